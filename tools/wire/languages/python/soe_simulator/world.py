"""A world that one test has to itself."""

import json
import os
import re
from contextlib import contextmanager
from datetime import datetime, timezone
from pathlib import Path

from .client import SimulatorClient, SimulatorRefusal
from .shopper import Shopper

LONGEST_TITLE = 200
_STARTED_AT = datetime.now(timezone.utc).isoformat()[:16]


class UnmetExpectations(AssertionError):
    """What is armed was expected to happen, and did not."""


def run_name():
    """Names the run that tests belong to: as the build server does, as SIM_RUN says, else by its start."""
    names = ("SIM_RUN", "GITHUB_RUN_ID", "CI_PIPELINE_ID", "BUILD_ID")
    return next((os.environ[name] for name in names if name in os.environ), _STARTED_AT)


def _describe_check(check):
    nearest = check.get("nearest") or []
    calls = ["  nearest calls:", *(f"    {call}" for call in nearest)] if nearest else []
    head = [f"{check['scenario']}: {check['rule']}", f"  expected {check['expected']}", f"  actual   {check['actual']}"]
    return "\n".join([*head, *calls])


def describe_verification(verification, snapshot):
    """What was expected and did not happen, with the calls that came closest; empty where all is met."""
    if verification["ok"]:
        return ""
    world, checks = verification["world"], verification["checks"]
    if not checks:
        reason = verification.get("reason", "no armed scenario expects anything")
        return f"Nothing was checked in the world {world}: {reason}."
    unmet = [check for check in checks if not check["ok"]]
    head = f"{len(unmet)} of {len(checks)} checks are not met in the world {world}."
    replay = f"seed:     {verification['seed']}\nsnapshot: {snapshot}\nreplay:   npx soe-sim replay {snapshot}"
    return "\n\n".join([head, *map(_describe_check, unmet), replay])


class World:
    """Binds the client's calls to one world."""

    def __init__(self, simulator, summary):
        self.simulator = simulator
        self.id = summary["id"]
        self.persona = summary["persona"]
        self.seed = summary["seed"]
        self._unchecked = set()

    def arm(self, scenario):
        """Takes a document, its text in YAML, or the id of a built-in scenario."""
        armed = self.simulator.arm(self.id, self._resolve(scenario))
        self._unchecked.add(armed["id"])
        return armed

    def disarm(self, scenario):
        """Succeeds also where the scenario is not armed."""
        self.simulator.disarm(self.id, scenario)

    def command(self, command):
        return self.simulator.command(self.id, command)

    def clock(self, change):
        return self.simulator.clock(self.id, change)

    def advance(self, by):
        """Moves the clock on, such as by PT28M."""
        return self.simulator.clock(self.id, {"advance": by})

    def state(self):
        return self.simulator.state(self.id)

    def journal(self, **options):
        return self.simulator.journal(self.id, **options)

    def why(self, decision):
        return self.simulator.why(self.id, decision)

    def rewind(self, before):
        """Takes the world back to just before one of its latest calls, named by its `x-sim-decision`."""
        return self.simulator.rewind(self.id, before)

    def snapshot(self):
        return self.simulator.snapshot(self.id)

    def verify(self):
        verification = self.simulator.verify(self.id)
        self._unchecked -= {check["scenario"] for check in verification["checks"]}
        return verification

    def enter_url(self, to="/"):
        return self.simulator.enter_url(self.id, to)

    def enter(self):
        """A shopper in a session of their own, who calls the carrier as the world's persona."""
        return Shopper.enter(self.simulator, self.id, self.persona)

    def assert_verified(self, output_dir="test-results"):
        """Raises where what is armed is not met, and writes the world to a file; also where what was armed is not any more."""
        armed = {scenario["id"] for scenario in self._armed()}
        lost = sorted(self._unchecked - armed)
        if lost:
            raise UnmetExpectations(f"Nothing was checked of {', '.join(lost)} in the world {self.id}: it is armed no longer.")
        if not armed:
            return
        verification = self.verify()
        if not verification["ok"]:
            raise UnmetExpectations(describe_verification(verification, self._save(output_dir)))

    def drop(self):
        self.simulator.drop_world(self.id)

    def _armed(self):
        try:
            return self.simulator.scenarios(self.id)
        except SimulatorRefusal as refusal:
            if refusal.code == "UNKNOWN_WORLD":
                return []
            raise

    def _save(self, output_dir):
        file = Path(output_dir) / f"world-{self.id}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(self.snapshot()), encoding="utf-8")
        return file

    def _resolve(self, scenario):
        if not isinstance(scenario, str) or not re.fullmatch(r"[\w-]+", scenario):
            return scenario
        found = next((known for known in self.simulator.catalog_scenarios() if known["id"] == scenario), None)
        if found is None:
            raise ValueError(f'There is no built-in scenario "{scenario}".')
        return found["document"]


def open_world(simulator=None, scenarios=(), title=None, labels=None, **options):
    """Makes a world with its scenarios armed; the caller drops it."""
    simulator = simulator or SimulatorClient()
    named = {} if title is None else {"title": title[:LONGEST_TITLE]}
    made = simulator.make_world(labels={"run": run_name(), **(labels or {})}, **named, **options)
    # Of several simulators the one that made the world holds it.
    world = World(simulator.at(made.pop("address", simulator.base_url)), made)
    try:
        for scenario in scenarios:
            world.arm(scenario)
    except BaseException:
        world.drop()
        raise
    return world


@contextmanager
def lend_world(verify=True, **options):
    """Lends a fresh world: at the end its armed scenarios must be met, and it is dropped in any case."""
    world = open_world(**options)
    try:
        yield world
        if verify:
            world.assert_verified()
    finally:
        world.drop()
