/** Where pieces come from that were not on the screen before: from the seat whose act brought them. */
import type { Happened } from '$lib/wire';

/** A piece and the `data-place` it comes from, or goes to when it leaves the screen. */
export interface Origin {
  piece: string;
  place: string;
}

function mentions(value: unknown, piece: string): boolean {
  if (Array.isArray(value)) return value.some((one) => mentions(one, piece));
  if (typeof value === 'object' && value !== null) return Object.values(value).some((one) => mentions(one, piece));
  return value === piece || (typeof value === 'number' && piece.endsWith(`-${value}`));
}

const seatOf = ({ params }: Happened) => (typeof params?.seat === 'number' ? params.seat : null);

/** The place a piece belongs to by what is told: the seat of the event that names it, or of the only seat that acted. */
export function placeOf(piece: string, events: readonly Happened[], told: readonly Origin[]): string {
  const known = told.find((one) => one.piece === piece);
  if (known) return known.place;
  const acts = events.filter((event) => seatOf(event) !== null);
  const named = acts.find(({ params }) => {
    const { seat: _, ...rest } = params ?? {};
    return mentions(rest, piece);
  });
  const seats = new Set(acts.map(seatOf));
  const seat = named ? seatOf(named) : seats.size === 1 ? [...seats][0] : null;
  return seat === null || seat === undefined ? '' : `seat-${seat}`;
}
