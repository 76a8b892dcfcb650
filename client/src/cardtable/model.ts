/** A card game as the card table draws it; each game reads its own view into this. */
import type { AnyGame, Declared, Hidden } from '$lib/games/declared';
import type { Figure, Palette } from './art';
import type { Stakes } from '$lib/wire';
import type { Tallies } from './tally';

export interface CardRef {
  iid: number;
  kind: string;
}

/** What is printed on a card, from the game's reference. */
export interface Printed {
  id: string;
  name: string;
  kind: string;
  lines: readonly string[];
  keywords: readonly string[];
  /** The deck it belongs to; empty for cards of several decks. */
  deck: string;
  facts: Readonly<Record<string, string | number | boolean>>;
}
export type Cards = ReadonlyMap<string, Printed>;

/** A card in play. */
export interface Piece extends CardRef {
  owner: number;
  /** "3/2" or "5", as it is now. */
  body: string;
  /** It is more or less than printed. */
  drift: 'up' | 'down' | '';
  /** Tapped, exerted, rested or exhausted. */
  turned: boolean;
  /** It came too late to act this turn. */
  fresh: boolean;
  hurt: number;
  /** What lies on it, such as volts. */
  counters: number;
  /** What it counts for in the race to win, such as "◇ 2"; empty where pieces count for nothing. */
  race: string;
  /** Attacks or blocks now. */
  role: 'attacks' | 'blocks' | '';
}

export interface Zone {
  id: string;
  label: string;
  count: number;
  /** Null where nobody may look. */
  cards: readonly CardRef[] | null;
}

export interface Side {
  seat: number;
  /** Why it is out of the match; empty while it plays. */
  out: string;
  isActive: boolean;
  /** What decides the match; `start` is where it began, `of` what wins. */
  score: { value: number; of: number | null; start: number; label: string };
  purse: { ready: number; size: number; label: string };
  hand: readonly CardRef[] | null;
  held: number;
  zones: readonly Zone[];
  /** In play, nearest to the middle first: rows of pieces. */
  rows: readonly (readonly Piece[])[];
}

/** An object on a stack or chain, or a trigger in a bag; what comes next is first. */
export interface Waiting {
  id: number;
  by: number;
  card: CardRef;
  /** Which ability of the card it is; empty for the card itself. */
  ability: string;
  aims: readonly Anchor[];
}

/** A place in the middle that several seats have pieces at. */
export interface Site {
  id: number;
  name: string;
  controller: number | null;
  contested: boolean;
  /** What holding it brings whoever controls it, such as "+1"; empty while it brings nothing. */
  race: string;
  pieces: readonly Piece[];
}

/** Two cards that fight now, with what each brings. */
export interface Fight {
  attacker: Piece | null;
  target: Piece | null;
}

export interface Model {
  turn: number;
  active: number;
  sides: readonly Side[];
  waiting: readonly Waiting[];
  sites: readonly Site[];
  fight: Fight | null;
  /** Who attacks what, who blocks whom. */
  links: readonly { from: Anchor; to: Anchor }[];
}

/** Names a thing on the table: `card-12`, `seat-1`, `object-3`, `place-0`. */
export type Anchor = string;
export const cardAt = (iid: number): Anchor => `card-${iid}`;
export const seatAt = (seat: number): Anchor => `seat-${seat}`;
export const objectAt = (id: number): Anchor => `object-${id}`;
export const placeAt = (place: number | string): Anchor => `place-${place === 'base' ? 'base' : place}`;

/** What a game tells the card table about itself. */
export interface CardGame<G extends Declared = AnyGame> {
  name: string;
  read: (view: G['view'], cards: Cards) => Model;
  /** The uses that cost what is printed on the card. */
  pays: readonly G['command'][];
  /** What a card can be used for, in the order in which a tap means it. */
  uses: readonly G['command'][];
  /** Uses that take one coin each, and can be made several times in a row. */
  counted?: readonly G['command'][];
  /** Uses that spend a card or a piece on something else: what has no other is told apart. */
  lesser?: readonly G['command'][];
  /** A text of the game in the reader's language. */
  word: (key: string, params?: Record<string, string | number>) => string;
  /** The numbers on a printed card: "3/2", "5", or nothing. */
  body: (card: Printed) => string;
  /** Further marks on a printed card, each with what it means. */
  marks?: (card: Printed) => { text: string; title: string }[];
  /** What pays: the shape of one coin. */
  coin: 'well' | 'oil' | 'volt' | 'stone';
  /** How the log tells of a score; of a line the first group names who, the second how much is left. */
  tallies: Tallies;
  /** Stakes that foretell a score, each with the parameter that says it. */
  foresees: Readonly<Record<string, string>>;
  /** Offers that begin a hand anew: beside the primary button while hands are chosen. */
  again?: readonly G['command'][];
  /** What waits lies in a bag, and is taken out seat by seat. */
  isBag?: boolean;
  /** Kinds of cards that cost nothing by nature. */
  free?: readonly string[];
  /** The colours of each deck; the first are also worn by cards of several decks. */
  palettes: Readonly<Record<string, Palette>>;
  /** The figure on each card. */
  figures: Readonly<Record<string, Figure>>;
}

/** A game for the card table, which takes what the server sent of it to be what the game declares. */
export const cardGame = <G extends Declared>(game: CardGame<G>): CardGame => game as unknown as CardGame;

export const paletteOf = (game: CardGame, card: Printed | undefined): Palette =>
  game.palettes[card?.deck ?? ''] ?? Object.values(game.palettes)[0]!;

/** The cards that would be lost by what is weighed. */
export function fallenIn(stakes: Stakes | null | undefined): ReadonlySet<number> {
  const lost = (stakes?.weights ?? []).filter((one) => one.name === 'you_lose_cards' || one.name === 'they_lose_cards');
  return new Set(lost.flatMap((one) => (one.params?.cards as CardRef[] | undefined) ?? []).map((card) => card.iid));
}

/** The scores as they would be by what is weighed, by seat; what names nobody is about `me`. */
export function foreseenIn(
  game: Pick<CardGame, 'foresees'>,
  stakes: Stakes | null | undefined,
  me: number,
): ReadonlyMap<number, number> {
  const told = (stakes?.weights ?? []).map(({ name = '', params = {} }) => ({ params, score: game.foresees[name] }));
  return new Map(
    told.flatMap(({ params, score }) =>
      score === undefined ? [] : [[Number(params.seat ?? me), Number(params[score])] as const],
    ),
  );
}

// -- reading plain views --------------------------------------------------------------------------------------

export interface Target {
  card?: number | null;
  seat?: number | null;
  object?: number | null;
  place?: number | null;
}

export function anchorOf(target: Target): Anchor {
  if (typeof target.card === 'number') return cardAt(target.card);
  if (typeof target.seat === 'number') return seatAt(target.seat);
  if (typeof target.object === 'number') return objectAt(target.object);
  return placeAt(target.place ?? 'base');
}

interface PlainWaiting {
  id: number;
  by: number;
  card: CardRef;
  ability: string;
  targets: Target[];
}

export const waitingOf = (items: readonly PlainWaiting[]): Waiting[] =>
  items.map(({ id, by, card, ability, targets }) => ({ id, by, card, ability, aims: targets.map(anchorOf) }));

export const countOf = (zone: readonly CardRef[] | Hidden): number =>
  Array.isArray(zone) ? zone.length : (zone as Hidden).hidden;

export const seenIn = (zone: readonly CardRef[] | Hidden): readonly CardRef[] | null =>
  Array.isArray(zone) ? zone : null;

/** A number of a printed card. */
export const numberOn = (card: Printed | undefined, name: string): number => Number(card?.facts[name] ?? 0);

/**
 * The numbers on a piece as they are now, and whether they are more or less than printed. The rules tell those that may
 * differ (`now`); all others are as printed.
 */
export function bodyOf(
  now: number | readonly number[] | undefined,
  card: Printed | undefined,
  ...names: string[]
): Pick<Piece, 'body' | 'drift'> {
  if (!card) return { body: '', drift: '' };
  const printed = names.map((name) => numberOn(card, name));
  const numbers = now === undefined ? printed : [now].flat();
  const sum = (of: readonly number[]) => of.reduce((total, number) => total + number, 0);
  const change = sum(numbers) - sum(printed);
  return { body: numbers.join('/'), drift: change > 0 ? 'up' : change < 0 ? 'down' : '' };
}
