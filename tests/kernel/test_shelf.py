"""Scenarios are read once; of those from documents the latest are kept."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from sandtable.kernel.errors import BadInput
from sandtable.kernel.shelf import KEPT, Shelf


class Sheet:
    def __init__(self, document: Mapping[str, Any]) -> None:
        if "name" not in document:
            raise BadInput("missing", "name", what="name")
        self.name = document["name"]
        self.of_the_book = False


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "02-second.toml").write_text('name = "B"', encoding="utf-8")
    (tmp_path / "01-first-one.toml").write_text('name = "A"', encoding="utf-8")
    return tmp_path


@pytest.fixture
def shelf(folder: Path) -> Shelf[Sheet]:
    return Shelf("chess", folder, Sheet)


def test_the_book_is_in_order_and_read_once(shelf: Shelf[Sheet]) -> None:
    assert shelf.ids() == ["first-one", "second"]
    first = shelf.find("first-one")
    assert (first.name, first.of_the_book) == ("A", True)
    assert shelf.find("first-one") is first


def test_a_file_or_a_document_is_not_of_the_book(shelf: Shelf[Sheet], folder: Path) -> None:
    assert not shelf.find(str(folder / "02-second.toml")).of_the_book
    assert not shelf.find({"name": "A"}).of_the_book
    assert shelf.find({"name": "A"}) is not shelf.find("first-one")


def test_the_latest_documents_are_kept(shelf: Shelf[Sheet]) -> None:
    first = shelf.find({"name": 0})
    for number in range(1, KEPT):
        shelf.find({"name": number})
    assert shelf.find({"name": 0}) is first
    second = shelf.find({"name": 1})
    shelf.find({"name": KEPT})
    assert shelf.find({"name": 0}) is first
    assert shelf.find({"name": 1}) is second
    for number in range(KEPT + 1, 2 * KEPT + 1):
        shelf.find({"name": number})
    assert shelf.find({"name": 0}) is not first


def test_what_is_wrong_is_said_with_its_place(shelf: Shelf[Sheet], folder: Path) -> None:
    with pytest.raises(BadInput) as unknown:
        shelf.find("third")
    assert (unknown.value.key, unknown.value.params["scenario"]) == ("unknown-scenario", "third")
    path = folder / "bad.toml"
    path.write_text("nome = 1", encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        shelf.find(str(path))
    assert bad.value.where == f"{path}: name"
