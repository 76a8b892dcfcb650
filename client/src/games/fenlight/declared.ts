// What Fenlight declares; written by `make types`, do not edit.
import type { DraftOf, Hidden, InteractionOf, OfferOf } from '$lib/games/declared';

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
  key: number | string | Hidden;
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
  cancelled: { seat: number; card: Card };
  cast: { seat: number; card: Card };
  cast_at: { seat: number; card: Card; targets: Record<string, unknown>[] };
  channelled: { seat: number; stones: number };
  conquered: { seat: number; site: number };
  contested: { seat: number; site: number; combat: boolean };
  damaged: { card: Card; amount: number };
  dealt: { first: number };
  destroyed: { seat: number; card: Card };
  drew: { seat: number; count: number };
  drew_cards: { seat: number; cards: Card[] };
  eliminated: { seat: number; why: "left" | "time" };
  fizzled: { seat: number; card: Card };
  lapsed: { seat: number; site: number };
  moved: { seat: number; cards: Card[]; to: number };
  played: { seat: number; card: Card; at: number };
  ran_out: { seat: number; to: number; points: number };
  readied: { card: Card };
  resolved: { seat: number; card: Card };
  scored: { seat: number; site: number; points: number };
  sent_home: { card: Card };
  set_aside: { seat: number; count: number };
  strengthened: { card: Card; might: number };
}

export interface Moves {
  cast: { card: number; targets?: Target[] };
  move: { units: number[]; to: number | "base" };
  play_unit: { card: number; at: number | "base" };
  set_aside: { cards: number[] };
}

export interface Questions {
  assign: [number, number][];
  choose_card: number;
}

export type Command = "answer" | "cast" | "commit" | "move" | "pass_priority" | "pass_turn" | "play_unit" | "ready" | "reset" | "retract" | "set_aside" | "unready";

export interface Declared {
  view: View;
  events: Events;
  moves: Moves;
  questions: Questions;
  command: Command;
  options: CardOptions;
}

export type Offer = OfferOf<Declared>;
export type Interaction = InteractionOf<Declared>;
export type OfferDraft = DraftOf<Declared>;
