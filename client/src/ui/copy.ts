import { t } from '$lib/i18n';
import { toast } from './toasts.svelte';

/** Copies, and says so; where the browser refuses, it shows what to copy by hand. */
export async function copyText(text: string): Promise<void> {
  if (await copied(text)) toast(t('app.copied'), 'check');
  else toast(t('app.notCopied', { link: text }), 'link');
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** The old way, for pages over plain http: they have no clipboard, but may copy what is selected. */
function copiedByHand(text: string): boolean {
  const held = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  (held?.closest('dialog') ?? document.body).append(field); // outside an open dialog nothing can be selected
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    held?.focus();
  }
}
