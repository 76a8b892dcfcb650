/** The sentences of the rules in German; names of ships are put in afterwards, wherever they stand. */
import type { Phrase } from '$lib/games/tell.svelte';
import { language } from '$lib/i18n';
import { SHIPS, SOLAR } from './catalogue';
import { POWERS, TEXTS } from './texts';
import { powerName, shipName } from './words';

/** Why a match ended, as the rules call it. */
const ENDS: Record<string, { en: string; de: string }> = {
  decisive: { en: 'the other fleet’s health is gone', de: 'das Leben der anderen Flotte ist aufgebraucht' },
  narrow: { en: 'both are at zero or below, but narrowly ahead', de: 'beide bei null oder darunter, aber knapp vorn' },
  mutual: { en: 'both are down at the same health', de: 'beide am Ende, mit gleichem Leben' },
  limit: { en: 'the turn limit is reached', de: 'die letzte Runde ist gespielt' },
  agreed: { en: 'a draw by agreement', de: 'Remis vereinbart' },
  agreement: { en: 'a draw by agreement', de: 'Remis vereinbart' },
  resignation: { en: 'the other side resigned', de: 'die andere Seite hat aufgegeben' },
  clock: { en: 'the other side ran out of time', de: 'die Zeit der anderen Seite ist abgelaufen' },
  'last seat in the match': {
    en: 'the other side has left the match',
    de: 'die andere Seite hat die Partie verlassen',
  },
};

const NAMES = [...Object.values(SHIPS), ...Object.values(SOLAR)]
  .map(({ id, name }) => ({ id, name }))
  .sort((one, other) => other.name.length - one.name.length);
const NAMED = new RegExp(`\\b(?:[Aa]n? )?(${NAMES.map(({ name }) => name).join('|')})(?:e?s)?\\b`, 'g');
const IDS = new Map(NAMES.map(({ id, name }) => [name, id]));
/** Names that read the same in German. */
export const SAME = NAMES.filter(({ id, name }) => (TEXTS[id] ?? POWERS[id])!.name === name).map(({ name }) => name);

export function polish(text: string): string {
  const end = ENDS[text];
  if (end) return language() === 'de' ? end.de : end.en;
  if (language() !== 'de') return text;
  return text
    .replace(/(^|\()die (\d)/, '$1Würfel $2')
    .replace(/\bsaved (\d+)/, 'gespart $1')
    .replace(NAMED, (all, name: string) => {
      const id = IDS.get(name);
      return id === undefined ? all : id in SHIPS ? shipName(id) : powerName(id);
    });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the data says of ships and powers. */
const PRINTED: readonly Phrase[] = [
  ...Object.values(SHIPS).flatMap(({ id, text, powers }) => [
    { en: text, de: `${capital(TEXTS[id]!.de)}.` },
    ...powers.map((power, index) => ({ en: power.text, de: TEXTS[id]!.powers[index]! })),
  ]),
  ...Object.values(SOLAR).map(({ id, text }) => ({ en: text, de: POWERS[id]!.de })),
];

export const PHRASES: readonly Phrase[] = [
  ...PRINTED,

  // A name with "of" in it must not be taken apart.
  ...NAMES.filter(({ name }) => name.includes(' of ')).map(({ name }) => ({
    en: `The ${name} of {seat} is destroyed.`,
    de: `${name} von {seat} ist zerstört.`,
  })),
  ...SAME.map((name) => ({ en: `{n} (${name} {m})`, de: `{n} (${name} {m})` })),

  // places, moves and their inputs
  { en: 'Standard', de: 'Standard' },
  { en: 'Duel', de: 'Duell' },
  { en: 'duel', de: 'Duell' },
  { en: 'Opening', de: 'Eröffnung' },
  { en: 'opening', de: 'Eröffnung' },
  { en: 'Species', de: 'Volk' },
  { en: 'Turn', de: 'Zug' },
  { en: 'Build phase', de: 'Bauphase' },
  { en: 'Build phase {n}', de: 'Bauphase {n}' },
  { en: 'Battle phase', de: 'Kampfphase' },
  { en: 'Dice roll', de: 'Wurf' },
  { en: 'Line generation', de: 'Linien' },
  { en: 'Extra dice', de: 'Extrawürfel' },
  { en: 'Extra lines', de: 'Extralinien' },
  { en: 'Ships that build', de: 'Bauende Schiffe' },
  { en: 'Drawing', de: 'Zeichnen' },
  { en: 'End of build', de: 'Ende des Bauens' },
  { en: 'First strike', de: 'Erstschlag' },
  { en: 'Charges and Solar Powers', de: 'Ladungen und Sonnenkräfte' },
  { en: 'End of turn', de: 'Zugende' },
  { en: 'your health', de: 'dein Leben' },
  { en: 'the other’s health', de: 'das Leben der anderen Seite' },
  { en: 'your ships and lines', de: 'deine Schiffe und Linien' },
  { en: 'the other’s ships and lines', de: 'Schiffe und Linien der anderen Seite' },
  { en: 'Build', de: 'Bauen' },
  { en: 'Draw a ship', de: 'Ein Schiff zeichnen' },
  {
    en: 'Pay lines for a basic ship of your own species.',
    de: 'Bezahle Linien für ein einfaches Schiff deines Volks.',
  },
  { en: 'Upgrade', de: 'Verbinden' },
  {
    en: 'Join loose ships into an upgraded one; joining lines pay first.',
    de: 'Verbinde lose Schiffe zu einem größeren; Verbindungslinien zahlen zuerst.',
  },
  { en: 'Evolve a Xenite', de: 'Einen Xeniten wandeln' },
  {
    en: 'Let an Evolver turn a Xenite into an Oxite or an Asterite.',
    de: 'Lass einen Wandler aus einem Xeniten einen Oxit oder Asterit machen.',
  },
  {
    en: 'Let a Carrier or Bug Breeder make a ship for its charges.',
    de: 'Lass einen Träger oder Brüter für seine Ladungen ein Schiff machen.',
  },
  {
    en: 'Let a Sacrificial Pool destroy one of your own basic ships and make Xenites of it.',
    de: 'Lass ein Opferbecken ein eigenes einfaches Schiff zerstören und Xeniten daraus machen.',
  },
  {
    en: "Aim a Guardian, or this turn's third Spiral, at an enemy basic ship.",
    de: 'Ziele mit einem Wächter oder der dritten Spirale dieses Zugs auf ein einfaches Schiff des Gegners.',
  },
  {
    en: 'Name an enemy basic ship for your new Ark of Domination to take.',
    de: 'Nenne ein einfaches Schiff des Gegners, das deine neue Arche nimmt.',
  },
  {
    en: 'Spend a charge for damage or for healing at the end of the turn.',
    de: 'Gib eine Ladung für Schaden oder Heilung am Zugende aus.',
  },
  {
    en: 'Doom one of your own basic ships together with an enemy basic ship of the same line cost.',
    de: 'Opfere ein eigenes einfaches Schiff mit einem des Gegners, das gleich viel kostet.',
  },
  {
    en: 'Spend Energy on a Solar Power; a Cube repeats the first of one colour.',
    de: 'Gib Energie für eine Sonnenkraft aus; ein Kubus wiederholt die erste einfarbige.',
  },
  { en: 'Doom an enemy basic ship.', de: 'Nimm ein einfaches Schiff des Gegners.' },
  { en: 'Roll the die again, for both players.', de: 'Wirf den Würfel neu, für beide.' },
  { en: 'Accept the die as it is.', de: 'Nimm den Würfel, wie er liegt.' },
  { en: 'Ship', de: 'Schiff' },
  { en: 'Number', de: 'Zahl' },
  { en: 'Power', de: 'Kraft' },
  { en: 'Amount', de: 'Menge' },
  { en: 'Target', de: 'Ziel' },
  { en: 'Source', de: 'Von' },
  { en: 'Mode', de: 'Art' },
  { en: 'Into', de: 'Zu' },
  { en: 'damage', de: 'Schaden' },
  { en: 'heal', de: 'Heilung' },
  { en: 'Own ship', de: 'Eigenes Schiff' },
  { en: 'Enemy ship', de: 'Gegnerisches Schiff' },

  // captions
  { en: '{ship}: {n} lines, {left} left. {text}', de: '{ship}: {n} Linien, {left} übrig. {text}' },
  {
    en: '{ship}: {n} to join, {left} lines left. {text}',
    de: '{ship}: {n} zum Verbinden, {left} Linien übrig. {text}',
  },
  { en: '{ship} on {n}', de: '{ship} auf {n}' },
  { en: '{ship} from {by}, {n} charge left', de: '{ship} von {by}, noch {n} Ladung' },
  { en: '{ship} from {by}, {n} charges left', de: '{ship} von {by}, noch {n} Ladungen' },
  { en: '{ship} becomes 1 Xenite', de: '{ship} wird zu 1 Xeniten' },
  { en: '{ship} becomes {n} Xenites', de: '{ship} wird zu {n} Xeniten' },
  { en: '{ship}: {n} damage', de: '{ship}: {n} Schaden' },
  { en: '{ship}: {n} healing', de: '{ship}: {n} Heilung' },
  { en: "your {mine} and the enemy's {theirs}", de: 'dein {mine} und gegenüber {theirs}' },
  { en: '{power} of {n}: heals and deals {amount}', de: '{power} mit {n}: heilt und schadet {amount}' },
  { en: '{power} of {ship} for {n} blue', de: '{power} von {ship} für {n} blaue' },
  { en: '{power} for {cost}: {text}', de: '{power} für {cost}: {text}' },
  { en: '{by} at {ship}', de: '{by} auf {ship}' },
  { en: '{ship} ({n} charge)', de: '{ship} ({n} Ladung)' },
  { en: '{ship} ({n} charges)', de: '{ship} ({n} Ladungen)' },
  { en: '{ship} ({n} charge, doomed)', de: '{ship} ({n} Ladung, verloren)' },
  { en: '{ship} ({n} charges, doomed)', de: '{ship} ({n} Ladungen, verloren)' },
  { en: '{ship} (on {n})', de: '{ship} (auf {n})' },
  { en: '{ship} (on {n}, doomed)', de: '{ship} (auf {n}, verloren)' },
  { en: '{ship} (doomed)', de: '{ship} (verloren)' },
  // the box and its options
  {
    en: 'Draw a fleet in secret, fire its charges in the open, and let every wound and every repair count at once.',
    de: 'Zeichne verdeckt eine Flotte, feuere ihre Ladungen offen ab, und lass jede Wunde und jede Heilung zugleich zählen.',
  },
  { en: 'Starting health', de: 'Leben zu Beginn' },
  { en: 'Not above the maximum', de: 'Nicht über dem Höchstwert' },
  { en: 'Maximum health', de: 'Höchstleben' },
  { en: 'Healing never lifts health above it', de: 'Heilung hebt das Leben nie darüber' },
  { en: 'Starting lines', de: 'Linien zu Beginn' },
  { en: 'Lines in hand before the first die', de: 'Linien vor dem ersten Wurf' },
  { en: 'Saved lines', de: 'Gesparte Linien' },
  { en: 'The most lines that can be saved', de: 'So viele Linien können höchstens gespart werden' },
  { en: 'Species of the first seat', de: 'Volk des ersten Platzes' },
  { en: 'Species of the second seat', de: 'Volk des zweiten Platzes' },
  { en: 'Chosen in secret unless it is fixed here', de: 'Wird verdeckt gewählt, wenn es hier nicht feststeht' },
  { en: 'Turn limit', de: 'Letzter Zug' },
  { en: 'Then the higher health wins; 0 means no limit', de: 'Danach gewinnt das höhere Leben; 0 heißt ohne Ende' },
  { en: 'choose', de: 'wählen' },
  { en: 'human', de: 'Menschen' },
  { en: 'xenite', de: 'Xeniten' },
  { en: 'centaur', de: 'Zentauren' },
  { en: 'ancient', de: 'Uralte' },
  { en: 'random', de: 'Zufall' },
  { en: 'Choose', de: 'Wählen' },
  { en: 'Random', de: 'Zufall' },

  // moves and places
  { en: 'Done', de: 'Fertig' },
  { en: 'Reset', de: 'Zurücksetzen' },
  { en: 'Unready', de: 'Doch nicht bereit' },
  { en: 'Ready', de: 'bereit sein' },
  { en: 'Commit', de: 'die Wahl' },
  { en: 'Pass', de: 'Passen' },
  { en: 'Pass priority', de: 'Passen' },
  { en: 'Declare a charge', de: 'eine Ladung' },
  { en: 'Cast a Solar Power', de: 'eine Sonnenkraft' },
  { en: 'Equalise', de: 'das Ausgleichen' },
  { en: 'Strike', de: 'den Schlag' },
  { en: 'Take a ship', de: 'den Diebstahl' },
  { en: 'Sacrifice', de: 'das Opfer' },
  { en: 'Reroll the die', de: 'den Wurf' },
  { en: 'Keep the die', de: 'den Würfel' },
  { en: 'Pick a ship for the Black Hole', de: 'ein Ziel des Schwarzen Lochs' },
  { en: 'drawing {ship}', de: '{ship} zeichnen' },
  { en: 'joining {ship}', de: '{ship} verbinden' },
  { en: 'evolving into {ship}', de: '{ship} wandeln' },
  { en: 'building {ship}', de: '{ship} bauen' },
  { en: 'Choose your species', de: 'Wähle dein Volk' },
  { en: 'Keep the die or roll it again', de: 'Behalte den Würfel oder wirf ihn neu' },
  { en: 'Use your ships that build, then say done', de: 'Lass deine Schiffe bauen, dann sag fertig' },
  { en: 'Draw, upgrade and evolve ships, then say done', de: 'Zeichne, verbinde und wandle Schiffe, dann sag fertig' },
  { en: 'Choose the targets of your first strike', de: 'Wähle die Ziele deines Erstschlags' },
  { en: 'Declare a charge or a Solar Power, or pass', de: 'Erkläre eine Ladung oder Sonnenkraft, oder passe' },

  // the log
  { en: '{seat} leads the {species}.', de: '{seat} führt: {species}.' },
  { en: '{seat} leads the Xenite.', de: '{seat} führt: Xeniten.' },
  { en: 'Human', de: 'Menschen' },
  { en: 'Centaur', de: 'Zentauren' },
  { en: 'Ancient', de: 'Uralte' },
  { en: 'Turn {turn} begins.', de: 'Zug {turn} beginnt.' },
  { en: 'The die shows {die}.', de: 'Der Würfel zeigt {die}.' },
  { en: '{seat} rolls again: the die shows {die}.', de: '{seat} wirft neu: der Würfel zeigt {die}.' },
  { en: '{seat} keeps the {die}.', de: '{seat} behält die {die}.' },
  {
    en: '{seat} has {n} lines ({from}) and {joining} joining.',
    de: '{seat} hat {n} Linien ({from}) und {joining} zum Verbinden.',
  },
  { en: '{seat} has {n} lines ({from}).', de: '{seat} hat {n} Linien ({from}).' },
  { en: '{seat} has {n} lines.', de: '{seat} hat {n} Linien.' },
  { en: '{seat} gets {ship} from {by}.', de: '{seat} bekommt {ship} von {by}.' },
  { en: '{seat} sacrifices {ship}.', de: '{seat} opfert {ship}.' },
  { en: '{seat} draws {ship} into the Black Hole.', de: '{seat} zieht {ship} ins Schwarze Loch.' },
  {
    en: '{seat} draws {ship} on {number}; {lines} lines left.',
    de: '{seat} zeichnet {ship} auf {number}; {lines} Linien übrig.',
  },
  { en: '{seat} draws {ship}; {lines} lines left.', de: '{seat} zeichnet {ship}; {lines} Linien übrig.' },
  {
    en: '{seat} joins {parts} into {ship} on {number}; {lines} lines left.',
    de: '{seat} verbindet {parts} zu {ship} auf {number}; {lines} Linien übrig.',
  },
  {
    en: '{seat} joins {parts} into {ship}; {lines} lines left.',
    de: '{seat} verbindet {parts} zu {ship}; {lines} Linien übrig.',
  },
  { en: '{seat} evolves a Xenite into {ship}.', de: '{seat} wandelt einen Xeniten in {ship}.' },
  { en: 'Chronoswarm: an extra Build Phase for {seats}.', de: 'Chronoschwarm: eine zusätzliche Bauphase für {seats}.' },
  { en: 'The extra dice show {dice}.', de: 'Die Extrawürfel zeigen {dice}.' },
  {
    en: '{seat} reveals {new}, {gone} gone, and saves {lines} lines and {joining} joining.',
    de: '{seat} deckt auf: {new}; {gone} weg; spart {lines} Linien und {joining} zum Verbinden.',
  },
  {
    en: '{seat} reveals {new}, {gone} gone, and saves {lines} lines.',
    de: '{seat} deckt auf: {new}; {gone} weg; spart {lines} Linien.',
  },
  {
    en: '{seat} reveals {new}, and saves {lines} lines and {joining} joining.',
    de: '{seat} deckt auf: {new}; spart {lines} Linien und {joining} zum Verbinden.',
  },
  { en: '{seat} reveals {new}, and saves {lines} lines.', de: '{seat} deckt auf: {new}; spart {lines} Linien.' },
  { en: 'nothing new', de: 'nichts Neues' },
  {
    en: '{seat} has {green} green, {red} red and {blue} blue Energy.',
    de: '{seat} hat {green} grüne, {red} rote und {blue} blaue Energie.',
  },
  { en: '{seat} aims {by} at {ship}.', de: '{seat} zielt mit {by} auf {ship}.' },
  { en: '{seat} lets the {by} take {ship}.', de: '{seat} lässt {by} nehmen: {ship}.' },
  { en: '{seat} takes {ship}.', de: '{seat} nimmt {ship}.' },
  { en: 'The {ship} of {seat} is destroyed.', de: '{ship} von {seat} ist zerstört.' },
  {
    en: '{seat} fires {ship}: {damage} damage, {healing} healing.',
    de: '{seat} feuert {ship} ab: {damage} Schaden, {healing} Heilung.',
  },
  {
    en: "{seat} equalises: the own {own} and the enemy's {enemy} are doomed.",
    de: '{seat} gleicht aus: {own} und gegenüber {enemy} sind verloren.',
  },
  { en: '{seat} casts {power}.', de: '{seat} wirkt {power}.' },
  { en: '{seat} casts {power} of {what}.', de: '{seat} wirkt {power} ({what}).' },
  { en: '{seat} casts {power} of {what}, {times} times in all.', de: '{seat} wirkt {power} ({what}), {times}-mal.' },
  { en: '{seat} casts {power}, {times} times in all.', de: '{seat} wirkt {power}, {times}-mal.' },
  {
    en: '{seat} deals {damage} and heals {healing}, {own} to itself: health {before} → {after}, from {base} by Redemption; fleet worth {fleet}.',
    de: '{seat} schadet {damage} und heilt {healing}, {own} an sich selbst: Leben {before} → {after}, durch Erlösung ab {base}; Flotte {fleet} wert.',
  },
  {
    en: '{seat} deals {damage} and heals {healing}, {own} to itself: health {before} → {after}; fleet worth {fleet}.',
    de: '{seat} schadet {damage} und heilt {healing}, {own} an sich selbst: Leben {before} → {after}; Flotte {fleet} wert.',
  },
  {
    en: '{seat} deals {damage} and heals {healing}: health {before} → {after}, from {base} by Redemption; fleet worth {fleet}.',
    de: '{seat} schadet {damage} und heilt {healing}: Leben {before} → {after}, durch Erlösung ab {base}; Flotte {fleet} wert.',
  },
  {
    en: '{seat} deals {damage} and heals {healing}: health {before} → {after}; fleet worth {fleet}.',
    de: '{seat} schadet {damage} und heilt {healing}: Leben {before} → {after}; Flotte {fleet} wert.',
  },

  // why not
  {
    en: '{n} line short: {what} costs {cost} and you have {have}.{more}',
    de: '{n} Linie zu wenig: {what} kostet {cost}, du hast {have}.{more}',
  },
  {
    en: '{n} lines short: {what} costs {cost} and you have {have}.{more}',
    de: '{n} Linien zu wenig: {what} kostet {cost}, du hast {have}.{more}',
  },
  {
    en: '{n} line short: {what} costs {cost} and you have {have}.',
    de: '{n} Linie zu wenig: {what} kostet {cost}, du hast {have}.',
  },
  {
    en: '{n} lines short: {what} costs {cost} and you have {have}.',
    de: '{n} Linien zu wenig: {what} kostet {cost}, du hast {have}.',
  },
  { en: 'joining {ship}', de: '{ship} verbinden' },
  {
    en: ' It still needs {parts}. Charges left in components: spend those of {charged}.',
    de: ' Es fehlt noch: {parts}. Noch geladen: gib die Ladungen von {charged} aus.',
  },
  {
    en: 'It still needs {parts}. Charges left in components: spend those of {charged}.',
    de: 'Es fehlt noch: {parts}. Noch geladen: gib die Ladungen von {charged} aus.',
  },
  { en: ' It still needs {parts}.', de: ' Es fehlt noch: {parts}.' },
  { en: 'It still needs {parts}.', de: 'Es fehlt noch: {parts}.' },
  {
    en: ' Charges left in components: spend those of {parts}.',
    de: ' Noch geladen: gib die Ladungen von {parts} aus.',
  },
  { en: 'Charges left in components: spend those of {parts}.', de: 'Noch geladen: gib die Ladungen von {parts} aus.' },
  {
    en: 'You have {n} of {ship} in play, as many as there may be; make another ship.',
    de: 'Du hast {n} × {ship} im Spiel, mehr dürfen es nicht sein; mach ein anderes Schiff.',
  },
  {
    en: 'You have as many of {ship} as there may be; name another ship.',
    de: 'Mehr von {ship} dürfen es nicht sein; nenne ein anderes Schiff.',
  },
  { en: 'There is no ship {ship}; name one of your own.', de: 'Es gibt kein Schiff {ship}; nenne ein eigenes.' },
  { en: 'There is no ship {ship}; name one of the enemy.', de: 'Es gibt kein Schiff {ship}; nenne eines des Gegners.' },
  {
    en: 'There is no ship {ship}; name one of the catalogue, such as DEF.',
    de: 'Es gibt kein Schiff {ship}; nenne eines aus dem Katalog, etwa DEF.',
  },
  {
    en: '{ship} cannot be drawn; it is evolved from a Xenite.',
    de: '{ship} kann man nicht zeichnen, nur aus einem Xeniten wandeln.',
  },
  { en: '{ship} cannot be drawn; it is made by upgrading.', de: '{ship} kann man nicht zeichnen, nur verbinden.' },
  {
    en: '{ship} belongs to the {species}; you draw {own} ships.',
    de: '{ship} gehört einem anderen Volk ({species}); du zeichnest Schiffe von: {own}.',
  },
  {
    en: '{ship} is not made by upgrading; it is drawn.',
    de: '{ship} entsteht nicht durch Verbinden, sondern durch Zeichnen.',
  },
  {
    en: '{ship} is not made by upgrading; it is evolved from a Xenite.',
    de: '{ship} entsteht nicht durch Verbinden, sondern aus einem Xeniten.',
  },
  {
    en: 'You have no loose Xenite to evolve; make one first.',
    de: 'Du hast keinen losen Xeniten zum Wandeln; mach zuerst einen.',
  },
  {
    en: 'You have no Evolver left for this step; each evolves one Xenite.',
    de: 'Du hast in diesem Schritt keinen Wandler mehr; jeder wandelt einen Xeniten.',
  },
  {
    en: 'A Xenite becomes an Oxite or an Asterite, not {what}.',
    de: 'Ein Xenit wird zum Oxit oder Asterit, nicht zu {what}.',
  },
  {
    en: 'This extra Build Phase is for owners of a Chronoswarm from an earlier turn; you can only say done.',
    de: 'Diese zusätzliche Bauphase ist für Besitzer eines älteren Chronoschwarms; du kannst nur fertig sagen.',
  },
  {
    en: 'You have no rerolls left this turn; keep the die.',
    de: 'Du kannst in diesem Zug nicht mehr neu werfen; behalte den Würfel.',
  },
  { en: 'Ship {n} is not yours; name one of your own.', de: 'Schiff {n} ist nicht deines; nenne ein eigenes.' },
  { en: '{ship} cannot {power}; these can: {able}.', de: '{ship} kann das nicht; das können: {able}.' },
  { en: '{ship} takes no number; leave it out.', de: '{ship} braucht keine Zahl; lass sie weg.' },
  { en: 'Pick a number from 1 to 6 for the {ship}.', de: 'Wähle eine Zahl von 1 bis 6: {ship}.' },
  { en: '{n} is not a number from 1 to 6.', de: '{n} ist keine Zahl von 1 bis 6.' },
  { en: 'That is your own ship; name one of the enemy.', de: 'Das ist dein eigenes Schiff; nenne eines des Gegners.' },
  {
    en: '{ship} cannot be destroyed: Cores never are. Name another ship.',
    de: '{ship} ist unzerstörbar: Kerne sind es immer. Nenne ein anderes Schiff.',
  },
  {
    en: '{ship} cannot be destroyed: upgraded ships never are. Name a basic one.',
    de: '{ship} ist unzerstörbar: verbundene Schiffe sind es immer. Nenne ein einfaches.',
  },
  {
    en: "The enemy's Sacrificial Pool protects its fleet; only theft reaches it.",
    de: 'Das Opferbecken des Gegners schützt seine Flotte; nur Diebstahl erreicht sie.',
  },
  { en: '{ship} has been named already; name another.', de: '{ship} ist schon genannt; nenne ein anderes.' },
  {
    en: '{ship} has been used this step; it works again in the next.',
    de: '{ship} ist in diesem Schritt schon benutzt und wirkt wieder im nächsten.',
  },
  {
    en: '{ship} has been used this turn; it works again in the next.',
    de: '{ship} ist in diesem Zug schon benutzt und wirkt wieder im nächsten.',
  },
  { en: 'That takes {n} charge; {ship} has {have}.', de: 'Das braucht {n} Ladung; {ship} hat {have}.' },
  { en: 'That takes {n} charges; {ship} has {have}.', de: 'Das braucht {n} Ladungen; {ship} hat {have}.' },
  { en: 'none', de: 'keine' },
  { en: '{ship} can build from the next Build Phase on.', de: '{ship} baut ab der nächsten Bauphase.' },
  { en: '{ship} makes {what}, not {other}.', de: '{ship} macht {what}, nicht {other}.' },
  {
    en: '{ship} is worth less than {n} lines; name a dearer ship.',
    de: '{ship} ist weniger als {n} Linien wert; nenne ein teureres Schiff.',
  },
  {
    en: 'Your Ark of Domination must take a ship first; name one of the enemy.',
    de: 'Deine Arche der Herrschaft muss zuerst ein Schiff nehmen; nenne eines des Gegners.',
  },
  {
    en: 'Only a Spiral that became your third this turn may strike.',
    de: 'Nur eine Spirale, die in diesem Zug deine dritte wurde, darf schlagen.',
  },
  {
    en: 'An Ark of Domination takes ships in the turn it is completed only.',
    de: 'Eine Arche der Herrschaft nimmt nur im Zug ihrer Fertigstellung Schiffe.',
  },
  {
    en: '{ship} cannot be taken: {kind} never are. Name another.',
    de: '{ship} kann man nicht nehmen; nenne ein anderes Schiff.',
  },
  {
    en: 'Nobody can have a fourth Spiral; name another ship.',
    de: 'Eine vierte Spirale gibt es nicht; nenne ein anderes Schiff.',
  },
  {
    en: "Your Black Hole still picks {n} of the enemy's ships.",
    de: 'Dein Schwarzes Loch nimmt noch {n} Schiffe des Gegners.',
  },
  {
    en: 'There is no Black Hole to pick a target for; cast one first.',
    de: 'Es gibt kein Schwarzes Loch, das ein Ziel braucht; wirke zuerst eines.',
  },
  { en: 'Declare damage or heal, not {what}.', de: 'Erkläre Schaden oder Heilung, nicht {what}.' },
  {
    en: 'Ships of Equality can be neither of the two; name others.',
    de: 'Schiffe der Gleichheit dürfen es nicht sein; nenne andere.',
  },
  { en: 'Both must cost the same number of lines: {costs}.', de: 'Beide müssen gleich viele Linien kosten: {costs}.' },
  {
    en: 'Only Ancients cast Solar Powers; fire a charge or pass.',
    de: 'Nur Uralte wirken Sonnenkräfte; feuere eine Ladung ab oder passe.',
  },
  { en: 'That costs {cost} Energy and you have {have}.', de: 'Das kostet {cost} Energie, du hast {have}.' },
  { en: '{one} and {other}', de: '{one} und {other}' },
  { en: '{n} green', de: '{n} grüne' },
  { en: '{n} red', de: '{n} rote' },
  { en: '{n} blue', de: '{n} blaue' },
  { en: 'no', de: 'keine' },
  {
    en: 'A Siphon takes at least {n} green and red Energy, not {amount}.',
    de: 'Ein Siphon braucht mindestens {n} grüne und rote Energie, nicht {amount}.',
  },
  {
    en: '{ship} cannot be copied; name a basic ship that is no Cube.',
    de: '{ship} kann man nicht kopieren; nenne ein einfaches Schiff, das kein Kubus ist.',
  },
  {
    en: '{ship} has been copied this turn; name another.',
    de: '{ship} ist in diesem Zug schon kopiert; nenne ein anderes.',
  },
  { en: 'There is nothing to choose.', de: 'Es gibt nichts zu wählen.' },
  { en: 'There is nothing to take back.', de: 'Es gibt nichts zurückzunehmen.' },
  {
    en: 'Something hidden came to light, so it cannot be taken back.',
    de: 'Verborgenes kam ans Licht, das lässt sich nicht zurücknehmen.',
  },
  { en: 'Not possible now.', de: 'Das geht jetzt nicht.' },
  { en: 'You have decided already.', de: 'Du hast schon entschieden.' },
  { en: 'It is not for you to act now.', de: 'Du bist jetzt nicht dran.' },
];
