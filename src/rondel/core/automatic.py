"""What happens by itself: seats that have left answer by default, others pass where they want to be passed for."""

from __future__ import annotations

from collections.abc import MutableMapping

from rondel.core.autopass import Preference, has_ended, should_be_ready, should_end_turn, should_pass
from rondel.core.command_names import PASS_PRIORITY, PASS_TURN, READY
from rondel.core.decisions import Decision
from rondel.core.kernel import Kernel
from rondel.core.picking import default_decision

MOST = 1000
"""So many automatic inputs in a row are a loop in the rules."""


def next_by_itself(kernel: Kernel, preferences: MutableMapping[int, Preference], entries: int) -> Decision | None:
    """The next decision that nobody has to be asked for, if there is one; a preference that has served is replaced.

    `entries` is how many are in effect: some preferences are held back until there are more.
    """
    for seat in kernel.actors():
        if seat in kernel.pos.left:
            return default_decision(kernel, seat)
        preference = preferences.get(seat)
        if preference is None or kernel.live is not None or preference.held == entries:
            continue
        if has_ended(kernel, seat, preference):
            preference = preferences[seat] = preference.lasting
        if should_pass(kernel, seat, preference):
            return Decision(seat, PASS_PRIORITY)
        if should_end_turn(kernel, seat, preference):
            return Decision(seat, PASS_TURN)
        if should_be_ready(kernel, seat, preference):
            return Decision(seat, READY)
    return None
