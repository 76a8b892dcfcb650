import { tell } from '$lib/games/tell.svelte';
import { t } from '$lib/i18n';
import { Refusal } from '$lib/socket/http';
import { toast } from './toasts.svelte';

/** Why something did not work, as a sentence. */
export function whyNot(why: unknown, game = ''): string {
  return why instanceof Refusal && why.message ? tell(game, why.message) : t('app.unreachable');
}

/** Says that something did not work, and why. */
export function failed(why: unknown, game = ''): void {
  toast(whyNot(why, game), 'cross');
}
