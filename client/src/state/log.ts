import type { LogEntry } from '$lib/wire';
import { actOf } from './story';

/** Forgets what is numbered above `from`, then appends; lines may have been taken back or come to light. */
export function mergeLog(log: readonly LogEntry[], from: number, more: readonly LogEntry[]): LogEntry[] {
  const told = new Set(more.map((entry) => entry.v));
  return [...log.filter((entry) => entry.v <= from && !told.has(entry.v)), ...more];
}

export interface LogLine {
  v: number;
  /** When, in milliseconds; 0: it is not known. */
  at: number;
  seat: number;
  text: string;
  gone: boolean;
  /** The host who did it, beside what they did. */
  by: string;
  key: string;
}

const linesOfEntry = new WeakMap<LogEntry, LogLine[]>();

/** The lines of an entry are made once: a line that stays the same object is not drawn again. */
function entryLines(entry: LogEntry): LogLine[] {
  const known = linesOfEntry.get(entry);
  if (known) return known;
  const lines = entry.lines
    .map((text, index) => ({
      v: entry.v,
      at: entry.at ?? 0,
      seat: entry.seat,
      text,
      gone: entry.gone ?? false,
      by: index ? '' : (entry.by ?? ''),
      key: `${entry.v}.${index}`,
    }))
    .reverse();
  linesOfEntry.set(entry, lines);
  return lines;
}

/** The entries that a seat made or that tell of it. */
export function about(log: readonly LogEntry[], seat: number, name: string): LogEntry[] {
  return log.filter(
    (entry) =>
      entry.seat === seat ||
      actOf(entry).lines.some((line) => line.seats.includes(seat)) ||
      (name && entry.lines.some((line) => partsOf(line, [name]).some((part) => part.strong))),
  );
}

/** The log line by line, newest first; no more than are wanted. */
export function linesOf(log: readonly LogEntry[], most = Infinity): LogLine[] {
  const lines: LogLine[] = [];
  for (let index = log.length - 1; index >= 0 && lines.length < most; index -= 1)
    lines.push(...entryLines(log[index]!));
  return lines;
}

/** A sentence in parts, so that names of seats can be set apart. */
export function partsOf(text: string, names: readonly string[]): { text: string; strong: boolean }[] {
  const known = names.filter(Boolean).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!known.length) return [{ text, strong: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${known.join('|')})(?![\\p{L}\\p{N}])`, 'u');
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, strong: names.includes(part) }));
}
