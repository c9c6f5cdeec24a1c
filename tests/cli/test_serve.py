"""What ``sandtable serve`` prints when it is ready; tests/server/test_serve.py starts it."""

import socket

import pytest

from sandtable.cli.serve import network_address, notice
from sandtable.cli.words import CliWords
from sandtable.language import languages

NETWORK = "192.168.1.5"


def printed(
    host: str, bound: str, network: str | None = NETWORK, language: str = "en"
) -> list[str]:
    return [line.plain for line in notice(CliWords(language), host, bound, 8000, network)]


def test_a_server_for_this_machine_explains_how_to_let_others_in() -> None:
    here, others, elsewhere = printed("127.0.0.1", "127.0.0.1")
    assert here == "Open in the browser: http://127.0.0.1:8000/"
    assert "--host 0.0.0.0" in others
    assert others.endswith(f"http://{NETWORK}:8000/")
    assert " --to 127.0.0.1:8000" in elsewhere
    assert "SANDTABLE_HOSTS=example.org" in elsewhere


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_on_all_networks_prints_the_address_for_others(host: str) -> None:
    here, others, elsewhere = printed(host, host)
    assert here.endswith(" http://localhost:8000/")
    assert f" http://{NETWORK}:8000/" in others
    assert "--host" not in others
    assert " --to localhost:8000" in elsewhere


def test_another_host_is_printed_as_given() -> None:
    assert printed("box.example", "10.0.0.7")[0].endswith(" http://box.example:8000/")
    assert printed("::1", "::1")[0].endswith(" http://[::1]:8000/")
    assert len(printed("10.0.0.7", "10.0.0.7")) == 2  # others use it too


def test_without_a_network_there_is_no_address_for_others() -> None:
    assert len(printed("127.0.0.1", "127.0.0.1", None)) == 2
    assert len(printed("0.0.0.0", "0.0.0.0", None)) == 2


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_notice_is_printed_in_every_language(language: str, host: str) -> None:
    here, others, elsewhere = printed(host, host, language=language)
    assert "http://" in here
    assert NETWORK in others
    assert "https" in elsewhere


def test_a_machine_on_no_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoNetwork(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", NoNetwork)
    assert network_address() is None


def test_a_machine_on_a_network_has_the_address_it_sends_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Network(socket.socket):
        def connect(self, address: object) -> None:
            assert self.type == socket.SOCK_DGRAM  # connecting it sends nothing

        def getsockname(self) -> tuple[str, int]:
            return NETWORK, 40_000

    monkeypatch.setattr(socket, "socket", Network)
    assert network_address() == NETWORK
