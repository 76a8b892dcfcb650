/** The board's own words, and the names of ships: the game's catalogues have them, in every language. */
import { boardWords, named } from '$lib/i18n/board';
import { say } from '$lib/i18n/words.svelte';
import { SHIPS, SOLAR } from './catalogue';
import type { Keys } from './keys';

const GAME = 'shapeships';

/** Texts that put nothing in. */
export type Plain = { [K in keyof Keys]: Keys[K] extends null ? K : never }[keyof Keys];

/** A text of the board. */
export const w = boardWords<Keys>(GAME);

/** What something does, in a few words. */
const few = (key: string): string => say(GAME, { say: key }, 'few') ?? '';

/** A number of things, in words. */
export function many(what: 'line' | 'ship' | 'charge', n: number): string {
  return w(what, { n });
}

export function shipName(id: string): string {
  return named(GAME, `ship-${id}`);
}

/** What a ship does, in a few words. */
export function shipShort(id: string): string {
  return few(`ship-${id}`);
}

/** The rules of a ship, power by power. */
export function shipRules(id: string): string[] {
  return (SHIPS[id]?.powers ?? []).map((power) => named(GAME, `rule-${power.id.replace('.', '_')}`));
}

export function powerName(id: string): string {
  return named(GAME, `solar-${id}`);
}

export function powerRules(id: string): string {
  return named(GAME, `solar_text-${id}`);
}

/** What a Solar Power does, in a few words. */
export function powerShort(id: string): string {
  return few(`solar-${id}`);
}

/** Where an amount comes from: a ship or a Solar Power. */
export function sourceName(id: string): string {
  return id in SOLAR ? powerName(id) : shipName(id);
}

export function speciesName(species: string): string {
  if (species === 'random') return w('species.random');
  return species ? named(GAME, `species-${species}`) : '';
}
