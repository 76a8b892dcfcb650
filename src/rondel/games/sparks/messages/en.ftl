# Sparks.

summary = Throw sparks, douse those of others, and keep a little ember to pay with.

## What things are called

card_name = { $card ->
    [spark] spark
    [flare] flare
   *[douse] douse
}
card_title = { $card ->
    [spark] Spark
    [flare] Flare
   *[douse] Douse
}
card_text = { $card ->
    [spark] Costs 1 ember. One damage to somebody else.
    [flare] Costs 2 embers. Two damage to somebody else.
   *[douse] Costs 1 ember. The newest object fizzles unless its thrower pays an ember.
}
kind-card = Card
the_card = The { card_name }

## What happened

# Instead of the frame’s
drew = { $seat } draws a card.
thrown = { $seat } throws a { card_name }.
hit = { $seat } is hit by a { card_name } and has { $hearts ->
    [0] no hearts
    [one] 1 heart
   *[other] { $hearts } hearts
} left.
    .you_seat = You were hit by a { card_name } and have { $hearts ->
        [0] no hearts
        [one] 1 heart
       *[other] { $hearts } hearts
    } left.
paid = { $seat } pays an ember.
fizzled = The { card_name } of { $seat } fizzles.
    .you_seat = Your { card_name } fizzled.

## Where we are, and what must be done

node-play = Play
node-kindle = Kindle
node-main = Throw, douse or pass
prompt-main = Throw, douse or pass
prompt-pay = Pay an ember to keep it burning?
ask-pay = Pay an ember to keep it burning?

## What can be done

move-throw = Throw
    .help = Throw a spark or a flare at somebody.
move-douse = Douse
    .help = Douse the newest object: it fizzles unless its thrower pays an ember.
input-card = Card
input-target = Target

## Why not

wrong_kind = Only sparks and flares can be thrown at somebody.
no_such_card = You have no { card_name }.
aim_at_another = Aim at somebody else who still has hearts.
own_object = The newest object is your own.
nothing_to_douse = There is nothing on the stack.
cannot_pay = A { card_name } costs { $cost ->
    [one] an ember
   *[other] { $cost } embers
}.

## How it ended

most_hearts = most hearts when the deck ran out

## What hints speak of

your_hearts = your hearts
others_hearts = the others’ hearts
what_flies = what flies
embers_left = embers
cards_in_hand = cards in hand

## What the table shows

field-throwers = throwers
field-hearts = hearts
field-embers = embers
field-hand = hand
field-deck = deck
field-stack = stack
    .empty = nothing flies
field-discard = discard
    .empty = empty
field-thrown = thrown so far
field-first = begins
field-spent = deck used up
field-id = number
field-by = by
field-card = card
field-at = at

## The first match

lesson-hearth = Everybody begins with the same number of hearts. Who has none left is out.
lesson-throw = Throw a spark: choose a card and at whom, then the button.
lesson-pile = It flies now. Others may answer with a spark of their own or douse it; the newest happens first.
lesson-pass = Pass, so that it lands.
lesson-done = That is all there is. Keep something to douse with.
