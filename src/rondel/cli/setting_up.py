"""From words on the command line to a game, its seats and its options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from rondel import registry
from rondel.cli.mistakes import Mistake
from rondel.core.game import Game
from rondel.folders import imported, place_of


def find_game(name: str) -> Game:
    """A game by its name, or the one in a folder or a file, as `rondel dev` finds it."""
    path = Path(name)
    if "/" in name or name.endswith(".py") or (path / "game.py").is_file():
        return _written(path.resolve())
    return registry.game(name)


@cache
def _written(path: Path) -> Game:
    """The same one for everybody who asks in this process."""
    return imported(place_of(path)).game


def read_options(game: Game, pairs: Sequence[str], preset: str, seats: int) -> dict[str, Any]:
    """Plain options from `key=value` words, checked for this game and this number of seats."""
    raw: dict[str, Any] = {"preset": preset} if preset else {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key.strip():
            raise Mistake(f"{pair!r} is not an option; write it as key=value")
        raw[key.strip()] = _value(value.strip())
    game.check_seats(seats)
    return dict(msgspec.to_builtins(game.read_options(raw, seats), str_keys=True))


def _value(text: str) -> Any:
    """A number, truth value or list as JSON has it; everything else is text."""
    if text.lower() in ("yes", "true", "on"):
        return True
    if text.lower() in ("no", "false", "off"):
        return False
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def read_seats(text: str, seats: int) -> tuple[int, ...]:
    """Seat numbers from words such as `1,3`, `all` or `none`, counted from 0."""
    if text in ("", "none"):
        return ()
    if text == "all":
        return tuple(range(seats))
    found = []
    for word in text.replace(" ", ",").split(","):
        if not word.isdigit() or not 1 <= int(word) <= seats:
            raise Mistake(f"{word!r} is not a seat; there are seats 1 to {seats}")
        found.append(int(word) - 1)
    return tuple(sorted(set(found)))


def read_words(text: str) -> list[str]:
    """Words separated by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]
