import { speakFrame } from './catalogues';
import { en } from './en';

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
export type Params = Record<string, string | number>;

export type Language = 'en' | 'de';

/** The languages by code, each named in itself. */
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

function spoken(): Language {
  const wanted = typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2);
  return wanted in LANGUAGES ? (wanted as Language) : 'en';
}

let current = $state<Language>('en');
let messages = $state.raw<Messages>(en);

export function language(): Language {
  return current;
}

/** English is always there; another language is loaded when somebody wants it. */
export async function setLanguage(code: Language | 'auto'): Promise<void> {
  const wanted = code === 'auto' ? spoken() : code;
  const [found] = await Promise.all([wanted === 'de' ? german() : en, speakFrame(wanted)]);
  messages = found;
  current = wanted;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

async function german(): Promise<Messages> {
  const [{ de }, { ENGINE }, { addCommonPhrases }] = await Promise.all([
    import('./de'),
    import('./engine.de'),
    import('$lib/games/tell.svelte'),
  ]);
  addCommonPhrases(ENGINE);
  return de;
}

/** The message in the reader's language; `{name}` in it stands for a parameter. */
export function t(key: MessageKey, params: Params = {}): string {
  // Keys may be made from what the server says, which may be newer than this page.
  const text = messages[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(params[name] ?? all));
}

type Counted = MessageKey extends infer Key ? (Key extends `${infer Stem}.one` ? Stem : never) : never;

/** A message that depends on a number: `key.one` or `key.other`, with the number as `{n}`. */
export function tn(key: Counted, n: number, params: Params = {}): string {
  const form = new Intl.PluralRules(current).select(n) === 'one' ? 'one' : 'other';
  return t(`${key}.${form}` as MessageKey, { n, ...params });
}
