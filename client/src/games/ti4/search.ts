/** One way of searching for everything printed. Rules, section 13.5. */

/** A text without case and accents. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface Entry {
  name: string;
  lines: readonly string[];
  /** Its set is in the game; what is not comes last. */
  inPlay?: boolean;
}

function rank(entry: Entry, words: readonly string[]): number | null {
  const name = plain(entry.name);
  if (words.every((word) => name.includes(word))) return 0;
  const text = plain([entry.name, ...entry.lines].join(' '));
  return words.every((word) => text.includes(word)) ? 1 : null;
}

/** Everything in which every word occurs: what is in play first, then those with all words in the name, by name. */
export function find<T extends Entry>(entries: readonly T[], query: string): T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return entries
    .flatMap((entry) => {
      const found = rank(entry, words);
      return found === null ? [] : [{ entry, key: [Number(entry.inPlay === false), found] as const }];
    })
    .sort(
      (one, other) =>
        one.key[0] - other.key[0] ||
        one.key[1] - other.key[1] ||
        plain(one.entry.name).localeCompare(plain(other.entry.name)),
    )
    .map(({ entry }) => entry);
}
