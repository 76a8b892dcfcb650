"""What the tables of one server process share: its settings, store, rules and measures, and its way to the others."""

from __future__ import annotations

import asyncio

from rondel.server.absence import Absence
from rondel.server.bus import Bus, Wake
from rondel.server.config import Config
from rondel.server.metrics import Metrics
from rondel.server.other_processes import OtherProcesses
from rondel.server.outages import Outages
from rondel.server.rules import Rules
from rondel.server.store.opening import Store
from rondel.wire.tables import Present


class Process:
    """One of the processes that serve the same tables."""

    def __init__(self, config: Config, store: Store, bus: Bus, metrics: Metrics, url: str) -> None:
        self.config, self.store, self.bus, self.metrics = config, store, bus, metrics
        self.url = url
        """How people reach this server."""
        self.rules = Rules(config.rule_seconds)
        self.other_processes = OtherProcesses()
        self.absence = Absence()
        self.outages = Outages(store, alone=bus.alone)
        self.later = asyncio.Event()
        """Set when the next deadline may have changed."""
        self.posted = asyncio.Event()
        """Set when there is something new to be sent."""

    async def tell_entry(self, table: str) -> None:
        """Tell the other processes that something is new at a table, if somebody watches it at one of them.

        One that has it in memory for nobody looks into the store before it uses it.
        """
        if not self.bus.alone and self.other_processes.at(table):
            await self.bus.send(Wake("entry", table, self.bus.me))

    async def tell_presence(self, table: str, here: Present) -> None:
        """Tell the other processes who is at a table here."""
        if not self.bus.alone:
            await self.bus.send(Wake("presence", table, self.bus.me, present=here))

    def link(self, code: str) -> str:
        """The address of a table."""
        return f"{self.url}/t/{code}"
