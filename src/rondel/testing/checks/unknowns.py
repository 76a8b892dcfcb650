"""A check of what is made up for somebody: the known stays, everything is still there, the unknown varies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from rondel.core.kernel import Kernel
from rondel.core.seats import NOBODY
from rondel.core.simulation import determinise
from rondel.core.state import Shape
from rondel.core.view import Glance, Viewer, door, identities, sees
from rondel.testing.faults import Fault
from rondel.testing.kit import Kit, Skipped
from rondel.testing.viewers import name_of

GAMES, POINTS, WORLDS = 12, 8, 4
ENOUGH = 3
"""A secret that was something else this often must not be the truth in every world."""

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


def encode(value: Any) -> bytes:
    """A value as bytes that are the same for what is equal; also dicts whose keys are no text."""
    return _encode(msgspec.to_builtins(value, str_keys=True))


class Secrets:
    """What the hidden fields of a game really held, and which of them were ever something else in a world."""

    def __init__(self) -> None:
        self.truths: dict[str, set[bytes]] = {}
        self.varied: set[str] = set()

    def stuck(self) -> list[str]:
        """Fields that are the truth in every world although they could be something else."""
        return [path for path, truths in self.truths.items() if len(truths) >= ENOUGH and path not in self.varied]


class Hidden(NamedTuple):
    path: str
    value: Any


def unknowns_vary(kit: Kit) -> str:
    """In worlds made up for a seat it knows the same, no card is lost, and what it cannot know is not the truth."""
    if not kit.game.schema.has_secrets:
        raise Skipped("nothing is hidden")
    secrets, worlds = Secrets(), 0
    for course in kit.courses(GAMES):
        rng = course.case.rng("unknowns")
        chosen = {1, *course.sample(rng, POINTS)}
        kernel = course.case.kernel(course.game)
        for number, step in enumerate(course.steps, 1):
            if number in chosen and kernel.over is None:
                for seat in kernel.living:
                    worlds += _compare(kernel, Viewer((seat,)), rng, secrets, number - 1)
            step.play(kernel)
    if not kit.case and (stuck := secrets.stuck()):
        raise Fault(f"what nobody else can know is never made up again: {', '.join(sorted(stuck))}")
    return f"{worlds:,} worlds, {len(secrets.varied)} of {len(secrets.truths)} hidden fields varied"


def _compare(kernel: Kernel, viewer: Viewer, rng: Random, secrets: Secrets, entry: int) -> int:
    shape = kernel.game.schema.shape
    opens = door(kernel.game)
    known, everything = opens.known(kernel, viewer), _census(kernel)
    truth = _hidden(shape, kernel, viewer)
    for path, data in truth.items():
        secrets.truths.setdefault(path, set()).add(data)
    for _ in range(WORLDS):
        world = determinise(kernel, viewer.seats, rng)
        if opens.known(world, viewer) != known:
            raise Fault(f"in a world made up for {name_of(viewer)} it knows other things", entry=entry)
        _nothing_lost(everything, _census(world), viewer, entry)
        made_up = _hidden(shape, world, viewer)
        secrets.varied.update(path for path, data in truth.items() if made_up.get(path) != data)
    return WORLDS


def _nothing_lost(real: Counter[str], made_up: Counter[str], viewer: Viewer, entry: int) -> None:
    """As much of everything as there is; in place of what is unknown there may be what is not in the state at all."""
    doubled = {what: count for what, count in made_up.items() if count > max(1, real[what])}
    if doubled or real.total() != made_up.total():
        text = f"in a world made up for {name_of(viewer)} there is not what there is in the real one"
        raise Fault(text, entry=entry, expected=dict(real - made_up), got=dict(made_up - real))


def _hidden(shape: Shape, kernel: Kernel, viewer: Viewer) -> dict[str, bytes]:
    """What the viewer cannot see, all values of a field together."""
    look = Glance(viewer.seats, False, kernel.s)
    found: dict[str, list[Any]] = {}
    for path, value in _unseen(shape, kernel.s, NOBODY, look, ""):
        if value not in (None, [], {}, ()):
            found.setdefault(path, []).append(value)
    return {path: encode(values) for path, values in found.items()}


def _unseen(shape: Shape, value: Any, owner: int, look: Glance, path: str) -> Iterator[Hidden]:
    if value is None or not shape.has_secrets:
        return
    if shape.kind == "secret" and shape.secret and not sees(shape.secret, owner, look):
        if not shape.inferred:
            yield Hidden(path, value)
    elif shape.kind == "struct":
        for name, part in shape.fields:
            yield from _unseen(part, getattr(value, name), owner, look, f"{path}.{name}".lstrip("."))
    elif shape.inner is not None:
        several = shape.kind in ("list", "tuple", "per_seat", "dict")
        parts = enumerate(value.values() if shape.kind == "dict" else value) if several else [(owner, value)]
        for number, part in parts:
            below = number if shape.kind == "per_seat" else owner
            yield from _unseen(shape.inner, part, below, look, f"{path}[]" if several else path)


def _census(kernel: Kernel) -> Counter[str]:
    """Every card, order or role in the state, wherever it is, as often as it is there."""
    shape = kernel.game.schema.shape
    return Counter(_name(value) for value in _leaves(shape, kernel.s, list(identities(shape))))


def _name(value: Any) -> str:
    """What something is; the number of a physical card is none of it."""
    if isinstance(value, Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
        named = [part for part in parts if not isinstance(part, int)]
        return repr(named or parts)
    return repr(value)


def _leaves(shape: Shape, value: Any, kinds: list[Any]) -> Iterator[Any]:
    if value is None:
        return
    if shape.kind in ("atom", "struct") and shape.type in kinds:
        yield value
    elif shape.kind == "struct":
        for name, part in shape.fields:
            yield from _leaves(part, getattr(value, name), kinds)
    elif shape.inner is not None:
        if shape.kind in ("list", "tuple", "per_seat", "dict"):
            for part in value.values() if shape.kind == "dict" else value:
                yield from _leaves(shape.inner, part, kinds)
        else:
            yield from _leaves(shape.inner, value, kinds)
