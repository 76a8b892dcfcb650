"""What may be done: a function that changes the state, its typed arguments, and when it is legal."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Concatenate,
    Literal,
    NewType,
    TypedDict,
    TypeVar,
    Union,
    Unpack,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

import msgspec
from msgspec import Struct, to_builtins

from rondel.core.choices import Asks, Choice, NotAnOption
from rondel.core.place import wants_place
from rondel.core.seats import Seat
from rondel.core.spelling import Spelled
from rondel.core.state import Ref, Secret
from rondel.errors import Finding, Refusal, Rejected, Verdict, is_yes, refusal_of
from rondel.messages import Message, Phrase, Words, key_for

if TYPE_CHECKING:
    from random import Random

Options = Callable[[Any, int], Iterable[Any]]
When = Callable[[Any, int], "Verdict"] | Callable[[Any, int, Any], "Verdict"]
Check = Callable[..., "Verdict"]
Preview = Callable[..., "Message | Words | None"]
Caption = Callable[..., "Message | Words"]
# A rule function is handed back with its own type, so that other rules can call it.
OptionsT = TypeVar("OptionsT", bound=Options)
WhenT = TypeVar("WhenT", bound=When)
CheckT = TypeVar("CheckT", bound=Check)
PreviewT = TypeVar("PreviewT", bound=Preview)
CaptionT = TypeVar("CaptionT", bound=Caption)
By = Literal["holder", "turn", "others", "any", "host"] | Callable[[Any], Iterable[int]]
Seals = bool | Callable[..., bool]

_ATOMS = (int, str, bool, float, type(None))


@dataclass(frozen=True)
class Param:
    """One argument of a move."""

    name: str
    type: Any
    secret: Secret | None
    refers: str
    target_refers: str
    """What the second of each pair is, where it pairs things."""
    required: bool


class Move(Spelled):
    """A move of a game; made with the decorator `move`."""

    def __init__(
        self,
        fn: Callable[..., Any],
        *,
        name: str = "",
        by: By = "holder",
        asks: Asks = (),
        leads_to: Sequence[str] = (),
        inputs: Mapping[str, Choice] | None = None,
        anytime: bool = False,
        sticky: bool = False,
        personal: bool = False,
        seals: Seals = False,
        counts: bool = True,
        merges: Sequence[str] | None = None,
        resource: bool = False,
        label: Words = "",
        help: str = "",
        group: Literal["main", "more", "service"] = "main",
        confirm: str = "",
    ) -> None:
        self.fn = fn
        self.name = name or fn.__name__
        self.by: By = by
        self.asks, self.leads_to = asks, tuple(leads_to)
        self.inputs = dict(inputs or {})
        self.anytime = anytime
        """A correction that is accepted even while a script waits for an answer; from the host also during a pause."""
        self.sticky = sticky
        """Survives a rollback: options, pauses, private notes."""
        self.personal = personal
        """Nobody does it for somebody else, not even the host: private notes."""
        self.seals = seals
        """What was done before it, and it itself, can no longer be taken back; as a function ``(state, seat,
        *arguments)`` it is asked before the move is made."""
        self.counts = counts and by == "holder"
        """Does it count among the moves of a leaf, for `each` and `least`?"""
        self.merges = None if merges is None else tuple(merges)
        """Directly repeated by the same person with these arguments the same, it is taken back as one: a counter."""
        self.resource = resource
        """It only produces resources, so that it is no reason to stop an automatic pass."""
        doc = inspect.getdoc(fn) or ""
        self.label: Words = label or Phrase(key_for("move", self.name))
        self.help = help or doc.split("\n\n")[0].replace("\n", " ")
        self.group: Literal["main", "more", "service"] = group
        self.confirm = confirm
        self.is_script = inspect.iscoroutinefunction(fn)
        self.findings: list[Finding] = []
        self.params = self._read_params()
        self.arity = len(self.params)
        self.has_secrets = any(param.secret is not None for param in self.params)
        """Is there an argument that not everybody may read?"""
        self.for_some = tuple(
            (param.name, sees)
            for param in self.params
            if param.secret is not None and not isinstance(sees := param.secret.sees, str)
        )
        """The arguments that only an audience may read, each with the function that says who is in it."""
        self.single = self.arity == 1
        self.type = self._arguments_type()
        self.is_listed = not self.inputs
        """Can its legal arguments be listed, so that nobody needs to draw them one by one?"""
        self.values: Options = self._suggested
        """The suggestions ``(state, seat)``: bare values for a move with one argument, else rows."""
        self._options: Options | None = None
        self._listed: Options | None = None
        self._candidates: Options | None = None
        self._check: Callable[..., Verdict] | None = None
        self._when: Callable[[Any, int], Verdict] | None = None
        self.placed_when: Callable[[Any, int, Any], Verdict] | None = None
        """Whether it can be made, where that depends on where the match is."""
        self.preview: Callable[..., Message | Words | None] | None = None
        self.caption: Callable[..., Message | Words] | None = None

    def __repr__(self) -> str:
        return f"<move {self.name}({', '.join(param.name for param in self.params)})>"

    # -- what an author adds ---------------------------------------------------------------------------------

    def check(self, fn: CheckT) -> CheckT:
        """``(state, seat, *arguments)``: None if legal, else the reason. The one place that says what is legal."""
        self._check = fn
        return fn

    def candidates(self, fn: OptionsT) -> OptionsT:
        """What to show ``(state, seat)``, legal or not: values, or rows; those that `check` accepts are the options."""
        self._candidates, self.is_listed = fn, True
        return fn

    def options(self, fn: OptionsT) -> OptionsT:
        """All that is legal ``(state, seat)``: instead of a `check`, or to find faster what it would accept.

        The test kit compares them with what `check` accepts.
        """
        self._options = self._listed = fn
        self._lists()
        return fn

    def suggestions(self, fn: OptionsT) -> OptionsT:
        """Some of what `check` accepts ``(state, seat)``, where there is too much, or much that comes to the same."""
        self._listed = fn
        self._lists()
        return fn

    def _lists(self) -> None:
        """What the game lists is what is suggested, unless something stands before it."""
        self.is_listed = True
        if self._listed is not None and self._when is None:
            self.values = self._listed

    def when(self, fn: WhenT) -> WhenT:
        """``(state, seat)``: whether the move can be made at all, whatever its arguments.

        With a third parameter it is given the `Place`, and a move that cannot be made where the match is is not shown.
        """
        if wants_place(fn, 2):
            self.placed_when = cast("Callable[[Any, int, Any], Verdict]", fn)
        else:
            self._when, self.values = cast("Callable[[Any, int], Verdict]", fn), self._suggested
        return fn

    def previews(self, fn: PreviewT) -> PreviewT:
        """``(state, seat, *arguments)``: one line that says what would happen."""
        self.preview = fn
        return fn

    def captions(self, fn: CaptionT) -> CaptionT:
        """``(state, seat, *arguments)``: what the choice of these arguments together is called."""
        self.caption = fn
        return fn

    # -- what the engine asks --------------------------------------------------------------------------------

    @property
    def functions(self) -> tuple[Callable[..., Any] | None, ...]:
        """All the author's code in it."""
        when = self._when if self.placed_when is None else self.placed_when
        return self.fn, self._listed, self._candidates, self._check, when, self.preview, self.caption

    @property
    def has_candidates(self) -> bool:
        """Are there things to show that may be refused?"""
        return self._candidates is not None

    @property
    def has_options(self) -> bool:
        """Does the game itself list arguments?"""
        return self._listed is not None or self._candidates is not None

    @property
    def claims_all(self) -> bool:
        """Are its options all there is, as the game says?"""
        return self._options is not None

    @property
    def enumerates(self) -> bool:
        """Can the arguments be listed?"""
        return self.has_options or len(self.inputs) == self.arity

    def closed(self, s: Any, seat: Seat) -> Refusal | None:
        """Why the move cannot be made now, whatever its arguments."""
        return None if self._when is None else refusal_of(self._when(s, seat))

    def _suggested(self, s: Any, seat: Seat) -> Iterable[Any]:
        when, listed = self._when, self._listed
        if when is not None and (verdict := when(s, seat)) is not None and refusal_of(verdict):
            return ()
        if listed is not None:
            return listed(s, seat)
        if not self.params:
            return ((),) if self._check is None or self.refuses(s, seat, ()) is None else ()
        if self._candidates is not None:
            return self._accepted(s, seat, self._candidates(s, seat))
        return self._from_inputs(s, seat)

    def _accepted(self, s: Any, seat: Seat, values: Iterable[Any]) -> Iterator[Any]:
        """Those of the values that are legal; that the move can be made at all is known."""
        check = self._check
        if check is None or self.inputs:
            return (value for value in values if self.refuses(s, seat, self.row(value)) is None)
        if self.single:
            return (value for value in values if is_yes(check(s, seat, value)))
        return (row for row in values if is_yes(check(s, seat, *row)))

    def rows(self, s: Any, seat: Seat) -> Iterator[tuple[Any, ...]]:
        """The suggestions as tuples of arguments."""
        return ((value,) for value in self.values(s, seat)) if self.single else iter(self.values(s, seat))

    def row(self, value: Any) -> tuple[Any, ...]:
        """A suggestion as a tuple of arguments."""
        return (value,) if self.single else value

    def shown(self, s: Any, seat: Seat) -> Iterable[Any]:
        """What to show for the arguments, legal or not."""
        return self._candidates(s, seat) if self._candidates is not None else self.values(s, seat)

    def refuses(self, s: Any, seat: Seat, args: tuple[Any, ...]) -> Refusal | None:
        """Why these arguments are not legal, or None."""
        if self._when is not None and (why := self.closed(s, seat)):
            return why
        for name, choice in self.inputs.items():
            value = args[next(i for i, param in enumerate(self.params) if param.name == name)]
            if (verdict := choice.check(s, seat, value)) is not None:
                return refusal_of(verdict)
        if self._check is not None:
            return refusal_of(self._check(s, seat, *args))
        if self._options is not None:
            wanted = args[0] if self.single else args
            return None if wanted in self._options(s, seat) else Refusal.of(NotAnOption())
        return None

    def sample(self, s: Any, seat: Seat, rng: Random) -> tuple[Any, ...] | None:
        """A random legal row of arguments, or None if there is none."""
        if self._listed is None and self.inputs and not self._check:
            if self.closed(s, seat):
                return None
            return tuple(self.inputs[param.name].sample(s, seat, rng) for param in self.params)
        rows = list(itertools.islice(self.rows(s, seat), 5000))
        return rng.choice(rows) if rows else None

    def decode(self, raw: Any) -> tuple[Any, ...]:
        """Typed arguments from their wire form, an object with one member per argument."""
        if not self.params:
            if raw:
                raise Rejected("bad_arguments", f"{self.name} takes no arguments")
            return ()
        try:
            typed = msgspec.convert({} if raw is None else raw, self.type)
        except msgspec.ValidationError as problem:
            names = ", ".join(param.name for param in self.params)
            raise Rejected("bad_arguments", f"{self.name}({names}): {problem}") from None
        return msgspec.structs.astuple(typed)

    def wire(self, args: Sequence[Any]) -> dict[str, Any]:
        """The wire form of typed arguments."""
        return {
            param.name: value if type(value) in _ATOMS else to_builtins(value, str_keys=True)
            for param, value in zip(self.params, args, strict=True)
        }

    def _from_inputs(self, s: Any, seat: Seat) -> Iterable[Any]:
        if not self.inputs:
            return ()
        choices = [self.inputs[param.name] for param in self.params]
        if self.single:
            found = choices[0].suggest(s, seat)
            return found if (check := self._check) is None else (v for v in found if not refusal_of(check(s, seat, v)))
        rows = itertools.product(*(tuple(itertools.islice(choice.suggest(s, seat), 200)) for choice in choices))
        return (row for row in rows if self.refuses(s, seat, row) is None)

    def _read_params(self) -> tuple[Param, ...]:
        signature = list(inspect.signature(self.fn).parameters.values())
        if len(signature) < 2:
            self.findings.append(Finding("bad_signature", self.name, "a move takes g and seat before its arguments"))
            return ()
        if signature[1].name.lstrip("_") != "seat":
            text = f"a move takes g and seat before its arguments; its second is called {signature[1].name!r}"
            self.findings.append(Finding("bad_signature", self.name, text))
        try:
            hints = get_type_hints(self.fn, include_extras=True)
        except (NameError, TypeError, AttributeError, SyntaxError) as problem:
            text = f"its annotations cannot be read: {problem}; name only what its module knows, not what is local"
            self.findings.append(Finding("bad_annotation", self.name, text))
            return ()
        return tuple(self._param(parameter, hints) for parameter in signature[2:])

    def _param(self, parameter: inspect.Parameter, hints: dict[str, Any]) -> Param:
        name, hint = parameter.name, hints.get(parameter.name, Any)
        where = f"{self.name}({name})"
        if hint is Any and name in self.inputs:
            hint = self.inputs[name].type
        if hint is Any:
            self.findings.append(Finding("untyped_argument", where, "annotate it, so that it can be checked"))
        marks = hint.__metadata__ if get_origin(hint) is Annotated else ()
        secret = next((mark for mark in marks if isinstance(mark, Secret)), None)
        if secret is not None and secret.sees == "others":
            text = "whoever acts knows what they choose, so that it is open to all: leave the mark out"
            self.findings.append(Finding("open_argument", where, text))
        refers, target = next((mark.kind for mark in marks if isinstance(mark, Ref)), ""), ""
        if name in self.inputs:
            refers, target = refers or self.inputs[name].refers, self.inputs[name].target_refers
        if not _immutable(hint):
            self.findings.append(
                Finding("mutable_argument", where, f"{hint!r} can change: use atoms, tuples and frozen Structs")
            )
        return Param(name, hint, secret, refers, target, parameter.default is inspect.Parameter.empty)

    def _arguments_type(self) -> type[Struct] | None:
        if not self.params:
            return None
        defaults = inspect.signature(self.fn).parameters
        fields = [
            (param.name, param.type) if param.required else (param.name, param.type, defaults[param.name].default)
            for param in self.params
        ]
        return msgspec.defstruct(f"{self.name}_arguments", fields, frozen=True, forbid_unknown_fields=True)


def _immutable(hint: Any) -> bool:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _immutable(args[0])
    if isinstance(hint, NewType) or hint is Any or origin is Literal:
        return True
    if origin is tuple or origin is Union or type(hint).__name__ == "UnionType":
        return all(arg is Ellipsis or _immutable(arg) for arg in args)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return bool(hint.__struct_config__.frozen)
    return origin not in (list, dict, set) and hint not in (list, dict, set)


class MoveSettings(TypedDict, total=False):
    """What can be set of a move; `Move` says what each means."""

    name: str
    by: By
    asks: Asks
    leads_to: Sequence[str]
    inputs: Mapping[str, Choice] | None
    anytime: bool
    sticky: bool
    personal: bool
    seals: Seals
    counts: bool
    merges: Sequence[str] | None
    resource: bool
    label: Words
    help: str
    group: Literal["main", "more", "service"]
    confirm: str


Rule = Callable[Concatenate[Any, int, ...], Any]
"""``(g, seat, *arguments)``; may be an `async def` that asks."""


@overload
def move(fn: Rule, /) -> Move: ...
@overload
def move(**settings: Unpack[MoveSettings]) -> Callable[[Rule], Move]: ...
def move(fn: Rule | None = None, /, **settings: Unpack[MoveSettings]) -> Move | Callable[[Rule], Move]:
    """Make a move out of a function ``(g, seat, *arguments)``; see `Move` for the settings."""
    return Move(fn) if fn is not None else lambda wrapped: Move(wrapped, **settings)
