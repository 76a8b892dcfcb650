/** The sheets a table can open; one at a time. */
export type Panel = '' | 'menu' | 'log' | 'people' | 'chat' | 'levels' | 'keys' | 'settings' | 'passing' | 'about';

/** They come with the first one that is opened. */
export const loadPanels = () => import('./Panels.svelte').then((found) => found.default);
