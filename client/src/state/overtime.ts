/** What comes after a bank: periods that are there for each move anew, or a block for several moves. */
import { t } from '$lib/i18n';
import type { ClockSettings, SeatReading } from '$lib/wire';

export interface Overtime {
  ms: number;
  note: string;
}

/** What a clock with overtime shows when so much is left until its end; nothing for any other. */
export function inOvertime(clock: ClockSettings, shown: SeatReading, left: number): Overtime | null {
  const { overtime_ms: overtime, spare } = shown;
  if (overtime === null || overtime === undefined || spare === null || spare === undefined) return null;
  const canadian = clock.kind === 'canadian';
  if (left > overtime) {
    const n = spare;
    return { ms: left - overtime, note: canadian ? '' : t('clock.periods', { n }) };
  }
  if (canadian) return { ms: left, note: t('clock.block', { n: spare }) };
  const period = clock.budget_ms ?? 1;
  const n = Math.max(1, Math.ceil(left / period));
  return { ms: left - (n - 1) * period, note: t('clock.periods', { n }) };
}
