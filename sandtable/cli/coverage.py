"""Which code and which tests cite each rule of the ledgers."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase
from typing import Final

from rich.text import Text

import sandtable
from sandtable.cli.terminal import Terminal
from sandtable.kernel.errors import BadInput
from sandtable.terminal.palette import FIRE, SOFT

#: The number of a rule in its ledger, ``16.2``, or of a decision, ``A.2`` or ``A.2b``.
_NUMBER: Final = r"(?:\d+|A)\.\d+[a-z]?"
#: A ledger entry begins with its id in bold.
_ENTRY: Final = re.compile(rf"^- \*\*([A-Z0-9]+-{_NUMBER})\b.*$", re.MULTILINE)
#: Entries that no test could cover: lists of components, historical notes.
_EXEMPT: Final = ("[component]", "[note]")
#: ``NOR-30.2 to 30.6``, ``NOR-8.2, 8.3 and NOR-9.1``: an id, and the ones that follow it.
_CITED: Final = re.compile(
    rf"\b([A-Z][A-Z0-9]+)-({_NUMBER})((?:(?:,| to| and| or) (?:\1-)?{_NUMBER})*)"
)
_MORE: Final = re.compile(rf"(,| to| and| or) (?:[A-Z0-9]+-)?({_NUMBER})")


class Entry:
    """A rule of a ledger, and the files and tests that cite it."""

    def __init__(self, id: str, exempt: bool) -> None:
        self.id = id
        self.exempt = exempt
        self.code: set[str] = set()
        self.tests: set[str] = set()

    @property
    def lacks_test(self) -> bool:
        """Should this rule have a test, but has none?"""
        return not self.tests and not self.exempt


def coverage(terminal: Terminal) -> bool:
    """Print every rule with its citations; returns whether all of them are tested."""
    root = find_checkout()
    entries = read_ledgers(root)
    cite_code(root, entries)
    cite_tests(root, entries)
    for entry in entries.values():
        terminal.draw(_lines(terminal, entry))
    untested = [entry.id for entry in entries.values() if entry.lacks_test]
    terminal.print(
        Text(terminal.words.text("cli-coverage", rules=len(entries), bare=len(untested)))
    )
    if untested:
        terminal.print(Text(" ".join(untested), FIRE))
    return not untested


def _lines(terminal: Terminal, entry: Entry) -> list[Text]:
    """The id, then the source files, then the tests."""
    lines = [Text(entry.id, "bold")]
    lines += [Text(f"  {name}", SOFT) for name in sorted(entry.code)]
    lines += [Text(f"  {name}") for name in sorted(entry.tests)]
    if entry.exempt:
        lines.append(Text(f"  {terminal.words.text('cli-coverage-exempt')}", SOFT))
    elif entry.lacks_test:
        lines.append(Text(f"  {terminal.words.text('cli-coverage-bare')}", FIRE))
    return lines


def find_checkout() -> Path:
    """The folder with the sources: the package's, or the current one."""
    for folder in (Path(sandtable.__file__).parents[1], Path.cwd(), *Path.cwd().parents):
        if (folder / "docs" / "ledger").is_dir() and (folder / "tests").is_dir():
            return folder
    raise BadInput("cli-no-checkout")


def read_ledgers(root: Path) -> dict[str, Entry]:
    entries: dict[str, Entry] = {}
    for path in sorted((root / "docs" / "ledger").glob("*.md")):
        for match in _ENTRY.finditer(path.read_text(encoding="utf-8")):
            exempt = any(mark in match[0] for mark in _EXEMPT)
            entries[match[1]] = Entry(match[1], exempt)
    return entries


def cite_code(root: Path, entries: dict[str, Entry]) -> None:
    for path in sorted((root / "sandtable").rglob("*.py")):
        name = str(path.relative_to(root))
        for id in cited(path.read_text(encoding="utf-8")):
            if id in entries:
                entries[id].code.add(name)


def cited(text: str) -> Iterator[str]:
    """The ids in a text, with lists and ranges expanded."""
    for match in _CITED.finditer(text):
        ledger, last = match[1], match[2]
        yield f"{ledger}-{last}"
        for link, number in _MORE.findall(match[3]):
            if link == " to":
                yield from (f"{ledger}-{between}" for between in _between(last, number))
            yield f"{ledger}-{number}"
            last = number


def _between(first: str, last: str) -> Iterator[str]:
    """The numbers between two numbers of the same chapter."""
    chapter, _, low = first.partition(".")
    end, _, high = last.partition(".")
    if chapter == end:
        for number in range(_plain(low) + 1, _plain(high)):
            yield f"{chapter}.{number}"


def _plain(number: str) -> int:
    """A number without its trailing letter, if any."""
    return int(number.rstrip(ascii_lowercase))


def cite_tests(root: Path, entries: dict[str, Entry]) -> None:
    """Tests cite rules by a marker: ``@pytest.mark.rule("NOR-7.3")``."""
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = str(path.relative_to(root))
        for id, test in marked(ast.parse(path.read_text(encoding="utf-8"))):
            if id in entries:
                entries[id].tests.add(f"{name}::{test}" if test else name)


def marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The ids in markers, with the marked test (none: the whole module)."""
    for node in tree.body:
        tests: list[ast.AST] = [node]
        if isinstance(node, ast.ClassDef):
            tests = [*node.decorator_list, *node.body]
        for test in tests:
            name = getattr(test, "name", "") or getattr(node, "name", "")
            for call in ast.walk(test):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                    for argument in call.args:
                        if isinstance(argument, ast.Constant):
                            yield str(argument.value), name
