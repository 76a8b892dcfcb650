/** The words of the game's own cards and zones. */
import { boardWords } from '$lib/i18n/board';
import type { Keys } from './keys';

export const word = boardWords<Keys>('skyreef');
