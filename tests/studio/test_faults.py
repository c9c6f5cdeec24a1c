"""Every fault that a scenario reader refuses is found in a draft, at its place, with its rule."""

import ast
import json
import traceback
from functools import cache
from pathlib import Path

import pytest

import sandtable
from sandtable.kernel.chance import Seeded
from sandtable.kernel.errors import BadInput
from sandtable.studio.faults import MOST_FAULTS, find_faults, open_draft
from sandtable.studio.scenario_text import path_text
from tests.studio.drafts import Draft, all_official, official
from tests.studio.heroes_drafts import HEROES
from tests.studio.memoir_drafts import MEMOIR44
from tests.studio.undaunted_drafts import NORMANDY, NORTH_AFRICA

ROOT = Path(__file__).parents[2]
DRAFTS = [*NORMANDY, *NORTH_AFRICA, *MEMOIR44, *HEROES]
#: The modules that read scenarios.
READERS = (
    "board/drawing.py",
    "games/heroes/armies/army.py",
    "games/heroes/armies/scenario.py",
    "games/heroes/armies/sites.py",
    "games/heroes/pack/boards.py",
    "games/heroes/pack/layout.py",
    "games/memoir44/box.py",
    "games/memoir44/scenario.py",
    "games/undaunted/cards.py",
    "games/undaunted/normandy/scenario.py",
    "games/undaunted/north_africa/scenario.py",
    "games/undaunted/north_africa/vehicles.py",
    "games/undaunted/scenario.py",
    "kernel/reading.py",
)
#: Refusals that no scenario can cause: of data files, and of positions.
ELSEWHERE = {
    ("games/undaunted/cards.py", "bad-card-action"),
    ("games/undaunted/cards.py", "counter-without-card"),
    ("games/memoir44/scenario.py", "unknown-unit"),
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


@cache
def raises() -> dict[tuple[str, int], str]:
    """Every ``raise`` of the readers: its file, each of its lines, and the key."""
    found: dict[tuple[str, int], str] = {}
    for file in READERS:
        for node in ast.walk(ast.parse((ROOT / "sandtable" / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                first = node.exc.args[0] if node.exc.args else None
                key = str(first.value) if isinstance(first, ast.Constant) else ast.unparse(node.exc)
                for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                    found[file, line] = key
    return found


def test_every_refusal_of_the_readers_is_shown() -> None:
    reached: set[tuple[str, str, int]] = set()
    for draft in DRAFTS:
        frame = traceback.extract_tb(refusal(draft).__traceback__)[-1]
        file = Path(frame.filename).as_posix().rpartition("sandtable/")[2]
        line = frame.lineno or 0
        if (file, line) in raises():
            reached.add((file, raises()[file, line], line))
    wanted = {
        (file, key, line)
        for (file, line), key in raises().items()
        if raises().get((file, line - 1)) != key and (file, key) not in ELSEWHERE
    }
    missing = {
        (file, key, line)
        for file, key, line in wanted
        if not any((file, key) == (f, k) and line <= at <= line + 5 for f, k, at in reached)
    }
    assert sorted(missing) == []


@pytest.mark.parametrize("draft", DRAFTS, ids=name)
def test_a_fault_is_found_at_its_place(draft: Draft) -> None:
    text = draft.text()
    (fault,) = find_faults(sandtable.game(draft.game), text.text)
    assert (fault.key, path_text(fault.path)) == (draft.key, draft.path)
    assert fault.places == draft.places
    assert fault.rule == draft.rule or not draft.rule
    line = text.text.split("\n")[fault.line - 1]
    last = fault.path[-1] if fault.path else ""
    assert (draft.line or (last if isinstance(last, str) else "")) in line or fault.places
    assert json.loads(json.dumps(fault.to_json()))["key"] == draft.key


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
