"""What a game offers beside playing it: things to take away, and things to look up."""

import pytest

from rondel import Document, Export, Match, Viewer, registry
from tests.server.house import House

pytestmark = pytest.mark.anyio


async def test_a_running_match_can_be_taken_away_as_a_table(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("auction", hotseat=True, seats=2, options={"lots": 2}, start=True)
    async with ann.watch(table) as a:
        await a.answer(0, "commit", 1)
        await a.answer(1, "commit", 2)

    told = next(game for game in (await ann.get("/api/games")).json()["games"] if game["name"] == "auction")
    answer = await ann.get(f"/api/tables/{table['id']}/exports/lots")

    assert told["exports"] == [{"name": "lots", "label": "Lots as a table"}]
    assert answer.headers["content-type"].startswith("text/csv")
    assert answer.headers["content-disposition"] == 'attachment; filename="lots.csv"'
    assert [line.split(",")[::2] for line in answer.text.split()] == [["lot", "seat"], ["1", "2"]]
    await ann.get(f"/api/tables/{table['id']}/exports/nothing", 404)


async def test_an_export_is_made_for_the_eyes_of_who_asks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def eyes(match: Match, viewer: Viewer, now: int) -> Document:
        return Document.json("../eyes of\r\nall.json", viewer.seats)

    game = registry.game("sparks")
    monkeypatch.setattr(game, "exports", {"eyes": Export(eyes), "end": Export(eyes, only_over=True)})
    ann, eve = await house.person("Ann"), await house.person("Eve")
    table = await ann.create("sparks", hotseat=True, seats=2, start=True)
    address = f"/api/tables/{table['id']}/exports"

    mine = await ann.get(f"{address}/eyes", seat=1)
    hers = await eve.get(f"{address}/eyes")

    assert (mine.json(), hers.json()) == ([1], [])
    assert hers.headers["content-disposition"] == 'attachment; filename="eyes-of-all.json"'
    await eve.get(f"{address}/eyes", 409, seat=1)
    await eve.get(f"{address}/end", 409)
    await ann.act(table, "end")
    assert (await eve.get(f"{address}/end", seat=1)).json() == [1]


async def test_an_export_that_fails_is_refused_and_nothing_else_happens(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(match: Match, viewer: Viewer, now: int) -> Document:
        raise ZeroDivisionError

    monkeypatch.setattr(registry.game("tictactoe"), "exports", {"broken": Export(broken)})
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)

    answer = await ann.get(f"/api/tables/{table['id']}/exports/broken", 409)

    assert answer.json()["code"] == "internal_error"
    async with ann.watch(table) as a:
        await a.play(0, "mark", cell=0)


async def test_a_private_table_gives_nothing_away(house: House) -> None:
    ann, eve = await house.person("Ann"), await house.person("Eve")
    table = await ann.create("auction", hotseat=True, seats=2, visibility="private", start=True)

    await eve.get(f"/api/tables/{table['id']}/exports/lots", 403)
    await eve.get("/api/games/auction/reference", 403, table=table["id"])


async def test_what_is_printed_can_be_looked_up(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("sparks", hotseat=True, seats=2, start=True)

    everything = (await ann.get("/api/games/sparks/reference")).json()
    damage = (await ann.get("/api/games/sparks/reference", q="DAMAGE two", table=table["id"])).json()

    assert (everything["count"], everything["kinds"]) == (3, ["card"])
    assert [item["name"] for item in damage["items"]] == ["Flare"]
    names = (await ann.get("/api/games/imperial/names")).json()["names"]
    assert names["country"]["russia"] == {"say": "country-russia"}
    assert (await ann.get("/api/games/tictactoe/names")).json() == {"names": {}}
    assert (await ann.get("/api/games/sparks/reference", kind="planet")).json()["items"] == []
    await ann.get("/api/games/tictactoe/reference", 404)
    await ann.get("/api/games/auction/reference", 400, table=table["id"])
    await ann.get("/api/games/sparks/reference", 404, table="NOSUCH")
