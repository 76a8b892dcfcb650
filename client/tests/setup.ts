/** Every test hears from the engine as a table does, which has its catalogue by then. */
import { loadWords } from '$lib/i18n/catalogues';

await loadWords('', 'en');
