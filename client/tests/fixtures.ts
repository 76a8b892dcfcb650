import type { Interaction, LogEntry, Picture } from '$lib/wire';

export interface Moment {
  picture: Picture;
  log: LogEntry[];
}

const files = import.meta.glob<Record<string, Moment>>('./fixtures/*.json', { eager: true, import: 'default' });

/** A recorded moment of a real match; see scripts/record_pictures.py. */
export function moment(game: string, name: string): Moment {
  const found = files[`./fixtures/${game}.json`]?.[name];
  if (!found) throw new Error(`no moment ${name} of ${game}`);
  return found;
}

export function interaction(game: string, name: string): Interaction {
  return moment(game, name).picture.interaction;
}
