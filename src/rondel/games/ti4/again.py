"""One more evening with the same people: as many seats, the same options, and who played what. Rules, section 11.4."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import to_builtins

from rondel import HOST, Done
from rondel.games.ti4.factions import CUSTOM
from rondel.games.ti4.options import NAMES
from rondel.games.ti4.state import Companion


def again(s: Companion) -> Iterator[Done]:
    """What the host would set: a faction may need its set, and two cards each a small table."""
    yield Done(HOST, "set_player_count", {"count": s.count})
    for id in NAMES:
        yield Done(HOST, "set_option", {"id": id, "value": to_builtins(getattr(s.options, id))})
    for seat, player in enumerate(s.players[: s.count]):
        plays = CUSTOM if player.custom_name else player.faction
        if player.colour and plays:
            named = {"custom_name": player.custom_name, "keleres_home": player.keleres_home, "name": player.name}
            given = {key: value for key, value in named.items() if value}
            yield Done(HOST, "configure_seat", {"player": seat, "colour": player.colour, "faction": plays, **given})
