# Imperial.

summary = Kauf dich in sechs Großmächte ein, regiere sie mit der Mehrheit und sei die oder der Reichste, wenn eine 25 Punkte hat.

## What things are called

dollars = { $owed ->
    [true] −
   *[false] {""}
}{ $exact ->
    [true] { NUMBER($amount, minimumFractionDigits: 2) }
   *[false] { $amount }
} $
unit-army = Armee
unit-fleet = Flotte
unit_in = { $kind ->
    [fleet] Flotte
   *[army] Armee
} in { $at }
units_at = { $kind ->
    [fleet] { $count ->
        [one] 1 Flotte
       *[other] { $count } Flotten
    }
   *[army] { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    }
} in { $at }
counted_place = { $count ->
    [1] { $at }
   *[other] { $count } { $at }
}
places = { $at }
imports = { $units }
slot_alone = { $slot }
deed_alone = { $slot }
slot_in = { $slot } in { $at }
import_of = Import: { $units }
maneuver_of = Manöver: { $plan }
proposal_number = { $number }: { $proposal }
alone = allein
in_peace = in Frieden
occupies = besetzt
fights = bekämpft { $kind ->
    [fleet] eine Flotte
   *[army] eine Armee
} von { $country }
destroys = zerstört die Fabrik von { $country }
unit_holds = { $kind ->
    [fleet] Flotte
   *[army] Armee
} in { $at } hält
unit_moves = { $kind ->
    [fleet] Flotte
   *[army] Armee
} { $origin } → { $to }
with_deed = { $step }, { $deed }
times = { $count ->
    [1] { $step }
   *[other] { $count } × { $step }
}
units_hold = { $count ->
    [one] 1 Einheit hält
   *[other] { $count } Einheiten halten
}
no_units = keine Einheiten
plan = { $steps }
the_stock = die { $stock }
returning = gegen die { $stock }
returning_nothing = ohne Rückgabe
punt_for = { $final ->
    [true] endgültig
   *[false] vorerst
}

slot-Factory = Fabrik
slot-L-Produce = Produktion (links)
slot-Import = Import
slot-L-Maneuver = Manöver (links)
slot-Taxation = Steuern
slot-R-Produce = Produktion (rechts)
slot-Investor = Investor
slot-R-Maneuver = Manöver (rechts)
deed-Factory = Fabrik
deed-Produce = Produktion
deed-Import = Import
deed-Maneuver = Manöver
deed-Taxation = Steuern
deed-Investor = Investor

## Countries

country-austria = Österreich
country-italy = Italien
country-france = Frankreich
country-england = England
country-germany = Deutschland
country-russia = Russland

## Places

territory-algeria = Algerien
territory-baltic_sea = Ostsee
territory-bay_of_biscay = Golf von Biskaya
territory-belgium = Belgien
territory-berlin = Berlin
territory-black_sea = Schwarzes Meer
territory-bordeaux = Bordeaux
territory-brest = Brest
territory-budapest = Budapest
territory-bulgaria = Bulgarien
territory-cologne = Köln
territory-danzig = Danzig
territory-denmark = Dänemark
territory-dijon = Dijon
territory-dublin = Dublin
territory-eastern_med = Östliches Mittelmeer
territory-edinburgh = Edinburgh
territory-english_channel = Ärmelkanal
territory-florence = Florenz
territory-genoa = Genua
territory-greece = Griechenland
territory-hamburg = Hamburg
territory-holland = Holland
territory-ionian_sea = Ionisches Meer
territory-kiev = Kiew
territory-lemberg = Lemberg
territory-liverpool = Liverpool
territory-london = London
territory-marseille = Marseille
territory-morocco = Marokko
territory-moscow = Moskau
territory-munich = München
territory-naples = Neapel
territory-north_atlantic = Nordatlantik
territory-north_sea = Nordsee
territory-norway = Norwegen
territory-odessa = Odessa
territory-paris = Paris
territory-portugal = Portugal
territory-prague = Prag
territory-romania = Rumänien
territory-rome = Rom
territory-sheffield = Sheffield
territory-spain = Spanien
territory-st_petersburg = St. Petersburg
territory-sweden = Schweden
territory-trieste = Triest
territory-tunis = Tunis
territory-turkey = Türkei
territory-venice = Venedig
territory-vienna = Wien
territory-warsaw = Warschau
territory-western_balkans = Westbalkan
territory-western_med = Westliches Mittelmeer

## What happened

bid_placed = { $seat } hat geboten.
bid_revealed = { $seat } bot { $amount } auf { $country }.
bid_bought = { $seat } kauft die { $stock } von { $country } für { $amount }.
bid_declined = { $seat } verzichtet auf Anleihen von { $country }.
order_set = Spielerfolge: { $order }. { $card } hat die Investorkarte.
round_began = Runde { $round }.
turn_began = { $country } ist am Zug.
import_opened = { $seat } stellt einen Import für { $country } zusammen.
unit_added = { $seat } nimmt eine { $kind ->
    [fleet] Flotte
   *[army] Armee
} in { $at } dazu.
maneuver_opened = { $seat } plant ein Manöver von { $country }.
unit_ordered = { $country }: { $step }.
unit_recalled = { $country } nimmt einen Befehl zurück: { $step }.
rest_held = { $country }: der Rest hält.
peace_offered = { $country } bittet { $asked }, eine { $kind ->
    [fleet] Flotte
   *[army] Armee
} friedlich nach { $to } zu lassen.
peace_voted = { $seat } stimmt mit { $weight } { $accepts ->
    [true] für Frieden
   *[false] gegen Frieden
}.
peace_accepted = { $asked } stimmt zu.
peace_rejected = { $asked } lehnt ab.
proposes = { $seat } schlägt für { $country } vor: { $proposal }.
proposes_instead = { $seat } schlägt stattdessen vor: { $proposal }.
chosen = { $seat } wählt für { $country }: { $slot }.
agreed = { $seat } stimmt zu.
voted = { $seat } hat gewählt.
vote_revealed = { $seat } stimmte mit { $weight } für Vorschlag { $choice }.
vote_decided = { $country } führt den Vorschlag von { $seat } aus.
factory_built = { $country } baut eine Fabrik in { $site }.
produces_in = { $country } produziert in { $sites }.
produces_nothing = { $country } produziert nichts.
brings_in = { $country } importiert { $units }.
carries_out = { $country } manövriert: { $plan }.
loses_flags = { $country } verliert die Flagge in { $places } an { $to }.
taxed = { $country } nimmt { $revenue } Steuern ein: { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}, jetzt { $total }.
bonus_paid = { $seat } bekommt einen Bonus von { $amount }.
interest_paid = { $seat } bekommt { $amount } Zinsen von { $country }.
    .you_seat = Du hast { $amount } Zinsen von { $country } bekommen.
interest_covered = { $seat } zahlt { $amount } zu den Zinsen von { $country }.
    .you_seat = Du hast { $amount } zu den Zinsen von { $country } gezahlt.
share_paid = { $seat } legt { $amount } zum Geld der Kasse.
spin_paid = { $seat } zahlt { $cost } für den Weg.
investor_round_opens = Investorrunde: { $seat } hat die Karte und bekommt { $bonus }.
bought = { $seat } kauft die { $stock } von { $country } für { $cost }.
exchanged = { $seat } kauft die { $stock } von { $country } für die { $returned } und { $cost }.
government_formed = { $seat } regiert { $country }.
government_lost = { $seat } verliert die Regierung von { $country } an { $to }.
    .you_seat = Du hast die Regierung von { $country } an { $to } verloren.
    .you_to = Du hast { $seat } die Regierung von { $country } abgenommen.
democracy_began = { $country } wird eine Demokratie, geführt von { $seat }.
democracy_ended = { $country } wird eine Diktatur von { $seat }.
punted = { $seat } kauft vorerst nichts.
punted_for_good = { $seat } kauft nichts.
card_passed = Die Investorkarte geht an { $seat }.
time_penalty = { $seat } verliert einen Punkt an die Uhr.
    .you_seat = Du verlierst einen Punkt an die Uhr.

## How it ended

enough_points = eine Nation hat { $points } Punkte
last_round_played = die letzte Runde ist gespielt
nobody_bought = niemand hat Anleihen gekauft

## Where we are, and what must be done

node-bidding = Versteigerung
node-auction = Auktion
node-bid = Gebot
node-buy_bid = Zuschlag
node-sold = Verkauft
node-play = Spiel
node-round = Runde
node-open = Beginn
node-turn = Zug
node-begin = Beginn
node-proposal = Vorschlag
node-import = Import
node-maneuver = Manöver
node-opposition = Opposition
node-answer = Antwort
node-vote = Abstimmung
node-execute = Ausführung
node-buy = Kauf
prompt-bid = Biete verdeckt auf Anleihen der Nation
prompt-buy_bid = Kauf für dein Gebot oder verzichte
prompt-proposal = Schlag vor, was deine Nation tut
prompt-import = Importiere Einheiten, eine nach der anderen
prompt-maneuver = Gib deinen Einheiten Befehle, zuerst den Flotten
prompt-answer = Stimm dem Vorschlag zu oder mach einen anderen
prompt-vote = Stimm für einen der zwei Vorschläge
prompt-buy = Kauf Anleihen oder verschieb es
prompt-peace = Nimm das Friedensangebot an oder lehn es ab
prompt-peace_vote = Stimm über das Friedensangebot ab
let_in = { $asked }: die { $kind ->
    [fleet] Flotte
   *[army] Armee
} von { $mover } friedlich nach { $to } lassen?

## What can be done

move-bid = Geheimes Gebot
    .help = Nenne, was du für Anleihen dieser Nation zahlst; das höchste Gebot wählt zuerst.
move-accept_bid = Kauf für dein Gebot
    .help = Zahl das ganze Gebot in die Kasse und nimm die größte Anleihe, die es deckt.
move-decline_bid = Verzicht
    .help = Behalte das Geld und nimm keine Anleihe dieser Nation.
move-propose = Vorschlag
    .help = Wähl, wohin der Stein der Nation zieht und was sie dort tut.
move-agree = Zustimmung
    .help = Lass den Vorschlag der Führung ausführen.
move-import_unit = Einheit importieren
    .help = Nimm eine Einheit in den Import auf; die dritte schließt ihn ab.
move-import_done = Import beenden
    .help = Schlag den Import so vor, wie er ist.
move-move_unit = Einheit bewegen
    .help = Befiehl der nächsten Einheit oder einer anderen ihrer Art, die noch wartet.
move-hold_rest = Der Rest hält
    .help = Alle Einheiten ohne Befehl bleiben, wo und wie sie sind.
move-withdraw = Befehl zurücknehmen
    .help = Nimm einen Befehl aus dem Plan: Die Einheit wartet wieder, und mit ihr jede, deren Befehl ihn braucht.
move-vote = Stimme
    .help = Stimm für den Vorschlag der Führung (1) oder der Opposition (2).
move-buy = Anleihe kaufen
    .help = Kauf eine Anleihe einer Nation, vielleicht gegen eine kleinere von ihr.
move-punt = Nichts kaufen
    .help = Kauf jetzt nichts und werde noch einmal gefragt, oder kauf endgültig nichts.
input-amount_cents = Gebot
input-slot = Feld
input-site = Ort
input-sites = Orte
input-units = Einheiten
input-type = Art
input-at = Ort
input-to = Nach
input-action = Tat
input-unit = Einheit
input-step = Befehl
input-choice = Wahl
input-country = Nation
input-stock = Anleihe
input-returned = Rückgabe
input-final = Endgültig
peace_for = Frieden für { $to }
purchase = { $country } { $stock }
exchange = { $country } { $stock } für die { $returned }

## What would happen

would_buy_for_bid = kauft die { $stock }, wenn niemand mehr bietet
would_buy_nothing = kauft nichts
slot_would = { $deed }{ $paid ->
    [true] ; der Weg kostet { $cost }
   *[false] {""}
}{ $investor ->
    [true] ; eine Investorrunde folgt
   *[false] {""}
}
would_build = { $kind ->
    [fleet] Werft
   *[army] Fabrik
} in { $at }; die Kasse zahlt { $treasury }{ $helped ->
    [true] , du { $own }
   *[false] {""}
}
would_make = { $kind ->
    [fleet] { $count ->
        [one] 1 Flotte
       *[other] { $count } Flotten
    }
   *[army] { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    }
}: { $at }
would_make_both = { $armies }; { $fleets }
would_make_nothing = nichts
would_import = bis zu { $most } Einheiten zu je { $price }; die Kasse hat { $treasury }
would_move = { $fleets ->
    [one] 1 Flotte
   *[other] { $fleets } Flotten
} und { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} ziehen
would_tax = Einnahmen { $revenue }: { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}, Kasse { $before } → { $after }{ $rewarded ->
    [true] , Bonus { $bonus } (du { $own })
   *[false] {""}
}
would_pay_interest = zahlt { $due } Zinsen, { $gains ->
    [true] du bekommst { $own }
   *[false] du zahlst { $own }
}
purchase_would = { $price }, Anteil { $holding }{ $control ->
    [true] , bringt die Führung
   *[false] {""}
}

## What is at stake

units_lost = { $country } verliert { $units }.
factory_lost = { $country } verliert die Fabrik in { $at }.
units_of = { $country } { $kind ->
    [fleet] { $count ->
        [one] 1 Flotte
       *[other] { $count } Flotten
    }
   *[army] { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    }
}
left_at = Übrig in { $at }: { $units }.
nothing_left = In { $at } bleibt niemand übrig.
flag_taken = { $country } nimmt { $former } { $at } ab.
flag_raised = { $country } setzt die Flagge in { $at }.
you_govern = Du regierst { $country }.
you_take_over = Du übernimmst die Regierung von { $country } von { $seat }.
other_governs = { $seat } regiert { $country } weiter, { $theirs } zu deinen { $yours }.
stays_yours = Du regierst { $country } weiter, mit { $yours }.
becomes_democracy = { $country } wird eine Demokratie, geführt von { $seat }.
becomes_dictatorship = { $country } wird eine Diktatur von { $seat }.
points_gained = { $country }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, jetzt bei { $total }.
cash_gained = Du bekommst { $amount } und hast { $left }.
cash_spent = Du zahlst { $amount } und hast noch { $left }.

## Why not

has_bid = Du hast schon geboten.
has_voted = Du hast schon gewählt.
bid_out_of_range = Biete von { $low } bis { $high }.
slot_not_reachable = { $far ->
    [0] Auf { $slot } steht die Nation schon
   *[other] { $slot } ist { $far } Felder entfernt
}; geh 1 bis { $most } Felder vor.
cannot_pay_steps = { $far } Felder kosten { $cost }, und du hast { $cash }.
no_such_slot = Es gibt kein Feld „{ $slot }“; es gibt { $slots }.
no_such_territory = Es gibt kein Gebiet „{ $territory }“.
no_such_country = Es gibt keine Nation „{ $country }“.
needless_detail = { $slot } kann mit dieser Angabe nichts anfangen.
site_needed = Sag, wo gebaut wird.
no_site_left = Daheim ist kein Bauplatz mehr frei.
no_building_site = Baue daheim, wo keine Fabrik steht und niemand besetzt hat.
no_working_factories = Nenne Fabriken der Nation, die nicht besetzt sind, jede einmal.
no_landing_site = Importiere in eigene, nicht besetzte Gebiete; Flotten nur in Häfen.
unit_limit = So viele Einheiten darf die Nation nicht haben.
choice_required = Nicht jede Fabrik kann bauen: sag, welche es tun.
too_many_imports = Es können höchstens { $most } Einheiten importiert werden.
cannot_pay_import = Die Kasse und deine { $cash } reichen nicht.
cannot_pay = Das kostet { $cost }, und du hast { $cash }.
lacking = Dir fehlen { $amount }.
no_such_unit = Keine Einheit { $unit } wartet jetzt auf einen Befehl; es gibt { $units }.
no_such_order = Es gibt keinen Befehl { $step }; der Plan hat { $orders }, gezählt ab 0.
order_settled = Seitdem hat jemand eine Frage beantwortet: Dieser Befehl bleibt.
bad_action = Das geht dort nicht; möglich: { $actions }.
convoy_full = Die Schiffe auf dem Weg tragen schon andere Armeen.
bad_destination = Dorthin kommt die Einheit nicht.
bad_vote = Stimm für Vorschlag 1 oder 2.
off_limits = Von dieser Nation wurde in dieser Runde schon gekauft.
stock_unavailable = Diese Anleihe ist nicht zu haben.
bad_return = Gib eine kleinere eigene Anleihe derselben Nation zurück oder keine.
timer_out_of_range = eine Bank von 1 bis { $bank } s und ein Zuschlag von 0 bis { $increment } s sind möglich

## What hints speak of

your_cash = dein Bargeld
your_stock = deine Anleihen
treasuries = die Staatskassen
countries_led = Länder, die du führst

## What is agreed before

preset-tabletop = Am Brett
preset-late = Spätere Regeln
preset-short = Kurz
option-wheel = Rondell
    .help = Die Folge der acht Felder
choice-wheel-standard = Gewöhnlich
choice-wheel-tabletop = Am Brett
option-rail_after = Bahn nach der Ankunft
    .help = Eine Armee, die heimkommt, darf mit der Bahn weiter
option-blow_up_armies = Zerstörung
    .help = Armeen, die eine zerstörte Fabrik kostet
choice-blow_up_armies-1 = 1 Armee
choice-blow_up_armies-3 = 3 Armeen
option-peace_vote_empty = Auch für leeres Land fragen
    .help = Die Nation wird um Frieden gebeten, auch wo sie keine Einheit hat
option-punt = Verschobene Käufe
    .help = Wann wieder gefragt wird, wer verschoben hat
choice-punt-same_round = In derselben Runde
choice-punt-next_round = In der nächsten Runde
option-round_limit = Rundengrenze
    .help = Die letzte Runde; 0 heißt keine

## What a table without its own board shows

field-cash = Geld
    .value = { NUMBER($n, minimumFractionDigits: 2) } $
field-stocks = Anleihen
field-modifier = Abzug
field-bid = Gebot
    .value = { NUMBER($n, minimumFractionDigits: 2) } $
field-ballot = Stimme
field-imports = Import
field-countries = Nationen
field-treasury = Staatskasse
    .value = { NUMBER($n, minimumFractionDigits: 2) } $
field-countries-stocks = zu haben
field-points = Punkte
field-last_tax = letzte Steuer
field-slot = auf dem Rad
field-leaders = Gläubiger
    .empty = niemand
field-democracy = Demokratie
field-off_limits = in dieser Runde gekauft
field-board-forces = auf der Karte
field-factories = Fabriken
field-armies = Armeen
field-fleets = Flotten
field-at = in
field-hostile = feindlich
field-board-chips = Steuerchips
field-turn = am Zug
field-round = Runde
field-order = Reihenfolge
field-card = Investorkarte
field-bids = Gebote
    .value = { NUMBER($n, minimumFractionDigits: 2) } $
field-bid_order = dürfen noch kaufen
field-proposals = Vorschläge
field-by = von
field-sites = wo
field-units = Einheiten
field-origin = von
field-to = nach
field-action = dort
field-unit = Einheit
field-territory = Ort
field-importing = importiert
field-draft = Plan
field-draft-by = geplant von
field-draft-slot = Plan auf dem Rad
field-draft-fleets = Befehle der Flotten
field-draft-armies = Befehle der Armeen
field-draft-peace-asked = um Frieden gebeten
field-draft-peace-origin = kommt aus
field-draft-peace-to = geht nach
field-draft-peace-kind = Einheit
field-investor_passed = am Investor vorbei
field-buyer = darf kaufen
field-queue = kaufen als Nächste
field-punted = nächstes Mal Schweizer
field-ending = endet durch
ending-points = Punkte
ending-round_limit = die letzte Runde
ending-no_leader = niemand regiert
slot-center = noch nicht

## What only the board says

board-map = Karte von Europa
board-mapHelp = Pfeiltasten verschieben die Karte, Plus und Minus zoomen, 0 zeigt alles.
board-zoomIn = Näher
board-zoomOut = Weiter weg
board-closeChoices = Anderen Ort wählen
board-overview = Übersicht: tippen, um dorthin zu gehen
board-place = Runde { $round } · { $nation }
board-placeAuction = Versteigerung · { $nation }
board-placeOver = Nach Runde { $round }
board-rondel = Rondell
board-bonds = Anleihen
board-players = Spieler
board-nations = Nationen
board-log = Verlauf
board-votesHere = Demokratie
board-now_bid = Gebot
board-now_offer = Auktion
board-now_import = Import
board-now_plan = Plan
board-now_peace = Frieden
board-now_vote = Wahl
board-now_buy = Kaufen
board-more = Mehr zum Spiel
board-taskBid = biete verdeckt auf Anleihen von { $nation }
board-taskOffer = nimm die { $bond } von { $nation } für { $money } oder verzichte
board-taskRondel = wähl auf dem Rondell, was { $nation } als Nächstes tut
board-taskPropose = schlag auf dem Rondell vor, was { $nation } tut
board-taskAnswer = stimm zu ({ $what }) oder schlag etwas anderes für { $nation } vor
board-taskImport = importiere bis zu drei Einheiten für { $nation }
board-taskFleets = gib den Flotten von { $nation } Befehle
board-taskArmies = gib den Armeen von { $nation } Befehle
board-taskPeace = entscheide, ob die { $unit } von { $nation } friedlich nach { $at } darf
board-taskVote = stimm über die zwei Vorschläge für { $nation } ab
board-taskBuy = kauf eine Anleihe oder lass es
board-auction = { $nation } wird versteigert
board-auctionHelp = Alle nennen verdeckt eine Summe. Die höchste bekommt die größte Anleihe, die sie deckt, und zahlt ganz in die Staatskasse.
board-yourBid = Dein Gebot
board-bidNothing = nichts
board-bidAll = alles
board-bidBuys = bekommt die { $bond }, wenn niemand mehr bietet
board-bidBuysNot = bekommt keine Anleihe
board-sealed = verdeckt
board-yourSealed = verdeckt: { $money }
board-bidding = überlegt
board-cannotBid = hat zu wenig
board-bidsOpen = Die Gebote sind offen
board-asked = ist gefragt
board-waits = wartet
board-bought = hat die { $bond } gekauft
board-declined = hat verzichtet
board-bidTooLow = hat zu wenig geboten
board-soldBefore = Davor:
board-takesBond = bekäme die { $bond }
board-pickBid = Nenn dein Gebot
board-pickBidHow = stell eine Summe ein oder tipp einen der Preise an
board-actPickSlot = Wähl ein Feld
board-pickSlotHow = tipp ein Feld des Rondells an
board-pickProposal = Wähl einen Vorschlag
board-pickProposalHow = tipp einen der beiden an
board-pickAnswer = Annehmen oder ablehnen
board-pickAnswerHow = tipp eins von beiden an
board-pickBond = Wähl eine Anleihe
board-actBid = { $money } auf { $nation } bieten
board-actAccept = Die { $bond } für { $money } kaufen
board-actAcceptSub = es geht in die Kasse von { $nation }
board-actDecline = Verzichten
board-actDeclineSub = du behältst dein Geld
board-center = noch nicht auf dem Rondell
board-standsOn = steht auf { $slot }
board-free = frei
board-costs = kostet { $money }
board-investorPassed = eine Investorrunde folgt
board-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-pickSlot = Wähl ein Feld, um zu sehen, was es bewirkt.
board-slotHelp_Factory = Baue daheim für 5 $ eine Fabrik.
board-slotHelp_Produce = Jede Fabrik in Betrieb baut eine Einheit.
board-slotHelp_Import = Bis zu drei Einheiten für je 1 $.
board-slotHelp_Maneuver = Erst ziehen alle Flotten, dann alle Armeen.
board-slotHelp_Taxation = Einnahmen, Punkte und ein Bonus für Eigner.
board-slotHelp_Investor = Die Kasse zahlt Zinsen, dann kaufen Investoren.
board-wouldGive = { $slot } brächte
board-wouldDo = { $slot } bewirkt
board-sources = { $factories ->
    [one] 1 Fabrik
   *[other] { $factories } Fabriken
}, { $flags ->
    [one] 1 Flagge
   *[other] { $flags } Flaggen
}
board-revenue = Einnahmen
board-bonus = Bonus { $n }
board-power = Punkte
board-treasury = Kasse
board-yourScore = Dein Stand
board-interestDue = Zinsen
board-yourPart = Für dich
board-buildWhere = Wo wird gebaut?
board-produceWhere = Tipp auf eine Fabrik, um sie auszulassen.
board-treasuryPays = die Kasse zahlt { $money }
board-youPay = du zahlst { $money }
board-wayCostsOther = der Weg kostet { $money }
board-paysInterest = zahlt { $money } Zinsen
board-wayCosts = der Weg kostet dich { $money }
board-actTax = Steuern eintreiben
board-actTaxSub = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
} für { $nation }, { $score } für dich
board-actInterest = Zinsen zahlen
board-actInterestSub = du bekommst { $money }
board-actInterestPay = du legst { $money } drauf
board-actProduce = { $units } bauen
board-actImport = Einheiten importieren
board-actImportUnits = { $units } importieren
board-actFactory = In { $at } bauen
board-actFactoryPick = Eine Fabrik bauen
board-pickSiteHow = tipp einen Ort auf der Karte an
board-actManeuver = Ein Manöver planen
board-actManeuverSub = { $fleets }, { $armies }
board-proposalOf = Vorschlagen: { $what }
board-mayCounter = { $name } kann etwas anderes vorschlagen
board-proposes = { $name } schlägt vor
board-proposal = Vorschlag { $n }
board-agree = Zustimmen
board-actAgree = Zustimmen: { $what }
board-actAgreeSub = er wird gleich ausgeführt
board-counterHint = Oder wähl ein anderes Feld: dann stimmen alle Eigner ab.
board-voteTitle = { $nation } stimmt ab
board-needs = Eine Seite braucht mehr als { $n } von { $all }.
board-tenth = Die Stimme der Führung zählt ein Zehntel mehr und entscheidet bei Gleichstand.
board-votes = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
}
board-votesLeading = { $n ->
    [one] 1 Stimme + 0,1
   *[other] { $n } Stimmen + 0,1
}
board-hasVoted = hat gewählt
board-votesNow = wählt
board-actVote = Für Vorschlag { $n } stimmen
board-actVoteSub = mit { $n } von { $all } Stimmen
board-peaceTitle = { $nation } wird um Frieden gebeten
board-peaceText = { $mover } möchte die { $unit } von { $from } friedlich nach { $at } bringen.
board-peaceYes = Hereinlassen
board-peaceYesSub = sie steht dort und blockiert nichts
board-peaceNo = Ablehnen
board-peaceNoFight = sie kämpft, beide Seiten verlieren eine Einheit
board-peaceNoEmpty = sie kommt mit Gewalt oder bleibt fort
board-decidesAlone = { $name } regiert { $nation } und entscheidet allein.
board-abstains = { $name } fragt und stimmt nicht mit.
board-importTitle = Import für { $nation }
board-importSecret = { $name } stellt einen Import zusammen.
board-importSlot = Einheit { $n }
board-importMore = Tipp auf einen Ort der Karte oder wähl hier.
board-actImportUnit = { $unit } nach { $at } importieren
board-actImportDone = Import ausführen
board-lastImport = die dritte Einheit: der Import wird ausgeführt
board-actImportNone = Nichts importieren
board-planTitle = { $nation }: der Plan
board-planFleets = Erst die Flotten: noch { $n }
board-planArmies = Armeen: noch { $n }
board-planLater = Danach { $n }
board-planUnit = Welche Einheit?
board-planWhere = Wohin?
board-planWhat = Was tut sie in { $at }?
board-planDone = Befohlen
board-planEmpty = Noch ist nichts befohlen.
board-planStays = hier bleiben
board-recall = Zurücknehmen: { $order }
board-recallShort = Zurücknehmen
board-resetPlan = Plan zurücksetzen
board-actHoldRest = Der Rest hält
board-actExecute = Plan ausführen
board-lastOrder = der letzte Befehl: der Plan wird ausgeführt
board-actHoldRestSub = { $n ->
    [one] 1 Einheit bleibt, wo sie ist
   *[other] { $n } Einheiten bleiben, wo sie sind
}
board-actOrderPick = Wähl einen Ort für die Einheit
board-pickOrderHow = tipp an, wohin sie soll
board-unitAt = { $unit } in { $at }
board-asksPeace = { $nation } wird gefragt
board-anArmy = eine Armee
board-aFleet = eine Flotte
board-armies = { $n ->
    [one] 1 Armee
   *[other] { $n } Armeen
}
board-fleets = { $n ->
    [one] 1 Flotte
   *[other] { $n } Flotten
}
board-units = { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}
board-moves = { $unit } { $from } → { $at }
board-holds = { $unit } in { $at } hält
board-deed_move = einziehen
board-deed_peace = in Frieden
board-deed_hostile = besetzen
board-deed_war = { $kind } von { $nation } angreifen
board-deed_blow = die Fabrik zerstören
board-buyTitle = Investorrunde
board-buyNow = { $name } darf kaufen
board-buyNext = danach { $names }
board-buyPick = Wähl eine Anleihe in der Tabelle oder lass es.
board-price = Preis
board-interest = Zinsen
board-perPayout = +{ $n } je Zahlung
board-yourHolding = Du hältst
board-government = Regierung
board-control = bringt die Führung
board-staysLeader = bleibt bei dir
board-noControl = unverändert
board-staysWith = bleibt bei { $name }
board-nobodyYet = niemand
board-dictatorshipShort = herrscht allein
board-bondOf = { $nation } { $bond }
board-bondKind = Anleihe
board-bondLong = Bringt { $bond } Dollar, wann immer die Nation Zinsen zahlt, zählt { $bond } Stimmen und ist am Ende für je fünf Punkte der Nation { $bond } Dollar wert.
board-bondWorth = Jetzt wert
board-bondOwner = Gehört
board-forSale = zu kaufen
board-payFull = Voll bezahlen
board-handBack = Die { $bond } zurückgeben
board-actBuy = Die { $bond } von { $nation } kaufen
board-actBuySub = { $money }{ $control }
board-punt = Jetzt nicht
board-puntSub = du wirst später noch gefragt
board-puntNextSub = du darfst in der nächsten Runde kaufen
board-puntAgainSub = das war das zweite Mal
board-puntFinal = Nichts kaufen
board-puntFinalSub = und für diese Runde fertig
board-closed = in dieser Runde verkauft
board-bondsTitle = Anleihen: wer was hält und wer wie weit führt
board-lead = führt
board-ownedBy = { $nation } { $bond }, { $money }: { $name }
board-buyThis = { $nation } { $bond } für { $money } kaufen
board-card = Karte
board-cardLong = hat die Investorkarte
board-swiss = Schweiz
board-swissLong = Schweizer Bank: darf in jeder Investorrunde kaufen
board-score = Stand { $money }
board-leadsNation = führt { $nation }
board-opposesNation = Opposition in { $nation }
board-penalty = { $n } für Zeit
board-dictatorship = regiert von { $name }
board-democracy = Demokratie: { $name }, dann { $other }
board-nobody = niemand hat Anleihen
board-track = Punkte: { $list }
board-forecast = Steuern jetzt
board-forecastLong = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}, { $money }, Bonus { $bonus }
board-armyCount = { $n } von { $most } Armeen
board-fleetCount = { $n } von { $most } Flotten
board-factoryCount = { $n ->
    [one] 1 Fabrik
   *[other] { $n } Fabriken
}
board-shutCount = { $n } besetzt
board-flagCount = { $n ->
    [one] 1 Flagge
   *[other] { $n } Flaggen
}
board-historyOf = Geschichte von { $nation }
board-historyNone = Es war noch nicht am Zug.
board-historyRound = Runde { $n }
board-historyAuction = Versteigerung
board-showHistory = Geschichte
board-back = Alle Nationen
board-empty = nichts
board-homeOf = Heimat von { $nation }
board-sea = Meer
board-neutralLand = neutrales Land
board-isPort = Ein Hafen: eine Fabrik baut hier Flotten.
board-works = Fabrik
board-yard = Werft
board-shut = stillgelegt
board-flag = Flagge von { $nation }
board-unitsOf = { $units } von { $nation }
board-inPeace = in Frieden
board-scoring = So setzt es sich zusammen
board-cash = Bargeld
board-total = Stand
board-hasPoints = { $nation }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-scoreChart = Stand am Ende jeder Runde
board-pointsChart = Punkte der Nationen
board-round = R{ $n }

## Die erste Partie

lesson-map = Sechs Großmächte, und du spielst keine davon. Du bist Investor: du leihst Nationen Geld und verdienst an dem, was aus ihnen wird.
lesson-bonds = Wer die meisten Anleihen einer Nation hält, führt sie. Die Versteigerung ist vorbei: du führst Österreich und England und hast noch 2,33 $ in der Tasche.
lesson-rondel = Das ist das Rondell. In ihrem Zug rückt eine Nation im Uhrzeigersinn vor: bis zu drei Felder umsonst, weitere für je 2 $ aus deiner Tasche.
lesson-propose = Österreich beginnt und darf überall hin. Fabrik baut, Produktion und Import heben Einheiten aus, Manöver bewegt sie, Steuern bringen Punkte. Tipp auf ein Feld, dann auf den Knopf.
lesson-points = Das Spiel endet, wenn eine Nation 25 Punkte hat. Fabriken und Flaggen bringen Steuern, Steuern bringen Punkte.
lesson-riches = Je fünf Punkte ist jede Anleihe einer Nation ihre Zahl einmal mehr wert. Es gewinnt, wer am reichsten ist; es kann sich also lohnen, einer fremden Nation zu helfen.
lesson-done = Das ist der Kern. Immer wenn ein Stein über Investor zieht, gibt es neue Anleihen. Spiel weiter; halte ein Feld oder eine Region gedrückt oder klick sie rechts an, um zu lesen, was sie ist.

## Was ist das

term-map = Karte
term-map-about = Sechs Nationen, neutrale Länder und Meere. Eine Flagge zählt für die Steuern ihrer Nation; Fabriken bringen Einheiten und Steuern.
term-rondel = Rondell
term-rondel-about = Was eine Nation tun kann. Ihr Stein rückt im Uhrzeigersinn vor, bis zu drei Felder umsonst, weitere für je 2 $.
term-investor = Investor
term-investor-about = Wer mitspielt, mit Bargeld und Anleihen. Die Buchstaben sind Nationen, die sie führen; hohle die, in denen sie Opposition sind. Der Stand ist Bargeld und der heutige Wert der Anleihen.
term-bond = Anleihen
term-bond-about = Oben, was eine kostet, unten, was sie jedes Mal zahlt. Wer von einer Nation am meisten hält, führt sie.
term-points = Punkte
term-points-about = Bei 25 endet das Spiel. Je fünf Punkte ist jede Anleihe der Nation ihre Zahl einmal mehr wert.
term-nation = Nation
term-nation-about = Ihre Kasse, ihre Kräfte und was die nächsten Steuern brächten.
term-decision = Entscheidung
term-decision-about = Was jetzt zu tun ist und was es bewirken würde.
