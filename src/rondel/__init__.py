"""Rondel: write the rules of a turn-based game once, and play it anywhere."""

from rondel import messages
from rondel.core.chance import Chance
from rondel.core.choices import Assign, Choice, Form, Many, Number, One, Order, Split, Text, YesNo
from rondel.core.events import Fact
from rondel.core.exports import Document, Export
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
from rondel.core.game import Action, Game, Objects, Setup, Triggers
from rondel.core.interaction import Interaction, interaction
from rondel.core.kernel import Kernel
from rondel.core.manager import FlowController, FlowManager, create_flow_manager
from rondel.core.match import Match
from rondel.core.moves import Move, move
from rondel.core.outcome import Outcome
from rondel.core.priority import (
    Alternating,
    Apnap,
    Focus,
    PriorityModel,
    Rotation,
    TurnBased,
    register_model,
    requires_priority,
)
from rondel.core.reference import ReferenceItem
from rondel.core.scripts import Handle
from rondel.core.seats import by, clockwise, custom, from_seat, reverse
from rondel.core.state import (
    HOST,
    NOBODY,
    SYSTEM,
    Inferred,
    PerSeat,
    Pool,
    Private,
    Sealed,
    Secret,
    State,
    Value,
    audience,
)
from rondel.core.view import SPECTATOR, Viewer
from rondel.errors import Refusal, Rejected, RondelError, Verdict
from rondel.messages import And, Message, Or, Phrase, Ref, Seat

__all__ = [
    "HOST",
    "NOBODY",
    "SPECTATOR",
    "SYSTEM",
    "Action",
    "Alternating",
    "And",
    "Apnap",
    "Assign",
    "Chance",
    "Choice",
    "Document",
    "Export",
    "Fact",
    "Flow",
    "FlowConfig",
    "FlowController",
    "FlowManager",
    "Focus",
    "Form",
    "Game",
    "Gate",
    "Handle",
    "Host",
    "Inferred",
    "Interaction",
    "Kernel",
    "Loop",
    "Many",
    "Match",
    "Message",
    "Move",
    "Number",
    "Objects",
    "One",
    "Or",
    "Order",
    "Outcome",
    "PerSeat",
    "Phase",
    "Phrase",
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
    "State",
    "Step",
    "Text",
    "Triggers",
    "TurnBased",
    "Turns",
    "Value",
    "Verdict",
    "Viewer",
    "Vote",
    "Window",
    "YesNo",
    "audience",
    "by",
    "clockwise",
    "create_flow_manager",
    "custom",
    "from_seat",
    "interaction",
    "move",
    "register_model",
    "requires_priority",
    "reverse",
]
__version__ = "0.1.0"


def _english(phrase: Phrase, module: str = "") -> str:
    """What a traceback says; the words are loaded when somebody reads one."""
    from rondel.words import FRAME, Speaker

    return Speaker(module=module or FRAME).say(phrase)


messages.speaker = _english
