"""What values are called: those that mean the same everywhere, and those that mean something at this table only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rondel import Message
from rondel.games.ti4.elections import told
from rondel.games.ti4.library import AGENDA_STEPS, AGENDAS, FACTIONS, OPTIONS, PUBLIC, SECRETS, STATUS_STEPS
from rondel.games.ti4.riders import riders
from rondel.games.ti4.rights import is_named, name
from rondel.games.ti4.says.names import (
    ActionKind,
    Colour,
    CustomFaction,
    EndReason,
    ListOf,
    NoFaction,
    NoObjective,
    NoSide,
    NumberedAgendaStep,
    NumberedStatusStep,
    OwnTitle,
    RandomChoice,
    RandomWhat,
    RevealWindow,
    SecondaryReply,
    Source,
    SpeakerVia,
    TableList,
    card_name,
    option_name,
    option_value,
)
from rondel.games.ti4.state import Companion
from rondel.messages import Words


def objective_name(id: str) -> Message | str:
    """An objective, public or secret."""
    known = PUBLIC.get(id) or SECRETS.get(id)
    return known.name if known else id or NoObjective()


def faction_name(id: str) -> Message | str:
    """A faction, or what stands for one."""
    known: dict[str, Message] = {"random": RandomChoice(), "custom": CustomFaction(), "": NoFaction()}
    return FACTIONS[id].name if id in FACTIONS else known.get(id, id)


def seat_name(s: Companion, seat: int) -> str:
    """A seat as everybody at the table calls it; a chair that is not in the game, or not set yet, has no name."""
    return name(s, seat) if seat < s.count and is_named(s, seat) else ""


def _agenda(id: str) -> Message | str:
    return AGENDAS[id].name if id in AGENDAS else id or OwnTitle()


def _value(value: Any) -> Words:
    """A value of whichever option it belongs to."""
    id = next((option.id for option in OPTIONS.values() if value in option.values), "sets")
    return option_value(id, value)


def _status_step(number: int) -> Message | str:
    return NumberedStatusStep(number) if 1 <= number <= len(STATUS_STEPS) else str(number)


def _agenda_step(number: int) -> Message | str:
    return NumberedAgendaStep(number) if 1 <= number <= len(AGENDA_STEPS) else str(number)


LABELS: dict[str, Callable[[Any], Message | Words]] = {
    "strategy card": card_name,
    "colour": Colour,
    "faction": faction_name,
    "objective": objective_name,
    "secret objective": objective_name,
    "agenda": _agenda,
    "option": option_name,
    "option value": _value,
    "source": Source,
    "status step": _status_step,
    "agenda step": _agenda_step,
    "kind": ActionKind,
    "reply": SecondaryReply,
    "window": RevealWindow,
    "reason": EndReason,
    "via": SpeakerVia,
    "what": RandomWhat,
}


def _speaker(s: Companion, seat: int, value: int | str) -> Message | str:
    return name(s, value) if isinstance(value, int) else RandomChoice()


def _side(s: Companion, seat: int, side: str) -> Message | Words:
    return told(s, s.agenda.card, side) or NoSide()


def _rider(s: Companion, seat: int, rider: str) -> str:
    return riders(s).get(rider, rider)


def _law(s: Companion, seat: int, index: int) -> str:
    return s.laws[index].name if 0 <= index < len(s.laws) else str(index)


def _objective(s: Companion, seat: int, id: str) -> Message | str:
    return next((each.name for each in s.objectives if each.id == id), None) or objective_name(id)


def _list(s: Companion, seat: int, owner: int | None) -> Message:
    return TableList() if owner is None else ListOf(owner)


NAMES: dict[str, Callable[[Any, int, Any], Message | Words]] = {
    "speaker": _speaker,
    "list": _list,
    "side": _side,
    "rider": _rider,
    "law": _law,
    "objective": _objective,
}
