/** The end of a year as steps: what failed, why, and what it cost. */
import type { EventOf } from '$lib/games/declared';
import { messagesIn } from '$lib/i18n/words.svelte';
import type { LogEntry, SeatInfo } from '$lib/wire';
import type { Card, Declared, Events, Suit } from './declared';
import { isHidden, type KolkhozView, type Plot } from './reading';
import { cardName, cropName, k } from './words';

export interface Step {
  suit: Suit | null;
  title: string;
  text: string;
  cards: Card[];
  out: boolean;
}

type Happened = EventOf<Declared>;

export function yearOver(events: readonly Happened[]): number | null {
  const ended = events.find((event) => event.name === 'year_ended');
  return ended?.params.year ?? null;
}

/** The entries with which years ended. */
export const yearEnds = (log: readonly LogEntry[]): LogEntry[] =>
  log.filter((entry) => !entry.gone && messagesIn(entry).some(({ message }) => message.say === 'year_ended'));

/** Is there a year to be told before the result? */
export const tellsYear = (events: readonly Happened[]) => yearOver(events) !== null;

/** What became of a plot in a year: what is left of it, and what went North. */
export interface PlotLine {
  seat: number;
  left: { card: Card | null; secret: boolean }[];
  lost: Card[];
}

interface Telling {
  steps: Step[];
  /** The trump of the year: its face cards may have been there. */
  trump: Suit | null;
  people: readonly SeatInfo[];
  /** The seats of those who read it. */
  mine: readonly number[];
}

/** How what happens at the end of a year is told, by the name of the event. */
export const TELLERS = {
  job_failed: ({ steps, trump }, params) => void steps.push(failed(params), ...present(params, trump)),
  exiled: exile,
  exiled_from_plot: exile,
  returned_to_pool: ({ steps }, { card }) =>
    void steps.push({
      suit: null,
      title: k('storyReturned', { card: cardName(card) }),
      text: '',
      cards: [card],
      out: false,
    }),
} satisfies { [K in keyof Events]?: (telling: Telling, params: Events[K]) => void };

type Told = EventOf<Declared, keyof typeof TELLERS>;

const isTold = (event: Happened): event is Told => event.name in TELLERS;

/** The type of a teller follows the name of its event, which TypeScript does not see in a union. */
const tell = (telling: Telling, { name, params }: Told) =>
  (TELLERS[name] as (telling: Telling, params: unknown) => void)(telling, params);

/** Cause before effect: a field fails, somebody was there, cards go North, one's own first. */
export function storyOf(
  events: readonly Happened[],
  people: readonly SeatInfo[],
  mine: readonly number[],
  trump: Suit | null = null,
): Step[] {
  const telling: Telling = { steps: [], trump, people, mine };
  const end = events.findIndex(({ name }) => name === 'year_ended');
  for (const event of ownFirst(events.slice(0, end), mine)) tell(telling, event);
  const { steps } = telling;
  if (!steps.some((step) => step.suit))
    steps.unshift({ suit: null, title: k('storyAllDone'), text: k('storySafe'), cards: [], out: false });
  else if (!events.some(({ name }) => name === 'exiled_from_plot')) {
    steps.push({ suit: null, title: k('storyNoLoss'), text: '', cards: [], out: false });
  }
  return steps;
}

/** Of cards that are taken out of plots for the same field, the reader's come first; plots turned up tell nothing more. */
function ownFirst(events: readonly Happened[], mine: readonly number[]): Told[] {
  const groups: Told[][] = [];
  for (const event of events.filter(isTold)) {
    const together = event.name === 'exiled_from_plot' && groups.at(-1)?.[0]?.name === event.name;
    if (together) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  const isMine = ({ params }: Told) =>
    Number('owner' in params && params.owner !== null && mine.includes(params.owner));
  return groups.flatMap((group) => group.toSorted((one, other) => isMine(other) - isMine(one)));
}

function failed({ job: suit, hours }: Events['job_failed']): Step {
  return {
    suit,
    title: k('storyFailed', { crop: cropName(suit) }),
    text: k('storyHours', { n: hours }),
    cards: [],
    out: false,
  };
}

function present(params: Events['job_failed'], trump: Suit | null): Step[] {
  const crop = cropName(params.job);
  const told = [
    params.drunkard && { text: k('storyDrunkard'), value: 11 },
    params.informant && { text: k('storyInformant', { crop }), value: 12 },
    params.official && { text: k('storyOfficial'), value: 13 },
  ].filter((one) => one !== false);
  return told.map(({ text, value }) => {
    const cards = trump ? [`${trump}-${value}` as Card] : [];
    return { suit: null, title: text, text: '', cards, out: false };
  });
}

/** Everybody's plot after the year, the reader's first. */
export function plotLines(events: readonly Happened[], view: KolkhozView, mine: readonly number[]): PlotLine[] {
  const lost = (seat: number) =>
    events.flatMap((event) =>
      event.name === 'exiled_from_plot' && event.params.owner === seat ? [event.params.card] : [],
    );
  const lines = view.players.map(({ plot }, seat) => ({ seat, left: leftIn(plot), lost: lost(seat) }));
  return lines.toSorted((one, other) => Number(mine.includes(other.seat)) - Number(mine.includes(one.seat)));
}

function leftIn({ hidden, revealed, stacks }: Plot): PlotLine['left'] {
  const covered = isHidden(hidden) ? Array.from({ length: hidden.hidden }, () => null) : hidden;
  const tops = stacks.flatMap(({ top }) => (top ? [top] : []));
  return [
    ...covered.map((card) => ({ card, secret: card !== null })),
    ...[...revealed, ...tops].map((card) => ({ card, secret: false })),
  ];
}

/** Cards that go together are told together; rewards that nobody won are nobody's loss. */
function exile({ steps, people, mine }: Telling, params: Events['exiled']): void {
  const { card } = params;
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

function ownerOf(gone: Events['exiled'], people: readonly SeatInfo[], mine: readonly number[]): string {
  const card = cardName(gone.card);
  const { owner } = gone;
  if (owner === null) return k('storyDrunk', { card });
  return mine.includes(owner) ? k('storyYours', { card }) : k('storyOwner', { name: people[owner]?.name ?? '', card });
}
