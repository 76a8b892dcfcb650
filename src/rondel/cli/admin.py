"""`rondel admin`: what whoever runs a server can do about tables and people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

NAME = "admin"
STORE = typer.Option(None, "--store", help="An SQLite file, or postgresql://…; as for `rondel serve`.")

app = typer.Typer(help="Look after a server: tables, people, backups.", no_args_is_help=True, rich_markup_mode=None)


def _address(store: str | None) -> str:
    from rondel.server.config import load

    return load({"store": store}).store


def _print(rows: list[dict[str, Any]]) -> None:
    import msgspec

    for row in rows:
        typer.echo(msgspec.json.encode(row).decode())


@app.command()
def tables(status: str = typer.Option("", help="Only tables in this state."), store: str | None = STORE) -> None:
    """List tables, the newest first: one JSON line each."""
    from typing import get_args

    from rondel.cli.mistakes import Mistake
    from rondel.server import admin
    from rondel.wire.tables import Status

    if status and status not in (known := get_args(Status)):
        raise Mistake(f"no table is ever {status!r}; the states are: {', '.join(known)}")

    async def work(found: admin.Admin) -> list[dict[str, Any]]:
        return [
            {"id": row.id, "code": row.code, "game": row.game, "status": row.status, "entries": row.entries}
            for row in await found.store.tables.all(status)
        ]

    _print(admin.run(_address(store), work))


@app.command()
def people(store: str | None = STORE) -> None:
    """List people, the most recent first."""
    from rondel.server import admin

    async def work(found: admin.Admin) -> list[dict[str, Any]]:
        return [
            {"id": person.id, "name": person.name, "account": person.account, "banned": person.banned}
            for person in await found.store.people.all()
        ]

    _print(admin.run(_address(store), work))


@app.command()
def inspect(table: str, store: str | None = STORE) -> None:
    """Show a table by id or room code, and whether its match can be replayed."""
    import msgspec

    from rondel.server import admin

    told = admin.run(_address(store), lambda found: found.inspect(table))
    typer.echo(msgspec.json.format(msgspec.json.encode(told)).decode())


@app.command()
def export(table: str, file: Path, store: str | None = STORE) -> None:
    """Write a match to a file, secrets and all."""
    from rondel.server import admin

    file.write_bytes(admin.run(_address(store), lambda found: found.file(table)))


@app.command()
def repair(table: str, store: str | None = STORE) -> None:
    """Cut a match off before the first entry that cannot be replayed."""
    from rondel.server import admin

    typer.echo(admin.run(_address(store), lambda found: found.repair(table)))


@app.command()
def end(table: str, reason: str = typer.Option("ended by the server"), store: str | None = STORE) -> None:
    """End a match without a winner, or close a table that has not started."""
    from rondel.server import admin

    admin.run(_address(store), lambda found: found.end(table, reason))


@app.command()
def ban(person: str, reason: str = typer.Option("banned"), store: str | None = STORE) -> None:
    """Keep somebody out; an empty reason lets them in again."""
    from rondel.errors import RondelError
    from rondel.server import admin

    if not admin.run(_address(store), lambda found: found.store.people.ban(person, reason)):
        raise RondelError(f"there is no person {person!r}")


@app.command()
def backup(file: Path, store: str | None = STORE) -> None:
    """Copy a store to an SQLite file, also while the server runs."""
    from rondel.server import backups

    backups.backup(_address(store), file)


@app.command()
def restore(
    file: Path, force: bool = typer.Option(False, "--force", help="Replace what is there."), store: str | None = STORE
) -> None:
    """Put a backup in place, in a store of either kind; stop the server first."""
    from rondel.server import backups

    if aside := backups.restore(file, _address(store), force=force):
        typer.echo(f"What was there before lies in {aside}.")


@app.command()
def vacuum(days: int = typer.Option(14, help="Older than this."), store: str | None = STORE) -> None:
    """Forget tables that never started, old sessions and sent notices."""
    from rondel.server import admin

    _print([admin.run(_address(store), lambda found: found.vacuum(days))])
