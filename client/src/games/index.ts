/** The games that have a screen of their own; each is loaded when somebody sits down to it. */
import type { Component } from 'svelte';
import type { GameClient, OptionsProps } from './client';

const clients = import.meta.glob<{ client: GameClient }>('./*/client.ts');
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

/** The picture on a game's box, as the inside of an SVG of 120 by 96; empty if it has none. */
export async function loadCover(game: string): Promise<string> {
  const load = covers[`./${game}/cover.ts`];
  return load ? (await load()).cover : '';
}
