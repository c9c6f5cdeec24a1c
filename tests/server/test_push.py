"""Push messages, received by a push service of the test's own."""

import asyncio
import base64
import contextlib
import json
import queue
import struct
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sandtable.server.push import Push, new_key
from sandtable.tables.memory import MemoryStore
from sandtable.tables.problems import Problem
from sandtable.tables.settings import Settings
from tests.server.support import House, house

#: The most seconds that a message may take on a busy machine.
PATIENCE = 60.0
SECRET = bytes(range(16))


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Browser:
    """A browser's keys, and what its push service was sent."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    @property
    def point(self) -> bytes:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return self.key.public_key().public_bytes(*form)

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, str]:
        keys = {"p256dh": text_of(self.point), "auth": text_of(SECRET)}
        return {"endpoint": endpoint, "language": language, **keys}

    def read(self, body: bytes) -> Any:
        """Decrypt a message (RFC 8291)."""
        salt, length = body[:16], body[20]
        (size,) = struct.unpack("!L", body[16:20])
        assert size >= len(body) - 21 - length
        server, sealed = body[21 : 21 + length], body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), server)
        shared = self.key.exchange(ec.ECDH(), other)
        secret = derive(shared, SECRET, b"WebPush: info\0" + self.point + server, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


@dataclass
class Service:
    """A push service on the loopback."""

    port: int
    received: "queue.Queue[tuple[dict[str, str], bytes]]"
    #: What it answers.
    status: list[int]

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}/push/bob"


@pytest.fixture
def service() -> Iterator[Service]:
    received: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
    status = [201]

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status[0])
            self.send_header("Content-Length", "0")
            self.end_headers()
            received.put(({key.lower(): value for key, value in self.headers.items()}, body))

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing is said."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Service(server.server_port, received, status)
        server.shutdown()


@contextlib.contextmanager
def reachable(service: Service) -> Iterator[House]:
    with house(push_hosts=f"127.0.0.1:{service.port}", push_contact="ann@example.org") as server:
        yield server


def test_an_absent_player_is_told_once_that_it_is_their_turn(service: Service) -> None:
    with reachable(service) as server:
        browser = Browser()
        ann, bob = server.person("Ann"), server.person("Bob")
        key = bob.get("/api/me/push").json()["key"]
        wish = browser.subscription(service.endpoint, "ru")
        assert bob.post("/api/me/push", wish).json() == {"key": key}
        opened = ann.open(seats={"us": "me", "germany": "invite"})
        table, secret = opened["table"], opened["invites"]["germany"]
        bob.post(f"/api/tables/{table}/join", {"secret": secret})
        headers, body = service.received.get(timeout=PATIENCE)
        assert browser.read(body) == {"table": table, "title": "Ваш ход: Ла-Ре"}
        check_signature(headers["authorization"], key, service.port)
        with ann.at(table, "us") as us, bob.at(table, "germany"):
            us.sync()
        with ann.at(table, "us") as us:
            us.act()
            service.received.get(timeout=PATIENCE)  # Bob has been here, and has gone again
        assert bob.delete("/api/me").status_code == 200
        assert service.received.empty()


def check_signature(header: str, key: str, port: int) -> None:
    """The token is signed with the key that the browser has subscribed with."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    point = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    claims = jwt.decode(parts["t"], public, algorithms=["ES256"], audience="http://127.0.0.1")
    assert claims["sub"] == "mailto:ann@example.org"


def test_a_subscription_that_is_gone_is_forgotten(service: Service) -> None:
    with reachable(service) as server:
        bob = server.person("Bob")
        service.status[0] = 410
        bob.post("/api/me/push", Browser().subscription(service.endpoint))
        bob.open(seats={"us": "me", "germany": "me"})
        service.received.get(timeout=PATIENCE)

        async def left() -> int:
            store = server.hall.store
            for _ in range(1000):
                if not (rows := await store.subscriptions_of(1)):
                    break
                await asyncio.sleep(0.01)
            return len(rows)

        assert server.client.portal is not None
        assert server.client.portal.call(left) == 0


def test_the_key_stays_with_the_instance_and_subscriptions_with_their_player(
    service: Service,
) -> None:
    async def ask() -> None:
        store = MemoryStore()
        key = await store.push_key("first")
        assert await store.push_key("second") == key

    asyncio.run(ask())
    with reachable(service) as server:
        bob, eve = server.person("Bob"), server.person("Eve")
        assert bob.post("/api/me/push", Browser().subscription(service.endpoint)).status_code == 200
        body = {"endpoint": service.endpoint}
        assert server.person().post("/api/me/push/end", body).status_code == 400
        eve.post("/api/me/push/end", body)  # not theirs: nothing happens

        async def count() -> int:
            return len(await server.hall.store.subscriptions_of(1))

        assert server.client.portal is not None
        assert server.client.portal.call(count) == 1
        bob.post("/api/me/push/end", body)
        assert server.client.portal.call(count) == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://10.1.2.3/a",
        "https://169.254.169.254/latest",
        "https://push.example.org:22/a",
        "https://user:word@push.example.org/a",
        "https://push.example.org:port/a",
        "file:///etc/passwd",
        "push",
    ],
)
def test_a_push_service_is_public_and_speaks_https(service: Service, endpoint: str) -> None:
    with reachable(service) as server:
        answer = server.person("Bob").post("/api/me/push", Browser().subscription(endpoint))
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "bad-subscription")


def test_a_name_that_leads_into_our_own_network_is_not_asked() -> None:
    async def resolve() -> None:
        push = Push(Settings(), MemoryStore(), new_key())
        with pytest.raises(Problem):
            await push._resolve(push.check("https://localhost/a"))

    asyncio.run(resolve())
