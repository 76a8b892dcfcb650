/** What a tap makes: at once, after its number was asked for, or only picked where that is to be said first. */
import type { BoardProps } from '$lib/games/client';
import { offerNamed, type Values } from '$lib/state/offers';
import { preferences } from '$lib/state/preferences.svelte';
import { autocastOf, fill } from './acting';
import { SHIPS } from './catalogue';
import type { Command, Declared, Offer } from './declared';

type Given = Pick<BoardProps<Declared>, 'interaction' | 'draft' | 'live' | 'seats' | 'onact'>;
/** Milliseconds in which one can see that something is about to be cast by itself. */
const SOON = 700;

export class Making {
  private numbered = $state.raw<{ name: Command; id: string } | null>(null);
  /** Solar Powers that are cast by themselves, until the page is left; none unless somebody picks them. */
  autocast = $state.raw<readonly string[]>([]);
  /** Whoever cannot hover picks first, and is told what it brings before it is made. */
  private readonly touches = matchMedia('(hover: none)').matches;

  constructor(
    private readonly given: () => Given,
    /** Something was picked or made: what was told is put aside. */
    private readonly begins: () => void,
  ) {
    $effect(() => {
      const { interaction, draft, live, seats } = this.given();
      const next = live && seats.length === 1 && !draft.isTouched ? autocastOf(interaction, this.autocast) : null;
      if (!next) return;
      const soon = setTimeout(() => this.make(next.offer, { power: next.power }), SOON);
      return () => clearTimeout(soon);
    });
  }

  /** The ship that waits for its number, as long as it can be made. */
  readonly numbering = $derived.by(() => {
    const { interaction, live } = this.given();
    const offer = live && this.numbered ? offerNamed(interaction, this.numbered.name) : null;
    return offer && this.numbered ? { offer, id: this.numbered.id } : null;
  });

  make(offer: Offer, values: Values): void {
    this.begins();
    fill(this.given().draft, offer, values);
    this.given().onact();
  }

  ship(offer: Offer, id: string): void {
    const values = offer.name === 'evolve' ? { into: id } : { ship: id };
    if (SHIPS[id]?.needs_number && offer.name !== 'evolve') this.numbered = { name: offer.name as Command, id };
    else if (this.touches) this.pick(offer, values);
    else this.make(offer, values);
  }

  withNumber(number: number): void {
    if (!this.numbering) return;
    const { offer, id } = this.numbering;
    this.withoutNumber();
    this.make(offer, { ship: id, number });
  }

  withoutNumber(): void {
    this.numbered = null;
  }

  /** Picks; what is picked already and complete is done. */
  pick(offer: Offer, values: Values): void {
    this.begins();
    const { draft, onact } = this.given();
    const same = draft.offer === offer && Object.entries(values).every(([name, value]) => draft.values[name] === value);
    if (!same) fill(draft, offer, values);
    if ((same || preferences.oneTap) && !draft.lacks()) onact();
  }
}
