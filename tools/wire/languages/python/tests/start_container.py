"""Starts a container with the engine that it is given, and makes a world in it."""

import sys

from soe_simulator import SimulatorContainer

container = SimulatorContainer(engine=sys.argv[1], command=["--store", "memory"])
with container as simulator:
    simulator.drop_world(simulator.make_world(id="contained")["id"])
    print(container.logs().strip())
