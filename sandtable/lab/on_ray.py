"""Games on a Ray cluster (https://ray.io), by the same code as in processes."""

import os
import socket
import sys
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Final

from sandtable.kernel.errors import BadInput
from sandtable.lab.runners import Answer, Runner, Task, checked, guarded

#: The address for which a cluster is started on this machine.
LOCAL: Final = "local"
#: How often a task is tried again whose worker or machine has died.
MOST_RETRIES: Final = 20
#: How long to wait for a cluster to answer, in seconds.
PATIENCE: Final = 10


class Ray(Runner):
    """Does tasks on a cluster. Ray repeats those of workers that have died; each counts once."""

    def __init__(self, address: str, jobs: int) -> None:
        try:
            import ray
        except ImportError:
            raise BadInput("lab-needs-extra", "--ray", extra="ray") from None
        self._ray: Any = ray
        here = address == LOCAL
        # Workers on this machine find the same modules as this process, own bots among them.
        paths = {"PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}
        try:
            _reach(address)
            ray.init(
                address=address,
                num_cpus=jobs if here else None,
                runtime_env={"env_vars": paths} if here else None,
                include_dashboard=False if here else None,
                log_to_driver=False,
                logging_level="ERROR",
            )
        except (ConnectionError, OSError, ValueError) as error:
            raise BadInput("lab-no-cluster", "--ray", address=address, reason=str(error)) from None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ray.shutdown()

    def run(
        self, function: Callable[[Task], Answer], tasks: Iterator[Task]
    ) -> Iterator[tuple[Task, Answer]]:
        remote = self._ray.remote(guarded).options(max_retries=MOST_RETRIES)
        under_way: dict[Any, Task] = {}
        while True:
            slots = self._slots()
            while len(under_way) < slots and (task := next(tasks, None)) is not None:
                under_way[remote.remote(function, task)] = task
            if not under_way:
                return
            done, _ = self._ray.wait(list(under_way), num_returns=1)
            for reference in done:
                yield under_way.pop(reference), checked(self._ray.get(reference))

    def _slots(self) -> int:
        """A task for every processor of the cluster, which may grow or shrink, and one more."""
        return int(self._ray.cluster_resources().get("CPU", 0)) + 1


def _reach(address: str) -> None:
    """Refuse a host that does not answer: Ray itself would try for many minutes."""
    host, _, port = address.rpartition(":")
    if port.isdigit():
        socket.create_connection((host.removeprefix("ray://"), int(port)), PATIENCE).close()
