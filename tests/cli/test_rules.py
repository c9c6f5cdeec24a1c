"""The rules reference, and which code and tests cite each rule."""

import ast
from pathlib import Path

import pytest

from sandtable.cli import coverage
from sandtable.cli.reference import read_reference
from sandtable.language import languages
from tests.cli.support import complaint, output, run
from tests.support import normandy


def test_chapters_are_listed() -> None:
    text = output("rules", "normandy")
    assert " 1  Components" in text
    assert " A  Decisions on open points" in text
    assert "sandtable rules normandy NOR-1.1" in text


def test_a_chapter_is_printed_whole() -> None:
    text = output("rules", "normandy", "16")
    assert text.startswith("16. ")
    assert "NOR-16.1\n" in text
    assert "NOR-16.2\n" in text
    assert "NOR-17" not in text.partition("\n")[0]


@pytest.mark.parametrize("id", ["NOR-16.2", "nor-16.2", "16.2"])
def test_a_rule_is_found_by_its_id(id: str) -> None:
    text = output("rules", "normandy", id)
    assert text.startswith("NOR-16.2\n")
    assert "NOR-16.3\n" not in text


def test_rules_are_told_in_the_language_asked_for() -> None:
    assert "жетон" in output("rules", "normandy", "16.2", "--lang", "ru")


@pytest.mark.parametrize("language", languages())
def test_every_rule_of_the_ledger_can_be_read(language: str, ledger: frozenset[str]) -> None:
    chapters = read_reference(normandy(), language)
    assert {id for chapter in chapters for id in chapter.rules} == {
        id for id in ledger if id.startswith("NOR-")
    }


def test_an_unknown_rule_is_refused() -> None:
    assert "There is no rule or chapter “99.9”" in complaint("rules", "normandy", "99.9")


# Coverage.


def write_checkout(root: Path) -> Path:
    files = {
        "docs/ledger/toy.md": (
            "- **TOY-1.1** Pieces. [component]\n"
            "- **TOY-2.1** Moves.\n"
            "- **TOY-2.2** More moves.\n"
            "- **TOY-A.1 A decision.** Yes.\n"
            "- **TOY-A.1b One that came later.** No.\n"
        ),
        "sandtable/toy.py": "# TOY-2.1, 2.2 and TOY-A.1 to A.1b\n",
        "tests/test_toy.py": (
            "import pytest\n"
            '@pytest.mark.rule("TOY-2.1", "TOY-A.1", "TOY-A.1b")\n'
            "def test_moves() -> None: ...\n"
        ),
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = write_checkout(tmp_path)
    monkeypatch.setattr(coverage, "find_checkout", lambda: root)
    return root


def test_coverage_names_code_and_tests_and_fails_on_a_bare_rule(checkout: Path) -> None:
    result = run("rules", "coverage")
    assert result.exit_code == 1
    assert "TOY-2.1\n  sandtable/toy.py\n  tests/test_toy.py::test_moves\n" in result.stdout
    assert "TOY-A.1b\n  sandtable/toy.py\n  tests/test_toy.py::test_moves\n" in result.stdout
    assert "TOY-1.1\n  nothing to test\n" in result.stdout
    assert "TOY-2.2\n  sandtable/toy.py\n  no test\n" in result.stdout
    assert result.stdout.endswith("5 rules, 1 without a test.\nTOY-2.2\n")


def test_coverage_succeeds_when_no_rule_is_bare(checkout: Path) -> None:
    test = checkout / "tests" / "test_more.py"
    test.write_text('import pytest\npytestmark = pytest.mark.rule("TOY-2.2")\n', encoding="utf-8")
    result = run("rules", "coverage")
    assert result.exit_code == 0
    assert "  tests/test_more.py\n" in result.stdout


def test_coverage_of_this_checkout_knows_the_whole_ledger(ledger: frozenset[str]) -> None:
    result = run("rules", "coverage")
    assert result.exit_code in (0, 1)
    assert f"{len(ledger):,} rules" in result.stdout
    assert "sandtable/games/undaunted/movement.py" in result.stdout


def test_coverage_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.__file__", str(tmp_path / "sandtable" / "__init__.py"))
    monkeypatch.chdir(tmp_path)
    assert "run this in a checkout" in complaint("rules", "coverage")


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("(NOR-8.2, 8.3)", ["NOR-8.2", "NOR-8.3"]),
        ("NOR-30.2 to 30.5", ["NOR-30.2", "NOR-30.3", "NOR-30.4", "NOR-30.5"]),
        ("NOR-A.3 and NOR-A.15.", ["NOR-A.3", "NOR-A.15"]),
        ("NOR-10 to NOR-14", []),
        ("M44-3.1 or 3.2", ["M44-3.1", "M44-3.2"]),
    ],
)
def test_citations_in_comments_are_read_as_people_write_them(text: str, ids: list[str]) -> None:
    assert list(coverage.cited(text)) == ids


def test_markers_are_found_on_tests_classes_parameters_and_modules() -> None:
    tree = ast.parse(
        "pytestmark = pytest.mark.rule('A-1.1')\n"
        "@pytest.mark.rule('A-1.2')\n"
        "def test_one(): ...\n"
        "class TestMany:\n"
        "    @pytest.mark.rule('A-1.3')\n"
        "    def test_two(self): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('A-1.4'))])\n"
        "def test_three(x): ...\n"
    )
    assert list(coverage.marked(tree)) == [
        ("A-1.1", ""),
        ("A-1.2", "test_one"),
        ("A-1.3", "test_two"),
        ("A-1.4", "test_three"),
    ]
