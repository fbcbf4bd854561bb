"""Plays the corpus and prints a line for each step that went otherwise: `python3 run_corpus.py <corpus>`, SIM_URL set."""

import json
import sys
from pathlib import Path

from soe_simulator import Shopper, SimulatorClient, SimulatorRefusal

ABSENT = object()


class Run:
    def __init__(self):
        self.simulator = SimulatorClient()
        self.kept = {}
        self.shopper = None

    @property
    def world(self):
        return self.kept["world"]

    def filled(self, value):
        if isinstance(value, str):
            if value[:1] == "$" and value[1:] in self.kept:
                return self.kept[value[1:]]
            return value.replace("$world", str(self.kept.get("world", "$world")))
        if isinstance(value, dict):
            return {name: self.filled(held) for name, held in value.items()}
        return [self.filled(held) for held in value] if isinstance(value, list) else value

    def do(self, does, given):
        simulator = self.simulator
        match does:
            case "makeWorld":
                return simulator.make_world(**given)
            case "enter":
                self.shopper = Shopper.enter(simulator, self.world, "prospect")
                return None
            case "call":
                return self.call(given["operation"])
            case "journal":
                return simulator.journal(self.world, **given)
            case "enterUrl":
                return simulator.enter_url(self.world, given)[len(simulator.base_url) :]
        names = {"dropWorld": "drop_world", "getWorld": "get_world"}
        bound = getattr(simulator, names.get(does, does))
        return bound(self.world) if given is ABSENT else bound(self.world, given)

    def call(self, key):
        body = next(known["example"]["body"] for known in self.simulator.operations() if known["key"] == key)
        reply = self.shopper.call(key, body)
        return {"status": reply.status, "error": reply.error, "decision": reply.decision, "raw": reply.raw}


def fits(expected, actual):
    """Objects may hold more than is expected; lists and the rest may not."""
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(fits(held, actual.get(name)) for name, held in expected.items())
    if isinstance(expected, list):
        is_list = isinstance(actual, list) and len(actual) == len(expected)
        return is_list and all(fits(*pair) for pair in zip(expected, actual))
    return expected == actual


def play(run, step):
    """What was expected and what came, where these differ."""
    refused = step.get("refused")
    try:
        given = run.filled(step["with"]) if "with" in step else ABSENT
        answer = run.do(step["does"], given)
    except SimulatorRefusal as refusal:
        came = {"status": refusal.status, "code": refusal.code}
        return None if came == refused else (refused, came)
    for name, place in step.get("keep", {}).items():
        run.kept[name] = answer[place] if place else answer
    expected = run.filled(step.get("expect", refused))
    if refused is None and (expected is None or fits(expected, answer)):
        return None
    return expected, answer


def main(corpus):
    run = Run()
    steps = json.loads(Path(corpus).read_text(encoding="utf-8"))["steps"]
    for number, step in enumerate(steps, 1):
        difference = play(run, step)
        if difference:
            print(f"step {number}, {step['does']}: expected {json.dumps(difference[0])}, came {json.dumps(difference[1])}")
    print(f"{len(steps)} steps")


if __name__ == "__main__":
    main(sys.argv[1])
