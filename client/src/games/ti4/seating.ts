/** Who sat where the last time on this device, to be offered again. Rules, section 11.4. */
import type { Desk } from './desk.svelte';
import { isFilled, type Player, type TiView } from './reading';

const KEY = 'rondel.ti4.seats';
type Sitting = Pick<Player, 'colour' | 'faction' | 'custom_name' | 'keleres_home' | 'name'>;

export function keepSeating(view: TiView): void {
  const seats = view.players.slice(0, view.count).map(({ colour, faction, custom_name, keleres_home, name }) => ({ colour, faction, custom_name, keleres_home, name }));
  localStorage.setItem(KEY, JSON.stringify(seats));
}

/** Those who played last, while nobody has been set here. */
export function lastSeating(view: TiView): Sitting[] {
  if (view.players.some(isFilled)) return [];
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Sitting[];
  } catch {
    return [];
  }
}

/** Sets everybody as they sat. */
export function seatAgain(desk: Desk, seats: readonly Sitting[]): void {
  if (seats.length !== desk.view.count) desk.do('set_player_count', { count: seats.length });
  seats.forEach(({ colour, faction, custom_name, keleres_home, name }, player) => {
    const own = { ...(custom_name && { custom_name }), ...(keleres_home && { keleres_home }), ...(name && { name }) };
    desk.do('configure_seat', { player, colour, faction: custom_name ? 'custom' : faction, ...own });
  });
}
