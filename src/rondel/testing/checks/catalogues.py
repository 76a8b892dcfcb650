"""A check of the words a game brings: its catalogues say everything, in every language."""

from __future__ import annotations

from rondel.core.interaction import interaction
from rondel.core.match import Match
from rondel.core.story import story
from rondel.messages import Phrase
from rondel.testing.catalogues import findings, part_of
from rondel.testing.faults import Fault
from rondel.testing.kit import Kit, Skipped
from rondel.testing.viewers import viewers
from rondel.words import Speaker, languages

GAMES, POINTS = 6, 8


class Strict(Speaker):
    """Says messages in its own language only, and minds where it cannot."""

    @property
    def tried(self) -> tuple[str, ...]:
        return (self.language,)

    def lacking(self, phrase: Phrase) -> str:
        given = ", ".join(phrase.params) or "nothing"
        raise Fault(f"in {self.language!r} there are no words for {phrase.key} with {given}")


def everything_has_words(kit: Kit) -> str:
    """Everything the game declares and says has words in each of its languages, and no words are left over."""
    spoken = tuple(code for code in languages(kit.game.module) if code in languages())
    if not spoken:
        raise Skipped("the game has no catalogues")
    if found := list(findings(part_of(kit.game))):
        raise Fault("\n".join(map(str, found)))
    for course in kit.courses(GAMES):
        chosen = {1, *course.sample(course.case.rng("catalogues"), POINTS)}
        for number, _, match in course.matches():
            if number in chosen:
                _said(match, spoken)
        _said(course.match(len(course.steps)), spoken)
    return f"{', '.join(spoken)}"


def _said(match: Match, spoken: tuple[str, ...]) -> None:
    """Put everything into words that is told of a moment."""
    for viewer in viewers(match.header.seats):
        told = (interaction(match, viewer), *story(match, viewer, 0))
        for language in spoken:
            Strict(language, match.game.module, match.name_of).spoken(told)
