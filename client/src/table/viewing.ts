/** Reads any view: what belongs to players, what is a board, what are facts. Nothing here knows a game. */
import type { View } from '$lib/games/client';
import { same } from '$lib/state/equal';
import { inputsOf, isOpen } from '$lib/state/offers';
import type { Candidate, Input, Interaction, Offer } from '$lib/wire';

export interface Hidden {
  hidden: number;
}

export function isHidden(value: unknown): value is Hidden {
  return Boolean(value) && typeof value === 'object' && Object.keys(value as object).join() === 'hidden';
}

function isObject(value: unknown): value is View {
  return Boolean(value) && typeof value === 'object' && !Array.isArray(value) && !isHidden(value);
}

/** "trick_count" reads "trick count". */
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

export interface Zone {
  name: string;
  items: unknown[];
  owner: number | null;
}

export interface Column {
  name: string;
  values: unknown[];
}

export interface Sheet {
  name: string;
  columns: string[];
  rows: { name: string; values: unknown[] }[];
}

export interface Reading {
  boards: Zone[];
  zones: Zone[];
  columns: Column[];
  sheets: Sheet[];
  facts: { name: string; value: unknown }[];
}

/** Fields that are told elsewhere on every table. */
const ELSEWHERE = new Set(['options']);

/** Sorts the parts of a view into what a table shows. */
export function readView(view: View, seatCount: number, mine: readonly number[]): Reading {
  const found: Reading = { boards: [], zones: [], columns: [], sheets: [], facts: [] };
  for (const [name, value] of Object.entries(view)) {
    if (ELSEWHERE.has(name)) continue;
    if (Array.isArray(value)) readList(found, name, value, seatCount, mine);
    else if (isObject(value)) readObject(found, name, value);
    else found.facts.push({ name, value });
  }
  return found;
}

function readList(found: Reading, name: string, list: unknown[], seatCount: number, mine: readonly number[]): void {
  if (list.length === seatCount && list.every(isObject)) readPlayers(found, list as View[], mine);
  else if (isGrid(list)) found.boards.push({ name, items: list, owner: null });
  else if (list.length === seatCount && list.every(isPlain)) found.columns.push({ name, values: list });
  else found.zones.push({ name, items: list, owner: null });
}

function readPlayers(found: Reading, players: View[], mine: readonly number[]): void {
  for (const name of Object.keys(players[0] ?? {})) {
    const values = players.map((player) => player[name]);
    if (values.every(isObject)) {
      readPlayers(
        found,
        values.map((value) => Object.fromEntries(Object.entries(value).map(([part, inner]) => [`${name} ${part}`, inner]))),
        mine,
      );
      continue;
    }
    found.columns.push({ name, values });
    for (const seat of mine) {
      const own = values[seat];
      if (Array.isArray(own) && own.length) found.zones.push({ name, items: own, owner: seat });
    }
  }
}

function readObject(found: Reading, name: string, value: View): void {
  const rows = Object.entries(value);
  if (rows.length && rows.every(([, row]) => isObject(row))) {
    const columns = Object.keys(rows[0]![1] as View);
    found.sheets.push({
      name,
      columns,
      rows: rows.map(([row, cells]) => ({ name: row, values: columns.map((column) => (cells as View)[column]) })),
    });
  } else {
    for (const [part, inner] of rows) found.facts.push({ name: `${name} ${part}`, value: inner });
  }
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object' || isHidden(value);
}

/** A square of at least nine places, most of them plain: a board. */
function isGrid(list: unknown[]): boolean {
  const side = Math.sqrt(list.length);
  if (list.length && list.every(Array.isArray)) {
    const width = (list[0] as unknown[]).length;
    return width > 2 && list.every((row) => (row as unknown[]).length === width);
  }
  return list.length >= 9 && Number.isInteger(side) && list.every(isPlain);
}

/** The rows of a board. */
export function rowsOf(items: unknown[]): unknown[][] {
  if (items.every(Array.isArray)) return items as unknown[][];
  const side = Math.sqrt(items.length);
  return Array.from({ length: side }, (_, row) => items.slice(row * side, (row + 1) * side));
}

/** Something on the board that can be picked, or says why not. */
export interface Spot {
  offer: Offer;
  input: Input;
  candidate: Candidate;
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '');

/** What tapping an item of a zone means, if anything. */
export function spotAt(
  interaction: Interaction,
  zone: Zone,
  index: number,
  value: unknown,
  candidates: (offer: Offer, input: Input) => Candidate[],
): Spot | null {
  for (const offer of interaction.offers ?? []) {
    if (!isOpen(offer) || (zone.owner !== null && zone.owner !== offer.seat)) continue;
    for (const input of inputsOf(offer)) {
      if (input.kind !== 'one' && input.kind !== 'many') continue;
      const candidate = candidates(offer, input).find((one) => means(input, one, zone, index, value));
      if (candidate) return { offer, input, candidate };
    }
  }
  return null;
}

function means(input: Input, candidate: Candidate, zone: Zone, index: number, value: unknown): boolean {
  if (isObject(value) && 'iid' in value) return same(candidate.value, value.iid);
  const place = (zone.name.split(' ').at(-1) ?? '').replaceAll('_', ' ');
  if (typeof candidate.value === 'number') {
    const refers = (input.refers ?? '').split(' ');
    return candidate.value === index && (refers.includes(place) || refers.includes(singular(place)));
  }
  return typeof value === 'string' && same(candidate.value, value);
}

/** What things are called, the most telling first; and what only programs read. */
const TITLES = ['name', 'title', 'card', 'kind', 'label'];
const NUMBERS = new Set(['id', 'iid', 'uid']);

/** A thing with parts as a card: what it is, and the rest in small print. */
export function cardOf(value: unknown, names: readonly string[], say: (text: string) => string): { title: string; rest: string } | null {
  if (!isObject(value)) return null;
  const title = TITLES.find((name) => typeof value[name] === 'string');
  if (!title) return null;
  const rest = Object.entries(value)
    .filter(([name, part]) => name !== title && !NUMBERS.has(name) && part !== null && part !== false && part !== '' && !isEmpty(part))
    .map(([name, part]) => (part === true ? say(words(name)) : `${say(words(name))} ${plainText(name, part, names, say)}`));
  return { title: say(words(String(value[title]))), rest: rest.join(' · ') };
}

function isEmpty(part: unknown): boolean {
  return Array.isArray(part) ? !part.length : isObject(part) && !Object.keys(part).length;
}

/** Can all candidates of an input be tapped on the table itself? Then a list of them says nothing new. */
export function isOnTable(offer: Offer, input: Input, interaction: Interaction, zones: readonly Zone[]): boolean {
  if (input.kind !== 'one' || !input.candidates?.length) return false;
  const alone = { ...interaction, offers: [{ ...offer, inputs: [input] }] };
  const found = zones.flatMap((zone) => {
    const items = zone.items.every(Array.isArray) ? (zone.items as unknown[][]).flat() : zone.items;
    return items.map((value, index) => spotAt(alone, zone, index, value, () => input.candidates!)?.candidate);
  });
  return input.candidates.every((candidate) => found.includes(candidate));
}

const SEATLIKE = /(^|[ _])(seat|planner|lead|leader|winner|dealer|holder|owner|player|turn|by)$/;

/** A value in words; numbers in fields that name a seat become its name. */
export function plainText(name: string, value: unknown, names: readonly string[], say = (text: string) => text): string {
  if (typeof value === 'number' && SEATLIKE.test(name) && names[value]) return names[value]!;
  if (Array.isArray(value)) return value.map((part) => plainText(name, part, names, say)).join(', ');
  if (isObject(value)) {
    return Object.entries(value)
      .map(([part, inner]) => `${say(words(part))} ${plainText(part, inner, names, say)}`)
      .join(', ');
  }
  return say(String(value));
}
