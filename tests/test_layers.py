"""Imports point one way: there is no cycle, and the folders of a game import downwards only.

Imports under ``if TYPE_CHECKING:`` may point back, those inside functions may not.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "sandtable" / "games"
#: The layers of each package of games that has folders, the lowest first: its folders, single
#: modules that stand by themselves, and "" for all other modules of the package.
LAYERS: dict[str, tuple[str, ...]] = {
    "heroes": (
        "status",
        "citations",
        "pack",
        "names",
        "reading",
        "fields",
        "land",
        "armies",
        "objectives",
        "timing",
        "units",
        "moving",
        "fire",
        "assaults",
        "movement_action",
        "cards",
        "turn",
        "",
        "greedy",
        "value",
        "hindsight",
        "studio",
        "terminal",
    ),
    "memoir44": ("", "greedy", "value", "hindsight", "studio", "terminal"),
    "undaunted": (
        "",
        "greedy",
        "value",
        "hindsight",
        "studio",
        "terminal",
        "normandy",
        "north_africa",
    ),
    "undaunted.normandy": ("", "greedy", "value", "hindsight", "studio", "terminal"),
    "undaunted.north_africa": ("", "greedy", "value", "hindsight", "studio", "terminal"),
}


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in sorted((ROOT / "sandtable").rglob("*.py"))}


#: What imports can be in; there are none in an expression.
BLOCKS = (ast.stmt, ast.excepthandler, ast.match_case)


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


def is_for_types(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and node.test.id == "TYPE_CHECKING"
    )


def imports(node: ast.AST) -> Iterator[str]:
    """Our modules that are imported at run time, on the first line or inside a function."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in MODULES)
    elif isinstance(node, ast.ImportFrom):
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            if whole in MODULES:
                yield whole
            elif node.module in MODULES:
                yield node.module
    skipped = node.body if isinstance(node, ast.If) and is_for_types(node) else []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, BLOCKS) and child not in skipped:
            yield from imports(child)


@cache
def import_graph() -> dict[str, list[str]]:
    """The modules that each module imports."""
    return {module: sorted(set(imports(tree_of(module))) - {module}) for module in MODULES}


def cycle_through(graph: dict[str, list[str]]) -> list[str]:
    """The modules of one cycle, in the order of their imports; [] if there is none."""
    done: set[str] = set()
    for start in graph:
        way = [start]
        rest = [list(graph[start])]
        while way:
            if way[-1] in done or not rest[-1]:
                done.add(way.pop())
                rest.pop()
                continue
            following = rest[-1].pop()
            if following in way:
                return [*way[way.index(following) :], following]
            if following not in done:
                way.append(following)
                rest.append(list(graph[following]))
    return []


def test_a_cycle_is_found() -> None:
    assert cycle_through({"a": ["b", "c"], "b": ["c"], "c": []}) == []
    assert cycle_through({"a": ["b"], "b": ["c"], "c": ["b"]}) == ["b", "c", "b"]


def test_imports_inside_functions_count_and_imports_for_types_do_not() -> None:
    source = """
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from sandtable.kernel.state import State
else:
    from sandtable.kernel import event
def late():
    from sandtable.kernel import chance
"""
    found = ["sandtable.kernel.event", "sandtable.kernel.chance"]
    assert list(imports(ast.parse(source))) == found


def test_no_module_imports_itself_in_the_end() -> None:
    assert cycle_through(import_graph()) == []


#: Who looks up a higher layer by its name, when somebody wants a text or a picture.
BY_NAME = {
    ("sandtable.kernel.english", "sandtable"),
    ("sandtable.kernel.english", "sandtable.language"),
    ("sandtable.kernel.state", "sandtable.drawing"),
}


def named_modules(tree: ast.AST) -> Iterator[str]:
    """Modules of ours that are imported by a name in quotes, which no other test sees."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and "import" in ast.unparse(node.func):
            for argument in node.args:
                text = ast.unparse(argument).strip("f'\"")
                if text.split(".")[0] == "sandtable":
                    yield text


def test_nobody_else_goes_round_the_layers() -> None:
    assert list(named_modules(ast.parse("importlib.import_module('sandtable.cli')")))
    found = {(module, name) for module in MODULES for name in named_modules(tree_of(module))}
    assert found == BY_NAME


def test_every_package_of_games_with_folders_has_layers() -> None:
    packages = {path.parent for path in GAMES.rglob("__init__.py")} - {GAMES}
    parents = {package.parent for package in packages} - {GAMES}
    assert {".".join(path.relative_to(GAMES).parts) for path in parents} == set(LAYERS)


@pytest.mark.parametrize("game", LAYERS)
def test_folders_of_a_game_import_downwards_only(game: str) -> None:
    package = f"sandtable.games.{game}."
    layers = LAYERS[game]

    def layer_of(module: str) -> int:
        head = module.removeprefix(package).split(".")[0]
        if f"{package}{head}" not in MODULES or (GAMES / game.replace(".", "/") / head).is_dir():
            assert head in layers, f"{package}{head} has no layer"
        return layers.index(head if head in layers else "")

    upward = [
        f"{module} imports {other}"
        for module, others in import_graph().items()
        if module.startswith(package)
        for other in others
        if other.startswith(package) and layer_of(other) > layer_of(module)
    ]
    assert upward == []


def test_rules_ask_by_type_not_by_name() -> None:
    """What a frame or another thing of the rules has is declared: nobody tries whether it is there.

    A description lists abilities by their names.
    """
    asking = [
        f"{module}, line {node.lineno}"
        for module in MODULES
        if module.startswith("sandtable.games.") and not module.endswith(".description")
        for node in ast.walk(tree_of(module))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("getattr", "hasattr")
    ]
    assert asking == []
