/** Who sits where: mine nearest, the others opposite and beside me; who is out gives up the room. */
import type { Model, Side } from './model';

export interface Seating {
  /** Whose side lies nearest. */
  from: number;
  mine: Side;
  /** Is it the reader's own? */
  seated: boolean;
  /** Who only watches more than two sees all of them alike, in two rows. */
  alike: boolean;
  others: readonly Side[];
  /** Four sit two and two: the third of the others sits beside me. */
  beside: Side | undefined;
  /** The second row of those who are seen alike. */
  near: readonly Side[];
  /** Out of the match, with nothing on the table any more. */
  gone: readonly Side[];
}

export function seatingOf({ sides }: Model, seats: readonly number[]): Seating {
  const from = seats[0] ?? 0;
  const mine = sides[from]!;
  const seated = seats.length > 0;
  /** Everybody in the order of their turns, clockwise from the left of whoever sits nearest. */
  const around = sides.map((_, step) => sides[(from + step + 1) % sides.length]!).slice(0, -1);
  const isGone = (side: Side) => Boolean(side.out) && !side.rows.flat().length;
  const gone = around.filter(isGone);
  const there = around.filter((side) => !isGone(side));
  if (!seated && sides.length > 2) {
    const shown = sides.filter((side) => !isGone(side));
    const half = Math.ceil(shown.length / 2);
    const others = shown.slice(0, half);
    return {
      ...{ from, mine, seated, alike: true, others, beside: undefined },
      ...{ near: shown.slice(half), gone: sides.filter(isGone) },
    };
  }
  const beside = seated && there.length === 3 ? there[2] : undefined;
  const others = there.slice(0, beside ? 2 : undefined);
  return { from, mine, seated, alike: false, others, beside, near: [], gone };
}
