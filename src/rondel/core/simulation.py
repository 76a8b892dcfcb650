"""Play without a match: clones for bots, worlds that agree with what a viewer knows, and random play to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from rondel.core.command_names import ANSWER
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.legality import ways_on
from rondel.core.machine import make, run
from rondel.core.moves import Move
from rondel.core.picking import among, one_of
from rondel.core.playing import play, replay
from rondel.core.view import Viewer, door, view_json
from rondel.errors import ReplayDivergence

if TYPE_CHECKING:
    from random import Random


def clone(kernel: Kernel, *, keeps: bool = True) -> Kernel:
    """An independent kernel in the same position, scripts and all; one that keeps no rest points cannot be copied while
    a script waits."""
    game, live = kernel.game, kernel.live is not None
    copy = Kernel(game, game.copied(kernel.rest) if live else kernel.copied(), keeps=keeps)
    if live:
        run(copy)
        replay(copy, kernel.tail)
    copy.now = kernel.now
    return copy


def determinise(kernel: Kernel, seats: Sequence[int], rng: Random, tries: int = 200) -> Kernel:
    """A kernel that the holder of these seats cannot tell from this one, with everything hidden dealt out again."""
    return determinised(kernel, seats, rng, tries)[0]


def determinised(kernel: Kernel, seats: Sequence[int], rng: Random, tries: int = 200) -> tuple[Kernel, int]:
    """As `determinise`, with the number of worlds that had to be tried."""
    data, tail = kernel.checkpoint()
    viewer = Viewer(tuple(seats))
    wanted = _appearance(kernel, viewer)
    for attempt in range(1, tries + 1):
        copy = _another_world(kernel.game, data, seats, rng)
        try:
            run(copy)
            for seat, name, args, now in tail:
                copy.now = now
                play(copy, seat, name, args if seat in seats else _in_this_world(copy, seat, name, args, rng))
            if _appearance(copy, viewer) == wanted:
                return copy, attempt
        except Exception:  # what was done in the real world is impossible in this one
            continue
    raise ReplayDivergence(f"no world like this one was found in {tries} tries")


def _another_world(game: Game, data: bytes, seats: Sequence[int], rng: Random) -> Kernel:
    copy = Kernel(game, game.decode(data))
    if copy.over is None:
        decided = _decided(copy, seats)
        _reveil(copy, seats)  # before anything is dealt again: what is kept under a veil is what really was there
        door(game).exchange(copy.s, seats, rng)
        if game.resample:
            game.resample(copy.s, tuple(seats), rng)
        copy.chance.reseed(rng.randbytes(16))
        copy.chance.forced = {}
        _recommit(copy, seats, rng)
        _stay_decided(copy, decided)
    return copy


def _decided(kernel: Kernel, seats: Sequence[int]) -> list[int]:
    """The others who need to do nothing more at the open gate, whether they said so or the rules do."""
    state = kernel.pos.frames[-1].gate if kernel.pos.frames else None
    waits = kernel.actors() if state is not None else ()
    return [seat for seat in state.seats if seat not in waits and seat not in seats] if state is not None else []


def _stay_decided(kernel: Kernel, decided: Sequence[int]) -> None:
    """Whatever it was that they did, everybody can see that they are done with it."""
    state = kernel.pos.frames[-1].gate if kernel.pos.frames else None
    if state is not None and decided:
        waits = kernel.actors()
        state.ready.extend(seat for seat in decided if seat in waits)


def _in_this_world(kernel: Kernel, seat: int, name: str, args: tuple[Any, ...], rng: Random) -> tuple[Any, ...]:
    """What somebody else answered in secret could be anything they may answer."""
    script = kernel.live
    if name != ANSWER or script is None or script.ask is None or not script.ask.secret:
        return args
    return (script.ask.choices[seat].sample(kernel.s, seat, rng),)


def _recommit(kernel: Kernel, seats: Sequence[int], rng: Random) -> None:
    """Others' sealed answers at an open gate could be anything they may answer."""
    for frame in kernel.pos.frames:
        gate = kernel.nodes[frame.node].gate
        if frame.gate is None or gate is None or gate.commit is None or not gate.secret:
            continue
        for seat in frame.gate.commits:
            if seat not in seats:
                choice = gate.choice(kernel.s, seat)
                if choice is None:
                    continue
                frame.gate.commits[seat] = msgspec.to_builtins(choice.sample(kernel.s, seat, rng), str_keys=True)


def _reveil(kernel: Kernel, seats: Sequence[int]) -> None:
    """What others have done under a veil is unknown: they stand where they stood when it fell."""
    if kernel.pos.veil is not None:
        for seat, data in enumerate(kernel.pos.veil):
            if seat not in seats:
                kernel.put_side(seat, data)


def _appearance(kernel: Kernel, viewer: Viewer) -> tuple[Any, ...]:
    ask = kernel.live.ask if kernel.live else None
    asked = (ask.id, tuple(ask.choices), tuple(ask.answers)) if ask is not None else None
    return asked, kernel.actors(), view_json(kernel, viewer)


def playout(kernel: Kernel, rng: Random, limit: int = 1_000_000) -> int:
    """Play at random to the end, options enumerated; the number of inputs given."""
    pos, nodes, draw = kernel.pos, kernel.nodes, rng.random
    inputs = 0
    while kernel.over is None and inputs < limit:
        frame = pos.frames[-1]
        node = nodes[frame.node]
        move, seat = node.only, frame.seat
        if move is not None and kernel.live is None and (args := one_of(move, kernel.s, seat, draw)) is not None:
            make(kernel, frame, node, seat, move, args)
        else:
            actors = kernel.actors()
            seat = actors[0] if len(actors) == 1 else actors[int(draw() * len(actors))]
            way, args = among(ways_on(kernel, seat), kernel, seat, rng)
            if isinstance(way, Move) and kernel.live is None:
                make(kernel, frame, node, seat, way, args)
            else:
                play(kernel, seat, way.name, args)
        inputs += 1
    return inputs
