"""The whole exception family, with stable codes.

A player's mistake is a `Rejected`, an author's a `DefinitionError` or a `RuleBug`, a damaged file a `FileError`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rondel import messages
from rondel.messages import Message, Phrase, Words, words_of


class RondelError(Exception):
    """Base of every error this package raises on purpose."""

    code = "error"


class Refusal(NamedTuple):
    """Why something is not allowed: a stable code, what to say about it, and facts for programs."""

    code: str
    """Stable, for programs."""
    text: Message | Words = ""
    """A message is put into a phrase only when somebody wants to know: most refusals tell just that something is none
    of the options."""
    params: Mapping[str, Any] = {}
    """Facts for programs, which people are not told."""
    module: str = ""
    """Where the message is declared, so that a traceback can say it."""

    @classmethod
    def of(cls, why: Message, code: str = "", /, **facts: Any) -> Refusal:
        """A message as a refusal: its key is the code where no other is given; programs may want facts that people are
        not told."""
        return cls(code or why.key, why, facts, type(why).__module__)

    @property
    def sentence(self) -> Words:
        """What to say."""
        return words_of(self.text) or Phrase(self.code)


class NotNow(Message):
    """It cannot be done now, and nobody says why."""


Verdict = Message | Refusal | str | bool | None
"""What a rule says of a decision: True and None mean yes; a message or a bare code says why not."""


def is_yes(verdict: Verdict) -> bool:
    """Does a rule allow it?"""
    return verdict is None or verdict is True


def refusal_of(verdict: Verdict) -> Refusal | None:
    """A rule's verdict as a refusal, or None."""
    if verdict is None or verdict is True:
        return None
    if verdict is False:
        return Refusal.of(NotNow())
    if isinstance(verdict, Message):
        return Refusal.of(verdict)
    return Refusal(verdict) if isinstance(verdict, str) else verdict


class Rejected(RondelError):
    """A command was refused; nothing has changed.

    `code` belongs to the core's closed list, `reason` is the game's own code inside `illegal_move`.
    """

    def __init__(
        self, code: str, text: Message | Words = "", *, reason: str = "", params: Mapping[str, Any] | None = None
    ) -> None:
        self.code = code
        self.reason = reason
        self.text: Words = words_of(text) or Phrase(reason or code)
        self.params = dict(params or {})
        self.module = type(text).__module__ if isinstance(text, Message) else ""
        super().__init__(code, self.text)

    def __str__(self) -> str:
        said = self.text if isinstance(self.text, str) else messages.speaker(self.text, self.module)
        return f"{self.code} ({self.reason}): {said}" if self.reason else f"{self.code}: {said}"

    @classmethod
    def illegal(cls, why: Refusal | Message | str) -> Rejected:
        """An `illegal_move` that carries a rule's refusal."""
        refusal = refusal_of(why)
        assert refusal is not None  # a reason, never a yes
        rejected = cls("illegal_move", refusal.sentence, reason=refusal.code, params=refusal.params)
        rejected.module = refusal.module
        return rejected


class Finding(NamedTuple):
    """One thing a definition gets wrong."""

    code: str
    where: str
    text: str
    warning: bool = False

    def __str__(self) -> str:
        return f"{self.code} at {self.where}: {self.text}"


class DefinitionError(RondelError):
    """A game is declared wrongly; lists every finding at once."""

    code = "definition"

    def __init__(self, game: str, findings: Iterable[Finding]) -> None:
        self.game = game
        self.findings: Sequence[Finding] = tuple(findings)
        lines = "".join(f"\n  - {finding}" for finding in self.findings)
        super().__init__(f"the definition of {game!r} has {len(self.findings)} problem(s):{lines}")


ConfigError = DefinitionError
"""The phase and priority document's name for the same thing."""


class RuleBug(RondelError):
    """Rule code did something the engine cannot accept; carries where it happened."""

    code = "rule_bug"

    def __init__(self, text: str, *, node: str = "", ask: str = "", line: str = "") -> None:
        self.text, self.node, self.ask, self.line = text, node, ask, line
        where = ", ".join(f"{key} {value}" for key, value in (("node", node), ("question", ask), ("at", line)) if value)
        super().__init__(f"{text} ({where})" if where else text)


class LoopDetected(RuleBug):
    """The flow goes round without anybody acting; carries the trace of node addresses."""

    code = "loop"

    def __init__(self, trace: Sequence[str]) -> None:
        self.trace = tuple(trace)
        tail = " → ".join(self.trace[-12:])
        super().__init__(f"the flow does not come to rest: … {tail}", node=self.trace[-1] if trace else "")


class ReplayDivergence(RondelError):
    """The log, replayed, does not lead where it led before; carries the number of the entry where, if it was one."""

    code = "replay_divergence"

    def __init__(self, text: str, entry: int | None = None) -> None:
        self.entry = entry
        super().__init__(text)


class CommandFailed(RondelError):
    """A rule raised: the match is as it was before the command, and a crash report is kept."""

    code = "internal_error"

    def __init__(self, text: str, report: bytes) -> None:
        self.report = report
        super().__init__(text)


class RulesTooSlow(CommandFailed):
    """Rules did not come to an end in time: the match is as it was before, and a crash report is kept."""

    code = "rules_too_slow"

    def __init__(self, text: str, report: bytes = b"") -> None:
        super().__init__(text, report)


class UnknownNode(RondelError):
    """No node has that address."""

    code = "unknown_node"


class UnknownGame(RondelError):
    """No game has that name."""

    code = "unknown_game"

    def __init__(self, name: str, nearest: Sequence[str] = ()) -> None:
        self.name, self.nearest = name, tuple(nearest)
        hint = f"; did you mean {' or '.join(map(repr, nearest))}?" if nearest else ""
        super().__init__(f"there is no game called {name!r}{hint}")


class UnusableGame(RondelError):
    """A game is there but cannot be loaded; the others are not touched by it."""

    code = "unusable_game"

    def __init__(self, name: str, reason: str) -> None:
        self.name, self.reason = name, reason
        super().__init__(f"the game {name!r} cannot be used: {reason}")


class Said(RondelError):
    """An error that people are told of, in their own language."""

    def __init__(self, code: str, text: Message | Words) -> None:
        self.code = code
        self.text: Words = words_of(text)
        self.module = type(text).__module__ if isinstance(text, Message) else ""
        super().__init__(self.text)

    def __str__(self) -> str:
        return self.text if isinstance(self.text, str) else messages.speaker(self.text, self.module)


class BadOptions(Said):
    """A match cannot be set up with these options or this number of seats."""

    def __init__(self, text: Message | Words, code: str = "bad_options") -> None:
        super().__init__(code, text)


class FileError(Said):
    """A match file cannot be used: `file/corrupt`, `file/format`, `file/version`, `file/game` or `file/diverges`."""
