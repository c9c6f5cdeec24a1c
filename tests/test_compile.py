"""When a compiled engine may still be used (tools/compile.py)."""

from pathlib import Path

import pytest

from tools import compile as compiling


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with a module that is compiled, one that is not, and a stub."""
    target = tmp_path / "build"
    for name in ("setup.py", "pyproject.toml"):
        (tmp_path / name).write_text("")
    for name in ("kernel/rule.py", "kernel/marks.py", "kernel/marks.pyi", "server/app.py"):
        file = tmp_path / "sandtable" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("first = 1\n")
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "SOURCE", tmp_path / "sandtable")
    monkeypatch.setattr(compiling, "COPY", target / "sandtable")
    monkeypatch.setattr(compiling, "STAMP", target / "engine.sha256")
    target.mkdir()
    return tmp_path


def stamp(level: str) -> None:
    """As if the engine had just been compiled."""
    compiling.STAMP.write_text(compiling.fingerprint(compiling.sources(), level))


def test_without_a_compiled_engine_nothing_is_copied(tree: Path) -> None:
    assert not compiling.refresh()
    assert not compiling.COPY.exists()


@pytest.mark.parametrize("level", ["", "1"])
def test_an_engine_of_any_level_is_fresh_until_its_sources_change(tree: Path, level: str) -> None:
    stamp(level)
    assert compiling.refresh()
    (tree / "sandtable" / "kernel" / "rule.py").write_text("first = 2\n")
    assert not compiling.refresh()


def test_a_change_of_a_stub_needs_a_new_engine(tree: Path) -> None:
    stamp("")
    (tree / "sandtable" / "kernel" / "marks.pyi").write_text("first: int\n")
    assert not compiling.refresh()


def test_a_change_outside_the_engine_is_only_copied(tree: Path) -> None:
    stamp("")
    (tree / "sandtable" / "server" / "app.py").write_text("first = 2\n")
    assert compiling.refresh()
    assert (compiling.COPY / "server" / "app.py").read_text() == "first = 2\n"


def test_a_module_with_a_stub_is_not_compiled(tree: Path) -> None:
    assert compiling.compiled_modules() == [Path("kernel/rule.py")]
