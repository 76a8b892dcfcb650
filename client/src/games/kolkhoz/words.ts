/** The board's own words, and what crops and cards are called. */
import { boardWords, named } from '$lib/i18n/board';
import type { Keys } from './keys';
import { SABOTEUR, suitOf, cardValue, type Card, type Suit } from './reading';

const GAME = 'kolkhoz';

/** A text of the board. */
export const k = boardWords<Keys>(GAME);

export function cropName(suit: Suit): string {
  return named(GAME, 'crop', { suit });
}

/** "King of Potatoes". */
export function cardName(card: Card): string {
  const suit = suitOf(card);
  if (card === SABOTEUR || !suit) return named(GAME, 'saboteur');
  return named(GAME, 'playing_card', { value: cardValue(card), crop: cropName(suit) });
}
