/** The rules to read, in both languages. */
import type { Chapter } from '$lib/games/rules';

const en: readonly Chapter[] = [
  {
    title: 'What it is about',
    text: 'Everybody begins with 15 vigor and a deck of thirty. Wells pay for creatures and spells; creatures attack, spells are answered. Who has no vigor left, or must draw from an empty deck, is out. The last one wins.',
  },
  {
    title: 'A turn',
    text: 'Your creatures and wells untap. Upkeep and draw follow, then the first main phase, combat, the second main phase, and the end. In each main phase you may play wells (one a turn), creatures and rites, while nothing waits on the stack. Flashes, creatures with ambush and tap abilities can be used whenever you hold priority.',
  },
  {
    title: 'The stack',
    text: 'Whatever is cast waits on the stack, where others may answer. You keep priority until you pass it. When all have passed in succession, what lies on top happens, and priority goes back to the turn player. When the stack is empty and all pass, the game goes on. Targets are looked at again when something happens: if its only target is gone, it does nothing.',
  },
  {
    title: 'Combat',
    text: 'Name your attackers and whom each attacks; attacking taps a creature, unless it guards. A creature that came this turn cannot attack, unless it is swift. Then the attacked name blockers; several may block one attacker. What is not blocked hurts the player. A blocked attacker deals lethal damage to its blockers one after the other, and all blockers hit back at once.',
  },
  {
    title: 'The opening hand',
    text: 'You draw seven cards. Up to twice you may shuffle them back and draw seven others; for each time you then put one card under your deck.',
  },
];

const de: readonly Chapter[] = [
  {
    title: 'Worum es geht',
    text: 'Alle beginnen mit 15 Kraft und einem Deck von dreißig Karten. Brunnen bezahlen Kreaturen und Sprüche; Kreaturen greifen an, auf Sprüche wird geantwortet. Wer keine Kraft mehr hat oder aus einem leeren Deck ziehen muss, scheidet aus. Wer übrig bleibt, gewinnt.',
  },
  {
    title: 'Ein Zug',
    text: 'Deine Kreaturen und Brunnen enttippen. Es folgen Versorgung und Ziehen, die erste Hauptphase, der Kampf, die zweite Hauptphase und das Ende. In jeder Hauptphase darfst du Brunnen (einen je Zug), Kreaturen und Riten spielen, solange nichts auf dem Stapel wartet. Blitze, Kreaturen mit Hinterhalt und Tipp-Fähigkeiten gehen immer, wenn du an der Reihe bist.',
  },
  {
    title: 'Der Stapel',
    text: 'Was gewirkt wird, wartet auf dem Stapel, und andere dürfen antworten. Du bist an der Reihe, bis du passt. Haben alle nacheinander gepasst, passiert das Oberste. Ist der Stapel leer und alle passen, geht das Spiel weiter. Ziele werden noch einmal geprüft: ist das einzige Ziel weg, passiert nichts.',
  },
  {
    title: 'Kampf',
    text: 'Nenn deine Angreifer und wen sie angreifen; Angreifen tippt, außer bei wachsamen Kreaturen. Neu gekommene Kreaturen greifen nicht an, außer flinke. Dann nennen die Angegriffenen ihre Blocker; mehrere dürfen denselben Angreifer blocken. Ungeblocktes trifft die Person. Ein geblockter Angreifer teilt tödlichen Schaden der Reihe nach aus, alle Blocker schlagen gleichzeitig zurück.',
  },
  {
    title: 'Die erste Hand',
    text: 'Du ziehst sieben Karten. Bis zu zweimal darfst du sie zurückmischen und sieben neue ziehen; für jedes Mal legst du danach eine Karte unter dein Deck.',
  },
];

export const chapters = { en, de };
/** What of the board each chapter speaks of. */
export const pictures = ['seat-0', 'purse-0', 'pile', 'field', 'hand'];
