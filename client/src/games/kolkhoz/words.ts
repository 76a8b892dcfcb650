/** The board's own words: the game's catalogues have them under `board-`, in every language. */
import { say } from '$lib/i18n/words.svelte';
import { SABOTEUR, suitOf, cardValue, type Card, type Suit } from './reading';

/** What the board says, with what each text puts in. */
export const BOARD = {
  jobs: [],
  job: ['crop', 'hours'],
  jobReward: ['card'],
  jobDone: [],
  jobTrump: [],
  nobody: [],
  trump: [],
  led: [],
  ahead: [],
  won: [],
  yourCard: [],
  trick: ['n'],
  cards: ['n'],
  leads: [],
  yourPlot: [],
  yourHand: [],
  plotOf: ['name'],
  hiddenFromOthers: ['card'],
  years: [],
  yearNow: [],
  north: ['n'],
  famineNow: [],
  famineAhead: [],
  famineLast: [],
  famineOver: [],
  plots: [],
  withHidden: ['n'],
  hidden: ['n'],
  atRisk: [],
  medals: ['n'],
  place: ['year', 'n', 'of'],
  placePlanning: ['year'],
  placeSwap: ['year'],
  taskLead: [],
  taskFollow: ['crop'],
  taskFree: ['crop'],
  taskTheirs: ['crop'],
  taskTrump: [],
  taskAssign: [],
  taskSwap: [],
  taskTheirSwap: [],
  play: ['card'],
  playAhead: [],
  playBehind: ['name'],
  declare: ['crop'],
  declareSub: [],
  send: [],
  sendSub: ['crop', 'n'],
  swap: ['mine', 'theirs'],
  swapCards: [],
  swapPick: [],
  swapPickHand: [],
  swapPickPlot: [],
  confirmSwap: [],
  confirmSwapSub: [],
  ifYouPlay: ['card'],
  ifAhead: [],
  ifBehind: ['name'],
  ifAll: ['crop', 'n'],
  ifDone: ['crop', 'n'],
  ifTrump: [],
  ifDrunkard: [],
  assignTask: [],
  assignForced: [],
  suggest: [],
  storyTitle: ['year'],
  storyFailed: ['crop'],
  storyHours: ['n'],
  storyInformant: ['crop'],
  storyDrunkard: [],
  storyOfficial: [],
  storyNorth: ['n'],
  storyOwner: ['name', 'card'],
  storyYours: ['card'],
  storyDrunk: ['card'],
  storyUnclaimed: [],
  storyReturned: ['card'],
  storySafe: [],
  storyNoLoss: [],
  storyAllDone: [],
  goOn: [],
  toResult: [],
  scoring: [],
  chart: [],
  year: ['n'],
  phasePlan: [],
  phasePass: [],
  phaseSwap: [],
  phaseTricks: [],
  phaseAssign: [],
  phasePlots: [],
  phaseRequisition: [],
} as const;

type Key = keyof typeof BOARD;
type Params<K extends Key> = (typeof BOARD)[K] extends readonly []
  ? []
  : [Record<(typeof BOARD)[K][number], string | number>];

const named = (key: string, params = {}): string => say('kolkhoz', { say: key, with: params }) ?? key;

/** A text of the board. */
export function k<K extends Key>(key: K, ...[params]: Params<K>): string {
  return named(`board-${key}`, params);
}

export function cropName(suit: Suit): string {
  return named('crop', { suit });
}

/** "King of Potatoes". */
export function cardName(card: Card): string {
  const suit = suitOf(card);
  if (card === SABOTEUR || !suit) return named('saboteur');
  return named('playing_card', { value: cardValue(card), crop: cropName(suit) });
}
