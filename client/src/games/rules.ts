/** The rules of a game as chapters to read, where its client brings them. */
import { language, type Language } from '$lib/i18n';

export interface Chapter {
  title: string;
  text: string;
}

const books = import.meta.glob<{ chapters: Record<Language, readonly Chapter[]> }>('./*/rules.ts');

export async function loadRules(game: string): Promise<readonly Chapter[]> {
  const load = books[`./${game}/rules.ts`];
  return load ? (await load()).chapters[language()] : [];
}
