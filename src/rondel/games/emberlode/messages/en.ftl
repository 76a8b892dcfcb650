# Emberlode.

summary = Draw on ember wells, call creatures, and answer spells on the stack until one vigor is left.

## What is printed on the cards

card-well = Ember Well
card-whelp = Cinderpup
card-hound = Ashpaw Hound
card-mourner = Clinker Mourner
card-brawler = Kilnyard Brawler
card-imp = Flintspark Imp
card-adept = Bellows Adept
card-captain = Anvil Captain
card-drake = Sootwing Drake
card-ogre = Slagback Ogre
card-flare = Emberflick
card-lance = Lance of Slag
card-surge = Hotblood Surge
card-chant = Kilnsong
card-snare = Snare Line
card-sentry = Tidepost Sentry
card-heron = Longshank Heron
card-sprite = Foamling Sprite
card-archer = Reedbow Archer
card-healer = Lagoonside Healer
card-warden = Lockgate Warden
card-oracle = Sounding Oracle
card-lurker = Eelgrass Lurker
card-colossus = Barnacle Colossus
card-brace = Tidebrace
card-ebb = Slackwater
card-nullw = Quellwave
card-undertow = Dragline Current
card-salvage = Wreckpicking
card-scorch = Ashen Acre
does = { $effects }
when_it_enters = when it enters: { $effects }
when_it_dies = when it dies: { $effects }
tap_for = tap: { $effects }
deals_damage = { $amount } damage to { $to ->
    [player] a player
   *[any] any target
}
strengthens_one = target creature +{ $power }/+{ $toughness } until end of turn
strengthens_all = your creatures +{ $power }/+0 until end of turn
strengthens_others = your other creatures have +{ $power }/+0
pays = pays { $amount }
cancels_spell = cancel target spell
cancels_unless_paid = cancel target spell unless its controller pays { $amount }
taps_creature = tap target creature
returns_creature = return target creature to its owner's hand
draws_cards = { $count ->
    [one] draw a card
   *[other] draw { $count }
}
then_discards = then discard { $count }
scorches = { $amount } damage to each creature

## What things are called

yourself = yourself
target_seat = { $seat }
your_card = your { $card }
their_card = { $seat }’s { $card }
spell_on_stack = { $card } on the stack
object_numbered = object { $number }
trigger_numbered = trigger { $number }
targets = { $targets }
no_target = no target

## What happened

dealt = Everybody draws { $count } cards. { $first } begins.
kept = { $seat } keeps after { $mulligans ->
    [0] no mulligans
    [one] 1 mulligan
   *[other] { $mulligans } mulligans
}.
mulliganed = { $seat } takes a mulligan.
put_under = { $seat } puts { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} under the deck.
well_played = { $seat } plays { $card }.
cast = { $seat } casts { $card }.
cast_at = { $seat } casts { $card } on { $targets }.
cast_at_seat = { $seat } casts { $card } on { $at }.
    .you_at = { $seat } casts { $card } on you.
activated = { $seat } uses { $card }.
activated_at = { $seat } uses { $card } on { $targets }.
activated_at_seat = { $seat } uses { $card } on { $at }.
triggered = { $seat }’s { $card } triggers.
triggered_at = { $seat }’s { $card } triggers, aimed at { $targets }.
triggered_at_seat = { $seat }’s { $card } triggers, aimed at { $at }.
resolved = { $card } resolves.
fizzled = { $card } has lost its target and does nothing.
entered = { $card } enters the field of { $seat }.
died = { $seat }’s { $card } dies.
    .you_seat = Your { $card } died.
hurt = { $seat } takes { $amount } damage and has { $vigor } vigor.
    .you_seat = You took { $amount } damage and have { $vigor } vigor.
damaged = { $card } takes { $amount } damage.
strengthened = { $card } gets +{ $power }/+{ $toughness }.
rallied = The creatures of { $seat } get +{ $power }/+0.
paid = { $seat } pays { $amount }.
cancelled = { $seat }’s { $card } is cancelled.
tapped = { $card } is tapped.
scorched = Every creature takes { $amount } damage.
attacked = { $seat }’s { $card } attacks { $at }.
    .you_at = { $seat }’s { $card } attacks you.
stayed = { $seat } does not attack.
let_through = { $seat } does not block.
ordered = { $seat } puts the blockers of { $card } in order.
blocked = { $seat }’s { $card } blocks { $attacker }.
drained = { $seat } gains { $amount } vigor and has { $vigor }.
eliminated = { $seat } { $why ->
    [vigor] has no vigor left
    [deck] drew from an empty deck
    [time] has run out of time
   *[left] has left
} and is out.

## How it ended

others_lost_vigor = everybody else has lost their vigor
others_ran_out = everybody else has run out of cards

## Where we are, and what must be done

node-setup = Setup
node-deal = Deal
node-mulligan = Mulligan
node-decide = Decide
node-play = Play
node-beginning = Beginning
node-untap = Untap
node-upkeep = Upkeep
node-draw = Draw
node-main1 = First main phase
node-combat = Combat
node-begin = Begin
node-declare_attackers = Declare attackers
node-declare_blockers = Declare blockers
node-damage = Damage
node-end = End
node-main2 = Second main phase
node-ending = Ending
node-cleanup = Cleanup
prompt-mulligan_decide = Keep your hand or take a mulligan
prompt-upkeep = Upkeep: respond or pass
prompt-beginning_draw = Draw step: respond or pass
prompt-main1 = Play a well, cast, or pass to go to combat
prompt-combat_begin = Beginning of combat: respond or pass
prompt-combat_declare_attackers = Attackers are declared: respond or pass
prompt-combat_declare_blockers = Blockers are declared: respond or pass
prompt-combat_damage = Damage is dealt: respond or pass
prompt-combat_end = End of combat: respond or pass
prompt-main2 = Play a well, cast, or pass to end the turn
prompt-ending_end = End of turn: respond or pass
prompt-declare_attackers = Declare attackers
prompt-declare_blockers = Declare blockers
prompt-order_blockers = Order the blockers
prompt-order_triggers = Order your triggers
prompt-choose_target = Choose a target
prompt-pay = Pay to keep your spell, or let it go
prompt-discard = Discard

## What can be done

move-keep = Keep
    .help = Keep this hand; after mulligans put as many cards under your deck.
move-mulligan = Mulligan
    .help = Shuffle the hand into the deck and draw seven again, at most twice.
move-bottom = Put under the deck
    .help = Put a card for each mulligan under your deck, in this order.
move-play_well = Play a well
    .help = Put a well from your hand on the field, once per turn of yours.
move-cast = Cast
    .help = Pay for a card from your hand and put it on the stack, where it can be answered.
move-activate = Activate
    .help = Tap a creature of yours for its ability, which goes on the stack.
input-card = Card
input-cards = Put cards under your deck
input-targets = Targets
input-source = Source
ask-declare_attackers = Declare attackers
ask-declare_blockers = Declare blockers
aim_it = { $card }: choose { $aim ->
    [player] a player
    [creature] a creature
    [spell] a spell
   *[any] any target
}
discard_some = { $count ->
    [one] Discard a card
   *[other] Discard { $count } cards
}
pay_to_keep = Pay { $amount } to keep your spell?
order_fight = In which order does { $card } fight its blockers?

## Why not

hand_kept = You have kept your hand.
most_mulligans = Two mulligans are the most.
nothing_owed = You have nothing to put under your deck.
target_gone = That target is not there.
needs_no_target = That needs no target.
nothing_to_aim_at = There is nothing to aim it at: it needs { $aim ->
    [player] a player
    [creature] a creature
    [spell] a spell
   *[any] any target
}.
needs_one_target = Choose one target: { $aim ->
    [player] a player
    [creature] a creature
    [spell] a spell
   *[any] any target
}.
wrong_target = That cannot be the target; it must be { $aim ->
    [player] a player
    [creature] a creature
    [spell] a spell
   *[any] any target
}.
not_a_well = That is not a well.
well_is_not_cast = A well is played, not cast.
well_timing = Play a well in your own main phase, with an empty stack.
slow_timing = { $card } can be cast in your own main phase, with an empty stack.
well_played_already = You have played a well this turn.
no_ability = { $card } has no ability to use.
exhausted = { $card } is tapped.
too_new = { $card } came this turn.
no_such_creature = There is no creature with the number { NUMBER($number, useGrouping: 0) }.
creature_not_yours = This creature is not yours.

## What hints speak of

own_vigor = vigor
own_creatures = creatures
own_wells = wells
cards_in_hand = cards in hand
other_side = the other side
rest_of_turn = the rest of your turn
on_the_stack = the stack

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
field-power = bonus
field-vigor = vigor
field-wells = wells
field-purse-size = wells in play
field-purse-spent = of them used
field-field = creatures
field-played_well = well played
field-tapped = tapped
field-toughness = toughness bonus
field-attacks = attacks
field-blocked = blocked
field-stack = stack
field-triggers = waiting triggers

## What only the board says

board-deck-cinder = Cinder
board-deck-cinder-about = Quick creatures and fire: attack early and burn what is left.
board-deck-tide = Tide
board-deck-tide-about = Sturdy blockers, flyers and answers: hold out and win late.
board-kind-well = Well
board-kind-creature = Creature
board-kind-rite = Rite
board-kind-flash = Flash
board-keyword-swift = swift
board-keyword-swift-about = may attack and use tap abilities the turn it arrives
board-keyword-guard = guard
board-keyword-guard-about = attacking does not tap it
board-keyword-soar = soar
board-keyword-soar-about = blocked only by soar or reach
board-keyword-reach = reach
board-keyword-reach-about = may block creatures that soar
board-keyword-drain = drain
board-keyword-drain-about = its controller gains as much vigor as it deals damage
board-keyword-ambush = ambush
board-keyword-ambush-about = castable at flash speed
board-ability-enters = when it enters
board-ability-dies = when it dies
board-ability-tap = tap ability
board-use-cast = Cast
board-use-play_well = Play
board-use-activate = Tap for its ability
board-do-cast = Cast { $card }
board-do-play_well = Play { $card }
board-do-activate = Use { $card }
board-do-keep = Keep this hand
board-do-mulligan = Take a mulligan
board-do-bottom = Put under the deck: { $card }
board-do-bottom-none = Put cards under the deck
board-do-declare_attackers = Attack with { $n }
board-do-declare_attackers-none = Do not attack
board-do-declare_blockers = Block with { $n }
board-do-declare_blockers-none = Do not block
board-step-untap = Untap
board-step-upkeep = Upkeep
board-step-beginning-draw = Draw
board-step-main1 = Main 1
board-step-combat-begin = Begin
board-step-declare_attackers = Attack
board-step-declare_blockers = Block
board-step-damage = Damage
board-step-combat-end = End combat
board-step-main2 = Main 2
board-step-ending-end = End
board-step-cleanup = Cleanup
board-to-upkeep = to upkeep
board-to-beginning-draw = to the draw
board-to-main1 = to main 1
board-to-combat-begin = to combat
board-to-declare_attackers = to attackers
board-to-declare_blockers = to blocks
board-to-damage = to damage
board-to-combat-end = combat ends
board-to-main2 = to main 2
board-to-ending-end = to the end step
board-to-cleanup = the turn ends
board-place = Turn { $turn } · { $step }
board-place-before = Before the first turn
board-pile = Stack
board-vigor = vigor
board-wells = wells
board-discard = Discard
board-deck = Deck
board-turned = tapped
board-counters = { $n } counters
board-cost = Cost
board-body = Power / toughness

## What is at stake

you_are_hurt = You take { $amount } and have { $left } vigor left.
they_are_hurt = { $seat } takes { $amount } and has { $left } vigor left.
unblocked_hurt = If nobody blocks, { $seat } takes { $amount } and has { $left } vigor left.
you_heal = You gain { $amount } vigor and have { $left }.

## The first match

lesson-vigor = This is you, with 15 vigor. Bring the other seat to zero before you are.
lesson-hand = Your hand. Wells pay for everything else; creatures stay and fight, spells happen once.
lesson-well = Play a well first: one a turn. Tap it, then the button.
lesson-cast = Now you can pay. Cast what is lit.
lesson-stack = Here it is. Before it happened, others could have answered it: what is cast waits until everybody has passed, and the newest happens first.
lesson-combat = Nothing waits now: passing goes on to combat.
lesson-attack = Cinderpups are swift, so yours may attack at once; other creatures wait a turn. Tap it, then the button.
lesson-done = That is the heart of it: wells, creatures, answers. Hold or right-click a card to read all of it.

## What is this

term-score = Vigor
term-score-about = At zero you are out. Everybody begins with 15.
term-purse = Wells
term-purse-about = How many are ready to pay, of how many. They become ready again in your turn.
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
term-declare_attackers = Attackers
term-declare_attackers-about = Every untapped creature that was yours when the turn began or is swift may attack; attacking taps it, unless it has guard. You may attack with all, some or none.
term-declare_blockers = Blockers
term-declare_blockers-about = Every untapped creature of yours may block one attacker, and several may block the same one. What is not blocked hits you.
term-order_blockers = Order of blockers
term-order_blockers-about = Your attacker deals its damage to the first of them until it dies, then to the next.
term-order_triggers = Order of triggers
term-order_triggers-about = They happened at the same time. The one placed first happens last.
