/** What turned the evening, read off its points: nobody judges positions of a game that is played on a real table. */
import { chairs, limitOf, type TiView } from './reading';

export type Turning =
  | { kind: 'custodians'; seat: number; round: number }
  | { kind: 'lead'; seat: number; round: number; points: number }
  | { kind: 'leap'; seat: number; round: number; points: number }
  | { kind: 'limit'; seat: number; round: number; points: number }
  | { kind: 'close'; seat: number; round: number; points: number };

/** So many points in one round are worth telling. */
const LEAP = 3;

/** The points each seat had at the end of each round, from the first. */
function totals(view: TiView): number[][] {
  const found: number[][] = [];
  for (let round = 1; round <= view.round; round += 1) {
    found.push(
      chairs(view).map((seat) =>
        view.ledger
          .filter(([who, , , , when]) => who === seat && when <= round)
          .reduce((sum, [, delta]) => sum + delta, 0),
      ),
    );
  }
  return found;
}

/** Who alone has the most points. */
function leader(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return most > 0 && points.lastIndexOf(most) === first ? first : null;
}

export function turningPoints(view: TiView): Turning[] {
  const found: Turning[] = [];
  const rounds = totals(view);
  const { claimed, by, round: when } = view.mecatol;
  if (claimed && by !== null && when) found.push({ kind: 'custodians', seat: by, round: when });
  let led: number | null = null;
  const leaps: Turning[] = [];
  rounds.forEach((points, index) => {
    const round = index + 1;
    const now = leader(points);
    if (now !== null && now !== led) found.push({ kind: 'lead', seat: now, round, points: points[now]! });
    led = now ?? led;
    points.forEach((total, seat) => {
      const gained = total - (rounds[index - 1]?.[seat] ?? 0);
      if (gained >= LEAP) leaps.push({ kind: 'leap', seat, round, points: gained });
    });
  });
  const most = Math.max(0, ...leaps.map((one) => ('points' in one ? one.points : 0)));
  const largest = leaps.filter((one) => 'points' in one && one.points === most);
  if (largest.length === 1) found.push(largest[0]!);
  const winner = view.result?.winner ?? null;
  const last = rounds.at(-1) ?? [];
  if (winner !== null && last.length) {
    const reached = rounds.findIndex((points) => points[winner]! >= limitOf(view));
    if (reached >= 0)
      found.push({ kind: 'limit', seat: winner, round: reached + 1, points: rounds[reached]![winner]! });
    const rival = chairs(view)
      .filter((seat) => seat !== winner)
      .toSorted((one, other) => last[other]! - last[one]!)[0];
    if (rival !== undefined)
      found.push({ kind: 'close', seat: rival, round: view.round, points: Math.max(0, last[winner]! - last[rival]!) });
  }
  return found.toSorted((one, other) => one.round - other.round);
}
