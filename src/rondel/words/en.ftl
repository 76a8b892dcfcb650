# What the engine and the server say at every table.

nothing = nothing
yes = Yes
no = No
listed = { $parts }
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
prompt_paused = Paused: { $reason }.
prompt_over = { $won ->
    [true] { $winners } won: { $reason }.
   *[false] No winner: { $reason }.
}
make_a_move = Make a move

## What can be done everywhere

move-pass_priority = Pass
move-pass_turn = End turn
move-ready = Ready
move-unready = Unready
move-reset = Reset
move-retract = Retract
move-commit = Commit
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
takes_back = { BIG($who) } takes back: { $what }.
does_again = { BIG($who) } does again what was taken back.
asks_to_take_back = { BIG($who) } asks to take back.
agrees = { BIG($who) } agrees.
does_not_agree = { BIG($who) } does not agree.
match_paused = { $reason ->
    [paused] The match is paused.
   *[other] The match is paused: { $reason }.
}
match_goes_on = The match goes on.
leaves = { BIG($who) } leaves.
runs_out_of_time = { BIG($who) } runs out of time.
draw_agreed = A draw is agreed.
host_ends = The host ends the match.
has_decided = { BIG($who) } has decided.
sets_the_clock = { BIG($who) } sets the clock anew.
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
no_bar = There is no decision bar to fill now.
paused_already = { $reason ->
    [paused] The match is paused already.
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
not_in_zone = This card is not in your { $zone }.
card_not_yours = This card is not yours.
card_unseen = You see no card with the number { NUMBER($number, useGrouping: 0) }.
no_priority = { BIG($seat) } does not hold priority.

## How it ended

agreement = agreement
ended_by_host = ended by the host
ran_its_course = the game has run its course
last_seat = last seat in the match
nobody_left = nobody is left
resignation = resignation
clock_ran_out = clock

## Hints

hint_free = There is nothing to choose here.
hint_even = Nothing stands out here: take what you like.
hint_offer = Look at this first: { $label }.
hint_about = Think about this: { $what }.
hint_look = Some of these are clearly better than others: look twice.
