"""Evenings of the companion at every kind of moment, to be brought to a server as files."""

from __future__ import annotations

import time
from collections.abc import Callable

from rondel.core import file as files
from tests.games.ti4.tables import F6, P1, P2, P3, P4, P5, P6, PICKS, Table


def _begun() -> Table:
    """Round 1, two objectives on the table."""
    table = Table(seats=F6)
    table.now = int(time.time())  # clocks are read when the picture is taken
    table.host("finish_setup")
    for objective in ("corner-the-market", "develop-weaponry"):
        table.host("reveal_objective", objective=objective)
    table.host("start_first_round")
    table.host("choose_first_speaker", player=P3)
    return table


def strategy() -> Table:
    return _begun().pick_any(8, 7)


def action() -> Table:
    return _begun().to_action(PICKS)


def card() -> Table:
    table = action()
    table.host("play_strategy_card", card=1)
    table.do(P1, "mark_secondary", player=P1, value="done", card=1)
    table.do(P3, "mark_secondary", player=P3, value="declined", card=1)
    return table


def politics() -> Table:
    table = action().play_card()
    table.host("play_strategy_card", card=3)
    return table


def status() -> Table:
    table = action().to_status(speaker=P6)
    table.host("score_objective", player=P2, objective="corner-the-market")
    table.host("score_objective", player=P5, objective="corner-the-market")
    table.host("toggle_status_step", step=1)
    return table


def custodians() -> Table:
    table = status()
    table.host("end_status_phase")
    return table


def agenda() -> Table:
    table = custodians()
    table.host("claim_mecatol", player=P2)
    table.host("leave_mecatol_check")
    table.host("set_agenda_card", card="anti-intellectual-revolution")
    table.host("set_agenda_step", step=5)
    for player, count, side in ((P1, 5, "For"), (P2, 8, "Against"), (P4, 3, "For")):
        table.host("set_votes", player=player, count=count)
        table.host("set_vote_side", player=player, side=side)
    return table


def pending() -> Table:
    table = agenda()
    table.host("set_vp", player=P4, value=10)
    table.host("end_agenda_phase")
    return table


STAGES: dict[str, Callable[[], Table]] = {
    "setup": lambda: Table(seats=F6[:4]),
    "strategy": strategy,
    "summary": lambda: _begun().pick(PICKS),
    "action": action,
    "card": card,
    "politics": politics,
    "status": status,
    "custodians": custodians,
    "agenda": agenda,
    "pending": pending,
}


def match_file(table: Table) -> bytes:
    """The match as a server takes it."""
    return files.dump(table.match)
