"""Type parameters that may be left out: a bare `Game` or `One` stands for any.

Such defaults exist at run time from Python 3.13 on; until then only type checkers are told of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=Struct, default=Any)
    Answer = TypeVar("Answer", default=Any, covariant=True)
    Target = TypeVar("Target", default=Any, covariant=True)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=Struct)
    Answer = TypeVar("Answer", covariant=True)
    Target = TypeVar("Target", covariant=True)
