# Kolkhoz.

summary = Win tricks, send their cards to work, and keep your own plot out of the state's reach.

## What things are called

crop = { $suit ->
    [Hearts] Wheat
    [Diamonds] Beets
    [Clubs] Potatoes
   *[Spades] Sunflowers
}
playing_card = { $value ->
    [1] Ace
    [11] Jack
    [12] Queen
    [13] King
   *[other] { $value }
} of { $crop }
saboteur = Saboteur
plot_part = { $part ->
    [hidden] hidden
   *[revealed] revealed
}
plot_card = { $card } ({ $part })
either_card = { $cards }

## What happened

year_begins = Year { $year } begins with { $rewards } to be won. { $famine ->
    [true] A famine: no trump is declared.{" "}
   *[false] {""}
}{ $hand_size ->
    [one] 1 card
   *[other] { $hand_size } cards
} each, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}.
card_sets_trump = The { $card } is turned up: trump is { $trump }.
card_sets_no_trump = The { $card } is turned up: there is no trump.
trump_declared = { $seat } declares { $suit } trump.
pass_chosen = { $seat } has picked a card to pass.
cards_passed = Everybody passes a card to the { $to ->
    [left] left
   *[right] right
}.
card_passed = { $seat } passes the { $card } to { $to }.
swapped = { $seat } lays the { $laid } in the { $part ->
    [hidden] hidden
   *[revealed] revealed
} plot and takes the { $taken }.
swapped_unseen = { $seat } swaps with the hidden plot.
card_played = { $seat } plays the { $card }.
trick_won = { $seat } wins the trick with the { $card } and leads the brigade.
brigade_sent = { $auto ->
    [true] All of one suit, the brigade goes
   *[false] The brigade is sent
} to work: { $sent } ({ $hours } hours).
sent_to = { $cards } to { $job }
hours_at = { $job } { $hours }
job_completed = { $seat } completes { $job } and wins { $reward }.
job_unpaid = { $seat } completes { $job }.
hand_swept = { $seat } keeps the last hand card in the hidden plot.
job_failed = { $job }: failed with { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}.{ $drunkard ->
    [true] {" "}A Drunkard is found there and takes the blame.
   *[false] {""}
}{ $informant ->
    [true] {" "}The Informant makes everybody turn their cards up.
   *[false] {""}
}{ $official ->
    [true] {" "}The Party Official takes two.
   *[false] {""}
}
revealed = { $seat } turns up the { $cards }.
exiled = The { $card } goes North, { $reason ->
    [unclaimed] unclaimed
    [drunkard] for drunkenness
    [trump] after setting trump
   *[requisition] requisitioned
}.
exiled_from_plot = The { $card } of { $owner } goes North, { $reason ->
    [unclaimed] unclaimed
    [drunkard] for drunkenness
    [trump] after setting trump
   *[requisition] requisitioned
}.
    .you_owner = Your { $card } goes North, { $reason ->
        [unclaimed] unclaimed
        [drunkard] for drunkenness
        [trump] after setting trump
       *[requisition] requisitioned
    }.
returned_to_pool = The { $card } returns to the pool in compensation.
year_ended = Year { $year } ends.
game_over = The game is over. { $winners }: { $reason }.

## How it ended

best_plot = the { $kind ->
    [poorest] poorest
   *[richest] richest
} plot, worth { $worth }
best_plot_by_medals = the { $kind ->
    [poorest] poorest
   *[richest] richest
} plot, worth { $worth } like others, with more medals ({ $medals })
best_plots_shared = the { $kind ->
    [poorest] poorest
   *[richest] richest
} plots, equal in points ({ $worth }) and medals ({ $medals })

## Where we are, and what must be done

node-years = Years
node-year = Year
node-planning = Planning
node-pass = Passing
node-swap = Swap
node-tricks = Trick
node-trick = Play
node-assignment = Assignment
node-plot_selection = Plot selection
node-requisition = Requisition
prompt-planning = Declare the trump of the year
prompt-pass = Pick a card to pass
prompt-swap = Swap hand cards with your plot, then confirm
prompt-trick = Play a card to the trick
prompt-assignment = Send the cards of the trick to work

## What can be done

move-declare_trump = Declare trump
    .help = Name the suit that beats all others this year and may work at any job.
move-pass_card = Pass a card
    .help = Pick a hand card in secret; it moves when everybody has picked.
move-swap_card = Swap cards
    .help = Exchange a hand card with a plot card, each taking the other’s place.
move-confirm_swap = Confirm swap
move-play_card = Play a card
    .help = Play a card to the trick, of the led suit if you have one.
move-submit_assignments = Assign the workers
    .help = Send every card of the trick to a job: trumps anywhere, others to their own suit.
input-suit = Suit
input-card_index = Card
input-plot_index = Plot card
input-hand_index = Hand card
input-plot_type = Part of the plot
input-assignments = Send the cards to work
swap_for = Swap the { $laid } for the { $taken } ({ $part })
after_work = { $jobs }
job_after = { $result ->
    [already] { $job }: complete already
    [open] { $job } { $hours } of { $full } hours
    [done] { $job } { $hours } of { $full } hours: completed
    [stacked] { $job } { $hours } of { $full } hours: completed and stacked
   *[paid] { $job } { $hours } of { $full } hours: completed and paid
}

playing_of = playing the { $card }
declaring_of = declaring { $suit } trump

## What is at stake

completes_for_you = This completes { $job }: you win { $reward }.
completes_unpaid = This completes { $job }.
completes_for = { $seat } completes { $job } with it and wins { $reward }.
fails_you_lose = { $certain ->
    [true] { $job } will fail: you lose { $cards }.
   *[false] { $job } can no longer be done: as it stands you lose { $cards }.
}
fails_safe = { $certain ->
    [true] { $jobs } will fail: nothing of yours is taken.
   *[false] { $jobs } can no longer be done: as it stands nothing of yours is taken.
}
fails_others_lose = { $job } will fail: { $seat } loses { $cards }.
you_win_trick = You win the trick and lead the brigade.
you_win_trick_at_risk = You win the trick: the state can reach your plot this year.
trick_goes_to = { $seat } wins the trick.

## Why not

bad_suit = “{ $suit }” is not among { $suits }.
bad_index = { $where ->
    [hand] There is no card { $index } in your hand of { $size }; count from 0.
    [hidden] There is no card { $index } in your hidden plot of { $size }; count from 0.
   *[revealed] There is no card { $index } in your revealed plot of { $size }; count from 0.
}
bad_zone = “{ $zone }” is no part of a plot: swap with the hidden or the revealed part.
must_follow_suit = The lead is { $suit } and you can follow: play the { $cards }.
assignment_mismatch = Send each of { $cards } to one job, and nothing else.
illegal_target = The { $card } may only work at { $jobs }.
already_confirmed = { $how ->
    [bot] Bots are confirmed at once.
   *[picked] You have picked your card.
}
swap_limit = { $limit ->
    [one] You have made your 1 swap of this year.
   *[other] You have made your { $limit } swaps of this year.
}

## What hints speak of

others_plots = the others’ plots
own_plot = your plot
swaps_made = swaps
card_to_keep = the card you will keep
winning_trick = winning this trick

## What is agreed before

preset-classic = Classic
preset-little_kolkhoz = Little kolkhoz
preset-camp_style = Camp style
preset-kolkhoz2026 = Kolkhoz 2026
option-deck_type = Deck
    .help = 52 cards with job rewards, or 36 without
choice-deck_type-52 = 52 cards
choice-deck_type-36 = 36 cards
option-nomenclature = Nomenclature
    .help = Face cards of trump have special effects
option-allow_swap = Swaps
    .help = Swap hand and plot cards from year 2 on
option-northern_style = Northern style
    .help = Jobs pay nothing and everyone is vulnerable
option-mice_variant = Mice
    .help = Only the highest card turned up goes North
option-orden_nachalniku = Orden Nachalniku
    .help = A completed job becomes a stack in the leader’s plot (36 cards)
option-medals_count = Medals count
    .help = Each medal is worth a point
option-accumulate_jobs = Jobs accumulate
    .help = Unclaimed rewards wait for later years
option-famine_rule = Famine
    .help = With the Ace of Potatoes, or in year 5
choice-famine_rule-ace_of_clubs = Ace of Potatoes
choice-famine_rule-final_year = Final year
option-assignment_rule = Assignment
    .help = Trumps work anywhere and others at home, or all at any job of the trick
choice-assignment_rule-own_suit = Own suit
choice-assignment_rule-suits_in_trick = Suits in trick
option-swap_limit = Swap limit
    .help = Swaps for each seat and year; none means no limit
option-bot_swap = Bots and swaps
    .help = Bots are confirmed at once, or swap like people
choice-bot_swap-auto_confirm = Confirmed at once
choice-bot_swap-play = Swap like people
option-drunkard_compensation = Drunkard’s compensation
    .help = The reward of a Drunkard’s job returns to the pool
option-winner = Winner
    .help = The richest or the poorest plot wins
choice-winner-highest = Highest
choice-winner-lowest = Lowest
option-reveal_rule = Revealing
    .help = What requisition turns face up
choice-reveal_rule-all_matching = All matching
choice-reveal_rule-exiled_only = Exiled only
option-hero_of_soviet_union = Hero of the Soviet Union
    .help = Who wins every trick of a year is immune, all others vulnerable
option-saboteur = Saboteur
    .help = One more worker, of every suit and worth nothing
option-lotto_rewards = Lotto rewards
    .help = One reward of each job is drawn from 5 to King
option-highest_cards_requisition = Highest cards
    .help = Requisition takes as many of the highest cards as jobs failed
option-final_year_trump = Final year’s trump
    .help = In the last year’s famine an undealt card sets trump
option-pass_cards = Passing
    .help = Pass a card to a neighbour from year 2 on
option-max_years = Years
    .help = How many years are played
option-is_human = Humans
    .help = Which seats are people when the match starts; nothing means all
needs_deck = { $option ->
    [orden_nachalniku] Orden Nachalniku needs
    [accumulate_jobs] accumulated jobs need
    [lotto_rewards] lotto rewards need
   *[highest_cards_requisition] highest-cards requisition needs
} the deck of { $deck }
excludes_northern_style = { $option ->
    [orden_nachalniku] Orden Nachalniku and northern style exclude each other
   *[accumulate_jobs] accumulated jobs and northern style exclude each other
}
trump_needs_saboteur = the final year’s trump needs the Saboteur
trump_needs_famine = the final year’s trump needs famine in the final year
wrong_humans = the humans must name { $seats } seats or none
nothing_drawn = nothing is drawn for { $labels } in this game

## What a table without its own board shows

field-hand = hand
field-plot-hidden = face-down plot
field-plot-revealed = open plot
field-plot-stacks = job stacks
field-top = top
field-under = under it
field-medals = medals
field-year_medals = medals this year
field-swaps = swaps this year
field-has_picked = has chosen
field-lacks = has none of
field-jobs = jobs
field-display = to be won
field-bucket = at work
field-hours = hours
    .value = { NUMBER($n) } of 40
field-claimed = completed
field-planner = planner
field-lead = leads
field-year = year
    .value = { NUMBER($n) } of 5
field-famine = famine
field-trump = trump
    .empty = none yet
field-trick_count = tricks played
field-trick = trick
field-last_trick = last trick
field-undealt = not dealt
field-returned = back to the pool
field-exiled = sent North
field-card = card
field-owner = of
field-reason = reason
reason-unclaimed = unclaimed
reason-requisition = requisitioned
reason-drunkard = for drunkenness
reason-trump = for the trump

## What only the board says

board-jobs = Jobs
board-job = { $crop }: { $hours } of 40 hours
board-jobReward = reward { $card }
board-jobDone = done
board-jobTrump = trump
board-cardWorks = Works { NUMBER($n) } hours on the field of { $crop }; in a plot it is worth points at the end.
board-cardJack = Trump Jack, the Drunkard: works no hours, and takes the blame where a field fails.
# On a narrow card; where a name may be broken stands a soft hyphen.
board-jobName = { $suit ->
    [Hearts] Wheat
    [Diamonds] Beets
    [Clubs] Potatoes
   *[Spades] Sunflowers
}
board-cardQueen = Trump Queen, the Informant: where she worked and the field failed, everybody shows their cards.
board-cardKing = Trump King, the Party Official: where he worked and the field failed, two cards are taken.
board-nobody = nobody sent yet
board-trump = Trump
board-led = led
board-ahead = ahead
board-won = won
board-yourCard = your card
board-trick = Trick { $n }
board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-leads = leads
board-yourPlot = Your plot
board-yourHand = Your hand
board-plotOf = Plot of { $name }
board-hiddenFromOthers = { $card }, hidden from others
board-years = Five years
board-yearNow = now
board-north = { $n } north
board-famineNow = Famine: no trump, three tricks.
board-famineAhead = The famine is still to come.
board-famineLast = The famine comes in year 5.
board-famineOver = The famine is over.
board-plots = Open plots
board-withHidden = you · { $n } with hidden
board-hidden = { $n } hidden
board-atRisk = at risk: won a trick
board-medals = { $n ->
    [one] 1 medal
   *[other] { $n } medals
}
board-place = Year { $year } · trick { $n } of { $of }
board-placePlanning = Year { $year } · planning
board-placeSwap = Year { $year } · swapping
board-taskLead = lead any card
board-taskFollow = the lead is { $crop }: play a { $crop } card
board-taskFree = the lead is { $crop } and you have none: play any card
board-taskTheirs = play a card; the lead is { $crop }
board-taskTrump = declare the trump of the year
board-taskAssign = send the cards of the trick to work
board-taskSwap = swap cards with your plot, then confirm
board-taskTheirSwap = swap cards with their plot, then confirm
board-play = Play { $card }
board-playAhead = you would be ahead
board-playBehind = { $name } stays ahead
board-declare = Declare { $crop } trump
board-declareSub = beats all others, works anywhere
board-send = Send them to work
board-sendSub = { $crop } done with { $n } h
board-swap = Swap { $mine } for { $theirs }
board-swapCards = Swap cards
board-swapPick = pick a hand card and a plot card
board-swapPickHand = pick a hand card
board-swapPickPlot = pick a plot card
board-confirmSwap = Keep these cards
board-confirmSwapSub = no more swaps this year
board-ifYouPlay = If you play { $card }
board-ifAhead = You are ahead with it.
board-ifBehind = { $name } stays ahead.
board-ifAll = If all follow, { $crop } reaches { $n } hours.
board-ifDone = If all follow, { $crop } is done with { $n } hours.
board-ifTrump = It is trump: whoever wins may send it to any field.
board-ifDrunkard = The Drunkard works no hours, and goes North if its field fails.
board-assignTask = Tap a card, then its field.
board-assignForced = Each card has only one field to go to.
board-suggest = Suggest
board-storyTitle = Year { $year } is over
board-storyFailed = { $crop } failed
board-storyHours = { $n } of 40 hours when the year ended.
board-storyInformant = The Informant was there: everybody shows their { $crop }.
board-storyDrunkard = A Drunkard was there and takes the blame.
board-storyOfficial = The Party Official was there and takes two.
board-storyNorth = { $n ->
    [one] One card went North
   *[other] { $n } went North
}
board-storyOwner = { $name }’s { $card }
board-storyYours = your { $card }
board-storyDrunk = { $card }, the Drunkard
board-storyUnclaimed = Rewards nobody won went North
board-storyReturned = { $card } returns to the pool.
board-storySafe = Nothing was taken.
board-storyNoLoss = No plot lost a card.
board-storyAllDone = All four fields were done.
board-storyYouLost = You lost { $cards }.
board-storyYouKept = You lost nothing.
board-goOn = Go on
board-toResult = To the result
board-scoring = How it adds up
board-chart = Plot value at the end of each year
board-year = Year { $n }
board-phasePlan = Plan
board-phasePass = Pass
board-phaseSwap = Swap
board-phaseTricks = Tricks
board-phaseAssign = Assign
board-phasePlots = Plots
board-phaseRequisition = Requisition

## The first match

lesson-fields = These are the four fields. Each wants 40 hours of work this year, and a card works as many hours as its number.
lesson-reward = This card is the field’s reward. Whoever brings the field to 40 hours wins it for their own plot.
lesson-trump = You plan this year: choose the trump crop. Trumps beat every other card. You hold two strong Potatoes cards; tap a field, then the button.
lesson-play = Three cards lie there, and you play last. Follow the crop that was led if you can. The highest card wins the trick, or the highest trump. Tap a card, then the button.
lesson-brigade = The trick is taken. Its winner sends the four cards to work on the fields of their crops; a trump may work anywhere.
lesson-plot = This is your plot, your points at the end. Rewards come here, and the last card of your hand every year.
lesson-north = When the year is over, each field below 40 hours fails: everybody who won a trick loses their best plot card of that crop. Winning tricks pays, and it is dangerous.
lesson-on = So look at the fields before you play: do you want this trick? Play your next card.
lesson-done = That is the heart of it. Play the year to its end; hold or right-click anything to read what it is.

## What is this

term-field = Field
term-field-about = One of four. It wants 40 hours this year; below that it fails, and the state takes cards.
term-hours = Hours
term-hours-about = What has been worked here this year, out of 40. Every card works as many hours as its value; a trump Jack works none.
term-reward = Reward
term-reward-about = Goes face up into the plot of whoever brings the field to 40 hours.
term-trump = Trump
term-trump-about = Its cards beat all others, and may be sent to any field.
term-trick = Trick
term-trick-about = Everybody plays one card. The highest trump wins, or else the highest card of the crop led; the Ace is low.
term-plot = Plot
term-plot-about = Somebody’s own cards, and their points at the end. Hidden cards are known to their owner alone.
term-year = Years
term-year-about = Five are played. Cards that went North stand under the year in which they were lost.
term-famine = Famine
term-famine-about = In one year of the five there is no trump, hands are smaller and only three tricks are played.
term-hand = Hand
term-hand-about = Cards to play. The last one of the year goes face down into the plot.
term-plot_selection = Plots
term-plot_selection-about = Everybody lays their last hand card face down into their plot.
term-requisition = Requisition
term-requisition-about = For every field that failed, those who won a trick lose their best card of that crop; it goes North.
