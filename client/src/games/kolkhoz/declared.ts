// What Kolkhoz declares; written by `make types`, do not edit.
import type { DraftOf, Hidden, InteractionOf, OfferOf, Said } from '$lib/games/declared';
import type { Suit } from './ids';

export type { Suit };

export type Card = string;

export type Exiled = [year: number, card: Card, owner: number | null, reason: Reason];

/** One of the four farm jobs, named like its suit. */
export interface Job {
  display: Card[];
  bucket: Card[];
  hours: number;
  claimed: boolean;
}

/** Rules, section 3.2: the game of the seed; section 11: later rules, all off. */
export interface Options {
  deck_type?: 52 | 36;
  nomenclature?: boolean;
  allow_swap?: boolean;
  northern_style?: boolean;
  mice_variant?: boolean;
  orden_nachalniku?: boolean;
  medals_count?: boolean;
  accumulate_jobs?: boolean;
  famine_rule?: "ace_of_clubs" | "final_year";
  assignment_rule?: "own_suit" | "suits_in_trick";
  swap_limit?: number | null;
  bot_swap?: "auto_confirm" | "play";
  drunkard_compensation?: boolean;
  winner?: "highest" | "lowest";
  reveal_rule?: "all_matching" | "exiled_only";
  hero_of_soviet_union?: boolean;
  saboteur?: boolean;
  lotto_rewards?: boolean;
  highest_cards_requisition?: boolean;
  final_year_trump?: boolean;
  pass_cards?: boolean;
  max_years?: number;
  is_human?: boolean[];
}

export type Part = "hidden" | "revealed";

/** What one seat owns. */
export interface Player {
  hand: Card[] | Hidden;
  plot: Plot;
  medals: number;
  year_medals: number;
  swaps: number;
  pick: number | null | Hidden;
  has_picked: boolean;
  lacks: Suit[];
}

/** A seat's long-term cards, oldest first. The plot is the score. */
export interface Plot {
  hidden: Card[] | Hidden;
  revealed: Card[];
  stacks: Stack[];
}

export type Reason = "unclaimed" | "requisition" | "drunkard" | "trump";

/** A completed job in its leader's plot (`orden_nachalniku`): only the top card counts. */
export interface Stack {
  top: Card | null;
  under: Card[];
}

export interface View {
  options: Options;
  players: Player[];
  jobs: Record<Suit, Job>;
  job_piles: Record<Suit, Card[] | Hidden>;
  planner: number;
  lead: number;
  year: number;
  years_done: number;
  famine: boolean;
  trump: Suit | null;
  tricks_this_year: number;
  trick_count: number;
  trick: [number, Card][];
  last_trick: [number, Card][];
  last_winner: number | null;
  assigning: boolean;
  swept: boolean;
  undealt: Card[] | Hidden;
  returned: Card[];
  job_discard: Card[];
  exiled: Exiled[];
}

export interface Events {
  assigned: { seat: number; mapping: Record<Card, Suit>; auto: boolean; hours: Record<Suit, number> };
  card_passed: { seat: number; to: number; card: Card };
  card_played: { seat: number; card: Card };
  cards_passed: { to: "left" | "right" };
  exiled: { card: Card; owner: number | null; reason: Reason };
  exiled_from_plot: { card: Card; owner: number; reason: Reason };
  game_over: { scores: number[]; ranking: number[][]; winners: number[]; reason: Said | string };
  hand_swept: { seat: number };
  job_completed: { job: Suit; seat: number; reward: Card[] };
  job_failed: { job: Suit; hours: number; drunkard: boolean; informant: boolean; official: boolean };
  pass_chosen: { seat: number };
  returned_to_pool: { card: Card; job: Suit };
  revealed: { seat: number; cards: Card[] };
  swapped: { seat: number; part: Part; laid: Card; taken: Card };
  swapped_unseen: { seat: number; part: Part };
  trick_won: { seat: number; card: Card; cards: Card[] };
  trump_declared: { seat: number; suit: Suit };
  trump_turned: { card: Card; trump: Suit | null };
  year_began: { year: number; jobs: Record<Suit, Card[]>; famine: boolean; hand_size: number; tricks: number; planner: number };
  year_ended: { year: number };
}

export interface Moves {
  declare_trump: { suit: Suit };
  pass_card: { card_index: number };
  play_card: { card_index: number };
  submit_assignments: { assignments: [Card, Suit][] };
  swap_card: { plot_index: number; hand_index: number; plot_type?: string };
}

export type Questions = Record<never, never>;

export type Command = "answer" | "commit" | "confirm_swap" | "declare_trump" | "pass_card" | "pass_priority" | "pass_turn" | "play_card" | "ready" | "reset" | "retract" | "submit_assignments" | "swap_card" | "unready";

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
