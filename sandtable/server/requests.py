"""What the routes are given: the hall, the visitor, checked ids, and limits.

None of this takes long. As plain functions they would each be called in a thread.
"""

from typing import Annotated, Final

from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from sandtable.server.addresses import visitor_address
from sandtable.server.cookies import OLD, Cookie
from sandtable.server.logs import PLAYER
from sandtable.tables.hall import Hall
from sandtable.tables.ports import PageEnd
from sandtable.tables.problems import Problem
from sandtable.tables.visitor import Visitor, recognise

#: What a try at a recovery code costs, and whatever takes as much work.
HIGH_COST: Final = 10

TableId = Annotated[str, Path(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


async def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(the_hall)]


async def visitor_of(connection: HTTPConnection, hall: Hall) -> tuple[Visitor, str]:
    """Visitor with the player for their cookie, if any, and the name of that cookie."""
    cookie: Cookie = connection.app.state.cookie
    for name, secret in cookie.sent(connection):
        visitor = await recognise(hall.store, secret, hall.settings.now())
        if visitor.player is not None:
            visitor.address = visitor_address(connection.scope)
            connection.scope[PLAYER] = visitor.id
            return visitor, name
    stranger = Visitor(hall.store)
    stranger.address = visitor_address(connection.scope)
    return stranger, ""


async def the_visitor(request: Request, response: Response, hall: TheHall) -> Visitor:
    """The visitor; a cookie with a name from before is replaced."""
    visitor, name = await visitor_of(request, hall)
    cookie: Cookie = request.app.state.cookie
    if visitor.player is not None and name != cookie.name_for(request):
        remember(visitor, request, response)
        if name == OLD:
            cookie.take_back(request, response, OLD)
    return visitor


TheVisitor = Annotated[Visitor, Depends(the_visitor)]


async def page_end(
    before: Annotated[float | None, Query(ge=0, le=1e15)] = None,
    last: Annotated[str, Query(max_length=32, pattern="^[A-Za-z0-9_-]*$")] = "",
) -> PageEnd | None:
    """Where the page before ended, if there was one: the time and the id of its last entry.

    Without the id, what has the same time as that is left out.
    """
    return None if before is None else PageEnd(before, last)


After = Annotated[PageEnd | None, Depends(page_end)]


async def limited(request: Request) -> None:
    """Limit requests that write new rows."""
    limit(request, 1)


async def limited_strictly(request: Request) -> None:
    """Limit guesses, and requests that take a lot of work."""
    limit(request, HIGH_COST)


def limit(request: Request, cost: int) -> None:
    if not request.app.state.entries.allows(visitor_address(request.scope), cost):
        raise Problem(429, "too-many-requests")


def remember(visitor: Visitor, request: Request, response: Response) -> None:
    """Give the cookie to somebody who has become a player, or renew that of a player."""
    if visitor.secret is not None:
        cookie: Cookie = request.app.state.cookie
        cookie.give(request, response, visitor.secret)
