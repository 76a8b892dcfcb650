# Die Regeln zum Lesen, Kapitel für Kapitel.

what-it-is-about = Worum es geht
    .text =
        Wandernde reisen und bringen Ruhm. Wer zuerst 15 Ruhm hat, gewinnt sofort. Wer aus einem leeren Deck ziehen
        muss, scheidet aus.

a-turn = Ein Zug
    .text =
        Deine Karten und dein Öl werden bereit, deine Wandernden kommen an, du ziehst eine Karte. Dann in beliebiger
        Folge: eine Ölkarte in den Vorrat legen, Karten ausspielen, reisen, duellieren, Andenken nutzen. Nur du
        handelst; niemand antwortet. Beende den Zug, wenn du fertig bist.

oil = Öl
    .text =
        Jede Karte im Ölvorrat zahlt eins je Zug. Sie liegt verdeckt; nur du darfst nachsehen.

journeys-and-duels = Reisen und Duelle
    .text =
        Wer seit deinem letzten Zug da ist, darf reisen: erschöpfen und Ruhm gewinnen. Oder ein Duell mit Erschöpften
        der anderen: beide treffen gleichzeitig. Schaden bleibt; wer so viel Schaden wie Willen hat, fällt.
        Verschleierte duellieren sich nur mit ihresgleichen, eine Wache geht vor, und Starrsinnige müssen sich
        duellieren, wenn es geht.

the-bag = Der Beutel
    .text =
        Was Karten auslösen, kommt in einen Beutel. Er wird sofort geleert, zuerst von der Person am Zug; wer mehrere
        hat, wählt die Reihenfolge.

the-opening-hand = Die erste Hand
    .text =
        Du ziehst sechs Karten und darfst einmal beliebige tauschen.
