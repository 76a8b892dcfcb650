/** What a view of Imperial says: types, and plain questions about them. */
import type { Hidden } from '$lib/games/declared';
import type { Board, CountryId as Nation, Forces, Interaction, Kind, Offer, View as ImperialView } from './declared';

export type { Board, Forces, Hidden, ImperialView, Kind, Nation };
export type { Army, Country, Draft as Plan, Forecast, Peace, Player, Proposal, UnitStep as Step } from './declared';

export const NATIONS: readonly Nation[] = ['austria', 'italy', 'france', 'england', 'germany', 'russia'];

/** Dollars for each denomination, printed on the bonds. */
export const PRICES: Record<number, number> = { 1: 2, 2: 4, 3: 6, 4: 9, 5: 12, 6: 16, 7: 20, 8: 25 };
/** How many units of each kind a nation may have. */
export const LIMITS: Record<Nation, Record<Kind, number>> = {
  austria: { army: 12, fleet: 6 },
  italy: { army: 9, fleet: 9 },
  france: { army: 9, fleet: 9 },
  england: { army: 6, fleet: 12 },
  germany: { army: 9, fleet: 9 },
  russia: { army: 9, fleet: 9 },
};
export const BONDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const GOAL = 25;
export const CHEAPEST = 200;

export type Stage = 'bid' | 'offer' | 'rondel' | 'answer' | 'import' | 'plan' | 'peace' | 'vote' | 'buy' | 'over';
const STAGES: Record<string, Stage> = {
  bid: 'bid',
  buy_bid: 'offer',
  proposal: 'rondel',
  answer: 'answer',
  import: 'import',
  maneuver: 'plan',
  vote: 'vote',
  buy: 'buy',
};

/** What is being decided. */
export function stageOf(view: ImperialView, interaction: Interaction): Stage {
  if (interaction.status === 'over') return 'over';
  if (view.draft?.peace) return 'peace';
  return STAGES[interaction.position?.path.at(-1) ?? ''] ?? 'rondel';
}

/** Which decision it is: what was picked for one must not be there in the next. */
export function decisionOf(view: ImperialView, interaction: Interaction): string {
  const { draft, players, proposals, buyer, asked_again: again, bid_order: bidders } = view;
  const steps = draft ? draft.fleets.length + draft.armies.length : 0;
  const imports = players.map((player) => (isHidden(player.imports) ? 0 : player.imports.length));
  return JSON.stringify([
    stageOf(view, interaction),
    view.round,
    view.turn,
    steps,
    imports,
    proposals.length,
    buyer,
    again.length,
    bidders.length,
  ]);
}

export function isHidden(value: unknown): value is Hidden {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'hidden' in value;
}

const sum = (numbers: readonly number[] = []) => numbers.reduce((total, number) => total + number, 0);

/** Votes, interest and rank of a seat in a nation. */
export function holding(view: ImperialView, seat: number, nation: Nation): number {
  return sum(view.players[seat]?.stocks[nation]);
}

/** Everybody who owns bonds of a nation, strongest first. */
export function owners(view: ImperialView, nation: Nation): { seat: number; votes: number }[] {
  return view.countries[nation].leaders.map((seat) => ({ seat, votes: holding(view, seat, nation) }));
}

export function leaderOf(view: ImperialView, nation: Nation): number | null {
  return view.countries[nation].leaders[0] ?? null;
}

/** How far the leader is ahead of the next one. */
export function leadOf(view: ImperialView, nation: Nation): number {
  const [first, second] = owners(view, nation);
  return (first?.votes ?? 0) - (second?.votes ?? 0);
}

export function governs(view: ImperialView, seat: number): Nation[] {
  return NATIONS.filter((nation) => leaderOf(view, nation) === seat);
}

/** Where a seat is the opposition of a democracy. */
export function opposes(view: ImperialView, seat: number): Nation[] {
  return NATIONS.filter((nation) => view.countries[nation].democracy && view.countries[nation].leaders[1] === seat);
}

/** Who owns which bond of a nation; null as long as it is for sale. */
export function bondOwner(view: ImperialView, nation: Nation, bond: number): number | null {
  const place = view.players.findIndex((player) => player.stocks[nation]?.includes(bond));
  return place < 0 ? null : place;
}

/** What a purchase makes of a holding, and whether it brings the government. */
export function afterPurchase(view: ImperialView, seat: number, nation: Nation, bond: number, returned: number) {
  const mine = holding(view, seat, nation) + bond - returned;
  const others = owners(view, nation).filter((owner) => owner.seat !== seat);
  const most = Math.max(0, ...others.map((owner) => owner.votes));
  const all = mine + others.reduce((total, owner) => total + owner.votes, 0);
  const leads = leaderOf(view, nation) === seat;
  return { mine, control: !leads && mine > most, keeps: leads, democracy: 2 * Math.max(mine, most) < all };
}

/** The ways in which a bond can be bought: 0 for money alone, else the bond that is handed back; the one to take first. */
export function waysToBuy(offer: Offer | null, nation: Nation, bond: number): number[] {
  return (offer?.rows ?? []).filter((row) => row[0] === nation && row[1] === bond).map((row) => Number(row[2]));
}

/** Does a bond bring the government in the way in which a tap would buy it? */
export function bringsControl(view: ImperialView, offer: Offer | null, nation: Nation, bond: number): boolean {
  const [returned] = waysToBuy(offer, nation, bond);
  return offer !== null && returned !== undefined && afterPurchase(view, offer.seat, nation, bond, returned).control;
}

/** The largest bond that the first bid left still buys. */
export function offeredBond(view: ImperialView): number {
  const bid = view.bids[view.bid_order[0] ?? -1] ?? 0;
  const open = view.turn ? view.countries[view.turn].stocks : [];
  return Math.max(0, ...open.filter((bond) => 100 * PRICES[bond]! <= bid));
}

/** What a sum buys of a fresh nation. */
export function bondFor(cents: number, open: readonly number[]): number {
  return Math.max(0, ...open.filter((bond) => 100 * PRICES[bond]! <= cents));
}

export interface Ballot {
  seat: number;
  votes: number;
  /** The leader's tenth decides a tie. */
  leads: boolean;
}

/** Who votes with which weight, and how much a side needs more than. */
export function ballotsOf(view: ImperialView): { nation: Nation; ballots: Ballot[]; half: number } | null {
  const peace = view.draft?.peace;
  const nation = peace?.asked ?? view.turn;
  if (!nation) return null;
  const ballots = owners(view, nation)
    .map((owner, index) => ({ ...owner, leads: index === 0 }))
    .filter((owner) => !peace || owner.seat !== view.draft!.by);
  return { nation, ballots, half: ballots.reduce((total, owner) => total + owner.votes, 0) / 2 };
}

/** What the points and the bonus of a Taxation by the nation on the move add to somebody's score, in cents. */
export function taxScore(view: ImperialView, seat: number, nation: Nation): number {
  const { points } = view.countries[nation];
  const { points: gained } = view.facts.forecast[nation];
  const steps = Math.floor((points + gained) / 5) - Math.floor(points / 5);
  return 100 * (steps * holding(view, seat, nation) + (view.facts.bonus[seat] ?? 0));
}

/** The interest a nation owes all its owners, and what somebody would get as its proposer; in cents. */
export function interest(view: ImperialView, seat: number, nation: Nation): { due: number; own: number } {
  const due = 100 * sum(owners(view, nation).map((owner) => owner.votes));
  const lacking = Math.max(0, due - view.countries[nation].treasury);
  return { due, own: 100 * holding(view, seat, nation) - lacking };
}

/** The board as it would be: while a maneuver is planned, moved units have left and the others wait. */
export function shownBoard(view: ImperialView): Board {
  const { draft, turn } = view;
  if (!draft || !turn) return view.board;
  const real = view.board.forces[turn];
  const moved = draft.board.forces[turn];
  const own: Forces = {
    ...moved,
    fleets: [...moved.fleets, ...draft.waiting_fleets.map((unit) => real.fleets[unit]!)],
    armies: [...moved.armies, ...draft.waiting_armies.map((unit) => real.armies[unit]!)],
  };
  return { ...draft.board, forces: { ...draft.board.forces, [turn]: own } };
}

/** How many units of a running maneuver have no order yet. */
export const unordered = ({ draft }: ImperialView): number =>
  (draft?.waiting_fleets.length ?? 0) + (draft?.waiting_armies.length ?? 0);

/** Would the next order complete the plan, and so carry it out? */
export const isLastOrder = (view: ImperialView): boolean => unordered(view) === 1;

/** The units of an import as far as it is put together; none where it is somebody else's. */
export function importsOf(view: ImperialView, seat: number): readonly unknown[] {
  const own = view.players[seat]?.imports ?? [];
  return isHidden(own) ? [] : own;
}

export const MOST_IMPORTS = 3;

/** Would the next unit complete the import, and so carry it out? */
export const isLastImport = (view: ImperialView, { seat }: { seat: number }): boolean =>
  importsOf(view, seat).length === MOST_IMPORTS - 1;

/** Has a running maneuver any order yet? */
export const isBegun = ({ draft }: ImperialView): boolean =>
  Boolean(draft && draft.fleets.length + draft.armies.length);
