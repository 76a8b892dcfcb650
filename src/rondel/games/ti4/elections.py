"""What can be voted for: the choices of an agenda's own kind, by their ids. Rules, section 6.6.

A player is named p1 to p8, a strategy card and a secret objective by their ids, a law by its name: names at the table
may change while votes are cast. Which planets lie on the board only people know, so what nobody printed is typed, and
so is whatever no printed card limits.
"""

from __future__ import annotations

from rondel import Message, Refusal
from rondel.games.ti4.library import AGENDAS, CARDS, LIMITS, SECRETS, OutcomeKind
from rondel.games.ti4.notes import scorers
from rondel.games.ti4.planets import HOMES, PLANETS, electable, is_electable
from rondel.games.ti4.rights import bad_name, name, no
from rondel.games.ti4.says.names import StrategyCard, VoteSide
from rondel.games.ti4.says.reasons import BadChoice, NotElectable
from rondel.games.ti4.state import Companion, factions, in_game, seats

FOR, AGAINST = "For", "Against"


def kind_of(card: str) -> OutcomeKind:
    """What an agenda decides; nobody knows of one that is hidden or has a title of its own."""
    return AGENDAS[card].outcome_kind if card in AGENDAS else "hidden"


def is_typed(s: Companion) -> bool:
    """Can be written in what nobody listed?"""
    return kind_of(s.agenda.card) in ("elect_planet", "hidden")


def choices(s: Companion) -> list[str]:
    """What can be chosen, and what has been written in so far."""
    listed = _listed(s)
    if not is_typed(s):
        return listed
    said = (s.agenda.outcome, *(player.side for player in s.players[: s.count]))
    return list(dict.fromkeys([*listed, *filter(None, said)]))


def _listed(s: Companion) -> list[str]:
    match kind_of(s.agenda.card):
        case "elect_player":
            return [f"p{seat + 1}" for seat in in_game(s)]
        case "elect_law":
            return [law.name for law in s.laws]
        case "elect_strategy_card":
            return [card.id for card in CARDS.values()]
        case "elect_scored_secret":
            return list(scorers(s))
        case "elect_planet":
            return electable(_limit(s), s.options.sets, factions(s))
        case _:
            return [FOR, AGAINST]


def _limit(s: Companion) -> str:
    """Which planets the card on the table leaves."""
    return AGENDAS[s.agenda.card].elect_filter if s.agenda.card in AGENDAS else ""


def _words(text: str) -> str:
    """What is the same to a reader is the same here."""
    return " ".join(text.casefold().split())


def chosen(s: Companion, text: str) -> str:
    """A choice as it is spelled already: words that differ in capitals and spaces only are one side."""
    spelled = {_words(choice): choice for choice in reversed(choices(s))}
    return spelled.get(_words(text), " ".join(text.split()))


def why_not(s: Companion, text: str) -> Refusal | None:
    """A choice must fit the kind of the agenda on the table."""
    if not text:
        return None
    if why := bad_name(text, LIMITS.objective_name_max, "choice"):
        return why
    if not is_typed(s):
        return None if chosen(s, text) in choices(s) else no(BadChoice(kind_of(s.agenda.card)))
    known = _PRINTED.get(_words(text), text)
    return None if is_electable(_limit(s), known) else no(NotElectable(known, _limit(s)), "bad_choice")


_PRINTED = {_words(planet): planet for planet in (*PLANETS, *HOMES)}


def told(s: Companion, card: str, choice: str) -> Message | str:
    """A choice in words, such as the name of the player."""
    words: dict[str, Message | str] = {side: VoteSide(side) for side in (FOR, AGAINST)}
    match kind_of(card):
        case "elect_player":
            words = {f"p{seat + 1}": name(s, seat) for seat in seats(s)}
        case "elect_strategy_card":
            words = {card.id: StrategyCard(card.number) for card in CARDS.values()}
        case "elect_scored_secret":
            words = {secret.id: secret.name for secret in SECRETS.values()}
    return words.get(choice, choice)


def enacts(card: str, outcome: str, *, law: bool) -> bool:
    """Does the outcome make a law? Against never does; of an agenda nobody printed, people say whether it would."""
    printed = AGENDAS.get(card)
    is_law = law if printed is None or printed.outcome_kind == "hidden" else printed.type == "law"
    return is_law and outcome not in ("", AGAINST)


def is_election(card: str) -> bool:
    """Does the outcome say whom or what a law concerns?"""
    return kind_of(card).startswith("elect_")
