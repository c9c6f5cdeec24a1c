"""What the guides show is what is there: parts of files are those of the files, examples run."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import sandtable
from tests.test_readme import run_examples

ROOT = Path(__file__).parents[1]
GUIDES = sorted((ROOT / "docs").glob("new-*.md"))
#: The blocks of the other one are parts of the example.
RUN = [path for path in GUIDES if path.stem != "new-game"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: The first line of a block that is part of a file of the example.
SOURCE = re.compile(r"^(?:#|<!--) ([\w./-]+)(?: -->)?\n")


def blocks(path: Path) -> list[tuple[str, str, int]]:
    text = path.read_text(encoding="utf-8")
    return [(m[1], m[2], text[: m.start(2)].count("\n")) for m in BLOCK.finditer(text)]


def test_the_new_game_is_the_example() -> None:
    quoted = 0
    for _, block, line in blocks(ROOT / "docs" / "new-game.md"):
        source = SOURCE.match(block)
        assert source, f"docs/new-game.md:{line}: which file is this from?"
        text = (ROOT / "examples" / "crossroads" / source[1]).read_text(encoding="utf-8")
        part = block[source.end() :]
        assert part in text, f"docs/new-game.md:{line}: not in {source[1]}"
        quoted += 1
    assert quoted > 10


@pytest.mark.parametrize("guide", RUN, ids=lambda path: path.stem)
def test_examples_run(guide: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A block with prompts is run; one that names a file of its own is written there first."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": guide.stem}
    for language, block, line in blocks(guide):
        source = SOURCE.match(block)
        if language == "python" and ">>> " in block:
            run_examples(block, names, guide.name, line)
        elif language == "python" and source:
            (tmp_path / source[1]).write_text(block, encoding="utf-8")


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_folders_that_a_guide_names_are_there(guide: Path) -> None:
    text = guide.read_text(encoding="utf-8")
    named = re.findall(r"`((?:sandtable|web|examples|docs)/[\w./-]+)`", text)
    missing = [name for name in named if not (ROOT / name).exists()]
    assert missing == []


#: The blocks of the page on dice are one session.
DICE = ROOT / "docs" / "dice.md"


def check_dice_by_hand(record: str, folder: Path) -> None:
    """Run what the page shows on a record."""
    (folder / "game.jsonl").write_text(record, encoding="utf-8")
    names: dict[str, Any] = {"__name__": DICE.stem}
    shown = [(block, line) for language, block, line in blocks(DICE) if language == "python"]
    assert len(shown) == 2
    for block, line in shown:
        run_examples(block, names, DICE.name, line)
    assert len(names["draws"]) > 10
    assert names["draw"] == names["draws"][-1]


@pytest.mark.parametrize("silent", [None, "us", "germany"])
def test_dice_are_checked_by_hand(
    silent: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    promised = {
        seat: sandtable.Contribution(seat, hashlib.sha256(seat.encode().ljust(32)).hexdigest())
        for seat in ("us", "germany")
    }
    given = [
        each if seat == silent else each.revealed(seat.encode().ljust(32).hex())
        for seat, each in promised.items()
    ]
    chance = sandtable.Committed(bytes(32), contributions=given)
    recorder = sandtable.Recorder(sandtable.game("normandy"), "la-raye", chance)
    recorder.apply("us", ["resign"])
    check_dice_by_hand(recorder.record.to_text(), tmp_path)


def test_old_records_are_checked_by_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody contributed to their dice."""
    monkeypatch.chdir(tmp_path)
    golden = ROOT / "tests" / "goldens" / "normandy" / "ending-resigned.jsonl"
    text = golden.read_text(encoding="utf-8")
    header = json.loads(text.split("\n")[0])
    assert header["chance"].keys() == {"kind", "commitment"}
    check_dice_by_hand(text, tmp_path)
