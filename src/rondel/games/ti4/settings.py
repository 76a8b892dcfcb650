"""What can be changed at any time: options, names, colours. Such changes are not undone with the game. Rules, 4.3."""

from __future__ import annotations

from typing import Annotated, Any

from rondel import Handle, Ref, Refusal, move
from rondel.core.legible import legible
from rondel.games.ti4.factions import colour_taken
from rondel.games.ti4.holdings import lay_out
from rondel.games.ti4.inputs import Line, Listed, anybody, colours, somebody
from rondel.games.ti4.library import FACTIONS, LIMITS, OPTIONS, ColourId
from rondel.games.ti4.options import NAMES, Options, Value, changed, values
from rondel.games.ti4.points import warn_limit
from rondel.games.ti4.rights import bad_name, no, not_yours, unchanged, unknown
from rondel.games.ti4.says.facts import OptionSet, SeatRecoloured, SeatRenamed
from rondel.games.ti4.says.reasons import BadOptionValue, OptionLocked, SetInUse, TooManyPoints, UnknownOption
from rondel.games.ti4.setup import too_many_cards
from rondel.games.ti4.state import Companion, Seat, host_and_seats, seats


class OptionValue(Listed):
    """The value of an option; which ones fit depends on the option, so all that may fit are shown."""

    def suggest(self, s: Any, seat: int) -> list[Value]:
        return list(dict.fromkeys(value for id in NAMES for value in values(s.options, id)))


def _all_values(s: Companion, seat: int) -> list[Value]:
    return list(dict.fromkeys(value for id in NAMES for value in (getattr(s.options, id), *values(s.options, id))))


@move(
    by="host",
    group="service",
    sticky=True,
    anytime=True,
    inputs={
        "id": Listed(NAMES, of=str, refers="option"),
        "value": OptionValue(_all_values, of=Value, refers="option value"),
    },
)
def set_option(
    g: Handle[Companion], seat: int, id: Annotated[str, Ref("option")], value: Annotated[Value, Ref("option value")]
) -> None:
    """Agree on something else."""
    s = g.s
    made = changed(s.options, id, value)
    if made is None:
        return
    s.options = made
    g.emit(OptionSet(id, value))
    if s.round:
        lay_out(s)
    if id == "vp_limit":
        s.limit_waived = False
        warn_limit(g)


@set_option.check
def why_not_option(s: Companion, seat: int, id: str, value: Value) -> Refusal | None:
    """Known, fitting, not locked now, and in agreement with what is on the table."""
    if id not in NAMES:
        return no(UnknownOption(id, device=id in OPTIONS))
    made = changed(s.options, id, value)
    if made is None:
        return no(BadOptionValue(id, str(value)))
    if made == s.options:
        return unchanged()
    if _locked(s, id):
        return no(OptionLocked(id))
    return _conflict(s, made)


def _locked(s: Companion, id: str) -> bool:
    if id == "sets":
        return s.phase != "setup"
    return id == "strategy_cards_per_player" and s.phase in ("strategy-phase", "action-phase")


def _conflict(s: Companion, made: Options) -> Refusal | None:
    for seat in seats(s):
        player = s.players[seat]
        if player.vp > made.vp_limit + LIMITS.vp_over_limit:
            return no(TooManyPoints(seat + 1, player.vp), "option_conflict", seat=seat)
        if player.faction in FACTIONS and FACTIONS[player.faction].set not in made.sets:
            return no(SetInUse(seat + 1), "option_conflict", seat=seat)
    return too_many_cards(made, s.count)


@move(
    by=host_and_seats,
    group="service",
    sticky=True,
    anytime=True,
    inputs={"player": somebody, "name": Line(min=1, max=LIMITS.name_max, examples=("Ada", "Ben"))},
)
def rename_seat(g: Handle[Companion], seat: int, player: Seat, name: str) -> None:
    """Call a seat something else."""
    g.s.players[player].name = legible(name)
    g.emit(SeatRenamed(player, legible(name)))


@rename_seat.check
def why_not_rename(s: Companion, seat: int, player: int, name: str) -> Refusal | None:
    """A name of one line, by the seat itself or the host."""
    return (
        not_yours(s, seat, player)
        or bad_name(name)
        or (unchanged() if s.players[player].name == legible(name) else None)
    )


@move(
    by="host",
    group="service",
    sticky=True,
    anytime=True,
    inputs={"player": anybody, "colour": colours},
)
def recolour_seat(g: Handle[Companion], seat: int, player: Seat, colour: Annotated[str, Ref("colour")]) -> None:
    """Give a seat another colour; a seat that has it takes the old one."""
    players = g.s.players
    for other in players[: g.s.count]:
        if other.colour == colour:
            other.colour = players[player].colour
    players[player].colour = ColourId(colour)
    g.emit(SeatRecoloured(player, colour))


@recolour_seat.check
def why_not_recolour(s: Companion, seat: int, player: int, colour: str) -> Refusal | None:
    """A known seat and a known colour."""
    if why := unknown(s, player):
        return why
    if (why := colour_taken(s, None, colour)) and why.code == "unknown_colour":
        return why
    return unchanged() if s.players[player].colour == colour else None
