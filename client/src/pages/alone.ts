import { route } from '$lib/router.svelte';
import { api } from '$lib/socket/http';
import { failed } from '$lib/ui/failed';
import { nameOrGuest } from '$lib/state/me.svelte';
import type { GameInfo, Seating } from '$lib/wire';

/** A table whose free seats are the host's needs nobody else: it can begin at once. */
export function opensAtOnce(game: GameInfo): boolean {
  return game.table?.host_plays_free ?? false;
}

/** A table as the game proposes it, running at once. */
export async function openNow(game: GameInfo): Promise<void> {
  try {
    const seats = game.table?.seats ?? game.seats[1];
    const page = await api.create({ game: game.name, seats, my_name: nameOrGuest(), start: true });
    route.go(`/t/${page.table.code}`);
  } catch (why) {
    failed(why);
  }
}

/** A full table of bots and me, running at once. */
export async function playAlone(game: GameInfo, bot = game.usual_bot): Promise<void> {
  if (opensAtOnce(game)) return openNow(game);
  const count = game.table.seats || game.seats[0];
  const bots = Array.from({ length: count - 1 }, (): Seating => ({ kind: 'bot', bot }));
  try {
    const page = await api.create({
      game: game.name,
      seats: count,
      seating: [{ kind: 'me' }, ...bots],
      undo: 'consent',
      rollback_by: 'seats', // bots agree to whatever has shown nothing
      visibility: 'link',
      my_name: nameOrGuest(),
      start: true,
    });
    route.go(`/t/${page.table.code}`);
  } catch (why) {
    failed(why);
  }
}
