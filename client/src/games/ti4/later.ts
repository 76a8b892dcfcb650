/** Parts of a phone's page that are not wanted at first; fetched when there is time, so that they open without a network. */
export const later = {
  sheets: () => import('./Sheets.svelte'),
  report: () => import('./RoundReport.svelte'),
  voting: () => import('./Voting.svelte'),
};
