/** What is printed on a game's cards: asked for once, and kept. */
import { language } from '$lib/i18n';
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

/** In one language, since they are read in words. */
const placeOf = (game: string) => `${game}/${language()}`;

export async function loadCards(game: string): Promise<Cards> {
  const place = placeOf(game);
  const page = await api.reference(game, '', '', language());
  const found: Cards = new Map(page.items.map((item) => [item.id, printedFrom(item)]));
  books = { ...books, [place]: found };
  return found;
}

/** The cards of a game; none until they have come. */
export function cardsOf(game: string): Cards {
  const place = placeOf(game);
  if (!(place in books) && !asked.has(place)) {
    asked.add(place);
    // A table without faces can still be played; the next look asks again.
    void loadCards(game).catch(() => asked.delete(place));
  }
  return books[place] ?? NONE;
}
