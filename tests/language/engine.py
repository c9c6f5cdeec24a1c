"""Every message the engine can ask for, read from its source: key, kind and parameters."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from sandtable.kernel.game import Game

ROOT = Path(__file__).parents[2] / "sandtable"
#: The rooms of the house whose words are in the general catalogue.
GENERAL = ("kernel", "board", "language", "bots", "lessons")

BARRED_TARGETS = {
    "battle-from-ocean",
    "battle-adjacent-first",
    "battle-card-fire-only",
    "battle-card-close-only",
    "battle-out-of-range",
    "battle-no-line-of-sight",
    "battle-across-the-river",
    "battle-no-dice",
}
#: What is wrong with an army of Heroes of Stalingrad.
ARMY_FAULTS = {
    "army-too-dear",
    "army-without-group",
    "army-of-two-commands",
    "option-does-not-fit",
    "too-many-of-tile",
    "too-many-of-option",
    "too-many-of-counter",
    "too-many-vehicles",
}
#: With these an action without arguments refuses, whatever its ``why_unavailable`` answers.
FORBIDDEN = frozenset({"action", "tile"})
#: The keys behind expressions that are no literals, by file and expression.
COMPUTED: dict[tuple[str, str], set[str]] = {
    ("rule.py", "self.refusal"): set(),  # a refusal that was made elsewhere
    ("support.py", "f'{self.action}-squad'"): {"bolster-squad", "inspire-squad"},
    ("support.py", "f'{self.action}-take-a-card'"): {"bolster-take-a-card", "inspire-take-a-card"},
    ("support.py", "f'{self.action}-none'"): {"bolster-none", "inspire-none"},
    ("support.py", "f'prompt-{self.action}'"): {"prompt-bolster", "prompt-inspire"},
    # What ``why_unavailable`` of an action without arguments answers is read where it stands.
    ("verbs.py", "rule"): set(),
    ("guide.py", "self.why_not(state, stance.side, unit)"): {
        "guide-own-only",
        "guide-off-board",
        "guide-suppressed",
    },
    ("mortar.py", "self.why_not(state, stance, tile)"): {"target-too-near", "target-already-there"},
    # The vehicles of North Africa.
    ("boarding.py", "why_no_boarding(state, unit, vehicle)"): {
        "board-not-here",
        "board-enemy-aboard",
    },
    ("refusals.py", "state.why_no_seat_action(card, seat)"): {"seat-crew", "vehicle-disabled"},
    ("repair.py", "self.why_not(state, stance, vehicles[0])"): {
        "repair-not-here",
        "repair-own-vehicle",
        "repair-enemy",
        "repair-undamaged",
    },
    ("damage.py", "f'pick-{self.effect}'"): {"pick-casualty", "pick-suppression"},
    ("damage.py", "f'prompt-crew-{self.effect}'"): {
        "prompt-crew-casualty",
        "prompt-crew-suppression",
    },
    ("marking.py", "f'prompt-{self.action}'"): {"prompt-navigate", "prompt-survey"},
    # What keeps a unit of Memoir '44 from a battle or from a target.
    ("battle_step.py", "why_no_battle(state, unit)"): {
        "not-ordered",
        "battle-card-none",
        "battle-once",
        "battle-entered-terrain",
        "battle-moved-too-far",
    },
    ("battle_step.py", "why_no_attack(state, unit, target)"): BARRED_TARGETS,
    ("attack.py", "why_no_attack(state, self.unit, target)"): BARRED_TARGETS,
    ("overlord.py", "self.why_not_to(state, card, post)"): {
        "hand-out-limit",
        "hand-out-post-full",
        "hand-out-wrong-post",
        "hand-out-finest-hour",
    },
    ("box.py", "key"): {
        "too-many-terrain-hexes",
        "too-many-tiles",
        "too-many-sandbags",
        "too-many-figures",
    },
    # Heroes of Stalingrad.
    ("activation.py", "f'prompt-gap-{self.kind}'"): {
        "prompt-gap-autonomous",
        "prompt-gap-cards",
        "prompt-gap-special",
    },
    ("attack.py", "what"): {"attack-rolled", "attack-failed"},
    ("forced.py", "HEEDS_ZONES.get(self.reason, 'forced-step')"): {
        "run-over-zone",
        "forced-zone",
        "advance-zone",
        "forced-step",
    },
    ("forced.py", "f'prompt-{self.reason}'"): {
        "prompt-run-over",
        "prompt-pushed",
        "prompt-retreat",
        "prompt-withdrawal",
        "prompt-advance",
        "prompt-displaced",
    },
    # A zone of control is refused beside it, with the unit that has it.
    ("refusals.py", "stepping.why_closed(state, mover, start, link)"): {
        "step-impassable",
        "step-wreck",
        "step-vehicle",
        "drive-vehicle",
        "step-across",
        "step-enemy",
    },
    ("refusals.py", "transport.why_no_room(state, vehicle, unit)"): {
        "board-friendly",
        "board-no-transport",
        "board-full",
        "board-second-gun",
    },
    ("recruitment.py", "key"): ARMY_FAULTS,
    # What ``brick.fault`` answers.
    ("scenario.py", "key"): {"map-parity", "map-overlap"},
}


class Use(NamedTuple):
    """A place in the source that asks for a message."""

    kind: str
    key: str
    params: frozenset[str]
    place: str


@cache
def general_uses() -> list[Use]:
    """What is said whichever game is played."""
    paths = [path for room in GENERAL for path in sorted((ROOT / room).rglob("*.py"))]
    paths += sorted((ROOT / "games").glob("*.py"))
    return [use for path in paths for use in uses_in(path)]


def uses_of(game: Game) -> list[Use]:
    """What a game says: the code that lies beside its catalogues."""
    paths = [path for folder in game.message_folders for path in modules_of(folder.parent)]
    return [use for path in paths for use in uses_in(path)]


def modules_of(folder: Path) -> Iterator[Path]:
    """The modules of a folder, also in folders below that have no catalogues of their own."""
    yield from sorted(folder.glob("*.py"))
    for below in sorted(folder.iterdir()):
        if below.is_dir() and not (below / "messages").exists():
            yield from modules_of(below)


@cache
def uses_in(path: Path) -> list[Use]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return list(_calls(tree, tree, path))


def _calls(node: ast.AST, scope: ast.AST, path: Path) -> Iterator[Use]:
    if isinstance(node, ast.FunctionDef):
        scope = node
        if node.name == "why_unavailable":
            yield from _answers(node, path)
    if isinstance(node, ast.Call):
        yield from _use(node, scope, path)
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, scope, path)


def _answers(method: ast.FunctionDef, path: Path) -> Iterator[Use]:
    """The names of rules that the method of an action without arguments can answer."""
    for node in ast.walk(method):
        if isinstance(node, ast.Return) and node.value is not None:
            for key in sorted(_texts(node.value, method, path)):
                yield Use("refusal", key, FORBIDDEN, f"{path.parent.name}/{path.name}")


def _use(call: ast.Call, scope: ast.AST, path: Path) -> Iterator[Use]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    if name not in ("Event", "Prompt", "refusal", "_refusal", "BadInput") or not call.args:
        return
    if name == "BadInput" and ast.unparse(call.args[0]) == "error.key":
        return  # raised again with its place
    if name == "refusal" and not isinstance(call.func, ast.Attribute):
        return
    name = name.removeprefix("_")  # an army is checked where no position is at hand
    if name in ("Event", "Prompt"):
        # An event's fourth argument is what the others see.
        shapes = [_keys_of(arg, scope) for arg in (*call.args[1:2], *call.args[3:4])]
    else:
        shapes = [frozenset(word.arg for word in call.keywords if word.arg not in (None, "where"))]
    for key in sorted(_texts(call.args[0], scope, path)):
        for shape in shapes or [frozenset()]:
            yield Use(name, key, shape, f"{path.parent.name}/{path.name}:{call.lineno}")


def _assigned(name: ast.Name, scope: ast.AST) -> list[ast.expr]:
    """What a name can be where it stands: all since it was last set whatever the conditions."""
    found: list[ast.expr] = []
    body: list[ast.stmt] = getattr(scope, "body", [])
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign):
            targets = [node.target]
        else:
            continue
        if node.value is None or name.id not in [ast.unparse(at) for at in targets]:
            continue
        overtaken = any(
            isinstance(later, ast.Assign)
            and node.lineno < later.lineno < name.lineno
            and name.id in [ast.unparse(at) for at in later.targets]
            for later in body
        )
        if node.lineno < name.lineno and not overtaken:
            found.append(node.value)
    return found


def _keys_of(node: ast.expr, scope: ast.AST) -> frozenset[str]:
    """The keys of a dict, written on the spot or assigned in the same function."""
    if isinstance(node, ast.Name):
        (node,) = _assigned(node, scope)
    assert isinstance(node, ast.Dict), ast.unparse(node)
    return frozenset(ast.literal_eval(key) for key in node.keys if key is not None)


def _texts(node: ast.expr, scope: ast.AST, path: Path) -> set[str]:
    """The strings an expression can be."""
    computed = COMPUTED.get((path.name, ast.unparse(node)))
    if computed is not None:
        return computed
    if isinstance(node, ast.Constant):
        return set() if node.value is None else {str(node.value)}
    if isinstance(node, ast.IfExp):
        return _texts(node.body, scope, path) | _texts(node.orelse, scope, path)
    values = _assigned(node, scope) if isinstance(node, ast.Name) else []
    assert values, f"{path}:{node.lineno}: which keys can {ast.unparse(node)} be? Add to COMPUTED"
    return {text for value in values for text in _texts(value, scope, path)}
