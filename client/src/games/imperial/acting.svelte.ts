/** What can be picked now, on the map and in lists alike, and what a tap does. */
import { untrack } from 'svelte';
import type { BoardProps } from '$lib/games/client';
import { same } from '$lib/state/equal';
import { candidatesOf, inputsOf, isOpen, offerKey, type Values } from '$lib/state/offers';
import { preferences } from '$lib/state/preferences.svelte';
import type { Considered } from '$lib/table/considering';
import type { Candidate } from '$lib/wire';
import type { Command, Declared, Offer } from './declared';
import { importable, type Import } from './importing';
import { kindName, placeName, slotKind } from './names';
import { spotAt, would, type Choice, type Order, type Spot, type Waiting } from './picking';
import {
  decisionOf,
  isLastImport,
  isLastOrder,
  stageOf,
  type ImperialView,
  type Kind,
  type Stage,
  type Step,
} from './reading';
import { askedFor, deedName, peaceAnswers } from './telling';
import { w } from './words';

type Given = Pick<BoardProps<Declared>, 'interaction' | 'draft' | 'live' | 'sent' | 'seats' | 'onact' | 'ondo'> & {
  view: ImperialView;
};

export class Acting {
  /** The unit a person took in hand, and the place whose choices are open. */
  private taken = $state<number | null>(null);
  private opened = $state<string | null>(null);
  /** What was tapped while the step before was still on its way: it is for the next unit. */
  private next = $state.raw<{ after: string; tap: () => void } | null>(null);
  /** The question at the map was put aside; it stands in its panel. */
  private aside = $state(false);

  constructor(private readonly given: () => Given) {
    let last = '';
    $effect.pre(() => {
      const { live } = this.given();
      if (!live) return;
      const now = this.decision;
      if (last && now !== last) untrack(() => this.letGo());
      last = now;
    });
    $effect(() => {
      const next = this.next;
      if (!next || this.given().sent || next.after === this.decision) return;
      untrack(() => {
        this.next = null;
        next.tap();
      });
    });
  }

  private readonly decision = $derived.by(() => decisionOf(this.given().view, this.given().interaction));

  /** Keeps a tap for the next decision while the last one is on its way; false if nothing is. */
  private waits(tap: () => void): boolean {
    const { sent } = this.given();
    if (sent) this.next = { after: this.decision, tap };
    return sent;
  }

  /** What was taken in hand, opened or picked belongs to one decision and goes with it. */
  private letGo(): void {
    this.taken = null;
    this.opened = null;
    this.aside = false;
    this.given().draft.drop();
  }

  readonly stage: Stage = $derived.by(() => stageOf(this.given().view, this.given().interaction));
  readonly propose = $derived.by(() => this.named('propose'));
  readonly move = $derived.by(() => this.named('move_unit'));
  readonly withdraw = $derived.by(() => this.named('withdraw'));
  readonly importUnit = $derived.by(() => this.named('import_unit'));
  readonly importDone = $derived.by(() => this.named('import_done'));
  readonly buy = $derived.by(() => this.named('buy'));
  readonly punt = $derived.by(() => this.named('punt'));
  readonly agree = $derived.by(() => this.named('agree'));
  readonly vote = $derived.by(() => this.named('vote'));
  readonly answer = $derived.by(() => this.named('answer'));
  readonly bid = $derived.by(() => this.named('bid'));
  readonly accept = $derived.by(() => this.named('accept_bid'));
  readonly decline = $derived.by(() => this.named('decline_bid'));

  private named(name: Command): Offer | null {
    const { interaction, live } = this.given();
    return (live && interaction.offers?.find((offer) => offer.name === name && isOpen(offer))) || null;
  }

  /** What was filled in for an offer. */
  values(offer: Offer | null): Values {
    const { draft } = this.given();
    return offer && draft.key === offerKey(offer) ? draft.values : {};
  }

  isChosen(offer: Offer | null): boolean {
    return offer !== null && this.given().draft.key === offerKey(offer);
  }

  /** Takes an offer, with these values if it has inputs. */
  take(offer: Offer | null, values: Values = {}): void {
    if (!offer) return;
    const { draft } = this.given();
    draft.choose(offer);
    if (inputsOf(offer).length) draft.values = { ...values };
  }

  private takeOrAct(offer: Offer, values: Values): void {
    this.takeOrSend(offer, values, preferences.oneTap);
  }

  /** One step of a plan: it is noted at once and can be taken back. The last one carries the plan out, and what asks
   * others cannot be taken back: both are only picked, until somebody says so. */
  private note(offer: Offer, values: Values, isFinal: boolean): void {
    this.takeOrSend(offer, values, !isFinal);
  }

  private takeOrSend(offer: Offer, values: Values, atOnce: boolean): void {
    const again =
      this.isChosen(offer) && Object.entries(values).every(([name, value]) => same(this.values(offer)[name], value));
    this.take(offer, values);
    if (again || atOnce) this.given().onact();
  }

  // -- the rondel

  readonly slots = $derived.by((): Map<string, Candidate> => {
    const input = this.propose && inputsOf(this.propose).find((one) => one.name === 'slot');
    return new Map((input?.candidates ?? []).map((candidate) => [candidate.value as string, candidate]));
  });
  readonly slot = $derived.by(() => (this.values(this.propose).slot as string | undefined) ?? null);
  readonly isFactory = $derived.by(() => this.slot !== null && slotKind(this.slot) === 'Factory');
  readonly isProduce = $derived.by(() => this.slot !== null && slotKind(this.slot) === 'Produce');

  /** What the rules say a slot would do. */
  preview(slot: string): string {
    const place = this.propose?.rows?.findIndex((row) => row[0] === slot) ?? -1;
    return this.propose?.previews?.[place] ?? '';
  }

  pickSlot(slot: string): void {
    if (this.propose) this.given().draft.set(this.propose, 'slot', slot);
  }

  readonly sites = $derived.by((): string[] => {
    const input = this.propose && inputsOf(this.propose).find((one) => one.name === 'site');
    if (!input || !this.isFactory) return [];
    return candidatesOf(this.propose!, input, this.values(this.propose)).flatMap((one) =>
      one.value ? [String(one.value)] : [],
    );
  });
  readonly site = $derived.by(() => (this.values(this.propose).site as string | null | undefined) ?? null);

  pickSite(at: string): void {
    const { draft } = this.given();
    this.takeOrAct(this.propose!, { ...draft.values, site: at });
  }

  /** Factories that could produce, and those that shall. */
  readonly working = $derived.by((): string[] => {
    const { view } = this.given();
    return this.isProduce && view.turn ? view.facts.forecast[view.turn].working : [];
  });
  readonly producing = $derived.by((): string[] => {
    const chosen = this.values(this.propose).sites as string[] | null | undefined;
    return chosen ?? (this.values(this.propose).sites === null ? this.working : []);
  });

  /** All of them goes without saying, where the limits allow it. */
  toggleSite(at: string): void {
    const { draft } = this.given();
    const next = this.working.filter((site) => (site === at) !== this.producing.includes(site));
    const rows = this.propose?.rows?.filter((row) => row[0] === this.slot) ?? [];
    const all = next.length === this.working.length && rows.some((row) => row[2] === null);
    draft.values = { ...draft.values, sites: all ? null : next };
  }

  // -- imports

  readonly isImport = $derived.by(() => this.slot !== null && slotKind(this.slot) === 'Import');
  /** The units of an import that is put together here; null as long as nothing is said. */
  readonly basket = $derived.by((): readonly Import[] | null =>
    this.isImport
      ? ((this.values(this.propose).units as unknown as readonly Import[] | null | undefined) ?? null)
      : null,
  );
  /** What can be added: to an import that is proposed as a whole, or to one that goes unit by unit. */
  readonly imports = $derived.by((): readonly Import[] => {
    const { view } = this.given();
    if (!this.isImport || !this.propose || !view.turn) return (this.importUnit?.rows ?? []) as unknown as Import[];
    return importable(view, view.turn, this.propose.seat, this.slot!, this.basket ?? []);
  });

  pickImport(kind: Kind, at: string): void {
    if (this.isImport) this.fillBasket([...(this.basket ?? []), [kind, at]]);
    else if (this.importUnit && !this.waits(() => this.canImport(kind, at) && this.pickImport(kind, at)))
      this.note(this.importUnit, { type: kind, at }, isLastImport(this.given().view, this.importUnit));
  }

  private canImport(kind: Kind, at: string): boolean {
    return this.imports.some(([one, where]) => one === kind && where === at);
  }

  dropImport(place: number): void {
    const left = (this.basket ?? []).filter((_, index) => index !== place);
    this.fillBasket(left.length ? left : null);
  }

  /** Nothing is an import too. */
  fillBasket(units: readonly Import[] | null): void {
    const { draft } = this.given();
    this.opened = null;
    draft.values = { ...draft.values, units: units as unknown as Values[string] };
  }

  // -- orders

  readonly orders = $derived.by((): Order[] =>
    (this.move?.rows ?? []).map(([to, action, unit]) => ({
      to: String(to),
      action: String(action),
      unit: Number(unit),
    })),
  );

  /** The units that can be ordered now; equal ones count once. */
  readonly waiting = $derived.by((): Waiting[] => {
    const { view } = this.given();
    if (!view.draft || !view.turn) return [];
    const real = view.board.forces[view.turn];
    const fleets = view.draft.waiting_fleets.length > 0;
    return [...new Set(this.orders.map((order) => order.unit))].map((unit) =>
      fleets
        ? { unit, kind: 'fleet', at: real.fleets[unit]!, hostile: true }
        : { unit, kind: 'army', at: real.armies[unit]!.at, hostile: real.armies[unit]!.hostile },
    );
  });
  readonly unit = $derived.by(() => this.waiting.find((one) => one.unit === this.taken) ?? this.waiting[0] ?? null);
  readonly reach = $derived.by(() => this.orders.filter((order) => order.unit === this.unit?.unit));
  readonly targets = $derived.by(() => [...new Set(this.reach.map((order) => order.to))]);
  readonly order = $derived.by((): Step | null => {
    const { to, action } = this.values(this.move);
    if (to === undefined || !this.unit) return null;
    return { origin: this.unit.at, to: String(to), action: String(action ?? '') };
  });

  takeUnit(unit: number): void {
    this.taken = unit;
    this.opened = null;
    this.given().draft.drop();
  }

  /** The order a tap on a place gives, where it is the only one. */
  targetOf(to: string): Considered | null {
    const [only, ...others] = this.reach.filter((order) => order.to === to);
    return only && !others.length ? would(this.move, { ...only }) : null;
  }

  /** The steps of the plan that can be taken out of it, by their places. */
  readonly recallable = $derived.by((): readonly number[] =>
    (this.withdraw?.inputs?.[0]?.candidates ?? []).flatMap((one) => (isOpen(one) ? [Number(one.value)] : [])),
  );

  /** Takes orders out of the plan, the last one first: an order may need one before it. */
  recall(...steps: number[]): void {
    this.given().draft.drop();
    for (const step of steps.sort((one, other) => other - one))
      if (this.withdraw) this.given().ondo(this.withdraw, { step });
  }

  pickTarget(to: string): void {
    if (this.given().sent && this.order?.to === to) return;
    if (this.waits(() => this.targets.includes(to) && this.pickTarget(to))) return;
    const here = this.reach.filter((order) => order.to === to);
    if (here.length === 1) {
      this.opened = null;
      this.give(here[0]!);
    } else if (this.order?.to === to) this.given().onact();
    else {
      this.opened = to;
      this.given().draft.drop();
    }
  }

  private give(order: Order): void {
    const asks = order.action === 'peace' && order.to !== this.unit?.at;
    this.note(this.move!, { ...order }, asks || isLastOrder(this.given().view));
  }

  // -- the map

  readonly spots = $derived.by((): Spot[] => {
    if (this.move) return this.orderSpots();
    if (this.importUnit || this.isImport) return this.importSpots();
    if (this.isFactory)
      return this.sites.map((at) =>
        spotAt(
          at,
          placeName(at),
          this.site === at,
          () => this.pickSite(at),
          'target',
          () => would(this.propose, { ...this.values(this.propose), site: at }),
        ),
      );
    if (this.isProduce) {
      return this.working.map((at) =>
        spotAt(at, placeName(at), this.producing.includes(at), () => this.toggleSite(at)),
      );
    }
    return [];
  });

  private orderSpots(): Spot[] {
    const { unit } = this;
    if (!unit) return [];
    const targets = this.targets.map((to) => {
      const label = to === unit.at ? `${placeName(to)}: ${w('planStays')}` : placeName(to);
      const isPicked = this.order?.to === to || this.opened === to;
      return spotAt(
        to,
        label,
        isPicked,
        () => this.pickTarget(to),
        'target',
        () => this.targetOf(to),
      );
    });
    const others = this.waiting
      .filter((other) => other.unit !== unit.unit && !this.targets.includes(other.at))
      .map((other) => spotAt(other.at, this.unitName(other), false, () => this.takeUnit(other.unit), 'unit'));
    return [...targets, ...others];
  }

  private importSpots(): Spot[] {
    const places = [...new Set(this.imports.map(([, at]) => at))];
    const { at: chosen } = this.values(this.importUnit);
    return places.map((at) => spotAt(at, placeName(at), chosen === at || this.opened === at, () => this.tapImport(at)));
  }

  private tapImport(at: string): void {
    if (this.importUnit && this.waits(() => this.tapImport(at))) return;
    const kinds = this.imports.filter(([, other]) => other === at).map(([kind]) => kind);
    if (kinds.length < 2) return kinds.forEach((kind) => this.pickImport(kind, at));
    if (this.values(this.importUnit).at === at) return this.given().onact();
    this.opened = at;
    if (this.importUnit) this.given().draft.drop();
  }

  unitName({ kind, at }: Waiting): string {
    return w('unitAt', { unit: kindName(kind), at: placeName(at) });
  }

  /** The place whose choices are shown beside it. */
  readonly open = $derived.by(() => {
    if (this.choices.length < 2) return null;
    return this.answer ? (this.given().view.draft?.peace?.to ?? null) : this.opened;
  });
  readonly choices: Choice[] = $derived.by(() => {
    const at = this.opened;
    if (this.answer && !this.aside) return this.answerChoices();
    if (at === null) return [];
    if (this.move) return this.reach.filter((order) => order.to === at).map((order) => this.orderChoice(order));
    if (!this.importUnit && !this.isImport) return [];
    const { type, at: chosen } = this.values(this.importUnit);
    return this.imports
      .filter(([, other]) => other === at)
      .map(([kind]) => ({
        key: kind,
        label: kindName(kind),
        sub: '',
        picked: type === kind && chosen === at,
        tap: () => this.pickImport(kind, at),
        would: () => (this.importUnit ? would(this.importUnit, { type: kind, at }) : null),
      }));
  });

  /** Whether a unit may come in peace is asked where it would come in. */
  private answerChoices(): Choice[] {
    return peaceAnswers(this.given().view).map(({ value, label, sub }) => ({
      key: String(value),
      label,
      sub,
      picked: this.values(this.answer).value === value,
      tap: () => this.takeOrAct(this.answer!, { value }),
      would: () => would(this.answer, { value }),
    }));
  }

  private orderChoice(order: Order): Choice {
    return {
      key: order.action,
      label: deedName(order.action),
      sub: order.action === 'peace' && order.to !== this.unit?.at ? askedFor(this.given().view, order.to) : '',
      picked: this.order?.to === order.to && this.order.action === order.action,
      tap: () => this.give(order),
      would: () => would(this.move, { ...order }),
    };
  }

  close(): void {
    this.opened = null;
    this.aside = true;
  }
}
