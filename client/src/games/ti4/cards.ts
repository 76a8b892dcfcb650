/** Strategy cards in the reader's language, and their colour. */
import { card, type CardText } from './library';
import { setsOf, type TiView } from './reading';
import { printed, told } from './words';

export { cardName } from './words';

/** Dark enough for white letters. */
export function cardTint(number: number): string {
  return `color-mix(in srgb, ${card(number).hex} 52%, #000)`;
}

/** The text as it reads with the sets of the table. */
export function cardText(view: TiView, number: number): CardText {
  const { id, primary, secondary, variants = {} } = card(number);
  const set = Object.keys(variants).find((one) => (setsOf(view) as readonly string[]).includes(one));
  const text = { primary, secondary, ...(set ? variants[set] : {}) };
  const start = set ? `${id}-${set}` : id;
  const said = (part: 'primary' | 'secondary') =>
    text[part].map((line, index) => printed('card_line', `${start}-${part}-${index + 1}`, line));
  return { primary: said('primary'), secondary: said('secondary') };
}

/** The same line by line, each with whom it is for. */
export function cardLines(view: TiView, number: number): string[] {
  const text = cardText(view, number);
  return (['primary', 'secondary'] as const).flatMap((part) =>
    text[part].map((line) => told('card_ability', { part, text: line })),
  );
}
