"""Bots by name, with settings, and by level.

A bot is written as its name and what is set differently from usual: `mcts:iterations=200:depth=4`. Where a game is
known, the name of one of its levels will do, such as `hard`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from random import Random
from typing import Any

from rondel.bots.base import Bot
from rondel.bots.flat import Flat
from rondel.bots.greedy import Greedy
from rondel.bots.learned import Learned, fitting
from rondel.bots.mcts import TreeSearch
from rondel.bots.rollout import Rollout
from rondel.bots.uniform import Uniform
from rondel.bots.weights import Unlearned
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.spelling import did_you_mean
from rondel.errors import RondelError

BOTS: dict[str, Callable[..., Bot]] = {bot.name: bot for bot in (Uniform, Greedy, Learned, Flat, Rollout, TreeSearch)}
"""Every bot by its name; each is made with a source of chance of its own, and settings."""

SCORED = {"easy": "greedy:blunders=0.5:worlds=1", "normal": "greedy", "hard": "mcts:iterations=300"}
UNSCORED = {"easy": "random", "normal": "flat:iterations=60", "hard": "mcts:iterations=600:depth=0:width=1"}
"""The usual levels, with a score to look at and without; the seconds of a table limit them further."""
USUAL = "normal"
STYLES = {"bold": 0.15, "careful": -0.15}
"""How players of equal strength differ: by what they make of what goes well in one world and badly in another."""
PATIENCE = {"master": 3.0}
"""Levels that may think longer than others, and how many times as long."""


class UnknownBot(RondelError):
    """No bot has that name, or it cannot be set like that."""

    code = "unknown_bot"


def levels(game: Game) -> Mapping[str, str]:
    """The levels of a game and the bots that play them, the weakest first."""
    return game.levels or (SCORED if game.score is not None else UNSCORED)


def usual(game: Game) -> str:
    """The level that fits most people."""
    known = levels(game)
    return USUAL if USUAL in known else next(iter(known))


def patience(level: str) -> float:
    """How many times as long as usual a level may think at a table."""
    return PATIENCE.get(level, 1.0)


def make(name: str, rng: Random, game: Game | None = None) -> Bot:
    """A bot by its name or level; raises `UnknownBot` with the nearest one."""
    known = levels(game) if game is not None else {}
    kind, *settings = known.get(name, name).split(":")
    if kind not in BOTS:
        raise UnknownBot(f"there is no bot called {kind!r}; {did_you_mean(kind, [*known, *BOTS], 0.5)}")
    possible = _settings(kind)
    bot = BOTS[kind](rng, **dict(_setting(kind, text, possible) for text in settings))
    if game is not None and (file := getattr(bot, "file", "")):
        fitting(file, game)
    return bot


def has_styles(game: Game, level: str) -> bool:
    """Can a level be played in one style or another? Only those can who look at several worlds."""
    return levels(game).get(level, level).split(":")[0] == Rollout.name


def strongest_rollout(game: Game, rng: Random) -> Rollout:
    """Who advises: the strongest level that plays its ideas on, which can say what each is worth."""
    for level in reversed([*levels(game).values()]):
        bot = make(level, rng, game)
        if isinstance(bot, Rollout):
            if bot.judge == "learned":
                bot.judge = "best"
            return bot
    return Rollout(rng, judge="best")


def seated(name: str, rng: Random, kernel: Kernel, style: str = "") -> tuple[Bot, list[str]]:
    """A bot for a table, and why it is not the one asked for: where that cannot play, the next weaker level does."""
    known = list(levels(kernel.game))
    weaker = known[: known.index(name)] if name in known else known
    why: list[str] = []
    for each in (name, *reversed(weaker)):
        try:
            bot = make(each, rng, kernel.game)
            if (prepare := getattr(bot, "prepare", None)) is not None:
                prepare(kernel)
            if isinstance(bot, Rollout):
                bot.nerve = STYLES.get(style, bot.nerve)
        except Unlearned as problem:
            why.append(f"{each} cannot play here: {problem}")
        else:
            return bot, [f"{reason}; {each} plays instead" for reason in why]
    return Uniform(rng), [f"{reason}; chance plays instead" for reason in why]


def _settings(kind: str) -> dict[str, type]:
    """What can be set about a bot, with its type."""
    return {
        name: type(parameter.default)
        for name, parameter in signature(BOTS[kind]).parameters.items()
        if parameter.default is not Parameter.empty
    }


def _setting(kind: str, text: str, possible: Mapping[str, type]) -> tuple[str, Any]:
    name, _, given = text.partition("=")
    if name not in possible:
        there = f"there are {', '.join(possible)}" if possible else "it has none"
        raise UnknownBot(f"{kind} has no setting {name!r}; {there}")
    try:
        value = possible[name](given)
    except ValueError:
        raise UnknownBot(f"{kind}: {name} is a number, not {given!r}") from None
    if not isinstance(value, str) and value < 0:
        raise UnknownBot(f"{kind}: {name} cannot be less than nothing")
    return name, value
