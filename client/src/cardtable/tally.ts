/** How scores went, as the log tells it. */
import { messagesIn } from '$lib/i18n/words.svelte';
import type { LogEntry } from '$lib/wire';

/** Which messages tell that somebody's score has changed, each with the parameters that say whose and to what. */
export type Tallies = Readonly<Record<string, readonly [whose: string, score: string]>>;

/** One row for the start and one for each change: everybody's score. */
export function courses(log: readonly LogEntry[], tallies: Tallies, start: readonly number[]): number[][] {
  const rows = [[...start]];
  for (const entry of log) {
    if (entry.gone) continue;
    for (const [seat, score] of changesIn(entry, tallies)) {
      rows.push(rows.at(-1)!.map((before, index) => (index === seat ? Math.max(0, score) : before)));
    }
  }
  return rows;
}

function changesIn(entry: LogEntry, tallies: Tallies): (readonly [number, number])[] {
  return messagesIn(entry).flatMap(({ message }) => {
    const [whose, score] = tallies[message.say] ?? [];
    const told: Record<string, unknown> = message.with ?? {};
    return whose && score ? [[(told[whose] as { seat: number }).seat, Number(told[score])] as const] : [];
  });
}
