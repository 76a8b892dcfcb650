/** A board's own words: its game's catalogues have them under `board-`, and `make keys` writes which there are. */
import { say } from './words.svelte';

type Given<Keys, K extends keyof Keys> = Keys[K] extends null ? [] : [params: Keys[K]];
/** A text that needs nothing put in. */
export type PlainKey<Keys> = { [K in keyof Keys]: Keys[K] extends null ? K : never }[keyof Keys];
/** A text of the board. */
export type BoardWords<Keys> = <K extends keyof Keys & string>(key: K, ...params: Given<Keys, K>) => string;

export function boardWords<Keys>(game: string): BoardWords<Keys> {
  return (key, ...[params]) => named(game, `board-${key.replaceAll('.', '-')}`, params ?? {});
}

/** What a game's catalogue says under a key; the key where it has no such words. */
export function named(game: string, key: string, params: Record<string, string | number | boolean> = {}): string {
  return say(game, { say: key, with: params }) ?? key;
}
