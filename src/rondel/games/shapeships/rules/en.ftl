# The rules to read, chapter by chapter.

what-it-is-about = What it is about
    .text =
        Two fleets meet. Every turn you draw ships in secret, then fire their charges in the open, and at the end of
        the turn all damage and all healing count together. Whoever is at zero health or below then has lost.

        Health moves once a turn and at no other time. Nobody can lose in the middle of a turn.

lines = Lines
    .text =
        One die is rolled for both of you. It gives each of you as many lines, beside what your older ships give and
        what you saved. Lines pay for ships. You can save up to twelve.

        Joining lines pay only the joining part of an upgrade.

building = Building
    .text =
        First your ships that build do their work: Carriers, Bug Breeders, Queens and the like. Then you draw: basic
        ships of your species for lines, and upgraded ships by joining the ships they are made of. Components that
        have charges must be empty.

        The other one sees your fleet as it was when the turn began. When both are ready everything is revealed. Until
        then you can change your mind.

first-strike = First Strike
    .text =
        A Guardian with a charge, a third Spiral completed this turn and a new Ark of Domination act before the
        battle. Both choose in secret, and all of it happens at once. A ship that is destroyed here does nothing more
        this turn, except for what counts once on completion.

        Only basic ships can be destroyed, taken or copied, and Cores cannot be destroyed or taken. A Sacrificial Pool
        protects a fleet from being destroyed, not from theft.

battle = Battle
    .text =
        In turns you declare a charge, a Ship of Equality or a Solar Power, or you pass; the one with initiative
        begins, and initiative changes every turn. Whoever passed may still answer. Two passes in a row end the
        battle.

        What is declared counts even if its ship is lost. A doomed ship is gone only when the battle ends and may
        still fire.

the-end-of-the-turn = The end of the turn
    .text =
        Continuous powers count if their ship is still there. What counts once on completion counts in that turn even
        if the ship is gone. Charges and Solar Powers count as declared. Then both healths are written, at most up to
        the maximum.

        If both are at zero or below, the higher health wins narrowly; equal health is a draw. At the turn limit the
        higher health wins.

the-four-species = The four species
    .text =
        Humans build up steadily into heavy ships. Xenites breed a swarm that counts itself. Centaurs live from
        bursts, charges and Arks. Ancients have no upgrades: their Cores give Energy of three colours, which pays for
        Solar Powers in battle and is lost at the end of the turn.

        Hold a ship, or press I while it has the focus, to read what it does.
