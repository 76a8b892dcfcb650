# Sealed bids.

summary = Bid in secret for lots that are worth more to you than you show.
node-sale = Sale
node-lots = Lot
node-show = A lot is shown
node-bid = Bidding
prompt-bid = Bid in secret for the lot
ask-bid = Bid in secret
lot_shown = Lot { $lot }, worth { $value }, is on the block.
lot_sold = { $seat } takes lot { $lot } for { $price }.
    .you_seat = Lot { $lot } is yours, for { $price }.
most_gathered = most gathered
export-lots = Lots as a table

## What hints speak of

coins_left = coins
great_lots = great lots
small_lots = small lots

## What is agreed before

preset-short = Short
option-lots = Lots
    .help = How many lots come up
option-coins = Coins
    .help = What everybody starts with

## What the table shows

lot_name = lot { $number }
field-bidders = bidders
field-coins = coins
field-tastes = bonus of each lot, in turn
field-shelf = taken
    .empty = nothing yet
field-coming = to come
field-shown = values shown
    .empty = none yet
field-bids = last bids, by seat
    .empty = none yet
field-lots = lots in all

## The first match

lesson-lot = This lot is for sale. Its worth counts for whoever buys it.
lesson-coins = Everybody has the same number of coins, and they must last for all lots.
lesson-bid = Bid in secret: the highest bid wins and is paid. Choose how much, then the button.
lesson-sold = Sold. See what was paid, and think what is left for the next lots.
