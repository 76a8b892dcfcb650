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

/** Things in a row. */
export interface Zone {
  name: string;
  items: unknown[];
  owner: number | null;
  /** Who may see them before the match is over; empty: everybody. */
  sees: Sees;
  /** What one of the items is made of, where the state says so. */
  of?: ViewPart;
}

export interface Column {
  name: string;
  values: unknown[];
  part?: ViewPart;
}

/** The same row of everybody, one under the other. */
export interface Spread {
  name: string;
  rows: Zone[];
}

export interface Sheet {
  name: string;
  columns: { name: string; part?: ViewPart }[];
  rows: { name: string; values: unknown[] }[];
}

export interface Fact {
  name: string;
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

/** Sorts the parts of a view; without an outline by the values alone, and then nothing belongs to a seat. */
export function readView(view: View, outline: ViewPart | null | undefined, mine: readonly number[]): Reading {
  const found: Reading = { boards: [], zones: [], spreads: [], columns: [], sheets: [], facts: [] };
  const reader = new Reader(found, mine);
  for (const [name, value] of Object.entries(view)) {
    if (!ELSEWHERE.has(name)) reader.read(name, value, outline?.fields?.[name]);
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

  read(name: string, value: unknown, declared?: ViewPart | null): void {
    const part = declared ?? guessed(value);
    if (Array.isArray(value)) {
      if (part.kind === 'seats') this.seats(name, value, part.of ?? undefined);
      else this.list(name, value, part);
    } else if (!isObject(value)) this.found.facts.push({ name, value, part });
    else if (part.kind === 'struct') this.struct(name, value, part);
    else this.dict(name, value, part);
  }

  private struct(name: string, value: View, part: ViewPart): void {
    for (const [field, inner] of Object.entries(value)) this.read(`${name} ${field}`, inner, part.fields?.[field]);
  }

  private dict(name: string, value: View, part: ViewPart): void {
    const rows = Object.entries(value);
    if (rows.length && rows.every(([, row]) => isObject(row))) this.sheet(name, rows as [string, View][], part.of);
    else for (const [key, inner] of rows) this.read(`${name} ${key}`, inner, part.of);
  }

  private list(name: string, items: unknown[], part: ViewPart): void {
    const zone: Zone = { name, items, owner: null, sees: part.sees ?? '', of: part.of ?? undefined };
    if (isGrid(items)) this.found.boards.push(zone);
    else if (items.length && items.every((item) => isObject(item) && !titleOf(item))) {
      this.sheet(
        name,
        items.map((item, index): [string, View] => [String(index + 1), item as View]),
        part.of,
      );
    } else this.found.zones.push(zone);
  }

  private sheet(name: string, rows: [string, View][], of?: ViewPart | null): void {
    const columns = Object.keys(rows[0]![1]);
    this.found.sheets.push({
      name,
      columns: columns.map((column) => ({ name: column, part: of?.fields?.[column] })),
      rows: rows.map(([row, cells]) => ({ name: row, values: columns.map((column) => cells[column]) })),
    });
  }

  /** One value for each seat: short ones make a column, things lie in rows. */
  private seats(name: string, values: unknown[], declared?: ViewPart, inside = false): void {
    const part = declared ?? guessed(values.find((value) => !isHidden(value)));
    const whole = values.find(isObject);
    if (part.kind === 'struct' && whole) {
      for (const field of Object.keys(whole)) {
        const inner = values.map((value) => (isObject(value) ? value[field] : value));
        this.seats(inside ? `${name} ${field}` : field, inner, part.fields?.[field], true);
      }
    } else if (part.kind === 'list') this.rows(name, values, part);
    else this.found.columns.push({ name, values, part });
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
    if (others.some((seat) => Array.isArray(values[seat]))) this.found.spreads.push({ name, rows: others.map(zone) });
    else
      this.found.columns.push({ name, values: values.map((value) => (Array.isArray(value) ? value.length : value)) });
    this.found.zones.push(...apart.map(zone));
  }
}

/** What things are called, the most telling first. */
const TITLES = ['name', 'title', 'card', 'kind', 'label'];

/** The field that says what a thing is, if it has one. */
export function titleOf(value: View): string {
  return TITLES.find((name) => typeof value[name] === 'string') ?? '';
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
