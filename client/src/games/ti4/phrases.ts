import type { Phrase } from '$lib/games/tell.svelte';

export function polish(text: string): string {
  return text;
}

export const PHRASES: readonly Phrase[] = [];
