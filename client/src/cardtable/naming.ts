/** What things on the table are called. */
import type { SeatInfo } from '$lib/wire';
import {
  cardAt,
  objectAt,
  type Anchor,
  type CardGame,
  type CardRef,
  type Cards,
  type Model,
  type Printed,
} from './model';
import { w } from './words';

export const cardName = (cards: Cards, kind: string): string => cards.get(kind)?.name ?? '';

/** A keyword with its number, as a card says it. */
export function keywordName(game: CardGame, keyword: string): string {
  const [word = '', ...number] = keyword.split(' ');
  return [game.word(`keyword.${word}`), ...number].join(' ');
}

/** What a card says, besides its numbers. */
export const textsOf = (game: CardGame, card: Printed | undefined): string[] => [
  ...(card?.keywords ?? []).map((one) => keywordName(game, one)),
  ...(card?.lines ?? []),
];

/** What its keywords mean, each in a line. */
export const meaningsOf = (game: CardGame, card: Printed | undefined): string[] =>
  (card?.keywords ?? []).map((one) => `${keywordName(game, one)}: ${game.word(`keyword.${one.split(' ')[0]}.about`)}`);

/** Every card that lies open or in a hand that is seen. */
function* allCards(model: Model): Iterable<CardRef> {
  for (const side of model.sides) {
    yield* side.hand ?? [];
    for (const row of side.rows) yield* row;
    for (const zone of side.zones) yield* zone.cards ?? [];
  }
  for (const site of model.sites) yield* site.pieces;
  for (const item of model.waiting) yield item.card;
}

export function nameOf(anchor: Anchor, model: Model, cards: Cards, people: readonly SeatInfo[]): string {
  const [kind = '', id = ''] = anchor.split(/-(.*)/s);
  if (kind === 'seat') return people[Number(id)]?.name ?? '';
  if (kind === 'place') return id === 'base' ? w('base') : (model.sites[Number(id)]?.name ?? '');
  for (const card of kind === 'card' ? allCards(model) : []) {
    if (cardAt(card.iid) === anchor) return cardName(cards, card.kind);
  }
  const waiting = model.waiting.find((item) => objectAt(item.id) === anchor);
  return waiting ? cardName(cards, waiting.card.kind) : '';
}

/** The kind of a card that is seen, by its number. */
export function kindOf(model: Model, iid: number): string {
  for (const card of allCards(model)) if (card.iid === iid) return card.kind;
  return '';
}
