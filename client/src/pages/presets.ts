import { same } from '$lib/state/equal';
import type { GameInfo } from '$lib/wire';

export type Options = Record<string, unknown>;

/** What the game calls a preset; where it says nothing, "short_game" reads "Short game". */
export function presetTitle(game: GameInfo, name: string): string {
  const text = name.replaceAll('_', ' ').replace(/([a-z])(\d)/g, '$1 $2');
  return game.preset_titles?.[name] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** Only what differs from the usual. */
export function different(game: GameInfo, options: Options): Options {
  const usual = new Map((game.options ?? []).map((field) => [field.name, field.default as unknown]));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !same(usual.get(name), value)));
}

/** The preset these options are, or nothing. */
export function presetOf(game: GameInfo, options: Options): string {
  const own = different(game, options);
  const found = Object.entries(game.presets ?? {}).find(([, preset]) => same(different(game, preset), own));
  return found?.[0] ?? (Object.keys(own).length ? '' : 'usual');
}
