import type { LogEntry } from '$lib/wire';

/** Forgets what is numbered above `from`, then appends; lines may have been taken back or come to light. */
export function mergeLog(log: readonly LogEntry[], from: number, more: readonly LogEntry[]): LogEntry[] {
  const told = new Set(more.map((entry) => entry.v));
  return [...log.filter((entry) => entry.v <= from && !told.has(entry.v)), ...more];
}

export interface LogLine {
  v: number;
  seat: number;
  text: string;
  gone: boolean;
  key: string;
}

/** The log line by line, newest first. */
export function linesOf(log: readonly LogEntry[]): LogLine[] {
  const lines = log.flatMap((entry) =>
    entry.lines.map((text, index) => ({
      v: entry.v,
      seat: entry.seat,
      text,
      gone: entry.gone ?? false,
      key: `${entry.v}.${index}`,
    })),
  );
  return lines.reverse();
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
