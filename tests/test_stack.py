"""The stack of decisions is the kernel's: others push, pop and replace, and know frames by type."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
KERNEL = ROOT / "sandtable" / "kernel"
#: Whatever plays with frames: everything but the kernel itself.
SOURCES = [
    path
    for folder in ("sandtable", "examples", "bench", "tools")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not path.is_relative_to(KERNEL)
]
MUTATORS = {"append", "clear", "extend", "insert", "pop", "remove"}


def is_stack(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "frames"


def is_any(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "Any"


def names_frame(node: ast.AST) -> bool:
    """Does an expression look like a frame: ``state.frames[i]``, ``state.top``, ``host``?"""
    if isinstance(node, ast.Subscript):
        return is_stack(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr == "top"
    return isinstance(node, ast.Name) and node.id in ("below", "frame", "host", "top")


def faults(source: str) -> Iterator[int]:
    """The lines that handle the stack by hand, or look at a frame other than by its type."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute):
                if called.attr in MUTATORS and is_stack(called.value):
                    yield node.lineno
            elif (
                isinstance(called, ast.Name)
                and called.id in ("getattr", "hasattr")
                and names_frame(node.args[0])
            ):
                yield node.lineno
        elif isinstance(node, ast.Assign | ast.AugAssign | ast.Delete):
            targets = [node.target] if isinstance(node, ast.AugAssign) else node.targets
            for target in targets:
                if is_stack(target) or (
                    isinstance(target, ast.Subscript) and is_stack(target.value)
                ):
                    yield node.lineno
            if isinstance(node, ast.Assign) and is_stack(node.value):
                yield node.lineno  # another name for the stack, to change it by
        elif isinstance(node, ast.AnnAssign):
            if is_stack(node.target):
                yield node.lineno
            if node.value is not None and is_any(node.annotation) and names_frame(node.value):
                yield node.lineno
        elif isinstance(node, ast.arg):
            typed = node.annotation is not None and not is_any(node.annotation)
            if node.arg in ("below", "frame", "host") and not typed:
                yield node.lineno
        elif isinstance(node, ast.Compare):
            for side in (node.left, *node.comparators):
                if (
                    isinstance(side, ast.Attribute)
                    and side.attr == "name"
                    and names_frame(side.value)
                ):
                    yield node.lineno


@pytest.mark.parametrize(
    "line",
    [
        "state.frames.append(frame)",
        "state.frames.pop()",
        "state.frames[-1] = frame",
        "del state.frames[0]",
        "state.frames = []",
        "frames = state.frames",
        "state.frames: list[Frame] = []",
        "top: Any = state.frames[-1]",
        "def spot(host: Any) -> None: ...",
        "getattr(state.frames[-1], 'unit')",
        "hasattr(host, 'bonuses')",
        "host.name == 'firing'",
        "state.top.name in ('window',)",
        "top.name == 'turn'",
    ],
)
def test_handling_by_hand_is_found(line: str) -> None:
    assert list(faults(line)) == [1]


@pytest.mark.parametrize("line", ["state.push(frame)", "state.replace(frame)", "unit.name == 'a'"])
def test_the_words_of_the_kernel_are_no_fault(line: str) -> None:
    assert list(faults(line)) == []


def test_the_stack_is_left_to_the_kernel() -> None:
    found = {
        f"{path.relative_to(ROOT)}:{line}"
        for path in SOURCES
        for line in faults(path.read_text(encoding="utf-8"))
    }
    assert found == set()
