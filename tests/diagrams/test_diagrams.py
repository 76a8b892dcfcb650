"""The flow of a game as text and picture: every node is there, inside what it belongs to, with its arrows."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from rondel import Flow, Game, Gate, Loop, Number, Outcome, Phase, Segment, State, Step, Turns, move, registry
from rondel.diagrams.layout import Placed, picture
from rondel.diagrams.mermaid import mermaid
from rondel.diagrams.png import NoPainter, png
from rondel.diagrams.scene import Detail, scene
from rondel.diagrams.svg import svg


class Sea(State):
    waves: int = 0


@move(leads_to=["battle"])
def attack(g: Any, seat: int) -> None:
    """Attack."""
    g.call("battle")


@move(leads_to=["year/tide"], asks=["which_ship"])
async def wait(g: Any, seat: int) -> None:
    """Wait."""
    g.go("year/tide")


def is_high(s: Sea) -> bool:
    return s.waves > 0


GAME = Game(
    "sea",
    version="1",
    seats=2,
    state=Sea,
    setup=lambda g: Sea(),
    title='The "Sea" & <more>',
    flow=Flow(
        Segment("choose", Gate("ship", commit=Number(0, 3))),
        Segment(
            "year",
            Phase("tide", can_enter=is_high, enter=lambda g: None, grants_priority=False),
            Turns("sail", moves=[attack, wait], each=1, once=True),
        ),
        flows=[Phase("battle", Loop("rounds", Step("fire", enter=lambda g: None), until=is_high))],
    ),
    at_end=lambda s: Outcome.draw("calm"),
)
EVERY = [GAME, *(registry.game(name) for name in ("tictactoe", "auction", "sparks"))]


def test_a_scene_says_what_a_reader_wants_to_know() -> None:
    """Guards, what a leaf waits for, moves and questions."""
    found = scene(GAME)
    tide, sail = found.main[1].parts

    assert tide.details == (Detail("guard", "only if is high"), Detail("wait", "by itself"))
    assert sail.again == "each seat once"
    assert Detail("wait", "one seat acts, one move") in sail.details
    assert Detail("ask", "which ship") in sail.details
    assert found.main[0].parts[0].details == (Detail("wait", "all decide at once, in secret"),)
    assert found.subs[0].parts[0].again == "again until is high"
    assert {(jump.source, jump.target, jump.label, jump.kind) for jump in found.jumps} == {
        ("year/sail", "battle", "attack", "call"),
        ("year/sail", "year/tide", "wait", "jump"),
    }


def test_mermaid_has_subgraphs_arrows_and_no_stray_syntax() -> None:
    """Loops, jumps and calls each in their own way; quotes in labels are escaped."""
    text = mermaid(scene(GAME))

    assert text.count("subgraph ") == text.count("\n  end") + text.count("\n    end") == 4
    assert "|next turn|" in text
    assert "|again|" in text
    assert "-.->|attack|" in text
    assert "==>|wait|" in text
    assert text.startswith('---\ntitle: "The \\"Sea\\" & <more>"\n---\n')


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_nothing_overlaps_in_the_picture(game: Game) -> None:
    """Parts stand inside what they belong to, one below the other, and the picture holds them all."""
    found = picture(scene(game))

    def check(placed: Placed) -> None:
        for inner in placed.parts:
            assert placed.x < inner.x
            assert inner.x + inner.w < placed.x + placed.w
            assert placed.y < inner.y
            assert inner.y + inner.h < placed.y + placed.h
            check(inner)
        for this, following in zip(placed.parts, placed.parts[1:], strict=False):
            assert this.y + this.h < following.y

    for top in (*found.main, *found.subs):
        assert top.x + top.w < found.width
        assert top.y + top.h < found.height
        check(top)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)
def test_the_picture_is_sound_xml_with_every_label(game: Game) -> None:
    """Nothing from outside is needed to show it."""
    drawn = svg(scene(game))
    texts = "".join(ElementTree.fromstring(drawn).itertext())

    assert game.title in texts
    for top in scene(game).tops:
        assert all(part.label in texts for part in top.all())
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_a_png_needs_a_painter(monkeypatch: pytest.MonkeyPatch) -> None:
    """What to install is said when it is missing."""
    monkeypatch.setitem(__import__("sys").modules, "mermaidx", None)

    with pytest.raises(NoPainter, match=r"install rondel\[diagrams\]"):
        png(svg(scene(GAME)))
