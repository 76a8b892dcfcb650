"""Which faction a seat may play: each once, of the agreed sets; Keleres' homes, and homebrew. Rules, section 4.2."""

from __future__ import annotations

from rondel import Refusal
from rondel.core.legible import legible
from rondel.games.ti4.library import COLOURS, FACTIONS, KELERES
from rondel.games.ti4.rights import bad_name, no
from rondel.games.ti4.says.reasons import (
    BadKeleresHome,
    ColourTaken,
    CustomNameTaken,
    FactionIsBanned,
    FactionIsCalled,
    FactionNotInSets,
    FactionTaken,
    HomeNeeded,
    NoHomeLeft,
    OnlyCustomNamed,
    OnlyKeleresChoose,
    UnknownColour,
    UnknownFaction,
)
from rondel.games.ti4.state import Companion, seats

RANDOM, CUSTOM = "random", "custom"
HOMES = FACTIONS[KELERES].home_from


def colour_taken(s: Companion, player: int | None, colour: str) -> Refusal | None:
    """Is the colour known, and free for this seat? Without a seat: free for an open one."""
    if colour not in COLOURS:
        return no(UnknownColour(colour, list(COLOURS)))
    for other in seats(s):
        if other != player and s.players[other].colour == colour:
            return no(ColourTaken(colour, other, other + 1), seat=other)
    return None


def faction_taken(s: Companion, player: int | None, faction: str) -> Refusal | None:
    """Is the faction known, in the agreed sets, and free for this seat?"""
    if faction in (RANDOM, CUSTOM):
        return None
    if faction not in FACTIONS:
        return no(UnknownFaction(faction))
    known = FACTIONS[faction]
    if known.set not in s.options.sets:
        return no(FactionNotInSets(known.name), set=known.set)
    if s.draft is not None and any(step.kind == "ban" and step.faction == faction for step in s.draft.steps):
        return no(FactionIsBanned(known.name), "faction_taken")
    for other in seats(s):
        if other != player and s.players[other].faction == faction:
            return no(FactionTaken(known.name, other + 1), seat=other)
    return _last_home(s, player, faction)


def _last_home(s: Companion, player: int | None, faction: str) -> Refusal | None:
    """Keleres borrow a home, so one of the three must stay free."""
    keleres = next((seat for seat in seats(s) if seat != player and s.players[seat].faction == KELERES), None)
    if faction in HOMES and keleres is not None and not free_homes(s, player, faction):
        return no(HomeNeeded(keleres + 1), "faction_taken", seat=keleres)
    if faction == KELERES and not free_homes(s, player):
        return no(NoHomeLeft(), "faction_taken")
    return None


def free_homes(s: Companion, player: int | None, besides: str = "") -> list[str]:
    """The homes Keleres could have if this seat played something else."""
    seated = {s.players[other].faction for other in seats(s) if other != player}
    return [home for home in HOMES if FACTIONS[home].set in s.options.sets and home not in seated and home != besides]


def bad_home(s: Companion, player: int, faction: str, home: str) -> Refusal | None:
    """Keleres may name one of their homes that nobody plays."""
    if not home:
        return None
    if faction != KELERES:
        return no(OnlyKeleresChoose(), "bad_args")
    if home not in free_homes(s, player):
        return no(BadKeleresHome(home, free_homes(s, player)))
    return None


def bad_custom(s: Companion, player: int, faction: str, custom_name: str) -> Refusal | None:
    """A homebrew faction has a name that nothing else at the table has."""
    if faction != CUSTOM:
        return no(OnlyCustomNamed(), "bad_args") if custom_name else None
    wanted = legible(custom_name).casefold()
    if why := bad_name(custom_name, what="custom_faction"):
        return why
    if any(wanted in (known.name.casefold(), known.short.casefold()) for known in FACTIONS.values()):
        return no(FactionIsCalled(custom_name), "bad_name")
    for other in seats(s):
        if other != player and s.players[other].custom_name.casefold() == wanted:
            return no(CustomNameTaken(other + 1), "faction_taken", seat=other)
    return None


def drawable(s: Companion, player: int) -> list[str]:
    """What a random draw for this seat chooses from."""
    return [faction for faction in FACTIONS if faction_taken(s, player, faction) is None]
