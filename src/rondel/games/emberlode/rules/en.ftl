# The rules to read, chapter by chapter.

what-it-is-about = What it is about
    .text =
        Everybody begins with 15 vigor and a deck of thirty. Wells pay for creatures and spells; creatures attack,
        spells are answered. Who has no vigor left, or must draw from an empty deck, is out. The last one wins.

a-turn = A turn
    .text =
        Your creatures and wells untap. Upkeep and draw follow, then the first main phase, combat, the second main
        phase, and the end. In each main phase you may play wells (one a turn), creatures and rites, while nothing
        waits on the stack. Flashes, creatures with ambush and tap abilities can be used whenever you hold priority.

the-stack = The stack
    .text =
        Whatever is cast waits on the stack, where others may answer. You keep priority until you pass it. When all
        have passed in succession, what lies on top happens, and priority goes back to the turn player. When the stack
        is empty and all pass, the game goes on. Targets are looked at again when something happens: if its only
        target is gone, it does nothing.

combat = Combat
    .text =
        Name your attackers and whom each attacks; attacking taps a creature, unless it guards. A creature that came
        this turn cannot attack, unless it is swift. Then the attacked name blockers; several may block one attacker.
        What is not blocked hurts the player. A blocked attacker deals lethal damage to its blockers one after the
        other, and all blockers hit back at once.

the-opening-hand = The opening hand
    .text =
        You draw seven cards. Up to twice you may shuffle them back and draw seven others; for each time you then put
        one card under your deck.
