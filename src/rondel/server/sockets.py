"""One socket per viewer: reads what they want, writes what they may know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from typing import Any

from rondel.core.command_names import (
    AGREE_DRAW,
    CLOCK,
    END,
    LEAVE,
    PAUSE,
    REDO,
    RESUME,
    RETURN,
    TIMEOUT,
    UNDO,
    UPGRADE,
)
from rondel.core.commands import Command
from rondel.core.interaction import narrow
from rondel.core.match import Match
from rondel.core.seats import HOST
from rondel.core.user_action_names import USER_ACTIONS
from rondel.core.view import Viewer
from rondel.errors import CommandFailed, Rejected, RondelError, RulesTooSlow
from rondel.messages import Message, Words
from rondel.server import logs, pictures, sights
from rondel.server.audience import CannotBeShown
from rondel.server.clock import now_ms
from rondel.server.limits import Bucket
from rondel.server.live import LiveTable
from rondel.server.refusals import (
    CannotBeSaved,
    NobodyPlaysForOthers,
    NoSuchSeat,
    NotYourSeat,
    OnlyHostPauses,
    OnlyTableHost,
    RequestRefused,
    RulesFailed,
    RulesTookTooLong,
)
from rondel.server.seating import may_pause, number_of
from rondel.server.site import Site
from rondel.server.store.database import StoreUnavailable
from rondel.server.viewing import Viewing
from rondel.server.weighing import weighed
from rondel.wire import codec
from rondel.wire.limits import FRAME
from rondel.wire.messages import (
    PROTOCOL,
    Ack,
    Act,
    AskHint,
    AskLog,
    Candidates,
    ClientMessage,
    CloseCode,
    Hello,
    Here,
    Hinted,
    Look,
    Narrow,
    Past,
    Ping,
    Pong,
    Problem,
    Refused,
    Resync,
    Say,
    Weigh,
)


class NotLikeThat(Message):
    what: str


class WatchersDoNotPlay(Message): ...


class OnlyHostActsForOthers(Message): ...


class HintUnderWay(Message): ...


class OwnEyesOnly(Message): ...


class NotPossible(Message): ...


HELLO_S = 10.0
BURST_S = 10
"""For so long somebody who was silent before may say as much at once."""
NOT_FROM_SOCKETS = frozenset({TIMEOUT, AGREE_DRAW, END, UPGRADE, RETURN, LEAVE})
"""What only the server itself, or a request of its own, may do."""
BESIDE = USER_ACTIONS.keys() - {"chat", "concede", "offer_draw", "answer_draw"}
"""What is done beside the game; the other actions of users have another way."""


COSTS_MORE = 2
"""What is asked counts for so many messages more than what is said."""
TELLING = (Look, AskLog, Narrow, Weigh, AskHint, Resync)
"""What is answered with something that not everybody may know."""


class Conversation:
    """What one socket says, carried out in order."""

    __slots__ = ("_bucket", "_greeting", "_hinting", "_is_greeted", "site", "table", "viewing")

    def __init__(self, site: Site, table: LiveTable, viewing: Viewing) -> None:
        self.site, self.table, self.viewing = site, table, viewing
        self._bucket = Bucket(site.config.messages_per_second * BURST_S, time.monotonic())
        self._greeting: asyncio.TimerHandle | None = None
        self._is_greeted = False
        self._hinting: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """From accepting a socket to its end: first of all somebody says hello."""
        self.viewing.lost = self._lost
        self.site.metrics.count("sockets")
        self._greeting = asyncio.get_running_loop().call_later(HELLO_S, self._was_not_greeted)

    def _lost(self) -> None:
        self.table.audience.leave(self.viewing)

    def _was_not_greeted(self) -> None:
        self.viewing.close(CloseCode.BAD_MESSAGE, "say hello first")

    async def hear(self, event: Any) -> bool:
        """Carry out what has come; is there more to be heard?"""
        if event["type"] == "websocket.disconnect":
            return False
        try:
            if event["type"] == "websocket.receive" and (message := self._read(event)) is not None:
                if not self._is_greeted:
                    await self._greet(message)
                elif not isinstance(message, TELLING) or self._may_say(COSTS_MORE):
                    await self._answer(message)
        except Exception as problem:
            logs.event("socket", level=30, table=self.table.id, error=repr(problem)[:200])
            return False
        return not self.viewing.is_closed

    async def end(self) -> None:
        """There is nobody at the other end any more."""
        if self._greeting is not None:
            self._greeting.cancel()
        if self._hinting is not None:
            self._hinting.cancel()
        self.viewing.close(1000, "")
        try:
            await self.table.leave(self.viewing)
        except Exception as problem:
            logs.event("socket", level=30, table=self.table.id, error=repr(problem)[:200])

    def _read(self, event: Any) -> ClientMessage | None:
        """The message, if it can be read; whoever sent it is told if it cannot."""
        if not self._may_say(1):
            return None
        text = event.get("text")
        if not isinstance(text, str):
            self._fatal("bad_message", "Messages are text, not binary.")
        elif len(text) > FRAME:
            self._fatal("too_large", f"A message may have {FRAME} bytes.", CloseCode.TOO_LARGE)
        else:
            try:
                return codec.decode(text)
            except codec.WireError as problem:
                self.site.metrics.count("refused", "bad_message")
                self.viewing.tell(Problem("bad_message", str(problem)[:300]))
        return None

    def _may_say(self, cost: float) -> bool:
        """Has the socket not said too much already? If it has, it is over."""
        rate = self.site.config.messages_per_second
        if not self._bucket.take(time.monotonic(), cost, rate, rate * BURST_S):
            return True
        self.site.metrics.count("refused", "too_many_messages")
        self._fatal("too_many_messages", "Too many messages.", CloseCode.TOO_MANY)
        return False

    def _fatal(self, code: str, text: Words, close: int = CloseCode.BAD_MESSAGE) -> None:
        self.viewing.tell(Problem(code, text, fatal=True))
        self.viewing.close(close, str(text))

    async def _greet(self, message: ClientMessage) -> None:
        if self._greeting is not None:
            self._greeting.cancel()
            self._greeting = None
        if not isinstance(message, Hello):
            self._fatal("hello_first", "The first message must be hello.")
            return
        try:
            await self._hello(message)
        except RondelError as problem:
            logs.event("socket", level=30, table=self.table.id, error=str(problem)[:200])
            self._fatal(problem.code, CannotBeShown().phrase, 1011)
        self._is_greeted = True

    def _answer(self, message: ClientMessage) -> Awaitable[None]:
        return self._reply(getattr(message, "id", ""), self._carry_out_now(message))

    async def _reply(self, id: str, doing: Awaitable[None]) -> None:
        """Wait until something is done; a refusal is told to whoever asked for it."""
        try:
            await doing
        except Rejected as why:
            self.site.metrics.count("refused", why.code)
            self.viewing.tell(Refused(id, why.code, why.text, why.reason, why.params))
        except RequestRefused as why:
            self.site.metrics.count("refused", why.code)
            self.viewing.tell(Refused(id, why.code, why.text, params=why.params))
        except RulesTooSlow as why:
            self.viewing.tell(Refused(id, why.code, RulesTookTooLong(True).phrase))
        except CommandFailed:
            self.viewing.tell(Refused(id, "internal_error", RulesFailed(True).phrase))
        except StoreUnavailable:
            self.site.metrics.count("refused", "store_unavailable")
            self.viewing.tell(Refused(id, "store_unavailable", CannotBeSaved().phrase))
        except RondelError as problem:
            self.viewing.tell(Refused(id, problem.code, NotPossible().phrase))
            logs.event("socket", level=30, table=self.table.id, error=str(problem))

    async def _carry_out_now(self, message: ClientMessage) -> None:
        """Carry out what was asked. A refusal counts only if it came from the table as it stands now."""
        try:
            await self._carry_out(message)
        except (Rejected, RequestRefused):
            if not await self.table.catch_up():
                raise
            await self._carry_out(message)

    def _carry_out(self, message: ClientMessage) -> Awaitable[None]:
        return self._act(message) if isinstance(message, Act) else self._see_to(message)

    async def _see_to(self, message: ClientMessage) -> None:
        """Carry out whatever is no command."""
        if isinstance(message, TELLING):
            await self.table.compare()  # whoever was kicked or banned elsewhere a moment ago is told nothing more
        match message:
            case Look():
                await self._look(message)
            case AskLog():
                await self._turn_page(message)
            case Narrow():
                await self._narrow(message)
            case Weigh():
                await self._weigh(message)
            case AskHint():
                await self._ask_hint(message)
            case Say():
                line = await self.site.chat.say(self.table, self.viewing.me, message)
                self.viewing.tell(Ack(message.id, line.number))
            case Here():
                if self.viewing.looking and not message.looking:
                    await sights.keep(self.site.store.people, self.table.id, self.viewing, message.seen)
                self.viewing.looking = message.looking
                self.table.audience.tell_presence()
                await self.table.tell_others_who_is_here()
            case Resync():
                await self.table.welcome(self.viewing, message.last)
            case Hello():
                await self._hello(message)
            case Ping():
                self.viewing.tell(Pong(message.id, now_ms()))

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            self._fatal("protocol", f"This server speaks version {PROTOCOL}; load the page again.")
            return
        viewing = self.viewing
        viewing.role, viewing.wanted, viewing.as_host = hello.role, hello.seats, hello.host
        viewing.paged = hello.paged
        if hello.sat and await self._has_lost_seat():
            await self.table.audience.show_out(viewing)
            return
        await self.table.welcome(viewing, hello.last)

    async def _has_lost_seat(self) -> bool:
        """Does somebody come back who played here, and is neither seated nor a host any more?"""
        await self.table.compare()
        person = self.viewing.me.person
        return self.viewing.role == "player" and not (self.table.seats_of(person) or self.table.is_host(person))

    # -- commands --------------------------------------------------------------------------------------------

    def _act(self, act: Act) -> Awaitable[None]:
        if act.name in BESIDE:
            return self._beside(act)

        def acknowledge(v: int, repeated: bool) -> None:
            self.viewing.tell(Ack(act.id, v, repeated))

        return self.table.apply(lambda: self._command(act), self.viewing.viewer, acknowledge)

    def _command(self, act: Act) -> Command:
        """What somebody wants, if they may."""
        actor = self._authorised(act)
        by = number_of(self.table.row, self.viewing.me.person) if HOST in (act.seat, actor) else 0
        return Command(act.seat, act.name, act.args, actor, act.version, act.id, by=by)

    async def _beside(self, act: Act) -> None:
        def do(match: Match, at: int) -> None:
            self._authorised(act)
            match.act(Command(act.seat, act.name, act.args, id=act.id, at=at))

        await self.table.do(do)
        self.viewing.tell(Ack(act.id, 0))

    def _authorised(self, act: Act) -> int | None:
        """May this person act for that seat? Returns the actor if it is not the seat itself."""
        person = self.viewing.me.person
        if act.name in NOT_FROM_SOCKETS or (act.name == CLOCK and act.seat != HOST):
            raise Rejected("not_allowed", NotLikeThat(act.name))
        if self.viewing.role != "player":
            raise Rejected("not_your_seat", WatchersDoNotPlay())
        host = self.table.is_host(person)
        if act.name in (PAUSE, RESUME) and not may_pause(self.table.row, self.table.holders, person):
            raise Rejected("not_host", OnlyHostPauses())
        if act.seat == HOST:
            if not host:
                raise Rejected("not_host", OnlyTableHost())
            if self.table.row.visibility == "public" and act.name in (UNDO, REDO):
                raise Rejected("not_host", NobodyPlaysForOthers())
            return None
        if act.as_host:
            if not host:
                raise Rejected("not_host", OnlyHostActsForOthers())
            if self.table.row.visibility == "public":
                raise Rejected("not_host", NobodyPlaysForOthers())
            return HOST
        if act.seat not in self.table.seats_of(person):
            raise Rejected("not_your_seat", NotYourSeat())
        return None

    # -- questions -------------------------------------------------------------------------------------------

    async def _look(self, look: Look) -> None:
        def then(match: Match) -> Past:
            viewer = eyes_for(self.table, match, self.viewing.me.person, look.seat)
            view, interaction, events = pictures.past(match, viewer, look.at, self.viewing.viewer)
            return Past(look.id, look.at, look.seat, view, interaction, tuple(events))

        self.viewing.tell(await self.table.ask(then, whole=True))

    async def _turn_page(self, asked: AskLog) -> None:
        audience, viewer = self.table.audience, self.viewing.viewer
        self.viewing.push(await self.table.ask(lambda match: audience.page(match, viewer, asked), log=True))

    def _decides_for(self, seat: int) -> None:
        """May this person ask about decisions of that seat, or of whoever runs the table?"""
        person, table = self.viewing.me.person, self.table
        decides = table.is_host(person) if seat == HOST else seat in table.seats_of(person)
        if self.viewing.role != "player" or not decides:
            raise Rejected("not_your_seat", NotYourSeat())

    async def _narrow(self, asked: Narrow) -> None:
        self._decides_for(asked.seat)

        def candidates(match: Match) -> Candidates:
            found = narrow(match.kernel, asked.seat, asked.name, asked.chosen)
            return Candidates(asked.id, found)

        self.viewing.tell(await self.table.ask(candidates))

    async def _weigh(self, asked: Weigh) -> None:
        self._decides_for(asked.seat)
        self.viewing.tell(await weighed(self.table, self.viewing.viewer, asked))

    async def _ask_hint(self, asked: AskHint) -> None:
        """Thinking takes a while: other messages are answered meanwhile."""
        if self.viewing.role != "player":
            raise Rejected("not_your_seat", WatchersDoNotPlay())
        if self._hinting is not None and not self._hinting.done():
            raise Rejected("hint_pending", HintUnderWay())
        person, advising = self.viewing.me.person, self.site.advising
        version, question = await advising.ask(self.table, person, self.viewing.viewer, asked.seat, asked.ideas)

        async def think() -> None:
            answer = await advising.hint(question)
            await self.table.compare()
            if asked.seat not in self.table.seats_of(person):
                raise Rejected("not_your_seat", NotYourSeat())
            self.viewing.tell(Hinted(asked.id, version, answer))

        self._hinting = asyncio.create_task(self._reply(asked.id, think()), name="hint")
        self.viewing.thinking = True
        self._hinting.add_done_callback(self._has_thought)

    def _has_thought(self, _: asyncio.Task[None]) -> None:
        self.viewing.thinking = False


def eyes_for(table: LiveTable, match: Match, person: str, seat: int | None) -> Viewer:
    """With whose eyes somebody may look at the past: their own, a spectator's, or anybody's when it is over."""
    if seat is None:
        return Viewer()
    if seat not in match.seats:
        raise Rejected("unknown_seat", NoSuchSeat(seat))
    if match.over is None and seat not in table.seats_of(person):
        raise Rejected("not_your_seat", OwnEyesOnly())
    return Viewer((seat,))


def counting(table: LiveTable, person: str, seats: Sequence[int] | None) -> Viewer:
    """As whom somebody counts the entries: with all the seats they hold, or only with these of them."""
    held = table.seats_of(person)
    return Viewer(held if seats is None else tuple(seat for seat in held if seat in seats))
