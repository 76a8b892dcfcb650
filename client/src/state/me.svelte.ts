import { api } from '$lib/socket/http';
import type { Me } from '$lib/wire';

let known = $state.raw<Me | null>(null);

export function me(): Me | null {
  return known;
}

export function setMe(found: Me): void {
  known = found;
}

export async function loadMe(): Promise<Me> {
  known = await api.me();
  return known;
}

const NAME = 'rondel.name';

/** The name typed last on this device. */
export function lastName(): string {
  return known?.name || localStorage.getItem(NAME) || '';
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}
