"""Who may do what for whom, and the refusals that many moves share. Rules, sections 2.2 and 12."""

from __future__ import annotations

from typing import Any, Literal

from rondel import HOST, Message, Refusal
from rondel.core.legible import legible
from rondel.games.ti4.library import FACTIONS, LIMITS
from rondel.games.ti4.says.reasons import BadName, ForThemOrHost, IsOut, ScoringDisabled, Unchanged, UnknownSeat
from rondel.games.ti4.state import Companion, seats

Named = Literal["name", "title", "choice", "outcome", "custom_faction"]
"""What people give a name to."""


def no(why: Message, code: str = "", **facts: Any) -> Refusal:
    """A refusal: its code is the key of what it says, unless one code has several reasons."""
    return Refusal.of(why, **facts)._replace(code=code or why.key)


def unchanged() -> Refusal:
    """Nothing would change, so nothing is written down."""
    return no(Unchanged())


def name(s: Companion, seat: int | None) -> str:
    """What a seat is called: its own name, or its faction's."""
    if seat is None or not 0 <= seat < len(s.players):
        return "nobody"
    player = s.players[seat]
    if player.name:
        return player.name
    if player.custom_name:
        return player.custom_name
    return FACTIONS[player.faction].short if player.faction in FACTIONS else f"p{seat + 1}"


def is_named(s: Companion, seat: int) -> bool:
    """Has a seat a name: its own, or that of what it plays?"""
    player = s.players[seat]
    return bool(player.name or player.custom_name or player.faction)


def whom(s: Companion, seat: int) -> list[int]:
    """For whom somebody may act: the host for every seat, a player for the own one."""
    return list(seats(s)) if seat == HOST else [seat]


def unknown(s: Companion, player: int) -> Refusal | None:
    """Is there such a seat in the game?"""
    if player in seats(s):
        return None
    return no(UnknownSeat(player + 1, s.count))


def not_yours(s: Companion, seat: int, player: int) -> Refusal | None:
    """A player acts for the own seat only."""
    if why := unknown(s, player):
        return why
    if seat in (HOST, player):
        return None
    return no(ForThemOrHost(player), "not_your_seat", seat=player)


def not_scoring(s: Companion, seat: int, player: int) -> Refusal | None:
    """As `not_yours`, where the table may leave scoring to the host."""
    if why := not_yours(s, seat, player):
        return why
    if seat != HOST and not s.options.player_scoring:
        return no(ScoringDisabled())
    return None


def scoring_closed(s: Companion, seat: int) -> Refusal | None:
    """May this seat score at all? The host always may."""
    return None if seat == HOST else not_scoring(s, seat, seat)


def out(s: Companion, player: int) -> Refusal | None:
    """An eliminated seat cannot be chosen for anything."""
    if why := unknown(s, player):
        return why
    if s.players[player].eliminated:
        return no(IsOut(player), "seat_eliminated", seat=player)
    return None


def unconfirmed(confirm: bool, what: Message) -> Refusal | None:
    """Some things are asked twice."""
    return None if confirm else no(what, "confirm_required")


def bad_name(text: str, most: int = LIMITS.name_max, what: Named = "name") -> Refusal | None:
    """A name that can be read, on one line."""
    if not 1 <= len(legible(text)) <= most or not text.isprintable():
        return no(BadName(what, most))
    return None


def host_and_speaker(s: Companion) -> list[int]:
    """The host, and the speaker's player."""
    return [HOST] if s.speaker is None else [HOST, s.speaker]


def host_and_current(s: Companion) -> list[int]:
    """The host, and whose turn it is."""
    return [HOST] if s.current is None else [HOST, s.current]
