/** What a view of Shapeships says: types, and plain questions about them. */
import { SHIPS, type Pool } from './catalogue';
import type { Aim, Outlook, Player, Ship, View } from './declared';

export type { Aim, Effect, Outlook, Player, Ship, View as ShapeshipsView } from './declared';
type ShapeshipsView = View;
export type Amounts = Record<string, number>;

const BUILDING = ['DiceRoll', 'LineGeneration', 'ShipsThatBuild', 'Drawing', 'EndOfBuild'];

/** Are fleets being built in secret, so that the other side is seen as it was? */
export function isBuilding(view: ShapeshipsView): boolean {
  return BUILDING.includes(view.step);
}

export const sum = (amounts: Amounts) => Object.values(amounts).reduce((total, n) => total + n, 0);

/** Ships that look the same, drawn together. */
export interface Group {
  key: string;
  id: string;
  ships: Ship[];
  charges: number;
  number: number;
  doomed: boolean;
  fresh: number;
  damage: number;
  healing: number;
}

/** A fleet in groups, in the order in which the kinds came into play. What is doomed or aimed at gives nothing. */
export function groupsOf(player: Player, outlook: Outlook | null, turn: number, aims: readonly Aim[] = []): Group[] {
  const groups = new Map<string, Group>();
  for (const ship of player.fleet ?? []) {
    const { charges = 0, number = 0, doomed = false } = ship;
    const key = [ship.id, charges, number, doomed].join('.');
    let group = groups.get(key);
    if (!group)
      groups.set(
        key,
        (group = { key, id: ship.id, ships: [], charges, number, doomed, fresh: 0, damage: 0, healing: 0 }),
      );
    const lost = doomed || aims.some((aim) => aim.target === ship.iid);
    const [damage, healing] = (!lost && (outlook?.each[ship.iid] ?? outlook?.each[ship.id])) || [0, 0];
    group.ships.push(ship);
    group.fresh += Number(ship.turn === turn);
    group.damage += damage;
    group.healing += healing;
  }
  const kinds = [...new Set((player.fleet ?? []).map((ship) => ship.id))];
  return [...groups.values()].sort((one, other) => kinds.indexOf(one.id) - kinds.indexOf(other.id));
}

/** How much room groups take: one for each, a little more where several fly together. */
export const widthOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, group) => sum + 1 + 0.2 * Math.min(4, group.ships.length - 1), 0);

/** So much of it stands beside each other on a small phone. */
const ABREAST = 8.5;
export const rowsOf = (groups: readonly Group[]): number => Math.max(1, Math.ceil(widthOf(groups) / ABREAST));

/** The Energy a group gives when the battle begins: only Ancients have a use for it. */
export function energyOf({ id, ships, charges, number }: Group, species: string, reading: number): Pool | null {
  const power = SHIPS[id]?.powers.find((one) => one.op === 'gain_energy');
  const isAsleep = (power?.charge_cost ?? 0) > charges || (power?.condition && number !== reading);
  if (!power?.energy || species !== 'ancient' || isAsleep) return null;
  const { green, red, blue } = power.energy;
  return { green: green * ships.length, red: red * ships.length, blue: blue * ships.length };
}

/** How many ships of a kind are in play, and how many of those could be joined. */
export function countOf(player: Player, id: string, empty = false): number {
  return (player.fleet ?? []).filter((ship) => ship.id === id && !(empty && (ship.charges ?? 0) > 0)).length;
}

/** What the charges that can still be declared would deal, by kind of ship. */
export function shotsOf(player: Player): Amounts {
  const fleet = player.fleet ?? [];
  const types = new Set(fleet.map((ship) => SHIPS[ship.id]?.type_key)).size;
  const shots: Amounts = {};
  for (const { id, charges, used_this_turn: used, doomed } of fleet) {
    const amount = SHIPS[id]?.powers
      .flatMap((power) => power.options ?? [])
      .find((option) => option.op === 'damage')?.amount;
    if (charges && !used && !doomed && amount)
      shots[id] = (shots[id] ?? 0) + (amount.kind === 'per_type' ? types * amount.each! : amount.value!);
  }
  return shots;
}

/** What was declared this turn: charges and Solar Powers, equal ones together. */
export function declaredBy(player: Player): { source: string; times: number; damage: number; healing: number }[] {
  const found = new Map<string, { source: string; times: number; damage: number; healing: number }>();
  for (const { source, damage = 0, healing = 0 } of player.queued ?? []) {
    const one = found.get(source) ?? { source, times: 0, damage: 0, healing: 0 };
    found.set(source, { source, times: one.times + 1, damage: one.damage + damage, healing: one.healing + healing });
  }
  return [...found.values()];
}
