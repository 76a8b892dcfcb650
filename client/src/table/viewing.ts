/** Says the values of any view in words, and finds what can be tapped. Nothing here knows a game. */
import { t } from '$lib/i18n';
import { read, say } from '$lib/i18n/words.svelte';
import { same } from '$lib/state/equal';
import { inputsOf, isOpen } from '$lib/state/offers';
import type { Candidate, Input, Interaction, Offer, ViewPart, Words } from '$lib/wire';
import { isHidden, isObject, titleOf, type Zone } from './reading';

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
  const found = zones.flatMap((zone) => {
    const items = zone.items.every(Array.isArray) ? (zone.items as unknown[][]).flat() : zone.items;
    return items.map((value, index) => spotAt(alone, zones, zone, index, value, () => input.candidates!)?.candidate);
  });
  return input.candidates.every((candidate) => found.includes(candidate));
}

/** Who sits where, and how the reader's language says something. */
export interface Speech {
  names: readonly string[];
  say: (text: Words) => string;
  /** What a part of a view is called. */
  field: (name: string) => string;
}

/** How a game's catalogue says what its views hold: parts under `field-`, which may be made of several. */
export function speechOf(game: string, names: readonly string[]): Speech {
  const text = (told: Words) => read(game, told);
  const field = (name: string) => {
    const parts = name.split(' ');
    const called = parts.map((part) => say(game, { say: `field-${part}` }));
    return called.some(Boolean)
      ? parts.map((part, index) => called[index] ?? words(part)).join(' ')
      : text(words(name));
  };
  return { names, say: text, field };
}

/** Fields that hold a seat although nothing says so. */
const SEATLIKE = /(^|[ _])(seat|planner|lead|leader|winner|dealer|holder|owner|player|by)$/;
const NOTHING = '–';

/** Is the value the number of a seat? */
export function isSeat(name: string, value: unknown, speech: Speech, part?: ViewPart | null): value is number {
  if (typeof value !== 'number' || !(value in speech.names)) return false;
  return part?.refers ? part.refers.split(' ').includes('seat') : SEATLIKE.test(name);
}

/** A value in words. */
export function textOf(name: string, value: unknown, speech: Speech, part?: ViewPart | null): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (isSeat(name, value, speech, part)) return speech.names[value]!;
  if (isHidden(value)) return part && part.kind === 'fact' ? t('table.secret') : t('table.hidden', { n: value.hidden });
  if (Array.isArray(value)) return counted(value.map((item) => textOf(name, item, speech, part?.of))) || NOTHING;
  if (isObject(value)) return partsText(value, speech, part);
  if (typeof value === 'boolean') return t(value ? 'table.yes' : 'table.no');
  return speech.say(part?.names?.[String(value)] ?? words(String(value)));
}

function partsText(value: Record<string, unknown>, speech: Speech, part?: ViewPart | null): string {
  const card = cardOf(value, speech, part);
  if (card) return card.rest ? `${card.title} (${card.rest})` : card.title;
  const of = (name: string) => part?.fields?.[name] ?? part?.of;
  return Object.entries(value)
    .map(([name, inner]) => `${speech.field(name)} ${textOf(name, inner, speech, of(name))}`)
    .join(', ');
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
export function cardOf(value: unknown, speech: Speech, part?: ViewPart | null): { title: string; rest: string } | null {
  if (!isObject(value)) return null;
  const title = titleOf(value);
  if (!title) return null;
  const of = (name: string) => part?.fields?.[name];
  const rest = Object.entries(value)
    .filter(
      ([name, inner]) =>
        name !== title && !NUMBERS.has(name) && inner !== null && inner !== false && inner !== '' && !isEmpty(inner),
    )
    .map(([name, inner]) =>
      inner === true ? speech.field(name) : `${speech.field(name)} ${textOf(name, inner, speech, of(name))}`,
    );
  return { title: textOf(title, value[title], speech, of(title)), rest: rest.join(' · ') };
}

function isEmpty(part: unknown): boolean {
  return Array.isArray(part) ? !part.length : isObject(part) && !Object.keys(part).length;
}
