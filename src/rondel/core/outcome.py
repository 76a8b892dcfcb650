"""How a match ended: who won, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from rondel.messages import Message, Words, words_of


class EverybodyElseLeft(Message):
    """What a game says that sees that one seat remains, and not why the last one went."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """The end of a match.

    >>> Outcome.win(1, "three in a row")
    Outcome(winners=(1,), reason='three in a row', scores=(), ranking=(), teams=())
    >>> Outcome.by_score([12, 30, 30], "most points").winners
    (1, 2)
    """

    winners: tuple[int, ...]
    """Who won; nobody in a draw."""
    reason: Words
    """How it came about, as it is told."""
    scores: tuple[int, ...] = ()
    """One score per seat, where the game keeps score."""
    ranking: tuple[tuple[int, ...], ...] = ()
    """Groups of seats from the first rank to the last; seats in one group share it."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats that win or lose together; one team means that all did."""

    @property
    def shared(self) -> bool:
        """Did all of them play together?"""
        return len(self.teams) == 1

    @classmethod
    def together(
        cls, won: bool, seats: int | Iterable[int], reason: Message | Words, score: int | None = None
    ) -> Outcome:
        """All won or all lost, with one score for all of them.

        >>> Outcome.together(False, 3, "the lamp went out").winners
        ()
        """
        all_of_them = tuple(range(seats)) if isinstance(seats, int) else tuple(seats)
        scores = () if score is None else (score,) * len(all_of_them)
        return cls(all_of_them if won else (), words_of(reason), scores, teams=(all_of_them,))

    @classmethod
    def win(cls, seat: int | Iterable[int], reason: Message | Words, scores: Iterable[int] = ()) -> Outcome:
        """One seat, or several together, won."""
        winners = (seat,) if isinstance(seat, int) else tuple(seat)
        return cls(winners, words_of(reason), tuple(scores))

    @classmethod
    def draw(cls, reason: Message | Words, scores: Iterable[int] = ()) -> Outcome:
        """Nobody won."""
        return cls((), words_of(reason), tuple(scores))

    @classmethod
    def by_score(
        cls, scores: Sequence[int], reason: Message | Words, *, ties: Sequence[Sequence[int]] = (), lowest: bool = False
    ) -> Outcome:
        """Rank the seats by score, then by each tie-breaker in turn (always the higher first)."""
        sign = 1 if lowest else -1
        keys = [(sign * score, *(-tie[seat] for tie in ties)) for seat, score in enumerate(scores)]
        groups: dict[tuple[int, ...], list[int]] = {}
        for seat in sorted(range(len(scores)), key=keys.__getitem__):
            groups.setdefault(keys[seat], []).append(seat)
        ranking = tuple(tuple(group) for group in groups.values())
        return cls(ranking[0] if ranking else (), words_of(reason), tuple(scores), ranking)

    def place(self, seat: int) -> int:
        """The seat's rank from 1; without a ranking winners are first and the others second."""
        for place, group in enumerate(self.ranking, 1):
            if seat in group:
                return place
        return 1 if seat in self.winners or not (self.winners or self.shared) else 2
