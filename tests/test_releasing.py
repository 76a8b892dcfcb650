"""What is needed to give Rondel away: notes of a release, and files to run it by that say nothing that is not so."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from rondel.cli import serve
from scripts.release_notes import KINDS, BadNote, notes, released, section

ROOT = Path(__file__).parents[1]


def test_a_release_tells_what_breaks_first(tmp_path: Path) -> None:
    """Every note of the tree is told once, and what was released before stays below."""
    for name, text in {"b-x.fixed": "Mended.", "a-y.breaking": "Say `a`\nnow.", "README": "How."}.items():
        (tmp_path / f"{name}.md").write_text(f"{text}\n")
    told = section("0.2.0", "2026-01-31", notes(tmp_path))
    assert told == (
        "## 0.2.0 (2026-01-31)\n\n### To be done differently\n\n- Say `a`\n  now.\n\n### Mended\n\n- Mended.\n"
    )
    page = released("# Changes\n\nHow.\n\n## 0.2.0 (not yet released)\n\n## 0.1.0 (2025)\n\n- Old.\n", "0.2.0", told)
    assert page == f"# Changes\n\nHow.\n\n{told}\n## 0.1.0 (2025)\n\n- Old.\n"
    (tmp_path / "c.better.md").write_text("?")
    with pytest.raises(BadNote, match=r"c\.better\.md: its name ends in none of"):
        notes(tmp_path)


def test_the_notes_of_the_tree_become_one_list_for_each_kind() -> None:
    """As a reader of Markdown has it: a note is one point of its list, and brings no headings or blocks of its own."""
    found = notes(ROOT / "changelog.d")
    read = MarkdownIt().parse(section("0.2.0", "2026-01-31", found))
    assert sum(map(len, found.values())) == len(list((ROOT / "changelog.d").glob("*.md"))) - 1
    assert [part.content for part in read if part.type == "inline" and part.level == 1] == [
        "0.2.0 (2026-01-31)",
        *(KINDS[kind] for kind in found),
    ]
    points = [part.level for part in read if part.type == "list_item_open"]
    assert points == [1] * sum(map(len, found.values()))
    assert len([part for part in read if part.type == "paragraph_open"]) == len(points)
    assert not [part for part in read if part.type in ("fence", "code_block", "html_block", "table_open")]


@pytest.mark.parametrize("file", ["rondel.service", "Containerfile"])
def test_what_is_run_can_be_run(file: str) -> None:
    """The command knows every option that the unit and the image give it."""
    text = (ROOT / "deploy" / file).read_text()
    told = re.search(r"^ExecStart=\S+ (.*)$", text, re.M)
    words = told[1].split() if told else json.loads(re.findall(r"^CMD (\[.*\])$", text, re.M)[-1])
    assert words[0] == serve.NAME
    options = {f"--{name.replace('_', '-')}" for name in serve.run.__annotations__}
    assert {word for word in words if word.startswith("--")} <= options


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    """Systemd reads it without a word, once the program is where it says."""
    unit = (ROOT / "deploy" / "rondel.service").read_text().replace("/opt/rondel/bin/rondel", "/bin/true")
    (tmp_path / "rondel.service").write_text(unit)
    read = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "rondel.service")], capture_output=True, text=True, check=False
    )
    assert (read.returncode, read.stderr) == (0, "")
