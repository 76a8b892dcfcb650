"""Is this command expected, typed and legal? Everything is checked here before a kernel sees it."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from rondel.core.command_names import ANSWER, AT_GATES, COMMIT
from rondel.core.decisions import Args, Decision
from rondel.core.kernel import Kernel
from rondel.core.legality import accepted, wire
from rondel.core.log import Entry
from rondel.core.moves import Move
from rondel.core.requests import MatchIsOver
from rondel.core.seats import HOST, is_player
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.messages import Message, Seat


class TableMovedOn(Message): ...


class WhilePaused(Message):
    reason: str


class OnlyThey(Message):
    seat: Seat


class Command(Struct, frozen=True, omit_defaults=True):
    """What somebody wants to do."""

    seat: Seat
    """For whom it is done; `HOST` for what the host does beside the seats."""
    name: str
    """The move, request or answer."""
    args: Any = None
    """Its arguments as plain data, by name."""
    actor: int | None = None
    """Who clicked, if not the seat itself: the host or the engine."""
    version: int | None = None
    """The version the sender looked at, as they count; nothing means they do not care."""
    id: str = ""
    """The sender's own; a command that comes twice is carried out once."""
    at: int = 0
    """When it was given, in milliseconds."""
    by: int = 0
    """Which of the hosts clicked; see `Entry`."""

    def entry(self, v: int, name: str, args: Any = None, **marks: Any) -> Entry:
        """The entry that it becomes."""
        return Entry(v, self.seat, name, args or None, self.clicked_by, self.at, self.id, by=self.by, **marks)

    def entry_of(self, given: CheckedInput, v: int, auto: bool, sticky: bool) -> Entry:
        """The entry that it becomes as what it was found to be."""
        return Entry(
            v, self.seat, given.name, self.args or None, self.clicked_by, self.at, self.id,
            given.ask, (), (), given.secret, auto, sticky, self.by,
        )  # fmt: skip

    @property
    def clicked_by(self) -> int | None:
        """Who clicked, if not the seat itself."""
        return self.actor if self.actor != self.seat else None

    @classmethod
    def of(cls, k: Kernel, decision: Decision, *, actor: int | None = None, id: str = "", at: int = 0) -> Command:
        """The command that stands for a decision."""
        return cls(decision.seat, decision.name, wire(k, decision), actor, id=id, at=at)


class CheckedInput(Struct, frozen=True):
    """A legal input, ready to be carried out."""

    name: str
    args: tuple[Any, ...] = ()
    ask: tuple[str, int] | None = None
    """The question it answers, and its number within the script."""
    secret: bool = False


class Receiver(Protocol):
    """Where commands are handed in."""

    kernel: Kernel
    paused: str

    def name_of(self, seat: Seat) -> str: ...
    def version(self, viewer: Viewer) -> int: ...


def fresh(match: Receiver, command: Command, sender: Viewer | None = None) -> None:
    """Refuse a command whose sender has not seen the latest; decisions made together never go stale."""
    if command.version is None:
        return
    kernel = match.kernel
    now = match.version(sender or Viewer((command.seat,) if is_player(command.seat) else ()))
    at_gate = kernel.live is None and bool(kernel.pos.frames and kernel.pos.frames[-1].gate)
    if now > command.version and command.name not in AT_GATES and not at_gate:
        raise Rejected(
            "stale_version",
            TableMovedOn(),
            params={"known": command.version, "now": now},
        )


def checked(match: Receiver, command: Command) -> CheckedInput:
    """The legal decision a command stands for; raises `Rejected`."""
    kernel, seat = match.kernel, command.seat
    if kernel.over is not None:
        raise Rejected("match_over", MatchIsOver())
    if match.paused and not kernel.game.moves_resume and not _is_correction(kernel, command):
        raise Rejected("match_paused", WhilePaused(match.paused), params={"reason": match.paused})
    if command.actor is not None and command.actor != seat:
        move = kernel.node.by_name.get(command.name)
        if move is not None and move.personal:
            raise Rejected("not_addressed", OnlyThey(seat))
    name, args = accepted(kernel, seat, command.name, command.args)
    return given(kernel, name, args)


def given(kernel: Kernel, name: str, args: Args) -> CheckedInput:
    """A decision that needs no check, with the question it answers, if it answers one."""
    script = kernel.live if name == ANSWER else None
    if script is None or script.ask is None:
        return CheckedInput(name, args, None, name == COMMIT and seals(kernel))
    return CheckedInput(name, args, (script.ask.id, script.answers + 1), script.ask.secret)


def seals(kernel: Kernel) -> bool:
    """Is what a seat commits here for nobody else to read?"""
    gate = kernel.node.gate
    return gate is not None and gate.seals


def ends_pause(match: Receiver, command: Command) -> bool:
    """Does the match go on with this command?"""
    return bool(match.paused) and match.kernel.game.moves_resume and not _is_correction(match.kernel, command)


def _is_correction(kernel: Kernel, command: Command) -> bool:
    return is_correction(kernel.node.by_name.get(command.name), command.seat)


def is_correction(move: Move | None, seat: Seat) -> bool:
    """Is it something that the host may put right even during a pause?"""
    return move is not None and move.anytime and seat == HOST
