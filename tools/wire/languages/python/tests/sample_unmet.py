"""A test that does nothing of what its scenario expects, so that it fails at its end."""

import pytest

NEVER_CALLED = """
apiVersion: sim/v1
kind: Scenario
id: never-called
title: A device is added
rules:
  - id: down
    on: cart.addDevice
    nth: 1
    reply: { status: 503 }
expect:
  - { rule: down, fired: 1 }
"""


@pytest.mark.world(scenarios=[NEVER_CALLED])
def test_nothing_is_done(world):
    assert world.id
