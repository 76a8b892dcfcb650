/** Strategy cards in the reader's language, and their colour. */
import { german } from './german.svelte';
import { card, type CardText } from './library';
import { setsOf, type TiView } from './reading';

export function cardName(number: number): string {
  return german()?.CARDS[number]?.name ?? card(number).name;
}

/** Dark enough for white letters. */
export function cardTint(number: number): string {
  return `color-mix(in srgb, ${card(number).hex} 52%, #000)`;
}

/** The text as it reads with the sets of the table. */
export function cardText(view: TiView, number: number): CardText {
  const printed = card(number);
  const set = Object.keys(printed.variants ?? {}).find((id) => (setsOf(view) as readonly string[]).includes(id));
  const translated = german()?.CARDS[number];
  if (translated) return (set && translated.variants?.[set]) || translated;
  return { primary: printed.primary, secondary: printed.secondary, ...(set ? printed.variants?.[set] : {}) };
}
