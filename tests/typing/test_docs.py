"""What the documentation shows an author is typed as an author's own file should be."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from tests.typing.checker import checked

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")))
SHOWN = {
    re.sub(r"\W", "_", str(path.relative_to(ROOT).with_suffix(""))): text
    for path in PAGES
    for text in [path.read_text("utf-8")]
    if ">>> " in text
}


def test_mypy_finds_nothing_in_any_page(tmp_path: Path) -> None:
    """What is meant to fail is left out."""
    for name, text in SHOWN.items():
        examples = doctest.DocTestParser().get_examples(text)
        (tmp_path / f"{name}.py").write_text("".join(one.source for one in examples if one.exc_msg is None))

    assert not checked(tmp_path)


def test_rules_say_what_they_get() -> None:
    for text in SHOWN.values():
        assert not re.findall(r"def \w+\(g\b(?!: (?:Handle\[|Setup)).*", text)
