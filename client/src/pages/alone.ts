import { route } from '$lib/router.svelte';
import { api } from '$lib/socket/http';
import { failed } from '$lib/ui/failed';
import { lastName } from '$lib/state/me.svelte';
import type { GameInfo, Seating } from '$lib/wire';
import { t } from '$lib/i18n';

/** Short enough for a phone. */
const BOT_NAMES = ['Ada', 'Basil', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus'];

/** A table whose free seats are the host's needs nobody else: it can begin at once. */
export function opensAtOnce(game: GameInfo): boolean {
  return game.table?.host_plays_free ?? false;
}

/** A table as the game proposes it, running at once. */
export async function openNow(game: GameInfo): Promise<void> {
  try {
    const my_name = lastName() || t('create.guest');
    const page = await api.create({ game: game.name, seats: game.table?.seats ?? game.seats[1], my_name, start: true });
    route.go(`/t/${page.table.code}`);
  } catch (why) {
    failed(why);
  }
}

/** A full table of bots and me, running at once. */
export async function playAlone(game: GameInfo): Promise<void> {
  if (opensAtOnce(game)) return openNow(game);
  const count = game.table.seats || game.seats[0];
  const bots = BOT_NAMES.slice(0, count - 1).map((name): Seating => ({ kind: 'bot', bot: game.usual_bot, name }));
  const seating: Seating[] = [{ kind: 'me' }, ...bots];
  try {
    const page = await api.create({
      game: game.name,
      seats: count,
      seating,
      undo: 'consent',
      visibility: 'link',
      my_name: lastName() || t('create.guest'),
      start: true,
    });
    route.go(`/t/${page.table.code}`);
  } catch (why) {
    failed(why);
  }
}
