"""Records what browsers are told in real matches, for the client's tests.

    python scripts/recordings.py FOLDER [GAME ...]

writes one JSON file for each game, and `tables.json` with what a server said on its sockets:

- `moments`: what a viewer has before them, by name: the picture, the events that led to it and the log;
- `events`: every event the game can tell of, and how it looked in the recorded matches;
- `outline`: what its views are made of;
- `printed`: what stands on the cards of the card games.

The same rules always give the same moments, so no test depends on chance; whatever changes in the engine is in the
recordings the next time the client's tests run.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from rondel import registry
from rondel.bots.arena import Player
from rondel.bots.uniform import Uniform
from rondel.core import file as files
from rondel.core.commands import Command
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.loading import starting_at
from rondel.core.match import Match
from rondel.core.outline import outline
from rondel.core.picking import random_decision
from rondel.core.seats import HOST
from rondel.core.view import Viewer
from rondel.server import games, tokens
from rondel.server.pictures import happened, log_lines, past, picture
from rondel.wire.messages import Ack, Update, Welcome
from tests.core.test_interaction import forms
from tests.e2e import card_tables, imperial_tables, shapeships_tables, ti4_tables
from tests.games.shapeships.tables import Table as Fleets
from tests.games.shapeships.tables import centaur, human
from tests.games.ti4.tables import P1, P2, P5, PICKS, f6, seated
from tests.games.ti4.tables import Table as Evening
from tests.guests.archive.game import game as archive
from tests.guests.roses.game import game as roses
from tests.server.house import House

NAMES = ("Mara", "Ilya", "Juno", "Plough")
RUNS = Viewer((), host=True)
RECENT = 12
Moment = dict[str, Any]
Moments = dict[str, Moment]
When = Callable[[Kernel], bool]


def look(match: Match, viewer: Viewer, lines: int = RECENT, now: int = 0) -> Moment:
    """What the viewer has before them now."""
    return {
        "seats": viewer.seats,
        "picture": picture(match, viewer, now),
        "events": happened(match, viewer, len(match.entries) - 1),
        "log": log_lines(match, viewer, -1)[-lines:],
    }


def actor(match: Match) -> Viewer:
    """The eyes of whoever is to act."""
    return Viewer((match.kernel.actors()[0],))


def logs(game: str) -> Iterator[Match]:
    """The recorded matches of a game."""
    for path in sorted((ROOT / "tests/logs" / game).glob("*.rondel")):
        yield files.load(path.read_bytes(), registry.game(game))


def whole(game: str, log: str) -> Moment:
    """The end of a recorded match, with every line of it."""
    match = files.load((ROOT / f"tests/logs/{game}/{log}.rondel").read_bytes(), registry.game(game))
    return look(match, Viewer((0,)), lines=len(match.entries) + 1)


# -- moments of matches that are played here --------------------------------------------------------------------


def at(node: str, seat: int = 0) -> When:
    """This seat is asked in that phase."""
    return lambda kernel: seat in kernel.actors() and kernel.node.node.id == node


def played(game: str | Game, seats: int, seed: str, moments: dict[str, When], **options: Any) -> Moments:
    """One match of random players to its end: the first time that each of the moments is there, for seat 0."""
    rules = registry.game(game) if isinstance(game, str) else game
    match = Match(rules, seats, seed=seed, options=options, names=NAMES[:seats])
    chance = Random(seed)
    players = [Player(Uniform(chance), seat, chance) for seat in range(seats)]
    found: Moments = {}

    def keep(name: str, seat: int = 0) -> None:
        found[name] = encoded(look(match, Viewer((seat,))))

    while match.over is None:
        for name, moment in moments.items():
            if name not in found and moment(match.kernel):
                keep(name)
                keep(f"{name}, seen by seat 1", 1)
        seat = match.kernel.actors()[0]
        match.apply(Command.of(match.kernel, players[seat].decide(match.kernel)))
    keep("over")
    return found


def encoded(value: Any) -> Any:
    """As it goes over the wire; a picture is only true until the match goes on."""
    return msgspec.json.decode(msgspec.json.encode(value))


# -- the games -------------------------------------------------------------------------------------------------


def kolkhoz() -> Moments:
    trick = at("trick")
    found = played(
        "kolkhoz",
        4,
        "fields",
        {
            "planning": at("planning"),
            "trick": lambda k: trick(k) and len(k.s.trick) == 2,
            "next trick": lambda k: trick(k) and k.s.trick_count == 1,
            "last trick": lambda k: trick(k) and k.s.trick_count == k.s.tricks_this_year - 1,
            "assignment": at("assignment"),
            "swap": at("swap"),
        },
    )
    return found | dict(_years())


def _years() -> Iterator[tuple[str, Moment]]:
    """Ends of years, by what happened in them."""
    kinds = {"job_failed", "exiled_from_plot", "exiled", "returned_to_pool"}
    viewer, found = Viewer((0,)), set()
    for match in logs("kolkhoz"):
        for record in match.records:
            names = frozenset(event.name for event in record.events)
            if "year_ended" in names and (shape := names & kinds) not in found:
                found.add(shape)
                number = match.numbers(viewer).of(record.entry.v)
                seen, asked, events = past(match, viewer, number, viewer)
                shown = {"version": number, "view": seen, "interaction": asked}
                yield f"year {len(found)}", {"seats": (0,), "picture": shown, "events": events, "log": []}


def staged(stages: Iterable[tuple[str, Match]]) -> Moments:
    """Prepared tables, each with the eyes of whoever is to act."""
    return {name: look(match, actor(match)) for name, match in stages}


def imperial() -> Moments:
    tables = ((name, imperial_tables.named(stage())) for name, stage in imperial_tables.STAGES.items())
    found = staged(tables) | {"orders": look(_orders(), Viewer((0,))), "over": whole("imperial", "greedy-bots")}
    return found | _unit_by_unit() | _bought()


def _unit_by_unit() -> Moments:
    """Orders and imports, one after the other."""
    plan = imperial_tables.rondel().play(0, "propose", slot="L-Maneuver")
    found = {"no orders": encoded(look(plan.match, Viewer((0,))))}
    plan.play(0, "move_unit", to="ionian_sea", action="")
    found["one order"] = encoded(look(plan.match, Viewer((0,))))
    plan.play(0, "move_unit", to="eastern_med", action="")
    found["two orders"] = encoded(look(plan.match, Viewer((0,))))
    load = imperial_tables.importing().play(0, "import_unit", type="army", at="london")
    return found | {"one import": encoded(look(load.match, Viewer((0,))))}


def _bought() -> Moments:
    """Somebody who can only pay by handing a bond back."""
    poor = imperial_tables.seventh_round(cash=[850, 520, 500]).play(0, "propose", slot="Investor").play(1, "agree")
    return {"trade in": encoded(look(imperial_tables.named(poor), Viewer((2,))))}


def _orders() -> Match:
    """Germany in the middle of a plan: one fights, two stay, two go the same way."""
    table = imperial_tables.dictator().play(0, "propose", slot="L-Maneuver")
    steps = (("baltic_sea", ""), ("norway", "war england army"), ("holland", ""), ("berlin", ""), ("berlin", ""))
    for to, action in steps:
        table.play(0, "move_unit", to=to, action=action)
    return imperial_tables.named(table)


def shapeships() -> Moments:
    tables = ((name, shapeships_tables.named(stage())) for name, stage in shapeships_tables.STAGES.items())
    found = {name: look(match, Viewer((0,))) for name, match in tables}
    guns = Fleets(human("3*INT INT/0 CAR"), centaur("FAM WIS ANG VIG")).to("InteractionLoop")
    guns.play(0, "charge", source=guns.iid(0, "INT"), mode="damage")
    fired = look(shapeships_tables.named(guns), Viewer((0,)))
    return found | {"fired": fired, "over": whole("shapeships", "narrow")}


def ti4() -> Moments:
    tables = ((name, stage()) for name, stage in (ti4_tables.STAGES | EVENINGS).items())
    found = {name: look(table.match, RUNS, now=1000 * table.now) for name, table in tables}
    for mode in ("manual", "repeat"):
        table = f6(decision_bar=True, decision_bar_mode=mode)
        for second in (0, 90, 100, 190):
            found[f"{mode} bar after {second} s"] = encoded(look(table.match, RUNS, now=1000 * second))
    return found


def _passed() -> Evening:
    """Two have played their cards and passed."""
    table = f6().to_action(PICKS)
    for _ in PICKS:
        table.play_card()
    for _ in range(7):
        seat = table.current()
        table.do(seat, "pass_round") if seat in (P1, P2) else table.turn()
    return table


def _scores(*points: int) -> Evening:
    table = f6().to_action(PICKS)
    for player, value in enumerate(points):
        table.host("set_vp", player=player, value=value)
    return table


def _objectives() -> Evening:
    """Objectives of both stages, one of them the table's own, and a secret one."""
    table = ti4_tables.status()
    table.host("reveal_objective", name="Our own", stage=2, points=2)
    table.host("score_objective", player=P2, objective="custom-1")
    table.host("score_secret", player=P5, objective="threaten-enemies")
    return table


EVENINGS: dict[str, Callable[[], Evening]] = {
    "first pick": f6,
    "three": lambda: seated(3).start(speaker=P2),
    "three, one picked": lambda: seated(3).start(speaker=P2).pick_any(1),
    "passed": _passed,
    "scores": lambda: _scores(9, 8, 7, 7, 4, 2),
    "objectives": _objectives,
}


def cards(game: str) -> Moments:
    stages = card_tables.STAGES.items()
    mine = ((name.partition("-")[2], stage()) for name, stage in stages if name.startswith(game))
    found = staged((name, starting_at(table.kernel, table.match.header)) for name, table in mine)
    path = next((ROOT / "tests/logs" / game).glob("*two-seats.rondel"))
    return found | {"over": whole(game, path.stem)} | (_passing(game) if game == "emberlode" else {})


def _passing(game: str) -> Moments:
    """What is passed for a seat by itself."""
    match = Match(registry.game(game), seed="2")
    found: Moments = {}
    for name, wish in {
        "quiet": {"preference": "quiet", "stops": ["mine:play/main1", "theirs:play/ending/end"]},
        "until": {"preference": "until", "until": "my_turn"},
    }.items():
        match.act(Command(1, "set_auto_pass", wish))
        found[name] = encoded(look(match, Viewer((1,))))
    return found


def sparks() -> Moments:
    found = played(
        "sparks",
        3,
        "flint",
        {
            "window": lambda k: 0 in k.actors() and k.pos.turn > 2,
            "stack": lambda k: bool(k.s.stack),
        },
    )
    return found


GAMES: dict[str, Callable[[], Moments]] = {
    "kolkhoz": kolkhoz,
    "imperial": imperial,
    "shapeships": shapeships,
    "ti4": ti4,
    "tictactoe": lambda: played(
        "tictactoe", 2, "row", {"play": lambda k: 0 in k.actors() and sum(c is not None for c in k.s.cells) == 2}
    ),
    "sparks": sparks,
    "forms": lambda: {"desk": look(Match(forms, seed="1"), Viewer((0,)))},
    "auction": lambda: played("auction", 3, "lot", {"bid": lambda k: 0 in k.actors()}),
}
GUESTS: dict[str, Game[Any]] = {"archive": archive, "roses": roses}
GAMES |= {
    "archive": lambda: played(archive, 3, "ledger", {"ask": lambda k: 0 in k.actors() and k.s.turn > 1}),
    "roses": lambda: played(
        roses, 3, "bud", {"first": lambda k: 0 in k.actors(), "lay": lambda k: 0 in k.actors() and len(k.s.dares) == 3}
    ),
}
GAMES |= {game: (lambda game=game: cards(game)) for game in card_tables.GAMES}  # type: ignore[misc]


def events(game: str) -> dict[str, Any]:
    """Every event of a game, with one of each form that the recorded matches have of it."""
    if game not in registry.names():
        return {}
    rules = registry.game(game)
    found: dict[str, dict[str, Any]] = {name: {} for name in rules.facts_by_name}
    for match in logs(game):
        for event in happened(match, Viewer(tuple(match.seats)), 0):
            found[event.name].setdefault(" ".join(sorted(event.params)), event)
    return {name: list(seen.values()) for name, seen in found.items()}


def printed(game: str) -> dict[str, Any]:
    """The cards as a reader of English gets them, with their kinds and keywords."""
    items = games.reference(None, game, "", "", "", 500).items
    keywords = {word for item in items for word in str(item.facts.get("keywords", "")).split(", ") if word}
    return {"items": items, "kinds": sorted({item.kind for item in items}), "keywords": sorted(keywords)}


# -- what a server says ------------------------------------------------------------------------------------------

MOVES = 64


async def tables() -> dict[str, Any]:
    """Tables with and without their host, and everything that a socket hears of a match in which moves are undone."""
    with tempfile.TemporaryDirectory() as folder:
        async with House(str(Path(folder, "store.sqlite"))) as house:
            return {"hosts": await _hosts(house), "socket": await _socket(house)}


async def _hosts(house: House) -> dict[str, Any]:
    """What somebody who sits, and somebody who only looks on, know of a table while its host is there or gone."""
    mara, ilya, juno = [await house.person(name) for name in NAMES[:3]]
    table = await mara.create("ti4", seating=[{"kind": "me"}], start=True)
    await ilya.join(table)
    found = {}
    async with ilya.watch(table) as sits, juno.watch(table) as looks:

        async def keep(moment: str, hosts: int, sitting: str = "sits") -> None:
            for name, viewer in ((sitting, sits), ("looks on", looks)):
                await viewer.see_hosts(hosts)
                await viewer.drain()
                told = {"table": viewer.table, "presence": viewer.presence, "log": list(viewer.log.values())}
                found[f"{name}, {moment}"] = told

        async with mara.watch(table, host=True) as host:
            await host.command(HOST, "set_player_count", {"count": 5})
            await keep("host here", 1)
        await keep("host gone", 0)
        await mara.act(table, "leave", seat=0)
        await ilya.act(table, "leave", seat=1)
        await keep("nobody sits", 0, "sat")
    return found


async def _socket(house: House) -> dict[str, Any]:
    """One device plays all seats of a game for a while and takes some of it back."""
    chance = Random("a socket")
    mara = await house.person("Mara")
    tokens.seed = lambda: "a socket"
    table = await mara.create("kolkhoz", seats=4, hotseat=True, undo="free", start=True)
    async with mara.watch(table) as viewer:
        match = (await house.site.hall.table(table["id"])).match
        assert match is not None
        for number in range(MOVES):
            seat = match.kernel.actors()[0]
            made = Command.of(match.kernel, random_decision(match.kernel, seat, chance))
            assert isinstance(await viewer.command(seat, made.name, made.args), Ack)
            if number % 20 == 19:
                assert isinstance(await viewer.command(seat, "undo", {"to": "command"}), Ack)
        await viewer.drain()
        told = [message for message in viewer.heard if isinstance(message, Welcome | Update)]
        return {"messages": told, "log": log_lines(match, Viewer(tuple(match.seats)), -1)}


# -- writing ----------------------------------------------------------------------------------------------------


def record(game: str) -> dict[str, Any]:
    """Everything that is written about a game."""
    found: dict[str, Any] = {"moments": GAMES[game](), "events": events(game)}
    if (rules := GUESTS.get(game) or (registry.game(game) if game in registry.names() else None)) is not None:
        found["outline"] = outline(rules)
    return found | {"printed": printed(game)} if game in card_tables.GAMES else found


def _write(folder: Path, name: str) -> None:
    data = asyncio.run(tables()) if name == "tables" else record(name)
    (folder / f"{name}.json").write_bytes(msgspec.json.encode(data))


def main(folder: str, *wanted: str) -> None:
    """Writes one file for each game, or for those that are named."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    names = wanted or ("tables", *GAMES)
    with ProcessPoolExecutor(2) as workers:
        list(workers.map(_write, [Path(folder)] * len(names), names))


if __name__ == "__main__":
    main(*sys.argv[1:])
