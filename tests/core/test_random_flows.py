"""Flows made up at random and played at random: the machine never gets stuck and can be saved at every input."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rondel import (
    Apnap,
    Flow,
    Focus,
    Gate,
    Host,
    Loop,
    Number,
    Objects,
    Outcome,
    Phase,
    Rotation,
    Rounds,
    Segment,
    Step,
    Turns,
    YesNo,
    move,
)
from rondel.core.flow import Node
from rondel.core.flow_manager import FlowController, where
from rondel.core.kernel import Kernel
from rondel.core.playing import begin, load, play
from tests.core import toys
from tests.core.toys import cast, hooks, land, passing

MODELS = ("turn_based", Apnap(after="restart"), Apnap(after="rotate"), Focus(), Rotation())


@move(leads_to=["battle"])
def attack(g: Any, seat: int) -> None:
    """Call a battle."""
    g.call("battle")


@move(leads_to=["battle", "end_turn"])
def charge(g: Any, seat: int) -> None:
    """Call a battle, then end the turn."""
    g.call("battle")
    g.end_turn()


@move(leads_to=["end_turn"])
def stop(g: Any, seat: int) -> None:
    """End the turn."""
    g.end_turn()


@move(asks=["sure"])
async def ponder(g: Any, seat: int) -> None:
    """Ask everybody something."""
    answers = await g.gate({other: YesNo() for other in range(len(g.s.sides))}, id="sure")
    g.s.count += sum(answers.values())


@move
def blunder(g: Any, seat: int) -> None:
    """Be eliminated, if others remain."""
    if len(g.s.out) < len(g.s.sides) - 2:
        g.s.out.append(seat)


attack.when(lambda s, seat: s.count % 3 == 0)
blunder.when(lambda s, seat: seat not in s.out)


async def asked(g: Any) -> None:
    g.s.count += await g.ask(g.chance.below(len(g.s.sides)), Number(0, 2), id="n")


async def resolve(g: Any) -> None:
    card = g.s.stack.pop()
    if card.name != "pay" or await g.ask(card.by, YesNo(), id="pay"):
        g.s.resolved = [*g.s.resolved, card.name][-5:]


class Maker:
    """Makes nodes up."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.made = 0

    def name(self) -> str:
        self.made += 1
        return f"n{self.made}"

    def common(self) -> dict[str, Any]:
        modulus = self.rng.randint(2, 4)
        settings: dict[str, Any] = {}
        if self.rng.random() < 0.2:
            settings["can_enter"] = lambda s: s.count % modulus != 1
        if self.rng.random() < 0.15:
            settings["exit_when"] = lambda s: s.count % modulus == 1
        if self.rng.random() < 0.3:
            settings |= hooks("x")
        return settings

    def leaf(self) -> Node:
        kind = self.rng.choice(("window", "window", "window", "gate", "acting", "step", "script", "actor"))
        if kind == "window":
            moves = self.rng.sample((cast, land, attack, ponder, blunder, charge, stop), 3)
            settings = self.common()
            if "exit_when" not in settings:  # a condition that holds for ever would skip turn after turn
                settings["on_complete"] = self.rng.choice((None, None, "next_phase", "next_turn"))
            return passing(
                self.name(), land, *(m for m in moves if m is not land), model=self.rng.choice(MODELS), **settings
            )
        if kind == "gate":
            return Gate(self.name(), commit=Number(0, 3), revisable=self.rng.random() < 0.5, **self.common())
        if kind == "acting":
            return Gate(self.name(), moves=[land], finished=lambda s, seat: s.count % 5 == 0)
        if kind == "script":
            return Step(self.name(), enter=asked, asks=["n"])
        if kind == "actor":
            return Step(self.name(), moves=[land, ponder], each=self.rng.randint(1, 2), **self.common())
        return Step(self.name(), **self.common())

    def phase(self, depth: int = 0) -> Node:
        children = [self.leaf() for _ in range(self.rng.randint(1, 3))]
        if depth < 2 and self.rng.random() < 0.4:
            children.insert(self.rng.randint(0, len(children)), self.phase(depth + 1))
        kind = self.rng.random()
        if kind < 0.25:
            return Loop(self.name(), *children, times=self.rng.randint(1, 2), **self.common())
        if kind < 0.4:
            return Turns(self.name(), *children, once=True, counts=False)
        return Phase(self.name(), *children, **self.common())

    def flow(self) -> Flow:
        phases = [self.phase() for _ in range(self.rng.randint(1, 3))]
        if self.rng.random() < 0.5:
            phases.append(Phase("ending", passing("end"), self.leaf(), always_run=True))
        turns = Turns("", *phases, passing("last", always_run=True), once=self.rng.random() < 0.3)
        play: Node = turns
        if self.rng.random() < 0.3:
            play = Rounds("rounds", turns, times=2)
        battle = Phase("battle", passing("fight", land, model=self.rng.choice(MODELS)), self.leaf(), self.leaf())
        return Flow(
            Segment("setup", Host("host", until="begin"), Gate("bids", commit=Number(0, 9))),
            Segment("play", play),
            flows=[battle],
            leads_to=["battle", "end_turn"],
        )


def made_up(seed: int) -> Any:
    objects = Objects(lambda s: s.stack, resolve, lambda s: s.stack[-1].by, asks=("pay",))
    return toys.toy(
        Maker(seed).flow(), objects=objects, outcome=lambda s: Outcome.draw("enough") if s.count > 40 else None
    )


def is_sound(kernel: Kernel) -> bool:
    """Somebody must act, nobody who left is waited for outside of questions, and the frames are a path."""
    pos = kernel.pos
    actors = kernel.actors()
    gone = [seat for seat in actors if seat in pos.left]
    frames = [kernel.nodes[frame.node] for frame in pos.frames]
    path = all(node.parent in (None, above) for above, node in pairwise(frames))
    window = pos.frames[-1].window
    streak = window is None or not set(window.streak) & set(pos.left) or kernel.live is not None
    return bool(actors) and (not gone or kernel.live is not None) and path and streak


@pytest.mark.parametrize("seed", range(60))
def test_a_made_up_flow_never_gets_stuck(seed: int) -> None:
    """Played by four seats, of which some leave; saved and reloaded at every input."""
    rng = Random(seed)
    game = made_up(seed)
    ahead = FlowController(game)
    kernel, saved = (begin(game, 4, seed=str(seed)) for _ in range(2))
    for _ in range(150):
        if kernel.over is not None:
            break
        assert is_sound(kernel)
        where(kernel)
        ahead.successor(kernel)
        load(saved, *saved.checkpoint())
        if rng.random() < 0.01 and len(kernel.living) > 2:
            entry: tuple[int, str, tuple[Any, ...]] = (rng.choice(kernel.living), "leave", ())
        else:
            entry = toys.some_decision(kernel, rng)
        play(kernel, *entry)
        play(saved, *entry)

    assert saved.checkpoint() == kernel.checkpoint()
    assert saved.actors() == kernel.actors()
