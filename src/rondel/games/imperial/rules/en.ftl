# The rules to read, chapter by chapter.

what-it-is-about = What it is about
    .text =
        Six great powers before 1914, and nobody plays one of them. You are an investor: you lend nations money, and
        whoever holds most of a nation’s bonds leads it.

        The game ends when a nation has 25 points. Every bond is then worth its number times a fifth of its nation’s
        points, rounded down; add your cash. The richest investor wins, not the strongest nation.

the-auction = The auction
    .text =
        One nation after the other is auctioned. Everybody names a sum in secret. The highest bidder is offered the
        largest bond that the sum affords, and pays the whole sum into the nation’s treasury, or declines; then the
        next.

        Whoever has most cash left goes first in the player order and gets the investor card.

a-nations-turn = A nation’s turn
    .text =
        The leader moves the nation’s marker clockwise on the rondel: one to three slots for nothing, up to three more
        for $2 each out of the leader’s own pocket.

        A leader who holds at least half of all bonds sold is a dictator and decides alone. Otherwise the nation is a
        democracy: the leader proposes, the second strongest owner agrees or proposes something else, and then all
        owners vote with the weight of their bonds. On a tie the leader’s proposal wins.

the-slots = The slots
    .text =
        Factory: build one at home for $5; what the treasury lacks the leader pays.

        Produce: every factory that is not occupied makes a unit, a fleet in a port and an army inland.

        Import: up to three units anywhere at home for $1 each.

        Taxation: $2 for every working factory and $1 for every flag, at most 15. What exceeds 5 is gained in points.
        Units cost $1 each, and if the revenue is higher than last time the difference goes to the owners as a bonus.

        Investor: the treasury pays every owner the number on their bonds; what it lacks the leader pays.

maneuver = Maneuver
    .text =
        All fleets move first, each one sea: out of port or to the next sea, never back. Then the armies move: by rail
        within their own country, over one border, or across the sea, where each fleet carries one army.

        A unit that comes to an empty sea or neutral land puts up its flag. Where others stand it fights, and one unit
        of each side is lost, or it offers peace: the nation asked decides, a democracy by vote. Refused, it must
        fight.

        In another nation’s home an army may occupy, which shuts factories, or destroy a factory and be lost. A nation
        always keeps one working factory.

investors = Investors
    .text =
        Whenever a marker lands on Investor or passes it, there is an investor round. The holder of the card gets $2
        and may buy one bond, or hand a smaller one of the same nation back and pay the difference. Then come the
        Swiss banks: everybody who neither leads a nation nor is the opposition of a democracy.

        You may put off buying and are asked once more. Each nation can be bought only once in a round. At the end the
        card goes on to the next player.
