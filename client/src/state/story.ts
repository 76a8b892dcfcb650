/** The log as people read it: turn by turn, one act after the other, every line about whom it is about. */
import { messagesIn } from '$lib/i18n/words.svelte';
import { isPlayer } from '$lib/seats';
import type { LineNote, LogEntry, Phrase } from '$lib/wire';

export interface StoryLine {
  key: string;
  v: number;
  index: number;
  text: string;
  /** Whom it is about, who need not have sent the command. */
  seat: number;
  /** All who are named. */
  seats: readonly number[];
  tone: LineNote['tone'];
  losers: readonly number[];
}

export interface StoryAct {
  v: number;
  /** When, in milliseconds; 0: it is not known. */
  at: number;
  seat: number;
  gone: boolean;
  /** The host who did it. */
  by: string;
  lines: readonly StoryLine[];
}

export interface StoryTurn {
  key: string;
  title: string;
  acts: StoryAct[];
}

/** The seats that a message names, in its own order. */
export function seatsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(seatsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'seat' && typeof part === 'number' ? [part] : seatsIn(part),
  );
}

const acts = new WeakMap<LogEntry, StoryAct>();

/** An entry as one act with what came of it; made once, so that what stays the same is not drawn again. */
export function actOf(entry: LogEntry): StoryAct {
  const known = acts.get(entry);
  if (known) return known;
  const messages = new Map(messagesIn(entry).map(({ message, index }) => [index, message]));
  const notes = new Map((entry.notes ?? []).map((note) => [note.line, note]));
  const lines = entry.lines.map((text, index): StoryLine => {
    const seats = [...new Set(seatsIn((messages.get(index) as Phrase | undefined)?.with))].filter(isPlayer);
    const note = notes.get(index);
    return {
      key: `${entry.v}.${index}`,
      v: entry.v,
      index,
      text,
      seat: seats[0] ?? entry.seat,
      seats,
      tone: note?.tone ?? 'plain',
      losers: note?.losers ?? [],
    };
  });
  const { v, at = 0, seat, gone = false, by = '' } = entry;
  const act = { v, at, seat, gone, by, lines: lines.filter((line) => line.text) };
  acts.set(entry, act);
  return act;
}

/** Turn by turn, newest first; within a turn the newest act first. No more lines than are wanted. */
export function turnsOf(log: readonly LogEntry[], most = Infinity): StoryTurn[] {
  const turns: StoryTurn[] = [];
  let open: StoryAct[] = [];
  let count = 0;
  for (let index = log.length - 1; index >= 0 && count < most; index -= 1) {
    const entry = log[index]!;
    const act = actOf(entry);
    if (act.lines.length) open.push(act);
    count += act.lines.length;
    if (entry.begins?.length) {
      turns.push({ key: `${entry.v}`, title: entry.begins.join(' · '), acts: open });
      open = [];
    }
  }
  if (open.length) turns.push({ key: 'first', title: '', acts: open });
  return turns;
}

const WEIGHTS = { light: 0, plain: 1, decides: 2, loss: 3 } as const;

/** The line that says most; of several, the last. */
export function weightiest(lines: readonly StoryLine[]): StoryLine | undefined {
  return lines.reduce<StoryLine | undefined>(
    (most, line) => (most && WEIGHTS[most.tone] > WEIGHTS[line.tone] ? most : line),
    undefined,
  );
}

/** The line of an act that says most. */
export const headline = (act: StoryAct): StoryLine | undefined => weightiest(act.lines);

/** Does a line tell what others did to one of these seats? What is told of themselves first is their own doing. */
export function touches(line: StoryLine, own: boolean, mine: readonly number[]): boolean {
  if (mine.some((seat) => line.losers.includes(seat))) return true;
  return !own && !mine.includes(line.seat) && mine.some((seat) => line.seats.includes(seat));
}
