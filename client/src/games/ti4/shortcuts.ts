/** Single keys of the companion: each does exactly what its button does. Rules, section 13.6. */
import { api } from '$lib/socket/http';
import type { KeyLine } from '$lib/table/keyList';
import type { Desk } from './desk.svelte';
import { device } from './device.svelte';
import { k, type Key } from './words';

const FORWARD = ['start_first_round', 'finish_turn', 'end_status_phase', 'leave_mecatol_check', 'next_agenda'] as const;
const PANELS = { o: 'objectives', m: 'mecatol', s: 'speaker', v: 'points' } as const;

const LIST: readonly [keys: string, does: Key][] = [
  ['N', 'key.forward'],
  ['E', 'key.endPhase'],
  ['T', 'key.action'],
  ['1 – 8', 'key.cards'],
  ['P', 'key.pass'],
  ['S', 'speaker'],
  ['V', 'key.points'],
  ['O', 'objectives'],
  ['M', 'mecatol'],
  ['B', 'key.break'],
  ['R', 'key.bar'],
  ['F', 'key.fullscreen'],
  ['/', 'key.search'],
];

/** What the keys do on this device; none where they are switched off. */
export function keyList(): KeyLine[] {
  return device.hotkeys ? LIST.map(([keys, does]) => ({ keys, does: k(does) })) : [];
}

function forward(desk: Desk): boolean {
  const name = desk.can('advance_agenda') ? 'advance_agenda' : FORWARD.find((one) => desk.offer(one));
  if (name) desk.do(name);
  return Boolean(name);
}

function act(key: string, desk: Desk): boolean {
  if (key in PANELS) {
    desk.open(PANELS[key as keyof typeof PANELS]);
    return true;
  }
  switch (key) {
    case 'n':
      return forward(desk);
    case 'e':
      if (desk.offer('end_strategy_phase')) desk.do('end_strategy_phase');
      else if (desk.offer('end_agenda_phase')) desk.do('end_agenda_phase');
      else return false;
      return true;
    case 't':
      if (!desk.offer('start_action')) return false;
      desk.do('start_action', { kind: 'unspecified' });
      return true;
    case 'p':
      if (!desk.offer('pass_round')) return false;
      desk.do('pass_round');
      return true;
    case 'b':
      if (!desk.host) return false;
      void api.act(desk.given.table.id, { type: desk.given.interaction.paused ? 'resume' : 'pause' }).catch(() => {});
      return true;
    case 'r':
      if (desk.view.current === null || !(desk.host || desk.mine.includes(desk.view.current))) return false;
      desk.command('bar', desk.host ? -1 : desk.view.current);
      return true;
    case 'f':
      device.setFullscreen(!device.fullscreen);
      return true;
    case '/':
      desk.look('');
      return true;
    default:
      return number(Number(key), desk);
  }
}

/** Picking: takes that card. Action phase: plays that card of one's own. */
function number(value: number, desk: Desk): boolean {
  if (!(value >= 1 && value <= 8)) return false;
  const name = desk.offer('pick_card') ? 'pick_card' : desk.offer('play_strategy_card') ? 'play_strategy_card' : '';
  if (name) desk.do(name, { card: value });
  return Boolean(name);
}

export function hotkeys(event: KeyboardEvent, desk: Desk): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || !desk.live) return;
  if (target.closest('input, textarea, select, [contenteditable]') || document.querySelector('[role="dialog"]')) return;
  if (act(event.key.toLowerCase(), desk)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
