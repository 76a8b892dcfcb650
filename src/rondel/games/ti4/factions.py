"""Which faction a seat may play: each once, of the agreed sets; Keleres' homes, and homebrew. Rules, section 4.2."""

from __future__ import annotations

from rondel import Refusal
from rondel.games.ti4.library import COLOURS, FACTIONS, KELERES
from rondel.games.ti4.rights import bad_name, name, no
from rondel.games.ti4.state import Companion, seats

RANDOM, CUSTOM = "random", "custom"
HOMES = FACTIONS[KELERES].home_from


def colour_taken(s: Companion, player: int | None, colour: str) -> Refusal | None:
    """Is the colour known, and free for this seat? Without a seat: free for an open one."""
    if colour not in COLOURS:
        return no("unknown_colour", f"There is no colour {colour!r}; there are {', '.join(COLOURS)}.")
    for other in seats(s):
        if other != player and s.players[other].colour == colour:
            return no(
                "colour_taken", f"{COLOURS[colour].name} is taken by {name(s, other)} (p{other + 1}).", seat=other
            )
    return None


def faction_taken(s: Companion, player: int | None, faction: str) -> Refusal | None:
    """Is the faction known, in the agreed sets, and free for this seat?"""
    if faction in (RANDOM, CUSTOM):
        return None
    if faction not in FACTIONS:
        return no("unknown_faction", f"There is no faction {faction!r}.")
    known = FACTIONS[faction]
    if known.set not in s.options.sets:
        return no("faction_not_in_sets", f"{known.name} belong to a set that is not in this game.", set=known.set)
    for other in seats(s):
        if other != player and s.players[other].faction == faction:
            return no("faction_taken", f"{known.name} are played by p{other + 1} already.", seat=other)
    return _last_home(s, player, faction)


def _last_home(s: Companion, player: int | None, faction: str) -> Refusal | None:
    """Keleres borrow a home, so one of the three must stay free."""
    keleres = next((seat for seat in seats(s) if seat != player and s.players[seat].faction == KELERES), None)
    if faction in HOMES and keleres is not None and not free_homes(s, player, faction):
        text = f"Keleres (p{keleres + 1}) need this home: it is the last one that is free."
        return no("faction_taken", text, seat=keleres)
    if faction == KELERES and not free_homes(s, player):
        return no("faction_taken", "Keleres have no home left: Mentak, Xxcha and Argent are all played.")
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
        return no("bad_args", "Only Keleres choose a home.")
    if home not in free_homes(s, player):
        return no("bad_keleres_home", f"{home!r} is no free home; there are {', '.join(free_homes(s, player))}.")
    return None


def bad_custom(s: Companion, player: int, faction: str, custom_name: str) -> Refusal | None:
    """A homebrew faction has a name that nothing else at the table has."""
    if faction != CUSTOM:
        return no("bad_args", "Only a custom faction is given a name of its own.") if custom_name else None
    wanted = custom_name.strip().casefold()
    if why := bad_name(custom_name, what="The name of a custom faction"):
        return why
    if any(wanted in (known.name.casefold(), known.short.casefold()) for known in FACTIONS.values()):
        return no("bad_name", f"There is a faction called {custom_name} already.")
    for other in seats(s):
        if other != player and s.players[other].custom_name.casefold() == wanted:
            return no("faction_taken", f"p{other + 1} play a faction of that name.", seat=other)
    return None


def drawable(s: Companion, player: int) -> list[str]:
    """What a random draw for this seat chooses from."""
    return [faction for faction in FACTIONS if faction_taken(s, player, faction) is None]
