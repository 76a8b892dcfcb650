/** What the log tells, by its messages: how each turn came out, and where the lines came from. */
import { messagesIn } from '$lib/i18n/words.svelte';
import type { LogEntry, Phrase } from '$lib/wire';
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

type Params = Record<string, unknown>;

/** What an entry says under this key, message by message; nothing of what was taken back. */
function said(entry: LogEntry, key: string): Params[] {
  if (entry.gone) return [];
  return messagesIn(entry).flatMap(({ message }) => (message.say === key ? [message.with ?? {}] : []));
}

/** Amounts by source; a ship or power is named by its id, the die and what was saved by a word. */
function amounts(parts: unknown): Amounts {
  const from = (parts as Phrase[]).map(({ with: { source, amount } = {} }) => [idOf(source as Phrase), Number(amount)]);
  return Object.fromEntries(from);
}

const idOf = (name: Phrase) => name.say.slice(name.say.indexOf('-') + 1);

/** A sum with its parts; nothing has none. */
const summed = (total: unknown): Amounts => (total ? amounts((total as Phrase).with!.parts) : {});

function sideOf(told: Params): Side {
  return {
    damage: summed(told.damage),
    healing: summed(told.healing),
    own: summed(told.own_damage),
    before: Number(told.before),
    base: Number(told.baseline) || null,
    after: Number(told.after),
    fleet: Number(told.fleet),
  };
}

/** Every turn that was resolved, in order. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  let turn = 0;
  for (const entry of log) {
    const sides = said(entry, 'side_comes_to').map(sideOf);
    if (sides.length) turns.push({ turn, v: entry.v, sides });
    turn = Number(said(entry, 'turn_began')[0]?.turn ?? turn);
  }
  return turns;
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
    const more = extra ? said(entry, 'extra_lines')[0] : null;
    if (more) return { all: Number(more.lines), from: {}, joining: 0 };
    const own = said(entry, 'lines_come').find((one) => (one.seat as { seat: number }).seat === seat);
    if (own) return { all: Number(own.lines), from: amounts(own.sources), joining: Number(own.joining) };
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
    const begins = messagesIn(entry).find(({ message }) => message.say === 'turn_began');
    entry.lines.forEach((text, index) => {
      const turn = index === begins?.index ? Number(begins.message.with!.turn) : 0;
      if (turn || !chapters.length) chapters.push({ turn, v: entry.v, lines: [] });
      if (!turn) chapters.at(-1)!.lines.push({ key: `${entry.v}.${index}`, v: entry.v, seat: entry.seat, text });
    });
  }
  return chapters;
}
