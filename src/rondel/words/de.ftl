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

## Tipps

hint_free = Hier gibt es nichts zu wählen.
hint_even = Hier sticht nichts heraus: nimm, was dir gefällt.
hint_offer = Sieh dir das zuerst an: { $label }.
hint_about = Denk daran: { $what }.
hint_look = Manches davon ist klar besser als anderes: sieh zweimal hin.
