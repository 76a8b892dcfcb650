/** What is unusual about something that was just done, for the host and for whoever did it. Rules, section 12. */
import type { BoardProps } from '$lib/games/client';
import type { Happened } from '$lib/wire';
import { seatName, type TiView } from './reading';
import { k, maybe, type Key } from './words';

/** Those that nothing else on the screen shows; a reached limit has a banner of its own. */
const TOLD = [
  'second_public_this_phase',
  'second_secret_this_phase',
  'wrong_phase_secret',
  'too_many_secrets',
  'stage_two_early',
  'stage_pool_exceeded',
  'open_status_steps',
  'single_agenda',
];

type Given = Pick<BoardProps, 'events' | 'log' | 'seats' | 'host'>;

export function warningsOf({ events, log, seats, host }: Given, view: TiView): string[] {
  const isMine = (event: Happened) =>
    seats.includes(Number(event.params?.seat ?? log.findLast((entry) => entry.v === event.v)?.seat ?? NaN));
  return events
    .filter((event) => TOLD.includes(event.name) && (host || isMine(event)))
    .map((event) => told(event, view));
}

function told({ name, params = {} }: Happened, view: TiView): string {
  return k(`warn.${name}` as Key, {
    name: seatName(view, params.seat),
    most: params.most,
    phase: maybe(`phase.${params.phase}-phase`, params.phase),
    stage: params.stage === 2 ? 'II' : 'I',
    steps: [params.steps].flat().join(', '),
  });
}
