# Was Engine und Server an jedem Tisch sagen.

nothing = nichts
yes = Ja
no = Nein
listed = { $parts }
seat_name = { $seat }
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
prompt_paused = { $reason ->
    [not_all_here] Die Partie wartet, und ihre Uhren mit ihr, bis alle da sind.
   *[other] Pause: { $reason }.
}
prompt_over = { $won ->
    [true] { $winners } gewinnt: { $reason }.
   *[false] Niemand gewinnt: { $reason }.
}
prompt_over_together = { $won ->
    [true] Gemeinsam gewonnen: { $reason }.
   *[false] Gemeinsam verloren: { $reason }.
}
make_a_move = Mach einen Zug

## Was sich überall tun lässt

move-pass_priority = Passen
move-pass_turn = Zug beenden
move-ready = Bereit
move-unready = Doch nicht bereit
move-reset = Neu anfangen
move-retract = Neu wählen
move-commit = Deine Wahl
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
takes_back = { BIG($who) } nimmt zurück: { BARE($what) }.
does_again = { BIG($who) } stellt wieder her, was zurückgenommen war.
asks_to_take_back = { BIG($who) } möchte etwas zurücknehmen.
agrees = { BIG($who) } ist einverstanden.
does_not_agree = { BIG($who) } ist nicht einverstanden.
match_paused = { $reason ->
    [paused] Die Partie ruht.
    [server_away] Der Server war weg. Diese Zeit zählt für niemanden.
    [not_all_here] Die Partie wartet, und ihre Uhren mit ihr, bis alle da sind.
   *[other] Die Partie ruht: { $reason }.
}
match_goes_on = Die Partie geht weiter.
leaves = { BIG($who) } geht.
loses_on_time = { BIG($who) } verliert auf Zeit.
runs_out_of_time = { BIG($who) } hat keine Zeit mehr.
draw_agreed = Ein Unentschieden ist vereinbart.
host_ends = Die Leitung beendet die Partie.
has_decided = { BIG($who) } hat entschieden.
sets_the_clock = { BIG($who) } stellt die Uhr neu.
gives_time = { BIG($who) } gibt { $to } Zeit.
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
too_few_moves = { $more ->
    [one] Vorher muss noch ein Zug gemacht werden.
   *[other] Vorher müssen noch { $more } Züge gemacht werden.
}
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
    [not_all_here] Die Partie wartet, und ihre Uhren mit ihr, bis alle da sind.
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
no_time_to_give = An diesem Tisch kann keine Zeit gegeben werden.
give_to_another = Zeit gibt man jemand anderem am Tisch.
no_bar = Gerade gibt es keinen Entscheidungsbalken zu füllen.
paused_already = { $reason ->
    [paused] Die Partie ruht schon.
    [not_all_here] Die Partie wartet, und ihre Uhren mit ihr, bis alle da sind.
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
not_in_zone = { $zone ->
    [hand] Diese Karte ist nicht auf deiner Hand.
    [field] Diese Karte liegt nicht auf deinem Feld.
   *[other] Diese Karte liegt woanders.
}
card_not_yours = Diese Karte gehört dir nicht.
card_unseen = Du siehst keine Karte mit der Nummer { NUMBER($number, useGrouping: 0) }.
no_priority = { BIG($seat) } hat keine Priorität.
not_written_yet = es gibt keinen Eintrag { $number }; der letzte ist { $last }
under_older_rules = Eintrag { $number } wurde nach älteren Regeln gespielt; er steht im Protokoll

## Wie es ausging

agreement = Einigung
ended_by_host = von der Leitung beendet
ran_its_course = das Spiel ist zu Ende gespielt
last_seat = als Letzte in der Partie
nobody_left = niemand ist mehr da
resignation = Aufgabe
clock_ran_out = Uhr

## Was auf dem Spiel steht

ends_you_win = Damit endet die Partie: du gewinnst.
ends_others_win = Damit endet die Partie, und gewonnen hat: { $winners }.
ends_all_win = Damit endet die Partie: ihr gewinnt alle.
ends_all_lose = Damit endet die Partie: ihr verliert alle.
ends_drawn = Damit endet die Partie, und niemand gewinnt.

## Tipps

hint_free = Hier gibt es nichts zu wählen.
hint_even = Hier sticht nichts heraus: nimm, was dir gefällt.
hint_offer = Sieh dir das zuerst an: { $label }.
hint_about = Denk daran: { $what }.
hint_look = Manches davon ist klar besser als anderes: sieh zweimal hin.
hint_slight = Die Unterschiede sind hier klein, aber es gibt welche: sieh zweimal hin.
hint_learned = Das ist Erfahrung aus vielen Partien: Es gibt nichts, worauf man zeigen könnte.
hint_played_on = Das gewinnt öfter, wenn die Partie weitergeht: Es gibt nichts, worauf man zeigen könnte.

## Was der Server antwortet

only_table_host = Das darf nur die Leitung des Tischs.
only_seated = Das darf nur, wer am Tisch sitzt.
only_host_pauses = An diesem Tisch unterbricht nur die Leitung.
not_your_seat = Das ist nicht dein Platz.
not_started_yet = Die Partie hat noch nicht begonnen.
waits_for_players = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei. Setz dich dazu!
   *[other] { $free } Plätze sind frei. Setz dich dazu!
}
being_played = Es spielen { $names }. Schau zu.
won_by = Gewonnen hat: { $seats }.
played_to_the_end = Die Partie ist zu Ende.
name_needed = Sag, wie du heißen möchtest.
private_table = Dieser Tisch ist privat.
who_are_you = Sag erst, wer du bist.
cannot_be_saved = Das ließ sich nicht speichern; versuch es gleich noch einmal.
hints_off = An diesem Tisch gibt es keine Tipps.
hints_when_acting = Tipps gibt es, wenn du dran bist.
think_first = Denk erst einen Moment nach.
no_hint = Gerade ist kein Tipp zu haben.
no_worth = Dieses Spiel sagt nicht, was eine Stellung wert ist; darum gibt es keine Tipps.
no_bots_to_ask = Dieser Server hat keine Bots; da ist niemand zu fragen.
analysed_when_over = Untersucht wird eine Partie, wenn sie vorbei ist.
wrong_status = Das geht nicht, solange der Tisch { $status ->
    [open] offen ist
    [running] im Spiel ist
    [paused] ruht
    [finished] fertig ist
    [archived] weggeräumt ist
   *[other] so ist: { $status }
}.
seat_would_go = Auf einem Platz, der wegfiele, sitzt jemand.
stays_public = Ein öffentlicher Tisch bleibt öffentlich, sobald die Partie begonnen hat.
own_seat = Niemand wirft sich selbst hinaus; steh stattdessen auf.
somebody_sits = Dort sitzt schon jemand.
somebody_plays = Wer dort sitzt, ist da und hat noch Zeit; an einem öffentlichen Tisch tritt dann kein Bot an die Stelle.
no_stand_in = Diesen Platz vertritt kein Bot.
nobody_there = Dort sitzt niemand, der leiten könnte.
not_a_host = Diese Person leitet den Tisch nicht.
last_host = Ein Tisch braucht eine Leitung; bestimme erst jemand anderen.
host_already = Du leitest diesen Tisch schon.
only_hosts_make_hosts = An diesem Tisch gibt nur die Leitung die Leitung weiter.
host_present = Die Leitung ist hier oder war es bis eben.
nothing_said = Sag etwas: einen Text oder eine Wendung.
no_such_phrase = Diese Wendung gibt es nicht.
no_such_line = Diese Zeile gibt es im Gespräch nicht, oder du hast sie nicht gehört.
only_reactions_answer = Nur eine Reaktion kann einer Zeile gelten; Worte stehen für sich.
muted = Die Leitung hat dich an diesem Tisch stummgeschaltet.
shown_out = Du wurdest hier von deinem Platz verwiesen: du kannst zusehen, aber nicht mitreden.
too_fast = Langsam: versuch es in { $seconds } s noch einmal.
all_at_once = Alle reden durcheinander; versuch es noch einmal.
not_like_that = { $what } geht so nicht.
watchers_do_not_play = Wer zusieht, spielt nicht.
only_host_acts_for_others = Nur die Leitung des Tischs handelt für andere.
nobody_plays_for_others = An einem öffentlichen Tisch spielt niemand für andere.
hint_under_way = Der Tipp ist unterwegs.
own_eyes_only = Vor dem Ende siehst du nur mit deinen eigenen Augen.
not_possible = Das ist nicht möglich.
too_many_sockets = Von deiner Adresse kommen zu viele Verbindungen.
restarting = Der Server startet neu.
wrong_origin = Diese Anfrage kommt von einer anderen Seite.
wrong_host = Dieser Server hört nicht auf den Namen { $name }. Wer ihn betreibt, kann ihn zu seinen Namen hinzufügen.
load_again = Lade die Seite neu und versuch es noch einmal.
slow_down = Zu viele Anfragen; langsamer bitte.
no_such_game = Dieses Spiel gibt es nicht.
join_first = Sag erst, wer du bist: setz dich an einen Tisch oder nenne einen Namen.
too_many_guesses = Zu oft falsch geraten; warte ein wenig.
no_such_bot = Diesen Bot gibt es nicht.
banned = Du kannst hier nicht spielen: { $why }
has_account = Du hast schon ein Konto.
email_taken = Mit dieser Adresse gibt es ein Konto; melde dich an oder setz das Passwort zurück.
bad_login = Adresse oder Passwort stimmt nicht.
too_many_logins = Zu viele melden sich gerade an; versuch es gleich noch einmal.
bad_token = Dieser Link gilt nicht oder nicht mehr.
bad_email = Das ist keine E-Mail-Adresse.
no_mail = Dieser Server kann keine Post verschicken.
no_address = Du hast keine Adresse angegeben.
no_webhook = Du hast keinen Webhook angegeben.
no_browser = Keiner deiner Browser möchte benachrichtigt werden.
too_many_tables = Du hast schon { $count } Tische; beende oder schließe erst einige.
no_code = Es fand sich kein Raumcode; versuch es noch einmal.
started_already = Die Partie hat schon begonnen.
seated_already = Du sitzt schon; gib erst diesen Platz frei.
over_but_watch = Die Partie ist vorbei; du kannst sie ansehen.
table_full = Alle Plätze sind besetzt; du kannst zusehen.
seat_taken = Dieser Platz ist besetzt.
bad_seat_link = Dieser Link oder diese PIN gilt nicht oder nicht mehr.
not_over_yet = Die Partie ist noch nicht vorbei.
fork_with_own_eyes = Abzweigen kannst du nur mit den Augen deines Platzes.
secrets_until_over = Die Datei enthält alle Geheimnisse; es gibt sie nach der Partie.
seed_when_over = Der Startwert wird nach der Partie offengelegt.
had_when_over = Das gibt es nach der Partie.
another_game = An diesem Tisch wird etwas anderes gespielt.
not_sure = Sag, dass du sicher bist.
not_sent = Das ließ sich nicht verschicken: { $why }
rules_took_too_long = Die Regeln dieses Spiels haben dafür zu lange gebraucht; nichts hat sich geändert.{ $reported ->
    [true] {" "}Ein Bericht wurde aufgehoben.
   *[false] {""}
}
rules_failed = Die Regeln dieses Spiels sind daran gescheitert; nichts hat sich geändert.{ $reported ->
    [true] {" "}Ein Bericht wurde aufgehoben.
   *[false] {""}
}
too_late = Jemand war schneller; sieh noch einmal hin.
other_rules = Diese Partie lässt sich mit den jetzigen Regeln nicht öffnen.
waits_for_its_rules = Diese Partie wurde unter Version { $version } von { $game } begonnen, und Version { $now } kann sie nicht fortsetzen. Sie ist beiseitegelegt: Ihr Verlauf lässt sich lesen, und sie geht weiter, sobald der Server wieder Version { $version } hat.
went_wrong = Hier ist etwas schiefgegangen; es ist vermerkt.
cannot_be_played = Dieses Spiel kann hier zurzeit nicht gespielt werden.
cannot_be_shown = Dieser Tisch lässt sich nicht zeigen.
no_such_thing = { $what ->
    [table] Diesen Tisch
    [export] Diesen Export
    [reference] Dieses Nachschlagewerk
   *[other] Das
} gibt es nicht.
for_so_many = Dieses Spiel ist für { $low } bis { $high }.
seats_are_free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
no_such_seat = es gibt keinen Platz { $number }
no_such_entry = es gibt noch keinen Eintrag { $number }
closed_by_host = von der Leitung geschlossen
too_few_seats = es gibt { $seats } Plätze, nicht { $wanted }
cannot_fork = Von hier lässt sich nichts fortsetzen.
leads_where_it_led = Die Partie führt dorthin, wohin sie geführt hat.
all_deleted = Alles über dich ist gelöscht.
no_subscription = Damit lässt sich kein Browser benachrichtigen.
was_sent = Es ist verschickt.
mail_on_its_way = Wenn es ein solches Konto gibt, ist eine Mail unterwegs.
new_password_set = Du kannst dich mit dem neuen Passwort anmelden.
not_built = Der Server läuft, aber die Seiten für den Browser sind noch nicht gebaut. Führe { $command } aus und starte neu.
programs_can_play = Programme können schon spielen: siehe { $address }.
no_such_file = Diese Datei gibt es nicht.
stop_mails = Keine Mails mehr, wenn du am Zug bist?
no_more_mails = Keine Mails mehr
mails_stopped = Du bekommst keine Mails mehr.

## Warum es so nicht geht

wrong_seats = { $game } ist für { $exactly ->
    [true] { $low ->
        [one] 1 Platz
       *[other] { $low } Plätze
    }
   *[false] { $low } bis { $high } Plätze
}, nicht für { $seats }
no_such_preset = es gibt keine Voreinstellung „{ $preset }“; es gibt { $presets }
no_such_option = { $game } hat keine Option „{ $option }“; es gibt { $options }
option_misfit = das passt nicht: { $problem }
no_such_clock = es gibt keine Uhr „{ $clock }“; es gibt { $clocks }
no_clock_settings = so lässt sich keine Uhr stellen: { $problem }
clock_misfits = { $problems }
time_out_of_range = { $setting } muss zwischen 0 und { NUMBER($most, useGrouping: 0) } ms (zehn Jahren) liegen, nicht bei { NUMBER($value, useGrouping: 0) }
clock_needs = eine Uhr der Art „{ $kind }“ braucht { $setting }
clock_has_no = { $setting ->
    [bank] bank_ms und increment_ms gehören zur Art „fischer“, nicht zu „{ $kind }“
    [bonus] limit_ms und turn_bonus_ms gehören zur Art „fischer“, nicht zu „{ $kind }“
   *[budget] budget_ms gehört zu den Arten „per-step“, „per-move“, „byo-yomi“ und „canadian“, nicht zu „{ $kind }“
}
no_limit_no_penalty = eine Uhr der Art „{ $kind }“ hat keine Grenze, darum auch keine Strafe „{ $penalty }“
no_time_to_reset = reset_ms muss mehr als 0 sein: ohne Zeit kann niemand ziehen
not_rounded = bank_ms, increment_ms und reset_ms müssen Vielfache von round_ms sein, { NUMBER($multiple, useGrouping: 0) }
forced_out_of_range = vorgegeben für { $label }: { $outcome } ist keine Zahl von { $low } bis { $high }
forced_other = vorgegeben für { $label }: { $outcome } kann nicht gezogen werden
forced_order = vorgegeben für { $label }: das ist keine Reihenfolge dessen, was gemischt wird

## Warum eine Datei nicht zu gebrauchen ist

file_cut_off = die Datei ist abgeschnitten: sie endet nicht mit einer ganzen Zeile
file_format = das ist „{ $found }“; gelesen wird „{ $known }“
file_changed = die Datei wurde verändert oder ist unvollständig: ihre Prüfsumme passt nicht
file_incomplete = { $announced } Einträge sind angekündigt, { $there } sind da
file_seed = der Startwert passt nicht zu dem, was zu Beginn versprochen wurde
file_line = Zeile { $line } ist nicht zu lesen: { $problem }
file_beyond_bounds = Zeile { $line } geht über alles hinaus, was eine Partie hat: eine Zahl, ein Name oder die Zeile selbst ist zu lang
file_of_game = das ist eine Partie von „{ $found }“, nicht von „{ $wanted }“
file_of_version = diese Partie wurde nach Fassung { $found } von { $game } gespielt; hier gilt Fassung { $wanted }
file_leads_nowhere = die Regeln führen nicht dorthin, wohin sie geführt haben: { $problem }
file_leads_elsewhere = die Regeln führen zu einer anderen Stellung als der aufgezeichneten
file_ends_otherwise = es endet mit { $found }, aufgezeichnet ist { $recorded }
no_rest_point = diese Datei hat keinen Ruhepunkt dieses Spiels, von dem es weitergehen könnte
not_given_again = Eintrag { $number } passt nicht mehr zu den neuen Regeln
no_such_place = im Ablauf gibt es „{ $place }“ nicht mehr, wo diese Partie steht
state_misfit = der Stand der Fassung { $version } passt nicht: { $problem }

## Der Baukasten für Kartenspiele

card_numbered = Karte { NUMBER($number, useGrouping: 0) }
somebodys_card = { $card } von { $seat }
effect_and = { $first }; { $second }
effect_then = { $first }, { $second }
drew = { $seat } zieht { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}.
drew_cards = Du ziehst { $cards }.
discarded = { $seat } wirft { $cards } ab.
returned = { $card } kehrt auf die Hand von { $seat } zurück.
you_lose_cards = Du verlierst { $cards }.
they_lose_cards = { $seat } verliert { $cards }.
card_holds = { $card } hält stand, { $left } bleiben.
card_comes_back = { $card } geht zurück auf die Hand von { $seat }.
card_stopped = { $card } von { $seat } wird aufgehalten.
your_card_stopped = { $card } von dir wird aufgehalten.
means_left = Noch { $ready } von { $size } zum Bezahlen in diesem Zug.
order_triggers = Ordne deine Auslöser: der erste wird zuerst gelegt
eliminated_together = zusammen ausgeschieden
everybody_else_left = alle anderen sind gegangen
option-first_seat = Wer beginnt
    .help = Der Platz, der beginnt; ohne Angabe wird ausgelost
option-decks = Decks
    .help = Eines je Platz: ein Name, oder wie oft jede Karte darin ist
no_such_first_seat = first_seat { $seat } gehört nicht zu den Plätzen 0 bis { $last }
wrong_number_of_decks = Es braucht { $seats } Decks oder keines
no_such_deck = Es gibt kein Deck „{ $deck }“, nur { $decks }
bad_deck = Das Deck von Platz { $number }: { $why }
no_such_kind = es gibt keine Karte „{ $card }“
wrong_copies = „{ $card }“ { $count ->
    [one] einmal
   *[other] { $count }-mal
}; von jeder Karte gehören 1 bis { $most } in ein Deck
wrong_deck_size = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}; ein Deck hat { $size }
