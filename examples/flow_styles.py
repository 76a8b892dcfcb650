"""Two tiny card games that differ only in the style of their turns, each declared as a tree and a table.

`duel` has a stack: whatever is played can be answered, and everybody must pass before it happens. `race` has no
responses: the turn player does what it likes in its main phase and then passes the turn.

    python -m examples.flow_styles
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from rondel import (
    Flow,
    FlowConfig,
    Game,
    Handle,
    Kernel,
    Message,
    Objects,
    Outcome,
    PerSeat,
    Phase,
    Segment,
    Setup,
    State,
    Step,
    Turns,
    Value,
    move,
)
from rondel.core import playing
from rondel.core.picking import random_decision

# -- with a stack ----------------------------------------------------------------------------------------------


class Spell(Value, frozen=True):
    by: int
    kind: str


class Duelist(State):
    life: int = 5
    mana: int = 0
    cards: int = 3
    creatures: int = 0
    attacking: int = 0


class Duel(State):
    duelists: PerSeat[Duelist]
    stack: list[Spell] = []


@move(resource=True)
def tap(g: Handle[Duel], seat: int) -> None:
    """Take one mana, at most one at a time."""
    g.s.duelists[seat].mana = 1


@tap.when
def untapped(s: Duel, seat: int) -> bool:
    return s.duelists[seat].mana == 0


@move
def cast(g: Handle[Duel], seat: int, kind: str) -> None:
    """Put a spell on the stack: a bolt, or a counterspell against the newest one."""
    me = g.s.duelists[seat]
    me.mana, me.cards = me.mana - 1, me.cards - 1
    g.s.stack.append(Spell(seat, kind))


@cast.options
def castable(s: Duel, seat: int) -> Iterable[str]:
    me = s.duelists[seat]
    if not me.mana or not me.cards:
        return ()
    return ("bolt", "counter") if s.stack else ("bolt",)


@move
def summon(g: Handle[Duel], seat: int) -> None:
    """Bring a creature into play, in your own main phase while nothing is pending."""
    me = g.s.duelists[seat]
    me.mana, me.cards, me.creatures = 0, me.cards - 1, me.creatures + 1


@summon.when
def sorcery_speed(s: Duel, seat: int) -> str | None:
    me = s.duelists[seat]
    if s.stack:
        return "speed"
    return None if me.mana and me.cards else "cannot_pay"


@move
def attack(g: Handle[Duel], seat: int) -> None:
    """Attack with all your creatures."""
    g.s.duelists[seat].attacking = g.s.duelists[seat].creatures


@attack.when
def has_attackers(s: Duel, seat: int) -> str | None:
    me = s.duelists[seat]
    return None if me.creatures and not me.attacking and not s.stack else "no_attackers"


def untap(g: Handle[Duel]) -> None:
    g.s.duelists[g.seat].mana = 0


def draw(g: Handle[Duel]) -> None:
    g.s.duelists[g.seat].cards += 1


def deal_damage(g: Handle[Duel]) -> None:
    g.s.duelists[1 - g.seat].life -= g.s.duelists[g.seat].attacking


def end_combat(g: Handle[Duel]) -> None:
    g.s.duelists[g.seat].attacking = 0


def discard(g: Handle[Duel]) -> None:
    me = g.s.duelists[g.seat]
    me.cards = min(me.cards, 4)


def resolve(g: Handle[Duel]) -> None:
    """A bolt hurts the other; a counterspell takes the next spell away."""
    spell = g.s.stack.pop()
    if spell.kind == "bolt":
        g.s.duelists[1 - spell.by].life -= 2
    elif g.s.stack:
        g.s.stack.pop()


class NoLifeLeft(Message): ...


def survivor(s: Duel) -> Outcome | None:
    alive = [seat for seat, duelist in enumerate(s.duelists) if duelist.life > 0]
    return None if len(alive) == 2 else Outcome.win(alive, NoLifeLeft())


def is_attacked(s: Duel) -> bool:
    return any(duelist.attacking for duelist in s.duelists)


DUEL_TURN = (
    Phase("beginning", Step("untap", enter=untap, moves_only=True), Step("upkeep"), Step("draw", enter=draw)),
    Phase("precombat", moves=[summon]),
    Phase(
        "combat",
        Step("begin"),
        Step("declare_attackers", moves=[attack]),
        Step("declare_blockers", can_enter=is_attacked),
        Step("damage", enter=deal_damage, can_enter=is_attacked),
        Step("end"),
        exit=end_combat,
    ),
    Phase("postcombat", moves=[summon]),
    Phase("ending", Step("end"), Step("cleanup", enter=discard, moves_only=True)),
)
DUEL_TABLE = FlowConfig(
    initial_priority="turn_player",
    step_passing={
        "beginning/untap": False,
        "beginning/upkeep": True,
        "beginning/draw": True,
        "ending/end": True,
        "ending/cleanup": False,
    },
    phase_passing={"precombat": True, "combat": True, "postcombat": True},
    auto_advance={
        "untap": "next_step",
        "upkeep": "next_step",
        "draw": "next_phase",
        "precombat": "next_phase",
        "begin": "next_step",
        "declare_attackers": "next_step",
        "declare_blockers": "next_step",
        "damage": "next_step",
        "combat/end": "next_phase",
        "postcombat": "next_phase",
        "ending/end": "next_step",
        "cleanup": "next_turn",
    },
    pass_turn_to="ending/end",
)


def new_duel(g: Setup) -> Duel:
    return Duel([Duelist() for _ in g.seats])


duel = Game(
    "duel",
    version="1",
    seats=2,
    state=Duel,
    setup=new_duel,
    flow=Flow(Segment("play", Turns("", *DUEL_TURN, moves=[tap, cast])), config=DUEL_TABLE),
    objects=Objects(lambda s: s.stack, resolve, lambda s: s.stack[-1].by),
    threatened=lambda s, seat: bool(s.duelists[1 - seat].attacking),
    outcome=survivor,
)

# -- without responses -----------------------------------------------------------------------------------------


class Teller(State):
    lore: int = 0
    ink: int = 0
    cards: int = 3
    ready: int = 0
    exerted: int = 0
    """Characters that were played or sent out this turn; they are ready again in the next."""


class Race(State):
    tellers: PerSeat[Teller]


@move
def play(g: Handle[Race], seat: int) -> None:
    """Play a character for one ink."""
    me = g.s.tellers[seat]
    me.ink, me.cards, me.exerted = me.ink - 1, me.cards - 1, me.exerted + 1


@play.when
def can_play(s: Race, seat: int) -> bool:
    return s.tellers[seat].ink > 0 and s.tellers[seat].cards > 0


@move
def quest(g: Handle[Race], seat: int) -> None:
    """Send a ready character out for lore."""
    me = g.s.tellers[seat]
    me.ready, me.exerted, me.lore = me.ready - 1, me.exerted + 1, me.lore + 1


@quest.when
def has_ready(s: Race, seat: int) -> bool:
    return s.tellers[seat].ready > 0


def ready(g: Handle[Race]) -> None:
    me = g.s.tellers[g.seat]
    me.ready, me.exerted = me.ready + me.exerted, 0


def set_ink(g: Handle[Race]) -> None:
    g.s.tellers[g.seat].ink += 1


def draw_card(g: Handle[Race]) -> None:
    g.s.tellers[g.seat].cards += 1


def spill_ink(g: Handle[Race]) -> None:
    """Ink that was not used dries up."""
    g.s.tellers[g.seat].ink = min(g.s.tellers[g.seat].ink, 1)


class TwelveLore(Message): ...


def twelve_lore(s: Race) -> Outcome | None:
    best = max(range(len(s.tellers)), key=lambda seat: s.tellers[seat].lore)
    return Outcome.win(best, TwelveLore()) if s.tellers[best].lore >= 12 else None


RACE_TURN = (
    Phase("beginning", Step("ready", enter=ready), Step("set", enter=set_ink), Step("draw", enter=draw_card)),
    Phase("main", moves=[play, quest]),
    Phase("end_of_turn", enter=spill_ink, always_run=True),
)
RACE_TABLE = FlowConfig(
    initial_priority="turn_player",
    phase_passing={"beginning": False, "main": False, "end_of_turn": False},
    auto_advance={
        "ready": "next_step",
        "set": "next_step",
        "draw": "next_phase",
        "main": False,
        "end_of_turn": "next_turn",
    },
)


def new_race(g: Setup) -> Race:
    return Race([Teller() for _ in g.seats])


race = Game(
    "race",
    version="1",
    seats=(2, 4),
    state=Race,
    setup=new_race,
    flow=Flow(Segment("play", Turns("", *RACE_TURN)), config=RACE_TABLE),
    outcome=twelve_lore,
)

# -- play ------------------------------------------------------------------------------------------------------


def show(game: Game, seed: int, most: int = 2000) -> Kernel:
    """Play a game at random, printing what is done where."""
    rng = Random(seed)
    kernel = playing.begin(game, 2, seed=str(seed))
    for _ in range(most):
        if kernel.over is not None:
            break
        (seat,) = kernel.actors()
        decision = random_decision(kernel, seat, rng)
        done = f"{decision.name} {' '.join(map(str, decision.args))}"
        print(f"turn {kernel.pos.turn:2}  {kernel.node.address:28} seat {seat}  {done}")
        playing.play(kernel, *decision)
    print(f"{game.title}: {kernel.over}")
    return kernel


if __name__ == "__main__":
    show(duel, 1)
    show(race, 1)
