/** From one table to another: the same people again, another try from a moment, or wherever somebody is waited for. */
import { route } from '$lib/router.svelte';
import { api } from '$lib/socket/http';
import type { Session } from '$lib/state/session.svelte';
import { failed } from '$lib/ui/failed';
import type { Looking } from './looking.svelte';

/** Try again from the moment that is looked at. */
export async function fork(session: Session, looking: Looking): Promise<void> {
  try {
    const at = looking.at ?? session.picture!.version;
    const page = await api.fork(session.id, at, looking.seat, session.seats, looking.bot);
    route.go(`/t/${page.table.code}`);
  } catch (why) {
    failed(why);
  }
}

/** Play again with the same people; whoever comes second joins the table that the first one opened. */
export async function rematch(session: Session, rotate = false): Promise<void> {
  const opened = session.table?.rematch;
  if (opened) return route.go(`/t/${opened}`);
  try {
    const done = await api.act(session.id, { type: 'rematch', rotate });
    if (done.other) route.go(`/t/${done.other}`);
  } catch (why) {
    failed(why);
  }
}

/** The next table that waits for the one who looks. */
export async function nextTable(session: Session): Promise<void> {
  const mine = await api.myTables().catch(() => null);
  const next = mine?.tables.find((one) => one.waits_for_me && one.id !== session.id);
  if (next) route.go(`/t/${next.code}`);
}
