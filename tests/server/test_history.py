"""Looking back, taking back, and matches as files."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from rondel import registry
from rondel.core import file as files
from rondel.server import audience
from rondel.server.routes import history as history_routes
from rondel.wire.messages import LogPage, Past, Refused
from tests.server.house import House, Person, Viewer

pytestmark = pytest.mark.anyio


async def finished(ann: Person) -> dict[str, object]:
    table = await ann.create("tictactoe", hotseat=True, start=True)
    async with ann.watch(table) as a:
        for turn, cell in enumerate((0, 3, 1, 4, 2)):
            await a.play(turn % 2, "mark", cell=cell)
    return table


async def test_any_entry_can_be_looked_at_over_http_and_socket(house: House) -> None:
    ann = await house.person("Ann")
    table = await finished(ann)

    history = (await ann.get(f"/api/tables/{table['id']}/history")).json()
    past = (await ann.get(f"/api/tables/{table['id']}/history/2", seat=1)).json()
    async with ann.watch(table) as a:
        await a.send({"type": "look", "id": "x", "at": 2, "seat": 1})
        told = await a.until(Past)

    assert [line["v"] for line in history["log"]] == [1, 2, 3, 4, 5]
    assert any(mark["level"] == "turn" for mark in history["marks"])
    assert past["view"]["cells"][:5] == [0, None, None, 1, None]
    assert told.view == past["view"]
    await ann.get(f"/api/tables/{table['id']}/history/99", 409)


async def pages(person: Person, path: str, **more: Any) -> list[dict[str, Any]]:
    """A history from the newest page to the first."""
    found: list[dict[str, Any]] = []
    before = 10**9
    while not found or found[-1].get("earlier"):
        found.append((await person.get(path, before=before, **more)).json())
        before = found[-1]["log"][0]["v"]
    return found


async def test_a_long_log_is_had_page_by_page(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_routes, "PAGE", 2)
    ann = await house.person("Ann")
    path = f"/api/tables/{(await finished(ann))['id']}/history"
    whole = (await ann.get(path)).json()

    told = await pages(ann, path)

    assert [[line["v"] for line in page["log"]] for page in told] == [[4, 5], [2, 3], [1]]
    assert all((page["version"], page["marks"]) == (whole["version"], whole["marks"]) for page in told)
    assert "earlier" not in whole


async def test_a_page_counts_as_whoever_asks_for_it_counts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks with other eyes keeps their own numbers; pages that lie side by side are the whole log."""
    monkeypatch.setattr(history_routes, "PAGE", 1)
    ann = await house.person("Ann")
    table = await ann.create("auction", hotseat=True, seats=2, start=True)
    async with ann.watch(table) as a:
        for seat in (0, 1, 1, 0, 1):
            await a.answer(seat, "commit", 1)
    path = f"/api/tables/{table['id']}/history"

    for seat in (0, 1):
        for counted in ([0], [1], [0, 1], [-1]):
            whole = (await ann.get(path, seat=seat, counted=counted)).json()
            told = await pages(ann, path, seat=seat, counted=counted)
            assert [line for page in reversed(told) for line in page["log"]] == whole["log"]


async def test_during_a_match_nobody_looks_with_the_eyes_of_others(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person("Eve")
    table = await ann.create("sparks", hotseat=True, seats=2, start=True)

    answer = await eve.get(f"/api/tables/{table['id']}/history/0", 409, seat=0)
    mine = (await ann.get(f"/api/tables/{table['id']}/history/0", seat=0)).json()

    assert answer.json()["code"] == "not_your_seat"
    assert isinstance(mine["view"]["throwers"][0]["hand"], list)
    assert set(mine["view"]["throwers"][1]["hand"]) == {"hidden"}


async def test_a_finished_match_is_downloaded_verified_and_uploaded(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await finished(ann)

    file = (await ann.get(f"/api/tables/{table['id']}/file")).content
    verified = (await ann.get(f"/api/tables/{table['id']}/verify")).json()
    answer = await bob.client.post("/api/files", content=file)

    assert verified["ok"], verified
    assert msgspec.json.decode(file.splitlines()[0])["header"]["seed"] == verified["seed"]
    assert answer.status_code == 201
    assert answer.json()["table"]["status"] == "finished"
    broken = await bob.client.post("/api/files", content=file.replace(b'"cell":3', b'"cell":5'))
    assert broken.status_code == 400
    assert broken.json()["code"] == "file/corrupt"


async def test_a_file_beyond_all_bounds_is_refused_and_the_next_one_is_kept(house: House) -> None:
    ann = await house.person("Ann")
    table = await finished(ann)
    match = files.load((await ann.get(f"/api/tables/{table['id']}/file")).content, registry.game("tictactoe"))
    good = files.dump(match)
    match.header = structs.replace(match.header, started=2**63 - 1)

    refused = await ann.client.post("/api/files", content=files.dump(match))
    kept = await ann.client.post("/api/files", content=good)

    assert (refused.status_code, refused.json()["code"]) == (400, "file/bounds")
    assert kept.status_code == 201


async def test_copies_of_matches_count_whether_they_are_over_or_not(tmp_path: Path) -> None:
    async with House(str(tmp_path / "s.sqlite"), tables_per_person=3) as house:
        ann = await house.person("Ann")
        table = await finished(ann)
        file = (await ann.get(f"/api/tables/{table['id']}/file")).content
        await ann.post(f"/api/tables/{table['id']}/fork", {"at": 1, "hotseat": True}, 201)
        for _ in range(2):
            assert (await ann.client.post("/api/files", content=file)).status_code == 201

        forked = await ann.post(f"/api/tables/{table['id']}/fork", {"at": 1, "hotseat": True}, 403)
        uploaded = await ann.client.post("/api/files", content=file)

    assert forked.json()["code"] == "too_many_tables"
    assert uploaded.status_code == 403


async def test_a_running_match_keeps_its_file_and_its_seed(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    await ann.get(f"/api/tables/{table['id']}/file", 403)
    await ann.get(f"/api/tables/{table['id']}/verify", 409)
    page = (await ann.get(f"/api/tables/{table['id']}")).json()["table"]

    assert "seed" not in page
    assert page["commitment"]


async def test_statistics_come_from_finished_matches(house: House) -> None:
    ann = await house.person("Ann")
    await finished(ann)
    await finished(ann)

    told = (await ann.get("/api/games/tictactoe/statistics")).json()

    assert told["matches"] == 2
    assert told["wins"] == {"0": 2}
    assert sum(told["reasons"].values()) == 2


async def test_an_undo_needs_the_consent_of_those_affected(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe", undo="consent")
    await bob.join(table)
    await ann.act(table, "start")

    async with ann.watch(table) as a, bob.watch(table) as b:
        await a.play(0, "mark", cell=0)
        await b.play(1, "mark", cell=1)
        await a.play(0, "undo")
        await b.drain()
        assert b.now.request is not None
        assert b.now.request.waits_for == (1,)
        ack = await b.play(1, "undo_answer", yes=True)
        await a.see(ack.v)
        await a.drain()
        assert a.now.view["cells"] == [None] * 9
        assert a.log[1].gone
        assert a.log[2].gone
        assert a.gaps == 0
        await a.play(0, "redo")
        await a.drain()
        assert a.now.view["cells"][0] == 0
        assert not a.log[1].gone


async def test_an_undo_that_is_declined_changes_nothing(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")
    await bob.join(table)
    await ann.act(table, "start")

    async with ann.watch(table) as a, bob.watch(table) as b:
        await a.play(0, "mark", cell=0)
        await b.play(1, "mark", cell=1)
        await a.play(0, "undo")
        await b.play(1, "undo_answer", yes=False)
        await a.drain()

        assert a.now.request is None
        assert a.now.view["cells"][:2] == [0, 1]


async def test_the_host_overrules_and_the_log_shows_it(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe", undo="host")
    await bob.join(table)
    await ann.act(table, "start")

    async with ann.watch(table) as a, bob.watch(table) as b:
        await a.play(0, "mark", cell=0)
        refused = await a.command(0, "undo")
        forged = await b.command(1, "undo", as_host=True)
        ack = await a.command(0, "undo", {"to": "turn"}, as_host=True)
        await a.drain()

        assert isinstance(refused, Refused)
        assert isinstance(forged, Refused)
        assert forged.code == "not_host"
        assert not isinstance(ack, Refused)
        assert a.log[ack.v].actor == -1
        assert a.now.view["cells"][0] is None


def begun(viewer: Viewer) -> tuple[int, list[int], bool]:
    """What a viewer was told of the log when they came: after which line, which lines, and are there others before?"""
    welcome = viewer.welcome
    assert welcome is not None
    return welcome.log_from, [line.v for line in welcome.log], welcome.earlier


async def test_a_long_log_comes_in_pages_to_those_who_want_it_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "PAGE", 3)
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    async with ann.watch(table) as whole, ann.watch(table, paged=True) as paged:
        assert begun(paged) == (-1, [], False)
        for number, cell in enumerate((0, 1, 2, 4, 3, 5, 7)):
            await whole.play(number % 2, "mark", cell=cell)
        await paged.hello(paged=True)
        assert begun(paged) == (-1, [5, 6, 7], True)

        pages: list[LogPage] = []
        told = list(paged.log.values())
        while not pages or pages[-1].earlier:
            await paged.send({"type": "log", "id": "page", "before": told[0].v})
            pages.append(await paged.until(LogPage))
            told = [*pages[-1].log, *told]

        await whole.hello()
        assert told == list(whole.log.values())
        assert [len(page.log) for page in pages] == [3, 1]


async def test_who_was_away_for_long_is_told_the_newest_lines_and_asks_for_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "PAGE", 2)
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    async with ann.watch(table) as a:
        for number, cell in enumerate((0, 1, 2, 4)):
            await a.play(number % 2, "mark", cell=cell)

        await a.hello(paged=True, last=1)
        assert begun(a) == (-1, [3, 4], True)
        await a.hello(paged=True, last=3)
        assert begun(a) == (3, [4], False)
