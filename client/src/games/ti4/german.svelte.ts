/** German texts; they come when somebody reads German, those of the reference when it is opened. */
import { language } from '$lib/i18n';
import type * as Reference from './reference.de';
import type * as Texts from './texts.de';

function late<T>(fetch: () => Promise<T>) {
  let texts = $state.raw<T | null>(null);
  let asked: Promise<void> | null = null;

  function load(): Promise<void> {
    asked ??= fetch().then(
      (found) => void (texts = found),
      () => void (asked = null),
    );
    return asked;
  }

  /** The texts, for whoever reads German, as soon as they are here. */
  function get(): T | null {
    if (language() !== 'de') return null;
    if (!texts) void load();
    return texts;
  }

  return { load, get };
}

const everywhere = late<typeof Texts>(() => import('./texts.de'));
const inReference = late<typeof Reference>(() => import('./reference.de'));

export const loadGerman = everywhere.load;
export const german = everywhere.get;
export const germanReference = inReference.get;
