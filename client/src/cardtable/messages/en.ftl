# What the table of every card game says.

hand = Your hand
handCount = { $n } in hand
fieldOf = Cards of { $name }
yourField = Your cards
yourPriority = your priority
priority = has priority
yourFocus = your focus
focus = has the focus
passed = has passed
thinks = to decide
out = out
turn = on turn
yourAnswer = You decide.
yours = you decide
answerTheirs = answer { $what } of { $name }, or let it resolve
answerOwn = add to your { $what }, or let it resolve
next = top resolves next
bag = whoever is on turn first
resolves = resolves next
turned = turned
fresh = came this turn
hurt = { $n } damage
attacks = attacks
blocks = blocks
zone = { $zone } of { $name }
zoneEmpty = Nothing here.
look = Look at { $zone } { $n }
hidden = { $n ->
    [one] 1 card, face down
   *[other] { $n } cards, face down
}
cost = costs { $n }
picked = If you do that
choices = Use it to
pays = { $left } of { $size } { $coin } left
target = Choose a target.
all = All of them
none = None of them
pass = Pass
passTo = Pass: { $where }
passResolves = Pass: { $what } resolves
asks = { $name } may answer
thenResolves = then { $what } resolves
thenWhere = then { $where }
endTurn = End turn
endTurnSub = no more this turn
question = A question for you
noMore = nothing
fight = Battle
against = against
hits = succeeds
fails = fails
held = held by { $name }
aimedAt = aimed at { $what }
holding = { $n } for holding it
wouldBe = would be { $n }
falls = would be lost
free = nobody holds it
contested = contested
base = base
chart = How it went
final = At the end
turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
cardsLeft = { $hand } in hand, { $deck } in the deck
begins = Who begins
drawn = by lot
seatN = seat { $n }
decks = Decks
deckOf = Deck of seat { $n }
