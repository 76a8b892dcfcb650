/** Can anybody act in First Strike this turn? Only what is sure is said: what may still be built counts as possible. */
import { SHIPS } from './catalogue';
import { countOf, type Player, type ShapeshipsView } from './reading';

/** A charged Guardian, a third Spiral and a new Ark of Domination act before the battle. */
const SOURCES = ['GUA', 'SPI', 'DOM'] as const;
const SPIRALS = 3;
const BUILDS = ['CAR', 'BUG', 'QUE', 'ZEN', 'SAC', 'DRE'];

const hasSource = ({ fleet = [] }: Player, turn: number) =>
  fleet.some(
    (ship) =>
      (ship.id === 'GUA' && (ship.battle_charges ?? ship.charges ?? 0) > 0) ||
      (ship.id === 'DOM' && ship.turn === turn) ||
      (ship.id === 'SPI' && ship.turn === turn && fleet.filter((one) => one.id === 'SPI').length >= SPIRALS),
  );

/** What is missing to a ship, in lines: its price less the components at hand. */
function missing(player: Player, id: string): number {
  if (id === 'SPI') return Math.max(1, SPIRALS - countOf(player, id)) * SHIPS[id]!.line_cost;
  const parts = SHIPS[id]!.components.reduce(
    (sum, part) => sum + Math.min(part.count, countOf(player, part.id)) * SHIPS[part.id]!.line_cost,
    0,
  );
  return SHIPS[id]!.line_cost - parts;
}

function couldBuild(player: Player): boolean {
  if (BUILDS.some((id) => countOf(player, id))) return true;
  const lines = (player.lines ?? 0) + (player.joining ?? 0);
  return SOURCES.some((id) => {
    const isOwn = SHIPS[id]!.species === player.species || SHIPS[id]!.tier === 'upgraded';
    return isOwn && missing(player, id) <= lines;
  });
}

/** Is it sure that First Strike passes without anybody being asked? */
export function cannotStrike(view: ShapeshipsView): boolean {
  if (view.players.some((player) => hasSource(player, view.turn))) return false;
  const isOpen = ['FirstStrike', 'InteractionLoop', 'EndOfTurnResolution'].includes(view.step);
  if (isOpen) return true;
  return view.step !== 'DiceRoll' && !view.extra_build && !view.players.some(couldBuild);
}
