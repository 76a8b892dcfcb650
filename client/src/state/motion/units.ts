/** Units that are all alike have no names of their own: which of them went where is found by counting. */

/** So many units of a kind in a place: `data-unit`, `data-in`, `data-many`. */
export interface Stand {
  unit: string;
  place: string;
  many: number;
}

export interface Moves<T extends Stand> {
  /** From where to where. */
  went: { from: T; to: T }[];
  /** What was not on the table before. */
  came: T[];
  /** What is no longer. */
  left: T[];
}

const keyOf = ({ unit, place }: Stand) => `${unit}\n${place}`;

/** A place may show alike units apart, such as hostile and peaceful ones. */
function summed<T extends Stand>(stands: readonly T[]): Map<string, { stand: T; many: number }> {
  const found = new Map<string, { stand: T; many: number }>();
  for (const stand of stands) {
    const known = found.get(keyOf(stand));
    if (known) known.many += stand.many;
    else found.set(keyOf(stand), { stand, many: stand.many });
  }
  return found;
}

/** What must have happened between two countings, every unit taking the shortest way. */
export function movesOf<T extends Stand>(
  before: readonly T[],
  after: readonly T[],
  far: (from: T, to: T) => number = () => 0,
): Moves<T> {
  const less: T[] = [];
  const more: T[] = [];
  const [then, now] = [summed(before), summed(after)];
  const differ =
    (one: T[], other: typeof now) =>
    ({ stand, many }: { stand: T; many: number }) => {
      const by = many - (other.get(keyOf(stand))?.many ?? 0);
      for (let n = 0; n < by; n += 1) one.push(stand);
    };
  [...then.values()].forEach(differ(less, now));
  [...now.values()].forEach(differ(more, then));
  const moves: Moves<T> = { went: [], came: [], left: [] };
  for (const to of more) {
    const same = less.filter(({ unit }) => unit === to.unit).sort((one, other) => far(one, to) - far(other, to));
    const from = same[0];
    if (!from) {
      moves.came.push(to);
      continue;
    }
    less.splice(less.indexOf(from), 1);
    moves.went.push({ from, to });
  }
  moves.left = less;
  return moves;
}
