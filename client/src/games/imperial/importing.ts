/** An import that is put together here and proposed as a whole. */
import { PLACES } from './map';
import { LIMITS, MOST_IMPORTS, type ImperialView, type Kind, type Nation } from './reading';

export type Import = readonly [Kind, string];

const DOLLAR = 100;

/** How many units treasury and cash pay for, once the way is paid: whole dollars each. */
function payable(view: ImperialView, nation: Nation, seat: number, slot: string): number {
  const cash = (view.players[seat]?.cash ?? 0) - (view.facts.ways[slot]?.cost ?? 0);
  return Math.floor(view.countries[nation].treasury / DOLLAR) + Math.floor(cash / DOLLAR);
}

/** What can still be added to what is chosen: at home where nobody occupies, fleets in ports, within limits and means. */
export function importable(
  view: ImperialView,
  nation: Nation,
  seat: number,
  slot: string,
  chosen: readonly Import[],
): Import[] {
  if (chosen.length >= Math.min(MOST_IMPORTS, payable(view, nation, seat, slot))) return [];
  const { armies, fleets } = view.board.forces[nation];
  const shut = view.facts.forecast[nation].occupied;
  const room = (kind: Kind) =>
    LIMITS[nation][kind] -
    (kind === 'army' ? armies : fleets).length -
    chosen.filter(([other]) => other === kind).length;
  const homes = Object.keys(PLACES).filter((at) => PLACES[at]!.home === nation && !shut.includes(at));
  return homes.flatMap((at): Import[] => [
    ...(room('army') > 0 ? [['army', at] as const] : []),
    ...(PLACES[at]!.port && room('fleet') > 0 ? [['fleet', at] as const] : []),
  ]);
}

/** What an import costs: the treasury pays in whole dollars as long as it can, then the proposer. */
export function importCost(view: ImperialView, nation: Nation, count: number): { treasury: number; own: number } {
  const paid = Math.min(count, Math.floor(view.countries[nation].treasury / DOLLAR));
  return { treasury: paid * DOLLAR, own: (count - paid) * DOLLAR };
}
