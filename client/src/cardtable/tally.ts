/** How scores went, as the log tells it. */
import { messagesIn } from '$lib/i18n/words.svelte';
import type { LogEntry } from '$lib/wire';

/** Which messages tell that somebody's score has changed, each with the parameter that holds it; or lines by their words. */
export type Tallies = Readonly<Record<string, string>> | readonly RegExp[];

/** One row for the start and one for each change: everybody's score. */
export function courses(
  log: readonly LogEntry[],
  tallies: Tallies,
  names: readonly string[],
  start: readonly number[],
): number[][] {
  const rows = [[...start]];
  for (const entry of log) {
    if (entry.gone) continue;
    for (const [seat, score] of changesIn(entry, tallies, names)) {
      rows.push(rows.at(-1)!.map((before, index) => (index === seat ? Math.max(0, score) : before)));
    }
  }
  return rows;
}

function changesIn(entry: LogEntry, tallies: Tallies, names: readonly string[]): (readonly [number, number])[] {
  if (isByWords(tallies)) return entry.lines.flatMap((line) => changeInLine(line, tallies, names));
  return messagesIn(entry).flatMap(({ message }) => {
    const score = tallies[message.say];
    const told = message.with as { seat?: { seat: number } } & Record<string, unknown>;
    return score && told.seat ? [[told.seat.seat, Number(told[score])] as const] : [];
  });
}

const isByWords = (tallies: Tallies): tallies is readonly RegExp[] => Array.isArray(tallies);

function changeInLine(line: string, tallies: readonly RegExp[], names: readonly string[]) {
  const found = tallies.map((tally) => tally.exec(line)).find(Boolean);
  const place = found ? names.indexOf(found[1]!) : -1;
  return found && place >= 0 ? [[place, Number(found[2])] as const] : [];
}
