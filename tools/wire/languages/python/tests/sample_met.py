"""Tests that pass, each in a world of its own."""

import pytest

ADD_DEVICE = {
    "cartInfo": {"intendType": "AAL"},
    "data": {
        "lines": [
            {
                "isNewLine": True,
                "device": {
                    "id": "orbit-12-pro-kelp-128",
                    "productId": "dev14000001",
                    "dppMonths": 36,
                    "contractTerm": "36",
                },
            }
        ]
    },
}

pytestmark = pytest.mark.world(persona="prospect", seed=7)


def test_a_world_is_of_the_persona_that_the_marker_asks_for(world, simulator):
    assert world.persona == "prospect"
    assert world.seed == 7
    assert "sample_met.py::test_a_world" in simulator.get_world(world.id)["title"]


@pytest.mark.world(scenarios=["add-device-scheduled-order"], verify=False)
def test_a_built_in_scenario_acts(world):
    assert world.enter().call("cart.addDevice", ADD_DEVICE).error == "208"


@pytest.mark.world(persona="signed-in")
def test_a_test_asks_for_another_persona_than_its_file(world):
    assert world.persona == "signed-in"
    assert world.seed == 7
