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

type Teller = (steps: Step[], params: Params, people: readonly SeatInfo[], mine: readonly number[]) => void;

/** How what happens at the end of a year is told, by the name of the event. */
export const TELLERS: Readonly<Record<string, Teller>> = {
  job_failed: (steps, params) => steps.push(failed(params), ...present(params)),
  exiled: exile,
  exiled_from_plot: exile,
  returned_to_pool: (steps, params) =>
    steps.push({ suit: null, title: k('storyReturned', { card: cardName(params.card as Card) }), text: '', cards: [params.card as Card], out: false }),
};

/** Cause before effect: a field fails, somebody was there, cards go North. */
export function storyOf(events: readonly Happened[], people: readonly SeatInfo[], mine: readonly number[]): Step[] {
  const steps: Step[] = [];
  for (const { name, params = {} } of events) TELLERS[name]?.(steps, params, people, mine);
  if (!steps.some((step) => step.suit)) steps.unshift({ suit: null, title: k('storyAllDone'), text: k('storySafe'), cards: [], out: false });
  return steps;
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

/** Cards that go together are told together. */
function exile(steps: Step[], params: Params, people: readonly SeatInfo[], mine: readonly number[]): void {
  const card = params.card as Card;
  const owner = (params.owner ?? null) as number | null;
  const whose =
    owner === null
      ? k('storyNobodys', { card: cardName(card) })
      : mine.includes(owner)
        ? k('storyYours', { card: cardName(card) })
        : k('storyOwner', { name: people[owner]?.name ?? '', card: cardName(card) });
  const last = steps.at(-1);
  if (last?.out) {
    last.cards.push(card);
    last.text += `, ${whose}`;
    last.title = k('storyNorth', { n: last.cards.length });
  } else steps.push({ suit: null, title: k('storyNorthOne'), text: whose, cards: [card], out: true });
}
