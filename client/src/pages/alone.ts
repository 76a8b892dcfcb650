import { route } from '$lib/router.svelte';
import { api, Refusal } from '$lib/socket/http';
import { lastName } from '$lib/state/me.svelte';
import { toast } from '$lib/ui/toasts.svelte';
import type { GameInfo, Seating } from '$lib/wire';
import { t } from '$lib/i18n';

/** The strongest bot a game offers comes last in its list. */
export function bestBot(game: GameInfo): string {
  return game.bots?.at(-1) ?? 'random';
}

/** A full table of bots and me, running at once. */
export async function playAlone(game: GameInfo): Promise<void> {
  const count = game.seats[1] > 4 ? game.seats[0] : game.seats[1];
  const bot: Seating = { kind: 'bot', bot: bestBot(game) };
  const seating: Seating[] = [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => bot)];
  try {
    const page = await api.create({
      game: game.name,
      seats: count,
      seating,
      undo: 'own',
      visibility: 'link',
      my_name: lastName() || t('create.guest'),
      start: true,
    });
    route.go(`/t/${page.table.code}`);
  } catch (why) {
    toast(why instanceof Refusal && why.message ? why.message : t('app.unreachable'), 'cross');
  }
}
