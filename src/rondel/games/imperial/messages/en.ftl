# Imperial.

summary = Buy into six great powers, govern them by majority, and be the richest when one of them reaches 25 points.

## What things are called

dollars = { $owed ->
    [true] −
   *[false] {""}
}${ $exact ->
    [true] { NUMBER($amount, minimumFractionDigits: 2) }
   *[false] { $amount }
}
unit-army = army
unit-fleet = fleet
unit_in = { $kind ->
    [fleet] fleet
   *[army] army
} in { $at }
units_at = { $kind ->
    [fleet] { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    }
   *[army] { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
} in { $at }
counted_place = { $count ->
    [1] { $at }
   *[other] { $count } { $at }
}
places = { $at }
imports = { $units }
slot_alone = { $slot }
deed_alone = { $slot }
slot_in = { $slot } in { $at }
import_of = Import: { $units }
maneuver_of = Maneuver: { $plan }
proposal_number = { $number }: { $proposal }
alone = alone
in_peace = in peace
occupies = occupies
fights = fights { $kind ->
    [fleet] a fleet
   *[army] an army
} of { $country }
destroys = destroys the factory of { $country }
unit_holds = { $kind ->
    [fleet] fleet
   *[army] army
} in { $at } holds
unit_moves = { $kind ->
    [fleet] fleet
   *[army] army
} { $origin } → { $to }
with_deed = { $step }, { $deed }
times = { $count ->
    [1] { $step }
   *[other] { $count } × { $step }
}
units_hold = { $count ->
    [one] 1 unit holds
   *[other] { $count } units hold
}
no_units = no units
plan = { $steps }
the_stock = the { $stock }
returning = returning the { $stock }
returning_nothing = returning nothing
punt_for = { $final ->
    [true] for good
   *[false] for now
}

slot-Factory = Factory
slot-L-Produce = Produce (left)
slot-Import = Import
slot-L-Maneuver = Maneuver (left)
slot-Taxation = Taxation
slot-R-Produce = Produce (right)
slot-Investor = Investor
slot-R-Maneuver = Maneuver (right)
deed-Factory = Factory
deed-Produce = Produce
deed-Import = Import
deed-Maneuver = Maneuver
deed-Taxation = Taxation
deed-Investor = Investor

## Countries

country-austria = Austria
country-italy = Italy
country-france = France
country-england = England
country-germany = Germany
country-russia = Russia

## Places

territory-algeria = Algeria
territory-baltic_sea = Baltic Sea
territory-bay_of_biscay = Bay of Biscay
territory-belgium = Belgium
territory-berlin = Berlin
territory-black_sea = Black Sea
territory-bordeaux = Bordeaux
territory-brest = Brest
territory-budapest = Budapest
territory-bulgaria = Bulgaria
territory-cologne = Cologne
territory-danzig = Danzig
territory-denmark = Denmark
territory-dijon = Dijon
territory-dublin = Dublin
territory-eastern_med = Eastern Mediterranean
territory-edinburgh = Edinburgh
territory-english_channel = English Channel
territory-florence = Florence
territory-genoa = Genoa
territory-greece = Greece
territory-hamburg = Hamburg
territory-holland = Holland
territory-ionian_sea = Ionian Sea
territory-kiev = Kiev
territory-lemberg = Lemberg
territory-liverpool = Liverpool
territory-london = London
territory-marseille = Marseille
territory-morocco = Morocco
territory-moscow = Moscow
territory-munich = Munich
territory-naples = Naples
territory-north_atlantic = North Atlantic
territory-north_sea = North Sea
territory-norway = Norway
territory-odessa = Odessa
territory-paris = Paris
territory-portugal = Portugal
territory-prague = Prague
territory-romania = Romania
territory-rome = Rome
territory-sheffield = Sheffield
territory-spain = Spain
territory-st_petersburg = St. Petersburg
territory-sweden = Sweden
territory-trieste = Trieste
territory-tunis = Tunis
territory-turkey = Turkey
territory-venice = Venice
territory-vienna = Vienna
territory-warsaw = Warsaw
territory-western_balkans = Western Balkans
territory-western_med = Western Mediterranean

## What happened

bid_placed = { $seat } has placed a bid.
bid_revealed = { $seat } bid { $amount } for { $country }.
bid_bought = { $seat } buys the { $stock } of { $country } for { $amount }.
bid_declined = { $seat } declines stock of { $country }.
order_set = Player order: { $order }. { $card } holds the investor card.
round_began = Round { $round }.
turn_began = { $country } is on the move.
import_opened = { $seat } puts an import for { $country } together.
unit_added = { $seat } adds one { $kind ->
    [fleet] fleet
   *[army] army
} in { $at }.
maneuver_opened = { $seat } plans a maneuver of { $country }.
unit_ordered = { $country }: { $step }.
unit_recalled = { $country } takes an order back: { $step }.
rest_held = { $country }: the rest holds.
peace_offered = { $country } asks { $asked } to let its { $kind ->
    [fleet] fleet
   *[army] army
} into { $to } in peace.
peace_voted = { $seat } votes { $accepts ->
    [true] for peace
   *[false] against peace
} with { $weight }.
peace_accepted = { $asked } accepts.
peace_rejected = { $asked } refuses.
proposes = { $seat } proposes for { $country }: { $proposal }.
proposes_instead = { $seat } proposes instead: { $proposal }.
chosen = { $seat } chooses { $slot } for { $country }.
agreed = { $seat } agrees.
voted = { $seat } has voted.
vote_revealed = { $seat } voted for proposal { $choice }, with { $weight }.
vote_decided = { $country } carries out the proposal of { $seat }.
factory_built = { $country } builds a factory in { $site }.
produces_in = { $country } produces in { $sites }.
produces_nothing = { $country } produces nothing.
brings_in = { $country } imports { $units }.
carries_out = { $country } maneuvers: { $plan }.
loses_flags = { $country } loses its flag in { $places } to { $to }.
taxed = { $country } taxes { $revenue }: +{ $points } on the points track, now at { $total }.
bonus_paid = { $seat } gets a bonus of { $amount }.
interest_paid = { $seat } gets { $amount } of interest from { $country }.
    .you_seat = You got { $amount } of interest from { $country }.
interest_covered = { $seat } pays { $amount } towards the interest of { $country }.
    .you_seat = You paid { $amount } towards the interest of { $country }.
share_paid = { $seat } adds { $amount } to the treasury’s money.
spin_paid = { $seat } pays { $cost } for the way.
investor_round_opens = Investor round: { $seat } holds the card and gets { $bonus }.
bought = { $seat } buys the { $stock } of { $country } for { $cost }.
exchanged = { $seat } buys the { $stock } of { $country } for the { $returned } and { $cost }.
government_formed = { $seat } governs { $country }.
government_lost = { $seat } loses the government of { $country } to { $to }.
    .you_seat = You lost the government of { $country } to { $to }.
    .you_to = You took the government of { $country } from { $seat }.
democracy_began = { $country } becomes a democracy, led by { $seat }.
democracy_ended = { $country } becomes a dictatorship of { $seat }.
punted = { $seat } buys nothing for now.
punted_for_good = { $seat } buys nothing.
card_passed = The investor card goes to { $seat }.
time_penalty = { $seat } loses a point to the clock.
    .you_seat = You lose a point to the clock.

## How it ended

enough_points = a country has { $points } points
last_round_played = the last round has been played
nobody_bought = nobody bought any stock

## Where we are, and what must be done

node-bidding = Bidding
node-auction = Auction
node-bid = Bid
node-buy_bid = Buy bid
node-sold = Sold
node-play = Play
node-round = Round
node-open = Open
node-turn = Turn
node-begin = Begin
node-proposal = Proposal
node-import = Import
node-maneuver = Maneuver
node-opposition = Opposition
node-answer = Answer
node-vote = Vote
node-execute = Execute
node-buy = Buy
prompt-bid = Bid in secret for stock of the country at auction
prompt-buy_bid = Buy for your bid, or decline
prompt-proposal = Propose what your country does
prompt-import = Import units, one at a time
prompt-maneuver = Order your units, fleets first
prompt-answer = Agree with the proposal, or make another one
prompt-vote = Vote for one of the two proposals
prompt-buy = Buy stock, or punt
prompt-peace = Accept the peace offer, or refuse it
prompt-peace_vote = Vote on the peace offer
let_in = { $asked }: let the { $kind ->
    [fleet] fleet
   *[army] army
} of { $mover } into { $to } in peace?

## What can be done

move-bid = Bid in secret
    .help = Name what you will pay for stock of this country; the highest bid chooses first.
move-accept_bid = Buy for your bid
    .help = Pay the whole bid into the treasury and take the largest stock that it affords.
move-decline_bid = Decline
    .help = Keep the money and take no stock of this country.
move-propose = Propose
    .help = Choose where the country’s marker goes, and the details of what it does there.
move-agree = Agree
    .help = Let the leader’s proposal be carried out.
move-import_unit = Import a unit
    .help = Add a unit to the import; the third one submits it.
move-import_done = Import no more
    .help = Propose the import as it is.
move-move_unit = Move a unit
    .help = Order the unit at hand, or another one of its kind that still waits.
move-hold_rest = The rest holds
    .help = Let every unit that has no order yet stay where it is, as it is.
move-withdraw = Take an order back
    .help = Take an order out of the plan: its unit waits again, and so does every unit whose order needs that one.
move-vote = Vote
    .help = Vote for the leader’s proposal (1) or the opposition’s (2).
move-buy = Buy stock
    .help = Buy a stock of a country, perhaps handing a smaller one of it back.
move-punt = Punt
    .help = Buy nothing now and be asked again; or buy nothing and have done.
input-amount_cents = Bid
input-slot = Slot
input-site = Site
input-sites = Sites
input-units = Units
input-type = Type
input-at = At
input-to = To
input-action = Action
input-unit = Unit
input-step = Order
input-choice = Choice
input-country = Country
input-stock = Stock
input-returned = Returned
input-final = Final
peace_for = peace for { $to }
purchase = { $country } { $stock }
exchange = { $country } { $stock } for the { $returned }

## What would happen

would_buy_for_bid = buys the { $stock } if nobody bids more
would_buy_nothing = buys nothing
slot_would = { $deed }{ $paid ->
    [true] ; the way costs { $cost }
   *[false] {""}
}{ $investor ->
    [true] ; an investor round follows
   *[false] {""}
}
would_build = { $kind ->
    [fleet] shipyard
   *[army] factory
} in { $at }; the treasury pays { $treasury }{ $helped ->
    [true] , you { $own }
   *[false] {""}
}
would_make = { $kind ->
    [fleet] { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    }
   *[army] { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
}: { $at }
would_make_both = { $armies }; { $fleets }
would_make_nothing = nothing
would_import = up to { $most } units at { $price }; the treasury has { $treasury }
would_move = move { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
} and { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
would_tax = revenue { $revenue }: { $points ->
    [one] +1 point
   *[other] +{ $points } points
}, treasury { $before } → { $after }{ $rewarded ->
    [true] , bonus { $bonus } (you { $own })
   *[false] {""}
}
would_pay_interest = pays { $due } of interest, { $gains ->
    [true] you get { $own }
   *[false] you pay { $own }
}
purchase_would = { $price }, holding { $holding }{ $control ->
    [true] , gives control
   *[false] {""}
}

## What is at stake

units_lost = { $country } loses { $units }.
factory_lost = { $country } loses its factory in { $at }.
units_of = { $country } { $kind ->
    [fleet] { $count ->
        [one] 1 fleet
       *[other] { $count } fleets
    }
   *[army] { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
}
left_at = Left in { $at }: { $units }.
nothing_left = Nobody is left in { $at }.
flag_taken = { $country } takes { $at } from { $former }.
flag_raised = { $country } raises its flag in { $at }.
you_govern = You govern { $country }.
you_take_over = You take the government of { $country } from { $seat }.
other_governs = { $seat } still governs { $country }, { $theirs } to your { $yours }.
stays_yours = You still govern { $country }, with { $yours }.
becomes_democracy = { $country } becomes a democracy, led by { $seat }.
becomes_dictatorship = { $country } becomes a dictatorship of { $seat }.
points_gained = { $country }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, now at { $total }.
cash_gained = You get { $amount } and have { $left }.
cash_spent = You pay { $amount } and have { $left } left.

## Why not

has_bid = You have bid already.
has_voted = You have voted already.
bid_out_of_range = Bid from { $low } to { $high }.
slot_not_reachable = { $far ->
    [0] { $slot } is where the marker stands
   *[other] { $slot } is { $far } slots away
}; go 1 to { $most } slots forward.
cannot_pay_steps = { $far } slots cost { $cost }, and you have { $cash }.
no_such_slot = There is no slot “{ $slot }”; there are { $slots }.
no_such_territory = There is no territory “{ $territory }”.
no_such_country = There is no country “{ $country }”.
needless_detail = { $slot } has no use for that detail.
site_needed = Say where to build.
no_site_left = There is no home territory left to build in.
no_building_site = Build in a home territory that has no factory and is not occupied.
no_working_factories = Name factories of the country that are not occupied, each once.
no_landing_site = Import to home territories that are not occupied; fleets to ports only.
unit_limit = The country may not have that many units.
choice_required = Not every factory can produce: say which ones do.
too_many_imports = At most { $most } units can be imported.
cannot_pay_import = Treasury and your { $cash } do not suffice.
cannot_pay = This takes { $cost }, and you have { $cash }.
lacking = You lack { $amount }.
no_such_unit = No unit { $unit } of this phase waits for an order; there are { $units }.
no_such_order = There is no order { $step }; the plan has { $orders }, counted from 0.
order_settled = Somebody has answered a question since: this order stands.
bad_action = That is not possible there; possible: { $actions }.
convoy_full = The ships on the way carry other armies already.
bad_destination = The unit cannot get there.
bad_vote = Vote for proposal 1 or 2.
off_limits = Stock of this country has been bought in this round already.
stock_unavailable = This stock is not for sale.
bad_return = Return a smaller stock of the same country that you own, or none.
timer_out_of_range = a bank of 1 to { $bank } s and an increment of 0 to { $increment } s can be set

## What hints speak of

your_cash = your cash
your_stock = your stock
treasuries = treasuries
countries_led = countries you lead

## What is agreed before

preset-tabletop = Tabletop
preset-late = Late
preset-short = Short
option-wheel = Wheel
    .help = The order of the eight slots
choice-wheel-standard = Standard
choice-wheel-tabletop = Tabletop
option-rail_after = Rail on arrival
    .help = An army that comes home may go on by rail
option-blow_up_armies = Demolition
    .help = Armies spent to destroy a factory
choice-blow_up_armies-1 = 1 army
choice-blow_up_armies-3 = 3 armies
option-peace_vote_empty = Ask for empty land
    .help = The owner is asked for peace even where it has no unit
option-punt = Punted purchases
    .help = When somebody who punted is asked again
choice-punt-same_round = Same round
choice-punt-next_round = Next round
option-round_limit = Round limit
    .help = The last round; 0 means that there is none

## What a table without its own board shows

field-cash = cash
    .value = ${ NUMBER($n, minimumFractionDigits: 2) }
field-stocks = bonds
field-modifier = penalty
field-bid = bid
    .value = ${ NUMBER($n, minimumFractionDigits: 2) }
field-ballot = vote
field-imports = import
field-countries = countries
field-treasury = treasury
    .value = ${ NUMBER($n, minimumFractionDigits: 2) }
field-countries-stocks = bonds for sale
field-points = points
field-last_tax = last tax
field-slot = on the wheel
field-leaders = bondholders
    .empty = nobody
field-democracy = democracy
field-off_limits = bought this round
field-board-forces = on the map
field-factories = factories
field-armies = armies
field-fleets = fleets
field-at = in
field-hostile = hostile
field-board-chips = tax chips
field-turn = turn
field-round = round
field-order = player order
field-card = investor card
field-bids = bids
    .value = ${ NUMBER($n, minimumFractionDigits: 2) }
field-bid_order = may still buy
field-proposals = proposals
field-by = by
field-sites = where
field-units = units
field-origin = from
field-to = to
field-action = there
field-unit = unit
field-territory = place
field-importing = importing
field-draft = plan
field-draft-by = planned by
field-draft-slot = plan on the wheel
field-draft-fleets = orders of fleets
field-draft-armies = orders of armies
field-draft-peace-asked = asked for peace
field-draft-peace-origin = coming from
field-draft-peace-to = going to
field-draft-peace-kind = unit
field-investor_passed = investor passed
field-buyer = may buy
field-queue = buys next
field-punted = Swiss next time
field-ending = ends by
ending-points = points
ending-round_limit = the last round
ending-no_leader = nobody governs
slot-center = not yet

## What only the board says

board-map = Map of Europe
board-mapHelp = Arrow keys move the map, plus and minus zoom, 0 shows all of it.
board-zoomIn = Zoom in
board-zoomOut = Zoom out
board-closeChoices = Choose another place
board-overview = Overview: tap to go there
board-place = Round { $round } · { $nation }
board-placeAuction = Auction · { $nation }
board-placeOver = After round { $round }
board-rondel = Rondel
board-bonds = Bonds
board-players = Players
board-nations = Nations
board-log = Log
board-votesHere = democracy
board-now_bid = Bid
board-now_offer = Auction
board-now_import = Import
board-now_plan = Plan
board-now_peace = Peace
board-now_vote = Vote
board-now_buy = Buy
board-more = More about the game
board-taskBid = bid in secret for bonds of { $nation }
board-taskOffer = take the { $bond } of { $nation } for { $money }, or decline
board-taskRondel = choose what { $nation } does next on the rondel
board-taskPropose = propose on the rondel what { $nation } does
board-taskAnswer = agree to { $what }, or propose something else for { $nation }
board-taskImport = import up to three units for { $nation }
board-taskFleets = order the fleets of { $nation }
board-taskArmies = order the armies of { $nation }
board-taskPeace = decide whether the { $unit } of { $nation } may enter { $at } in peace
board-taskVote = vote for one of the two proposals for { $nation }
board-taskBuy = buy a bond, or let it be
board-auction = { $nation } is auctioned
board-auctionHelp = Everybody names a sum in secret. The highest takes the largest bond it affords and pays all of it into the treasury.
board-yourBid = Your bid
board-bidNothing = nothing
board-bidAll = all
board-bidBuys = takes the { $bond } if nobody bids more
board-bidBuysNot = takes no bond
board-sealed = sealed
board-yourSealed = sealed: { $money }
board-bidding = is thinking
board-cannotBid = has too little
board-bidsOpen = The bids are open
board-asked = is asked
board-waits = waits
board-bought = bought the { $bond }
board-declined = declined
board-bidTooLow = bid too little
board-soldBefore = Before:
board-takesBond = would take the { $bond }
board-pickBid = Name your bid
board-pickBidHow = set a sum, or tap one of the prices
board-actPickSlot = Choose a slot
board-pickSlotHow = tap a slot of the rondel
board-pickProposal = Choose a proposal
board-pickProposalHow = tap one of the two
board-pickAnswer = Accept or refuse
board-pickAnswerHow = tap one of the two
board-pickBond = Choose a bond
board-actBid = Bid { $money } for { $nation }
board-actAccept = Buy the { $bond } for { $money }
board-actAcceptSub = it goes into the treasury of { $nation }
board-actDecline = Decline
board-actDeclineSub = you keep your money
board-center = not on the rondel yet
board-standsOn = stands on { $slot }
board-free = free
board-costs = costs { $money }
board-investorPassed = an investor round follows
board-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-pickSlot = Pick a slot to see what it would do.
board-slotHelp_Factory = Build a factory at home for $5.
board-slotHelp_Produce = Every working factory makes a unit.
board-slotHelp_Import = Up to three units for $1 each.
board-slotHelp_Maneuver = All fleets move, then all armies.
board-slotHelp_Taxation = Income, points, and a bonus for owners.
board-slotHelp_Investor = The treasury pays interest; then investors buy.
board-wouldGive = { $slot } would give
board-wouldDo = { $slot } would do
board-sources = { $factories ->
    [one] 1 factory
   *[other] { $factories } factories
}, { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
}
board-revenue = Revenue
board-bonus = bonus { $n }
board-power = Points
board-treasury = Treasury
board-yourScore = Your score
board-interestDue = Interest due
board-yourPart = For you
board-buildWhere = Where is it built?
board-produceWhere = Tap a factory to leave it out.
board-treasuryPays = the treasury pays { $money }
board-youPay = you pay { $money }
board-wayCostsOther = the way costs { $money }
board-paysInterest = pays { $money } of interest
board-wayCosts = the way costs you { $money }
board-actTax = Collect taxes
board-actTaxSub = { $points ->
    [one] +1 point
   *[other] +{ $points } points
} for { $nation }, { $score } for you
board-actInterest = Pay interest
board-actInterestSub = you get { $money }
board-actInterestPay = you add { $money }
board-actProduce = Produce { $units }
board-actImport = Import units
board-actImportUnits = Import { $units }
board-actFactory = Build in { $at }
board-actFactoryPick = Build a factory
board-pickSiteHow = tap a place on the map
board-actManeuver = Plan a maneuver
board-actManeuverSub = { $fleets }, { $armies }
board-proposalOf = Propose: { $what }
board-mayCounter = { $name } may propose something else
board-proposes = { $name } proposes
board-proposal = Proposal { $n }
board-agree = Agree
board-actAgree = Agree: { $what }
board-actAgreeSub = it is carried out at once
board-counterHint = Or pick another slot on the rondel: then all owners vote.
board-voteTitle = { $nation } votes
board-needs = A side needs more than { $n } of { $all }.
board-tenth = The leader’s vote counts a tenth more, which decides a tie.
board-votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
}
board-votesLeading = { $n ->
    [one] 1 vote + 0.1
   *[other] { $n } votes + 0.1
}
board-hasVoted = has voted
board-votesNow = is voting
board-actVote = Vote for proposal { $n }
board-actVoteSub = with { $n } of { $all } votes
board-peaceTitle = { $nation } is asked for peace
board-peaceText = { $mover } wants to bring its { $unit } from { $from } into { $at } in peace.
board-peaceYes = Let it in
board-peaceYesSub = it stands there and blocks nothing
board-peaceNo = Refuse
board-peaceNoFight = it fights, and one unit of each side is lost
board-peaceNoEmpty = it comes in by force, or stays away
board-decidesAlone = { $name } rules { $nation } and decides alone.
board-abstains = { $name } asks, and has no vote here.
board-importTitle = Import for { $nation }
board-importSecret = { $name } is putting an import together.
board-importSlot = unit { $n }
board-importMore = Tap a place on the map, or choose here.
board-actImportUnit = Import { $unit } to { $at }
board-actImportDone = Execute the import
board-lastImport = the third unit: the import is executed
board-actImportNone = Import nothing
board-planTitle = { $nation }: the plan
board-planFleets = Fleets first: { $n } to go
board-planArmies = Armies: { $n } to go
board-planLater = Then { $n }
board-planUnit = Which unit?
board-planWhere = Where to?
board-planWhat = What does it do in { $at }?
board-planDone = Ordered
board-planEmpty = Nothing is ordered yet.
board-planStays = stay here
board-recall = Take back: { $order }
board-recallShort = Take back
board-resetPlan = Reset the plan
board-actHoldRest = The rest holds
board-actExecute = Execute the plan
board-lastOrder = the last order: the plan is executed
board-actHoldRestSub = { $n ->
    [one] 1 unit stays where it is
   *[other] { $n } units stay where they are
}
board-actOrderPick = Pick a place for the unit
board-pickOrderHow = tap where it shall go
board-unitAt = { $unit } in { $at }
board-asksPeace = { $nation } is asked
board-anArmy = an army
board-aFleet = a fleet
board-armies = { $n ->
    [one] 1 army
   *[other] { $n } armies
}
board-fleets = { $n ->
    [one] 1 fleet
   *[other] { $n } fleets
}
board-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
board-moves = { $unit } { $from } → { $at }
board-holds = { $unit } in { $at } holds
board-deed_move = move in
board-deed_peace = in peace
board-deed_hostile = occupy
board-deed_war = fight { $kind } of { $nation }
board-deed_blow = destroy the factory
board-buyTitle = Investor round
board-buyNow = { $name } may buy
board-buyNext = then { $names }
board-buyPick = Pick a bond in the table, or let it be.
board-price = Price
board-interest = Interest
board-perPayout = +{ $n } a payout
board-yourHolding = You hold
board-government = Government
board-control = gives control
board-staysLeader = you keep it
board-noControl = no change
board-staysWith = stays with { $name }
board-nobodyYet = nobody
board-dictatorshipShort = rules alone
board-bondOf = { $nation } { $bond }
board-bondKind = Bond
board-bondLong = Pays { $bond } dollars whenever its nation pays interest, counts { $bond } votes, and is worth { $bond } dollars at the end for every five points of the nation.
board-bondWorth = Worth now
board-bondOwner = Owner
board-forSale = for sale
board-payFull = Pay in full
board-handBack = Return the { $bond }
board-actBuy = Buy the { $bond } of { $nation }
board-actBuySub = { $money }{ $control }
board-punt = Not now
board-puntSub = you are asked again later
board-puntNextSub = you may buy in the next round
board-puntAgainSub = this was your second time
board-puntFinal = Buy nothing
board-puntFinalSub = and have done for this round
board-closed = bought this round
board-bondsTitle = Bonds: who holds what, and who leads by how much
board-lead = lead
board-ownedBy = { $nation } { $bond }, { $money }: { $name }
board-buyThis = Buy { $nation } { $bond } for { $money }
board-card = card
board-cardLong = holds the investor card
board-swiss = Swiss
board-swissLong = Swiss bank: may buy in every investor round
board-score = score { $money }
board-leadsNation = leads { $nation }
board-opposesNation = opposes in { $nation }
board-penalty = { $n } for time
board-dictatorship = ruled by { $name }
board-democracy = democracy: { $name }, then { $other }
board-nobody = nobody owns bonds
board-track = Points: { $list }
board-forecast = Tax now
board-forecastLong = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}, { $money }, bonus { $bonus }
board-armyCount = { $n } of { $most } armies
board-fleetCount = { $n } of { $most } fleets
board-factoryCount = { $n ->
    [one] 1 factory
   *[other] { $n } factories
}
board-shutCount = { $n } occupied
board-flagCount = { $n ->
    [one] 1 flag
   *[other] { $n } flags
}
board-historyOf = History of { $nation }
board-historyNone = It has not had a turn yet.
board-historyRound = Round { $n }
board-historyAuction = Auction
board-showHistory = History
board-back = All nations
board-empty = nothing
board-homeOf = home of { $nation }
board-sea = sea
board-neutralLand = neutral land
board-isPort = A port: a factory here builds fleets.
board-works = factory
board-yard = shipyard
board-shut = shut
board-flag = flag of { $nation }
board-unitsOf = { $units } of { $nation }
board-inPeace = in peace
board-scoring = How it adds up
board-cash = Cash
board-total = Score
board-hasPoints = { $nation }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-scoreChart = Score at the end of each round
board-pointsChart = Points of the nations
board-round = R{ $n }

## The first match

lesson-map = Six great powers, and you play none of them. You are an investor: you lend nations money and earn from what they become.
lesson-bonds = Whoever holds most bonds of a nation leads it. The auction is over: you lead Austria and England, and $2.33 is left in your pocket.
lesson-rondel = This is the rondel. On its turn a nation moves clockwise: up to three slots for nothing, more for $2 each out of your own pocket.
lesson-propose = Austria begins and may go anywhere. Factory builds, Produce and Import raise units, Maneuver moves them, Taxation brings points. Tap a slot, then the button.
lesson-points = The game ends when a nation reaches 25 points. Factories and flags make taxes, and taxes make points.
lesson-riches = Every fifth point makes each of a nation’s bonds worth its number once more. The richest investor wins, so it may pay to help a nation somebody else leads.
lesson-done = That is the heart of it. Whenever a marker passes Investor, bonds are sold anew. Play on; hold or right-click a slot or a region to read what it is.

## What is this

term-map = Map
term-map-about = Six nations, neutral lands and seas. A flag counts for the taxes of its nation; factories make units and taxes.
term-rondel = Rondel
term-rondel-about = What a nation may do. Its marker moves clockwise, up to three slots for nothing, more for $2 each.
term-investor = Investor
term-investor-about = A player with cash and bonds. The letters are nations they lead; hollow ones they oppose. The score is cash and what the bonds are worth now.
term-bond = Bonds
term-bond-about = On top what a bond costs, below what it pays each time. Whoever holds most of a nation leads it.
term-points = Points
term-points-about = At 25 the game ends. Every five points make each bond of the nation worth its number once more.
term-nation = Nation
term-nation-about = Its treasury, its forces and what its next taxes would bring.
term-decision = Decision
term-decision-about = What is to be done now, and what it would do.
