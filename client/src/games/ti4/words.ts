/** The texts of the three faces in both languages. */
import { language } from '$lib/i18n';
import { german } from './german.svelte';
import { EN } from './words.en';

export type Key = keyof typeof EN;
type Counted = Key extends infer One ? (One extends `${infer Stem}.one` ? Stem : never) : never;
export type Params = Record<string, string | number>;

/** A text of the companion. */
export function k(key: Key, params: Params = {}): string {
  const text: string = (german()?.WORDS ?? EN)[key];
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(params[name] ?? all));
}

/** A text that depends on a number. */
export function kn(key: Counted, n: number): string {
  return k(`${key}.${n === 1 ? 'one' : 'other'}` as Key, { n });
}

/** A text that may have no words of its own. */
export function maybe(key: string, otherwise: string): string {
  return key in EN ? k(key as Key) : otherwise;
}

export function ordinal(n: number): string {
  if (language() === 'de') return `${n}.`;
  const form = new Intl.PluralRules('en', { type: 'ordinal' }).select(n);
  return `${n}${{ one: 'st', two: 'nd', few: 'rd' }[form as 'one'] ?? 'th'}`;
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${Math.abs(n)}`;
}

export const colourName = (id: string) => maybe(`colour.${id}`, id);
export const setName = (id: string) => maybe(`set.${id}`, id);
export const sourceName = (id: string) => maybe(`source.${id}`, id);
export const optionLabel = (id: string) => maybe(`option.${id}`, id);
export const techColour = (id: string) => maybe(`tech.${id}`, id);

export function optionValue(id: string, value: unknown): string {
  if (typeof value === 'boolean') return k(value ? 'on' : 'off');
  return maybe(`value.${id}.${String(value)}`, String(value));
}

/** For and Against are words of the game; whatever else somebody typed stays. */
export function sideText(side: string): string {
  if (side === 'For') return k('side.for');
  return side === 'Against' ? k('side.against') : side;
}

export function unitName(unit: string, n: number): string {
  return maybe(`unit.${unit}${n === 1 ? '' : '.many'}`, maybe(`unit.${unit}`, unit));
}
