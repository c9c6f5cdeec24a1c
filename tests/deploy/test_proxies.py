"""The proxy sends tables to their workers, repeats nothing it must not, and believes nobody."""

import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.programs import program
from tests.deploy.proxy import CADDY, SITE, Proxy, as_site, proxy


@pytest.fixture(params=["nginx", "caddy"])
def front(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    with proxy(request.param, tmp_path) as running:
        yield running


def test_the_site_of_nginx_is_accepted() -> None:
    # A short path: that of a socket has at most 107 bytes.
    with tempfile.TemporaryDirectory(prefix="sandtable-") as folder:
        command = [program("nginx"), "-t", "-q", "-c", str(as_site(Path(folder)))]
        done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_site_of_caddy_is_accepted() -> None:
    command = [program("caddy"), "adapt", "--adapter", "caddyfile", "--config", str(CADDY)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_table_has_one_worker(front: Proxy) -> None:
    tables = [f"table_{number}-x" for number in range(24)]
    for table in tables:
        for path in ("", "/replay?from=3", "/join"):
            assert front.ask("GET", f"/api/tables/{table}{path}") == 200
    met = {(each.path.split("/")[3].partition("?")[0], each.worker) for each in front.heard}
    assert len(met) == len(tables)
    assert {worker for _, worker in met} == {0, 1}


def test_other_requests_of_a_visitor_have_one_worker_too(front: Proxy) -> None:
    for path in ("/", "/api/tables", "/api/me", "/assets/a.js", "/api/games/normandy"):
        assert front.ask("GET", path) == 200
    assert len({each.worker for each in front.heard}) == 1


def test_what_visitors_claim_is_not_believed(front: Proxy) -> None:
    claims = {
        "X-Forwarded-For": "10.0.0.1",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "evil.example",
        "Forwarded": "for=10.0.0.1",
        "X-Request-Id": "mine",
        "Connection": "upgrade",
    }
    assert front.ask("GET", "/api/me", headers=claims) == 200
    (heard,) = front.heard
    assert heard.headers["host"] == SITE
    assert heard.headers["x-forwarded-for"] == "127.0.0.1"
    assert heard.headers["x-forwarded-proto"] == "http"
    assert heard.headers["x-request-id"] != "mine"
    assert heard.headers.get("x-forwarded-host") in (None, SITE)
    assert heard.headers["connection"] == "close"
    assert not heard.headers.keys() & {"forwarded", "upgrade"}


def test_a_socket_is_opened(front: Proxy) -> None:
    assert front.open_socket("/api/tables/abc/socket") == b"hello\n"
    (heard,) = front.heard
    assert heard.headers["upgrade"].lower() == "websocket"
    assert heard.headers["connection"].lower() == "upgrade"


def test_a_post_that_was_sent_is_not_repeated(front: Proxy) -> None:
    for worker in front.workers:
        worker.silent = True
    assert front.ask("POST", "/api/tables/abc/join", b"{}") == 502
    assert len(front.heard) == 1


def test_a_get_goes_to_the_next_worker(front: Proxy) -> None:
    front.workers[0].silent = True
    tables = [f"table{number}" for number in range(12)]
    for table in tables:
        assert front.ask("GET", f"/api/tables/{table}") == 200
    assert sum(each.worker == 1 for each in front.heard) == len(tables)
    assert 0 in {each.worker for each in front.heard}


def test_a_post_that_was_not_sent_goes_to_the_next_worker(front: Proxy) -> None:
    front.workers[0].stop()
    for number in range(12):
        assert front.ask("POST", f"/api/tables/table{number}/join", b"{}") == 200
    assert {each.worker for each in front.heard} == {1}
    assert len(front.heard) == 12


def test_metrics_are_not_passed_on(front: Proxy) -> None:
    assert front.ask("GET", "/metrics") == 404
    assert front.heard == []


def test_bodies_have_a_limit(front: Proxy) -> None:
    assert front.ask("POST", "/api/positions", b"x" * 65_536) == 200
    assert front.ask("POST", "/api/positions", b"x" * 140_000) == 413
