import type { IconName } from './icons';

export interface Toast {
  id: number;
  text: string;
  icon: IconName;
}

const SHOWN = 4000;
let last = 0;

export const toasts = $state<Toast[]>([]);

/** One line above the dock for four seconds; never a question. */
export function toast(text: string, icon: IconName = 'info'): void {
  const id = ++last;
  toasts.push({ id, text, icon });
  setTimeout(() => {
    const place = toasts.findIndex((shown) => shown.id === id);
    if (place >= 0) toasts.splice(place, 1);
  }, SHOWN);
}
