/** What was agreed the last time on this device, who sat where and by which options, to be offered again. Rules, section 11.4. */
import { same } from '$lib/state/equal';
import type { Desk } from './desk.svelte';
import { isFilled, option, type Options, type Player, type TiView } from './reading';

const KEY = 'rondel.ti4.last';
type Sitting = Pick<Player, 'colour' | 'faction' | 'custom_name' | 'keleres_home' | 'name'>;
export interface Evening {
  seats: Sitting[];
  options: TiView['options'];
}

export function keepEvening(view: TiView): void {
  const seats = view.players.slice(0, view.count).map(({ colour, faction, custom_name, keleres_home, name }) => ({
    colour,
    faction,
    custom_name,
    keleres_home,
    name,
  }));
  localStorage.setItem(KEY, JSON.stringify({ seats, options: view.options } satisfies Evening));
}

/** The last evening, while nobody has been set here. */
export function lastEvening(view: TiView): Evening | null {
  if (view.players.some(isFilled)) return null;
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Evening | null;
  } catch {
    return null;
  }
}

/** Sets everybody as they sat, by the options they had: a faction may need its set, and two cards each a small table. */
export function setAgain(desk: Desk, { seats, options }: Evening): void {
  if (seats.length !== desk.view.count) desk.do('set_player_count', { count: seats.length });
  const known = [...Object.keys(options), ...Object.keys(desk.view.options)] as (keyof Options)[];
  for (const id of new Set(known)) {
    const value = option({ options }, id);
    if (!same(option(desk.view, id), value)) desk.do('set_option', { id, value });
  }
  seats.forEach(({ colour, faction, custom_name, keleres_home, name }, player) => {
    const own = { ...(custom_name && { custom_name }), ...(keleres_home && { keleres_home }), ...(name && { name }) };
    const plays = custom_name ? 'custom' : faction;
    if (colour && plays) desk.do('configure_seat', { player, colour, faction: plays, ...own });
  });
}
