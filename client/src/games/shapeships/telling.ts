/** What the log tells, read back: how each turn came out, and where the lines came from. */
import type { LogEntry } from '$lib/wire';
import { SHIPS, SOLAR } from './catalogue';
import type { Amounts } from './reading';

/** One side of a turn that was resolved. */
export interface Side {
  damage: Amounts;
  healing: Amounts;
  own: Amounts;
  before: number;
  /** Ark of Redemption: where the sum began instead. */
  base: number | null;
  after: number;
  fleet: number;
}

export interface Turn {
  turn: number;
  /** The entry that resolved it. */
  v: number;
  sides: readonly Side[];
}

const BEGINS = /^Turn (\d+) begins\.$/;
const SIDE =
  /^.+ deals (\d+)(?: \((.+?)\))? and heals (\d+)(?: \((.+?)\))?(?:, \d+ \((.+?)\) to itself)?: health (-?\d+) → (-?\d+)(?:, from (\d+) by Redemption)?; fleet worth (\d+)\.$/u;
const INCOME = /^.+ has (\d+) lines \((.+)\)(?: and (\d+) joining)?\.$/u;
const EXTRA = /^.+ has (\d+) lines\.$/u;

const IDS = new Map([...Object.values(SHIPS), ...Object.values(SOLAR)].map(({ id, name }) => [name, id]));

/** "Fighter 3, Starship 8" as amounts by id; what is neither ship nor power keeps its word. */
function amounts(text: string | undefined): Amounts {
  const parts = (text ?? '').split(', ').map((part) => /^(.+) (\d+)$/.exec(part));
  return Object.fromEntries(
    parts.flatMap((found) => (found ? [[IDS.get(found[1]!) ?? found[1]!, Number(found[2])]] : [])),
  );
}

function sideOf(line: string): Side | null {
  const found = SIDE.exec(line);
  if (!found) return null;
  const [, , damage, , healing, own, before, after, base, fleet] = found;
  return {
    damage: amounts(damage),
    healing: amounts(healing),
    own: amounts(own),
    before: Number(before),
    base: base === undefined ? null : Number(base),
    after: Number(after),
    fleet: Number(fleet),
  };
}

/** Every turn that was resolved, in order. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  let turn = 0;
  for (const entry of log) {
    if (entry.gone) continue;
    const sides = entry.lines.map(sideOf).filter((side) => side !== null);
    if (sides.length === 2) turns.push({ turn, v: entry.v, sides });
    turn = begun(entry) ?? turn;
  }
  return turns;
}

function begun(entry: LogEntry): number | null {
  const found = entry.lines.map((line) => BEGINS.exec(line)?.[1]).find(Boolean);
  return found ? Number(found) : null;
}

export interface Income {
  all: number;
  /** By source: a ship, `die`, `saved`, a Solar Power. */
  from: Amounts;
  joining: number;
}

/** What a seat had to spend when this turn's lines came, and in an extra Build Phase what it has since. */
export function incomeOf(log: readonly LogEntry[], seat: number, extra: boolean): Income | null {
  for (const entry of [...log].reverse()) {
    if (entry.gone) continue;
    const more = extra ? entry.lines.map((line) => EXTRA.exec(line)).find(Boolean) : null;
    if (more) return { all: Number(more[1]), from: {}, joining: 0 };
    const found = entry.lines.map((line) => INCOME.exec(line)).filter((one) => one !== null);
    const own = found[seat];
    if (own) return { all: Number(own[1]), from: amounts(own[2]), joining: Number(own[3] ?? 0) };
  }
  return null;
}

export interface Chapter {
  /** 0 before the first turn. */
  turn: number;
  v: number;
  lines: { key: string; v: number; seat: number; text: string }[];
}

/** The log by turns, in order. */
export function chaptersOf(log: readonly LogEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const entry of log) {
    if (entry.gone) continue;
    entry.lines.forEach((text, index) => {
      const turn = BEGINS.exec(text)?.[1];
      if (turn || !chapters.length) chapters.push({ turn: Number(turn ?? 0), v: entry.v, lines: [] });
      if (!turn) chapters.at(-1)!.lines.push({ key: `${entry.v}.${index}`, v: entry.v, seat: entry.seat, text });
    });
  }
  return chapters;
}
