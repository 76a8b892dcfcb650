/** Sorts a view into what a table shows, by what the game's state declares of its parts. Nothing here knows a game. */
import type { View } from '$lib/games/client';
import type { ViewPart } from '$lib/wire';

export interface Hidden {
  hidden: number;
}

export function isHidden(value: unknown): value is Hidden {
  return Boolean(value) && typeof value === 'object' && Object.keys(value as object).join() === 'hidden';
}

export function isObject(value: unknown): value is View {
  return Boolean(value) && typeof value === 'object' && !Array.isArray(value) && !isHidden(value);
}

type Sees = NonNullable<ViewPart['sees']>;

/** A thing with parts, also where it came as an array of them. */
export function opened(value: unknown, part?: ViewPart | null): unknown {
  if (!Array.isArray(value) || part?.kind !== 'struct') return value;
  return Object.fromEntries(Object.keys(part.fields ?? {}).map((name, place) => [name, value[place]]));
}

/** Things in a row. */
export interface Zone {
  name: string;
  /** Which one of a dict it is. */
  key?: Key;
  items: unknown[];
  owner: number | null;
  /** Who may see them before the match is over; empty: everybody. */
  sees: Sees;
  /** What one of the items is made of, where the state says so. */
  of?: ViewPart;
  /** Of a board: so many places are in a row. */
  width?: number;
}

export interface Column {
  name: string;
  values: unknown[];
  part?: ViewPart;
  /** The numbers of what lies before its owner, apart from the others. */
  apart?: readonly number[];
}

/** The same row of everybody, one under the other. */
export interface Spread {
  name: string;
  rows: Zone[];
}

/** What a key of a dict is. */
export interface Key {
  value: string;
  part?: ViewPart;
}

/** Things with parts, one below the other; those of a list have no names. */
export interface Sheet {
  name: string;
  columns: { name: string; part?: ViewPart }[];
  rows: { key: Key | null; values: unknown[] }[];
}

export interface Fact {
  name: string;
  /** Which value of a dict it is. */
  key?: Key;
  value: unknown;
  part?: ViewPart;
}

export interface Reading {
  boards: Zone[];
  zones: Zone[];
  spreads: Spread[];
  columns: Column[];
  sheets: Sheet[];
  facts: Fact[];
}

/** Fields that are told elsewhere on every table. */
const ELSEWHERE = new Set(['options']);
/** What stands for one thing that lies face down. */
export const BACK: Hidden = { hidden: 1 };

/** What a game works out beside its state. */
const WORKED_OUT = new Set(['facts', 'own_facts']);
/** A longer dict of single values is one fact. */
const LONG_DICT = 3;

/**
 * Sorts the parts of a view; without an outline by the values alone, and then nothing belongs to a seat. What a game
 * works out is made for boards: of that only what is single, or has a name, can be read.
 */
export function readView(
  view: View,
  outline: ViewPart | null | undefined,
  mine: readonly number[],
  hasName: (name: string) => boolean = () => true,
): Reading {
  const found: Reading = { boards: [], zones: [], spreads: [], columns: [], sheets: [], facts: [] };
  const reader = new Reader(found, mine);
  for (const [name, value] of Object.entries(view)) {
    if (WORKED_OUT.has(name) && isObject(value)) {
      for (const [field, inner] of Object.entries(value))
        if (hasName(field) || !(isObject(inner) || Array.isArray(inner))) reader.read(field, inner);
    } else if (!ELSEWHERE.has(name) && !outline?.fields?.[name]?.unshown)
      reader.read(name, value, outline?.fields?.[name]);
  }
  return found;
}

/** What a value is made of where nothing says so, as with the facts a game works out. */
function guessed(value: unknown): ViewPart {
  return { kind: Array.isArray(value) ? 'list' : isObject(value) ? 'dict' : 'fact' };
}

class Reader {
  constructor(
    private found: Reading,
    private mine: readonly number[],
  ) {}

  read(name: string, found: unknown, declared?: ViewPart | null, key?: Key): void {
    const part = declared ?? guessed(found);
    const value = opened(found, part);
    if (Array.isArray(value)) {
      if (part.kind === 'seats') this.seats(name, value, part.of ?? undefined);
      else this.list(name, value, part, key);
    } else if (!isObject(value)) {
      if (!isOurs(name, part)) this.found.facts.push({ name, key, value, part });
    } else if (part.kind === 'struct') this.struct(name, value, part);
    else this.dict(name, value, part);
  }

  private struct(name: string, value: View, part: ViewPart): void {
    for (const [field, inner] of Object.entries(value))
      if (!part.fields?.[field]?.unshown) this.read(`${name} ${field}`, inner, part.fields?.[field]);
  }

  private dict(name: string, value: View, part: ViewPart): void {
    const rows = Object.entries(value).map(([key, inner]): [Key, unknown] => [
      { value: key, part: part.keys ?? undefined },
      inner,
    ]);
    if (rows.length && rows.every(([, row]) => isObject(row))) this.sheet(name, rows as [Key, View][], part.of);
    else if (rows.some(([, inner]) => Array.isArray(inner) || isObject(inner)))
      for (const [key, inner] of rows)
        if (isObject(inner)) this.read(`${name} ${key.value}`, inner, part.of);
        else this.read(name, inner, part.of, key);
    else if (rows.length > LONG_DICT) this.found.facts.push({ name, value, part });
    else
      this.found.facts.push(...rows.map(([key, inner]) => ({ name, key, value: inner, part: part.of ?? undefined })));
  }

  private list(name: string, items: unknown[], part: ViewPart, key?: Key): void {
    const width = part.width ?? 0;
    const deep = width > 0 && items.every(Array.isArray);
    const zone: Zone = {
      name,
      key,
      items: deep ? items.flat() : items,
      owner: null,
      sees: part.sees ?? '',
      of: (deep ? part.of?.of : part.of) ?? undefined,
      width,
    };
    if (width && items.length) this.found.boards.push(zone);
    else if (part.of?.refers === 'seat') this.found.facts.push({ name, key, value: items, part });
    else if (items.length && items.every((item) => isUntitled(opened(item, part.of))))
      this.sheet(
        name,
        items.map((item, place): [Key | null, View] => [numbered(place, part.of), opened(item, part.of) as View]),
        part.of,
      );
    else this.found.zones.push(zone);
  }

  private sheet(name: string, rows: [Key | null, View][], of?: ViewPart | null): void {
    const columns = Object.keys(rows[0]![1]).filter((column) => !of?.fields?.[column]?.unshown);
    this.found.sheets.push({
      name,
      columns: columns.map((column) => ({ name: column, part: of?.fields?.[column] })),
      rows: rows.map(([key, cells]) => ({ key, values: columns.map((column) => cells[column]) })),
    });
  }

  /** One value for each seat: short ones make a column, things lie in rows. */
  private seats(name: string, values: unknown[], declared?: ViewPart, inside = false): void {
    const part = declared ?? guessed(values.find((value) => !isHidden(value)));
    const whole = values.find(isObject);
    if (part.kind === 'struct' && whole && !(inside && namingOf(whole))) {
      for (const field of Object.keys(whole).filter((field) => !part.fields?.[field]?.unshown)) {
        const inner = values.map((value) => (isObject(value) ? value[field] : value));
        this.seats(inside ? `${name} ${field}` : field, inner, part.fields?.[field], true);
      }
    } else if (part.kind === 'list') this.rows(name, values, part);
    else if (!isOurs(name, part) && !(name === 'seat' && values.every((value, seat) => value === seat)))
      this.found.columns.push({ name, values, part });
  }

  /** What not everybody sees lies before its owner; what others have open lies in one row for each. */
  private rows(name: string, values: unknown[], part: ViewPart): void {
    const sees = part.sees ?? '';
    const apart = sees ? this.mine.filter((seat) => seat < values.length) : [];
    const zone = (seat: number): Zone => {
      const value = values[seat];
      const items = Array.isArray(value) ? value : isHidden(value) ? Array<Hidden>(value.hidden).fill(BACK) : [];
      return { name, items, owner: seat, sees, of: part.of ?? undefined };
    };
    const others = values.flatMap((_, seat) => (apart.includes(seat) ? [] : [seat]));
    if (others.some((seat) => Array.isArray(values[seat]))) {
      this.found.spreads.push({ name, rows: others.map(zone) });
      this.found.zones.push(...apart.map(zone));
      return;
    }
    this.found.columns.push({
      name,
      values: values.map((value) => (Array.isArray(value) ? value.length : value)),
      apart,
    });
    // What nobody sees is counted in its column and needs no room of its own.
    if (sees !== 'nobody') this.found.zones.push(...apart.map(zone));
  }
}

/** Which one of a list it is, where its elements are things that are known by their numbers. */
const numbered = (place: number, of?: ViewPart | null): Key | null =>
  of?.refers ? { value: String(place), part: { kind: 'fact', refers: of.refers } } : null;

const isUntitled = (value: unknown) => isObject(value) && !titleOf(value);

/** Numbers that tell things apart for programs, and what nobody is ever shown: no player has a use for either. */
const isOurs = (name: string, part: ViewPart) =>
  /(^|[ _])[iu]id$/.test(name) || (part.kind === 'fact' && part.sees === 'nobody');

/** What things are called, the most telling first. */
const TITLES = ['name', 'title', 'card', 'kind', 'label'];

/** The field that says what a thing is, if it has one. */
export function titleOf(value: View): string {
  return TITLES.find((name) => typeof value[name] === 'string') ?? '';
}

/** The field that says which thing it is: its title, a thing within it that has one, or at least an id in letters. */
export function namingOf(value: View): string {
  const within = (name: string) => isObject(value[name]) && Boolean(titleOf(value[name]));
  return titleOf(value) || TITLES.find(within) || (typeof value.id === 'string' ? 'id' : '');
}

/** The rows of a board. */
export function rowsOf({ items, width = 1 }: Zone): unknown[][] {
  return Array.from({ length: Math.ceil(items.length / width) }, (_, row) =>
    items.slice(row * width, (row + 1) * width),
  );
}
