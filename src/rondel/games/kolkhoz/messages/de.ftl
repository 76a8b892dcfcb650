# Kolkhoz.

summary = Gewinn Stiche, schick ihre Karten an die Arbeit und halt dein Beet aus der Reichweite des Staates.

## Wie die Dinge heißen

crop = { $suit ->
    [Hearts] Weizen
    [Diamonds] Rüben
    [Clubs] Kartoffeln
   *[Spades] Sonnenblumen
}
playing_card = { $crop } { $value ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $value }
}
saboteur = Saboteur
plot_part = { $part ->
    [hidden] verdeckt
   *[revealed] offen
}
plot_card = { $card } ({ $part })
either_card = { $cards }

## Was geschehen ist

year_begins = Jahr { $year } beginnt, zu gewinnen sind { $rewards }. { $famine ->
    [true] Hungerjahr: kein Trumpf.{" "}
   *[false] {""}
}Je { $hand_size ->
    [one] 1 Karte
   *[other] { $hand_size } Karten
}, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}.
card_sets_trump = { $card } wird aufgedeckt: Trumpf ist { $trump }.
card_sets_no_trump = { $card } wird aufgedeckt: es gibt keinen Trumpf.
trump_declared = { $seat } macht { $suit } zum Trumpf.
pass_chosen = { $seat } hat eine Karte zum Weitergeben gewählt.
cards_passed = Alle geben eine Karte nach { $to ->
    [left] links
   *[right] rechts
}.
card_passed = { $seat } gibt { $card } an { $to }.
swapped = { $seat } legt { $laid } { $part ->
    [hidden] verdeckt
   *[revealed] offen
} ins Beet und nimmt { $taken }.
swapped_unseen = { $seat } tauscht mit dem verdeckten Beet.
card_played = { $seat } spielt { $card }.
trick_won = { $seat } gewinnt den Stich mit { $card } und führt die Brigade.
brigade_sent = { $auto ->
    [true] Alle von einer Farbe, die Brigade geht an die Arbeit
   *[false] Die Brigade wird an die Arbeit geschickt
}: { $sent } ({ $hours } Stunden).
sent_to = { $cards } auf { $job }
hours_at = { $job } { $hours }
job_completed = { $seat } erfüllt { $job } und gewinnt { $reward }.
job_unpaid = { $seat } erfüllt { $job }.
hand_swept = { $seat } legt die letzte Handkarte verdeckt ins Beet.
job_failed = { $job }: gescheitert mit { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}.{ $drunkard ->
    [true] {" "}Ein Säufer ist dort und nimmt die Schuld auf sich.
   *[false] {""}
}{ $informant ->
    [true] {" "}Der Spitzel lässt alle ihre Karten zeigen.
   *[false] {""}
}{ $official ->
    [true] {" "}Der Parteifunktionär nimmt zwei.
   *[false] {""}
}
revealed = { $seat } deckt { $cards } auf.
exiled = { $card } muss nach Norden, { $reason ->
    [unclaimed] nicht verdient
    [drunkard] wegen Trunkenheit
    [trump] nach der Trumpfwahl
   *[requisition] beschlagnahmt
}.
exiled_from_plot = { $card } von { $owner } muss nach Norden, { $reason ->
    [unclaimed] nicht verdient
    [drunkard] wegen Trunkenheit
    [trump] nach der Trumpfwahl
   *[requisition] beschlagnahmt
}.
    .you_owner = Du verlierst { $card } an den Norden, { $reason ->
        [unclaimed] nicht verdient
        [drunkard] wegen Trunkenheit
        [trump] nach der Trumpfwahl
       *[requisition] beschlagnahmt
    }.
returned_to_pool = { $card } kehrt zum Ausgleich in den Stapel zurück.
year_ended = Jahr { $year } endet.
game_over = Das Spiel ist aus. { $winners }: { $reason }.

## Wie es ausging

best_plot = das { $kind ->
    [poorest] ärmste
   *[richest] reichste
} Beet, { $worth } wert
best_plot_by_medals = das { $kind ->
    [poorest] ärmste
   *[richest] reichste
} Beet, { $worth } wert wie andere, mit mehr Medaillen ({ $medals })
best_plots_shared = die { $kind ->
    [poorest] ärmsten
   *[richest] reichsten
} Beete, gleich an Punkten ({ $worth }) und Medaillen ({ $medals })

## Wo wir sind, und was zu tun ist

node-years = Jahre
node-year = Jahr
node-planning = Planung
node-pass = Weitergeben
node-swap = Tausch
node-tricks = Stich
node-trick = Ausspielen
node-assignment = Arbeit
node-plot_selection = Beete
node-requisition = Beschlagnahme
prompt-planning = Bestimme den Trumpf des Jahres
prompt-pass = Wähl eine Karte zum Weitergeben
prompt-swap = Tausch Handkarten mit deinem Beet, dann bestätige
prompt-trick = Spiel eine Karte zum Stich
prompt-assignment = Schick die Karten des Stichs an die Arbeit

## Was sich tun lässt

move-declare_trump = Trumpf bestimmen
    .help = Nenne die Farbe, die dieses Jahr alle anderen sticht und überall arbeiten darf.
move-pass_card = Karte weitergeben
    .help = Wähl verdeckt eine Handkarte; sie wandert, wenn alle gewählt haben.
move-swap_card = Karten tauschen
    .help = Tausch eine Handkarte gegen eine aus dem Beet; jede nimmt den Platz der anderen.
move-confirm_swap = Tausch bestätigen
move-play_card = Karte spielen
    .help = Spiel eine Karte zum Stich, in der angespielten Farbe, wenn du sie hast.
move-submit_assignments = Arbeit verteilen
    .help = Schick jede Karte des Stichs auf ein Feld: Trümpfe überallhin, andere auf das ihrer Farbe.
input-suit = Farbe
input-card_index = Karte
input-plot_index = Karte im Beet
input-hand_index = Handkarte
input-plot_type = Teil des Beets
input-assignments = Karten an die Arbeit schicken
swap_for = { $laid } gegen { $taken } tauschen ({ $part })
after_work = { $jobs }
job_after = { $result ->
    [already] { $job }: schon erfüllt
    [open] { $job } { $hours } von { $full } Stunden
    [done] { $job } { $hours } von { $full } Stunden: erfüllt
    [stacked] { $job } { $hours } von { $full } Stunden: erfüllt und gestapelt
   *[paid] { $job } { $hours } von { $full } Stunden: erfüllt und bezahlt
}

playing_of = { $card } ausspielen
declaring_of = { $suit } zum Trumpf machen

## Was auf dem Spiel steht

completes_for_you = Damit ist { $job } erfüllt: du gewinnst { $reward }.
completes_unpaid = Damit ist { $job } erfüllt.
completes_for = { $seat } erfüllt damit { $job } und gewinnt { $reward }.
fails_you_lose = { $certain ->
    [true] { $job } wird scheitern: du verlierst { $cards }.
   *[false] { $job } ist nicht mehr zu schaffen: so, wie es steht, verlierst du { $cards }.
}
fails_safe = { $certain ->
    [true] { $jobs } wird scheitern: dir wird nichts genommen.
   *[false] { $jobs } ist nicht mehr zu schaffen: so, wie es steht, wird dir nichts genommen.
}
fails_others_lose = { $job } wird scheitern: { $seat } verliert { $cards }.
you_win_trick = Du gewinnst den Stich und führst die Brigade.
you_win_trick_at_risk = Du gewinnst den Stich: der Staat kann dieses Jahr an dein Beet.
trick_goes_to = { $seat } gewinnt den Stich.

## Warum nicht

bad_suit = „{ $suit }“ gehört nicht zu { $suits }.
bad_index = { $where ->
    [hand] In deiner Hand von { $size } gibt es keine Karte { $index }; gezählt wird ab 0.
    [hidden] In deinem verdeckten Beet von { $size } gibt es keine Karte { $index }; gezählt wird ab 0.
   *[revealed] In deinem offenen Beet von { $size } gibt es keine Karte { $index }; gezählt wird ab 0.
}
bad_zone = „{ $zone }“ ist kein Teil eines Beets: tausch mit dem verdeckten oder dem offenen Teil.
must_follow_suit = { $suit } angespielt, du kannst bedienen: spiel { $cards }.
assignment_mismatch = Schick { $cards } auf je ein Feld, und sonst nichts.
illegal_target = { $card } darf nur auf { $jobs } arbeiten.
already_confirmed = { $how ->
    [bot] Bots sind sofort bestätigt.
   *[picked] Du hast deine Karte schon gewählt.
}
swap_limit = { $limit ->
    [one] Du hast deinen Tausch dieses Jahres gemacht.
   *[other] Du hast deine { $limit } Tausche dieses Jahres gemacht.
}

## Wovon Tipps sprechen

others_plots = die Beete der anderen
own_plot = dein Beet
swaps_made = Tausche
card_to_keep = die Karte, die du behältst
winning_trick = diesen Stich zu gewinnen

## Was vorher abgemacht wird

preset-classic = Klassisch
preset-little_kolkhoz = Kleiner Kolchos
preset-camp_style = Lagerspiel
preset-kolkhoz2026 = Kolkhoz 2026
option-deck_type = Kartenspiel
    .help = 52 Karten mit Lohn für die Felder oder 36 ohne
choice-deck_type-52 = 52 Karten
choice-deck_type-36 = 36 Karten
option-nomenclature = Nomenklatura
    .help = Bildkarten in Trumpf haben besondere Wirkungen
option-allow_swap = Tauschen
    .help = Ab Jahr 2 Hand- und Beetkarten tauschen
option-northern_style = Nördliche Art
    .help = Felder zahlen nichts, und alle sind angreifbar
option-mice_variant = Mäuse
    .help = Nur die höchste aufgedeckte Karte muss nach Norden
option-orden_nachalniku = Orden Natschalniku
    .help = Ein erfülltes Feld wird ein Stapel im Beet des Brigadiers (36 Karten)
option-medals_count = Medaillen zählen
    .help = Jede Medaille zählt einen Punkt
option-accumulate_jobs = Lohn sammelt sich
    .help = Nicht verdienter Lohn wartet auf spätere Jahre
option-famine_rule = Hungerjahr
    .help = Mit dem Kartoffel-Ass oder im Jahr 5
choice-famine_rule-ace_of_clubs = Kartoffel-Ass
choice-famine_rule-final_year = Letztes Jahr
option-assignment_rule = Arbeit
    .help = Trümpfe überall und andere daheim, oder alle auf jedem Feld des Stichs
choice-assignment_rule-own_suit = Eigene Farbe
choice-assignment_rule-suits_in_trick = Farben im Stich
option-swap_limit = Höchstens so viele Tausche
    .help = Tausche je Platz und Jahr; keine Angabe heißt keine Grenze
option-bot_swap = Bots und Tausche
    .help = Bots sind sofort bestätigt oder tauschen wie Menschen
choice-bot_swap-auto_confirm = Sofort bestätigt
choice-bot_swap-play = Tauschen wie Menschen
option-drunkard_compensation = Ausgleich für den Säufer
    .help = Der Lohn eines Felds mit Säufer kehrt in den Stapel zurück
option-winner = Sieg
    .help = Das reichste oder das ärmste Beet gewinnt
choice-winner-highest = Höchster Wert
choice-winner-lowest = Niedrigster Wert
option-reveal_rule = Aufdecken
    .help = Was die Beschlagnahme aufdeckt
choice-reveal_rule-all_matching = Alle passenden
choice-reveal_rule-exiled_only = Nur die verbannten
option-hero_of_soviet_union = Held der Sowjetunion
    .help = Wer alle Stiche eines Jahres gewinnt, ist geschützt, alle anderen sind angreifbar
option-saboteur = Saboteur
    .help = Ein Arbeiter mehr, von jeder Farbe und nichts wert
option-lotto_rewards = Gezogener Lohn
    .help = Einmal wird der Lohn jedes Felds von 5 bis König gezogen
option-highest_cards_requisition = Höchste Karten
    .help = Die Beschlagnahme nimmt so viele der höchsten Karten, wie Felder scheiterten
option-final_year_trump = Trumpf im letzten Jahr
    .help = Im Hungerjahr am Ende bestimmt eine übrige Karte den Trumpf
option-pass_cards = Weitergeben
    .help = Ab Jahr 2 eine Karte an die Nachbarn geben
option-max_years = Jahre
    .help = So viele Jahre werden gespielt
option-is_human = Menschen
    .help = Welche Plätze zu Beginn Menschen sind; keine Angabe heißt alle
needs_deck = { $option ->
    [orden_nachalniku] Orden Natschalniku braucht
    [accumulate_jobs] Gesammelter Lohn braucht
    [lotto_rewards] Gezogener Lohn braucht
   *[highest_cards_requisition] Die Beschlagnahme der höchsten Karten braucht
} das Spiel mit { $deck } Karten
excludes_northern_style = { $option ->
    [orden_nachalniku] Orden Natschalniku und nördliche Art schließen einander aus
   *[accumulate_jobs] Gesammelter Lohn und nördliche Art schließen einander aus
}
trump_needs_saboteur = Der Trumpf im letzten Jahr braucht den Saboteur
trump_needs_famine = Der Trumpf im letzten Jahr braucht das Hungerjahr am Ende
wrong_humans = Bei den Menschen sind { $seats } Plätze anzugeben oder keiner
nothing_drawn = Für { $labels } wird in diesem Spiel nichts gezogen

## Was ein Tisch ohne eigenes Brett zeigt

field-hand = Hand
field-plot-hidden = verdecktes Beet
field-plot-revealed = offenes Beet
field-plot-stacks = Feldstapel
field-top = oben
field-under = darunter
field-medals = Medaillen
field-year_medals = Medaillen im Jahr
field-swaps = Tausche im Jahr
field-has_picked = hat gewählt
field-lacks = hat keine
field-jobs = Felder
field-display = zu gewinnen
field-bucket = bei der Arbeit
field-hours = Stunden
    .value = { NUMBER($n) } von 40
field-claimed = geschafft
field-planner = plant
field-lead = spielt aus
field-year = Jahr
    .value = { NUMBER($n) } von 5
field-famine = Hungerjahr
field-trump = Trumpf
    .empty = noch keiner
field-trick_count = Stiche gespielt
field-trick = Stich
field-last_trick = letzter Stich
field-undealt = nicht ausgeteilt
field-returned = zurück in den Vorrat
field-exiled = nach Norden geschickt
field-card = Karte
field-owner = von
field-reason = Grund
reason-unclaimed = nicht gewonnen
reason-requisition = eingezogen
reason-drunkard = wegen Trunkenheit
reason-trump = nach der Trumpfwahl

## Was nur das Brett sagt

board-jobs = Felder
board-job = { $crop }: { $hours } von 40 Stunden
board-jobReward = Lohn { $card }
board-jobDone = erfüllt
board-jobTrump = Trumpf
board-cardWorks = Arbeitet { NUMBER($n) } Stunden auf dem Feld { $crop }; im Beet zählt sie am Ende Punkte.
board-cardJack = Trumpfbube, der Säufer: arbeitet nicht und nimmt die Schuld auf sich, wo ein Feld scheitert.
# Auf einer schmalen Karte; wo ein Name getrennt werden darf, steht ein weicher Trennstrich.
board-jobName = { $suit ->
    [Hearts] Weizen
    [Diamonds] Rüben
    [Clubs] Kar{"\u00AD"}toffeln
   *[Spades] Sonnen{"\u00AD"}blumen
}
board-cardQueen = Trumpfdame, der Spitzel: wo sie gearbeitet hat und das Feld scheitert, zeigen alle ihre Karten.
board-cardKing = Trumpfkönig, der Parteifunktionär: wo er gearbeitet hat und das Feld scheitert, werden zwei Karten genommen.
board-nobody = noch niemand da
board-trump = Trumpf
board-led = angespielt
board-ahead = vorn
board-won = gewinnt
board-yourCard = deine Karte
board-trick = Stich { $n }
board-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-leads = spielt an
board-yourPlot = Dein Beet
board-yourHand = Deine Hand
board-plotOf = Beet von { $name }
board-hiddenFromOthers = { $card }, für andere verdeckt
board-years = Fünf Jahre
board-yearNow = jetzt
board-north = { $n } im Norden
board-famineNow = Hungerjahr: kein Trumpf, drei Stiche.
board-famineAhead = Das Hungerjahr kommt noch.
board-famineLast = Das Hungerjahr kommt im Jahr 5.
board-famineOver = Das Hungerjahr ist vorbei.
board-plots = Offene Beete
board-withHidden = du · { $n } mit Verdeckten
board-hidden = { $n } verdeckt
board-atRisk = in Gefahr: hat einen Stich
board-medals = { $n ->
    [one] 1 Medaille
   *[other] { $n } Medaillen
}
board-place = Jahr { $year } · Stich { $n } von { $of }
board-placePlanning = Jahr { $year } · Planung
board-placeSwap = Jahr { $year } · Tausch
board-taskLead = spiel eine beliebige Karte an
board-taskFollow = { $crop } angespielt: gib eine Karte { $crop } zu
board-taskFree = { $crop } angespielt, du hast keine: spiel eine beliebige Karte
board-taskTheirs = eine Karte spielen; { $crop } angespielt
board-taskTrump = bestimme den Trumpf des Jahres
board-taskAssign = schick die Karten des Stichs an die Arbeit
board-taskSwap = tausche Karten mit deinem Beet, dann bestätige
board-taskTheirSwap = Karten mit dem eigenen Beet tauschen, dann bestätigen
board-play = { $card } spielen
board-playAhead = du wärst vorn
board-playBehind = { $name } bleibt vorn
board-declare = { $crop } zum Trumpf machen
board-declareSub = schlägt alle anderen, arbeitet überall
board-send = An die Arbeit schicken
board-sendSub = { $crop } erfüllt mit { $n } h
board-swap = { $mine } gegen { $theirs } tauschen
board-swapCards = Karten tauschen
board-swapPick = wähl eine Hand- und eine Beetkarte
board-swapPickHand = wähl eine Handkarte
board-swapPickPlot = wähl eine Beetkarte
board-confirmSwap = Diese Karten behalten
board-confirmSwapSub = kein Tausch mehr in diesem Jahr
board-ifYouPlay = Wenn du { $card } spielst
board-ifAhead = Damit bist du vorn.
board-ifBehind = { $name } bleibt vorn.
board-ifAll = Geben alle zu, hat { $crop } { $n } Stunden.
board-ifDone = Geben alle zu, ist { $crop } mit { $n } Stunden erfüllt.
board-ifTrump = Trumpf: wer gewinnt, schickt ihn auf ein beliebiges Feld.
board-ifDrunkard = Der Säufer arbeitet nicht und muss nach Norden, wenn sein Feld scheitert.
board-assignTask = Tippe eine Karte an, dann ihr Feld.
board-assignForced = Jede Karte kann nur auf ein Feld.
board-suggest = Vorschlagen
board-storyTitle = Jahr { $year } ist vorbei
board-storyFailed = { $crop } nicht erfüllt
board-storyHours = { $n } von 40 Stunden am Ende des Jahres.
board-storyInformant = Der Spitzel war da: alle zeigen ihre { $crop }.
board-storyDrunkard = Ein Säufer war da und nimmt die Schuld auf sich.
board-storyOfficial = Der Parteifunktionär war da und nimmt zwei.
board-storyNorth = { $n ->
    [one] Eine Karte musste nach Norden
   *[other] { $n } mussten nach Norden
}
board-storyOwner = { $card } von { $name }
board-storyYours = dein { $card }
board-storyDrunk = { $card }, der Säufer
board-storyUnclaimed = Nicht verdienter Lohn musste nach Norden
board-storyReturned = { $card } kehrt in den Stapel zurück.
board-storySafe = Nichts wurde geholt.
board-storyNoLoss = Kein Beet verlor eine Karte.
board-storyAllDone = Alle vier Felder wurden erfüllt.
board-storyYouLost = Du hast { $cards } verloren.
board-storyYouKept = Du hast nichts verloren.
board-goOn = Weiter
board-toResult = Zum Ergebnis
board-scoring = So rechnet es sich
board-chart = Wert des Beets am Ende jedes Jahres
board-year = Jahr { $n }
board-phasePlan = Planen
board-phasePass = Reichen
board-phaseSwap = Tauschen
board-phaseTricks = Stiche
board-phaseAssign = Einteilen
board-phasePlots = Beete
board-phaseRequisition = Beschlagnahme

## Die erste Partie

lesson-fields = Das sind die vier Felder. Jedes braucht in diesem Jahr 40 Stunden Arbeit, und eine Karte arbeitet so viele Stunden, wie ihre Zahl sagt.
lesson-reward = Diese Karte ist der Lohn des Feldes. Wer das Feld auf 40 Stunden bringt, gewinnt sie für das eigene Beet.
lesson-trump = Du planst dieses Jahr: wähle die Trumpffrucht. Trümpfe schlagen jede andere Karte. Du hast zwei starke Kartoffeln; tipp auf ein Feld, dann auf den Knopf.
lesson-play = Drei Karten liegen da, und du spielst zuletzt. Bediene die angespielte Frucht, wenn du kannst. Die höchste Karte gewinnt den Stich, oder der höchste Trumpf. Tipp auf eine Karte, dann auf den Knopf.
lesson-brigade = Der Stich ist gemacht. Wer ihn gewinnt, schickt die vier Karten auf die Felder ihrer Frucht; ein Trumpf darf überall arbeiten.
lesson-plot = Das ist dein Beet, deine Punkte am Ende. Hierher kommt dein Lohn, und jedes Jahr die letzte Karte deiner Hand.
lesson-north = Am Ende des Jahres scheitert jedes Feld unter 40 Stunden: alle, die einen Stich gewonnen haben, verlieren ihre beste Karte dieser Frucht aus dem Beet. Stiche zahlen sich aus und sind gefährlich.
lesson-on = Schau also auf die Felder, bevor du spielst: willst du diesen Stich? Spiel deine nächste Karte.
lesson-done = Das ist der Kern. Spiel das Jahr zu Ende; halte etwas gedrückt oder klick es rechts an, um zu lesen, was es ist.

## Was ist das

term-field = Feld
term-field-about = Eines von vieren. Es braucht in diesem Jahr 40 Stunden; darunter scheitert es, und der Staat holt sich Karten.
term-hours = Stunden
term-hours-about = Was in diesem Jahr hier gearbeitet wurde, von 40. Jede Karte arbeitet so viele Stunden, wie sie wert ist; der Trumpfbube keine.
term-reward = Lohn
term-reward-about = Kommt offen in das Beet dessen, der das Feld auf 40 Stunden bringt.
term-trump = Trumpf
term-trump-about = Seine Karten schlagen alle anderen und dürfen auf jedes Feld.
term-trick = Stich
term-trick-about = Alle spielen eine Karte. Der höchste Trumpf gewinnt, sonst die höchste Karte der angespielten Frucht; das Ass ist die niedrigste.
term-plot = Beet
term-plot-about = Die eigenen Karten, und die Punkte am Ende. Verdeckte kennt nur, wem sie gehören.
term-year = Jahre
term-year-about = Fünf werden gespielt. Unter jedem Jahr steht, wie viele Karten nach Norden gingen.
term-famine = Hungerjahr
term-famine-about = In einem der fünf Jahre gibt es keinen Trumpf, kleinere Hände und nur drei Stiche.
term-hand = Hand
term-hand-about = Karten zum Ausspielen. Die letzte des Jahres kommt verdeckt ins Beet.
term-plot_selection = Beete
term-plot_selection-about = Alle legen ihre letzte Handkarte verdeckt in ihr Beet.
term-requisition = Beschlagnahme
term-requisition-about = Für jedes gescheiterte Feld verlieren alle, die einen Stich gewonnen haben, ihre beste Karte dieser Frucht nach Norden.
