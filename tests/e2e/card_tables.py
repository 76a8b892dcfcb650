"""Matches of the four card games at moments worth seeing, to be brought to a server as files."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rondel.core import file as files
from rondel.core.loading import starting_at
from tests.core.parts.tables import A, B, C, CardTable, D
from tests.games.emberlode.tables import Table as Emberlode
from tests.games.emberlode.tables import at
from tests.games.fenlight.tables import Table as Fenlight
from tests.games.lanternfall.tables import Table as Lanternfall
from tests.games.skyreef.tables import Table as Skyreef

GAMES = ("emberlode", "lanternfall", "skyreef", "fenlight")
NAMES = ("Mara", "Ilya", "Juno", "Toma")


def match_file(table: CardTable) -> bytes:
    """The match as a file; it begins where the table is."""
    header = replace(table.match.header, names=NAMES[: table.match.header.seats])
    return files.dump(starting_at(table.kernel, header))


# -- Emberlode -------------------------------------------------------------------------------------------------


def _ember(seats: int = 2) -> Emberlode:
    """Some turns in: creatures on both sides, wells to pay with."""
    table = Emberlode(seats)
    for seat in table.match.seats:
        table.wells(seat, 5 - seat % 2)
        table.s.players[seat].vigor = 11 - 2 * seat
        table.s.players[seat].discard += [
            table.card(seat, kind) for kind in (("flare", "hound"), ("ebb", "heron"))[seat % 2]
        ]
    table.field(A, "captain")
    table.field(A, "brawler")
    table.field(A, "drake")
    for seat in (B, D)[: seats // 2]:
        table.field(seat, "sentry")
        table.field(seat, "archer")
        table.field(seat, "healer")
    if seats > C:
        table.field(C, "ogre")
        table.field(C, "adept", tapped=True)
    return table


def ember_main(seats: int = 2) -> Emberlode:
    table = _ember(seats)
    table.hand(A, "well", "imp", "flare", "lance", "chant", "mourner", "surge")
    table.hand(B, "nullw", "brace", "well", "salvage")
    return table


def ember_stack() -> Emberlode:
    """A spell, an answer to it, and something that could answer the answer."""
    table = _ember()
    ogre, *_ = table.hand(A, "ogre", "snare", "flare", "well", "surge")
    wave, *_ = table.hand(B, "nullw", "brace", "well")
    table.do(A, "cast", card=ogre, targets=[])
    table.pass_(A)
    table.do(B, "cast", card=wave, targets=[{"object": table.s.stack[-1].id}])
    table.pass_(B)
    return table


def ember_attack() -> Emberlode:
    table = _ember()
    table.hand(A, "flare", "well", "surge")
    table.to("play/combat/begin").pass_(A, B)
    return table


def ember_blocks() -> Emberlode:
    """Three attack; blocks are to be declared."""
    table = _ember()
    table.hand(B, "brace", "ebb", "well")
    table.to("play/combat/begin").pass_(A, B)
    table.answer(A, [(creature.card.iid, B) for creature in table.s.players[A].field])
    table.pass_(A, B)
    return table


def ember_combat() -> Emberlode:
    """Blocks are declared, and a spell is aimed at the fight."""
    table = ember_blocks()
    table.wells(A, 3)
    surge, *_ = table.hand(A, "surge", "flare", "well")
    captain, brawler, _ = (creature.card.iid for creature in table.s.players[A].field)
    sentry, archer, healer = (creature.card.iid for creature in table.s.players[B].field)
    table.answer(B, [(sentry, brawler), (healer, captain), (archer, captain)])
    if table.kernel.live is not None:
        table.answer(A, [archer, healer])
    table.do(A, "cast", card=surge, targets=at(brawler))
    table.pass_(A)
    return table


def ember_trigger() -> Emberlode:
    """A creature has come, and its trigger asks for a target."""
    table = _ember()
    imp, *_ = table.hand(A, "imp", "flare", "well")
    table.do(A, "cast", card=imp, targets=[])
    table.pass_(A, B)
    return table


# -- Lanternfall -----------------------------------------------------------------------------------------------


def _lantern(seats: int = 2) -> Lanternfall:
    table = Lanternfall(seats)
    for seat in table.match.seats:
        table.oil(seat, 5)
        table.s.players[seat].renown = 8 - 2 * seat
        table.s.players[seat].discard += [table.card(seat, "moth"), table.card(seat, "road")]
    table.field(A, "judge")
    table.field(A, "fog", damage=1)
    table.field(A, "thief")
    table.keepsake(A, "lantern")
    table.field(B, "porter", ready=False)
    table.field(B, "knight", ready=False, damage=2)
    table.field(B, "duelist", settled=False)
    table.keepsake(B, "lantern", ready=False)
    for seat in range(C, seats):
        table.field(seat, "hermit", ready=False)
        table.field(seat, "schol")
    return table


def lantern_main(seats: int = 2) -> Lanternfall:
    table = _lantern(seats)
    table.hand(A, "reader", "queen", "snuff", "tale", "twins", "appr")
    table.hand(B, "giant", "rally", "moth")
    return table


def lantern_bag() -> Lanternfall:
    """Two different triggers of one seat wait in the bag."""
    table = _lantern()
    table.field(B, "choir")
    table.field(B, "choir", damage=1)
    table.hand(B, "giant", "rally", "moth")
    table.end_turn(A)
    return table


def lantern_discard() -> Lanternfall:
    """The thief journeys: an opponent chooses what to discard."""
    table = _lantern()
    table.hand(B, "giant", "rally", "moth")
    table.do(A, "journey", wanderer=table.s.players[A].field[2].card.iid)
    return table


# -- Skyreef ---------------------------------------------------------------------------------------------------


def _reef(seats: int = 2) -> Skyreef:
    table = Skyreef(seats)
    for seat in table.match.seats:
        table.volts(seat, 6)
        table.s.players[seat].discard += [table.card(seat, "rope"), table.card(seat, "spar")]
    table.unit(A, "gunner")
    table.unit(A, "lancer")
    table.unit(A, "twin", active=False)
    table.unit(B, "look")
    table.unit(B, "bell", active=False)
    table.unit(B, "bulwark")
    for seat in range(C, seats):
        table.unit(seat, "spar")
        table.unit(seat, "mist", active=False)
    table.s.players[A].leader.volts = 2
    table.s.players[A].volts.spent = 2
    table.life(B, "sail", "rope")
    return table


def reef_main(seats: int = 2) -> Skyreef:
    table = _reef(seats)
    table.hand(A, "powder", "rigger", "broad", "signal", "hard", "gull")
    table.hand(B, "wake", "ghost", "coral")
    return table


def reef_block() -> Skyreef:
    table = _reef()
    table.hand(B, "wake", "ghost", "coral", "squall")
    table.attack(A, table.leader(A), table.leader(B))
    return table


def reef_counter() -> Skyreef:
    table = reef_block()
    table.pass_(B)
    return table


def reef_assist() -> Skyreef:
    """Somebody else may help the defender."""
    table = _reef(4)
    table.hand(B, "wake", "ghost")
    table.hand(C, "gull", "rope")
    table.attack(A, table.leader(A), table.leader(B))
    table.pass_(B, B)
    return table


def reef_spark() -> Skyreef:
    """A life card is taken, and its spark may be used."""
    table = reef_counter()
    table.pass_(B)
    return table


def reef_dusk() -> Skyreef:
    table = _reef()
    table.hand(B, "squall", "ghost", "coral")
    table.do(A, "pass_turn")
    table.pass_(A)
    return table


# -- Fenlight --------------------------------------------------------------------------------------------------


def _fen(seats: int = 2) -> Fenlight:
    table = Fenlight(seats)
    for seat in table.match.seats:
        table.stones(seat, 6)
        table.s.players[seat].points = 4 - seat
        table.s.players[seat].discard += [table.card(seat, "otter"), table.card(seat, "firm")]
    table.unit(A, "rider")
    table.unit(A, "knight")
    table.held(A, 0, "imp", ready=False)
    table.held(B, 1, "guard")
    table.unit(B, "toad", at=1)
    table.unit(B, "sage")
    for seat in range(C, seats):
        table.unit(seat, "otter")
        table.unit(seat, "drake", ready=False)
    if seats > C:
        table.held(C, 2, "troll")
    return table


def fen_main(seats: int = 2) -> Fenlight:
    table = _fen(seats)
    table.hand(A, "eel", "spark", "gust", "chall", "flies", "rally")
    table.hand(B, "firm", "snuff", "witch")
    return table


def fen_showdown() -> Fenlight:
    """Focus in a showdown."""
    table = fen_main()
    table.move(A, 1, *[unit.card.iid for unit in table.s.players[A].units[:2]])
    return table


def fen_chain() -> Fenlight:
    """A spell on the chain, and somebody who could answer."""
    table = fen_showdown()
    guard = table.s.players[B].units[0].card.iid
    spark = next(card.iid for card in table.s.players[A].hand if card.kind == "spark")
    table.do(A, "cast", card=spark, targets=at(guard))
    table.pass_(A)
    return table


def fen_assign() -> Fenlight:
    """Everybody has passed: damage is dealt out."""
    table = fen_showdown()
    while table.kernel.live is None:
        table.pass_(table.holder)
    return table


STAGES: dict[str, Callable[[], CardTable]] = {
    "emberlode-main": ember_main,
    "emberlode-four": lambda: ember_main(4),
    "emberlode-stack": ember_stack,
    "emberlode-attack": ember_attack,
    "emberlode-blocks": ember_blocks,
    "emberlode-combat": ember_combat,
    "emberlode-trigger": ember_trigger,
    "lanternfall-main": lantern_main,
    "lanternfall-four": lambda: lantern_main(4),
    "lanternfall-bag": lantern_bag,
    "lanternfall-discard": lantern_discard,
    "skyreef-main": reef_main,
    "skyreef-four": lambda: reef_main(4),
    "skyreef-block": reef_block,
    "skyreef-counter": reef_counter,
    "skyreef-assist": reef_assist,
    "skyreef-spark": reef_spark,
    "skyreef-dusk": reef_dusk,
    "fenlight-main": fen_main,
    "fenlight-four": lambda: fen_main(4),
    "fenlight-showdown": fen_showdown,
    "fenlight-chain": fen_chain,
    "fenlight-assign": fen_assign,
}
