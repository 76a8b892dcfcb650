/** What a view of Kolkhoz says: types, and plain questions about them. */
import type { Hidden } from '$lib/games/declared';
import type { Card, Exiled, Plot, Suit, View } from './declared';

export type { Card, Exiled, Plot, Suit };
export type { Job, Player, View as KolkhozView } from './declared';
export type Played = View['trick'][number];
type KolkhozView = View;

export const SUITS: readonly Suit[] = ['Hearts', 'Diamonds', 'Clubs', 'Spades'];
export const COMPLETE = 40;
export const SABOTEUR = 'Saboteur-0';

export function suitOf(card: Card): Suit | null {
  const suit = card.split('-')[0] as Suit;
  return SUITS.includes(suit) ? suit : null;
}

export function cardValue(card: Card): number {
  return Number(card.split('-')[1]);
}

/** A letter class for the suit's colours. */
export const SHORT: Record<Suit, string> = { Hearts: 'h', Diamonds: 'd', Clubs: 'c', Spades: 's' };

export function rankOf(card: Card): string {
  const value = cardValue(card);
  return { 0: '★', 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }[value] ?? String(value);
}

/** The hours a card works: nothing for the Jack of trump. */
export function hoursOf(view: KolkhozView, card: Card): number {
  const drunk = view.options.nomenclature !== false && view.trump && card === `${view.trump}-11`;
  return drunk ? 0 : cardValue(card);
}

export function isHidden(cards: Card[] | Hidden): cards is Hidden {
  return !Array.isArray(cards);
}

export function countOf(cards: Card[] | Hidden): number {
  return isHidden(cards) ? cards.hidden : cards.length;
}

const sum = (cards: readonly Card[]) => cards.reduce((total, card) => total + cardValue(card), 0);

/** What everybody can see of a plot's worth. */
export function openWorth(plot: Plot): number {
  return sum(plot.revealed) + sum(plot.stacks.flatMap((stack) => (stack.top ? [stack.top] : [])));
}

/** All of a plot's worth, as far as it can be seen. */
export function wholeWorth(plot: Plot): number {
  return openWorth(plot) + (isHidden(plot.hidden) ? 0 : sum(plot.hidden));
}

/** The suit to follow. */
export function ledSuit(trick: readonly Played[]): Suit | null {
  return trick.length ? suitOf(trick[0]![1]) : null;
}

/** Whose card is ahead; null before the first one. */
export function ahead(trick: readonly Played[], trump: Suit | null): number | null {
  if (!trick.length) return null;
  const led = ledSuit(trick);
  const trumps = trick.filter(([, card]) => trump !== null && (suitOf(card) === trump || card === SABOTEUR));
  const following = led === null ? [...trick] : trick.filter(([, card]) => suitOf(card) === led);
  const running = trumps.length ? trumps : following;
  return running.reduce((best, play) => (cardValue(play[1]) > cardValue(best[1]) ? play : best), running[0]!)[0];
}

/** What lies in the middle: the running trick, or the last one until somebody leads again. */
export function onTable(view: KolkhozView): { trick: Played[]; isLast: boolean } {
  const isNewYear = !view.trick_count && !view.assigning;
  if (view.trick.length || isNewYear || !view.last_trick.length) return { trick: view.trick, isLast: false };
  return { trick: view.last_trick, isLast: true };
}

export type Side = 'south' | 'west' | 'north' | 'east';

/** Where a seat sits, seen from one of them: the next one is to the left. */
export function sideOf(seat: number, from: number, count: number): Side {
  const turn = (seat - from + count) % count;
  if (turn === 0) return 'south';
  if (count === 2) return 'north';
  if (count === 3) return turn === 1 ? 'west' : 'east';
  return (['south', 'west', 'north', 'east'] as const)[turn]!;
}

/** Cards that went North, by year. */
export function exiledIn(view: KolkhozView, year: number): Exiled[] {
  return view.exiled.filter(([when]) => when === year);
}

/** Has the Ace of Clubs, which brings the famine, come up already? */
export function famineSeen(view: KolkhozView): boolean {
  return JSON.stringify([view.players, view.jobs, view.exiled, view.trick]).includes('"Clubs-1"');
}
