import Catalogue from './Catalogue.svelte';
import { w } from './words';

/** What of the board a chapter of the rules speaks of, by the name the board gives it. */
export const pictures = {
  'what-it-is-about': 'health-0',
  lines: 'lines',
  building: 'shop',
  battle: 'forecast',
  'the-end-of-the-turn': 'health-0',
};

/** Every ship and Solar Power, to look things up. */
export const appendix = { title: () => w('allShips'), Body: Catalogue };
