/** The rules to read, in both languages. */
import type { Chapter } from '$lib/games/rules';

const en: readonly Chapter[] = [
  {
    title: 'What it is about',
    text: 'Wanderers journey for renown. The first with 15 renown wins at once. Who must draw from an empty deck is out.',
  },
  {
    title: 'A turn',
    text: 'Your cards and oil become ready, your wanderers settle, and you draw a card. Then, in any order: put one fuel card into your reservoir, play cards, journey, duel, and use keepsakes. Only you act; nobody answers. End your turn when you are done.',
  },
  {
    title: 'Oil',
    text: 'Each card in the reservoir pays one each turn. It lies face down; only you may look.',
  },
  {
    title: 'Journeys and duels',
    text: 'A wanderer that has been with you since your last turn may journey: exert it and gain its renown. Or it duels an exerted wanderer of somebody else: both deal their strength at once. Damage stays; a wanderer with as much damage as resolve falls. Veiled wanderers are duelled only by veiled ones, a sentinel must be duelled first, and a headstrong wanderer must duel if it can.',
  },
  {
    title: 'The bag',
    text: 'What cards trigger goes into a bag. It is emptied at once, beginning with the turn player; who has several chooses which comes next.',
  },
  {
    title: 'The opening hand',
    text: 'You draw six cards and may exchange any of them once.',
  },
];

const de: readonly Chapter[] = [
  {
    title: 'Worum es geht',
    text: 'Wandernde reisen und bringen Ruhm. Wer zuerst 15 Ruhm hat, gewinnt sofort. Wer aus einem leeren Deck ziehen muss, scheidet aus.',
  },
  {
    title: 'Ein Zug',
    text: 'Deine Karten und dein Öl werden bereit, deine Wandernden kommen an, du ziehst eine Karte. Dann in beliebiger Folge: eine Ölkarte in den Vorrat legen, Karten ausspielen, reisen, duellieren, Andenken nutzen. Nur du handelst; niemand antwortet. Beende den Zug, wenn du fertig bist.',
  },
  {
    title: 'Öl',
    text: 'Jede Karte im Ölvorrat zahlt eins je Zug. Sie liegt verdeckt; nur du darfst nachsehen.',
  },
  {
    title: 'Reisen und Duelle',
    text: 'Wer seit deinem letzten Zug da ist, darf reisen: erschöpfen und Ruhm gewinnen. Oder ein Duell mit Erschöpften der anderen: beide treffen gleichzeitig. Schaden bleibt; wer so viel Schaden wie Willen hat, fällt. Verschleierte duellieren sich nur mit ihresgleichen, eine Wache geht vor, und Starrsinnige müssen sich duellieren, wenn es geht.',
  },
  {
    title: 'Der Beutel',
    text: 'Was Karten auslösen, kommt in einen Beutel. Er wird sofort geleert, zuerst von der Person am Zug; wer mehrere hat, wählt die Reihenfolge.',
  },
  {
    title: 'Die erste Hand',
    text: 'Du ziehst sechs Karten und darfst einmal beliebige tauschen.',
  },
];

export const chapters = { en, de };
/** What of the board each chapter speaks of. */
export const pictures = ['seat-0', 'hand', 'purse-0', 'field', '', 'hand'];
