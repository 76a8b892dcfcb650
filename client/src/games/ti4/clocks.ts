/** Clocks that run on between two pictures of the server. */
import type { Reading } from '$lib/wire';

/** How much later it is than when the clocks were read; nothing passes while the table is paused. */
export function passed(reading: Reading, now: number): number {
  return reading.paused ? 0 : Math.max(0, now - reading.now);
}

export interface SeatTime {
  turn: number;
  total: number;
  running: boolean;
  longest: number;
}

export function timeOf(reading: Reading | null, seat: number, now: number): SeatTime {
  const found = reading?.seats.find((one) => one.seat === seat);
  if (!reading || !found) return { turn: 0, total: 0, running: false, longest: 0 };
  const more = found.running ? passed(reading, now) : 0;
  return {
    turn: found.turn_ms + more,
    total: found.total_ms + more,
    running: found.running && !reading.paused,
    longest: found.longest_ms,
  };
}

/** The decision bar of a seat: what is left, in milliseconds, and how often it ran full. Rules, section 9. */
export function barOf(
  reading: Reading | null,
  seat: number,
  now: number,
  length: number,
  repeat: boolean,
): { left: number; cycle: number } | null {
  const found = reading?.seats.find((one) => one.seat === seat);
  if (!reading || !found?.bar || !found.running) return null;
  const { left_ms: left, cycle = 1 } = found.bar;
  const more = passed(reading, now);
  if (!repeat) return { left: Math.max(0, left - more), cycle: 1 };
  const spent = length - left + more;
  return { left: length - (spent % length), cycle: cycle + Math.floor(spent / length) };
}

/** Has nobody done anything for too long? */
export function isIdle(reading: Reading | null, now: number): boolean {
  if (!reading || reading.paused || reading.idle_at === null || reading.idle_at === undefined) return false;
  return now >= reading.idle_at;
}

/** A time on a clock: below an hour mm:ss, above h:mm:ss. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const pad = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** A time on the end screen: 2h45m. */
export function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}m`;
}
