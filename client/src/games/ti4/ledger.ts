/** The ledger of planets, where a table keeps one: what they are worth, and how many votes they make. */
import file from '../../../../src/rondel/games/ti4/data/planets.json';
import { FACTIONS, type SetId } from './library';
import { cannotVote, factionsOf, option, setsOf, type TiView } from './reading';

export interface Planet {
  name: string;
  resources: number;
  influence: number;
}

const HOMES = [...FACTIONS.values()].flatMap((faction) => faction.home_planets);
const WORTH = new Map<string, Planet>([...file.planets, ...HOMES].map((planet) => [planet.name, planet]));

export const worthOf = (name: string): Planet => WORTH.get(name) ?? { name, resources: 0, influence: 0 };

export const keepsLedger = (view: TiView): boolean => option(view, 'planet_ledger');

/** All planets that can lie on this table. */
export function planetsOf(view: TiView): Planet[] {
  const sets = setsOf(view);
  const homes = [...factionsOf(view), ...view.players.flatMap((player) => player.keleres_home ?? [])].flatMap(
    (id) => FACTIONS.get(id)?.home_planets ?? [],
  );
  return [...file.planets.filter((planet) => sets.includes(planet.set as SetId)), ...new Set(homes)];
}

export function holderOf(view: TiView, planet: string): number | null {
  const found = view.players.findIndex((player) => player.planets.some(([name]) => name === planet));
  return found < 0 ? null : found;
}

/** What the ready planets of a seat make in votes; null where no ledger is kept. */
export function proposedVotes(view: TiView, seat: number): number | null {
  if (!keepsLedger(view)) return null;
  if (cannotVote(view, seat)) return 0;
  return view.players[seat]!.planets.filter(([, exhausted]) => !exhausted).reduce(
    (sum, [name]) => sum + worthOf(name).influence,
    0,
  );
}
