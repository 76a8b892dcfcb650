// What Lanternfall declares; written by `make types`, do not edit.
import type { DraftOf, Hidden, InteractionOf, OfferOf } from '$lib/games/declared';

/** What screens are told of bodies, by the numbers of the cards. */
export interface Bodies {
  bodies: Record<number, [number, number]>;
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

export type How = "ready" | "exerted";

/** A keepsake in play. */
export interface Keepsake {
  card: Card;
  ready: boolean;
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
  renown: number;
  reservoir: Card[] | Hidden;
  oil: Purse;
  field: Wanderer[];
  keepsakes: Keepsake[];
  fuelled: boolean;
  strength: number;
  drew_from_nothing: boolean;
}

/** Wells, oil, volts, stones: which of them pays never matters, only how many are ready. */
export interface Purse {
  size: number;
  spent: number;
}

/** What something is aimed at: a card, a seat, an object that waits, or a place; in a message only what is given. */
export interface Target {
  card?: number | null;
  seat?: number | null;
  object?: number | null;
  place?: number | null;
}

/** A wanderer in play. */
export interface Wanderer {
  card: Card;
  ready: boolean;
  settled: boolean;
  damage: number;
}

export interface View {
  options: CardOptions;
  players: Player[];
  first: number;
  bag: Pending[];
  discards: number[];
  objects: number;
  turn: number;
  active: number;
  fallen: number[];
  facts: Bodies;
}

export interface Events {
  damaged: { card: Card; amount: number };
  dealt: { count: number; first: number };
  discarded: { seat: number; cards: Card[] };
  drew: { seat: number; count: number };
  drew_cards: { seat: number; cards: Card[] };
  duelled: { seat: number; card: Card; at: number; defender: Card };
  eliminated: { seat: number; why: "deck" | "left" | "time" };
  entered: { seat: number; card: Card; ready: boolean };
  exchanged: { seat: number; count: number };
  fell: { seat: number; card: Card };
  fuelled: { seat: number; oil: number };
  fuelled_with: { card: Card };
  gained: { seat: number; amount: number; renown: number };
  journeyed: { seat: number; card: Card };
  mended: { card: Card; damage: number };
  played: { seat: number; card: Card };
  rallied: { seat: number; strength: number };
  resolved: { seat: number; card: Card; ability: string };
  returned: { seat: number; card: Card };
  tended: { seat: number; amount: number };
  used: { seat: number; card: Card };
}

export interface Moves {
  duel: { attacker: number; defender: number };
  fuel: { card: number };
  journey: { wanderer: number };
  play: { card: number };
  use: { keepsake: number };
}

export interface Questions {
  choose_card: number;
  decide: number[];
  discard: number;
  enter_as: How;
  pick_trigger: number;
}

export type Command = "answer" | "commit" | "duel" | "fuel" | "journey" | "pass_priority" | "pass_turn" | "play" | "ready" | "reset" | "retract" | "unready" | "use";

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
