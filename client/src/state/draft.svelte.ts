import type { Interaction, Input, Offer } from '$lib/wire';
import { same } from './equal';
import {
  argsOf,
  filled,
  inputsOf,
  isOpen,
  lacks,
  mainOffers,
  offerKey,
  put,
  startValues,
  type Value,
  type Values,
} from './offers';

/** What a person has picked and not yet sent: one of the offers of a game, or of any game. */
export class Draft<O extends Offer = Offer> {
  key = $state('');
  values = $state<Values>({});
  /** What is only looked at, such as a card under the pointer; nothing is picked with it. */
  considered = $state.raw<{ offer: Offer; values: Values } | null>(null);
  /** How often in a row it is to be done, where a board lets one choose that. */
  times = $state(1);
  /** Asked once more before something that cannot be taken back. */
  confirming = $state(false);
  /** The offers that stand ready while nothing is picked, by name: the first that is open. */
  usual: string | readonly string[] = '';
  /** The offer that stands ready although it may not be open yet. */
  private ready = '';
  private interaction = $state.raw<Interaction | null>(null);

  /** Keeps what a person picked while it still fits after the table moved on; else what stands ready is ready. */
  follow(interaction: Interaction | null, ready = ''): void {
    const isStale = ready !== this.ready && !this.isTouched;
    this.interaction = interaction;
    this.considered = null;
    this.ready = ready;
    const offer = this.offer;
    if (offer && this.fits(offer) && !isStale) return;
    this.drop();
  }

  get offer(): O | null {
    const found = this.interaction?.offers?.find((offer) => offerKey(offer) === this.key);
    return (found as O | undefined) ?? null;
  }

  /** Chooses an offer; its inputs begin with what goes without saying. */
  choose(offer: Offer): void {
    if (offerKey(offer) === this.key) return;
    this.key = offerKey(offer);
    this.values = startValues(offer);
    this.times = 1;
    this.confirming = false;
  }

  set(offer: Offer, name: string, value: Value): void {
    this.choose(offer);
    this.values = put(offer, this.values, name, value);
    this.times = 1;
    this.confirming = false;
  }

  /** Looks at what an offer would be with these values, until something else is looked at. */
  look(what: { offer: Offer; values: Values } | null): void {
    this.considered = what && { offer: what.offer, values: filled(what.offer, what.values) };
  }

  /** What may be weighed: what is looked at, else what is picked; null as long as something is missing. */
  get decision(): { offer: Offer; args: Record<string, unknown> | null } | null {
    const { offer, values } = this.considered ?? { offer: this.offer, values: this.values };
    if (!offer || lacks(offer, values)) return null;
    return { offer, args: argsOf(offer, values) };
  }

  isPicked(offer: Offer, input: Input, value: Value): boolean {
    return this.key === offerKey(offer) && same(this.values[input.name], value);
  }

  /** What is still missing, told by `say`. */
  lacks(): string {
    return this.offer ? lacks(this.offer, this.values) : '';
  }

  get args(): Record<string, unknown> | null {
    return this.offer ? argsOf(this.offer, this.values) : null;
  }

  /** Back to what it was before anything was picked. */
  drop(): void {
    this.key = '';
    this.values = {};
    this.times = 1;
    this.confirming = false;
    const only = this.only;
    if (only) {
      this.key = offerKey(only);
      this.values = startValues(only);
    }
  }

  /** Has a person picked anything that could be dropped? */
  get isTouched(): boolean {
    const offer = this.offer;
    if (!offer) return false;
    if (this.only && offerKey(this.only) === this.key) return !same($state.snapshot(this.values), startValues(offer));
    return true;
  }

  /** The one thing that can be done, or the one that stands ready. */
  private get only(): Offer | null {
    const offers = this.interaction?.offers ?? [];
    const waiting = offers.filter((offer) => this.ready && offer.name === this.ready);
    if (waiting.length) return waiting.find(isOpen) ?? waiting[0]!;
    const open = mainOffers(offers).filter(isOpen);
    if (open.length === 1) return open[0]!;
    const usual = [this.usual].flat().flatMap((name) => open.filter((offer) => offer.name === name));
    return usual[0] ?? null;
  }

  private fits(offer: Offer): boolean {
    if (!isOpen(offer)) return false;
    return inputsOf(offer).every((input) => {
      const value = this.values[input.name];
      if (value === undefined || input.kind !== 'one') return input.kind === 'one' || input.kind === 'text';
      return (input.candidates ?? []).some((candidate) => isOpen(candidate) && same(candidate.value, value));
    });
  }
}
