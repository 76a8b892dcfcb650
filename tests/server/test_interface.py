"""The HTTP interface as outside programs meet it: made-up requests of every kind."""

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.house import House
from tests.server.test_faults import Process, person_at, running

EXAMPLES = int(os.environ.get("RONDEL_EXAMPLES", "20"))
"""Made-up requests for each route; `RONDEL_EXAMPLES=1000 pytest tests/server/test_interface.py` looks deeper."""
SKIPPED = {"delete_me", "logout"}
"""Whoever has deleted themselves is a stranger everywhere else."""


async def prepared(server: Process) -> tuple[str, list[dict[str, Any]]]:
    """A person with tables that are open, running and finished; returns their token and the tables."""
    await server.ready()
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        ann = await person_at(server.url, server.port, client, "Ann")
        made = [await ann.create(game, hotseat=True, seats=2, start=True) for game in ("sparks", "auction", "skyreef")]
        await ann.act(made[1], "end")
        made.append(await ann.create("tictactoe", visibility="public"))
        return client.cookies["rondel_session"], made


@pytest.mark.timeout(3600)
def test_no_made_up_request_makes_the_server_fail(tmp_path: Path) -> None:
    schemathesis = pytest.importorskip("schemathesis")
    server = Process(str(tmp_path / "s.sqlite"))
    failed: list[str] = []
    tried: dict[str, int] = {}
    with running(server):
        token, tables = asyncio.run(prepared(server))
        document = msgspec.json.decode(httpx.get(f"{server.url}/api/openapi.json").content)
        schema = schemathesis.openapi.from_dict(document)
        with httpx.Client(base_url=server.url, timeout=30) as client:
            for result in schema.get_all_operations():
                operation = result.ok()
                name = operation.definition.raw.get("operationId", operation.label)
                if name not in SKIPPED:
                    _try(operation, name, client, token, tables, failed, tried)

    assert not failed, failed
    assert len(tried) > 30
    assert sum(tried.values()) > EXAMPLES * len(tried) / 2


def _try(
    operation: Any,
    name: str,
    client: httpx.Client,
    token: str,
    tables: list[dict[str, Any]],
    failed: list[str],
    tried: dict[str, int],
) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        found = case.as_transport_kwargs(base_url=str(client.base_url))
        path = found["url"]
        number = tried.get(name, 0)
        if "/api/tables/" in path and number % 5:  # most of them at a table that is there
            head, _, tail = path.partition("/api/tables/")
            table = tables[number % len(tables)]
            path = f"{head}/api/tables/{table['id']}" + (f"/{tail.partition('/')[2]}" if "/" in tail else "")
        if "/api/games/" in path and number % 2:
            head, _, tail = path.partition("/api/games/")
            path = f"{head}/api/games/{tables[number % len(tables)]['game']}/{tail.partition('/')[2]}"
        headers = {"authorization": f"Bearer {token}"}
        with contextlib.suppress(httpx.InvalidURL):
            answer = client.request(
                found["method"],
                path,
                params=found.get("params"),
                json=found.get("json"),
                content=found.get("data"),
                headers=headers,
            )
            tried[name] = tried.get(name, 0) + 1
            if answer.status_code >= 500:
                failed.append(f"{found['method']} {path} {found.get('json')!r}: {answer.status_code}")

    check()


@pytest.mark.anyio
async def test_the_document_names_every_route_and_every_type(house: House) -> None:
    ann = await house.person()

    document = (await ann.get("/api/openapi.json")).json()

    assert "/api/tables/{table}/actions" in document["paths"]
    assert document["components"]["schemas"]["StartTable"]["properties"]["type"]["enum"] == ["start"]
    assert document["components"]["schemas"]["NewTable"]["additionalProperties"] is False


@pytest.mark.anyio
async def test_the_server_says_how_it_is(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.create("tictactoe", hotseat=True, start=True)
    async with ann.watch(table) as a:
        await a.play(0, "mark", cell=0)
        metrics = (await ann.get("/metrics")).text

    assert (await ann.get("/healthz")).json() == {"status": "ok"}
    assert (await ann.get("/readyz")).json() == {"status": "ok"}
    assert "rondel_sockets 1" in metrics
    assert "rondel_entries_total 1" in metrics
    assert "rondel_command_seconds_count 1" in metrics
    assert "<h1>Rondel</h1>" in (await ann.get("/")).text or "<script" in (await ann.get("/")).text
