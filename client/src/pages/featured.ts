/** The game on the table in the hall, and who one plays against. */
import type { GameInfo, TableInfo } from '$lib/wire';
import { opensAtOnce } from './alone';

const DAY = 86_400_000;
/** Longer than this is nothing to begin with on a whim. */
const AN_EVENING = 90;

/** A finished game that is played in an evening against bots: one that teaches itself first, every day another; new ones first. */
export function featured(
  games: readonly GameInfo[],
  mine: readonly Pick<TableInfo, 'game'>[],
  now: number,
): GameInfo | null {
  const fit = games.filter(
    (game) =>
      game.stage === 'complete' && !opensAtOnce(game) && game.minutes[1] <= AN_EVENING && (game.bots ?? []).length > 1,
  );
  const fresh = fit.filter((game) => !mine.some((table) => table.game === game.name));
  const rest = fresh.length ? fresh : fit;
  const taught = rest.filter((game) => game.has_lesson);
  const among = taught.length ? taught : rest;
  return among[Math.floor(now / DAY) % among.length] ?? null;
}

const KEY = 'rondel.opponent';

/** The bot somebody played against last, where this game has one like it. */
export function lastOpponent(game: GameInfo): string {
  const kept = localStorage.getItem(KEY) ?? '';
  return game.bots?.includes(kept) ? kept : (game.usual_bot ?? '');
}

export const keepOpponent = (bot: string): void => localStorage.setItem(KEY, bot);
