# The rules to read, chapter by chapter.

what-it-is-about = What it is about
    .text =
        Your leader has four life cards. Attack the other leaders until one is hit without a life card: its seat is
        out. Who has an empty deck is out, too. The last one wins.

a-turn = A turn
    .text =
        Everything of yours becomes active, you draw a card and get two volts (one in the very first turn). Then
        deploy units, play events, attach volts and attack, as often as you like. Nobody attacks in their first turn.

volts = Volts
    .text =
        Volts pay for cards. A volt attached to a leader or unit gives it +1 power in your own turns, until your next
        turn begins.

battles = Battles
    .text =
        Rest your leader or a unit to attack a leader or a rested unit. The defender may block once with an active
        blocker, then counter by discarding cards with ◈ or playing counter events. With three or more seats the
        others may each help with one card. The attacker succeeds with at least the power of its target: a unit is
        knocked out, a leader loses a life card, which goes to its owner’s hand. A card with a spark may be used at
        once instead.

dusk = Dusk
    .text =
        At the end of each turn everybody in turn may use dusk abilities and dusk events, for one volt.

the-opening-hand = The opening hand
    .text =
        You draw five cards and may once draw five others.
