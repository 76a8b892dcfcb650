"""What a table allows: as its game proposes, or as whoever opened it chose."""

from typing import Any

import pytest

from rondel import registry
from rondel.core.defaults import TableDefaults
from rondel.messages import Phrase
from rondel.wire.messages import Ack, CloseCode, Refused, Update
from tests.server.house import House, Person, Viewer

pytestmark = pytest.mark.anyio


async def pair(house: House, game: str = "tictactoe", **more: Any) -> tuple[Person, Person, dict[str, Any]]:
    """Ann, who is the host, and Bob, in the middle of a match."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create(game, **more)
    await bob.join(table)
    return ann, bob, (await ann.act(table, "start"))["table"]


def refused(answer: Ack | Refused) -> str:
    return answer.code if isinstance(answer, Refused) else ""


# What games propose


async def test_a_table_is_opened_as_its_game_proposes(house: House) -> None:
    ann = await house.person("Ann")
    told = {game["name"]: game for game in (await ann.get("/api/games")).json()["games"]}

    companion = await ann.create("ti4")
    duel = await ann.create("tictactoe")
    banker = await ann.create("imperial")

    assert (len(companion["seats"]), companion["clock"]["kind"], companion["undo"]) == (8, "count-up", "latest")
    assert companion["undo_shown"]
    assert companion["undo_learned"]
    assert (len(duel["seats"]), duel["clock"], duel["undo"]) == (2, {}, "consent")
    assert (banker["undo"], banker["undo_once"]) == ("latest", True)
    for made in (companion, duel, banker):
        proposed = told[made["game"]]["table"]
        assert len(made["seats"]) == proposed["seats"]
        assert made["clock"] == proposed.get("clock", {})
        assert made["undo"] == proposed.get("undo", {}).get("mode", "consent")
        assert made.get("pause_by", "seats") == proposed.get("pause", "host")


async def test_whoever_opens_a_table_may_choose_otherwise(house: House) -> None:
    ann = await house.person("Ann")

    table = await ann.create("imperial", seats=3, clock="bank", undo="free", pause_by="host", rollback_by="seats")
    changed = (await ann.act(table, "change", undo="latest", clock="none", pause_by="seats"))["table"]

    assert len(table["seats"]) == 3
    assert (table["clock"]["bank_ms"], table["clock"]["penalty"]) == (900_000, "point")
    assert table["undo"] == "free"
    assert "undo_once" not in table
    assert table["pause_by"] == "host"
    assert (changed["undo"], changed["undo_once"], changed["clock"]) == ("latest", True, {})
    assert "pause_by" not in changed
    await ann.post("/api/tables", {"game": "tictactoe", "clock": "bank"}, 400)


async def test_the_server_reads_what_a_game_proposes_and_knows_no_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry.game("auction"), "table", TableDefaults(seats=5, pause="seats"))
    ann = await house.person("Ann")

    table = await ann.create("auction")

    assert len(table["seats"]) == 5
    assert "pause_by" not in table


# The host and free seats


async def test_one_device_runs_a_whole_table_where_the_game_says_so(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = (await ann.act(await ann.create("ti4"), "start"))["table"]
    assert table["status"] == "running"

    async with ann.watch(table, host=True) as a:
        assert a.welcome is not None
        assert a.welcome.seats == tuple(range(8))
        await bob.join(table, seat=3)
        await a.drain()
        assert a.welcome.seats == (0, 1, 2, 4, 5, 6, 7)
        async with bob.watch(table) as b:
            assert b.welcome is not None
            assert b.welcome.seats == (3,)
            await ann.act(table, "transfer", seat=3)
            await b.drain()
            assert list(b.welcome.seats) == list(range(8))
        await a.to_the_end()
        assert a.socket.close_code == CloseCode.REPLACED  # who opens such a table takes no seat, and has none now


async def test_elsewhere_a_match_waits_until_all_seats_are_taken(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe")

    answer = await ann.act(table, "start", 409)

    assert answer["code"] == "cannot_start"
    assert (await ann.get(f"/api/tables/{table['id']}")).json()["seats"] == [0]


# Pausing


async def test_only_the_host_pauses_and_everybody_reads_why(house: House) -> None:
    ann, bob, table = await pair(house)
    assert table["pause_by"] == "host"
    assert table["may_pause"]
    assert "may_pause" not in (await bob.get(f"/api/tables/{table['id']}")).json()["table"]
    await bob.act(table, "pause", 403)

    async with bob.watch(table) as b:
        assert refused(await b.command(1, "pause")) == "not_host"
        await ann.act(table, "pause", reason="dinner")
        await b.drain()
        assert (b.table.status, b.table.paused) == ("paused", "dinner")
        assert b.now.interaction.paused == "dinner"
        assert refused(await b.command(1, "mark", {"cell": 0})) == "match_paused"
        await bob.act(table, "resume", 403)
        assert refused(await b.command(1, "resume")) == "not_host"
    (mine,) = (await bob.get("/api/me/tables")).json()["tables"]
    assert (mine["status"], mine["paused"]) == ("paused", "dinner")
    resumed = (await ann.act(table, "resume"))["table"]
    assert resumed["status"] == "running"
    assert "paused" not in resumed


async def test_where_the_table_says_so_whoever_sits_pauses(house: House) -> None:
    ann, bob, table = await pair(house, pause_by="seats")
    eve = await house.person("Eve")
    await eve.act(table, "pause", 403)

    paused = (await bob.act(table, "pause", reason="phone"))["table"]
    await ann.act(table, "resume")

    assert paused["paused"] == "phone"


async def test_without_a_clock_there_is_nothing_to_pause_where_a_move_ends_a_pause(house: House) -> None:
    ann = await house.person("Ann")
    untimed = await ann.create("imperial", seats=2, hotseat=True, start=True)
    timed = await ann.create("imperial", seats=2, hotseat=True, start=True, clock="bank")

    assert "may_pause" not in untimed
    assert (await ann.act(untimed, "pause", 409))["code"] == "nothing_to_pause"
    assert timed["may_pause"]
    assert (await ann.act(timed, "pause"))["table"]["status"] == "paused"


# Going back


async def test_only_the_host_goes_back_to_the_beginning_of_a_round(house: House) -> None:
    ann, bob, table = await pair(house, undo="consent")
    async with ann.watch(table, host=True) as a, bob.watch(table) as b:
        await a.play(0, "mark", cell=0)
        await b.play(1, "mark", cell=1)
        await a.play(0, "mark", cell=2)
        await b.drain()
        levels = {level.level: level.reason for level in b.now.levels}
        assert levels["round"] == Phrase("too_far_back")
        assert levels["turn"] == ""
        assert "entry" not in levels
        assert refused(await b.command(1, "undo", {"to": "round"})) == "undo_not_allowed"
        await a.drain()
        assert {level.level: level.reason for level in a.now.levels}["round"] == ""
        done = await a.command(0, "undo", {"to": "round"}, as_host=True)
        assert isinstance(done, Ack)
        await b.see(done.v)
        assert b.log[done.v].actor == -1
        assert b.now.view["cells"][:3] == [0, 1, None]


async def test_where_the_table_says_so_everybody_may_ask_to_go_back(house: House) -> None:
    ann, bob, table = await pair(house, undo="consent", rollback_by="seats")
    async with ann.watch(table) as a, bob.watch(table) as b:
        await a.play(0, "mark", cell=0)
        await b.play(1, "mark", cell=1)
        await a.play(0, "mark", cell=2)
        await b.drain()
        assert next(level.after for level in b.now.levels if level.level == "entry") == 0
        await b.play(1, "undo", to=1)
        await a.drain()
        assert a.now.request is not None
        assert (a.now.request.waits_for, a.now.request.more) == ((0,), 1)
        ack = await a.play(0, "undo_answer", yes=True)
        await b.see(ack.v)
        await b.drain()
        assert b.now.view["cells"][:3] == [0, None, None]


async def test_a_request_to_take_back_survives_a_restart(house: House) -> None:
    ann, bob, table = await pair(house)
    async with ann.watch(table) as a, bob.watch(table) as b:
        await a.play(0, "mark", cell=0)
        await b.play(1, "mark", cell=1)
        await a.play(0, "undo")
    await house.stop()

    async with House(house.settings["store"]) as again:
        bob.house, bob.client.base_url = again, again.url
        async with bob.watch(table) as b:
            assert b.now.request is not None
            assert (b.now.request.seat, b.now.request.waits_for) == (0, (1,))
            await b.play(1, "undo_answer", yes=True)
            await b.drain()
            assert b.now.view["cells"] == [None] * 9


# Draws


async def dueling(house: House) -> tuple[Person, Person, dict[str, Any]]:
    return await pair(house, "shapeships", options={"first_species": "human", "second_species": "human"})


async def test_a_draw_is_offered_and_accepted(house: House) -> None:
    ann, bob, table = await dueling(house)
    assert table["offers_draw"]

    async with bob.watch(table) as b:
        offered = (await ann.act(table, "draw", seat=0))["table"]
        await b.drain()
        assert b.table.draw == (0,)
        over = (await bob.act(table, "draw", seat=1))["table"]
        await b.drain()
        assert b.now.outcome is not None
        assert (b.now.outcome.winners, b.now.outcome.reason) == ((), Phrase("agreement"))

    assert offered["draw"] == [0]
    assert (over["status"], over["outcome"]["reason"]) == ("finished", {"say": "agreement"})
    assert "draw" not in over


async def test_a_draw_is_offered_once_in_a_turn(house: House) -> None:
    ann, bob, table = await dueling(house)
    await bob.act(table, "draw", 409, seat=1, yes=False)
    await ann.act(table, "draw", seat=0)
    declined = (await bob.act(table, "draw", seat=1, yes=False))["table"]
    assert "draw" not in declined

    again = await ann.act(table, "draw", 409, seat=0)

    assert again["code"] == "draw_refused"
    await bob.act(table, "draw", seat=1)
    withdrawn = (await bob.act(table, "draw", seat=1, yes=False))["table"]
    assert "draw" not in withdrawn
    await ann.act(table, "draw", 403, seat=1)


async def test_a_draw_offer_survives_a_restart_and_lapses_with_the_turn(house: House) -> None:
    ann, bob, table = await dueling(house)
    await ann.act(table, "draw", seat=0)
    await house.stop()

    async with House(house.settings["store"]) as again:
        for person in (ann, bob):
            person.house, person.client.base_url = again, again.url
        page = (await bob.get(f"/api/tables/{table['id']}")).json()["table"]
        assert page["draw"] == [0]
        assert (await ann.act(table, "draw", 409, seat=0, yes=True))["code"] == "draw_offered"
        async with ann.watch(table) as a, bob.watch(table) as b:
            turn = b.now.view["turn"]
            await play_a_turn(a, b)
            assert b.now.view["turn"] == turn + 1
            assert b.table.draw == ()
        assert (await bob.act(table, "draw", 409, seat=1, yes=False))["code"] == "nothing_to_answer"
        assert (await ann.act(table, "draw", seat=0))["table"]["draw"] == [0]


async def play_a_turn(a: Viewer, b: Viewer) -> None:
    """Both say that they are done, or pass, until the next turn begins."""
    turn = b.now.view["turn"]
    for _ in range(20):
        if b.now.view["turn"] != turn:
            return
        for seat, viewer in enumerate((a, b)):
            await viewer.drain()
            offers = {offer.name for offer in viewer.now.interaction.offers if offer.enabled}
            name = next((name for name in ("ready", "pass_priority") if name in offers), "")
            if name and seat in viewer.now.interaction.waiting_for:
                await viewer.command(seat, name)
        await b.drain()


async def test_a_game_without_draws_has_none(house: House) -> None:
    ann, _, table = await pair(house)

    answer = await ann.act(table, "draw", 409, seat=0)

    assert answer["code"] == "no_draws"
    assert "offers_draw" not in table


async def test_a_bot_plays_on_against_one_and_goes_along_with_several(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    alone = await ann.create("emberlode", seating=[{"kind": "me"}, {"kind": "bot"}], start=True)
    table = await ann.create("emberlode", seating=[{"kind": "me"}, {"kind": "free"}, {"kind": "bot"}])
    await bob.join(table)
    await ann.act(table, "start")

    declined = (await ann.act(alone, "draw", seat=0))["table"]
    offered = (await ann.act(table, "draw", seat=0))["table"]
    over = (await bob.act(table, "draw", seat=1))["table"]

    assert "draw" not in declined
    assert offered["draw"] == [0]
    assert over["outcome"]["reason"] == {"say": "agreement"}


async def test_who_resigns_has_lost(house: House) -> None:
    ann, _, table = await pair(house)

    over = (await ann.act(table, "resign", seat=0))["table"]

    assert over["outcome"] == {"winners": [1], "reason": {"say": "resignation"}}


# What is said


async def test_what_is_said_belongs_to_a_moment_of_the_match(house: House) -> None:
    ann, bob, table = await pair(house, "auction")
    async with ann.watch(table) as a, bob.watch(table) as b:
        await a.send({"type": "say", "id": "1", "text": "first"})
        await a.drain()
        await b.answer(1, "commit", 3)
        await a.send({"type": "say", "id": "2", "text": "second"})
        await a.drain()
        covered = (await ann.get(f"/api/tables/{table['id']}/chat")).json()["lines"]
        ack = await a.answer(0, "commit", 1)
        await b.send({"type": "say", "id": "3", "text": "third"})
        await b.drain()

    lines = (await ann.get(f"/api/tables/{table['id']}/chat")).json()["lines"]
    # that somebody has bid in secret is not known to the chat either, before the bids open
    assert [line.get("v", 0) for line in covered] == [0, 0]
    assert [(line["text"], line.get("v", 0)) for line in lines] == [("first", 0), ("second", 1), ("third", ack.v)]
    assert any(isinstance(message, Update) for message in b.heard)
