"""Small games that the core's tests are played with, and a way to play them that respects every refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from rondel import Flow, FlowConfig, Game, Objects, PerSeat, Segment, State, Turns, Value, Window, move
from rondel.core import playing
from rondel.core.command_names import PASS_PRIORITY, PASS_TURN
from rondel.core.decisions import Decision
from rondel.core.flow import Node
from rondel.core.kernel import Kernel
from rondel.core.legality import refuses, ways_on
from rondel.core.moves import Move
from rondel.core.playing import play

A, B, C, D = range(4)


class Card(Value, frozen=True):
    """Something on the stack."""

    by: int
    name: str


class Side(State):
    """What a seat owns."""

    points: int = 0
    cards: list[int] = []


class Table(State):
    """A state with room for every little rule."""

    sides: PerSeat[Side]
    hooks: list[str] = []
    """The hooks that ran, in order."""
    stack: list[Card] = []
    resolved: list[str] = []
    count: int = 0
    fuel: int = 0
    first: int = 0
    over: bool = False
    out: list[int] = []
    answers: list[str] = []


@move
def cast(g: Any, seat: int, name: str) -> None:
    """Put something on the stack."""
    g.s.stack.append(Card(seat, name))


@cast.options
def _(s: Table, seat: int) -> Iterable[str]:
    return ("a", "b", "c", "pay")


@move
def land(g: Any, seat: int) -> None:
    """Count, without putting anything on the stack."""
    g.s.count += 1


@move
def finish(g: Any, seat: int) -> None:
    """Do nothing that is remembered."""


FREE = (cast, land)


def resolve(g: Any) -> None:
    """Take the newest thing off the stack."""
    g.s.resolved.append(g.s.stack.pop().name)


STACK = Objects(lambda s: s.stack, resolve, lambda s: s.stack[-1].by)


def hook(name: str) -> Callable[[Any], None]:
    """A hook that leaves its name."""

    def run(g: Any) -> None:
        g.s.hooks.append(name)

    return run


def hooks(name: str) -> dict[str, Any]:
    """Both hooks of a node: they leave ``+name`` and ``-name``."""
    return {"enter": hook(f"+{name}"), "exit": hook(f"-{name}")}


def in_turns(*nodes: Node, config: FlowConfig | None = None, flows: Iterable[Node] = (), **turns: Any) -> Flow:
    """A flow of one segment whose turns consist of the nodes."""
    return Flow(Segment("play", Turns("", *nodes, **turns)), flows=tuple(flows), config=config)


def passing(id: str, *moves: Move, **settings: Any) -> Node:
    """A step in which everybody may pass."""
    return Window.step(id, moves=moves or FREE, **settings)


def toy(flow: Flow | None, seats: int | tuple[int, int] = (1, 6), **settings: Any) -> Game:
    """A game around a flow."""
    settings.setdefault("objects", STACK)
    settings.setdefault("out", lambda s: s.out)
    settings.setdefault("setup", lambda g: Table(sides=[Side() for _ in g.seats]))
    return Game("toy", version="1", seats=seats, state=Table, flow=flow, **settings)


def begin(flow: Flow | Game | None, seats: int = 2, *, seed: str = "0", **settings: Any) -> Kernel:
    """A match of a toy, with its events kept."""
    game = flow if isinstance(flow, Game) else toy(flow, **settings)
    return playing.begin(game, seats, seed=seed, traced=True)


def refused(kernel: Kernel, seat: int, name: str, *args: Any) -> str | None:
    """The code with which a decision would be refused, or None."""
    why = refuses(kernel, Decision(seat, name, args))
    return why.code if why else None


def do(kernel: Kernel, seat: int, name: str, *args: Any) -> Kernel:
    """Give an input that must be accepted."""
    assert refused(kernel, seat, name, *args) is None
    playing.play(kernel, seat, name, args)
    return kernel


def pass_(kernel: Kernel, *seats: int) -> None:
    """Let seats pass priority, one after the other."""
    for seat in seats:
        do(kernel, seat, PASS_PRIORITY)


def end_turn(kernel: Kernel, seat: int) -> None:
    """Let a seat pass the turn."""
    do(kernel, seat, PASS_TURN)


def streak(kernel: Kernel) -> list[int]:
    """Who has passed in succession."""
    window = kernel.pos.frames[-1].window
    return list(window.streak) if window else []


def told(kernel: Kernel, name: str) -> list[dict[str, Any]]:
    """The parameters of the events of that name, in order."""
    return [event.params for event in kernel.events or () if event.name == name]


def entered(kernel: Kernel) -> list[str]:
    """The addresses of the nodes entered so far."""
    return [params["address"] for params in told(kernel, "node_entered")]


def some_decision(kernel: Kernel, rng: Random) -> Decision:
    """A decision of somebody who must act: each way to decide is equally likely."""
    seat = rng.choice(kernel.actors())
    found = [(way.name, row) for way in ways_on(kernel, seat) if (row := way.sample(kernel.s, seat, rng)) is not None]
    assert found, f"seat {seat} must act at {kernel.node} and cannot"
    return Decision(seat, *rng.choice(found))


def play_randomly(kernel: Kernel, rng: Random, most: int = 300) -> list[Decision]:
    """Random decisions until the match is over, or so many."""
    given: list[Decision] = []
    while kernel.over is None and len(given) < most:
        given.append(some_decision(kernel, rng))
        play(kernel, *given[-1])
    return given
