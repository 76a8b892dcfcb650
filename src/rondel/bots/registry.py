"""Bots by name, with settings, and by level.

A bot is written as its name and what is set differently from usual: `mcts:iterations=200:depth=4`. Where a game is
known, the name of one of its levels will do, such as `hard`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from math import isfinite
from random import Random
from typing import Any

from rondel.bots.base import Bot
from rondel.bots.flat import Flat
from rondel.bots.greedy import Greedy
from rondel.bots.judging import Unscored
from rondel.bots.learned import Learned, fitting
from rondel.bots.mcts import TreeSearch
from rondel.bots.rollout import Rollout
from rondel.bots.thoughts import Thinker
from rondel.bots.uniform import Uniform
from rondel.core.game import Game
from rondel.core.kernel import Kernel
from rondel.core.spelling import did_you_mean
from rondel.errors import RondelError

BOTS: dict[str, Callable[..., Bot]] = {bot.name: bot for bot in (Uniform, Greedy, Learned, Flat, Rollout, TreeSearch)}
"""Every bot by its name, the weaker kinds first; each is made with a source of chance of its own, and settings."""
LEAST = {"iterations": 1, "worlds": 1, "options": 2, "few": 2, "width": 1, "plies": 1}
"""With less of these a bot would only draw lots; of anything else there may be nothing."""

SCORED = {
    "easy": "greedy:doubt=0.5:worlds=1",
    "normal": "greedy",
    "hard": "rollout:iterations=48",
    "master": "rollout:iterations=192:few=8",
}
UNSCORED = {
    "easy": "random",
    "normal": "flat:iterations=16",
    "hard": "mcts:iterations=100:depth=0:width=1",
    "master": "mcts:iterations=1200:depth=0:width=1",
}
"""The usual levels, with a score to look at and without; the seconds of a table limit them further."""
USUAL = "normal"
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
    """A bot by its name or level.

    Raises `UnknownBot` with the nearest one or what could be set, and `Unscored` where it could only draw lots.
    """
    known = levels(game) if game is not None else {}
    called, *more = name.split(":")
    kind, *settings = [*known.get(called, called).split(":"), *more]
    if kind not in BOTS:
        raise UnknownBot(f"there is no bot called {kind!r}; {did_you_mean(kind, [*known, *BOTS], 0.5)}")
    possible = _settings(kind)
    bot = BOTS[kind](rng, **dict(_setting(kind, text, possible) for text in settings))
    if game is not None and (file := getattr(bot, "file", "")):
        fitting(file, game)
    if game is not None and game.score is None:
        _expect_another_judge(bot, game)
    return bot


def _expect_another_judge(bot: Bot, game: Game) -> None:
    if isinstance(bot, Rollout) and bot.judge != "score" and (bot.file or game.learned is not None):
        return
    if isinstance(bot, Greedy | Rollout):
        raise Unscored(bot.name, game.name)


def has_styles(game: Game, level: str) -> bool:
    """Can a level be played in one style or another? Only by who judges, in a game that says how the bold differ."""
    bot = BOTS.get(levels(game).get(level, level).split(":")[0])
    return bool(game.bold) and isinstance(bot, type) and issubclass(bot, Thinker)


def adviser(game: Game, rng: Random) -> Thinker:
    """Who advises: the strongest level that can be made and say what each decision is worth."""
    for level in reversed([*levels(game).values()]):
        try:
            bot = make(level, rng, game)
        except RondelError:  # at a table a weaker one plays, and the log says why
            continue
        if isinstance(bot, Thinker):
            if isinstance(bot, Rollout | TreeSearch) and bot.judge == "learned":
                bot.judge = "best"
            return bot
    return Rollout(rng, judge="best")


def able(name: str, rng: Random, kernel: Kernel) -> tuple[Bot, str]:
    """A bot for a table, and what is wrong with what it judges by, if it is able to play without.

    Raises what `make` raises, and `Unlearned` where nothing was learned of the game as it is played there.
    """
    bot = make(name, rng, kernel.game)
    prepare = getattr(bot, "prepare", None)
    return bot, (prepare(kernel) or "") if prepare is not None else ""


def seated(name: str, rng: Random, kernel: Kernel, style: str = "") -> tuple[Bot, list[str]]:
    """A bot for a table, and why it is not the one asked for: where that cannot play, the next weaker level does.

    It is also said where it cannot judge by what comes with the game for it.
    """
    why: list[str] = []
    for each in (name, *weaker(name, kernel.game)):
        try:
            bot, lacking = able(each, rng, kernel)
            if isinstance(bot, Thinker):
                bot.style = style or bot.style
        except RondelError as problem:
            why.append(f"{each} cannot play here: {problem}")
        else:
            said = [f"{reason}; {each} plays instead" for reason in why]
            return bot, said + ([f"{each} cannot judge as it should: {lacking}"] if lacking else [])
    return Uniform(rng), [f"{reason}; chance plays instead" for reason in why]


def weaker(name: str, game: Game) -> list[str]:
    """The levels below a level or bot, the strongest first; below one that nobody knows, the usual one and weaker ones.

    Below a bot that is no level are those that are played by a weaker kind.
    """
    known, kinds = levels(game), list(BOTS)
    kind = name.split(":")[0]
    if kind in known:
        found = list(known)[: list(known).index(kind)]
    elif kind in kinds:
        below = kinds[: kinds.index(kind)]
        found = [level for level, bot in known.items() if bot.split(":")[0] in below]
    else:
        found = list(known)[: list(known).index(usual(game)) + 1]
    return found[::-1]


def _settings(kind: str) -> dict[str, Any]:
    """What can be set about a bot, and what it is if nobody does."""
    return {
        name: parameter.default
        for name, parameter in signature(BOTS[kind]).parameters.items()
        if parameter.default is not Parameter.empty
    }


def _setting(kind: str, text: str, possible: Mapping[str, Any]) -> tuple[str, Any]:
    name, _, given = text.partition("=")
    if name not in possible:
        there = f"there are {', '.join(possible)}" if possible else "it has none"
        raise UnknownBot(f"{kind} has no setting {name!r}; {there}")
    default, least = possible[name], LEAST.get(name, 0)
    try:
        value = type(default)(given)
    except ValueError:
        raise UnknownBot(f"{kind}: {name} is a number, not {given!r}; {default} is usual") from None
    if not isinstance(value, str) and not (isfinite(value) and value >= least):
        raise UnknownBot(f"{kind}: {name} is {least} or more, not {given}; {default} is usual")
    return name, value
