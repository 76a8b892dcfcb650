import { createSubscriber } from 'svelte/reactivity';

const STEP = 250;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, STEP);
  return () => clearInterval(timer);
});

/** The time, read anew four times a second while somebody looks at it; one timer for all clocks. */
export function ticking(): () => number {
  return () => {
    subscribe();
    return Date.now();
  };
}
