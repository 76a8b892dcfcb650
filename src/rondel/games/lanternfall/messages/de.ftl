# Lanternfall.

summary = Schick Wandernde auf Reisen, duellier dich mit Erschöpften und hab als Erste fünfzehn Ruhm.

## Was auf den Karten steht

card-appr = Dochtschneiderlehrling
card-moth = Mottenbotin
card-schol = Dochtgelehrte
card-duelist = Gossenduellant
card-monger = Kesselklatsch
card-thief = Leisetreter
card-fog = Nebeltänzerin
card-porter = Eisenrückenträger
card-reader = Barometerleserin
card-hermit = Brombeereremit
card-choir = Nachtchorwächter
card-knight = Kleinflammenritter
card-judge = Richterin der Frühe
card-twins = Fährzwillinge
card-queen = Königin aus dünnem Glas
card-giant = Glockenturmriese
card-snuff = Den Docht kneifen
card-rest = Rast im Wegehaus
card-road = Weg ohne Meilensteine
card-gale = Böe durch die Gasse
card-tale = Zweimal erzählt
card-rally = Ruf am Tor
card-lantern = Verbeulte Laterne
card-mapc = Wachstuch-Kartentasche
does = { $effects }
when_played = beim Ausspielen: { $effects }
when_it_journeys = beim Reisen: { $effects }
when_it_falls = beim Fallen: { $effects }
start_of_turn = Beginn deines Zuges: { $effects }
end_of_turn = Ende deines Zuges: { $effects }
exert_for = erschöpfen: { $effects }
exert_and_pay = erschöpfen und { $cost } zahlen: { $effects }
catches_up = haben alle anderen mehr Ruhm als du, gewinn { $amount }
robs = alle anderen werfen eine Karte ihrer Wahl ab
draws_cards = { $count ->
    [one] zieh eine Karte
   *[other] zieh { $count }
}
tends_all = nimm { $amount } Schaden von jeder deiner Wanderinnen
deals_damage = { $amount } Schaden an einer Wanderin der anderen
mends_one = { $amount ->
    [one] nimm 1 Schaden von einer deiner Wanderinnen
   *[other] nimm bis zu { $amount } Schaden von einer deiner Wanderinnen
}
returns_wanderer = bring eine Wanderin mit Kosten { $cost } oder weniger auf die Hand zurück
gains_renown = gewinn { $amount } Ruhm
rallies_all = deine Wanderinnen haben in diesem Zug +{ $strength } Stärke

## Wie die Dinge heißen

entering = { $how ->
    [ready] bereit
   *[exerted] erschöpft
}
trigger_of = { $card } ({ $ability ->
    [played] beim Ausspielen
    [journeys] beim Reisen
    [falls] beim Fallen
    [start] Beginn deines Zuges
    [end] Ende deines Zuges
   *[exert] erschöpfen
})
trigger_numbered = Auslöser { $number }

## Was geschehen ist

dealt = Alle ziehen { $count } Karten. { $first } beginnt.
exchanged = { $seat } tauscht { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}.
fuelled = { $seat } füllt nach und hat { $oil } Öl.
fuelled_with = Es war { $card }.
played = { $seat } spielt { $card } aus.
entered = { $card } kommt { $ready ->
    [true] bereit
   *[false] erschöpft
} ins Spiel.
used = { $seat } nutzt { $card }.
journeyed = { $card } von { $seat } reist.
duelled = { $card } von { $seat } duelliert sich mit { $defender } von { $at }.
    .you_at = { $card } von { $seat } duelliert sich bei dir mit { $defender }.
fell = { $card } von { $seat } fällt.
    .you_seat = Du hast { $card } verloren.
gained = { $seat } gewinnt { $amount } Ruhm und hat { $renown }.
resolved = { $card } wirkt.
damaged = { $card } nimmt { $amount } Schaden.
mended = { $card } hat noch { $damage } Schaden.
tended = Die Wandernden von { $seat } verlieren { $amount } Schaden.
rallied = Die Wandernden von { $seat } haben in diesem Zug +{ $strength } Stärke.
eliminated = { $seat } { $why ->
    [deck] musste aus einem leeren Stapel ziehen
    [time] hat keine Zeit mehr
   *[left] ist gegangen
} und scheidet aus.

## Wie es ausging

enough_renown = { $renown } Ruhm
others_ran_out = alle anderen haben keine Karten mehr

## Wo wir sind, und was zu tun ist

node-setup = Aufbau
node-deal = Austeilen
node-mulligan = Handwahl
node-decide = Entscheiden
node-play = Spiel
node-beginning = Beginn
node-ready = Bereit
node-set = Ankommen
node-draw = Ziehen
node-main = Hauptphase
node-end = Ende
prompt-mulligan_decide = Wähl Karten zum Tauschen, oder keine
prompt-main = Nachfüllen, ausspielen, reisen, duellieren oder den Zug beenden
prompt-choose_card = Wähl jemanden aus
prompt-discard = Eine Karte abwerfen
prompt-pick_trigger = Wähl, welcher deiner Auslöser als Nächstes kommt
prompt-enter_as = Kommt sie bereit oder erschöpft?

## Was sich tun lässt

move-fuel = Nachfüllen
    .help = Leg einmal je Zug eine Ölkarte verdeckt in den Vorrat: sie zahlt eins je Zug.
move-play = Ausspielen
    .help = Bezahl eine Karte: Wandernde und Andenken kommen ins Spiel, Taten passieren sofort.
move-journey = Reisen
    .help = Erschöpf eine bereite, angekommene Wanderin und gewinn ihren Ruhm.
move-duel = Duell
    .help = Erschöpf eine bereite Wanderin gegen eine erschöpfte der anderen; beide treffen gleichzeitig.
move-use = Nutzen
    .help = Erschöpf ein Andenken für seine Wirkung.
input-card = Karte
input-wanderer = Wanderin
input-attacker = Angreifer
input-defender = Verteidiger
input-keepsake = Andenken
ask-decide = Wähl Karten zum Tauschen, oder keine
ask-pick_trigger = Welcher deiner Auslöser kommt als Nächstes?
ask-discard = Eine Karte abwerfen
choose_for = Wähl: { $effect }
how_it_enters = Wie kommt { $card } ins Spiel?

## Warum nicht

no_fuel = { $card } taugt nicht als Öl.
fuelled_already = Du hast in diesem Zug schon nachgefüllt.
exhausted = { $card } ist erschöpft.
too_new = { $card } ist noch nicht angekommen.
does_not_journey = { $card } reist nicht.
no_such_wanderer = Es gibt keine Wanderin mit der Nummer { NUMBER($number, useGrouping: 0) }.
cannot_be_duelled = Duellier dich mit Erschöpften der anderen; Verschleierte treffen nur ihresgleichen.
target_protected = Zuerst muss die Wache dort ins Duell.
must_duel = { $card } muss sich duellieren, solange es geht.

## Wovon Tipps sprechen

own_renown = Ruhm
own_wanderers = Wandernde
own_oil = Öl
cards_in_hand = Handkarten
own_keepsakes = Andenken
strongest_rival = der stärkste Gegner

## Was ein Tisch ohne eigenes Brett zeigt

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
field-damage = Schaden
field-ready = bereit
field-renown = Ruhm
field-reservoir = Ölvorrat
field-oil-size = Öl
field-oil-spent = verbraucht
field-field = Wandernde
field-keepsakes = Andenken
field-fuelled = hat getankt
field-strength = Stärke mehr
field-settled = angekommen
field-bag = Beutel

## Was nur das Brett sagt

board-deck-way = Weg
board-deck-way-about = Wanderer, die viel Ruhm bringen und schwer zu fassen sind.
board-deck-brawl = Rauferei
board-deck-brawl-about = Starke Duellanten, die andere am Reisen hindern.
board-kind-wanderer = Wanderin
board-kind-deed = Tat
board-kind-keepsake = Andenken
board-keyword-swift = flink
board-keyword-swift-about = darf sich im Zug der Ankunft duellieren, aber nicht reisen
board-keyword-veiled = verschleiert
board-keyword-veiled-about = nur von Verschleierten zu duellieren
board-keyword-sentinel = Wache
board-keyword-sentinel-about = darf erschöpft kommen; wer sich mit ihrer Seite duelliert, muss sie wählen
board-keyword-headstrong = starrsinnig
board-keyword-headstrong-about = reist nicht und muss sich duellieren, wenn es geht
board-keyword-aloof = unnahbar
board-keyword-aloof-about = von Wirkungen der anderen nicht zu wählen
board-ability-played = beim Ausspielen
board-ability-journeys = beim Reisen
board-ability-falls = beim Fallen
board-ability-start = Beginn des Zuges
board-ability-end = Ende des Zuges
board-use-play = Ausspielen
board-use-fuel = In den Ölvorrat legen
board-use-journey = Reisen
board-use-duel = Duell
board-use-use = Nutzen
board-do-play = { $card } ausspielen
board-do-fuel = { $card } in den Ölvorrat
board-do-journey = Mit { $card } reisen
board-do-duel = Duell mit { $card }
board-do-use = { $card } nutzen
board-do-commit = { $n } tauschen
board-do-commit-none = Alle behalten
board-step-ready = Bereit
board-step-set = Ankommen
board-step-beginning-draw = Ziehen
board-step-main = Haupt
board-step-end = Ende
board-place = Zug { $turn } · { $step }
board-place-before = Vor dem ersten Zug
board-pile = Beutel
board-renown = Ruhm
board-oil = Öl
board-reservoir = Ölvorrat
board-discard = Ablage
board-deck = Deck
board-turned = erschöpft
board-counters = { $n } Marken
board-cost = Kosten
board-body = Stärke / Wille
board-worth = Ruhm einer Reise
board-fuel = Öl
board-noFuel = kein Öl

## Was auf dem Spiel steht

you_gain_renown = Du gewinnst { $amount } Ruhm: { $renown } von { $goal }.
they_gain_renown = { $seat } gewinnt { $amount } Ruhm: { $renown } von { $goal }.
you_can_pay = Von jetzt an kannst du je Zug { $oil } bezahlen.
rival_reaches = Allein mit Reisen kommt { $seat } im nächsten Zug auf { $renown } von { $goal }.
rival_wins = Allein mit Reisen kommt { $seat } im nächsten Zug auf { $renown } und gewinnt.

## Die erste Partie

lesson-renown = Das bist du. Wer zuerst 15 Ruhm hat, gewinnt sofort.
lesson-field = Diese Person kam im letzten Zug und ist nun angekommen: sie darf reisen oder sich duellieren.
lesson-journey = Reise: tipp die Person an, dann den Knopf. Sie ist dann erschöpft, und du gewinnst ihren Ruhm.
lesson-fuel = Einmal je Zug darf eine Karte mit Ölzeichen in deinen Vorrat: von da an zahlt sie eins je Zug. Nimm eine, die du entbehren kannst.
lesson-play = Mit deinem Öl spielst du, was leuchtet: Wandernde, Taten und Andenken. In deinem Zug handelst nur du; niemand antwortet.
lesson-end = Spiel, was du magst, und beende dann hier deinen Zug.
lesson-others = Erschöpfte können zum Duell gefordert werden: sieh nach, wer dort gereist ist, bevor du selbst reist.
lesson-done = Das ist der Kern: Öl, Reisen, Duelle. Halte eine Karte gedrückt oder klick sie rechts an, um alles zu lesen.

## Was ist das

term-score = Ruhm
term-score-about = Wer zuerst 15 hat, gewinnt sofort.
term-purse = Öl
term-purse-about = Jede Karte im Vorrat zahlt eins je Zug: wie viel noch da ist, von wie viel.
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
term-zone-reservoir = Ölvorrat
term-zone-reservoir-about = Karten, die als Öl zahlen, verdeckt; nur wem sie gehören, darf nachsehen.
