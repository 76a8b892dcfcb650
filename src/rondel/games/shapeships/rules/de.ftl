# Die Regeln zum Lesen, Kapitel für Kapitel.

what-it-is-about = Worum es geht
    .text =
        Zwei Flotten begegnen sich. In jedem Zug zeichnet ihr verdeckt Schiffe, feuert dann offen ihre Ladungen ab,
        und am Ende des Zugs zählen aller Schaden und alle Heilung zusammen. Wer dann bei null Leben oder darunter
        steht, hat verloren.

        Das Leben ändert sich einmal je Zug und sonst nie. Niemand verliert mitten im Zug.

lines = Linien
    .text =
        Ein Würfel fällt für beide. So viele Linien bekommt jeder, dazu, was ältere Schiffe geben und was gespart ist.
        Mit Linien bezahlt man Schiffe. Bis zu zwölf lassen sich sparen.

        Verbindungslinien bezahlen nur das Verbinden von Schiffen.

building = Bauen
    .text =
        Zuerst arbeiten deine bauenden Schiffe: Träger, Brüter, Königinnen und ihresgleichen. Dann zeichnest du:
        einfache Schiffe deines Volks für Linien, und größere, indem du die Schiffe verbindest, aus denen sie
        bestehen. Bestandteile mit Ladungen müssen leer sein.

        Der andere sieht deine Flotte, wie sie zu Beginn des Zugs war. Sind beide bereit, wird alles aufgedeckt. Bis
        dahin kannst du es dir anders überlegen.

first-strike = Erstschlag
    .text =
        Ein geladener Wächter, eine dritte Spirale aus diesem Zug und eine neue Arche der Herrschaft handeln vor dem
        Kampf. Beide wählen verdeckt, und alles geschieht zugleich. Ein Schiff, das hier zerstört wird, tut in diesem
        Zug nichts mehr, außer was einmal bei der Fertigstellung zählt.

        Nur einfache Schiffe kann man zerstören, nehmen oder kopieren, Kerne weder zerstören noch nehmen. Ein
        Opferbecken schützt vor Zerstörung, nicht vor Diebstahl.

battle = Kampf
    .text =
        Abwechselnd erklärt ihr eine Ladung, ein Schiff der Gleichheit oder eine Sonnenkraft, oder ihr passt; wer die
        Initiative hat, beginnt, und sie wechselt jeden Zug. Wer gepasst hat, darf noch antworten. Passen beide
        nacheinander, endet der Kampf.

        Was erklärt ist, zählt, auch wenn das Schiff verloren geht. Ein verlorenes Schiff verschwindet erst am Ende
        des Kampfs und darf noch feuern.

the-end-of-the-turn = Das Ende des Zugs
    .text =
        Dauerhafte Kräfte zählen, wenn ihr Schiff noch da ist. Was einmal bei der Fertigstellung zählt, zählt in
        diesem Zug auch dann, wenn das Schiff fort ist. Ladungen und Sonnenkräfte zählen wie erklärt. Dann werden
        beide Leben geschrieben, höchstens bis zum Höchstwert.

        Stehen beide bei null oder darunter, gewinnt knapp das höhere Leben; gleiches Leben ist ein Remis. Im letzten
        Zug gewinnt das höhere Leben.

the-four-species = Die vier Völker
    .text =
        Menschen bauen ruhig bis zu schweren Schiffen auf. Xeniten brüten einen Schwarm, der sich selbst zählt.
        Zentauren leben von Ausbrüchen, Ladungen und Archen. Uralte verbinden nichts: ihre Kerne geben Energie in drei
        Farben, die im Kampf Sonnenkräfte bezahlt und am Ende des Zugs verfällt.

        Halte ein Schiff gedrückt, oder drück I, wenn es den Fokus hat, und lies, was es tut.
