"""How the documentation becomes a site: `make docs` builds it, and a warning is a failure."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer
from sphinx.errors import ExtensionError

import rondel

LOADED = re.compile(r"""<(?:script|img|iframe|link)[^>]+?(?:src|href)=["']((?:https?:)?//[^"']+)""")

project = "Rondel"
author = "The Rondel authors"
copyright = "The Rondel authors"
version = release = rondel.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
root_doc = "README"
source_suffix = {".md": "markdown"}

CHAPTERS: dict[str, dict[str, list[str]]] = {
    "README": {
        "Write a game": ["tutorial", "adding-a-game", "flow", "card-games", "boards", "workshop", "testing"],
        "Look it up": ["cookbook/README", "from-boardgame-io", "phases-and-priority", "reference/README"],
        "Run it": ["hosting", "bots", "environments", "wire-protocol"],
        "Why it is so": ["decisions/README"],
    },
    "cookbook/README": {
        "": [
            *("peeking", "reveals", "simultaneous-bids", "auctions", "tricks", "drafting"),
            *("area-control", "stack", "elimination", "teams", "campaign"),
        ]
    },
    "reference/README": {
        "": ["game", "state", "flow", "moves", "messages", "playing", "cards", "testing", "bots"],
    },
    "decisions/README": {"": sorted(path.stem for path in Path(__file__).parent.glob("decisions/[0-9]*.md"))},
}
"""What stands where. The pages themselves have no word of it, because they are read in the repository as well."""

# -- pages -------------------------------------------------------------------------------------------------------

myst_heading_anchors = 4
highlight_language = "none"
suppress_warnings = ["ref.python"]  # of a name in a signature, such as `seat`, that several classes have

# -- reference ---------------------------------------------------------------------------------------------------

default_role = "py:obj"  # `Match` in a docstring is a link where there is such a thing
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 100

# -- looks: everything comes from this site ------------------------------------------------------------------------

html_theme = "furo"
html_title = f"Rondel {version}"
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True


def _with_chapters(app: Any, page: str, text: list[str]) -> None:
    """Lay the pages out in chapters, behind the page that lists them."""
    for caption, pages in CHAPTERS.get(page, {}).items():
        lines = ["```{toctree}", ":hidden:", *([f":caption: {caption}"] if caption else []), "", *pages, "```"]
        text[0] += "\n\n" + "\n".join(lines) + "\n"


def _finish(app: Any, problem: Exception | None) -> None:
    """Give every folder a first page, and see that nothing is loaded from elsewhere."""
    if problem is not None:
        return
    for page in Path(app.outdir).rglob("*.html"):
        if page.name == "README.html":
            shutil.copyfile(page, page.with_name("index.html"))
        if foreign := LOADED.findall(page.read_text("utf-8")):
            raise ExtensionError(f"{page}: loads {', '.join(foreign)} from elsewhere")


def setup(app: Any) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_lexer("ftl", TextLexer)
    app.connect("source-read", _with_chapters)
    app.connect("build-finished", _finish)
    return {"parallel_read_safe": True}
