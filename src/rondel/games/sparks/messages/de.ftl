# Funken.

summary = Wirf Funken, lösch die der anderen und behalte etwas Glut zum Bezahlen.

## Wie die Dinge heißen

card_name = { $card ->
    [spark] Funke
    [flare] Flamme
   *[douse] Guss
}
card_title = { card_name }
card_text = { $card ->
    [spark] Kostet 1 Glut. Ein Schaden an jemand anderem.
    [flare] Kostet 2 Glut. Zwei Schaden an jemand anderem.
   *[douse] Kostet 1 Glut. Das Oberste verpufft, wenn, wer es warf, keine Glut zahlt.
}
kind-card = Karte
the_card = { $card ->
    [spark] Der Funke
    [flare] Die Flamme
   *[douse] Der Guss
}

## Was geschehen ist

# Instead of the frame’s
drew = { $seat } zieht eine Karte.
thrown = { $seat } wirft { $card ->
    [spark] einen Funken
    [flare] eine Flamme
   *[douse] einen Guss
}.
hit = { $seat } wird von { $card ->
    [spark] einem Funken
    [flare] einer Flamme
   *[douse] einem Guss
} getroffen und hat noch { $hearts ->
    [0] keine Herzen
    [one] ein Herz
   *[other] { $hearts } Herzen
}.
    .you_seat = Du wurdest von { $card ->
        [spark] einem Funken
        [flare] einer Flamme
       *[douse] einem Guss
    } getroffen und hast noch { $hearts ->
        [0] keine Herzen
        [one] ein Herz
       *[other] { $hearts } Herzen
    }.
paid = { $seat } zahlt eine Glut.
fizzled = { the_card } von { $seat } verpufft.
    .you_seat = Dein Wurf ist verpufft: { card_name }.

## Wo wir sind, und was zu tun ist

node-play = Spiel
node-kindle = Anfachen
node-main = Wirf, lösch oder pass
prompt-main = Wirf, lösch oder pass
prompt-pay = Eine Glut zahlen, damit es weiterbrennt?
ask-pay = Eine Glut zahlen, damit es weiterbrennt?

## Was sich tun lässt

move-throw = Werfen
    .help = Wirf einen Funken oder eine Flamme auf jemanden.
move-douse = Löschen
    .help = Lösch das Oberste: Es verpufft, wenn, wer es warf, keine Glut zahlt.
input-card = Karte
input-target = Ziel

## Warum nicht

wrong_kind = Werfen kann man nur Funken und Flammen.
no_such_card = Dir fehlt: { card_name }.
aim_at_another = Ziel auf jemand anderen, der noch Herzen hat.
own_object = Das Oberste ist dein eigenes.
nothing_to_douse = Auf dem Stapel liegt nichts.
cannot_pay = { $card ->
    [spark] Ein Funke
    [flare] Eine Flamme
   *[douse] Ein Guss
} kostet { $cost ->
    [one] eine Glut
   *[other] { $cost } Glut
}.

## Wie es ausging

most_hearts = die meisten Herzen, als der Stapel leer war

## Wovon Tipps sprechen

your_hearts = deine Herzen
others_hearts = die Herzen der anderen
what_flies = was unterwegs ist
embers_left = Glut
cards_in_hand = Karten auf der Hand

## Was der Tisch zeigt

field-throwers = Werfende
field-hearts = Herzen
field-embers = Glut
field-hand = Hand
field-deck = Stapel
field-stack = Geworfenes
    .empty = nichts fliegt
field-discard = Ablage
    .empty = leer
field-thrown = bisher geworfen
field-first = beginnt
field-spent = Stapel aufgebraucht
field-id = Nummer
field-by = von
field-card = Karte
field-at = auf

## Die erste Partie

lesson-hearth = Alle beginnen mit gleich vielen Herzen. Wer keine mehr hat, scheidet aus.
lesson-throw = Wirf einen Funken: wähl eine Karte und auf wen, dann den Knopf.
lesson-pile = Er fliegt jetzt. Andere dürfen mit einem eigenen Funken antworten oder ihn löschen; das Neueste passiert zuerst.
lesson-pass = Passe, damit er landet.
lesson-done = Das ist alles. Behalt etwas zum Löschen.
