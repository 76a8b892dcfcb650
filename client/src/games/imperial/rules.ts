/** The rules to read, in both languages. */
import type { Chapter } from '$lib/games/rules';

const en: readonly Chapter[] = [
  {
    title: 'What it is about',
    text: 'Six great powers before 1914, and nobody plays one of them. You are an investor: you lend nations money, and whoever holds most of a nation’s bonds leads it.\n\nThe game ends when a nation has 25 points. Every bond is then worth its number times a fifth of its nation’s points, rounded down; add your cash. The richest investor wins, not the strongest nation.',
  },
  {
    title: 'The auction',
    text: 'One nation after the other is auctioned. Everybody names a sum in secret. The highest bidder is offered the largest bond that the sum affords, and pays the whole sum into the nation’s treasury, or declines; then the next.\n\nWhoever has most cash left goes first in the player order and gets the investor card.',
  },
  {
    title: 'A nation’s turn',
    text: 'The leader moves the nation’s marker clockwise on the rondel: one to three slots for nothing, up to three more for $2 each out of the leader’s own pocket.\n\nA leader who holds at least half of all bonds sold is a dictator and decides alone. Otherwise the nation is a democracy: the leader proposes, the second strongest owner agrees or proposes something else, and then all owners vote with the weight of their bonds. On a tie the leader’s proposal wins.',
  },
  {
    title: 'The slots',
    text: 'Factory: build one at home for $5; what the treasury lacks the leader pays.\n\nProduce: every factory that is not occupied makes a unit, a fleet in a port and an army inland.\n\nImport: up to three units anywhere at home for $1 each.\n\nTaxation: $2 for every working factory and $1 for every flag, at most 15. What exceeds 5 is gained in points. Units cost $1 each, and if the revenue is higher than last time the difference goes to the owners as a bonus.\n\nInvestor: the treasury pays every owner the number on their bonds; what it lacks the leader pays.',
  },
  {
    title: 'Maneuver',
    text: 'All fleets move first, each one sea: out of port or to the next sea, never back. Then the armies move: by rail within their own country, over one border, or across the sea, where each fleet carries one army.\n\nA unit that comes to an empty sea or neutral land puts up its flag. Where others stand it fights, and one unit of each side is lost, or it offers peace: the nation asked decides, a democracy by vote. Refused, it must fight.\n\nIn another nation’s home an army may occupy, which shuts factories, or destroy a factory and be lost. A nation always keeps one working factory.',
  },
  {
    title: 'Investors',
    text: 'Whenever a marker lands on Investor or passes it, there is an investor round. The holder of the card gets $2 and may buy one bond, or hand a smaller one of the same nation back and pay the difference. Then come the Swiss banks: everybody who neither leads a nation nor is the opposition of a democracy.\n\nYou may put off buying and are asked once more. Each nation can be bought only once in a round. At the end the card goes on to the next player.',
  },
];

const de: readonly Chapter[] = [
  {
    title: 'Worum es geht',
    text: 'Sechs Großmächte vor 1914, und niemand spielt eine davon. Du bist Investor: du leihst Nationen Geld, und wer die meisten Anleihen einer Nation hält, führt sie.\n\nDas Spiel endet, sobald eine Nation 25 Punkte hat. Dann ist jede Anleihe ihre Zahl mal ein Fünftel der Punkte ihrer Nation wert, abgerundet; dazu kommt dein Bargeld. Es gewinnt, wer am reichsten ist, nicht die stärkste Nation.',
  },
  {
    title: 'Die Versteigerung',
    text: 'Eine Nation nach der anderen wird versteigert. Alle nennen verdeckt eine Summe. Wer am meisten bietet, bekommt die größte Anleihe angeboten, die die Summe deckt, und zahlt die ganze Summe in die Staatskasse oder verzichtet; dann folgt das nächste Gebot.\n\nWer danach das meiste Bargeld hat, steht in der Spielerfolge vorn und bekommt die Investorkarte.',
  },
  {
    title: 'Der Zug einer Nation',
    text: 'Wer führt, zieht den Stein der Nation im Uhrzeigersinn über das Rondell: ein bis drei Felder umsonst, bis zu drei weitere für je 2 $ aus eigener Tasche.\n\nWer mindestens die Hälfte aller verkauften Anleihen hält, regiert allein. Sonst ist die Nation eine Demokratie: die Führung schlägt vor, die Opposition stimmt zu oder schlägt etwas anderes vor, dann stimmen alle Eigner mit dem Gewicht ihrer Anleihen ab. Bei Gleichstand gewinnt der Vorschlag der Führung.',
  },
  {
    title: 'Die Felder',
    text: 'Fabrik: baue daheim eine für 5 $; was der Kasse fehlt, zahlt die Führung.\n\nProduktion: jede nicht besetzte Fabrik baut eine Einheit, im Hafen eine Flotte, im Binnenland eine Armee.\n\nImport: bis zu drei Einheiten irgendwo daheim für je 1 $.\n\nSteuern: 2 $ für jede Fabrik in Betrieb und 1 $ für jede Flagge, höchstens 15. Was über 5 liegt, bringt Punkte. Einheiten kosten je 1 $, und sind die Einnahmen höher als beim letzten Mal, geht der Unterschied als Bonus an die Eigner.\n\nInvestor: die Kasse zahlt allen Eignern die Zahl auf ihren Anleihen; was fehlt, zahlt die Führung.',
  },
  {
    title: 'Manöver',
    text: 'Zuerst ziehen alle Flotten, jede ein Meer weit: aus dem Hafen oder ins nächste Meer, nie zurück. Dann ziehen die Armeen: mit der Bahn im eigenen Land, über eine Grenze oder über das Meer, wo jede Flotte eine Armee trägt.\n\nEine Einheit, die in ein leeres Meer oder neutrales Land kommt, setzt ihre Flagge. Wo andere stehen, kämpft sie, und beide Seiten verlieren eine Einheit, oder sie bietet Frieden an: die gefragte Nation entscheidet, eine Demokratie durch Abstimmung. Lehnt sie ab, muss gekämpft werden.\n\nIn der Heimat einer anderen Nation darf eine Armee besetzen, was Fabriken stilllegt, oder eine Fabrik zerstören und dabei untergehen. Eine Fabrik in Betrieb behält jede Nation.',
  },
  {
    title: 'Investoren',
    text: 'Immer wenn ein Stein auf Investor landet oder darüber zieht, gibt es eine Investorrunde. Wer die Karte hat, bekommt 2 $ und darf eine Anleihe kaufen, auch indem eine kleinere derselben Nation zurückgegeben und der Unterschied bezahlt wird. Dann folgen die Schweizer Banken: alle, die weder eine Nation führen noch Opposition einer Demokratie sind.\n\nDu darfst den Kauf aufschieben und wirst noch einmal gefragt. Von jeder Nation wird in einer Runde nur einmal gekauft. Am Ende geht die Karte weiter.',
  },
];

export const chapters = { en, de };
/** What of the board each chapter speaks of. */
export const pictures = ['map', '', 'rondel', 'rondel', 'map', 'people'];
