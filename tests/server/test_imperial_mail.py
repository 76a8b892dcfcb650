"""Mail from a table of Imperial to whoever must act next, over real SMTP: one for each decision, and one at the end."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Person
from tests.server.receivers import Letterbox, text_of
from tests.server.test_notices import all_sent, verified

pytestmark = pytest.mark.anyio


async def away(person: Person, table: dict[str, Any], seat: int, name: str, **args: Any) -> None:
    """Come, do something, and go away again."""
    async with person.watch(table) as viewer:
        await viewer.play(seat, name, **args)


async def three(house: House, box: Letterbox) -> tuple[Person, Person, Person, dict[str, Any]]:
    """Ann, who reads her mail; Bob and Cleo, who sit before their screens; and their running table."""
    ann = await verified(house, box)
    bob, cleo = await house.person("Bob"), await house.person("Cleo")
    table = await bob.create("imperial", seats=3)
    await ann.join(table)
    await cleo.join(table)
    await bob.act(table, "start")
    return ann, bob, cleo, table


async def test_whoever_must_act_next_gets_one_mail_for_each_decision(letters: Any, tmp_path: Path) -> None:
    """D47: not again while the decision is open, and nothing that is sealed."""
    box, smtp = letters
    async with House(str(tmp_path / "s.sqlite"), smtp=smtp, notice_after=0) as house:
        ann, bob, cleo, table = await three(house, box)
        first = await box.next(2)
        assert first["To"] == "ann@example.org"
        assert "Bid in secret" in text_of(first)

        async with bob.watch(table) as b, cleo.watch(table) as c:
            await b.play(0, "bid", amount_cents=713)
            await all_sent(house, 1)
            await away(ann, table, 1, "bid", amount_cents=450)
            await c.play(2, "bid", amount_cents=199)
            await b.play(0, "accept_bid")
            second = text_of(await box.next(3))

    assert "Buy for your bid" in second
    told = re.sub(r"http\S+", "", second + text_of(first))  # a port or an id may have any digits
    assert not any(sum in told for sum in ("713", "7.13", "450", "4.50"))


async def test_a_decision_that_was_taken_without_somebody_gives_way_to_the_next(letters: Any, tmp_path: Path) -> None:
    """Ann does not vote; the vote is decided, and then she must propose for a country of her own."""
    box, smtp = letters
    async with House(str(tmp_path / "s.sqlite"), smtp=smtp, notice_after=0) as house:
        ann, bob, cleo, table = await three(house, box)
        async with bob.watch(table) as b, cleo.watch(table) as c:
            for country in range(6):
                # Austria becomes a democracy of all three, led by Bob; Italy is Ann's
                amounts = {0: (1200, 400, 900), 1: (0, 600, 0)}.get(country, (0, 0, 0))
                await away(ann, table, 1, "bid", amount_cents=amounts[1])
                await b.play(0, "bid", amount_cents=amounts[0])
                await c.play(2, "bid", amount_cents=amounts[2])
                if country == 0:
                    await b.play(0, "accept_bid")
                    await c.play(2, "accept_bid")
                if country < 2:
                    await away(ann, table, 1, "accept_bid")
            await b.play(0, "propose", slot="Taxation")
            await c.play(2, "propose", slot="L-Produce")
            while "Vote for one of the two proposals" not in text_of(box.mails[-1]):
                await box.next(len(box.mails) + 1)
            await b.play(0, "vote", choice=1)
            await c.play(2, "vote", choice=1)
            told = text_of(await box.next(len(box.mails) + 1))

    assert "Propose what your country does" in told


async def test_everybody_with_an_address_is_told_of_the_end(letters: Any, tmp_path: Path) -> None:
    box, smtp = letters
    async with House(str(tmp_path / "s.sqlite"), smtp=smtp, notice_after=0) as house:
        ann = await verified(house, box)
        bob = await house.person("Bob")
        table = await bob.create("imperial", seats=2)
        await ann.join(table)
        await bob.act(table, "start")
        async with bob.watch(table) as b:
            for _ in range(6):
                await away(ann, table, 1, "bid", amount_cents=0)
                await b.play(0, "bid", amount_cents=0)
            while "is over" not in box.mails[-1]["Subject"]:
                await box.next(len(box.mails) + 1)

    assert "nobody bought any stock" in text_of(box.mails[-1])
