"""What may be answered: each choice checks, suggests, samples, has a default and describes itself for a screen.

Suggestions are functions ``(state, seat)`` or constant tuples: they are called only when somebody looks, never in a
replay. They may be a part of what is legal; every suggestion must be accepted.
"""

from rondel.core.choices.base import Asks, Choice, ChoiceSettings
from rondel.core.choices.form import Form
from rondel.core.choices.reasons import NotAnOption
from rondel.core.choices.several import Assign, Many, Order, Split
from rondel.core.choices.single import Number, One, Text, YesNo

__all__ = [
    "Asks",
    "Assign",
    "Choice",
    "ChoiceSettings",
    "Form",
    "Many",
    "NotAnOption",
    "Number",
    "One",
    "Order",
    "Split",
    "Text",
    "YesNo",
]
