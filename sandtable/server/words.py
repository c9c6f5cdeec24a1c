"""The server's messages and the studio's, in addition to those of the engine and the games."""

from pathlib import Path
from typing import Final

from sandtable import studio
from sandtable.kernel.game import Game
from sandtable.language import Words

MESSAGES: Final = Path(__file__).parent / "messages"
STUDIO: Final = Path(studio.__file__).parent / "messages"


class ServerWords(Words):
    def __init__(self, language: str, game: Game | None = None) -> None:
        super().__init__(language, game)
        self._folders = (*self._folders, STUDIO, MESSAGES)
