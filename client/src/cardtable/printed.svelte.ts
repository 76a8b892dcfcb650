/** What is printed on a game's cards: asked for once, and kept. */
import { api } from '$lib/socket/http';
import type { ReferenceItem } from '$lib/wire';
import type { Cards, Printed } from './model';

const NONE: Cards = new Map();
let books = $state.raw<Record<string, Cards>>({});
const asked = new Set<string>();

export function printedFrom(item: ReferenceItem): Printed {
  const { keywords = '', ...facts } = item.facts ?? {};
  const deck = item.group ?? '';
  return {
    id: item.id,
    name: item.name,
    kind: item.kind,
    lines: item.lines ?? [],
    keywords: String(keywords).split(', ').filter(Boolean),
    deck: deck.includes(' ') ? '' : deck,
    facts,
  };
}

export async function loadCards(game: string): Promise<Cards> {
  const page = await api.reference(game, '', '');
  const found: Cards = new Map(page.items.map((item) => [item.id, printedFrom(item)]));
  books = { ...books, [game]: found };
  return found;
}

/** The cards of a game; none until they have come. */
export function cardsOf(game: string): Cards {
  if (!(game in books) && !asked.has(game)) {
    asked.add(game);
    // A table without faces can still be played; the next look asks again.
    void loadCards(game).catch(() => asked.delete(game));
  }
  return books[game] ?? NONE;
}
