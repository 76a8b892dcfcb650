/** Everything a game says has a German sentence, held against what random games really said.
 *
 * `scripts/sentences.py` writes the sentences; `make german GAME=name` does both for one game.
 */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCommonPhrases, addPhrases, untold, type PhraseBook } from '$lib/games/tell.svelte';
import { ENGINE } from '$lib/i18n/engine.de';
import { setLanguage } from '$lib/i18n';

const books = import.meta.glob<PhraseBook>('../src/games/*/phrases.ts');
const file = (game: string) => `tests/sentences/${game}.json`;
const only = process.env.GAME;
const claims = Object.keys(books)
  .map((path) => path.split('/').at(-2)!)
  .filter((game) => !only || game === only);

interface Said {
  names: string[];
  sentences: string[];
}

function missing(game: string, same: readonly string[] = []): string[] {
  const said = JSON.parse(readFileSync(file(game), 'utf8')) as Said;
  const names = new Set([...said.names, ...same]);
  // Names, numbers, signs and squares of a board read the same everywhere.
  const isSame = (part: string) =>
    names.has(part) || /^[\P{L}]*$/u.test(part) || /^[♥♦♣♠]?\S?\d*[A-Za-z]?$/u.test(part);
  const found = new Map<string, string>();
  for (const sentence of said.sentences) {
    for (const part of untold(game, sentence, isSame)) found.set(part, sentence);
  }
  return [...found].map(([part, sentence]) => (part === sentence ? part : `${part}  in  ${sentence}`));
}

describe('German', () => {
  beforeAll(async () => {
    await setLanguage('de');
    addCommonPhrases(ENGINE);
  });
  afterAll(() => setLanguage('en'));

  for (const game of claims) {
    it.runIf(existsSync(file(game)))(
      `has every sentence of ${game}`,
      async () => {
        const { PHRASES, polish, SAME } = await books[`../src/games/${game}/phrases.ts`]!();
        addPhrases(game, PHRASES, polish);
        const lacking = missing(game, SAME);
        expect(lacking.slice(0, 200), `${lacking.length} without German`).toEqual([]);
      },
      60_000,
    );
  }
});
