"""Bots against each other: who sits where in which game, and what the results say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby, pairwise
from math import log, sqrt
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct, structs

from rondel.bots.judging import payoffs
from rondel.bots.rating import Rating, rated
from rondel.bots.tournament import LIMIT, play_one
from rondel.core.game import Game

Z = 1.959964


class Fixture(Struct, frozen=True):
    """Everything that decides how the games of a league go."""

    game: str
    version: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, Any] = {}
    seed: str = "1"
    seconds: float | None = None
    """What a bot may think about one decision; None: as many iterations as it is set to."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats that win or lose together: a bot has all seats of a team."""

    @property
    def is_together(self) -> bool:
        """Is it a game that all play together? Then every bot plays every deal with itself."""
        return len(self.teams) == 1

    @property
    def sides(self) -> int:
        """How many can play against each other."""
        return len(self.teams) or self.seats

    def line_up(self, number: int) -> tuple[int, ...]:
        """Which bot sits on each seat of a game, by its place in the list.

        In a row of games everybody sits everywhere once; with more bots than sides all groups take their turn, with
        fewer each has several.
        """
        chosen = self._groups[number // self.sides % len(self._groups)]
        turn = number % self.sides
        swap = number // self.sides // len(self._groups)  # where one bot has a side more, the next one has it next
        sides = [chosen[((side + turn) % self.sides + swap) % len(chosen)] for side in range(self.sides)]
        if not self.teams:
            return tuple(sides)
        bots = {seat: bot for team, bot in zip(self.teams, sides, strict=True) for seat in team}
        return tuple(bots[seat] for seat in range(self.seats))

    @property
    def _groups(self) -> list[tuple[int, ...]]:
        return list(combinations(range(len(self.bots)), min(self.sides, len(self.bots))))

    def deal(self, number: int) -> int:
        """Which deal a game is: the same for all that differ only in who sits where."""
        return number // self.sides // len(self._groups)

    def chance(self, number: int) -> str:
        """The seed of a game."""
        return f"{self.seed}/{self.deal(number)}"


class Played(Struct, frozen=True, omit_defaults=True):
    """One game."""

    number: int
    line_up: tuple[int, ...]
    places: tuple[int, ...]
    """Of each seat, from 1."""
    shares: tuple[float, ...]
    """Of one win; those of a team share theirs."""
    commands: int
    seconds: float
    faults: tuple[str, ...] = ()
    score: float = 0.0
    """What all of them reached, in a game that is played together."""


def play(fixture: Fixture, game: Game, number: int) -> Played:
    """Play one game of a league."""
    line_up = fixture.line_up(number)
    bots = [fixture.bots[bot] for bot in line_up]
    started = perf_counter()
    over, commands, faults = play_one(
        game, bots, fixture.chance(number), options=fixture.options, seconds=fixture.seconds, luck=str(number)
    )
    seats = range(fixture.seats)
    places = tuple(over.place(seat) for seat in seats) if over is not None else (1,) * fixture.seats
    shares = tuple(payoffs(over, fixture.seats)) if over is not None else (1 / fixture.sides,) * fixture.seats
    if fixture.teams:
        size = {seat: len(team) for team in fixture.teams for seat in team}
        shares = tuple(share / size[seat] for seat, share in enumerate(shares))
    score = over.scores[0] if over is not None and fixture.is_together and over.scores else 0.0
    told = tuple(f"{fault.bot}: {fault.text}" for fault in faults[:3])
    if over is None:
        told = (*told, f"not finished after {LIMIT} commands")
    return Played(number, line_up, places, shares, commands, perf_counter() - started, told, score)


# -- what it comes to ------------------------------------------------------------------------------------------


class Meeting(Struct):
    """How one bot did against another: points are 1 for each game it placed better in, a half for each tie."""

    games: int = 0
    points: float = 0.0
    squares: float = 0.0

    def add(self, points: float) -> None:
        self.games += 1
        self.points += points
        self.squares += points * points

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson, narrowed where ties make results vary less)."""
        return share_interval(self.points, self.games, self.squares)

    @property
    def verdict(self) -> Literal["stronger", "weaker", "even", ""]:
        """What a sequential test says, which may be asked after every game."""
        return sequential(self.points, self.games)


def share_interval(points: float, games: int, squares: float | None = None) -> tuple[float, float]:
    """The 95 % interval of a share of points.

    >>> [round(end, 3) for end in share_interval(50, 100)]
    [0.404, 0.596]
    """
    if games == 0:
        return 0.0, 1.0
    share = points / games
    variance = share * (1 - share)
    if squares is not None and variance > 0:
        variance = min(variance, max(squares / games - share * share, 0.05 * variance))
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(variance / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


EDGE, ERROR = 0.15, 0.05


def sequential(points: float, games: int) -> Literal["stronger", "weaker", "even", ""]:
    """Wald's sequential test of a share: a half, or 15 in a hundred more or less; wrong once in twenty.

    >>> sequential(16, 18), sequential(9, 18), sequential(1, 16), sequential(200, 400)
    ('stronger', '', 'weaker', 'even')
    """
    bound = log((1 - ERROR) / ERROR)
    up, down = log((0.5 + EDGE) / 0.5), log((0.5 - EDGE) / 0.5)
    better = points * up + (games - points) * down
    worse = points * down + (games - points) * up
    if better >= bound:
        return "stronger"
    if worse >= bound:
        return "weaker"
    return "even" if better <= -bound and worse <= -bound else ""


class Standing(Struct):
    """One bot in the table."""

    bot: str
    games: int
    share: float
    """Of the wins, where it sat."""
    interval: tuple[float, float]
    expected: float
    """What it would win if all were equal."""
    rating: Rating
    seconds: float
    """Per game, on average."""


class LeagueTable(Struct):
    """What all the games say."""

    fixture: Fixture
    games: int
    commands: int
    seconds: float
    standings: list[Standing]
    """The best first."""
    cross: dict[str, dict[str, Meeting]]
    """Row against column."""
    faults: list[str]

    @property
    def is_settled(self) -> bool:
        """Does a sequential test know the order of all neighbours in the table?"""
        order = [standing.bot for standing in self.standings]
        pairs = pairwise(order)
        return all(self.cross[upper][lower].verdict != "" for upper, lower in pairs)


def table(fixture: Fixture, played: Iterable[Played]) -> LeagueTable:
    """Add games up, in the order of their numbers."""
    games = sorted(played, key=lambda game: game.number)
    ratings: dict[int, Rating] = dict.fromkeys(range(len(fixture.bots)), Rating())
    cross = {upper: {lower: Meeting() for lower in fixture.bots if lower != upper} for upper in fixture.bots}
    won = {bot: Meeting() for bot in range(len(fixture.bots))}
    expected = dict.fromkeys(range(len(fixture.bots)), 0.0)
    for game in games:
        for bot in set(game.line_up):
            seats = [seat for seat, other in enumerate(game.line_up) if other == bot]
            won[bot].add(sum(game.shares[seat] for seat in seats))
            expected[bot] += len(seats) / fixture.seats
    for contest in _contests(fixture, games):
        _meet(fixture, contest, cross)
        ratings |= _moved(contest, ratings)
    if fixture.is_together:  # nobody's win is another's loss: equal bots would win as often as all do
        even = sum(meeting.points for meeting in won.values()) / max(1, len(games))
        expected = {bot: even * won[bot].games for bot in won}
    spent = sum(game.seconds for game in games)
    standings = [
        Standing(
            name,
            won[bot].games,
            won[bot].share,
            won[bot].interval,
            expected[bot] / max(1, won[bot].games),
            ratings[bot],
            spent / max(1, len(games)),
        )
        for bot, name in enumerate(fixture.bots)
    ]
    standings.sort(key=lambda standing: -standing.rating.skill)
    faults = [fault for game in games for fault in game.faults]
    return LeagueTable(fixture, len(games), sum(game.commands for game in games), spent, standings, cross, faults)


def _contests(fixture: Fixture, games: Sequence[Played]) -> Iterator[Played]:
    """What is compared: each game; of a game that all play together, how far the bots came with the same deal."""
    if not fixture.is_together:
        yield from games
        return
    for _, same in groupby(games, key=lambda game: fixture.deal(game.number)):
        deal = list(same)
        results = [(sum(game.shares), game.score) for game in deal]
        places = tuple(1 + sum(other > mine for other in results) for mine in results)
        line_up = tuple(game.line_up[0] for game in deal)
        yield Played(deal[0].number, line_up, places, (), 0, 0.0)


def _meet(fixture: Fixture, game: Played, cross: Mapping[str, Mapping[str, Meeting]]) -> None:
    """Every pair of bots in a game: the share of pairs of their seats in which one placed better."""
    for one, other in combinations(sorted(set(game.line_up)), 2):
        mine = [place for place, bot in zip(game.places, game.line_up, strict=True) if bot == one]
        theirs = [place for place, bot in zip(game.places, game.line_up, strict=True) if bot == other]
        points = sum((a < b) + 0.5 * (a == b) for a in mine for b in theirs) / (len(mine) * len(theirs))
        cross[fixture.bots[one]][fixture.bots[other]].add(points)
        cross[fixture.bots[other]][fixture.bots[one]].add(1 - points)


def _moved(game: Played, ratings: Mapping[int, Rating]) -> dict[int, Rating]:
    """New ratings; a bot on several seats moves by the average."""
    new = rated([ratings[bot] for bot in game.line_up], game.places)
    found: dict[int, Rating] = {}
    for bot in set(game.line_up):
        mine = [rating for rating, other in zip(new, game.line_up, strict=True) if other == bot]
        skill, doubt = sum(r.skill for r in mine) / len(mine), sum(r.doubt for r in mine) / len(mine)
        found[bot] = Rating(skill, doubt)
    return found


def differs(one: Fixture, other: Fixture) -> str:
    """The first thing in which two leagues differ; empty if their games can be added up."""
    for name in structs.fields(one):
        if getattr(one, name.name) != getattr(other, name.name):
            return name.name
    return ""


def pending(games: int, played: Sequence[Played]) -> list[int]:
    """The numbers still to be played."""
    done = {game.number for game in played}
    return [number for number in range(games) if number not in done]
