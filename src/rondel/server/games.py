"""The games one can set up: what is on their boxes, and their options as a form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import structs, to_builtins

from rondel import registry
from rondel.bots.registry import BOTS, levels, usual
from rondel.core import outline
from rondel.core.clocks import PRESETS, ClockSettings, clock_settings
from rondel.core.defaults import TableDefaults
from rondel.core.exports import Export
from rondel.core.game import Game
from rondel.core.match import Match
from rondel.core.reference import look_up, terms
from rondel.core.view import SPECTATOR
from rondel.errors import BadOptions
from rondel.messages import Message, Phrase, key_for
from rondel.server.phrases import PHRASES, REACTIONS
from rondel.server.refusals import bad, not_found
from rondel.server.shipped import shipped
from rondel.server.store.rows import MatchResult
from rondel.wire.http.games import (
    Checked,
    ExportInfo,
    GameInfo,
    GameList,
    GameStatistics,
    NamesPage,
    OptionField,
    ReferencePage,
)
from rondel.words import ENGLISH, Speaker
from rondel.words.catalogue import BOOKS, languages, source


class NoSuchGame(Message): ...


class CannotBePlayed(Message): ...


class NoSuchBot(Message): ...


@cache
def game_info(name: str, language: str = ENGLISH) -> GameInfo:
    """A game as the set-up form needs it, in the words of its catalogue where that has them."""
    meta, game = registry.meta(name), registry.game(name)
    words = Speaker(language, game.module)
    _, parts = msgspec.json.schema_components([game.options], ref_template="#/$defs/{name}")
    schema = parts.get(game.options.__name__, {})
    if len(parts) > 1:
        schema = {**schema, "$defs": parts}
    fields = tuple(_field(key, _resolved(part, parts), words) for key, part in schema.get("properties", {}).items())
    return GameInfo(
        name=name,
        title=meta.title,
        version=meta.version,
        summary=words.known(Phrase("summary")) or meta.summary,
        stage=meta.stage,
        seats=meta.seats,
        minutes=meta.minutes,
        options=fields,
        schema=schema,
        presets={key: dict(to_builtins(preset, str_keys=True)) for key, preset in game.presets.items()},
        preset_titles={key: title for key in game.presets if (title := words.known(Phrase(key_for("preset", key))))},
        bots=bot_names(name),
        usual_bot=usual(game),
        hints=game.score is not None,
        offers_draw=game.offers_draw,
        table=defaults(name),
        exports=tuple(_export(key, each, words) for key, each in game.exports.items()),
        has_reference=game.reference is not None or bool(game.terms),
        has_lesson=game.lesson is not None,
        view=outline.outline(game),
        web=shipped(name).web,
    )


def game_list(open_tables: Mapping[str, int], language: str = ENGLISH) -> GameList:
    """Every game that can be played; one that cannot is left out, see `left_out`."""
    told = (game_info(name, _spoken(name, language)) for name in registry.names() if name not in left_out())
    found = tuple(structs.replace(info, open_tables=open_tables.get(info.name, 0)) for info in told)
    return GameList(found, dict(PRESETS), dict(PHRASES), REACTIONS)


def _spoken(name: str, language: str) -> str:
    """The language, if somebody has translated the game into it."""
    return language if language in languages(registry.game(name).module) else ENGLISH


@cache
def left_out() -> Mapping[str, str]:
    """Games that are there but cannot be played, with the reason: for whoever runs the server."""
    found = registry.unusable(rules=True)
    for name in registry.names():
        if name not in found:
            try:
                game_info(name)
            except Exception as problem:  # what an author says about options and tables may be anything
                found[name] = f"its options cannot be shown: {type(problem).__name__}: {problem}"
    return found


def board_problems() -> dict[str, tuple[str, ...]]:
    """What is wrong with what packages bring for the browser, by game: for whoever runs the server."""
    return {name: found for name in registry.names() if (found := shipped(name).problems)}


def _resolved(part: Mapping[str, Any], parts: Mapping[str, Any]) -> dict[str, Any]:
    """A property with what it refers to, and without `null`."""
    found = dict(part)
    choices = found.pop("anyOf", None)
    if choices:
        plain = [each for each in choices if each.get("type") != "null"]
        found = {**(plain[0] if plain else {}), **found, "optional": len(plain) < len(choices)}
    if "$ref" in found:
        found = {**parts[found.pop("$ref").rpartition("/")[2]], **found}
    return found


def _field(name: str, schema: Mapping[str, Any], words: Speaker) -> OptionField:
    kind = {"boolean": "bool", "integer": "int", "array": "many"}.get(schema.get("type", ""), "text")
    choices = tuple(schema.get("enum", ()))
    items = schema.get("items")
    if kind == "many" and isinstance(items, Mapping):
        choices = tuple(items.get("enum", ()))
    low, high = schema.get("minimum"), schema.get("maximum")
    if schema.get("exclusiveMinimum") is not None:
        low = schema["exclusiveMinimum"] + 1
    if schema.get("exclusiveMaximum") is not None:
        high = schema["exclusiveMaximum"] - 1
    called = Phrase(key_for("option", name))
    return OptionField(
        name=name,
        kind="choice" if "enum" in schema else kind,  # type: ignore[arg-type]
        label=words.known(called) or schema.get("title") or _readable(name),
        help=words.known(called, "help") or schema.get("description", ""),
        default=schema.get("default"),
        min=low,
        max=high,
        choices=choices,
        labels=tuple(
            words.known(Phrase(key_for("choice", f"{name}-{choice}"))) or _readable(choice) for choice in choices
        ),
        optional=bool(schema.get("optional", False)),
        needs=dict(schema.get("needs", {})),
    )


def _export(name: str, export: Export, words: Speaker) -> ExportInfo:
    called = words.known(Phrase(key_for("export", name)))
    return ExportInfo(name, called or _readable(name), export.only_over)


def _readable(name: object) -> str:
    return re.sub("[_-]", " ", str(name)).capitalize()


def check(name: str, seats: int, options: dict[str, Any]) -> Checked:
    """May a match be played with these options? For a form that tells while one fills it in."""
    try:
        return Checked(True, options=read_options(name, seats, options))
    except BadOptions as problem:
        return Checked(False, problem.text)


def read_options(name: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """All options of a game with defaults filled in; raises `BadOptions`."""
    game = registry.game(name)
    game.check_seats(seats)
    return dict(to_builtins(game.read_options(dict(options), seats), str_keys=True))


def defaults(name: str) -> TableDefaults:
    """What a game proposes for its tables."""
    return defaults_of(registry.game(name))


def defaults_of(game: Game | None) -> TableDefaults:
    """What a game proposes for its tables; what is usual where there is no such game any more."""
    found = (game.table if game is not None else None) or TableDefaults()
    return found if found.seats or game is None else structs.replace(found, seats=game.usual_seats)


def clock_of(name: str, wanted: str | ClockSettings | None) -> ClockSettings:
    """A clock by its name, the game's own or one of the usual ones; raises `BadOptions`."""
    own = defaults(name)
    if wanted is None:
        return own.clock
    return own.clocks[wanted] if isinstance(wanted, str) and wanted in own.clocks else clock_settings(wanted)


def known(name: str) -> str:
    """A game's own name; refuses what is no game."""
    if name not in registry.names():
        raise bad("unknown_game", NoSuchGame(), game=name[:40])
    if name in left_out():
        raise bad("unusable_game", CannotBePlayed(), game=name)
    return name


def bot_names(game: str) -> tuple[str, ...]:
    """The levels that a game offers, the weakest first."""
    return tuple(levels(registry.game(game)))


def known_bot(game: str, name: str) -> str:
    """A bot that can play a game, by its level or plain name; nothing said means the usual one."""
    if not name:
        return usual(registry.game(game))
    if name not in bot_names(game) and name not in BOTS:
        raise bad("unknown_bot", NoSuchBot(), bots=list(bot_names(game)))
    return name


def reference(
    match: Match | None, name: str, query: str, kind: str, group: str, limit: int, language: str = ENGLISH
) -> ReferencePage:
    """What is printed on a game's components, as everybody at a table may read it, in the reader's language."""
    game = registry.game(name)
    if game.reference is None and not game.terms:
        raise not_found("reference")
    words = Speaker(language, game.module)
    printed = game.reference(match.view(SPECTATOR) if match is not None else None) if game.reference is not None else ()
    items = tuple(map(words.spoken, (*printed, *terms(game.terms))))
    found = look_up(items, query, kinds=(kind,) if kind else (), group=group)
    return ReferencePage(len(found), tuple(found[:limit]), tuple(dict.fromkeys(item.kind for item in items)))


def names(name: str) -> NamesPage:
    """What the listed things of a game are called."""
    return NamesPage(outline.names(registry.game(name)))


def messages(name: str, language: str) -> str:
    """A game's own catalogue in a language; empty where there is none."""
    module = registry.game(name).module
    return source(module, language) if language in languages(module) else ""


def rules(name: str, language: str) -> str:
    """The rules to read, chapter by chapter; empty where there are none in that language."""
    module = registry.game(name).module
    return source(module, language, BOOKS) if language in languages(module, BOOKS) else ""


def statistics(name: str, results: list[MatchResult]) -> GameStatistics:
    """What finished matches add up to."""
    count = len(results)
    wins: dict[str, int] = {}
    reasons: dict[str, int] = {}
    events: dict[str, float] = {}
    scores: dict[str, list[int]] = {}
    words = Speaker(module=registry.game(name).module)
    for result in results:
        reason = words.say(result.outcome.reason)
        reasons[reason] = reasons.get(reason, 0) + 1
        for seat in result.outcome.winners:
            wins[str(seat)] = wins.get(str(seat), 0) + 1
        for seat, score in enumerate(result.outcome.scores):
            scores.setdefault(str(seat), []).append(score)
        for event, times in result.events.items():
            events[event] = events.get(event, 0) + times / count
    return GameStatistics(
        game=name,
        matches=count,
        entries=sum(result.entries for result in results),
        minutes=round(sum(result.net_ms for result in results) / 60_000 / count, 2) if count else 0.0,
        wins=wins,
        reasons=reasons,
        events={event: round(times, 3) for event, times in sorted(events.items())},
        scores={seat: round(sum(found) / len(found), 2) for seat, found in scores.items()},
    )
