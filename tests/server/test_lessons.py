"""First matches: a private table against bots that is begun once and gone on with."""

from __future__ import annotations

import pytest

from rondel import registry
from rondel.games.kolkhoz.lesson import LESSON
from tests.server.house import House


async def test_a_lesson_is_a_private_table_that_waits_for_its_learner(house: House) -> None:
    ann, ben = await house.person("Ann"), await house.person("Ben")
    page = (await ann.post("/api/games/kolkhoz/lesson", {"my_name": "Ann"}, 201)).json()
    table = page["table"]

    assert (table["lesson"], table["visibility"], table["status"]) == (True, "private", "running")
    assert (table["waits_for_me"], page["seats"]) == (True, [LESSON.seat])
    assert [seat["kind"] for seat in table["seats"]].count("bot") == 3
    await ben.get(f"/api/tables/{table['id']}", 403)


async def test_a_lesson_that_was_begun_goes_on(house: House) -> None:
    ann = await house.person("Ann")
    first = (await ann.post("/api/games/kolkhoz/lesson", {"my_name": "Ann"}, 201)).json()["table"]["id"]
    same = (await ann.post("/api/games/kolkhoz/lesson", {}, 201)).json()["table"]["id"]
    other = (await ann.post("/api/games/kolkhoz/lesson", {"again": True}, 201)).json()["table"]["id"]

    assert same == first != other


async def test_a_lesson_does_not_count(house: House) -> None:
    ann = await house.person("Ann")
    page = (await ann.post("/api/games/tictactoe/lesson", {"my_name": "Ann"}, 201)).json()
    over = await ann.act(page["table"], "resign", seat=page["seats"][0])

    assert over["table"]["status"] == "finished"
    assert (await ann.get("/api/games/tictactoe/statistics")).json()["matches"] == 0


async def test_a_game_without_a_lesson_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await house.person("Ann")
    monkeypatch.setattr(registry.game("auction"), "lesson", None)

    assert (await ann.get("/api/games/auction/lesson", 404)).json()["code"] == "no_such_lesson"


async def test_what_the_coach_says_can_be_asked_for(house: House) -> None:
    found = (await (await house.person("Ann")).get("/api/games/kolkhoz/lesson")).json()

    assert [step["id"] for step in found["steps"]] == [step.id for step in LESSON.steps]
