/** Units, orders and proposals in words. */
import { kindName, money, nationName, placeName, slotName } from './names';
import { PLACES } from './map';
import { deedOf, type Piece } from './pieces';
import {
  interest,
  NATIONS,
  shownBoard,
  type ImperialView,
  type Kind,
  type Nation,
  type Proposal,
  type Step,
} from './reading';
import { w } from './words';

/** "1 army", "3 armies". */
export function several(what: 'armies' | 'fleets' | 'units' | 'votes', n: number): string {
  return w(what, { n });
}

/** What a unit does where it arrives. */
export function deedName(action: string): string {
  const deed = deedOf(action);
  if (deed !== 'war') return w(`deed_${deed}`);
  const [, nation, kind] = action.split(' ');
  return w('deed_war', { kind: w(kind === 'fleet' ? 'aFleet' : 'anArmy'), nation: nationName(nation as Nation) });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Army Vienna → Romania", or that it holds. */
export function stepName(kind: Kind, { origin, to, action }: Step): string {
  const unit = capital(kindName(kind));
  const what = action === '' ? '' : `, ${deedName(action)}`;
  if (origin === to)
    return (
      w('holds', { unit, at: placeName(to) }) + (deedOf(action) === 'war' || deedOf(action) === 'blow' ? what : '')
    );
  return w('moves', { unit, from: placeName(origin), at: placeName(to) }) + what;
}

/** Equal steps counted together, each with the places of its steps in the plan, fleets first. */
export function stepNames(proposal: Pick<Proposal, 'fleets' | 'armies'>): { text: string; steps: number[] }[] {
  const told = new Map<string, number[]>();
  const all = [
    ...proposal.fleets.map((step) => stepName('fleet', step)),
    ...proposal.armies.map((step) => stepName('army', step)),
  ];
  all.forEach((text, place) => told.set(text, [...(told.get(text) ?? []), place]));
  return [...told].map(([text, steps]) => ({ text, steps }));
}

/** Who may be asked for peace: the owner of the land, and whoever else stands there. */
export function askedFor(view: ImperialView, at: string): string {
  const { forces } = shownBoard(view);
  const asked = NATIONS.filter(
    (nation) =>
      nation !== view.turn &&
      (PLACES[at]?.home === nation ||
        forces[nation].fleets.includes(at) ||
        forces[nation].armies.some((army) => army.at === at && army.hostile)),
  );
  return asked.length ? w('asksPeace', { nation: asked.map(nationName).join(', ') }) : '';
}

/** Yes and no to a unit that would come in peace, each with what comes of it. */
export function peaceAnswers({ board, draft }: ImperialView): { value: boolean; label: string; sub: string }[] {
  const peace = draft?.peace;
  if (!peace) return [];
  const { fleets, armies } = board.forces[peace.asked];
  const fights = fleets.includes(peace.to) || armies.some((army) => army.at === peace.to);
  return [
    { value: true, label: w('peaceYes'), sub: w('peaceYesSub') },
    { value: false, label: w('peaceNo'), sub: w(fights ? 'peaceNoFight' : 'peaceNoEmpty') },
  ];
}

function counted(names: readonly string[]): string {
  const told = new Map<string, number>();
  for (const name of names) told.set(name, (told.get(name) ?? 0) + 1);
  return [...told].map(([name, count]) => times(count, name)).join(', ');
}

/** What there are several of, with how many. */
export const times = (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name);

/** A proposal in a line. */
export function proposalName(proposal: Proposal): string {
  const slot = slotName(proposal.slot);
  if (proposal.sites.length) return `${slot}: ${counted(proposal.sites.map(placeName))}`;
  if (proposal.units.length) {
    return `${slot}: ${counted(proposal.units.map(([kind, at]) => w('unitAt', { unit: kindName(kind), at: placeName(at) })))}`;
  }
  const moving = [...proposal.fleets, ...proposal.armies].filter((step) => step.origin !== step.to).length;
  return moving ? `${slot}: ${several('units', moving)}` : slot;
}

/** What a proposal would bring, where that can be told in a line. */
export function proposalEffect(view: ImperialView, nation: Nation, { slot, by }: Proposal): string {
  const tax = view.facts.forecast[nation];
  const cost = view.facts.ways[slot]?.cost ?? 0;
  const told = cost ? [w('wayCostsOther', { money: money(cost) })] : [];
  if (slot === 'Taxation') {
    const sums = `${money(view.countries[nation].treasury)} → ${money(tax.treasury)}`;
    told.unshift(w('forecastLong', { points: tax.points, money: sums, bonus: tax.bonus }));
  } else if (slot === 'Investor') told.unshift(w('paysInterest', { money: money(interest(view, by, nation).due) }));
  if (view.facts.ways[slot]?.investor) told.push(w('investorPassed'));
  return told.join('; ');
}

/** What stands on a place: "2 armies of Italy, flag of Italy". */
export function hereText(pieces: readonly Piece[] = []): string {
  return pieces.map(pieceText).join(', ') || w('empty');
}

function pieceText({ kind, nation, count, peace, shut }: Piece): string {
  if (kind === 'works' || kind === 'yard') return shut ? `${w(kind)} (${w('shut')})` : w(kind);
  if (kind === 'flag') return w('flag', { nation: nationName(nation) });
  const units = several(kind === 'army' ? 'armies' : 'fleets', count);
  return w('unitsOf', { units, nation: nationName(nation) }) + (peace ? ` (${w('inPeace')})` : '');
}
