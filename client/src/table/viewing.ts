/** Says the values of any view in words, and finds what can be tapped. Nothing here knows a game. */
import { t } from '$lib/i18n';
import { read, say } from '$lib/i18n/words.svelte';
import { same } from '$lib/state/equal';
import { inputsOf, isOpen } from '$lib/state/offers';
import type { Candidate, Input, Interaction, Offer, ReferenceItem, ViewPart, Words } from '$lib/wire';
import { isHidden, isObject, namingOf, opened, type Key, type Sheet, type Zone } from './reading';

/** "trick_count" reads "trick count". */
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

/** Something on the board that can be picked, or says why not. */
export interface Spot {
  offer: Offer;
  input: Input;
  candidate: Candidate;
}

type CandidatesOf = (offer: Offer, input: Input) => Candidate[];

/** What tapping an item of a zone means, if anything; `zones` are all there are. */
export function spotAt(
  interaction: Interaction,
  zones: readonly Zone[],
  zone: Zone,
  index: number,
  value: unknown,
  candidatesOf: CandidatesOf,
): Spot | null {
  for (const offer of interaction.offers ?? []) {
    if (!isOpen(offer) || (zone.owner !== null && zone.owner !== offer.seat)) continue;
    for (const input of inputsOf(offer)) {
      if (input.kind !== 'one' && input.kind !== 'many') continue;
      const candidates = candidatesOf(offer, input);
      const candidate = candidates.find((one) => means(input, one, zone, index, value));
      if (candidate && (hasNumber(value) || isPlace(input, zone) || isHome(input, candidates, offer, zone, zones))) {
        return { offer, input, candidate };
      }
    }
  }
  return null;
}

const hasNumber = (value: unknown) => isObject(value) && 'iid' in value;

/** A number in a place that is named is a position there; anything else must be the value itself. */
function means(input: Input, candidate: Candidate, zone: Zone, index: number, value: unknown): boolean {
  if (isObject(value) && 'iid' in value) return same(candidate.value, value.iid);
  if (typeof candidate.value === 'number' && isPlace(input, zone)) return candidate.value === index;
  return value !== null && !isHidden(value) && same(candidate.value, value);
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');

/** Does the input refer to this zone by its name? */
function isPlace(input: Input, zone: Zone): boolean {
  const place = (zone.name.split(' ').at(-1) ?? '').replaceAll('_', ' ');
  const refers = (input.refers ?? '').split(' ');
  return refers.includes(place) || refers.includes(singular(place));
}

/** Does the input speak of the things in this zone? By what both refer to, else where the seat holds all of them. */
function isHome(input: Input, candidates: Candidate[], offer: Offer, zone: Zone, zones: readonly Zone[]): boolean {
  if (zone.of?.refers && input.refers) return zone.of.refers === input.refers;
  return zone === zones.find((one) => one.owner === offer.seat && one.sees && holdsAll(one, candidates));
}

function holdsAll(zone: Zone, candidates: Candidate[]): boolean {
  return candidates.every((candidate) => zone.items.some((item) => same(item, candidate.value)));
}

/** Can all candidates of an input be tapped on the table itself? Then a list of them says nothing new. */
export function isOnTable(offer: Offer, input: Input, interaction: Interaction, zones: readonly Zone[]): boolean {
  if (input.kind !== 'one' || !input.candidates?.length) return false;
  const alone = { ...interaction, offers: [{ ...offer, inputs: [input] }] };
  const found = zones.flatMap((zone) =>
    zone.items.map((value, index) => spotAt(alone, zones, zone, index, value, () => input.candidates!)?.candidate),
  );
  return input.candidates.every((candidate) => found.includes(candidate));
}

/** Who sits where, and how the reader's language says something. */
export interface Speech {
  names: readonly string[];
  say: (text: Words) => string;
  /** What a part of a view is called. */
  field: (name: string) => string;
  /** Does the catalogue call a part anything? */
  isNamed: (name: string) => boolean;
  /** What the catalogue says where such a part is empty; nothing where it is silent. */
  empty: (name: string) => string;
  /** What the catalogue makes of a number there, such as a sum of money; the number where it is silent. */
  amount: (name: string, n: number) => string;
  /** What is printed on a thing, where the game's reference has it. */
  printed: (refers: string, value: unknown) => ReferenceItem | undefined;
  /** What a listed thing is called that something refers to. */
  named: (refers: string, value: unknown) => string | undefined;
}

/** How a game's catalogue says what its views hold: parts under `field-`, which may be made of several. */
export function speechOf(
  game: string,
  names: readonly string[],
  printed: Speech['printed'] = () => undefined,
  named: Speech['named'] = () => undefined,
): Speech {
  const text = (told: Words) => read(game, told);
  const wordsOf = (name: string, attribute = '', n?: number) => {
    const message = (key: string) => ({ say: `field-${key}`, ...(n === undefined ? {} : { with: { n } }) });
    const parts = name.split(' ');
    return say(game, message(parts.join('-')), attribute) ?? say(game, message(parts.at(-1)!), attribute);
  };
  const field = (name: string) => {
    const whole = say(game, { say: `field-${name.replaceAll(' ', '-')}` });
    if (whole) return whole;
    const parts = name.split(' ');
    const called = parts.map((part) => say(game, { say: `field-${part}` }));
    return called.some(Boolean)
      ? parts.map((part, index) => called[index] ?? words(part)).join(' ')
      : text(words(name));
  };
  const empty = (name: string) => wordsOf(name, 'empty') ?? '';
  const amount = (name: string, n: number) => wordsOf(name, 'value', n) ?? text(String(n));
  const isNamed = (name: string) => say(game, { say: `field-${name}` }) !== null;
  return { names, say: text, field, isNamed, empty, amount, printed, named };
}

/** Fields that hold a seat although nothing says so. */
const SEATLIKE = /(^|[ _])(seat|planner|lead|leader|winner|dealer|holder|owner|player|by)$/;
const NOTHING = '–';

/** Is the value the number of a seat? */
export function isSeat(name: string, value: unknown, speech: Speech, part?: ViewPart | null): value is number {
  if (typeof value !== 'number' || !(value in speech.names)) return false;
  return part?.refers ? part.refers.split(' ').includes('seat') : SEATLIKE.test(name);
}

/** Does it say that no seat is meant? */
function isNobody(value: unknown, speech: Speech, part?: ViewPart | null): boolean {
  return typeof value === 'number' && Boolean(part?.refers?.split(' ').includes('seat')) && !(value in speech.names);
}

/** What something is called: by its type, by what it refers to, or by what is printed on it. */
function nameOf(value: unknown, speech: Speech, part?: ViewPart | null): string | undefined {
  const refers = part?.refers ?? '';
  const named = part?.names?.[String(value)] ?? (refers ? speech.named(refers, value) : undefined);
  return named ?? (refers ? speech.printed(refers, value)?.name : undefined);
}

/** A value in words. */
export function textOf(name: string, found: unknown, speech: Speech, part?: ViewPart | null): string {
  const value = opened(found, part);
  if (value === null || value === undefined || value === '') return speech.empty(name) || NOTHING;
  if (isSeat(name, value, speech, part)) return speech.names[value]!;
  if (isNobody(value, speech, part)) return speech.empty(name) || NOTHING;
  if (isHidden(value)) return part && part.kind === 'fact' ? t('table.secret') : t('table.hidden', { n: value.hidden });
  if (Array.isArray(value)) {
    const texts = value.map((item) => textOf(name, item, speech, part?.of));
    const isNumbers = value.every((item, index) => typeof item === 'number' && texts[index] === String(item));
    return (isNumbers ? texts.join(', ') : counted(texts)) || speech.empty(name) || NOTHING;
  }
  if (isObject(value)) return partsText(name, value, speech, part);
  if (typeof value === 'boolean') return t(value ? 'table.yes' : 'table.no');
  const called = nameOf(value, speech, part);
  if (called === undefined && typeof value === 'number') return speech.amount(name, value / (part?.per || 1));
  return speech.say(called ?? words(String(value)));
}

/** Which value of a dict it is, in words. */
export function keyText(key: Key, speech: Speech): string {
  const { value, part } = key;
  if (part?.refers?.split(' ').includes('seat')) return speech.names[Number(value)] ?? value;
  if (nameOf(value, speech, part) !== undefined) return textOf('', value, speech, part);
  return speech.field(value);
}

/** Nothing, none, nobody and no are only told where the catalogue has words for them. */
export function isTold(name: string, value: unknown, speech: Speech, part?: ViewPart | null): boolean {
  const isNone = isNothing(value) || value === false || isNobody(value, speech, part) || isUnseen(value, part);
  return !isNone || Boolean(speech.empty(name));
}

/** No things that nobody sees, or a single one that may be nothing. */
const isUnseen = (value: unknown, part?: ViewPart | null) =>
  isHidden(value) && (!value.hidden || part?.kind === 'fact');

/** What takes more than these letters has room of its own. */
const LONG = 24;

export const isLong = (name: string, value: unknown, speech: Speech, part?: ViewPart | null): boolean =>
  textOf(name, value, speech, part).length > LONG;

/** A table without the columns of which none of its rows has anything. */
export function onlyTold(sheet: Sheet, speech: Speech): Sheet {
  const has = ({ name, part }: Sheet['columns'][number], place: number) =>
    sheet.rows.some(({ values }) => isTold(name, values[place], speech, part));
  const kept = sheet.columns.map(has);
  return {
    name: sheet.name,
    columns: sheet.columns.filter((_, place) => kept[place]),
    rows: sheet.rows.map(({ key, values }) => ({ key, values: values.filter((_, place) => kept[place]) })),
  };
}

/** What a part is called, and which one of a dict it is. */
export function titled({ name, key }: { name: string; key?: Key }, speech: Speech): string {
  return key ? t('table.partOf', { what: speech.field(name), part: keyText(key, speech) }) : speech.field(name);
}

/** Is there nothing to be said about it? */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (isHidden(value)) return false;
  return isEmpty(value) || (isObject(value) && Object.values(value).every(isNothing));
}

function partsText(name: string, value: Record<string, unknown>, speech: Speech, part?: ViewPart | null): string {
  const card = cardOf(value, speech, part);
  if (card) return card.rest ? `${card.title} (${card.rest})` : card.title;
  const of = (field: string) => part?.fields?.[field] ?? part?.of;
  const known = Object.entries(value).filter(([field, inner]) => !isNothing(inner) && !of(field)?.unshown);
  const told = known.map(([field, inner]): [string, string] => [field, textOf(field, inner, speech, of(field))]);
  const pair = ([field, text]: [string, string]) =>
    part?.kind === 'dict'
      ? t('table.partOf', { what: keyText({ value: field, part: part.keys ?? undefined }, speech), part: text })
      : `${speech.field(field)} ${text}`;
  return told.map(pair).join(part?.kind === 'dict' ? ' · ' : ', ') || speech.empty(name) || NOTHING;
}

/** What is printed on a thing, by what it, or the part of it that says what it is, refers to. */
export function printedOn(found: unknown, speech: Speech, part?: ViewPart | null): ReferenceItem | undefined {
  const value = opened(found, part);
  if (!isObject(value)) return part?.refers ? speech.printed(part.refers, value) : undefined;
  const naming = namingOf(value);
  if (!naming) return undefined;
  const of = part?.fields?.[naming];
  return isObject(value[naming])
    ? printedOn(value[naming], speech, of)
    : speech.printed(of?.refers ?? '', value[naming]);
}

/** Neighbours that are the same are told once: "rose ×3". */
function counted(texts: string[]): string {
  const found: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last?.text === text) last.times += 1;
    else found.push({ text, times: 1 });
  }
  return found.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join(', ');
}

/** What only programs read. */
const NUMBERS = new Set(['id', 'iid', 'uid']);

/** A thing with parts as a card: what it is, and the rest in small print. */
export function cardOf(found: unknown, speech: Speech, part?: ViewPart | null): { title: string; rest: string } | null {
  const value = opened(found, part);
  if (!isObject(value)) return null;
  const naming = namingOf(value) || placeOf(value, speech, part);
  if (!naming) return null;
  const of = (name: string) => part?.fields?.[name];
  const rest = Object.entries(value)
    .filter(([name]) => name !== naming && !NUMBERS.has(name) && !of(name)?.unshown)
    .filter(([name, inner]) => !goesUnsaid(inner, speech, of(name)))
    .map(([name, inner]) => {
      const text = textOf(name, inner, speech, of(name));
      return inner === true ? speech.field(name) : name === 'seat' ? text : `${speech.field(name)} ${text}`;
    });
  const within = cardOf(value[naming], speech, of(naming))?.title;
  const title = within ?? printedOn(value, speech, part)?.name ?? textOf(naming, value[naming], speech, of(naming));
  return { title: speech.say(title), rest: rest.join(' · ') };
}

/** What has no name is called after the first thing it refers to that has one, as an army after where it stands. */
function placeOf(value: Record<string, unknown>, speech: Speech, part?: ViewPart | null): string {
  const refers = (name: string) => part?.fields?.[name]?.refers ?? '';
  return Object.keys(value).find((name) => speech.named(refers(name), value[name]) !== undefined) ?? '';
}

/** Nothing, none, nobody or no: small print is about what there is. A number that stands for something is there. */
function goesUnsaid(value: unknown, speech: Speech, part?: ViewPart | null): boolean {
  if (value === null || value === false || value === '' || isEmpty(value) || isNobody(value, speech, part)) return true;
  return (
    typeof value === 'number' && (value === 0 ? !part?.refers && !part?.names : value < 0 && Boolean(part?.refers))
  );
}

function isEmpty(part: unknown): boolean {
  return Array.isArray(part) ? !part.length : isObject(part) && !Object.keys(part).length;
}
