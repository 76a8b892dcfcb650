"""The names of the phase and priority document, for those who come from it: `docs/phases-and-priority.md` maps each.

Rules do not need them: the engine asks and moves the flow by itself.
"""

from rondel.core.flow import FlowConfig
from rondel.core.flow_manager import FlowController, FlowManager, create_flow_manager
from rondel.core.priority import PriorityModel, register_model, requires_priority
from rondel.errors import ConfigError, Rejected, UnknownNode

__all__ = [
    "ConfigError",
    "FlowConfig",
    "FlowController",
    "FlowManager",
    "PriorityModel",
    "Rejected",
    "UnknownNode",
    "create_flow_manager",
    "register_model",
    "requires_priority",
]
