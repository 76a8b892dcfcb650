"""The speaker token: the first speaker, changes by the host, and the history of terms. Rules, sections 4.5 and 6.3."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from rondel import Handle, Ref, Refusal, move
from rondel.games.ti4.inputs import Listed, anybody
from rondel.games.ti4.orders import mind_the_picker
from rondel.games.ti4.rights import no, out
from rondel.games.ti4.says.facts import SpeakerChanged
from rondel.games.ti4.says.reasons import NobodyElseLeft, SameSpeaker
from rondel.games.ti4.state import Companion, Term, in_game

RANDOM = "random"


def make_speaker(g: Handle[Companion], player: int, via: Literal["initial", "politics", "manual", "agenda"]) -> None:
    """Hand the token over; effective at once."""
    g.s.speaker = player
    g.s.speaker_history.append(Term(g.s.round, player, via, g.now))
    mind_the_picker(g.s)
    g.emit(SpeakerChanged(player, via))


def same_speaker(s: Companion, player: int) -> Refusal | None:
    """Somebody in the game, but not whoever has the token already."""
    if why := out(s, player):
        return why
    if player == s.speaker:
        return no(SameSpeaker(player), seat=player)
    return None


def _everybody(s: Companion, seat: int) -> list[Any]:
    return [*in_game(s), RANDOM]


@move(
    by="host",
    inputs={"player": Listed(_everybody, of=int | Literal["random"], refers="speaker")},
)
def choose_first_speaker(
    g: Handle[Companion], seat: int, player: Annotated[int | Literal["random"], Ref("speaker")]
) -> None:
    """Name the first speaker, or let chance do it."""
    chosen = g.chance.pick(in_game(g.s), label="speaker") if player == RANDOM else int(player)
    make_speaker(g, chosen, "initial")


@choose_first_speaker.check
def why_not_first(s: Companion, seat: int, player: int | str) -> Refusal | None:
    """Any seat of the game."""
    return None if player == RANDOM else out(s, int(player))


def _why_not_speaker(s: Companion, seat: int, player: int) -> Refusal | None:
    return same_speaker(s, player)


others = Listed(anybody.options, refers="seat", why=_why_not_speaker)
"""Any seat; the present speaker is shown, but cannot be chosen."""


@move(
    by="host",
    group="service",
    inputs={"player": others, "via": Listed(("manual", "agenda"), of=str, refers="via", optional=True)},
)
def set_speaker(
    g: Handle[Companion],
    seat: int,
    player: Annotated[int, Ref("seat")],
    via: Annotated[Literal["manual", "agenda"], Ref("via")] = "manual",
) -> None:
    """Give the speaker token to somebody else: a correction, or an agenda's doing."""
    make_speaker(g, player, via)


@set_speaker.check
def why_not_set_speaker(s: Companion, seat: int, player: int, via: str) -> Refusal | None:
    """Somebody else than now."""
    return same_speaker(s, player)


@set_speaker.when
def why_no_speaker(s: Companion, seat: int) -> Refusal | None:
    """There must be somebody to give it to."""
    return None if len(in_game(s)) > 1 else no(NobodyElseLeft(), "last_seat")
