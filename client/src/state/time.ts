import type { Reading, SeatReading } from '$lib/wire';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time on a clock: minutes and seconds, hours from one on, days from two on. Overdrawn time has a minus. */
export function clockText(ms: number): string {
  const sign = ms < 0 ? '−' : '';
  const rest = Math.abs(ms);
  if (rest >= 2 * DAY) return `${sign}${Math.floor(rest / DAY)} d`;
  const seconds = Math.ceil(rest / SECOND);
  const pad = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${sign}${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return `${sign}${minutes}:${pad(seconds % 60)}`;
}

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** A length of time in words: "3 days", "90 seconds", "5 minutes". */
export function duration(ms: number, language: string): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= one && ms % one === 0) ?? ['second', SECOND];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(ms / length));
}

/** How long ago something was, in the language given: "4 min. ago". */
export function ago(ms: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (ms < MINUTE) return format.format(0, 'minute');
  if (ms < HOUR) return format.format(-Math.round(ms / MINUTE), 'minute');
  if (ms < DAY) return format.format(-Math.round(ms / HOUR), 'hour');
  return format.format(-Math.round(ms / DAY), 'day');
}

/** What a running clock has been charged since it was read: nothing while what led to the decision was still shown. */
export function chargedSince(reading: Reading, clock: SeatReading, now: number): number {
  return Math.max(0, now - reading.now - (clock.waits_ms ?? 0));
}
