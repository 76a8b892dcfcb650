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

## Hints

hint_free = There is nothing to choose here.
hint_even = Nothing stands out here: take what you like.
hint_offer = Look at this first: { $label }.
hint_about = Think about this: { $what }.
hint_look = Some of these are clearly better than others: look twice.
