import { qrAddress } from '$lib/socket/http';

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Does a link lead only to the device it is opened on? Then a phone has no use for it. */
export function onlyHere(link: string): boolean {
  return LOOPBACK.test(new URL(link, location.origin).hostname);
}

/** Where the picture of a table's link is; empty if scanning it would lead nowhere. */
export function qrOf(table: { id: string; link: string }): string {
  return onlyHere(table.link) ? '' : qrAddress(table.id);
}
