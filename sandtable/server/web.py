"""The client's files, as ``make`` builds them into ``static``."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from sandtable.language import languages
from sandtable.server.words import ServerWords

STATIC: Final = Path(__file__).parent / "static"
PAGE: Final = "index.html"
#: Vite puts a hash of the contents into the names of these: they never change.
HASHED: Final = "assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


def client_file(path: str) -> Path | None:
    """The file a path names, or None. Nothing outside of the folder has a name."""
    try:
        found = (STATIC / path).resolve()
        return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


async def serve_client(request: Request) -> Response:
    """A file of the client; the page itself for every path that the client knows how to read."""
    path = request.path_params["path"]
    if path.startswith("api/") or path == "api":
        raise HTTPException(404)
    found = client_file(path)
    if found is not None:
        cache = FOR_EVER if path.startswith(HASHED) else ASK_AGAIN
        return FileResponse(found, headers={"Cache-Control": cache})
    if "." in path.rpartition("/")[2]:  # a file that is not there, not a page
        raise HTTPException(404)
    page = client_file(PAGE)
    if page is None:
        return PlainTextResponse(not_built(), 503)
    return FileResponse(page, headers={"Cache-Control": ASK_AGAIN})


def not_built() -> str:
    """What is missing and how to make it, in every language."""
    return "\n".join(
        ServerWords(language).text("server-client-missing") for language in languages()
    )
