"""The addresses of the database and of workers."""

from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sandtable.kernel.errors import BadInput

ADDRESS: Final = "SANDTABLE_ADDRESS"


def host_and_port(address: str) -> tuple[str, int]:
    """The host and port of a worker's address, ``http://host:port``."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or parts.scheme != "http" or parts.path not in ("", "/") or parts.query:
        raise BadInput("bad-address", ADDRESS, value=address)
    return host, port or 80


def postgres_uri(url: str) -> str:
    """The URL of the database as PostgreSQL itself writes it; refuses any other database."""
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise BadInput("bad-database", reason=str(error)) from None
    if address.get_backend_name() != "postgresql":
        raise BadInput("needs-postgresql", "SANDTABLE_URL")
    plain = address.set(drivername="postgresql")
    return plain.render_as_string(hide_password=False)
