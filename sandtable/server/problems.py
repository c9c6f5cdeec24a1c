"""What is answered to a request that cannot be served: ``{error: {key, where, params}}``."""

import logging
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from sandtable.kernel.errors import BadInput, Json
from sandtable.server.schema import ErrorBody

log = logging.getLogger("sandtable.server")

#: Keys of the engine's errors that mean that something is not there.
NOT_FOUND: Final = {"unknown-game", "unknown-scenario", "unknown-lesson", "unknown-beat"}
KEYS: Final = {404: "not-found", 405: "method-not-allowed"}
#: Every route may answer with these.
ANSWERS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorBody, "description": text}
    for status, text in {
        400: "Something given cannot be used",
        403: "Not allowed to this player",
        404: "Not there",
        409: "Not possible as things stand",
        413: "Too long",
        422: "Not as this description has it",
        429: "Too often",
        503: "Not at the moment",
    }.items()
}


class Problem(Exception):
    """Like a BadInput, with the HTTP status that answers it.

    It is none, because the compiled engine's classes cannot be subclassed from outside.
    """

    def __init__(self, status: int, key: str, where: str = "", **params: Json) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.where = where
        self.params = params


def answer(status: int, key: str, where: str = "", **params: Json) -> JSONResponse:
    headers = {"Retry-After": "1"} if status == 429 else None
    body = {"error": {"key": key, "where": where, "params": params}}
    return JSONResponse(body, status, headers)


def on_bad_input(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, BadInput)
    status = 404 if error.key in NOT_FOUND else 400
    return answer(status, error.key, error.where, **error.params)


def on_problem(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Problem)
    return answer(error.status, error.key, error.where, **error.params)


def on_invalid(request: Request, error: Exception) -> JSONResponse:
    """The body or a parameter is not of the form that OpenAPI describes."""
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


def on_fault(request: Request, error: Exception) -> JSONResponse:
    """A fault of our own: it goes to the log, and the client learns nothing more."""
    return answer(500, "server-fault")


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(BadInput, on_bad_input)
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_fault)
