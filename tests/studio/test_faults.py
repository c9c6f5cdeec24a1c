"""Every fault that a scenario reader refuses is found in a draft, at its place, with its rule."""

import ast
import json
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

import sandtable
from sandtable.kernel import reading
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.studio import drafting
from sandtable.studio.faults import MOST_FAULTS, find_faults, open_draft
from sandtable.studio.scenario_text import ScenarioText, path_text
from tests.studio.drafts import Draft, all_official, official
from tests.studio.heroes_drafts import HEROES
from tests.studio.memoir_drafts import MEMOIR44
from tests.studio.undaunted_drafts import NORMANDY, NORTH_AFRICA

ROOT = Path(__file__).parents[2]
DRAFTS = [*NORMANDY, *NORTH_AFRICA, *MEMOIR44, *HEROES]
#: Refusals that no scenario can cause, in functions that run when one is opened.
ELSEWHERE = {
    ("games/catalogue.py", "unknown-game"),
    ("kernel/game.py", "not-a-table"),
    ("kernel/game.py", "unknown-option"),
    ("kernel/scenario_library.py", "error.key"),  # another one, with the name of its file
    ("games/memoir44/posts.py", "too-many-seats"),
    ("games/heroes/pack/boards.py", "map-rows"),  # a field of one's own has the rows it has
    ("games/heroes/armies/scenario.py", "battle-too-large"),  # test_bounds has it
}


def name(draft: Draft) -> str:
    return f"{draft.game}-{draft.key}-{draft.path}"


def refusal(draft: Draft) -> BadInput:
    """What the game's own reader says of a draft."""
    with pytest.raises(BadInput) as caught:
        sandtable.game(draft.game).start(draft.text().document, Seeded(0))
    return caught.value


@dataclass(frozen=True)
class Refusal:
    """A place in the code that refuses something: what it says, and the function it is in."""

    file: str
    function: int
    lines: range
    key: str


def refusals(file: str) -> list[Refusal]:
    """Every ``raise`` of a module but those of its own faults; a function is its first line."""
    found: list[Refusal] = []

    def look(node: ast.AST, function: int) -> None:
        if isinstance(node, ast.FunctionDef):
            function = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            called, *_ = ast.unparse(node.exc).partition("(")
            first = node.exc.args[0] if node.exc.args else node.exc
            key = str(first.value) if isinstance(first, ast.Constant) else ast.unparse(first)
            if called not in ("AssertionError", "TypeError", "ValueError"):
                lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                found.append(Refusal(file, function, lines, key))
        for child in ast.iter_child_nodes(node):
            look(child, function)

    look(ast.parse((ROOT / "sandtable" / file).read_text(encoding="utf-8")), 0)
    return found


@pytest.mark.skipif(
    not str(reading.__file__).endswith(".py"), reason="compiled functions cannot be watched"
)
def test_every_refusal_of_the_readers_is_shown() -> None:
    """Readers are all functions that run while scenarios are opened: good ones, and the drafts."""
    for game in {draft.game for draft in DRAFTS}:  # what is read once, of the box, is read
        sandtable.game(game).start(sandtable.game(game).scenarios()[0], Seeded(0))
    ran: set[CodeType] = set()

    def watch(frame: FrameType, event: str, told: object) -> None:
        """Told of every call, and of nothing within it."""
        ran.add(frame.f_code)

    reached: set[tuple[str, int]] = set()
    watched_so_far = sys.gettrace()
    sys.settrace(watch)
    try:
        for game, path in all_official():
            sandtable.game(game).start(ScenarioText.open(path).document, Seeded(0))
        for draft in DRAFTS:
            frame = traceback.extract_tb(refusal(draft).__traceback__)[-1]
            reached.add((file_of(frame.filename), frame.lineno or 0))
    finally:
        sys.settrace(watched_so_far)
    functions = {(file_of(code.co_filename), code.co_firstlineno) for code in ran}
    files = {file for file, _ in functions if file.startswith(("kernel/", "board/", "games/"))}
    missing = [
        (each.file, each.lines.start, each.key)
        for file in sorted(files)
        for each in refusals(file)
        if (each.file, each.function) in functions
        and (each.file, each.key) not in ELSEWHERE
        and not any((each.file, line) in reached for line in each.lines)
    ]
    assert not missing, "\n".join(map(str, missing))


def file_of(path: str) -> str:
    """A module by its path in the package; "" if it is none of ours."""
    return Path(path).as_posix().rpartition("/sandtable/")[2] if "/sandtable/" in path else ""


@pytest.mark.parametrize("draft", DRAFTS, ids=name)
def test_the_editor_is_told_a_fault_with_its_place(draft: Draft) -> None:
    """It is marked on the map, in the line of the text, or both; the rest is still drawn."""
    text = draft.text()
    told: Any = json.loads(json.dumps(drafting.draft(sandtable.game(draft.game), text.text)))
    (fault,) = told["faults"]
    assert (fault["key"], path_text(tuple(fault["path"]))) == (draft.key, draft.path)
    assert fault["places"] == [*draft.places]
    assert fault["rule"] == draft.rule or not draft.rule
    line = text.text.split("\n")[fault["line"] - 1]
    last = fault["path"][-1] if fault["path"] else ""
    assert (draft.line or (last if isinstance(last, str) else "")) in line or fault["places"]
    assert told["description"] is not None


@pytest.mark.parametrize("drafts", [NORMANDY, NORTH_AFRICA, MEMOIR44, HEROES])
def test_every_rule_that_a_fault_breaks_is_in_the_ledger(drafts: list[Draft]) -> None:
    game = sandtable.game(drafts[0].game)
    ledger = (ROOT / "docs" / "ledger" / f"{game.id}.md").read_text(encoding="utf-8")
    rules = {rule for draft in drafts if (rule := draft.rule)}
    assert [rule for rule in rules if f"**{rule}**" not in ledger] == []


@pytest.mark.parametrize(("game", "path"), all_official(), ids=str)
def test_an_official_scenario_has_no_fault(game: str, path: Path) -> None:
    assert find_faults(sandtable.game(game), path.read_text(encoding="utf-8")) == []


def test_all_faults_are_found_not_only_the_first() -> None:
    text = official("normandy", "la-raye")
    text = text.set(("us", "scouted", 0), "99Z").set(("initiative",), "france")
    text = text.set(("germany", "deck", "tank"), 1).set(("goals", "us", "points"), 99)
    text = text.set(("objectives", "4A"), 1).delete(("date",))
    faults = find_faults(sandtable.game("normandy"), text.text)
    assert [(fault.key, path_text(fault.path)) for fault in faults] == [
        ("missing-key", ""),
        ("not-a-choice", "initiative"),
        ("unknown-tile", "objectives.4A"),
        ("unknown-tile", "us.scouted"),
        ("unknown-card", "germany.deck.tank"),
        ("goal-out-of-reach", "goals.us"),
    ]


def test_later_elements_keep_their_numbers() -> None:
    text = official("heroes", "house-on-the-square")
    for number in (0, 2, 3):
        text = text.set(("overlays", number, "overlay"), "castle")
    faults = find_faults(sandtable.game("heroes"), text.text)
    assert [path_text(fault.path) for fault in faults][:3] == [
        "overlays[0].overlay",
        "overlays[2].overlay",
        "overlays[3].overlay",
    ]


def test_what_follows_from_a_fault_is_not_another_one() -> None:
    """Units on a tile that cannot be laid are not to blame."""
    text = official("normandy", "la-raye")
    text = text.set(("map",), text.get(("map",)).replace("7A", "17A"))
    faults = find_faults(sandtable.game("normandy"), text.text)
    assert [fault.key for fault in faults] == ["tile-twice", "unknown-tile"]


def test_an_empty_draft_says_all_that_it_lacks() -> None:
    for id in ("normandy", "north-africa", "memoir44", "heroes"):
        faults = find_faults(sandtable.game(id), "")
        assert {fault.key for fault in faults} == {"missing-key"}
        assert len(faults) >= 9


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("id = 5\nname = \n", "bad-toml", 2),
        ("a = [" * 4_000, "studio-too-deep", 1),
        ("x = " + "[" * 30 + "]" * 30, "studio-too-deep", 1),
        ("# " + "x" * 200_000, "studio-too-long", 1),
        ('\n\nid = "../../etc"', "studio-odd-id", 3),
        ('id = "a"\nname = "<img src=x onerror=alert(1)>"', "studio-odd-text", 2),
        ('id = "a"\nname = "' + "x" * 3000 + '"', "text-too-long", 2),
        ('id = "a"\n"<b>" = 1', "studio-odd-text", 1),
        ('id = "a"\nname = "a\\u202Eb"', "studio-odd-text", 2),
    ],
)
def test_a_hostile_draft_is_refused_with_a_reason(text: str, key: str, line: int) -> None:
    faults = find_faults(sandtable.game("normandy"), text)
    assert (faults[0].key, faults[0].line) == (key, line)
    with pytest.raises(BadInput) as caught:
        open_draft(sandtable.game("normandy"), text)
    assert caught.value.key == key


def test_no_draft_has_faults_without_end() -> None:
    units = "\n".join(f'u{number} = "2B"' for number in range(3_000))
    text = official("normandy", "la-raye").text + f"\n[germany.counters.more]\n{units}\n"
    assert len(find_faults(sandtable.game("normandy"), text)) <= MOST_FAULTS
