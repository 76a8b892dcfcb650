/** The rules of a game as chapters to read, where its client brings them. */
import { language } from '$lib/i18n';
import { game as find, loadCatalogue } from '$lib/state/catalogue.svelte';

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
  if (!load) return shippedRules(game);
  const { chapters, pictures } = await load();
  return (chapters[language()] ?? chapters.en).map((chapter, at) => ({ ...chapter, at: pictures?.[at] }));
}

/** Those that came with the game's package, in the reader's language or in English. */
async function shippedRules(game: string): Promise<readonly Chapter[]> {
  await loadCatalogue();
  const web = find(game)?.web;
  const file = web?.rules?.[language()] ?? web?.rules?.en;
  const answer = web && file ? await fetch(web.base + file).catch(() => null) : null;
  return answer?.ok ? chaptersOf(await answer.text()) : [];
}

/** Chapters of a plain text: `## ` and a title begin one, blank lines part its paragraphs. Shown as it is written. */
export function chaptersOf(text: string): Chapter[] {
  const [, ...parts] = `\n${text.replaceAll('\r', '')}`.split(/\n## +/);
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    const paragraphs = lines
      .join('\n')
      .trim()
      .split(/\n\s*\n/);
    return { title: title.trim(), text: paragraphs.map((one) => one.replaceAll('\n', ' ')).join('\n\n') };
  });
}
