"""Catalogues say everything that is declared, in every language, and nothing else."""

import importlib
import pkgutil
from pathlib import Path
from typing import Any

import pytest

from rondel import registry
from rondel.messages import Phrase
from rondel.testing import check
from rondel.testing.catalogues import CatalogueOwner, findings, frame, part_of
from rondel.words import FRAME, Speaker
from rondel.words.catalogue import languages

WITH_CATALOGUES = [name for name in registry.names() if languages(registry.game(name).module)]


def test_the_frame_says_everything() -> None:
    """What engine, bots and server say has words in every language."""
    for name in ("rondel.core", "rondel.bots", "rondel.server"):
        package = importlib.import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            if module.name != "rondel.bots.torch_teaching":  # needs torch, which is an extra; it says nothing
                importlib.import_module(module.name)

    assert {"en", "de"} <= set(languages(FRAME))
    assert _told(frame()) == []


@pytest.mark.parametrize("name", WITH_CATALOGUES)
def test_a_game_says_everything(name: str) -> None:
    """What the rules of a game say has words in every language it is written in."""
    game = registry.game(name)

    assert {"en", "de"} <= set(languages(game.module))
    assert _told(part_of(game)) == []


# -- broken catalogues -------------------------------------------------------------------------------------------

RULES = """
from rondel import Fact, Flow, Game, Message, Outcome, Seat, Segment, State, Turns, move

class Pile(State):
    left: int = 3

class Taken(Fact):
    seat: Seat
    left: int

class Counted(Fact):
    left: int
    def told(self):
        return None

class Empty(Message):
    by: Seat | None = None

@move
def take(g, seat: int) -> None:
    g.s.left -= 1
    g.emit(Taken(seat, g.s.left))
    g.emit(Counted(g.s.left))

game = Game(
    "pile", version="1", seats=2, state=Pile, setup=lambda g: Pile(),
    flow=Flow(Segment("play", Turns(moves=[take], each=1))),
    events=[Taken, Counted], prompts=("play",),
    outcome=lambda s: Outcome.draw(Empty()) if s.left <= 0 else None,
)
"""
WORDS = """
move-take = Take one
    .help = Takes one away.
node-play = Play
prompt-play = Take one
taken = { $seat } leaves { $left }.
empty = nothing is left
board-pile = Pile
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Any:
    """Makes the game with these catalogues, in a package of its own."""

    def make(name: str, rules: str = RULES, **catalogues: str) -> Any:
        folder = tmp_path / name / "messages"
        folder.mkdir(parents=True)
        (folder.parent / "__init__.py").touch()
        (folder.parent / "game.py").write_text(rules)
        for language, text in catalogues.items():
            (folder / f"{language}.ftl").write_text(text.lstrip("\n"), "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return importlib.import_module(f"{name}.game").game

    return make


def test_sound_catalogues_pass(written: Any) -> None:
    """Also in the kit, which puts random games into words in both languages."""
    game = written("sound_pile", en=WORDS, de=WORDS.replace("Take one", "Nimm eins"))

    assert _told(part_of(game)) == []
    result = check(game, 4, only="catalogues").results[0]
    assert (result.status, result.detail) == ("passed", "en, de")


def test_a_game_without_catalogues_is_left_alone() -> None:
    """Its words are keys made readable, which is no fault."""
    result = check(importlib.import_module("tests.testing.broken").sound, 4, only="catalogues").results[0]

    assert (result.status, result.detail) == ("skipped", "the game has no catalogues")


@pytest.mark.parametrize(
    ("name", "before", "after", "wrong"),
    [
        ("cut_short", "{ $left }.", "{ $left ).", "bad_catalogue at cut_short.game:en.ftl, line 5: taken: Expected"),
        (
            "unsaid",
            "taken =",
            "took =",
            "missing_message at unsaid.game:en.ftl: taken is not there: Taken has no words",
        ),
        ("unnamed", "move-take =", "move-grab =", "missing_message at unnamed.game:en.ftl: move-take is not there"),
        ("promptless", "prompt-play", "board-play", "promptless.game:en.ftl: prompt-play is not there"),
        ("nodeless", "node-play", "board-play", "nodeless.game:en.ftl: node-play is not there"),
        ("unknown", "board-pile", "pile", "unused_message at unknown.game:en.ftl, line 7: nobody says pile"),
        ("mistaken", "$left", "$rest", "mistaken.game:en.ftl, line 5: taken puts in $rest, which it does not have"),
        ("perhaps", "nothing is", "{ $by } has nothing", "line 6: empty puts in $by, which may be None"),
        ("filled_in", "= Play", "= Play { $n }", "filled_in.game:en.ftl, line 3: node-play is a name: it has no $n"),
        (
            "covering",
            "board-pile",
            "last_seat",
            "frame_message at covering.game:en.ftl, line 7: last_seat is the frame’s",
        ),
    ],
)
def test_what_is_wrong_is_named(written: Any, name: str, before: str, after: str, wrong: str) -> None:
    """With its file and line; `rondel check` finds it too."""
    assert before in WORDS
    game = written(name, en=WORDS.replace(before, after))

    assert any(wrong in told for told in _told(part_of(game)))
    result = check(game, 2, only="catalogues").results[0]
    assert result.status == "failed"
    assert wrong in result.detail


def test_a_message_of_the_frame_is_replaced_on_purpose(written: Any) -> None:
    """A comment above it says so."""
    game = written("purposeful", en=f"{WORDS}# Instead of the frame’s: nobody sits here.\nlast_seat = alone\n")

    assert _told(part_of(game)) == []


def test_a_message_of_a_game_has_a_name_of_its_own(written: Any) -> None:
    """Otherwise the engine would speak with the game's words of something else."""
    game = written("namesake", en=WORDS.replace("empty =", "duplicate ="), rules=RULES.replace("Empty", "Duplicate"))
    wrong = (
        "frame_message at namesake.game:en.ftl: the frame has a message duplicate as well: give Duplicate another name"
    )

    assert _told(part_of(game)) == [wrong]


@pytest.mark.parametrize(
    ("name", "before", "after", "wrong"),
    [
        ("silent", "empty = nothing is left", "", "missing_message at silent.game:de.ftl: empty is not there"),
        ("talkative", "board-pile", "more = mehr\nboard-pile", "talkative.game:de.ftl, line 7: English has no more"),
        ("shorter", "{ $left }", "", "line 5: taken puts in seat where English puts in left, seat"),
        ("helpless", "    .help = Takes one away.\n", "", "line 1: move-take has nothing where English has help"),
    ],
)
def test_languages_are_compared(written: Any, name: str, before: str, after: str, wrong: str) -> None:
    """What one language lacks, or says besides."""
    assert before in WORDS
    game = written(name, en=WORDS, de=WORDS.replace(before, after))

    assert any(wrong in told for told in _told(part_of(game)))


def test_missing_words_never_fail(written: Any) -> None:
    """At the table a missing key or parameter is told plainly, and another language in English."""
    game = written("half_said", en=WORDS.replace("taken =", "took ="), de="empty = nichts ist übrig\n")
    german = Speaker("de", game.module)

    assert german.say(Phrase("empty")) == "nichts ist übrig"
    assert german.say(Phrase("move-take")) == "Take one"
    assert german.say(Phrase("taken", {"seat": {"seat": 1}, "left": 2})) == "Taken: seat 2, left 2"
    assert german.say(Phrase("took", {"seat": {"seat": 1}})) == "Took: seat 2"


def test_help_stands_beside_the_label(written: Any) -> None:
    """A reader gets the catalogue's help of a move, whatever the rules say of it."""
    from rondel.core.offers import Offer

    game = written("helpful", en=WORDS)
    offer = Offer(0, "take", Phrase("move-take"), "A docstring for authors.")

    assert Speaker(module=game.module).spoken(offer).help == "Takes one away."


def _told(part: CatalogueOwner) -> list[str]:
    return [str(finding) for finding in findings(part)]
