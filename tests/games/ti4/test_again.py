"""One more evening with the same people."""

from __future__ import annotations

import contextlib

from rondel.errors import Rejected
from rondel.games.ti4.again import again
from tests.games.ti4.tables import P2, Table, f6


def test_one_more_evening_begins_as_the_last_was_agreed() -> None:
    table = f6(vp_limit=14, sets=("base",))
    table.host("rename_seat", player=P2, name="Mara")
    table.host("set_option", id="vp_limit", value=12)
    fresh = Table(vp_limit=14)
    for done in again(table.s):
        with contextlib.suppress(Rejected):
            fresh.do(done.seat, done.name, **done.args)
    assert fresh.s.options == table.s.options
    assert fresh.s.players[P2].name == "Mara"
    fresh.host("finish_setup")
