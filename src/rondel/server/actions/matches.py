"""The match at a table: starting, settings, pauses, resigning, draws, its end and what comes after."""

from __future__ import annotations

from rondel.core.command_names import END, LEAVE, PAUSE, RESUME
from rondel.core.commands import Command
from rondel.core.match import Match
from rondel.core.seats import HOST
from rondel.errors import BadOptions
from rondel.messages import Message
from rondel.server import games
from rondel.server.actions.deed import Deed
from rondel.server.lobby import set_undo
from rondel.server.names import plain_name
from rondel.server.refusals import bad, clash
from rondel.server.seating import is_among_strangers
from rondel.server.store.rows import SeatData
from rondel.wire.http import actions as asked


class ClosedByHost(Message):
    """Why a table is no longer open, where its host gives no reason."""


class SeatWouldGo(Message): ...


class StaysPublic(Message):
    """Strangers sat down because no host could get at their seats or take moves back alone; that holds to the end."""


async def start(deed: Deed, action: asked.StartTable) -> None:
    deed.host()
    await deed.site.lobby.start(deed.table)


async def change(deed: Deed, action: asked.ChangeTable) -> None:
    async with deed.table.changing() as row:
        deed.host()
        data = row.data
        if action.visibility is not None and action.visibility != row.visibility:
            if is_among_strangers(row):
                raise clash("stays_public", StaysPublic())
            row.visibility = action.visibility
        if action.hints is not None:
            data.hints = action.hints
        if action.watchers_heard is not None:
            data.watchers_heard = action.watchers_heard
        if action.name is not None:
            data.name = plain_name(action.name) or data.name
        if action.pause_by is not None:
            data.pause_by = action.pause_by
        undo = (action.undo, action.undo_shown, action.undo_learned, action.undo_once, action.rollback_by)
        rules = (action.options, action.seats, action.clock, *undo)
        if any(each is not None for each in rules):
            deed.status("open")
            await _change_rules(deed, action)
        await deed.table.save()


async def _change_rules(deed: Deed, action: asked.ChangeTable) -> None:
    data = deed.table.row.data
    count = action.seats or len(data.seats)
    if any(seat.kind != "free" for seat in data.seats[count:]):
        raise clash("seat_taken", SeatWouldGo())
    try:
        wanted = data.options if action.options is None else action.options
        options = await deed.table.run(games.read_options, deed.table.row.game, count, wanted)
        clock = data.clock if action.clock is None else games.clock_of(deed.table.row.game, action.clock)
    except BadOptions as problem:
        raise bad(problem.code, problem.text) from None
    data.options, data.clock = options, clock
    if action.undo is not None:
        set_undo(data, action, games.defaults(deed.table.row.game))
    for name in ("undo_shown", "undo_learned", "undo_once", "rollback_by"):
        if (told := getattr(action, name)) is not None:
            setattr(data, name, told)
    data.seats = [*data.seats[:count], *(SeatData() for _ in range(count - len(data.seats)))]


async def pause(deed: Deed, action: asked.PauseTable) -> None:
    await deed.command(lambda: Command(deed.pauser(), PAUSE, {"reason": action.reason}))


async def resume(deed: Deed, action: asked.ResumeTable) -> None:
    await deed.command(lambda: Command(deed.pauser(), RESUME))


async def resign(deed: Deed, action: asked.Resign) -> None:
    def leaves() -> Command:
        deed.holds(action.seat)
        return Command(action.seat, LEAVE, {"why": "resigned"})

    await deed.command(leaves)


async def draw(deed: Deed, action: asked.OfferDraw) -> None:
    def act(match: Match, at: int) -> None:
        deed.holds(action.seat)
        agreed = match.draws.agreed
        if not action.yes or (agreed and action.seat not in agreed):
            match.act(Command(action.seat, "answer_draw", {"yes": action.yes}, at=at))
        else:
            match.act(Command(action.seat, "offer_draw", at=at))
        _bots_answer(deed, match, at)

    await deed.table.do(act)


def _bots_answer(deed: Deed, match: Match, at: int) -> None:
    """Bots go along with what all people at the table want, if there are several; against one they play on."""
    agreed, living = match.draws.agreed, match.kernel.living
    people = [seat for seat in living if not deed.table.bot_at(seat)]
    if not agreed or (len(people) > 1 and any(seat not in agreed for seat in people)):
        return
    for seat in living:
        if match.draws.agreed and deed.table.bot_at(seat):
            match.act(Command(seat, "answer_draw", {"yes": len(people) > 1}, at=at))


async def end(deed: Deed, action: asked.EndTable) -> None:
    deed.host()
    if deed.table.row.status == "open":
        async with deed.table.changing() as row:
            deed.host()
            deed.status("open")
            row.status, row.data.closed = "archived", action.reason or ClosedByHost().phrase
            await deed.table.save()
        return

    def ends() -> Command:
        deed.host()
        deed.status("running", "paused")
        return Command(HOST, END, {"reason": action.reason})

    await deed.command(ends)


async def archive(deed: Deed, action: asked.ArchiveTable) -> None:
    async with deed.table.changing() as row:
        deed.host()
        deed.status("finished")
        row.status = "archived"
        await deed.table.save()


async def rematch(deed: Deed, action: asked.Rematch) -> None:
    deed.other = (await deed.site.copies.rematch(deed.table, deed.person, action, deed.sits)).id
