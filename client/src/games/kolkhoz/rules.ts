/** The rules to read, in both languages. */
import type { Chapter } from '$lib/games/rules';

const en: readonly Chapter[] = [
  {
    title: 'What it is about',
    text: 'Five years on a collective farm. You win tricks, send their cards to work on four fields, and keep cards of your own in a private plot. After five years the richest plot wins.\n\nWhoever wins tricks earns rewards, but is also the one the state looks at when a field fails.',
  },
  {
    title: 'A year',
    text: 'Each field shows a reward. The planner declares one suit trump. From year two on you may swap hand cards with your plot.\n\nThen tricks are played: follow the suit that was led if you can, otherwise play anything. The highest trump wins, or else the highest card of the suit led; the Ace is low.',
  },
  {
    title: 'Work',
    text: 'The winner of a trick sends its cards to work. A card works on the field of its own suit; a trump may be sent to any field. Each card works as many hours as its value.\n\nA field with 40 hours is done, and its reward goes face up into the winner’s plot. The last card of every hand goes face down into its owner’s plot.',
  },
  {
    title: 'Requisition',
    text: 'For every field that was not done, those who won a trick this year lose their best card of that suit: it goes North, out of the game.\n\nThe face cards of trump matter where they worked. The Jack, the Drunkard, works no hours but takes the blame. The Queen, the Informant, makes everybody show their cards. The King, the Party Official, takes two.',
  },
  {
    title: 'Famine',
    text: 'Once in five years comes a famine: in the year in which the Ace of Potatoes is the reward. There is no trump, hands are smaller and only three tricks are played.',
  },
];

const de: readonly Chapter[] = [
  {
    title: 'Worum es geht',
    text: 'Fünf Jahre auf einer Kolchose. Du gewinnst Stiche, schickst ihre Karten auf vier Felder und behältst eigene Karten in deinem Beet. Nach fünf Jahren gewinnt das reichste Beet.\n\nWer Stiche gewinnt, verdient Lohn, gerät aber auch in den Blick des Staates, wenn ein Feld scheitert.',
  },
  {
    title: 'Ein Jahr',
    text: 'Jedes Feld zeigt seinen Lohn. Wer plant, bestimmt eine Farbe zum Trumpf. Ab dem zweiten Jahr darfst du Handkarten mit deinem Beet tauschen.\n\nDann werden Stiche gespielt: bediene die angespielte Farbe, wenn du kannst, sonst spiel, was du willst. Der höchste Trumpf gewinnt, sonst die höchste Karte der angespielten Farbe; das Ass ist die niedrigste.',
  },
  {
    title: 'Arbeit',
    text: 'Wer den Stich gewinnt, schickt seine Karten an die Arbeit. Eine Karte arbeitet auf dem Feld ihrer Farbe, ein Trumpf auf jedem Feld. Jede Karte arbeitet so viele Stunden, wie sie wert ist.\n\nEin Feld mit 40 Stunden ist erfüllt, sein Lohn kommt offen in das Beet. Die letzte Handkarte legen alle verdeckt in ihr Beet.',
  },
  {
    title: 'Beschlagnahme',
    text: 'Für jedes nicht erfüllte Feld verlieren alle, die in diesem Jahr einen Stich gewonnen haben, ihre beste Karte dieser Farbe: sie muss nach Norden, aus dem Spiel.\n\nDie Bilder der Trumpffarbe wirken dort, wo sie gearbeitet haben. Der Bube, der Säufer, arbeitet nicht, nimmt aber die Schuld auf sich. Die Dame, der Spitzel, lässt alle ihre Karten zeigen. Der König, der Parteifunktionär, nimmt zwei.',
  },
  {
    title: 'Hungerjahr',
    text: 'Einmal in fünf Jahren kommt ein Hungerjahr: in dem Jahr, dessen Lohn das Kartoffel-Ass ist. Es gibt keinen Trumpf, kleinere Hände und nur drei Stiche.',
  },
];

export const chapters = { en, de };
/** What of the board each chapter speaks of. */
export const pictures = ['', 'hand', 'jobs', 'job-Clubs', ''];
