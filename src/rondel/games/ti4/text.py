"""How things are said: names, prompts, one sentence per event, and the labels of the undo button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rondel.core.events import Event, Templates
from rondel.core.log import Entry
from rondel.games.ti4.elections import told
from rondel.games.ti4.library import (
    AGENDA_STEPS,
    AGENDAS,
    CARDS,
    COLOURS,
    FACTIONS,
    OPTIONS,
    PUBLIC,
    SECRETS,
    STATUS_STEPS,
    VP_SOURCES,
)
from rondel.games.ti4.rights import name
from rondel.games.ti4.state import Companion


def card_name(number: int) -> str:
    """A strategy card with its number.

    >>> card_name(5)
    '5 Trade'
    """
    return f"{number} {CARDS[number].name}" if number in CARDS else str(number)


def objective_name(id: str) -> str:
    """An objective, public or secret."""
    known = PUBLIC.get(id) or SECRETS.get(id)
    return known.name if known else id or "none"


def faction_name(id: str) -> str:
    """A faction, or what stands for one."""
    known = {"random": "Random", "custom": "Custom", "": "none"}
    return FACTIONS[id].name if id in FACTIONS else known.get(id, id)


def seat_name(s: Companion, seat: int) -> str:
    """A seat as everybody at the table calls it."""
    return name(s, seat) if seat < s.count else f"chair {seat + 1}"


def points(delta: int) -> str:
    """Points with their sign.

    >>> points(1), points(-2)
    ('+1 VP', '−2 VP')
    """
    return f"{'+' if delta > 0 else '−'}{abs(delta)} VP"


def _step(steps: Any) -> Callable[[int], str]:
    labels = {step.number: step.label for step in steps}
    return lambda number: f"{number}. {labels[number]}" if number in labels else str(number)


def _goods(bonus: int) -> str:
    return f" and gains {bonus} trade good{'s' * (bonus > 1)}" if bonus else ""


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(value) if isinstance(value, list | tuple) else str(value)


def _said(prefix: str) -> Callable[[str], str]:
    return lambda text: f"{prefix}{text}" if text else ""


LABELS: dict[str, Any] = {
    "strategy card": card_name,
    "colour": lambda id: COLOURS[id].name if id in COLOURS else str(id),
    "faction": faction_name,
    "objective": objective_name,
    "secret objective": objective_name,
    "agenda": lambda id: AGENDAS[id].name if id in AGENDAS else id or "a title of your own",
    "option": lambda id: OPTIONS[id].label if id in OPTIONS else str(id),
    "source": lambda id: VP_SOURCES[id].label if id in VP_SOURCES else str(id),
    "status step": _step(STATUS_STEPS),
    "agenda step": _step(AGENDA_STEPS),
    "kind": {
        "tactical": "tactical action",
        "component": "component action",
        "unspecified": "tactical or component action",
        "strategic": "strategic action",
    }.__getitem__,
    "reply": lambda reply: {"done": "follows", "declined": "declines"}.get(reply, "has not said yet"),
    "window": {"when": "when it is revealed", "after": "after it was revealed"}.__getitem__,
    "reason": {
        "victory": "Victory",
        "no-objectives": "The objectives ran out",
        "agreed": "By agreement",
    }.__getitem__,
    "via": {
        "initial": "the first speaker",
        "politics": "the new speaker",
        "manual": "the speaker",
        "agenda": "the speaker by an agenda",
    }.__getitem__,
    "goods": _goods,
    "points": points,
    "value": _value,
    "side": lambda side: side or "no side",
    "ref": lambda ref: f" ({objective_name(ref)})" if ref else "",
    "target": _said(" on "),
    "outcome": _said(": "),
    "random": lambda drawn: " by chance" if drawn else "",
    "roman": {1: "I", 2: "II"}.__getitem__,
}


def _seat_label(s: Companion, seat: int, value: int | None) -> str:
    return "nobody" if value is None else seat_name(s, value)


NAMES: dict[str, Callable[[Any, int, Any], str]] = {
    "seat": _seat_label,
    "speaker": lambda s, seat, value: "Random" if value == "random" else _seat_label(s, seat, value),
    "list": lambda s, seat, value: "the table's list" if value is None else f"the list of {seat_name(s, value)}",
    "side": lambda s, seat, side: told(s, s.agenda.card, side) or "no side",
    "law": lambda s, seat, index: s.laws[index].name if 0 <= index < len(s.laws) else str(index),
    "objective": lambda s, seat, id: next((each.name for each in s.objectives if each.id == id), objective_name(id)),
}

PROMPTS = {
    "setup": "Set up the players and options, then go on",
    "round-0": "Build the galaxy, then start the first round",
    "speaker-selection": "Choose the first speaker",
    "pick": "Take a strategy card",
    "summary": "Look at the cards, then end the strategy phase",
    "choose": "Take one action, or pass",
    "resolving": "Resolve the action, then hand over to the next player",
    "status-phase": "Go through the status phase, then go on",
    "mecatol-check": "Have the custodians left Mecatol Rex?",
    "first-agenda": "Resolve the first agenda",
    "second-agenda": "Resolve the second agenda",
    "victory-pending": "Somebody has enough points: end the game, or play on",
}

SENTENCES = {
    "count_set": "{count} seats play.",
    "seat_set": "{seat:seat} plays {faction:faction} in {colour:colour}{random:random}.",
    "seat_cleared": "A slot is open again.",
    "seats_swapped": "{a:seat} and {b:seat} change places.",
    "seats_randomised": "Chance draws {what} for every seat.",
    "setup_finished": "Round 0: build the galaxy.",
    "setup_reopened": "Back to set-up.",
    "option_set": "{option:option}: {value:value}.",
    "seat_renamed": "A seat is called {name} now.",
    "seat_recoloured": "{seat:seat} changes to {colour:colour}.",
    "game_began": "The first round begins.",
    "speaker_changed": "{seat:seat} is {via:via}.",
    "strategy_phase_began": "Round {round}: strategy phase.",
    "card_taken": "{seat:seat} takes {card:strategy card}{bonus:goods}.",
    "card_assigned": "{card:strategy card} goes to {seat:seat}.",
    "card_returned": "{card:strategy card} lies on the table again.",
    "cards_swapped": "{first:seat} and {second:seat} exchange {a:strategy card} and {b:strategy card}.",
    "phase_reset": "The strategy phase starts over.",
    "zero_token_set": "The zero token goes to {seat:seat}.",
    "zero_token_taken": "Nobody holds the zero token any more.",
    "strategy_phase_ended": "Action phase, in this order: {initiative:seat}.",
    "action_started": "{seat:seat} takes a {kind:kind}.",
    "card_played": "{seat:seat} plays {card:strategy card}.",
    "action_finished": "{seat:seat} is done with the {kind:kind}.",
    "action_cancelled": "{seat:seat} chooses again.",
    "secondary_marked": "{seat:seat} {reply:reply}.",
    "turn_skipped": "The turn of {seat:seat} is skipped.",
    "passed": "{seat:seat} passes.",
    "status_phase_began": "Everybody has passed. Round {round}: status phase.",
    "step_ticked": "Done: {step:status step}.",
    "step_unticked": "Not done after all: {step:status step}.",
    "open_status_steps": "Left open: {steps:status step}.",
    "status_phase_ended": "The strategy cards are returned.",
    "mecatol_claimed": "{seat:seat} removes the custodians from Mecatol Rex.",
    "custodians_left": "The custodians left Mecatol Rex.",
    "custodians_stay": "The custodians are still guarding Mecatol Rex.",
    "mecatol_changed_hands": "Mecatol Rex is held by {seat:seat}.",
    "mecatol_abandoned": "Nobody holds Mecatol Rex.",
    "agenda_phase_began": "Round {round}: agenda phase.",
    "agenda_step_set": "Agenda step {step:agenda step}.",
    "agenda_shown": "The agenda is {title}.",
    "votes_set": "{seat:seat} casts {count} votes.",
    "side_set": "{seat:seat} votes for {side:side}.",
    "window_marked": "{seat:seat} has nothing to play {window:window}.",
    "window_unmarked": "{seat:seat} may have something to play {window:window}.",
    "outcome_set": "Outcome: {outcome}.",
    "outcome_opened": "The outcome is open again.",
    "agenda_replaced": "Agenda {number} is replaced.",
    "agenda_resolved": "{title} is resolved{outcome:outcome}.",
    "law_enacted": "{title} is law now{target:target}.",
    "law_repealed": "{title} is no longer law.",
    "single_agenda": "Only one agenda was resolved; there are normally two.",
    "agenda_phase_ended": "The agenda phase ends.",
    "objective_revealed": "Stage {stage:roman} objective: {name}.",
    "objective_removed": "{name} is taken off the table.",
    "objective_scored": "{seat:seat} scores {name}.",
    "objective_unscored": "{seat:seat} has not scored {name} after all.",
    "stage_two_early": "A stage II objective before five of stage I are out.",
    "stage_pool_exceeded": "More than five objectives of stage {stage:roman} are out.",
    "second_public_this_phase": "{seat:seat} scored more than one public objective in this status phase.",
    "secret_noted": "{seat:seat} notes a secret objective.",
    "secret_dropped": "{seat:seat} drops a secret objective.",
    "too_many_secrets": "You have noted more than {most} secret objectives.",
    "secret_scored": "{seat:seat} scores the secret objective {objective:objective}.",
    "secret_unscored": "{seat:seat} has not scored {objective:objective} after all.",
    "second_secret_this_phase": "{seat:seat} scored more than one secret objective in this status phase.",
    "wrong_phase_secret": "That secret objective is for the {phase} phase.",
    "points_changed": "{seat:seat}: {delta:points} for {source:source}{ref:ref}, {vp} in all.",
    "limit_reached": "{seats:seat} reached {limit} points: the host may end the game.",
    "seat_eliminated": "{seat:seat} is out of the game.",
    "seat_returned": "{seat:seat} is in the game again.",
    "victory_pending": "{seats:seat} reached the limit.",
    "play_goes_on": "The game goes on.",
    "game_ended": "The game is over. {reason:reason}: {seat:seat}.",
    "game_ended_without": "The game is over. {reason:reason}: nobody won.",
}

WARNINGS = (
    "second_public_this_phase",
    "second_secret_this_phase",
    "wrong_phase_secret",
    "too_many_secrets",
    "stage_two_early",
    "stage_pool_exceeded",
    "open_status_steps",
    "single_agenda",
    "limit_reached",
)
"""Events that come with an accepted move and say that something is unusual."""

_UNDO = {
    "card_taken": "{seat:seat} took {card:strategy card}",
    "passed": "{seat:seat} passed",
    "points_changed": "{delta:points} {seat:seat}",
    "action_started": "{seat:seat} started a {kind:kind}",
    "card_played": "{seat:seat} played {card:strategy card}",
    "action_finished": "{seat:seat} ended the turn",
    "strategy_phase_ended": "end of strategy phase",
    "open_status_steps": "end of status phase",
    "status_phase_ended": "end of status phase",
    "custodians_stay": "end of the custodians check",
    "single_agenda": "end of agenda phase",
    "agenda_phase_began": "end of the custodians check",
    "game_began": "start of the first round",
    "play_goes_on": "decision to play on",
}


def entry_label(s: Companion, entry: Entry, events: Sequence[Event]) -> str:
    """What the undo button says it takes back: seat and content."""
    told = next((event for event in events if event.name in SENTENCES), None)
    if told is None:
        return ""
    teller = Templates({**LABELS, "seat": lambda seat: _seat_label(s, 0, seat)})
    if told.name == "agenda_resolved":
        return "end of agenda phase" if entry.name == "end_agenda_phase" else "end of the first agenda"
    template = _UNDO.get(told.name) or SENTENCES[told.name].rstrip(".")
    label = teller.tell(template, told.params)
    return f"{label} (end of action phase)" if any(e.name == "status_phase_began" for e in events) else label
