/** The games that have a screen of their own; each is loaded when somebody sits down to it. */
import type { Component } from 'svelte';
import type { GameClient, OptionsProps } from './client';
import { addPhrases, type PhraseBook } from './tell.svelte';

const clients = import.meta.glob<{ client: GameClient }>('./*/client.ts');
const books = import.meta.glob<PhraseBook>('./*/phrases.ts');
const faces = import.meta.glob<{ default: Component<OptionsProps> }>('./*/Options.svelte');
const covers = import.meta.glob<{ cover: string }>('./*/cover.ts');

export async function loadClient(game: string): Promise<GameClient | null> {
  const load = clients[`./${game}/client.ts`];
  return load ? (await load()).client : null;
}

/** What is chosen before a match, in place of the form made from the declaration; null: that form will do. */
export async function loadOptions(game: string): Promise<Component<OptionsProps> | null> {
  const load = faces[`./${game}/Options.svelte`];
  return load ? (await load()).default : null;
}

const told = new Map<string, Promise<void>>();

/** Lets a game speak the reader's language; each book is opened once. A game without one speaks English. */
export function loadPhrases(game: string): Promise<void> {
  const load = books[`./${game}/phrases.ts`];
  if (!load) return Promise.resolve();
  const opening = told.get(game) ?? load().then(({ PHRASES, polish }) => addPhrases(game, PHRASES, polish));
  told.set(game, opening);
  opening.catch(() => told.delete(game));
  return opening;
}

/** The picture on a game's box, as the inside of an SVG of 120 by 96; empty if it has none. */
export async function loadCover(game: string): Promise<string> {
  const load = covers[`./${game}/cover.ts`];
  return load ? (await load()).cover : '';
}
