/** Parts of a table that are seldom wanted at first: fetched when they are, or when the page has time. */
export const later = {
  field: () => import('./inputs/Field.svelte'),
  panels: () => import('./Panels.svelte'),
  history: () => import('./HistoryBar.svelte'),
  finished: () => import('./Finished.svelte'),
  curtain: () => import('./Curtain.svelte'),
  catchUp: () => import('./CatchUp.svelte'),
  stepIn: () => import('./StepIn.svelte'),
  bubbles: () => import('$lib/talk/Bubbles.svelte'),
};

/** Ready before anybody asks, so that they open without a wait, or a network. */
export function fetchAhead(parts: Record<string, () => Promise<unknown>> = later): (() => void) | undefined {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (line?.saveData) return undefined;
  const timer = setTimeout(() => {
    for (const load of Object.values(parts)) void load().catch(() => {});
  }, 1500);
  return () => clearTimeout(timer);
}
