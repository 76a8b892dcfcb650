import { t } from '$lib/i18n';
import { Refusal } from '$lib/socket/http';
import { toast } from './toasts.svelte';

/** Why something did not work, as a sentence. */
export function whyNot(why: unknown): string {
  return why instanceof Refusal && why.message ? why.message : t('app.unreachable');
}

/** Says that something did not work, and why. */
export function failed(why: unknown): void {
  toast(whyNot(why), 'cross');
}
