import type { SeatColour } from './seats';

let painted = $state.raw<readonly (SeatColour | null)[]>([]);

/** Seats in colours of their own, where a game lets people choose; an empty list: as they stand round the table. */
export function paint(colours: readonly (SeatColour | null)[]): void {
  painted = colours;
}

export function colourOf(seat: number): SeatColour | null {
  return painted[seat] ?? null;
}
