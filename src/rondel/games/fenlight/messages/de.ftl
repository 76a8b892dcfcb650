# Fenlight.

summary = Zieh ins Fenn, gewinn Kraftproben um seine Orte und halt sie, bis du sieben Punkte hast.

## What is printed on the cards

card-imp = Schilfkobold
card-otter = Grabenotter
card-scout = Moorgängerin
card-guard = Seggenwache
card-rider = Dornrückenreiter
card-toad = Meilensteinkröte
card-bearer = Dunstlampenträger
card-sage = Weise unter Weiden
card-witch = Hexe vom tiefen Fenn
card-knight = Reiherhelmritterin
card-eel = Zitteraal
card-troll = Torftroll
card-drake = Dösender Drache
card-spark = Sumpffunke
card-flood = Deichbruch
card-gust = Schilfbeugende Böe
card-chall = Klären wir das
card-firm = Fersen im Schlamm
card-snuff = Eine Prise Dunst
card-pull = Zurückfallen
card-flies = Glas voll Leuchtkäfer
card-rally = Pfiff zum zweiten Atem
card-study = Im Schilf lesen
does = { $effects }
when_played = beim Ausspielen: { $effects }
when_held = wenn du ihren Ort hältst: { $effects }
damages_unit = { $amount } Schaden an einer Einheit an einem Ort
floods_site = { $amount } Schaden an jeder Einheit eines Ortes
gusts_home = schick eine Einheit der anderen von einem Ort in ihr Lager
challenges = deine Einheit und eine der anderen am selben Ort treffen einander mit ihrer Macht
firms = eine deiner Einheiten +{ $might } Macht in diesem Zug
cancels_object = heb ein Glied der Kette der anderen mit Kosten { $cost } oder weniger auf
pulls_home = bring deine Einheit von einem Ort ins Lager
readies_unit = mach eine deiner erschöpften Einheiten bereit
draws_cards = { $count ->
    [one] zieh eine Karte
   *[other] zieh { $count }
}

## What things are called

place = { $place ->
    [0] das Schilftor
    [1] die versunkene Treppe
    [2] der Reiherstein
   *[other] das Lager
}
# A site that is fought for or lost.
site_object = { $site ->
    [0] das Schilftor
    [1] die versunkene Treppe
   *[2] den Reiherstein
}
# A site with which something is done.
site_instrument = { $site ->
    [0] dem Schilftor
    [1] der versunkenen Treppe
   *[2] dem Reiherstein
}
own_base = dein Lager
units_named = { $units }
no_units = niemand
targets_named = { $targets }
no_target = kein Ziel
on_the_chain = { $card } auf der Kette
object_numbered = Glied { NUMBER($number, useGrouping: 0) }

## What happened

dealt = Alle ziehen. { $first } beginnt.
set_aside = { $seat } legt { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
} weg.
channelled = { $seat } hat { $stones ->
    [one] einen Glühstein
   *[other] { $stones } Glühsteine
}.
played = { $seat } spielt { $card } aus, Ort: { $at }.
cast = { $seat } wirkt { $card }.
casts_on = { $seat } wirkt { $card }, Ziel: { $targets }.
resolved = { $card } passiert.
fizzled = { $card } hat sein Ziel verloren und tut nichts.
cancelled = { $card } von { $seat } wird aufgehoben.
moved = { $seat } bewegt { $cards }, Ziel: { $to }.
contested = { $seat } macht { site_object } streitig. { $combat ->
    [true] Kampf!
   *[false] Sonst ist niemand da.
}
damaged = { $card } nimmt { $amount } Schaden.
strengthened = { $card } bekommt +{ $might } Macht.
readied = { $card } ist bereit.
sent_home = { $card } geht ins Lager.
destroyed = { $card } von { $seat } ist vernichtet.
    .you_seat = Du hast { $card } verloren.
conquered = { $seat } erobert { site_object }.
scored = { $seat } punktet mit { site_instrument } und hat { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}.
lapsed = { $seat } verliert { site_object }.
    .you_seat = Du hast { site_object } verloren.
ran_out = { $seat } hat keine Karten mehr: { $to } punktet und hat { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}.
# Instead of the frame’s
drew = { $seat } zieht eine Karte.
eliminated = { $seat } { $why ->
    [time] hat keine Zeit mehr
   *[left] ist gegangen
} und scheidet aus.

## How it ended

enough_points = { $points } Punkte

## Where we are, and what must be done

node-setup = Aufbau
node-deal = Austeilen
node-mulligan = Handwahl
node-decide = Entscheiden
node-play = Spiel
node-awaken = Erwachen
node-beginning = Beginn
node-channel = Sammeln
node-draw = Ziehen
node-action = Aktion
node-end = Ende
node-showdown = Kraftprobe
node-open = Offen
node-combat = Kampf
node-outcome = Ausgang
node-chain = Kette
prompt-decide = Leg bis zu zwei Karten weg
prompt-action = Einheiten ausspielen, wirken, ziehen oder den Zug beenden
prompt-open = Kraftprobe: wirk mit dem Fokus oder als Antwort, oder pass
prompt-chain = Antworte mit einer Reaktion oder pass
prompt-assign = Verteil deinen Schaden
prompt-choose_card = Wähl eine Einheit

## What can be done

move-set_aside = Weglegen
    .help = Leg bis zu zwei Karten weg und zieh ebenso viele; sie kommen unter den Stapel.
move-play_unit = Einheit ausspielen
    .help = Bezahl eine Einheit; sie kommt ins Lager oder an einen gehaltenen Ort, erschöpft, wenn sie nicht flink ist.
move-cast = Wirken
    .help = Bezahl einen Spruch und leg ihn auf die Kette, wo Reaktionen antworten dürfen.
move-move = Ziehen
    .help = Erschöpf bereite Einheiten und beweg sie zusammen an einen Ort oder ins Lager.
input-card = Karte
input-cards = Leg bis zu zwei Karten weg
input-at = Ort
input-targets = Ziele
input-units = Einheiten
input-to = Nach
ask-assign = Verteil deinen Schaden
choose_for = { $card }: { $effect }

## Why not

only_units_are_played = So werden nur Einheiten ausgespielt.
units_are_not_cast = Eine Einheit wird ausgespielt, nicht gewirkt.
too_slow = { $card } ist gerade zu langsam: Tempo { $speed ->
    [slow] langsam
    [action] Aktion
   *[reaction] Reaktion
}.
nothing_to_aim_at = Es gibt kein Ziel dafür: { $effects }.
aims_otherwise = { $card }: { $effects }.
target_gone = { $target } ist nicht da.
not_played_there = Spiel Einheiten ins Lager oder an einen Ort, den du mit einer Einheit hältst.
no_such_site = Es gibt keinen Ort { $site }.
no_unit_chosen = Wähl mindestens eine Einheit.
moves_once = Jede Einheit zieht nur einmal.
is_exhausted = { $card } ist erschöpft.
cannot_go_there = { $card } kann dort nicht hin.
site_is_full = Dort stehen schon zwei Seiten.
tanks_first = Bollwerke müssen zuerst tödlichen Schaden bekommen.
lethal_first = Erst tödlicher Schaden für eine Einheit, dann die nächste, der Rest auf die letzte.

## What hints speak of

own_points = Punkte
sites_held = Orte
own_units = Einheiten
cards_in_hand = Handkarten
own_stones = Steine
other_side = die andere Seite
the_showdown = die Kraftprobe
the_chain = die Kette

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
field-damage = Schaden
field-ready = bereit
field-points = Punkte
field-stones-size = Glühsteine
field-stones-spent = verbraucht
field-units = Einheiten
field-scored = in diesem Zug gewertet
field-might = Zuwachs
field-at = Ort:
field-sites = Orte
field-controller = gehalten von
    .empty = niemandem
field-chain = Kette
field-showdown-site = Kampf um
field-showdown-attacker = greift an
field-showdown-defender = verteidigt

## What only the board says

board-deck-reed = Schilf
board-deck-reed-about = Billige, flinke Einheiten und Zauber, die den Weg frei machen.
board-deck-mire = Moor
board-deck-mire-about = Einheiten, die standhalten, und Zauber, die aufheben.
board-kind-unit = Einheit
board-kind-slow = Langsamer Spruch
board-kind-action = Aktion
board-kind-reaction = Reaktion
board-keyword-swift = flink
board-keyword-swift-about = kommt bereit
board-keyword-rove = streifend
board-keyword-rove-about = darf von Ort zu Ort ziehen
board-keyword-assault = Sturm
board-keyword-assault-about = mehr Macht im Angriff
board-keyword-shield = Schild
board-keyword-shield-about = mehr Macht in der Verteidigung
board-keyword-tank = Bollwerk
board-keyword-tank-about = muss zuerst tödlichen Schaden bekommen
board-use-play_unit = Ausspielen
board-use-cast = Wirken
board-use-move = Ziehen
board-do-play_unit = { $card } ausspielen
board-do-cast = { $card } wirken
board-do-move = { $card } bewegen
board-do-set_aside = Weglegen: { $card }
board-do-set_aside-none = Alle behalten
board-step-awaken = Erwachen
board-step-beginning = Beginn
board-step-channel = Sammeln
board-step-draw = Ziehen
board-step-action = Aktion
board-step-end = Ende
board-step-showdown-open = Kraftprobe
board-step-combat = Kampf
board-step-outcome = Ausgang
board-step-chain = Kette
board-to-combat = zum Kampf
board-to-outcome = zum Ausgang
board-to-action = zurück zum Zug
board-place = Zug { $turn } · { $step }
board-place-before = Vor dem ersten Zug
board-pile = Kette
board-points = Punkte
board-stones = Glühsteine
board-discard = Ablage
board-deck = Deck
board-turned = erschöpft
board-counters = { $n ->
    [one] 1 Marke
   *[other] { $n } Marken
}
board-cost = Kosten
board-body = Macht
board-site-0 = Das Schilftor
board-site-1 = Die versunkene Treppe
board-site-2 = Der Reiherstein

## Was auf dem Spiel steht

you_score = Du punktest, { $site }: { $points } von { $goal } Punkten.
they_score = { $seat } punktet, { $site }: { $points } von { $goal } Punkten.
you_conquer = Du eroberst { $site }.
they_conquer = { $seat } erobert { $site }.
you_lose_site = Du hältst { $site } nicht mehr.
they_lose_site = { $seat } hält { $site } nicht mehr.
unit_goes_home = { $card } geht zurück zur Basis.
mights_meet = Deine Stärke { $yours } trifft auf { $theirs } von { $seat }, { $site }.

## Die erste Partie

lesson-sites = Das sind die Orte im Fenn. Jede Eroberung gibt einen Punkt, und jeder gehaltene Ort zu Beginn deiner Züge noch einen. Sieben gewinnen.
lesson-units = Deine Einheiten warten im Lager. Sie sind bereit und dürfen ziehen.
lesson-move = Zieh mit einer Einheit an einen Ort: tipp die Einheit an, dann den Ort, dann den Knopf.
lesson-showdown = Der Ort gehört dir noch nicht, also gibt es eine Kraftprobe: jetzt könnten du oder andere Sprüche wirken.
lesson-pass = Niemand steht dir im Weg. Passe, und der Ort gehört dir.
lesson-points = Erobert, und dein erster Punkt. Solange eine Einheit von dir dort bleibt, zählt der Ort jeden Zug.
lesson-end = Was gezogen ist, ist erschöpft. Beende hier deinen Zug, wenn du fertig bist.
lesson-done = Das ist der Kern: halt Orte und behalt etwas für die Kraftprobe. Halte eine Karte gedrückt oder klick sie rechts an, um alles zu lesen.

## Was ist das

term-score = Punkte
term-score-about = Sieben gewinnen; der siebte muss vom Halten kommen, oder von der Eroberung des letzten Ortes.
term-purse = Glühsteine
term-purse-about = Sie bezahlen Einheiten und Sprüche, jeden Zug zwei mehr; was übrig ist, bleibt.
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
term-site = Ort
term-site-about = Ihn zu erobern gibt einen Punkt, ihn mit einer Einheit zu halten noch einen zu Beginn jedes deiner Züge.
