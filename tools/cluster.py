"""``make cluster``: a site on this machine, as ``deploy/`` describes it.

nginx, web workers, a bot worker and PostgreSQL, all from packages; games are kept in build/cluster.
"""

import argparse
import signal
import threading

from tests.server.postgres import Cluster
from tests.server.running import ROOT
from tests.server.site import Site

FOLDER = ROOT / "build" / "cluster"


def wait() -> None:
    """Until interrupted or told to stop."""
    stop = threading.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: stop.set())
    stop.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.cluster", description=__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--port", type=int, default=8000)
    options = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with Cluster(FOLDER) as postgres:
        site = Site(FOLDER, postgres.kept_database(), options.workers, options.port, limits={})
        with site:
            print(f"Open in the browser: {site.address}/")
            addresses = ", ".join(worker.address for worker in site.workers)
            print(
                f"Workers: {addresses}. Logs are in {FOLDER}. Ctrl+C stops everything.", flush=True
            )
            wait()


if __name__ == "__main__":
    main()
