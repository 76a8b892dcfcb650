"""What was said at a table: who may speak, and what somebody complains about."""

from __future__ import annotations

from rondel.server.actions.deed import Deed
from rondel.server.clock import now_ms
from rondel.server.store import tables as kept
from rondel.server.store.database import Job
from rondel.server.tokens import new_id
from rondel.wire.http import actions as asked


async def mute(deed: Deed, action: asked.MuteChat) -> None:
    async with deed.table.changing() as row:
        deed.host()
        muted = row.data.muted
        if action.muted and action.person not in muted:
            muted.append(action.person)
        elif not action.muted and action.person in muted:
            muted.remove(action.person)
        await deed.table.save()


async def report(deed: Deed, action: asked.ReportChat) -> None:
    statement = kept.report(new_id(), deed.table.id, action.line, deed.person.id, now_ms(), action.text)
    await deed.table.store.db.write(Job(statements=[statement]))
