"""The control API of the simulator, for tests in Python: worlds, scenarios, clocks, journals and why."""

from .client import SimulatorClient, SimulatorRefusal, SimulatorUnreachable
from .container import SimulatorContainer
from .shopper import Shopper, ShopperReply
from .world import UnmetExpectations, World, lend_world, open_world

__all__ = [
    "Shopper",
    "ShopperReply",
    "SimulatorClient",
    "SimulatorContainer",
    "SimulatorRefusal",
    "SimulatorUnreachable",
    "UnmetExpectations",
    "World",
    "lend_world",
    "open_world",
]
