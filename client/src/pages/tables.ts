import { t } from '$lib/i18n';
import { whyPaused } from '$lib/table/sentence';
import type { GameInfo, TableInfo } from '$lib/wire';

/** Mine first, then running, open, finished; the newest first among equals. */
const RANK: Record<TableInfo['status'], number> = { running: 1, paused: 2, open: 3, finished: 4, archived: 5 };

export function sorted(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (table.waits_for_me ? 0 : RANK[table.status]);
  return [...tables].sort((a, b) => rank(a) - rank(b) || (b.updated ?? 0) - (a.updated ?? 0));
}

/** One sentence about a table on the list. */
export function tableSentence(table: TableInfo): string {
  const names = (seats: readonly number[]) => seats.map((seat) => table.seats[seat]?.name ?? '').join(', ');
  if (table.outcome) {
    const won = table.outcome.winners.length > 0;
    if (table.outcome.teams?.length === 1) return t(won ? 'home.allWon' : 'home.allLost');
    return won ? t('home.won', { names: names(table.outcome.winners) }) : t('home.over');
  }
  if (table.set_aside) return t('table.setAside');
  if (table.status === 'finished' || table.status === 'archived') return t('home.over');
  if (table.status === 'paused') {
    const reason = whyPaused(table.paused ?? '');
    return reason ? t('home.paused', { reason }) : t('table.paused');
  }
  if (table.status === 'open') {
    const free = table.seats.filter((seat) => seat.kind === 'free').length;
    return free ? t('home.free', { n: free }) : t('home.full');
  }
  if (table.waits_for_me) return t('home.yourTurn');
  return t('home.waitsFor', { names: names(table.waiting_for ?? []) });
}

/** "2–4 players", for a box. */
export const seatsText = ({ seats: [min, max] }: GameInfo): string =>
  min === max ? t('home.playersExactly', { n: min }) : t('home.players', { min, max });

/** "20–40 min", for a box. */
export const minutesText = ({ minutes: [min, max] }: GameInfo): string => t('home.minutes', { min, max });
