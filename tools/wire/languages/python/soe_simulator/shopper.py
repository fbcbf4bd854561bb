"""A browser without pages: it keeps its cookies and calls the carrier."""

import json
from dataclasses import dataclass
from http.cookies import SimpleCookie
from urllib.parse import urlencode

from .client import send


@dataclass(frozen=True)
class ShopperReply:
    status: int
    """Of HTTP; a business error mostly has 200."""
    error: str | None
    """The id of the first error of the catalogue, such as 208."""
    decision: str
    """What `why` takes."""
    raw: object


class Shopper:
    def __init__(self, simulator, world, audience, cookies=None):
        self._simulator = simulator
        self._world = world
        self._audience = audience
        self.cookies = dict(cookies or {})
        """By name, such as for a browser that Selenium drives."""

    @classmethod
    def enter(cls, simulator, world, persona):
        """Comes into a world as its persona, in a session of its own."""
        audiences = {known["id"]: known["audience"] for known in simulator.personas()}
        shopper = cls(simulator, world, audiences.get(persona, "prospect"))
        url = simulator.enter_url(world)
        status, _, content = shopper.fetch("GET", url[len(simulator.base_url) :])
        if status != 303:
            raise RuntimeError(f"{url} answered {status}: {content.decode('utf-8', 'replace')}")
        return shopper

    def call(self, key, body=None, query=None, audience=None):
        """Calls an operation by its contract key, such as cart.addDevice."""
        operation = next((known for known in self._simulator.operations() if known["key"] == key), None)
        if operation is None:
            raise ValueError(f"There is no operation {key}.")
        path = operation["paths"].get(audience or self._audience)
        if path is None:
            raise ValueError(f"{key} is not for {audience or self._audience}, only for {', '.join(operation['paths'])}.")
        target = f"{path}?{urlencode(query)}" if query else path
        status, headers, content = self.fetch(operation["method"], target, body)
        try:
            raw = json.loads(content)
        except ValueError:
            raw = content.decode("utf-8", "replace")
        errors = raw.get("errors") if isinstance(raw, dict) else None
        error = errors[0]["id"] if errors else None
        return ShopperReply(status, error, headers.get("x-sim-decision") or "", raw)

    def fetch(self, method, path, body=None):
        """Any path of the simulator, with this shopper's cookies."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"cookie": cookies, "x-sim-caller": "test"}
        if "XSRF-TOKEN" in self.cookies:
            headers["x-xsrf-token"] = self.cookies["XSRF-TOKEN"]
        if body is not None:
            headers["content-type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        status, answered, content = send(self._simulator.base_url, method, path, headers, data)
        for line in answered.get_all("set-cookie") or []:
            self._keep(line)
        return status, answered, content

    def _keep(self, line):
        for name, morsel in SimpleCookie(line).items():
            if morsel["max-age"] == "0" or morsel["expires"].startswith("Thu, 01 Jan 1970"):
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = morsel.coded_value
