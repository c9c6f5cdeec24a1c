"""The house as docs/architecture.md draws it: dependencies point one way, files stay small."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "sandtable"
#: The folders of our own code, each with all that its modules may import of ours. The package
#: itself ("") shows the engine to the world and is nothing the engine may look at. What a game has
#: beside its rules stands above them: "games.greedy", "games.words", "games.studio" and
#: "games.terminal". Of these only policy and value ("games.greedy", "games.value") are parts of the
#: compiled engine, and need nothing but it.
ENGINE = ("kernel", "board", "games")
BESIDE_RULES = ("greedy", "hindsight", "picture", "studio", "terminal", "value", "words")
GREEDY, HINDSIGHT, PICTURE, STUDIO, TERMINAL, VALUE, WORDS = (
    f"games.{part}" for part in BESIDE_RULES
)
MAY_IMPORT: dict[str, set[str]] = {
    "": {*ENGINE},
    "kernel": {"kernel"},
    "board": {"kernel", "board"},
    "games": {*ENGINE},
    "bots": {"", *ENGINE, "bots"},
    GREEDY: {*ENGINE, GREEDY},
    VALUE: {*ENGINE, GREEDY, VALUE},
    HINDSIGHT: {*ENGINE, GREEDY, VALUE, HINDSIGHT},
    "lessons": {"", *ENGINE, "lessons"},
    "language": {"", *ENGINE, "language"},
    WORDS: {*ENGINE, "language"},
    "terminal": {*ENGINE, "language", "terminal"},
    "drawing": {"kernel", "drawing"},
    PICTURE: {*ENGINE, "drawing", PICTURE},
    TERMINAL: {*ENGINE, "language", "studio", "terminal", STUDIO, TERMINAL},
    "analysis": {"", *ENGINE, "bots", "analysis"},
    "lab": {"", *ENGINE, "bots", "analysis", "language", "lab"},
    "studio": {"", *ENGINE, "bots", "language", "lab", "studio"},
    STUDIO: {*ENGINE, "studio", STUDIO},
    "testing": {"", *ENGINE, "bots", "language", "testing"},
    "tables": {"", *ENGINE, "analysis", "bots", "lessons", "language", "studio", "tables"},
    "server": {
        *("", *ENGINE, "analysis", "bots", "lessons", "language", "lab", "studio", "tables"),
        *("drawing", "server"),
    },
    "cli": {
        *("", *ENGINE, "analysis", "bots", "lessons", "language", "lab", "studio", "tables"),
        *("drawing", "server", "terminal", "cli"),
    },
}
MODULES = sorted(PACKAGE.rglob("*.py"))
MOST_LINES = 500
#: Folders that hold what was made here, not what was written.
MADE = {"build", "dist", "node_modules", "__pycache__"}


def part_of(module: str) -> str:
    """The folder of the house that a module of ours stands in."""
    names = module.split(".")
    for part in BESIDE_RULES:
        if names[1:2] == ["games"] and part in names:
            return f"games.{part}"
    return names[1] if len(names) > 1 and (PACKAGE / names[1]).is_dir() else ""


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def imports(path: Path) -> list[str]:
    """Every module that a file imports, by its full name."""
    return list(find_imports(path))


def find_imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            yield node.module
            if part_of(node.module) == "" and node.module.split(".")[0] == "sandtable":
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def written_files() -> Iterator[Path]:
    """Everything in the tree that somebody wrote."""
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        hidden = [part for part in parts[:-1] if part.startswith(".") and part != ".ci"]
        made = [part for part in parts if part in MADE or part.endswith(".egg-info")]
        if path.is_file() and not hidden and not made:
            yield path


def test_dependencies_point_one_way() -> None:
    upward = [
        f"{name_of(path)} imports {name}"
        for path in MODULES
        for name in imports(path)
        if name.split(".")[0] == "sandtable"
        and part_of(name) not in MAY_IMPORT[part_of(name_of(path))]
    ]
    assert upward == []


def test_the_engine_needs_only_the_standard_library() -> None:
    known = {"sandtable", *sys.stdlib_module_names}
    engine = [path for path in MODULES if part_of(name_of(path)) in {*ENGINE, GREEDY, VALUE}]
    assert engine
    foreign = [
        f"{name_of(path)} imports {name}"
        for path in engine
        for name in imports(path)
        if name.split(".")[0] not in known
    ]
    assert foreign == []


def title_of(folder: Path) -> str:
    """The game that a folder is a part of (it has the rules reference), or the folder itself."""
    while folder.name in BESIDE_RULES:
        folder = folder.parent
    titles = [part for part in (folder, *folder.parents) if (part / "rules").is_dir()]
    return name_of(titles[0] if titles else folder)


def test_what_games_share_knows_none_of_them() -> None:
    """A family of games is not told of its members, nor one game of another."""
    for path in (PACKAGE / "games").rglob("*.py"):
        home = title_of(path.parent)
        for name in imports(path):
            if name.startswith("sandtable.games."):
                module = ROOT / name.replace(".", "/")
                other = title_of(module if module.is_dir() else module.parent)
                assert home == other or home.startswith(f"{other}."), f"{path} imports {name}"


#: Our games and their families, as somebody might write them.
NAMES = re.compile(r"normandy|north.africa|memoir|heroes|undaunted|stalingrad", re.IGNORECASE)


WEB = ROOT / "web"
#: Made by playing, for whatever games there are.
RESULTS = PACKAGE / "lab" / "results.json"
TEXTS = (".css", ".ftl", ".html", ".js", ".json", ".md", ".py", ".pyi", ".svelte", ".toml", ".ts")


def general_files() -> Iterator[Path]:
    """What is no game's own, in the package and in the client."""
    for folder in (PACKAGE, WEB / "messages", WEB / "src", WEB / "vite"):
        for path in sorted(folder.rglob("*")):
            games = folder / "games"
            own = path.is_relative_to(games) and path.parent != games
            made = "static" in path.parts or path.stem.startswith("words.fixture")
            if path.suffix in TEXTS and not own and not made and path != RESULTS:
                yield path


def test_a_general_layer_names_no_game() -> None:
    """What is particular to a game is found through it. Examples (``>>>``) have to name one."""
    files = list(general_files())
    assert files
    named = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if NAMES.search(line) and not line.startswith(">>>")
    ]
    assert named == []


def test_every_folder_of_the_package_has_its_place_in_the_house() -> None:
    assert {part_of(name_of(path)) for path in MODULES} <= MAY_IMPORT.keys()


@pytest.mark.parametrize("folder", ["sandtable", "tests", "tools", "bench", "examples"])
def test_no_module_is_too_long_to_read(folder: str) -> None:
    lengths = {
        name_of(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in (ROOT / folder).rglob("*.py")
    }
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_the_tree_stands_alone() -> None:
    """Nothing reads, or speaks of, a folder beside the clone."""
    beside = "../" + "shared"
    found = [
        str(path.relative_to(ROOT))
        for path in written_files()
        if beside.encode() in path.read_bytes()
    ]
    assert found == []
