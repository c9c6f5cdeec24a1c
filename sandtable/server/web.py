"""The client's files, which ``make`` builds into ``static``."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from sandtable.language import languages
from sandtable.server.words import ServerWords

STATIC: Final = Path(__file__).parent / "static"
PAGE: Final = "index.html"
#: Vite puts a hash of the contents into these names, so the files never change.
HASHED: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


def client_file(path: str) -> Path | None:
    """The file for a path, or None. Nothing outside the folder is served."""
    try:
        found = (STATIC / path).resolve()
        return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # not a valid file name
        return None


async def serve_client(request: Request) -> Response:
    """A file of the client, or its page for any path that the client routes itself."""
    path = request.path_params["path"]
    if path.startswith("api/") or path == "api":
        raise HTTPException(404)
    found = client_file(path)
    if found is not None:
        cache = FOR_EVER if path.startswith(HASHED) else ASK_AGAIN
        return FileResponse(found, headers={"Cache-Control": cache})
    if "." in path.rpartition("/")[2]:  # a missing file, not a page
        raise HTTPException(404)
    page = client_file(PAGE)
    if page is None:
        return PlainTextResponse(not_built(), 503)
    return FileResponse(page, headers={"Cache-Control": ASK_AGAIN})


def not_built() -> str:
    """How to build the client, in every language."""
    return "\n".join(
        ServerWords(language).text("server-client-missing") for language in languages()
    )
