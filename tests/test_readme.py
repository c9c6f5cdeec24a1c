"""What the README shows is what happens: its Python is run, block after block."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import sandtable
import sandtable.bots

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run_examples(text: str, names: dict[str, Any], where: str, line: int) -> None:
    """A block with prompts: every answer must be the one that is printed."""
    test = doctest.DocTestParser().get_doctest(text, names, where, where, line)
    lines: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    failed = runner.run(test, out=lines.append, clear_globs=False).failed
    names.update(test.globs)
    assert not failed, "".join(lines)


def test_the_readme_does_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks are one session: a later one may use the names of an earlier one."""
    monkeypatch.chdir(tmp_path)
    text = README.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "readme"}
    blocks = list(BLOCK.finditer(text))
    assert blocks, "the README shows no Python"
    for block in blocks:
        line = text[: block.start(1)].count("\n")
        if ">>> " in block[1]:
            run_examples(block[1], names, README.name, line)
        else:
            source = "\n" * line + block[1]  # so that a traceback names the line of the README
            exec(compile(source, README.name, "exec"), names)


@pytest.mark.parametrize("module", [sandtable, sandtable.bots])
def test_the_examples_of_a_package_are_true(module: Any) -> None:
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed
