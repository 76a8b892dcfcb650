/** What is printed on the components, as the rules of the game have it. Short texts of our own, one home for all of it. */
import agendaFile from '../../../../src/rondel/games/ti4/data/agendas.json';
import factionFile from '../../../../src/rondel/games/ti4/data/factions.json';
import layoutFile from '../../../../src/rondel/games/ti4/data/layouts.json';
import objectiveFile from '../../../../src/rondel/games/ti4/data/objectives.json';
import cardFile from '../../../../src/rondel/games/ti4/data/strategy_cards.json';
import tableFile from '../../../../src/rondel/games/ti4/data/table.json';
import type { SeatColour } from '$lib/ui/seats';

export type SetId = 'base' | 'pok' | 'codex' | 'te';

export interface Faction {
  id: string;
  name: string;
  short: string;
  set: SetId;
  home_planets: { name: string; resources: number; influence: number }[];
  commodities: number;
  starting_techs: string[];
  starting_tech_choice: { pick: number; from: string[]; note?: string } | null;
  starting_units: Record<string, number>;
  faction_techs: string[];
  home_from?: string[];
  votes_first?: boolean;
  cannot_vote?: boolean;
  custodians_free?: boolean;
}

export interface CardText {
  primary: string[];
  secondary: string[];
}

export interface StrategyCard extends CardText {
  number: number;
  id: string;
  name: string;
  hex: string;
  variants?: Record<string, Partial<CardText>>;
}

export interface PublicObjective {
  id: string;
  name: string;
  stage: 1 | 2;
  points: number;
  set: SetId;
  condition: string;
}

export interface SecretObjective {
  id: string;
  name: string;
  phase: 'action' | 'status' | 'agenda';
  points: number;
  set: SetId;
  condition: string;
}

export interface Agenda {
  id: string;
  name: string;
  type: 'law' | 'directive';
  outcome_kind: string;
  set: SetId;
  removed_in?: string | null;
  for?: string;
  against?: string;
  effect?: string;
  only_if?: string;
}

export interface WindowEffect {
  id: string;
  name: string;
  kind: string;
  set: SetId;
  faction: string | null;
  hint: string;
}

export interface AgendaWindow {
  id: string;
  label: string;
  step: number;
  first_agenda_only?: boolean;
  effects: WindowEffect[];
}

export interface OptionFacts {
  id: string;
  label: string;
  type: 'bool' | 'int' | 'enum' | 'set';
  default: unknown;
  scope: 'game' | 'device';
  min?: number;
  max?: number;
  presets?: number[];
  values?: string[];
}

export interface Place {
  seat: number;
  q: number;
  r: number;
  angle_deg: number;
}

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

export const FACTIONS = byId(factionFile.factions as unknown as Faction[]);
export const CARDS = cardFile.strategy_cards as unknown as StrategyCard[];
export const PUBLIC = byId([
  ...objectiveFile.objectives.stage1,
  ...objectiveFile.objectives.stage2,
] as unknown as PublicObjective[]);
export const SECRETS = byId(objectiveFile.objectives.secret as unknown as SecretObjective[]);
export const AGENDAS = byId(agendaFile.agendas as unknown as Agenda[]);
export const WINDOWS = agendaFile.agenda_windows as unknown as AgendaWindow[];
export const LAYOUTS = layoutFile.layouts as unknown as Record<string, { rings: number; seats: Place[] }>;
export const OPTIONS = byId(tableFile.options as unknown as OptionFacts[]);
export const SETS = tableFile.sets as unknown as { id: SetId; name: string }[];
export const COLOURS = tableFile.colours.map((colour) => colour.id) as SeatColour[];
export const STATUS_STEPS = tableFile.status_steps as unknown as {
  number: number;
  id: string;
  label: string;
  hint: string;
}[];
export const AGENDA_STEPS = tableFile.agenda_steps as unknown as {
  number: number;
  id: string;
  label: string;
  hint: string;
}[];
export const SOURCES = tableFile.vp_sources as unknown as { id: string; label: string; points: number | null }[];
export const LIMITS = tableFile.limits;

export const POLITICS = 3;
export const IMPERIAL = 8;
export const KELERES = 'keleres';
export const DEFAULT_SETS: SetId[] = ['base', 'pok', 'codex'];

/** The card with this number. */
export function card(number: number): StrategyCard {
  return CARDS[number - 1]!;
}

/** The fifty agendas in play with these sets. */
export function agendaDeck(sets: readonly string[]): Agenda[] {
  const all = [...AGENDAS.values()];
  return sets.includes('pok')
    ? all.filter((agenda) => !agenda.removed_in)
    : all.filter((agenda) => agenda.set === 'base');
}

/** The windows of an agenda, cut down to the sets and factions at the table, general cards first. */
export function windowsOf(sets: readonly string[], factions: readonly string[], number: number): AgendaWindow[] {
  return WINDOWS.filter((window) => !(window.first_agenda_only && number > 1)).map((window) => ({
    ...window,
    effects: window.effects
      .filter((effect) => sets.includes(effect.set) && (!effect.faction || factions.includes(effect.faction)))
      .sort((one, other) => Number(Boolean(one.faction)) - Number(Boolean(other.faction))),
  }));
}
