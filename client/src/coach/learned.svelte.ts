/** Who is new to a game: has never sat at it, and has neither taken nor declined its lesson on this device. */
import { route } from '$lib/router.svelte';
import { api } from '$lib/socket/http';
import { nameOrGuest } from '$lib/state/me.svelte';
import { failed } from '$lib/ui/failed';
import type { TableInfo } from '$lib/wire';

const KEY = 'rondel.learned';
/** Stands for every game, for those who want no lessons at all. */
const ANY = '*';
let played = $state.raw<ReadonlySet<string> | null>(null);
let asked = false;

function declined(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** They know enough of it, or want to know no more. */
export function learn(game: string): void {
  played = new Set([...(played ?? []), game]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...declined(), game])]));
  } catch {
    // They are asked again.
  }
}

const counts = (table: TableInfo, besides: string) => table.id !== besides && table.status !== 'open' && !table.lesson;

/** Finds out once which games have been played; the table one has just sat down to does not count. */
export function askPlayed(besides = ''): void {
  if (asked) return;
  asked = true;
  void api.myTables(true).then(
    ({ tables }) => {
      const found = tables.filter((table) => counts(table, besides)).map((table) => table.game);
      played = new Set([...found, ...declined()]);
    },
    () => {
      asked = false;
    },
  );
}

/** Has this reader never played it? False as long as nobody knows. */
export const isNew = (game: string): boolean => played !== null && !played.has(game) && !played.has(ANY);

/** Sits down to the first match of a game: the one begun before, or a new one. */
export async function openLesson(game: string): Promise<void> {
  try {
    const page = await api.openLesson(game, nameOrGuest());
    route.go(`/t/${page.table.code}`);
  } catch (why) {
    failed(why);
  }
}
