/** Every ship and Solar Power as the rules know them: read from the game's own data, so that there is one source. */
import ships from '../../../../src/rondel/games/shapeships/data/ships.json';
import solar from '../../../../src/rondel/games/shapeships/data/solar_powers.json';

export interface Part {
  id: string;
  count: number;
  must_be_depleted: boolean;
}

export interface ShipFact {
  id: string;
  species: string;
  tier: 'basic' | 'evolved' | 'upgraded';
  line_cost: number;
  joining_cost: number | null;
  components: Part[];
  charges: number | null;
  max_quantity: number | null;
  needs_number: boolean;
  type_key: string;
  powers: {
    id: string;
    op?: string;
    energy?: Pool;
    charge_cost?: number;
    condition?: unknown;
    options?: { op?: string; amount?: { kind: string; value?: number; each?: number } }[];
  }[];
}

export interface Pool {
  green: number;
  red: number;
  blue: number;
}

export interface PowerFact {
  id: string;
  cost: Pool;
  repeatable_by_cube: boolean;
  effects: { op: string; amount?: { kind: string; value?: number; plus?: number; each?: number; ids?: string[] } }[];
  variable_cost: { minimum?: number; bands?: { min: number; mul: number; add: number }[] } | null;
}

export const SHIPS: Record<string, ShipFact> = Object.fromEntries(
  ships.ships.map((ship) => [ship.id, ship as unknown as ShipFact]),
);
export const SOLAR: Record<string, PowerFact> = Object.fromEntries(
  solar.solar_powers.map((power) => [power.id, power as unknown as PowerFact]),
);
export const SPECIES: readonly string[] = ships.species.map((species) => species.id);
export const SHIPS_OF: Record<string, readonly string[]> = Object.fromEntries(
  ships.species.map((species) => [species.id, species.ships]),
);
export const COLOURS = ['green', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a ship costs where it is made: lines, or the joining part of an upgrade. */
export function priceOf(id: string): number {
  const fact = SHIPS[id]!;
  return fact.joining_cost ?? fact.line_cost;
}

/** The components of an upgrade, one by one. */
export function partsOf(id: string): string[] {
  return SHIPS[id]!.components.flatMap((part) => Array.from({ length: part.count }, () => part.id));
}
