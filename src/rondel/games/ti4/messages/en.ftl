# Twilight Imperium companion.

summary = Runs the round, remembers who holds what, times turns and keeps score for a game on a real table.

## What things are called

strategy_card = { $number ->
    [1] Leadership
    [2] Diplomacy
    [3] Politics
    [4] Construction
    [5] Trade
    [6] Warfare
    [7] Technology
   *[8] Imperial
}
numbered_card = { $number } { strategy_card }
colour = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
    [purple] Purple
    [black] Black
    [orange] Orange
    [pink] Pink
   *[other] { $colour }
}
random_choice = Random
custom_faction = Custom
no_faction = none
no_objective = none
own_objective_name = Name of a custom objective
own_title = a title of your own
vote_side = { $side ->
    [For] For
   *[Against] Against
}
no_side = no side
table_list = the table’s list
list_of = the list of { $seat }
source = { $source ->
    [manual] Manual change
    [stage1] Stage I objective
    [stage2] Stage II objective
    [secret] Secret objective
    [custodians] Custodians token
    [imperial] Imperial (Mecatol Rex)
    [support] Support for the Throne
    [agenda] Agenda
    [relic] Relic
    [rider] Imperial Rider
   *[other] Other
}
status_step = { $number ->
    [1] Score objectives
    [2] Reveal a public objective
    [3] Draw an action card
    [4] Take command tokens off the board
    [5] Gain two command tokens
    [6] Ready all cards
   *[7] Repair units, return strategy cards
}
numbered_status_step = { $number }. { status_step }
agenda_step = { $number ->
    [1] Reveal and read the agenda
    [2] Effects for when it is revealed
    [3] Effects for after it is revealed
    [4] Open discussion
    [5] Voting
   *[6] Result and resolution
}
numbered_agenda_step = { $number }. { agenda_step }
action_kind = { $kind ->
    [tactical] tactical action
    [component] component action
    [strategic] strategic action
   *[unspecified] tactical or component action
}
secondary_reply = { $reply ->
    [done] follows
    [declined] declines
   *[other] has not said yet
}
reveal_window = { $window ->
    [when] when it is revealed
   *[after] after it was revealed
}
end_reason = { $reason ->
    [victory] Victory
    [no-objectives] The objectives ran out
   *[agreed] By agreement
}
speaker_via = { $via ->
    [agenda] an agenda
   *[manual] a correction
}
random_what = { $what ->
    [factions] factions
    [colours] colours
   *[all] all
}
switched = { $on ->
    [true] on
   *[false] off
}
several = { $things }

## Setting up

count_set = { $count } seats play.
player_at = Player { $number }
seat_plays = { $who } plays { $faction } in { $colour }{ $random ->
    [true] {" "}by chance
   *[false] {""}
}.
seat_cleared = A slot is open again.
seats_swapped = { $a } and { $b } change places.
seats_randomised = Chance draws { $what } for every seat.
draft_order = The factions are drafted in this order: { $order }; { $bans ->
    [0] nothing is banned
    [one] one ban each
   *[other] { $bans } bans each
}.
player_bans = { $who } bans { $faction }.
player_picks = { $who } picks { $faction }.
draft_taken_back = { $faction } of { $who } is taken back.
draft_closed = The draft is called off.
setup_finished = Round 0: build the galaxy.
setup_reopened = Back to set-up.
option_agreed = { $option }: { $value }.
seat_renamed = A seat is called { $name } now.
seat_recoloured = { $seat } changes to { $colour }.
game_began = The first round begins.
speaker_changed = { $seat } is { $via ->
    [initial] the first speaker
    [politics] the new speaker
    [agenda] the speaker by an agenda
   *[manual] the speaker
}.
    .you_seat = You are the speaker now.

## The strategy phase

strategy_phase_began = Round { $round }: strategy phase.
card_taken = { $seat } takes { $card }{ $bonus ->
    [0] {""}
    [one] {" "}and gains { $bonus } trade good
   *[other] {" "}and gains { $bonus } trade goods
}.
card_assigned = { $card } goes to { $seat }.
    .you_seat = You hold { $card } now.
card_returned = { $card } lies on the table again.
cards_swapped = { $first } and { $second } exchange { $a } and { $b }.
phase_reset = The strategy phase starts over.
zero_token_set = The zero token goes to { $seat }.
    .you_seat = The zero token is yours.
zero_token_taken = Nobody holds the zero token any more.
strategy_phase_ended = Action phase, in this order: { $initiative }.
gains_goods = { $count ->
    [one] gains { $count } trade good
   *[other] gains { $count } trade goods
}

## The action phase

action_started = { $seat } takes a { $kind }.
card_played = { $seat } plays { $card }.
action_finished = { $seat } is done with the { $kind }.
action_cancelled = { $seat } chooses again.
secondary_marked = { $seat } { $reply }.
secondary_answered = { $seat } { $reply }, asked once more about { $card }.
turn_skipped = The turn of { $seat } is skipped.
    .you_seat = Your turn was skipped.
passed = { $seat } passes.
planet_taken = { $seat } takes { $planet }.
planet_lost = { $seat } loses { $planet }.
planet_turned = { $seat } { $exhausted ->
    [true] exhausts
   *[other] readies
} { $planet }.
planets_readied = { $seat } readies all planets.

## The status phase and the custodians

status_phase_began = Everybody has passed. Round { $round }: status phase.
step_ticked = Done: { $step }.
step_unticked = Not done after all: { $step }.
open_status_steps = Left open: { $steps }.
status_phase_ended = The strategy cards are returned.
mecatol_claimed = { $seat } removes the custodians from Mecatol Rex.
custodians_left = The custodians left Mecatol Rex.
custodians_stay = The custodians are still guarding Mecatol Rex.
mecatol_changed_hands = Mecatol Rex is held by { $seat }.
    .you_seat = You hold Mecatol Rex.
mecatol_abandoned = Nobody holds Mecatol Rex.

## The agenda phase

agenda_phase_began = Round { $round }: agenda phase.
agenda_step_set = Agenda step { $step }.
agenda_shown = The agenda is { $title }.
votes_set = { $seat } casts { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}.
side_chosen = { $seat } votes for { $side }.
side_opened = { $seat } votes for no side.
voted_for = { $seat } has voted: { $count } for { $side }.
has_voted = { $seat } has voted: { $count }.
abstained = { $seat } abstains.
prediction_made = { $seat } predicts { $side }, with { $rider }.
prediction_dropped = { $seat } no longer predicts with { $rider }.
prediction_right = { $seat } was right: { $rider } comes true.
window_marked = { $seat } has nothing to play { $window }.
window_unmarked = { $seat } may have something to play { $window }.
outcome_set = Outcome: { $outcome }.
outcome_opened = The outcome is open again.
agenda_replaced = Agenda { $number } is replaced.
agenda_decided = { $title } is resolved: { $outcome }.
agenda_closed = { $title } is left undecided.
law_on_target = { $title } is law now on { $target }.
law_in_force = { $title } is law now.
law_repealed = { $title } is no longer law.
single_agenda = Only one agenda was resolved; there are normally two.
agenda_phase_ended = The agenda phase ends.

## Objectives and points

objective_revealed = Stage { $stage ->
    [1] I
   *[2] II
} objective: { $name }.
objective_removed = { $name } is taken off the table.
objective_scored = { $seat } scores { $name }.
objective_unscored = { $seat } has not scored { $name } after all.
    .you_seat = You have not scored { $name } after all.
stage_two_early = A stage II objective before five of stage I are out.
stage_pool_exceeded = More than five objectives of stage { $stage ->
    [1] I
   *[2] II
} are out.
second_public_this_phase = { $seat } scored more than one public objective in this status phase.
secret_noted = { $seat } notes a secret objective.
secret_dropped = { $seat } drops a secret objective.
too_many_secrets = You have noted more than { $most } secret objectives.
secret_scored = { $seat } scores the secret objective { $objective }.
secret_unscored = { $seat } has not scored { $objective } after all.
    .you_seat = You have not scored { $objective } after all.
second_secret_this_phase = { $seat } scored more than one secret objective in this status phase.
wrong_phase_secret = That secret objective is for the { $phase ->
    [action] action
    [agenda] agenda
   *[status] status
} phase.
points_for = { $seat }: { $points } for { $source }, { $vp } in all.
    .you_seat = You: { $points } for { $source }, { $vp } in all.
points_for_objective = { $seat }: { $points } for { $source } ({ $objective }), { $vp } in all.
    .you_seat = You: { $points } for { $source } ({ $objective }), { $vp } in all.
points_won = +{ $points } VP
points_lost = −{ $points } VP
limit_reached = { $seats } reached { $limit } points: the host may end the game.
seat_eliminated = { $seat } is out of the game.
    .you_seat = You are out of the game.
seat_returned = { $seat } is in the game again.
    .you_seat = You are in the game again.

## The end

victory_pending = { $seats } reached the limit.
play_goes_on = The game goes on.
game_ended = The game is over. { $reason }: { $seat }.
game_ended_without = The game is over. { $reason }: nobody won.
first_to_limit = first to { $limit } victory points
most_points = most points when the objectives ran out
ended_by_agreement = ended by agreement

## What is taken back

took_card = { $seat } took { $card }
has_passed = { $seat } passed
points_of = { $points } { $seat }
started_action = { $seat } started a { $kind }
played_card = { $seat } played { $card }
ended_turn = { $seat } ended the turn
end_of = { $what ->
    [strategy-phase] end of strategy phase
    [status-phase] end of status phase
    [mecatol-check] end of the custodians check
    [first-agenda] end of the first agenda
   *[agenda-phase] end of agenda phase
}
start_of_rounds = start of the first round
playing_on = decision to play on
doing = { BARE($what) }
action_phase_over = { $what } (end of action phase)

## Where we are, and what must be done

node-preparation = Preparation
node-setup = Set-up
node-round-0 = Round 0
node-game = Game
node-speaker-selection = First speaker
node-rounds = Round
node-strategy-phase = Strategy phase
node-picking = Picking
node-pick = Pick
node-summary = Summary
node-action-phase = Action phase
node-turns = Turns
node-choose = Action
node-resolving = Resolving
node-status-phase = Status phase
node-mecatol-check = Custodians
node-agenda-phase = Agenda phase
node-first-agenda = First agenda
node-second-agenda = Second agenda
node-victory-pending = Victory
node-round-end = Round end
prompt-setup = Set up the players and options, then go on
prompt-round-0 = Build the galaxy, then start the first round
prompt-speaker-selection = Choose the first speaker
prompt-pick = Take a strategy card
prompt-summary = Look at the cards, then end the strategy phase
prompt-choose = Take one action, or pass
prompt-resolving = Resolve the action, then hand over to the next player
prompt-status-phase = Go through the status phase, then go on
prompt-mecatol-check = Have the custodians left Mecatol Rex?
prompt-first-agenda = Resolve the first agenda
prompt-second-agenda = Resolve the second agenda
prompt-victory-pending = Somebody has enough points: end the game, or play on

## What can be done

move-set_option = Change an option
    .help = Agree on something else.
move-rename_seat = Rename
    .help = Call a seat something else.
move-set_player_count = Number of players
    .help = Say how many play; with fewer the last slots are emptied.
move-configure_seat = Set player
    .help = Give a seat its colour and faction, or let chance draw the faction.
move-randomise_seats = Randomise
    .help = Draw colours, factions or both anew for every seat.
move-clear_seat = Clear a slot
    .help = Empty a slot.
move-swap_seats = Swap two slots
    .help = Two seats change places with everything they have.
move-open_draft = Draft the factions
    .help = Everybody bans some and picks one, in an order that all see; seats lose the factions they had.
move-ban_faction = Ban a faction
    .help = Nobody plays this faction tonight.
move-draft_faction = Pick a faction
    .help = Play this faction; a seat without a colour takes the first that is free.
move-step_back_in_draft = Take the last ban or pick back
move-close_draft = Call the draft off
    .help = What was picked stays, what was banned is free again.
move-finish_setup = Next
    .help = Set-up is complete: build the galaxy.
move-start_first_round = Start first round
    .help = The galaxy is built: round 1 begins with the choice of a speaker.
move-back_to_setup = Back to set-up
    .help = Change the seats after all; objectives revealed already are put back.
move-reveal_objective = Reveal an objective
    .help = Put a public objective on the table: a card, or one of your own.
move-add_secret = Note a secret objective
    .help = Note a secret objective; nobody else can read it.
move-drop_secret = Drop a note
    .help = Strike a noted secret objective out.
move-recolour_seat = Change a colour
    .help = Give a seat another colour; a seat that has it takes the old one.
move-choose_first_speaker = Choose the first speaker
    .help = Name the first speaker, or let chance do it.
move-adjust_vp = Change points
    .help = Add or take away victory points.
move-set_vp = Set points
    .help = Enter a seat’s victory points.
move-score_objective = Score an objective
    .help = Mark that a seat fulfilled a public objective; its points are added where the table wants that.
move-unscore_objective = Take a scoring back
    .help = Take the mark off, and exactly the points it gave; a secret becomes a note again.
move-score_secret = Score a secret objective
    .help = Show a secret objective to everybody and score it, noted or not.
move-remove_objective = Remove an objective
    .help = Take an objective off the table, with the points it gave.
move-claim_mecatol = Claim Mecatol Rex
    .help = The custodians leave Mecatol Rex: from this round on there are agenda phases.
move-set_mecatol_owner = Owner of Mecatol Rex
    .help = Note who holds Mecatol Rex now; this gives no points.
move-set_speaker = Change the speaker
    .help = Give the speaker token to somebody else: a correction, or an agenda’s doing.
move-set_eliminated = Eliminate
    .help = Mark a seat as out of the game, or take the mark back.
move-repeal_law = Repeal a law
    .help = Take a law out of play.
move-end_game = End game
    .help = End the game: somebody won, the objectives ran out, or the table agrees to stop.
    .confirm = End the game? There is no way back.
move-reset_strategy_phase = Reset phase
    .help = Start the picking over: all cards back, trade goods as they lay at first.
    .confirm = Take back every card picked in this phase?
move-assign_card = Assign a strategy card
    .help = Put a strategy card where it belongs: to a seat, or back to the table.
move-pick_card = Take a strategy card
    .help = Take a strategy card with the trade goods on it.
move-end_strategy_phase = End phase
    .help = A trade good on every card that was left, and on to the actions in order of initiative.
move-swap_strategy_cards = Play end phase card effect
    .help = Two seats exchange strategy cards.
move-set_zero_token = Zero token
    .help = Lend the zero token, or take it away.
move-skip_turn = Skip turn
    .help = The turn ends without an action; a card just played stays unplayed.
move-start_action = Tactical or component action
    .help = Do something on the board; what it was is not written down.
move-play_strategy_card = Strategic action
    .help = Play your strategy card: the primary for you, the secondary for the others.
move-pass_round = Pass
    .help = Take no more turns this round.
move-finish_turn = Next player
    .help = The action is done: the next player’s turn, or another action in the same turn.
move-choose_speaker = Choose the new speaker
    .help = Politics: hand the speaker token to somebody else.
move-cancel_action = Choose again
    .help = Back to the choice of an action; nothing has happened.
move-mark_secondary = Secondary
    .help = Say whether a seat follows; a reminder that blocks nothing.
move-answer_secondary = Late answer
    .help = Say after all whether a seat followed a card that has left the table.
move-take_planet = Take a planet
    .help = A planet changes hands; it comes exhausted.
move-lose_planet = Lose a planet
    .help = Nobody holds it any more.
move-turn_planet = Exhaust or ready a planet
move-ready_planets = Ready all planets
move-end_status_phase = Next phase
    .help = Return the strategy cards and go on.
move-toggle_status_step = Tick a step
    .help = Tick or untick a step, on the table’s list or a seat’s own.
move-leave_mecatol_check = Continue
    .help = On to the agenda phase if the custodians left, else to the next round.
move-next_agenda = Next agenda
    .help = Keep the result and open the second agenda.
move-end_agenda_phase = End phase
    .help = Keep the result and end the round.
move-set_agenda_step = Agenda step
    .help = Move the marker.
move-set_agenda_card = Agenda card
    .help = Show which agenda was revealed: a card of the deck, or a title of your own.
move-set_outcome = Outcome
    .help = Write down what came of the agenda.
move-replace_agenda = Replace agenda
    .help = Another agenda instead of this one: everything about it is cleared.
move-set_votes = Votes
    .help = Enter a seat’s votes.
move-set_vote_side = Side
    .help = Say what a seat’s votes are for.
move-cast_vote = Has voted
    .help = Say that a seat has voted, with the votes counted for it; without any it abstains.
move-abstain = Abstain
    .help = Say that a seat does not vote on this agenda.
move-set_prediction = Prediction
    .help = Say what a seat predicts, and with what; predicting nothing takes it back.
move-advance_agenda = Go on
    .help = The next step, the next vote, or the outcome the votes come to.
move-mark_window = Nothing from me
    .help = Say that a seat plays nothing when, or after, the agenda is revealed.
move-continue_play = Play on
    .help = Another round, although somebody is at the limit, or because the points were corrected.
input-id = Option
input-player = Player
input-bans = Bans each
input-shuffled = In a random order
input-planet = Planet
input-exhausted = Exhausted
input-name = Name
input-count = Count
input-colour = Colour
input-faction = Faction
input-custom_name = Name of a custom faction
input-keleres_home = Keleres home
input-what = What
input-a = First
input-b = Second
input-objective = Objective
input-stage = Stage
input-points = Points
input-extra = Extra
input-delta = Change
input-source = Source
input-confirm = Confirm
input-via = Because of
input-index = Law
input-reason = Reason
input-winner = Winner
input-influence = Influence
input-card = Card
input-kind = Kind
input-again = Again
input-step = Step
input-title = Title
input-outcome = Outcome
input-law = Law
input-target = Target
input-side = Side
input-window = Window
input-rider = Rider
input-agenda = Agenda

## Why not

unchanged = It is so already.
unknown_seat = There is no seat p{ $place }; there are p1 to p{ $last }.
for_them_or_host = That is for { $seat } or the host to do.
scoring_disabled = At this table the host keeps the score.
is_out = { $seat } is out of the game.
bad_name = { $what ->
    [title] A title
    [choice] A choice
    [outcome] An outcome
    [custom_faction] The name of a custom faction
   *[name] A name
} has 1 to { $most } plain characters.
nobody_else_left = Nobody else is left in the game.
sets_need_base = sets must name base, and each set once
two_cards_need_three = two strategy cards each need three seats or more
two_cards_are_for_four = Two strategy cards each are for up to four seats.
bad_player_count = { $count } cannot play: { $least } to { $most } at this table.
seats_incomplete = Set a colour and a faction first: player { $places }.
unknown_colour = There is no colour “{ $colour }”; there are { $colours }.
colour_taken = { $colour } is taken by { $seat } (player { $place }).
unknown_faction = There is no faction “{ $faction }”.
faction_not_in_sets = { $faction } belong to a set that is not in this game.
faction_taken = { $faction } are played by p{ $place } already.
home_needed = Keleres (player { $place }) need this home: it is the last one that is free.
no_home_left = Keleres have no home left: Mentak, Xxcha and Argent are all played.
only_keleres_choose = Only Keleres choose a home.
bad_keleres_home = “{ $home }” is no free home; there are { $homes }.
only_custom_named = Only a custom faction is given a name of its own.
faction_is_called = There is a faction called { $name } already.
custom_name_taken = p{ $place } play a faction of that name.
unknown_option = There is no option “{ $option }” of the game.{ $device ->
    [true] {" "}It is set on each device.
   *[false] {""}
}
bad_option_value = { $option } cannot be set to “{ $value }”.
option_locked = { $option } cannot be changed now.
too_many_points = p{ $place } has { $points } points, too many for that limit.
set_in_use = p{ $place } play a faction of a set that would be gone.
same_speaker = { $seat } is the speaker already.
unknown_card = There is no strategy card { $card }; there are 1 to 8.
card_is_taken = { $seat } took { $card } already.
picks_would_go = All picks of this phase would be taken back: confirm it.
nobody_holds_card = Nobody holds strategy card { $card }.
one_card_yours = One of the two cards must be yours.
same_holder = { $seat } holds both.
no_two_holders = There are no two seats with cards.
already_passed = You have passed: you are out until the next round.
does_not_hold = { $seat } does not hold strategy card { $card }.
holds_no_card = { $seat } holds no strategy card.
card_used = { $card } has been played this round.
all_cards_used = Every own strategy card has been played this round.
strategy_unused = Not yet: play { $cards } first.
speaker_required = Choose a new speaker first.
speaker_already_chosen = A new speaker has been chosen already.
no_speaker_choice = Only Politics makes somebody else the speaker.
own_card = The secondary is for the others.
nothing_to_answer = { $seat } owes no answer to that card.
faction_is_banned = { $faction } was banned in the draft. Choose another one.
too_many_bans = { $bans } bans each are too many; up to { $most } leave a faction for everybody.
no_draft = No faction is being drafted now.
not_your_draft = It is the turn of { $seat } in the draft.
not_in_draft = { $kind ->
    [ban] Factions are banned first.
   *[pick] The bans are made; pick a faction.
}
nothing_drafted = Nothing was banned or picked yet.
unknown_planet = { $planet } is no planet of the sets at this table. Choose one from the list.
not_their_planet = { $seat } does not hold { $planet }.
no_card_resolving = No strategy card is being resolved.
only_host_claims_for_nobody = Only the host can claim it for nobody in particular.
only_host_says_nobody = Only the host can say that nobody holds it.
already_claimed = The custodians have left Mecatol Rex.
not_claimed = The custodians still guard Mecatol Rex.
unknown_step = There is no step { $step }; there are 1 to { $last }.
card_or_title = Name a card of the deck, or type a title.
unknown_agenda = “{ $card }” is not in the agenda deck of this game.
bad_vote_count = { $count } is no number of votes from 0 to { $most }.
bad_choice = { $kind ->
    [elect_player] Choose a player who is in the game.
    [elect_law] Choose a law that is in play.
    [elect_strategy_card] Choose a strategy card.
    [elect_scored_secret] Choose a secret objective that was scored.
   *[for_against] Choose For or Against.
}
not_electable = { $planet } cannot be elected: choose { $limit ->
    [cultural] a cultural planet
    [hazardous] a hazardous planet
    [industrial] an industrial planet
   *[other] a planet other than Mecatol Rex and those of home systems
}.
still_voting = { $seat } is still voting; they or the host say when they have.
outcome_is_kept = The outcome is kept: go on to what follows.
speaker_breaks_tie = It is a tie at { $votes }: { $sides }. { $seat } is the speaker and chooses the outcome.
nobody_voted = Nobody has voted: { $seat } is the speaker and chooses the outcome.
nothing_to_elect = Nothing can be elected: replace the agenda.
unknown_rider = “{ $rider }” predicts nothing at this table.
no_more_agendas = This is the second agenda: end the phase.
unknown_law = There is no law { $law } in play; there { $laws ->
    [one] is { $laws }
   *[other] are { $laws }
}.
no_law = No law is in play.
card_or_own_name = Name a card, or give an objective of your own a name.
own_objective_needs = An objective of your own has a stage, 1 or 2, and 1 to { $most } points.
no_public_objective = “{ $objective }” is no public objective of this game.
already_revealed = { $name } is on the table already.
no_objectives_left = All ten objectives are out: the game ends and most points win, unless an agenda adds one more.
none_revealed = No objective is on the table.
not_revealed = “{ $objective }” is not on the table.
points_would_go = { $seats } scored it: confirm that the points go.
already_scored = { $seat } scored { $name } already.
not_scored = { $seat } has not scored that.
nothing_scored = There is nothing to take back.
no_secret_objective = “{ $objective }” is no secret objective of this game.
secret_is_scored = { $name } is scored already.
secret_in_use = { $seat } scored { $name }.
already_held = You have noted { $name } already.
take_scoring_back = It is scored: take the scoring back first.
take_scorings_back = What you had is scored: take the scoring back first.
not_held = You have not noted that.
nothing_noted = You have noted nothing.
no_secret_left = Every secret objective is scored.
vp_out_of_range = { $seat } would be at { $value }; points go from 0 to { $most }.
bad_vp_delta = { $delta } points cannot be given at once: 1 to { $most }, up or down.
unknown_source = “{ $source }” is no source of points; there are { $sources }.
last_in_game = { $seat } is the last seat in the game.
nobody_else = Nobody else is in the game.
no_winner_yet = Nobody is at { $limit } points.
not_at_limit = { $seat } is not at { $limit } points.
bad_influence = Give a number from 0 to { $most }, or nothing, for each seat.
over_for_good = The game would be over for good: confirm it.
somebody_at_limit = { $seats } reached the limit: confirm that you play on.

## What is agreed before

preset-long = Long
preset-plain = Plain
option-show_vp_meter = Victory point meter
    .help = A bar for each player’s points on the big screen
option-vp_limit = Victory points to win
    .help = Whoever reaches so many can win
option-inactivity_minutes = Inactivity warning (minutes)
    .help = Asks whether somebody is still there; 0 never asks
option-timer_mode = Player timer
    .help = What the clock of whoever acts shows
choice-timer_mode-per-turn = begins anew each turn
choice-timer_mode-cumulative = adds up over the game
option-decision_bar = Decision bar
    .help = A bar that runs out while somebody decides
option-decision_bar_seconds = Decision bar length (seconds)
    .help = How long the bar lasts
option-decision_bar_mode = Decision bar at zero
    .help = What the bar does when it is empty
choice-decision_bar_mode-manual = stays empty until reset
choice-decision_bar_mode-repeat = begins again by itself
option-detailed_agenda = Detailed agenda mode
    .help = Leads through each agenda in six steps
option-status_order = Order of the status phase
    .help = In which order objectives are scored
choice-status_order-initiative = initiative
choice-status_order-speaker = from the speaker clockwise
option-strategy_cards_per_player = Strategy cards per player
    .help = With up to four players usually two
choice-strategy_cards_per_player-auto = by number of players
choice-strategy_cards_per_player-1 = one each
choice-strategy_cards_per_player-2 = two each
option-naalu_zero_token = Naalu begin with the 0 token
    .help = Whoever plays Naalu acts first
option-mecatol_prompt = Ask about the custodians
    .help = How often it is asked whether they have left Mecatol Rex
choice-mecatol_prompt-first-round = once, after the first round
choice-mecatol_prompt-until-claimed = every round until they left
option-custodians_vp = Custodians give 1 point
    .help = Whoever removes them gains it at once
option-auto_vp = Scoring an objective adds its points
    .help = Otherwise points are entered by hand
option-player_scoring = Players may score for themselves
    .help = Otherwise only the host does
option-status_checklist = Status checklist
    .help = Who ticks the steps of the status phase
choice-status_checklist-table = one for the table
choice-status_checklist-per-player = one for each player
option-auto_advance = An action ends the turn at once
    .help = Nobody has to hand over after it
option-planet_ledger = Ledger of planets
    .help = Who holds which planet, and how many votes that makes
option-sets = Content
    .help = Which boxes you play with
choice-sets-base = Base game
choice-sets-pok = Prophecy of Kings
choice-sets-codex = Council Keleres
choice-sets-te = Thunder’s Edge

## What can be taken away

export-picture = The result as a picture
export-scoreboard = Scoreboard
export-points = Points, change by change
export-points-by-round = Points by round
export-time-by-round = Time by player and round
export-time-by-phase = Time by phase
export-speakers = Speakers
export-agendas = Agendas
export-figures = All figures

## What is printed

kind-strategy_card = Strategy card
kind-faction = Faction
kind-objective = Objective
kind-secret_objective = Secret objective
kind-agenda = Agenda
kind-technology = Technology
kind-agenda_window = Agenda window
card_ability = { $part ->
    [primary] Primary
   *[secondary] Secondary
}: { $text }
points_worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
secret_worth = { $phase ->
    [action] action phase
    [agenda] agenda phase
   *[status] status phase
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home_planet = { $planet } { $resources }/{ $influence }
starts_with = Starts with { $units }; commodities { $commodities }
unit_count = { $count } { $unit ->
    [destroyer] { $count ->
        [one] destroyer
       *[other] destroyers
    }
    [pds] PDS
    [space_dock] { $count ->
        [one] space dock
       *[other] space docks
    }
    [fighter] { $count ->
        [one] fighter
       *[other] fighters
    }
    [mech] { $count ->
        [one] mech
       *[other] mechs
    }
    [dreadnought] { $count ->
        [one] dreadnought
       *[other] dreadnoughts
    }
    [flagship] flagship
    [cruiser] { $count ->
        [one] cruiser
       *[other] cruisers
    }
    [carrier] { $count ->
        [one] carrier
       *[other] carriers
    }
    [war_sun] war sun
   *[infantry] infantry
}
starting_techs = Technologies: { $techs }
chooses_techs = Chooses { $count } of: { $techs }
faction_ability = { $name }: { $text }
agenda_decides = { $type ->
    [law] law
   *[directive] directive
}, { $kind ->
    [for_against] for or against
    [elect_player] elect player
    [elect_planet] elect planet
    [elect_law] elect law
    [elect_strategy_card] elect strategy card
    [elect_scored_secret] elect scored secret
   *[hidden] hidden
}
agenda_side = { $side ->
    [for] For
   *[against] Against
}: { $text }
only_if = Only if { $text }
tech_colour = { $colour ->
    [green] biotic
    [blue] propulsion
    [yellow] cybernetic
    [red] warfare
    [unit] unit upgrade
   *[none] no colour
}
tech_needs = { $colour }, needs { $needs }
effect_kind = { $kind ->
    [promissory] promissory note
    [ability] ability
    [technology] technology
    [leader] leader
    [relic] relic
   *[action_card] action card
}
window_name = { $window ->
    [phase-start] Start of the agenda phase
    [when] When the agenda is revealed
    [after] After the agenda is revealed
    [voting] While votes are cast
   *[outcome] When the outcome is settled
}
lines = { $first } { $then }
# These stand in the data, as they are printed; another language says them by their ids.
card_line = { $id ->
   *[printed] { $text }
}
condition = { $id ->
   *[printed] { $text }
}
agenda_text = { $id ->
   *[printed] { $text }
}
window_hint = { $id ->
   *[printed] { $text }
}
ability_hint = { $id ->
   *[printed] { $text }
}
tech_effect = { $id ->
   *[printed] { $text }
}
step_hint = { $id ->
   *[printed] { $text }
}

## What only the boards say

board-phase = { $phase ->
    [setup] Set-up
    [round-0] Set-up phase
    [speaker-selection] First speaker
    [strategy-phase] Strategy phase
    [action-phase] Action phase
    [status-phase] Status phase
    [mecatol-check] Custodians
    [agenda-phase] Agenda phase
   *[victory-pending] Victory
}
board-shortPhase = { $phase ->
    [strategy-phase] Strategy
    [action-phase] Action
    [status-phase] Status
    [agenda-phase] Agenda
   *[other] { board-phase }
}
board-roundN = Round { $n }
board-roundZero = Round 0
board-setupPhase = setup phase
board-buildGalaxy = Build the galaxy.
board-yourTurn = Your turn.
board-thenNext = Then { $name } is next
board-say-setup = Set-up.
board-say-setupHost = Say how many play and set every player, then go on.
board-say-setupWait = The host sets up the game.
board-say-zeroHost = When it stands, start the first round.
board-say-zeroWait = The host starts the first round when it stands.
board-say-speaker = Who speaks first?
board-say-speakerHost = Tap a faction, or let chance decide.
board-say-speakerWait = The host chooses, or chance.
board-say-summary = Everybody has a card.
board-say-summaryHost = Look at them, then end the phase.
board-say-summaryWait = The action phase is about to begin.
board-say-status = Status phase.
board-say-statusHost = Score in order, go through the steps, then go on.
board-say-statusText = Score in order and go through the steps.
board-say-mecatol = Have the custodians left?
board-say-mecatolHost = Claim Mecatol Rex for somebody, or continue.
board-say-mecatolText = The host continues when that is clear.
board-say-vote = Discuss and vote.
board-say-endOrOn = End the game, or play on.
board-say-pickMine = Take a strategy card.
board-say-actMine = Take one action.
board-say-politicsMine = Choose the new speaker.
board-say-cardMine = You play { $card }; hand over when everybody is done.
board-say-resolveMine = Resolve your action, then hand over.
board-say-pick = takes a strategy card.
board-say-act = takes an action.
board-say-resolve = resolves an action.
board-say-card = plays { $card }. The others may follow.
board-say-cardFollow = plays { $card }. Do you follow?
board-speaker = Speaker
board-speakerNow = speaker now
board-speakerOrder = speaker order
board-speakerHistory = Speakers so far
board-noSpeaker = There is no speaker yet.
board-selectSpeaker = Select the speaker
board-newSpeaker = Choose the new speaker
board-giveToken = Give the speaker token to
board-because = Because of
board-via-initial = first speaker
board-via-politics = Politics
board-via-manual = a correction
board-via-agenda = an agenda
board-order = Order
board-turnOrder = Turn order
board-pickingOrder = Picking order
board-statusOrder = Order of the phase
board-votingOrder = Voting order
board-initiative = Initiative
board-now = now
board-next = next
board-passed = passed
board-played = played
board-picked = has picked
board-out = out of the game
board-nobody = nobody
board-everybody = everybody
board-seat = Seat
board-seats = Players
board-players = Players
board-clockwise = clockwise
board-thatsYou = that is you
board-runByHost = run by the host
board-offline = offline
board-owed = Not answered yet
board-owedHelp = A reminder until the strategy cards return; it holds nothing up.
board-owedYours = You have not said whether you follow
board-draft = Faction draft
board-draftBans = Bans each
board-draftRandom = Random order
board-draftClockwise = Clockwise
board-draftOrder = Order of the draft
board-draftBanNow = { $name } bans
board-draftPickNow = { $name } picks
board-draftYouBan = You ban a faction
board-draftYouPick = You pick your faction
board-draftOver = Everybody has a faction.
board-draftBansNow = bans a faction now
board-draftPicksNow = picks a faction now
board-draftBack = Last step back
board-draftOff = Call it off
board-draftOffSure = Tap again: bans are lifted, picks stay
board-draftFor = for { $name }
board-draftBanned = banned
board-ban = Ban { $name }
board-draftPick = Play { $name }
board-planets = Planets
board-planetsOf = Planets of { $name }
board-planetTake = Take a planet
board-planetFind = Find a planet
board-planetLose = Lose a planet: { $planet }
board-planetTakes = Take a planet: { $planet }
board-planetExhausted = exhausted
board-planetReady = ready
board-readyAll = Ready all
board-ledgerVotes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
} from ready planets
board-ledgerReady = { $n ->
    [one] 1 vote
   *[other] { $n } votes
} ready
board-ledgerSum = { $resources } resources, { $influence } influence
board-noPlanets = No planet yet.
board-turning = Turning points
board-turning-custodians = { $name } sends the custodians away.
board-turning-lead = { $name } goes into the lead with { $n ->
    [one] one point
   *[other] { $n } points
}.
board-turning-leap = { $name } wins { $n } points in one round, more than anybody else in any.
board-turning-limit = { $name } has { $n } points and reaches the goal.
board-turning-close = { $n ->
    [0] { $name } has as many points at the end.
    [one] { $name } is one point behind at the end.
   *[other] { $name } comes next, { $n } points behind.
}
board-evening = Graph and times
board-eveningSub = points and minutes so far
board-timeByPlayer = Whose turns took how long
board-factionSheets = Faction sheets
board-factionSheet = Sheet
board-factionSheetOf = Faction sheet of { $name }
board-yourFaction = Your faction
board-startingUnits = Starting units
board-abilities = Abilities
board-ownTechs = Faction technologies
board-ownUnits = Faction units
board-leaders = Leaders
board-promissory = Promissory notes
board-notInData = not in our data
board-notInDataNote = A field with a dash is not in our data: the printed sheet has it.
board-whoSits = Who sits where, on which device
board-taken = taken
board-change = Change
board-nameAndColourOf = Name and colour of { $name }
board-nameOf = Name of { $name }
board-yes = yes
board-none = none
board-howMany = How many play?
board-mapFor = The galaxy for { $n } players
board-fewerSure = Players after { $n } are set already and would be emptied.
board-fewerYes = Play with { $n }
board-cancel = Cancel
board-setPlayer = Set player
board-colourAndFaction = colour and faction
board-slotOpen = not set yet
board-slotTitle = Player { $n }
board-clearSlot = Empty the slot of { $name }
board-drawn = drawn by chance
board-homeOf = home of { $home }
board-randomAll = Randomise everything
board-randomAllSure = Colours and factions of all players are drawn anew.
board-randomFactions = Factions
board-randomColours = Colours
board-swapSlots = Swap two
board-swapFirst = Which two? Tap the first
board-swapWith = Swap { $name } with …
board-colour = Colour
board-faction = Faction
board-random = Random
board-custom = Custom
board-customName = Name of your own faction
board-findFaction = Find a faction
board-keleresHome = Home of Keleres
board-open = left open
board-ownName = Name at the table
board-optional = optional
board-takenBy = taken by { $name }
board-colourGone = { $colour } has just been taken by { $name }. Choose another one.
board-factionGone = { $faction } has just been taken by player { $name }. Choose another one.
board-needColour = Choose a colour
board-needFaction = Choose a faction
board-needCustom = Type a name
board-confirmSlot = Set this player
board-setUpTitle = Take your places
board-setUpText = Scan the code to join with your phone.
board-units = Units
board-techs = Technologies
board-commodities = Commodities
board-home = Home
board-chooseTechs = Choose { $n } of:
board-customGear = Your own faction: lay out what you agreed on.
board-revealFirst = Reveal the first objectives
board-backToSetup = Back to set-up
board-options = Options
board-thisDevice = On this device
board-off = off
board-option-fullscreen = Fullscreen
board-option-show_timers = Show clocks
board-option-hotkeys = Keyboard shortcuts
board-goods = { $n ->
    [one] +{ $n } trade good
   *[other] +{ $n } trade goods
}
board-youPick = You pick { $place }.
board-picksNow = picks a strategy card
board-reportTitle = Round { $n } is over
board-reportTotal = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-reportRevealed = Revealed
board-reportLaw = New law
board-reportAgenda = Agenda
board-reportPassed = new
board-summary = Who has which card
board-noCard = no card
board-zeroToken = Zero token
board-leftOver = Left over, with trade goods for the next round: { $cards }.
board-resetPhase = Reset phase
board-resetPhaseSure = All picks of this round go back.
board-cardEffect = End phase card effect
board-swapWhich = Which two cards change places?
board-actions = Your actions
board-playCard = Play { $card }
board-cardPlayed = Played this round.
board-tactical = Tactical or component
board-tacticalText = Activate a system, or use a card or ability.
board-kindOfAction = Which kind?
board-kind-unspecified = Not said
board-kind-tactical = Tactical
board-kind-component = Component
board-pass = Pass
board-passText = You are out for the rest of the round.
board-passLater = Not yet: play { $cards } first. A pass comes after your strategy card.
board-nthAction = { $n } action this round
board-choosesSpeaker = A new speaker is chosen.
board-forOwner = Who plays it:
board-forOthers = Everyone else:
board-primary = Primary
board-secondary = Secondary
board-doYouFollow = Do you follow?
board-whoFollows = Who follows?
board-iFollow = I follow
board-iDecline = I decline
board-follows = follows
board-declines = declines
board-declined = declined
board-waiting = waiting
board-resolving = { $name }: resolving an action …
board-resolvingMine = Everything happens on the board. Hand over when it is done.
board-resolvingWait = Everything happens on the board.
board-cancelAction = Choose again
board-actAgain = Act again
board-imperialPoint = 1 point (Imperial)
board-skipTurn = Skip turn
board-skipSure = The turn of { $name } ends without an action.
board-corrections = Corrections
board-giveCard = Strategy card
board-to = goes to
board-act-finish_setup = Go on to round 0
board-act-finish_setup-sub = the galaxy is built there
board-act-start_first_round = Start first round
board-act-start_first_round-sub = choose the speaker
board-act-pick_card = Take { $card }
board-act-pick_card-sub = with { $goods }
board-act-end_strategy_phase = End phase
board-act-end_strategy_phase-sub = actions begin with { $name }
board-act-play_strategy_card = Play { $card }
board-act-play_strategy_card-sub = everyone else may follow
board-act-start_action = Take this action
board-act-start_action-sub = resolve it on the board
board-act-pass_round = Pass
board-act-pass_round-sub = for the rest of the round
board-act-finish_turn = Next player
board-act-finish_turn-sub = { $name } is next
board-act-finish_turn-last = { $name } goes on alone
board-act-choose_speaker = Make { $name } speaker
board-act-choose_speaker-none = Choose the new speaker
board-act-choose_speaker-sub = at once, on every screen
board-act-end_status_phase = Next phase
board-act-end_status_phase-agenda = agenda phase
board-act-end_status_phase-round = round { $n }
board-act-end_status_phase-check = custodians
board-act-openSteps = { $n ->
    [one] { $n } step is still open
   *[other] { $n } steps are still open
}
board-act-leave_mecatol_check = Continue
board-act-next_agenda = Next agenda
board-act-next_agenda-sub = the result is kept
board-act-stillLaw = { $name } is still in play
board-act-end_agenda_phase = End phase
board-act-end_agenda_phase-sub = the result is kept
board-act-end_agenda_phase-one = after one agenda only
board-act-noOutcome = without an outcome
board-act-advance-step = step { $n } of 6
board-act-advance-noCard = step { $n } of 6 · no card chosen
board-act-advance-vote = { $name }: { $vote }
board-act-advance-waits = { $name } is voting
board-act-advance-then = then { $name } votes
board-act-advance-last = then the result
board-act-advance-outcome = Outcome: { $side }
board-act-advance-kept = by the votes; it is kept
board-act-advance-open = Choose the outcome
board-act-cast = Vote: { $vote }
board-act-cast-none = no votes are entered
board-votesFor = { $n } for { $side }
board-nowVoting = Now voting: { $name }.
board-votesNow = votes now
board-voted = has voted
board-hasVoted = Has voted
board-abstain = Abstain
board-abstains = abstains
board-predicts = predicts { $side } ({ $rider })
board-predictsShort = { $rider }: { $side }
board-predictWith = Predict with …
board-predictionOf = Prediction of { $name }
board-dropPrediction = Take back: { $rider }
board-predictionRight = { $name } was right: { $rider }.
board-moreOf = More for { $name }
board-proposed = The votes propose { $side }.
board-outcomeIs = Outcome: { $outcome }.
board-outcomeIsLaw = Outcome: { $outcome }. It becomes law.
board-tieToSpeaker = It is a tie: { $name } is the speaker and chooses.
board-silenceToSpeaker = Nobody has voted: { $name } is the speaker and chooses.
board-repealLaw = Repeal { $name }
board-scoring = Who scored what
board-secretsThisPhase = Secret objective
board-scoreSecretOf = Score a secret objective of { $name }; { $n } in this phase
board-say-yourVote = Your vote.
board-say-yourVoteText = Say what for and how many, then cast it.
board-act-end_game = End game
board-act-end_game-sub = { $name } wins
board-steps = Steps of the phase
board-stepsOf = Steps of { $name }
board-yourScoring = Your scoring
board-onePublicOneSecret = one public, one secret
board-yourSecrets = Your secrets
board-objectives = Objectives
board-publicObjectives = Public objectives
board-noObjectives = No objective has been revealed yet.
board-stage = Stage
board-stage1 = Stage I
board-stage2 = Stage II
board-extra = extra
board-score = Score
board-scored = Scored
board-unscore = Take back
board-whoScores = Who?
board-scoreFor = Score for
board-reveal = Reveal an objective
board-findObjective = Find an objective by name or text
board-ownObjective = An objective of your own
board-allOut = All ten are out: officially the game ends and most points win. One more counts as an extra.
board-removeObjective = Take off the table
board-removeSure = The objective goes back.
board-removeScored = It was scored { $n } times; those points go too.
board-otherPoints = Other points
board-filter = Filter
board-allSets = All sets
board-set = Set
board-scoredBy = Scored by
board-anybody = anybody
board-nobodyYet = nobody yet
board-scoredSecrets = Scored secrets
board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
board-secrets = { $n ->
    [one] { $n } secret
   *[other] { $n } secrets
}
board-secretsOf = Secrets of { $name }
board-secretsShort = Secrets
board-secretNumber = Secret { $n }
board-covered = covered
board-holdToLook = hold to look
board-noSecrets = Nothing noted yet. What you note only you can read.
board-tooMany = More than { $n } secrets: officially one must go.
board-noteSecret = Note a secret
board-scoreOther = Score a secret
board-findSecret = Find a secret objective
board-scoreSecretSure = Everybody will see this secret.
board-drop = Drop
board-dropSure = The note is struck out.
board-onlyTheirs = only { $name } can read them
board-scoredInRound = scored in round { $n }
board-secretPhase-action = action phase
board-secretPhase-status = status phase
board-secretPhase-agenda = agenda phase
board-youCanScore = { $n } not scored by you
board-see = have a look
board-pointsTitle = Points
board-pointsFor = Points of { $name }
board-yourPoints = Your points
board-firstTo = First to { $n } points
board-ofPoints = of { $limit } points
board-ofLimit = of { $limit }
board-pointsOf = { $n } of { $limit } points. Open
board-minusFor = Take a point from { $name }
board-plusFor = Give { $name } a point
board-scorePoint = Score a point, asks for the source
board-source = What for
board-exactly = exactly
board-exactPoints = Points of { $name }
board-whereFrom = Where they come from
board-eliminate = { $name } was wiped out
board-bringBack = { $name } is back in the game
board-mecatol = Mecatol Rex
board-custodiansGuard = The custodians are still guarding Mecatol Rex
board-custodiansLeft = The custodians left Mecatol Rex
board-noAgendaYet = No agenda phase yet.
board-agendaFollows = An agenda phase follows the status phase.
board-agendasComing = agendas are voted on
board-guarded = custodians on guard
board-claimMecatol = Claim Mecatol Rex
board-cost = It costs { $n } influence.
board-freeOfCost = pays nothing
board-whoClaims = Who removes the custodians?
board-onePoint = 1 point
board-nobodyInParticular = nobody in particular
board-whoHolds = Who holds it now?
board-holds = { $name } holds Mecatol Rex
board-nobodyHolds = Nobody holds it.
board-claimedInRound = Claimed in round { $n }.
board-agendaN = Agenda { $n }
board-firstAgenda = First agenda
board-secondAgenda = Second agenda
board-agendaUnknown = Which agenda is it?
board-agendaSteps = Steps of an agenda
board-agendaStepN = step { $n } of an agenda
board-agendaType-law = law
board-agendaType-directive = directive
board-sideOf = What { $name } votes for
board-chooseCard = Choose the card
board-otherCard = Another card
board-showAgenda = Show it
board-findAgenda = Find an agenda by name or text
board-ownTitle = A title of your own
board-replaceAgenda = Replace agenda
board-outcome = Outcome
board-outcomeKept = kept: { $outcome }
board-outcomeLaw = kept: { $outcome }; it becomes law
board-noSide = no side yet
board-typePlanet = which planet
board-typeSide = or something else
board-nothingToElect = There is nothing to elect: draw another agenda.
board-becomesLaw = becomes law
board-lawTarget = owner or target
board-votes = Votes
board-votesOf = Votes of { $name }
board-votesN = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
board-votesLead = As votes stand, { $side } leads: { $n } to { $next }.
board-votesTied = As votes stand, it is a tie at { $n }: { $sides }. The speaker breaks it.
board-votesLast = votes last, breaks ties
board-cannotVote = cannot vote
board-windows = What can be played
board-noWindow = Nothing is played in this step.
board-nothingFromMe = Nothing from me
board-noWhen = no “when”
board-noAfter = no “after”
board-nothingWhen = { $n } of { $of }: nothing “when revealed”
board-nothingAfter = { $n } of { $of }: nothing “after revealed”
board-laws = Laws
board-lawsN = { $n ->
    [one] { $n } law in play
   *[other] { $n } laws in play
}
board-noLaws = No law is in play.
board-repeal = Repeal
board-repealSure = { $name } leaves play.
board-agendaResults = Agendas so far
board-noAgendas = No agenda has been resolved yet.
board-thisTurn = this turn
board-thisTurnNoLimit = this turn, no limit
board-allTurns = all turns
board-decisionBar = Decision bar
board-barLeft = { $n } s
board-barEmpty = Time to decide. Tap to fill it again.
board-barOver = Time to decide
board-barCycle = round { $n }
board-pause = Pause
board-resume = Go on
board-paused = Paused.
board-pausedText = All clocks stand still.
board-idle = No activity detected.
board-idleText = Is the game still in progress?
board-stillHere = Yes, we are here
board-reconnecting = Connecting again …
board-goBack = Go back
board-log = Log
board-whoAreYou = Which player are you?
board-yourName = Your name
board-guest = Guest
board-goodsShort = +{ $n } TG
board-guardShort = The custodians guard Mecatol Rex
board-hostTitle = Host
board-tools = Tools
board-more = More
board-reference = Reference
board-cardsAndRules = cards and factions
board-searchAll = Search names and texts
board-searchHere = Type part of its name or text
board-nothingFound = Nothing found.
board-everything = Everything
board-kinds = What
board-ref-card = Strategy cards
board-ref-faction = Factions
board-ref-objective = Objectives
board-ref-secret = Secrets
board-ref-agenda = Agendas
board-ref-technology = Technologies
board-ref-window = Agenda windows
board-found = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
board-notInPlay = not in this game
board-showMore = Show more
board-seeHistory = and who was before
board-namesColoursSecrets = names, colours and secrets
board-namesColours = names and colours
board-atLimit = { $count ->
    [one] { $names } reached { $n } points.
   *[other] { $names } reached { $n } points.
}
board-hostMayEnd = You may end the game; inside the round play can go on.
board-hostEnds = The host ends the game, or you play on.
board-victoryPending = The round is over
board-nobodyAnyMore = Nobody is at the limit any more.
board-nobodyAtLimit = Nobody is at { $n } points.
board-playOn = Play on
board-playOnSure = The round ends without asking again until the limit changes.
board-endGame = End game
board-endForGood = End it for good
board-noWayBack = There is no way back into the game.
board-why = Why?
board-winner = Winner
board-firstToReach = whoever reached the limit first
board-mostPoints = whoever has most points
board-finalInfluence = Final influence, if you want to note it
board-allegiance = Swear your allegiance to the new galactic emperor
board-noEmperor = The galaxy has no emperor.
board-scoreboard = Final scoreboard
board-col-rank = Rank
board-col-faction = Faction
board-col-vp = VP
board-col-time = Time
board-col-longest = Longest turn
board-col-speaker = Spkr
board-col-influence = Influence
board-col-votes = Votes cast
board-col-strategic = Strategic
board-col-tactical = Tactical
board-col-component = Component
board-col-unspecified = Not said
board-col-first = Passed first
board-col-last = Passed last
board-col-goods = Trade goods
board-duration = Game duration
board-netDuration = without pauses
board-rounds = Total rounds
board-agendasResolved = Agendas resolved
board-custodiansBy = Custodians
board-inRoundN = { $name }, round { $n }
board-figures = What everybody did
board-overTime = Points round by round
board-whereFromAll = Where the points came from
board-timeByRound = Time by round
board-timeByPhase = Time by phase
board-tableTime = Nobody’s time
board-preparation = Preparation
board-speakers = Speakers
board-takeAway = Take it away
board-asPicture = As a picture
board-until = until the end
board-key-forward = the button that goes on
board-key-endPhase = end the phase
board-key-action = tactical or component action
board-key-cards = take, or play, that strategy card
board-key-pass = pass
board-key-points = points; arrows choose the player, + and − change them
board-key-break = pause, and go on
board-key-bar = fill the decision bar again
board-key-fullscreen = full screen
board-key-search = search the reference
board-sameSeats = Same players as last time
board-ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $n }th
}

## What is at stake

outcome_leads = With this, { $side } leads: { $votes } to { $next }.
outcomes_tied = With this it is a tie at { $votes }: { $sides }. The speaker breaks it.
would_be_law = { $agenda } would become law.
becomes_law = { $agenda } becomes law.

## The first match

lesson-what = This runs an evening of Twilight Imperium for you: whose turn it is, who holds what, points and time. The game itself stays on your table.
lesson-order = The players, in the order in which they act now. The speaker begins.
lesson-pick = The strategy phase: whoever is on turn takes a card. Here one device plays for all, so take one for the first player.
lesson-more = The lower the number, the earlier that player acts. With three players everybody takes two; go on until all have theirs.
lesson-action = The action phase: an action on the board, a strategy card, or a pass. Tap what happened on your table, and the next player is on.
lesson-done = Status and agenda phase follow by themselves. Everything can be taken back. Phones join by the room code, a television by its screen.

## What is this

term-points = Points
term-points-about = Each change has a source in the log. Whoever reaches the limit first may win.
term-objective = Objectives
term-objective-about = Public ones can be scored by everybody, one each status phase.
term-order = Order
term-order-about = Who acts after whom. In the strategy phase from the speaker on, later by the lowest card.
term-corrections = Corrections
term-corrections-about = What the host may set right when the table and the companion differ.
term-tools = Tools
term-tools-about = What can be looked up or changed at any time.
term-strategy-phase = Strategy phase
term-strategy-phase-about = From the speaker clockwise everybody takes strategy cards; the number says who acts first.
term-action-phase = Action phase
term-action-phase-about = In turns: an action on the board, a strategy card, or a pass.
term-status-phase = Status phase
term-status-phase-about = Objectives are scored and the board is made ready, step by step.
term-agenda-phase = Agenda phase
term-agenda-phase-about = Two agendas are voted on, once the custodians have left Mecatol Rex.
term-phase = Now
term-phase-about = Where the evening is, and what can be done about it here.
term-seating = Seats
term-seating-about = Who sits where around the map, clockwise. Strategy cards are picked in this order from the speaker on, and votes cast with the speaker last.
term-agreed = What is agreed
term-agreed-about = How you play tonight: points to win, sets, clocks and what the companion reminds you of. The host can change it during the evening.
term-speaker = Speaker
term-speaker-about = Begins the strategy phase, votes last and breaks ties. Whoever plays Politics names the next one.
term-mecatol = Mecatol Rex
term-mecatol-about = The planet in the middle. Once the custodians have left it, every round ends with an agenda phase.
term-law = Laws
term-law-about = Agendas that stay in force until another one ends them.
term-clock = Time
term-clock-about = How long the one on turn has taken, alone or in all turns together; the host decides which.
