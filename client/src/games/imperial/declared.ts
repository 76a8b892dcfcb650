// What Imperial declares; written by `make types`, do not edit.
import type { DraftOf, Hidden, InteractionOf, OfferOf } from '$lib/games/declared';
import type { CountryId } from './ids';

export type { CountryId };

/** An army; its posture only matters in another country's home territory. */
export interface Army {
  at: TerritoryId;
  hostile: boolean;
}

/** Factories, units and tax chips: the real ones, or those of a running maneuver. */
export interface Board {
  forces: Record<CountryId, Forces>;
  chips: Record<TerritoryId, CountryId>;
}

/** What a country has besides its forces. */
export interface Country {
  treasury: number;
  points: number;
  last_tax: number;
  slot: Slot;
  stocks: number[];
  leaders: number[];
  democracy: boolean;
  off_limits: boolean;
}

/** A running maneuver on its virtual board. */
export interface Draft {
  by: number;
  slot: Slot;
  board: Board;
  waiting_fleets: number[];
  waiting_armies: number[];
  fleets: UnitStep[];
  armies: UnitStep[];
  ordered_fleets: number[];
  ordered_armies: number[];
  settled_fleets: number;
  settled_armies: number;
  peace: Peace | null;
}

/** What screens are told besides the state. */
export interface Facts {
  wheel: Slot[];
  ways: Record<Slot, Way>;
  scores: number[];
  swiss: number[];
  forecast: Record<CountryId, Forecast>;
  bonus: Record<number, number>;
}

/** What a country has on the board, in the order in which it came there. */
export interface Forces {
  factories: TerritoryId[];
  armies: Army[];
  fleets: TerritoryId[];
}

/** What Taxation would bring a country, and what that comes from. */
export interface Forecast {
  working: TerritoryId[];
  occupied: TerritoryId[];
  chips: number;
  revenue: number;
  points: number;
  treasury: number;
  bonus: number;
}

export type Kind = "army" | "fleet";

/** The defaults are those of the specification; the catalogues say under `option-` what they are called. */
export interface Options {
  wheel?: "standard" | "tabletop";
  rail_after?: boolean;
  blow_up_armies?: 1 | 3;
  peace_vote_empty?: boolean;
  punt?: "same_round" | "next_round";
  round_limit?: number;
}

/** What one unit is told to do. */
export interface Order {
  kind: Kind;
  origin: TerritoryId;
  to: TerritoryId;
  action: string;
}

/** The question that a running maneuver waits for. */
export interface Peace {
  asked: CountryId;
  origin: TerritoryId;
  to: TerritoryId;
  kind: Kind;
}

/** An investor. */
export interface Player {
  cash: number;
  stocks: Record<CountryId, number[]>;
  modifier: number;
  bid: number | null | Hidden;
  ballot: number | null | Hidden;
  imports: [Kind, TerritoryId][] | Hidden;
}

/** A slot with its details, proposed by somebody for the country whose turn it is. */
export interface Proposal {
  by: number;
  slot: Slot;
  sites: TerritoryId[];
  units: [Kind, TerritoryId][];
  fleets: UnitStep[];
  armies: UnitStep[];
}

export type Slot = string;

/** All steps of a maneuver. */
export interface Steps {
  fleets: UnitStep[];
  armies: UnitStep[];
}

export type TerritoryId = string;

/** What a unit does in a maneuver. */
export interface UnitStep {
  origin: TerritoryId;
  to: TerritoryId;
  action: string;
}

/** The way to a slot. */
export interface Way {
  cost: number;
  investor: boolean;
}

export interface View {
  options: Options;
  players: Player[];
  countries: Record<CountryId, Country>;
  board: Board;
  turn: CountryId | null;
  round: number;
  order: number[];
  card: number | null;
  bids: Record<number, number>;
  bid_order: number[];
  proposals: Proposal[];
  last_vote: Record<number, number>;
  importing: Slot | null;
  draft: Draft | null;
  investor_passed: boolean;
  buyer: number | null;
  queue: number[];
  asked_again: number[];
  punted: number[];
  ending: "" | "points" | "round_limit" | "no_leader";
  facts: Facts;
}

export interface Events {
  agreed: { seat: number; country: CountryId };
  bid_bought: { seat: number; country: CountryId; stock: number; amount: number };
  bid_declined: { seat: number; country: CountryId };
  bid_placed: { seat: number };
  bid_revealed: { seat: number; country: CountryId; amount: number };
  bonus_paid: { seat: number; amount: number };
  bought: { seat: number; country: CountryId; stock: number; returned: number; cost: number };
  card_passed: { seat: number };
  chosen: { seat: number; country: CountryId; slot: Slot };
  countered: { seat: number; country: CountryId; proposal: Proposal };
  democracy_began: { country: CountryId; seat: number };
  democracy_ended: { country: CountryId; seat: number };
  exchanged: { seat: number; country: CountryId; stock: number; returned: number; cost: number };
  factory_built: { country: CountryId; site: TerritoryId };
  flags_lost: { country: CountryId; to: CountryId; places: Record<"all", TerritoryId[]> };
  government_formed: { seat: number; country: CountryId };
  government_lost: { seat: number; country: CountryId; to: number };
  import_opened: { seat: number; country: CountryId };
  imported: { country: CountryId; units: Record<"all", [Kind, TerritoryId][]> };
  interest_covered: { seat: number; country: CountryId; amount: number };
  interest_paid: { seat: number; country: CountryId; amount: number };
  investor_round: { seat: number; swiss: number[] };
  maneuver_opened: { seat: number; country: CountryId; slot: Slot };
  maneuvered: { country: CountryId; plan: Steps };
  order_set: { order: number[]; card: number };
  order_withdrawn: { country: CountryId; step: Order };
  peace_accepted: { country: CountryId; asked: CountryId; to: TerritoryId };
  peace_offered: { country: CountryId; asked: CountryId; kind: Kind; to: TerritoryId };
  peace_rejected: { country: CountryId; asked: CountryId; to: TerritoryId };
  peace_voted: { seat: number; accepts: boolean; weight: number };
  produced: { country: CountryId; sites: Record<"all", TerritoryId[]> };
  proposed: { seat: number; country: CountryId; proposal: Proposal };
  punted: { seat: number };
  punted_for_good: { seat: number };
  rest_held: { country: CountryId };
  round_began: { round: number };
  share_paid: { seat: number; amount: number };
  spin_paid: { seat: number; cost: number };
  step_planned: { country: CountryId; step: Order };
  taxed: { country: CountryId; revenue: number; points: number; total: number; net: number };
  time_penalty: { seat: number };
  turn_began: { country: CountryId };
  unit_added: { seat: number; kind: Kind; at: TerritoryId };
  vote_decided: { country: CountryId; seat: number };
  vote_revealed: { seat: number; choice: number; weight: number };
  voted: { seat: number };
}

export interface Moves {
  accept_bid: Record<string, never>;
  agree: Record<string, never>;
  bid: { amount_cents: number };
  buy: { country: CountryId; stock: number; returned?: number };
  decline_bid: Record<string, never>;
  hold_rest: Record<string, never>;
  import_done: Record<string, never>;
  import_unit: { type: Kind; at: TerritoryId };
  move_unit: { to: TerritoryId; action: string; unit?: number | null };
  propose: { slot: Slot; site?: TerritoryId | null; sites?: TerritoryId[] | null; units?: [Kind, TerritoryId][] | null };
  punt: { final?: boolean };
  vote: { choice: number };
  withdraw: { step: number };
}

export interface Questions {
  peace: boolean;
  peace_vote: boolean;
}

export type Command = "accept_bid" | "agree" | "answer" | "bid" | "buy" | "commit" | "decline_bid" | "hold_rest" | "import_done" | "import_unit" | "move_unit" | "pass_priority" | "pass_turn" | "propose" | "punt" | "ready" | "reset" | "retract" | "unready" | "vote" | "withdraw";

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
