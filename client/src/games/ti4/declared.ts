// What Twilight Imperium companion declares; written by `make types`, do not edit.
import type { DraftOf, Hidden, InteractionOf, OfferOf, Said } from '$lib/games/declared';
import type { ColourId } from './ids';

export type { ColourId };

/** The agenda on the table. */
export interface Agenda {
  number: number;
  serial: number;
  step: number;
  card: string;
  title: string;
  outcome: string;
  law: boolean;
  target: string;
  ended: boolean;
}

export type AgendaResult = [round: number, number: number, card: string, title: string, votes: number[], sides: string[], outcome: string, at: number, predictions: Foretold[]];

export type Deeds = [round: number, strategic: number, tactical: number, component: number, unspecified: number, passed: number];

/** A draft of factions: in which order, how many bans each, and what was done so far. */
export interface Draft {
  order: number[];
  bans: number;
  steps: DraftStep[];
}

export type DraftStep = [seat: number, kind: "ban" | "pick", faction: FactionId];

export type FactionId = string;

export type Foretold = [seat: number, rider: string, side: string];

export type Holding = [name: string, exhausted: boolean];

export type Kind = "tactical" | "component" | "unspecified";

export type Law = [name: string, round: number, target: string, card: string];

/** Mecatol Rex and the custodians. */
export interface Mecatol {
  claimed: boolean;
  round: number;
  by: number | null;
  owner: number | null;
  checked: boolean;
}

/** A public objective on the table. */
export interface Objective {
  id: ObjectiveId;
  name: string;
  stage: 1 | 2;
  points: number;
  round: number;
  extra: boolean;
  scored: Scored[];
}

export type ObjectiveId = string;

/** All options of a game; the catalogues say what they are called. */
export interface Options {
  show_vp_meter?: boolean;
  vp_limit?: number;
  inactivity_minutes?: number;
  timer_mode?: "per-turn" | "cumulative";
  decision_bar?: boolean;
  decision_bar_seconds?: number;
  decision_bar_mode?: "manual" | "repeat";
  detailed_agenda?: boolean;
  status_order?: "initiative" | "speaker";
  strategy_cards_per_player?: "auto" | "1" | "2";
  naalu_zero_token?: boolean;
  mecatol_prompt?: "first-round" | "until-claimed";
  custodians_vp?: boolean;
  auto_vp?: boolean;
  player_scoring?: boolean;
  status_checklist?: "table" | "per-player";
  auto_advance?: boolean;
  planet_ledger?: boolean;
  sets?: Set[];
}

/** The action being resolved: a strategy card, or something on the board. */
export interface Pending {
  kind: "strategic" | Kind;
  card: number;
  speaker_chosen: boolean;
  replies: Reply[];
}

export type Phase = "setup" | "round-0" | "speaker-selection" | "strategy-phase" | "action-phase" | "status-phase" | "mecatol-check" | "agenda-phase" | "victory-pending";

export type Pick = [round: number, seat: number, card: number, bonus: number, order: number];

/** What one seat has: who it is, and everything it marked. */
export interface Player {
  colour: ColourId | null;
  faction: FactionId | null;
  faction_random: boolean;
  custom_name: string;
  keleres_home: FactionId | null;
  name: string;
  vp: number;
  eliminated: boolean;
  deeds: Deeds[];
  notes: ObjectiveId[] | Hidden;
  secrets: ScoredSecret[];
  checks: boolean[];
  planets: Holding[];
  votes: number;
  side: string;
  no_when: boolean;
  no_after: boolean;
  voted: boolean;
  predictions: Prediction[];
}

export type Point = [seat: number, delta: number, source: string, ref: string, round: number, phase: Phase, at: number];

export type Prediction = [rider: string, side: string];

export type Reason = "victory" | "no-objectives" | "agreed";

export type Reply = "" | "done" | "declined";

/** How the game ended. */
export interface Result {
  reason: Reason;
  winner: number | null;
  rounds: number;
  at: number;
  influence: (number | null)[];
}

export type Scored = [seat: number, points: number, round: number, phase: Phase, at: number];

export type ScoredSecret = [id: ObjectiveId, points: number, round: number, phase: Phase, at: number];

export type Set = "base" | "pok" | "codex" | "te";

export type StrategyCard = [bonus: number, holder: number | null, used: boolean];

export type Term = [round: number, seat: number, via: "initial" | "politics" | "manual" | "agenda", at: number];

/** A strategy card that was played, and who has not said yet whether they follow. */
export interface Unanswered {
  card: number;
  by: number;
  waits: number[];
}

export type What = "factions" | "colours" | "all";

export interface View {
  options: Options;
  count: number;
  players: Player[];
  draft: Draft | null;
  phase: Phase;
  round: number;
  started_at: number;
  speaker: number | null;
  speaker_history: Term[];
  cards: StrategyCard[];
  cards_per_player: number;
  bonus_at_start: number[];
  picks: Pick[];
  current: number | null;
  turn_done: boolean;
  pending: Pending | null;
  unanswered: Unanswered[];
  initiative: number[];
  zero_token: number | null;
  status_checks: boolean[];
  mecatol: Mecatol;
  objectives: Objective[];
  custom_objectives: number;
  laws: Law[];
  agenda: Agenda;
  agenda_results: AgendaResult[];
  ledger: Point[];
  limit_waived: boolean;
  result: Result | null;
}

export interface Events {
  abstained: { seat: number };
  action_cancelled: { seat: number };
  action_finished: { seat: number; kind: string; card: number };
  action_started: { seat: number; kind: string };
  agenda_phase_began: { round: number };
  agenda_phase_ended: { round: number };
  agenda_replaced: { number: number };
  agenda_resolved: { number: number; title: string; votes: number[]; outcome: Said | string };
  agenda_shown: { title: string };
  agenda_step_set: { step: number };
  card_assigned: { card: number; seat: number };
  card_played: { seat: number; card: number };
  card_returned: { card: number };
  card_taken: { seat: number; card: number; bonus: number };
  cards_swapped: { a: number; b: number; first: number; second: number; reason: string };
  count_set: { count: number };
  custodians_left: Record<string, never>;
  custodians_stay: Record<string, never>;
  draft_closed: Record<string, never>;
  draft_opened: { bans: number; seats: number[]; names: string[] };
  draft_step_back: { seat: number; faction: string; name: string };
  faction_banned: { seat: number; faction: string; name: string };
  faction_drafted: { seat: number; faction: string; name: string };
  game_began: Record<string, never>;
  game_ended: { reason: string; seat: number };
  game_ended_without: { reason: string };
  law_enacted: { title: string; target: Said | string };
  law_repealed: { title: string };
  limit_reached: { seats: number[]; limit: number };
  mecatol_abandoned: Record<string, never>;
  mecatol_changed_hands: { seat: number };
  mecatol_claimed: { seat: number };
  objective_removed: { objective: string; name: string };
  objective_revealed: { objective: string; name: string; stage: number; points: number };
  objective_scored: { seat: number; objective: string; name: string; stage: number };
  objective_unscored: { seat: number; objective: string; name: string };
  open_status_steps: { steps: number[] };
  option_set: { option: string; value: boolean | number | string | string[] };
  outcome_opened: Record<string, never>;
  outcome_set: { outcome: Said | string; law: boolean; target: string };
  passed: { seat: number };
  phase_reset: Record<string, never>;
  planet_lost: { seat: number; planet: string };
  planet_taken: { seat: number; planet: string };
  planet_turned: { seat: number; planet: string; exhausted: boolean };
  planets_readied: { seat: number };
  play_goes_on: Record<string, never>;
  points_changed: { seat: number; delta: number; source: string; ref: string; vp: number };
  prediction_dropped: { seat: number; rider: string };
  prediction_made: { seat: number; rider: string; side: Said | string };
  prediction_right: { seat: number; rider: string };
  seat_cleared: { seat: number };
  seat_eliminated: { seat: number };
  seat_recoloured: { seat: number; colour: string };
  seat_renamed: { seat: number; name: string };
  seat_returned: { seat: number };
  seat_set: { seat: number; colour: string; faction: string; random: boolean; name: string };
  seats_randomised: { what: string };
  seats_swapped: { a: number; b: number };
  second_public_this_phase: { seat: number };
  second_secret_this_phase: { seat: number };
  secondary_answered: { seat: number; reply: string; card: number };
  secondary_marked: { seat: number; reply: string };
  secret_dropped: { seat: number };
  secret_noted: { seat: number };
  secret_scored: { seat: number; objective: string };
  secret_unscored: { seat: number; objective: string };
  setup_finished: { count: number };
  setup_reopened: Record<string, never>;
  side_set: { seat: number; side: Said | string };
  single_agenda: Record<string, never>;
  speaker_changed: { seat: number; via: "initial" | "politics" | "manual" | "agenda" };
  stage_pool_exceeded: { stage: number };
  stage_two_early: Record<string, never>;
  status_phase_began: { round: number };
  status_phase_ended: { round: number };
  step_ticked: { step: number; seat: number | null };
  step_unticked: { step: number; seat: number | null };
  strategy_phase_began: { round: number };
  strategy_phase_ended: { initiative: number[] };
  too_many_secrets: { seat: number; most: number };
  turn_skipped: { seat: number };
  victory_pending: { seats: number[] };
  vote_cast: { seat: number; count: number; side: Said | string };
  votes_set: { seat: number; count: number };
  window_marked: { seat: number; window: string };
  window_unmarked: { seat: number; window: string };
  wrong_phase_secret: { seat: number; phase: "action" | "status" | "agenda" };
  zero_token_set: { seat: number };
  zero_token_taken: Record<string, never>;
}

export interface Moves {
  abstain: { player: number };
  add_secret: { objective: ObjectiveId };
  adjust_vp: { player: number; delta: number; source?: string };
  advance_agenda: Record<string, never>;
  answer_secondary: { player: number; card: number; value: Reply };
  assign_card: { card: number; player: number | null };
  back_to_setup: Record<string, never>;
  ban_faction: { player: number; faction: string };
  cancel_action: Record<string, never>;
  cast_vote: { player: number };
  choose_first_speaker: { player: number | "random" };
  choose_speaker: { player: number };
  claim_mecatol: { player: number | null };
  clear_seat: { player: number };
  close_draft: Record<string, never>;
  configure_seat: { player: number; colour: string; faction: string; custom_name?: string; name?: string; keleres_home?: string };
  continue_play: { confirm?: boolean };
  draft_faction: { player: number; faction: string };
  drop_secret: { objective: ObjectiveId };
  end_agenda_phase: Record<string, never>;
  end_game: { reason: Reason; winner?: number | null; influence?: (number | null)[]; confirm?: boolean };
  end_status_phase: Record<string, never>;
  end_strategy_phase: Record<string, never>;
  finish_setup: Record<string, never>;
  finish_turn: { again?: boolean };
  leave_mecatol_check: Record<string, never>;
  lose_planet: { player: number; planet: string };
  mark_secondary: { player: number; value: Reply; card?: number };
  mark_window: { player: number; window: "when" | "after"; value: boolean; agenda?: number };
  next_agenda: Record<string, never>;
  open_draft: { bans: number; shuffled: boolean };
  pass_round: Record<string, never>;
  pick_card: { card: number };
  play_strategy_card: { card: number };
  randomise_seats: { what: What };
  ready_planets: { player: number };
  recolour_seat: { player: number; colour: string };
  remove_objective: { objective: string; confirm?: boolean };
  rename_seat: { player: number; name: string };
  repeal_law: { index: number };
  replace_agenda: Record<string, never>;
  reset_strategy_phase: { confirm?: boolean };
  reveal_objective: { objective?: string; name?: string; stage?: number; points?: number; extra?: boolean };
  score_objective: { player: number; objective: string };
  score_secret: { player: number; objective: string };
  set_agenda_card: { card?: string; title?: string };
  set_agenda_step: { step: number };
  set_eliminated: { player: number; value: boolean };
  set_mecatol_owner: { player: number | null };
  set_option: { id: string; value: boolean | number | string | string[] };
  set_outcome: { outcome?: string; law?: boolean; target?: string };
  set_player_count: { count: number };
  set_prediction: { player: number; rider: string; side?: string };
  set_speaker: { player: number; via?: "manual" | "agenda" };
  set_vote_side: { player: number; side?: string };
  set_votes: { player: number; count: number };
  set_vp: { player: number; value: number; source?: string };
  set_zero_token: { player: number | null };
  skip_turn: Record<string, never>;
  start_action: { kind?: Kind };
  start_first_round: Record<string, never>;
  step_back_in_draft: Record<string, never>;
  swap_seats: { a: number; b: number };
  swap_strategy_cards: { a: number; b: number; reason?: string };
  take_planet: { player: number; planet: string };
  toggle_status_step: { step: number; player?: number | null };
  turn_planet: { player: number; planet: string; exhausted: boolean };
  unscore_objective: { player: number; objective: string };
}

export type Questions = Record<never, never>;

export type Command = "abstain" | "add_secret" | "adjust_vp" | "advance_agenda" | "answer" | "answer_secondary" | "assign_card" | "back_to_setup" | "ban_faction" | "cancel_action" | "cast_vote" | "choose_first_speaker" | "choose_speaker" | "claim_mecatol" | "clear_seat" | "close_draft" | "commit" | "configure_seat" | "continue_play" | "draft_faction" | "drop_secret" | "end_agenda_phase" | "end_game" | "end_status_phase" | "end_strategy_phase" | "finish_setup" | "finish_turn" | "leave_mecatol_check" | "lose_planet" | "mark_secondary" | "mark_window" | "next_agenda" | "open_draft" | "pass_priority" | "pass_round" | "pass_turn" | "pick_card" | "play_strategy_card" | "randomise_seats" | "ready" | "ready_planets" | "recolour_seat" | "remove_objective" | "rename_seat" | "repeal_law" | "replace_agenda" | "reset" | "reset_strategy_phase" | "retract" | "reveal_objective" | "score_objective" | "score_secret" | "set_agenda_card" | "set_agenda_step" | "set_eliminated" | "set_mecatol_owner" | "set_option" | "set_outcome" | "set_player_count" | "set_prediction" | "set_speaker" | "set_vote_side" | "set_votes" | "set_vp" | "set_zero_token" | "skip_turn" | "start_action" | "start_first_round" | "step_back_in_draft" | "swap_seats" | "swap_strategy_cards" | "take_planet" | "toggle_status_step" | "turn_planet" | "unready" | "unscore_objective";

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
