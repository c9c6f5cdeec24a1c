"""Where a game finds its scenarios: those of the book by id, others by file or document."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from sandtable.kernel.documents import read_toml, scenario_path
from sandtable.kernel.errors import BadInput
from sandtable.kernel.game import ScenarioSource

#: So many scenarios from documents are kept: a bot reads its scenario from every view.
KEPT: Final = 8


class OnShelf(Protocol):
    of_the_book: bool


S = TypeVar("S", bound=OnShelf)


class Shelf(Generic[S]):
    """A folder of ``NN-id.toml``; each is read once, by ``read``."""

    def __init__(self, game: str, folder: Path, read: Callable[[Mapping[str, Any]], S]) -> None:
        self._game = game
        self._read = read
        self._files: dict[str, Path] = {
            path.stem.split("-", 1)[1]: path for path in sorted(folder.glob("*.toml"))
        }
        self._of_the_book: dict[str, S] = {}
        self._from_documents: dict[str, S] = {}

    def ids(self) -> list[str]:
        """The scenarios of the book, in its order."""
        return list(self._files)

    def find(self, source: ScenarioSource) -> S:
        """A scenario by id, file or document."""
        if isinstance(source, str) and source in self._files:
            if source not in self._of_the_book:
                found = self._read(read_toml(self._files[source]).data)
                found.of_the_book = True
                self._of_the_book[source] = found
            return self._of_the_book[source]
        if isinstance(source, Mapping):
            return self._find_document(source)
        path = scenario_path(source, self._game)
        document = read_toml(path).data
        try:
            return self._read(document)
        except BadInput as error:
            raise BadInput(error.key, f"{path}: {error.where}", **error.params) from None

    def _find_document(self, document: Mapping[str, Any]) -> S:
        text = json.dumps(document, default=str)
        found = self._from_documents.pop(text, None)
        if found is None:
            found = self._read(document)
        self._from_documents[text] = found
        if len(self._from_documents) > KEPT:
            self._from_documents.pop(next(iter(self._from_documents)), None)
        return found
