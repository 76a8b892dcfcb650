"""What is told of the flow's and the table's own commands, and of moves of which nothing else is told, as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rondel.core.command_names import (
    AGREE_DRAW,
    ANSWER,
    BAR,
    CLOCK,
    COMMIT,
    CONTINUED,
    DISMISS,
    END,
    GIVE_TIME,
    LEAVE,
    PASS_PRIORITY,
    PASS_TURN,
    PAUSE,
    READY,
    REDO,
    RESET,
    RESUME,
    RETRACT,
    RETURN,
    TIMEOUT,
    UNDO,
    UNDO_ANSWER,
    UNDO_REQUEST,
    UNREADY,
    UPGRADE,
)
from rondel.core.log import label_in
from rondel.messages import Message, Seat, Words


class Passes(Message):
    who: Seat


class EndsTurn(Message):
    who: Seat


class IsReady(Message):
    who: Seat


class IsNotReady(Message):
    who: Seat


class StartsOver(Message):
    who: Seat


class ThinksAgain(Message):
    who: Seat


class Answers(Message):
    who: Seat
    value: Words


class Decides(Message):
    who: Seat
    value: Words


class TakesBack(Message):
    who: Seat
    what: Words


class DoesAgain(Message):
    who: Seat


class AsksToTakeBack(Message):
    who: Seat


class Agrees(Message):
    who: Seat


class DoesNotAgree(Message):
    who: Seat


class MatchPaused(Message):
    reason: Words


class MatchGoesOn(Message): ...


class Leaves(Message):
    who: Seat


class LosesOnTime(Message):
    who: Seat


class RunsOutOfTime(Message):
    who: Seat


class DrawAgreed(Message): ...


class HostEnds(Message): ...


class HasDecided(Message):
    """What, only that seat may know."""

    who: Seat


class SetsTheClock(Message):
    who: Seat


class GivesTime(Message):
    who: Seat
    to: Seat


class TakesMoreTime(Message):
    who: Seat


class IsStillThere(Message):
    who: Seat


class IsBack(Message):
    who: Seat


class GoesOnUnder(Message):
    """The match goes on under other rules."""

    version: str


class ContinuedFrom(Message):
    """A match that began at a moment of another one."""

    move: int


Word = Callable[[Any, str], Words]
DEEDS: Mapping[str, Callable[[int, Mapping[str, Any], Word], Message]] = {
    PASS_PRIORITY: lambda who, args, word: Passes(who),
    PASS_TURN: lambda who, args, word: EndsTurn(who),
    READY: lambda who, args, word: IsReady(who),
    UNREADY: lambda who, args, word: IsNotReady(who),
    RESET: lambda who, args, word: StartsOver(who),
    RETRACT: lambda who, args, word: ThinksAgain(who),
    ANSWER: lambda who, args, word: Answers(who, word(args.get("value"), "")),
    COMMIT: lambda who, args, word: Decides(who, word(args.get("value"), "")),
    UNDO: lambda who, args, word: TakesBack(who, label_in(args)),
    REDO: lambda who, args, word: DoesAgain(who),
    UNDO_REQUEST: lambda who, args, word: AsksToTakeBack(who),
    UNDO_ANSWER: lambda who, args, word: Agrees(who) if args.get("yes") else DoesNotAgree(who),
    PAUSE: lambda who, args, word: MatchPaused(args.get("reason") or "paused"),
    RESUME: lambda who, args, word: MatchGoesOn(),
    LEAVE: lambda who, args, word: LosesOnTime(who) if args.get("why") == "time" else Leaves(who),
    TIMEOUT: lambda who, args, word: RunsOutOfTime(who),
    AGREE_DRAW: lambda who, args, word: DrawAgreed(),
    END: lambda who, args, word: HostEnds(),
    CLOCK: lambda who, args, word: SetsTheClock(who),
    BAR: lambda who, args, word: TakesMoreTime(who),
    DISMISS: lambda who, args, word: IsStillThere(who),
    GIVE_TIME: lambda who, args, word: GivesTime(who, int(args.get("to", 0))),
    RETURN: lambda who, args, word: IsBack(who),
    UPGRADE: lambda who, args, word: GoesOnUnder(str(args.get("to", ""))),
    CONTINUED: lambda who, args, word: ContinuedFrom(int(args.get("move", 0))),
}
"""What is told of the flow's and the table's own commands."""


class SomebodyDid(Message):
    """A move that nothing else is told of."""

    who: Seat
    what: Words


class SomebodyDidSo(Message):
    """The same, with what was chosen."""

    who: Seat
    what: Words
    how: list[Words]


class SomethingSecret(Message): ...


class Paired(Message):
    """A part of an answer with its name."""

    name: str
    value: Words
