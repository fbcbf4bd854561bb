"""Fixtures `simulator` and `world`; `@pytest.mark.world(persona="signed-in", scenarios=["…"])` says which world."""

import pytest

from .client import SimulatorClient
from .world import UnmetExpectations, open_world


def pytest_configure(config):
    config.addinivalue_line(
        "markers",
        "world(persona, scenarios, seed, clock, labels, verify): the world of a test; verify=False leaves it to the test",
    )


@pytest.fixture
def simulator():
    return SimulatorClient()


@pytest.fixture
def world(request, simulator):
    """This test's own world. After the test its armed scenarios must be met, and it is dropped."""
    markers = list(request.node.iter_markers("world"))
    options = {name: value for marker in reversed(markers) for name, value in marker.kwargs.items()}
    verify = options.pop("verify", True)
    lent = open_world(simulator=simulator, title=request.node.nodeid, **options)
    try:
        yield lent
        if verify:
            lent.assert_verified()
    except UnmetExpectations as unmet:
        raise pytest.fail.Exception(str(unmet), pytrace=False) from None
    finally:
        lent.drop()
