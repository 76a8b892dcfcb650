/** The primary button: the act with its object, and its effect. */
import type { Act, Scene as SceneOf } from '$lib/games/client';
import type { Values } from '$lib/state/offers';
import type { Command, Declared, Offer } from './declared';
import { importCost, type Import } from './importing';
import { money, nationName, placeName, signed, slotKind, slotName } from './names';
import {
  afterPurchase,
  ballotsOf,
  bondFor,
  holding,
  importsOf,
  interest,
  isBegun,
  isLastImport,
  isLastOrder,
  offeredBond,
  PRICES,
  taxScore,
  unordered,
  type ImperialView,
  type Kind,
  type Nation,
} from './reading';
import { PLACES } from './map';
import { proposalName, several, stepName } from './telling';
import { w } from './words';

type Scene = SceneOf<Declared>;
type Make = (view: ImperialView, values: Values, offer: Offer, scene: Scene) => Act | null;

const MAKE: { [K in Command]?: Make } = {
  bid: (view, { amount_cents: cents }) => {
    if (cents === undefined || !view.turn) return { label: w('pickBid'), lacks: w('pickBidHow') };
    const bond = bondFor(Number(cents), view.countries[view.turn].stocks);
    return {
      label: w('actBid', { money: money(Number(cents)), nation: nationName(view.turn) }),
      sub: bond ? w('bidBuys', { bond }) : w('bidBuysNot'),
    };
  },
  accept_bid: (view, _, { seat }) => ({
    label: w('actAccept', { bond: offeredBond(view), money: money(view.bids[seat] ?? 0) }),
    sub: view.turn ? w('actAcceptSub', { nation: nationName(view.turn) }) : '',
  }),
  decline_bid: () => ({ label: w('actDecline'), sub: w('actDeclineSub') }),
  propose: proposing,
  agree: (view) => ({
    label: w('actAgree', { what: view.proposals[0] ? proposalName(view.proposals[0]) : '' }),
    sub: w('actAgreeSub'),
  }),
  import_unit: (view, { type, at }, offer) =>
    type && at
      ? {
          label: w('actImportUnit', { unit: w(type === 'fleet' ? 'aFleet' : 'anArmy'), at: placeName(String(at)) }),
          sub: isLastImport(view, offer) ? w('lastImport') : '',
        }
      : null,
  import_done: (view, _, { seat }) => {
    const { length } = importsOf(view, seat);
    return length ? { label: w('actImportDone'), sub: several('units', length) } : { label: w('actImportNone') };
  },
  move_unit: ordering,
  hold_rest: (view) => ({
    label: w(isBegun(view) ? 'actExecute' : 'actHoldRest'),
    sub: w('actHoldRestSub', { n: unordered(view) }),
  }),
  vote: (view, { choice }, { seat }) => {
    if (choice === undefined) return { label: w('pickProposal'), lacks: w('pickProposalHow') };
    const found = ballotsOf(view);
    const own = found?.ballots.find((ballot) => ballot.seat === seat)?.votes ?? 0;
    return {
      label: w('actVote', { n: Number(choice) }),
      vague: true,
      sub: w('actVoteSub', { n: own, all: 2 * (found?.half ?? 0) }),
    };
  },
  answer: (_, { value }) =>
    value === undefined
      ? { label: w('pickAnswer'), lacks: w('pickAnswerHow') }
      : { label: w(value ? 'peaceYes' : 'peaceNo'), sub: value ? w('peaceYesSub') : '' },
  buy: buying,
  punt: (view, { final }) =>
    final === undefined
      ? null
      : final
        ? { label: w('puntFinal'), sub: w('puntFinalSub') }
        : { label: w('punt'), sub: w(view.options.punt === 'next_round' ? 'puntNextSub' : 'puntSub') },
};

function proposing(view: ImperialView, values: Values, { seat }: Offer, { people }: Scene): Act | null {
  const slot = values.slot as string | undefined;
  const nation = view.turn;
  if (!slot || !nation) return { label: w('actPickSlot'), lacks: w('pickSlotHow') };
  const act = slotAct(view, values, slot, nation, seat);
  const { democracy, leaders } = view.countries[nation];
  const opens = slotKind(slot) === 'Maneuver' || Boolean(act.lacks);
  if (!democracy || opens) return act;
  const sub = view.proposals.length
    ? w('counterHint')
    : w('mayCounter', { name: people[leaders[1] ?? -1]?.name ?? '' });
  return { label: w('proposalOf', { what: slotName(slot) }), sub: act.sub || sub };
}

function slotAct(view: ImperialView, values: Values, slot: string, nation: Nation, seat: number): Act {
  const forces = view.board.forces[nation];
  const cost = view.facts.ways[slot]?.cost ?? 0;
  const paid = (sub: string) => (cost ? `${sub}, ${w('youPay', { money: money(cost) })}` : sub);
  switch (slotKind(slot)) {
    case 'Taxation': {
      const score = signed(taxScore(view, seat, nation) - cost);
      return {
        label: w('actTax'),
        sub: w('actTaxSub', { points: view.facts.forecast[nation].points, nation: nationName(nation), score }),
      };
    }
    case 'Investor': {
      const own = interest(view, seat, nation).own - cost;
      return {
        label: w('actInterest'),
        sub: w(own < 0 ? 'actInterestPay' : 'actInterestSub', { money: money(Math.abs(own)) }),
      };
    }
    case 'Factory': {
      const site = values.site as string | null | undefined;
      const share = Math.max(0, 500 - view.countries[nation].treasury);
      const own = share + cost ? w('youPay', { money: money(share + cost) }) : '';
      const sub = [share < 500 ? w('treasuryPays', { money: money(500 - share) }) : '', own].filter(Boolean).join(', ');
      return site
        ? { label: w('actFactory', { at: placeName(site) }), sub }
        : { label: w('actFactoryPick'), lacks: w('pickSiteHow') };
    }
    case 'Produce': {
      const sites = (values.sites as string[] | null | undefined) ?? view.facts.forecast[nation].working;
      const fleets = sites.filter((at) => PLACES[at]?.port).length;
      const made = [
        fleets ? several('fleets', fleets) : '',
        sites.length - fleets ? several('armies', sites.length - fleets) : '',
      ];
      return {
        label: w('actProduce', { units: made.filter(Boolean).join(', ') || several('units', 0) }),
        sub: paid(sites.map(placeName).join(', ')),
      };
    }
    case 'Import':
      return importing(view, values.units as unknown as readonly Import[] | null, nation, cost);
    default:
      return {
        label: w('actManeuver'),
        sub: paid(
          w('actManeuverSub', {
            fleets: several('fleets', forces.fleets.length),
            armies: several('armies', forces.armies.length),
          }),
        ),
      };
  }
}

function importing(view: ImperialView, units: readonly Import[] | null, nation: Nation, cost: number): Act {
  if (!units) return { label: w('actImport'), lacks: w('importMore') };
  const fleets = units.filter(([kind]) => kind === 'fleet').length;
  const made = [
    units.length > fleets ? several('armies', units.length - fleets) : '',
    fleets ? several('fleets', fleets) : '',
  ];
  const { treasury, own } = importCost(view, nation, units.length);
  const costs = [
    treasury ? w('treasuryPays', { money: money(treasury) }) : '',
    own + cost ? w('youPay', { money: money(own + cost) }) : '',
  ];
  return {
    label: units.length ? w('actImportUnits', { units: made.filter(Boolean).join(', ') }) : w('actImportNone'),
    sub: costs.filter(Boolean).join(', '),
  };
}

function ordering(view: ImperialView, { to, action, unit }: Values): Act | null {
  if (to === undefined || !view.draft || !view.turn) return { label: w('actOrderPick'), lacks: w('pickOrderHow') };
  const real = view.board.forces[view.turn];
  const kind: Kind = view.draft.waiting_fleets.length ? 'fleet' : 'army';
  const origin = kind === 'fleet' ? real.fleets[Number(unit)] : real.armies[Number(unit)]?.at;
  const step = { origin: origin ?? String(to), to: String(to), action: String(action ?? '') };
  return { label: stepName(kind, step), sub: isLastOrder(view) ? w('lastOrder') : '' };
}

function buying(view: ImperialView, { country, stock, returned }: Values, { seat }: Offer): Act | null {
  if (country === undefined || stock === undefined) return { label: w('pickBond'), lacks: w('buyPick') };
  const nation = country as Nation;
  const bond = Number(stock);
  const back = Number(returned ?? 0);
  const price = 100 * (PRICES[bond]! - (back ? PRICES[back]! : 0));
  const after = afterPurchase(view, seat, nation, bond, back);
  const control = after.control ? `, ★ ${w('control')}` : `, ${holding(view, seat, nation)} → ${after.mine}`;
  return {
    label: w('actBuy', { bond, nation: nationName(nation) }),
    sub: w('actBuySub', { money: money(price), control }),
  };
}

export function act(offer: Offer, values: Values, scene: Scene): Act | null {
  return MAKE[offer.name as Command]?.(scene.view, values, offer, scene) ?? null;
}
