# Lanternfall.

summary = Send wanderers on journeys for renown, duel those who rest, and be the first with fifteen.

## What is printed on the cards

card-appr = Wicktrimmer's Apprentice
card-moth = Moth Courier
card-schol = Wick Scholar
card-duelist = Gutter-Lane Duelist
card-monger = Kettle Gossip
card-thief = Soft-Shoe Thief
card-fog = Fogbank Dancer
card-porter = Ironback Porter
card-reader = Barometer Reader
card-hermit = Bramble Hermit
card-choir = Night-Choir Warden
card-knight = Low-Flame Knight
card-judge = Judge of Small Hours
card-twins = Ferry Twins
card-queen = Queen of Thin Glass
card-giant = Campanile Giant
card-snuff = Pinch the Wick
card-rest = Wayhouse Rest
card-road = Road Without Milestones
card-gale = Gust Down the Lane
card-tale = Story Told Twice
card-rally = Shout at the Gate
card-lantern = Dented Lantern
card-mapc = Oilcloth Map Case
does = { $effects }
when_played = when played: { $effects }
when_it_journeys = when it journeys: { $effects }
when_it_falls = when it falls: { $effects }
start_of_turn = start of your turn: { $effects }
end_of_turn = end of your turn: { $effects }
exert_for = exert: { $effects }
exert_and_pay = exert and pay { $cost }: { $effects }
catches_up = if every opponent has more renown than you, gain { $amount }
robs = each opponent discards a card of their choice
draws_cards = { $count ->
    [one] draw a card
   *[other] draw { $count }
}
tends_all = remove { $amount } damage from each of your wanderers
deals_damage = { $amount } damage to a chosen opposing wanderer
mends_one = { $amount ->
    [one] remove 1 damage from one of your wanderers
   *[other] remove up to { $amount } damage from one of your wanderers
}
returns_wanderer = return a chosen wanderer of cost { $cost } or less to its owner's hand
gains_renown = gain { $amount } renown
rallies_all = your wanderers have +{ $strength } strength this turn

## What things are called

entering = { $how ->
    [ready] ready
   *[exerted] exerted
}
trigger_of = { $card } ({ $ability ->
    [played] when played
    [journeys] when it journeys
    [falls] when it falls
    [start] start of your turn
    [end] end of your turn
   *[exert] exert
})
trigger_numbered = trigger { $number }

## What happened

dealt = Everybody draws { $count } cards. { $first } begins.
exchanged = { $seat } exchanges { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
fuelled = { $seat } fuels and has { $oil } oil.
fuelled_with = It was { $card }.
played = { $seat } plays { $card }.
entered = { $card } enters { $ready ->
    [true] ready
   *[false] exerted
}.
used = { $seat } uses { $card }.
journeyed = { $seat }’s { $card } journeys.
duelled = { $seat }’s { $card } duels { $at }’s { $defender }.
    .you_at = { $seat }’s { $card } duels your { $defender }.
fell = { $seat }’s { $card } falls.
    .you_seat = Your { $card } fell.
gained = { $seat } gains { $amount } renown and has { $renown }.
resolved = { $card } takes effect.
damaged = { $card } takes { $amount } damage.
mended = { $card } has { $damage } damage left.
tended = The wanderers of { $seat } lose { $amount } damage.
rallied = The wanderers of { $seat } have +{ $strength } strength this turn.
eliminated = { $seat } { $why ->
    [deck] drew from an empty deck
    [time] has run out of time
   *[left] has left
} and is out.

## How it ended

enough_renown = { $renown } renown
others_ran_out = everybody else has run out of cards

## Where we are, and what must be done

node-setup = Setup
node-deal = Deal
node-mulligan = Mulligan
node-decide = Decide
node-play = Play
node-beginning = Beginning
node-ready = Ready
node-set = Set
node-draw = Draw
node-main = Main
node-end = End
prompt-mulligan_decide = Choose cards to exchange, or none
prompt-main = Fuel, play, journey, duel, or end your turn
prompt-choose_card = Choose a wanderer
prompt-discard = Discard a card
prompt-pick_trigger = Choose which of your triggers comes next
prompt-enter_as = Does it enter ready or exerted?

## What can be done

move-fuel = Fuel
    .help = Put a fuel card face down into your reservoir, once per turn: it pays one each turn.
move-play = Play
    .help = Pay for a card: a wanderer or keepsake comes into play, a deed happens at once.
move-journey = Journey
    .help = Exert a ready, settled wanderer and gain its renown.
move-duel = Duel
    .help = Exert a ready wanderer against an exerted one of somebody else; both deal their strength at once.
move-use = Use
    .help = Exert a keepsake for what it does.
input-card = Card
input-wanderer = Wanderer
input-attacker = Attacker
input-defender = Defender
input-keepsake = Keepsake
ask-decide = Choose cards to exchange, or none
ask-pick_trigger = Which of your triggers comes next?
ask-discard = Discard a card
choose_for = Choose: { $effect }
how_it_enters = How does { $card } enter?

## Why not

no_fuel = { $card } cannot be fuel.
fuelled_already = You have fuelled this turn.
exhausted = { $card } is exerted.
too_new = { $card } is not settled yet.
does_not_journey = { $card } does not journey.
no_such_wanderer = There is no wanderer with the number { NUMBER($number, useGrouping: 0) }.
cannot_be_duelled = Duel an exerted wanderer of somebody else; veiled ones meet only their like.
target_protected = A sentinel of that seat must be duelled first.
must_duel = { $card } must duel while it can.

## What hints speak of

own_renown = renown
own_wanderers = wanderers
own_oil = oil
cards_in_hand = cards in hand
own_keepsakes = keepsakes
strongest_rival = the strongest rival

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
field-renown = renown
field-reservoir = reservoir
field-oil-size = oil
field-oil-spent = spent
field-field = wanderers
field-keepsakes = keepsakes
field-fuelled = fuelled this turn
field-strength = strength bonus
field-settled = settled
field-bag = bag

## What only the board says

board-deck-way = Way
board-deck-way-about = Wanderers worth much renown, hard to catch.
board-deck-brawl = Brawl
board-deck-brawl-about = Strong duellists who stop others on their journeys.
board-kind-wanderer = Wanderer
board-kind-deed = Deed
board-kind-keepsake = Keepsake
board-keyword-swift = swift
board-keyword-swift-about = may duel, but not journey, the turn it arrives
board-keyword-veiled = veiled
board-keyword-veiled-about = can be duelled only by veiled wanderers
board-keyword-sentinel = sentinel
board-keyword-sentinel-about = may enter exerted; whoever duels its owner must choose it
board-keyword-headstrong = headstrong
board-keyword-headstrong-about = cannot journey, must duel if able
board-keyword-aloof = aloof
board-keyword-aloof-about = cannot be chosen by effects of opponents
board-ability-played = when played
board-ability-journeys = when it journeys
board-ability-falls = when it falls
board-ability-start = start of the turn
board-ability-end = end of the turn
board-use-play = Play
board-use-fuel = Put into the reservoir
board-use-journey = Journey
board-use-duel = Duel
board-use-use = Use
board-do-play = Play { $card }
board-do-fuel = Fuel with { $card }
board-do-journey = Journey with { $card }
board-do-duel = Duel with { $card }
board-do-use = Use { $card }
board-do-commit = Exchange { $n }
board-do-commit-none = Keep all of them
board-step-ready = Ready
board-step-set = Set
board-step-beginning-draw = Draw
board-step-main = Main
board-step-end = End
board-place = Turn { $turn } · { $step }
board-place-before = Before the first turn
board-pile = Bag
board-renown = renown
board-oil = oil
board-reservoir = Reservoir
board-discard = Discard
board-deck = Deck
board-turned = exerted
board-counters = { $n } counters
board-cost = Cost
board-body = Strength / resolve
board-worth = Renown of a journey
board-fuel = Fuel
board-noFuel = no fuel

## What is at stake

you_gain_renown = You gain { $amount } renown: { $renown } of { $goal }.
they_gain_renown = { $seat } gains { $amount } renown: { $renown } of { $goal }.
you_can_pay = From now on you can pay { $oil } each turn.
rival_reaches = With journeys alone, { $seat } can come to { $renown } of { $goal } in the next turn.
rival_wins = With journeys alone, { $seat } can come to { $renown } in the next turn and win.

## The first match

lesson-renown = This is you. The first with 15 renown wins at once.
lesson-field = Your wanderer came last turn and is settled now: it may journey or duel.
lesson-journey = Journey: tap the wanderer, then the button. It is exerted, and you gain its renown.
lesson-fuel = Once a turn a card with the oil sign may go into your reservoir: from then on it pays one each turn. Choose one you can spare.
lesson-play = With your oil you play what is lit: wanderers, deeds and keepsakes. Only you act in your turn; nobody answers.
lesson-end = Play what you like, then end your turn here.
lesson-others = An exerted wanderer can be duelled: look who journeyed over there before you journey yourself.
lesson-done = That is the heart of it: oil, journeys, duels. Hold or right-click a card to read all of it.

## What is this

term-score = Renown
term-score-about = The first with 15 wins at once.
term-purse = Oil
term-purse-about = Each card in the reservoir pays one a turn: how many are left, of how many.
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
term-zone-reservoir = Reservoir
term-zone-reservoir-about = Cards that pay as oil, face down; only their owner may look.
