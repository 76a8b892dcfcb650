"""A player who knows no game: it is told a decision to aim for, and presses what is lit and labelled until that leaves.

Between its page and the server stands a `Wire` that hands everything on, but keeps back commands that were not aimed
for: those are refused in the server's words, so that the player may go on looking without having moved anything.
"""

from __future__ import annotations

import contextlib
import json
import math
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Literal

from playwright.sync_api import ElementHandle, Error, Page, WebSocketRoute

from tests.e2e.net.english import heard
from tests.e2e.net.kinds import HOST, NAMES, Plain, base_of, facts, is_left_out

Means = Literal["pointer", "touch", "keyboard"]
PRESSES = 40
"""So many presses may be tried for one decision."""
SHEET = 10
"""So many of them in one sheet; whoever has found nothing by then closes it, for some lists never end."""
PATIENCE = 20.0
"""Seconds until the table must have answered; a busy machine is slow, not stuck."""
AT_MOST = 1.5
"""Seconds a press may take, so that what lies under something else is soon let go."""
A_GLANCE = 3.0
"""Seconds for a decision that is known to be out of reach: enough to see that it no longer is."""
CLOSE = 0.2
"""So much of what is wanted must be named by something to be worth a press before the one button."""
ASIDE = 0.5
"""So much of a word is worth that does not stand on a thing itself, but around it."""
FAINT = 0.15
"""And so much a word that only says that somebody is meant."""
SMALL = 2
"""Words of so many letters say nothing."""
FIELDS = ("text", "number", "textarea", "search")
LOOK = resources.files(__package__).joinpath("look.js").read_text()
_IN_REACH = """one => {
  one.scrollIntoView({block: 'nearest'});
  const box = one.getBoundingClientRect();
  return one.isConnected && one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
_AT_REST = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""


@dataclass
class Wire:
    """The socket of a page, listened to."""

    aimed: Callable[[dict[str, Any]], bool] = lambda _: False
    offers: list[dict[str, Any]] = field(default_factory=list)
    names: Sequence[str] = NAMES
    """What the seats are called on the screen."""
    version: int = -1
    sent: dict[str, Any] | None = None
    """The aimed command, once it has left."""
    strays: int = 0
    """Commands that were not aimed for."""
    answer: dict[str, Any] | None = None

    def tap(self, page: Page) -> None:
        """Listen to all sockets of a page from now on."""
        page.route_web_socket(re.compile(r"/live$"), self._between)

    def expect(self, aimed: Callable[[dict[str, Any]], bool]) -> None:
        """Let only such a command through from now on."""
        self.aimed, self.sent, self.answer, self.strays = aimed, None, None, 0
        self.offers, self.version = [], -1

    def _between(self, page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()

        def out(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] != "command" or self._lets_through(message):
                server.send(data)
            else:
                self.strays += 1
                refusal = {"type": "refused", "id": message["id"], "code": "illegal_move", "text": "Not that one."}
                page_side.send(json.dumps(refusal))

        def back(data: str | bytes) -> None:
            self._hear(json.loads(data))
            page_side.send(data)

        page_side.on_message(out)
        server.on_message(back)

    def _lets_through(self, message: dict[str, Any]) -> bool:
        if self.sent is None and self.aimed(message):
            self.sent = message
            return True
        return False

    def _hear(self, message: dict[str, Any]) -> None:
        picture = message.get("picture")
        if picture:
            self.offers, self.version = picture["interaction"].get("offers", []), picture["version"]
            self.names = picture.get("names") or NAMES
        if self.sent is not None and message.get("id") == self.sent["id"]:
            self.answer = message


@dataclass
class Goal:
    """What to aim for: a command of these facts."""

    game: str
    seat: int
    name: str
    args: dict[str, Any] | None
    shows: frozenset[str]
    question: str
    plain: Plain
    only_read: tuple[str, ...] = ()
    """Sheets in which nothing is decided."""

    def is_met_by(self, message: dict[str, Any], offers: list[dict[str, Any]]) -> bool:
        """Does a command show what is wanted?"""
        offer = self.offer(offers)
        if offer is None or message["name"] != self.name or not self._is_said_by(message["seat"]):
            return False
        return self.shows <= facts(offer, message.get("args"), self.question, self.plain)

    def _is_said_by(self, seat: int) -> bool:
        """Is it the one who should decide? The host also speaks for the seats nobody has taken."""
        return seat == self.seat or self.seat == HOST

    def goes_without_saying(self, offer: dict[str, Any], place: dict[str, Any]) -> bool:
        """Is it oneself, an empty text, or nothing that a person decides?"""
        value = (self.args or {}).get(place["name"])
        is_oneself = place.get("refers") == "seat" and value == self.seat
        said = f"{base_of(offer, self.question)}.{place['name']}"
        return is_oneself or value == "" or is_left_out(said, self.plain)

    def offer(self, offers: list[dict[str, Any]], names: Sequence[str] = NAMES) -> dict[str, Any] | None:
        """What the table offers, as the page was told, in the words of the plan or with the names on the screen."""
        found = next((one for one in offers if (one["seat"], one["name"]) == (self.seat, self.name)), None)
        return heard(self.game, found, names) if found else None


def _plain(text: str) -> str:
    whole = text.lower().replace("\u00ad", "")  # a hyphen that is seen only where a line ends
    return " ".join(re.sub(r"[^\w+%$.]+", " ", whole).split())


class Words:
    """What a goal looks like on a screen: labels of what is to be filled in, and of the deed itself."""

    def __init__(self, goal: Goal, offer: dict[str, Any]) -> None:
        self.deed = [_plain(offer["label"]), _plain(goal.name.replace("_", " "))]
        self.about = f"offer:{goal.name}"
        self.wanted: list[tuple[str, str]] = []
        """For each thing to be filled in its label, and its value where that is a word."""
        self.texts: list[Any] = []
        args = goal.args or {}
        places = [place for place in offer.get("inputs", ()) if place["name"] in args]
        said = [place for place in places if not goal.goes_without_saying(offer, place)]
        self.places = [_plain(place.get("label") or "") for place in said if place.get("refers") != "seat"]
        """What is to be filled in, by its labels."""
        self.people = [_plain(place.get("label") or "") for place in said if place.get("refers") == "seat"]
        """The same where it is somebody, which says little."""
        for place in said:
            self._add(place, args[place["name"]])
        if all(place.get("refers") == "seat" for place in said):  # then how much is all there is to say
            for place in (place for place in places if place["kind"] == "number" and place not in said):
                self._add(place, args[place["name"]])
        self.takes_back = any(args[place["name"]] is False for place in said)
        """Is something undone, that shows as pressed?"""
        if offer.get("captions") and goal.args:
            rows = [dict(zip([p["name"] for p in offer["inputs"]], row, strict=True)) for row in offer["rows"]]
            if goal.args in rows:
                self.deed.append(_plain(offer["captions"][rows.index(goal.args)]))

    def _add(self, place: dict[str, Any], value: Any) -> None:
        kind = place["kind"]
        if kind in ("text", "number"):
            self.texts.append((_plain(place.get("label") or place["name"]), value))
        elif kind == "form":
            for part in place.get("parts", ()):
                if part["name"] in (value or {}):
                    self._add(part, value[part["name"]])
        elif kind in ("many", "order"):
            for one in value:
                self._name(place.get("candidates", ()), one)
        elif kind in ("assign", "split"):
            for item, to in value:
                found = next((each for each in place.get("items", ()) if each["value"] == item), None)
                self._name([found] if found else place.get("candidates", ()), item)
                if found:
                    self._name(found["targets"], to)
                elif to:
                    self.texts.append((self.wanted[-1][0] if self.wanted else "", to))
        else:
            self._name(place.get("candidates", ()), value)

    def _name(self, candidates: Any, value: Any) -> None:
        if value is None:
            return
        label = next((each["label"] for each in candidates if each["value"] == value), "")
        word = value if isinstance(value, str) else ""
        parts = re.split(r", | and ", label) if isinstance(value, list | tuple) else [label]
        self.wanted += [(_plain(part), _plain(word)) for part in parts]


class Player:
    """Somebody in front of a board they have never seen."""

    def __init__(self, page: Page, wire: Wire, means: Means) -> None:
        self.page, self.wire, self.means = page, wire, means
        self.trail: list[str] = []
        self.end = math.inf

    def look(self) -> dict[str, Any]:
        """What is on the screen, once it is at rest."""
        self.page.evaluate(_AT_REST)
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def reach(self, goal: Goal, seconds: float = math.inf) -> str:
        """Press until the decision has left and its effect shows; what is wrong, or nothing."""
        if not self._until(lambda: goal.offer(self.wire.offers) is not None):
            return "the table does not offer it"
        offer = goal.offer(self.wire.offers, self.wire.names)
        assert offer is not None
        before = self.look()["screen"]
        self.wire.aimed = lambda message: goal.is_met_by(message, self.wire.offers)
        self.trail, wrong, spent = [], set[str](), set[tuple[str, str]]()
        self.end = time.monotonic() + seconds
        words = Words(goal, offer)
        for search, strays in _searches(goal, words, wrong, spent):
            if self._attempt(search, strays):
                return self._shows(before)
            self.page.keyboard.press("Escape")
        return "could not be sent"

    def _attempt(self, search: Search, strays: int) -> bool:
        """Press one thing after the other until the aimed command has left; so many others may be kept back."""
        closed, most, sheets = -1, self.wire.strays + strays, Counter[str]()
        for _ in range(PRESSES):
            if self.wire.strays >= most or time.monotonic() > self.end:
                return False
            seen = self.look()
            if self.wire.sent:
                return True
            sheets[seen["sheet"]] += 1
            if seen["sheet"] in search.goal.only_read:
                search.begin_again()
                self.page.keyboard.press("Escape")
                continue
            if seen["sheet"] and sheets[seen["sheet"]] > SHEET:
                self.page.keyboard.press("Escape")
                continue
            search.in_sheet = bool(seen["sheet"])
            thing = search.next(seen["things"])
            if thing is None:
                if closed == len(search.tried):
                    break
                closed = len(search.tried)
                self.page.keyboard.press("Escape")
                continue
            self.trail.append(thing["name"][:60])
            before = self.wire.strays
            self._press(thing, search)
            self.page.evaluate(_AT_REST)
            if self.wire.strays > before:
                search.regret(thing)
        return self.wire.sent is not None

    def _shows(self, before: str) -> str:
        """Wait until the command is acknowledged and the screen is another than before anything was picked."""
        if not self._until(lambda: self.wire.answer is not None):
            return "was not answered"
        if self.wire.answer and self.wire.answer["type"] != "ack":
            return f"was refused: {self.wire.answer.get('text')}"
        return "" if self._until(lambda: self.look()["screen"] != before) else "showed no effect"

    def _until(self, condition: Callable[[], bool]) -> bool:
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                return False
            self.page.evaluate(_AT_REST)
        return True

    # -- hands

    def _press(self, thing: dict[str, Any], search: Search) -> None:
        """Press it; where only the machine was too busy for it, once more, for what was tried is not tried again."""
        handle = self.page.evaluate_handle("index => window.pressables[index]", thing["index"]).as_element()
        if handle is None:
            return
        strays = self.wire.strays
        with contextlib.suppress(Error):  # it may be gone, or covered, by the time the finger comes down
            try:
                self._do(handle, thing, search, AT_MOST)
            except Error:
                if self.wire.sent is None and self.wire.strays == strays and handle.evaluate(_IN_REACH):
                    self._do(handle, thing, search, PATIENCE)

    def _do(self, handle: ElementHandle, thing: dict[str, Any], search: Search, seconds: float) -> None:
        timeout = seconds * 1000
        if thing["kind"] in FIELDS:
            handle.fill(str(search.text_for(thing)), timeout=timeout)
            handle.press("Tab")
        elif thing["kind"] == "listed":
            self._pick_listed(handle, search)
        elif thing["kind"] == "range":
            handle.press("ArrowRight")
        elif thing["kind"] == "select":
            self._select(handle, search)
        elif self.means == "keyboard":
            self._key(handle, thing)
        elif self.means == "touch":
            handle.tap(timeout=timeout)
        else:
            handle.click(timeout=timeout)

    def _pick_listed(self, handle: ElementHandle, search: Search) -> None:
        options = handle.evaluate("one => [...one.list.options].map(option => option.value)")
        for text in [option for option in options if search.matches(_plain(option))][:1]:
            handle.fill(text, timeout=AT_MOST * 1000)
            handle.press("Tab")

    def _select(self, handle: ElementHandle, search: Search) -> None:
        options = handle.evaluate("one => [...one.options].map(option => option.textContent)")
        wanted = next((index for index, text in enumerate(options) if search.matches(_plain(text))), None)
        if wanted is not None:
            handle.select_option(index=wanted, timeout=AT_MOST * 1000)

    def _key(self, handle: ElementHandle, thing: dict[str, Any]) -> None:
        """Only what the keyboard can come to is pressed with it."""
        if handle.evaluate("one => { one.focus(); return document.activeElement === one; }"):
            handle.press("Space" if thing["kind"] in ("checkbox", "radio") else "Enter", timeout=AT_MOST * 1000)


def _searches(goal: Goal, words: Words, wrong: set[str], spent: set[tuple[str, str]]) -> Iterator[tuple[Search, int]]:
    """One way of looking after the other, each with how many other commands may be kept back.

    The names of all players stand all over a host's screen, so whoever hosts looks for the deed first; for others that
    is the last resort.
    """
    if goal.seat == HOST:
        yield DeedFirst(goal, words, wrong, spent), SHEET
    for turn, bold, strays in ((0, False, 1), (1, False, 1), (0, True, 1), (2, False, 1), (0, False, PRESSES)):
        yield Search(goal, words, wrong, spent, turn=turn, bold=bold), strays
    if goal.seat != HOST:
        yield DeedFirst(goal, words, set(), set()), SHEET


class Search:
    """What to press next: first what is named like the goal, then the one button, then whatever is lit."""

    def __init__(
        self,
        goal: Goal,
        words: Words,
        wrong: set[str],
        spent: set[tuple[str, str]],
        *,
        turn: int = 0,
        bold: bool = False,
    ) -> None:
        self.goal, self.words, self.wrong, self.spent, self.turn, self.bold = goal, words, wrong, spent, turn, bold
        """Of several things with the name wanted it begins with another one in each turn; the bold press what is
        called like the deed, or names much of what is wanted, before they press the one button."""
        self.tried: set[tuple[str, str]] = set()
        """Presses by the state of the screen and the thing."""
        self.done: set[str] = set()
        """Things that have been pressed at all."""
        self.named = [False] * len(words.wanted)
        """For each of the things wanted by name: has something so called been pressed?"""
        self.in_sheet = False
        """Is a sheet open, which can be closed again?"""
        self.last: tuple[str, str] = ("", "")
        """The last press, by the state of the screen and the thing."""

    def next(self, things: list[dict[str, Any]]) -> dict[str, Any] | None:
        """The thing to be pressed, or nothing if everything has been tried."""
        state = str([(one["name"], one["pressed"], one["disabled"], one["value"]) for one in things])
        for number, group in self._by_promise([one for one in things if self._is_open(one)]):
            for thing in group:
                key = (state, self._key(thing))
                if key not in self.tried | self.spent:
                    self.last = key
                    self.tried.add(key)
                    self.done.add(self._key(thing))
                    if number is not None:
                        self.named[number] = True
                    return thing
        return None

    def begin_again(self) -> None:
        """The last press led to something that is only read: it is not pressed again, everything else may be."""
        self.wrong.add(self.last[1])
        self.tried.clear()
        self.done.clear()
        self.named = [False] * len(self.named)

    def regret(self, thing: dict[str, Any]) -> None:
        """It did something else at once; the one button does what is picked, so it may be right another time."""
        self.spent.add(self.last)
        if not thing["primary"] and not thing["lit"]:
            self.wrong.add(self._key(thing))

    def _is_open(self, thing: dict[str, Any]) -> bool:
        return not thing["disabled"] and self._key(thing) not in self.wrong and self._is_of_use(thing)

    def _is_of_use(self, thing: dict[str, Any]) -> bool:
        """Is there something to write into a field, or to pick from a list?"""
        if thing["kind"] == "select":
            return self.matches(_plain(thing["name"]))
        return thing["kind"] not in FIELDS or self._is_text(thing)

    @staticmethod
    def _key(thing: dict[str, Any]) -> str:
        return f"{thing['name']} {thing['around']} {thing['marks']} {thing['nth']}"

    def _by_promise(self, things: list[dict[str, Any]]) -> Iterator[tuple[int | None, list[dict[str, Any]]]]:
        """Groups of things, the most promising first, with the wish each would fulfil."""
        fresh = [one for one in things if self._key(one) not in self.done]
        loose = [one for one in fresh if not one["pressed"] and not one["primary"]]
        yield None, [one for one in loose if one["about"] == self.words.about]
        yield None, [one for one in fresh if self._is_text(one) and self._is_called_for(one)]
        yield None, [one for one in loose if self._stands_by_a_wish(one)]
        if self.words.takes_back:
            yield (
                None,
                sorted((one for one in fresh if one["pressed"] and self._near(one)), key=lambda one: -self._near(one)),
            )
        yield from self._wished([one for one in things if not one["primary"] and not one["dock"]])
        near = sorted((one for one in loose if self._near(one)), key=lambda one: -self._near(one))
        if self.bold:
            yield None, [one for one in loose if not one["lit"] and self._is_deed(one)]
            yield None, [one for one in near if not one["lit"] and not one["about"] and self._near(one) >= CLOSE]
        yield None, [one for one in things if one["primary"]]
        if not self.bold:
            yield None, [one for one in loose if not one["lit"] and self._is_deed(one)]
        yield None, [one for one in fresh if self._is_text(one)]
        yield None, [one for one in near if one["lit"]]
        yield None, [one for one in loose if one["lit"] or one["dock"]]
        yield None, [one for one in near if not one["about"]]
        yield None, [one for one in loose if not one["about"]]
        yield None, loose
        yield None, [one for one in things if one["lit"]]
        yield None, things

    def _wished(self, things: list[dict[str, Any]]) -> Iterator[tuple[int, list[dict[str, Any]]]]:
        for number, (label, word) in enumerate(self.words.wanted):
            fitting = [one for one in things if self._fits(one, label, word)]
            fitting = fitting or [one for one in things if self._fits(one, _kind(label), "")]
            if self.named[number] or any(one["pressed"] and one["lit"] for one in fitting):
                # What was pressed may only have led to the very thing.
                yield (
                    number,
                    [
                        one
                        for one in fitting
                        if self._key(one) not in self.done and not one["pressed"] and _is_called(one, label, word)
                    ],
                )
                continue
            open = sorted((one for one in fitting if not one["pressed"]), key=self._rank(label))
            first = self.turn % len(open) if open else 0
            yield number, open[first:] + open[:first]

    def _is_deed(self, thing: dict[str, Any]) -> bool:
        return any(part and _in(part, _plain(thing["name"])) for part in self.words.deed)

    def matches(self, text: str) -> bool:
        """Is one of the things to be filled in called so?"""
        return any(_in(label, text) for label, _ in self.words.wanted if label)

    @staticmethod
    def _rank(label: str) -> Callable[[dict[str, Any]], tuple[bool, int]]:
        return lambda one: (not one["lit"], abs(len(_plain(one["name"])) - 2 * len(label)))

    @staticmethod
    def _fits(thing: dict[str, Any], label: str, word: str) -> bool:
        name, marks = _plain(thing["name"]), _plain(thing["marks"])
        return bool(label and _in(label, name)) or bool(word and (_in(word, marks) or _in(word, name)))

    def _near(self, thing: dict[str, Any]) -> float:
        """How much of what is wanted the thing names, or what stands around it."""
        wanted = _stems(" ".join([*(label for label, _ in self.words.wanted), *self.words.deed]))
        return len(_said(thing) & wanted) / (len(wanted) or 1)

    def _stands_by_a_wish(self, thing: dict[str, Any]) -> bool:
        """Is it called after the deed, beside something that is wanted?"""
        said = {word for part in thing["name"].split("|") for word in _plain(part).split()}
        deed = {word for part in self.words.deed for word in part.split()}
        return bool(said) and said <= deed and self.matches(_plain(thing["around"]))

    def _is_called_for(self, thing: dict[str, Any]) -> bool:
        name = _plain(f"{thing['name']} {thing['around']}")
        return self._is_deed(thing) or any(label and label in name for label, _ in self.words.texts)

    def _is_text(self, thing: dict[str, Any]) -> bool:
        """Is it a field for what is to be written, words or a number?"""
        kinds = {"number" if isinstance(text, int) else "text" for _, text in self.words.texts}
        return {"textarea": "text"}.get(thing["kind"], thing["kind"]) in kinds

    def text_for(self, thing: dict[str, Any]) -> Any:
        """What to write there: what is wanted under that name, else the first that is wanted at all."""
        name = _plain(f"{thing['name']} {thing['around']}")
        fitting = [text for label, text in self.words.texts if label and label in name]
        same = [text for _, text in self.words.texts if isinstance(text, int) == (thing["kind"] == "number")]
        return (fitting or same or [""])[0]


class DeedFirst(Search):
    """What to press next where names are everywhere: what says most of what is wanted that little else says."""

    def __init__(self, goal: Goal, words: Words, wrong: set[str], spent: set[tuple[str, str]]) -> None:
        super().__init__(goal, words, wrong, spent)
        self.met: list[int] = []
        """The wishes that the last press fulfilled."""

    def next(self, things: list[dict[str, Any]]) -> dict[str, Any] | None:
        found = super().next(things)
        self.met = [] if found is None else [number for number in self._open_wishes() if self._meets(found, number)]
        for number in self.met:
            self.named[number] = True
        return found

    def regret(self, thing: dict[str, Any]) -> None:
        super().regret(thing)
        for number in range(len(self.named)) if thing["primary"] else self.met:
            self.named[number] = False

    def _by_promise(self, things: list[dict[str, Any]]) -> Iterator[tuple[int | None, list[dict[str, Any]]]]:
        fresh = [one for one in things if self._key(one) not in self.done]
        yield None, [one for one in fresh if one["about"] == self.words.about]
        yield None, [one for one in fresh if self._is_text(one) and self._is_called_for(one)]
        for number in self._open_wishes():
            offering = [one for one in fresh if self._offers(one, number)]
            self.named[number] = any(one["pressed"] for one in offering)
            yield number, [] if self.named[number] else offering
        if self.words.wanted and not self._open_wishes():
            yield None, [one for one in things if one["primary"]]
        yield None, self._telling(fresh, things)
        if not self.in_sheet:
            yield from super()._by_promise(things)

    def _open_wishes(self) -> list[int]:
        return [number for number, named in enumerate(self.named) if not named]

    def _offers(self, thing: dict[str, Any], number: int) -> bool:
        """Is it the very thing, or a list to pick it from?"""
        return _is_called(thing, *self.words.wanted[number]) or (
            thing["kind"] == "select" and self._meets(thing, number)
        )

    def _meets(self, thing: dict[str, Any], number: int) -> bool:
        return self._fits(thing, *self.words.wanted[number])

    def _telling(self, fresh: list[dict[str, Any]], things: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The things that say something of what is wanted, those first that say what the fewest others say."""
        wishes = _stems(" ".join(self.words.wanted[number][0] for number in self._open_wishes()))
        deed = _stems(" ".join([*self.words.deed, *self.words.places]))
        faint = _stems(" ".join(self.words.people)) - deed - wishes
        crowd = Counter(stem for one in things for stem in _said(one))

        def worth(one: dict[str, Any]) -> float:
            """What it says itself counts more than what stands around it; the deed is not undone by a second press."""
            says = _said(one) & (wishes if one["pressed"] else wishes | deed | faint)
            itself = _stems(_plain(one["name"])) & says
            return sum((FAINT if stem in faint else 1 if stem in itself else ASIDE) / crowd[stem] for stem in says)

        return sorted(filter(worth, fresh), key=lambda one: (-worth(one), one["pressed"]))


def _said(thing: dict[str, Any]) -> set[str]:
    return _stems(_plain(f"{thing['name']} {thing['around']} {thing['marks']}"))


def _stems(text: str) -> set[str]:
    """The words of a text, one and several of a thing alike; small words say nothing."""
    return {word.removesuffix("s") for word in text.split() if len(word) > SMALL}


def _is_called(thing: dict[str, Any], *names: str) -> bool:
    """Is it called exactly so?"""
    said = {_plain(part) for part in thing["name"].split("|")}
    return any(name in said for name in names if name)


def _kind(label: str) -> str:
    """What a thing is called, without its number and what comes after."""
    return re.split(r"\s\d", label)[0]


def _in(part: str, whole: str) -> bool:
    return f" {part} " in f" {whole} "
