/** The end of a year as steps: what failed, why, and what it cost. */
import type { Happened, SeatInfo } from '$lib/wire';
import type { Card, Suit } from './reading';
import { cardName, cropName, k } from './words';

export interface Step {
  suit: Suit | null;
  title: string;
  text: string;
  cards: Card[];
  out: boolean;
}

type Params = Record<string, unknown>;

export function yearOver(events: readonly Happened[]): number | null {
  const ended = events.find((event) => event.name === 'year_ended');
  return ended ? Number(ended.params?.year) : null;
}

/** Is there a year to be told before the result? */
export const tellsYear = (events: readonly Happened[]) => yearOver(events) !== null;

interface Telling {
  steps: Step[];
  people: readonly SeatInfo[];
  /** The seats of those who read it. */
  mine: readonly number[];
}

/** How what happens at the end of a year is told, by the name of the event. */
export const TELLERS: Readonly<Record<string, (telling: Telling, params: Params) => void>> = {
  job_failed: ({ steps }, params) => steps.push(failed(params), ...present(params)),
  exiled: exile,
  exiled_from_plot: exile,
  returned_to_pool: ({ steps }, params) =>
    steps.push({
      suit: null,
      title: k('storyReturned', { card: cardName(params.card as Card) }),
      text: '',
      cards: [params.card as Card],
      out: false,
    }),
};

/** Cause before effect: a field fails, somebody was there, cards go North, one's own first. */
export function storyOf(events: readonly Happened[], people: readonly SeatInfo[], mine: readonly number[]): Step[] {
  const telling: Telling = { steps: [], people, mine };
  const end = events.findIndex(({ name }) => name === 'year_ended');
  for (const { name, params = {} } of ownFirst(events.slice(0, end), mine)) TELLERS[name]?.(telling, params);
  const { steps } = telling;
  if (!steps.some((step) => step.suit))
    steps.unshift({ suit: null, title: k('storyAllDone'), text: k('storySafe'), cards: [], out: false });
  else if (!events.some(({ name }) => name === 'exiled_from_plot')) {
    steps.push({ suit: null, title: k('storyNoLoss'), text: '', cards: [], out: false });
  }
  return steps;
}

/** Of cards that are taken out of plots for the same field, the reader's come first; plots turned up tell nothing more. */
function ownFirst(events: readonly Happened[], mine: readonly number[]): Happened[] {
  const told = events.filter(({ name }) => name in TELLERS);
  const groups: Happened[][] = [];
  for (const event of told) {
    const together = event.name === 'exiled_from_plot' && groups.at(-1)?.[0]?.name === event.name;
    if (together) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  const isMine = ({ params }: Happened) => Number(mine.includes(params?.owner as number));
  return groups.flatMap((group) => group.toSorted((one, other) => isMine(other) - isMine(one)));
}

function failed(params: Params): Step {
  const suit = params.job as Suit;
  return {
    suit,
    title: k('storyFailed', { crop: cropName(suit) }),
    text: k('storyHours', { n: Number(params.hours) }),
    cards: [],
    out: false,
  };
}

function present(params: Params): Step[] {
  const crop = cropName(params.job as Suit);
  const told = [
    params.drunkard && k('storyDrunkard'),
    params.informant && k('storyInformant', { crop }),
    params.official && k('storyOfficial'),
  ].filter((text): text is string => Boolean(text));
  return told.map((text) => ({ suit: null, title: text, text: '', cards: [], out: false }));
}

/** Cards that go together are told together; rewards that nobody won are nobody's loss. */
function exile({ steps, people, mine }: Telling, params: Params): void {
  const card = params.card as Card;
  const isReward = params.reason === 'unclaimed';
  const last = steps.at(-1);
  const whose = isReward ? cardName(card) : ownerOf(params, people, mine);
  if (last?.out && (last.title === k('storyUnclaimed')) === isReward) {
    last.cards.push(card);
    last.text += `, ${whose}`;
    if (!isReward) last.title = k('storyNorth', { n: last.cards.length });
  } else
    steps.push({
      suit: null,
      title: isReward ? k('storyUnclaimed') : k('storyNorth', { n: 1 }),
      text: whose,
      cards: [card],
      out: true,
    });
}

function ownerOf(params: Params, people: readonly SeatInfo[], mine: readonly number[]): string {
  const card = cardName(params.card as Card);
  const owner = (params.owner ?? null) as number | null;
  if (owner === null) return k('storyDrunk', { card });
  return mine.includes(owner) ? k('storyYours', { card }) : k('storyOwner', { name: people[owner]?.name ?? '', card });
}
