import { t, type PlainKey } from '$lib/i18n';
import type { Session } from '$lib/state/session.svelte';
import type { Interaction, Present, SeatInfo, TableInfo } from '$lib/wire';

export type Mood = '' | 'turn' | 'think' | 'away';

/** A bot's name in the reader's language. */
export function botName(bot: string): string {
  const key = `bot.${bot}` as PlainKey;
  const found = t(key);
  return found === key ? bot : found;
}

/** Who plays a bot's seat: how strong, and in which style. */
export function botLine(person: SeatInfo): string {
  const level = t('bot.level', { bot: botName(person.bot ?? '') });
  return person.style ? `${level}, ${t(`bot.${person.style}`)}` : level;
}

/** One line about a seat and the ring around its disc. */
export function seatState(
  person: SeatInfo,
  session: Pick<Session, 'picture' | 'presence' | 'seats'>,
): { text: string; mood: Mood } {
  return stateOf(person, session.picture?.interaction ?? null, session.seats, session.presence.away ?? []);
}

export function stateOf(
  person: SeatInfo,
  interaction: Interaction | null,
  mine: readonly number[],
  away: readonly number[] = [],
): { text: string; mood: Mood } {
  const turn = interaction?.waiting_for?.includes(person.seat) ?? false;
  const mood: Mood = turn ? (mine.includes(person.seat) ? 'turn' : 'think') : '';
  if (person.left) return { text: t('table.left'), mood: 'away' };
  if (person.stands_in) return { text: t('table.standIn', { bot: botName(person.bot ?? '') }), mood };
  if (person.kind === 'bot') return { text: botLine(person), mood };
  if (person.kind === 'free' && interaction) return { text: t('people.hostRuns'), mood };
  if (mine.includes(person.seat)) return { text: turn ? t('table.yourTurn') : t('table.you'), mood };
  if (person.kind === 'person' && !person.connected) return { text: t('table.offline'), mood: 'away' };
  if (interaction?.committed?.includes(person.seat)) return { text: t('table.ready'), mood };
  if (away.includes(person.seat)) return { text: t('table.awayNow'), mood };
  return { text: turn ? t('table.thinking') : t('lobby.here'), mood };
}

/** May the reader run this table as well while its hosts are gone? Whoever sits may, or anybody where nobody does. */
export function stepsIn(table: TableInfo, presence: Present): boolean {
  if (table.host || !table.host_absent_s || presence.hosts || !presence.hosts_gone) return false;
  if (!['open', 'running', 'paused'].includes(table.status)) return false;
  const sitting = table.seats.filter((seat) => seat.kind === 'person');
  return !sitting.length || sitting.some((seat) => seat.mine);
}
