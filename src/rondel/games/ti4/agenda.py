"""The agenda phase: two agendas, vote counters, outcomes and laws; nothing is decided here. Rules, section 6.6."""

from __future__ import annotations

from typing import Annotated, Literal

from rondel import Handle, Ref, Refusal, move
from rondel.games.ti4.elections import choices, chosen, enacts, is_election, told, why_not
from rondel.games.ti4.holdings import exhaust_for, ready_all
from rondel.games.ti4.inputs import Amount, Line, Listed, somebody
from rondel.games.ti4.library import AGENDA_STEPS, AGENDAS, LIMITS, agenda_deck
from rondel.games.ti4.riders import riders
from rondel.games.ti4.rights import bad_name, host_and_speaker, no, not_yours, unchanged
from rondel.games.ti4.says.facts import (
    AgendaPhaseBegan,
    AgendaPhaseEnded,
    AgendaReplaced,
    AgendaResolved,
    AgendaShown,
    AgendaStepSet,
    LawEnacted,
    LawRepealed,
    OutcomeOpened,
    OutcomeSet,
    SideSet,
    SingleAgenda,
    VotesSet,
    WindowMarked,
    WindowUnmarked,
)
from rondel.games.ti4.says.reasons import (
    BadVoteCount,
    CardOrTitle,
    NoLaw,
    NoMoreAgendas,
    UnknownAgenda,
    UnknownLaw,
    UnknownStep,
)
from rondel.games.ti4.says.voting import PredictionRight
from rondel.games.ti4.state import Agenda, AgendaResult, Companion, Foretold, Law, Seat, host_and_seats, seats
from rondel.messages import words_of

STEPS = tuple(step.number for step in AGENDA_STEPS)
MOST_VOTES = LIMITS.votes_max
Side = Annotated[str, Ref("side")]


def _sides(s: Companion, seat: int) -> list[str]:
    return ["", *choices(s)]


sides = Listed(_sides, of=str, refers="side", optional=True)
"""What can be chosen; planets and what no card limits may be written in."""


def open_agenda_phase(g: Handle[Companion]) -> None:
    """The first agenda."""
    g.s.phase = "agenda-phase"
    _open(g.s, 1)
    g.emit(AgendaPhaseBegan(g.s.round))


def is_second(s: Companion) -> bool:
    """Is there a second agenda?"""
    return s.agenda.number == 2


def _open(s: Companion, number: int) -> None:
    s.agenda = Agenda(number, s.agenda.serial + 1)
    for player in s.players:
        player.votes, player.side, player.no_when, player.no_after = 0, "", False, False
        player.voted, player.predictions = False, []


def title(s: Companion) -> str:
    """What the agenda on the table is called."""
    card = AGENDAS.get(s.agenda.card)
    return card.name if card else s.agenda.title or f"Agenda {s.agenda.number}"


def tallies(s: Companion) -> dict[str, int]:
    """The votes of each side, where sides were given; shown, never used to decide."""
    found: dict[str, int] = {}
    for player in s.players[: s.count]:
        if player.side:
            found[player.side] = found.get(player.side, 0) + player.votes
    return found


def _store(g: Handle[Companion]) -> None:
    """Keep the result; an enacted law stays in play, with whom or what it concerns."""
    s, agenda = g.s, g.s.agenda
    outcome = words_of(told(s, agenda.card, agenda.outcome))
    votes = tuple(player.votes for player in s.players[: s.count])
    sides = tuple(player.side for player in s.players[: s.count])
    foretold = tuple(Foretold(seat, each.rider, each.side) for seat in seats(s) for each in s.players[seat].predictions)
    s.agenda_results.append(
        AgendaResult(s.round, agenda.number, agenda.card, title(s), votes, sides, agenda.outcome, g.now, foretold)
    )
    g.emit(AgendaResolved(agenda.number, title(s), votes, outcome))
    for each in foretold:
        if each.side == agenda.outcome:
            g.emit(PredictionRight(each.seat, riders(s)[each.rider]))
    for seat, count in enumerate(votes):
        exhaust_for(s, seat, count)
    if agenda.law:
        elected = is_election(agenda.card)
        s.laws.append(Law(title(s), s.round, agenda.outcome if elected else agenda.target, agenda.card))
        g.emit(LawEnacted(title(s), outcome if elected else agenda.target))


def why_not_step(s: Companion, seat: int, step: int) -> Refusal | None:
    """One of the six."""
    if step not in STEPS:
        return no(UnknownStep(step, STEPS[-1]))
    return unchanged() if step == s.agenda.step else None


# -- the agenda on the table ---------------------------------------------------------------------------------------


@move(
    by=host_and_speaker,
    group="more",
    inputs={"step": Listed(STEPS, refers="agenda step", why=why_not_step)},
)
def set_agenda_step(g: Handle[Companion], seat: int, step: Annotated[int, Ref("agenda step")]) -> None:
    """Move the marker."""
    g.s.agenda.step = step
    g.emit(AgendaStepSet(step))


set_agenda_step.check(why_not_step)


def _deck(s: Companion, seat: int) -> list[str]:
    return ["", *(agenda.id for agenda in agenda_deck(s.options.sets))]


def _few(s: Companion, seat: int) -> list[str]:
    return [agenda.id for agenda in agenda_deck(s.options.sets)[:3] if agenda.id != s.agenda.card]


@move(
    by=host_and_speaker,
    group="more",
    inputs={
        "card": Listed(_deck, of=str, refers="agenda", tries=_few, optional=True),
        "title": Line(max=LIMITS.objective_name_max),
    },
)
def set_agenda_card(g: Handle[Companion], seat: int, card: Annotated[str, Ref("agenda")] = "", title: str = "") -> None:
    """Show which agenda was revealed: a card of the deck, or a title of your own.

    Votes stay; what they were for, and what was predicted, belongs to the card before.
    """
    agenda = g.s.agenda
    agenda.card, agenda.title, agenda.outcome, agenda.law, agenda.target = card, title.strip(), "", False, ""
    for player in g.s.players:
        player.side, player.voted, player.predictions = "", False, []
    g.emit(AgendaShown(AGENDAS[card].name if card in AGENDAS else title.strip()))


@set_agenda_card.check
def why_not_card(s: Companion, seat: int, card: str, title: str) -> Refusal | None:
    """A card of the deck in play, or a title."""
    if bool(card) == bool(title):
        return no(CardOrTitle(), "bad_args")
    if card and all(agenda.id != card for agenda in agenda_deck(s.options.sets)):
        return no(UnknownAgenda(card))
    if title and (why := bad_name(title, LIMITS.objective_name_max, "title")):
        return why
    return unchanged() if (card, title.strip()) == (s.agenda.card, s.agenda.title) else None


@move(
    by=host_and_seats,
    group="service",
    merges=("player",),
    inputs={"player": somebody, "count": Amount(0, MOST_VOTES, tries=(1, 4, 0))},
)
def set_votes(g: Handle[Companion], seat: int, player: Seat, count: int) -> None:
    """Enter a seat's votes."""
    g.s.players[player].votes = count
    g.emit(VotesSet(player, count))


@set_votes.check
def why_not_votes(s: Companion, seat: int, player: int, count: int) -> Refusal | None:
    """Nobody checks influence here."""
    if why := not_yours(s, seat, player):
        return why
    if not LIMITS.votes_min <= count <= MOST_VOTES:
        return no(BadVoteCount(count, MOST_VOTES))
    return unchanged() if s.players[player].votes == count else None


@move(
    by=host_and_seats,
    group="service",
    merges=("player",),
    inputs={"player": somebody, "side": sides},
)
def set_vote_side(g: Handle[Companion], seat: int, player: Seat, side: Side = "") -> None:
    """Say what a seat's votes are for."""
    s = g.s
    s.players[player].side = chosen(s, side)
    g.emit(SideSet(player, words_of(told(s, s.agenda.card, s.players[player].side))))


@set_vote_side.check
def why_not_side(s: Companion, seat: int, player: int, side: str) -> Refusal | None:
    """Something the agenda lets people vote for, or nothing."""
    if why := not_yours(s, seat, player) or why_not(s, side.strip()):
        return why
    return unchanged() if s.players[player].side == chosen(s, side) else None


@move(
    by=host_and_seats,
    group="service",
    sticky=True,
    inputs={
        "player": somebody,
        "window": Listed(("when", "after"), of=str, refers="window"),
        "value": Listed((True, False), of=bool),
        "agenda": Listed((0,), optional=True),
    },
)
def mark_window(
    g: Handle[Companion],
    seat: int,
    player: Seat,
    window: Annotated[Literal["when", "after"], Ref("window")],
    value: bool,
    agenda: int = 0,
) -> None:
    """Say that a seat plays nothing when, or after, the agenda is revealed.

    A mark that names another agenda than the one on the table belongs to one that was taken back.
    """
    if agenda not in (0, g.s.agenda.serial):
        return
    marked = g.s.players[player]
    if window == "when":
        marked.no_when = value
    else:
        marked.no_after = value
    g.emit((WindowMarked if value else WindowUnmarked)(player, window))


@mark_window.check
def why_not_mark(s: Companion, seat: int, player: int, window: str, value: bool, agenda: int) -> Refusal | None:
    """Each seat for itself."""
    if why := not_yours(s, seat, player):
        return why
    marked = s.players[player]
    return unchanged() if (marked.no_when if window == "when" else marked.no_after) == value else None


@move(
    by=host_and_speaker,
    group="more",
    inputs={
        "outcome": sides,
        "law": Listed((False, True), of=bool, optional=True),
        "target": Line(max=LIMITS.objective_name_max),
    },
)
def set_outcome(g: Handle[Companion], seat: int, outcome: Side = "", law: bool = False, target: str = "") -> None:
    """Write down what came of the agenda.

    Whether that enacts a law, and whom it concerns, a printed card says by itself; `law` and `target` are for agendas
    that nobody printed.
    """
    decide(g, outcome, law=law, target=target)


def decide(g: Handle[Companion], outcome: str, *, law: bool = False, target: str = "") -> None:
    """Keep an outcome, or open it again."""
    agenda = g.s.agenda
    agenda.outcome, agenda.law, agenda.target = _outcome(g.s, outcome, law, target)
    if agenda.outcome:
        outcome_words = words_of(told(g.s, agenda.card, agenda.outcome))
        g.emit(OutcomeSet(outcome_words, agenda.law, agenda.target))
    else:
        g.emit(OutcomeOpened())


def _outcome(s: Companion, outcome: str, law: bool, target: str) -> tuple[str, bool, str]:
    """The outcome as it is kept."""
    found = chosen(s, outcome)
    enacted = enacts(s.agenda.card, found, law=law)
    return found, enacted, target.strip() if enacted else ""


@set_outcome.check
def why_not_outcome(s: Companion, seat: int, outcome: str, law: bool, target: str) -> Refusal | None:
    """Something the agenda could come to, or nothing."""
    if why := why_not(s, outcome.strip()):
        return why
    if target and (why := bad_name(target, LIMITS.objective_name_max, "outcome")):
        return why
    now = (s.agenda.outcome, s.agenda.law, s.agenda.target)
    return unchanged() if now == _outcome(s, outcome, law, target) else None


@move(by=host_and_speaker, group="more")
def replace_agenda(g: Handle[Companion], seat: int) -> None:
    """Another agenda instead of this one: everything about it is cleared."""
    _open(g.s, g.s.agenda.number)
    g.emit(AgendaReplaced(g.s.agenda.number))


# -- going on --------------------------------------------------------------------------------------------------------


@move(by=host_and_speaker)
def next_agenda(g: Handle[Companion], seat: int) -> None:
    """Keep the result and open the second agenda."""
    _store(g)
    _open(g.s, 2)


@next_agenda.when
def why_not_next(s: Companion, seat: int) -> Refusal | None:
    """There are two a phase."""
    return no(NoMoreAgendas()) if is_second(s) else None


@move(by="host")
def end_agenda_phase(g: Handle[Companion], seat: int) -> None:
    """Keep the result and end the round."""
    if g.s.agenda.number == 1:
        g.emit(SingleAgenda())
    _store(g)
    ready_all(g.s)
    g.emit(AgendaPhaseEnded(g.s.round))


def _laws(s: Companion, seat: int) -> range:
    return range(len(s.laws))


@move(by="host", group="service", inputs={"index": Listed(_laws, refers="law")})
def repeal_law(g: Handle[Companion], seat: int, index: Annotated[int, Ref("law")]) -> None:
    """Take a law out of play."""
    law = g.s.laws.pop(index)
    g.emit(LawRepealed(law.name))


@repeal_law.check
def why_not_repeal(s: Companion, seat: int, index: int) -> Refusal | None:
    """A law that is in play."""
    if 0 <= index < len(s.laws):
        return None
    return no(UnknownLaw(index + 1, len(s.laws)))


@repeal_law.when
def why_no_law(s: Companion, seat: int) -> Refusal | None:
    """There must be one."""
    return None if s.laws else no(NoLaw(), "unknown_law")
