"""`rondel schema`: the wire protocol for other programs."""

from __future__ import annotations

from pathlib import Path

import typer

NAME = "schema"


def run(
    typescript: Path | None = typer.Option(None, help="Write TypeScript types to this file."),
    json_schema: Path | None = typer.Option(None, help="Write JSON Schema to this file."),
) -> None:
    """Write the wire protocol as TypeScript types or JSON Schema; without options, JSON Schema is printed."""
    import msgspec

    from rondel.wire import schema

    text = msgspec.json.format(msgspec.json.encode(schema.json_schema())).decode() + "\n"
    if typescript is not None:
        typescript.write_text(schema.typescript())
    if json_schema is not None:
        json_schema.write_text(text)
    if typescript is None and json_schema is None:
        typer.echo(text, nl=False)


if __name__ == "__main__":
    typer.run(run)
