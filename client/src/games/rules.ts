/** The rules of a game as chapters to read, where its client brings them. */
import { language } from '$lib/i18n';

export interface Chapter {
  title: string;
  text: string;
}

const books = import.meta.glob<{ chapters: Record<string, readonly Chapter[]> & { en: readonly Chapter[] } }>(
  './*/rules.ts',
);

export async function loadRules(game: string): Promise<readonly Chapter[]> {
  const load = books[`./${game}/rules.ts`];
  if (!load) return [];
  const { chapters } = await load();
  return chapters[language()] ?? chapters.en;
}
