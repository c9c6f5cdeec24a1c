"""The cookie that tells who a player is.

The servers on one host share the cookies of a browser, whatever their ports, so the name of the
cookie contains the id of the instance.
"""

from collections.abc import Iterator
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

#: The name before instances had ids; such a cookie is replaced.
OLD: Final = "sandtable"
#: Browsers accept a cookie with this prefix only over https, and only from this very host.
SECURE_PREFIX: Final = "__Host-"
#: As long as browsers keep any cookie.
SECONDS: Final = 400 * 86_400


class Cookie:
    def __init__(self, instance: str) -> None:
        self.name = f"{OLD}-{instance}"
        self.secure_name = f"{SECURE_PREFIX}{self.name}"

    def name_for(self, connection: HTTPConnection) -> str:
        return self.secure_name if is_secure(connection) else self.name

    def sent(self, connection: HTTPConnection) -> Iterator[tuple[str, str]]:
        """Names and secrets that the browser sent; the first that belongs to a player counts."""
        for name in (self.secure_name, self.name, OLD):
            if name in connection.cookies:
                yield name, connection.cookies[name]

    def give(self, request: Request, response: Response, secret: str) -> None:
        response.set_cookie(
            self.name_for(request),
            secret,
            max_age=SECONDS,
            path="/",
            httponly=True,
            samesite="strict",
            secure=is_secure(request),
        )

    def take_back(self, request: Request, response: Response, *names: str) -> None:
        """Let the browser forget these cookies, or all of them."""
        for name in names or (self.secure_name, self.name, OLD):
            response.delete_cookie(
                name, path="/", httponly=True, samesite="strict", secure=is_secure(request)
            )


def is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
