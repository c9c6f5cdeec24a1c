"""Install a wheel into an empty environment, outside the source tree, and play with it."""

import contextlib
import json
import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tools.compile import compiled_modules, sources

#: The timeout for an answer, in seconds; generous for a busy machine.
PATIENCE = 90.0
#: Prints the file of each module.
WHERE = """
import importlib, json, sys
print(json.dumps({name: importlib.import_module(name).__file__ for name in sys.argv[1:]}))
"""
#: Variables that could lead back to the tree, or to the saved games of the user.
LEADING_BACK = ("PYTHON", "SANDTABLE_", "VIRTUAL_ENV", "XDG_")


class Installed:
    """An environment with the wheel and its dependencies, and an empty working folder."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.venv = folder / "venv"
        self.home = folder / "home"
        self.home.mkdir()
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith(LEADING_BACK)
        }
        self._run(sys.executable, "-m", "venv", str(self.venv))
        pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        self.run("python", *pip, str(wheel.resolve()))
        self.environment |= {"HOME": str(self.home), "LANG": "C"}

    def run(self, command: str, *args: str, typed: str = "") -> str:
        """The output of a command in the environment."""
        return self._run(str(self.venv / "bin" / command), *args, typed=typed)

    def _run(self, *command: str, typed: str = "") -> str:
        done = subprocess.run(
            command,
            cwd=self.home,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
        )
        expect(done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}")
        return done.stdout

    @contextlib.contextmanager
    def serve(self) -> Iterator[str]:
        """Run a server; yields its address."""
        command = [str(self.venv / "bin" / "sandtable"), "serve", "--port", "0"]
        with subprocess.Popen(
            command, cwd=self.home, env=self.environment, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            try:
                address = re.search(r"http://\S+", process.stdout.readline())
                expect(address is not None, "The server does not start.")
                assert address is not None
                yield address[0]
            finally:
                process.terminate()


def expect(truth: bool, otherwise: str) -> None:
    if not truth:
        sys.exit(f"The wheel does not work: {otherwise}")


def try_wheel(wheel: Path, *, compiled: bool) -> None:
    """Check that the wheel has every file, the right engine, a working command and a server."""
    missing = package_files() - set(zipfile.ZipFile(wheel).namelist())
    expect(not missing, f"it lacks {', '.join(sorted(missing))}")
    with TemporaryDirectory() as folder:
        installed = Installed(Path(folder), wheel)
        try_engine(installed, compiled=compiled)
        with installed.serve() as address, httpx.Client(base_url=address, timeout=PATIENCE) as http:
            try_page(http)
            titles = fetch(http, "api/games").json()
            for title in titles:
                try_title(http, title)
                try_command(installed, title)
            try_table(http, titles[0])


def package_files() -> set[str]:
    """The files of the package, as named in a wheel."""
    return {f"sandtable/{file.as_posix()}" for file in sources()}


def try_engine(installed: Installed, *, compiled: bool) -> None:
    """Check that the engine is compiled, or is not, and that no module is from the tree."""
    wanted = [".".join(("sandtable", *file.with_suffix("").parts)) for file in compiled_modules()]
    names = [name.removesuffix(".__init__") for name in wanted]
    files = json.loads(installed.run("python", "-c", WHERE, *names))
    endings = tuple(EXTENSION_SUFFIXES) if compiled else (".py",)
    for name, file in files.items():
        inside = Path(file).is_relative_to(installed.venv)
        expect(inside and file.endswith(endings), f"{name} is loaded from {file}")


def try_page(http: httpx.Client) -> None:
    """Check that the server answers, and that everything the page refers to exists."""
    expect(fetch(http, "api/health").json() == {"status": "ok"}, "the server is not in health")
    page = fetch(http, "").text
    parts = re.findall(r'(?:src|href)="/([^"]+)"', page)
    expect(any(part.startswith("assets/") for part in parts), f"the page names no asset:\n{page}")
    for part in parts:
        fetch(http, part)


def try_title(http: httpx.Client, title: dict[str, Any]) -> None:
    """Check the scenarios, words, rules reference and lesson of a game."""
    game = f"api/games/{title['id']}"
    for scenario in title["scenarios"]:
        fetch(http, f"{game}/scenarios/{scenario}")
    for language in ("en", "ru", "uk"):
        fetch(http, f"{game}/messages/{language}")
        fetch(http, f"{game}/rules/{language}")
    fetch(http, f"api/lessons/{title['id']}/1")


def try_command(installed: Installed, title: dict[str, Any]) -> None:
    """Play a game between bots, and one that a person quits."""
    person, bot = title["sides"]
    start = (title["id"], title["scenarios"][0])
    installed.run("sandtable", "simulate", *start, f"--{person}=random", f"--{bot}=greedy", "-n1")
    installed.run("sandtable", "play", *start, f"--{person}=human", f"--{bot}=greedy", typed="quit")


def try_table(http: httpx.Client, title: dict[str, Any]) -> None:
    """Check that a bot at a table decides, so that only the person has to act."""
    person, bot = title["sides"]
    plan = {
        "game": title["id"],
        "scenario": title["scenarios"][0],
        "seats": {person: {"kind": "me"}, bot: {"kind": "bot", "level": title["levels"][-1]}},
        "visibility": "private",
        "clock": {"kind": "none"},
    }
    opened = http.post("api/tables", json=plan)
    expect(opened.status_code == 201, f"no table can be opened: {opened.text}")
    deadline = time.monotonic() + PATIENCE
    while fetch(http, f"api/tables/{opened.json()['table']}").json()["waiting"] != [person]:
        expect(time.monotonic() < deadline, "the bot does not play")
        time.sleep(0.1)


def fetch(http: httpx.Client, path: str) -> httpx.Response:
    answer = http.get(path)
    expect(answer.status_code == 200, f"{path} is answered with {answer.status_code}")
    return answer
