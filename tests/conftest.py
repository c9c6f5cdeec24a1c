"""What holds for the whole run: which engine is tested, and which rules there are to cite."""

import os
import re
import sys
from pathlib import Path

import pytest

import sandtable.kernel.state

ROOT = Path(__file__).parents[1]
LEDGERS = ROOT / "docs" / "ledger"
#: An entry of a ledger begins with its id in bold: ``- **NOR-16.2** …``, ``- **NOR-A.1 Title.**``
ENTRY = re.compile(r"^- \*\*([A-Z0-9]+-(?:\d+|A)\.\d+[a-z]?)\b", re.MULTILINE)

# Tests use the tools too. Last, so that PYTHONPATH still decides which engine is tested.
sys.path.append(str(ROOT))


def read_ledgers() -> frozenset[str]:
    """The ids of all rules of all ledgers."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(LEDGERS.glob("*.md")))
    return frozenset(id for text in texts for id in ENTRY.findall(text))


@pytest.fixture(scope="session")
def ledger() -> frozenset[str]:
    """The ids of all rules, to look citations up in."""
    return read_ledgers()


def pytest_sessionstart(session: pytest.Session) -> None:
    """A run that is meant for the compiled engine must not fall back to the interpreted one."""
    engine = str(sandtable.kernel.state.__file__)
    expected = os.environ.get("SANDTABLE_EXPECT_COMPILED") == "1"
    if expected and not engine.endswith((".so", ".pyd")):
        raise pytest.UsageError(f"the engine is not compiled: {engine}")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Check what markers cite, and let tests with processes of their own have a second try."""
    check_citations(items)
    for item in items:
        # Servers, databases and browsers share two cores with everything else. A second try is
        # listed at the end of the run: it is to be looked into, but loses nobody's work.
        if item.get_closest_marker("live") or item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell why a first try failed: without it nobody could look into that."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


def check_citations(items: list[pytest.Item]) -> None:
    """A marker that cites a rule no ledger has is a slip of the pen."""
    known = read_ledgers()
    slips = [
        f"{item.nodeid}: {id}"
        for item in items
        for marker in item.iter_markers("rule")
        for id in marker.args or ("(no id)",)
        if id not in known
    ]
    if slips:
        raise pytest.UsageError("rules that no ledger has:\n" + "\n".join(slips))
