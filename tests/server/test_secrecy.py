"""What a viewer is sent does not depend on what the viewer may not know.

Random games of everything there is to play, every fourth of them going on from somewhere in a recorded
match. At some points of each game somebody looks at the table: a seat,
a spectator, a big screen or a host without a seat. What they cannot know is dealt out again, and both worlds are played
on with the same inputs through the code that serves real sockets: `LiveTable`, `Audience` and `Conversation`. Every
message the viewer is sent must be the same, byte for byte, as long as what comes to light is the same: the welcome,
updates with their pictures, events, log lines, clocks and offers, table and presence, the answers to moves and to moves
that are refused, to questions about the past, to narrowing, to a resync and to chat. Beside that the history and the
exports of the game are made for the viewer and compared.

Not compared are the past before the point at which the worlds part, of which there is only one, and hints, which come
from another process and are made from what the seat knows. That what is sent here is what arrives is seen over real
sockets at the end, where no viewer may read the number of a card it has never seen.
"""

import asyncio
import itertools
import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rondel import registry
from rondel.core import file as files
from rondel.core.clocks import ClockSettings
from rondel.core.commands import Command
from rondel.core.loading import loaded
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.seats import SYSTEM
from rondel.core.simulation import clone, determinised
from rondel.core.view import SPECTATOR, Viewer, door
from rondel.errors import RondelError
from rondel.server import audience, chat, commanding, doing, live, pictures, sockets
from rondel.testing.arguments import random_commands
from rondel.testing.checks.secrecy import _place, _secret_decisions
from rondel.testing.faults import differences
from rondel.testing.portraits import portrait
from rondel.testing.twins import sight, twin
from rondel.wire import codec
from rondel.wire.messages import Act, AskLog, Look, Narrow, Resync, Say
from tests.server.house import House, Person
from tests.server.stage import Stage

GAMES = int(os.environ.get("RONDEL_SECRECY_GAMES", "240"))
"""In all; `RONDEL_SECRECY_GAMES=4000 pytest tests/server/test_secrecy.py` looks deeper."""
POINTS, FOLLOWED, LONGEST = 3, 4, 120
"""Points of a game at which worlds part, inputs for which they are followed, and inputs in a game before that."""
NAMES = registry.names()
FEW = {"imperial": 0.1, "ti4": 0.05}
"""Games in which something is secret only now and then: other worlds in each game that can be expected."""
LOGS = Path(__file__).parents[1] / "logs"
CLOCK = ClockSettings(kind="fischer", bank_ms=10**9, increment_ms=1000, penalty="point", bar_ms=90_000, idle_ms=900_000)


def viewers(seats: int) -> Iterator[tuple[Viewer, str]]:
    """Everybody who may look, and how: each seat, a spectator, a big screen, a host, and two seats on one device."""
    for seat in range(seats):
        yield Viewer((seat,)), "player"
    yield SPECTATOR, "spectator"
    yield SPECTATOR, "screen"
    yield Viewer((), host=True), "player"
    if seats > 2:
        yield Viewer((0, seats - 1)), "player"


class Found(Counter[str]):
    """How much has been compared."""


def games_of(name: str) -> int:
    """Each game's share of them all."""
    number = NAMES.index(name)
    return GAMES // len(NAMES) + (number < GAMES % len(NAMES))


@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", NAMES)
def test_nobody_is_sent_anything_that_tells_two_worlds_apart(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count(1)
    now = [next(ticks)]
    for module in (audience, chat, commanding, doing, live, sockets):
        monkeypatch.setattr(module, "now_ms", lambda: now[0] * 1000)
    found = Found()

    async def play() -> None:
        for number in range(games_of(name)):
            rng = random.Random(f"{name}/{number}")
            for match, viewer, role in moments(name, number, rng, found):
                now[0] = max(now[0], (match.entries[-1].at // 1000 if match.entries else 0) + 1)
                await compare(match, viewer, role, rng, found, now)

    asyncio.run(play())

    assert found["games"] == games_of(name)
    assert found["inputs"] > 5 * found["games"], found
    assert found["messages"] > 15 * found["games"], found
    if found["secret"]:  # where secrets are few, as notes that somebody may or may not take, worlds are too
        assert found["other worlds"] > FEW.get(name, 1) * found["games"], found


def moments(name: str, number: int, rng: random.Random, found: Found) -> Iterator[tuple[Match, Viewer, str]]:
    """One random game, and the points at which somebody looks; everybody's turn comes in some game."""
    match = begun(name, number, rng)
    game, seats = match.game, match.header.seats
    looks = itertools.cycle(viewers(seats))
    for _ in range(number * POINTS % (seats + 4)):
        next(looks)
    found["games"] += 1
    found["secret"] += game.schema.has_secrets
    length = rng.randint(10, LONGEST)
    points = {0, *(rng.randrange(length) for _ in range(POINTS - 1))}
    for step in range(length):
        if match.over is not None or not match.kernel.actors():
            found["to the end"] += match.over is not None
            return
        if step in points:
            yield match, *next(looks)
        seat = rng.choice(match.kernel.actors())
        at = max(step * 1000, match.entries[-1].at if match.entries else 0)
        match.apply(Command.of(match.kernel, random_decision(match.kernel, seat, rng), actor=SYSTEM, at=at))
        found["inputs"] += 1


def begun(name: str, number: int, rng: random.Random) -> Match:
    """A new match, or one that was recorded, up to some point."""
    game = registry.game(name)
    recorded = sorted((LOGS / name).glob("*.rondel"))
    if number % 4 == 3 and recorded:
        found = files.read(rng.choice(recorded).read_bytes())
        entries = found.entries[: rng.randrange(len(found.entries))]
        return loaded(game, found.head.header, entries, policy=found.head.policy)
    return Match(game, rng.randint(*game.seat_range), seed=str(rng.random()), clock=CLOCK if number % 2 else None)


async def compare(match: Match, viewer: Viewer, role: str, rng: random.Random, found: Found, now: list[int]) -> None:
    """Follow two worlds that look alike to a viewer."""
    kernel = match.kernel
    veiled = kernel.pos.veil is not None
    try:
        world, _ = determinised(kernel, viewer.seats, rng, 30)
    except RondelError:
        found["no world"] += 1
        return
    if kernel.live is None and not veiled:  # the same luck and the same sealed answers: they stay alike for longer
        world.chance.key = kernel.chance.key
        for mine, theirs in zip(kernel.pos.frames, world.pos.frames, strict=True):
            if mine.gate is not None and theirs.gate is not None:
                theirs.gate.commits = dict(mine.gate.commits)
    found["other worlds"] += portrait(world) != portrait(kernel)
    pair = Pair(Stage(twin(match, clone(kernel)), viewer, role), Stage(twin(match, world), viewer, role), found)
    await pair.say(pair.one.hello)
    pair.check("welcome")
    for step in range(FOLLOWED):
        now[0] += 1
        if not await pair.goes_on(rng, step):
            return
        await probe(pair, rng, step)
        if not pair.alike():
            return
    await pair.in_secret(rng)


class Pair:
    """Two worlds, and one who looks at both."""

    def __init__(self, one: Stage, two: Stage, found: Found) -> None:
        self.one, self.two, self.found = one, two, found
        self.since = len(one.match.records)
        self._read = -1
        """So many records there were when the history was last compared; it changes with them alone."""

    @property
    def real(self) -> Match:
        assert self.one.table.match is not None
        return self.one.table.match

    async def say(self, message: Any) -> None:
        for stage in (self.one, self.two):
            await stage.say(message)

    def check(self, what: str) -> None:
        """The viewer has heard the same, and would read the same in the history and in exports."""
        mine, theirs = self.one.heard(), self.two.heard()
        self.found["messages"] += len(mine)
        who = f"{self.real.game.name}, entry {len(self.real.entries)}: {self.one.viewer} {self.one.hello.role}"
        if mine != theirs:
            told = [[msgspec.json.decode(data) for data in heard] for heard in (mine, theirs)]
            raise AssertionError(f"{who} can tell two worlds apart by {what}: {differences(told[0], told[1])}")
        if self._read == len(self.real.records):
            return
        self._read = len(self.real.records)
        history = [self._history(stage) for stage in (self.one, self.two)]
        assert history[0] == history[1], f"{who} can tell two worlds apart by the history after {what}"

    def _history(self, stage: Stage) -> Any:
        match, viewer = stage.table.match, stage.viewer
        assert match is not None
        exports = sight(match, viewer, len(match.records)).exports
        return pictures.log_lines(match, viewer, self.since), pictures.marks(match, viewer), exports

    def alike(self) -> bool:
        """Is what has come to light the same in both worlds? Sealed things may have been opened."""
        one, two, viewer = self.one.table.match, self.two.table.match, self.one.viewer
        assert one is not None
        assert two is not None
        opened = any(record.opened for record in one.records[self.since :])
        same = one.view_json(viewer) == two.view_json(viewer) and _place(one.kernel) == _place(two.kernel)
        return same and not opened and one.over is None and two.over is None

    async def goes_on(self, rng: random.Random, step: int) -> bool:
        """Somebody acts, in both worlds alike; False if the worlds are no longer alike."""
        kernel = self.real.kernel
        if not kernel.actors():
            return False
        seat = rng.choice(kernel.actors())
        command = Command.of(kernel, random_decision(kernel, seat, rng), actor=SYSTEM, id=f"step{step}")
        try:
            for stage in (self.one, self.two):
                await stage.table.apply(lambda: command, SPECTATOR)
        except RondelError:
            return False  # what another seat did is impossible in the other world
        if not self.alike():
            return False
        self.check(command.name)
        return True

    async def in_secret(self, rng: random.Random) -> None:
        """Somebody else does something in one world that nobody may know of: the viewer hears nothing of it."""
        kernel = self.real.kernel
        if kernel.live is not None or not kernel.pos.frames or kernel.pos.frames[-1].gate is None:
            return
        inputs = [each for each in _secret_decisions(kernel, rng) if each.seat not in self.one.viewer.seats]
        if not self.real.covers or not inputs:
            return
        place = _place(kernel)
        secret = Command.of(kernel, rng.choice(inputs), actor=SYSTEM)
        await self.one.table.apply(lambda: secret, SPECTATOR)
        if _place(self.real.kernel) != place:
            return
        self.found["in secret"] += 1
        self.check("what was done in secret")
        await self.say(Resync())
        self.check("a resync after something was done in secret")


async def probe(pair: Pair, rng: random.Random, step: int) -> None:
    """The viewer tries and asks all sorts of things, in both worlds alike."""
    viewer, match = pair.one.viewer, pair.real
    last = match.version(viewer)
    questions: list[Any] = [
        Resync(rng.choice((None, rng.randrange(last + 2)))),
        AskLog("log", rng.randrange(last + 2)),
        Say(f"say{step}", "hello"),
        Act(f"foreign{step}", rng.choice(list(match.seats)), "pass_priority"),
    ]
    if last == len(match.entries):
        questions += [Look("look", last), *(Look("mine", last, seat) for seat in viewer.seats)]
    for seat in (*viewer.seats, *([-1] if viewer.host else [])):
        questions += narrowings(match, seat, viewer)
    for message in questions:
        await pair.say(message)
        if not pair.alike():
            return
        pair.check(type(message).__name__)
    for seat in (*viewer.seats, *([-1] if viewer.host else [])):
        undo = Command(seat, "undo") if seat >= 0 else Command(-1, "undo", {"to": "turn"})
        for number, command in enumerate((*random_commands(match.kernel, seat, rng, 3), undo)):
            if pair.real.over is not None:
                return
            name, args = command.name[:64], command.args if isinstance(command.args, dict) else None
            await pair.say(Act(f"try{step}/{seat}/{number}", seat, name, args))
            if not pair.alike():
                return
            pair.found["tries"] += 1
            pair.check(f"trying {name} {args}")


def narrowings(match: Match, seat: int, viewer: Viewer) -> list[Any]:
    """Questions for the next input of a move with too many combinations."""
    found = pictures.picture(match, viewer, 0).interaction.offers
    return [Narrow("narrow", seat, offer.name) for offer in found if offer.seat == seat and offer.narrow]


# -- over real sockets -----------------------------------------------------------------------------------------------

CARDS = ("emberlode", "fenlight", "lanternfall", "skyreef")
_IID = re.compile(rb'"iid":(\d+)')


@pytest.mark.anyio
@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", CARDS)
async def test_no_viewer_reads_the_number_of_a_card_it_has_never_seen(name: str, house: House) -> None:
    """Every card has a number of its own, which nobody can guess: it is in no message before the card was seen."""
    rng = random.Random(name)
    ann, others = await house.person("Ann"), [await house.person(f"P{seat}") for seat in (1, 2)]
    table = await ann.create(name, seats=2, visibility="public")
    await others[0].join(table)
    await ann.act(table, "start")
    everybody: list[tuple[Person, Viewer, str]] = [
        (ann, Viewer((0,)), "player"),
        (others[0], Viewer((1,)), "player"),
        (others[1], Viewer(), "spectator"),
        (others[1], Viewer(), "screen"),
    ]
    sockets = [await person.open(table, role=role) for person, _, role in everybody]
    live = await house.site.hall.table(table["id"])
    seen: list[set[int]] = [set() for _ in everybody]
    hidden = 0
    for step in range(50):
        match = live.match
        assert match is not None
        if match.over is not None:
            break
        for known, (_, viewer, _) in zip(seen, everybody, strict=True):
            known |= numbers_in(match.view_json(viewer))
            known |= {each.iid for each in door(match.game).known(match.kernel, viewer) if hasattr(each, "iid")}
        seat = rng.choice(match.kernel.actors())
        command = Command.of(match.kernel, random_decision(match.kernel, seat, rng), actor=SYSTEM, at=0)
        await live.apply(lambda made=command: made, SPECTATOR)  # type: ignore[misc]
        for known, viewing, (_, viewer, _) in zip(seen, sockets, everybody, strict=True):
            await viewing.send({"type": "look", "id": "x", "at": max(0, viewing.now.version - 1)})
            before = len(viewing.heard)
            await viewing.drain()
            known |= numbers_in(match.view_json(viewer)) if live.match is match else set()
            told = numbers_in(b"".join(codec.encode(message) for message in viewing.heard[before:]))
            every = numbers_in(msgspec.json.encode(match.kernel.s))
            hidden += len(every - known)
            assert told <= known | revealed(match, viewer), (step, viewer, told - known)
    for viewing in sockets:
        await viewing.socket.close()

    assert hidden > 500


def numbers_in(data: bytes) -> set[int]:
    return {int(number) for number in _IID.findall(data)}


def revealed(match: Match, viewer: Viewer) -> set[int]:
    """The cards that an event has shown to a viewer."""
    told = [event for _, events, *_ in match.log(viewer) for event in events]
    return numbers_in(msgspec.json.encode(told))
