import { setLanguage } from '$lib/i18n';
import { relearn } from './catalogue.svelte';
import type { Pace } from './playback';

export interface Preferences {
  confirm: 'never' | 'hard' | 'always';
  motion: 'auto' | 'full' | 'reduced';
  /** How fast what others do is shown. */
  pace: Pace;
  sound: boolean;
  /** What is to be done now is said aloud. */
  speech: boolean;
  theme: 'auto' | 'light' | 'dark';
  /** The code of a language, or 'auto'. */
  language: string;
  /** A tap on a lit card plays it at once, where that needs nothing more. */
  oneTap: boolean;
}

const KEY = 'rondel.preferences';
const USUAL: Preferences = {
  confirm: 'hard',
  motion: 'auto',
  pace: 'normal',
  sound: true,
  speech: false,
  theme: 'auto',
  language: 'auto',
  oneTap: false,
};

function kept(): Preferences {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { ...USUAL };
  }
}

export const preferences = $state<Preferences>(kept());

/** Puts the preferences into effect and keeps them on this device. */
export function applyPreferences(): void {
  const root = document.documentElement;
  if (preferences.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = preferences.theme;
  if (preferences.motion === 'auto') delete root.dataset.motion;
  else root.dataset.motion = preferences.motion;
  void setLanguage(preferences.language)
    .then(relearn)
    .catch(() => {});
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Without storage they last as long as the page.
  }
}

export function isDark(): boolean {
  if (preferences.theme !== 'auto') return preferences.theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

export function switchTheme(): void {
  preferences.theme = isDark() ? 'light' : 'dark';
}
