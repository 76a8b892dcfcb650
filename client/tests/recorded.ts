/** What browsers were told in real matches; `scripts/recordings.py` plays them and writes it down. */
import type {
  Happened,
  Interaction,
  LogEntry,
  Offer,
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
  /** Every event of the game: its sentence, and one of each form that it had in the recorded matches. */
  events: Record<string, { told: string; seen: Happened[] }>;
  /** What its views are made of. */
  outline: ViewPart;
  printed: { items: ReferenceItem[]; kinds: string[]; keywords: string[]; texts: string[]; prompts: string[] };
}

interface Tables {
  hosts: Record<string, { table: TableInfo; presence: Present; log: LogEntry[] }>;
  socket: { messages: (Welcome | Update)[]; log: LogEntry[] };
}

const files = import.meta.glob<unknown>('./recordings/*.json', { eager: true, import: 'default' });

function read(name: string): unknown {
  const found = files[`./recordings/${name}.json`];
  if (!found) throw new Error(`Nothing is recorded of ${name}: run "make client", or scripts/recordings.py client/tests/recordings.`);
  return found;
}

export const recorded = (game: string) => read(game) as Recording;
export const tables = () => read('tables') as Tables;

export function moment(game: string, name: string): Moment {
  const found = recorded(game).moments[name];
  if (!found) throw new Error(`There is no moment "${name}" in the recording of ${game}.`);
  return found;
}

export const viewOf = <View>(game: string, name: string) => moment(game, name).picture.view as unknown as View;
export const interaction = (game: string, name: string): Interaction => moment(game, name).picture.interaction;

export function offerOf(game: string, name: string, offer: string): Offer {
  const found = interaction(game, name).offers?.find((one) => one.name === offer);
  if (!found) throw new Error(`Nobody offers "${offer}" at the moment "${name}" of ${game}.`);
  return found;
}

/** What a client is asked about, as it was for the one who looked. */
export function sceneOf(game: string, name: string) {
  const { picture, seats } = moment(game, name);
  return { view: picture.view, interaction: picture.interaction, seats, people: [] };
}

/** One of every kind of event that happened in the recorded matches of a game. */
export const happenings = (game: string): Happened[] => Object.values(recorded(game).events).flatMap((event) => event.seen);
