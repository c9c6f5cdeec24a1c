"""``sandtable serve`` as people start it."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from sandtable.kernel.errors import BadInput
from sandtable.server.database import Database
from sandtable.server.folder import data_folder, file_url
from sandtable.tables.settings import from_environment
from tests.cli.support import complaint

ROOT = Path(__file__).parents[2]


def test_it_prints_its_address_when_it_is_ready_and_stops_when_told(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", "0", "--data", str(folder)]
    environment = {"PYTHONPATH": str(ROOT), **os.environ, "LANG": "C"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}api/health") as answer:
            assert answer.read() == b'{"status":"ok"}'
        process.send_signal(signal.SIGINT)
        assert process.wait(90) in (0, -signal.SIGINT, 128 + signal.SIGINT)
    assert (folder / "sandtable.db").exists()


def test_a_port_that_is_taken_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in complaint("serve", "--port", port, "--url", "sqlite://")
    assert "x" in complaint("serve", "--port", "x")


def test_a_database_that_cannot_be_is_told(tmp_path: Path) -> None:
    assert "database" in complaint("serve", "--url", "nonsense", "--port", "0")
    (tmp_path / "sandtable.db").write_text("this is no database, and it is long enough to show it")
    assert "database" in complaint("serve", "--data", str(tmp_path), "--port", "0")
    file = tmp_path / "file"
    file.write_text("")
    assert "folder" in complaint("serve", "--data", str(file / "below"), "--port", "0")


def test_numbers_are_set_by_the_environment() -> None:
    settings = from_environment(
        "sqlite://", {"SANDTABLE_BOT_SECONDS": "2.5", "SANDTABLE_BOT_WORKERS": "3"}
    )
    assert (settings.bot_seconds, settings.bot_workers) == (2.5, 3)
    with pytest.raises(BadInput) as caught:
        from_environment("sqlite://", {"SANDTABLE_BOT_WORKERS": "many"})
    assert (caught.value.key, caught.value.where) == ("bad-setting", "SANDTABLE_BOT_WORKERS")


def test_games_are_kept_where_the_system_keeps_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "sandtable"
    assert data_folder({}) == Path.home() / ".local" / "share" / "sandtable"
    assert file_url(tmp_path / "a").startswith("sqlite:////")


def test_other_databases_are_known_by_their_address() -> None:
    with pytest.raises(BadInput) as caught:
        Database("oddsql://host/name")
    assert caught.value.key == "bad-database"
