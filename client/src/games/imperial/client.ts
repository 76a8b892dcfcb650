import { clientOf, type About, type Scene as SceneOf } from '$lib/games/client';
import { messagesIn } from '$lib/i18n/words.svelte';
import { isOpen } from '$lib/state/offers';
import type { LogEntry, Phrase } from '$lib/wire';
import { act } from './acts';
import Board from './Board.svelte';
import type { Command, Declared, Offer } from './declared';
import './mat.css';
import { PLACES } from './map';
import { kindName, money, nationName, placeName, slotKind, slotName } from './names';
import { piecesOn } from './pieces';
import {
  afterPurchase,
  bondOwner,
  importsOf,
  isBegun,
  offeredBond,
  PRICES,
  shownBoard,
  stageOf,
  waysToBuy,
  type Nation,
} from './reading';
import Result from './Result.svelte';
import { hereText, proposalName } from './telling';
import { w, type Key } from './words';

type Scene = SceneOf<Declared>;

function place(scene: Scene): string {
  const view = scene.view;
  if (!view.turn) return view.round ? w('placeOver', { round: view.round }) : '';
  const nation = nationName(view.turn);
  return view.round ? w('place', { round: view.round, nation }) : w('placeAuction', { nation });
}

function task(scene: Scene): string {
  const view = scene.view;
  if (!view.turn) return '';
  const nation = nationName(view.turn);
  switch (stageOf(view, scene.interaction)) {
    case 'bid':
      return w('taskBid', { nation });
    case 'offer':
      return w('taskOffer', {
        nation,
        bond: offeredBond(view),
        money: money(view.bids[view.bid_order[0] ?? -1] ?? 0),
      });
    case 'rondel':
      return w(view.countries[view.turn].democracy ? 'taskPropose' : 'taskRondel', { nation });
    case 'answer':
      return w('taskAnswer', { nation, what: view.proposals[0] ? proposalName(view.proposals[0]) : '' });
    case 'import':
      return w('taskImport', { nation });
    case 'plan':
      return w(view.draft?.waiting_fleets.length ? 'taskFleets' : 'taskArmies', { nation });
    case 'peace': {
      const peace = view.draft!.peace!;
      return w('taskPeace', { unit: kindName(peace.kind), nation, at: placeName(peace.to) });
    }
    case 'vote':
      return w('taskVote', { nation });
    case 'buy':
      return w('taskBuy');
    default:
      return '';
  }
}

/** A plan that has begun can be carried out as it is. */
function ready({ view, interaction, seats }: Scene): Command | '' {
  if (!['acting', 'choosing'].includes(interaction.status)) return '';
  if (view.importing) return seats.some((seat) => importsOf(view, seat).length) ? 'import_done' : '';
  return isBegun(view) && !view.draft?.peace ? 'hold_rest' : '';
}

/** What is done without further ado stands beside the primary button. */
function other(scene: Scene, picked: Offer | null): { offer: Offer; label: string; sub?: string } | null {
  const names = ['decline_bid', 'agree', 'import_done', 'hold_rest', 'punt'];
  const offer = scene.interaction.offers?.find((one) => names.includes(one.name) && isOpen(one) && one !== picked);
  const said = offer && act(offer, { final: false }, scene);
  return said ? { offer: offer!, ...said } : null;
}

/** Auction and rounds, by what the log tells of their beginning. */
function chapters(log: readonly LogEntry[]): { v: number; label: string }[] {
  const rounds = log.flatMap((entry) => {
    const began = entry.gone ? undefined : messagesIn(entry).find(({ message }) => message.say === 'round_began');
    return began ? [{ v: entry.v, label: w('round', { n: Number(began.message.with?.round) }) }] : [];
  });
  return [{ v: 0, label: w('historyAuction') }, ...rounds];
}

const MANY_POINTS = 5;

/** Taxes that brought many points, and destroyed factories. */
function moments(log: readonly LogEntry[]): { v: number; label: string }[] {
  return log.flatMap((entry) => {
    const told = entry.gone ? undefined : messagesIn(entry).find(({ message }) => isMoment(message));
    return told ? [{ v: entry.v, label: told.line }] : [];
  });
}

const isMoment = (message: Phrase) =>
  message.say === 'taxed' ? Number(message.with?.points) >= MANY_POINTS : mentions(message, 'destroys');

/** Is this message said anywhere within the other? */
function mentions(value: unknown, key: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('say' in value && value.say === key) || Object.values(value).some((part) => mentions(part, key));
}

/** What a slot does; what a place is and what stands there. */
function about(key: string, scene: Scene): About | null {
  const [kind, id] = key.split(':');
  if (!id) return null;
  if (kind === 'bond') return aboutBond(id, scene);
  if (kind === 'slot') return { title: slotName(id), lines: [w(`slotHelp_${slotKind(id)}` as Key)] };
  const place = PLACES[id];
  if (kind !== 'place' || !place) return null;
  const view = scene.view;
  const what = place.home ? w('homeOf', { nation: nationName(place.home) }) : w(place.sea ? 'sea' : 'neutralLand');
  const pieces = piecesOn(shownBoard(view), view.facts.forecast).get(id);
  return { title: placeName(id), kind: what, lines: [hereText(pieces), ...(place.port ? [w('isPort')] : [])] };
}

/** What a bond costs, pays and is worth, and whose it is; for a buyer also what it would bring. */
function aboutBond(id: string, { view, people, interaction }: Scene): About {
  const [nation, bond] = [id.split('.')[0] as Nation, Number(id.split('.')[1])];
  const owner = bondOwner(view, nation, bond);
  const offer = interaction.offers?.find((one) => one.name === 'buy' && isOpen(one)) ?? null;
  const [returned] = waysToBuy(offer, nation, bond);
  const after = offer && returned !== undefined ? afterPurchase(view, offer.seat, nation, bond, returned) : null;
  const worth = bond * Math.floor(view.countries[nation].points / 5);
  return {
    title: w('bondOf', { nation: nationName(nation), bond }),
    kind: w('bondKind'),
    lines: [w('bondLong', { bond }), ...(after?.control ? [`★ ${w('control')}`] : [])],
    facts: [
      [w('price'), money(100 * PRICES[bond]!)],
      [w('bondWorth'), money(100 * worth)],
      [w('bondOwner'), owner === null ? w('forSale') : (people[owner]?.name ?? '')],
    ],
    why: owner === null && view.countries[nation].off_limits ? w('closed') : undefined,
  };
}

export const client = clientOf<Declared>({
  Board,
  Result,
  mat: 'imperial',
  place,
  task,
  score: money,
  act,
  other,
  ready,
  chapters,
  moments,
  about,
  usual: ['accept_bid', 'move_unit'],
});
