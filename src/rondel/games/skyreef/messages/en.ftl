# Skyreef.

summary = Charge your crew with volts, attack rested units and leaders, and counter with the cards in your hand.

## What is printed on the cards

card-gull = Gullfeather Scout
card-rope = Jib-Rope Cutter
card-ghost = Moorings Ghost
card-look = Crow's-Perch Lookout
card-spar = Spar-and-Tackle Fighter
card-rigger = Cloudline Rigger
card-bell = Fogbell Keeper
card-lancer = Galefront Lancer
card-bulwark = Bulkhead Crew
card-gunner = Flaregun Officer
card-coral = Coral-Splint Healer
card-mist = Drizzle Duelist
card-powder = Powderhouse Chemist
card-anchor = Sheet-Anchor Titan
card-twin = Twinblade Corsair
card-whale = Nimbus Whale
card-broad = Rolling Broadside
card-sail = All Canvas Out
card-tow = Cut the Towline
card-signal = Lantern Signal
card-hard = Hard to Windward
card-wake = Iron in the Wake
card-squall = Evening Squall
card-ono = Marshal Ono
card-brack = Marshal Brack
does = { $effects }
rest_volt = once per own turn in main, rest 1 volt: { $effects }
charged_attack = when the leader attacks with at least one attached volt: { $effects }
on_deploy = on deploy: { $effects }
on_attack = on attack: { $effects }
at_dusk = dusk, pay 1, once per turn: { $effects }
on_spark = spark: { $effects }
draws_cards = draw { $count }
discards_one = { $then ->
    [true] then discard 1
   *[false] discard 1
}
puts_under_deck = then put a hand card under the deck
knocks_out_by_cost = { $may ->
    [true] you may knock out
   *[false] knock out
} { $rested ->
    [true] a rested opposing unit
   *[false] an opposing unit
} of cost { $cost } or less
knocks_out_by_power = { $may ->
    [true] you may knock out
   *[false] knock out
} { $rested ->
    [true] a rested opposing unit
   *[false] an opposing unit
} of power { $power } or less
heals_life = if you have { $most } or fewer life cards, put the top deck card on top of your life
rests_active = you may rest an active opposing unit
rests_by_cost = you may rest an opposing unit of cost { $cost } or less
returns_unit = you may return an opposing unit of cost { $cost } or less to its owner's hand
wakes_unit = you may make one of your rested units active
boosts_attacked = +{ $power } to the attacked card this battle
lends_power = one of your cards gets +{ $power } power this turn

## What happened

dealt = Everybody draws { $count } cards. { $first } begins.
kept = { $seat } keeps.
redrew = { $seat } draws again.
charged = { $seat } gets { $count ->
    [0] no volts
    [one] 1 volt
   *[other] { $count } volts
} and has { $volts }.
deployed = { $seat } deploys { $card }.
event_played = { $seat } plays { $card }.
attached = { $seat } attaches a volt to { $card }.
led = { $seat }’s { $card } gets +1 power.
dusk_used = { $seat } uses { $card }.
attacked = { $seat }’s { $card } attacks { $at }’s { $target }.
    .you_at = { $seat }’s { $card } attacks your { $target }.
blocked = { $seat }’s { $card } blocks.
countered = { $seat } discards { $card } to counter.
boosted = The attacked card gets +{ $amount }, { $bonus } in all.
fought = { $card } with { $power } against { $target } with { $against }.
knocked_out = { $seat }’s { $card } is knocked out.
    .you_seat = Your { $card } was knocked out.
life_lost = { $seat } loses a life card and has { $life } left.
    .you_seat = You lost a life card and have { $life } left.
life_taken = It is { $card }.
sparked = { $seat } uses the spark of { $card }.
kept_life = { $seat } takes the life card to hand.
declined = { $seat } chooses nothing.
healed = { $seat } puts a card on top of its life and has { $life }.
rested = { $seat }’s { $card } is rested.
woken = { $seat }’s { $card } is active again.
put_under = { $seat } puts a card under its deck.
eliminated = { $seat } { $why ->
    [life] is struck without a life card
    [deck] has an empty deck
    [time] has run out of time
   *[left] has left
} and is out.

## How it ended

others_struck_down = every other leader has been struck down
others_ran_out = everybody else has run out of cards

## Where we are, and what must be done

node-setup = Setup
node-deal = Deal
node-mulligan = Mulligan
node-decide = Decide
node-life = Life
node-place = Place
node-play = Play
node-refresh = Refresh
node-draw = Draw
node-volt = Volt
node-main = Main
node-end = End
node-dusk = Dusk
node-cleanup = Cleanup
node-battle = Battle
node-attack = Attack
node-block = Block
node-counter = Counter
node-assist = Assist
node-damage = Damage
prompt-decide = Keep your hand, or draw five other cards
prompt-main = Deploy, play events, attach volts, attack, or end your turn
prompt-block = Block with an active blocker, or pass
prompt-counter = Counter with cards from your hand, or pass
prompt-assist = Help the defender with a card, or pass
prompt-dusk = Dusk: use dusk abilities and events, or pass
prompt-choose_card = Choose a card
prompt-spark = Use the spark of the life card you took?
prompt-discard = Discard a card
prompt-bottom = Put a card under your deck

## What can be done

move-keep = Keep
    .help = Keep this hand.
move-redraw = Redraw
    .help = Shuffle the hand into the deck and draw five again, once.
move-deploy = Deploy
    .help = Pay for a unit; it comes into play active.
move-play_event = Play an event
    .help = Pay for a main event; it happens at once.
move-attach = Attach a volt
    .help = Attach an active volt to your leader or a unit: +1 power in your own turns, until it is refreshed.
move-lead = Lead
    .help = Rest a volt: one of your cards gets +1 power this turn.
move-attack = Attack
    .help = Rest your leader or a unit to attack a leader or a rested unit of somebody else.
move-block = Block
    .help = Rest an active blocker of yours, which becomes the target; once per battle.
move-counter = Counter
    .help = Discard a card for its counter value, or play a counter event.
move-assist = Assist
    .help = Discard a card for its counter value in favour of the defender, once per battle.
move-dusk = Dusk
    .help = Use a dusk ability of a unit of yours, or play a dusk event, for a volt.
input-card = Card
input-target = Target
input-attacker = Attacker
input-blocker = Blocker
input-source = Source
ask-discard = Discard a card
ask-bottom = Put a card under your deck
choose_for = { BIG($effect) }
use_spark = Use the spark of { $card }?

## Why not

not_on_field = There is nothing on the field with the number { NUMBER($number, useGrouping: 0) }.
first_turn = Nobody attacks in their first turn.
is_rested = { $card } is rested.
too_new = { $card } came this turn.
not_attackable = Attack a leader or a rested unit of somebody else.
no_blocker = { $card } is no blocker.
attacked_cannot_block = The attacked card cannot block.
not_for_counter = { $card } cannot be used to counter.
no_counter_value = { $card } has no counter value.
not_your_battle = This is not yours to help in.
helped_already = You have helped in this battle.
only_units = Only units are deployed.
enough_units = Five units are the most.
no_main_event = That is not a main event.
no_such_ability = { $card } has no such ability.
led_already = Your leader has done so this turn.
nothing_at_dusk = { $card } does nothing at dusk.
used_already = { $card } has been used this turn.

## What hints speak of

own_life = life
own_crew = crew
cards_in_hand = cards in hand
own_volts = volts
other_side = the other side
the_battle = the battle

## What is agreed before

option-leaders = Leaders
    .help = One for each seat; nothing means the one of its ready-made deck
wrong_number_of_leaders = leaders must name { $seats } leaders or none
no_such_leader = there is no leader “{ $leader }”; there are { $leaders }

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
field-power = bonus
field-leader = leader
field-life = life
field-taken = life card taken
field-units = units
field-stock = stock
field-volts-size = volts
field-volts-spent = spent
field-volts = volts
field-led = leader used
field-battle-defender = attacked
field-battle-bonus = defence bonus
field-battle-blocked = blocked
field-battle-assisted = helped
field-agenda = effects to come
field-wounds = lose a life card

## What only the board says

board-deck-ono = Marshal Ono
board-deck-ono-about = Fast attackers, and an order that makes one of them stronger.
board-deck-brack = Marshal Brack
board-deck-brack-about = Blockers, counters and a leader who sifts cards.
board-kind-unit = Unit
board-kind-main_event = Main event
board-kind-counter_event = Counter event
board-kind-dusk_event = Dusk event
board-kind-leader = Leader
board-keyword-rush = rush
board-keyword-rush-about = may attack the turn it arrives
board-keyword-blocker = blocker
board-keyword-blocker-about = may step in when something else is attacked
board-keyword-twin = twin
board-keyword-twin-about = deals 2 damage to a leader
board-ability-deploy = on deploy
board-ability-attack = on attack
board-ability-charge = on attack, charged
board-ability-dusk = at dusk
board-ability-spark = spark
board-use-deploy = Deploy
board-use-play_event = Play
board-use-attach = Attach a volt
board-use-lead = Lead: +1 power
board-use-attack = Attack
board-use-block = Block
board-use-counter = Counter
board-use-assist = Help
board-use-dusk = Use at dusk
board-do-deploy = Deploy { $card }
board-do-play_event = Play { $card }
board-do-attach = Attach a volt to { $card }
board-do-lead = Lead { $card }: +1 power
board-do-attack = Attack with { $card }
board-do-block = Block with { $card }
board-do-counter = Counter with { $card }
board-do-assist = Help with { $card }
board-do-dusk = Use { $card }
board-do-keep = Keep this hand
board-do-redraw = Draw five others
board-step-refresh = Refresh
board-step-draw = Draw
board-step-volt = Volt
board-step-main = Main
board-step-dusk = Dusk
board-step-cleanup = Cleanup
board-step-attack = Attack
board-step-block = Block
board-step-counter = Counter
board-step-assist = Assist
board-step-damage = Damage
board-step-battle-end = End of battle
board-to-counter = to counters
board-to-assist = to help
board-to-damage = to damage
board-to-battle-end = the battle ends
board-to-cleanup = the turn ends
board-to-dusk = to dusk
board-to-main = back to main
board-place = Turn { $turn } · { $step }
board-place-before = Before the first turn
board-pile = To be carried out
board-life = life
board-volts = volts
board-stock = Stock
board-discard = Discard
board-deck = Deck
board-turned = rested
board-counters = attached volts: { $n }
board-cost = Cost
board-body = Power
board-counter = Counter value

## What is at stake

attack_lands = { $card } succeeds with { $power } against { $against } of { $target }.
attack_falls_short = { $card } falls short with { $power } against { $against } of { $target }.
you_lose_life = You lose life: { $left ->
    [0] none is left, and the next hit takes you out
   *[other] { $left } left
}.
they_lose_life = { $seat } loses life: { $left ->
    [0] none is left, and the next hit takes them out
   *[other] { $left } left
}.
you_regain_life = You regain life: { $life } now.
struck_down = { $seat } has no life left and is struck down.
you_are_struck_down = You have no life left and are struck down.

## The first match

lesson-life = This is you. Your leader has four life cards; a leader who is hit without one is out.
lesson-volts = Volts pay for cards. You get two every turn.
lesson-attach = A volt attached to your leader or a unit makes it one stronger in your turns. Attach one to your leader.
lesson-attack = Attack the other leader: tap your own, then theirs, then the button. You succeed with at least their power, unless they block or counter.
lesson-deploy = What attacked rests until your next turn. With the volts that are left you may deploy units and play events.
lesson-end = When you are done, end your turn here. Then the others attack you, and you may block and counter.
lesson-done = That is the heart of it: volts, attacks, counters. Hold or right-click a card to read all of it.

## What is this

term-score = Life
term-score-about = Life cards of the leader. Hit without one, the seat is out.
term-purse = Volts
term-purse-about = They pay for cards, or are attached for one more power each: how many are free, of how many.
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
term-zone-stock = Stock
term-zone-stock-about = Volts that are still to come, two each turn.
