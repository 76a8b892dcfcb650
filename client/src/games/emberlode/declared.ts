// What Emberlode declares; written by `make types`, do not edit.
import type { DraftOf, Hidden, InteractionOf, OfferOf } from '$lib/games/declared';

/** A card or an object on the stack that is aimed at, with what is printed on it. */
export interface Aimed {
  card?: number | null;
  object?: number | null;
  kind: string;
}

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

/** A creature on the field. */
export interface Creature {
  card: Card;
  entered: number;
  tapped: boolean;
  damage: number;
  power: number;
  toughness: number;
  attacks: number;
  blocks: number;
  blocked: boolean;
  blockers: number[];
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
  vigor: number;
  wells: Card[];
  purse: Purse;
  field: Creature[];
  played_well: boolean;
  drew_from_nothing: boolean;
  mulligans: number;
  kept: boolean;
  owes: number;
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

export interface View {
  options: CardOptions;
  players: Player[];
  first: number;
  stack: Pending[];
  triggers: Pending[];
  discards: [number, number][];
  objects: number;
  turn: number;
  active: number;
  main: boolean;
  combat: boolean;
  fallen: number[];
  facts: Bodies;
}

export interface Events {
  activated: { seat: number; card: Card };
  activated_at: { seat: number; card: Card; targets: Aimed[] };
  activated_at_seat: { seat: number; card: Card; at: number };
  attacked: { seat: number; card: Card; at: number };
  blocked: { seat: number; card: Card; attacker: Card };
  cancelled: { seat: number; card: Card };
  cast: { seat: number; card: Card };
  cast_at: { seat: number; card: Card; targets: Aimed[] };
  cast_at_seat: { seat: number; card: Card; at: number };
  damaged: { card: Card; amount: number };
  dealt: { count: number; first: number };
  died: { seat: number; card: Card };
  discarded: { seat: number; cards: Card[] };
  drained: { seat: number; amount: number; vigor: number };
  drew: { seat: number; count: number };
  drew_cards: { seat: number; cards: Card[] };
  eliminated: { seat: number; why: "vigor" | "deck" | "left" | "time" };
  entered: { seat: number; card: Card };
  fizzled: { seat: number; card: Card };
  hurt: { seat: number; amount: number; vigor: number };
  kept: { seat: number; mulligans: number };
  let_through: { seat: number };
  mulliganed: { seat: number };
  ordered: { seat: number; card: Card };
  paid: { seat: number; amount: number };
  put_under: { seat: number; count: number };
  rallied: { seat: number; power: number };
  resolved: { seat: number; card: Card; ability: string };
  returned: { seat: number; card: Card };
  scorched: { amount: number };
  stayed: { seat: number };
  strengthened: { card: Card; power: number; toughness: number };
  tapped: { card: Card };
  triggered: { seat: number; card: Card };
  triggered_at: { seat: number; card: Card; targets: Aimed[] };
  triggered_at_seat: { seat: number; card: Card; at: number };
  well_played: { seat: number; card: Card };
}

export interface Moves {
  activate: { source: number; targets?: Target[] };
  bottom: { cards: number[] };
  cast: { card: number; targets?: Target[] };
  keep: Record<string, never>;
  mulligan: Record<string, never>;
  play_well: { card: number };
}

export interface Questions {
  choose_target: Target;
  declare_attackers: [number, number][];
  declare_blockers: [number, number][];
  discard: number[];
  order_blockers: number[];
  order_triggers: number[];
  pay: boolean;
}

export type Command = "activate" | "answer" | "bottom" | "cast" | "commit" | "keep" | "mulligan" | "pass_priority" | "pass_turn" | "play_well" | "ready" | "reset" | "retract" | "unready";

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
