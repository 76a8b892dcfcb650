# Die Regeln zum Lesen, Kapitel für Kapitel.

what-it-is-about = Worum es geht
    .text =
        Fünf Jahre auf einer Kolchose. Du gewinnst Stiche, schickst ihre Karten auf vier Felder und behältst eigene
        Karten in deinem Beet. Nach fünf Jahren gewinnt das reichste Beet.

        Wer Stiche gewinnt, verdient Lohn, gerät aber auch in den Blick des Staates, wenn ein Feld scheitert.

a-year = Ein Jahr
    .text =
        Jedes Feld zeigt seinen Lohn. Wer plant, bestimmt eine Farbe zum Trumpf. Ab dem zweiten Jahr darfst du
        Handkarten mit deinem Beet tauschen.

        Dann werden Stiche gespielt: bediene die angespielte Farbe, wenn du kannst, sonst spiel, was du willst. Der
        höchste Trumpf gewinnt, sonst die höchste Karte der angespielten Farbe; das Ass ist die niedrigste.

work = Arbeit
    .text =
        Wer den Stich gewinnt, schickt seine Karten an die Arbeit. Eine Karte arbeitet auf dem Feld ihrer Farbe, ein
        Trumpf auf jedem Feld. Jede Karte arbeitet so viele Stunden, wie sie wert ist.

        Ein Feld mit 40 Stunden ist erfüllt, sein Lohn kommt offen in das Beet. Die letzte Handkarte legen alle
        verdeckt in ihr Beet.

requisition = Beschlagnahme
    .text =
        Für jedes nicht erfüllte Feld verlieren alle, die in diesem Jahr einen Stich gewonnen haben, ihre beste Karte
        dieser Farbe: sie muss nach Norden, aus dem Spiel.

        Die Bilder der Trumpffarbe wirken dort, wo sie gearbeitet haben. Der Bube, der Säufer, arbeitet nicht, nimmt
        aber die Schuld auf sich. Die Dame, der Spitzel, lässt alle ihre Karten zeigen. Der König, der
        Parteifunktionär, nimmt zwei.

famine = Hungerjahr
    .text =
        Einmal in fünf Jahren kommt ein Hungerjahr: in dem Jahr, dessen Lohn das Kartoffel-Ass ist. Es gibt keinen
        Trumpf, kleinere Hände und nur drei Stiche.
