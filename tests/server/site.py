"""A site as `deploy/` describes it: nginx, web workers, bot workers and PostgreSQL."""

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

import httpx

from tests.deploy.programs import program
from tests.deploy.proxy import nginx_command
from tests.server.running import COMMAND, GENEROUS, PATIENCE, ROOT, Server, end_group, free_port

SANDTABLE = (sys.executable, "-m", "sandtable.cli")


class BotWorker:
    """A `sandtable bots` in a process of its own, with those in which its bots think."""

    def __init__(self, folder: Path, environment: Mapping[str, str]) -> None:
        self.log = folder / "bots.log"
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*SANDTABLE, "bots"],
                cwd=ROOT,
                env=dict(self.environment),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self) -> None:
        """`kill -9`, of its bots too."""
        assert self.process is not None
        end_group(self.process.pid)
        self.process.wait()
        self.process = None

    def stop(self) -> int:
        """End it as an operator would; its exit code."""
        process, self.process = self.process, None
        if process is None:
            return 0
        process.terminate()
        try:
            return process.wait(PATIENCE)
        finally:
            end_group(process.pid)


class Site:
    """The processes of a site with an empty database, or one that it has used before."""

    def __init__(
        self,
        folder: Path,
        url: str,
        workers: int = 2,
        port: int | None = None,
        limits: Mapping[str, str] = GENEROUS,
        **environment: str,
    ) -> None:
        self.folder = folder
        self.port = free_port() if port is None else port
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.environ.get("PYTHONPATH", str(ROOT)),
            **limits,
            "SANDTABLE_URL": url,
            "SANDTABLE_MIGRATE": "no",
            "SANDTABLE_BOTS": "queue",
            "SANDTABLE_TRUSTED_PROXIES": "127.0.0.1",
            **environment,
        }
        self.workers = [self._worker(url) for _ in range(workers)]
        self.bots = BotWorker(folder, self.environment)
        self._proxy: subprocess.Popen[bytes] | None = None
        self._stack = ExitStack()

    def _worker(self, url: str) -> Server:
        worker = Server(self.folder, None, (*COMMAND, "--url", url))
        worker.environment = {**self.environment, "SANDTABLE_ADDRESS": worker.address}
        return worker

    @property
    def address(self) -> str:
        """Where visitors come in."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Site":
        with ExitStack() as stack:
            done = subprocess.run(
                [*SANDTABLE, "admin", "migrate"],
                cwd=ROOT,
                env=self.environment,
                capture_output=True,
                text=True,
            )
            assert done.returncode == 0, done.stdout + done.stderr
            stack.callback(self.bots.stop)
            self.bots.launch()
            for worker in self.workers:
                stack.callback(worker.stop)
                worker.launch()
            for worker in self.workers:
                worker.wait()
            stack.callback(self._stop_proxy)
            self._start_proxy()
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def _start_proxy(self) -> None:
        addresses = [f"127.0.0.1:{worker.port}" for worker in self.workers]
        folder = self.folder / "nginx"
        folder.mkdir(exist_ok=True)
        with (self.folder / "nginx.log").open("ab") as log:
            self._proxy = subprocess.Popen(
                [program("nginx"), *nginx_command(folder, self.port, addresses)],
                stdout=log,
                stderr=log,
            )
        # Tried again after half a second, then after longer and longer.
        transport = httpx.HTTPTransport(verify=False, retries=20)
        with httpx.Client(transport=transport) as client:
            assert client.get(f"{self.address}/livez").status_code == 200

    def _stop_proxy(self) -> None:
        if self._proxy is not None:
            self._proxy.terminate()
            self._proxy.wait()

    def told(self) -> str:
        """What its processes wrote on their way."""
        return "".join([worker.told() for worker in self.workers]) + self.bots_told()

    def bots_told(self) -> str:
        log = self.bots.log
        return log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""
