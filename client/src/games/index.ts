/** The games that have a screen of their own; each is loaded when somebody sits down to it. */
import type { GameClient } from './client';

const clients = import.meta.glob<{ client: GameClient }>('./*/client.ts');
const covers = import.meta.glob<{ cover: string }>('./*/cover.ts');

export async function loadClient(game: string): Promise<GameClient | null> {
  const load = clients[`./${game}/client.ts`];
  return load ? (await load()).client : null;
}

/** The picture on a game's box, as the inside of an SVG of 120 by 96; empty if it has none. */
export async function loadCover(game: string): Promise<string> {
  const load = covers[`./${game}/cover.ts`];
  return load ? (await load()).cover : '';
}
