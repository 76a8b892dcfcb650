/** What the companion says: its boards' own texts, and what the rules call things; one catalogue per language has both. */
import { boardWords, named } from '$lib/i18n/board';
import type { Keys } from './keys';

const GAME = 'ti4';

/** The texts that put nothing in. */
export type Key = { [K in keyof Keys]: Keys[K] extends null ? K : never }[keyof Keys];

/** A text of a board. */
export const k = boardWords<Keys>(GAME);

/** A message of the rules, or something printed. */
export function told(key: string, params: Record<string, string | number | boolean> = {}): string {
  return named(GAME, key, params);
}

/** What is printed on a component: English stands in the data, other languages say it by its id. */
export function printed(kind: PrintedKind, id: string, text: string): string {
  return told(kind, { id, text });
}

export type PrintedKind =
  'card_line' | 'condition' | 'agenda_text' | 'window_hint' | 'ability_hint' | 'tech_effect' | 'step_hint';

export const ordinal = (n: number) => k('ordinal', { n });

export function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${Math.abs(n)}`;
}

export const cardName = (number: number) => told('strategy_card', { number });
export const colourName = (colour: string) => told('colour', { colour });
export const setName = (id: string) => told(`choice-sets-${id}`);
export const sourceName = (source: string) => told('source', { source });
export const optionLabel = (id: string) => told(`option-${id}`);
export const techColour = (colour: string) => told('tech_colour', { colour });
export const unitCount = (unit: string, count: number) => told('unit_count', { unit, count });

export function optionValue(id: string, value: unknown): string {
  if (typeof value === 'boolean') return told('switched', { on: value });
  return typeof value === 'string' ? told(`choice-${id}-${value}`) : String(value);
}

/** For and Against are words of the game; whatever else somebody typed stays. */
export function sideText(side: string): string {
  return side === 'For' || side === 'Against' ? told('vote_side', { side }) : side;
}
