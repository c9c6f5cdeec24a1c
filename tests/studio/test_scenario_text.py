"""A scenario file keeps its text: written again it is the same; an edit changes one place."""

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.studio.guides import guide_of
from sandtable.studio.scenario_text import ScenarioText
from sandtable.studio.toml_writing import document_text, value_text
from tests.studio.drafts import all_official, official, refused

#: Of the values of a file, every so-manieth is changed and removed: all take half a minute.
STEP = 23


def values(
    found: Any, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every value of a document, tables and arrays too."""
    items: Any = found.items() if isinstance(found, dict) else enumerate(found)
    for key, value in items:
        yield (*path, key), value
        if isinstance(value, dict | list):
            yield from values(value, (*path, key))


def changed(document: dict[str, Any], path: tuple[str | int, ...], *value: object) -> Any:
    """A document with another value at a path, or without one."""
    copied = copy.deepcopy(document)
    table: Any = copied
    for step in path[:-1]:
        table = table[step]
    if value:
        table[path[-1]] = value[0]
    else:
        del table[path[-1]]
    return copied


@pytest.mark.parametrize(("game", "path"), all_official(), ids=str)
def test_a_file_is_the_same_byte_for_byte(game: str, path: Path) -> None:
    text = ScenarioText.open(path)
    assert text.text.encode() == path.read_bytes()
    assert all(text.set(place, value) is text for place, value in values(text.document))


@pytest.mark.parametrize(("game", "path"), all_official(), ids=str)
def test_an_edit_changes_what_it_touches(game: str, path: Path) -> None:
    text = ScenarioText.open(path)
    for place, value in list(values(text.document))[::STEP]:
        without = text.delete(place)
        gone = changed(text.document, place)
        if without.document != gone:  # the last section of an array takes the array with it
            assert text.get(place[:-1]) == [value]
        if isinstance(value, dict | list):
            continue
        other = "x" if isinstance(value, str) else 77
        edited = text.set(place, other)
        assert edited.document == changed(text.document, place, other)
        assert edited.set(place, value).text == text.text
        before, after = text.text.split("\n"), edited.text.split("\n")
        if "\n" not in str(value):
            assert len([old for old, new in zip(before, after, strict=True) if old != new]) == 1


@pytest.mark.parametrize("game", ["normandy", "north-africa", "memoir44", "heroes"])
def test_a_document_is_written_and_read(game: str) -> None:
    guide = guide_of(sandtable.game(game))
    for document in (guide.blank(), official(game, sandtable.game(game).scenarios()[0]).document):
        assert tomllib.loads(document_text(document, guide.inline)) == document


ODD = """# a comment
"odd key" = 'literal \\ text'  # stays
dates = [1979-05-27, 07:32:00]
dotted.key.here = 1
list = [
    { a = 1 },  # first
    { a = 2 }
]
text = '''
it''s'''

[table]
x = { y = [1, 2, 3], z = "]}" }

# before the first
[[rows]]
n = 1

[rows.inside]
deep = true

# before the second
[[rows]]
n = 2
"""


def test_all_of_toml_is_found() -> None:
    text = ScenarioText(ODD)
    assert text.line(("odd key",)) == 2
    assert text.line(("list", 1, "a")) == 7
    assert text.line(("rows", 0, "inside", "deep")) == 20
    assert text.line(("rows", 1, "n")) == 24
    assert text.set(("table", "x", "y", 1), 5).text == ODD.replace("1, 2, 3", "1, 5, 3")
    assert text.set(("dotted", "key", "here"), 2).get(("dotted", "key", "here")) == 2
    assert text.delete(("rows", 0)).document["rows"] == [{"n": 2}]
    assert "before the second" in text.delete(("rows", 0)).text
    assert "before the first" not in text.delete(("rows", 0)).text


def test_what_is_added_looks_like_its_neighbours() -> None:
    text = ScenarioText(ODD)
    assert "    { a = 2 },\n    { a = 3 },\n]" in text.append(("list",), {"a": 3}).text
    assert "[1, 2, 3, 4]" in text.append(("table", "x", "y"), 4).text
    assert 'z = "]}", w = true }' in text.set(("table", "x", "w"), True).text
    assert text.append(("rows",), {"n": 3}).document["rows"][2] == {"n": 3}
    assert text.append(("rows",), {"n": 3}).text.endswith("n = 2\n\n[[rows]]\nn = 3\n")
    assert text.set(("table", "new"), "v").text.count("\n") == ODD.count("\n") + 1
    assert text.append(("more",), 1).document["more"] == [1]
    assert text.set(("dotted", "key", "there"), 2).document["dotted"]["key"]["there"] == 2


def test_what_is_removed_leaves_the_rest() -> None:
    text = ScenarioText(ODD)
    assert text.delete(("list", 0)).document["list"] == [{"a": 2}]
    assert text.delete(("list", 1)).document["list"] == [{"a": 1}]
    assert text.delete(("table", "x", "y", 2)).get(("table", "x", "y")) == [1, 2]
    assert text.delete(("table", "x", "y", 0)).get(("table", "x", "y")) == [2, 3]
    assert text.delete(("table", "x", "z")).get(("table", "x")) == {"y": [1, 2, 3]}
    with refused("studio-nothing-there"):
        text.delete(("nowhere",))


def test_line_breaks_of_windows_stay() -> None:
    text = ScenarioText('a = 1\r\nb = """\r\nx\r\ny\r\n"""\r\n')
    assert text.set(("b",), "x\nz\n").text == 'a = 1\r\nb = """\r\nx\r\nz\r\n"""\r\n'
    assert text.set(("c",), 2).text.endswith("c = 2\r\n")


@pytest.mark.parametrize(
    ("value", "written"),
    [('ü"\\\x7f\n', '"ü\\"\\\\\\u007f\\n"'), ({"a b": [True, 1.5]}, '{ "a b" = [true, 1.5] }')],
)
def test_values_are_written_as_toml(value: object, written: str) -> None:
    assert value_text(value) == written
    assert tomllib.loads(f"x = {written}")["x"] == value


def test_what_toml_lacks_is_not_written() -> None:
    with pytest.raises(TypeError):
        value_text(None)
