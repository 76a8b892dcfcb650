# Die Regeln zum Lesen, Kapitel für Kapitel.

what-it-is-about = Worum es geht
    .text =
        Alle beginnen mit 15 Kraft und einem Deck von dreißig Karten. Brunnen bezahlen Kreaturen und Sprüche;
        Kreaturen greifen an, auf Sprüche wird geantwortet. Wer keine Kraft mehr hat oder aus einem leeren Deck ziehen
        muss, scheidet aus. Wer übrig bleibt, gewinnt.

a-turn = Ein Zug
    .text =
        Deine Kreaturen und Brunnen enttippen. Es folgen Versorgung und Ziehen, die erste Hauptphase, der Kampf, die
        zweite Hauptphase und das Ende. In jeder Hauptphase darfst du Brunnen (einen je Zug), Kreaturen und Riten
        spielen, solange nichts auf dem Stapel wartet. Blitze, Kreaturen mit Hinterhalt und Tipp-Fähigkeiten gehen
        immer, wenn du an der Reihe bist.

the-stack = Der Stapel
    .text =
        Was gewirkt wird, wartet auf dem Stapel, und andere dürfen antworten. Du bist an der Reihe, bis du passt.
        Haben alle nacheinander gepasst, passiert das Oberste. Ist der Stapel leer und alle passen, geht das Spiel
        weiter. Ziele werden noch einmal geprüft: ist das einzige Ziel weg, passiert nichts.

combat = Kampf
    .text =
        Nenn deine Angreifer und wen sie angreifen; Angreifen tippt, außer bei wachsamen Kreaturen. Neu gekommene
        Kreaturen greifen nicht an, außer flinke. Dann nennen die Angegriffenen ihre Blocker; mehrere dürfen denselben
        Angreifer blocken. Ungeblocktes trifft die Person. Ein geblockter Angreifer teilt tödlichen Schaden der Reihe
        nach aus, alle Blocker schlagen gleichzeitig zurück.

the-opening-hand = Die erste Hand
    .text =
        Du ziehst sieben Karten. Bis zu zweimal darfst du sie zurückmischen und sieben neue ziehen; für jedes Mal
        legst du danach eine Karte unter dein Deck.
