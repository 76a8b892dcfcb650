"""The sentences a game says, collected from random games, for the test that holds its German to them.

    python scripts/sentences.py FOLDER [GAME ...]

writes one JSON file per game: prompts, labels, reasons, log lines, phases, options and outcomes, each once. The same
rules always give the same file, so a test that reads it does not depend on chance or on the clock.
"""

from __future__ import annotations

import contextlib
import json
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from rondel import registry
from rondel.core.commands import Command
from rondel.core.interaction import Input, Interaction, Offer, interaction
from rondel.core.match import Match
from rondel.core.picking import random_decision
from rondel.core.policy import UndoPolicy
from rondel.core.seats import HOST
from rondel.core.view import Viewer
from rondel.errors import Rejected
from rondel.messages import Words, fallback, words_of
from rondel.server import games, pictures
from rondel.wire.http import GameInfo
from rondel.words import FRAME
from rondel.words.catalogue import catalogue

ROOT = Path(__file__).parent.parent
NAMES = ("Xanthe", "Yorick", "Zelda", "Quillon", "Umberto", "Vesper", "Wystan", "Kasimir")
"""Names that no game uses."""
MATCHES, ENTRIES = 4, 240
SAME_SHAPE = 12
"""So many sentences that differ only in names and numbers are kept; the rest say nothing new."""


def collect(game: str) -> list[str]:
    """Every sentence of a game that random play brings to light."""
    info = games.game_info(game)
    found: dict[str, list[str]] = {}
    shape = re.compile(r"\d+|" + "|".join(NAMES))

    def keep(texts: Iterator[Words]) -> None:
        for words in texts:
            text = _unsaid(game, words)
            same = found.setdefault(shape.sub("#", text), [])
            if text and text not in same and len(same) < SAME_SHAPE:
                same.append(text)

    keep(_form(info))
    low, high = info.seats
    options = [*info.presets.values(), {}]
    for number in range(MATCHES):
        seats = low + number % (high - low + 1)
        keep(_match(game, seats, dict(options[number % len(options)]), Random(f"{game} {number}")))
    return [text for same in found.values() for text in same]


def _unsaid(game: str, words: Words) -> str:
    """The text of what no catalogue has in German."""
    if isinstance(words, str):
        return words
    said = {**catalogue(FRAME, "de").entries, **catalogue(registry.game(game).module, "de").entries}
    return "" if words.key in said else fallback(words)


def _form(info: GameInfo) -> Iterator[str]:
    yield info.summary
    for field in info.options:
        yield from (field.label, field.help, *field.labels)
    for export in info.exports:
        yield export.label
    for preset in info.presets:
        yield preset.replace("_", " ").capitalize()


def _match(game: str, seats: int, options: dict[str, Any], rng: Random) -> Iterator[Words]:
    rules = registry.game(game)
    has_board = (ROOT / "client/src/games" / game / "client.ts").is_file()
    if rules.validate is not None and rules.validate(registry.game(game).options(**options), seats):
        options = {}
    match = Match(rules, seats, seed=f"{rng.random()}", options=options, names=NAMES[:seats], policy=UndoPolicy("free"))
    viewers = [Viewer((seat,)) for seat in match.seats] + [Viewer((), host=True)]
    for turn in range(ENTRIES):
        for viewer in viewers:
            yield from _interaction(interaction(match, viewer))
            if not has_board:
                yield from _fields(match.view(viewer))
        if rules.score_parts is not None:  # what hints speak of
            yield from map(words_of, rules.score_parts(match.kernel.s, turn % seats))
        if match.over is not None:
            break
        seat = rng.choice(match.kernel.actors())
        match.apply(Command.of(match.kernel, random_decision(match.kernel, seat, rng)))
        if turn % 50 == 49:  # taking back has words of its own
            with contextlib.suppress(Rejected):
                match.apply(Command(HOST, "undo", {"to": "command"}))
    for viewer in viewers:
        for line in pictures.log_lines(match, viewer, -1):
            yield from line.lines
        for mark in pictures.marks(match, viewer):
            yield mark.label
    if match.over is not None:
        yield match.over.reason


def _interaction(told: Interaction) -> Iterator[Words]:
    yield told.task
    for offer in told.offers:
        yield from _offer(offer)
    for reversal in (told.undo, told.redo):
        if reversal is not None:
            yield from (reversal.label, reversal.reason)
    if told.position is not None:
        yield from told.position.labels
        yield from (stage.label for stage in told.position.strip)
    if told.priority is not None:
        yield told.priority.label


def _offer(offer: Offer) -> Iterator[Words]:
    yield from (offer.label, offer.help, offer.reason, offer.confirm, *offer.captions, *offer.previews)
    for part in offer.inputs:
        yield from _input(part)


def _input(part: Input) -> Iterator[Words]:
    yield from (part.label, *part.examples)
    for candidate in part.candidates:
        yield from (candidate.label, candidate.reason, candidate.preview)
    for item in part.items:
        yield item.label
        for target in item.targets:
            yield from (target.label, target.reason, target.preview)
    for inner in part.parts:
        yield from _input(inner)


def _fields(value: Any) -> Iterator[str]:
    """What the generic table calls the parts of a view, and the words in them."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield str(name).replace("_", " ")
            yield from _fields(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _fields(inner)
    elif isinstance(value, str):
        yield value


# -- writing ----------------------------------------------------------------------------------------------------


def _write(folder: Path, game: str) -> str:
    sentences = collect(game)
    found = {"names": NAMES, "sentences": sentences}
    (folder / f"{game}.json").write_text(json.dumps(found, ensure_ascii=False, indent=1))
    return f"{game}: {len(sentences)} sentences"


def main(folder: str, *wanted: str) -> None:
    """Writes one file for each game, or for those that are named."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    names = wanted or registry.names()
    with ProcessPoolExecutor(2) as workers:
        for line in workers.map(_write, [Path(folder)] * len(names), names):
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
