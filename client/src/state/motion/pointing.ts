/** Points at what events are about: the pieces, places and seats they name, as the boards mark them. */
import type { Happened } from '$lib/wire';
import { isStill } from '../still';

function namesIn(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(namesIn);
}

const MARKS = ['data-piece', 'data-place', 'data-in'] as const;
const MOST = 3;

function marked(name: string | number): Element | null {
  const quoted = CSS.escape(String(name));
  const exact = MARKS.map((mark) => `[${mark}="${quoted}"]`);
  const ending = MARKS.slice(0, 2).map((mark) => `[${mark}$="-${quoted}"]`);
  return document.querySelector([...exact, ...(String(name).length > 1 ? ending : [])].join(','));
}

/** What on the board is meant: things before seats. */
export function meant(events: readonly Happened[], seats: readonly number[]): Element[] {
  const { things, people } = events.reduce(
    (found, { params = {} }) => {
      const { seat, ...rest } = params;
      found.things.push(...Object.values(rest).flatMap(namesIn));
      if (typeof seat === 'number') found.people.push(seat);
      return found;
    },
    { things: [] as (string | number)[], people: [] as number[] },
  );
  const found = [...new Set(things)].map(marked).filter((one) => one !== null);
  if (found.length) return [...new Set(found)].slice(0, MOST);
  return [...new Set([...people, ...seats])]
    .map((seat) => document.querySelector(`[data-place="seat-${seat}"]`))
    .filter((one) => one !== null)
    .slice(0, MOST);
}

/** Lights it up for a moment. */
export function pointAt(elements: readonly Element[]): void {
  const lit = 'drop-shadow(0 0 8px var(--lamp)) drop-shadow(0 0 3px var(--lamp))';
  for (const element of elements) {
    element.scrollIntoView?.({ block: 'nearest', inline: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
    element.animate?.([{ filter: 'none' }, { filter: lit, offset: 0.2 }, { filter: lit, offset: 0.8 }, {}], 1600);
  }
}
