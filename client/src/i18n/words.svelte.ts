/** Words for messages of the engine, the server and the games, in the reader's language. */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import type { LogEntry, Offer, Phrase } from '$lib/wire';
import { bundleOf } from './bundle';

/** What engine and server say; every game's catalogue comes before it. */
const FRAME = '';
const ENGLISH = 'en';

const sources: Record<string, string> = {};
let bundles: Record<string, FluentBundle> = {};
/** Counts the catalogues that have come, so that what was told before is told again. */
let loaded = $state(0);
let current = $state(ENGLISH);
let nameOf = $state.raw<(seat: number) => string>((seat) => `${seat + 1}`);

const place = (game: string, language: string) => `${game}/${language}`;

/** Makes a catalogue known. */
export function addCatalogue(game: string, language: string, text: string): void {
  sources[place(game, language)] = text;
  bundles = {};
  loaded += 1;
}

export function hasCatalogue(game: string, language: string): boolean {
  return place(game, language) in sources;
}

/** A catalogue as it came, for a frame that speaks for itself; empty where there is none. */
export function catalogueText(game: string, language: string): string {
  return sources[place(game, language)] ?? '';
}

/** In which language everything is said from now on. */
export function speak(language: string): void {
  current = language;
}

/** In which language everything is said. */
export const speaking = (): string => current;

/** How seats are called at the table that is looked at. */
export function nameSeats(names: (seat: number) => string): void {
  nameOf = names;
}

function bundle(game: string, language: string): FluentBundle {
  return (bundles[place(game, language)] ??= compile(game, language));
}

function compile(game: string, language: string): FluentBundle {
  const parts = [...new Set([FRAME, game])];
  return bundleOf(language, ...parts.map((part) => sources[place(part, language)] ?? ''));
}

/** The words of a phrase, or of what stands beside it, such as its help; null where no catalogue has them. */
export function say(game: string, phrase: Phrase, attribute = ''): string | null {
  void loaded;
  for (const language of new Set([current, ENGLISH])) {
    const from = bundle(game, language);
    const message = from.getMessage(phrase.say);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) {
      const errors: Error[] = [];
      const said = from.formatPattern(pattern, params(game, phrase), errors);
      if (!errors.length) return said;
    }
  }
  return null;
}

function params(game: string, phrase: Phrase): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(phrase.with ?? {}).map(([name, value]) => [name, param(game, value as Param)]),
  );
}

/** What the client never looks into for words: states and facts have none. */
const WORDLESS = new Set(['view', 'events', 'args', 'schema', 'params']);

/** Is there a phrase in it to be put into words? */
export function speaks(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(speaks);
  if (typeof value !== 'object' || value === null) return false;
  return 'say' in value || Object.entries(value).some(([name, part]) => !WORDLESS.has(name) && speaks(part));
}

/** Whatever has arrived, with every phrase in it put into words. */
export function read<T>(game: string, value: T): T {
  if (Array.isArray(value)) return value.map((part: unknown) => read(game, part)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if ('say' in value) return spoken(game, value as unknown as Phrase) as T;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    WORDLESS.has(name) ? part : read(game, part as unknown),
  ]);
  return { ...Object.fromEntries(parts), ...beside(game, value), ...kept(value) } as T;
}

/** Texts of which boards may want to know what they say. */
const KEPT = ['lines', 'captions', 'reason'] as const;
type Kept = Partial<Record<(typeof KEPT)[number], unknown>>;
type Said = Phrase | string;

/** The messages behind such texts, as they came. */
function kept(value: Kept): { said?: Kept } {
  const found = KEPT.filter((name) => value[name]).map((name) => [name, value[name]]);
  return found.length ? { said: Object.fromEntries(found) as Kept } : {};
}

const saidIn = (thing: object) => ((thing as { said?: Kept }).said ?? {}) as { [name in keyof Kept]: Said[] };
const isMessage = (said: Said | undefined): said is Phrase => typeof said === 'object';

/** What an entry of the log says: the messages its lines were made of, each with its line. */
export function messagesIn(entry: LogEntry): { message: Phrase; line: string; index: number }[] {
  const { lines = [] } = saidIn(entry);
  return lines.flatMap((message, index) =>
    isMessage(message) ? [{ message, line: entry.lines[index] ?? '', index }] : [],
  );
}

/** The message of a row's caption; null where it is a text that somebody wrote. */
export function captionOf(offer: Offer, row: number): Phrase | null {
  const message = saidIn(offer).captions?.[row];
  return isMessage(message) ? message : null;
}

/** The message that says why something cannot be done; null where it can, or where somebody wrote a text. */
export function reasonOf(thing: { reason?: string | null }): Phrase | null {
  const { reason } = saidIn(thing) as { reason?: Said };
  return isMessage(reason) ? reason : null;
}

/** What the catalogue says beside the label of something: help, and what to ask before it is done. */
function beside(game: string, value: object): Record<string, string> {
  const label = 'label' in value ? (value.label as Phrase | string | null) : null;
  if (typeof label !== 'object' || !label?.say) return {};
  const said = ['help', 'confirm'].map((name) => [name, say(game, label, name)] as const);
  return Object.fromEntries(said.filter((pair): pair is [string, string] => pair[1] !== null));
}

type Param = string | number | boolean | null | Param[] | { [tag: string]: Param };

function param(game: string, value: Param): FluentVariable {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return list(game, value, null);
  if (value === null) return '–';
  if ('say' in value) return spoken(game, value as unknown as Phrase);
  if ('seat' in value) return nameOf(Number(value.seat));
  if ('and' in value) return list(game, value.and as Param[], 'conjunction');
  if ('or' in value) return list(game, value.or as Param[], 'disjunction');
  if ('series' in value) return list(game, value.series as Param[], null, '; ');
  return String(value.value ?? '');
}

function list(game: string, parts: Param[], type: 'conjunction' | 'disjunction' | null, comma = ', '): string {
  const told = parts.map((part) => String(param(game, part)));
  if (!told.length) return spoken(game, { say: 'nothing' });
  return type ? new Intl.ListFormat(current, { type }).format(told) : told.join(comma);
}

function spoken(game: string, phrase: Phrase): string {
  return say(game, phrase) ?? plain(phrase);
}

/** A phrase without any catalogue: its key made readable, with what it is about. */
export function plain(phrase: Phrase): string {
  const words = phrase.say.replace(/^[a-z]+-(?=.)/, '').replace(/[_-]/g, ' ');
  const named = ([name, value]: [string, Param]) =>
    isTagged(value) ? plainParam(value) : `${name} ${plainParam(value)}`;
  const about = Object.entries((phrase.with ?? {}) as Record<string, Param>)
    .map(named)
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1) + (about ? `: ${about}` : '');
}

const isTagged = (value: Param) => typeof value === 'object' && value !== null && !Array.isArray(value);

function plainParam(value: Param): string {
  if (Array.isArray(value)) return value.map(plainParam).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  if ('say' in value) return plain(value as unknown as Phrase);
  if ('seat' in value) return nameOf(Number(value.seat));
  return plainParam('ref' in value ? (value.value ?? '') : (Object.values(value)[0] ?? ''));
}
