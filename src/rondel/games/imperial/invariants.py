"""What must hold at every rest point. Rules, section 18."""

from __future__ import annotations

from rondel.games.imperial.atlas import CARDS, DENOMINATIONS, HOME, IS_SEA, PORT, RULES
from rondel.games.imperial.board import operational
from rondel.games.imperial.government import holdings
from rondel.games.imperial.state import Board, Imperial


def nobody_is_in_debt(s: Imperial) -> str | None:
    """Cash and treasuries are never negative."""
    poor = [f"seat {seat}" for seat, player in enumerate(s.players) if player.cash < 0]
    poor += [country for country, state in s.countries.items() if state.treasury < 0]
    return f"in debt: {poor}" if poor else None


def each_stock_is_in_one_place(s: Imperial) -> str | None:
    """Sold and available denominations of a country are exactly those that exist."""
    for country, state in s.countries.items():
        found = [*state.stocks, *(stock for player in s.players for stock in player.stocks.get(country, ()))]
        if sorted(found) != list(DENOMINATIONS):
            return f"{country} has stocks {sorted(found)}"
    return None


def governments_follow_the_stock(s: Imperial) -> str | None:
    """The leadership list is the stockholders by holding; the government matches the half test."""
    for country, state in s.countries.items():
        owners = [seat for seat, player in enumerate(s.players) if player.stocks.get(country)]
        weights = list(holdings(s, country).values())
        if sorted(state.leaders) != owners or weights != sorted(weights, reverse=True):
            return f"{country}: leaders {state.leaders} for {owners} with {weights}"
        if state.democracy != (bool(weights) and 2 * weights[0] < sum(weights)):
            return f"{country}: democracy is {state.democracy} with {weights}"
    return None


def units_stand_where_they_can(s: Imperial) -> str | None:
    """On the real board and on the virtual one."""
    boards = [s.board] if s.draft is None else [s.board, s.draft.board]
    return next((wrong for board in boards if (wrong := _misplaced(board)) is not None), None)


def _misplaced(board: Board) -> str | None:
    for country, forces in board.forces.items():
        card = CARDS[country]
        if len(forces.armies) > card.army_limit or len(forces.fleets) > card.fleet_limit:
            return f"{country} has {len(forces.armies)} armies and {len(forces.fleets)} fleets"
        if any(not IS_SEA[at] and (at not in PORT or HOME[at] != country) for at in forces.fleets):
            return f"{country} has fleets at {forces.fleets}"
        if any(IS_SEA[army.at] for army in forces.armies):
            return f"{country} has an army at sea"
        if any(not army.hostile and HOME[army.at] in (None, country) for army in forces.armies):
            return f"{country} has a coexisting army outside of foreign homes"
        if len(set(forces.factories)) != len(forces.factories) or any(HOME[at] != country for at in forces.factories):
            return f"{country} has factories at {forces.factories}"
    homes = [at for at in board.chips if HOME[at] is not None]
    return f"chips on home territories {homes}" if homes else None


def every_country_keeps_a_factory(s: Imperial) -> str | None:
    """At least one is operational."""
    shut = [country for country in s.countries if not operational(s.board, country)]
    return f"no operational factory: {shut}" if shut else None


def points_end_the_game(s: Imperial) -> str | None:
    """A country with 25 points exists if and only if the game ended by points."""
    most = max(state.points for state in s.countries.values())
    if most > RULES.win_points or (most == RULES.win_points) != (s.ending == "points"):
        return f"{most} points and the ending is {s.ending!r}"
    return None


INVARIANTS = (
    nobody_is_in_debt,
    each_stock_is_in_one_place,
    governments_follow_the_stock,
    units_stand_where_they_can,
    every_country_keeps_a_factory,
    points_end_the_game,
)
