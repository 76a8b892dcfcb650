/** Reads the companion's view: who sits where, who comes after whom, what the options say. Chairs are counted from 0. */
import { DEFAULT_SETS, FACTIONS, OPTIONS, PUBLIC, type SetId } from './library';
import type { SeatInfo } from '$lib/wire';
import { k } from './words';
import type { Deeds, Objective, Options, Phase, Player, View as TiView } from './declared';

export type { Deeds, Objective, Options, Phase, Player, TiView };
export type { AgendaResult, Pick, Point, Reply, Scored, StrategyCard as CardState, Term } from './declared';

const OUTSIDE: readonly Phase[] = ['setup', 'round-0', 'speaker-selection'];

/** Is a round being played? */
export function inRound(view: TiView): boolean {
  return !OUTSIDE.includes(view.phase);
}

/** The value of an option; what nobody changed is not sent. */
export function option<K extends keyof Options>(view: { options: Options }, id: K): NonNullable<Options[K]> {
  return view.options[id] ?? (OPTIONS.get(id)?.default as NonNullable<Options[K]>);
}

export function setsOf(view: TiView): readonly SetId[] {
  return (view.options.sets as SetId[] | undefined) ?? DEFAULT_SETS;
}

export function limitOf(view: TiView): number {
  return option(view, 'vp_limit');
}

/** All chairs in the game. */
export function chairs(view: TiView): number[] {
  return Array.from({ length: view.count }, (_, seat) => seat);
}

export function inGame(view: TiView): number[] {
  return chairs(view).filter((seat) => !view.players[seat]!.eliminated);
}

export function isFilled(player: Player): boolean {
  return player.colour !== null && (player.faction !== null || player.custom_name !== '');
}

/** What a seat is called: its own name, or its faction's; while it has neither, whoever sits there, if they are given. */
export function seatName(
  view: TiView,
  seat: number | null | undefined,
  people: readonly SeatInfo[] | undefined = undefined,
): string {
  const player = seat === null || seat === undefined ? undefined : view.players[seat];
  if (!player) return '–';
  const own = player.name || player.custom_name || FACTIONS.get(player.faction ?? '')?.short;
  return own || (people && personAt(people, seat!)) || k('slotTitle', { n: seat! + 1 });
}

/** Who sits there; empty where nobody does. */
export function personAt(people: readonly SeatInfo[], seat: number): string {
  return people[seat]?.kind === 'person' ? people[seat]!.name : '';
}

/** The whole name of what a seat plays. */
export function factionName(view: TiView, seat: number): string {
  const player = view.players[seat]!;
  return player.custom_name || FACTIONS.get(player.faction ?? '')?.name || '';
}

/** What else somebody is known by: the faction where the seat has a name of its own, and the person who sits there. */
export function alsoCalled(view: TiView, seat: number, people: readonly SeatInfo[] = []): string {
  const name = seatName(view, seat);
  const faction = FACTIONS.get(view.players[seat]!.faction ?? '')?.short || view.players[seat]!.custom_name;
  const person = personAt(people, seat);
  return [faction, person].filter((one) => one && one !== name).join(' · ');
}

/** Does somebody sit there who is not connected just now? */
export function isAway(people: readonly SeatInfo[], seat: number): boolean {
  return people[seat]?.kind === 'person' && !people[seat]!.connected;
}

export function factionsOf(view: TiView): string[] {
  return chairs(view).flatMap((seat) => view.players[seat]!.faction ?? []);
}

export function notesOf(player: Player): string[] {
  return Array.isArray(player.notes) ? player.notes : [];
}

export function noteCount(player: Player): number {
  return Array.isArray(player.notes) ? player.notes.length : player.notes.hidden;
}

function rotated(seats: number[], from: number): number[] {
  const place = seats.findIndex((seat) => seat >= from);
  return place < 0 ? seats : [...seats.slice(place), ...seats.slice(0, place)];
}

/** Clockwise from the speaker, without eliminated seats. */
export function speakerOrder(view: TiView): number[] {
  return view.speaker === null ? inGame(view) : rotated(inGame(view), view.speaker);
}

/** As the bar of points shows them: speaker order, those who are out at the end. */
export function barOrder(view: TiView): number[] {
  const order = speakerOrder(view);
  return [...order, ...chairs(view).filter((seat) => !order.includes(seat))];
}

/** The numbers of the strategy cards a seat holds, lowest first. */
export function heldBy(view: TiView, seat: number): number[] {
  return view.cards.flatMap(([, holder], index) => (holder === seat ? [index + 1] : []));
}

export function unusedBy(view: TiView, seat: number): number[] {
  return view.cards.flatMap(([, holder, used], index) => (holder === seat && !used ? [index + 1] : []));
}

export function deedsOf(view: TiView, seat: number): Deeds | null {
  const last = view.players[seat]?.deeds.at(-1);
  return last && last[0] === view.round ? last : null;
}

export function hasPassed(view: TiView, seat: number): boolean {
  return (deedsOf(view, seat)?.[5] ?? 0) > 0;
}

/** How many actions a seat has taken this round, strategic ones included. */
export function actionsOf(view: TiView, seat: number): number {
  const done = deedsOf(view, seat);
  return done ? done[1] + done[2] + done[3] + done[4] : 0;
}

/** Those who have yet to pick in this round, in order; somebody who takes two cards comes twice. */
export function picksAhead(view: TiView): number[] {
  const order = speakerOrder(view);
  const held = new Map(order.map((seat) => [seat, heldBy(view, seat).length]));
  const left = view.cards.filter(([, holder]) => holder === null).length;
  const ahead: number[] = [];
  for (let taken = 0; taken < view.cards_per_player; taken += 1) {
    ahead.push(...order.filter((seat) => held.get(seat)! <= taken));
  }
  return ahead.slice(0, left);
}

/** Those who have not passed yet, from the one who acts after the present one on. */
export function acting(view: TiView): number[] {
  const place = view.current === null ? -1 : view.initiative.indexOf(view.current);
  const order = [...view.initiative.slice(place + 1), ...view.initiative.slice(0, place + 1)];
  return order.filter((seat) => !hasPassed(view, seat) && !view.players[seat]!.eliminated);
}

/** Who acts when the present turn is over. */
export function onDeck(view: TiView): number | null {
  if (view.phase === 'strategy-phase') return picksAhead(view)[1] ?? null;
  if (view.phase !== 'action-phase') return null;
  return acting(view)[0] ?? null;
}

export function statusOrder(view: TiView): number[] {
  if (option(view, 'status_order') === 'speaker') return speakerOrder(view);
  return view.initiative.filter((seat) => !view.players[seat]!.eliminated);
}

/** From the speaker's left; the speaker votes last, and whoever votes first by faction goes first. */
export function votingOrder(view: TiView): number[] {
  const [speaker, ...others] = speakerOrder(view);
  const order = speaker === undefined ? others : [...others, speaker];
  const first = (seat: number) => Boolean(FACTIONS.get(view.players[seat]!.faction ?? '')?.votes_first);
  return [...order.filter(first), ...order.filter((seat) => !first(seat))];
}

export function cannotVote(view: TiView, seat: number): boolean {
  return Boolean(FACTIONS.get(view.players[seat]!.faction ?? '')?.cannot_vote);
}

/** The votes of each side, where sides were given. */
export function tallies(view: TiView): [string, number][] {
  const found = new Map<string, number>();
  for (const seat of chairs(view)) {
    const { side, votes } = view.players[seat]!;
    if (side) found.set(side, (found.get(side) ?? 0) + votes);
  }
  return [...found].sort((one, other) => other[1] - one[1]);
}

export function atLimit(view: TiView): number[] {
  return inGame(view).filter((seat) => view.players[seat]!.vp >= limitOf(view));
}

/** The stage the next public objective is of, as the rules have it. */
export function nextStage(view: TiView): 1 | 2 {
  return view.objectives.filter((one) => one.stage === 1 && !one.extra).length < 5 ? 1 : 2;
}

/** What an objective on the table asks for; custom ones say it in their name. */
export function conditionOf(objective: Objective): string {
  return PUBLIC.get(objective.id)?.condition ?? '';
}

/** The steps nobody ticked, on the list that counts. */
export function openSteps(view: TiView): number[] {
  const lists =
    option(view, 'status_checklist') === 'table'
      ? [view.status_checks]
      : inGame(view).map((seat) => view.players[seat]!.checks);
  return view.status_checks.flatMap((_, index) => (lists.every((ticks) => ticks[index]) ? [] : [index + 1]));
}

/** Points of every seat after each round: one row per seat. */
export function pointsByRound(view: TiView): number[][] {
  const rounds = Math.max(view.round, 1);
  return chairs(view).map((seat) => {
    let sum = 0;
    return Array.from({ length: rounds }, (_, index) => {
      sum += view.ledger
        .filter((point) => point[0] === seat && point[4] === index + 1)
        .reduce((all, point) => all + point[1], 0);
      return sum;
    });
  });
}

/** How often a seat was the speaker, and for how many rounds it began the picking. */
export function termsOf(view: TiView, seat: number): number {
  return view.speaker_history.filter((term) => term[1] === seat).length;
}

/** Seats with their ranks as the end has them: the winner first, then by points; equal points share a rank. */
export function ranking(view: TiView, winner: number | null): { seat: number; rank: number }[] {
  const order = view.initiative.length ? view.initiative : speakerOrder(view);
  const all = [...order, ...chairs(view).filter((seat) => !order.includes(seat))];
  const out = (seat: number) => Number(view.players[seat]!.eliminated);
  const others = all
    .filter((seat) => seat !== winner)
    .sort((one, other) => out(one) - out(other))
    .sort((one, other) => view.players[other]!.vp - view.players[one]!.vp);
  const listed = winner === null ? others : [winner, ...others];
  const found: { seat: number; rank: number }[] = [];
  listed.forEach((seat, index) => {
    const last = found.at(-1);
    const shares = last && last.seat !== winner && view.players[last.seat]!.vp === view.players[seat]!.vp;
    found.push({ seat, rank: shares ? last.rank : index + 1 });
  });
  return found;
}
