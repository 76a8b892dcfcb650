/** Sentences of a game in the reader's language, where its client knows them; rules speak English. */
import { language } from '$lib/i18n';

export interface Phrase {
  /** An English sentence of the rules; `{name}` stands for any words. */
  en: string;
  de: string;
}

type Pattern = { match: RegExp; names: string[]; de: string };

const books = $state<Record<string, Pattern[]>>({});
const polishers: Record<string, (text: string) => string> = {};

function pattern(phrase: Phrase): Pattern {
  const names: string[] = [];
  const source = phrase.en
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return '(.+?)';
    });
  return { match: new RegExp(`^${source}$`, 'u'), names, de: phrase.de };
}

/** Makes a game's sentences known; `polish` puts in the words its board uses, whatever the language. */
export function addPhrases(game: string, phrases: readonly Phrase[], polish?: (text: string) => string): void {
  books[game] = phrases.map(pattern);
  if (polish) polishers[game] = polish;
}

/** The sentence, told in the reader's language if its game can. */
export function tell(game: string, text: string): string {
  const said = translate(game, text);
  return polishers[game]?.(said) ?? said;
}

function translate(game: string, text: string): string {
  const book = language() === 'en' ? undefined : books[game];
  if (!book || !text) return text;
  for (const { match, names, de } of book) {
    const found = match.exec(text);
    if (!found) continue;
    return de.replace(/\{(\w+)\}/g, (all, name: string) => {
      const part = found[names.indexOf(name) + 1];
      return part === undefined ? all : part === text ? part : translate(game, part);
    });
  }
  return text;
}
