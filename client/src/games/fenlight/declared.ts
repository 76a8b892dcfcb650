// What Fenlight declares; written by `make types`, do not edit.
import type { Hidden } from '$lib/games/declared';

/** What screens are told of bodies, by the numbers of the cards. */
export interface Bodies {
  bodies: Record<number, number>;
}

/** A physical card: its number in the match, and what is printed on it. */
export interface Card {
  iid: number;
  kind: Kind;
}

/** Options that all card games of the kit share. */
export interface CardOptions {
  first_seat?: number | null;
  decks?: (string | Record<string, number>)[];
}

export type Kind = string;

/** An object on a stack, chain or in a bag, or a trigger that waits for its place there. */
export interface Pending {
  id: number;
  by: number;
  card: Card;
  ability: string;
  targets: Target[];
  step: number;
}

/** One seat. */
export interface Player {
  seat: number;
  deck: Card[] | Hidden;
  hand: Card[] | Hidden;
  discard: Card[];
  key: number | Hidden;
  made: number | Hidden;
  out: string;
  points: number;
  stones: Purse;
  units: Unit[];
  turns: number;
  scored: number[];
}

/** Wells, oil, volts, stones: which of them pays never matters, only how many are ready. */
export interface Purse {
  size: number;
  spent: number;
}

/** A site is contested. */
export interface Showdown {
  site: number;
  attacker: number;
  defender: number;
  fought: boolean;
}

/** A place to be held. */
export interface Site {
  controller: number;
}

/** What something is aimed at: a card, a seat, an object that waits, or a place; in a message only what is given. */
export interface Target {
  card?: number | null;
  seat?: number | null;
  object?: number | null;
  place?: number | null;
}

/** A unit in play. */
export interface Unit {
  card: Card;
  at: number;
  ready: boolean;
  damage: number;
  might: number;
}

export interface View {
  options: CardOptions;
  players: Player[];
  first: number;
  sites: Site[];
  chain: Pending[];
  showdown: Showdown | null;
  objects: number;
  turn: number;
  active: number;
  action: boolean;
  fallen: number[];
  facts: Bodies;
}

export interface Events {
  cancelled: Record<string, unknown>;
  cast: Record<string, unknown>;
  cast_at: Record<string, unknown>;
  channelled: Record<string, unknown>;
  conquered: Record<string, unknown>;
  contested: Record<string, unknown>;
  damaged: Record<string, unknown>;
  dealt: Record<string, unknown>;
  destroyed: Record<string, unknown>;
  drew: Record<string, unknown>;
  drew_cards: Record<string, unknown>;
  eliminated: Record<string, unknown>;
  fizzled: Record<string, unknown>;
  lapsed: Record<string, unknown>;
  moved: Record<string, unknown>;
  played: Record<string, unknown>;
  ran_out: Record<string, unknown>;
  readied: Record<string, unknown>;
  resolved: Record<string, unknown>;
  scored: Record<string, unknown>;
  sent_home: Record<string, unknown>;
  set_aside: Record<string, unknown>;
  strengthened: Record<string, unknown>;
}

export interface Moves {
  cast: { card: number; targets?: Target[] };
  move: { units: number[]; to: number | "base" };
  play_unit: { card: number; at: number | "base" };
  set_aside: { cards: number[] };
}

export type Question = "assign";

export type Command = "answer" | "cast" | "commit" | "move" | "pass_priority" | "pass_turn" | "play_unit" | "ready" | "reset" | "retract" | "set_aside" | "unready";

export interface Declared {
  view: View;
  events: Events;
  moves: Moves;
  question: Question;
  command: Command;
  options: CardOptions;
}
