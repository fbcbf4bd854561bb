"""The control API; a refusal raises `SimulatorRefusal`."""

import json
import os
import re
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import quote, urlencode, urlsplit

DEFAULT_URL = "http://localhost:4010"
TIMEOUT = 60


class SimulatorRefusal(Exception):
    """The control API refused a request."""

    def __init__(self, status, body, url):
        error = body.get("error") if isinstance(body, dict) else None
        if not isinstance(error, dict):
            error = {"code": "UNEXPECTED_ANSWER", "message": f"What answers at {url} is no simulator."}
        self.status = status
        self.code = error["code"]
        self.reason = error["message"]
        self.allowed = error.get("allowed")
        super().__init__(f"the simulator answered {status} {self.code}: {self.reason}")


class SimulatorUnreachable(Exception):
    """Nothing answers where the simulator should be."""

    def __init__(self, url):
        super().__init__(f'No simulator answers at {url}. Start one with "npx soe-sim start", or say where it is: SIM_URL.')


def scenario_id(text):
    """The id of a scenario in YAML or JSON; whether it is right is for the simulator to say."""
    try:
        found = json.loads(text).get("id")
        if isinstance(found, str):
            return found
    except (ValueError, AttributeError):
        pass
    match = re.search(r"""^\s*["']?id["']?\s*:\s*["']?([\w-]+)""", text, re.MULTILINE)
    return match.group(1) if match else "unnamed"


def send(base_url, method, path, headers, body=None):
    """One request without redirects; returns the status, the headers and the bytes."""
    place = urlsplit(base_url)
    connect = HTTPSConnection if place.scheme == "https" else HTTPConnection
    connection = connect(place.hostname, place.port, timeout=TIMEOUT)
    try:
        connection.request(method, place.path.rstrip("/") + path, body=body, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()


class SimulatorClient:
    """`base_url` is else the variable SIM_URL, else http://localhost:4010; `token` is else SIM_TOKEN."""

    def __init__(self, base_url=None, token=None):
        self.base_url = (base_url or os.environ.get("SIM_URL") or DEFAULT_URL).rstrip("/")
        self._token = token or os.environ.get("SIM_TOKEN")

    def at(self, base_url):
        """The same client at another address."""
        return self if base_url == self.base_url else SimulatorClient(base_url, self._token)

    def make_world(self, **options):
        """Takes `persona`, `seed`, `id`, `title`, `labels`, `clock`, and `from_snapshot` to fork."""
        body = {"from" if name == "from_snapshot" else name: value for name, value in options.items()}
        return self._call("POST", "/__sim/v1/worlds", body=body, has="id")

    def list_worlds(self):
        return self._call("GET", "/__sim/v1/worlds", has="worlds")["worlds"]

    def get_world(self, world):
        return self._call("GET", "/__sim/v1/worlds/{world}", world=world, has="id")

    def drop_world(self, world):
        """Succeeds also where the world is gone already."""
        self._call("DELETE", "/__sim/v1/worlds/{world}", world=world, gone=True)

    def state(self, world):
        return self._call("GET", "/__sim/v1/worlds/{world}/state", world=world)

    def command(self, world, command):
        """Returns how many things the command touched."""
        path = "/__sim/v1/worlds/{world}/commands"
        return self._call("POST", path, world=world, body=command, has="affected")["affected"]

    def clock(self, world, change):
        """Freezes, advances (`{"advance": "PT28M"}`) or resumes the world's clock."""
        return self._call("POST", "/__sim/v1/worlds/{world}/clock", world=world, body=change)

    def snapshot(self, world):
        return self._call("POST", "/__sim/v1/worlds/{world}/snapshots", world=world)

    def restore(self, world, snapshot):
        """Takes a file, or the id of a kept snapshot."""
        body = {"snapshot": snapshot} if isinstance(snapshot, str) else snapshot
        return self._call("POST", "/__sim/v1/worlds/{world}/restore", world=world, body=body)

    def rewind(self, world, before):
        """Takes the world back to just before one of its latest calls, named by its `x-sim-decision`."""
        return self._call("POST", "/__sim/v1/worlds/{world}/restore", world=world, body={"before": before})

    def arm(self, world, scenario):
        """Takes a document, or its text in YAML; it replaces one of the same id."""
        return self._put(world, scenario, None)

    def lint(self, world, scenario):
        """Checks without arming; problems are returned, not raised."""
        return self._put(world, scenario, {"dryRun": "1"})

    def disarm(self, world, id):
        """Succeeds also where the scenario is not armed."""
        self._call("DELETE", "/__sim/v1/worlds/{world}/scenarios/{id}", world=world, id=id, gone=True)

    def scenarios(self, world):
        return self._call("GET", "/__sim/v1/worlds/{world}/scenarios", world=world, has="scenarios")["scenarios"]

    def verify(self, world):
        return self._call("POST", "/__sim/v1/worlds/{world}/verify", world=world, has="ok")

    def journal(self, world, **options):
        """Takes `since`, `operation`, `limit`, and `emails`, `events` and `answers` as True."""
        query = {name: "1" if value is True else str(value) for name, value in options.items() if value}
        return self._call("GET", "/__sim/v1/worlds/{world}/journal", world=world, query=query)

    def why(self, world, decision):
        """What happened to a call and why, by the `x-sim-decision` of its reply."""
        path = "/__sim/v1/worlds/{world}/decisions/{id}"
        return self._call("GET", path, world=world, id=decision, query={"nearMisses": "1"})

    def explain(self, world, call):
        """What would happen to a call, without making it."""
        return self._call("POST", "/__sim/v1/worlds/{world}/explain", world=world, body=call)

    def operations(self):
        return self._call("GET", "/__sim/v1/catalog/operations")

    def personas(self):
        return self._call("GET", "/__sim/v1/catalog/personas")

    def catalog_scenarios(self):
        return self._call("GET", "/__sim/v1/catalog/scenarios")

    def enter_url(self, world, to="/"):
        """Puts a browser that opens it into the world, then on a path of the shop."""
        return f"{self.base_url}/__sim/v1/worlds/{quote(world, safe='')}/enter?to={quote(to, safe='')}"

    def _put(self, world, scenario, query):
        is_text = isinstance(scenario, str)
        return self._call(
            "PUT",
            "/__sim/v1/worlds/{world}/scenarios/{id}",
            world=world,
            id=scenario_id(scenario) if is_text else scenario["id"],
            query=query,
            body=scenario,
            has="ok",
            type="application/yaml" if is_text else "application/json",
        )

    def _call(self, method, path, body=None, query=None, type="application/json", gone=False, has=None, **params):
        """`has` names a field of the answer: what answers without it is no simulator."""
        for name, value in params.items():
            path = path.replace("{" + name + "}", quote(value, safe=""))
        if query:
            path = f"{path}?{urlencode(query)}"
        headers = {} if self._token is None else {"authorization": f"Bearer {self._token}"}
        data = None
        if body is not None:
            headers["content-type"] = type
            data = (body if isinstance(body, str) else json.dumps(body)).encode()
        try:
            status, answered, content = send(self.base_url, method, path, headers, data)
        except (OSError, HTTPException) as error:
            raise SimulatorUnreachable(self.base_url) from error
        answer = self._read(content, answered.get("content-type") or "")
        is_foreign = content and not isinstance(answer, (dict, list))
        is_sound = has is None or (isinstance(answer, dict) and has in answer)
        is_gone = gone and status == 404 and isinstance(answer, dict) and "error" in answer
        if not is_foreign and ((200 <= status < 300 and is_sound) or is_gone):
            return answer
        raise SimulatorRefusal(status, answer, self.base_url)

    @staticmethod
    def _read(content, type):
        """Whatever else answers here sends something that is no JSON."""
        try:
            return json.loads(content) if "json" in type else None
        except ValueError:
            return None
