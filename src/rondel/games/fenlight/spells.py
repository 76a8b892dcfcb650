"""Spells, their speeds, and the chain. Rules, sections B.4.2 and B.4.3."""

from __future__ import annotations

from typing import Annotated, Any

from rondel import NOBODY, Handle, PriorityModel, Ref, Refusal, Verdict, move
from rondel.cards import Pending, Target, found, named, shown, take, tell_aimed, unplaced
from rondel.core.parts.cards.catalogue import ability_texts
from rondel.games.fenlight.cards import CARDS
from rondel.games.fenlight.effects import aims_of
from rondel.games.fenlight.says import (
    BAD_TARGET,
    SPEED,
    WRONG_KIND,
    AimsOtherwise,
    Fizzled,
    NothingToAimAt,
    Resolved,
    TargetGone,
    TooSlow,
    UnitsAreNotCast,
)
from rondel.games.fenlight.state import Table, unit_of
from rondel.messages import words_of

CardRef = Annotated[int, Ref("card")]
Targets = Annotated[tuple[Target, ...], Ref("targets")]
NO_TARGETS: tuple[Target, ...] = ()


class Chain(PriorityModel):
    """A chain outside of showdowns: from the controller of the newest object, until nothing is left to resolve."""

    def initial(self, scene: Any) -> int:
        seats = self.participants(scene)
        if not scene.objects_pending() or not seats:
            return NOBODY
        newest: int = scene.newest_controller()
        return newest if newest in seats else next(seat for seat in scene.order_from(newest) if seat in seats)

    def after_move(self, scene: Any, window: Any, by: int) -> int:
        return self.initial(scene)


def can_speak(s: Table, seat: int, speed: str) -> bool:
    """May a spell of this speed be cast now by the seat that holds priority?"""
    if speed == "reaction":
        return True
    if s.chain:
        return False
    return speed == "action" if s.showdown is not None else s.action and seat == s.active


@move(leads_to=["chain"])
def cast(g: Handle[Table], seat: int, card: CardRef, targets: Targets = NO_TARGETS) -> None:
    """Pay for a spell and put it on the chain, where reactions may answer it."""
    s = g.s
    player = s.players[seat]
    spell = take(player.hand, card)
    player.stones.pay(CARDS[spell.kind].cost)
    opens = not s.chain and s.showdown is None
    s.objects += 1
    s.chain.append(Pending(s.objects, seat, spell, "", targets))
    tell_aimed(g, "cast", s.chain[-1], lambda target: told(s, target))
    if opens:
        g.call("chain")


def told(s: Table, target: Target) -> dict[str, object]:
    """A target as events tell it: with what is printed on it."""
    if target.place is not None:
        return {"place": target.place}
    if target.object is not None:
        spell = named(s.chain, target.object)
        return {"object": target.object, "kind": spell.card.kind if spell else ""}
    aimed = unit_of(s, target.card)
    return {"card": target.card, "kind": aimed.unit.card.kind if aimed else ""}


@cast.options
def castable(s: Table, seat: int) -> list[tuple[int, tuple[Target, ...]]]:
    player = s.players[seat]
    ready = player.stones.ready
    rows: list[tuple[int, tuple[Target, ...]]] = []
    for card in player.hand:
        printed = CARDS[card.kind]
        if printed.kind != "unit" and printed.cost <= ready and can_speak(s, seat, printed.kind):
            rows += ((card.iid, targets) for targets in aims_of(s, Pending(0, seat, card)))
    return rows


@cast.candidates
def spells_in_hand(s: Table, seat: int) -> list[tuple[int, tuple[Target, ...]]]:
    spells = (card.iid for card in s.players[seat].hand if CARDS[card.kind].kind != "unit")
    return shown(castable(s, seat), spells, NO_TARGETS)


@cast.check
def why_not_cast(s: Table, seat: int, card: int, targets: tuple[Target, ...]) -> Verdict:
    """References, then costs, then speed and targets."""
    held = found(s.players[seat].hand, card)
    if held is None:
        return unplaced(s.players, seat, card, more=[waiting.card for waiting in s.chain])
    if why := _unknown(s, targets):
        return why
    printed = CARDS[held.kind]
    if why := s.players[seat].stones.why_not(printed.cost):
        return why
    if printed.kind == "unit":
        return Refusal.of(UnitsAreNotCast(), WRONG_KIND)
    if not can_speak(s, seat, printed.kind):
        return Refusal.of(TooSlow(held.kind, printed.kind), SPEED)
    aims = aims_of(s, Pending(0, seat, held))
    if targets in aims:
        return None
    does = [words_of(text) for text in ability_texts(printed)]
    return Refusal.of(AimsOtherwise(held.kind, does) if aims else NothingToAimAt(does), BAD_TARGET)


def _unknown(s: Table, targets: tuple[Target, ...]) -> Refusal | None:
    for target in targets:
        known = (
            (target.card is None or unit_of(s, target.card) is not None)
            and (target.object is None or named(s.chain, target.object) is not None)
            and (target.place is None or 0 <= target.place < len(s.sites))
        )
        if not known:
            return Refusal.of(TargetGone(repr(target)), BAD_TARGET)
    return None


def resolve(g: Handle[Table]) -> None:
    """Take the newest object off the chain and carry it out, if its targets are still legal."""
    s = g.s
    waiting = s.chain.pop()
    s.players[waiting.by].discard.append(waiting.card)
    if waiting.targets and waiting.targets not in aims_of(s, waiting):
        g.emit(Fizzled(waiting.by, waiting.card))
        return
    g.emit(Resolved(waiting.by, waiting.card))
    for effect in CARDS[waiting.card.kind].effects:
        effect.happen(g, waiting.by, waiting.targets)
