# Begleiter für Twilight Imperium.

summary = Führt durch die Runde, merkt sich, wer was hat, misst Zeiten und zählt Punkte für ein Spiel auf einem echten Tisch.

## Wie alles heißt

strategy_card = { $number ->
    [1] Führung
    [2] Diplomatie
    [3] Politik
    [4] Infrastruktur
    [5] Handel
    [6] Kriegsführung
    [7] Technologie
   *[8] Imperium
}
numbered_card = { $number } { strategy_card }
colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [purple] Violett
    [black] Schwarz
    [orange] Orange
    [pink] Rosa
   *[other] { $colour }
}
random_choice = Zufall
custom_faction = Eigene
no_faction = keine
no_objective = keines
own_objective_name = Name eines eigenen Ziels
own_title = ein eigener Titel
vote_side = { $side ->
    [For] Dafür
   *[Against] Dagegen
}
no_side = keine Seite
table_list = die Liste des Tisches
list_of = die Liste von { $seat }
source = { $source ->
    [manual] Änderung von Hand
    [stage1] Ziel der Stufe I
    [stage2] Ziel der Stufe II
    [secret] Geheimziel
    [custodians] Custodians
    [imperial] Imperium (Mecatol Rex)
    [support] Unterstützung des Throns
    [agenda] Agenda
    [relic] Relikt
    [rider] Imperial Rider
   *[other] Anderes
}
status_step = { $number ->
    [1] Ziele werten
    [2] Offenes Ziel aufdecken
    [3] Aktionskarte ziehen
    [4] Kommandomarker vom Brett nehmen
    [5] Zwei Kommandomarker erhalten
    [6] Karten spielbereit machen
   *[7] Einheiten reparieren, Strategiekarten zurück
}
numbered_status_step = { $number }. { status_step }
agenda_step = { $number ->
    [1] Agenda aufdecken und vorlesen
    [2] Effekte, wenn sie aufgedeckt wird
    [3] Effekte, nachdem sie aufgedeckt wurde
    [4] Offene Beratung
    [5] Abstimmung
   *[6] Ergebnis und Folgen
}
numbered_agenda_step = { $number }. { agenda_step }
action_kind = { $kind ->
    [tactical] taktische Aktion
    [component] Komponentenaktion
    [strategic] strategische Aktion
   *[unspecified] taktische oder Komponentenaktion
}
secondary_reply = { $reply ->
    [done] folgt
    [declined] verzichtet
   *[other] hat noch nichts gesagt
}
reveal_window = { $window ->
    [when] wenn sie aufgedeckt wird
   *[after] nachdem sie aufgedeckt wurde
}
end_reason = { $reason ->
    [victory] Sieg
    [no-objectives] Keine Ziele mehr
   *[agreed] Vereinbart
}
speaker_via = { $via ->
    [agenda] Agenda
   *[manual] Korrektur
}
random_what = { $what ->
    [factions] Fraktionen
    [colours] Farben
   *[all] alles
}
switched = { $on ->
    [true] an
   *[false] aus
}
several = { $things }

## Der Aufbau

count_set = { $count } Spieler sind dabei.
player_at = Spieler { $number }
seat_plays = { $who } spielt{ $random ->
    [true] , vom Los bestimmt,
   *[false] {""}
} { $faction } in { $colour }.
seat_cleared = Ein Platz ist wieder offen.
seats_swapped = { $a } und { $b } tauschen die Plätze.
seats_randomised = Das Los bestimmt für alle: { $what }.
draft_order = Die Völker werden in dieser Reihenfolge gewählt: { $order }; { $bans ->
    [0] nichts wird gesperrt
    [one] eine Sperre für jeden
   *[other] { $bans } Sperren für jeden
}.
player_bans = { $who } sperrt { $faction }.
player_picks = { $who } wählt { $faction }.
draft_taken_back = { $faction } von { $who } wird zurückgenommen.
draft_closed = Die Wahl der Völker wird abgebrochen.
setup_finished = Runde 0: baut die Galaxie auf.
setup_reopened = Zurück zum Aufbau.
option_agreed = { $option }: { $value }.
seat_renamed = Ein Platz heißt jetzt { $name }.
seat_recoloured = { $seat } wechselt zu { $colour }.
game_began = Die erste Runde beginnt.
speaker_changed = { $seat } ist { $via ->
    [initial] der erste Sprecher
    [politics] der neue Sprecher
    [agenda] durch eine Agenda der Sprecher
   *[manual] der Sprecher
}.
    .you_seat = Du bist jetzt Sprecher.

## Die Strategiephase

strategy_phase_began = Runde { $round }: Strategiephase.
card_taken = { $seat } nimmt { $card }{ $bonus ->
    [0] {""}
    [one] {" "}und erhält { $bonus } Handelsgut
   *[other] {" "}und erhält { $bonus } Handelsgüter
}.
card_assigned = { $card } geht an { $seat }.
    .you_seat = Du hast jetzt { $card }.
card_returned = { $card } liegt wieder auf dem Tisch.
cards_swapped = { $first } und { $second } tauschen { $a } und { $b }.
phase_reset = Die Strategiephase beginnt von vorn.
zero_token_set = Der Null-Marker geht an { $seat }.
    .you_seat = Der Null-Marker gehört dir.
zero_token_taken = Niemand hat mehr den Null-Marker.
strategy_phase_ended = Aktionsphase, in dieser Reihenfolge: { $initiative }.
gains_goods = { $count ->
    [one] erhält { $count } Handelsgut
   *[other] erhält { $count } Handelsgüter
}

## Die Aktionsphase

action_started = { $seat } beginnt: { $kind }.
card_played = { $seat } spielt { $card }.
action_finished = { $seat } ist fertig: { $kind }.
action_cancelled = { $seat } wählt neu.
secondary_marked = { $seat } { $reply }.
secondary_answered = { $seat } { $reply }, noch einmal gefragt nach { $card }.
turn_skipped = Der Zug von { $seat } wird übersprungen.
    .you_seat = Dein Zug wurde übersprungen.
passed = { $seat } passt.
planet_taken = { $seat } nimmt { $planet }.
planet_lost = { $seat } verliert { $planet }.
planet_turned = { $seat } { $exhausted ->
    [true] erschöpft { $planet }
   *[other] spielt { $planet } bereit
}.
planets_readied = { $seat } spielt alle Planeten bereit.

## Die Statusphase und die Custodians

status_phase_began = Alle haben gepasst. Runde { $round }: Statusphase.
step_ticked = Erledigt: { $step }.
step_unticked = Doch nicht erledigt: { $step }.
open_status_steps = Offen geblieben: { $steps }.
status_phase_ended = Die Strategiekarten werden zurückgegeben.
mecatol_claimed = { $seat } vertreibt die Custodians von Mecatol Rex.
custodians_left = Die Custodians haben Mecatol Rex verlassen.
custodians_stay = Die Custodians bewachen noch Mecatol Rex.
mecatol_changed_hands = Mecatol Rex hält jetzt { $seat }.
    .you_seat = Du hältst Mecatol Rex.
mecatol_abandoned = Niemand hält Mecatol Rex.

## Die Agendaphase

agenda_phase_began = Runde { $round }: Agendaphase.
agenda_step_set = Schritt der Agenda: { $step }.
agenda_shown = Die Agenda heißt { $title }.
votes_set = { $seat } gibt { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
} ab.
side_chosen = { $seat } stimmt für: { $side }.
side_opened = { $seat } stimmt für keine Seite.
voted_for = { $seat } hat abgestimmt: { $count } für { $side }.
has_voted = { $seat } hat abgestimmt: { $count }.
abstained = { $seat } enthält sich.
prediction_made = { $seat } sagt { $side } voraus, mit { $rider }.
prediction_dropped = { $seat } sagt mit { $rider } nichts mehr voraus.
prediction_right = { $seat } hatte recht: { $rider } geht in Erfüllung.
window_marked = { $seat } spielt nichts, { $window }.
window_unmarked = { $seat } spielt vielleicht etwas, { $window }.
outcome_set = Ergebnis: { $outcome }.
outcome_opened = Das Ergebnis ist wieder offen.
agenda_replaced = Agenda { $number } wird ersetzt.
agenda_decided = { $title } ist entschieden: { $outcome }.
agenda_closed = { $title } bleibt unentschieden.
law_on_target = { $title } ist jetzt Gesetz, Ziel: { $target }.
law_in_force = { $title } ist jetzt Gesetz.
law_repealed = { $title } ist kein Gesetz mehr.
single_agenda = Nur eine Agenda wurde entschieden; sonst sind es zwei.
agenda_phase_ended = Die Agendaphase endet.

## Ziele und Punkte

objective_revealed = Ziel der Stufe { $stage ->
    [1] I
   *[2] II
}: { $name }.
objective_removed = { $name } wird vom Tisch genommen.
objective_scored = { $seat } wertet { $name }.
objective_unscored = { $seat } hat { $name } doch nicht gewertet.
    .you_seat = Du hast { $name } doch nicht gewertet.
stage_two_early = Ein Ziel der Stufe II, bevor fünf der Stufe I liegen.
stage_pool_exceeded = Mehr als fünf Ziele der Stufe { $stage ->
    [1] I
   *[2] II
} liegen aus.
second_public_this_phase = { $seat } hat in dieser Statusphase mehr als ein offenes Ziel gewertet.
secret_noted = { $seat } notiert ein Geheimziel.
secret_dropped = { $seat } streicht ein Geheimziel.
too_many_secrets = Du hast mehr als { $most } Geheimziele notiert.
secret_scored = { $seat } wertet das Geheimziel { $objective }.
secret_unscored = { $seat } hat { $objective } doch nicht gewertet.
    .you_seat = Du hast { $objective } doch nicht gewertet.
second_secret_this_phase = { $seat } hat in dieser Statusphase mehr als ein Geheimziel gewertet.
wrong_phase_secret = Dieses Geheimziel gehört in die { $phase ->
    [action] Aktionsphase
    [agenda] Agendaphase
   *[status] Statusphase
}.
points_for = { $seat }: { $points } für { $source }, zusammen { $vp }.
    .you_seat = Du: { $points } für { $source }, zusammen { $vp }.
points_for_objective = { $seat }: { $points } für { $source } ({ $objective }), zusammen { $vp }.
    .you_seat = Du: { $points } für { $source } ({ $objective }), zusammen { $vp }.
points_won = +{ $points } SP
points_lost = −{ $points } SP
limit_reached = { $limit } Punkte erreicht: { $seats }. Der Gastgeber kann das Spiel beenden.
seat_eliminated = { $seat } ist aus dem Spiel.
    .you_seat = Du bist ausgeschieden.
seat_returned = { $seat } ist wieder im Spiel.
    .you_seat = Du bist wieder im Spiel.

## Das Ende

victory_pending = Genug Punkte: { $seats }.
play_goes_on = Das Spiel geht weiter.
game_ended = Das Spiel ist aus. { $reason }: { $seat }.
game_ended_without = Das Spiel ist aus. { $reason }: niemand hat gewonnen.
first_to_limit = zuerst { $limit ->
    [one] { $limit } Siegpunkt
   *[other] { $limit } Siegpunkte
}
most_points = die meisten Punkte, als die Ziele ausgingen
ended_by_agreement = nach Vereinbarung beendet

## Was zurückgenommen wird

took_card = { $seat } nahm { $card }
has_passed = { $seat } hat gepasst
points_of = { $points } { $seat }
started_action = { $seat } begann: { $kind }
played_card = { $seat } spielte { $card }
ended_turn = { $seat } beendete den Zug
end_of = { $what ->
    [strategy-phase] Ende der Strategiephase
    [status-phase] Ende der Statusphase
    [mecatol-check] Ende der Frage nach den Custodians
    [first-agenda] Ende der ersten Agenda
   *[agenda-phase] Ende der Agendaphase
}
start_of_rounds = Beginn der ersten Runde
playing_on = Entscheidung weiterzuspielen
doing = { BARE($what) }
action_phase_over = { $what } (Ende der Aktionsphase)

## Wo wir sind und was zu tun ist

node-preparation = Vorbereitung
node-setup = Aufbau
node-round-0 = Runde 0
node-game = Spiel
node-speaker-selection = Erster Sprecher
node-rounds = Runde
node-strategy-phase = Strategiephase
node-picking = Kartenwahl
node-pick = Kartenwahl
node-summary = Übersicht
node-action-phase = Aktionsphase
node-turns = Züge
node-choose = Aktion
node-resolving = Durchführung
node-status-phase = Statusphase
node-mecatol-check = Custodians
node-agenda-phase = Agendaphase
node-first-agenda = Erste Agenda
node-second-agenda = Zweite Agenda
node-victory-pending = Sieg
node-round-end = Ende der Runde
prompt-setup = Richte Spieler und Optionen ein, dann weiter
prompt-round-0 = Baut die Galaxie auf, dann beginne die erste Runde
prompt-speaker-selection = Wähle den ersten Sprecher
prompt-pick = Nimm eine Strategiekarte
prompt-summary = Seht die Karten an, dann beende die Strategiephase
prompt-choose = Führe eine Aktion aus, oder passe
prompt-resolving = Führe die Aktion durch, dann gib weiter
prompt-status-phase = Geht die Statusphase durch, dann weiter
prompt-mecatol-check = Haben die Custodians Mecatol Rex verlassen?
prompt-first-agenda = Entscheidet die erste Agenda
prompt-second-agenda = Entscheidet die zweite Agenda
prompt-victory-pending = Jemand hat genug Punkte: beende das Spiel, oder spielt weiter

## Was man tun kann

move-set_option = Option ändern
    .help = Etwas anderes vereinbaren.
move-rename_seat = Umbenennen
    .help = Einen Platz anders nennen.
move-set_player_count = Zahl der Spieler
    .help = Sag, wie viele spielen; bei weniger werden die letzten Plätze geleert.
move-configure_seat = Spieler bestimmen
    .help = Gib einem Platz Farbe und Fraktion, oder lass die Fraktion losen.
move-randomise_seats = Auslosen
    .help = Farben, Fraktionen oder beides für alle neu losen.
move-clear_seat = Platz leeren
    .help = Einen Platz leeren.
move-swap_seats = Zwei Plätze tauschen
    .help = Zwei Spieler tauschen mit allem, was sie haben, die Plätze.
move-open_draft = Völker reihum wählen
    .help = Alle sperren einige und wählen eines, in einer Reihenfolge, die jeder sieht; Plätze verlieren ihre Völker.
move-ban_faction = Volk sperren
    .help = Niemand spielt heute dieses Volk.
move-draft_faction = Volk wählen
    .help = Dieses Volk spielen; ein Platz ohne Farbe nimmt die erste freie.
move-step_back_in_draft = Letzte Sperre oder Wahl zurücknehmen
move-close_draft = Wahl abbrechen
    .help = Gewähltes bleibt, Gesperrtes ist wieder frei.
move-finish_setup = Weiter
    .help = Der Aufbau ist fertig: baut die Galaxie auf.
move-start_first_round = Erste Runde beginnen
    .help = Die Galaxie steht: Runde 1 beginnt mit der Wahl des Sprechers.
move-back_to_setup = Zurück zum Aufbau
    .help = Die Plätze doch noch ändern; schon aufgedeckte Ziele gehen zurück.
move-reveal_objective = Ziel aufdecken
    .help = Ein offenes Ziel auslegen: eine Karte oder ein eigenes.
move-add_secret = Geheimziel notieren
    .help = Notiere ein Geheimziel; sonst kann es niemand lesen.
move-drop_secret = Notiz streichen
    .help = Ein notiertes Geheimziel streichen.
move-recolour_seat = Farbe ändern
    .help = Einem Platz eine andere Farbe geben; wer sie hat, bekommt die alte.
move-choose_first_speaker = Wähle den ersten Sprecher
    .help = Bestimme den ersten Sprecher, oder lass es losen.
move-adjust_vp = Punkte ändern
    .help = Siegpunkte geben oder nehmen.
move-set_vp = Punkte eingeben
    .help = Die Siegpunkte eines Spielers eingeben.
move-score_objective = Ziel werten
    .help = Ein offenes Ziel als erfüllt markieren; seine Punkte zählen, wo der Tisch das will.
move-unscore_objective = Wertung zurücknehmen
    .help = Die Marke und genau ihre Punkte wegnehmen; ein Geheimziel wird wieder zur Notiz.
move-score_secret = Geheimziel werten
    .help = Ein Geheimziel allen zeigen und werten, notiert oder nicht.
move-remove_objective = Ziel wegnehmen
    .help = Ein Ziel vom Tisch nehmen, mit den Punkten, die es gab.
move-claim_mecatol = Mecatol Rex einnehmen
    .help = Die Custodians verlassen Mecatol Rex: ab dieser Runde gibt es Agendaphasen.
move-set_mecatol_owner = Wer Mecatol Rex hält
    .help = Notiere, wer Mecatol Rex jetzt hält; das gibt keine Punkte.
move-set_speaker = Sprecher ändern
    .help = Den Sprechermarker jemand anderem geben: eine Korrektur oder durch eine Agenda.
move-set_eliminated = Ausscheiden
    .help = Einen Spieler als ausgeschieden markieren, oder die Marke zurücknehmen.
move-repeal_law = Gesetz aufheben
    .help = Ein Gesetz außer Kraft setzen.
move-end_game = Spiel beenden
    .help = Das Spiel beenden: jemand hat gewonnen, die Ziele sind aus, oder der Tisch hört auf.
    .confirm = Das Spiel beenden? Es gibt kein Zurück.
move-reset_strategy_phase = Phase neu beginnen
    .help = Die Kartenwahl von vorn: alle Karten zurück, Handelsgüter wie zu Beginn.
    .confirm = Alle Karten dieser Phase zurücknehmen?
move-assign_card = Strategiekarte zuteilen
    .help = Eine Strategiekarte dahin geben, wo sie hingehört: zu einem Spieler oder zurück auf den Tisch.
move-pick_card = Nimm eine Strategiekarte
    .help = Nimm eine Strategiekarte mit den Handelsgütern darauf.
move-end_strategy_phase = Phase beenden
    .help = Ein Handelsgut auf jede übrige Karte, dann die Aktionen nach Initiative.
move-swap_strategy_cards = Karteneffekt am Ende der Phase
    .help = Zwei Spieler tauschen Strategiekarten.
move-set_zero_token = Null-Marker
    .help = Den Null-Marker verleihen oder wegnehmen.
move-skip_turn = Zug überspringen
    .help = Der Zug endet ohne Aktion; eine eben gespielte Karte gilt als nicht gespielt.
move-start_action = Taktische oder Komponentenaktion
    .help = Etwas auf dem Brett tun; was es war, wird nicht notiert.
move-play_strategy_card = Strategische Aktion
    .help = Spiele deine Strategiekarte: primär für dich, sekundär für die anderen.
move-pass_round = Passen
    .help = In dieser Runde keinen Zug mehr machen.
move-finish_turn = Nächster Spieler
    .help = Die Aktion ist fertig: der nächste Spieler ist dran, oder noch eine Aktion im selben Zug.
move-choose_speaker = Neuen Sprecher wählen
    .help = Politik: gib den Sprechermarker jemand anderem.
move-cancel_action = Neu wählen
    .help = Zurück zur Wahl der Aktion; nichts ist geschehen.
move-mark_secondary = Sekundärfähigkeit
    .help = Sag, ob ein Spieler folgt; nur zur Erinnerung.
move-answer_secondary = Späte Antwort
    .help = Sag doch noch, ob ein Platz einer Karte gefolgt ist, die schon weg ist.
move-take_planet = Planet nehmen
    .help = Ein Planet wechselt den Besitzer; er kommt erschöpft.
move-lose_planet = Planet verlieren
    .help = Niemand hält ihn mehr.
move-turn_planet = Planet erschöpfen oder bereit spielen
move-ready_planets = Alle Planeten bereit spielen
move-end_status_phase = Nächste Phase
    .help = Die Strategiekarten zurückgeben und weiter.
move-toggle_status_step = Schritt abhaken
    .help = Einen Schritt auf der Liste des Tisches oder eines Spielers abhaken oder wieder öffnen.
move-leave_mecatol_check = Weiter
    .help = Weiter zur Agendaphase, wenn die Custodians fort sind, sonst zur nächsten Runde.
move-next_agenda = Nächste Agenda
    .help = Das Ergebnis behalten und die zweite Agenda öffnen.
move-end_agenda_phase = Phase beenden
    .help = Das Ergebnis behalten und die Runde beenden.
move-set_agenda_step = Schritt der Agenda
    .help = Den Marker versetzen.
move-set_agenda_card = Agendakarte
    .help = Zeigen, welche Agenda aufgedeckt ist: eine Karte des Stapels oder ein eigener Titel.
move-set_outcome = Ergebnis
    .help = Notiere, was aus der Agenda wurde.
move-replace_agenda = Agenda ersetzen
    .help = Eine andere Agenda statt dieser: alles dazu wird gelöscht.
move-set_votes = Stimmen
    .help = Die Stimmen eines Spielers eingeben.
move-set_vote_side = Seite
    .help = Sag, wofür ein Spieler stimmt.
move-cast_vote = Hat abgestimmt
    .help = Ein Platz hat abgestimmt, mit den Stimmen, die für ihn gezählt sind; ohne eine enthält er sich.
move-abstain = Enthaltung
    .help = Ein Platz stimmt bei dieser Agenda nicht ab.
move-set_prediction = Vorhersage
    .help = Was ein Platz vorhersagt und womit; nichts vorherzusagen nimmt sie zurück.
move-advance_agenda = Weiter
    .help = Der nächste Schritt, die nächste Stimme oder das Ergebnis der Stimmen.
move-mark_window = Von mir nichts
    .help = Sag, dass ein Spieler nichts spielt, wenn oder nachdem die Agenda aufgedeckt ist.
move-continue_play = Weiterspielen
    .help = Noch eine Runde, obwohl jemand genug Punkte hat, oder weil die Punkte berichtigt wurden.
input-id = Option
input-player = Spieler
input-bans = Sperren für jeden
input-shuffled = In zufälliger Reihenfolge
input-planet = Planet
input-exhausted = Erschöpft
input-name = Name
input-count = Anzahl
input-colour = Farbe
input-faction = Fraktion
input-custom_name = Name einer eigenen Fraktion
input-keleres_home = Heimat von Keleres
input-what = Was
input-a = Das eine
input-b = Das andere
input-objective = Ziel
input-stage = Stufe
input-points = Punkte
input-extra = Zusätzlich
input-delta = Änderung
input-source = Wofür
input-confirm = Bestätigen
input-via = Wodurch
input-index = Gesetz
input-reason = Grund
input-winner = Gewonnen hat
input-influence = Einfluss
input-card = Karte
input-kind = Art
input-again = Noch einmal
input-step = Schritt
input-title = Titel
input-outcome = Ergebnis
input-law = Gesetz
input-target = Ziel
input-side = Seite
input-window = Fenster
input-rider = Reiter
input-agenda = Agenda

## Warum nicht

unchanged = Das ist schon so.
unknown_seat = Es gibt keinen Platz p{ $place }; es gibt p1 bis p{ $last }.
for_them_or_host = Das tut { $seat } oder der Gastgeber.
scoring_disabled = An diesem Tisch zählt der Gastgeber die Punkte.
is_out = { $seat } ist aus dem Spiel.
bad_name = { $what ->
    [title] Ein Titel
    [choice] Eine Wahl
    [outcome] Ein Ergebnis
    [custom_faction] Der Name einer eigenen Fraktion
   *[name] Ein Name
} hat 1 bis { $most } einfache Zeichen.
nobody_else_left = Sonst ist niemand mehr im Spiel.
sets_need_base = das Grundspiel muss dabei sein, jeder Inhalt nur einmal
two_cards_need_three = je zwei Strategiekarten brauchen drei Spieler oder mehr
two_cards_are_for_four = Je zwei Strategiekarten gibt es nur mit bis zu vier Spielern.
bad_player_count = { $count } können nicht spielen: an diesem Tisch { $least } bis { $most }.
seats_incomplete = Es fehlen noch Farbe und Fraktion: Spieler { $places }.
unknown_colour = Es gibt keine Farbe „{ $colour }“; es gibt { $colours }.
colour_taken = { $colour } hat schon { $seat } (Spieler { $place }).
unknown_faction = Es gibt keine Fraktion „{ $faction }“.
faction_not_in_sets = { $faction } gehört zu Inhalt, der nicht im Spiel ist.
faction_taken = { $faction } spielt schon p{ $place }.
home_needed = Keleres (Spieler { $place }) brauchen diese Heimat: sie ist die letzte freie.
no_home_left = Für Keleres ist keine Heimat frei: Mentak, Xxcha und Argent spielen alle mit.
only_keleres_choose = Nur Keleres wählen eine Heimat.
bad_keleres_home = „{ $home }“ ist keine freie Heimat; es gibt { $homes }.
only_custom_named = Nur eine eigene Fraktion bekommt einen eigenen Namen.
faction_is_called = Eine Fraktion namens { $name } gibt es schon.
custom_name_taken = p{ $place } spielt eine Fraktion dieses Namens.
unknown_option = Es gibt keine Option „{ $option }“.{ $device ->
    [true] {" "}Sie wird auf jedem Gerät eingestellt.
   *[false] {""}
}
bad_option_value = { $option } kann nicht „{ $value }“ sein.
option_locked = { $option } lässt sich jetzt nicht ändern.
too_many_points = p{ $place } hat { $points } Punkte, zu viele für diese Grenze.
set_in_use = p{ $place } spielt eine Fraktion, deren Inhalt fehlen würde.
same_speaker = { $seat } ist schon Sprecher.
unknown_card = Es gibt keine Strategiekarte { $card }; es gibt 1 bis 8.
card_is_taken = { $seat } hat { $card } schon genommen.
picks_would_go = Alle gewählten Karten gingen zurück: bestätige es.
nobody_holds_card = Niemand hat die Strategiekarte { $card }.
one_card_yours = Eine der beiden Karten muss deine sein.
same_holder = { $seat } hat beide.
no_two_holders = Es haben keine zwei Spieler Karten.
already_passed = Du hast gepasst: du bist bis zur nächsten Runde raus.
does_not_hold = { $seat } hat die Strategiekarte { $card } nicht.
holds_no_card = { $seat } hat keine Strategiekarte.
card_used = { $card } ist in dieser Runde gespielt.
all_cards_used = Alle eigenen Strategiekarten sind in dieser Runde gespielt.
strategy_unused = Noch nicht: spiele erst { $cards }.
speaker_required = Wähle erst einen neuen Sprecher.
speaker_already_chosen = Ein neuer Sprecher ist schon gewählt.
no_speaker_choice = Nur Politik macht jemand anderen zum Sprecher.
own_card = Die Sekundärfähigkeit ist für die anderen.
nothing_to_answer = { $seat } schuldet zu dieser Karte keine Antwort.
faction_is_banned = { $faction } wurde gesperrt. Wähle ein anderes Volk.
too_many_bans = { $bans } Sperren für jeden sind zu viele; bis zu { $most } lassen für jeden ein Volk übrig.
no_draft = Gerade werden keine Völker gewählt.
not_your_draft = In der Wahl ist { $seat } an der Reihe.
not_in_draft = { $kind ->
    [ban] Zuerst werden Völker gesperrt.
   *[pick] Die Sperren sind gesetzt; wähle ein Volk.
}
nothing_drafted = Noch wurde nichts gesperrt oder gewählt.
unknown_planet = { $planet } ist kein Planet der Sets an diesem Tisch. Wähle einen aus der Liste.
not_their_planet = { $seat } hält { $planet } nicht.
no_card_resolving = Gerade wird keine Strategiekarte gespielt.
only_host_claims_for_nobody = Nur der Gastgeber kann das ohne Namen eintragen.
only_host_says_nobody = Nur der Gastgeber kann sagen, dass ihn niemand hält.
already_claimed = Die Custodians haben Mecatol Rex verlassen.
not_claimed = Die Custodians bewachen noch Mecatol Rex.
unknown_step = Es gibt keinen Schritt { $step }; es gibt 1 bis { $last }.
card_or_title = Nenne eine Karte des Stapels, oder gib einen Titel ein.
unknown_agenda = „{ $card }“ ist nicht im Agendastapel dieses Spiels.
bad_vote_count = { $count } ist keine Stimmenzahl von 0 bis { $most }.
bad_choice = { $kind ->
    [elect_player] Wählt einen Spieler, der noch im Spiel ist.
    [elect_law] Wählt ein Gesetz, das gilt.
    [elect_strategy_card] Wählt eine Strategiekarte.
    [elect_scored_secret] Wählt ein Geheimziel, das gewertet wurde.
   *[for_against] Wählt Dafür oder Dagegen.
}
not_electable = { $planet } ist nicht wählbar: wählt { $limit ->
    [cultural] einen kulturellen Planeten
    [hazardous] einen gefährlichen Planeten
    [industrial] einen industriellen Planeten
   *[other] einen Planeten außer Mecatol Rex und denen der Heimatsysteme
}.
still_voting = { $seat } stimmt noch ab; { $seat } oder der Gastgeber sagt, wann das geschehen ist.
outcome_is_kept = Das Ergebnis ist festgehalten: weiter mit dem, was folgt.
speaker_breaks_tie = Gleichstand bei { $votes }: { $sides }. { $seat } ist Sprecher und wählt das Ergebnis.
nobody_voted = Niemand hat abgestimmt: { $seat } ist Sprecher und wählt das Ergebnis.
nothing_to_elect = Nichts ist wählbar: ersetzt die Agenda.
unknown_rider = „{ $rider }“ sagt an diesem Tisch nichts voraus.
no_more_agendas = Das ist die zweite Agenda: beende die Phase.
unknown_law = Es gibt kein Gesetz { $law }; in Kraft { $laws ->
    [one] ist { $laws }
   *[other] sind { $laws }
}.
no_law = Kein Gesetz ist in Kraft.
card_or_own_name = Nenne eine Karte, oder gib einem eigenen Ziel einen Namen.
own_objective_needs = Ein eigenes Ziel hat eine Stufe, 1 oder 2, und 1 bis { $most } Punkte.
no_public_objective = „{ $objective }“ ist kein offenes Ziel dieses Spiels.
already_revealed = { $name } liegt schon aus.
no_objectives_left = Alle zehn Ziele liegen aus: das Spiel endet und die meisten Punkte gewinnen, außer eine Agenda fügt eines hinzu.
none_revealed = Kein Ziel liegt aus.
not_revealed = „{ $objective }“ liegt nicht aus.
points_would_go = Gewertet von { $seats }: bestätige, dass die Punkte gehen.
already_scored = { $seat } hat { $name } schon gewertet.
not_scored = { $seat } hat das nicht gewertet.
nothing_scored = Es gibt nichts zurückzunehmen.
no_secret_objective = „{ $objective }“ ist kein Geheimziel dieses Spiels.
secret_is_scored = { $name } ist schon gewertet.
secret_in_use = { $seat } hat { $name } gewertet.
already_held = { $name } hast du schon notiert.
take_scoring_back = Es ist gewertet: nimm erst die Wertung zurück.
take_scorings_back = Was du hattest, ist gewertet: nimm erst die Wertung zurück.
not_held = Das hast du nicht notiert.
nothing_noted = Du hast nichts notiert.
no_secret_left = Alle Geheimziele sind gewertet.
vp_out_of_range = { $seat } käme auf { $value }; Punkte gehen von 0 bis { $most }.
bad_vp_delta = { $delta } Punkte gehen nicht auf einmal: 1 bis { $most }, dazu oder weg.
unknown_source = „{ $source }“ ist keine Quelle von Punkten; es gibt { $sources }.
last_in_game = { $seat } ist als Letzter im Spiel.
nobody_else = Sonst ist niemand im Spiel.
no_winner_yet = Niemand hat { $limit } Punkte.
not_at_limit = { $seat } hat keine { $limit } Punkte.
bad_influence = Gib für jeden Spieler eine Zahl von 0 bis { $most } oder nichts an.
over_for_good = Das Spiel wäre endgültig aus: bestätige es.
somebody_at_limit = Genug Punkte: { $seats }. Bestätige, dass ihr weiterspielt.

## Was vorher vereinbart wird

preset-long = Lang
preset-plain = Schlicht
option-show_vp_meter = Siegpunktleiste
    .help = Eine Leiste mit den Punkten aller auf dem großen Schirm
option-vp_limit = Siegpunkte zum Sieg
    .help = Wer so viele erreicht, kann gewinnen
option-inactivity_minutes = Warnung bei Untätigkeit (Minuten)
    .help = Fragt, ob noch jemand da ist; bei 0 nie
option-timer_mode = Spieleruhr
    .help = Was die Uhr dessen zeigt, der dran ist
choice-timer_mode-per-turn = beginnt jeden Zug neu
choice-timer_mode-cumulative = zählt über das ganze Spiel
option-decision_bar = Bedenkbalken
    .help = Ein Balken, der abläuft, während jemand überlegt
option-decision_bar_seconds = Länge des Bedenkbalkens (Sekunden)
    .help = Wie lange der Balken reicht
option-decision_bar_mode = Bedenkbalken bei null
    .help = Was der Balken tut, wenn er leer ist
choice-decision_bar_mode-manual = bleibt leer bis zum Antippen
choice-decision_bar_mode-repeat = beginnt von selbst neu
option-detailed_agenda = Agenda Schritt für Schritt
    .help = Führt in sechs Schritten durch jede Agenda
option-status_order = Reihenfolge der Statusphase
    .help = In welcher Reihenfolge Ziele gewertet werden
choice-status_order-initiative = Initiative
choice-status_order-speaker = vom Sprecher im Uhrzeigersinn
option-strategy_cards_per_player = Strategiekarten je Spieler
    .help = Mit bis zu vier Spielern sonst zwei
choice-strategy_cards_per_player-auto = nach Spielerzahl
choice-strategy_cards_per_player-1 = je eine
choice-strategy_cards_per_player-2 = je zwei
option-naalu_zero_token = Naalu beginnen mit der 0
    .help = Wer Naalu spielt, ist zuerst dran
option-mecatol_prompt = Nach den Custodians fragen
    .help = Wie oft gefragt wird, ob sie Mecatol Rex verlassen haben
choice-mecatol_prompt-first-round = einmal, nach der ersten Runde
choice-mecatol_prompt-until-claimed = jede Runde, bis sie fort sind
option-custodians_vp = Custodians geben 1 Punkt
    .help = Wer sie vertreibt, bekommt ihn sofort
option-auto_vp = Erfüllte Ziele zählen ihre Punkte
    .help = Sonst werden Punkte von Hand eingegeben
option-player_scoring = Spieler werten selbst
    .help = Sonst tut das nur der Gastgeber
option-status_checklist = Checkliste der Statusphase
    .help = Wer die Schritte der Statusphase abhakt
choice-status_checklist-table = eine für den Tisch
choice-status_checklist-per-player = eine je Spieler
option-auto_advance = Eine Aktion beendet den Zug sofort
    .help = Niemand muss danach weitergeben
option-planet_ledger = Planetenliste
    .help = Wer welchen Planeten hält und wie viele Stimmen das sind
option-sets = Inhalt
    .help = Mit welchen Schachteln ihr spielt
choice-sets-base = Grundspiel
choice-sets-pok = Prophezeiung der Könige
choice-sets-codex = Rat der Keleres
choice-sets-te = Thunder’s Edge

## Was man mitnehmen kann

export-picture = Das Ergebnis als Bild
export-scoreboard = Endstand
export-points = Punkte, Änderung für Änderung
export-points-by-round = Punkte je Runde
export-time-by-round = Zeit je Spieler und Runde
export-time-by-phase = Zeit je Phase
export-speakers = Sprecher
export-agendas = Agenden
export-figures = Alle Zahlen

## Was gedruckt ist

kind-strategy_card = Strategiekarte
kind-faction = Fraktion
kind-objective = Ziel
kind-secret_objective = Geheimziel
kind-agenda = Agenda
kind-technology = Technologie
kind-agenda_window = Agendafenster
card_ability = { $part ->
    [primary] Primär
   *[secondary] Sekundär
}: { $text }
points_worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
secret_worth = { $phase ->
    [action] Aktionsphase
    [agenda] Agendaphase
   *[status] Statusphase
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
home_planet = { $planet } { $resources }/{ $influence }
starts_with = Beginnt mit { $units }; Handelswaren { $commodities }
unit_count = { $count } { $unit ->
    [destroyer] Zerstörer
    [pds] PVS
    [space_dock] { $count ->
        [one] Raumdock
       *[other] Raumdocks
    }
    [fighter] Jäger
    [mech] { $count ->
        [one] Mech
       *[other] Mechs
    }
    [dreadnought] { $count ->
        [one] Dreadnought
       *[other] Dreadnoughts
    }
    [flagship] Flaggschiff
    [cruiser] Kreuzer
    [carrier] Träger
    [war_sun] Kriegssonne
   *[infantry] Infanterie
}
starting_techs = Technologien: { $techs }
chooses_techs = Wählt { $count } aus: { $techs }
faction_ability = { $name }: { $text }
agenda_decides = { $type ->
    [law] Gesetz
   *[directive] Direktive
}, { $kind ->
    [for_against] dafür oder dagegen
    [elect_player] Wahl eines Spielers
    [elect_planet] Wahl eines Planeten
    [elect_law] Wahl eines Gesetzes
    [elect_strategy_card] Wahl einer Strategiekarte
    [elect_scored_secret] Wahl eines gewerteten Geheimziels
   *[hidden] verdeckt
}
agenda_side = { $side ->
    [for] Dafür
   *[against] Dagegen
}: { $text }
only_if = Nur, wenn { $text }
tech_colour = { $colour ->
    [green] biotisch
    [blue] Antrieb
    [yellow] kybernetisch
    [red] Waffen
    [unit] Einheitenverbesserung
   *[none] ohne Farbe
}
tech_needs = { $colour }, braucht { $needs }
effect_kind = { $kind ->
    [promissory] Schuldschein
    [ability] Fähigkeit
    [technology] Technologie
    [leader] Anführer
    [relic] Relikt
   *[action_card] Aktionskarte
}
window_name = { $window ->
    [phase-start] Beginn der Agendaphase
    [when] Wenn die Agenda aufgedeckt wird
    [after] Nachdem die Agenda aufgedeckt wurde
    [voting] Während der Abstimmung
   *[outcome] Wenn das Ergebnis feststeht
}
lines = { $first } { $then }
card_line = { $id ->
    [leadership-primary-1] Erhalte drei Kommandomarker.
    [leadership-primary-2] Kaufe weitere für je 3 Einfluss.
    [leadership-secondary-1] Kaufe Kommandomarker für je 3 Einfluss (kostet keinen Marker).
    [diplomacy-primary-1] Wähle ein System mit einem deiner Planeten (nie Mecatol Rex): alle Gegner legen einen Marker aus ihrem Vorrat hinein.
    [diplomacy-primary-2] Mach Planeten spielbereit: im Grundspiel die dieses Systems, mit Codex oder Erweiterung zwei beliebige.
    [diplomacy-secondary-1] 1 Strategiemarker: mach bis zu zwei deiner Planeten spielbereit.
    [politics-primary-1] Gib den Sprechermarker jemandem, der ihn nicht hat.
    [politics-primary-2] Ziehe zwei Aktionskarten.
    [politics-primary-3] Sieh die obersten zwei Agenden an und lege jede nach oben oder unten zurück.
    [politics-secondary-1] 1 Strategiemarker: ziehe zwei Aktionskarten.
    [construction-primary-1] Stelle ein PVS oder ein Raumdock auf einen deiner Planeten.
    [construction-primary-2] Stelle noch ein PVS auf einen deiner Planeten.
    [construction-secondary-1] 1 Strategiemarker in ein System: stelle dort ein Dock oder PVS auf einen deiner Planeten.
    [construction-te-primary-1] Stelle ein Bauwerk auf, oder produziere an einem deiner Docks.
    [construction-te-primary-2] Stelle ein Bauwerk auf.
    [construction-te-secondary-1] 1 Strategiemarker: stelle ein Bauwerk auf.
    [trade-primary-1] Erhalte drei Handelsgüter.
    [trade-primary-2] Fülle deine Handelswaren auf.
    [trade-primary-3] Wähle Gegner, die kostenlos folgen dürfen.
    [trade-secondary-1] 1 Strategiemarker: fülle deine Handelswaren auf.
    [warfare-primary-1] Nimm einen deiner Marker vom Brett, dann erhalte einen Marker.
    [warfare-primary-2] Ordne die Marker auf deinem Kommandobogen neu.
    [warfare-secondary-1] 1 Strategiemarker: produziere an einem Dock in deinem Heimatsystem.
    [warfare-te-primary-1] Eine taktische Aktion irgendwo, ohne einen Marker zu legen; ordne davor und danach deine Marker neu.
    [warfare-te-secondary-1] 1 Strategiemarker: produziere mit Einheiten in deinem Heimatsystem.
    [technology-primary-1] Erforsche eine Technologie.
    [technology-primary-2] Zahle 6 Ressourcen für eine weitere.
    [technology-secondary-1] 1 Strategiemarker und 4 Ressourcen: erforsche eine Technologie.
    [imperial-primary-1] Werte ein offenes Ziel, das du erfüllst.
    [imperial-primary-2] Mit Mecatol Rex: 1 Siegpunkt; sonst ziehe ein Geheimziel.
    [imperial-secondary-1] 1 Strategiemarker: ziehe ein Geheimziel.
   *[printed] { $text }
}
condition = { $id ->
    [corner-the-market] Vier Planeten derselben Art halten.
    [develop-weaponry] Zwei Einheitenverbesserungen.
    [diversify-research] Je zwei Technologien in zwei Farben.
    [erect-a-monument] 8 Ressourcen zahlen.
    [expand-borders] Sechs Planeten außerhalb von Heimatsystemen halten.
    [found-research-outposts] Drei Planeten mit Technologiesymbol halten.
    [intimidate-council] Schiffe in zwei Systemen neben Mecatol Rex.
    [lead-from-the-front] Drei Marker aus Taktik- oder Strategievorrat zahlen.
    [negotiate-trade-routes] 5 Handelsgüter zahlen.
    [sway-the-council] 8 Einfluss zahlen.
    [amass-wealth] 3 Ressourcen, 3 Einfluss und 3 Handelsgüter zahlen.
    [build-defenses] Vier Bauwerke im Spiel.
    [discover-lost-outposts] Zwei Planeten mit Anhängen halten.
    [engineer-a-marvel] Flaggschiff oder Kriegssonne auf dem Brett.
    [explore-deep-space] Einheiten in drei Systemen ohne Planeten.
    [improve-infrastructure] Bauwerke auf drei Planeten außerhalb der Heimat.
    [make-history] Einheiten in zwei Systemen mit legendärem Planeten, Mecatol Rex oder Anomalie.
    [populate-the-outer-rim] Einheiten in drei Randsystemen außer der Heimat.
    [push-boundaries] Mehr Planeten als jeder von zwei Nachbarn.
    [raise-a-fleet] Fünf Schiffe, die keine Jäger sind, in einem System.
    [centralize-galactic-trade] 10 Handelsgüter zahlen.
    [conquer-the-weak] Einen Planeten in einem fremden Heimatsystem halten.
    [form-galactic-brain-trust] Fünf Planeten mit Technologiesymbol halten.
    [found-a-golden-age] 16 Ressourcen zahlen.
    [galvanize-the-people] Sechs Marker aus Taktik- oder Strategievorrat zahlen.
    [manipulate-galactic-law] 16 Einfluss zahlen.
    [master-the-sciences] Je zwei Technologien in allen vier Farben.
    [revolutionize-warfare] Drei Einheitenverbesserungen.
    [subdue-the-galaxy] Elf Planeten außerhalb von Heimatsystemen halten.
    [unify-the-colonies] Sechs Planeten derselben Art halten.
    [achieve-supremacy] Flaggschiff oder Kriegssonne in fremder Heimat oder bei Mecatol Rex.
    [become-a-legend] Einheiten in vier Systemen mit legendärem Planeten, Mecatol Rex oder Anomalie.
    [command-an-armada] Acht Schiffe, die keine Jäger sind, in einem System.
    [construct-massive-cities] Sieben Bauwerke im Spiel.
    [control-the-borderlands] Einheiten in fünf Randsystemen außer der Heimat.
    [hold-vast-reserves] 6 Ressourcen, 6 Einfluss und 6 Handelsgüter zahlen.
    [patrol-vast-territories] Einheiten in fünf Systemen ohne Planeten.
    [protect-the-border] Bauwerke auf fünf Planeten außerhalb der Heimat.
    [reclaim-ancient-monuments] Drei Planeten mit Anhängen halten.
    [rule-distant-lands] Zwei Planeten in oder neben der Heimat zweier verschiedener Gegner halten.
    [destroy-their-greatest-ship] Ein fremdes Flaggschiff oder eine Kriegssonne zerstören.
    [make-an-example-of-their-world] Bombardement entfernt die letzten fremden Bodentruppen eines Planeten.
    [spark-a-rebellion] Den Punktführenden im Kampf schlagen.
    [turn-their-fleets-to-dust] Weltraumkanonen entfernen das letzte fremde Schiff im System (Codex: außer Jägern).
    [unveil-flagship] Einen Raumkampf mit überlebendem Flaggschiff gewinnen.
    [adapt-new-strategies] Zwei eigene Fraktionstechnologien.
    [become-the-gatekeeper] Schiffe an einem Alpha- und einem Beta-Wurmloch.
    [control-the-region] Schiffe in sechs Systemen.
    [cut-supply-lines] Schiffe in einem System mit einem fremden Dock.
    [establish-a-perimeter] Vier PVS auf dem Brett.
    [forge-an-alliance] Vier kulturelle Planeten halten.
    [form-a-spy-network] Fünf Aktionskarten abwerfen.
    [fuel-the-war-machine] Drei Raumdocks auf dem Brett.
    [gather-a-mighty-fleet] Fünf Dreadnoughts auf dem Brett.
    [learn-the-secrets-of-the-cosmos] Schiffe in drei Systemen, jedes neben einer Anomalie.
    [master-the-laws-of-physics] Vier Technologien einer Farbe.
    [mine-rare-metals] Vier gefährliche Planeten halten.
    [monopolize-production] Vier industrielle Planeten halten.
    [occupy-the-seat-of-the-empire] Mecatol Rex halten, mit drei Schiffen darüber.
    [threaten-enemies] Schiffe neben einem fremden Heimatsystem.
    [become-a-martyr] Einen Planeten in einem Heimatsystem verlieren.
    [betray-a-friend] Jemanden schlagen, dessen Schuldschein in deinem Spielbereich liegt.
    [brave-the-void] Einen Kampf in einer Anomalie gewinnen.
    [darken-the-skies] Einen Kampf in einem fremden Heimatsystem gewinnen.
    [demonstrate-your-power] Nach einem Raumkampf drei Schiffe, die keine Jäger sind, im aktiven System.
    [fight-with-precision] Jägerabwehr entfernt dort den letzten fremden Jäger.
    [prove-endurance] In dieser Runde als Letzter passen.
    [defy-space-and-time] Einheiten im Wurmlochnexus.
    [destroy-heretical-works] Zwei Reliktfragmente vernichten.
    [establish-hegemony] Planeten mit zusammen 12 Einfluss.
    [foster-cohesion] Nachbar aller anderen Spieler sein.
    [hoard-raw-materials] Planeten mit zusammen 12 Ressourcen.
    [mechanize-the-military] Je ein Mech auf vier Planeten.
    [occupy-the-fringe] Neun Bodentruppen auf einem Planeten ohne eigenes Dock.
    [produce-en-masse] Produktion 8 oder mehr in einem System.
    [seize-an-icon] Einen legendären Planeten halten.
    [stake-your-claim] Einen Planeten in einem System halten, in dem ein Gegner einen anderen hält.
    [strengthen-bonds] Ein fremder Schuldschein in deinem Spielbereich.
    [dictate-policy] Drei oder mehr Gesetze in Kraft.
    [drive-the-debate] Du oder dein Planet wird gewählt.
   *[printed] { $text }
}
agenda_text = { $id ->
    [anti-intellectual-revolution-for] Forschen kostet den Forschenden ein Schiff, das kein Jäger ist.
    [anti-intellectual-revolution-against] In der nächsten Strategiephase erschöpft jeder einen Planeten je eigener Technologie.
    [classified-document-leaks-effect] Dieses Geheimziel wird ein offenes Ziel.
    [committee-formation-effect] Der Besitzer darf sie abwerfen, um eine spätere Wahl eines Spielers ohne Abstimmung zu entscheiden.
    [conventions-of-war-for] Kulturelle Planeten werden nicht bombardiert.
    [conventions-of-war-against] Wer dagegen stimmte, wirft alle Aktionskarten ab.
    [core-mining-effect] Der Planet verliert eine Infanterie und gewinnt 2 Ressourcen.
    [demilitarized-zone-effect] Der Planet wird geräumt und trägt keine Einheiten mehr.
    [enforced-travel-ban-for] Alpha- und Beta-Wurmlöcher helfen der Bewegung nicht.
    [enforced-travel-ban-against] PVS in oder neben Wurmlochsystemen werden zerstört.
    [executive-sanctions-for] Höchstens drei Aktionskarten auf der Hand.
    [executive-sanctions-against] Jeder verliert eine zufällige Aktionskarte.
    [fleet-regulations-for] Höchstens vier Marker im Flottenvorrat.
    [fleet-regulations-against] Jeder legt einen Marker in den Flottenvorrat.
    [holy-planet-of-ixth-effect] Der Planet zählt 1 Punkt für den, der ihn hält, und kann nicht produzieren.
    [homeland-defense-act-for] Beliebig viele PVS je Planet.
    [homeland-defense-act-against] Jeder zerstört ein eigenes PVS.
    [imperial-arbiter-effect] Der Besitzer darf sie am Ende einer Strategiephase abwerfen, um mit jemandem Strategiekarten zu tauschen.
    [minister-of-commerce-effect] Füllt der Besitzer Handelswaren auf, erhält er auch 1 Handelsgut je Nachbar.
    [minister-of-exploration-effect] Der Besitzer erhält 1 Handelsgut je gewonnenem Planeten.
    [minister-of-industry-effect] An neuen Docks des Besitzers darf sofort produziert werden.
    [minister-of-peace-effect] Der Besitzer darf sie abwerfen, um den Zug dessen zu beenden, der ein besetztes System aktiviert.
    [minister-of-policy-effect] Der Besitzer zieht nach jeder Statusphase eine Aktionskarte.
    [minister-of-sciences-effect] Der Besitzer zahlt bei Technologie keine Ressourcen.
    [minister-of-war-effect] Der Besitzer darf sie abwerfen, um einen Marker zurückzuholen und noch einmal zu handeln.
    [prophecy-of-ixth-effect] Jäger des Besitzers treffen besser; verloren, wenn eine Produktion weniger als zwei Jäger bringt.
    [publicize-weapon-schematics-for] Kriegssonnen brauchen keine Voraussetzungen mehr, sobald jemand sie hat, und halten keinen Schaden mehr aus.
    [publicize-weapon-schematics-against] Wer Kriegssonnen erforscht hat, wirft alle Aktionskarten ab.
    [regulated-conscription-for] Jäger und Infanterie gibt es einzeln statt zu zweit.
    [regulated-conscription-against] Nichts geschieht.
    [representative-government-base-for] Eine Stimme je Spieler; dafür werden keine Planeten erschöpft.
    [representative-government-base-against] Wer dagegen stimmte, erschöpft in der nächsten Strategiephase seine kulturellen Planeten.
    [research-team-biotic-effect] Erschöpfe die Karte, um eine grüne Voraussetzung zu überspringen.
    [research-team-cybernetic-effect] Erschöpfe die Karte, um eine gelbe Voraussetzung zu überspringen.
    [research-team-propulsion-effect] Erschöpfe die Karte, um eine blaue Voraussetzung zu überspringen.
    [research-team-warfare-effect] Erschöpfe die Karte, um eine rote Voraussetzung zu überspringen.
    [senate-sanctuary-effect] Der Planet gewinnt 2 Einfluss.
    [shard-of-the-throne-effect] Der Besitzer hat 1 Punkt; sie geht an den, der ihn im Kampf schlägt.
    [shared-research-for] Einheiten dürfen Nebel durchqueren.
    [shared-research-against] Jeder legt einen Marker in sein Heimatsystem.
    [terraforming-initiative-effect] Der Planet gewinnt 1 Ressource und 1 Einfluss.
    [the-crown-of-emphidia-effect] Der Besitzer hat 1 Punkt; sie geht an den, der einen Planeten seiner Heimat nimmt.
    [the-crown-of-thalnos-effect] Der Besitzer darf Kampfwürfel wiederholen; wer dann verfehlt, wird zerstört.
    [wormhole-reconstruction-for] Alle Alpha- und Beta-Wurmlochsysteme sind benachbart.
    [wormhole-reconstruction-against] Jeder legt einen Marker in jedes Wurmlochsystem mit eigenen Schiffen.
    [archived-secret-effect] Der Gewählte zieht ein Geheimziel.
    [arms-reduction-for] Jeder behält höchstens zwei Dreadnoughts und vier Kreuzer.
    [arms-reduction-against] Planeten mit Technologiesymbol sind in der nächsten Strategiephase erschöpft.
    [colonial-redistribution-effect] Die Einheiten dort werden zerstört; der Besitzer wählt einen Punktletzten, der eine Infanterie landen darf.
    [compensated-disarmament-effect] Die Bodentruppen dort werden für je 1 Handelsgut zerstört.
    [economic-equality-for] Alle haben danach fünf Handelsgüter.
    [economic-equality-against] Alle verlieren ihre Handelsgüter.
    [incentive-program-for] Ein zusätzliches Ziel der Stufe I wird aufgedeckt.
    [incentive-program-against] Ein zusätzliches Ziel der Stufe II wird aufgedeckt.
    [ixthian-artifact-for] Der Sprecher würfelt: bei 6 bis 10 darf jeder zweimal forschen, bei 1 bis 5 Verwüstung um Mecatol Rex.
    [ixthian-artifact-against] Nichts geschieht.
    [judicial-abolishment-effect] Das gewählte Gesetz wird abgeworfen.
    [miscount-disclosed-effect] Über das gewählte Gesetz wird neu abgestimmt.
    [mutiny-for] Wer dafür stimmte, erhält 1 Punkt.
    [mutiny-against] Wer dafür stimmte, verliert 1 Punkt.
    [new-constitution-for] Alle Gesetze werden abgeworfen; Heimatplaneten sind in der nächsten Strategiephase erschöpft.
    [new-constitution-against] Nichts geschieht.
    [public-execution-effect] Der Gewählte wirft Aktionskarten ab, gibt den Sprechermarker weiter und stimmt in dieser Phase nicht mehr ab.
    [seed-of-an-empire-for] Wer die meisten Punkte hat, erhält 1.
    [seed-of-an-empire-against] Wer die wenigsten Punkte hat, erhält 1.
    [swords-to-plowshares-for] Die Hälfte aller Infanterie wird zu Handelsgütern.
    [swords-to-plowshares-against] Auf jeden gehaltenen Planeten kommt eine Infanterie.
    [unconventional-measures-for] Wer dafür stimmte, zieht zwei Aktionskarten.
    [unconventional-measures-against] Wer dafür stimmte, wirft alle Aktionskarten ab.
    [wormhole-research-for] Wer an Wurmlöchern steht, darf forschen; dann werden Schiffe an Alpha und Beta zerstört.
    [wormhole-research-against] Wer dagegen stimmte, verliert einen Kommandomarker.
    [articles-of-war-for] Mechs verlieren ihre Fähigkeiten, außer Schaden auszuhalten.
    [articles-of-war-against] Wer dafür stimmte, erhält 3 Handelsgüter.
    [checks-and-balances-for] Gewählte Strategiekarten gibt man jemandem, der noch eine braucht.
    [checks-and-balances-against] Nach dieser Phase werden nur je drei Planeten spielbereit.
    [nexus-sovereignty-for] Alpha und Beta des Nexus helfen der Bewegung nicht.
    [nexus-sovereignty-against] Mecatol Rex erhält ein Gamma-Wurmloch.
    [political-censure-effect] Der Besitzer hat 1 Punkt, solange er sie hat, und spielt keine Aktionskarten.
    [representative-government-pok-for] Genau eine Stimme je Spieler, keine zusätzlichen.
    [representative-government-pok-against] Wer dagegen stimmte, erschöpft in der nächsten Strategiephase seine kulturellen Planeten.
    [search-warrant-effect] Der Besitzer zieht zwei Geheimziele und spielt sie offen.
    [armed-forces-standardization-effect] Die Vorräte des Gewählten werden Taktik 3, Flotte 3, Strategie 2.
    [clandestine-operations-for] Jeder verliert zwei Kommandomarker.
    [clandestine-operations-against] Jeder verliert einen Flottenmarker.
    [covert-legislation-effect] Der Sprecher zieht geheim die nächste Agenda; der Tisch kennt nur die Art des Ergebnisses.
    [galactic-crisis-pact-effect] Jeder darf die Sekundärfähigkeit dieser Karte kostenlos nutzen.
    [minister-of-antiques-effect] Der Gewählte erhält ein Relikt.
    [rearmament-agreement-for] Jeder stellt einen Mech in die Heimat.
    [rearmament-agreement-against] Alle Mechs werden zu Infanterie.
    [research-grant-reallocation-effect] Der Gewählte erhält eine beliebige Technologie und verliert je Voraussetzung einen Flottenmarker.
    [classified-document-leaks-only-if] mindestens ein Geheimziel gewertet ist; sonst zieht eine andere Agenda
    [judicial-abolishment-only-if] ein Gesetz in Kraft ist; sonst zieht eine andere Agenda
    [miscount-disclosed-only-if] ein Gesetz in Kraft ist; sonst zieht eine andere Agenda
    [new-constitution-only-if] ein Gesetz in Kraft ist; sonst zieht eine andere Agenda
   *[printed] { $text }
}
window_hint = { $id ->
    [ancient-burial-sites] Erschöpft die kulturellen Planeten eines Spielers.
    [maw-of-worlds] Wird vernichtet, mit allen eigenen Planeten erschöpft, für eine Technologie.
    [veto] Ersetzt die Agenda durch die nächste.
    [political-secret] Nimmt dem Geber des Scheins für diese Agenda das Wort.
    [diplomatic-pressure] Jemand muss einen Schuldschein abgeben.
    [quash] Ein Strategiemarker ersetzt die Agenda.
    [political-favor] Xxcha verliert einen Strategiemarker, und die Agenda wird ersetzt.
    [assassinate-representative] Ein Spieler darf nicht abstimmen.
    [riders] Vorhersagen statt abstimmen; wer richtig liegt, gewinnt. Imperial Rider zählt einen Punkt.
    [hack-election] Die Abstimmung läuft andersherum.
    [insider-information] Ein Blick in den Agendastapel.
    [sanction] Vorhersagen statt abstimmen; stimmt es, verlieren diese Wähler einen Flottenmarker.
    [galactic-threat] Sagt voraus, um eine Technologie zu kopieren.
    [keleres-rider] Vorhersagen statt abstimmen, für eine Karte und Handelsgüter.
    [odlynn-myrr] Held mit der Heimat der Xxcha: mehr Stimmen und eine Vorhersage.
    [distinguished-councilor] Fünf Stimmen mehr nach der Abstimmung.
    [bribery] Nach der Stimme des Sprechers kaufen Handelsgüter Stimmen.
    [predictive-intelligence-votes] Drei Stimmen mehr, mit einem Risiko.
    [zeal] Stimmt zuerst ab, mit zusätzlichen Stimmen.
    [genetic-recombination-votes] Drängt einen Spieler zu einer bestimmten Stimme.
    [gila-the-silvertongue] Jedes Handelsgut kauft zwei Stimmen.
    [elder-qanoj] Eine Stimme mehr je erschöpftem Planeten; die Abstimmung kann nicht verboten werden.
    [blood-pact] Vier Stimmen mehr, wenn man wie die Empyrean stimmt.
    [confusing-legal-text] Der Gewählte nennt jemand anderen.
    [confounding-legal-text] Übernimmt die Wahl eines anderen.
    [deadly-plot] Hebt das Ergebnis auf und erschöpft die Planeten des Verschwörers.
    [future-sight] 1 Handelsgut, wenn das unterstützte Ergebnis gewinnt.
   *[printed] { $text }
}
ability_hint = { $id ->
    [mitosis] Raumdocks bauen keine Infanterie; dafür kostenlos eine zu Beginn jeder Statusphase.
    [munitions-reserves] In einer Raumkampfrunde 2 Handelsgüter zahlen und neu würfeln.
    [armada] Die Flotte darf um zwei größer sein.
    [scavenge] 1 Handelsgut für jeden gewonnenen Planeten.
    [nomadic] Wertet Ziele auch, ohne das Heimatsystem zu halten.
    [star-forge] Aktion: ein Strategiemarker stellt zwei Jäger oder einen Zerstörer zu einer Kriegssonne.
    [gashlai-physiology] Schiffe ziehen durch Supernovae.
    [masters-of-trade] Die zweite Fähigkeit von Handel kostet nichts.
    [guild-ships] Geschäfte auch mit Leuten, die keine Nachbarn sind.
    [arbiters] Aktionskarten dürfen gehandelt werden.
    [orbital-drop] Aktion: ein Strategiemarker stellt zwei Infanterien auf.
    [versatile] In der Statusphase ein Kommandomarker mehr.
    [quantum-entanglement] Alpha- und Beta-Wurmlöcher sind für dich verbunden.
    [slipstream] Aus dem Heimatsystem und aus Wurmlochsystemen +1 Bewegung.
    [creuss-gate] Das Heimatsystem liegt neben der Karte; an seiner Stelle liegt das Tor (Teil 17).
    [assimilate] Auf eroberten Planeten werden fremde Bauwerke durch eigene ersetzt.
    [harrow] Nach jeder Runde eines Bodenkampfs noch einmal bombardieren.
    [ambush] Bis zu zwei Kreuzer oder Zerstörer schießen vor dem Raumkampf.
    [pillage] Nimmt 1 von Nachbarn, die nach einem Gewinn oder Geschäft 3 oder mehr Handelsgüter haben.
    [telepathic] Mit dem Initiativemarker 0 in jeder Runde zuerst an der Reihe.
    [foresight] Ein Strategiemarker lässt Schiffe einer ankommenden Flotte ausweichen.
    [galactic-threat] Stimmt nie ab; sagt ein Ergebnis voraus und kopiert dafür eine Technologie.
    [technological-singularity] Einmal im Kampf nach einer Zerstörung eine Technologie kopieren.
    [propagation] Erhält 3 Kommandomarker, statt zu forschen.
    [unrelenting] +1 auf alle Kampfwürfe.
    [fragile] −1 auf alle Kampfwürfe.
    [brilliant] Die zweite Fähigkeit von Technologie darf wie die erste genutzt werden.
    [analytical] Eine Voraussetzung weniger für alles außer Einheiten.
    [blood-ties] Die Custodians zu vertreiben kostet keinen Einfluss.
    [reclamation] Wer Mecatol Rex nimmt, stellt dort ein PVS und ein Raumdock auf.
    [peace-accords] Nach Diplomatie einen leeren Nachbarplaneten übernehmen.
    [quash] Ein Strategiemarker ersetzt eine aufgedeckte Agenda.
    [indoctrination] Für 2 Einfluss eine feindliche Infanterie bekehren.
    [devotion] Einen Kreuzer oder Zerstörer für einen Treffer opfern.
    [stall-tactics] Aktion: eine Aktionskarte abwerfen.
    [scheming] Eine Aktionskarte mehr ziehen, dann eine abwerfen.
    [crafty] Beliebig viele Karten auf der Hand.
    [zeal] Stimmt zuerst ab, mit so vielen Stimmen mehr, wie Leute mitspielen.
    [raid-formation] Überzählige Treffer gegen Jäger beschädigen große Schiffe.
    [voidborn] Nebel hindern nicht beim Ziehen.
    [aetherpassage] Darf anderen den Durchzug durch die eigenen Flotten gestatten.
    [dark-whispers] Hat einen zweiten Schuldschein des eigenen Volkes.
    [edict] Gewonnene Kämpfe sammeln Marker der Unterlegenen im Flottenvorrat.
    [imperia] Nutzt die Kommandanten aller, deren Marker dort liegen.
    [hubris] Keine Schuldscheine „Allianz“.
    [distant-suns] Mechs lassen beim Erkunden die Wahl.
    [fabrication] Aktion: Fragmente gegen ein Relikt oder einen Marker tauschen.
    [the-company] Hat drei Agenten.
    [future-sight] 1 Handelsgut, wenn ein unterstütztes oder vorhergesagtes Ergebnis gewinnt.
    [terragenesis] Erkunden hinterlässt Schläfermarken.
    [awaken] Wird das System aktiviert, werden Schläfer zu PVS.
    [coalescence] Erwachte Einheiten müssen kämpfen, wo sie den Platz teilen.
    [devour] Nimmt zerstörte Einheiten gefangen.
    [amalgamation] Eine gefangene Einheit zurückgeben und dafür eine kostenlos bauen.
    [riftmeld] Eine gefangene Einheit zurückgeben und eine Verbesserung ohne Voraussetzungen nehmen.
    [the-tribuni] Leiht sich das Heimatsystem von Mentak, Xxcha oder Argent, wenn niemand sie spielt.
    [council-patronage] Beginn der Strategiephase: Handelswaren auffüllen und 1 Handelsgut erhalten.
    [laws-order] 1 Einfluss hebt alle Gesetze für einen Zug auf.
    [sundered] Gewöhnliche Wurmlöcher sind ihm verschlossen; sein Heimatsystem ist für Besucher tödlich.
    [incursion] Breschen verbinden Systeme.
    [the-sorrow] Das Heimatsystem liegt neben der Karte; an seiner Stelle liegt Teil 94.
    [research-team] Darf Planeten teilen, statt zu kämpfen.
    [oceanbound] Geteilte Planeten bringen Ozeankarten.
    [plots-within-plots] Darf Geheimziele anderer für Komplottkarten wiederholen, ohne Punkte.
    [puppets-of-the-blade] Aktion: mit einem Komplott im Spiel zu The Obsidian werden.
    [liberate] Neue Planeten sind spielbereit oder werden verstärkt.
    [galvanize] Galvanisierte Einheiten werfen einen Würfel mehr.
    [phoenix-standard] Nach einem Kampf eine überlebende Einheit galvanisieren.
    [survival-instinct] Schiffe dürfen in ein System eilen, das gerade aktiviert wird.
    [miniaturization] Bauwerke können auf Schiffen mitreisen.
   *[printed] { $text }
}
tech_effect = { $id ->
    [neural-motivator] In der Statusphase zwei Aktionskarten ziehen statt einer.
    [dacxive-animators] Ein gewonnener Bodenkampf kann dort eine Infanterie einbringen.
    [hyper-metabolism] In der Statusphase drei Kommandomarker statt zwei.
    [x-89-bacterial-weapon] Für Bombardements: löscht die Infanterie auf einem Planeten aus (in späteren Codices anders gefasst).
    [antimass-deflectors] Durch Asteroidenfelder ziehen; feindliche Weltraumkanonen würfeln mit −1.
    [gravity-drive] Ein Schiff hat +1 Bewegung in jeder taktischen Aktion.
    [fleet-logistics] Zwei Aktionen im Zug statt einer.
    [light-wave-deflector] Schiffe dürfen durch Systeme mit feindlichen Schiffen ziehen.
    [sarween-tools] Jede Produktion kostet zusammen 1 weniger.
    [graviton-laser-system] Erschöpfen: Treffer der Weltraumkanonen müssen auf andere Schiffe als Jäger gehen.
    [transit-diodes] Zu Beginn des Zugs erschöpfen: bis zu vier Bodentruppen versetzen.
    [integrated-economy] Auf einem gewonnenen Planeten darfst du bis zu seinen Ressourcen bauen.
    [plasma-scoring] Ein Würfel mehr bei Bombardement oder Weltraumkanone.
    [magen-defense-grid] Hilft der Verteidigung auf Planeten mit Bauwerken (in späteren Codices anders gefasst).
    [duranium-armor] In jeder Kampfrunde eine Einheit reparieren, die in dieser Runde keinen Schaden ausgehalten hat.
    [assault-cannon] Mit drei Schiffen außer Jägern: vor dem Raumkampf verliert der Gegner eines, das kein Jäger ist.
    [psychoarchaeology] Technologiesymbole nutzen, ohne Planeten zu erschöpfen; solche Planeten für 1 Handelsgut erschöpfen.
    [bio-stims] Am Ende des Zugs erschöpfen: einen Planeten mit Technologiesymbol oder eine andere Technologie spielbereit machen.
    [dark-energy-tap] Grenzmarken erkunden; freierer Rückzug.
    [sling-relay] Aktion, erschöpfen: an einem deiner Raumdocks ein Schiff bauen.
    [scanlink-drone-network] Wer ein System aktiviert, darf dort einen Planeten mit eigenen Einheiten erkunden.
    [predictive-intelligence] Am Ende des Zugs erschöpfen und Marker neu verteilen; kann drei Stimmen hinzufügen.
    [ai-development-algorithm] Erschöpfen: eine Voraussetzung einer Einheitenverbesserung übergehen, oder billiger produzieren, je Verbesserung im Besitz.
    [self-assembly-routines] Nach der Produktion erschöpfen: einen Mech aufstellen; ein verlorener Mech bringt 1 Handelsgut.
    [infantry-ii] Bessere Infanterie, die nach der Zerstörung zurückkehren kann.
    [carrier-ii] Schnellerer Träger mit mehr Platz.
    [fighter-ii] Jäger, die allein ziehen.
    [destroyer-ii] Zerstörer, der stärker gegen Jäger ist.
    [space-dock-ii] Produziert mehr.
    [pds-ii] Die Weltraumkanone reicht in Nachbarsysteme.
    [cruiser-ii] Schnellerer Kreuzer, der eine Einheit tragen kann.
    [dreadnought-ii] Schnellerer Dreadnought, dem „Direct Hit“ nichts anhat.
    [war-sun] Erlaubt das schwerste Schiff.
   *[printed] { $text }
}
step_hint = { $id ->
    [score-objectives] Nach Initiative: je ein offenes und ein geheimes.
    [reveal-objective] Der Sprecher dreht die nächste Karte um; Stufe II kommt nach fünf der Stufe I.
    [draw-action-card] Je eine; mit Neural Motivator zwei.
    [remove-tokens] Zurück in den Vorrat.
    [gain-tokens] Dann neu verteilen; Sol und Hyper Metabolism erhalten mehr.
    [ready-cards] Planeten, Technologien, Agenten und der Rest.
    [repair-return] Die offizielle Liste trennt das in zwei Schritte.
    [reveal] Der Sprecher zieht und liest vor.
    [when-effects] Einsprüche und Ersetzungen zuerst.
    [after-effects] Vorhersagen und Stimmverbote.
    [discussion] Abmachungen und Drohungen; nichts zu notieren.
    [voting] Vom linken Nachbarn des Sprechers an; der Sprecher stimmt zuletzt und entscheidet bei Gleichstand.
    [resolve] Ergebnis notieren; Gesetze bleiben auf der Liste.
   *[printed] { $text }
}

## Was nur die Bretter sagen

board-phase = { $phase ->
    [setup] Aufbau
    [round-0] Aufbauphase
    [speaker-selection] Erster Sprecher
    [strategy-phase] Strategiephase
    [action-phase] Aktionsphase
    [status-phase] Statusphase
    [mecatol-check] Custodians
    [agenda-phase] Agendaphase
   *[victory-pending] Sieg
}
board-shortPhase = { $phase ->
    [strategy-phase] Strategie
    [action-phase] Aktion
    [status-phase] Status
    [agenda-phase] Agenda
   *[other] { board-phase }
}
board-roundN = Runde { $n }
board-roundZero = Runde 0
board-setupPhase = Aufbauphase
board-buildGalaxy = Baut die Galaxie auf.
board-yourTurn = Du bist dran.
board-thenNext = Danach ist { $name } dran
board-say-setup = Aufbau.
board-say-setupHost = Sag, wie viele spielen, bestimme jeden Spieler, dann weiter.
board-say-setupWait = Der Gastgeber richtet das Spiel ein.
board-say-zeroHost = Wenn sie steht, beginne die erste Runde.
board-say-zeroWait = Der Gastgeber beginnt die erste Runde, wenn sie steht.
board-say-speaker = Wer spricht zuerst?
board-say-speakerHost = Tippe auf eine Fraktion, oder lass den Zufall entscheiden.
board-say-speakerWait = Der Gastgeber wählt, oder der Zufall.
board-say-summary = Alle haben eine Karte.
board-say-summaryHost = Seht sie euch an, dann beende die Phase.
board-say-summaryWait = Gleich beginnt die Aktionsphase.
board-say-status = Statusphase.
board-say-statusHost = Wertet der Reihe nach, geht die Schritte durch, dann weiter.
board-say-statusText = Wertet der Reihe nach und geht die Schritte durch.
board-say-mecatol = Sind die Custodians fort?
board-say-mecatolHost = Trag ein, wer Mecatol Rex nimmt, oder mach weiter.
board-say-mecatolText = Der Gastgeber macht weiter, wenn das klar ist.
board-say-vote = Beratet und stimmt ab.
board-say-endOrOn = Beende das Spiel, oder spielt weiter.
board-say-pickMine = Nimm eine Strategiekarte.
board-say-actMine = Führe eine Aktion aus.
board-say-politicsMine = Wähle den neuen Sprecher.
board-say-cardMine = Du spielst { $card }; gib weiter, wenn alle fertig sind.
board-say-resolveMine = Führe deine Aktion aus, dann gib weiter.
board-say-pick = nimmt eine Strategiekarte.
board-say-act = führt eine Aktion aus.
board-say-resolve = führt eine Aktion durch.
board-say-card = spielt { $card }. Die anderen können folgen.
board-say-cardFollow = spielt { $card }. Folgst du?
board-speaker = Sprecher
board-speakerNow = jetzt Sprecher
board-speakerOrder = ab dem Sprecher
board-speakerHistory = Sprecher bisher
board-noSpeaker = Noch gibt es keinen Sprecher.
board-selectSpeaker = Wählt den Sprecher
board-newSpeaker = Wähle den neuen Sprecher
board-giveToken = Der Sprechermarker geht an
board-because = Wegen
board-via-initial = erster Sprecher
board-via-politics = Politik
board-via-manual = Korrektur
board-via-agenda = Agenda
board-order = Reihenfolge
board-turnOrder = Zugreihenfolge
board-pickingOrder = Wer wann wählt
board-statusOrder = Reihenfolge der Phase
board-votingOrder = Abstimmung
board-initiative = Initiative
board-now = jetzt
board-next = danach
board-passed = gepasst
board-played = gespielt
board-picked = hat gewählt
board-out = ausgeschieden
board-nobody = niemand
board-everybody = alle
board-seat = Platz
board-seats = Spieler
board-players = Spieler
board-clockwise = im Uhrzeigersinn
board-thatsYou = das bist du
board-runByHost = führt der Gastgeber
board-offline = nicht verbunden
board-owed = Noch ohne Antwort
board-owedHelp = Eine Erinnerung, bis die Strategiekarten zurückkommen; sie hält nichts auf.
board-owedYours = Du hast noch nicht gesagt, ob du folgst
board-draft = Völkerwahl
board-draftBans = Sperren für jeden
board-draftRandom = Zufällige Reihenfolge
board-draftClockwise = Im Uhrzeigersinn
board-draftOrder = Reihenfolge der Wahl
board-draftBanNow = { $name } sperrt
board-draftPickNow = { $name } wählt
board-draftYouBan = Du sperrst ein Volk
board-draftYouPick = Du wählst dein Volk
board-draftOver = Alle haben ein Volk.
board-draftBansNow = sperrt jetzt ein Volk
board-draftPicksNow = wählt jetzt ein Volk
board-draftBack = Letzten Schritt zurück
board-draftOff = Abbrechen
board-draftOffSure = Noch einmal tippen: Sperren fallen weg, Gewähltes bleibt
board-draftFor = für { $name }
board-draftBanned = gesperrt
board-ban = { $name } sperren
board-draftPick = { $name } spielen
board-planets = Planeten
board-planetsOf = Planeten von { $name }
board-planetTake = Planet nehmen
board-planetFind = Planet suchen
board-planetLose = Planet verlieren: { $planet }
board-planetTakes = Planet nehmen: { $planet }
board-planetExhausted = erschöpft
board-planetReady = bereit
board-readyAll = Alle bereit
board-ledgerVotes = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} durch bereite Planeten
board-ledgerReady = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} bereit
board-ledgerSum = { $resources } Ressourcen, { $influence } Einfluss
board-noPlanets = Noch kein Planet.
board-turning = Wendepunkte
board-turning-custodians = { $name } schickt die Wächter fort.
board-turning-lead = { $name } geht in Führung, mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
}.
board-turning-leap = { $name } gewinnt { $n } Punkte in einer Runde, mehr als irgendwer sonst in einer.
board-turning-limit = { $name } hat { $n } Punkte und ist am Ziel.
board-turning-close = { $n ->
    [0] { $name } hat am Ende genauso viele Punkte.
    [one] { $name } liegt am Ende einen Punkt zurück.
   *[other] { $name } folgt mit { $n } Punkten Abstand.
}
board-evening = Verlauf und Zeiten
board-eveningSub = Punkte und Minuten bisher
board-timeByPlayer = Wessen Züge wie lange dauerten
board-factionSheets = Völkerbögen
board-factionSheet = Bogen
board-factionSheetOf = Völkerbogen von { $name }
board-yourFaction = Dein Volk
board-startingUnits = Einheiten zu Beginn
board-abilities = Fähigkeiten
board-ownTechs = Eigene Technologien
board-ownUnits = Eigene Einheiten
board-leaders = Anführer
board-promissory = Versprechen
board-notInData = nicht in unseren Daten
board-notInDataNote = Was einen Strich hat, steht nicht in unseren Daten: der gedruckte Bogen hat es.
board-whoSits = Wer wo sitzt, auf welchem Gerät
board-taken = vergeben
board-change = Ändern
board-nameAndColourOf = Name und Farbe von { $name }
board-nameOf = Name von { $name }
board-yes = ja
board-none = keine
board-howMany = Wie viele spielen?
board-mapFor = Die Galaxie für { $n } Spieler
board-fewerSure = Spieler nach { $n } sind schon bestimmt und würden geleert.
board-fewerYes = Zu { $n } spielen
board-cancel = Abbrechen
board-setPlayer = Spieler bestimmen
board-colourAndFaction = Farbe und Fraktion
board-slotOpen = noch offen
board-slotTitle = Spieler { $n }
board-clearSlot = Platz von { $name } leeren
board-drawn = gelost
board-homeOf = Heimat von { $home }
board-randomAll = Alles auslosen
board-randomAllSure = Farben und Fraktionen aller Spieler werden neu gelost.
board-randomFactions = Fraktionen
board-randomColours = Farben
board-swapSlots = Zwei tauschen
board-swapFirst = Welche zwei? Tippe den ersten an
board-swapWith = { $name } tauschen mit …
board-colour = Farbe
board-faction = Fraktion
board-random = Zufall
board-custom = Eigene
board-customName = Name eurer eigenen Fraktion
board-findFaction = Fraktion suchen
board-keleresHome = Heimat von Keleres
board-open = offen gelassen
board-ownName = Name am Tisch
board-optional = freiwillig
board-takenBy = hat schon { $name }
board-colourGone = { $colour } hat eben { $name } genommen. Wähle eine andere Farbe.
board-factionGone = { $faction } hat eben Spieler { $name } genommen. Wähle eine andere Fraktion.
board-needColour = Wähle eine Farbe
board-needFaction = Wähle eine Fraktion
board-needCustom = Gib einen Namen ein
board-confirmSlot = Diesen Spieler bestimmen
board-setUpTitle = Nehmt Platz
board-setUpText = Scannt den Code, um mit dem Handy dabei zu sein.
board-units = Einheiten
board-techs = Technologien
board-commodities = Handelswaren
board-home = Heimat
board-chooseTechs = Wähle { $n } aus:
board-customGear = Eure eigene Fraktion: legt aus, was ihr vereinbart habt.
board-revealFirst = Erste Ziele aufdecken
board-backToSetup = Zurück zum Aufbau
board-options = Optionen
board-thisDevice = Auf diesem Gerät
board-off = aus
board-option-fullscreen = Vollbild
board-option-show_timers = Uhren zeigen
board-option-hotkeys = Tastenkürzel
board-goods = { $n ->
    [one] +{ $n } Handelsgut
   *[other] +{ $n } Handelsgüter
}
board-youPick = Du wählst als { $place }
board-picksNow = wählt eine Strategiekarte
board-reportTitle = Runde { $n } ist vorbei
board-reportTotal = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-reportRevealed = Aufgedeckt
board-reportLaw = Neues Gesetz
board-reportAgenda = Tagesordnung
board-reportPassed = neu
board-summary = Wer welche Karte hat
board-noCard = keine Karte
board-zeroToken = Null-Marker
board-leftOver = Übrig, mit Handelsgütern für die nächste Runde: { $cards }.
board-resetPhase = Phase neu beginnen
board-resetPhaseSure = Alle Karten dieser Runde gehen zurück.
board-cardEffect = Karteneffekt am Ende der Phase
board-swapWhich = Welche zwei Karten tauschen?
board-actions = Deine Aktionen
board-playCard = { $card } spielen
board-cardPlayed = In dieser Runde gespielt.
board-tactical = Taktische oder Komponentenaktion
board-tacticalText = Aktiviere ein System, oder nutze eine Karte oder Fähigkeit.
board-kindOfAction = Welche?
board-kind-unspecified = Ohne Angabe
board-kind-tactical = Taktisch
board-kind-component = Komponente
board-pass = Passen
board-passText = Du bist für den Rest der Runde raus.
board-passLater = Noch nicht: spiele erst { $cards }. Passen kommt nach der Strategiekarte.
board-nthAction = { $n } Aktion dieser Runde
board-choosesSpeaker = Ein neuer Sprecher wird gewählt.
board-forOwner = Wer sie spielt:
board-forOthers = Alle anderen:
board-primary = Primär
board-secondary = Sekundär
board-doYouFollow = Folgst du?
board-whoFollows = Wer folgt?
board-iFollow = Ich folge
board-iDecline = Ich verzichte
board-follows = folgt
board-declines = verzichtet
board-declined = verzichtet
board-waiting = wartet
board-resolving = { $name }: Aktion läuft …
board-resolvingMine = Alles geschieht auf dem Brett. Gib weiter, wenn es fertig ist.
board-resolvingWait = Alles geschieht auf dem Brett.
board-cancelAction = Neu wählen
board-actAgain = Noch eine Aktion
board-imperialPoint = 1 Punkt (Imperium)
board-skipTurn = Zug überspringen
board-skipSure = Der Zug von { $name } endet ohne Aktion.
board-corrections = Korrekturen
board-giveCard = Strategiekarte
board-to = geht an
board-act-finish_setup = Weiter zu Runde 0
board-act-finish_setup-sub = dort wird die Galaxie gebaut
board-act-start_first_round = Erste Runde beginnen
board-act-start_first_round-sub = wählt den Sprecher
board-act-pick_card = { $card } nehmen
board-act-pick_card-sub = mit { $goods }
board-act-end_strategy_phase = Phase beenden
board-act-end_strategy_phase-sub = { $name } beginnt
board-act-play_strategy_card = { $card } spielen
board-act-play_strategy_card-sub = alle anderen können folgen
board-act-start_action = Diese Aktion
board-act-start_action-sub = auf dem Brett ausführen
board-act-pass_round = Passen
board-act-pass_round-sub = für den Rest der Runde
board-act-finish_turn = Nächster Spieler
board-act-finish_turn-sub = { $name } ist dran
board-act-finish_turn-last = { $name } macht allein weiter
board-act-choose_speaker = { $name } wird Sprecher
board-act-choose_speaker-none = Wähle den neuen Sprecher
board-act-choose_speaker-sub = sofort, auf allen Schirmen
board-act-end_status_phase = Nächste Phase
board-act-end_status_phase-agenda = Agendaphase
board-act-end_status_phase-round = Runde { $n }
board-act-end_status_phase-check = Custodians
board-act-openSteps = { $n ->
    [one] { $n } Schritt ist noch offen
   *[other] { $n } Schritte sind noch offen
}
board-act-leave_mecatol_check = Weiter
board-act-next_agenda = Nächste Agenda
board-act-next_agenda-sub = das Ergebnis bleibt
board-act-stillLaw = { $name } ist noch in Kraft
board-act-end_agenda_phase = Phase beenden
board-act-end_agenda_phase-sub = das Ergebnis bleibt
board-act-end_agenda_phase-one = nach nur einer Agenda
board-act-noOutcome = ohne Ergebnis
board-act-advance-step = Schritt { $n } von 6
board-act-advance-noCard = Schritt { $n } von 6 · keine Karte gewählt
board-act-advance-vote = { $name }: { $vote }
board-act-advance-waits = { $name } stimmt ab
board-act-advance-then = dann stimmt { $name } ab
board-act-advance-last = dann das Ergebnis
board-act-advance-outcome = Ergebnis: { $side }
board-act-advance-kept = nach den Stimmen; es wird festgehalten
board-act-advance-open = Ergebnis wählen
board-act-cast = Abstimmen: { $vote }
board-act-cast-none = keine Stimmen eingetragen
board-votesFor = { $n } für { $side }
board-nowVoting = Jetzt stimmt ab: { $name }.
board-votesNow = stimmt jetzt ab
board-voted = hat abgestimmt
board-hasVoted = Hat abgestimmt
board-abstain = Enthaltung
board-abstains = enthält sich
board-predicts = sagt { $side } voraus ({ $rider })
board-predictsShort = { $rider }: { $side }
board-predictWith = Vorhersage mit …
board-predictionOf = Vorhersage von { $name }
board-dropPrediction = Zurücknehmen: { $rider }
board-predictionRight = { $name } hatte recht: { $rider }.
board-moreOf = Mehr für { $name }
board-proposed = Die Stimmen ergeben { $side }.
board-outcomeIs = Ergebnis: { $outcome }.
board-outcomeIsLaw = Ergebnis: { $outcome }. Es wird Gesetz.
board-tieToSpeaker = Gleichstand: { $name } ist Sprecher und wählt.
board-silenceToSpeaker = Niemand hat abgestimmt: { $name } ist Sprecher und wählt.
board-repealLaw = { $name } aufheben
board-scoring = Wer hat was gewertet
board-secretsThisPhase = Geheimes Ziel
board-scoreSecretOf = Geheimes Ziel von { $name } werten; { $n } in dieser Phase
board-say-yourVote = Deine Stimme.
board-say-yourVoteText = Sage wofür und wie viele, dann stimme ab.
board-act-end_game = Spiel beenden
board-act-end_game-sub = { $name } gewinnt
board-steps = Schritte der Phase
board-stepsOf = Schritte von { $name }
board-yourScoring = Deine Wertung
board-onePublicOneSecret = ein offenes, ein geheimes
board-yourSecrets = Deine Geheimziele
board-objectives = Ziele
board-publicObjectives = Offene Ziele
board-noObjectives = Noch ist kein Ziel aufgedeckt.
board-stage = Stufe
board-stage1 = Stufe I
board-stage2 = Stufe II
board-extra = zusätzlich
board-score = Werten
board-scored = Gewertet
board-unscore = Zurücknehmen
board-whoScores = Wer?
board-scoreFor = Werten für
board-reveal = Ziel aufdecken
board-findObjective = Ziel nach Name oder Text suchen
board-ownObjective = Ein eigenes Ziel
board-allOut = Alle zehn liegen aus: eigentlich endet das Spiel, und die meisten Punkte gewinnen. Ein weiteres zählt als zusätzlich.
board-removeObjective = Vom Tisch nehmen
board-removeSure = Das Ziel geht zurück.
board-removeScored = Es wurde { $n }-mal gewertet; die Punkte gehen mit.
board-otherPoints = Andere Punkte
board-filter = Filter
board-allSets = Alle Ausgaben
board-set = Ausgabe
board-scoredBy = Gewertet von
board-anybody = wem auch immer
board-nobodyYet = noch niemandem
board-scoredSecrets = Gewertete Geheimziele
board-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
board-secrets = { $n ->
    [one] { $n } Geheimziel
   *[other] { $n } Geheimziele
}
board-secretsOf = Geheimziele von { $name }
board-secretsShort = Geheim
board-secretNumber = Geheimziel { $n }
board-covered = verdeckt
board-holdToLook = halten zum Ansehen
board-noSecrets = Noch nichts notiert. Was du notierst, siehst nur du.
board-tooMany = Mehr als { $n } Geheimziele: eigentlich muss eines weg.
board-noteSecret = Geheimziel notieren
board-scoreOther = Geheimziel werten
board-findSecret = Geheimziel suchen
board-scoreSecretSure = Alle werden dieses Geheimziel sehen.
board-drop = Streichen
board-dropSure = Die Notiz wird gestrichen.
board-onlyTheirs = nur { $name } kann sie lesen
board-scoredInRound = gewertet in Runde { $n }
board-secretPhase-action = Aktionsphase
board-secretPhase-status = Statusphase
board-secretPhase-agenda = Agendaphase
board-youCanScore = { $n } von dir offen
board-see = ansehen
board-pointsTitle = Punkte
board-pointsFor = Punkte von { $name }
board-yourPoints = Deine Punkte
board-firstTo = Wer zuerst { $n } Punkte hat
board-ofPoints = von { $limit } Punkten
board-ofLimit = von { $limit }
board-pointsOf = { $n } von { $limit } Punkten. Öffnen
board-minusFor = { $name } einen Punkt nehmen
board-plusFor = { $name } einen Punkt geben
board-scorePoint = Einen Punkt werten, fragt wofür
board-source = Wofür
board-exactly = genau
board-exactPoints = Punkte von { $name }
board-whereFrom = Woher sie kommen
board-eliminate = { $name } wurde vernichtet
board-bringBack = { $name } ist wieder im Spiel
board-mecatol = Mecatol Rex
board-custodiansGuard = Die Custodians bewachen noch Mecatol Rex
board-custodiansLeft = Die Custodians haben Mecatol Rex verlassen
board-noAgendaYet = Noch keine Agendaphase.
board-agendaFollows = Nach der Statusphase folgt die Agendaphase.
board-agendasComing = es wird abgestimmt
board-guarded = Custodians wachen
board-claimMecatol = Mecatol Rex einnehmen
board-cost = Das kostet { $n } Einfluss.
board-freeOfCost = zahlt nichts
board-whoClaims = Wer vertreibt die Custodians?
board-onePoint = 1 Punkt
board-nobodyInParticular = niemand Bestimmtes
board-whoHolds = Wer hält ihn jetzt?
board-holds = { $name } hält Mecatol Rex
board-nobodyHolds = Niemand hält ihn.
board-claimedInRound = Eingenommen in Runde { $n }.
board-agendaN = Agenda { $n }
board-firstAgenda = Erste Agenda
board-secondAgenda = Zweite Agenda
board-agendaUnknown = Welche Agenda ist es?
board-agendaSteps = Schritte einer Agenda
board-agendaStepN = Schritt { $n } einer Agenda
board-agendaType-law = Gesetz
board-agendaType-directive = Direktive
board-sideOf = Wofür { $name } stimmt
board-chooseCard = Karte wählen
board-otherCard = Andere Karte
board-showAgenda = Zeigen
board-findAgenda = Agenda nach Name oder Text suchen
board-ownTitle = Ein eigener Titel
board-replaceAgenda = Agenda ersetzen
board-outcome = Ergebnis
board-outcomeKept = notiert: { $outcome }
board-outcomeLaw = notiert: { $outcome }; wird Gesetz
board-noSide = noch nichts
board-typePlanet = welcher Planet
board-typeSide = oder etwas anderes
board-nothingToElect = Es gibt nichts zu wählen: zieht eine andere Agenda.
board-becomesLaw = wird Gesetz
board-lawTarget = Besitzer oder Ziel
board-votes = Stimmen
board-votesOf = Stimmen von { $name }
board-votesN = { $n ->
    [one] { $n } Stimme
   *[other] { $n } Stimmen
}
board-votesLead = Nach Stimmen führt { $side }: { $n } zu { $next }.
board-votesTied = Nach Stimmen steht es { $n } gleich: { $sides }. Der Sprecher entscheidet.
board-votesLast = stimmt zuletzt, entscheidet bei Gleichstand
board-cannotVote = darf nicht abstimmen
board-windows = Was gespielt werden kann
board-noWindow = In diesem Schritt wird nichts gespielt.
board-nothingFromMe = Von mir nichts
board-noWhen = kein „wenn“
board-noAfter = kein „nachdem“
board-nothingWhen = { $n } von { $of }: nichts „wenn aufgedeckt“
board-nothingAfter = { $n } von { $of }: nichts „nachdem aufgedeckt“
board-laws = Gesetze
board-lawsN = { $n ->
    [one] { $n } Gesetz in Kraft
   *[other] { $n } Gesetze in Kraft
}
board-noLaws = Kein Gesetz ist in Kraft.
board-repeal = Aufheben
board-repealSure = { $name } gilt nicht mehr.
board-agendaResults = Bisherige Agenden
board-noAgendas = Noch wurde keine Agenda entschieden.
board-thisTurn = dieser Zug
board-thisTurnNoLimit = dieser Zug, ohne Grenze
board-allTurns = alle Züge
board-decisionBar = Bedenkbalken
board-barLeft = { $n } s
board-barEmpty = Zeit zu entscheiden. Tippen füllt ihn wieder.
board-barOver = Zeit zu entscheiden
board-barCycle = zum { $n }. Mal
board-pause = Pause
board-resume = Weiter
board-paused = Pause.
board-pausedText = Alle Uhren stehen.
board-idle = Lange nichts geschehen.
board-idleText = Läuft das Spiel noch?
board-stillHere = Ja, wir sind da
board-reconnecting = Verbindung wird wiederhergestellt …
board-goBack = Zurück
board-log = Protokoll
board-whoAreYou = Welcher Spieler bist du?
board-yourName = Dein Name
board-guest = Gast
board-goodsShort = +{ $n } HG
board-guardShort = Die Custodians bewachen Mecatol Rex
board-hostTitle = Gastgeber
board-tools = Werkzeuge
board-more = Mehr
board-reference = Nachschlagen
board-cardsAndRules = Karten und Fraktionen
board-searchAll = Namen und Texte durchsuchen
board-searchHere = Teil des Namens oder Textes
board-nothingFound = Nichts gefunden.
board-everything = Alles
board-kinds = Was
board-ref-card = Strategiekarten
board-ref-faction = Fraktionen
board-ref-objective = Ziele
board-ref-secret = Geheimziele
board-ref-agenda = Agenden
board-ref-technology = Technologien
board-ref-window = Agendafenster
board-found = { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
}
board-notInPlay = nicht in diesem Spiel
board-showMore = Mehr zeigen
board-seeHistory = und wer es war
board-namesColoursSecrets = Namen, Farben und Geheimziele
board-namesColours = Namen und Farben
board-atLimit = { $count ->
    [one] { $names } hat { $n } Punkte erreicht.
   *[other] { $names } haben { $n } Punkte erreicht.
}
board-hostMayEnd = Du kannst das Spiel beenden; in der Runde darf es weitergehen.
board-hostEnds = Der Gastgeber beendet das Spiel, oder ihr spielt weiter.
board-victoryPending = Die Runde ist vorbei
board-nobodyAnyMore = Niemand hat mehr genug Punkte.
board-nobodyAtLimit = Niemand hat { $n } Punkte.
board-playOn = Weiterspielen
board-playOnSure = Am Rundenende wird erst wieder gefragt, wenn sich die Grenze ändert.
board-endGame = Spiel beenden
board-endForGood = Endgültig beenden
board-noWayBack = Es gibt kein Zurück ins Spiel.
board-why = Warum?
board-winner = Gewonnen hat
board-firstToReach = wer die Grenze zuerst erreichte
board-mostPoints = wer die meisten Punkte hat
board-finalInfluence = Einfluss am Ende, wenn ihr ihn notieren wollt
board-allegiance = Schwört dem neuen galaktischen Imperator die Treue
board-noEmperor = Die Galaxie hat keinen Imperator.
board-scoreboard = Endstand
board-col-rank = Rang
board-col-faction = Fraktion
board-col-vp = SP
board-col-time = Zeit
board-col-longest = Längster Zug
board-col-speaker = Spr.
board-col-influence = Einfluss
board-col-votes = Stimmen
board-col-strategic = Strategisch
board-col-tactical = Taktisch
board-col-component = Komponente
board-col-unspecified = Ohne Angabe
board-col-first = Zuerst gepasst
board-col-last = Zuletzt gepasst
board-col-goods = Handelsgüter
board-duration = Spieldauer
board-netDuration = ohne Pausen
board-rounds = Runden
board-agendasResolved = Entschiedene Agenden
board-custodiansBy = Custodians
board-inRoundN = { $name }, Runde { $n }
board-figures = Was alle getan haben
board-overTime = Punkte Runde für Runde
board-whereFromAll = Woher die Punkte kamen
board-timeByRound = Zeit je Runde
board-timeByPhase = Zeit je Phase
board-tableTime = Niemandes Zeit
board-preparation = Vorbereitung
board-speakers = Sprecher
board-takeAway = Mitnehmen
board-asPicture = Als Bild
board-until = bis zum Ende
board-key-forward = der Knopf, der weiterführt
board-key-endPhase = die Phase beenden
board-key-action = taktische oder Komponentenaktion
board-key-cards = diese Strategiekarte nehmen oder spielen
board-key-pass = passen
board-key-points = Punkte; Pfeile wählen den Spieler, + und − ändern sie
board-key-break = Pause, und weiter
board-key-bar = den Bedenkbalken wieder füllen
board-key-fullscreen = Vollbild
board-key-search = im Nachschlagewerk suchen
board-sameSeats = Dieselben Spieler wie zuletzt
board-ordinal = { $n }.

## Was auf dem Spiel steht

outcome_leads = Damit führt { $side }: { $votes } zu { $next }.
outcomes_tied = Damit steht es { $votes } gleich: { $sides }. Der Sprecher entscheidet.
would_be_law = { $agenda } würde Gesetz.
becomes_law = { $agenda } wird Gesetz.

## Die erste Partie

lesson-what = Das hier führt euch durch einen Abend Twilight Imperium: wer dran ist, wer was hat, Punkte und Zeit. Das Spiel selbst bleibt auf eurem Tisch.
lesson-order = Die Spieler in der Reihe, in der sie jetzt handeln. Der Sprecher beginnt.
lesson-pick = Die Strategiephase: wer dran ist, nimmt eine Karte. Hier spielt ein Gerät für alle, also nimm eine für den ersten Spieler.
lesson-more = Je niedriger die Zahl, desto früher ist der Spieler dran. Zu dritt nimmt jeder zwei; mach weiter, bis alle ihre haben.
lesson-action = Die Aktionsphase: eine Aktion auf dem Brett, eine Strategiekarte oder Passen. Tipp an, was auf eurem Tisch geschehen ist, dann ist der nächste dran.
lesson-done = Status- und Agendaphase folgen von selbst. Alles lässt sich zurücknehmen. Handys kommen über den Raumcode dazu, ein Fernseher über seinen Schirm.

## Was ist das

term-points = Punkte
term-points-about = Jede Änderung hat eine Quelle im Protokoll. Wer die Grenze zuerst erreicht, kann gewinnen.
term-objective = Ziele
term-objective-about = Offene Ziele kann jeder werten, eines je Statusphase.
term-order = Reihenfolge
term-order-about = Wer nach wem handelt. In der Strategiephase ab dem Sprecher, später nach der niedrigsten Karte.
term-corrections = Korrekturen
term-corrections-about = Was der Gastgeber richtigstellen darf, wenn Tisch und Anzeige auseinandergehen.
term-tools = Werkzeuge
term-tools-about = Was sich jederzeit nachsehen oder ändern lässt.
term-strategy-phase = Strategiephase
term-strategy-phase-about = Vom Sprecher im Uhrzeigersinn nimmt jeder Strategiekarten; die Zahl sagt, wer zuerst handelt.
term-action-phase = Aktionsphase
term-action-phase-about = Reihum: eine Aktion auf dem Brett, eine Strategiekarte oder Passen.
term-status-phase = Statusphase
term-status-phase-about = Ziele werden gewertet und das Brett vorbereitet, Schritt für Schritt.
term-agenda-phase = Agendaphase
term-agenda-phase-about = Zwei Agenden werden abgestimmt, sobald die Custodians Mecatol Rex verlassen haben.
term-phase = Jetzt
term-phase-about = Wo der Abend steht und was hier zu tun ist.
term-seating = Plätze
term-seating-about = Wer wo um die Karte sitzt, im Uhrzeigersinn. In dieser Reihenfolge werden ab dem Sprecher Strategiekarten gewählt; beim Abstimmen kommt der Sprecher zuletzt.
term-agreed = Was abgemacht ist
term-agreed-about = Wie ihr heute spielt: Siegpunkte, Sets, Uhren und woran der Begleiter erinnert. Der Gastgeber kann es während des Abends ändern.
term-speaker = Sprecher
term-speaker-about = Beginnt die Strategiephase, stimmt als Letzter und entscheidet bei Gleichstand. Wer Politik spielt, bestimmt den nächsten.
term-mecatol = Mecatol Rex
term-mecatol-about = Der Planet in der Mitte. Sobald die Custodians ihn verlassen haben, endet jede Runde mit einer Agendaphase.
term-law = Gesetze
term-law-about = Agenden, die gelten, bis eine andere sie aufhebt.
term-clock = Zeit
term-clock-about = Wie lange der Zug schon dauert, allein oder mit allen Zügen zusammen; das legt der Gastgeber fest.
