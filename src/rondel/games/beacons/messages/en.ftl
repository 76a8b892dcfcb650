# Beacons.

summary = Light the coast together: everybody sees your torches, only you do not.

## What things are called

torch_name = { colour_name } { $number }
colour_name = { $colour ->
    [amber] amber
    [jade] jade
   *[pearl] pearl
}
height_name = { $height ->
    [low] low (1 or 2)
    [middle] middle (3)
   *[high] high (4 or 5)
}
topic_name = { $topic ->
    [colour] its colour
   *[height] its height
}
their_place = torch { $number }
place_name = torch { $number }{ $colour ->
    [amber] , amber
    [jade] , jade
    [pearl] , pearl
   *[other] { "" }
}{ $height ->
    [low] , low
    [middle] , middle
    [high] , high
   *[other] { "" }
}
torch_text = { $times ->
    [one] There is one of it.
   *[other] There are { $times } of it.
}
kind-torch = Torch

## What happened

lit = { $seat } lights { $torch }.
guttered = { $seat } lights { $torch }, which is too low and gutters: a storm rises.
dropped = { $seat } drops { $torch } into the sea and saves oil.
told_colour = { $seat } tells { $to } that torch { $place } is { $colour }.
told_height = { $seat } tells { $to } that torch { $place } is { $height }.
store_empty = The last torch is drawn: everybody has one more turn.

## How it ended

coast_is_lit = { $lit } torches burn, and the coast is lit
storms_took_it = the third storm has put out the light, with { $lit ->
    [one] 1 torch
   *[other] { $lit } torches
} lit
night_is_over = the night is over with { $lit } of { $goal } torches lit

## Where we are, and what must be done

node-night = Night
node-turn = Turn
prompt-turn = Light a torch, tell somebody about one, or drop one
move-light = Light
    .help = Light one of your torches. It must be higher than all that burn in its colour.
move-tell = Tell
    .help = Tell somebody the colour or the height of one of their torches, for a measure of oil.
move-drop = Drop
    .help = Drop one of your torches into the sea, and save a measure of oil.
input-place = Torch
input-to = To
input-topic = What

## Why not

no_oil = There is no oil left to signal with: drop a torch first.
oil_is_full = The oil is full: there is no need to drop a torch.
not_yourself = Tell somebody else: nobody may hear of their own torches from themselves.
told_already = They know that already.
no_such_torch = There is no torch at that place.

## What hints speak of

torches_lit = Torches lit
heights_left = Heights left
storms_raised = Storms
oil_left = Oil
night_left = Torches to come
clues_given = What is known

## What is agreed before

option-goal = Torches
    .help = So many must burn before the night is over
preset-breezy = Breezy
preset-stormy = Stormy

## What the table shows

field-keepers = Keepers
field-hand = Torches
field-clues = What they know
    .empty = nothing yet
field-colour = Colour
field-height = Height
field-store = Store
field-lit = Burning
    .empty = nothing burns yet
field-lost = Lost
    .empty = nothing yet
field-goal = Needed
field-oil = Oil
field-storms = Storms
field-turns_left = Turns left
    .empty = until the store is empty

## What is this

term-oil = Oil
term-oil-about = Every signal burns one measure, every torch dropped saves one. There are never more than five.
term-storm = Storm
term-storm-about = A torch that is not higher than all that burn in its colour gutters, and a storm rises. The third ends the night.
term-clue = What they know
term-clue-about = What its holder has been told of a torch. Everybody hears it.
term-goal = Needed
term-goal-about = When so many torches burn, all of you have won.

## The first match

lesson-hands = You see the torches of the others, and they see yours. Your own are hidden from you.
lesson-tell = Tell somebody the colour or the height of one of their torches. It burns a measure of oil.
lesson-light = Light one of yours when you know enough: it must be higher than all that burn in its colour. Numbers may be left out.
lesson-end = You win or lose together: light as many as the coast needs before the third storm and before the store is empty.

## The board

board-coast = The coast
board-night = The night
board-goal = Burning
board-oil = Oil
board-storms = Storms
board-store = In store
board-turns = Turns left
board-of = { $n } of { $of }
board-lost = Lost:
board-yours = Yours
board-unknown = ?
board-nothing = not told
board-knows = they know: { $known }
board-place = torch { $n }
board-own = Your torch { $n }: { $known }
board-burns = { $torch } burns
board-passed = { $torch } can burn no more
board-dark = { $torch } does not burn yet
board-tell = Tap a torch of somebody else to tell them about it, or one of yours to light it.
board-height-low = low
board-height-middle = middle
board-height-high = high
