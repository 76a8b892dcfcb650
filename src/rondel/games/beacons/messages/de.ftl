# Leuchtfeuer.

summary = Erleuchtet gemeinsam die Küste: alle sehen deine Fackeln, nur du nicht.

## Wie Dinge heißen

torch_name = { colour_name } { $number }
colour_name = { $colour ->
    [amber] Bernstein
    [jade] Jade
   *[pearl] Perle
}
height_name = { $height ->
    [low] niedrig (1 oder 2)
    [middle] mittel (3)
   *[high] hoch (4 oder 5)
}
topic_name = { $topic ->
    [colour] die Farbe
   *[height] die Höhe
}
their_place = Fackel { $number }
place_name = Fackel { $number }{ $colour ->
    [amber] , Bernstein
    [jade] , Jade
    [pearl] , Perle
   *[other] { "" }
}{ $height ->
    [low] , niedrig
    [middle] , mittel
    [high] , hoch
   *[other] { "" }
}
torch_text = { $times ->
    [one] Es gibt sie einmal.
   *[other] Es gibt sie { $times }-mal.
}
kind-torch = Fackel

## Was geschehen ist

lit = { $seat } entzündet { $torch }.
guttered = { $seat } entzündet { $torch }; das ist zu niedrig und erlischt: ein Sturm zieht auf.
dropped = { $seat } wirft { $torch } ins Meer und spart Öl.
told_colour = { $seat } sagt zu { $to }: Fackel { $place } ist { $colour }.
told_height = { $seat } sagt zu { $to }: Fackel { $place } ist { $height }.
store_empty = Die letzte Fackel ist gezogen: alle sind noch einmal an der Reihe.

## Wie es ausging

coast_is_lit = { $lit } Fackeln brennen, und die Küste ist hell
storms_took_it = der dritte Sturm hat das Licht gelöscht, bei { $lit ->
    [one] einer brennenden Fackel
   *[other] { $lit } brennenden Fackeln
}
night_is_over = die Nacht ist vorbei, { $lit } von { $goal } Fackeln brennen

## Wo wir sind, und was zu tun ist

node-night = Nacht
node-turn = Zug
prompt-turn = Entzünde, verrate oder verwirf eine Fackel
move-light = Entzünden
    .help = Entzünde eine deiner Fackeln. Sie muss höher sein als alle, die in ihrer Farbe brennen.
move-tell = Sagen
    .help = Sag jemandem die Farbe oder die Höhe einer Fackel, für ein Maß Öl.
move-drop = Wegwerfen
    .help = Wirf eine deiner Fackeln ins Meer und spare ein Maß Öl.
input-place = Fackel
input-to = Wem
input-topic = Was

## Warum nicht

no_oil = Es ist kein Öl mehr da, um Zeichen zu geben: wirf erst eine Fackel weg.
oil_is_full = Das Öl ist voll: keine Fackel muss weggeworfen werden.
not_yourself = Sag es jemand anderem: über die eigenen Fackeln hört niemand von sich selbst.
told_already = Das ist schon bekannt.
no_such_torch = An dieser Stelle ist keine Fackel.

## Wovon Tipps sprechen

torches_lit = Brennende Fackeln
heights_left = Höhen, die bleiben
storms_raised = Stürme
oil_left = Öl
night_left = Fackeln, die noch kommen
clues_given = Was bekannt ist

## Was vorher abgemacht wird

option-goal = Fackeln
    .help = So viele müssen brennen, bevor die Nacht vorbei ist
preset-breezy = Leichte Brise
preset-stormy = Stürmisch

## Was der Tisch zeigt

field-keepers = Wächter
field-hand = Fackeln
field-clues = Was sie wissen
    .empty = noch nichts
field-colour = Farbe
field-height = Höhe
field-store = Vorrat
field-lit = Es brennen
    .empty = noch nichts
field-lost = Verloren
    .empty = noch nichts
field-goal = Nötig
field-oil = Öl
field-storms = Stürme
field-turns_left = Züge übrig
    .empty = bis der Vorrat leer ist

## Was ist das?

term-oil = Öl
term-oil-about = Jedes Zeichen verbrennt ein Maß, jede weggeworfene Fackel spart eines. Mehr als fünf gibt es nie.
term-storm = Sturm
term-storm-about = Eine Fackel, die nicht höher ist als alle, die in ihrer Farbe brennen, erlischt, und ein Sturm zieht auf. Der dritte beendet die Nacht.
term-clue = Was sie wissen
term-clue-about = Was von einer Fackel gesagt worden ist. Alle hören es.
term-goal = Nötig
term-goal-about = Wenn so viele Fackeln brennen, habt ihr alle gewonnen.

## Die erste Partie

lesson-hands = Du siehst die Fackeln der anderen, und sie sehen deine. Deine eigenen bleiben dir verborgen.
lesson-tell = Sag jemandem die Farbe oder die Höhe einer Fackel. Das verbrennt ein Maß Öl.
lesson-light = Entzünde eine von deinen, wenn du genug weißt: sie muss höher sein als alle, die in ihrer Farbe brennen. Zahlen dürfen fehlen.
lesson-end = Ihr gewinnt oder verliert gemeinsam: entzündet so viele, wie die Küste braucht, vor dem dritten Sturm und bevor der Vorrat leer ist.

## Das Brett

board-coast = Die Küste
board-night = Die Nacht
board-goal = Brennen
board-oil = Öl
board-storms = Stürme
board-store = Vorrat
board-turns = Züge übrig
board-of = { $n } von { $of }
board-lost = Verloren:
board-yours = Deine
board-unknown = ?
board-nothing = ungesagt
board-knows = bekannt: { $known }
board-place = Fackel { $n }
board-own = Deine Fackel { $n }: { $known }
board-burns = { $torch } brennt
board-passed = { $torch } kann nicht mehr brennen
board-dark = { $torch } brennt noch nicht
board-tell = Tippe auf eine fremde Fackel, um etwas darüber zu sagen, oder auf eine eigene, um sie zu entzünden.
board-height-low = niedrig
board-height-middle = mittel
board-height-high = hoch
