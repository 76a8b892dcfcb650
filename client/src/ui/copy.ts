import { t } from '$lib/i18n';
import { toast } from './toasts.svelte';

/** Copies, and says so; without permission it shows what to copy by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('app.copied'), 'check');
  } catch {
    toast(t('app.notCopied', { link: text }), 'link');
  }
}
