import { api } from '$lib/socket/http';
import { t } from '$lib/i18n';
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

/** The name somebody gave themselves last; whoever only played alone may have none yet. */
export function lastName(): string {
  return [known?.name, localStorage.getItem(NAME)].find((name) => name && name !== t('create.guest')) ?? '';
}

/** How others see somebody who has not said their name. */
export const nameOrGuest = (): string => lastName() || t('create.guest');

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}

/** This is my name from now on, also where I was a guest before. */
export async function introduce(name: string): Promise<void> {
  keepName(name);
  if (known?.person && known.name !== name) await api.rename(name).then(setMe, () => {});
}
