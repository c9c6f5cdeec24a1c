"""Web Push: a message to a player's browsers when it is their turn and they are not at the table.

The address of a push service comes from a browser, so it is a stranger's word: only https to public
addresses is asked, by the address that was checked, and redirects are not followed. The message
says which table waits, and nothing of the game.
"""

import asyncio
import base64
import binascii
import contextlib
import hashlib
import ipaddress
import json
import logging
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import SplitResult, urlsplit

import sandtable
from sandtable.server.addresses import split
from sandtable.server.words import ServerWords
from sandtable.tables.ports import Store, StoreError
from sandtable.tables.problems import Problem
from sandtable.tables.rows import SubscriptionRow, TableRow
from sandtable.tables.schema_push import Subscription
from sandtable.tables.settings import Settings

if TYPE_CHECKING:
    from webpush import WebPush

log = logging.getLogger("sandtable.server")

#: How long a push service keeps a message for a browser that is off.
KEPT_SECONDS: Final = 86_400
#: How long it may take to answer.
SECONDS: Final = 10.0
#: How many messages are on their way at once, and may wait.
AT_ONCE: Final = 4
WAITING: Final = 1000
#: Answers that say that a browser has unsubscribed.
GONE: Final = (404, 410)
#: Bytes of the two keys of a subscription: a point of P-256, uncompressed, and a secret.
POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16


def is_available() -> bool:
    """Are the libraries of the extra ``push`` installed?"""
    try:
        import httpx  # noqa: F401
        import webpush  # noqa: F401
    except ImportError:
        return False
    return True


class Push:
    """The push messages of this server; ``key`` is its private key, as PEM."""

    def __init__(self, settings: Settings, store: Store, key: str) -> None:
        self._settings = settings
        self._store = store
        self._allowed = set(split(settings.push_hosts))
        self._key = key
        self._sender = sender(key, settings.push_contact)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str:
        return public_key(self._key)

    async def subscribe(self, player: int, given: Subscription) -> None:
        """Keep a browser's subscription; its address is checked now, and whenever it is used."""
        self.check(given.endpoint)
        if length(given.p256dh) != POINT_BYTES or length(given.auth) != SECRET_BYTES:
            raise Problem(400, "bad-subscription")
        row = SubscriptionRow(
            hash=hash_of(given.endpoint),
            player=player,
            endpoint=given.endpoint,
            p256dh=given.p256dh,
            auth=given.auth,
            language=given.language,
            created=self._settings.now(),
        )
        await self._store.add_subscription(row)

    async def unsubscribe(self, player: int, endpoint: str) -> None:
        await self._store.drop_subscription(hash_of(endpoint), player)

    def check(self, endpoint: str) -> SplitResult:
        """The address of a push service, if it may be one."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise Problem(400, "bad-subscription") from None
        if not parts.hostname or parts.username is not None or parts.password is not None:
            raise Problem(400, "bad-subscription")
        if f"{parts.hostname}:{port}" in self._allowed:
            return parts
        literal = parts.hostname
        with contextlib.suppress(ValueError):
            if not ipaddress.ip_address(literal).is_global:
                raise Problem(400, "bad-subscription")
        if parts.scheme != "https" or port not in (None, 443):
            raise Problem(400, "bad-subscription")
        return parts

    # Sending.

    def tell_turn(self, player: int, table: TableRow) -> None:
        """Tell a player that a table waits for them; nothing waits for that."""
        if len(self._tasks) >= WAITING:
            return
        task = asyncio.create_task(self._tell(player, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, player: int, table: TableRow) -> None:
        async with self._turns:
            try:
                for row in await self._store.subscriptions_of(player):
                    words = ServerWords(row.language, sandtable.game(table.game))
                    name = table.name or words.name("scenario", table.scenario)
                    message = {"table": table.id, "title": words.text("push-turn", table=name)}
                    await self._send(row, json.dumps(message, ensure_ascii=False))
            except StoreError as error:
                log.warning("A push message could not be sent: %s", error)

    async def _send(self, row: SubscriptionRow, message: str) -> None:
        import httpx
        from webpush import WebPushSubscription

        keys = {"p256dh": row.p256dh, "auth": row.auth}
        to = WebPushSubscription.model_validate({"endpoint": row.endpoint, "keys": keys})
        try:
            parts = self.check(row.endpoint)
            host = parts.hostname or ""
            address = await self._resolve(parts)
            sealed = self._sender.get(message, to, ttl=KEPT_SECONDS)
            async with httpx.AsyncClient(timeout=SECONDS, trust_env=False) as client:
                url = httpx.URL(row.endpoint).copy_with(host=address)
                async with client.stream(
                    "POST",
                    url,
                    content=sealed.encrypted,
                    headers={**sealed.headers, "Host": parts.netloc, "Urgency": "normal"},
                    extensions={"sni_hostname": host},
                ) as answer:
                    status = answer.status_code
        except (httpx.HTTPError, OSError, Problem, ValueError) as error:
            log.info("A push service does not answer: %s", error)
            return
        if status in GONE:
            await self._store.drop_subscription(row.hash, row.player)

    async def _resolve(self, parts: SplitResult) -> str:
        """The address of a push service; a name that leads into our own network is refused."""
        host, port = parts.hostname or "", parts.port or 443
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if f"{host}:{port}" not in self._allowed and not ipaddress.ip_address(address).is_global:
            raise Problem(400, "bad-subscription")
        return address


def hash_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def length(key: str) -> int:
    """How many bytes a key has; -1 if it is not one."""
    try:
        return len(base64.urlsafe_b64decode(key + "=" * (-len(key) % 4)))
    except (binascii.Error, ValueError):
        return -1


def new_key() -> str:
    """A private key for a new instance, as PEM."""
    from webpush.vapid import VAPID

    private: bytes = VAPID.generate_keys()[0]
    return private.decode()


def public_key(private: str) -> str:
    """What browsers need to subscribe: the public key, in base64url."""
    from cryptography.hazmat.primitives import serialization

    key = serialization.load_pem_private_key(private.encode(), None)
    form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return base64.urlsafe_b64encode(key.public_key().public_bytes(*form)).decode().rstrip("=")


def sender(private: str, contact: str) -> "WebPush":
    from cryptography.hazmat.primitives import serialization
    from webpush import WebPush

    key = serialization.load_pem_private_key(private.encode(), None)
    form = serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    return WebPush(private.encode(), key.public_key().public_bytes(*form), contact)
