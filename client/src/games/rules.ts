/** The rules of a game as chapters to read, where its client brings them. */
import { language } from '$lib/i18n';

export interface Chapter {
  title: string;
  text: string;
  /** What on the board it speaks of, by the name the board gives it; beside a table that is its picture. */
  at?: string;
}

interface Book {
  chapters: Record<string, readonly Chapter[]> & { en: readonly Chapter[] };
  /** What each chapter speaks of, in their order. */
  pictures?: readonly string[];
}

const books = import.meta.glob<Book>('./*/rules.ts');

export async function loadRules(game: string): Promise<readonly Chapter[]> {
  const load = books[`./${game}/rules.ts`];
  if (!load) return [];
  const { chapters, pictures } = await load();
  return (chapters[language()] ?? chapters.en).map((chapter, at) => ({ ...chapter, at: pictures?.[at] }));
}
