import { de } from './de';
import { en } from './en';

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
export type Params = Record<string, string | number>;

const CATALOGUES = { en, de } satisfies Record<string, Messages>;
export type Language = keyof typeof CATALOGUES;

/** The languages by code, each named in itself. */
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

function spoken(): Language {
  const wanted = typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2);
  return wanted in CATALOGUES ? (wanted as Language) : 'en';
}

let current = $state<Language>(spoken());

export function language(): Language {
  return current;
}

export function setLanguage(code: Language | 'auto'): void {
  current = code === 'auto' ? spoken() : code;
  if (typeof document !== 'undefined') document.documentElement.lang = current;
}

/** The message in the reader's language; `{name}` in it stands for a parameter. */
export function t(key: MessageKey, params: Params = {}): string {
  const text: string = CATALOGUES[current][key] ?? en[key];
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(params[name] ?? all));
}

type Counted = MessageKey extends infer Key ? (Key extends `${infer Stem}.one` ? Stem : never) : never;

/** A message that depends on a number: `key.one` or `key.other`, with the number as `{n}`. */
export function tn(key: Counted, n: number, params: Params = {}): string {
  const form = new Intl.PluralRules(current).select(n) === 'one' ? 'one' : 'other';
  return t(`${key}.${form}` as MessageKey, { n, ...params });
}
