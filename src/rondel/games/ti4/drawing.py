"""The big screen for a terminal: points, cards, order, objectives, agenda."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rondel.games.ti4.elections import told
from rondel.games.ti4.library import AGENDA_STEPS, AGENDAS, CARDS, COLOURS, FACTIONS, SECRETS, STATUS_STEPS
from rondel.games.ti4.orders import speaker_order, status_order
from rondel.games.ti4.rights import name
from rondel.games.ti4.state import Companion, Player, has_passed, held_by, seats

_TITLES = {
    "setup": "Set-up",
    "round-0": "Round 0: build the galaxy",
    "speaker-selection": "Who is the first speaker?",
    "strategy-phase": "strategy phase",
    "action-phase": "action phase",
    "status-phase": "status phase",
    "mecatol-check": "the custodians",
    "agenda-phase": "agenda phase",
    "victory-pending": "somebody has enough points",
}


def draw(view: Any, seat: int | None) -> str:
    """The table as one seat, or somebody who only watches, may see it."""
    plain = msgspec.to_builtins(view)
    notes = [player["notes"] for player in plain["players"]]
    for player in plain["players"]:
        player["notes"] = []
    s = msgspec.convert(plain, Companion)
    return "\n".join(_lines(s, notes, seat))


def _lines(s: Companion, notes: list[Any], seat: int | None) -> Iterator[str]:
    yield _title(s)
    yield ""
    if s.phase in ("setup", "round-0"):
        yield from _slots(s)
        return
    yield from _bar(s, notes)
    yield ""
    yield from _cards(s)
    if s.phase == "action-phase":
        yield from _turns(s)
    elif s.phase == "status-phase":
        yield from _status(s)
    elif s.phase == "agenda-phase":
        yield from _agenda(s)
    yield from _objectives(s)
    yield _mecatol(s)
    if seat is not None and seat < s.count and isinstance(notes[seat], list) and notes[seat]:
        yield "Your secrets: " + ", ".join(SECRETS[id].name for id in notes[seat])


def _title(s: Companion) -> str:
    if s.result is not None:
        won = f"{name(s, s.result.winner)} won" if s.result.winner is not None else "nobody won"
        return f"The game is over after {s.result.rounds} rounds: {won}."
    rounds = f"Round {s.round} – " if s.round else ""
    return f"{rounds}{_TITLES[s.phase]}"


def _colour(player: Player) -> str:
    return f"({COLOURS[player.colour].letter})" if player.colour in COLOURS else "( )"


def _slots(s: Companion) -> Iterator[str]:
    for seat in seats(s):
        player = s.players[seat]
        faction = FACTIONS[player.faction].name if player.faction in FACTIONS else player.custom_name
        dice = " (drawn)" if player.faction_random else ""
        yield f"  p{seat + 1} {_colour(player)} {faction or 'to be set'}{dice}"


def _bar(s: Companion, notes: list[Any]) -> Iterator[str]:
    """The victory point bar, in speaker order; eliminated seats last."""
    order = speaker_order(s)
    for seat in [*order, *(other for other in seats(s) if other not in order)]:
        player = s.players[seat]
        limit = s.options.vp_limit
        pips = "●" * min(player.vp, limit) + "○" * max(0, limit - player.vp)
        hidden = notes[seat]["hidden"] if isinstance(notes[seat], dict) else len(notes[seat])
        marks = [f"{hidden} secret{'s' * (hidden > 1)}"] if hidden else []
        marks += ["out of the game"] if player.eliminated else []
        speaker = "→" if seat == s.speaker else " "
        told = f"  {', '.join(marks)}" if marks else ""
        yield f"{speaker} {_colour(player)} {name(s, seat):<14} {pips} {player.vp}/{limit}{told}"


def _cards(s: Companion) -> Iterator[str]:
    if s.phase not in ("strategy-phase", "action-phase"):
        return
    for number, card in enumerate(s.cards, 1):
        holder = name(s, card.holder) if card.holder is not None else "–"
        bonus = f" +{card.bonus} TG" if card.bonus else ""
        used = " (played)" if card.used else ""
        yield f"  {number} {CARDS[number].name:<12} {holder}{used}{bonus}"
    yield ""


def _turns(s: Companion) -> Iterator[str]:
    for seat in s.initiative:
        mark = "→" if seat == s.current else "✓" if has_passed(s, seat) else " "
        cards = ", ".join(CARDS[number].name for number in held_by(s, seat)) or "no card"
        yield f"{mark} {name(s, seat)}: {cards}{', passed' if has_passed(s, seat) else ''}"
    if s.pending is not None and s.pending.card:
        card = CARDS[s.pending.card]
        text = card.text(s.options.sets)
        yield f"  {card.name}, primary: {' '.join(text.primary)}"
        yield f"  {card.name}, secondary: {' '.join(text.secondary)}"
    elif s.pending is not None:
        yield "  Resolving an action …"
    yield ""


def _status(s: Companion) -> Iterator[str]:
    yield "Order: " + ", ".join(name(s, seat) for seat in status_order(s))
    for step, done in zip(STATUS_STEPS, s.status_checks, strict=True):
        yield f"  [{'x' if done else ' '}] {step.number}. {step.label}"
    yield ""


def _agenda(s: Companion) -> Iterator[str]:
    agenda = s.agenda
    shown = AGENDAS[agenda.card].name if agenda.card in AGENDAS else agenda.title
    yield f"Agenda {agenda.number}{': ' + shown if shown else ''}"
    if s.options.detailed_agenda:
        for step in AGENDA_STEPS:
            yield f"{'→' if step.number == agenda.step else ' '} {step.number}. {step.label}"
    for seat in seats(s):
        player = s.players[seat]
        side = told(s, agenda.card, player.side)
        mark = "✓" if player.voted else " "
        yield f"{mark} {name(s, seat):<14} {player.votes}{f' for {side}' if side else ''}"
    yield ""


def _objectives(s: Companion) -> Iterator[str]:
    for each in s.objectives:
        scored = ", ".join(name(s, mark.seat) for mark in each.scored) or "nobody yet"
        yield f"  {'I' * each.stage} {each.name} ({each.points}): {scored}"
    for law in s.laws:
        yield f"  Law: {law.name}{f', {told(s, law.card, law.target)}' if law.target else ''}"


def _mecatol(s: Companion) -> str:
    if not s.mecatol.claimed:
        return "The custodians are still guarding Mecatol Rex: no agenda phase."
    return f"Mecatol Rex is held by {name(s, s.mecatol.owner)}."
