"""The offers of an interaction as a numbered menu, and the questions that complete an offer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from rondel.cli.items import MenuItem
from rondel.cli.questions import Questioner, as_items
from rondel.core.command_names import ANSWERS
from rondel.core.interaction import Candidate, Input, Offer

INLINE = 12
"""An offer with more combinations than this is one line of the menu and asks step by step."""
GROUPS = ("main", "more", "service")

Narrow = Callable[[Offer, Sequence[Any]], Input | None]
"""The next input of an offer with too many combinations to list."""


class Deed(NamedTuple):
    """An offer, with its arguments if the menu names them already."""

    offer: Offer
    args: dict[str, Any] | None


def menu(offers: Iterable[Offer]) -> list[MenuItem]:
    """Everything that can be done, one item per concrete choice where there are few."""
    ordered = sorted(offers, key=lambda offer: GROUPS.index(offer.group))
    if len(ordered) == 1:
        return _items(ordered[0], 3 * INLINE, "")
    return [item for offer in ordered for item in _items(offer, INLINE, f"{offer.label}: ")]


def _items(offer: Offer, most: int, prefix: str) -> list[MenuItem]:
    if not offer.enabled:
        return [MenuItem(str(offer.label), Deed(offer, None), str(offer.reason) or "Not possible now.")]
    if not offer.inputs:
        return [MenuItem(str(offer.label), Deed(offer, {}), note=str(offer.help))]
    if offer.rows is not None and len(offer.rows) <= most:
        return [_row_item(offer, number, prefix) for number in range(len(offer.rows))]
    first = offer.inputs[0]
    if (
        len(offer.inputs) == 1
        and first.kind in ("one", "yes_no")
        and len(first.candidates) <= most
        and not offer.narrow
    ):
        return [_candidate_item(offer, first.name, candidate, prefix) for candidate in first.candidates]
    return [MenuItem(f"{offer.label} …", Deed(offer, None), note=str(offer.help))]


def _candidate_item(offer: Offer, name: str, found: Candidate, prefix: str) -> MenuItem:
    (item,) = as_items([found])
    label = str(found.label) if offer.name in ANSWERS else f"{prefix}{found.label}"
    return MenuItem(label, Deed(offer, {name: found.value}), item.reason, str(found.preview))


def _row_item(offer: Offer, number: int, prefix: str) -> MenuItem:
    """A combination by its caption or by its values, with what it would do."""
    row = (offer.rows or ())[number]
    args, note = _named_args(offer, row), str(offer.previews[number]) if offer.previews else ""
    if offer.captions:
        return MenuItem(str(offer.captions[number]), Deed(offer, args), note=note)
    words = [
        next((str(found.label) for found in wanted.candidates if found.value == value), str(value))
        for wanted, value in zip(offer.inputs, row, strict=True)
    ]
    return MenuItem(prefix + ", ".join(words), Deed(offer, args), note=note)


def _named_args(offer: Offer, row: Sequence[Any]) -> dict[str, Any]:
    return {wanted.name: value for wanted, value in zip(offer.inputs, row, strict=True)}


def complete(deed: Deed, asker: Questioner, narrow: Narrow) -> dict[str, Any]:
    """The arguments of a deed, asked for where the menu did not name them."""
    if deed.args is not None:
        return deed.args
    offer = deed.offer
    if offer.rows is not None:
        return _by_rows(offer, asker)
    if offer.narrow:
        return _by_narrowing(offer, asker, narrow)
    return {wanted.name: asker.fill(wanted) for wanted in offer.inputs}


def _by_rows(offer: Offer, asker: Questioner) -> dict[str, Any]:
    chosen: list[Any] = []
    for place, wanted in enumerate(offer.inputs):
        left = [row[place] for row in offer.rows or () if list(row[:place]) == chosen]
        possible = tuple(found for found in wanted.candidates if found.value in left)
        chosen.append(_fill_or_take(replace(wanted, candidates=possible), asker, place > 0))
    return {wanted.name: value for wanted, value in zip(offer.inputs, chosen, strict=True)}


def _by_narrowing(offer: Offer, asker: Questioner, narrow: Narrow) -> dict[str, Any]:
    args: dict[str, Any] = {}
    wanted: Input | None = offer.inputs[0]
    while wanted is not None:
        args[wanted.name] = _fill_or_take(wanted, asker, bool(args))
        wanted = narrow(offer, list(args.values()))
    return args


def _fill_or_take(wanted: Input, asker: Questioner, may_take: bool) -> Any:
    """What is chosen; the only possibility is taken by itself and said."""
    if may_take and len(wanted.candidates) == 1 and wanted.candidates[0].enabled:
        asker.heading(f"{wanted.label}: {wanted.candidates[0].label}")
        return wanted.candidates[0].value
    return asker.fill(wanted)
