// What Skyreef declares; written by `make types`, do not edit.
import type { DraftOf, Hidden, InteractionOf, OfferOf } from '$lib/games/declared';

/** An attack that is being fought out. */
export interface Battle {
  attacker: number;
  target: number;
  defender: number;
  bonus: number;
  blocked: boolean;
  assisted: number[];
}

/** What screens are told of bodies, by the numbers of the cards. */
export interface Bodies {
  bodies: Record<number, number>;
}

/** A physical card: its number in the match, and what is printed on it. */
export interface Card {
  iid: number;
  kind: Kind;
}

/** A leader or unit on the field. */
export interface Fighter {
  card: Card;
  entered: number;
  active: boolean;
  volts: number;
  power: number;
  used: number;
}

export type Kind = string;

/** Besides decks, the leaders. */
export interface Options {
  first_seat?: number | null;
  decks?: (string | Record<string, number>)[];
  leaders?: string[];
}

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
  leader: Fighter;
  life: Card[] | Hidden;
  taken: Card[] | Hidden;
  units: Fighter[];
  stock: number;
  volts: Purse;
  turns: number;
  led: boolean;
  struck: boolean;
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
  options: Options;
  players: Player[];
  first: number;
  battle: Battle | null;
  agenda: Pending[];
  wounds: number[];
  objects: number;
  turn: number;
  active: number;
  fallen: number[];
  facts: Bodies;
}

export interface Events {
  attached: { seat: number; card: Card; volts: number };
  attacked: { seat: number; card: Card; at: number; target: Card };
  blocked: { seat: number; card: Card };
  boosted: { seat: number; amount: number; bonus: number };
  charged: { seat: number; count: number; volts: number };
  countered: { seat: number; card: Card };
  dealt: { count: number; first: number };
  declined: { seat: number };
  deployed: { seat: number; card: Card };
  discarded: { seat: number; cards: Card[] };
  drew: { seat: number; count: number };
  drew_cards: { seat: number; cards: Card[] };
  dusk_used: { seat: number; card: Card };
  eliminated: { seat: number; why: "life" | "deck" | "left" | "time" };
  event_played: { seat: number; card: Card };
  fought: { card: Card; power: number; target: Card; against: number };
  healed: { seat: number; life: number };
  kept: { seat: number };
  kept_life: { seat: number };
  knocked_out: { seat: number; card: Card };
  led: { seat: number; card: Card };
  life_lost: { seat: number; life: number };
  life_taken: { card: Card };
  put_under: { seat: number };
  redrew: { seat: number };
  rested: { seat: number; card: Card };
  returned: { seat: number; card: Card };
  sparked: { seat: number; card: Card };
  woken: { seat: number; card: Card };
}

export interface Moves {
  assist: { card: number };
  attach: { target: number };
  attack: { attacker: number; target: number };
  block: { blocker: number };
  counter: { card: number };
  deploy: { card: number };
  dusk: { source: number };
  keep: Record<string, never>;
  lead: { target: number };
  play_event: { card: number };
  redraw: Record<string, never>;
}

export interface Questions {
  bottom: number;
  choose_card: number;
  discard: number;
  spark: boolean;
}

export type Command = "answer" | "assist" | "attach" | "attack" | "block" | "commit" | "counter" | "deploy" | "dusk" | "keep" | "lead" | "pass_priority" | "pass_turn" | "play_event" | "ready" | "redraw" | "reset" | "retract" | "unready";

export interface Declared {
  view: View;
  events: Events;
  moves: Moves;
  questions: Questions;
  command: Command;
  options: Options;
}

export type Offer = OfferOf<Declared>;
export type Interaction = InteractionOf<Declared>;
export type OfferDraft = DraftOf<Declared>;
