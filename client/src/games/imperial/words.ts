/** The board's own words. */
import { boardWords, type PlainKey } from '$lib/i18n/board';
import type { Keys } from './keys';

/** A text that needs nothing put in. */
export type Key = PlainKey<Keys>;

/** A text of the board. */
export const w = boardWords<Keys>('imperial');
