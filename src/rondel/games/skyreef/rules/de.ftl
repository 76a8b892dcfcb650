# Die Regeln zum Lesen, Kapitel für Kapitel.

what-it-is-about = Worum es geht
    .text =
        Dein Anführer hat vier Lebenskarten. Greif die anderen an, bis einer ohne Lebenskarte getroffen wird: dieser
        Platz scheidet aus. Wer ein leeres Deck hat, auch. Wer übrig bleibt, gewinnt.

a-turn = Ein Zug
    .text =
        Alles von dir wird bereit, du ziehst eine Karte und bekommst zwei Volt (im allerersten Zug eines). Dann setz
        Einheiten ein, spiel Ereignisse, leg Volt an und greif an, so oft du magst. Im ersten eigenen Zug greift
        niemand an.

volts = Volt
    .text =
        Volt bezahlen Karten. Ein angelegtes Volt gibt +1 Stärke in deinen eigenen Zügen, bis dein nächster Zug
        beginnt.

battles = Kämpfe
    .text =
        Lass deinen Anführer oder eine Einheit ruhen, um einen Anführer oder eine ruhende Einheit anzugreifen. Wer
        verteidigt, darf einmal mit einem bereiten Blocker blocken und dann kontern: Karten mit ◈ abwerfen oder
        Konterereignisse spielen. Ab drei Plätzen dürfen die anderen mit je einer Karte helfen. Mit mindestens der
        Stärke des Ziels gelingt der Angriff: eine Einheit ist ausgeschaltet, ein Anführer verliert eine Lebenskarte
        an die Hand. Eine Karte mit Funken darf stattdessen sofort genutzt werden.

dusk = Dämmerung
    .text =
        Am Ende jedes Zuges dürfen alle der Reihe nach Dämmerkarten nutzen, für ein Volt.

the-opening-hand = Die erste Hand
    .text =
        Du ziehst fünf Karten und darfst einmal fünf andere ziehen.
