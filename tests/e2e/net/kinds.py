"""What kinds of decisions there are: a decision is taken apart into facts, and a ledger holds all facts of a game.

A fact is a word such as `draw`, `draw.ship=Fighter`, `cast.target=none` or `answer peace.value=yes`: a move or a
question, and for each thing to be filled in what kind of value goes there. Everything is read from what the engine
offers over the wire, so that nothing here knows a game.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

Wire = dict[str, Any]

WORDS, THINGS = 32, 12
"""So many names matter where a move begins with a word of the rules, and so many elsewhere; of more, one is enough."""
QUESTIONS = frozenset({"answer", "commit"})
HOST = -1
NAMES = ("Mara", "Ilya", "Juno", "Toma", "Rowan", "Priya", "Anselm", "Bela")
"""Who sits at the tables, so that a person can be told from a thing."""
_PEOPLE = "|".join(NAMES) + "|yourself"


def base_of(offer: Wire, question: str = "") -> str:
    """A move or question by its name; those of the host are kinds of their own."""
    name = f"{offer['name']} {question}" if offer["name"] in QUESTIONS else str(offer["name"])
    return f"host {name}" if offer["seat"] == HOST else name


Plain = Mapping[str, Sequence[str]]
"""What is filled in with more names than need be told apart, and the few of them that are told apart nonetheless."""
LEFT_OUT = "left out"
_ANYWHERE = ("none", "yes", "no")


def facts(offer: Wire, args: Wire | None, question: str = "", plain: Plain = MappingProxyType({})) -> frozenset[str]:
    """The facts of a decision; those in `plain` do not tell one name from another."""
    base = base_of(offer, question)
    found = {base}
    for place in offer.get("inputs", ()):
        found |= {f"{base}.{fact}" for fact in _filled(place, (args or {}).get(place["name"]))}
    return frozenset(coarse(fact, plain) for fact in found if not is_left_out(fact, plain))


def coarse(fact: str, plain: Plain) -> str:
    """The fact, without the name where names need not be told apart."""
    where, _, what = fact.partition("=")
    return f"{where}=some" if what not in (*_ANYWHERE, *plain.get(where, (what,))) else fact


def is_left_out(fact: str, plain: Plain) -> bool:
    """Is it nothing that a person decides, though the engine asks for it?"""
    return LEFT_OUT in (*plain.get(fact, ()), *plain.get(fact.partition("=")[0], ()))


def _filled(place: Wire, value: Any) -> Iterator[str]:
    """What kind of value stands in one thing to be filled in."""
    name, kind = place["name"], place["kind"]
    if kind == "form":
        for part in place.get("parts", ()):
            yield from (f"{name}.{fact}" for fact in _filled(part, (value or {}).get(part["name"])))
    elif kind == "text":
        yield from (f"{name}=text",) if value else ()  # an empty text is none, and none is no decision
    elif value is None:
        yield f"{name}=none"
    elif isinstance(value, bool):
        yield f"{name}={'yes' if value else 'no'}"
    elif kind == "number":
        yield f"{name}={'least' if value == place.get('min', 0) else 'more'}"
    elif kind == "order":
        yield f"{name}={'as it was' if list(value) == [each['value'] for each in place['candidates']] else 'changed'}"
    elif kind == "split":
        yield f"{name}={_several(sum(1 for _, amount in value if amount))}"
    elif kind in ("many", "assign"):
        yield f"{name}={_several(len(value))}"
    else:
        yield f"{name}={_named(place, value)}"


def _several(number: int) -> str:
    return ("nothing", "one")[number] if number < 2 else "several"


def _named(place: Wire, value: Any) -> str:
    """A value by what it is called, without what tells one of its kind from the other."""
    if place.get("refers") == "seat":
        return "seat"
    if isinstance(value, list | tuple):
        return _several(len(value))
    label = next((each["label"] for each in place.get("candidates", ()) if each["value"] == value), "")
    label = re.sub(_PEOPLE, "seat", re.sub(r"\([^)]*\)|^.*’s |\d+", "", label))
    return " ".join(re.sub(r"[^\w\s-]", "", label).split()) or "some"


def plain_inputs(seen: Iterable[str], words: Mapping[str, str]) -> set[str]:
    """Things to be filled in that take more names than need be told apart; `words` are those that moves begin with."""
    names: defaultdict[str, set[str]] = defaultdict(set)
    for fact in seen:
        where, equals, what = fact.partition("=")
        if equals:
            names[where].add(what)
    begins = {f"{move}.{name}" for move, name in words.items()}
    return {where for where, found in names.items() if len(found) > (WORDS if where in begins else THINGS)}
