"""Who asks, and answers that make a guest of a stranger."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import PathParameter

from rondel.messages import Message
from rondel.server import guard
from rondel.server.live import LiveTable
from rondel.server.people import me
from rondel.server.refusals import PrivateTable, RequestRefused, forbidden
from rondel.server.site import Site
from rondel.server.store.rows import Person
from rondel.wire.http.tables import TablePage
from rondel.wire.tables import Me


class JoinFirst(Message): ...


class TooManyGuesses(Message): ...


T = TypeVar("T")
Asked = Request[Any, Any, Any]
YEAR_S = 365 * 86_400
TableRef = Annotated[str, PathParameter(max_length=40, description="A table's id or room code.")]


class Asker:
    """The one who makes a request."""

    def __init__(self, site: Site, person: Person | None, token: str, csrf: str, address: str) -> None:
        self.site, self.person, self.token, self.csrf, self.address = site, person, token, csrf, address
        self.made = ""
        """The token of a session that this request has made."""
        self.gone = False

    @property
    def known(self) -> Person:
        """The person; refuses strangers."""
        if self.person is None:
            raise RequestRefused(401, "who_are_you", JoinFirst())
        return self.person

    @property
    def id(self) -> str:
        return self.person.id if self.person is not None else ""

    @property
    def me(self) -> Me:
        return me(self.person, self.csrf)

    async def or_guest(self, name: str) -> Person:
        """The person, or a new guest of this name."""
        if self.person is None:
            self.person, self.made = await self.site.people.guest(name)
        return self.person

    async def table(self, ref: str) -> LiveTable:
        """A table; whoever guesses too many codes has to wait."""
        limited(self.site.misses.wait(self.address))
        try:
            return await self.site.hall.table(ref)
        except RequestRefused:
            limited(self.site.misses.take(self.address))
            raise

    async def watched(self, ref: str) -> LiveTable:
        """A table this person may look at."""
        table = await self.table(ref)
        if not table.may_watch(self.id):
            raise forbidden("private_table", PrivateTable())
        return table

    def page(self, table: LiveTable) -> TablePage:
        return TablePage(table.info(self.id), self.me, table.seats_of(self.id))

    def answer(self, content: T, status: int = 200) -> Response[T]:
        """An answer with the cookies that belong to it."""
        secure = self.site.config.secure
        cookies = []
        if self.made:
            cookies.append(
                Cookie(
                    guard.SESSION,
                    value=self.made,
                    max_age=YEAR_S,
                    httponly=True,
                    samesite="lax",
                    secure=secure,
                    documentation_only=False,
                )
            )
        if self.gone:
            cookies.append(Cookie(guard.SESSION, value="", max_age=0, httponly=True, samesite="lax", secure=secure))
        cookies.append(Cookie(guard.CSRF, value=self.csrf, max_age=YEAR_S, samesite="lax", secure=secure))
        return Response(content, status_code=status, cookies=cookies)


def limited(wait: float) -> None:
    if wait:
        raise RequestRefused(429, "too_many_guesses", TooManyGuesses(), {"wait": int(wait) + 1})


async def who_asks(scope: Any, site: Site) -> Asker:
    """The asker of a request or socket, by cookie or bearer token."""
    found = guard.cookies(scope)
    token = guard.bearer(scope) or found.get(guard.SESSION, "")
    person = await site.people.by_token(token) if token else None
    csrf = found.get(guard.CSRF, "")
    if not 20 <= len(csrf) <= 100 or not csrf.isascii():
        csrf = secrets.token_urlsafe(24)
    return Asker(site, person, token, csrf, scope.get("address", ""))


Who = NamedDependency[Asker]
"""What a handler asks for."""


async def provide_asker(request: Asked) -> Asker:
    return await who_asks(request.scope, request.app.state.site)
