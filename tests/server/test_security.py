"""Headers, cookies, origins, and the client's files."""

from pathlib import Path

import pytest

from sandtable.server import web
from tests.server.support import House, plan_of

PAGE = {"default-src": "'self'", "script-src": "'self'", "object-src": "'none'"}
ANSWER = {"default-src": "'none'"}


@pytest.mark.parametrize(
    ("path", "allowed"),
    [("/", PAGE), ("/api/games", ANSWER), ("/api/nothing", ANSWER), ("/join/x", PAGE)],
)
def test_every_answer_has_the_headers_that_keep_a_browser_safe(
    server: House, path: str, allowed: dict[str, str]
) -> None:
    headers = server.client.get(path).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy.items() >= (allowed | {"frame-ancestors": "'none'"}).items()
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in headers


def test_answers_of_the_api_are_not_kept_by_anyone(server: House) -> None:
    assert server.client.get("/api/games").headers["cache-control"] == "no-store"


def test_the_cookie_is_for_this_site_and_no_script(server: House) -> None:
    cookie = server.client.put("/api/me", json={"name": "Ann"}).headers["set-cookie"]
    assert cookie.startswith(f"{server.cookie.name}=")
    assert {"HttpOnly", "Path=/", "SameSite=strict"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie
    server.client.cookies.clear()
    safe = server.client.put("https://testserver/api/me", json={"name": "Ann"})
    assert "Secure" in safe.headers["set-cookie"]
    assert safe.headers["set-cookie"].startswith(f"__Host-{server.cookie.name}=")
    assert safe.headers["strict-transport-security"]


def test_a_foreign_page_cannot_open_a_table(server: House) -> None:
    for origin, status in (
        ("https://evil.example", 403),
        ("https://testserver", 403),
        ("http://testserver:8000", 403),
        ("http://testserver:99999", 403),
        ("http://[testserver", 403),
        ("null", 403),
        ("http://TESTSERVER:80", 201),
        ("http://testserver", 201),
    ):
        response = server.client.post("/api/tables", json=plan_of(), headers={"Origin": origin})
        assert response.status_code == status


def test_a_made_up_cookie_is_nobody(server: House) -> None:
    for value in ("x", "x" * 5000):
        response = server.client.get("/api/me", headers={"Cookie": f"{server.cookie.name}={value}"})
        assert response.json() == {"name": "", "recovery": False, "browsers": 0}


@pytest.fixture
def client_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "app-1234.js").write_text("x" * 5000)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(web, "STATIC", static)
    return static


def test_the_page_answers_for_all_its_paths(server: House, client_files: Path) -> None:
    for path in ("/", "/join/abc", "/table/abc/replay"):
        response = server.client.get(path)
        assert response.text == "<!doctype html>"
        assert response.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_names_are_kept(server: House, client_files: Path) -> None:
    response = server.client.get("/assets/app-1234.js", headers={"Accept-Encoding": "gzip"})
    assert "immutable" in response.headers["cache-control"]
    assert response.headers["content-encoding"] == "gzip"
    assert "javascript" in response.headers["content-type"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip, br;q=0.0", "gzip"),
        ("gzip", "gzip"),
        ("identity", None),
    ],
)
def test_a_file_is_sent_as_the_build_has_compressed_it(
    server: House, client_files: Path, accepted: str, encoding: str | None
) -> None:
    smaller = client_files / "assets" / "app-1234.js.br"
    smaller.write_bytes(b"as compressed as it gets")
    headers = {"Accept-Encoding": accepted}
    with server.client.stream("GET", "/assets/app-1234.js", headers=headers) as response:
        content = b"".join(response.iter_raw())
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["vary"] == "Accept-Encoding"
    assert "javascript" in response.headers["content-type"]
    assert (content == smaller.read_bytes()) is (encoding == "br")


def test_the_files_of_a_page_have_no_headers_for_pages(server: House, client_files: Path) -> None:
    headers = server.client.get("/assets/app-1234.js").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


def test_nothing_else_is_served(server: House, client_files: Path) -> None:
    for path in (
        "/missing.js",
        "/%00.js",
        f"/{'x' * 5000}.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ):
        assert server.client.get(path).status_code == 404
    assert server.client.get("/api/unknown").json()["error"]["key"] == "not-found"


def test_without_the_client_one_is_told_how_to_build_it(
    server: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "STATIC", tmp_path)
    response = server.client.get("/")
    assert response.status_code == 503
    for words in ("make play", "Клиент не собран", "Клієнт не зібрано"):
        assert words in response.text
