/** The rules of a game as chapters to read: its books are Fluent, fetched when somebody opens them. */
import type { Component } from 'svelte';
import { language } from '$lib/i18n';
import { bookOf } from '$lib/i18n/bundle';
import { loadWords } from '$lib/i18n/catalogues';
import { game as find, loadCatalogue } from '$lib/state/catalogue.svelte';

export interface Chapter {
  title: string;
  text: string;
  /** What on the board it speaks of, by the name the board gives it; beside a table that is its picture. */
  at?: string;
}

/** What a game adds to its rules: lists to look things up in. */
export interface Appendix {
  title: () => string;
  Body: Component;
}

interface Illustrated {
  /** By the keys of the chapters. */
  pictures: Record<string, string>;
  appendix?: Appendix;
}

const ENGLISH = 'en';
const illustrated = import.meta.glob<Illustrated>('./*/rules.ts');

export async function loadRules(game: string): Promise<readonly Chapter[]> {
  const [text, pictures] = await Promise.all([
    fetched(game),
    illustrated[`./${game}/rules.ts`]?.().then((found) => found.pictures),
  ]);
  if (!text) return shippedRules(game);
  return bookOf(language(), text).map(({ id, ...chapter }) => ({ ...chapter, at: pictures?.[id] }));
}

/** The lists of a game, once their words are there; null where it has none. */
export async function loadAppendix(game: string): Promise<Appendix | null> {
  const found = await illustrated[`./${game}/rules.ts`]?.();
  if (!found?.appendix) return null;
  await loadWords(game, language());
  return found.appendix;
}

/** In the reader's language, or in English where nobody has translated it. */
async function fetched(game: string): Promise<string> {
  for (const code of new Set([language(), ENGLISH])) {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/rules/${code}`).catch(() => null);
    const text = answer?.ok ? await answer.text() : '';
    if (text) return text;
  }
  return '';
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
