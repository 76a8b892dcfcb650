"""The workshop's own routes. Only the server that `rondel dev` starts has them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct, json

from rondel.dev import changing, saving, thinking
from rondel.dev.insight import told
from rondel.dev.told import Lack, Thoughts, Told
from rondel.dev.workshop import Workshop
from rondel.server.asker import Asker, Who

Seat = Annotated[int, Meta(ge=0, lt=64)]
Text = Annotated[str, Meta(max_length=200)]


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What an author asks for."""


class ToStep(Wanted, frozen=True):
    to: Annotated[int, Meta(ge=0)]


class Begin(Wanted, frozen=True):
    seats: int | None = None
    options: dict[str, Any] | None = None
    """None: as they are."""
    seed: Text = ""


class OtherState(Wanted, frozen=True):
    state: Any


class Jump(Wanted, frozen=True):
    node: Text
    seat: Seat | None = None


class SeatBot(Wanted, frozen=True):
    seat: Seat
    bot: Text = ""
    """Empty: the author plays it."""


class SaveTest(Wanted, frozen=True):
    name: Text


class Think(Wanted, frozen=True):
    seat: Seat


def handlers(workshop: Workshop) -> list[Any]:
    """The routes for one workshop."""

    async def shown(asker: Asker) -> Response[Told]:
        """Whoever opens the window is the one who has all seats: there is nobody else on this machine's own address."""
        if asker.id != workshop.person.id:
            asker.person, asker.made = workshop.person, workshop.token
        return asker.answer(await told(workshop))

    @get("/api/dev", include_in_schema=False)
    async def look(asker: Who, known: Annotated[int, QueryParameter(ge=-1)] = -1) -> Response[Told]:
        """Where the author stands; waits a while if there is nothing new."""
        await workshop.news(known)
        return await shown(asker)

    @post("/api/dev/step", include_in_schema=False, status_code=200)
    async def step(data: JSONBody[ToStep], asker: Who) -> Response[Told]:
        """Stand at another step."""
        await workshop.step(data.to)
        return await shown(asker)

    @post("/api/dev/begin", include_in_schema=False, status_code=200)
    async def begin(data: JSONBody[Begin], asker: Who) -> Response[Told]:
        """Begin anew."""
        await workshop.begin(data.seats, data.options, data.seed)
        return await shown(asker)

    @post("/api/dev/state", include_in_schema=False, status_code=200)
    async def change(data: JSONBody[OtherState], asker: Who) -> Response[Told]:
        """Go on with another state."""
        await workshop.branch(partial(changing.with_state, state=json.encode(data.state)), "changed")
        return await shown(asker)

    @post("/api/dev/jump", include_in_schema=False, status_code=200)
    async def jump(data: JSONBody[Jump], asker: Who) -> Response[Told]:
        """Go on at another node."""
        await workshop.branch(partial(changing.at_node, node=data.node, seat=data.seat), f"jumped to {data.node}")
        return await shown(asker)

    @post("/api/dev/bot", include_in_schema=False, status_code=200)
    async def bot(data: JSONBody[SeatBot], asker: Who) -> Response[Told]:
        """Let a bot play a seat, or the author again."""
        await workshop.seat_bot(data.seat, data.bot)
        return await shown(asker)

    @post("/api/dev/test", include_in_schema=False, status_code=200)
    async def test(data: JSONBody[SaveTest], asker: Who) -> Response[Told]:
        """Write the position down as a test."""
        found, _ = workshop.open()
        saved = await workshop.asked(lambda match: saving.save_test(match, found, workshop.place, data.name))
        workshop.saved = saved.relative_to(workshop.place.folder).as_posix()
        workshop.tell()
        return await shown(asker)

    @post("/api/dev/thoughts", include_in_schema=False, status_code=200)
    async def thoughts(data: JSONBody[Think]) -> Thoughts:
        """What a bot would do on a seat, and why."""
        return await thinking.thoughts(workshop, data.seat)

    @get("/api/dev/words", include_in_schema=False)
    async def words() -> list[Lack]:
        """What the catalogues lack."""
        return await thinking.lacks(workshop)

    return [look, step, begin, change, jump, bot, test, thoughts, words]
