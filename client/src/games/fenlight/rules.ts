/** The rules to read, in both languages. */
import type { Chapter } from '$lib/games/rules';

const en: readonly Chapter[] = [
  {
    title: 'What it is about',
    text: 'Hold sites in the fen. Each site you control with a unit there gives a point at the beginning of your turn, each site you conquer gives one at once. Seven points win; the seventh must come from holding, or from conquering when you then control all sites.',
  },
  {
    title: 'A turn',
    text: 'Your units become ready, you score what you hold, get two glow stones, and draw a card. Then play units and spells and move, until you end your turn. What you do not spend stays for other turns.',
  },
  {
    title: 'Moving',
    text: 'Ready units move together to one site, or home to your base; they are exhausted then. From site to site only with rove. A site may hold units of two seats.',
  },
  {
    title: 'Showdowns',
    text: 'Moving to a site you do not control starts a showdown. Whoever has the focus may cast an action or a reaction, or pass the focus on. What is cast opens a chain on which only reactions may answer; the newest happens first. When all have passed the focus in succession, both sides fight: each deals its whole might, tanks first. If only attackers are left, they conquer; if both are, the attackers go home.',
  },
  {
    title: 'Cards run out',
    text: 'Who must draw from an empty deck shuffles the discard into it, and the next seat scores a point.',
  },
  {
    title: 'The opening hand',
    text: 'The first player draws four cards, the others five. You may set up to two aside for others.',
  },
];

const de: readonly Chapter[] = [
  {
    title: 'Worum es geht',
    text: 'Halt Orte im Fenn. Jeder Ort, den du mit einer Einheit hältst, gibt zu Beginn deines Zuges einen Punkt, jede Eroberung sofort einen. Sieben Punkte gewinnen; der siebte muss vom Halten kommen, oder von einer Eroberung, nach der du alle Orte hältst.',
  },
  {
    title: 'Ein Zug',
    text: 'Deine Einheiten werden bereit, du punktest, bekommst zwei Glühsteine und ziehst eine Karte. Dann spiel Einheiten und Sprüche aus und zieh, bis du den Zug beendest. Was du nicht ausgibst, bleibt für andere Züge.',
  },
  {
    title: 'Ziehen',
    text: 'Bereite Einheiten ziehen zusammen an einen Ort oder heim ins Lager und sind dann erschöpft. Von Ort zu Ort nur streifend. An einem Ort stehen höchstens zwei Seiten.',
  },
  {
    title: 'Kraftproben',
    text: 'Wer an einen Ort zieht, den er nicht hält, beginnt eine Kraftprobe. Wer den Fokus hat, darf eine Aktion oder Reaktion wirken oder den Fokus weitergeben. Gewirktes öffnet eine Kette, auf der nur Reaktionen antworten; das Neueste passiert zuerst. Haben alle den Fokus nacheinander weitergegeben, kämpfen beide Seiten mit ihrer ganzen Macht, Bollwerke zuerst. Bleiben nur Angreifer, erobern sie; bleiben beide, gehen die Angreifer heim.',
  },
  {
    title: 'Wenn Karten ausgehen',
    text: 'Wer aus einem leeren Deck ziehen muss, mischt die Ablage hinein, und der nächste Platz bekommt einen Punkt.',
  },
  {
    title: 'Die erste Hand',
    text: 'Wer beginnt, zieht vier Karten, die anderen fünf. Bis zu zwei darfst du gegen andere weglegen.',
  },
];

export const chapters = { en, de };
/** What of the board each chapter speaks of. */
export const pictures = ['sites', 'purse-0', 'field', 'sites', '', 'hand'];
