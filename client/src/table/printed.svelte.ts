/** What is printed on the things of a game: asked for once a table is looked at, and kept. */
import { language } from '$lib/i18n';
import { api } from '$lib/socket/http';
import { game as find } from '$lib/state/catalogue.svelte';
import type { NamesPage, ReferenceItem } from '$lib/wire';

type Book = ReadonlyMap<string, ReferenceItem>;

const NONE: Book = new Map();
let books = $state.raw<Record<string, Book>>({});
const asked = new Set<string>();
const keyOf = (kind: string, id: unknown) => `${kind}:${String(id)}`;

/** The reference of a game, by kind and id; empty until it has come, and where the game has none. */
function bookOf(game: string): Book {
  const place = `${game}/${language()}`;
  if (find(game)?.has_reference && !asked.has(place)) {
    asked.add(place);
    api
      .reference(game, '', '', language())
      .then(({ items }) => {
        books = { ...books, [place]: new Map(items.map((item) => [keyOf(item.kind, item.id), item])) };
      })
      .catch(() => asked.delete(place)); // a table without texts can be played; the next look asks again
  }
  return books[place] ?? NONE;
}

/** What the listed things of a game are called, by what they are; empty until it has come. */
let names = $state.raw<Record<string, NamesPage['names']>>({});

/** Looks up what a thing is called that something refers to. */
export function namedIn(game: string): (refers: string, value: unknown) => string | undefined {
  const place = `${game}/${language()}`;
  if (find(game) && !asked.has(`names ${place}`)) {
    asked.add(`names ${place}`);
    api
      .names(game)
      .then((page) => (names = { ...names, [place]: page.names }))
      .catch(() => asked.delete(`names ${place}`));
  }
  const known = names[place] ?? {};
  return (refers, value) => known[refers]?.[String(value)];
}

/** Looks up what a value that refers to something stands for; what refers to nothing may still be the id of one thing. */
export function printedIn(game: string): (refers: string, value: unknown) => ReferenceItem | undefined {
  const book = bookOf(game);
  return (refers, value) => (refers && book.get(keyOf(refers, value))) || onlyOne(book, value);
}

function onlyOne(book: Book, id: unknown): ReferenceItem | undefined {
  const found = [...book.values()].filter((item) => item.id === id);
  return found.length === 1 ? found[0] : undefined;
}
