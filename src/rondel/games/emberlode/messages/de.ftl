# Emberlode.

summary = Schöpf aus Glutbrunnen, ruf Kreaturen und antworte auf Sprüche, bis nur noch einer Kraft hat.

## Was auf den Karten steht

card-well = Glutbrunnen
card-whelp = Schlackenwelpe
card-hound = Aschpfotenhund
card-mourner = Klinkertrauernder
card-brawler = Brennhofraufbold
card-imp = Feuersteinkobold
card-adept = Blasebalgkundige
card-captain = Ambosshauptfrau
card-drake = Rußschwingendrache
card-ogre = Schlackenoger
card-flare = Glutschnipser
card-lance = Schlackenlanze
card-surge = Heißblutwoge
card-chant = Ofengesang
card-snare = Fangleine
card-sentry = Gezeitenposten
card-heron = Langbeinreiher
card-sprite = Schaumling
card-archer = Rohrbogenschützin
card-healer = Lagunenheilerin
card-warden = Schleusenwart
card-oracle = Lotorakel
card-lurker = Seegraslauerer
card-colossus = Seepockenkoloss
card-brace = Gezeitenhalt
card-ebb = Stillwasser
card-nullw = Löschwelle
card-undertow = Schleppströmung
card-salvage = Wracklese
card-scorch = Aschenacker
does = { $effects }
when_it_enters = wenn sie kommt: { $effects }
when_it_dies = wenn sie stirbt: { $effects }
tap_for = tippen: { $effects }
deals_damage = { $amount } Schaden an { $to ->
    [player] einer Person
   *[any] einem beliebigen Ziel
}
strengthens_one = eine Kreatur +{ $power }/+{ $toughness } bis zum Ende des Zuges
strengthens_all = deine Kreaturen +{ $power }/+0 bis zum Ende des Zuges
strengthens_others = deine anderen Kreaturen haben +{ $power }/+0
pays = zahlt { $amount }
cancels_spell = heb einen Spruch auf
cancels_unless_paid = heb einen Spruch auf, wenn nicht { $amount } dafür gezahlt wird
taps_creature = tipp eine Kreatur
returns_creature = bring eine Kreatur auf die Hand zurück
draws_cards = { $count ->
    [one] zieh eine Karte
   *[other] zieh { $count }
}
then_discards = dann wirf { $count } ab
scorches = { $amount } Schaden an jeder Kreatur

## Wie die Dinge heißen

yourself = du selbst
target_seat = { $seat }
your_card = { $card } von dir
their_card = { $card } von { $seat }
spell_on_stack = { $card } auf dem Stapel
object_numbered = Objekt { $number }
trigger_numbered = Auslöser { $number }
targets = { $targets }
no_target = kein Ziel

## Was geschehen ist

dealt = Alle ziehen { $count } Karten. { $first } beginnt.
kept = { $seat } behält nach { $mulligans ->
    [0] keiner neuen Hand
    [one] einer neuen Hand
   *[other] { $mulligans } neuen Händen
}.
mulliganed = { $seat } nimmt eine neue Hand.
put_under = { $seat } legt { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
} unter den Stapel.
well_played = { $seat } legt { $card } aus.
cast = { $seat } wirkt { $card }.
cast_at = { $seat } wirkt { $card } auf { $targets }.
cast_at_seat = { $seat } wirkt { $card } auf { $at }.
    .you_at = { $seat } wirkt { $card } auf dich.
activated = { $seat } nutzt { $card }.
activated_at = { $seat } nutzt { $card } gegen { $targets }.
activated_at_seat = { $seat } nutzt { $card } gegen { $at }.
triggered = { $card } von { $seat } löst aus.
triggered_at = { $card } von { $seat } löst aus, Ziel: { $targets }.
triggered_at_seat = { $card } von { $seat } löst aus, Ziel: { $at }.
resolved = { $card } passiert.
fizzled = { $card } hat sein Ziel verloren und tut nichts.
entered = { $card } kommt auf das Feld von { $seat }.
died = { $card } von { $seat } stirbt.
    .you_seat = Du hast { $card } verloren.
hurt = { $seat } nimmt { $amount } Schaden und hat { $vigor } Kraft.
    .you_seat = Du hast { $amount } Schaden genommen und noch { $vigor } Kraft.
damaged = { $card } nimmt { $amount } Schaden.
strengthened = { $card } bekommt +{ $power }/+{ $toughness }.
rallied = Die Kreaturen von { $seat } bekommen +{ $power }/+0.
paid = { $seat } zahlt { $amount }.
cancelled = { $card } von { $seat } wird aufgehoben.
tapped = { $card } wird getippt.
scorched = Jede Kreatur nimmt { $amount } Schaden.
attacked = { $card } von { $seat } greift { $at } an.
    .you_at = { $card } von { $seat } greift dich an.
stayed = { $seat } greift nicht an.
let_through = { $seat } blockt nicht.
ordered = { $seat } ordnet die Blocker von { $card }.
blocked = { $card } von { $seat } blockt { $attacker }.
drained = { $seat } gewinnt { $amount } Kraft und hat { $vigor }.
eliminated = { $seat } { $why ->
    [vigor] hat keine Kraft mehr
    [deck] musste aus einem leeren Stapel ziehen
    [time] hat keine Zeit mehr
   *[left] ist gegangen
} und scheidet aus.

## Wie es ausging

others_lost_vigor = alle anderen haben keine Kraft mehr
others_ran_out = alle anderen haben keine Karten mehr

## Wo wir sind, und was zu tun ist

node-setup = Aufbau
node-deal = Austeilen
node-mulligan = Handwahl
node-decide = Entscheiden
node-play = Spiel
node-beginning = Beginn
node-untap = Enttippen
node-upkeep = Versorgung
node-draw = Ziehen
node-main1 = Erste Hauptphase
node-combat = Kampf
node-begin = Kampfbeginn
node-declare_attackers = Angreifer nennen
node-declare_blockers = Blocker nennen
node-damage = Schaden
node-end = Ende
node-main2 = Zweite Hauptphase
node-ending = Schluss
node-cleanup = Aufräumen
prompt-mulligan_decide = Behalt deine Hand oder nimm eine neue
prompt-upkeep = Versorgung: antworten oder passen
prompt-beginning_draw = Ziehen: antworten oder passen
prompt-main1 = Leg einen Brunnen aus, wirk etwas oder pass, um zu kämpfen
prompt-combat_begin = Kampfbeginn: antworten oder passen
prompt-combat_declare_attackers = Die Angreifer stehen: antworten oder passen
prompt-combat_declare_blockers = Die Blocker stehen: antworten oder passen
prompt-combat_damage = Der Schaden ist gemacht: antworten oder passen
prompt-combat_end = Kampfende: antworten oder passen
prompt-main2 = Leg einen Brunnen aus, wirk etwas oder pass, um zu enden
prompt-ending_end = Ende des Zuges: antworten oder passen
prompt-declare_attackers = Erklär deine Angreifer
prompt-declare_blockers = Erklär deine Blocker
prompt-order_blockers = Ordne die Blocker
prompt-order_triggers = Ordne deine Auslöser
prompt-choose_target = Ein Ziel wählen
prompt-pay = Zahl für deinen Spruch oder lass ihn gehen
prompt-discard = Abwerfen

## Was sich tun lässt

move-keep = Behalten
    .help = Behalt diese Hand; nach neuen Händen leg ebenso viele Karten unter deinen Stapel.
move-mulligan = Neue Hand
    .help = Misch die Hand in den Stapel und zieh sieben neue, höchstens zweimal.
move-bottom = Unter den Stapel legen
    .help = Leg für jede neue Hand eine Karte unter deinen Stapel, in dieser Reihenfolge.
move-play_well = Brunnen auslegen
    .help = Leg einen Brunnen aus, einmal je eigenem Zug.
move-cast = Wirken
    .help = Bezahl eine Handkarte und leg sie auf den Stapel, wo auf sie geantwortet werden kann.
move-activate = Nutzen
    .help = Tipp eine deiner Kreaturen für ihre Fähigkeit, die auf den Stapel kommt.
input-card = Karte
input-cards = Leg Karten unter deinen Stapel
input-targets = Ziele
input-source = Quelle
ask-declare_attackers = Erklär deine Angreifer
ask-declare_blockers = Erklär deine Blocker
aim_it = { $card }: wähl { $aim ->
    [player] eine Person
    [creature] eine Kreatur
    [spell] einen Spruch
   *[any] ein beliebiges Ziel
}
discard_some = { $count ->
    [one] Eine Karte abwerfen
   *[other] { $count } Karten abwerfen
}
pay_to_keep = { $amount } zahlen, um den Spruch zu behalten?
order_fight = In welcher Reihenfolge kämpft { $card } gegen seine Blocker?

## Warum nicht

hand_kept = Du hast deine Hand behalten.
most_mulligans = Zwei neue Hände sind das Höchste.
nothing_owed = Du hast nichts unter den Stapel zu legen.
target_gone = Dieses Ziel gibt es nicht.
needs_no_target = Das braucht kein Ziel.
nothing_to_aim_at = Es gibt kein Ziel dafür: es braucht { $aim ->
    [player] eine Person
    [creature] eine Kreatur
    [spell] einen Spruch
   *[any] ein beliebiges Ziel
}.
needs_one_target = Wähl ein Ziel: { $aim ->
    [player] eine Person
    [creature] eine Kreatur
    [spell] einen Spruch
   *[any] ein beliebiges Ziel
}.
wrong_target = Das geht nicht als Ziel; es muss { $aim ->
    [player] eine Person
    [creature] eine Kreatur
    [spell] ein Spruch
   *[any] ein beliebiges Ziel
} sein.
not_a_well = Das ist kein Brunnen.
well_is_not_cast = Ein Brunnen wird ausgelegt, nicht gewirkt.
well_timing = Brunnen gehen nur in deiner eigenen Hauptphase bei leerem Stapel.
slow_timing = { $card } geht nur in deiner eigenen Hauptphase bei leerem Stapel.
well_played_already = Du hast in diesem Zug schon einen Brunnen ausgelegt.
no_ability = { $card } hat keine Fähigkeit.
exhausted = { $card } ist getippt.
too_new = { $card } ist erst in diesem Zug gekommen.
no_such_creature = Es gibt keine Kreatur mit der Nummer { NUMBER($number, useGrouping: 0) }.
creature_not_yours = Diese Kreatur gehört dir nicht.

## Wovon Tipps sprechen

own_vigor = Kraft
own_creatures = Kreaturen
own_wells = Brunnen
cards_in_hand = Handkarten
other_side = die andere Seite
rest_of_turn = der Rest deines Zuges
on_the_stack = der Stapel

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
field-power = Zuwachs
field-vigor = Kraft
field-wells = Brunnen
field-purse-size = Brunnen im Spiel
field-purse-spent = davon benutzt
field-field = Wesen
field-played_well = Brunnen gespielt
field-tapped = erschöpft
field-toughness = Zähigkeit mehr
field-attacks = greift an
field-blocked = geblockt
field-stack = was wartet
field-triggers = wartende Auslöser

## Was nur das Brett sagt

board-deck-cinder = Asche
board-deck-cinder-about = Schnelle Kreaturen und Feuer: früh angreifen und den Rest verbrennen.
board-deck-tide = Flut
board-deck-tide-about = Zähe Blocker, Flieger und Antworten: aushalten und spät gewinnen.
board-kind-well = Brunnen
board-kind-creature = Kreatur
board-kind-rite = Ritus
board-kind-flash = Blitz
board-keyword-swift = flink
board-keyword-swift-about = darf im Zug ihrer Ankunft angreifen und Tipp-Fähigkeiten nutzen
board-keyword-guard = wachsam
board-keyword-guard-about = tippt beim Angreifen nicht
board-keyword-soar = Flug
board-keyword-soar-about = nur von Flug oder Reichweite zu blocken
board-keyword-reach = Reichweite
board-keyword-reach-about = darf fliegende Kreaturen blocken
board-keyword-drain = Entzug
board-keyword-drain-about = wer sie führt, gewinnt so viel Kraft, wie sie Schaden macht
board-keyword-ambush = Hinterhalt
board-keyword-ambush-about = zu wirken wie ein Blitz
board-ability-enters = wenn sie kommt
board-ability-dies = wenn sie stirbt
board-ability-tap = Tipp-Fähigkeit
board-use-cast = Wirken
board-use-play_well = Auslegen
board-use-activate = Fähigkeit nutzen
board-do-cast = { $card } wirken
board-do-play_well = { $card } auslegen
board-do-activate = { $card } nutzen
board-do-keep = Diese Hand behalten
board-do-mulligan = Neue Hand nehmen
board-do-bottom = Unter den Stapel: { $card }
board-do-bottom-none = Karten unter den Stapel legen
board-do-declare_attackers = Mit { $n } angreifen
board-do-declare_attackers-none = Nicht angreifen
board-do-declare_blockers = Mit { $n } blocken
board-do-declare_blockers-none = Nicht blocken
board-step-untap = Enttippen
board-step-upkeep = Versorgung
board-step-beginning-draw = Ziehen
board-step-main1 = Haupt 1
board-step-combat-begin = Beginn
board-step-declare_attackers = Angriff
board-step-declare_blockers = Blocken
board-step-damage = Schaden
board-step-combat-end = Kampfende
board-step-main2 = Haupt 2
board-step-ending-end = Ende
board-step-cleanup = Aufräumen
board-to-upkeep = zur Versorgung
board-to-beginning-draw = zum Ziehen
board-to-main1 = zur Hauptphase
board-to-combat-begin = in den Kampf
board-to-declare_attackers = zu den Angreifern
board-to-declare_blockers = zu den Blockern
board-to-damage = zum Schaden
board-to-combat-end = der Kampf endet
board-to-main2 = zur zweiten Hauptphase
board-to-ending-end = zum Ende des Zuges
board-to-cleanup = der Zug endet
board-place = Zug { $turn } · { $step }
board-place-before = Vor dem ersten Zug
board-pile = Stapel
board-vigor = Kraft
board-wells = Brunnen
board-discard = Ablage
board-deck = Deck
board-turned = getippt
board-counters = { $n } Marken
board-cost = Kosten
board-body = Stärke / Widerstand

## Was auf dem Spiel steht

you_are_hurt = Du nimmst { $amount } Schaden, dir bleiben { $left } Kraft.
they_are_hurt = { $seat } nimmt { $amount } Schaden, es bleiben { $left } Kraft.
unblocked_hurt = Blockt niemand, nimmt { $seat } { $amount } Schaden, es bleiben { $left } Kraft.
you_heal = Du gewinnst { $amount } Kraft und hast { $left }.

## Die erste Partie

lesson-vigor = Das bist du, mit 15 Kraft. Bring den anderen Platz auf null, bevor du es bist.
lesson-hand = Deine Hand. Brunnen bezahlen alles andere; Kreaturen bleiben und kämpfen, Sprüche passieren einmal.
lesson-well = Spiel zuerst einen Brunnen: einen je Zug. Tipp ihn an, dann den Knopf.
lesson-cast = Jetzt kannst du zahlen. Wirk, was leuchtet.
lesson-stack = Da ist es. Bevor es passierte, hätten andere antworten können: Gewirktes wartet, bis alle gepasst haben, und das Neueste passiert zuerst.
lesson-combat = Jetzt wartet nichts: Passen führt in den Kampf.
lesson-attack = Glutwelpen sind flink, also darf deiner sofort angreifen; andere Kreaturen warten einen Zug. Tipp ihn an, dann den Knopf.
lesson-done = Das ist der Kern: Brunnen, Kreaturen, Antworten. Halte eine Karte gedrückt oder klick sie rechts an, um alles zu lesen.

## Was ist das

term-score = Kraft
term-score-about = Bei null scheidest du aus. Alle beginnen mit 15.
term-purse = Brunnen
term-purse-about = Wie viele bereit sind zu zahlen, von wie vielen. In deinem Zug werden sie wieder bereit.
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
term-declare_attackers = Angreifer
term-declare_attackers-about = Jede Kreatur, die zu Beginn des Zuges deine war oder flink ist, darf ungetippt angreifen; das tippt sie, wenn sie nicht wachsam ist. Du darfst mit allen, einigen oder keiner angreifen.
term-declare_blockers = Blocker
term-declare_blockers-about = Jede ungetippte Kreatur von dir darf einen Angreifer blocken, und mehrere denselben. Was nicht geblockt wird, trifft dich.
term-order_blockers = Reihenfolge der Blocker
term-order_blockers-about = Dein Angreifer gibt seinen Schaden dem ersten, bis er stirbt, dann dem nächsten.
term-order_triggers = Reihenfolge der Auslöser
term-order_triggers-about = Sie sind zugleich geschehen. Was zuerst hingelegt wird, geschieht zuletzt.
