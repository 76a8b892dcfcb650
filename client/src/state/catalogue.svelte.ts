import { api } from '$lib/socket/http';
import type { ClockSettings, GameInfo, GameList } from '$lib/wire';
import { same } from './equal';
import { duration } from './time';
import { language, t, type PlainKey } from '$lib/i18n';

let list = $state.raw<GameList | null>(null);
const asked = new Map<string, Promise<GameList>>();

/** The shelf: asked for once in each language. */
export async function loadCatalogue(): Promise<GameList> {
  const wanted = language();
  const asking = asked.get(wanted) ?? api.games(wanted);
  asked.set(wanted, asking);
  asking.catch(() => asked.delete(wanted));
  const found = await asking;
  if (wanted === language()) list = found;
  return found;
}

/** The shelf in the reader's new language, if it was looked at. */
export async function relearn(): Promise<void> {
  if (list) await loadCatalogue();
}

export function games(): readonly GameInfo[] {
  return list?.games ?? [];
}

export function game(name: string): GameInfo | null {
  return games().find((one) => one.name === name) ?? null;
}

export function clocks(): Record<string, ClockSettings> {
  return list?.clocks ?? {};
}

/** What a clock is called among others; one that is not among them is none. */
export function clockNamed(among: Record<string, ClockSettings>, clock: ClockSettings | undefined): string {
  return Object.entries(among).find(([, settings]) => same(settings, clock ?? {}))?.[0] ?? 'none';
}

export function phrases(): Record<string, string> {
  return list?.phrases ?? {};
}

/** What can be shown with one tap. */
export function reactions(): readonly string[] {
  return list?.reactions ?? [];
}

/** A canned phrase in the reader's language; one that is newer than this page, in the server's words. */
export function phraseText(key: string): string {
  const named = `phrase.${key}` as PlainKey;
  const said = t(named);
  return said === named ? (phrases()[key] ?? key) : said;
}

/** A clock in a few words. */
export function clockWords(clock: ClockSettings): string {
  const time = (ms: number | undefined) => duration(ms ?? 0, language());
  switch (clock.kind) {
    case 'count-up':
      return t('clock.countUp');
    case 'fischer': {
      const bank = time(clock.bank_ms);
      if (clock.limit_ms) return t('clock.bankLimit', { bank, time: time(clock.limit_ms) });
      if (!clock.increment_ms && !clock.turn_bonus_ms) return t('clock.bank', { bank });
      const more = time(clock.increment_ms);
      if (clock.turn_bonus_ms) return t('clock.bankBoth', { bank, more, bonus: time(clock.turn_bonus_ms) });
      return t(clock.increment_per === 'turn' ? 'clock.bankTurn' : 'clock.bankMove', { bank, more });
    }
    case 'byo-yomi':
    case 'canadian': {
      const said = { bank: time(clock.bank_ms), n: clock.periods ?? 0, time: time(clock.budget_ms) };
      return clock.kind === 'canadian' ? t('clock.canadian', said) : t('clock.byoYomi', said);
    }
    case 'per-step':
      return t('clock.perStep', { time: time(clock.budget_ms) });
    case 'per-move':
      return t('clock.perMove', { time: time(clock.budget_ms) });
    default:
      return t('clock.none');
  }
}

/** A clock in whole sentences: what was agreed on, how overtime goes, and what happens when nothing is left. */
export function clockMeaning(clock: ClockSettings): string {
  const words = clockWords(clock);
  const said = [`${words.charAt(0).toLocaleUpperCase(language())}${words.slice(1)}.`];
  if (clock.kind === 'byo-yomi') said.push(t('clock.howPeriods'));
  if (clock.kind === 'canadian') said.push(t('clock.howBlock'));
  if (clock.bank_ms || clock.budget_ms) said.push(t(`clock.end.${clock.penalty ?? 'nothing'}` as PlainKey));
  return said.join(' ');
}

const DAYS_MS = 12 * 3_600_000;

/** What kind of match a clock is for: without a limit, at one sitting, or over days. */
export function clockPace(clock: ClockSettings): 'free' | 'sitting' | 'days' {
  if (!clock.kind || clock.kind === 'none' || clock.kind === 'count-up') return 'free';
  return Math.max(clock.budget_ms ?? 0, clock.bank_ms ?? 0) >= DAYS_MS ? 'days' : 'sitting';
}
