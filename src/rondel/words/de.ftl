# Was Engine und Server an jedem Tisch sagen.

nothing = nichts
yes = Ja
no = Nein
listed = { $parts }
decided = { $what }: { $how }
sent = { $item } → { $target }
paired = { $name } { $value }
something_secret = etwas Verdecktes
numbered = { $what } { $number }

## Was zu tun ist

prompt_act = { $task }{ $several ->
    [true] {" "}({ $seats })
   *[false] {""}
}.
prompt_wait = Warten auf { $seats }: { $task }.
prompt_paused = Pause: { $reason }.
prompt_over = { $won ->
    [true] { $winners } gewinnt: { $reason }.
   *[false] Niemand gewinnt: { $reason }.
}
make_a_move = Mach einen Zug

## Was sich überall tun lässt

move-pass_priority = Passen
move-pass_turn = Zug beenden
move-ready = Bereit
move-unready = Doch nicht bereit
move-reset = Neu anfangen
move-retract = Zurückziehen
move-commit = Festlegen
move-answer = Antworten
input-value = Wert
asked_next = { $seat } wird als Nächstes gefragt.
resolves = { $what } wird ausgeführt.
newest_object = Das Oberste
leads_to = Weiter zu: { $place }.
game_goes_on = Das Spiel geht weiter.
last_command = Das Letzte

## Was geschehen ist

somebody_did = { BIG($who) }: { $what }.
somebody_did_so = { BIG($who) }: { $what } { $how }.
passes = { BIG($who) } passt.
ends_turn = { BIG($who) } beendet den Zug.
is_ready = { BIG($who) } ist bereit.
is_not_ready = { BIG($who) } ist doch nicht bereit.
starts_over = { BIG($who) } fängt noch einmal an.
thinks_again = { BIG($who) } überlegt es sich noch einmal.
answers = { BIG($who) } antwortet: { $value }.
decides = { BIG($who) } entscheidet: { $value }.
takes_back = { BIG($who) } nimmt zurück: { $what }.
does_again = { BIG($who) } stellt wieder her, was zurückgenommen war.
asks_to_take_back = { BIG($who) } möchte etwas zurücknehmen.
agrees = { BIG($who) } ist einverstanden.
does_not_agree = { BIG($who) } ist nicht einverstanden.
match_paused = { $reason ->
    [paused] Die Partie ruht.
   *[other] Die Partie ruht: { $reason }.
}
match_goes_on = Die Partie geht weiter.
leaves = { BIG($who) } geht.
runs_out_of_time = { BIG($who) } hat keine Zeit mehr.
draw_agreed = Ein Unentschieden ist vereinbart.
host_ends = Die Leitung beendet die Partie.
has_decided = { BIG($who) } hat entschieden.
sets_the_clock = { BIG($who) } stellt die Uhr neu.
takes_more_time = { BIG($who) } nimmt sich mehr Zeit.
is_still_there = { BIG($who) } ist noch da.
is_back = { BIG($who) } ist wieder da.
goes_on_under = Die Partie geht nach Version { $version } der Regeln weiter.
continued_from = Fortgesetzt ab Zug { $move }.
turn_of = Zug von { $seat }
round_number = Runde { $number }

## Warum nicht

not_now = Das geht jetzt nicht.
not_possible_now = { $what } geht jetzt nicht.
nothing_to_choose = Es gibt nichts zur Auswahl.
not_an_option = Das steht nicht zur Wahl.
not_one_of = Das steht nicht zur Wahl; zur Wahl steht: { $options }.
duplicate = Jedes kann nur einmal genannt werden.
not_a_permutation = Nenne jedes genau einmal.
unknown_item = Eines davon steht nicht zur Wahl.
bad_target = Eines davon kann dort nicht hin.
incomplete = Jedes braucht einen Platz.
wrong_items = Gib für jedes eine Menge an, der Reihe nach.
not_printable = Schreib einfachen Text in einer Zeile.
wrong_form = Das hat nicht die verlangte Form.
out_of_range = { $step ->
    [1] { $value } ist keine Zahl von { $min } bis { $max }.
   *[other] { $value } ist keine Zahl von { $min } bis { $max } in Schritten von { $step }.
}
each_out_of_range = Jede Menge muss zwischen { $min } und { $max } liegen.
wrong_number = { $exactly ->
    [true] Wähle { $min }.
   *[false] Wähle { $min } bis { $max }.
}
wrong_total = { $given } statt { $total } verteilt.
wrong_length = Schreib { $min } bis { $max } Zeichen.
nothing_to_undo = Es gibt nichts zurückzunehmen.
only_the_host = Das darf nur die Leitung: { $what }.

nothing_together = Hier gibt es nichts gemeinsam zu entscheiden.
not_your_decision = Diese Entscheidung ist nicht deine.
decided_already = Du hast dich schon entschieden.
not_decided_yet = Du hast dich noch nicht entschieden.
decision_stands = Diese Entscheidung geht nicht zurück.
nothing_to_reset = Es gibt nichts zurückzusetzen.
no_passing = Passen geht hier nicht.
match_is_over = Die Partie ist vorbei.
question_first = Erst ist eine Frage zu beantworten.
deciding_together = Eine gemeinsame Entscheidung ist offen.
not_your_turn_to_end = Nur wer am Zug ist, kann ihn beenden.
not_for_you = Du bist jetzt nicht an der Reihe.
turn_stays = Der Zug lässt sich hier nicht beenden.
something_waits = Etwas wartet noch auf seine Wirkung.
turn_not_done = Der Zug lässt sich noch nicht beenden.
match_not_begun = Die Partie hat noch nicht begonnen.
only_players = Das dürfen nur die Mitspielenden: { $what }.
not_here = { $what } geht hier nicht.
no_agreed_draws = { $game } kennt kein vereinbartes Unentschieden.
draw_is_offered = Du hast Unentschieden angeboten; die anderen sind gefragt.
answer_the_draw = Unentschieden ist schon angeboten; antworte darauf.
one_draw_a_turn = Du hast in diesem Zug schon Unentschieden angeboten.
no_draw_offered = Niemand hat Unentschieden angeboten.
table_moved_on = Der Tisch ist schon weiter; sieh noch einmal hin, bevor du handelst.
while_paused = { $reason ->
    [paused] Die Partie ruht.
   *[other] Die Partie ruht: { $reason }.
}
not_asked = Du bist gerade nicht gefragt.
not_your_question = Diese Frage ist nicht deine.
not_during = { $what } geht nicht während: { $place }.
not_during_but = { $what } geht nicht während: { $place }; möglich wäre: { $instead }.
only_they = Das kann nur { $seat }.
ready_already = Du hast gesagt, dass du bereit bist.
turn_of_another = { BIG($seat) } ist am Zug.
another_acts = Jetzt handelt { $seat }.
nobody_asked = Niemand möchte etwas zurücknehmen.
not_asked_to_agree = Deine Zustimmung ist nicht gefragt.
nothing_to_redo = Es gibt nichts wiederherzustellen.
only_who_took_back = Nur wer es zurückgenommen hat, kann es wiederherstellen.
nothing_to_pause = Keine Uhr läuft, die man anhalten könnte, und ein Zug würde die Pause beenden.
not_paused = Die Partie ruht nicht.
no_clock = An diesem Tisch läuft keine Uhr.
only_host_sets_clock = Nur die Leitung stellt die Uhr.
no_bar = Gerade gibt es keinen Entscheidungsbalken zu füllen.
paused_already = { $reason ->
    [paused] Die Partie ruht schon.
   *[other] Die Partie ruht schon: { $reason }.
}
has_left = { BIG($seat) } ist schon gegangen.
done_in_secret = etwas Verdecktes
undo_off = An diesem Tisch wird nichts zurückgenommen.
undo_by_host = An diesem Tisch nimmt nur die Leitung zurück.
too_far_back = So weit zurück geht an diesem Tisch nur die Leitung.
not_twice = An diesem Tisch geht nichts zweimal nacheinander zurück.
only_latest = Nur das Letzte geht zurück, und nur durch den, der es tat.
others_acted = Andere haben seitdem gehandelt.
hidden_learned = Verdecktes wurde sichtbar, darum geht es nicht zurück.
hidden_shown = Die anderen haben Verdecktes gesehen, darum geht es nicht zurück.
too_dear = Das kostet { $cost }, und du hast { $ready }.
not_in_zone = Diese Karte liegt nicht in: { $zone }.
card_not_yours = Diese Karte gehört dir nicht.
card_unseen = Du siehst keine Karte mit der Nummer { NUMBER($number, useGrouping: 0) }.
no_priority = { BIG($seat) } hat keine Priorität.

## Wie es ausging

agreement = Einigung
ended_by_host = von der Leitung beendet
ran_its_course = das Spiel ist zu Ende gespielt
last_seat = als Letzte in der Partie
nobody_left = niemand ist mehr da
resignation = Aufgabe
clock_ran_out = Uhr

## Tipps

hint_free = Hier gibt es nichts zu wählen.
hint_even = Hier sticht nichts heraus: nimm, was dir gefällt.
hint_offer = Sieh dir das zuerst an: { $label }.
hint_about = Denk daran: { $what }.
hint_look = Manches davon ist klar besser als anderes: sieh zweimal hin.
