"""The log: lines for people, or one JSON object per line; never any secrets."""

import json
import logging
import time
from contextvars import ContextVar
from typing import Any, Final

from starlette.types import Scope

LINES: Final = "%(asctime)s %(levelname)s %(message)s"
#: The request that is being answered, if any.
answering: ContextVar[Scope | None] = ContextVar("answering", default=None)

REQUEST_ID: Final = "sandtable.request_id"
PLAYER: Final = "sandtable.player"


def about(scope: Scope | None) -> dict[str, Any]:
    """Which request, table and player (by their number) it is about."""
    if scope is None:
        return {}
    return {
        "request": scope.get(REQUEST_ID),
        "table": scope.get("path_params", {}).get("table"),
        "player": scope.get(PLAYER),
    }


class JsonLines(logging.Formatter):
    """Only the fields listed here are written: other libraries attach whatever they like."""

    EXTRA: Final = ("table", "method", "route", "status", "seconds")

    def format(self, record: logging.LogRecord) -> str:
        moment = time.gmtime(record.created)
        line: dict[str, Any] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', moment)}.{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **about(answering.get()),
        }
        line |= {name: getattr(record, name) for name in self.EXTRA if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps({k: v for k, v in line.items() if v is not None}, ensure_ascii=False)


class Lines(logging.Formatter):
    """For people: with what JSON has in fields, if it is the line of a request."""

    def format(self, record: logging.LogRecord) -> str:
        if hasattr(record, "seconds"):
            fields = [f"{k}={getattr(record, k)}" for k in JsonLines.EXTRA if hasattr(record, k)]
            fields += [f"{k}={v}" for k, v in about(answering.get()).items() if v is not None]
            record.msg = " ".join([record.msg, *dict.fromkeys(fields)])
        return super().format(record)


def configure_logs(form: str, level: str) -> None:
    """Write our own lines from this level on, and only warnings of the libraries we use."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else Lines(LINES))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sandtable").setLevel(level.upper())
