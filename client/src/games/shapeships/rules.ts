/** The rules to read, in both languages. */
import type { Chapter } from '$lib/games/rules';

const en: readonly Chapter[] = [
  {
    title: 'What it is about',
    text: 'Two fleets meet. Every turn you draw ships in secret, then fire their charges in the open, and at the end of the turn all damage and all healing count together. Whoever is at zero health or below then has lost.\n\nHealth moves once a turn and at no other time. Nobody can lose in the middle of a turn.',
  },
  {
    title: 'Lines',
    text: 'One die is rolled for both of you. It gives each of you as many lines, beside what your older ships give and what you saved. Lines pay for ships. You can save up to twelve.\n\nJoining lines pay only the joining part of an upgrade.',
  },
  {
    title: 'Building',
    text: 'First your ships that build do their work: Carriers, Bug Breeders, Queens and the like. Then you draw: basic ships of your species for lines, and upgraded ships by joining the ships they are made of. Components that have charges must be empty.\n\nThe other one sees your fleet as it was when the turn began. When both are ready everything is revealed. Until then you can change your mind.',
  },
  {
    title: 'First Strike',
    text: 'A Guardian with a charge, a third Spiral completed this turn and a new Ark of Domination act before the battle. Both choose in secret, and all of it happens at once. A ship that is destroyed here does nothing more this turn, except for what counts once on completion.\n\nOnly basic ships can be destroyed, taken or copied, and Cores cannot be destroyed or taken. A Sacrificial Pool protects a fleet from being destroyed, not from theft.',
  },
  {
    title: 'Battle',
    text: 'In turns you declare a charge, a Ship of Equality or a Solar Power, or you pass; the one with initiative begins, and initiative changes every turn. Whoever passed may still answer. Two passes in a row end the battle.\n\nWhat is declared counts even if its ship is lost. A doomed ship is gone only when the battle ends and may still fire.',
  },
  {
    title: 'The end of the turn',
    text: 'Continuous powers count if their ship is still there. What counts once on completion counts in that turn even if the ship is gone. Charges and Solar Powers count as declared. Then both healths are written, at most up to the maximum.\n\nIf both are at zero or below, the higher health wins narrowly; equal health is a draw. At the turn limit the higher health wins.',
  },
  {
    title: 'The four species',
    text: 'Humans build up steadily into heavy ships. Xenites breed a swarm that counts itself. Centaurs live from bursts, charges and Arks. Ancients have no upgrades: their Cores give Energy of three colours, which pays for Solar Powers in battle and is lost at the end of the turn.\n\nHold a ship, or press I while it has the focus, to read what it does.',
  },
];

const de: readonly Chapter[] = [
  {
    title: 'Worum es geht',
    text: 'Zwei Flotten begegnen sich. In jedem Zug zeichnet ihr verdeckt Schiffe, feuert dann offen ihre Ladungen ab, und am Ende des Zugs zählen aller Schaden und alle Heilung zusammen. Wer dann bei null Leben oder darunter steht, hat verloren.\n\nDas Leben ändert sich einmal je Zug und sonst nie. Niemand verliert mitten im Zug.',
  },
  {
    title: 'Linien',
    text: 'Ein Würfel fällt für beide. So viele Linien bekommt jeder, dazu, was ältere Schiffe geben und was gespart ist. Mit Linien bezahlt man Schiffe. Bis zu zwölf lassen sich sparen.\n\nVerbindungslinien bezahlen nur das Verbinden von Schiffen.',
  },
  {
    title: 'Bauen',
    text: 'Zuerst arbeiten deine bauenden Schiffe: Träger, Brüter, Königinnen und ihresgleichen. Dann zeichnest du: einfache Schiffe deines Volks für Linien, und größere, indem du die Schiffe verbindest, aus denen sie bestehen. Bestandteile mit Ladungen müssen leer sein.\n\nDer andere sieht deine Flotte, wie sie zu Beginn des Zugs war. Sind beide bereit, wird alles aufgedeckt. Bis dahin kannst du es dir anders überlegen.',
  },
  {
    title: 'Erstschlag',
    text: 'Ein geladener Wächter, eine dritte Spirale aus diesem Zug und eine neue Arche der Herrschaft handeln vor dem Kampf. Beide wählen verdeckt, und alles geschieht zugleich. Ein Schiff, das hier zerstört wird, tut in diesem Zug nichts mehr, außer was einmal bei der Fertigstellung zählt.\n\nNur einfache Schiffe kann man zerstören, nehmen oder kopieren, Kerne weder zerstören noch nehmen. Ein Opferbecken schützt vor Zerstörung, nicht vor Diebstahl.',
  },
  {
    title: 'Kampf',
    text: 'Abwechselnd erklärt ihr eine Ladung, ein Schiff der Gleichheit oder eine Sonnenkraft, oder ihr passt; wer die Initiative hat, beginnt, und sie wechselt jeden Zug. Wer gepasst hat, darf noch antworten. Passen beide nacheinander, endet der Kampf.\n\nWas erklärt ist, zählt, auch wenn das Schiff verloren geht. Ein verlorenes Schiff verschwindet erst am Ende des Kampfs und darf noch feuern.',
  },
  {
    title: 'Das Ende des Zugs',
    text: 'Dauerhafte Kräfte zählen, wenn ihr Schiff noch da ist. Was einmal bei der Fertigstellung zählt, zählt in diesem Zug auch dann, wenn das Schiff fort ist. Ladungen und Sonnenkräfte zählen wie erklärt. Dann werden beide Leben geschrieben, höchstens bis zum Höchstwert.\n\nStehen beide bei null oder darunter, gewinnt knapp das höhere Leben; gleiches Leben ist ein Remis. Im letzten Zug gewinnt das höhere Leben.',
  },
  {
    title: 'Die vier Völker',
    text: 'Menschen bauen ruhig bis zu schweren Schiffen auf. Xeniten brüten einen Schwarm, der sich selbst zählt. Zentauren leben von Ausbrüchen, Ladungen und Archen. Uralte verbinden nichts: ihre Kerne geben Energie in drei Farben, die im Kampf Sonnenkräfte bezahlt und am Ende des Zugs verfällt.\n\nHalte ein Schiff gedrückt, oder drück I, wenn es den Fokus hat, und lies, was es tut.',
  },
];

export const chapters = { en, de };
/** What of the board each chapter speaks of. */
export const pictures = ['health-0', 'lines', 'shop', '', 'forecast', 'health-0', ''];
