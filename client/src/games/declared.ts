/** What a game declares is written into `<game>/declared.ts` by `make types`; here is what boards make of it. */
import type { Draft } from '$lib/state/draft.svelte';
import type { Happened, Interaction, Offer, Phrase } from '$lib/wire';

/** What stands for something that may not be seen: how many there are. */
export interface Hidden {
  hidden: number;
}

/** A message; in views and events it comes as it is, and whoever shows it puts it into words. */
export type Said = Phrase;

export interface Declared {
  view: object;
  events: object;
  moves: object;
  questions: object;
  command: string;
  options: object;
}

/** A game of which nothing is known, as the frame sees every game. */
export interface AnyGame {
  view: Record<string, unknown>;
  events: Record<string, Record<string, unknown>>;
  moves: Record<string, Record<string, unknown>>;
  questions: Record<string, unknown>;
  command: string;
  options: Record<string, unknown>;
}

type Named<G extends Declared> = keyof G['events'] & string;

/** An event without anything to know about it comes without `params`. */
type Told<P> = Record<string, never> extends P ? { params?: P } : { params: P };

/** Something that happened in a game; its name says what there is to know of it. */
export type EventOf<G extends Declared, N extends Named<G> = Named<G>> = string extends N
  ? Happened
  : { [K in N]: Omit<Happened, 'name' | 'params'> & { name: K } & Told<G['events'][K]> }[N];

type Asked<G extends Declared> = keyof G['questions'] & string;

/** What can be done, by a name that the game knows; what answers something says which question it is. */
export type OfferOf<G extends Declared, N extends G['command'] = G['command']> = Offer & {
  name: N;
  question?: Asked<G> | '';
};

/** What a question of the game is answered with. */
export type AnswerOf<G extends Declared, Q extends Asked<G>> = G['questions'][Q];

export type DraftOf<G extends Declared> = Draft<OfferOf<G>>;

/** What can be done, by names that the game knows. */
export type InteractionOf<G extends Declared> = Omit<Interaction, 'offers'> & { offers?: OfferOf<G>[] };
