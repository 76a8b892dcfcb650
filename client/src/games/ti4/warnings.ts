/** What is unusual about something that was just done, for the host and for whoever did it. Rules, section 12. */
import type { BoardProps } from '$lib/games/client';
import type { EventOf } from '$lib/games/declared';
import type { Declared } from './declared';
import { stepLabel } from './names';
import { seatName, type TiView } from './reading';
import { k, told } from './words';

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
] as const;
type Warning = EventOf<Declared, (typeof TOLD)[number]>;
const isWarning = (event: EventOf<Declared>): event is Warning => (TOLD as readonly string[]).includes(event.name);

type Given = Pick<BoardProps<Declared>, 'events' | 'log' | 'seats' | 'host'>;

export function warningsOf({ events, log, seats, host }: Given, view: TiView): string[] {
  const isMine = ({ v, params = {} }: Warning) =>
    seats.includes(
      Number(('seat' in params ? params.seat : undefined) ?? log.findLast((entry) => entry.v === v)?.seat ?? NaN),
    );
  return events
    .filter(isWarning)
    .filter((event) => host || isMine(event))
    .map((event) => warning(event, view));
}

/** So many steps are called by their names. */
const NAMED = 3;

/** The words of the log for it; many steps are only counted, so that it is read at a glance. */
function warning({ name, params = {} }: Warning, view: TiView): string {
  const steps = 'steps' in params ? params.steps.map((number) => stepLabel('status', number)) : [];
  if (steps.length > NAMED) return k('act.openSteps', { n: steps.length });
  const seat = 'seat' in params ? seatName(view, params.seat) : '';
  return told(name, { ...params, seat, steps: steps.join(', ') });
}
