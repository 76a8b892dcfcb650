# Shapeships.

summary = Draw a fleet in secret, fire its charges in the open, and let every wound and every repair count at once.

## What things are called

species-human = Human
species-xenite = Xenite
species-centaur = Centaur
species-ancient = Ancient
species-random = Random
source-die = die
source-saved = saved
mode-damage = damage
mode-heal = heal
this_ship = { $ship } { $iid }
marked_ship = { $ship } ({ $marks })
charges_left = { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}
on_number = on { $number }
doomed = doomed
ship_on = { $ship } on { $number }
several_ships = { $count ->
    [1] { $ship }
   *[other] { $count } × { $ship }
}
nothing_new = nothing new
amount_from = { $source } { $amount }
total_of = { $total } ({ $parts })
energy_of = { $amount } { $colour ->
    [green] green
    [red] red
   *[blue] blue
}
power_of_size = { $power } of { $amount }
power_of_ship = { $power } of { $ship }

## Ships: their names, with an article, what they are good for, and what each of their powers does

ship-DEF = Defender
    .few = heals 1 each turn
a_ship-DEF = a Defender
use-DEF = Cheapest steady healing.
rule-DEF_1 = Restores 1 health to you every end of turn.
ship-FIG = Fighter
    .few = 1 damage each turn
a_ship-FIG = a Fighter
use-FIG = Cheapest steady damage.
rule-FIG_1 = Costs the opponent 1 health every end of turn.
ship-COM = Commander
    .few = 1 damage per three Fighters
a_ship-COM = a Commander
use-COM = Scales with loose Fighters; Fighters already joined into upgraded ships are ignored.
rule-COM_1 = Every full set of three Fighters in your fleet adds 1 damage for this Commander.
ship-INT = Interceptor
    .few = once 5 damage or heals 7
a_ship-INT = an Interceptor
use-INT = One-shot burst or emergency repair.
rule-INT_1 = Spend the single charge for 5 damage or for 7 healing.
ship-ORB = Orbital
    .few = 1 line more each turn
a_ship-ORB = an Orbital
use-ORB = Income ship; six at most.
rule-ORB_1 = Adds 1 line to your income from the turn after it is completed.
ship-CAR = Carrier
    .few = builds Defenders and Fighters
a_ship-CAR = a Carrier
use-CAR = Six charges of free hulls.
rule-CAR_1 = Once in each Ships That Build step, from the Build Phase after it entered play: spend 1 charge to make a Defender, or 2 charges to make a Fighter, or hold.
ship-STA = Starship
    .few = 8 damage when completed
a_ship-STA = a Starship
use-STA = Front-loaded strike; afterwards only a component.
rule-STA_1 = 8 damage, counted a single time on the turn it is completed.
ship-FRI = Frigate
    .few = 6 damage on its number, heals 2
a_ship-FRI = a Frigate
use-FRI = Gambles on one die face.
rule-FRI_1 = Pick a number from 1 to 6 as it is completed; the number never changes.
rule-FRI_2 = 6 damage on every turn whose die, as you read it, equals the picked number, the completion turn included.
rule-FRI_3 = Restores 2 health every end of turn.
ship-TAC = Tactical Cruiser
    .few = 1 damage per type you own
a_ship-TAC = a Tactical Cruiser
use-TAC = Rewards a varied fleet.
rule-TAC_1 = 1 damage for each different ship type you own, its own type included.
ship-GUA = Guardian
    .few = destroys two ships, heals 1
a_ship-GUA = a Guardian
use-GUA = Two pre-battle kills.
rule-GUA_1 = Spend 1 charge to destroy one basic ship of the opponent before battle powers work.
rule-GUA_2 = Restores 1 health every end of turn.
ship-SCI = Science Vessel
    .few = doubles healing, then more
a_ship-SCI = a Science Vessel
use-SCI = Tiered multiplier; once-only, charge and solar amounts are never doubled.
rule-SCI_1 = With at least one: your continuous healing counts twice.
rule-SCI_2 = With at least two in play since an earlier turn: gain extra lines equal to your die reading (once, not per vessel).
rule-SCI_3 = With three: your continuous damage against the opponent counts twice.
ship-BAT = Battlecruiser
    .few = 2 lines, 2 damage, heals 3
a_ship-BAT = a Battlecruiser
use-BAT = All-round engine.
rule-BAT_1 = Adds 2 lines to your income from the turn after it is completed.
rule-BAT_2 = 2 damage every end of turn.
rule-BAT_3 = Restores 3 health every end of turn.
ship-EAR = Earth Ship
    .few = 3 damage per loose Carrier
a_ship-EAR = an Earth Ship
use-EAR = Turns spent Carriers into guns.
rule-EAR_1 = 3 damage for each loose Carrier you own, charged or empty.
ship-DRE = Dreadnought
    .few = 10 damage, a Fighter per ship made
a_ship-DRE = a Dreadnought
use-DRE = Every build snowballs Fighters.
rule-DRE_1 = While it is in play, each ship you make in the Build Phase brings one free Fighter with it at once.
rule-DRE_2 = 10 damage every end of turn.
rule-DRE_3 = Restores 2 health every end of turn.
ship-LEV = Leviathan
    .few = dice read 6; 10 damage, heals 10
a_ship-LEV = a Leviathan
use-LEV = Capstone.
rule-LEV_1 = From the next turn on, every die reads 6 for you, whatever is rolled or rerolled.
rule-LEV_2 = 10 damage every end of turn.
rule-LEV_3 = Restores 10 health every end of turn.
ship-XEN = Xenite
    .few = counts, evolves, joins
a_ship-XEN = a Xenite
use-XEN = No power of its own; fuel for counting powers, evolution and upgrades.
ship-ANT = Antlion
    .few = once 3 damage or heals 4
a_ship-ANT = an Antlion
use-ANT = Small one-shot.
rule-ANT_1 = Spend the single charge for 3 damage or for 4 healing.
ship-MAN = Mantis
    .few = heals 1 per pair of Xenites
a_ship-MAN = a Mantis
use-MAN = Swarm healing.
rule-MAN_1 = Restores 1 health for every full pair of Xenite-family ships you own, never more than 10 for one Mantis.
ship-EVO = Evolver
    .few = turns a Xenite each turn
a_ship-EVO = an Evolver
use-EVO = Mutates Xenites.
rule-EVO_1 = Once in each Drawing step, the one it is drawn in included, mutate a loose Xenite: it becomes either an Oxite or an Asterite.
ship-OXI = Oxite
    .few = heals 1 each turn
a_ship-OXI = an Oxite
use-OXI = Evolved Xenite; only an Evolver creates it (a Simulacrum may copy it).
rule-OXI_1 = Restores 1 health every end of turn.
ship-AST = Asterite
    .few = 1 damage each turn
a_ship-AST = an Asterite
use-AST = Evolved Xenite; only an Evolver creates it (a Simulacrum may copy it).
rule-AST_1 = 1 damage every end of turn.
ship-HEL = Hell Hornet
    .few = 3 damage, then 1 per pair of Xenites
a_ship-HEL = a Hell Hornet
use-HEL = Swarm damage.
rule-HEL_1 = 3 damage, counted a single time on the turn it is completed.
rule-HEL_2 = 1 damage for every full pair of Xenite-family ships you own.
ship-BUG = Bug Breeder
    .few = breeds four Xenites
a_ship-BUG = a Bug Breeder
use-BUG = Four stored Xenites.
rule-BUG_1 = Once in each Ships That Build step, from the Build Phase after it entered play: spend 1 charge to make a Xenite, or hold.
ship-ZEN = Zenith
    .few = brings an Antlion; breeds on 2, 3, 4
a_ship-ZEN = a Zenith
use-ZEN = Die-driven nest.
rule-ZEN_1 = Brings an Antlion with it when it is drawn.
rule-ZEN_2 = At the start of each later Ships That Build step your die reading decides: 2 makes a Xenite, 3 an Antlion, 4 two Xenites, anything else nothing.
rule-ZEN_3 = When it is destroyed its owner at once gets two Xenites.
ship-DSW = Defense Swarm
    .few = heals 3, or 7 when behind
a_ship-DSW = a Defense Swarm
use-DSW = Comeback healing.
rule-DSW_1 = Restores 3 health every end of turn, or 7 if you began the turn with less health than the opponent.
ship-AAR = Antlion Array
    .few = 3 damage, or 8 when behind
a_ship-AAR = an Antlion Array
use-AAR = Comeback damage.
rule-AAR_1 = 3 damage every end of turn, or 8 if you began the turn with less health than the opponent.
ship-OXF = Oxite Face
    .few = 1 line; heals 1 per enemy type
a_ship-OXF = an Oxite Face
use-OXF = Feeds on enemy variety.
rule-OXF_1 = Adds 1 line to your income from the turn after it is completed; silent in extra Build Phases.
rule-OXF_2 = Restores 1 health for each different ship type the opponent owns.
ship-ASF = Asterite Face
    .few = 1 line; 1 damage per enemy type
a_ship-ASF = an Asterite Face
use-ASF = Punishes enemy variety.
rule-ASF_1 = Adds 1 line to your income from the turn after it is completed; silent in extra Build Phases.
rule-ASF_2 = 1 damage for each different ship type the opponent owns.
ship-SAC = Sacrificial Pool
    .few = turns ships into Xenites, protects
a_ship-SAC = a Sacrificial Pool
use-SAC = Recycles hulls and shields the swarm.
rule-SAC_1 = Once in each later Ships That Build step: destroy one of your own basic ships and make one Xenite per full 3 lines of its cost.
rule-SAC_2 = The opponent's powers cannot destroy any of your ships (theft is not prevented).
ship-QUE = Queen
    .few = a Xenite each turn; 3 damage per ship made
a_ship-QUE = a Queen
use-QUE = Rewards busy turns; her own completion counts that turn.
rule-QUE_1 = Makes a Xenite at the start of each later Ships That Build step.
rule-QUE_2 = Damage of 3 times the number of ships you made this turn; Xenites made by Queens are left out.
ship-CHR = Chronoswarm
    .few = an extra Build Phase each turn
a_ship-CHR = a Chronoswarm
use-CHR = Second helping of dice, breeding and drawing.
rule-CHR_1 = From the next turn on you play one extra Build Phase before battle, with one die for each working Chronoswarm you own.
ship-HVE = Hive
    .few = 1 damage and heals 1 per ship
a_ship-HVE = a Hive
use-HVE = Capstone of the swarm.
rule-HVE_1 = 1 damage for each ship you own, itself included.
rule-HVE_2 = Restores 1 health for each ship you own, itself included.
rule-HVE_3 = Xenite-family components inside your upgraded ships also count for your Mantises and Hell Hornets.
ship-FEA = Ship of Fear
    .few = heals 3 when completed
a_ship-FEA = a Ship of Fear
use-FEA = Cheap burst healing.
rule-FEA_1 = Restores 3 health, counted a single time on the turn it is completed.
ship-ANG = Ship of Anger
    .few = 3 damage when completed
a_ship-ANG = a Ship of Anger
use-ANG = Cheap burst damage.
rule-ANG_1 = 3 damage, counted a single time on the turn it is completed.
ship-EQU = Ship of Equality
    .few = trades ships of equal cost, twice
a_ship-EQU = a Ship of Equality
use-EQU = Even trade.
rule-EQU_1 = Spend 1 charge to destroy one of your own basic ships together with one enemy basic ship of exactly the same line cost; Ships of Equality can be neither.
ship-WIS = Ship of Wisdom
    .few = twice 3 damage or heals 4
a_ship-WIS = a Ship of Wisdom
use-WIS = Two small answers.
rule-WIS_1 = Spend 1 charge for 3 damage or for 4 healing.
ship-VIG = Ship of Vigor
    .few = 2 lines on even dice
a_ship-VIG = a Ship of Vigor
use-VIG = Even-die income; four at most.
rule-VIG_1 = From the next turn on, adds 2 lines whenever your die reading is even.
ship-FAM = Ship of Family
    .few = three times 1 per type you own
a_ship-FAM = a Ship of Family
use-FAM = Three variable answers.
rule-FAM_1 = Spend 1 charge for damage, or for healing, equal to the number of different ship types you own at that moment.
ship-LEG = Ship of Legacy
    .few = 4 joining lines; 1 damage, heals 2
a_ship-LEG = a Ship of Legacy
use-LEG = Springboard for Arks.
rule-LEG_1 = Grants 4 joining lines the moment it is drawn.
rule-LEG_2 = 1 damage every end of turn.
rule-LEG_3 = Restores 2 health every end of turn.
ship-TER = Ark of Terror
    .few = heals the die
a_ship-TER = an Ark of Terror
use-TER = Die-sized healing.
rule-TER_1 = Restores health equal to your die reading every end of turn.
ship-FUR = Ark of Fury
    .few = damage of the die
a_ship-FUR = an Ark of Fury
use-FUR = Die-sized damage.
rule-FUR_1 = Damage equal to your die reading every end of turn.
ship-KNO = Ark of Knowledge
    .few = rerolls the die, heals 2
a_ship-KNO = an Ark of Knowledge
use-KNO = Bends the shared die.
rule-KNO_1 = One optional reroll of the shared die per Ark each turn; the new value replaces the old one for both players.
rule-KNO_2 = Restores 2 health every end of turn.
ship-ENT = Ark of Entropy
    .few = 8 damage, 3 to yourself
a_ship-ENT = an Ark of Entropy
use-ENT = Strong but self-harming.
rule-ENT_1 = 8 damage every end of turn.
rule-ENT_2 = Costs its own owner 3 health every end of turn.
ship-RED = Ark of Redemption
    .few = full health; 2 joining lines a turn
a_ship-RED = an Ark of Redemption
use-RED = Full reset.
rule-RED_1 = Adds 2 joining lines to your income from the turn after it is completed.
rule-RED_2 = In the End of Build step of the turn it is completed, your health for this turn's resolution is taken as your maximum. It is not healing.
ship-POW = Ark of Power
    .few = 4 lines on even dice; 2 damage, heals 3
a_ship-POW = an Ark of Power
use-POW = Even-die engine; three at most.
rule-POW_1 = From the next turn on, adds 4 lines whenever your die reading is even.
rule-POW_2 = 2 damage every end of turn.
rule-POW_3 = Restores 3 health every end of turn.
ship-DES = Ark of Destruction
    .few = 2 damage per ship you own
a_ship-DES = an Ark of Destruction
use-DES = Fleet-sized damage.
rule-DES_1 = 2 damage for each ship you own, itself included.
ship-DOM = Ark of Domination
    .few = takes two ships; heals 2 per ship
a_ship-DOM = an Ark of Domination
use-DOM = Capstone: theft and mass healing.
rule-DOM_1 = Adds 2 joining lines to your income from the turn after it is completed.
rule-DOM_2 = In First Strike of the turn it is completed, take two enemy basic ships for good (or as many as can be taken).
rule-DOM_3 = Restores 2 health for each ship you own, itself included.
ship-PLU = Pluto Core
    .few = 1 green Energy each turn
a_ship-PLU = a Pluto Core
use-PLU = Green Core; neither strikes nor theft can touch it.
rule-PLU_1 = 1 green Energy at the start of every Battle Phase.
ship-MER = Mercury Core
    .few = 1 red Energy each turn
a_ship-MER = a Mercury Core
use-MER = Red Core; neither strikes nor theft can touch it.
rule-MER_1 = 1 red Energy at the start of every Battle Phase.
ship-QUA = Quantum Mystic
    .few = on its number 2 blue, heals 5
a_ship-QUA = a Quantum Mystic
use-QUA = Blue Energy on one die face.
rule-QUA_1 = Pick a number from 1 to 6 as it is drawn; the number never changes.
rule-QUA_2 = 2 blue Energy at the start of each Battle Phase of a turn whose die reading equals the picked number.
rule-QUA_3 = Restores 5 health in the same turns, if it is still in play.
ship-SPI = Spiral
    .few = heals 1, 4 or 9 together
a_ship-SPI = a Spiral
use-SPI = Stacking healing; three at most.
rule-SPI_1 = Restores 1 health for each Spiral you own (so 1, 4 or 9 in total with one, two or three).
rule-SPI_2 = While in play it lifts your health ceiling by 5.
rule-SPI_3 = When its completion gives you a third Spiral, one enemy basic ship of your choice may be destroyed in this turn's First Strike.
ship-NEP = Neptune Core
    .few = 1 blue Energy each turn
a_ship-NEP = a Neptune Core
use-NEP = Blue Core; neither strikes nor theft can touch it; six at most.
rule-NEP_1 = 1 blue Energy at the start of every Battle Phase.
ship-SOL = Solar Grid
    .few = 1 Energy of each colour, four times
a_ship-SOL = a Solar Grid
use-SOL = Four bursts of mixed Energy, then a healer.
rule-SOL_1 = Spends 1 charge at the start of every Battle Phase, while it has any, for 1 Energy of each colour.
rule-SOL_2 = Restores 2 health every end of turn once it has no charges left.
ship-CUB = Cube
    .few = repeats a Solar Power for free
a_ship-CUB = a Cube
use-CUB = Free echo of a Solar Power.
rule-CUB_1 = Once a turn, repeats for free the first single-colour Solar Power you cast that turn.

## Solar Powers

solar-SLIF = Life
    .few = heals 1
solar_text-SLIF = Restores 1 health.
solar-SSTA = Star Birth
    .few = heals die + 3
solar_text-SSTA = Restores health equal to your die reading plus 3.
solar-SAST = Asteroid
    .few = 1 damage
solar_text-SAST = 1 damage.
solar-SSUP = Supernova
    .few = die + 3 damage
solar_text-SSUP = Damage equal to your die reading plus 3.
solar-SCON = Convert
    .few = 1 line next turn
solar_text-SCON = 1 extra line in your next Line Generation.
solar-SSIM = Simulacrum
    .few = copies an enemy ship
solar_text-SSIM = Copies one enemy basic ship for blue Energy equal to its line cost; the copy joins your fleet at the start of the next turn with the charges and number its model had when this battle began, after Energy was produced.
solar-SSIP = Siphon
    .few = heals and damages
solar_text-SSIP = Spend the same amount X of green and of red Energy, X at least 4: heal and deal 3X-4 for X from 4 to 7, or 5(X-4) for X of 8 and more.
solar-SVOR = Vortex
    .few = 2 damage per ship type
solar_text-SVOR = 2 damage for each different ship type you own.
solar-SBLA = Black Hole
    .few = removes 2 ships, 1 damage per Core
solar_text-SBLA = Removes two enemy basic ships (or as many as can be) and adds 1 damage per Core in your fleet.

## What happened

species_revealed = { $seat } leads the { $species }.
turn_began = Turn { $turn } begins.
die_rolled = The die shows { $die }.
die_rerolled = { $seat } rolls again: the die shows { $die }.
die_kept = { $seat } keeps the { $die }.
lines_come = { $seat } has { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} ({ $sources }){ $joining ->
    [0] {""}
   *[other] {" "}and { $joining } joining
}.
ship_made = { $seat } gets { $ship } from { $by }.
sacrificed = { $seat } sacrifices { $ship }.
ship_paid = { $seat } draws { $ship }{ $number ->
    [0] {""}
   *[other] {" "}on { $number }
}; { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} left.
ships_joined = { $seat } joins { $parts } into { $ship }{ $number ->
    [0] {""}
   *[other] {" "}on { $number }
}; { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} left.
evolved = { $seat } evolves a Xenite into { $ship }.
extra_build_began = Chronoswarm: an extra Build Phase for { $seats }.
extra_dice_rolled = The extra dice show { $dice }.
extra_lines = { $seat } has { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}.
fleet_shown = { $seat } reveals { $new }{ $gone ->
    [0] {""}
   *[other] , { $gone } gone
}, and saves { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}{ $joining ->
    [0] {""}
   *[other] {" "}and { $joining } joining
}.
energy_produced = { $seat } has { $green } green, { $red } red and { $blue } blue Energy.
strike_named = { $seat } aims { $by } at { $ship }.
theft_named = { $seat } lets the { $by } take { $ship }.
ship_stolen = { $seat } takes { $ship }.
ship_destroyed = The { $ship } of { $seat } is destroyed.
    .you_seat = Your { $ship } was destroyed.
charge_declared = { $seat } fires { $ship }: { $damage } damage, { $healing } healing.
equalised = { $seat } equalises: the own { $own } and the enemy's { $enemy } are doomed.
plain_cast = { $seat } casts { $power }{ $times ->
    [1] {""}
   *[other] , { $times } times in all
}.
cast_of = { $seat } casts { $power }{ $times ->
    [1] {""}
   *[other] , { $times } times in all
}.
ship_doomed = { $seat } draws { $ship } into the Black Hole.
side_comes_to = { $seat } deals { $damage } and heals { $healing }{ $own_damage ->
    [0] {""}
   *[other] , { $own_damage } to itself
}: health { $before } → { $after }{ $baseline ->
    [0] {""}
   *[other] , from { $baseline } by Redemption
}; fleet worth { $fleet }.
    .you_seat = Your health went from { $before } to { $after }.

## How it ended

decisive = the other fleet’s health is gone
narrow = both are at zero or below, but narrowly ahead
mutual = both are down at the same health
limit = the turn limit is reached
# Instead of the frame’s
agreement = a draw by agreement
# Instead of the frame’s
resignation = the other side resigned
# Instead of the frame’s
clock_ran_out = the other side ran out of time
# Instead of the frame’s
last_seat = the other side has left the match

## Where we are, and what must be done

node-opening = Opening
node-SpeciesChoice = Species
node-duel = Duel
node-Turn = Turn
node-BuildPhase = Build phase
node-DiceRoll = Dice roll
node-LineGeneration = Line generation
node-Chronoswarm = Chronoswarm
extra_dice = Extra dice
extra_income = Extra lines
node-ShipsThatBuild = Ships that build
node-Drawing = Drawing
node-EndOfBuild = End of build
node-BattlePhase = Battle phase
node-FirstStrike = First strike
node-InteractionLoop = Charges and Solar Powers
node-EndOfTurnResolution = End of turn
prompt-SpeciesChoice = Choose your species
prompt-DiceRoll = Keep the die or roll it again
prompt-ShipsThatBuild = Use your ships that build, then say done
prompt-Drawing = Draw, upgrade and evolve ships, then say done
prompt-FirstStrike = Choose the targets of your first strike
prompt-InteractionLoop = Declare a charge or a Solar Power, or pass

## What can be done

ask-SpeciesChoice = Choose your species
move-done = Done
move-reroll = Reroll the die
    .help = Roll the die again, for both players.
move-keep = Keep the die
    .help = Accept the die as it is.
move-build = Build
    .help = Let a Carrier or Bug Breeder make a ship for its charges.
move-sacrifice = Sacrifice
    .help = Let a Sacrificial Pool destroy one of your own basic ships and make Xenites of it.
move-draw = Draw a ship
    .help = Pay lines for a basic ship of your own species.
move-upgrade = Upgrade
    .help = Join loose ships into an upgraded one; joining lines pay first.
move-evolve = Evolve a Xenite
    .help = Let an Evolver turn a Xenite into an Oxite or an Asterite.
move-strike = Strike
    .help = Aim a Guardian, or this turn’s third Spiral, at an enemy basic ship.
move-steal = Take a ship
    .help = Name an enemy basic ship for your new Ark of Domination to take.
move-charge = Declare a charge
    .help = Spend a charge for damage or for healing at the end of the turn.
move-equalise = Equalise
    .help = Doom one of your own basic ships together with an enemy basic ship of the same line cost.
move-cast = Cast a Solar Power
    .help = Spend Energy on a Solar Power; a Cube repeats the first of one colour.
move-target = Pick a ship for the Black Hole
    .help = Doom an enemy basic ship.
input-ship = Ship
input-number = Number
input-power = Power
input-amount = Amount
input-target = Target
input-source = Source
input-mode = Mode
input-into = Into
input-own_ship = Own ship
input-enemy_ship = Enemy ship
draw_for = { $what }: { $cost ->
    [one] 1 line
   *[other] { $cost } lines
}, { $left } left. { $use }
join_for = { $what }: { $cost } to join, { $left ->
    [one] 1 line
   *[other] { $left } lines
} left. { $use }
built_by = { $ship } from { $builder }, { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
} left
becomes_xenites = { $ship } becomes { $xenites ->
    [one] 1 Xenite
   *[other] { $xenites } Xenites
}
aim_at = { $by } at { $ship }
dealing = { $ship }: { $damage } damage
healing = { $ship }: { $healing } healing
both_lost = your { $mine } and the enemy's { $theirs }
siphon_of = { $power } of { $amount }: heals and deals { $gives }
copy_of = { $power } of { $ship } for { $blue } blue
cast_for = { $power } for { $cost }: { $text }

## What is taken back

drawing_of = drawing { $ship }
joining_of = joining { $ship }
evolving_into = evolving into { $ship }
building_of = building { $ship }

## Why not

not_your_ship = Ship { $iid } is not yours; name one of your own.
unknown_ship = { $among ->
    [own] There is no ship { $ship }; name one of your own.
    [enemy] There is no ship { $ship }; name one of the enemy.
   *[catalogue] There is no ship “{ $ship }”; name one of the catalogue, such as DEF.
}
wrong_ship = { BIG($ship) } cannot { $power ->
    [build] build
    [sacrifice] sacrifice ships
    [strike] strike
    [steal] take ships
    [charge] declare such a charge
   *[equalise] equalise
}; these can: { $able }.
own_ship_named = That is your own ship; name one of the enemy.
indestructible = { BIG($ship) } cannot be destroyed: { $core ->
    [true] Cores never are. Name another ship.
   *[false] upgraded ships never are. Name a basic one.
}
not_stealable = { BIG($ship) } cannot be taken: { $core ->
    [true] Cores
   *[false] upgraded ships
} never are. Name another.
not_copyable = { BIG($ship) } cannot be copied; name a basic ship that is no Cube.
fourth_spiral = Nobody can have a fourth Spiral; name another ship.
too_cheap = { BIG($ship) } is worth less than { $least } lines; name a dearer ship.
never_equalised = Ships of Equality can be neither of the two; name others.
unequal_cost = Both must cost the same number of lines: { $mine } { $my_cost }, { $theirs } { $their_cost }.
protected = The enemy's Sacrificial Pool protects its fleet; only theft reaches it.
named_already = { $ship } has been named already; name another.
copied_already = { $ship } has been copied this turn; name another.
already_used = { $ship } has been used this { $when ->
    [step] step
   *[turn] turn
}; it works again in the next.
no_charges = That takes { $cost ->
    [one] 1 charge
   *[other] { $cost } charges
}; { $ship } has { $have ->
    [0] none
   *[other] { $have }
}.
builds_later = { $ship } can build from the next Build Phase on.
not_the_third = Only a Spiral that became your third this turn may strike.
ark_not_new = An Ark of Domination takes ships in the turn it is completed only.
no_rerolls = You have no rerolls left this turn; keep the die.
no_xenite = You have no loose Xenite to evolve; make one first.
no_evolver = You have no Evolver left for this step; each evolves one Xenite.
bad_charge_mode = Declare damage or heal, not “{ $mode }”.
cannot_make = { BIG($ship) } makes { $makes }, not “{ $wanted }”.
cannot_become = A Xenite becomes an Oxite or an Asterite, not “{ $wanted }”.
not_taking_part = This extra Build Phase is for owners of a Chronoswarm from an earlier turn; you can only say done.
not_drawable = { $ship } cannot be drawn; it is { $evolved ->
    [true] evolved from a Xenite
   *[false] made by upgrading
}.
not_upgraded = { $ship } is not made by upgrading; it is { $evolved ->
    [true] evolved from a Xenite
   *[false] drawn
}.
foreign_ship = { $ship } belongs to the { $theirs }; you draw { $mine } ships.
limit_reached = You have { $most } of { $ship } in play, as many as there may be; make another ship.
copy_limit = You have as many of { $ship } as there may be; name another ship.
not_enough_lines = { $short ->
    [one] 1 line
   *[other] { $short } lines
} short: { $what } costs { $cost } and you have { $have }.
joining = joining { $ship }
missing_components = It still needs { $parts }.
component_charged = Charges left in components: spend those of { $parts }.
besides = { $first } { $second }
number_needed = Pick a number from 1 to 6 for the { $ship }.
number_not_allowed = { BIG($ship) } takes no number; leave it out.
bad_number = { $number } is not a number from 1 to 6.
not_ancient = Only Ancients cast Solar Powers; fire a charge or pass.
no_such_power = There is no Solar Power “{ $power }”; there are { $powers }.
amount_for_siphon = Say an amount for Siphon, and for Siphon only.
target_for_simulacrum = Name a target for Simulacrum, and for Simulacrum only.
bad_amount = A Siphon takes at least { $least } green and red Energy, not { $amount }.
not_enough_energy = That costs { $cost } Energy and you have { $have }.
must_pick_target = Your Black Hole still picks { $left } of the enemy's ships.
wrong_step = There is no Black Hole to pick a target for; cast one first.
must_steal = Your Ark of Domination must take a ship first; name one of the enemy.

## What hints speak of

own_health = your health
other_health = the other’s health
own_means = your ships and lines
other_means = the other’s ships and lines

## What is agreed before

preset-standard = Standard
preset-duel = Duel
option-starting_health = Starting health
    .help = Not above the maximum
option-max_health = Maximum health
    .help = Healing never lifts health above it
option-starting_lines = Starting lines
    .help = Lines in hand before the first die
option-saved_line_cap = Saved lines
    .help = The most lines that can be saved
option-first_species = Species of the first seat
    .help = Chosen in secret unless it is fixed here
choice-first_species-choose = Choose
choice-first_species-human = Human
choice-first_species-xenite = Xenite
choice-first_species-centaur = Centaur
choice-first_species-ancient = Ancient
choice-first_species-random = Random
option-second_species = Species of the second seat
    .help = Chosen in secret unless it is fixed here
choice-second_species-choose = Choose
choice-second_species-human = Human
choice-second_species-xenite = Xenite
choice-second_species-centaur = Centaur
choice-second_species-ancient = Ancient
choice-second_species-random = Random
option-turn_limit = Turn limit
    .help = Then the higher health wins; 0 means no limit
too_healthy = the starting health of { $starting } is above the maximum of { $most }

## What a table without its own board shows

field-health = health
field-species = species
field-lines = lines
field-joining = joining lines
field-fleet = fleet
field-charges = charges
field-number = number
field-doomed = doomed
field-once_only = one-time effects
field-queued = declared this turn
field-damage = damage
field-healing = healing
field-source = from
field-energy-green = green energy
field-energy-red = red energy
field-energy-blue = blue energy
field-copies = copies to come
field-turn = turn
field-die = die
field-extra_dice = extra dice
field-used_this_turn = used

## What only the board says

board-species-random = Let chance decide
board-style-human = Steady build-up into heavy upgrades.
board-style-xenite = A swarm that counts itself and breeds.
board-style-centaur = Bursts, charges, and the right moment.
board-style-ancient = Energy for Solar Powers, no upgrades.
board-style-random = One of the four, revealed with the other one.
board-phase-species = Species
board-phase-roll = Roll
board-phase-rolled = Roll { $n }
board-phase-build = Build
board-phase-draw = Draw
board-phase-strike = Strike
board-phase-battle = Battle
board-noStrike = Nobody can strike: there is no charged Guardian, no third Spiral and no new Ark of Domination.
board-phase-resolve = Resolve
board-phase-extra = Extra phase
board-place = Turn { $n } · { $step }
board-placeExtra = Turn { $n } · extra { $step }
board-step-DiceRoll = rolling
board-step-LineGeneration = lines
board-step-ShipsThatBuild = ships that build
board-step-Drawing = drawing
board-step-EndOfBuild = end of build
board-step-FirstStrike = first strike
board-step-InteractionLoop = battle
board-step-EndOfTurnResolution = end of turn
board-task-SpeciesChoice = choose your species
board-task-DiceRoll = keep the { $die } or roll it again
board-task-ShipsThatBuild = let your ships build, then go on
board-task-nothingBuilds = none of your ships builds now: go on
board-task-notPart = the extra phase is the other one’s: go on
board-task-Drawing = draw with your { $lines }, or say you are ready
board-task-DrawingNothing = nothing can be drawn with { $lines }: say you are ready
board-task-FirstStrike = choose the targets of your First Strike
board-task-steal = choose the ships your Ark takes
board-task-InteractionLoop = declare a charge or a Solar Power, or pass
board-task-nothingToDeclare = you have nothing to declare: pass
board-task-hole = choose { $n } for the Black Hole
board-wait-SpeciesChoice = species
board-wait-DiceRoll = the die
board-wait-ShipsThatBuild = ships that build
board-wait-Drawing = drawing
board-wait-FirstStrike = First Strike
board-wait-InteractionLoop = a declaration, or a pass
board-line = { $n ->
    [one] 1 line
   *[other] { $n } lines
}
board-ship = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
board-charge = { $n ->
    [one] 1 charge
   *[other] { $n } charges
}
board-linesLeft = { $n } left
board-linesOf = of { $all }: { $from }
board-from-die = die { $n }
board-from-saved = saved { $n }
board-from-other = { $what } { $n }
board-joiningLeft = + { $n } joining
board-health = { $name }: { $now } health, forecast { $then }
board-healthNow = { $name }: { $now } health
board-of = of { $n }
board-you = you
board-thinking = thinking
board-drawing = drawing
board-building = building
board-ready = ready
board-aiming = aiming
board-declaring = to declare
board-fleet-mine = Your fleet with this turn’s plan
board-fleet-theirs = Fleet of { $name }
board-fleet-hidden = Fleet of { $name } at the start of the turn; new ships are hidden until both are ready
board-noShips = no ships yet
board-fresh = new
board-doomed = doomed
board-aimed = aimed at
board-damage = { $n } damage
board-healing = { $n } healing
board-onNumber = on { $n }
board-forecast = Forecast
board-youDeal = You deal
board-deals = { $name } deals
board-nothing = nothing yet
board-upTo = up to { $n } with { $sources }
board-die = die: { $n }
board-reads = { $name } reads 6
board-youRead = you read 6
board-extraDice = extra
board-reroll = Roll again
board-rerollSub = { $n } left, for both
board-draw = Draw
board-upgrade = Upgrade
board-evolve = Evolve
board-catalogue = Catalogue
board-builders = Ships that build
board-noBuilders = None of your ships builds this turn.
board-drawNext = Drawing comes next; you can plan already.
board-lines = Lines
board-cost = costs { $n }
board-joins = joins for { $n }
board-short = { $n } short
board-allShips = All ships and Solar Powers
board-allOf = All { $n } ships
board-moreAbout = More about { $name }
board-pickNumber = On which number?
board-pickNumberWhy = The number never changes. The die shows { $n } this turn.
board-reset = Start this step over
board-unready = Not ready after all
board-readyNote = You are ready. Until the other one is, you can still change your plan.
board-waitsFor = { $name } is still at it.
board-strikes = First Strike
board-strikeHow = Tap an enemy ship to aim at it. Nobody sees it before both have chosen.
board-stealHow = Tap the enemy ships you want to take.
board-declarations = Declarations
board-declareHow = They take effect together at the end of the turn.
board-noDeclarations = Nothing of yours can be declared now.
board-declared = Declared this turn
board-equaliseHow = Tap a ship of yours, then an enemy ship of the same cost.
board-holeHow = Tap an enemy ship for the Black Hole.
board-copyHow = Tap the enemy ship to copy.
board-energy = Energy
board-energy-green = green
board-energy-red = red
board-energy-blue = blue
board-energySoon = in the coming battle
board-solar = Solar Powers
board-siphon = Siphon of { $n }
board-siphonGives = heals and deals { $n }
board-converts = { $n } converted
board-copies = copies: { $ships }
board-passRest = Pass for the rest of this turn
board-passRestEnd = Passing until the turn ends: ask me again
board-sacrificeHow = Tap the ship to sacrifice.
board-price = { $n ->
    [one] 1 line
   *[other] { $n } lines
}
board-priceUpgrade = { $join } to join, { $all } in all
board-parts = Made from
board-partEmpty = { $name }, empty
board-charges = Charges
board-mostShort = At most
board-inFleets = In play
board-tier-basic = basic ship
board-tier-evolved = evolved ship, counts as basic
board-tier-upgraded = upgraded ship: cannot be destroyed, taken or copied
board-repeats = Cubes repeat it if it is your first of the turn.
board-resolution = Turn { $n } resolved
board-forecastTitle = If the turn ended now
board-forecastNote = From what you can see. Ships built in secret are not in it.
board-last = Turn { $n }
board-lastOpen = How turn { $n } came out
board-total = Together
board-toItself = to itself
board-redemption = Redemption: from { $n }
board-capped = capped at the maximum
board-rolledNow = turn { $n } rolled
board-goOn = Go on
board-log = Battle log
board-logTurn = Turn { $n }
board-logBefore = Before the first turn
board-download = Download
board-chartHealth = Health at the end of each turn
board-chartDealt = Damage dealt and healing, turn by turn
board-chartFleet = Fleet value in lines
board-dealt = damage dealt
board-healed = healing
board-turnShort = T{ $n }
board-standing = End of the match
board-autocast = Cast by themselves
board-autocastNone = none
board-autocastHelp = Picked powers are cast one after the other whenever it is for you to declare and Energy is left, until you leave this page.
board-autoPass = Pass steps that need nothing from me
board-autoPassHelp = Steps in which you could only say done or pass are passed for you, at this table. Nothing else is.
board-act-commit = Lead the { $species }
board-act-commitRandom = Let chance decide
board-act-commitSub = secret until both have chosen
board-act-keep = Keep the { $n }
board-act-keepSub = it counts for both
board-act-reroll = Roll again
board-act-goOn = Go on to drawing
board-act-goOnSub = nothing more to build
board-act-goOnLeft = what could still be built is left
board-act-ready = Ready
board-act-readySub = { $lines } saved for next turn
board-act-readyLost = { $lines } saved, { $lost } lost above the cap
board-act-readyNone = no lines are saved
board-act-strikeDone = No more strikes
board-act-strikeDoneSub = charges that are left stay
board-act-pass = Pass
board-act-passSub = the turn ends when both pass in a row
board-act-draw = Draw { $ship }
board-act-upgrade = Join into { $ship }
board-act-evolve = Evolve into { $ship }
board-act-build = Build { $ship }
board-act-sacrifice = Sacrifice { $ship }
board-act-strike = Destroy { $ship }
board-act-strikeSub = sealed until both have chosen
board-act-steal = Take { $ship }
board-act-charge = Fire { $ship }
board-act-chargeSub = at the end of the turn: { $what }
board-act-equalise = Equalise
board-act-equaliseSub = your { $mine } and their { $theirs }
board-act-cast = Cast { $power }
board-act-target = { $ship } into the Black Hole

## What is at stake

brings_damage = { $amount } more damage every turn, { $total } in all.
costs_damage = { $amount } less damage every turn, { $total } in all.
brings_healing = { $amount } more healing every turn, { $total } in all.
costs_healing = { $amount } less healing every turn, { $total } in all.
brings_once = Once, at the end of this turn: { $damage ->
    [0] { $healing } healing
   *[other] { $healing ->
        [0] { $damage } damage
       *[other] { $damage } damage and { $healing } healing
    }
}.
brings_lines = { $amount ->
    [one] 1 more line
   *[other] { $amount } more lines
} every turn from the next one on.
costs_lines = { $amount ->
    [one] 1 line less
   *[other] { $amount } lines less
} every turn from the next one on.
brings_energy = More Energy for this battle: { $energy }.
you_lose_ships = You lose { $ships }; { $left ->
    [one] 1 ship is left
   *[other] { $left } ships are left
}.
they_lose_ships = { $seat } loses { $ships }; { $left ->
    [one] 1 ship is left
   *[other] { $left } ships are left
}.
you_take_ships = You take { $ships } from { $seat }.
you_lose_ships_to = { $seat } takes { $ships } from you.
damage_now = { $amount } more damage this turn, { $total } in all.
healing_now = { $amount } more healing this turn, { $total } in all.
lines_next_turn = { $amount ->
    [one] 1 line
   *[other] { $amount } lines
} for you next turn.
copy_comes = { $ship } joins your fleet next turn.
your_health_then = As things are, you end the turn with { $health }{ $beaten ->
    [true] { " " }and are beaten
   *[false] { "" }
}.
their_health_then = As things are, { $seat } ends the turn with { $health }{ $beaten ->
    [true] { " " }and is beaten
   *[false] { "" }
}.
your_health_falls = Your health falls from { $before } to { $after }.
your_health_rises = Your health rises from { $before } to { $after }.
their_health_falls = The health of { $seat } falls from { $before } to { $after }.
their_health_rises = The health of { $seat } rises from { $before } to { $after }.

## The first match

lesson-health = This is your health. It changes once, at the end of a turn; whoever is at zero then has lost.
lesson-lines = One die was rolled for both fleets: a four, so each of you has four lines. Lines pay for ships, and what you leave is saved.
lesson-draw = Draw a ship: tap one that is lit. A Fighter costs 3 and hurts every turn, a Defender costs 2 and heals. The other captain sees nothing yet.
lesson-ready = When you are done, say so here. Once both are ready, everything is revealed at the same time.
lesson-forecast = Now the battle. Here stands what will happen at the end of the turn if nobody does anything more.
lesson-battle = Ships with charges could fire now. Yours have none yet, so pass.
lesson-resolved = All damage and all healing counted together, and both healths were written. A new die, a new turn.
lesson-done = Save for bigger ships, join small ones into great ones, and keep an eye on the other fleet. Hold or right-click a ship to read what it does.

## What is this

term-health = Health
term-health-about = Changes once, at the end of a turn. The arrow shows what it will be if nothing more is done. At zero then, the fleet has lost.
term-fleet = Fleet
term-fleet-about = The ships that have been drawn. The other one sees yours as it was when the turn began.
term-forecast = Forecast
term-forecast-about = The die of this turn, and what each fleet would deal at its end as things are.
term-lines = Lines
term-lines-about = What ships cost. The die gives them, some ships add more, and up to twelve are saved.
term-energy = Energy
term-energy-about = What Cores give the Ancients in three colours; it pays for Solar Powers and is lost at the end of the turn.
term-drawing = Drawing
term-drawing-about = Basic ships cost lines; upgraded ones join the ships they are made of and cost joining lines.
