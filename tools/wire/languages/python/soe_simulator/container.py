"""A simulator in a container of its own, as `SimulatorContainer` of the TypeScript client."""

import os
import subprocess
import time
import uuid

from .client import SimulatorClient, SimulatorUnreachable

PORT = 4010


class SimulatorContainer:
    """Starts the image through the program of a container engine; `with SimulatorContainer() as simulator:` ends it."""

    def __init__(self, image="soe-sim", engine="docker", command=(), environment=None, startup_timeout=60):
        self._image = image
        self._engine = engine
        self._command = list(command)
        # Calls come from outside the container, so the control API asks for a token.
        self._environment = {"SIM_TOKEN": str(uuid.uuid4()), **(environment or {})}
        self._startup_timeout = startup_timeout
        self._id = None

    def start(self):
        """Waits until it answers; returns its `SimulatorClient`."""
        # Values are handed over in the environment, which no list of processes shows.
        names = [word for name in self._environment for word in ("--env", name)]
        flags = ["--detach", "--rm", "--read-only", "--publish", f"127.0.0.1::{PORT}", *names]
        self._id = self._ask("run", *flags, self._image, *self._command)
        try:
            place = self._ask("port", self._id, f"{PORT}/tcp").splitlines()[0]
            client = SimulatorClient(f"http://{place}", self._environment["SIM_TOKEN"])
            self._until_ready(client)
            return client
        except BaseException:
            self.stop()
            raise

    def logs(self):
        """What it has printed."""
        return self._ask("logs", self._id)

    def stop(self):
        """Lets calls that are under way end. Does nothing where it has been stopped."""
        if self._id is not None:
            stopped, self._id = self._id, None
            self._ask("stop", stopped)

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.stop()

    def _until_ready(self, client):
        end = time.monotonic() + self._startup_timeout
        while True:
            try:
                client.list_worlds()
                return
            except SimulatorUnreachable as error:
                if time.monotonic() > end:
                    message = f"{client.base_url} was not ready after {self._startup_timeout} s. It printed:\n{self.logs()}"
                    raise TimeoutError(message) from error
            time.sleep(0.05)

    def _ask(self, *given):
        asked = [self._engine, *given]
        result = subprocess.run(asked, env={**os.environ, **self._environment}, capture_output=True, text=True)
        if result.returncode != 0:
            raise RuntimeError(f"{self._engine} {given[0]} failed: {result.stderr.strip()}")
        return result.stdout + result.stderr if given[0] == "logs" else result.stdout.strip()
