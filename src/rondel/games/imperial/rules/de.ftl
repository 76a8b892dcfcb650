# Die Regeln zum Lesen, Kapitel für Kapitel.

what-it-is-about = Worum es geht
    .text =
        Sechs Großmächte vor 1914, und niemand spielt eine davon. Du bist Investor: du leihst Nationen Geld, und wer
        die meisten Anleihen einer Nation hält, führt sie.

        Das Spiel endet, sobald eine Nation 25 Punkte hat. Dann ist jede Anleihe ihre Zahl mal ein Fünftel der Punkte
        ihrer Nation wert, abgerundet; dazu kommt dein Bargeld. Es gewinnt, wer am reichsten ist, nicht die stärkste
        Nation.

the-auction = Die Versteigerung
    .text =
        Eine Nation nach der anderen wird versteigert. Alle nennen verdeckt eine Summe. Wer am meisten bietet, bekommt
        die größte Anleihe angeboten, die die Summe deckt, und zahlt die ganze Summe in die Staatskasse oder
        verzichtet; dann folgt das nächste Gebot.

        Wer danach das meiste Bargeld hat, steht in der Spielerfolge vorn und bekommt die Investorkarte.

a-nations-turn = Der Zug einer Nation
    .text =
        Wer führt, zieht den Stein der Nation im Uhrzeigersinn über das Rondell: ein bis drei Felder umsonst, bis zu
        drei weitere für je 2 $ aus eigener Tasche.

        Wer mindestens die Hälfte aller verkauften Anleihen hält, regiert allein. Sonst ist die Nation eine
        Demokratie: die Führung schlägt vor, die Opposition stimmt zu oder schlägt etwas anderes vor, dann stimmen
        alle Eigner mit dem Gewicht ihrer Anleihen ab. Bei Gleichstand gewinnt der Vorschlag der Führung.

the-slots = Die Felder
    .text =
        Fabrik: baue daheim eine für 5 $; was der Kasse fehlt, zahlt die Führung.

        Produktion: jede nicht besetzte Fabrik baut eine Einheit, im Hafen eine Flotte, im Binnenland eine Armee.

        Import: bis zu drei Einheiten irgendwo daheim für je 1 $.

        Steuern: 2 $ für jede Fabrik in Betrieb und 1 $ für jede Flagge, höchstens 15. Was über 5 liegt, bringt
        Punkte. Einheiten kosten je 1 $, und sind die Einnahmen höher als beim letzten Mal, geht der Unterschied als
        Bonus an die Eigner.

        Investor: die Kasse zahlt allen Eignern die Zahl auf ihren Anleihen; was fehlt, zahlt die Führung.

maneuver = Manöver
    .text =
        Zuerst ziehen alle Flotten, jede ein Meer weit: aus dem Hafen oder ins nächste Meer, nie zurück. Dann ziehen
        die Armeen: mit der Bahn im eigenen Land, über eine Grenze oder über das Meer, wo jede Flotte eine Armee
        trägt.

        Eine Einheit, die in ein leeres Meer oder neutrales Land kommt, setzt ihre Flagge. Wo andere stehen, kämpft
        sie, und beide Seiten verlieren eine Einheit, oder sie bietet Frieden an: die gefragte Nation entscheidet,
        eine Demokratie durch Abstimmung. Lehnt sie ab, muss gekämpft werden.

        In der Heimat einer anderen Nation darf eine Armee besetzen, was Fabriken stilllegt, oder eine Fabrik
        zerstören und dabei untergehen. Eine Fabrik in Betrieb behält jede Nation.

investors = Investoren
    .text =
        Immer wenn ein Stein auf Investor landet oder darüber zieht, gibt es eine Investorrunde. Wer die Karte hat,
        bekommt 2 $ und darf eine Anleihe kaufen, auch indem eine kleinere derselben Nation zurückgegeben und der
        Unterschied bezahlt wird. Dann folgen die Schweizer Banken: alle, die weder eine Nation führen noch Opposition
        einer Demokratie sind.

        Du darfst den Kauf aufschieben und wirst noch einmal gefragt. Von jeder Nation wird in einer Runde nur einmal
        gekauft. Am Ende geht die Karte weiter.
