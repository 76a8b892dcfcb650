/** Sentences of a game in the reader's language, where its client knows them; rules speak English. */
import { language } from '$lib/i18n';
import { translateTexts } from '$lib/i18n/words.svelte';

export interface Phrase {
  /** An English sentence of the rules; `{name}` stands for any words. */
  en: string;
  de: string;
}

/** What a game's `phrases.ts` brings. */
export interface PhraseBook {
  PHRASES: readonly Phrase[];
  /** Puts in the words the board uses, whatever the language. */
  polish?: (text: string) => string;
  /** Names that read the same in every language; only the test of the German needs to know them. */
  SAME?: readonly string[];
}

interface Pattern {
  match: RegExp;
  /** The same, taking as much as it can: "{card} of {seat}" may have to be cut at another "of". */
  greedy: RegExp;
  names: string[];
  de: string;
  /** How much of it stands fast: what says more is tried first. */
  literal: number;
}

/** A phrase with so few fixed letters only joins others: "{one} and {other}". */
const JOINER = 5;
/** What the engine and the server say at every table. */
const COMMON = '';
const polishers: Record<string, (text: string) => string> = {};
const phrases: Record<string, Pattern[]> = {};
/** Counts the books that were opened, so that what was told before is told again. */
let opened = $state(0);
/** A game's phrases and the common ones, those that say more first; and sentences that were translated before. */
let sorted: Record<string, Pattern[]> = {};
let known = new Map<string, string>();

function pattern(phrase: Phrase): Pattern {
  const names: string[] = [];
  const source = phrase.en.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '(.+?)';
  });
  const literal = phrase.en.replace(/\{\w+\}/g, '').length;
  const greedy = new RegExp(`^${source.replaceAll('(.+?)', '(.+)')}$`, 'su');
  return { match: new RegExp(`^${source}$`, 'su'), greedy, names, de: phrase.de, literal };
}

/** Makes a game's sentences known. Their order does not matter: the more literal one is tried first. */
export function addPhrases(game: string, book: readonly Phrase[], polish?: (text: string) => string): void {
  phrases[game] = book.map(pattern);
  if (polish) polishers[game] = polish;
  sorted = {};
  known = new Map();
  opened += 1;
}

/** The sentences of the engine and the server. */
export function addCommonPhrases(book: readonly Phrase[]): void {
  addPhrases(COMMON, book);
}

function bookOf(game: string): Pattern[] {
  return (sorted[game] ??= [...(phrases[game] ?? []), ...(game ? (phrases[COMMON] ?? []) : [])].sort(
    (one, other) => other.literal - one.literal,
  ));
}

/** The sentence, told in the reader's language if its game can. */
export function tell(game: string, text: string): string {
  if (!text) return text;
  void opened;
  const to = language();
  const key = `${to}\n${game}\n${text}`;
  let said = known.get(key);
  if (said === undefined) {
    const plain = to === 'de' ? translate(game, text) : text;
    said = polishers[game]?.(plain) ?? plain;
    known.set(key, said);
  }
  return said;
}

function translate(game: string, text: string): string {
  const found = find(game, text);
  if (!found) return text;
  const { at, values } = found;
  return at.de.replace(/\{(\w+)\}/g, (all, name: string) => {
    const part = values[at.names.indexOf(name)];
    return part === undefined ? all : part === text ? part : translate(game, part);
  });
}

/** Does the board have a word for this whole text? */
function isPolished(game: string, text: string): boolean {
  const polish = polishers[game];
  return polish !== undefined && polish(text) !== text;
}

function find(game: string, text: string): { at: Pattern; values: string[] } | null {
  const book = bookOf(game);
  const knows = (part: string) =>
    isPolished(game, part) || book.some((one) => one.literal > JOINER && one.match.test(part));
  for (const at of book) {
    const short = at.match.exec(text)?.slice(1);
    if (!short) continue;
    if (short.length < 2) return { at, values: short };
    const long = at.greedy.exec(text)!.slice(1);
    // A name may hold an "and" of its own.
    if (at.literal <= JOINER && isPolished(game, text) && ![...short, ...long].some(knows)) return null;
    return { at, values: long.filter(knows).length > short.filter(knows).length ? long : short };
  }
  return null;
}

/** The parts of a sentence that have no translation; `isSame` knows names, numbers and signs. For tests. */
export function untold(game: string, text: string, isSame: (part: string) => boolean): string[] {
  if (isSame(text)) return [];
  const found = find(game, text);
  if (found) {
    const parts = found.values.flatMap((part) => (part === text ? [] : untold(game, part, isSame)));
    // "… and …" fits almost anything: where a part is strange, so is the whole.
    return parts.length && found.at.literal <= JOINER ? [text] : parts;
  }
  return isPolished(game, text) ? [] : [text];
}

translateTexts(tell);
