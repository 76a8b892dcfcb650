"""`rondel flow`: diagrams on the screen and in files."""

from pathlib import Path
from xml.etree import ElementTree

from tests.cli.running import refused, rondel


def test_mermaid_text_is_printed() -> None:
    """Containers are subgraphs, leaves say what they wait for."""
    text = rondel("flow", "sparks").output

    assert "flowchart TD" in text
    assert 'subgraph n0["Play"]' in text
    assert "act or pass · turn based" in text
    assert "|next turn|" in text


def test_the_ending_of_the_file_tells_the_format(tmp_path: Path) -> None:
    """SVG that can be read, and a PNG."""
    picture, raster = tmp_path / "auction.svg", tmp_path / "auction.png"
    rondel("flow", "auction", "--output", str(picture))
    rondel("flow", "auction", "--output", str(raster))

    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert raster.read_bytes().startswith(b"\x89PNG")


def test_mistakes_are_one_line(tmp_path: Path) -> None:
    """An unknown format, a PNG without a file, a file that cannot be written."""
    assert "'gif' is not a format; there are mermaid, svg, png" in refused("flow", "sparks", "--format", "gif")
    assert "a PNG needs a file" in refused("flow", "sparks", "--format", "png")
    assert "cannot be written" in refused("flow", "sparks", "--output", str(tmp_path / "no" / "a.svg"))
