# The rules to read, chapter by chapter.

what-it-is-about = What it is about
    .text =
        Wanderers journey for renown. The first with 15 renown wins at once. Who must draw from an empty deck is out.

a-turn = A turn
    .text =
        Your cards and oil become ready, your wanderers settle, and you draw a card. Then, in any order: put one fuel
        card into your reservoir, play cards, journey, duel, and use keepsakes. Only you act; nobody answers. End your
        turn when you are done.

oil = Oil
    .text =
        Each card in the reservoir pays one each turn. It lies face down; only you may look.

journeys-and-duels = Journeys and duels
    .text =
        A wanderer that has been with you since your last turn may journey: exert it and gain its renown. Or it duels
        an exerted wanderer of somebody else: both deal their strength at once. Damage stays; a wanderer with as much
        damage as resolve falls. Veiled wanderers are duelled only by veiled ones, a sentinel must be duelled first,
        and a headstrong wanderer must duel if it can.

the-bag = The bag
    .text =
        What cards trigger goes into a bag. It is emptied at once, beginning with the turn player; who has several
        chooses which comes next.

the-opening-hand = The opening hand
    .text =
        You draw six cards and may exchange any of them once.
