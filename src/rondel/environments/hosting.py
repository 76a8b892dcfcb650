"""What every environment sees to beside the seats' decisions: the host acts by chance, and no game is endless."""

from __future__ import annotations

from random import Random

from rondel.core.kernel import Kernel
from rondel.core.picking import random_decision
from rondel.core.playing import play
from rondel.core.seats import is_player

LONGEST = 5_000
"""Steps after which a game is cut short."""


def host_acts(kernel: Kernel, rng: Random) -> None:
    """Do what the host of a game must do, in place, until a seat must act or the game is over."""
    while kernel.over is None and not is_player(host := kernel.actors()[0]):
        play(kernel, *random_decision(kernel, host, rng))
