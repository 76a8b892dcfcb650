/** Where the catalogues come from: the engine's with the page, a game's from the server. */
import { addCatalogue, hasCatalogue, speak } from './words.svelte';
import english from '../../../src/rondel/words/en.ftl?raw';

const others = import.meta.glob<string>(['../../../src/rondel/words/*.ftl', '!../../../src/rondel/words/en.ftl'], {
  query: '?raw',
  import: 'default',
});

addCatalogue('', 'en', english);

/** What engine and server say, in this language from now on; where nobody has translated it, in English. */
export async function speakFrame(language: string): Promise<void> {
  const load = others[`../../../src/rondel/words/${language}.ftl`];
  if (load && !hasCatalogue('', language)) addCatalogue('', language, await load());
  speak(language);
}

/** A game's catalogue, in the reader's language and in English. */
export async function loadWords(game: string, language: string): Promise<void> {
  const missing = [...new Set([language, 'en'])].filter((code) => !hasCatalogue(game, code));
  await Promise.all(missing.map(async (code) => addCatalogue(game, code, await fetched(game, code))));
}

async function fetched(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/messages/${language}`).catch(() => null);
  // Without a catalogue everything is told by its key: better than no table.
  return answer?.ok ? answer.text() : '';
}
