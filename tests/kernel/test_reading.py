"""Reading documents: every fault is named with its place."""

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.kernel.errors import BadInput
from sandtable.kernel.reading import Reader, whole_number

DOCUMENT: dict[str, Any] = {
    "name": "La Raye",
    "number": 1,
    "radio": False,
    "tiles": ["1A", "2B"],
    "us": {"deck": {"scout-a": 1}},
    "spawn": [{"tile": "1A"}, {"tile": "2B"}],
}


def fault(read: Callable[[Reader], object], document: object = DOCUMENT) -> BadInput:
    with pytest.raises(BadInput) as error:
        read(Reader(document, "file.toml"))
    return error.value


def test_values_of_the_right_kind_are_given() -> None:
    reader = Reader(DOCUMENT, "")
    assert reader.text("name") == "La Raye"
    assert reader.integer("number", 0, 9) == 1
    assert reader.flag("radio") is False
    assert reader.texts("tiles") == ["1A", "2B"]
    assert reader.choice("name", ("Mortain", "La Raye")) == "La Raye"
    assert reader.table("us").table("deck").integer("scout-a", 0, 3) == 1
    assert [marker.text("tile") for marker in reader.tables("spawn")] == ["1A", "2B"]
    reader.finish()


@pytest.mark.parametrize("document", [None, 3, "text", ["a"], []])
def test_a_document_that_is_no_table_is_refused(document: object) -> None:
    error = fault(lambda reader: reader, document)
    assert (error.key, error.where) == ("not-a-table", "file.toml")


def test_a_missing_key_is_named() -> None:
    error = fault(lambda reader: reader.text("date"))
    assert (error.key, error.where, error.params) == (
        "missing-key",
        "file.toml",
        {"name": "date"},
    )


@pytest.mark.parametrize(
    ("read", "key", "where"),
    [
        (lambda reader: reader.text("number"), "not-a-text", "file.toml.number"),
        (lambda reader: reader.integer("name", 0, 9), "not-in-range", "file.toml.name"),
        (lambda reader: reader.integer("radio", 0, 9), "not-in-range", "file.toml.radio"),
        (lambda reader: reader.integer("number", 2, 9), "not-in-range", "file.toml.number"),
        (lambda reader: reader.integer("number", -9, 0), "not-in-range", "file.toml.number"),
        (lambda reader: reader.flag("number"), "not-a-flag", "file.toml.number"),
        (lambda reader: reader.texts("name"), "not-a-list-of-texts", "file.toml.name"),
        (lambda reader: reader.texts("spawn"), "not-a-list-of-texts", "file.toml.spawn"),
        (lambda reader: reader.table("tiles"), "not-a-table", "file.toml.tiles"),
        (lambda reader: reader.tables("us"), "not-a-list", "file.toml.us"),
        (lambda reader: reader.tables("tiles"), "not-a-table", "file.toml.tiles[0]"),
        (lambda reader: reader.choice("name", ("Mortain",)), "not-a-choice", "file.toml.name"),
        (
            lambda reader: reader.table("us").table("deck").text("scout-a"),
            "not-a-text",
            "file.toml.us.deck.scout-a",
        ),
        (
            lambda reader: reader.tables("spawn")[1].flag("tile"),
            "not-a-flag",
            "file.toml.spawn[1].tile",
        ),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_its_path(
    read: Callable[[Reader], object], key: str, where: str
) -> None:
    error = fault(read)
    assert (error.key, error.where) == (key, where)


def test_a_key_that_nobody_asks_for_is_most_often_misspelt() -> None:
    def read(reader: Reader) -> None:
        reader.text("name")
        reader.finish()

    error = fault(read, {"name": "La Raye", "nubmer": 1})
    assert (error.key, error.where, error.params) == (
        "unknown-key",
        "file.toml",
        {"name": "nubmer"},
    )


def test_asking_whether_a_key_is_there_is_asking_for_it() -> None:
    reader = Reader({"radio": "6B"}, "")
    assert reader.has("radio")
    assert not reader.has("goals")
    reader.finish()


def test_a_reader_leaves_its_document_alone() -> None:
    document = {"tiles": ["1A"]}
    Reader(document, "").texts("tiles").append("2B")
    assert document == {"tiles": ["1A"]}


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_only_a_whole_number_is_a_whole_number(value: object) -> None:
    with pytest.raises(BadInput) as error:
        whole_number(value, 0, 9, "deck")
    assert (error.value.key, error.value.where) == ("not-in-range", "deck")
    assert error.value.params == {"value": str(value), "low": 0, "high": 9}


@pytest.mark.parametrize("value", [0, 5, 9])
def test_the_bounds_of_a_whole_number_belong_to_it(value: int) -> None:
    assert whole_number(value, 0, 9, "deck") == value
