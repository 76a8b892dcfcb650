/** The rules to read, in both languages. */
import type { Chapter } from '$lib/games/rules';

const en: readonly Chapter[] = [
  {
    title: 'What it is about',
    text: 'Your leader has four life cards. Attack the other leaders until one is hit without a life card: its seat is out. Who has an empty deck is out, too. The last one wins.',
  },
  {
    title: 'A turn',
    text: 'Everything of yours becomes active, you draw a card and get two volts (one in the very first turn). Then deploy units, play events, attach volts and attack, as often as you like. Nobody attacks in their first turn.',
  },
  {
    title: 'Volts',
    text: 'Volts pay for cards. A volt attached to a leader or unit gives it +1 power in your own turns, until your next turn begins.',
  },
  {
    title: 'Battles',
    text: 'Rest your leader or a unit to attack a leader or a rested unit. The defender may block once with an active blocker, then counter by discarding cards with ◈ or playing counter events. With three or more seats the others may each help with one card. The attacker succeeds with at least the power of its target: a unit is knocked out, a leader loses a life card, which goes to its owner’s hand. A card with a spark may be used at once instead.',
  },
  {
    title: 'Dusk',
    text: 'At the end of each turn everybody in turn may use dusk abilities and dusk events, for one volt.',
  },
  {
    title: 'The opening hand',
    text: 'You draw five cards and may once draw five others.',
  },
];

const de: readonly Chapter[] = [
  {
    title: 'Worum es geht',
    text: 'Dein Anführer hat vier Lebenskarten. Greif die anderen an, bis einer ohne Lebenskarte getroffen wird: dieser Platz scheidet aus. Wer ein leeres Deck hat, auch. Wer übrig bleibt, gewinnt.',
  },
  {
    title: 'Ein Zug',
    text: 'Alles von dir wird bereit, du ziehst eine Karte und bekommst zwei Volt (im allerersten Zug eines). Dann setz Einheiten ein, spiel Ereignisse, leg Volt an und greif an, so oft du magst. Im ersten eigenen Zug greift niemand an.',
  },
  {
    title: 'Volt',
    text: 'Volt bezahlen Karten. Ein angelegtes Volt gibt +1 Stärke in deinen eigenen Zügen, bis dein nächster Zug beginnt.',
  },
  {
    title: 'Kämpfe',
    text: 'Lass deinen Anführer oder eine Einheit ruhen, um einen Anführer oder eine ruhende Einheit anzugreifen. Wer verteidigt, darf einmal mit einem bereiten Blocker blocken und dann kontern: Karten mit ◈ abwerfen oder Konterereignisse spielen. Ab drei Plätzen dürfen die anderen mit je einer Karte helfen. Mit mindestens der Stärke des Ziels gelingt der Angriff: eine Einheit ist ausgeschaltet, ein Anführer verliert eine Lebenskarte an die Hand. Eine Karte mit Funken darf stattdessen sofort genutzt werden.',
  },
  {
    title: 'Dämmerung',
    text: 'Am Ende jedes Zuges dürfen alle der Reihe nach Dämmerkarten nutzen, für ein Volt.',
  },
  {
    title: 'Die erste Hand',
    text: 'Du ziehst fünf Karten und darfst einmal fünf andere ziehen.',
  },
];

export const chapters = { en, de };
/** What of the board each chapter speaks of. */
export const pictures = ['seat-0', 'field', 'purse-0', 'others', '', 'hand'];
