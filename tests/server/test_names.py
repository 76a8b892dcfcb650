"""Names: what cannot be seen is not there, and nobody looks like somebody else."""

import pytest

from rondel.server.names import likeness, plain_name
from tests.server.house import House

pytestmark = pytest.mark.anyio

TURNED = "Bob\u202e\u2066\u200f"
"""Direction marks, with which a name turns what stands after it round."""


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (TURNED, "Bob"),
        ("\u061cAnn", "Ann"),
        ("\u2800\u3164\u200b\u00a0", ""),
        ("Ａｎｎ", "Ann"),
        ("A" * 50, "A" * 40),
        ("A\u034fnn\ufe0f\U000e0101", "Ann"),
        ("\u034f\ufe00", ""),
        ("Z" + "\u0351" * 9 + "oe", "Z" + "\u0351" * 3 + "oe"),
        ("Zoë Müller-Łuk", "Zoë Müller-Łuk"),
        ("美咲", "美咲"),
    ],
)
def test_a_name_shows_what_it_is(given: str, shown: str) -> None:
    assert plain_name(given) == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),
        ("Bob", "b0b"),
        ("Zoe", "Zoë"),
        ("Paul", "РАUL"),
        ("Bill", "BiII"),
        ("Bill", "Bi1l"),
        ("Bob", "Βob"),
        ("Hans", "Ηans"),
        ("Max", "Μax"),
        ("Max", "Мax"),
        ("Nora", "Νora"),
        ("Zoe", "Ζoe"),
        ("Xaver", "Χaver"),
        ("Ronald", "Roпald"),
        ("ann", "ɑnn"),
        ("Ann", "Ꭺnn"),
        ("Ann", "ꓮnn"),
        ("Will", "VVill"),
        ("Emma", "Ernma"),
        ("Ole", "ØIe"),
    ],
)
def test_names_that_are_taken_for_each_other_are_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anne"), ("Max", "Mia"), ("Бoб", "Bob"), ("美咲", "美香")])
def test_other_names_are_others(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


async def test_every_name_at_a_table_is_plain_and_nobodys_else(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe", name=f"Table {TURNED}")
    joined = await bob.join(table, name="Аnn")
    await bob.act(table, "rename", seat=1, name=TURNED)
    told = (await ann.get(f"/api/tables/{table['id']}")).json()["table"]

    assert joined["table"]["seats"][1]["name"] == "Аnn 2"
    assert (told["name"], told["seats"][1]["name"]) == ("Table Bob", "Bob")


async def test_nobody_sits_under_a_name_that_shows_nothing(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.create("tictactoe")

    joined = await bob.join(table, name=" \u2800")
    renamed = await ann.act(table, "rename", 400, seat=0, name="\u200b \u3164")

    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ann", "Bob"]
    assert renamed["code"] == "name_needed"
