/** The colours of a fleet, from the colour of its seat. */
import { seatLook } from '$lib/ui/seats';

export function hues(seat: number): string {
  const piece = `var(--p-${seatLook(seat).colour})`;
  return (
    `--hull:color-mix(in oklab,${piece} 74%,#fff);--hull-2:${piece};` +
    `--edge:light-dark(color-mix(in oklab,${piece} 42%,#000),color-mix(in oklab,${piece} 26%,#fff));--trim:#fbfcff`
  );
}
