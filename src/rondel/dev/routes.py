"""The workshop's own routes. Only the server that `rondel dev` starts has them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from rondel.dev.insight import told
from rondel.dev.told import Told
from rondel.dev.workshop import Workshop
from rondel.server.asker import Asker, Who


class ToStep(Struct, frozen=True, forbid_unknown_fields=True):
    to: Annotated[int, Meta(ge=0)]


class Begin(Struct, frozen=True, forbid_unknown_fields=True):
    seats: int | None = None
    options: dict[str, Any] = {}
    seed: str = ""


def handlers(workshop: Workshop) -> list[Any]:
    """The routes for one workshop."""

    def author(asker: Asker) -> Asker:
        """Whoever opens the window is the one who has all seats: there is nobody else on this machine's own address."""
        if asker.id != workshop.person.id:
            asker.person, asker.made = workshop.person, workshop.token
        return asker

    @get("/api/dev", operation_id="workshop", include_in_schema=False)
    async def look(asker: Who, known: Annotated[int, QueryParameter(ge=-1)] = -1) -> Response[Told]:
        """Where the author stands; waits a while if there is nothing new."""
        await workshop.news(known)
        return author(asker).answer(await told(workshop))

    @post("/api/dev/step", operation_id="workshop_step", include_in_schema=False, status_code=200)
    async def step(data: JSONBody[ToStep], asker: Who) -> Response[Told]:
        """Stand at another step."""
        await workshop.step(data.to)
        return author(asker).answer(await told(workshop))

    @post("/api/dev/begin", operation_id="workshop_begin", include_in_schema=False, status_code=200)
    async def begin(data: JSONBody[Begin], asker: Who) -> Response[Told]:
        """Begin anew."""
        await workshop.begin(data.seats, data.options, data.seed)
        return author(asker).answer(await told(workshop))

    return [look, step, begin]
