/** Where the catalogues come from: the engine's when it says something first, a game's from the server. */
import { addCatalogue, hasCatalogue, read, speak, speaks, speaking } from './words.svelte';

const FRAME = '';
const ENGLISH = 'en';
const frames = import.meta.glob<string>('../../../src/rondel/words/*.ftl', { query: '?raw', import: 'default' });

/** What engine and server say, in this language and in English, which stands in where nobody has translated it. */
async function loadFrame(language: string): Promise<void> {
  const wanted = [...new Set([language, ENGLISH])].filter((code) => !hasCatalogue(FRAME, code));
  await Promise.all(
    wanted.map(async (code) => {
      const load = frames[`../../../src/rondel/words/${code}.ftl`];
      if (load) addCatalogue(FRAME, code, await load());
    }),
  );
}

/** In which language engine and server speak from now on. */
export async function speakFrame(language: string): Promise<void> {
  if (hasCatalogue(FRAME, ENGLISH)) await loadFrame(language);
  speak(language);
}

/** The engine's catalogue and a game's, in the reader's language and in English. */
export async function loadWords(game: string, language: string): Promise<void> {
  const missing = game ? [...new Set([language, ENGLISH])].filter((code) => !hasCatalogue(game, code)) : [];
  await Promise.all([
    loadFrame(language),
    ...missing.map(async (code) => addCatalogue(game, code, await fetched(game, code))),
  ]);
}

async function fetched(game: string, language: string): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/messages/${language}`).catch(() => null);
  // Without a catalogue everything is told by its key: better than no table.
  return answer?.ok ? answer.text() : '';
}

/** Something that has arrived, in words; the first phrase of all brings the engine's catalogue. */
export async function heard<T>(game: string, value: T): Promise<T> {
  if (speaks(value)) await loadFrame(speaking());
  return read(game, value);
}

/** Is there a catalogue for what engine and server say? */
export const isFrameLoaded = (): boolean => hasCatalogue(FRAME, ENGLISH);
