"""The table as text: players, countries, and what is being decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rondel import Message, messages
from rondel.games.imperial.atlas import CARDS, RULES, TERRITORIES, CountryId, TerritoryId
from rondel.games.imperial.names import LABELS, Imports, Places, dollars, imports, places, plan, proposal
from rondel.games.imperial.scoring import multiplier
from rondel.games.imperial.state import Board, Country, Draft, Forces, Proposal


def said(message: Message) -> str:
    """A message in English, with everything named that it refers to."""
    words = messages.named(message.phrase, lambda kind, value: LABELS[kind](value))
    return messages.speaker(words, __name__) if isinstance(words, messages.Phrase) else words


def country(id: CountryId) -> str:
    """A country as the map has it."""
    return CARDS[id].name


def territory(at: TerritoryId) -> str:
    """A place as the map has it."""
    return TERRITORIES[at].name


def money(cents: int) -> str:
    """A sum of money."""
    return said(dollars(cents))


def placed(ids: Iterable[TerritoryId]) -> str:
    """Places with how many things stand there; nothing for none."""
    found = places(ids)
    return said(Places(found)) if found else ""


def draw(view: dict[str, Any], seat: int | None) -> str:
    """Everything that lies on the table, as this viewer sees it."""
    parts = [[_heading(view)], _players(view, seat), _countries(view), list(_pending(view, seat))]
    return "\n\n".join("\n".join(part) for part in parts if part)


def _heading(view: dict[str, Any]) -> str:
    turn = country(view["turn"]) if view["turn"] else "nobody"
    if not view["round"]:
        return f"Auction of {turn}" if view["turn"] else "The auction is over"
    card = view["card"]
    return f"Round {view['round']} · {turn} is on the move · investor card: {_seat(card)}"


def _seat(seat: int | None) -> str:
    return "nobody" if seat is None else f"seat {seat + 1}"


# -- players ---------------------------------------------------------------------------------------------------


def _players(view: dict[str, Any], seat: int | None) -> list[str]:
    rows = [["", "cash", "score", "stock", ""]]
    for number, player in enumerate(view["players"]):
        stock = ", ".join(f"{country(id)} {'+'.join(map(str, own))}" for id, own in player["stocks"].items() if own)
        notes = [f"leads {country(id)}" for id, state in view["countries"].items() if state.leaders[:1] == [number]]
        if view["buyer"] == number:
            notes.append("may buy now")
        mark = "▸" if number == seat else " "
        rows.append(
            [f"{mark} {_seat(number)}", money(player["cash"]), money(_score(view, player)), stock, ", ".join(notes)]
        )
    return _aligned(rows)


def _score(view: dict[str, Any], player: dict[str, Any]) -> int:
    stock = sum(multiplier(view["countries"][id].points) * sum(own) for id, own in player["stocks"].items())
    return int(100 * (stock + player["modifier"]) + player["cash"])


# -- countries -------------------------------------------------------------------------------------------------


def _countries(view: dict[str, Any]) -> list[str]:
    board: Board = view["board"]
    rows = [["", "points", "treasury", "marker", "government", "for sale"]]
    for id, state in view["countries"].items():
        mark = "▸" if id == view["turn"] else " "
        for_sale = "closed" if state.off_limits else " ".join(map(str, state.stocks))
        points = f"{state.points}/{RULES.win_points}"
        rows.append(
            [f"{mark} {country(id)}", points, money(state.treasury), state.slot, _government(view, id, state), for_sale]
        )
    heads = _aligned(rows)
    lines = [heads[0]]
    for head, (id, forces) in zip(heads[1:], board.forces.items(), strict=True):
        lines += [head, *_forces(forces, [at for at, owner in board.chips.items() if owner == id])]
    return lines


def _government(view: dict[str, Any], id: CountryId, state: Country) -> str:
    if not state.leaders:
        return "nobody"
    held = [sum(view["players"][seat]["stocks"].get(id, ())) for seat in state.leaders]
    kind = "democracy" if state.democracy else "dictatorship"
    return f"{kind}: " + ", ".join(f"{_seat(seat)} {weight}" for seat, weight in zip(state.leaders, held, strict=True))


def _forces(forces: Forces, chips: Sequence[TerritoryId]) -> Iterator[str]:
    guests = [army.at for army in forces.armies if not army.hostile]
    rows = {
        "factories": placed(forces.factories),
        "armies": placed(army.at for army in forces.armies if army.hostile),
        "armies in peace": placed(guests),
        "fleets": placed(forces.fleets),
        "chips": placed(chips),
    }
    told = [f"{name}: {text}" for name, text in rows.items() if text]
    yield "      " + " · ".join(told)


# -- what is being decided -------------------------------------------------------------------------------------


def _pending(view: dict[str, Any], seat: int | None) -> Iterator[str]:
    if view["bids"]:
        yield "Bids: " + ", ".join(f"{_seat(bidder)} {money(bid)}" for bidder, bid in view["bids"].items())
    made: Proposal
    for number, made in enumerate(view["proposals"], 1):
        yield f"Proposal {number} of {_seat(made.by)}: {said(proposal(made))}"
    if view["importing"]:
        own = view["players"][seat]["imports"] if seat is not None else []
        yield (
            f"Import: {said(Imports(imports(own)))}"
            if isinstance(own, list) and own
            else "An import is being put together"
        )
    if view["draft"] is not None:
        yield from _plan(view, view["draft"])
    if view["queue"]:
        yield "Will be asked to buy: " + ", ".join(map(_seat, view["queue"]))


def _plan(view: dict[str, Any], draft: Draft) -> Iterator[str]:
    if draft.fleets or draft.armies:
        yield f"Plan of {_seat(draft.by)}: {said(plan(draft.fleets, draft.armies))}"
    real: Forces = view["board"].forces[view["turn"]]
    waiting = [real.fleets[number] for number in draft.waiting_fleets]
    armies = [real.armies[number].at for number in draft.waiting_armies]
    for kind, left in (("fleets", waiting), ("armies", armies)):
        if left:
            yield f"Without an order: {kind} in {placed(left)}"
    if waiting or armies:
        yield f"Next: the {'fleet' if waiting else 'army'} in {territory((waiting or armies)[0])}"
    if draft.peace is not None:
        yield f"{country(draft.peace.asked)} is asked to let it into {territory(draft.peace.to)} in peace"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns of equal width.

    >>> _aligned([["a", "bcd"], ["ef", "g"]])
    ['a   bcd', 'ef  g']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
