# Die Regeln zum Lesen, Kapitel für Kapitel.

what-it-is-about = Worum es geht
    .text =
        Halt Orte im Fenn. Jeder Ort, den du mit einer Einheit hältst, gibt zu Beginn deines Zuges einen Punkt, jede
        Eroberung sofort einen. Sieben Punkte gewinnen; der siebte muss vom Halten kommen, oder von einer Eroberung,
        nach der du alle Orte hältst.

a-turn = Ein Zug
    .text =
        Deine Einheiten werden bereit, du punktest, bekommst zwei Glühsteine und ziehst eine Karte. Dann spiel
        Einheiten und Sprüche aus und zieh, bis du den Zug beendest. Was du nicht ausgibst, bleibt für andere Züge.

moving = Ziehen
    .text =
        Bereite Einheiten ziehen zusammen an einen Ort oder heim ins Lager und sind dann erschöpft. Von Ort zu Ort nur
        streifend. An einem Ort stehen höchstens zwei Seiten.

showdowns = Kraftproben
    .text =
        Wer an einen Ort zieht, den er nicht hält, beginnt eine Kraftprobe. Wer den Fokus hat, darf eine Aktion oder
        Reaktion wirken oder den Fokus weitergeben. Gewirktes öffnet eine Kette, auf der nur Reaktionen antworten; das
        Neueste passiert zuerst. Haben alle den Fokus nacheinander weitergegeben, kämpfen beide Seiten mit ihrer
        ganzen Macht, Bollwerke zuerst. Bleiben nur Angreifer, erobern sie; bleiben beide, gehen die Angreifer heim.

cards-run-out = Wenn Karten ausgehen
    .text =
        Wer aus einem leeren Deck ziehen muss, mischt die Ablage hinein, und der nächste Platz bekommt einen Punkt.

the-opening-hand = Die erste Hand
    .text =
        Wer beginnt, zieht vier Karten, die anderen fünf. Bis zu zwei darfst du gegen andere weglegen.
