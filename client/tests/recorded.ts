/** What browsers were told in real matches; `scripts/recordings.py` plays them and writes it down. */
import type { Scene } from '$lib/games/client';
import type { AnyGame, Declared, EventOf, InteractionOf, OfferOf } from '$lib/games/declared';
import { addCatalogue, nameSeats, read as worded } from '$lib/i18n/words.svelte';
import type {
  Happened,
  LogEntry,
  Picture,
  Present,
  ReferenceItem,
  TableInfo,
  Update,
  ViewPart,
  Welcome,
} from '$lib/wire';

/** What a viewer has before them. */
export interface Moment {
  seats: number[];
  picture: Picture;
  /** What led to it. */
  events: Happened[];
  log: LogEntry[];
}

interface Recording {
  moments: Record<string, Moment>;
  /** Every event of the game, with one of each form that it had in the recorded matches. */
  events: Record<string, Happened[]>;
  /** What its views are made of. */
  outline: ViewPart;
  printed: { items: ReferenceItem[]; kinds: string[]; keywords: string[] };
}

interface Tables {
  hosts: Record<string, { table: TableInfo; presence: Present; log: LogEntry[] }>;
  socket: { messages: (Welcome | Update)[]; log: LogEntry[] };
}

const files = import.meta.glob<unknown>('./recordings/*.json', { eager: true, import: 'default' });

// What the server would send: the catalogues beside the games.
const catalogues = import.meta.glob<string>('../../src/rondel/games/*/messages/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
for (const path of Object.keys(files)) addCatalogue(path.split('/').at(-1)!.replace('.json', ''), 'en', '');
for (const [path, text] of Object.entries(catalogues)) {
  const [game, , file] = path.split('/').slice(-3) as [string, string, string];
  addCatalogue(game, file.replace('.ftl', ''), text);
}

function read(name: string): unknown {
  const found = files[`./recordings/${name}.json`];
  if (!found)
    throw new Error(
      `Nothing is recorded of ${name}: run "make client", or scripts/recordings.py client/tests/recordings.`,
    );
  return found;
}

/** With every phrase in words, as the session makes them when a message arrives. */
export const recorded = (game: string) => worded(game, read(game)) as Recording;

/** As it came over the wire. */
export const tables = () => read('tables') as Tables;

/** The log of the table that was played over a socket, as a reader has it. */
export function told(): LogEntry[] {
  const { messages, log } = tables().socket;
  const table = messages.find((message) => message.type === 'welcome')!.table;
  nameSeats((seat) => table.seats[seat]?.name ?? '');
  return worded(table.game, log);
}

export function moment(game: string, name: string): Moment {
  const found = recorded(game).moments[name];
  if (!found) throw new Error(`There is no moment "${name}" in the recording of ${game}.`);
  return found;
}

export const viewOf = <View>(game: string, name: string) => moment(game, name).picture.view as unknown as View;

/** What can be done at a moment, by the names that the game declares. */
export const interaction = <G extends Declared = AnyGame>(game: string, name: string) =>
  moment(game, name).picture.interaction as InteractionOf<G>;

export function offerOf<G extends Declared = AnyGame>(game: string, name: string, offer: G['command']): OfferOf<G> {
  const found = interaction<G>(game, name).offers?.find((one) => one.name === offer);
  if (!found) throw new Error(`Nobody offers "${offer}" at the moment "${name}" of ${game}.`);
  return found;
}

/** What a client is asked about, as it was for the one who looked. */
export function sceneOf<G extends Declared = AnyGame>(game: string, name: string): Scene<G> {
  const { picture, seats } = moment(game, name);
  return { view: picture.view, interaction: picture.interaction, seats, people: [] } as unknown as Scene<G>;
}

/** What led to a moment, as the game declares its events. */
export const eventsOf = <G extends Declared>(game: string, name: string) =>
  moment(game, name).events as unknown as EventOf<G>[];

/** One of every kind of event that happened in the recorded matches of a game. */
export const happenings = (game: string): Happened[] => Object.values(recorded(game).events).flat();
