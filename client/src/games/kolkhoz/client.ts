import { clientOf, type About, type Act, type Scene as SceneOf } from '$lib/games/client';
import type { EventOf } from '$lib/games/declared';
import type { Pair, Values } from '$lib/state/offers';
import type { Phase } from '$lib/ui/PhaseStrip.svelte';
import type { LogEntry } from '$lib/wire';
import { messagesIn } from '$lib/i18n/words.svelte';
import { plannedHours } from './acting';
import Board from './Board.svelte';
import type { Declared, Offer } from './declared';
import './mat.css';
import {
  ahead,
  cardValue,
  COMPLETE,
  hoursOf,
  isHidden,
  ledSuit,
  suitOf,
  SUITS,
  type Card,
  type KolkhozView,
  type Suit,
} from './reading';
import Result from './Result.svelte';
import { tellsYear } from './story';
import { cardName, cropName, k } from './words';

const PHASES = {
  planning: 'phasePlan',
  pass: 'phasePass',
  swap: 'phaseSwap',
  trick: 'phaseTricks',
  assignment: 'phaseAssign',
  plot_selection: 'phasePlots',
  requisition: 'phaseRequisition',
} as const;

type Scene = SceneOf<Declared>;
const nodeOf = (scene: Scene) => scene.interaction.position?.path.at(-1) ?? '';

function place(scene: Scene): string {
  const view = scene.view;
  const { year, tricks_this_year: of } = view;
  if (nodeOf(scene) === 'planning') return k('placePlanning', { year });
  if (nodeOf(scene) === 'swap' || nodeOf(scene) === 'pass') return k('placeSwap', { year });
  return k('place', { year, n: Math.min(of, view.trick_count + (view.assigning ? 0 : 1)), of });
}

function task(scene: Scene): string {
  const view = scene.view;
  const mine = ['acting', 'choosing'].includes(scene.interaction.status);
  switch (nodeOf(scene)) {
    case 'planning':
      return k('taskTrump');
    case 'swap':
      return k(mine ? 'taskSwap' : 'taskTheirSwap');
    case 'assignment':
      return k('taskAssign');
    case 'trick':
      return mine ? follow(view, scene.seats) : others(view);
    default:
      return '';
  }
}

function follow(view: KolkhozView, seats: readonly number[]): string {
  const led = ledSuit(view.trick);
  if (!led) return k('taskLead');
  const hand = view.players[seats[0] ?? -1]?.hand;
  const free = hand !== undefined && !isHidden(hand) && !hand.some((card) => suitOf(card) === led);
  return k(free ? 'taskFree' : 'taskFollow', { crop: cropName(led) });
}

/** What somebody else must do; what they hold is theirs to know. */
function others(view: KolkhozView): string {
  const led = ledSuit(view.trick);
  return led ? k('taskTheirs', { crop: cropName(led) }) : k('taskLead');
}

/** The act with its object and its effect. */
function act(offer: Offer, values: Values, scene: Scene): Act | null {
  const view = scene.view;
  const hand = view.players[offer.seat]?.hand;
  const cards = hand && !isHidden(hand) ? hand : [];
  switch (offer.name) {
    case 'play_card':
      return playing(view, offer.seat, cards[Number(values.card_index)], scene);
    case 'declare_trump':
      return values.suit
        ? { label: k('declare', { crop: cropName(values.suit as Suit) }), sub: k('declareSub') }
        : null;
    case 'submit_assignments':
      return sending(view, values);
    case 'swap_card':
      return swapping(view, offer.seat, cards, values);
    case 'ready':
      return { label: k('confirmSwap'), sub: k('confirmSwapSub') };
    default:
      return null;
  }
}

function playing(view: KolkhozView, seat: number, card: Card | undefined, scene: Scene) {
  if (!card) return null;
  const best = ahead([...view.trick, [seat, card]], view.trump);
  const name = scene.people[best ?? 0]?.name ?? '';
  const sub = view.trick.length ? (best === seat ? k('playAhead') : k('playBehind', { name })) : '';
  return { label: k('play', { card: cardName(card) }), sub };
}

function sending(view: KolkhozView, values: Values) {
  const plan = new Map(values.assignments as Pair[] | undefined as [Card, Suit][] | undefined);
  const done = SUITS.find((suit) => !view.jobs[suit].claimed && (plannedHours(view, suit, plan) ?? 0) >= COMPLETE);
  const sub = done ? k('sendSub', { crop: cropName(done), n: plannedHours(view, done, plan) ?? 0 }) : '';
  return { label: k('send'), sub, vague: true };
}

function swapping(view: KolkhozView, seat: number, cards: readonly Card[], values: Values) {
  const plot = view.players[seat]?.plot;
  const part = plot?.[values.plot_type as 'hidden' | 'revealed'];
  const theirs = part && !isHidden(part) ? part[Number(values.plot_index)] : undefined;
  const mine = cards[Number(values.hand_index)];
  if (theirs && mine) return { label: k('swap', { mine: cardName(mine), theirs: cardName(theirs) }) };
  return { label: k('swapCards'), lacks: k(theirs ? 'swapPickHand' : mine ? 'swapPickPlot' : 'swapPick') };
}

/** Where cards go that leave the table. */
function origins({ name, params }: EventOf<Declared>) {
  return name === 'exiled' ? [{ piece: params.card, place: 'north' }] : [];
}

/** Short names, how many tricks there are, and nothing that this year cannot bring. */
function phases(scene: Scene, strip: Phase[]): Phase[] {
  const view = scene.view;
  const never = new Set([view.options.pass_cards ? '' : 'pass', view.year > 1 ? '' : 'swap']);
  return strip.flatMap((phase) => {
    const id = phase.id.split('/').at(-1) ?? '';
    if (never.has(id)) return [];
    const pips = id === 'trick' ? { of: view.tricks_this_year, at: view.trick_count } : undefined;
    const label = id in PHASES ? k(PHASES[id as keyof typeof PHASES]) : phase.label;
    return [{ ...phase, label, pips }];
  });
}

/** The years, by what the log tells of their beginning. */
function chapters(log: readonly LogEntry[]): { v: number; label: string }[] {
  return log.flatMap((entry) => {
    const begins = entry.gone ? undefined : messagesIn(entry).find(({ message }) => message.say === 'year_begins');
    return begins ? [{ v: entry.v, label: k('year', { n: Number(begins.message.with?.year) }) }] : [];
  });
}

const MOMENTS = ['job_completed', 'job_unpaid', 'exiled_from_plot'];

/** Fields that were completed, and years in which somebody was sent North. */
function moments(log: readonly LogEntry[]): { v: number; label: string }[] {
  return log.flatMap((entry) => {
    const told = messagesIn(entry);
    const found = MOMENTS.map((key) => told.find(({ message }) => message.say === key)).find(Boolean);
    return found ? [{ v: entry.v, label: found.line }] : [];
  });
}

/** What a card does where it works. */
function about(key: string, scene: Scene): About | null {
  const [kind, card] = key.split(':') as [string, Card];
  const suit = kind === 'card' ? suitOf(card) : null;
  if (!suit) return null;
  const { trump, options } = scene.view;
  const face = trump === suit && options.nomenclature !== false ? FACES[cardValue(card)] : undefined;
  return {
    title: cardName(card),
    kind: trump === suit ? k('trump') : undefined,
    lines: [k('cardWorks', { n: hoursOf(scene.view, card), crop: cropName(suit) }), face ? k(face) : ''].filter(
      Boolean,
    ),
  };
}

const FACES: Partial<Record<number, 'cardJack' | 'cardQueen' | 'cardKing'>> = {
  11: 'cardJack',
  12: 'cardQueen',
  13: 'cardKing',
};

export const client = clientOf<Declared>({
  Board,
  Result,
  mat: 'kolkhoz',
  about,
  place,
  task,
  act,
  origins,
  phases,
  chapters,
  moments,
  tellsLast: tellsYear,
  usual: 'ready',
});
