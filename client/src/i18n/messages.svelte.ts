/** The client's own words. Every `*.ftl` beside this file is a language; English is always there, the others come when wanted. */
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf } from './bundle';
import { speakFrame } from './catalogues';
import type { Messages } from './keys';
import english from './en.ftl?raw';

export type MessageKey = keyof Messages;
/** A message that needs no parameters. */
export type PlainKey = { [K in MessageKey]: Messages[K] extends null ? K : never }[MessageKey];
type Given<K extends MessageKey> = Messages[K] extends null ? [] : [params: Messages[K]];

const ENGLISH = 'en';
const others = import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' });
const codes = Object.keys(others).map((path) => path.replace(/^\.\/(.*)\.ftl$/, '$1'));

/** The languages somebody has written, each with its name in itself. */
export const LANGUAGES: readonly { code: string; name: string }[] = [ENGLISH, ...codes.sort()].map((code) => ({
  code,
  name: ownName(code),
}));

function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const isWritten = (code: string) => LANGUAGES.some((one) => one.code === code);

/** The first language of the browser that somebody has written. */
function preferred(): string {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.map((tag) => tag.split('-')[0]!).find(isWritten) ?? ENGLISH;
}

const plain = bundleOf(ENGLISH, english);
const bundles: Record<string, FluentBundle> = { [ENGLISH]: plain };
let current = $state(ENGLISH);
let spoken = $state.raw(plain);

/** The code of the language everything is said in. */
export function language(): string {
  return current;
}

export async function setLanguage(code: string): Promise<void> {
  const wanted = isWritten(code) ? code : preferred();
  const [bundle] = await Promise.all([load(wanted), speakFrame(wanted)]);
  spoken = bundle;
  current = wanted;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

async function load(code: string): Promise<FluentBundle> {
  return (bundles[code] ??= bundleOf(code, await others[`./${code}.ftl`]!()));
}

/** The message in the reader's language. A key is written with dots here and with dashes in the catalogues. */
export function t<K extends MessageKey>(key: K, ...[params]: Given<K>): string {
  const id = key.replaceAll('.', '-');
  const from = spoken.hasMessage(id) ? spoken : plain;
  const pattern = from.getMessage(id)?.value;
  // Keys may be made from what the server says, which may be newer than this page.
  return pattern ? from.formatPattern(pattern, params, []) : key;
}
