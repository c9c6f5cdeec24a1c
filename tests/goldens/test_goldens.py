"""Golden games: whole records that every later version of the engine must play again.

``make goldens`` writes them anew (tools/goldens.py); ``CHANGES.md`` says why one has changed.
"""

import re
from pathlib import Path

import pytest

import sandtable

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob("*/*.jsonl"))


def read(path: Path) -> sandtable.Record:
    return sandtable.Record.from_text(path.read_text(encoding="utf-8"), path.name)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_plays_as_it_did(path: Path) -> None:
    record = read(path)
    assert record.game_id == path.parent.name
    state = record.verify(sandtable.game(record.game_id), path.name)
    assert state.outcome is not None
    assert record.to_text() == path.read_text(encoding="utf-8")


def test_the_golden_games_that_are_said_to_have_changed_exist() -> None:
    """With the steps that are named."""
    text = (FOLDER / "CHANGES.md").read_text(encoding="utf-8")
    changed = re.findall(r"^\| ([\w-]+)/([\w-]+) \| ([\d, ]+) \|", text, re.MULTILINE)
    assert len(changed) > 20
    for id, name, steps in changed:
        length = len(read(FOLDER / id / f"{name}.jsonl").steps)
        assert all(0 < int(step) <= length for step in steps.split(", ")), name
    for id, names in re.findall(r"^\| ([\w-]+) \| (\w[^|]*, [^|]*) \|$", text, re.MULTILINE):
        for name in names.split(", "):
            assert any((FOLDER / id).glob(f"{name}.json*")), f"{id}/{name}"


@pytest.mark.parametrize("id", sandtable.games())
def test_every_scenario_has_a_golden_game(id: str) -> None:
    golden = {str(read(path).header["scenario"]) for path in PATHS if path.parent.name == id}
    assert [name for name in sandtable.game(id).scenarios() if name not in golden] == []


@pytest.mark.parametrize("id", sandtable.games())
def test_every_way_to_end_has_a_golden_game(id: str) -> None:
    outcomes = [read(path).outcome for path in PATHS if path.parent.name == id]
    golden = {(outcome.reason, outcome.rule) for outcome in outcomes if outcome is not None}
    assert set(sandtable.game(id).endings().items()) - golden == set()


def test_every_action_of_the_cards_is_played_in_a_golden_game_of_normandy() -> None:
    verbs = {
        step.action[0]
        for path in PATHS
        if path.parent.name == "normandy"
        for step in read(path).steps
    }
    printed = {
        "move", "guide", "scout", "stalk",
        "bolster", "command", "conceal", "control", "inspire", "recon", "target",
        "attack", "suppress", "blast",
    }  # fmt: skip
    assert printed - verbs == set()
    assert {"bid", "hunker", "ready", "take", "done", "end-turn", "resign"} - verbs == set()


@pytest.mark.parametrize("id", sandtable.games())
def test_every_option_is_taken_in_a_golden_game(id: str) -> None:
    headers = [read(path).header for path in PATHS if path.parent.name == id]
    for name, option in sandtable.game(id).options().items():
        assert any(header["options"][name] != option.default for header in headers), name


@pytest.mark.rule("M44-6.7", "M44-39.10", "M44-39.11", "M44-39.17")
@pytest.mark.parametrize("key", ["eliminated", "objective-taken", "moved", "exited"])
def test_every_kind_of_last_medal_has_a_golden_game_of_memoir44(key: str) -> None:
    """Units, permanent and temporary objectives, exits."""
    game = sandtable.game("memoir44")
    last: list[str] = []
    for path in sorted((FOLDER / "memoir44").glob("way-*.jsonl")):
        *_, moment = read(path).replay(game, path.name)
        last += [event.key for event in moment.events][-2:-1]
    assert key in last
