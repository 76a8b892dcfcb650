/** What a ship does, in a few words; and all names and rules of ships in German. English names and rules are the data's. */

export interface ShipText {
  /** For the catalogue, in English. */
  en: string;
  de: string;
  /** The German name. */
  name: string;
  /** The German rules, power by power as in the data. */
  powers: readonly string[];
}

const ship = (en: string, de: string, name: string, ...powers: string[]): ShipText => ({ en, de, name, powers });

const CHARGED_BUILD = 'In jedem Schritt der bauenden Schiffe einmal, ab der Bauphase nach seiner Fertigstellung: ';
const LINE_LATER = 'Ab dem Zug nach der Fertigstellung 1 Linie mehr';
const HEALS = (n: number) => `Heilt an jedem Zugende ${n}.`;
const HITS = (n: number) => `An jedem Zugende ${n} Schaden.`;
const NUMBER = 'Wähle bei der Fertigstellung eine Zahl von 1 bis 6; sie bleibt für immer.';
const CORE = (colour: string) => `Zu Beginn jeder Kampfphase 1 ${colour} Energie.`;

export const TEXTS: Record<string, ShipText> = {
  DEF: ship('heals 1 each turn', 'heilt 1 je Zug', 'Verteidiger', HEALS(1)),
  FIG: ship('1 damage each turn', '1 Schaden je Zug', 'Jäger', HITS(1)),
  COM: ship(
    '1 damage per three Fighters',
    '1 Schaden je drei Jäger',
    'Kommandant',
    'Je drei Jäger in deiner Flotte 1 Schaden für diesen Kommandanten.',
  ),
  INT: ship(
    'once 5 damage or heals 7',
    'einmal 5 Schaden oder heilt 7',
    'Abfangjäger',
    'Gib die einzige Ladung für 5 Schaden oder für 7 Heilung aus.',
  ),
  ORB: ship('1 line more each turn', '1 Linie mehr je Zug', 'Orbitalstation', `${LINE_LATER}.`),
  CAR: ship(
    'builds Defenders and Fighters',
    'baut Verteidiger und Jäger',
    'Träger',
    `${CHARGED_BUILD}für 1 Ladung ein Verteidiger oder für 2 Ladungen ein Jäger; oder warten.`,
  ),
  STA: ship(
    '8 damage when completed',
    '8 Schaden bei Fertigstellung',
    'Sternschiff',
    '8 Schaden, ein einziges Mal in dem Zug, in dem es fertig wird.',
  ),
  FRI: ship(
    '6 damage on its number, heals 2',
    '6 Schaden auf seine Zahl, heilt 2',
    'Fregatte',
    NUMBER,
    '6 Schaden in jedem Zug, dessen Würfel für dich die gewählte Zahl zeigt, auch im ersten.',
    HEALS(2),
  ),
  TAC: ship(
    '1 damage per type you own',
    '1 Schaden je eigener Art',
    'Taktischer Kreuzer',
    '1 Schaden für jede verschiedene Schiffsart, die du hast, die eigene mitgezählt.',
  ),
  GUA: ship(
    'destroys two ships, heals 1',
    'zerstört zwei Schiffe, heilt 1',
    'Wächter',
    'Gib 1 Ladung aus und zerstöre vor dem Kampf ein einfaches Schiff des Gegners.',
    HEALS(1),
  ),
  SCI: ship(
    'doubles healing, then more',
    'verdoppelt Heilung, dann mehr',
    'Forschungsschiff',
    'Ab einem: deine dauerhafte Heilung zählt doppelt.',
    'Ab zweien aus früheren Zügen: zusätzliche Linien in Höhe deines Würfels (einmal, nicht je Schiff).',
    'Mit dreien: dein dauerhafter Schaden zählt doppelt.',
  ),
  BAT: ship(
    '2 lines, 2 damage, heals 3',
    '2 Linien, 2 Schaden, heilt 3',
    'Schlachtkreuzer',
    'Ab dem Zug nach der Fertigstellung 2 Linien mehr.',
    HITS(2),
    HEALS(3),
  ),
  EAR: ship(
    '3 damage per loose Carrier',
    '3 Schaden je losem Träger',
    'Erdschiff',
    '3 Schaden für jeden losen Träger, ob geladen oder leer.',
  ),
  DRE: ship(
    '10 damage, a Fighter per ship made',
    '10 Schaden, ein Jäger je gebautem Schiff',
    'Dreadnought',
    'Solange es im Spiel ist, bringt jedes Schiff, das du in der Bauphase machst, sofort einen Jäger mit.',
    HITS(10),
    HEALS(2),
  ),
  LEV: ship(
    'dice read 6; 10 damage, heals 10',
    'Würfel zeigen 6; 10 Schaden, heilt 10',
    'Leviathan',
    'Ab dem nächsten Zug zeigt jeder Würfel für dich 6, was auch fällt.',
    HITS(10),
    HEALS(10),
  ),

  XEN: ship('counts, evolves, joins', 'zählt, wandelt und verbindet sich', 'Xenit'),
  ANT: ship(
    'once 3 damage or heals 4',
    'einmal 3 Schaden oder heilt 4',
    'Ameisenlöwe',
    'Gib die einzige Ladung für 3 Schaden oder für 4 Heilung aus.',
  ),
  MAN: ship(
    'heals 1 per pair of Xenites',
    'heilt 1 je Paar Xeniten',
    'Mantis',
    'Heilt 1 für jedes volle Paar deiner Xenitenfamilie, höchstens 10 je Mantis.',
  ),
  EVO: ship(
    'turns a Xenite each turn',
    'wandelt je Zug einen Xeniten',
    'Wandler',
    'Einmal in jedem Zeichenschritt, auch dem ersten, wird ein loser Xenit zu einem Oxit oder Asterit.',
  ),
  OXI: ship('heals 1 each turn', 'heilt 1 je Zug', 'Oxit', HEALS(1)),
  AST: ship('1 damage each turn', '1 Schaden je Zug', 'Asterit', HITS(1)),
  HEL: ship(
    '3 damage, then 1 per pair of Xenites',
    '3 Schaden, dann 1 je Paar Xeniten',
    'Höllenhornisse',
    '3 Schaden, ein einziges Mal in dem Zug, in dem sie fertig wird.',
    '1 Schaden für jedes volle Paar deiner Xenitenfamilie.',
  ),
  BUG: ship(
    'breeds four Xenites',
    'brütet vier Xeniten',
    'Brüter',
    `${CHARGED_BUILD}für 1 Ladung ein Xenit; oder warten.`,
  ),
  ZEN: ship(
    'brings an Antlion; breeds on 2, 3, 4',
    'bringt einen Ameisenlöwen; brütet auf 2, 3, 4',
    'Zenit',
    'Bringt beim Zeichnen einen Ameisenlöwen mit.',
    'Zu Beginn jedes späteren Schritts der bauenden Schiffe entscheidet dein Würfel: 2 ein Xenit, 3 ein Ameisenlöwe, 4 zwei Xeniten, sonst nichts.',
    'Wird er zerstört, bekommt sein Besitzer sofort zwei Xeniten.',
  ),
  DSW: ship(
    'heals 3, or 7 when behind',
    'heilt 3, im Rückstand 7',
    'Schutzschwarm',
    'Heilt an jedem Zugende 3, oder 7, wenn du den Zug mit weniger Leben als der Gegner begonnen hast.',
  ),
  AAR: ship(
    '3 damage, or 8 when behind',
    '3 Schaden, im Rückstand 8',
    'Löwenverband',
    'An jedem Zugende 3 Schaden, oder 8, wenn du den Zug mit weniger Leben als der Gegner begonnen hast.',
  ),
  OXF: ship(
    '1 line; heals 1 per enemy type',
    '1 Linie; heilt 1 je Art des Gegners',
    'Oxitgesicht',
    `${LINE_LATER}; nicht in zusätzlichen Bauphasen.`,
    'Heilt 1 für jede verschiedene Schiffsart des Gegners.',
  ),
  ASF: ship(
    '1 line; 1 damage per enemy type',
    '1 Linie; 1 Schaden je Art des Gegners',
    'Asteritgesicht',
    `${LINE_LATER}; nicht in zusätzlichen Bauphasen.`,
    '1 Schaden für jede verschiedene Schiffsart des Gegners.',
  ),
  SAC: ship(
    'turns ships into Xenites, protects',
    'macht Schiffe zu Xeniten, schützt',
    'Opferbecken',
    'Einmal in jedem späteren Schritt der bauenden Schiffe: zerstöre ein eigenes einfaches Schiff und mache je volle 3 Linien seines Preises einen Xeniten.',
    'Kräfte des Gegners können keines deiner Schiffe zerstören (gegen Diebstahl hilft es nicht).',
  ),
  QUE: ship(
    'a Xenite each turn; 3 damage per ship made',
    'ein Xenit je Zug; 3 Schaden je gebautem Schiff',
    'Königin',
    'Macht zu Beginn jedes späteren Schritts der bauenden Schiffe einen Xeniten.',
    'Schaden in Höhe des Dreifachen der Schiffe, die du in diesem Zug gemacht hast; Xeniten von Königinnen zählen nicht.',
  ),
  CHR: ship(
    'an extra Build Phase each turn',
    'eine weitere Bauphase je Zug',
    'Chronoschwarm',
    'Ab dem nächsten Zug spielst du vor dem Kampf eine zusätzliche Bauphase mit einem Würfel je fertigem Chronoschwarm.',
  ),
  HVE: ship(
    '1 damage and heals 1 per ship',
    '1 Schaden und heilt 1 je Schiff',
    'Schwarmstock',
    '1 Schaden für jedes deiner Schiffe, er selbst mitgezählt.',
    'Heilt 1 für jedes deiner Schiffe, er selbst mitgezählt.',
    'Xeniten in deinen verbundenen Schiffen zählen auch für Mantis und Höllenhornisse.',
  ),

  FEA: ship(
    'heals 3 when completed',
    'heilt 3 bei Fertigstellung',
    'Schiff der Furcht',
    'Heilt 3, ein einziges Mal in dem Zug, in dem es fertig wird.',
  ),
  ANG: ship(
    '3 damage when completed',
    '3 Schaden bei Fertigstellung',
    'Schiff des Zorns',
    '3 Schaden, ein einziges Mal in dem Zug, in dem es fertig wird.',
  ),
  EQU: ship(
    'trades ships of equal cost, twice',
    'tauscht zweimal Schiffe gleichen Preises',
    'Schiff der Gleichheit',
    'Gib 1 Ladung aus und zerstöre ein eigenes und ein gegnerisches einfaches Schiff mit genau gleichem Preis; Schiffe der Gleichheit dürfen es nicht sein.',
  ),
  WIS: ship(
    'twice 3 damage or heals 4',
    'zweimal 3 Schaden oder heilt 4',
    'Schiff der Weisheit',
    'Gib 1 Ladung für 3 Schaden oder für 4 Heilung aus.',
  ),
  VIG: ship(
    '2 lines on even dice',
    '2 Linien bei geradem Würfel',
    'Schiff der Kraft',
    'Ab dem nächsten Zug 2 Linien, wenn dein Würfel gerade ist.',
  ),
  FAM: ship(
    'three times 1 per type you own',
    'dreimal 1 je eigener Art',
    'Schiff der Familie',
    'Gib 1 Ladung für Schaden oder für Heilung aus, so viel wie verschiedene Schiffsarten, die du gerade hast.',
  ),
  LEG: ship(
    '4 joining lines; 1 damage, heals 2',
    '4 Verbindungslinien; 1 Schaden, heilt 2',
    'Schiff des Erbes',
    'Gibt beim Zeichnen sofort 4 Verbindungslinien.',
    HITS(1),
    HEALS(2),
  ),
  TER: ship(
    'heals the die',
    'heilt den Würfel',
    'Arche des Schreckens',
    'Heilt an jedem Zugende so viel, wie dein Würfel zeigt.',
  ),
  FUR: ship(
    'damage of the die',
    'Schaden des Würfels',
    'Arche der Wut',
    'An jedem Zugende so viel Schaden, wie dein Würfel zeigt.',
  ),
  KNO: ship(
    'rerolls the die, heals 2',
    'wirft den Würfel neu, heilt 2',
    'Arche des Wissens',
    'Je Arche darfst du den gemeinsamen Würfel einmal je Zug neu werfen; der neue Wert gilt für beide.',
    HEALS(2),
  ),
  ENT: ship(
    '8 damage, 3 to yourself',
    '8 Schaden, 3 an dir selbst',
    'Arche der Entropie',
    HITS(8),
    'Kostet dich selbst an jedem Zugende 3 Leben.',
  ),
  RED: ship(
    'full health; 2 joining lines a turn',
    'volles Leben; 2 Verbindungslinien je Zug',
    'Arche der Erlösung',
    'Ab dem Zug nach der Fertigstellung 2 Verbindungslinien mehr.',
    'Am Ende der Bauphase, in der sie fertig wird, gilt dein Leben für diesen Zug als voll. Das ist keine Heilung.',
  ),
  POW: ship(
    '4 lines on even dice; 2 damage, heals 3',
    '4 Linien bei geradem Würfel; 2 Schaden, heilt 3',
    'Arche der Macht',
    'Ab dem nächsten Zug 4 Linien, wenn dein Würfel gerade ist.',
    HITS(2),
    HEALS(3),
  ),
  DES: ship(
    '2 damage per ship you own',
    '2 Schaden je eigenem Schiff',
    'Arche der Zerstörung',
    '2 Schaden für jedes deiner Schiffe, sie selbst mitgezählt.',
  ),
  DOM: ship(
    'takes two ships; heals 2 per ship',
    'nimmt zwei Schiffe; heilt 2 je Schiff',
    'Arche der Herrschaft',
    'Ab dem Zug nach der Fertigstellung 2 Verbindungslinien mehr.',
    'Im Erstschlag des Zugs, in dem sie fertig wird, nimmst du für immer zwei einfache Schiffe des Gegners (oder so viele es gibt).',
    'Heilt 2 für jedes deiner Schiffe, sie selbst mitgezählt.',
  ),

  PLU: ship('1 green Energy each turn', '1 grüne Energie je Zug', 'Plutokern', CORE('grüne')),
  MER: ship('1 red Energy each turn', '1 rote Energie je Zug', 'Merkurkern', CORE('rote')),
  QUA: ship(
    'on its number 2 blue, heals 5',
    'auf seine Zahl 2 blaue, heilt 5',
    'Quantenmystiker',
    NUMBER,
    '2 blaue Energie zu Beginn jeder Kampfphase, wenn dein Würfel die gewählte Zahl zeigt.',
    'Heilt in denselben Zügen 5, wenn er noch im Spiel ist.',
  ),
  SPI: ship(
    'heals 1, 4 or 9 together',
    'heilt zusammen 1, 4 oder 9',
    'Spirale',
    'Heilt 1 für jede deiner Spiralen (also 1, 4 oder 9 mit einer, zwei oder dreien).',
    'Solange sie im Spiel ist, liegt dein Höchstleben um 5 höher.',
    'Wird sie deine dritte Spirale, darf im Erstschlag dieses Zugs ein einfaches Schiff des Gegners deiner Wahl zerstört werden.',
  ),
  NEP: ship('1 blue Energy each turn', '1 blaue Energie je Zug', 'Neptunkern', CORE('blaue')),
  SOL: ship(
    '1 Energy of each colour, four times',
    'viermal 1 Energie jeder Farbe',
    'Sonnengitter',
    'Gibt zu Beginn jeder Kampfphase, solange es geladen ist, 1 Ladung für 1 Energie jeder Farbe aus.',
    'Heilt an jedem Zugende 2, wenn es leer ist.',
  ),
  CUB: ship(
    'repeats a Solar Power for free',
    'wiederholt eine Sonnenkraft umsonst',
    'Kubus',
    'Wiederholt einmal je Zug umsonst die erste einfarbige Sonnenkraft, die du wirkst.',
  ),
};

/** Solar Powers: what they do in a few words, and their German names and rules. */
export const POWERS: Record<string, { few: { en: string; de: string }; name: string; de: string }> = {
  SLIF: { few: { en: 'heals 1', de: 'heilt 1' }, name: 'Lebensfunke', de: 'Heilt 1.' },
  SSTA: {
    few: { en: 'heals die + 3', de: 'heilt Würfel + 3' },
    name: 'Sterngeburt',
    de: 'Heilt so viel, wie dein Würfel zeigt, und 3 mehr.',
  },
  SAST: { few: { en: '1 damage', de: '1 Schaden' }, name: 'Meteorit', de: '1 Schaden.' },
  SSUP: {
    few: { en: 'die + 3 damage', de: 'Würfel + 3 Schaden' },
    name: 'Supernova',
    de: 'So viel Schaden, wie dein Würfel zeigt, und 3 mehr.',
  },
  SCON: {
    few: { en: '1 line next turn', de: '1 Linie im nächsten Zug' },
    name: 'Umwandlung',
    de: '1 Linie mehr in deinem nächsten Zug.',
  },
  SSIM: {
    few: { en: 'copies an enemy ship', de: 'kopiert ein fremdes Schiff' },
    name: 'Trugbild',
    de: 'Kopiert ein einfaches Schiff des Gegners für so viel blaue Energie, wie es Linien kostet; die Kopie kommt zu Beginn des nächsten Zugs, mit den Ladungen und der Zahl ihres Vorbilds zu Kampfbeginn.',
  },
  SSIP: {
    few: { en: 'heals and damages', de: 'heilt und schadet' },
    name: 'Absaugen',
    de: 'Gib gleich viel grüne und rote Energie X aus, mindestens 4: heilt und schadet 3X−4 für X von 4 bis 7, 5(X−4) ab 8.',
  },
  SVOR: {
    few: { en: '2 damage per ship type', de: '2 Schaden je Schiffsart' },
    name: 'Wirbel',
    de: '2 Schaden für jede verschiedene Schiffsart, die du hast.',
  },
  SBLA: {
    few: { en: 'removes 2 ships, 1 damage per Core', de: 'entfernt 2 Schiffe, 1 Schaden je Kern' },
    name: 'Schwarzes Loch',
    de: 'Entfernt zwei einfache Schiffe des Gegners (oder so viele es gibt) und macht 1 Schaden je Kern in deiner Flotte.',
  },
};
