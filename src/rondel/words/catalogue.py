"""Catalogues of messages: one Fluent file per language, the frame's here, a game's in `messages/` beside its state."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from rondel.errors import Finding

FOLDER, ENDING = "messages", ".ftl"
BOOKS = "rules"
"""Beside the messages: the rules to read, a message for each chapter with its title and `.text`."""
FRAME = __package__
"""Where the messages of engine and server stand."""
ENGLISH = "en"
"""The language that has everything: what another one lacks is told in it."""


@dataclass(frozen=True)
class CatalogueEntry:
    """One message of a catalogue."""

    key: str
    line: int
    parameters: frozenset[str]
    """What it, its attributes and the messages it is made of put in."""
    attributes: frozenset[str] = frozenset()
    uses: frozenset[str] = frozenset()
    """Other messages and terms it is made of."""
    comment: str = ""
    """What stands above it."""


@dataclass(frozen=True)
class MessageCatalogue:
    """All messages of one file."""

    name: str
    entries: Mapping[str, CatalogueEntry]
    findings: tuple[Finding, ...] = ()
    """What cannot be read, with its line."""


def folder(module: str, name: str = FOLDER) -> Traversable | None:
    """The folder with the catalogues of what this module belongs to: its package, or the nearest one around that."""
    if module == FRAME:
        return resources.files(FRAME)
    package = module if hasattr(sys.modules.get(module), "__path__") else module.rpartition(".")[0]
    if package:
        while package and not (resources.files(package) / name).is_dir():
            package = package.rpartition(".")[0]
        return resources.files(package) / name if package else None
    file = getattr(sys.modules.get(module), "__file__", None)
    beside = Path(file).parent / name if file else None
    return beside if beside is not None and beside.is_dir() else None


def languages(module: str = FRAME, name: str = FOLDER) -> tuple[str, ...]:
    """The languages somebody has written: English first, the others by their codes."""
    place = folder(module, name)
    found = [file.name.removesuffix(ENDING) for file in place.iterdir() if file.name.endswith(ENDING)] if place else []
    return tuple(sorted(found, key=lambda code: (code != ENGLISH, code)))


@cache
def source(module: str, language: str, name: str = FOLDER) -> str:
    """The text of a catalogue; empty where nobody has written it."""
    place = folder(module, name)
    file = place / f"{language}{ENDING}" if place is not None else None
    return file.read_text("utf-8") if file is not None and file.is_file() else ""


@cache
def catalogue(module: str, language: str) -> MessageCatalogue:
    """A catalogue taken apart, for tests and tools."""
    return read(source(module, language), f"{module}:{language}{ENDING}")


def read(text: str, name: str) -> MessageCatalogue:
    """The messages of a text, and what cannot be read in it.

    >>> read("taken = { $seat } takes { $n }.\\n", "nim").entries["taken"].parameters == {"seat", "n"}
    True
    >>> [str(finding) for finding in read("taken = { $seat\\n", "nim").findings]
    ['bad_catalogue at nim, line 1: taken: Expected token: "}"']
    >>> "n" in read("left = { $n }\\nover = { left }.\\n", "nim").entries["over"].parameters
    True
    """
    entries: dict[str, CatalogueEntry] = {}
    findings: list[Finding] = []
    for part in FluentParser(with_spans=True).parse(text).body:
        line = _line(text, part)
        if isinstance(part, ast.Junk):
            why = part.annotations[0].message if part.annotations else "it cannot be read"
            key = (part.content or "").partition("=")[0].strip()
            findings.append(Finding("bad_catalogue", f"{name}, line {line}", f"{key}: {why}"))
        elif isinstance(part, ast.Message | ast.Term):
            key = f"-{part.id.name}" if isinstance(part, ast.Term) else part.id.name
            if key in entries:
                findings.append(Finding("bad_catalogue", f"{name}, line {line}", f"{key} stands there twice"))
            entries[key] = _entry(key, line, part)
    whole = {key: replace(entry, parameters=_all_parameters(entry, entries)) for key, entry in entries.items()}
    return MessageCatalogue(name, whole, tuple(findings))


def _all_parameters(entry: CatalogueEntry, entries: Mapping[str, CatalogueEntry]) -> frozenset[str]:
    """With those of the messages it is made of, which are given the same; a term has its own."""
    found, open = {entry.key: entry}, [*entry.uses]
    while open:
        key = open.pop()
        if key in entries and key not in found and not key.startswith("-"):
            found[key] = entries[key]
            open += entries[key].uses
    return frozenset().union(*(part.parameters for part in found.values()))


def _line(text: str, part: Any) -> int:
    annotations = getattr(part, "annotations", None)
    span = annotations[0].span if annotations else part.span
    return text.count("\n", 0, min(span.start, len(text.rstrip()))) + 1


def _entry(key: str, line: int, part: ast.Message | ast.Term) -> CatalogueEntry:
    found = _Parts()
    found.visit(part)
    attributes = frozenset(attribute.id.name for attribute in part.attributes)
    comment = part.comment.content if part.comment and part.comment.content else ""
    return CatalogueEntry(key, line, frozenset(found.variables), attributes, frozenset(found.references), comment)


class _Parts(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- the visitor's own name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")


def problems(module: str) -> Iterator[Finding]:
    """What is wrong with the catalogues of a module: unreadable, missing or superfluous messages, other parameters."""
    others = (language for language in languages(module) if language != ENGLISH)
    return compared(catalogue(module, language) for language in (ENGLISH, *others))


def compared(catalogues: Iterable[MessageCatalogue]) -> Iterator[Finding]:
    """What is wrong with catalogues that should say the same; the first is the one that has everything.

    >>> one, other = read("won = { $seat } wins.\\n", "en"), read("won = Gewonnen.\\n", "de")
    >>> [str(finding) for finding in compared([one, other])]
    ['other_parameters at de, line 1: won puts in nothing where English puts in seat']
    """
    wanted, *others = catalogues
    yield from wanted.findings
    for found in others:
        yield from found.findings
        for key, entry in wanted.entries.items():
            other = found.entries.get(key)
            if other is None:
                yield Finding("missing_message", f"{found.name}", f"{key} is not there")
            elif entry.parameters != other.parameters or entry.attributes != other.attributes:
                yield Finding("other_parameters", f"{found.name}, line {other.line}", _differs(entry, other))
        for key, entry in found.entries.items():
            if key not in wanted.entries:
                yield Finding("unknown_message", f"{found.name}, line {entry.line}", f"English has no {key}")


def _names(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def _differs(wanted: CatalogueEntry, found: CatalogueEntry) -> str:
    if wanted.attributes != found.attributes:
        return f"{found.key} has {_names(found.attributes)} where English has {_names(wanted.attributes)}"
    return f"{found.key} puts in {_names(found.parameters)} where English puts in {_names(wanted.parameters)}"
