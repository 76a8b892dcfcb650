"""What the pages say about the tree is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("tests/**/*.md"), *ROOT.glob("src/**/*.md"))
    if "_static" not in path.parts
)
PLACES = ("", "tests/e2e", "src", "src/rondel", "client", "client/src")
"""Where a path on a page may begin, besides its own folder."""
NAMED = re.compile(r"`((?:[\w.-]+/)+[\w.-]*\.(?:py|ts|svelte|md|toml|ftl|json|css|js|txt))`")
LINKED = re.compile(r"\]\((?!\w+:)([^)#]+)(?:#[^)]*)?\)")

POINTED = re.compile(r"\]\((?!\w+:)([^)#]*\.md)?#([^)]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_a_page_names_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    places = [page.parent, *(ROOT / place for place in PLACES)]
    named = {name for name in NAMED.findall(text) if not any((place / name).exists() for place in places)}
    linked = {link for link in LINKED.findall(text) if not (page.parent / link).exists()}
    assert not named | linked


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_heading_a_page_leads_to_is_there(page: Path) -> None:
    ways = POINTED.findall(page.read_text("utf-8"))
    assert [way for way in ways if way[1] not in headings((page.parent / way[0]) if way[0] else page)] == []


def headings(page: Path) -> set[str]:
    """What can be led to on a page: its headings, as addresses have them."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("path", sorted(ROOT.glob("src/rondel/games/*/data/*.json")), ids=lambda path: path.stem)
def test_data_names_its_source(path: Path) -> None:
    data = json.loads(path.read_text("utf-8"))
    assert data.get("source") or data.get("provenance")
