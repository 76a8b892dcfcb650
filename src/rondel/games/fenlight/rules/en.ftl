# The rules to read, chapter by chapter.

what-it-is-about = What it is about
    .text =
        Hold sites in the fen. Each site you control with a unit there gives a point at the beginning of your turn,
        each site you conquer gives one at once. Seven points win; the seventh must come from holding, or from
        conquering when you then control all sites.

a-turn = A turn
    .text =
        Your units become ready, you score what you hold, get two glow stones, and draw a card. Then play units and
        spells and move, until you end your turn. What you do not spend stays for other turns.

moving = Moving
    .text =
        Ready units move together to one site, or home to your base; they are exhausted then. From site to site only
        with rove. A site may hold units of two seats.

showdowns = Showdowns
    .text =
        Moving to a site you do not control starts a showdown. Whoever has the focus may cast an action or a reaction,
        or pass the focus on. What is cast opens a chain on which only reactions may answer; the newest happens first.
        When all have passed the focus in succession, both sides fight: each deals its whole might, tanks first. If
        only attackers are left, they conquer; if both are, the attackers go home.

cards-run-out = Cards run out
    .text =
        Who must draw from an empty deck shuffles the discard into it, and the next seat scores a point.

the-opening-hand = The opening hand
    .text =
        The first player draws four cards, the others five. You may set up to two aside for others.
