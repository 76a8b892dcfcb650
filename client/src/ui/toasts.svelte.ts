import type { IconName } from './icons';

export interface Toast {
  id: number;
  text: string;
  icon: IconName;
}

const SHOWN = 4000;
/** What takes longer to read is shown longer: so many milliseconds a letter. */
const READING = 55;
const MOST = 3;
let last = 0;

export const toasts = $state<Toast[]>([]);

/** A line above the dock for four seconds, or as long as it takes to read; never a question. What is said again stays longer instead, and few are kept. */
export function toast(text: string, icon: IconName = 'info'): void {
  const id = ++last;
  const said = toasts.find((shown) => shown.text === text);
  if (said) said.id = id;
  else toasts.push({ id, text, icon });
  if (toasts.length > MOST) toasts.shift();
  setTimeout(
    () => {
      const place = toasts.findIndex((shown) => shown.id === id);
      if (place >= 0) toasts.splice(place, 1);
    },
    Math.max(SHOWN, READING * text.length),
  );
}
