/** What the companion does, to read, in both languages. */
import type { Chapter } from '$lib/games/rules';

const en: readonly Chapter[] = [
  {
    title: 'What it is',
    text: 'A dashboard for people who play Twilight Imperium on a real table. It runs the round, remembers who holds what, times turns and keeps score. It never plays the game: what happens on the board stays on the board.\n\nOne device is enough to run everything. With more, a television shows the table to all, and every phone shows what its player may do.',
  },
  {
    title: 'Three faces',
    text: 'The host sees everything and may do everything for anybody; the log says so. The big screen has no controls: it is read from three metres. A phone shows one player’s options, points, secrets and clock.\n\nSeats that nobody has taken are run by the host. Secret notes of a player stay with that player, not even the host or the end of the game shows them.',
  },
  {
    title: 'Setting up',
    text: 'Say how many play: the map and the slots follow. Give every player a colour and a faction, or let chance draw. What somebody has is not offered again. A faction of your own needs only a name.\n\nAll options can be changed in the middle of a game, except the content sets and, while cards are out, how many strategy cards everybody takes.',
  },
  {
    title: 'A round',
    text: 'Strategy phase: from the speaker clockwise everybody takes a card, with up to four players two. Cards nobody takes gather a trade good each round.\n\nAction phase: in order of the lowest card. A turn is an action on the board, a strategy card of one’s own, or a pass; passing is possible once all own cards are played. Politics asks for a new speaker. When all have passed, the status phase begins by itself.\n\nStatus phase: seven steps to tick off, one public and one secret objective each. Nothing depends on the ticks.\n\nAgenda phase: once the custodians have left Mecatol Rex, two agendas follow each status phase. Votes are counted, never judged.',
  },
  {
    title: 'Points and the end',
    text: 'Points change by plus, minus or entry, and each change has a source. Scoring an objective adds its points, unless you agreed otherwise.\n\nWhen somebody reaches the limit, the host may end the game at once; the end of the round asks for it. Who was first wins; ties go by initiative in the status phase and by the speaker’s order in the agenda phase.',
  },
  {
    title: 'Taking back',
    text: 'Whoever acted last may take it back, the host anything. The host can also go back to the start of the phase or of the round, and sees first what would be lost. Options, names, notes and pauses stay as they are. What was taken back can be done again until something new happens.',
  },
  {
    title: 'Keys',
    text: 'N goes on, E ends the phase, T takes an action, P passes, 1 to 8 are the strategy cards. S speaker, V points, O objectives, M Mecatol Rex, L log, B break, R refills the decision bar, F full screen, / searches. Keys can be switched off for a device in the options.',
  },
];

const de: readonly Chapter[] = [
  {
    title: 'Was es ist',
    text: 'Eine Anzeige für alle, die Twilight Imperium auf einem echten Tisch spielen. Sie führt durch die Runde, merkt sich, wer was hat, misst Zeiten und zählt Punkte. Sie spielt nie selbst: was auf dem Brett geschieht, bleibt auf dem Brett.\n\nEin Gerät genügt für alles. Mit mehreren zeigt ein Fernseher allen den Tisch, und jedes Handy zeigt, was sein Spieler tun kann.',
  },
  {
    title: 'Drei Gesichter',
    text: 'Der Gastgeber sieht alles und darf alles für alle tun; das Protokoll sagt es. Der große Schirm hat keine Knöpfe: man liest ihn aus drei Metern. Ein Handy zeigt die Möglichkeiten, Punkte, Geheimziele und die Uhr eines Spielers.\n\nPlätze, die niemand genommen hat, führt der Gastgeber. Geheime Notizen bleiben bei ihrem Spieler; nicht einmal der Gastgeber oder das Ende des Spiels zeigt sie.',
  },
  {
    title: 'Aufbau',
    text: 'Sagt, wie viele spielen: Karte und Plätze folgen. Gebt jedem Spieler Farbe und Fraktion, oder lasst das Los entscheiden. Was jemand hat, wird nicht mehr angeboten. Eine eigene Fraktion braucht nur einen Namen.\n\nAlle Optionen lassen sich mitten im Spiel ändern, außer dem Inhalt und, solange Karten verteilt sind, der Zahl der Strategiekarten.',
  },
  {
    title: 'Eine Runde',
    text: 'Strategiephase: vom Sprecher im Uhrzeigersinn nimmt jeder eine Karte, bei bis zu vier Spielern zwei. Auf übrigen Karten sammelt sich jede Runde ein Handelsgut.\n\nAktionsphase: nach der niedrigsten Karte. Ein Zug ist eine Aktion auf dem Brett, eine eigene Strategiekarte oder das Passen; passen darf, wer alle eigenen Karten gespielt hat. Politik verlangt einen neuen Sprecher. Haben alle gepasst, beginnt die Statusphase von selbst.\n\nStatusphase: sieben Schritte zum Abhaken, je ein offenes und ein geheimes Ziel. Von den Haken hängt nichts ab.\n\nAgendaphase: sind die Custodians fort, folgen jeder Statusphase zwei Agenden. Stimmen werden gezählt, nie bewertet.',
  },
  {
    title: 'Punkte und Ende',
    text: 'Punkte ändern sich mit Plus, Minus oder Eingabe, und jede Änderung hat eine Quelle. Ein gewertetes Ziel zählt seine Punkte, wenn ihr nichts anderes vereinbart.\n\nErreicht jemand die Grenze, kann der Gastgeber das Spiel sofort beenden; am Rundenende wird danach gefragt. Wer zuerst da war, gewinnt; bei Gleichstand zählt in der Statusphase die Initiative, in der Agendaphase die Reihe ab dem Sprecher.',
  },
  {
    title: 'Zurücknehmen',
    text: 'Wer zuletzt gehandelt hat, darf es zurücknehmen, der Gastgeber alles. Er kann auch an den Anfang der Phase oder der Runde zurück und sieht vorher, was verloren ginge. Optionen, Namen, Notizen und Pausen bleiben. Zurückgenommenes lässt sich wiederholen, bis etwas Neues geschieht.',
  },
  {
    title: 'Tasten',
    text: 'N geht weiter, E beendet die Phase, T nimmt eine Aktion, P passt, 1 bis 8 sind die Strategiekarten. S Sprecher, V Punkte, O Ziele, M Mecatol Rex, L Protokoll, B Pause, R füllt den Bedenkbalken, F Vollbild, / sucht. In den Optionen lassen sich die Tasten für ein Gerät abschalten.',
  },
];

export const chapters = { en, de };
/** What of the board each chapter speaks of. */
export const pictures = ['', '', '', 'cards actions', 'order', '', ''];
