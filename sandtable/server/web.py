"""The client's files, which ``make`` builds into ``static``."""

import functools
import mimetypes
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
#: The build leaves a file with this ending beside those that are worth compressing.
BROTLI: Final = ".br"


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
        return send_file(request, found, FOR_EVER if path.startswith(HASHED) else ASK_AGAIN)
    if "." in path.rpartition("/")[2]:  # a missing file, not a page
        raise HTTPException(404)
    page = client_file(PAGE)
    if page is None:
        return PlainTextResponse(not_built(), 503)
    return send_file(request, page, ASK_AGAIN)


def send_file(request: Request, path: Path, cache: str) -> Response:
    """A file, as the build has compressed it for those who accept that.

    For all others the middleware compresses it, which makes it a fifth larger.
    """
    headers = {"Cache-Control": cache}
    smaller = path.with_name(path.name + BROTLI)
    if not accepts_brotli(request.headers.get("accept-encoding", "")) or not smaller.is_file():
        return FileResponse(path, headers=headers)
    headers |= {"Content-Encoding": "br", "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(path.name)[0]
    if cache == FOR_EVER:  # nobody asks again: no date and no tag to ask with
        return Response(contents(smaller), headers=headers, media_type=kind)
    return FileResponse(smaller, headers=headers, media_type=kind)


@functools.lru_cache(maxsize=1024)
def contents(path: Path) -> bytes:
    """The bytes of a file that never changes."""
    return path.read_bytes()


def accepts_brotli(accepted: str) -> bool:
    """Whether the header of a request names Brotli, and not as refused (``br;q=0``)."""
    for each in accepted.split(","):
        name, _, weight = each.replace(" ", "").partition(";q=")
        if name == "br":
            return weight.strip("0.") != "" or weight == ""
    return False


def not_built() -> str:
    """How to build the client, in every language."""
    return "\n".join(
        ServerWords(language).text("server-client-missing") for language in languages()
    )
