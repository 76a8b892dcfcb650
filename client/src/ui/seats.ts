import { colourOf } from './paint.svelte';

/** Eight seats, each told by colour, shape and line dash alike. */
export type SeatColour = 'blue' | 'red' | 'green' | 'orange' | 'purple' | 'yellow' | 'black' | 'pink';

export interface SeatLook {
  colour: SeatColour;
  shape: string;
  /** The shape on a grid of 32. */
  path: string;
  /** How this seat's line is drawn in a chart. */
  dash: string;
  /** A tile of 8 by 8 that fills areas of this seat. */
  pattern: string;
}

const WHITE = 'stroke="#fff" stroke-opacity=".5" stroke-width="1.6"';

const LOOKS: readonly SeatLook[] = [
  {
    colour: 'blue',
    shape: 'circle',
    path: 'M16 7.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z',
    dash: '',
    pattern: '<circle cx="4" cy="4" r="1.5" fill="#fff" fill-opacity=".55"/>',
  },
  {
    colour: 'red',
    shape: 'triangle',
    path: 'M16 7.5 25 23H7Z',
    dash: '3 5',
    pattern: `<path d="M-2 10 10-2M-2 2 2-2M6 10l4-4" ${WHITE}/>`,
  },
  {
    colour: 'green',
    shape: 'square',
    path: 'M8.5 8.5h15v15h-15Z',
    dash: '10 5',
    pattern: `<path d="M0 4h8" ${WHITE}/>`,
  },
  {
    colour: 'orange',
    shape: 'star',
    path: 'm16 5.5 3 7.2 7.7.6-5.9 5 1.9 7.5L16 21.7l-6.7 4.1 1.9-7.5-5.9-5 7.7-.6Z',
    dash: '12 4 3 4',
    pattern: '<path d="M-2-2l12 12M6-2l4 4M-2 6l4 4" stroke="#000" stroke-opacity=".35" stroke-width="1.6"/>',
  },
  {
    colour: 'purple',
    shape: 'hexagon',
    path: 'M11 7.3h10l5 8.7-5 8.7H11L6 16Z',
    dash: '12 4 3 4 3 4',
    pattern: `<path d="M4 0v8" ${WHITE}/>`,
  },
  {
    colour: 'yellow',
    shape: 'diamond',
    path: 'M16 6l10 10-10 10L6 16Z',
    dash: '18 6',
    pattern: '<path d="M0 4 4 0l4 4-4 4Z" fill="none" stroke="#000" stroke-opacity=".4"/>',
  },
  {
    colour: 'black',
    shape: 'cross',
    path: 'M12.8 7h6.4v5.8H25v6.4h-5.8V25h-6.4v-5.8H7v-6.4h5.8Z',
    dash: '6 4',
    pattern: '<path d="M0 4h8M4 0v8" stroke="#fff" stroke-opacity=".35"/>',
  },
  {
    colour: 'pink',
    shape: 'heart',
    path: 'M16 25.5S6.5 20 6.5 13.3A4.9 4.9 0 0 1 16 11.5a4.9 4.9 0 0 1 9.5 1.8C25.5 20 16 25.5 16 25.5Z',
    dash: '2 8',
    pattern:
      '<path d="M0 2q2-3 4 0t4 0M0 6q2-3 4 0t4 0" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="1.2"/>',
  },
];

export const SEAT_LOOKS = LOOKS;

/** How a colour looks, whichever seat has it. */
export function lookOf(colour: SeatColour): SeatLook {
  return LOOKS.find((look) => look.colour === colour)!;
}

/** How a seat looks; beyond eight seats they repeat. */
export function seatLook(seat: number): SeatLook {
  const colour = colourOf(seat);
  if (colour) return lookOf(colour);
  return LOOKS[((seat % LOOKS.length) + LOOKS.length) % LOOKS.length]!;
}
