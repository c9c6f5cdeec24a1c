"""Responses to requests that cannot be served: ``{error: {key, where, params}}``."""

import logging
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from sandtable.kernel.errors import BadInput, Json
from sandtable.server.logs import REQUEST_ID
from sandtable.server.metrics import Counters
from sandtable.server.observing import HEADER
from sandtable.tables.hall import Hall
from sandtable.tables.ports import StoreError
from sandtable.tables.problems import NOT_FOUND, Problem, TableElsewhere
from sandtable.tables.schema import ErrorBody

if TYPE_CHECKING:
    from sandtable.server.cluster.forwarding import Forwarder

log = logging.getLogger("sandtable.server")

KEYS: Final = {404: "not-found", 405: "method-not-allowed"}
#: Any route may respond with these.
ANSWERS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorBody, "description": text}
    for status, text in {
        400: "Input that cannot be used",
        403: "Not allowed for this player",
        404: "Not found",
        409: "Not possible in the present state",
        413: "Too long",
        421: "Asked by a name that is not the server's",
        422: "Does not match this description",
        429: "Too many requests",
        503: "Not available at the moment",
    }.items()
}


def answer(status: int, key: str, where: str = "", **params: Json) -> JSONResponse:
    headers = {"Retry-After": str(params.get("seconds", 1))} if status == 429 else None
    body = {"error": {"key": key, "where": where, "params": params}}
    return JSONResponse(body, status, headers)


def count(request: Request, key: str) -> None:
    hall: Hall = request.app.state.hall
    hall.measures.refusals[key] += 1


def on_bad_input(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, BadInput)
    status = 404 if error.key in NOT_FOUND else 400
    count(request, error.key)
    return answer(status, error.key, error.where, **error.params)


def on_problem(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Problem)
    count(request, error.key)
    return answer(error.status, error.key, error.where, **error.params)


async def on_elsewhere(request: Request, error: Exception) -> Response:
    """Let the worker that plays the table answer, if it can be reached."""
    assert isinstance(error, TableElsewhere)
    forwarder: Forwarder | None = request.app.state.forwarder
    if forwarder is not None:
        try:
            return await forwarder.request(request, error)
        except TableElsewhere:
            pass
    return on_problem(request, error)


def on_invalid(request: Request, error: Exception) -> JSONResponse:
    """The body or a parameter does not have the form that OpenAPI describes."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        at, text = first["loc"][-1], str(error.body)[: first["loc"][-1]]
        line, column = text.count("\n") + 1, at - text.rfind("\n")
        return answer(422, "not-json", str(line), column=column)
    return answer(422, "bad-request", ".".join(str(part) for part in first["loc"]))


def on_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    response = answer(error.status_code, KEYS.get(error.status_code, "bad-request"))
    response.headers.update(error.headers or {})
    return response


def on_store_error(request: Request, error: Exception) -> JSONResponse:
    """The database cannot be read or written at the moment; nothing has happened."""
    path = request.url.path
    log.error("%s %s: the database failed: %s", request.method, path, error, exc_info=error)
    return answer(503, "no-database")


def on_fault(request: Request, error: Exception) -> JSONResponse:
    """An error of ours: it is counted and logged, and the client learns nothing more."""
    counters: Counters = request.app.state.counters
    counters.faults += 1
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    response = answer(500, "server-fault")
    response.headers[HEADER] = request.scope[REQUEST_ID]
    return response


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(BadInput, on_bad_input)
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(TableElsewhere, on_elsewhere)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(StoreError, on_store_error)
    app.add_exception_handler(Exception, on_fault)
