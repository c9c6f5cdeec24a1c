"""Where requests come from, and the host names that this server answers to."""

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from sandtable.kernel.errors import BadInput

IPNetwork = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address.

    A single machine may use all 2**64 addresses of its network.
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.version == 4:
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


def visitor_address(scope: Scope) -> str:
    """The address that limits are counted for."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


def split(text: str) -> list[str]:
    """The items of a setting that are separated by commas."""
    return [item.strip() for item in text.split(",") if item.strip()]


class Networks:
    """The addresses and networks of a setting."""

    def __init__(self, name: str, setting: str) -> None:
        self.listed = split(setting)
        try:
            self._networks: list[IPNetwork] = [
                ipaddress.ip_network(each, strict=False) for each in self.listed
            ]
        except ValueError:
            raise BadInput("bad-addresses", name, value=setting) from None

    def __contains__(self, address: str) -> bool:
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in self._networks)


class Proxies(Networks):
    """The proxies whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` are believed."""

    def __init__(self, setting: str) -> None:
        super().__init__("SANDTABLE_TRUSTED_PROXIES", setting)


class Hosts:
    """The names in the ``Host`` header that are answered.

    A foreign page whose owner lets its name point here (DNS rebinding) would be of our own origin
    for a browser. Its name can be neither an address nor localhost nor that of this machine, so
    these are always answered.
    """

    def __init__(self, names: Iterable[str]) -> None:
        machine = socket.gethostname().lower()
        own = {machine, f"{machine.partition('.')[0]}.local", "localhost"}
        self._names = own | {name.lower() for name in names}

    def allows(self, headers: Headers) -> bool:
        """Only browsers can be made to ask by a false name, and they always name one."""
        given = headers.get("host")
        if given is None:
            return True
        _, name, _ = parts_of(f"//{given}")
        return name in self._names or name.endswith(".localhost") or is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def parts_of(url: str, usual: int | None = None) -> tuple[str, str, int | None]:
    """The scheme, host and port of a URL; empty if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return "", "", None
    return parts.scheme, (parts.hostname or "").rstrip("."), usual if port is None else port


def own_origin(scope: Scope) -> bool:
    """Does the request come from a page of this server, or from no page at all?"""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    usual = 443 if scheme == "https" else 80
    here = parts_of(f"{scheme}://{headers.get('host', '')}", usual)
    return here[1] != "" and parts_of(origin, usual) == here
