# Die Regeln zum Lesen, Kapitel für Kapitel.

what-it-is = Was es ist
    .text =
        Eine Anzeige für alle, die Twilight Imperium auf einem echten Tisch spielen. Sie führt durch die Runde, merkt
        sich, wer was hat, misst Zeiten und zählt Punkte. Sie spielt nie selbst: was auf dem Brett geschieht, bleibt
        auf dem Brett.

        Ein Gerät genügt für alles. Mit mehreren zeigt ein Fernseher allen den Tisch, und jedes Handy zeigt, was sein
        Spieler tun kann.

three-faces = Drei Gesichter
    .text =
        Der Gastgeber sieht alles und darf alles für alle tun; das Protokoll sagt es. Der große Schirm hat keine
        Knöpfe: man liest ihn aus drei Metern. Ein Handy zeigt die Möglichkeiten, Punkte, Geheimziele und die Uhr
        eines Spielers.

        Plätze, die niemand genommen hat, führt der Gastgeber. Geheime Notizen bleiben bei ihrem Spieler; nicht einmal
        der Gastgeber oder das Ende des Spiels zeigt sie.

setting-up = Aufbau
    .text =
        Sagt, wie viele spielen: Karte und Plätze folgen. Gebt jedem Spieler Farbe und Fraktion, oder lasst das Los
        entscheiden. Was jemand hat, wird nicht mehr angeboten. Eine eigene Fraktion braucht nur einen Namen.

        Alle Optionen lassen sich mitten im Spiel ändern, außer dem Inhalt und, solange Karten verteilt sind, der Zahl
        der Strategiekarten.

a-round = Eine Runde
    .text =
        Strategiephase: vom Sprecher im Uhrzeigersinn nimmt jeder eine Karte, bei bis zu vier Spielern zwei. Auf
        übrigen Karten sammelt sich jede Runde ein Handelsgut.

        Aktionsphase: nach der niedrigsten Karte. Ein Zug ist eine Aktion auf dem Brett, eine eigene Strategiekarte
        oder das Passen; passen darf, wer alle eigenen Karten gespielt hat. Politik verlangt einen neuen Sprecher.
        Haben alle gepasst, beginnt die Statusphase von selbst.

        Statusphase: sieben Schritte zum Abhaken, je ein offenes und ein geheimes Ziel. Von den Haken hängt nichts ab.

        Agendaphase: sind die Custodians fort, folgen jeder Statusphase zwei Agenden. Stimmen werden gezählt, nie
        bewertet.

points-and-the-end = Punkte und Ende
    .text =
        Punkte ändern sich mit Plus, Minus oder Eingabe, und jede Änderung hat eine Quelle. Ein gewertetes Ziel zählt
        seine Punkte, wenn ihr nichts anderes vereinbart.

        Erreicht jemand die Grenze, kann der Gastgeber das Spiel sofort beenden; am Rundenende wird danach gefragt.
        Wer zuerst da war, gewinnt; bei Gleichstand zählt in der Statusphase die Initiative, in der Agendaphase die
        Reihe ab dem Sprecher.

taking-back = Zurücknehmen
    .text =
        Wer zuletzt gehandelt hat, darf es zurücknehmen, der Gastgeber alles. Er kann auch an den Anfang der Phase
        oder der Runde zurück und sieht vorher, was verloren ginge. Optionen, Namen, Notizen und Pausen bleiben.
        Zurückgenommenes lässt sich wiederholen, bis etwas Neues geschieht.

keys = Tasten
    .text =
        N geht weiter, E beendet die Phase, T nimmt eine Aktion, P passt, 1 bis 8 sind die Strategiekarten. S
        Sprecher, V Punkte, O Ziele, M Mecatol Rex, L Protokoll, B Pause, R füllt den Bedenkbalken, F Vollbild, /
        sucht. In den Optionen lassen sich die Tasten für ein Gerät abschalten.
