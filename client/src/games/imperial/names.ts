/** What nations, places, slots and sums are called, in the words of the game's catalogues. */
import { named } from '$lib/i18n/board';
import type { Kind, Nation } from './reading';

const GAME = 'imperial';

export const nationName = (nation: Nation) => named(GAME, `country-${nation}`);
export const placeName = (at: string) => named(GAME, `territory-${at}`);
export const kindName = (kind: Kind) => named(GAME, `unit-${kind}`);
/** The letter that stands for a nation wherever its colour does. */
export const letterOf = (nation: Nation) => nationName(nation).charAt(0);
/** The two slots of a kind differ in their place only. */
export const slotKind = (slot: string) => slot.replace(/^[LR]-/, '');
export const slotName = (slot: string) => named(GAME, `deed-${slotKind(slot)}`);

/** "$12", or "$12.50" where there are cents. */
export function money(cents: number): string {
  return named(GAME, 'dollars', { amount: Math.abs(cents) / 100, exact: cents % 100 !== 0, owed: cents < 0 });
}

/** A gain or loss with its sign. */
export const signed = (cents: number) => (cents > 0 ? `+${money(cents)}` : money(cents));

/** A name in at most two lines. */
export function lines(name: string): string[] {
  if (name.length < 11 || !name.includes(' ') || name.startsWith('St.')) return [name];
  const words = name.split(' ');
  const last = words.pop()!;
  return [words.join(' '), last];
}
