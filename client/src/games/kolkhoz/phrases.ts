/** The sentences of the rules in German, and the crops' names in both languages. */
import type { Phrase } from '$lib/games/tell.svelte';
import type { Suit } from './art';
import { cardName, cropName } from './words';

const RANKS: Record<string, number> = {
  Ace: 1,
  Jack: 11,
  Queen: 12,
  King: 13,
  Ass: 1,
  Bube: 11,
  Dame: 12,
  König: 13,
};
const CARD = /\b(Ace|Jack|Queen|King|\d{1,2}) of (Hearts|Diamonds|Clubs|Spades)\b/g;
const JOB = /[♥♦♣♠] ?(Hearts|Diamonds|Clubs|Spades) \((?:Wheat|Beets|Potatoes|Sunflowers)\)/g;
const SUIT = /(?:[♥♦♣♠] ?)?\b(Hearts|Diamonds|Clubs|Spades)\b/g;

/** The rules speak of suits, the board of crops. */
export function polish(text: string): string {
  return text
    .replace(CARD, (_, rank: string, suit: Suit) => cardName(`${suit}-${RANKS[rank] ?? rank}`))
    .replace(JOB, (_, suit: Suit) => cropName(suit))
    .replace(SUIT, (_, suit: Suit) => cropName(suit));
}

export const PHRASES: readonly Phrase[] = [
  { en: 'Year {year} begins with {jobs} to be won. A famine: no trump is declared. {hand} cards each, {tricks} tricks.', de: 'Jahr {year} beginnt, zu gewinnen sind {jobs}. Hungerjahr: kein Trumpf. Je {hand} Karten, {tricks} Stiche.' },
  { en: 'Year {year} begins with {jobs} to be won. {hand} cards each, {tricks} tricks.', de: 'Jahr {year} beginnt, zu gewinnen sind {jobs}. Je {hand} Karten, {tricks} Stiche.' },
  { en: '{seat} declares {suit} trump.', de: '{seat} macht {suit} zum Trumpf.' },
  { en: 'The {card} is turned up: {suit} are trump.', de: '{card} wird aufgedeckt: {suit} ist Trumpf.' },
  { en: '{seat} has picked a card to pass.', de: '{seat} hat eine Karte zum Weitergeben gewählt.' },
  { en: 'Everybody passes a card to the {to}.', de: 'Alle geben eine Karte weiter.' },
  { en: '{seat} passes the {card} to {to}.', de: '{seat} gibt {card} an {to}.' },
  { en: '{seat} lays the {laid} in the hidden plot and takes the {taken}.', de: '{seat} legt {laid} verdeckt ins Beet und nimmt {taken}.' },
  { en: '{seat} lays the {laid} in the revealed plot and takes the {taken}.', de: '{seat} legt {laid} offen ins Beet und nimmt {taken}.' },
  { en: '{seat} swaps with the hidden plot.', de: '{seat} tauscht mit dem verdeckten Beet.' },
  { en: '{seat} plays the {card}.', de: '{seat} spielt {card}.' },
  { en: '{seat} wins the trick with the {card} and leads the brigade.', de: '{seat} gewinnt den Stich mit {card} und führt die Brigade.' },
  { en: 'All of one suit, the brigade goes to work: {what} hours).', de: 'Alle von einer Farbe, die Brigade geht an die Arbeit: {what} Stunden).' },
  { en: 'The brigade is sent to work: {what} hours).', de: 'Die Brigade wird an die Arbeit geschickt: {what} Stunden).' },
  { en: '{seat} completes {job} and wins {card}.', de: '{seat} erfüllt {job} und gewinnt {card}.' },
  { en: '{seat} completes {job}.', de: '{seat} erfüllt {job}.' },
  { en: '{seat} keeps the last hand card in the hidden plot.', de: '{seat} legt die letzte Handkarte verdeckt ins Beet.' },
  { en: '{job} fails with {hours} hours.{rest}', de: '{job} scheitert mit {hours} Stunden.{rest}' },
  { en: '{job} fails with {hours} hours.', de: '{job} scheitert mit {hours} Stunden.' },
  { en: ' A Drunkard is found there and takes the blame.', de: ' Ein Säufer ist dort und nimmt die Schuld auf sich.' },
  { en: ' The Informant makes everybody turn their cards up.', de: ' Der Spitzel lässt alle ihre Karten zeigen.' },
  { en: ' The Party Official takes two.', de: ' Der Parteifunktionär nimmt zwei.' },
  { en: '{seat} turns up the {cards}.', de: '{seat} deckt {cards} auf.' },
  { en: 'The {card} of {owner} goes North, {why}.', de: '{card} von {owner} muss nach Norden, {why}.' },
  { en: 'The {card} goes North, {why}.', de: '{card} muss nach Norden, {why}.' },
  { en: 'unclaimed', de: 'nicht verdient' },
  { en: 'requisitioned', de: 'beschlagnahmt' },
  { en: 'for drunkenness', de: 'wegen Trunkenheit' },
  { en: 'after setting trump', de: 'nach der Trumpfwahl' },
  { en: 'The {card} returns to the pool in compensation.', de: '{card} kehrt zum Ausgleich in den Stapel zurück.' },
  { en: 'Year {year} ends.', de: 'Jahr {year} endet.' },
  { en: 'The game is over. {seat}: {reason}.', de: 'Das Spiel ist aus. {seat}: {reason}.' },
  { en: 'the richest plot, worth {n}', de: 'das reichste Beet, {n} wert' },
  { en: 'the poorest plot, worth {n}', de: 'das ärmste Beet, {n} wert' },
  { en: '{suit} were led and you can follow: play the {cards}.', de: '{suit} angespielt, du kannst bedienen: {cards}.' },
  { en: '{one} or the {other}', de: '{one} oder {other}' },
  { en: 'Win tricks, send their cards to work, and keep your own plot out of the state\'s reach.', de: 'Gewinn Stiche, schick ihre Karten an die Arbeit und halt dein Beet aus der Reichweite des Staates.' },
];
