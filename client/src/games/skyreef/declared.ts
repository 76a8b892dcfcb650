// What Skyreef declares; written by `make types`, do not edit.
import type { Hidden } from '$lib/games/declared';

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
  key: number | Hidden;
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
  attached: Record<string, unknown>;
  attacked: Record<string, unknown>;
  blocked: Record<string, unknown>;
  boosted: Record<string, unknown>;
  charged: Record<string, unknown>;
  countered: Record<string, unknown>;
  dealt: Record<string, unknown>;
  declined: Record<string, unknown>;
  deployed: Record<string, unknown>;
  discarded: Record<string, unknown>;
  drew: Record<string, unknown>;
  drew_cards: Record<string, unknown>;
  dusk_used: Record<string, unknown>;
  eliminated: Record<string, unknown>;
  event_played: Record<string, unknown>;
  fought: Record<string, unknown>;
  healed: Record<string, unknown>;
  kept: Record<string, unknown>;
  kept_life: Record<string, unknown>;
  knocked_out: Record<string, unknown>;
  led: Record<string, unknown>;
  life_lost: Record<string, unknown>;
  life_taken: Record<string, unknown>;
  put_under: Record<string, unknown>;
  redrew: Record<string, unknown>;
  rested: Record<string, unknown>;
  returned: Record<string, unknown>;
  sparked: Record<string, unknown>;
  woken: Record<string, unknown>;
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

export type Question = "bottom" | "choose_card" | "discard" | "spark";

export type Command = "answer" | "assist" | "attach" | "attack" | "block" | "commit" | "counter" | "deploy" | "dusk" | "keep" | "lead" | "pass_priority" | "pass_turn" | "play_event" | "ready" | "redraw" | "reset" | "retract" | "unready";

export interface Declared {
  view: View;
  events: Events;
  moves: Moves;
  question: Question;
  command: Command;
  options: Options;
}
