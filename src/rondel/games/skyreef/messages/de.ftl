# Skyreef.

summary = Lade deine Mannschaft mit Volt, greif Ruhende und Anführer an und kontre mit Handkarten.

## What is printed on the cards

card-gull = Möwenfederspäher
card-rope = Focktauschneider
card-ghost = Ankerplatzgeist
card-look = Krähennestausguck
card-spar = Spierenkämpferin
card-rigger = Wolkentaklerin
card-bell = Nebelglöckner
card-lancer = Sturmlanzerin
card-bulwark = Schottwache
card-gunner = Leuchtoffizierin
card-coral = Korallenheiler
card-mist = Nieselduellant
card-powder = Pulverchemikerin
card-anchor = Notankertitan
card-twin = Doppelklingenkorsar
card-whale = Nimbuswal
card-broad = Rollende Breitseite
card-sail = Alle Segel
card-tow = Schlepptau kappen
card-signal = Laternensignal
card-hard = Hart an den Wind
card-wake = Eisen im Kielwasser
card-squall = Abendböe
card-ono = Marschall Ono
card-brack = Marschall Brack
does = { $effects }
rest_volt = einmal je eigenem Zug, 1 Volt ruhen lassen: { $effects }
charged_attack = wenn der Anführer mit angelegtem Volt angreift: { $effects }
on_deploy = beim Einsetzen: { $effects }
on_attack = beim Angriff: { $effects }
at_dusk = Dämmerung, 1 zahlen, einmal je Zug: { $effects }
on_spark = Funke: { $effects }
draws_cards = zieh { $count }
discards_one = { $then ->
    [true] dann wirf 1 ab
   *[false] wirf 1 ab
}
puts_under_deck = dann leg eine Handkarte unter den Stapel
knocks_out_by_cost = { $may ->
    [true] du darfst { $rested ->
        [true] eine ruhende Einheit
       *[false] eine Einheit
    } der anderen mit Kosten { $cost } oder weniger ausschalten
   *[false] schalt { $rested ->
        [true] eine ruhende Einheit
       *[false] eine Einheit
    } der anderen mit Kosten { $cost } oder weniger aus
}
knocks_out_by_power = { $may ->
    [true] du darfst { $rested ->
        [true] eine ruhende Einheit
       *[false] eine Einheit
    } der anderen mit Stärke { $power } oder weniger ausschalten
   *[false] schalt { $rested ->
        [true] eine ruhende Einheit
       *[false] eine Einheit
    } der anderen mit Stärke { $power } oder weniger aus
}
heals_life = hast du höchstens { $most } Lebenskarten, leg die oberste Deckkarte auf dein Leben
rests_active = du darfst eine bereite Einheit der anderen ruhen lassen
rests_by_cost = du darfst eine Einheit der anderen mit Kosten { $cost } oder weniger ruhen lassen
returns_unit = du darfst eine Einheit der anderen mit Kosten { $cost } oder weniger zurückschicken
wakes_unit = du darfst eine deiner ruhenden Einheiten wecken
boosts_attacked = +{ $power } für die angegriffene Karte in diesem Kampf
lends_power = eine deiner Karten bekommt in diesem Zug +{ $power } Stärke

## What happened

dealt = Alle ziehen { $count } Karten. { $first } beginnt.
kept = { $seat } behält.
redrew = { $seat } zieht neu.
charged = { $seat } bekommt { $count ->
    [0] kein Volt
   *[other] { $count } Volt
} und hat { $volts }.
deployed = { $seat } setzt { $card } ein.
event_played = { $seat } spielt { $card }.
attached = { $seat } legt ein Volt an { $card } an.
led = { $card } von { $seat } bekommt +1 Stärke.
dusk_used = { $seat } nutzt { $card }.
attacked = { $card } von { $seat } greift { $target } von { $at } an.
    .you_at = { $card } von { $seat } greift bei dir { $target } an.
blocked = { $card } von { $seat } blockt.
countered = { $seat } wirft { $card } zum Kontern ab.
boosted = Die angegriffene Karte bekommt +{ $amount }, insgesamt { $bonus }.
fought = { $card } mit { $power } gegen { $target } mit { $against }.
knocked_out = { $card } von { $seat } ist ausgeschaltet.
    .you_seat = Du hast { $card } verloren.
life_lost = { $seat } verliert eine Lebenskarte und hat noch { $life }.
    .you_seat = Du hast eine Lebenskarte verloren und noch { $life }.
life_taken = Es ist { $card }.
sparked = { $seat } nutzt den Funken von { $card }.
kept_life = { $seat } nimmt die Lebenskarte auf die Hand.
declined = { $seat } wählt nichts.
healed = { $seat } legt eine Karte auf das Leben und hat { $life }.
rested = { $card } von { $seat } ruht nun.
woken = { $card } von { $seat } ist wieder bereit.
put_under = { $seat } legt eine Karte unter den Stapel.
eliminated = { $seat } { $why ->
    [life] wird ohne Lebenskarte getroffen
    [deck] hat einen leeren Stapel
    [time] hat keine Zeit mehr
   *[left] ist gegangen
} und scheidet aus.

## How it ended

others_struck_down = alle anderen Anführer sind besiegt
others_ran_out = alle anderen haben keine Karten mehr

## Where we are, and what must be done

node-setup = Aufbau
node-deal = Austeilen
node-mulligan = Handwahl
node-decide = Entscheiden
node-life = Leben
node-place = Auslegen
node-play = Spiel
node-refresh = Erholen
node-draw = Ziehen
node-volt = Volt
node-main = Hauptphase
node-end = Ende
node-dusk = Dämmerung
node-cleanup = Aufräumen
node-battle = Kampf
node-attack = Angriff
node-block = Block
node-counter = Konter
node-assist = Hilfe
node-damage = Schaden
prompt-decide = Behalt deine Hand oder zieh fünf andere
prompt-main = Einsetzen, Ereignisse spielen, Volt anlegen, angreifen oder den Zug beenden
prompt-block = Block mit einem bereiten Blocker oder pass
prompt-counter = Kontre mit Handkarten oder pass
prompt-assist = Hilf mit einer Karte oder pass
prompt-dusk = Dämmerung: nutz Dämmerkarten oder pass
prompt-choose_card = Wähl eine Karte
prompt-spark = Den Funken der Lebenskarte nutzen?
prompt-discard = Eine Karte abwerfen
prompt-bottom = Leg eine Karte unter deinen Stapel

## What can be done

move-keep = Behalten
    .help = Behalt diese Hand.
move-redraw = Neu ziehen
    .help = Misch die Hand ins Deck und zieh einmal fünf neue.
move-deploy = Einsetzen
    .help = Bezahl eine Einheit; sie kommt bereit ins Spiel.
move-play_event = Ereignis spielen
    .help = Bezahl ein Hauptereignis; es passiert sofort.
move-attach = Volt anlegen
    .help = Leg ein Volt an deinen Anführer oder eine Einheit: +1 Stärke in deinen Zügen, bis zum Erholen.
move-lead = Führen
    .help = Lass ein Volt ruhen: eine deiner Karten bekommt in diesem Zug +1 Stärke.
move-attack = Angreifen
    .help = Lass deinen Anführer oder eine Einheit ruhen, um einen Anführer oder eine ruhende Einheit der anderen anzugreifen.
move-block = Blocken
    .help = Lass einen bereiten Blocker ruhen, der zum Ziel wird; einmal je Kampf.
move-counter = Kontern
    .help = Wirf eine Karte für ihren Konterwert ab oder spiel ein Konterereignis.
move-assist = Helfen
    .help = Wirf einmal je Kampf eine Karte für den Verteidiger ab.
move-dusk = Dämmerung
    .help = Nutz eine Dämmerfähigkeit oder ein Dämmerereignis für ein Volt.
input-card = Karte
input-target = Ziel
input-attacker = Angreifer
input-blocker = Blocker
input-source = Quelle
ask-discard = Eine Karte abwerfen
ask-bottom = Leg eine Karte unter deinen Stapel
choose_for = { BIG($effect) }
use_spark = Den Funken von { $card } nutzen?

## Why not

not_on_field = Auf dem Feld liegt nichts mit der Nummer { NUMBER($number, useGrouping: 0) }.
first_turn = Im ersten Zug greift niemand an.
is_rested = { $card } ruht.
too_new = { $card } ist erst in diesem Zug gekommen.
not_attackable = Greif einen Anführer oder eine ruhende Einheit der anderen an.
no_blocker = { $card } ist kein Blocker.
attacked_cannot_block = Die angegriffene Karte kann nicht blocken.
not_for_counter = { $card } taugt nicht zum Kontern.
no_counter_value = { $card } hat keinen Konterwert.
not_your_battle = Hier kannst du nicht helfen.
helped_already = Du hast in diesem Kampf schon geholfen.
only_units = Nur Einheiten werden eingesetzt.
enough_units = Fünf Einheiten sind das Höchste.
no_main_event = Das ist kein Hauptereignis.
no_such_ability = { $card } hat keine solche Fähigkeit.
led_already = Dein Anführer hat das in diesem Zug schon getan.
nothing_at_dusk = { $card } tut in der Dämmerung nichts.
used_already = { $card } wurde in diesem Zug schon genutzt.

## What hints speak of

own_life = Leben
own_crew = Mannschaft
cards_in_hand = Handkarten
own_volts = Volt
other_side = die andere Seite
the_battle = der Kampf

## What is agreed before

option-leaders = Anführer
    .help = Einer je Platz; ohne Angabe der des fertigen Decks
wrong_number_of_leaders = es müssen { $seats } Anführer genannt sein oder keiner
no_such_leader = es gibt keinen Anführer „{ $leader }“; es gibt { $leaders }

## What a table without its own board shows

field-deck = Stapel
field-hand = Hand
field-discard = Ablage
field-out = ausgeschieden
field-by = von
field-targets = zielt auf
field-seat = Platz
field-first = begann
field-turn = Zug
field-active = am Zug
field-card = Karte
field-power = Zuwachs
field-leader = Anführung
field-life = Leben
field-taken = genommene Lebenskarte
field-units = Einheiten
field-stock = Vorrat
field-volts-size = Volt
field-volts-spent = verbraucht
field-volts = Volt
field-led = Anführung benutzt
field-battle-defender = angegriffen
field-battle-bonus = Abwehr mehr
field-battle-blocked = geblockt
field-battle-assisted = halfen
field-agenda = kommende Wirkungen
field-wounds = verlieren eine Lebenskarte

## What only the board says

board-deck-ono = Marschall Ono
board-deck-ono-about = Schnelle Angreifer und ein Befehl, der einen von ihnen stärkt.
board-deck-brack = Marschall Brack
board-deck-brack-about = Blocker, Konter und ein Anführer, der Karten tauscht.
board-kind-unit = Einheit
board-kind-main_event = Hauptereignis
board-kind-counter_event = Konterereignis
board-kind-dusk_event = Dämmerereignis
board-kind-leader = Anführer
board-keyword-rush = Ansturm
board-keyword-rush-about = darf im Zug der Ankunft angreifen
board-keyword-blocker = Blocker
board-keyword-blocker-about = darf einspringen, wenn etwas anderes angegriffen wird
board-keyword-twin = doppelt
board-keyword-twin-about = macht einem Anführer 2 Schaden
board-ability-deploy = beim Einsetzen
board-ability-attack = beim Angriff
board-ability-charge = beim geladenen Angriff
board-ability-dusk = in der Dämmerung
board-ability-spark = Funke
board-use-deploy = Einsetzen
board-use-play_event = Spielen
board-use-attach = Volt anlegen
board-use-lead = Führen: +1 Stärke
board-use-attack = Angreifen
board-use-block = Blocken
board-use-counter = Kontern
board-use-assist = Helfen
board-use-dusk = In der Dämmerung nutzen
board-do-deploy = { $card } einsetzen
board-do-play_event = { $card } spielen
board-do-attach = Volt an { $card } anlegen
board-do-lead = { $card } führen: +1 Stärke
board-do-attack = Mit { $card } angreifen
board-do-block = Mit { $card } blocken
board-do-counter = Mit { $card } kontern
board-do-assist = Mit { $card } helfen
board-do-dusk = { $card } nutzen
board-do-keep = Diese Hand behalten
board-do-redraw = Fünf andere ziehen
board-step-refresh = Erholen
board-step-draw = Ziehen
board-step-volt = Volt
board-step-main = Haupt
board-step-dusk = Dämmerung
board-step-cleanup = Aufräumen
board-step-attack = Angriff
board-step-block = Block
board-step-counter = Konter
board-step-assist = Hilfe
board-step-damage = Schaden
board-step-battle-end = Kampfende
board-to-counter = zu den Kontern
board-to-assist = zur Hilfe
board-to-damage = zum Schaden
board-to-battle-end = der Kampf endet
board-to-cleanup = der Zug endet
board-to-dusk = zur Dämmerung
board-to-main = zurück zur Hauptphase
board-place = Zug { $turn } · { $step }
board-place-before = Vor dem ersten Zug
board-pile = Noch auszuführen
board-life = Leben
board-volts = Volt
board-stock = Vorrat
board-discard = Ablage
board-deck = Deck
board-turned = ruht
board-counters = { $n } Volt angelegt
board-cost = Kosten
board-body = Stärke
board-counter = Konterwert

## Was auf dem Spiel steht

attack_lands = { $card } trifft mit { $power } gegen { $against } von { $target }.
attack_falls_short = { $card } verfehlt mit { $power } gegen { $against } von { $target }.
you_lose_life = Du verlierst Leben: { $left ->
    [0] keines bleibt, der nächste Treffer wirft dich hinaus
   *[other] { $left } bleiben
}.
they_lose_life = { $seat } verliert Leben: { $left ->
    [0] keines bleibt, der nächste Treffer wirft hinaus
   *[other] { $left } bleiben
}.
you_regain_life = Du gewinnst Leben zurück: { $life } jetzt.
struck_down = { $seat } hat kein Leben mehr und wird niedergestreckt.
you_are_struck_down = Du hast kein Leben mehr und wirst niedergestreckt.

## Die erste Partie

lesson-life = Das bist du. Dein Anführer hat vier Lebenskarten; wird er ohne eine getroffen, scheidest du aus.
lesson-volts = Volt bezahlen Karten. Du bekommst jeden Zug zwei.
lesson-attach = Ein Volt an deinem Anführer oder einer Einheit macht sie in deinen Zügen um eins stärker. Leg deinem Anführer eines an.
lesson-attack = Greif den anderen Anführer an: tipp deinen an, dann den anderen, dann den Knopf. Mit mindestens dessen Stärke gelingt es, wenn niemand blockt oder kontert.
lesson-deploy = Was angegriffen hat, ruht bis zu deinem nächsten Zug. Mit den übrigen Volt kannst du Einheiten einsetzen und Ereignisse spielen.
lesson-end = Wenn du fertig bist, beende hier deinen Zug. Dann greifen die anderen an, und du darfst blocken und kontern.
lesson-done = Das ist der Kern: Volt, Angriffe, Konter. Halte eine Karte gedrückt oder klick sie rechts an, um alles zu lesen.

## Was ist das

term-score = Leben
term-score-about = Lebenskarten des Anführers. Ohne eine getroffen, scheidet der Platz aus.
term-purse = Volt
term-purse-about = Sie bezahlen Karten oder geben angelegt je eins mehr Stärke: wie viele frei sind, von wie vielen.
term-zone-hand = Hand
term-zone-hand-about = Wie viele Karten sie halten; niemand sonst darf hineinsehen.
term-zone-deck = Deck
term-zone-deck-about = Die Karten, die noch gezogen werden, verdeckt.
term-zone-discard = Ablage
term-zone-discard-about = Was verbraucht oder zerstört ist. Alle dürfen nachsehen.
term-pile = Was wartet
term-pile-about = Gewirkt, aber noch nicht geschehen. Das Neueste liegt oben und passiert zuerst.
term-fight = Kampf
term-fight-about = Wer auf wen trifft, und womit.
term-zone-stock = Vorrat
term-zone-stock-about = Volt, die noch kommen, zwei je Zug.
