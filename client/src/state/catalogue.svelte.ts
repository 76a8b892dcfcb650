import { api } from '$lib/socket/http';
import type { ClockSettings, GameInfo, GameList } from '$lib/wire';
import { same } from './equal';
import { clockText } from './time';
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
  switch (clock.kind) {
    case 'count-up':
      return t('clock.countUp');
    case 'fischer':
      return t('clock.minutes', {
        minutes: Math.round((clock.bank_ms ?? 0) / 60_000),
        seconds: Math.round((clock.increment_ms ?? 0) / 1000),
      });
    case 'per-step':
      return t('clock.perStep', { time: clockText(clock.budget_ms ?? 0) });
    case 'per-move':
      return t('clock.perMove', { time: clockText(clock.budget_ms ?? 0) });
    default:
      return t('clock.none');
  }
}
