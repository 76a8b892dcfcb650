"""Setting up: how many play, who plays what, and on to round 0. Rules, sections 4.1, 4.2 and 4.4."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from rondel import HOST, Handle, Ref, Refusal, Setup, move
from rondel.core.legible import legible
from rondel.games.ti4.factions import (
    CUSTOM,
    HOMES,
    RANDOM,
    bad_custom,
    bad_home,
    colour_taken,
    drawable,
    faction_taken,
    free_homes,
)
from rondel.games.ti4.holdings import lay_out
from rondel.games.ti4.inputs import Line, Listed, anybody
from rondel.games.ti4.library import COLOURS, FACTIONS, KELERES, LIMITS, ColourId, FactionId
from rondel.games.ti4.options import MANY_CARDS, Options
from rondel.games.ti4.rights import bad_name, no, unchanged, unknown
from rondel.games.ti4.says.facts import (
    CountSet,
    GameBegan,
    SeatCleared,
    SeatSet,
    SeatsRandomised,
    SeatsSwapped,
    SetupFinished,
    SetupReopened,
)
from rondel.games.ti4.says.reasons import BadPlayerCount, SeatsIncomplete, TwoCardsAreForFour
from rondel.games.ti4.state import Companion, DraftStep, Player, Seat, seats

DEFAULT_COUNT = 6
What = Literal["factions", "colours", "all"]


def setup(g: Setup) -> Companion:
    """An empty table; six chairs are in the game unless there are fewer."""
    chairs = len(g.seats)
    return Companion(g.options, min(DEFAULT_COUNT, chairs), [Player() for _ in g.seats])


def is_filled(player: Player) -> bool:
    """Has the slot a colour and a faction?"""
    return player.colour is not None and (player.faction is not None or bool(player.custom_name))


def open_slots(s: Companion) -> list[int]:
    """The seats that still need a colour and a faction."""
    return [seat for seat in seats(s) if not is_filled(s.players[seat])]


def _counts(s: Companion, seat: int) -> range:
    return range(LIMITS.players_min, min(LIMITS.players_max, len(s.players)) + 1)


@move(by="host", sticky=True, inputs={"count": Listed(_counts)})
def set_player_count(g: Handle[Companion], seat: int, count: int) -> None:
    """Say how many play; with fewer the last slots are emptied."""
    s = g.s
    for chair in range(count, len(s.players)):
        s.players[chair] = Player()
    s.count, s.draft = count, None
    g.emit(CountSet(count))


@set_player_count.check
def why_not_count(s: Companion, seat: int, count: int) -> Refusal | None:
    """Three to eight, and not more than there are chairs."""
    if count not in _counts(s, HOST):
        return no(BadPlayerCount(count, LIMITS.players_min, _counts(s, HOST)[-1]))
    return None


# -- one slot ----------------------------------------------------------------------------------------------------


def _for_open_slot(check: Any) -> Any:
    """The reason beside a value, as for a slot that is still open."""
    return lambda s, seat, value: check(s, None, value)


def _factions(s: Companion, seat: int) -> list[str]:
    return [*(each.id for each in FACTIONS.values() if each.set in s.options.sets), RANDOM, CUSTOM]


def _tried_colours(s: Companion, seat: int) -> list[str]:
    free = [colour for colour in COLOURS if colour_taken(s, None, colour) is None]
    return free[:2] or list(COLOURS)


def _tried_factions(s: Companion, seat: int) -> list[str]:
    return [RANDOM, *drawable(s, -1)[-2:]]


def _homes(s: Companion, seat: int) -> list[str]:
    return ["", *HOMES]


_slot = {
    "player": anybody,
    "colour": Listed(tuple(COLOURS), of=str, refers="colour", why=_for_open_slot(colour_taken), tries=_tried_colours),
    "faction": Listed(_factions, of=str, refers="faction", why=_for_open_slot(faction_taken), tries=_tried_factions),
    "custom_name": Line(max=LIMITS.name_max),
    "name": Line(max=LIMITS.name_max),
    "keleres_home": Listed(_homes, of=str, refers="faction", tries=("",), optional=True),
}


@move(by="host", sticky=True, inputs=_slot)
def configure_seat(
    g: Handle[Companion],
    seat: int,
    player: Seat,
    colour: Annotated[str, Ref("colour")],
    faction: Annotated[str, Ref("faction")],
    custom_name: str = "",
    name: str = "",
    keleres_home: Annotated[str, Ref("faction")] = "",
) -> None:
    """Give a seat its colour and faction, or let chance draw the faction."""
    s = g.s
    drawn = g.chance.pick(drawable(s, player), label="faction") if faction == RANDOM else faction
    s.players[player] = Player(
        colour=ColourId(colour),
        faction=None if drawn == CUSTOM else FactionId(drawn),
        faction_random=faction == RANDOM,
        custom_name=legible(custom_name),
        keleres_home=FactionId(keleres_home) if keleres_home else None,
        name=legible(name),
    )
    _reopen_homes(s)
    g.emit(SeatSet(player, colour, drawn, faction == RANDOM, legible(name) or legible(custom_name)))


@configure_seat.check
def why_not_configure(
    s: Companion, seat: int, player: int, colour: str, faction: str, custom_name: str, name: str, keleres_home: str
) -> Refusal | None:
    """Everything once, and everything known."""
    return (
        unknown(s, player)
        or colour_taken_after_faction(s, player, colour, faction)
        or bad_home(s, player, faction, keleres_home)
        or bad_custom(s, player, faction, custom_name)
        or (bad_name(name) if name else None)
    )


def colour_taken_after_faction(s: Companion, player: int, colour: str, faction: str) -> Refusal | None:
    """What nobody has ever heard of comes before what somebody else has."""
    found = [why for why in (colour_taken(s, player, colour), faction_taken(s, player, faction)) if why]
    return next((why for why in found if not why.code.endswith("_taken")), next(iter(found), None))


def _reopen_homes(s: Companion) -> None:
    """Keleres must look for another home when somebody plays the one they had named."""
    for seat in seats(s):
        player = s.players[seat]
        if player.faction == KELERES and player.keleres_home not in (None, *free_homes(s, seat)):
            player.keleres_home = None


@move(by="host", sticky=True, group="more", inputs={"player": anybody})
def clear_seat(g: Handle[Companion], seat: int, player: Seat) -> None:
    """Empty a slot."""
    g.s.players[player] = Player()
    g.emit(SeatCleared(player))


@clear_seat.check
def why_not_clear(s: Companion, seat: int, player: int) -> Refusal | None:
    """There must be such a slot."""
    return unknown(s, player)


@move(by="host", sticky=True, group="more", inputs={"a": anybody, "b": anybody})
def swap_seats(g: Handle[Companion], seat: int, a: Seat, b: Seat) -> None:
    """Two seats change places with everything they have."""
    players, draft = g.s.players, g.s.draft
    players[a], players[b] = players[b], players[a]
    if draft is not None:
        there = {a: b, b: a}
        draft.order = [there.get(one, one) for one in draft.order]
        draft.steps = [DraftStep(there.get(step.seat, step.seat), step.kind, step.faction) for step in draft.steps]
    g.emit(SeatsSwapped(a, b))


@swap_seats.check
def why_not_swap(s: Companion, seat: int, a: int, b: int) -> Refusal | None:
    """Two different slots."""
    return unknown(s, a) or unknown(s, b) or (unchanged() if a == b else None)


@move(by="host", sticky=True, inputs={"what": Listed(("all", "factions", "colours"), of=str, refers="what")})
def randomise_seats(g: Handle[Companion], seat: int, what: Annotated[What, Ref("what")]) -> None:
    """Draw colours, factions or both anew for every seat."""
    s = g.s
    if what != "factions":
        drawn = g.chance.shuffled(list(COLOURS), label="colours")
        for player, colour in zip(seats(s), drawn, strict=False):
            s.players[player].colour = ColourId(colour)
    if what != "colours":
        for slot in s.players[: s.count]:
            slot.faction, slot.custom_name, slot.keleres_home = None, "", None
        for place in seats(s):
            s.players[place].faction = FactionId(g.chance.pick(drawable(s, place), label="faction"))
            s.players[place].faction_random = True
    g.emit(SeatsRandomised(what))


# -- on to round 0 -------------------------------------------------------------------------------------------------


def too_many_cards(options: Options, count: int) -> Refusal | None:
    """With more than four seats there are not enough strategy cards for two each."""
    if options.strategy_cards_per_player == "2" and count > MANY_CARDS:
        return no(TwoCardsAreForFour(), "option_conflict")
    return None


@move(by="host", sticky=True)
def finish_setup(g: Handle[Companion], seat: int) -> None:
    """Set-up is complete: build the galaxy."""
    g.emit(SetupFinished(g.s.count))


@finish_setup.when
def why_not_finish(s: Companion, seat: int) -> Refusal | None:
    """Every slot is filled, and the options fit."""
    if missing := [seat + 1 for seat in open_slots(s)]:
        return no(SeatsIncomplete([str(position) for position in missing]), positions=missing)
    return too_many_cards(s.options, s.count)


@move(by="host", sticky=True, seals=True, group="more", leads_to=("preparation/setup",))
def back_to_setup(g: Handle[Companion], seat: int) -> None:
    """Change the seats after all; objectives revealed already are put back."""
    g.s.objectives, g.s.custom_objectives = [], 0
    g.emit(SetupReopened())
    g.go("preparation/setup")


@move(by="host")
def start_first_round(g: Handle[Companion], seat: int) -> None:
    """The galaxy is built: round 1 begins with the choice of a speaker."""
    g.s.round, g.s.started_at = 1, g.now
    lay_out(g.s)
    g.emit(GameBegan())
