/** What lies in front of one reader: the view, and what they may do with it. Every part of a face is given the desk. */
import { HOST, isPlayer } from '$lib/seats';
import type { BoardProps as BoardPropsOf } from '$lib/games/client';
import { same } from '$lib/state/equal';
import { isOpen, offerKey, type Value } from '$lib/state/offers';
import { toast } from '$lib/ui/toasts.svelte';
import type { Candidate, Input } from '$lib/wire';
import type { Command, Declared, Moves, Offer } from './declared';
import type { TiView } from './reading';
import { overRound } from './round';

type BoardProps = BoardPropsOf<Declared>;
/** The moves that name the seat they concern. */
type Concerning = { [M in keyof Moves]: Moves[M] extends { player: number } ? M : never }[keyof Moves];

/** What a face can be opened to, one at a time. */
export type Panel =
  | ''
  | 'points'
  | 'objectives'
  | 'secrets'
  | 'mecatol'
  | 'speaker'
  | 'laws'
  | 'reference'
  | 'options'
  | 'end'
  | 'players'
  | 'planets'
  | 'figures'
  | 'factions';

export class Desk {
  panel = $state<Panel>('');
  /** The seat a panel is about, where it is about one. */
  about = $state<number | null>(null);
  /** Do the objectives open to reveal one? */
  revealing = $state(false);
  /** What the reference opens with. */
  query = $state('');

  /** The faction whose sheet was asked for. */
  faction = $state('');

  /** The round whose summary was read and put away. */
  private read = $state(0);

  constructor(private readonly props: () => BoardProps) {}

  get view(): TiView {
    return this.props().view;
  }

  get given(): BoardProps {
    return this.props();
  }

  get live(): boolean {
    return this.props().live;
  }

  get host(): boolean {
    return this.props().host && this.props().live;
  }

  /** The seats that are the reader's own and in the game. */
  get mine(): number[] {
    return this.props().seats.filter((seat) => isPlayer(seat) && seat < this.view.count);
  }

  /** The seat whose phone this is: one that the reader has sat down on, before those the host runs for nobody. */
  get seat(): number | null {
    const { people, host } = this.props();
    return this.mine.find((seat) => people[seat]?.kind === 'person') ?? (host ? null : (this.mine[0] ?? null));
  }

  /** The round that is over and still to be told of, on a device that acts now. */
  get over(): number | null {
    const round = this.props().at === null ? overRound(this.view) : null;
    return round === this.read ? null : round;
  }

  putAway(): void {
    this.read = this.over ?? this.read;
  }

  /** The objectives, ready to reveal the next one. */
  reveal(): void {
    this.open('objectives');
    this.revealing = true;
  }

  open(panel: Panel, about: number | null = null): void {
    this.revealing = false;
    this.faction = '';
    this.about = about;
    this.panel = this.panel === panel && about === null ? '' : panel;
  }

  /** The sheet of a faction, or of the reader's own. */
  showFaction(id = ''): void {
    this.faction = id;
    this.panel = 'factions';
  }

  look(query: string): void {
    this.query = query;
    this.panel = 'reference';
  }

  /** What somebody may do under this name: for the own seat first, else as the host. */
  offer(name: Command, seat: number | null = null): Offer | null {
    if (!this.live) return null;
    const found = (this.props().interaction.offers ?? []).filter((offer) => offer.name === name);
    if (seat !== null) return found.find((offer) => offer.seat === seat) ?? null;
    const own = found.filter((offer) => offer.seat !== HOST);
    return (
      own.find((offer) => offer.seat === this.view.current) ??
      (this.host ? found.find((offer) => offer.seat === HOST) : null) ??
      own[0] ??
      null
    );
  }

  /** As the host where that is allowed, else for the own seat: for moves that name the seat they concern. */
  offerFor(name: Command, player: number | null): Offer | null {
    if (player !== null && this.mine.includes(player)) {
      const own = this.offer(name, player);
      if (own) return own;
    }
    return this.host ? this.offer(name, HOST) : null;
  }

  can(name: Command, seat: number | null = null): boolean {
    const offer = this.offer(name, seat);
    return offer !== null && isOpen(offer);
  }

  /** Why not, in the reader's language; empty if it can be done or is not on offer at all. */
  why(name: Command): string {
    const offer = this.offer(name);
    return offer && !isOpen(offer) ? (offer.reason ?? '') : '';
  }

  /** Does it at once, or says why not. */
  do<M extends keyof Moves>(name: M, args: Moves[M] | null = null, offer: Offer | null = this.offer(name)): void {
    if (!offer) return;
    if (!isOpen(offer)) return toast(offer.reason ?? '', 'cross');
    this.props().ondo(offer, args && { ...args });
  }

  /** For the seat it concerns: by its own player, or by the host. */
  doFor<M extends Concerning>(name: M, player: number, args: Omit<Moves[M], 'player'>): void {
    this.do(name, { player, ...args } as unknown as Moves[M], this.offerFor(name, player));
  }

  /** A command of the table itself: the decision bar, the idle warning. */
  command(name: 'bar' | 'dismiss', seat: number): void {
    this.props().ondo({ seat, name, label: '' }, null);
  }

  // -- picking first, doing with the one button

  isReady(name: Command): boolean {
    const offer = this.offer(name);
    return offer !== null && this.props().draft.key === offerKey(offer);
  }

  isPicked(name: Command, input: string, value: Value): boolean {
    return this.isReady(name) && same(this.props().draft.values[input], value);
  }

  /** Picks; picking the same again does it. */
  pick(name: Command, input = '', value: Value = undefined): void {
    const offer = this.offer(name);
    if (!offer) return;
    if (!isOpen(offer)) return toast(offer.reason ?? '', 'cross');
    const { draft, onact } = this.props();
    const again = input ? this.isPicked(name, input, value) : this.isReady(name);
    if (again) return onact();
    draft.choose(offer);
    if (input) draft.set(offer, input, value);
  }

  input(name: Command, input: string): Input | null {
    return this.offer(name)?.inputs?.find((one) => one.name === input) ?? null;
  }

  candidate(name: Command, input: string, value: Value): Candidate | null {
    return this.input(name, input)?.candidates?.find((one) => same(one.value, value)) ?? null;
  }

  /** Why this value cannot be chosen; empty if it can. */
  whyNot(name: Command, input: string, value: Value): string {
    const found = this.candidate(name, input, value);
    return found && !isOpen(found) ? (found.reason ?? '') : '';
  }
}
