/** German texts; they come when somebody reads German. */
import { language } from '$lib/i18n';
import type * as Texts from './texts.de';

let texts = $state.raw<typeof Texts | null>(null);
let asked: Promise<void> | null = null;

export function loadGerman(): Promise<void> {
  asked ??= import('./texts.de').then(
    (found) => void (texts = found),
    () => void (asked = null),
  );
  return asked;
}

export function german(): typeof Texts | null {
  if (language() !== 'de') return null;
  if (!texts) void loadGerman();
  return texts;
}
