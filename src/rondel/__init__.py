"""Rondel: write the rules of a turn-based game once, and play it anywhere."""

from rondel.core.chance import Chance
from rondel.core.choices import Assign, Choice, Form, Many, Number, One, Order, Split, Text, YesNo
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
    Ref,
    Sealed,
    Secret,
    State,
    Value,
    audience,
)
from rondel.core.view import SPECTATOR, Viewer
from rondel.errors import Refusal, Rejected, RondelError

__all__ = [
    "HOST",
    "NOBODY",
    "SPECTATOR",
    "SYSTEM",
    "Action",
    "Alternating",
    "Apnap",
    "Assign",
    "Chance",
    "Choice",
    "Document",
    "Export",
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
    "Move",
    "Number",
    "Objects",
    "One",
    "Order",
    "Outcome",
    "PerSeat",
    "Phase",
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
