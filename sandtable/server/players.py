"""Players: browsers, known by a long random secret in a cookie, with a display name."""

import hashlib
import secrets
import unicodedata
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from sandtable.server.hall import Hall
from sandtable.server.models import PlayerRow

COOKIE: Final = "sandtable"
#: As long as browsers keep any cookie.
COOKIE_SECONDS: Final = 400 * 86_400
#: Longer ones were not made here.
LONGEST_SECRET: Final = 128


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What is stored of a secret. It is long and random, so it needs no salt."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


async def find_player(connection: HTTPConnection, hall: Hall) -> PlayerRow | None:
    """Who comes, by the cookie; None for somebody new."""
    secret = connection.cookies.get(COOKIE)
    if not secret or len(secret) > LONGEST_SECRET:
        return None
    return await hall.database.run(hall.store.player, hash_of(secret))


async def find_or_add_player(
    connection: HTTPConnection, response: Response, hall: Hall
) -> PlayerRow:
    """Who comes; somebody new gets a secret."""
    player = await find_player(connection, hall)
    if player is None:
        secret = new_secret()
        now = hall.settings.now()
        player = await hall.database.run(hall.store.add_player, hash_of(secret), now)
        set_cookie(connection, response, secret)
    return player


def set_cookie(connection: HTTPConnection, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="strict",
        secure=connection.url.scheme == "https",
    )


def clean_name(name: str) -> str:
    """A name in one line, without signs that cannot be seen or that turn the text around."""
    kept = [sign for sign in name if sign == " " or unicodedata.category(sign)[0] not in "CZ"]
    return " ".join("".join(kept).split())
