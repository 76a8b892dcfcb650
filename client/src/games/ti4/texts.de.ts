/** German texts of the printed things, short and our own. */
import type { CardText } from './library';

export { WORDS } from './words.de';

export const CARDS: Record<number, CardText & { name: string; variants?: Record<string, CardText> }> = {};
export const STEPS: Record<string, [label: string, hint: string]> = {};
export const CONDITIONS: Record<string, string> = {};
export const AGENDAS: Record<string, { for?: string; against?: string; effect?: string }> = {};
export const HINTS: Record<string, string> = {};
export const ABILITIES: Record<string, string> = {};
export const TECHS: Record<string, string> = {};
