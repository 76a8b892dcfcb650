/** What can be done at the table now, and what a tap on a card, a plot or a field does. */
import type { BoardProps } from '$lib/games/client';
import { candidatesOf, inputNamed, offerKey, offerNamed, put, startValues, type Pair } from '$lib/state/offers';
import { preferences } from '$lib/state/preferences.svelte';
import type { Considered } from '$lib/table/considering';
import type { Candidate } from '$lib/wire';
import { byIndex, handInput, nextCard, plannedHours, planOf, suggestPlan } from './acting';
import type { Command, Declared } from './declared';
import { hoursOf, isHidden, suitOf, type Card, type KolkhozView, type Suit } from './reading';

type Given = Pick<BoardProps<Declared>, 'interaction' | 'draft' | 'live' | 'seats' | 'onact'> & { view: KolkhozView };

/** A card of the own plot, by its place there. */
export interface PlotCard {
  card: Card;
  index: number;
  part: 'hidden' | 'revealed';
}

export class Playing {
  private chosen = $state<Card | null>(null);

  constructor(private readonly given: () => Given) {}

  private offer(name: Command) {
    const { interaction, live } = this.given();
    return live ? offerNamed(interaction, name) : null;
  }

  // -- the hand

  readonly mine = $derived.by(() => {
    const { view, seats } = this.given();
    return seats.length ? view.players[seats[0]!]! : null;
  });
  readonly hand = $derived.by((): readonly Card[] => (this.mine && !isHidden(this.mine.hand) ? this.mine.hand : []));
  private readonly tap = $derived.by(() => (this.given().live ? handInput(this.given().interaction) : null));
  /** Is a card of the hand to be played? */
  readonly plays = $derived.by(() => this.tap?.offer.name === 'play_card');
  readonly candidates = $derived.by((): Map<number, Candidate> => {
    if (!this.tap) return new Map();
    const { offer, input } = this.tap;
    const { draft } = this.given();
    return byIndex(candidatesOf(offer, input, draft.key === offerKey(offer) ? draft.values : {}));
  });
  readonly picked = $derived.by(() => {
    const { draft } = this.given();
    if (!this.tap || draft.key !== offerKey(this.tap.offer)) return null;
    const value = draft.values[this.tap.input.name];
    return value === undefined ? null : Number(value);
  });
  readonly pickedCard = $derived.by(() => (this.picked === null ? null : (this.hand[this.picked] ?? null)));

  pick(index: number): void {
    if (!this.tap) return;
    const again = this.picked === index;
    this.given().draft.set(this.tap.offer, this.tap.input.name, again && !this.plays ? undefined : index);
    if (this.plays && (again || preferences.oneTap)) this.given().onact();
  }

  play(index: number): void {
    if (!this.tap) return;
    this.given().draft.set(this.tap.offer, this.tap.input.name, index);
    this.given().onact();
  }

  lookOf(index: number): Considered | null {
    return this.tap && this.plays ? { offer: this.tap.offer, values: { [this.tap.input.name]: index } } : null;
  }

  // -- swapping with the plot

  readonly swap = $derived.by(() => this.offer('swap_card'));
  readonly plot = $derived.by((): PlotCard[] => {
    const plot = this.mine?.plot;
    if (!plot || isHidden(plot.hidden)) return [];
    return [
      ...plot.hidden.map((card, index): PlotCard => ({ card, index, part: 'hidden' })),
      ...plot.revealed.map((card, index): PlotCard => ({ card, index, part: 'revealed' })),
    ];
  });

  isPlotPicked({ index, part }: PlotCard): boolean {
    const { draft } = this.given();
    if (!this.swap || draft.key !== offerKey(this.swap)) return false;
    return draft.values.plot_index === index && draft.values.plot_type === part;
  }

  pickPlot(one: PlotCard): void {
    const { draft } = this.given();
    const { swap } = this;
    if (!swap) return;
    const kept = draft.key === offerKey(swap) ? draft.values.hand_index : undefined;
    draft.choose(swap);
    if (this.isPlotPicked(one)) return draft.set(swap, 'plot_index', undefined);
    const place = { plot_index: one.index, plot_type: one.part };
    const given = { ...place, ...(kept === undefined ? {} : { hand_index: kept }) };
    const values = Object.entries(given).reduce(
      (filled, [name, value]) => put(swap, filled, name, value),
      startValues(swap),
    );
    draft.values = { ...values, ...given };
  }

  // -- the brigade

  readonly sending = $derived.by(() => this.offer('submit_assignments'));
  private readonly brigade = $derived.by(() => inputNamed(this.sending, 'assignments'));
  readonly plan = $derived.by(() => planOf(this.given().draft, this.sending));
  private readonly active = $derived.by(() =>
    this.brigade && this.plan ? (this.chosen ?? nextCard(this.brigade, this.plan)) : null,
  );
  /** The card that is to be sent somewhere next, where it has a choice. */
  readonly aside = $derived.by(() => (this.active && this.canPlace(this.active) ? this.active : null));
  readonly isForced = $derived.by(() => !(this.brigade?.items ?? []).some((item) => item.targets.length > 1));

  private targetsOf(card: Card | null): Suit[] {
    const found = (this.brigade?.items ?? []).find((item) => item.value === card);
    return (found?.targets ?? []).map((target) => target.value as Suit);
  }

  canPlace(card: Card): boolean {
    return this.targetsOf(card).length > 1;
  }

  take(card: Card): void {
    this.chosen = card;
  }

  /** The plan with the card that is to be sent there. */
  private placed(suit: Suit): Pair[] {
    return [...[...this.plan!.entries()].filter(([card]) => card !== this.active), [this.active, suit]] as Pair[];
  }

  placeOf(suit: Suit): Considered | null {
    const { sending, active, plan } = this;
    return sending && active && plan ? { offer: sending, values: { assignments: this.placed(suit) } } : null;
  }

  private place(suit: Suit): void {
    if (!this.sending || !this.active || !this.plan) return;
    this.given().draft.set(this.sending, 'assignments', this.placed(suit));
    this.chosen = null;
  }

  suggest(): void {
    const { draft, view } = this.given();
    if (this.sending && this.brigade) draft.set(this.sending, 'assignments', suggestPlan(view, this.brigade));
  }

  // -- the fields

  private readonly declare = $derived.by(() => this.offer('declare_trump'));
  private readonly suitInput = $derived.by(() => inputNamed(this.declare, 'suit'));

  isSuitPicked(suit: Suit): boolean {
    return Boolean(this.declare && this.suitInput && this.given().draft.isPicked(this.declare, this.suitInput, suit));
  }

  /** The hours a field would have by what is picked. */
  planned(suit: Suit): number | null {
    const { view } = this.given();
    if (this.plan) return plannedHours(view, suit, this.plan);
    if (!this.pickedCard || !this.plays || suitOf(this.pickedCard) !== suit) return null;
    const trick = [...view.trick.map(([, card]) => card), this.pickedCard];
    if (trick.some((card) => suitOf(card) !== suit)) return null;
    return view.jobs[suit].hours + trick.reduce((sum, card) => sum + hoursOf(view, card), 0);
  }

  /** What a tap on a field does, if anything. */
  fieldTap(suit: Suit): (() => void) | undefined {
    const { declare, sending, active } = this;
    if (declare && this.suitInput)
      return () => this.given().draft.set(declare, 'suit', this.isSuitPicked(suit) ? undefined : suit);
    if (sending && active && this.targetsOf(active).includes(suit)) return () => this.place(suit);
    return undefined;
  }
}
