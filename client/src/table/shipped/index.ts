/** Boards that come with packages: the server says which game has one. */
import type { GameClient } from '$lib/games/client';
import { game as find, loadCatalogue } from '$lib/state/catalogue.svelte';

export async function loadShipped(game: string): Promise<GameClient | null> {
  await loadCatalogue();
  if (!find(game)?.web?.board) return null;
  return { Board: (await import('./ShippedBoard.svelte')).default };
}
