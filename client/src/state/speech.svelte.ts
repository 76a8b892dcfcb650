import { language } from '$lib/i18n';
import { preferences } from './preferences.svelte';

/** Can this browser speak? */
export const canSpeak = (): boolean => typeof window !== 'undefined' && 'speechSynthesis' in window;

/** Says something aloud, where somebody wants that; what was being said before is old. */
export function announce(text: string): void {
  if (!preferences.speech || !text || !canSpeak()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language();
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** Announces a sentence whenever it is another one than before; call it while a component is made. */
export function announces(sentence: () => string): void {
  let before: string | null = null;
  $effect(() => {
    const now = sentence();
    if (before !== null && now !== before) announce(now);
    before = now;
  });
}
