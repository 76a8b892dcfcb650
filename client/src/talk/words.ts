import { t, type PlainKey } from '$lib/i18n';
import { phraseText } from '$lib/state/catalogue.svelte';
import type { ChatLine } from '$lib/wire';
import { REACTIONS } from './reactions';

/** What a reaction is called for whoever does not see it. */
export function reactionText(name: string): string {
  const key = `reaction.${name}` as PlainKey;
  const said = t(key);
  return said === key ? name : said;
}

export const isReaction = (line: ChatLine): boolean => !line.text && Boolean(REACTIONS[line.phrase ?? '']);

/** A line in words. */
export const lineText = (line: ChatLine): string =>
  line.text || (isReaction(line) ? reactionText(line.phrase!) : phraseText(line.phrase ?? ''));

/** Who said it; somebody who watches need not have a name. */
export const speaker = (line: ChatLine): string => line.name || t('chat.somebody');
