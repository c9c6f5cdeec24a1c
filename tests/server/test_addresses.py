"""Whom a request comes from, and by which name it asks for the server."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from sandtable.kernel.errors import BadInput
from sandtable.server.addresses import Hosts, network_of
from sandtable.server.app import configure
from sandtable.server.connections import Doorkeeper
from sandtable.tables.settings import Settings, from_environment
from tests.server.support import House


@contextmanager
def visiting(address: str, **settings: object) -> Iterator[TestClient]:
    """A visitor from this address at a server as it is really started."""
    config = configure(Settings(hosts="testserver", tick_seconds=3600.0, **settings))  # type: ignore[arg-type]
    config.load()
    with TestClient(config.loaded_app, client=(address, 50_000)) as client:
        yield client


def statuses(client: TestClient, forwarded: list[str]) -> list[int]:
    return [
        client.get("/api/health", headers={"X-Forwarded-For": each}).status_code
        for each in forwarded
    ]


MADE_UP = ["198.51.100.1", "198.51.100.2", "198.51.100.3"]


def test_a_made_up_forwarded_address_passes_no_limit() -> None:
    with visiting("127.0.0.1", request_burst=2, request_rate=0.0) as client:
        assert statuses(client, MADE_UP) == [200, 200, 429]


def test_a_proxy_is_believed_if_the_settings_say_so() -> None:
    trusting = {"trusted_proxies": "127.0.0.1, 10.0.0.0/8", "request_burst": 1, "request_rate": 0.0}
    with visiting("10.1.2.3", **trusting) as client:
        assert statuses(client, [*MADE_UP, MADE_UP[0]]) == [200, 200, 200, 429]
    with visiting("192.0.2.1", **trusting) as client:
        assert statuses(client, MADE_UP) == [200, 429, 429]


def test_proxies_are_addresses() -> None:
    environment = {"SANDTABLE_TRUSTED_PROXIES": "my-proxy", "SANDTABLE_HOSTS": "example.org"}
    settings = from_environment("sqlite://", environment)
    assert settings.hosts == "example.org"
    with pytest.raises(BadInput) as caught:
        configure(settings)
    assert caught.value.key == "bad-addresses"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_is_one_visitor(address: str, network: str) -> None:
    assert network_of(address) == network


def test_connections_are_counted_for_each_visitor() -> None:
    door = Doorkeeper(Settings(connections_each=2, trusted_proxies="192.0.2.9"))
    assert [door.admit("2001:db8::1"), door.admit("2001:db8::2")] == [True, True]
    assert not door.admit("2001:db8::3")
    assert door.admit("2001:db8:0:1::1")
    assert all(door.admit("192.0.2.9") for _ in range(10)), "a proxy speaks for many"
    door.dismiss("2001:db8::1")
    assert door.admit("2001:db8::3")
    door.dismiss("2001:db8:0:1::1")
    assert len(door) == 2, "whoever has gone is forgotten"


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "play.localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "[::1]:8000",
        "[fe80::1]",
        "example.org",
        "Example.Org.:443",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
    ],
)
def test_it_answers_by_any_address_and_by_its_own_names(host: str) -> None:
    assert Hosts(["example.org"]).allows(Headers({"host": host}))


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[::1", "localhost:x", ""],
)
def test_it_does_not_answer_by_the_name_of_another(host: str) -> None:
    assert not Hosts(["example.org"]).allows(Headers({"host": host}))


def test_nobody_need_name_the_server() -> None:
    assert Hosts([]).allows(Headers({}))


def test_a_foreign_name_that_points_here_gets_nothing(server: House) -> None:
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    response = server.client.put("/api/me", json={"name": "Eve"}, headers=rebound)
    assert response.status_code == 421
    assert response.json()["error"] == {
        "key": "unknown-host",
        "where": "",
        "params": {"host": "evil.example"},
    }
    page = server.client.get("/", headers=rebound)
    assert page.status_code == 421
    for words in ("does not answer", "не отвечает", "не відповідає"):
        assert words in page.text
    table = server.person("Ann").open()["table"]
    path = f"/api/tables/{table}/socket"
    with (
        pytest.raises(WebSocketDisconnect),
        server.client.websocket_connect(path, headers=rebound),
    ):
        pass
