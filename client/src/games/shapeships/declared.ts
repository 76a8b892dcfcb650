// What Shapeships declares; written by `make types`, do not edit.
import type { DraftOf, InteractionOf, OfferOf, Said } from '$lib/games/declared';

/** A First Strike choice, sealed until all are made. */
export interface Aim {
  source: number;
  target: number;
  theft: boolean;
}

/** A Simulacrum on its way: the ship it copies as it was when the battle began. */
export interface Copy {
  id: string;
  charges: number;
  number: number;
}

/** An amount that waits for the end of the turn, with what it comes from. */
export interface Effect {
  source: string;
  damage?: number;
  healing?: number;
}

/** An Ancient player's pool, filled anew for every battle. */
export interface Energy {
  green: number;
  red: number;
  blue: number;
}

export type Fixed = "choose" | "human" | "xenite" | "centaur" | "ancient" | "random";

/** What screens are told besides the state. */
export interface Forecast {
  forecast: Outlook[] | null;
}

/** Health, lines, species and the length of a match. */
export interface Options {
  starting_health?: number;
  max_health?: number;
  starting_lines?: number;
  saved_line_cap?: number;
  first_species?: Fixed;
  second_species?: Fixed;
  turn_limit?: number;
}

/** The end of a match. */
export interface Outcome {
  winners: number[];
  reason: Said | string;
  scores?: number[];
  ranking?: number[][];
  teams?: number[][];
}

/** One side at the end of the turn. */
export interface Outlook {
  damage: Record<string, number>;
  healing: Record<string, number>;
  own_damage: Record<string, number>;
  each: Record<string, [number, number, number]>;
  after: number;
  most: number;
  energy: Energy | null;
}

/** One seat's side. */
export interface Player {
  next_iid: number;
  health: number;
  start_health?: number;
  species?: string;
  lines?: number;
  joining?: number;
  fleet?: Ship[];
  made?: number;
  made_by_queens?: number;
  once_only?: Effect[];
  queued?: Effect[];
  baseline?: number | null;
  rerolls?: number;
  kept?: boolean;
  energy: Energy;
  converts?: number;
  copies?: Copy[];
  cube_used?: boolean;
  copied_targets?: number[];
  third_spiral?: number | null;
  aims?: Aim[];
}

/** One ship in play. */
export interface Ship {
  iid: number;
  id: string;
  turn: number;
  build_phase: number;
  charges?: number;
  number?: number;
  used_this_step?: boolean;
  used_this_turn?: boolean;
  doomed?: boolean;
  battle_charges?: number;
}

export type Step = "SpeciesChoice" | "DiceRoll" | "LineGeneration" | "ShipsThatBuild" | "Drawing" | "EndOfBuild" | "FirstStrike" | "InteractionLoop" | "EndOfTurnResolution";

export interface View {
  options: Options;
  players: Player[];
  turn: number;
  step: Step;
  build_phase: number;
  extra_build: boolean;
  built: boolean;
  die: number;
  readings: number[];
  extra_dice: number[];
  shown: number[][];
  pending_targets: number;
  result: Outcome | null;
  facts: Forecast;
}

export interface Events {
  charge_declared: { seat: number; ship: string; iid: number; damage: number; healing: number };
  die_kept: { seat: number; die: number };
  die_rerolled: { seat: number; die: number };
  die_rolled: { die: number };
  energy_produced: { seat: number; green: number; red: number; blue: number };
  equalised: { seat: number; own: string; own_iid: number; enemy: string; enemy_iid: number };
  evolved: { seat: number; ship: string; iid: number };
  extra_build_began: { seats: number[] };
  extra_dice_rolled: { dice: number[] };
  extra_lines: { seat: number; lines: number; dice: number[] };
  fleet_revealed: { seat: number; new: Record<string, number>; gone: number; lines: number; joining: number };
  lines_generated: { seat: number; lines: number; joining: number; sources: Record<string, number>; joining_sources: Record<string, number> };
  power_cast: { seat: number; power: string; amount: number | null; ship: string | null; times: number };
  sacrificed: { seat: number; ship: string; iid: number };
  ship_destroyed: { seat: number; ship: string; iid: number };
  ship_doomed: { seat: number; ship: string; iid: number };
  ship_drawn: { seat: number; ship: string; iid: number; number: number | null; lines: number };
  ship_made: { seat: number; ship: string; iid: number; by: string };
  ship_stolen: { seat: number; ship: string; iid: number };
  ship_upgraded: { seat: number; ship: string; iid: number; number: number | null; parts: Record<string, number>; lines: number };
  side_resolved: { seat: number; damage: Record<string, number>; healing: Record<string, number>; own_damage: Record<string, number>; before: number; baseline: number | null; after: number; fleet: number };
  species_revealed: { seat: number; species: string };
  strike_named: { seat: number; by: string; ship: string; iid: number };
  theft_named: { seat: number; by: string; ship: string; iid: number };
  turn_began: { turn: number };
}

export interface Moves {
  build: { source: number; ship: string };
  cast: { power: string; amount?: number | null; target?: number | null };
  charge: { source: number; mode: string };
  draw: { ship: string; number?: number | null };
  equalise: { source: number; own_ship: number; enemy_ship: number };
  evolve: { into: string };
  keep: Record<string, never>;
  reroll: Record<string, never>;
  sacrifice: { source: number; target: number };
  steal: { source: number; target: number };
  strike: { source: number; target: number };
  target: { target: number };
  upgrade: { ship: string; number?: number | null };
}

export interface Questions {
  SpeciesChoice: string;
}

export type Command = "answer" | "build" | "cast" | "charge" | "commit" | "done" | "draw" | "equalise" | "evolve" | "keep" | "pass_priority" | "pass_turn" | "ready" | "reroll" | "reset" | "retract" | "sacrifice" | "steal" | "strike" | "target" | "unready" | "upgrade";

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
