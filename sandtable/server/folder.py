"""Where the games of this user are kept, if no database is named."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sandtable.kernel.errors import BadInput

DATABASE: Final = "sandtable.db"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for this user's games, by the conventions of the system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA", home / "AppData" / "Local")) / "sandtable"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "sandtable"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "sandtable"


def database_url(url: str, folder: Path | None, environment: Mapping[str, str] = os.environ) -> str:
    """The URL of the database to use: as given, or by the environment, or this user's own.

    A given folder stands above a URL of the environment.
    """
    if not url and folder is None:
        url = environment.get("SANDTABLE_URL", "")
        named = environment.get("SANDTABLE_DATA", "")
        folder = Path(named) if named else None
    return url or file_url(folder or data_folder(environment))


def file_url(folder: Path) -> str:
    """The URL of the database in a folder, which is created if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("unusable-folder", str(folder), reason=str(error.strerror)) from None
    return f"sqlite:///{(folder / DATABASE).resolve()}"
