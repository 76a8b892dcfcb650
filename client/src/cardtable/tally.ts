/** How scores went, read from what the log told. */
import type { LogEntry } from '$lib/wire';

/** One row for the start and one for each change: everybody's score. */
export function courses(
  log: readonly LogEntry[],
  tallies: readonly RegExp[],
  names: readonly string[],
  start: readonly number[],
): number[][] {
  const rows = [[...start]];
  for (const entry of log) {
    if (entry.gone) continue;
    for (const line of entry.lines) {
      const found = tallies.map((tally) => tally.exec(line)).find(Boolean);
      const seat = found ? names.indexOf(found[1]!) : -1;
      if (found && seat >= 0)
        rows.push(rows.at(-1)!.map((score, index) => (index === seat ? Math.max(0, Number(found[2])) : score)));
    }
  }
  return rows;
}
