/** What stands on each place of the map, and where exactly. */
import type { Import } from './importing';
import { PLACES } from './map';
import { NATIONS, type Board, type Forecast, type Nation, type Step } from './reading';

export type PieceKind = 'army' | 'fleet' | 'flag' | 'works' | 'yard';

export interface Piece {
  key: string;
  at: string;
  kind: PieceKind;
  nation: Nation;
  count: number;
  /** An army that coexists. */
  peace: boolean;
  /** A factory that an occupier has shut. */
  shut: boolean;
  /** It is to come, and is not there yet. */
  planned: boolean;
  x: number;
  y: number;
}

const WIDTH: Record<PieceKind, number> = { army: 23, fleet: 31, flag: 17, works: 27, yard: 27 };
const ROW = 88;

/** Everything on the map; equal units stand as one piece with a count. */
export function piecesOn(
  board: Board,
  forecast: Record<Nation, Forecast>,
  planned: { nation: Nation; units: readonly Import[] } | null = null,
): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  const put = (at: string, kind: PieceKind, nation: Nation, { peace = false, shut = false, planned = false } = {}) => {
    const here = found.get(at) ?? found.set(at, []).get(at)!;
    const key = `${at} ${kind} ${nation}${peace ? ' peace' : ''}${planned ? ' planned' : ''}`;
    const same = here.find((piece) => piece.key === key);
    if (same) same.count += 1;
    else here.push({ key, at, kind, nation, count: 1, peace, shut, planned, x: 0, y: 0 });
  };
  for (const nation of NATIONS) {
    const shut = forecast[nation].occupied;
    for (const at of board.forces[nation].factories)
      put(at, PLACES[at]?.port ? 'yard' : 'works', nation, { shut: shut.includes(at) });
  }
  for (const nation of NATIONS) {
    for (const at of board.forces[nation].fleets) put(at, 'fleet', nation);
    for (const army of board.forces[nation].armies) put(army.at, 'army', nation, { peace: !army.hostile });
  }
  for (const [kind, at] of planned?.units ?? []) put(at, kind, planned!.nation, { planned: true });
  for (const [at, nation] of Object.entries(board.chips)) put(at, 'flag', nation);
  for (const [at, pieces] of found) arrange(at, pieces);
  return found;
}

/** Side by side below the name, in a second row where there are many. */
function arrange(at: string, pieces: Piece[]): void {
  const place = PLACES[at];
  if (!place) return;
  const rows: Piece[][] = [[]];
  let width = 0;
  for (const piece of pieces) {
    if (width && width + WIDTH[piece.kind] > ROW) {
      rows.push([]);
      width = 0;
    }
    rows.at(-1)!.push(piece);
    width += WIDTH[piece.kind];
  }
  rows.forEach((row, index) => {
    const whole = row.reduce((total, piece) => total + WIDTH[piece.kind], 0);
    let left = place.x - whole / 2;
    for (const piece of row) {
      piece.x = left + WIDTH[piece.kind] / 2;
      piece.y = place.y + 11 + index * 25;
      left += WIDTH[piece.kind];
    }
  });
}

export type Deed = 'move' | 'peace' | 'hostile' | 'war' | 'blow';

export function deedOf(action: string): Deed {
  if (action === '') return 'move';
  if (action === 'peace' || action === 'hostile') return action;
  return action.startsWith('war') ? 'war' : 'blow';
}

export interface Arrow {
  key: string;
  path: string;
  /** Where it ends, and in which direction. */
  x: number;
  y: number;
  angle: number;
  deed: Deed;
  count: number;
  mark: { x: number; y: number };
  style: 'plan' | 'picked' | 'first' | 'second';
}

/** Steps as arrows; those that stay get none, equal ones are counted. */
export function arrowsOf(steps: readonly Step[], style: Arrow['style']): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { origin, to, action } of steps) {
    const [from, end] = [PLACES[origin], PLACES[to]];
    if (origin === to || !from || !end) continue;
    const key = `${style} ${origin} ${to} ${action}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { key, ...curve(from.x, from.y + 6, end.x, end.y + 4), deed: deedOf(action), count: 1, style });
  }
  return [...found.values()];
}

/** A bow between two points that stops short of the second. */
function curve(x1: number, y1: number, x2: number, y2: number) {
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const bow = Math.min(34, far * 0.18);
  const cx = (x1 + x2) / 2 + ((y2 - y1) / far) * bow;
  const cy = (y1 + y2) / 2 - ((x2 - x1) / far) * bow;
  const last = Math.hypot(x2 - cx, y2 - cy) || 1;
  const short = Math.min(13, far / 4);
  const x = x2 - ((x2 - cx) / last) * short;
  const y = y2 - ((y2 - cy) / last) * short;
  const angle = (Math.atan2(y - cy, x - cx) * 180) / Math.PI;
  const mark = { x: (x1 + 2 * cx + x) / 4, y: (y1 + 2 * cy + y) / 4 };
  const whole = (n: number) => Math.round(n * 10) / 10;
  return { path: `M${x1} ${y1}Q${whole(cx)} ${whole(cy)} ${whole(x)} ${whole(y)}`, x, y, angle, mark };
}
