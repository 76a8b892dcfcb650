/** What comes after a bank: periods that are there for each move anew, or a block for several moves. */
import { t } from '$lib/i18n';
import type { ClockSettings, SeatReading } from '$lib/wire';
import { clockText } from './time';

export interface Overtime {
  ms: number;
  /** What is left besides, or what comes then. */
  note: string;
  /** The same where there is little room; nothing before it has begun. */
  short: string;
  /** Nothing comes after it. */
  last: boolean;
}

/** What a clock with overtime shows when so much is left until its end; nothing for any other. */
export function inOvertime(clock: ClockSettings, shown: SeatReading, left: number): Overtime | null {
  const { overtime_ms: overtime, spare } = shown;
  if (overtime === null || overtime === undefined || spare === null || spare === undefined) return null;
  const canadian = clock.kind === 'canadian';
  const period = clock.budget_ms ?? 1;
  if (left > overtime) {
    const comes = { n: spare, time: clockText(period) };
    const note = canadian ? t('clock.thenBlock', comes) : t('clock.thenPeriods', comes);
    return { ms: left - overtime, note, short: '', last: false };
  }
  if (canadian) return { ms: left, note: t('clock.block', { n: spare }), short: `/${spare}`, last: true };
  const n = Math.max(1, Math.ceil(left / period));
  return { ms: left - (n - 1) * period, note: t('clock.periods', { n }), short: `(${n})`, last: n === 1 };
}
