# Fenlight.

summary = Move into the fen, win showdowns for its sites, and hold them until seven points are yours.

## What is printed on the cards

card-imp = Reedling Imp
card-otter = Ditch Otter
card-scout = Bogstep Scout
card-guard = Sedge Guard
card-rider = Thornback Rider
card-toad = Milestone Toad
card-bearer = Damp-Lamp Bearer
card-sage = Sage under Willows
card-witch = Witch of the Low Fen
card-knight = Heronhelm Knight
card-eel = Galvanic Eel
card-troll = Peatbog Troll
card-drake = Drowsing Drake
card-spark = Marsh Spark
card-flood = Dike Breach
card-gust = Reed-Bending Gust
card-chall = Come and Settle It
card-firm = Heels in the Mud
card-snuff = Pinch of Damp
card-pull = Drop Behind
card-flies = Jar of Fireflies
card-rally = Second-Wind Whistle
card-study = Read the Reeds
does = { $effects }
when_played = when played: { $effects }
when_held = when you hold the site where it is: { $effects }
damages_unit = { $amount } damage to a unit at a site
floods_site = { $amount } damage to each unit at a site
gusts_home = move an opposing unit from a site to its base
challenges = your unit and an opposing unit at the same site deal their might to each other
firms = one of your units +{ $might } might this turn
cancels_object = cancel an opposing chain object of cost { $cost } or less
pulls_home = move your unit from a site to your base
readies_unit = make one of your exhausted units ready
draws_cards = { $count ->
    [one] draw a card
   *[other] draw { $count }
}

## What things are called

place = { $place ->
    [0] the Reed Gate
    [1] the Sunken Stair
    [2] the Heron Stone
   *[other] the base
}
# A site that is fought for or lost.
site_object = { $site ->
    [0] the Reed Gate
    [1] the Sunken Stair
   *[2] the Heron Stone
}
# A site with which something is done.
site_instrument = { site_object }
own_base = your base
units_named = { $units }
no_units = nobody
targets_named = { $targets }
no_target = no target
on_the_chain = { $card } on the chain
object_numbered = object { NUMBER($number, useGrouping: 0) }

## What happened

dealt = Everybody draws. { $first } begins.
set_aside = { $seat } sets { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} aside.
channelled = { $seat } has { $stones ->
    [one] 1 glow stone
   *[other] { $stones } glow stones
}.
played = { $seat } plays { $card } to { $at }.
cast = { $seat } casts { $card }.
casts_on = { $seat } casts { $card } on { $targets }.
resolved = { $card } resolves.
fizzled = { $card } has lost its target and does nothing.
cancelled = { $seat }’s { $card } is cancelled.
moved = { $seat } moves { $cards } to { $to }.
contested = { $seat } contests { site_object }. { $combat ->
    [true] Combat!
   *[false] Nobody else is there.
}
damaged = { $card } takes { $amount } damage.
strengthened = { $card } gets +{ $might } might.
readied = { $card } is ready.
sent_home = { $card } goes home.
destroyed = { $seat }’s { $card } is destroyed.
    .you_seat = Your { $card } was destroyed.
conquered = { $seat } conquers { site_object }.
scored = { $seat } scores for { site_instrument } and has { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
lapsed = { $seat } no longer controls { site_object }.
    .you_seat = You no longer control { site_object }.
ran_out = { $seat } has run out of cards: { $to } scores and has { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
# Instead of the frame’s
drew = { $seat } draws a card.
eliminated = { $seat } { $why ->
    [time] has run out of time
   *[left] has left
} and is out.

## How it ended

enough_points = { $points } points

## Where we are, and what must be done

node-setup = Setup
node-deal = Deal
node-mulligan = Mulligan
node-decide = Decide
node-play = Play
node-awaken = Awaken
node-beginning = Beginning
node-channel = Channel
node-draw = Draw
node-action = Action
node-end = End
node-showdown = Showdown
node-open = Open
node-combat = Combat
node-outcome = Outcome
node-chain = Chain
prompt-decide = Set up to two cards aside
prompt-action = Play units, cast, move, or end your turn
prompt-open = Showdown: cast with the focus or in response, or pass
prompt-chain = Respond with a reaction, or pass
prompt-assign = Deal out your damage
prompt-choose_card = Choose a unit

## What can be done

move-set_aside = Set aside
    .help = Set up to two cards aside and draw as many; they go under the deck.
move-play_unit = Play unit
    .help = Pay for a unit; it comes to your base, or to a site you hold, exhausted unless swift.
move-cast = Cast
    .help = Pay for a spell and put it on the chain, where reactions may answer it.
move-move = Move
    .help = Exhaust ready units of yours and move them together to one site, or to your base.
input-card = Card
input-cards = Set up to two cards aside
input-at = At
input-targets = Targets
input-units = Units
input-to = To
ask-assign = Deal out your damage
choose_for = { $card }: { $effect }

## Why not

only_units_are_played = Only units are played like that.
units_are_not_cast = A unit is played, not cast.
too_slow = { $card } is too slow for now: it is cast at { $speed ->
    [slow] slow
    [action] action
   *[reaction] reaction
} speed.
nothing_to_aim_at = There is nothing to aim it at: { $effects }.
aims_otherwise = { $card }: { $effects }.
target_gone = { $target } is not there.
not_played_there = Play units to your base, or to a site you control with a unit of yours.
no_such_site = There is no site { $site }.
no_unit_chosen = Choose at least one unit.
moves_once = Each unit moves once.
is_exhausted = { $card } is exhausted.
cannot_go_there = { $card } cannot go there.
site_is_full = Two seats have units there already.
tanks_first = Tanks must receive lethal damage first.
lethal_first = Lethal damage for one unit before the next, the rest on the last.

## What hints speak of

own_points = points
sites_held = sites
own_units = units
cards_in_hand = cards in hand
own_stones = stones
other_side = the other side
the_showdown = the showdown
the_chain = the chain

## What a table without its own board shows

field-deck = deck
field-hand = hand
field-discard = discard pile
field-out = out
field-by = by
field-targets = aimed at
field-seat = player
field-first = began
field-turn = turn
field-active = on turn
field-card = card
field-damage = damage
field-ready = ready
field-points = points
field-stones-size = glow stones
field-stones-spent = spent
field-units = units
field-scored = scored this turn
field-might = bonus
field-at = at
field-sites = sites
field-controller = held by
    .empty = nobody
field-chain = chain
field-showdown-site = showdown at
field-showdown-attacker = attacks
field-showdown-defender = defends

## What only the board says

board-deck-reed = Reed
board-deck-reed-about = Cheap, swift units and spells that clear the way.
board-deck-mire = Mire
board-deck-mire-about = Units that stand firm, and spells that cancel.
board-kind-unit = Unit
board-kind-slow = Slow spell
board-kind-action = Action
board-kind-reaction = Reaction
board-keyword-swift = swift
board-keyword-swift-about = enters ready
board-keyword-rove = rove
board-keyword-rove-about = may move from site to site
board-keyword-assault = assault
board-keyword-assault-about = more might while attacking
board-keyword-shield = shield
board-keyword-shield-about = more might while defending
board-keyword-tank = tank
board-keyword-tank-about = must receive lethal damage first
board-use-play_unit = Play
board-use-cast = Cast
board-use-move = Move
board-do-play_unit = Play { $card }
board-do-cast = Cast { $card }
board-do-move = Move { $card }
board-do-set_aside = Set aside: { $card }
board-do-set_aside-none = Keep all of them
board-step-awaken = Awaken
board-step-beginning = Beginning
board-step-channel = Channel
board-step-draw = Draw
board-step-action = Action
board-step-end = End
board-step-showdown-open = Showdown
board-step-combat = Combat
board-step-outcome = Outcome
board-step-chain = Chain
board-to-combat = to combat
board-to-outcome = to the outcome
board-to-action = back to the turn
board-place = Turn { $turn } · { $step }
board-place-before = Before the first turn
board-pile = Chain
board-points = points
board-stones = glow stones
board-discard = Discard
board-deck = Deck
board-turned = exhausted
board-counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
board-cost = Cost
board-body = Might
board-site-0 = The Reed Gate
board-site-1 = The Sunken Stair
board-site-2 = The Heron Stone

## What is at stake

you_score = You score at { $site }: { $points } of { $goal } points.
they_score = { $seat } scores at { $site }: { $points } of { $goal } points.
you_conquer = You conquer { $site }.
they_conquer = { $seat } conquers { $site }.
you_lose_site = You no longer hold { $site }.
they_lose_site = { $seat } no longer holds { $site }.
unit_goes_home = { $card } goes back to the base.
mights_meet = Your might of { $yours } meets { $theirs } of { $seat } at { $site }.

## The first match

lesson-sites = These are the sites in the fen. Each one you conquer gives a point, and each one you hold gives another at the beginning of your turns. Seven win.
lesson-units = Your units wait in your base. They are ready and may move.
lesson-move = Move a unit to a site: tap the unit, then the site, then the button.
lesson-showdown = The site is not yours yet, so there is a showdown: spells could be cast now, by you or by others.
lesson-pass = Nobody stands in your way. Pass, and the site is yours.
lesson-points = Conquered, and your first point. As long as a unit of yours stays there, the site counts every turn.
lesson-end = What has moved is exhausted. End your turn here when you are done.
lesson-done = That is the heart of it: hold sites, and keep something for the showdown. Hold or right-click a card to read all of it.

## What is this

term-score = Points
term-score-about = Seven win; the seventh must come from holding, or from conquering the last site.
term-purse = Glow stones
term-purse-about = They pay for units and spells, two more each turn; what is left stays.
term-zone-hand = Hand
term-zone-hand-about = How many cards they hold; nobody else may look.
term-zone-deck = Deck
term-zone-deck-about = The cards that are still to be drawn, face down.
term-zone-discard = Discard
term-zone-discard-about = What was used up or destroyed. Anybody may look through it.
term-pile = What waits
term-pile-about = Cast, but not yet happened. The newest is on top and happens first.
term-fight = Fight
term-fight-about = Who meets whom, and with how much.
term-site = Site
term-site-about = Conquering it gives a point, holding it with a unit one more at the beginning of each of your turns.
