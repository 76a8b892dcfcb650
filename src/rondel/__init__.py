"""Rondel: write the rules of a turn-based game once, and play it anywhere."""

from rondel import messages
from rondel.core.chance import Chance
from rondel.core.choices import Assign, Choice, Form, Many, Number, One, Order, Split, Text, YesNo
from rondel.core.clocks import ClockSettings
from rondel.core.commands import Command
from rondel.core.decisions import Decision
from rondel.core.defaults import TableDefaults
from rondel.core.events import Fact
from rondel.core.exports import Document, Export
from rondel.core.file import dump, load, verify
from rondel.core.flow import (
    Flow,
    FlowConfig,
    Gate,
    Host,
    Loop,
    Phase,
    Rounds,
    Segment,
    Step,
    Turns,
    Vote,
    Window,
)
from rondel.core.game import Game, Objects, Setup, Triggers
from rondel.core.interaction import Interaction, interaction
from rondel.core.kernel import Kernel
from rondel.core.lesson import Done, Lesson, LessonStep
from rondel.core.match import Match
from rondel.core.meta import Meta
from rondel.core.moves import Move, move
from rondel.core.outcome import Outcome
from rondel.core.place import Place
from rondel.core.playing import begin, play
from rondel.core.policy import UndoPolicy
from rondel.core.priority import (
    Apnap,
    Focus,
    PriorityModel,
    Rotation,
    TurnBased,
    register_model,
)
from rondel.core.reference import ReferenceItem
from rondel.core.scripts import Handle
from rondel.core.seats import HOST, NOBODY, SYSTEM
from rondel.core.stakes import Gain, Loss, Stake, Trial, Weighing
from rondel.core.state import (
    Grid,
    Inferred,
    Others,
    Per,
    PerSeat,
    Pool,
    Private,
    Sealed,
    Secret,
    State,
    Unshown,
    Value,
    audience,
)
from rondel.core.turn_orders import by, clockwise, custom, from_seat, reverse
from rondel.core.view import SPECTATOR, Viewer
from rondel.core.weights import learned_beside
from rondel.errors import Refusal, Rejected, RondelError, Verdict
from rondel.messages import And, Message, Or, Phrase, Ref, Seat

__all__ = [
    "HOST",
    "NOBODY",
    "SPECTATOR",
    "SYSTEM",
    "And",
    "Apnap",
    "Assign",
    "Chance",
    "Choice",
    "ClockSettings",
    "Command",
    "Decision",
    "Document",
    "Done",
    "Export",
    "Fact",
    "Flow",
    "FlowConfig",
    "Focus",
    "Form",
    "Gain",
    "Game",
    "Gate",
    "Grid",
    "Handle",
    "Host",
    "Inferred",
    "Interaction",
    "Kernel",
    "Lesson",
    "LessonStep",
    "Loop",
    "Loss",
    "Many",
    "Match",
    "Message",
    "Meta",
    "Move",
    "Number",
    "Objects",
    "One",
    "Or",
    "Order",
    "Others",
    "Outcome",
    "Per",
    "PerSeat",
    "Phase",
    "Phrase",
    "Place",
    "Pool",
    "PriorityModel",
    "Private",
    "Ref",
    "ReferenceItem",
    "Refusal",
    "Rejected",
    "RondelError",
    "Rotation",
    "Rounds",
    "Sealed",
    "Seat",
    "Secret",
    "Segment",
    "Setup",
    "Split",
    "Stake",
    "State",
    "Step",
    "TableDefaults",
    "Text",
    "Trial",
    "Triggers",
    "TurnBased",
    "Turns",
    "UndoPolicy",
    "Unshown",
    "Value",
    "Verdict",
    "Viewer",
    "Vote",
    "Weighing",
    "Window",
    "YesNo",
    "audience",
    "begin",
    "by",
    "clockwise",
    "custom",
    "dump",
    "from_seat",
    "interaction",
    "learned_beside",
    "load",
    "move",
    "play",
    "register_model",
    "reverse",
    "verify",
]
__version__ = "0.1.0"


def _english(phrase: Phrase, module: str = "") -> str:
    """What a traceback says; the words are loaded when somebody reads one."""
    from rondel.words import FRAME, Speaker

    return Speaker(module=module or FRAME).say(phrase)


messages.speaker = _english
