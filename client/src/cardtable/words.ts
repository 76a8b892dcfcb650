/** The card table's own texts, and those of its games. */
import { named, type BoardWords } from '$lib/i18n/board';
import { addCatalogue, say } from '$lib/i18n/words.svelte';
import type { Keys } from './keys';

type Params = Record<string, string | number>;

/** Under which its catalogues stand beside those of the games; they come with the table. */
const TABLE = 'card table';
const catalogues = import.meta.glob<string>('./messages/*.ftl', { eager: true, query: '?raw', import: 'default' });
for (const [path, text] of Object.entries(catalogues))
  addCatalogue(TABLE, path.slice('./messages/'.length, -'.ftl'.length), text);

/** A text of the table. */
export const w: BoardWords<Keys> = (key, ...[params]) => named(TABLE, key, params ?? {});

/** What a game's catalogue has for the card table, under `board-`; the key where it has no such words. */
export function wordsOf(game: string) {
  return (key: string, params: Params = {}): string =>
    say(game, { say: `board-${key.replace(/[^\w]/g, (sign) => (sign === '.' ? '-' : '_'))}`, with: params }) ?? key;
}
