"""How the server is set up: flags, then environment, then a TOML file, then what is written here."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from math import inf
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import msgspec
from msgspec import Struct

from rondel.errors import RondelError

PREFIX = "RONDEL_"


class BadConfig(RondelError):
    """A setting that cannot be used; names it."""

    code = "bad_config"


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every setting, with its default. The table in `docs/hosting.md` is made from this."""

    host: str = "0.0.0.0"
    """The address to listen on; 127.0.0.1 keeps other devices out."""
    port: int = 8000
    """The port to listen on; 0 takes any free one."""
    url: str = ""
    """How people reach the server, such as https://games.example.org; empty: the address it listens on."""
    names: str = ""
    """Other names people reach it by, with commas between; requests for any other name are refused."""
    store: str = "rondel.sqlite"
    """An SQLite file, or postgresql://…"""
    nats: str = ""
    """nats://… for several processes; empty: one process, or several on one machine through the store."""
    workers: int = 1
    """Processes that share the port."""
    rule_seconds: float = 2.0
    """Seconds of processor time that the rules of a game may take over a command; past that it is refused and nothing
    has changed. Rules that only wait are ended after five times as long."""
    bots: int = 1
    """Processes in which bots think; 0: none can sit down."""
    bot_seconds: float = 1.0
    """How long a bot may think about a decision."""
    bot_pause: float = 0.4
    """Seconds at least from one decision of a bot to the next, where somebody looks on; 0: as fast as they think."""
    bot_ponders: bool = False
    """May bots think while others do? Only in processes that have nothing else to do."""
    watch_seconds: int = 15
    """For so long at most a decision costs no time on a clock while people are still shown what led to it."""
    smtp: str = ""
    """smtp://user:password@host:port, smtps:// for TLS from the start; empty: no mail."""
    mail_from: str = "rondel@localhost"
    """The sender of mails."""
    notice_after: int = 30
    """Seconds somebody must be away before they are told that it is their turn."""
    webhooks_private: bool = False
    """Let webhooks go to addresses inside the own network; for tests and closed networks."""
    secure: bool = False
    """Cookies only over HTTPS; set it when there is a certificate in front."""
    proxy: bool = False
    """Believe X-Forwarded-For and -Proto of a proxy in front."""
    requests_per_minute: int = 600
    """Per address; more are answered with 429."""
    heavy_per_minute: int = 30
    """Those among them that read or play a whole match: its log, file, proof or analysis; a fork, an upload."""
    writes_per_minute: int = 120
    """Requests that change something, per address."""
    messages_per_second: int = 30
    """Per socket, on average over ten seconds."""
    sockets_per_address: int = 200
    """At the same time. An address is a household: with IPv6 its first 64 bits."""
    connections_per_address: int = 256
    """Besides those; not counted behind a proxy."""
    tables_per_person: int = 200
    """That are not finished."""
    idle_minutes: int = 10
    """A table nobody looks at leaves memory after so long."""
    log_level: str = "info"
    """debug, info, warning or error."""
    log_format: str = "text"
    """text for people, json for programs."""
    static: str = ""
    """Where the browser client lies; empty: the one that came with the package."""

    @property
    def processes(self) -> bool:
        """May other processes serve the same tables?"""
        return self.workers > 1 or bool(self.nats)


def load(
    flags: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Config:
    """The settings from all sources; raises `BadConfig`."""
    said: dict[str, _Said] = {}
    env = os.environ if environment is None else environment
    if file is None and (named := env.get(PREFIX + "CONFIG")):
        file = Path(named)
    if file is not None:
        said |= {name: _Said(f"{name} in {file}", value) for name, value in _from_file(file).items()}
    variables = {name: PREFIX + name.upper() for name in _TYPES}
    said |= {name: _Said(variable, env[variable]) for name, variable in variables.items() if variable in env}
    flagged = {name: value for name, value in (flags or {}).items() if value is not None}
    said |= {name: _Said(f"--{name.replace('_', '-')}", value) for name, value in flagged.items()}
    return Config(**{name: _usable(name, one) for name, one in said.items()})


def misspelt(environment: Mapping[str, str]) -> list[str]:
    """What to say of variables that are none of ours and look like one; others' variables may begin like ours."""
    ours = [name.upper() for name in ("config", *_TYPES)]
    said = []
    for variable in sorted(environment):
        name = variable.removeprefix(PREFIX)
        if name != variable and name not in ours and (near := get_close_matches(name, ours, 1)):
            said.append(f"{variable} is no setting and counts for nothing; did you mean {PREFIX}{near[0]}?")
    return said


class _Said(NamedTuple):
    """What somebody has set, and where, for whoever has to mend it."""

    where: str
    value: Any


class _Bound(NamedTuple):
    """What a setting must be besides its type, and how that is said."""

    holds: Callable[[Any], bool]
    words: str


_TYPES: dict[str, type] = get_type_hints(Config)
_KINDS = {int: "a whole number", float: "a number", bool: "true or false", str: "text in quotes"}
_LEVELS, _FORMATS = ("debug", "info", "warning", "error"), ("text", "json")
_BOUNDS = {
    "port": _Bound(lambda port: 0 <= port <= 65535, "0 to 65535"),
    "url": _Bound(
        lambda url: not url or url.startswith(("http://", "https://")), "an address with http:// or https://"
    ),
    "workers": _Bound(lambda workers: workers >= 1, "1 or more"),
    "bots": _Bound(lambda bots: bots >= 0, "0 or more"),
    "bot_seconds": _Bound(lambda seconds: 0 < seconds < inf, "more than 0 (1 is usual; bots = 0 means no bots)"),
    "log_level": _Bound(lambda level: level in _LEVELS, "debug, info, warning or error"),
    "log_format": _Bound(lambda form: form in _FORMATS, "text or json"),
}


def _usable(name: str, said: _Said) -> Any:
    """The value of a setting in its type; raises `BadConfig`, which says where to mend what."""
    try:
        value: Any = msgspec.convert(said.value, _TYPES[name], strict=False)
    except msgspec.ValidationError:
        raise BadConfig(f"{said.where} must be {_KINDS[_TYPES[name]]}, not {said.value!r}") from None
    bound = _BOUNDS.get(name)
    if bound is not None and not bound.holds(value):
        raise BadConfig(f"{said.where} must be {bound.words}, not {value!r}")
    return value


def _from_file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadConfig(f"there is no file {path}") from None
    except (OSError, ValueError) as problem:  # what is no TOML, and no text at all
        raise BadConfig(f"{path}: {problem}") from None
    settings = found.get("server", found)
    if not isinstance(settings, dict):
        raise BadConfig(f"{path}: the settings stand below [server]")
    for name in settings.keys() - _TYPES.keys():
        near = get_close_matches(name, _TYPES, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadConfig(f"{path}: there is no setting {name}{hint}")
    return settings
