# What the engine and the server say at every table.

nothing = nothing
yes = Yes
no = No
listed = { $parts }
seat_name = { $seat }
decided = { $what }: { $how }
sent = { $item } → { $target }
paired = { $name } { $value }
something_secret = something secret
numbered = { $what } { $number }

## What must be done

prompt_act = { $task }{ $several ->
    [true] {" "}({ $seats })
   *[false] {""}
}.
prompt_wait = Waiting for { $seats }: { SMALL($task) }.
prompt_paused = { $reason ->
    [not_all_here] The match waits, and its clocks with it, until everybody has come.
   *[other] Paused: { $reason }.
}
prompt_over = { $won ->
    [true] { $winners } won: { $reason }.
   *[false] No winner: { $reason }.
}
prompt_over_together = { $won ->
    [true] Won together: { $reason }.
   *[false] Lost together: { $reason }.
}
make_a_move = Make a move

## What can be done everywhere

move-pass_priority = Pass
move-pass_turn = End turn
move-ready = Ready
move-unready = Unready
move-reset = Reset
move-retract = Choose again
move-commit = Your choice
move-answer = Answer
input-value = Value
asked_next = { $seat } is asked next.
resolves = { $what } resolves.
newest_object = The newest object
leads_to = On to: { $place }.
game_goes_on = The game goes on.
last_command = The last command

## What has happened

somebody_did = { BIG($who) }: { $what }.
somebody_did_so = { BIG($who) }: { $what } { $how }.
passes = { BIG($who) } passes.
ends_turn = { BIG($who) } ends the turn.
is_ready = { BIG($who) } is ready.
is_not_ready = { BIG($who) } is not ready after all.
starts_over = { BIG($who) } starts over.
thinks_again = { BIG($who) } thinks again.
answers = { BIG($who) } answers { $value }.
decides = { BIG($who) } decides: { $value }.
takes_back = { BIG($who) } takes back: { BARE($what) }.
does_again = { BIG($who) } does again what was taken back.
asks_to_take_back = { BIG($who) } asks to take back.
agrees = { BIG($who) } agrees.
does_not_agree = { BIG($who) } does not agree.
match_paused = { $reason ->
    [paused] The match is paused.
    [server_away] The server was away. That time is nobody’s.
    [not_all_here] The match waits, and its clocks with it, until everybody has come.
   *[other] The match is paused: { $reason }.
}
match_goes_on = The match goes on.
leaves = { BIG($who) } leaves.
loses_on_time = { BIG($who) } loses on time.
runs_out_of_time = { BIG($who) } runs out of time.
draw_agreed = A draw is agreed.
host_ends = The host ends the match.
has_decided = { BIG($who) } has decided.
sets_the_clock = { BIG($who) } sets the clock anew.
gives_time = { BIG($who) } gives { $to } time.
takes_more_time = { BIG($who) } takes more time to decide.
is_still_there = { BIG($who) } is still there.
is_back = { BIG($who) } is back.
goes_on_under = The match goes on under version { $version } of the rules.
continued_from = Continued from move { $move }.
turn_of = turn of { $seat }
round_number = round { $number }

## Why not

not_now = Not possible now.
not_possible_now = { $what } is not possible now.
nothing_to_choose = There is nothing to choose.
not_an_option = That is not among the options.
not_one_of = That is not among the options: { $options }.
duplicate = Each of them can be named once.
not_a_permutation = Name each of them exactly once.
unknown_item = One of them is not there to be chosen.
bad_target = One of them cannot go there.
incomplete = Every one of them needs a place.
wrong_items = Give an amount for each of them, in order.
not_printable = Write plain text on one line.
wrong_form = That has not the form that is wanted.
out_of_range = { $step ->
    [1] { $value } is not a number from { $min } to { $max }.
   *[other] { $value } is not a number from { $min } to { $max } in steps of { $step }.
}
each_out_of_range = Each amount must be from { $min } to { $max }.
wrong_number = { $exactly ->
    [true] Choose { $min }.
   *[false] Choose { $min } to { $max }.
}
wrong_total = { $given } given out instead of { $total }.
wrong_length = Write { $min } to { $max } characters.
nothing_to_undo = There is nothing to take back.
only_the_host = Only the host can do that: { $what }.

nothing_together = There is nothing to decide together here.
not_your_decision = This decision is not yours to make.
decided_already = You have decided already.
not_decided_yet = You have not decided yet.
decision_stands = This decision cannot be taken back.
nothing_to_reset = There is nothing to reset.
no_passing = Passing is not possible here.
too_few_moves = { $more ->
    [one] First one more move must be made.
   *[other] First { $more } more moves must be made.
}
match_is_over = The match is over.
question_first = A question must be answered first.
deciding_together = A simultaneous decision is open.
not_your_turn_to_end = Only the player whose turn it is can end it.
not_for_you = It is not for you to act now.
turn_stays = The turn cannot be ended here.
something_waits = Something still waits to be resolved.
turn_not_done = The turn cannot be ended yet.
match_not_begun = The match has not been started.
only_players = Only those who play can do that: { $what }.
not_here = { $what } is not possible here.
no_agreed_draws = { $game } cannot end in an agreed draw.
draw_is_offered = You have offered a draw; it is for the others to answer.
answer_the_draw = A draw is offered already; answer the offer.
one_draw_a_turn = You have offered a draw in this turn already.
no_draw_offered = Nobody has offered a draw.
table_moved_on = The table has moved on since you looked; look again before you act.
while_paused = { $reason ->
    [paused] The match is paused.
    [not_all_here] The match waits, and its clocks with it, until everybody has come.
   *[other] The match is paused: { $reason }.
}
not_asked = You are not asked anything now.
not_your_question = This question is not for you to answer.
not_during = { $what } is not possible during { $place }.
not_during_but = { $what } is not possible during { $place }; { $instead } would be.
only_they = Only { $seat } can do that.
ready_already = You have said that you are ready.
turn_of_another = It is the turn of { $seat }.
another_acts = It is for { $seat } to act now.
nobody_asked = Nobody has asked to take anything back.
not_asked_to_agree = Your consent is not asked.
nothing_to_redo = There is nothing to do again.
only_who_took_back = Only who took it back can do it again.
nothing_to_pause = There is no clock to stop, and a move would end the pause.
not_paused = The match is not paused.
no_clock = This table plays without a clock.
only_host_sets_clock = Only the host can change the clock.
no_time_to_give = At this table no time can be given.
give_to_another = Time is given to another seat at the table.
no_bar = There is no decision bar to fill now.
paused_already = { $reason ->
    [paused] The match is paused already.
    [not_all_here] The match waits, and its clocks with it, until everybody has come.
   *[other] The match is paused already: { $reason }.
}
has_left = { BIG($seat) } has left already.
done_in_secret = Something done in secret
undo_off = This table plays without taking back.
undo_by_host = Only the host can take back at this table.
too_far_back = Only the host can go back that far at this table.
not_twice = Nothing can be taken back twice in a row at this table.
only_latest = Only the latest command can be taken back, by whoever gave it.
others_acted = Others have acted since.
hidden_learned = Something hidden came to light, so it cannot be taken back.
hidden_shown = The others have seen something hidden, so it cannot be taken back.
too_dear = That costs { $cost }, and you have { $ready }.
not_in_zone = { $zone ->
    [hand] This card is not in your hand.
    [field] This card is not in your field.
   *[other] This card is not in your { $zone }.
}
card_not_yours = This card is not yours.
card_unseen = You see no card with the number { NUMBER($number, useGrouping: 0) }.
no_priority = { BIG($seat) } does not hold priority.
not_written_yet = there is no entry { $number }; the last one is { $last }
under_older_rules = entry { $number } was played under older rules; read it in the log

## How it ended

agreement = agreement
ended_by_host = ended by the host
ran_its_course = the game has run its course
last_seat = last seat in the match
nobody_left = nobody is left
resignation = resignation
clock_ran_out = clock

## What is at stake

ends_you_win = The match ends with it: you win.
ends_others_win = The match ends with it, won by { $winners }.
ends_all_win = The match ends with it: you all win.
ends_all_lose = The match ends with it: you all lose.
ends_drawn = The match ends with it, and nobody wins.

## Hints

hint_free = There is nothing to choose here.
hint_even = Nothing stands out here: take what you like.
hint_offer = Look at this first: { $label }.
hint_about = Think about this: { $what }.
hint_look = Some of these are clearly better than others: look twice.
hint_slight = The differences are small here, but there are some: look twice.
hint_learned = This comes from many games that were played: there is nothing to point to that shows it.
hint_played_on = This wins more often when the match is played on: there is nothing to point to that shows it.

## What the server answers

only_table_host = Only the host of the table can do that.
only_seated = Only those who sit at the table can do that.
only_host_pauses = Only the host can pause at this table.
not_your_seat = This seat is not yours.
not_started_yet = The match has not started yet.
waits_for_players = { $free ->
    [0] All seats are taken.
    [one] One seat is free. Sit down!
   *[other] { $free } seats are free. Sit down!
}
being_played = { $names } are playing. Come and watch.
won_by = Won by { $seats }.
played_to_the_end = The match is over.
name_needed = Say how you want to be called.
private_table = This table is private.
who_are_you = Say who you are first.
cannot_be_saved = This could not be saved; try again in a moment.
hints_off = At this table there are no hints.
hints_when_acting = Hints are for whoever must act.
think_first = Think for a moment first.
no_hint = There is no hint to be had right now.
no_worth = This game does not say what a position is worth, so there are no hints.
no_bots_to_ask = This server has no bots, so there is nobody to ask.
analysed_when_over = A match is analysed when it is over.
wrong_status = This cannot be done while the table is { $status ->
    [open] open
    [running] being played at
    [paused] paused
    [finished] finished
    [archived] put away
   *[other] { $status }
}.
seat_would_go = Somebody sits on a seat that would go.
stays_public = A public table stays public once its match has begun.
own_seat = Nobody can kick themselves; leave the seat instead.
somebody_sits = Somebody sits there.
somebody_plays = Whoever sits there is here and in time; at a public table no bot takes their place.
no_stand_in = No bot stands in for this seat.
nobody_there = Nobody sits there who could be the host.
not_a_host = That is not a host of this table.
last_host = A table needs a host; make somebody else one first.
host_already = You are a host of this table already.
only_hosts_make_hosts = At this table only a host can make somebody else one.
host_present = A host is here, or was until a moment ago.
nothing_said = Say something: a text or a phrase.
no_such_phrase = There is no such phrase.
no_such_line = There is no such line in the talk, or you have not heard it.
only_reactions_answer = Only a reaction can be for a line; say words on their own.
muted = The host has muted you at this table.
shown_out = You were shown out of your seat here, so you can watch but not talk.
too_fast = Slow down: try again in { $seconds } s.
all_at_once = Everybody talks at once; try again.
not_like_that = { $what } cannot be done like that.
watchers_do_not_play = Who watches does not play.
only_host_acts_for_others = Only the host of the table can act for others.
nobody_plays_for_others = At a public table nobody plays for others.
hint_under_way = The hint you asked for is on its way.
own_eyes_only = Before the end you can look with your own eyes only.
not_possible = This is not possible.
too_many_sockets = There are too many connections from your address.
restarting = The server restarts.
wrong_origin = This request comes from another site.
wrong_host = This server does not answer to the name { $name }. Whoever runs it can add it to its names.
load_again = Load the page again, then try once more.
slow_down = Too many requests; slow down.
no_such_game = There is no such game.
join_first = Say who you are first: join a table or give a name.
too_many_guesses = Too many wrong guesses; wait a little.
no_such_bot = There is no such bot.
banned = You cannot play here: { $why }
has_account = You have an account already.
email_taken = There is an account with this address; log in, or reset its password.
bad_login = Address or password is wrong.
too_many_logins = Too many people are logging in; try again in a moment.
bad_token = This link is not valid, or no longer.
bad_email = This is not an e-mail address.
no_mail = This server cannot send mail.
no_address = You have given no address.
no_webhook = You have given no webhook.
no_browser = None of your browsers wants to be told.
too_many_tables = You have { $count } tables already; finish or close some first.
no_code = No room code could be found; try again.
started_already = The match has started already.
seated_already = You sit already; leave that seat first.
over_but_watch = The match is over; you can watch it.
table_full = All seats are taken; you can watch.
seat_taken = This seat is taken.
bad_seat_link = This link or PIN is not valid, or no longer.
not_over_yet = The match is not over yet.
fork_with_own_eyes = You can only fork with the eyes of your own seat.
secrets_until_over = The file holds all secrets; it can be had when the match is over.
seed_when_over = The seed is revealed when the match is over.
had_when_over = This can be had when the match is over.
another_game = Another game is played at this table.
not_sure = Say that you are sure.
not_sent = It could not be sent: { $why }
rules_took_too_long = The rules of this game took too long over this; nothing has changed.{ $reported ->
    [true] {" "}A report was kept.
   *[false] {""}
}
rules_failed = The rules of this game failed at this; nothing has changed.{ $reported ->
    [true] {" "}A report was kept.
   *[false] {""}
}
too_late = Somebody else was faster; look again.
other_rules = This match cannot be opened with the present rules.
waits_for_its_rules = This match was begun under version { $version } of { $game }, and version { $now } cannot continue it. It is set aside: its log can be read, and it goes on as soon as the server has version { $version } again.
went_wrong = Something went wrong here; it was noted.
cannot_be_played = This game cannot be played here at present.
cannot_be_shown = This table cannot be shown.
no_such_thing = There is no such { $what ->
    [table] table
    [export] export
    [reference] reference
   *[other] { $what }
}.
for_so_many = This game is for { $low } to { $high }.
seats_are_free = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
no_such_seat = there is no seat { $number }
no_such_entry = there is no entry { $number } yet
closed_by_host = closed by the host
too_few_seats = there are { $seats } seats, not { $wanted }
cannot_fork = Nothing can be continued from here.
leads_where_it_led = The match leads where it led.
all_deleted = Everything about you has been deleted.
no_subscription = This is not a push subscription.
was_sent = It was sent.
mail_on_its_way = If there is such an account, a mail is on its way.
new_password_set = You can log in with the new password.
not_built = The server runs, but the browser client is not built yet. Run { $command }, then start again.
programs_can_play = Programs can play already: see { $address }.
no_such_file = There is no such file.
stop_mails = No more mails when it is your turn?
no_more_mails = No more mails
mails_stopped = You get no more mails.

## Why it cannot be set up

wrong_seats = { $game } is for { $exactly ->
    [true] { $low ->
        [one] 1 seat
       *[other] { $low } seats
    }
   *[false] { $low } to { $high } seats
}, not { $seats }
no_such_preset = there is no preset '{ $preset }'; there are { $presets }
no_such_option = { $game } has no option '{ $option }'; there are { $options }
option_misfit = { $problem }
no_such_clock = there is no clock called '{ $clock }'; there are { $clocks }
no_clock_settings = these are no clock settings: { $problem }
clock_misfits = { $problems }
time_out_of_range = { $setting } must be between 0 and { NUMBER($most, useGrouping: 0) } ms (ten years), not { NUMBER($value, useGrouping: 0) }
clock_needs = a clock of kind '{ $kind }' needs { $setting }
clock_has_no = { $setting ->
    [bank] bank_ms and increment_ms belong to kind 'fischer', not to '{ $kind }'
    [bonus] limit_ms and turn_bonus_ms belong to kind 'fischer', not to '{ $kind }'
   *[budget] budget_ms belongs to kinds 'per-step', 'per-move', 'byo-yomi' and 'canadian', not to '{ $kind }'
}
no_limit_no_penalty = a clock of kind '{ $kind }' has no limit, so there can be no penalty '{ $penalty }'
no_time_to_reset = reset_ms must be more than 0: nobody could move in no time at all
not_rounded = bank_ms, increment_ms and reset_ms must be multiples of round_ms, { NUMBER($multiple, useGrouping: 0) }
forced_out_of_range = forced { $label } { $outcome } is not a number from { $low } to { $high }
forced_other = forced { $label } { $outcome } is not among what can be drawn
forced_order = forced { $label } is not an arrangement of what is shuffled

## Why a file cannot be used

file_cut_off = the file is cut off: it does not end with a complete line
file_format = this is '{ $found }'; '{ $known }' can be read
file_changed = the file was changed or is incomplete: its check does not fit
file_incomplete = { $announced } entries are announced and { $there } are there
file_seed = the seed does not fit the commitment made at the start
file_line = line { $line } cannot be read: { $problem }
file_beyond_bounds = line { $line } goes beyond what any match has: a number, a name or the line itself is too long
file_of_game = this is a match of '{ $found }', not of '{ $wanted }'
file_of_version = this match was played under version { $found } of { $game }; these are version { $wanted }
file_leads_nowhere = the rules do not lead where they led before: { $problem }
file_leads_elsewhere = the rules lead to another position than the one recorded
file_ends_otherwise = the outcome is { $found }, but { $recorded } was recorded
no_rest_point = this file has no rest point of this game to continue from
not_given_again = entry { $number } no longer fits under the new rules
no_such_place = the flow has no '{ $place }' any more, where this match stands
state_misfit = the state of version { $version } does not fit: { $problem }

## The kit for card games

card_numbered = card { NUMBER($number, useGrouping: 0) }
somebodys_card = { $seat }’s { $card }
effect_and = { $first }; { $second }
effect_then = { $first }, { $second }
drew = { $seat } draws { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
drew_cards = You draw { $cards }.
discarded = { $seat } discards { $cards }.
returned = { $card } returns to the hand of { $seat }.
you_lose_cards = You lose { $cards }.
they_lose_cards = { $seat } loses { $cards }.
card_holds = { $card } holds, with { $left } left.
card_comes_back = { $card } goes back to the hand of { $seat }.
card_stopped = { $card } of { $seat } is stopped.
your_card_stopped = Your { $card } is stopped.
means_left = { $ready } of { $size } left to pay with this turn.
order_triggers = Order your triggers: the first is placed first
eliminated_together = eliminated together
everybody_else_left = everybody else has left
option-first_seat = First player
    .help = The seat that begins; nothing means it is drawn
option-decks = Decks
    .help = One for each seat: a name, or the copies of each card
no_such_first_seat = first_seat { $seat } is not among the seats 0 to { $last }
wrong_number_of_decks = decks must name { $seats } decks or none
no_such_deck = there is no deck '{ $deck }'; there are { $decks }
bad_deck = the deck of seat { $number }: { $why }
no_such_kind = there is no card '{ $card }'
wrong_copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
} of '{ $card }'; a deck has 1 to { $most } of a card
wrong_deck_size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}; a deck has { $size }
