/** The colours of a fleet, from the colour of its seat. */
import { seatLook } from '$lib/ui/seats';

export function hues(seat: number): string {
  const piece = `var(--p-${seatLook(seat).colour})`;
  return (
    `--hull:color-mix(in oklab,${piece} 74%,#fff);--hull-2:${piece};` +
    `--edge:light-dark(color-mix(in oklab,${piece} 42%,#000),color-mix(in oklab,${piece} 26%,#fff));--trim:#fbfcff`
  );
}

const OF_SPECIES: Record<string, readonly [string, string, string, string]> = {
  human: ['#4a86dd', '#2a63bd', '#123158', '#cfe2ff'],
  xenite: ['#f0974a', '#d26e1c', '#6b3303', '#ffe0c2'],
  centaur: ['#a679cf', '#7a3fa6', '#3d1a58', '#ecd9ff'],
  ancient: ['#58ab7c', '#2a7a4b', '#0f3d23', '#cdf3dd'],
};

/** The colours of a species, where nobody leads it yet. */
export function speciesHues(species: string): string {
  const [hull, dark, day, night] = OF_SPECIES[species] ?? OF_SPECIES.human!;
  return `--hull:${hull};--hull-2:${dark};--edge:light-dark(${day},${night});--trim:#f4f8ff`;
}
