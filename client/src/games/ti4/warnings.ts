/** What is unusual about something that was just done, for the host and for whoever did it. Rules, section 12. */
import type { BoardProps } from '$lib/games/client';
import type { Happened } from '$lib/wire';
import { stepLabel } from './names';
import { seatName, type TiView } from './reading';
import { told } from './words';

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
    .map((event) => warning(event, view));
}

/** The words of the log for it; steps are called by their names. */
function warning({ name, params = {} }: Happened, view: TiView): string {
  const steps = [params.steps ?? []].flat().map((number) => stepLabel('status', Number(number)));
  return told(name, { ...params, seat: seatName(view, params.seat), steps: steps.join(', ') });
}
