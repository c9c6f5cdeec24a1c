"""What cannot be run in a test is checked as far as that goes: the image, Compose, the units."""

import re
import shlex
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from sandtable.tables.settings import Settings
from tests.deploy.programs import DEPLOY, ROOT, complaints

UNITS = sorted(set((DEPLOY / "systemd").iterdir()) - set(DEPLOY.rglob("*.example")))
SERVICES = sorted((DEPLOY / "systemd").glob("*.service"))
SCRIPTS = sorted([*DEPLOY.glob("*.sh"), *(ROOT / "tools").glob("*.sh")])
TEXTS = sorted(path for path in DEPLOY.rglob("*") if path.is_file())
VARIABLE = re.compile(r"\bSANDTABLE_[A-Z_]+\b")
#: What the image is built with, not run with.
OF_THE_BUILD = {"SANDTABLE_COMPILE"}
#: Where the units find the programs.
INSTALLED = "/opt/sandtable/bin/"


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_every_variable_is_a_setting_or_told() -> None:
    known = {f"SANDTABLE_{each.name.upper()}" for each in fields(Settings)} | OF_THE_BUILD
    told = set(VARIABLE.findall((ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")))
    named = {
        name: path.name for path in TEXTS for name in VARIABLE.findall(path.read_text("utf-8"))
    }
    assert {name: path for name, path in named.items() if name not in known | told} == {}


# The image.


def test_the_dockerfile_has_no_known_faults() -> None:
    assert complaints("hadolint", "--no-color", DEPLOY / "Dockerfile") == ""


def instructions() -> list[tuple[str, str]]:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_image_copies_what_is_there_and_is_not_ignored() -> None:
    """The file of what is ignored takes everything out, and only this back in."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    for word, rest in instructions():
        if word == "COPY" and not rest.startswith("--from="):
            for source in shlex.split(rest)[:-1]:
                assert (ROOT / source).exists(), source
                assert source.split("/")[0] in kept, source


def test_the_image_is_not_run_by_root() -> None:
    last = [rest for word, rest in instructions() if word == "USER"][-1]
    assert int(last.partition(":")[0]) > 0


def test_the_image_has_the_versions_that_are_tested() -> None:
    workbench = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    versions = dict(rest.split("=") for word, rest in instructions() if word == "ARG")
    assert f'requires-python = ">={versions["PYTHON"]}"' in workbench


# Compose.


def test_the_compose_file_follows_the_specification() -> None:
    schema = ("--builtin-schema", "vendor.compose-spec")
    assert complaints("check-jsonschema", *schema, DEPLOY / "compose.yaml") == ""


def test_the_services_fit_together() -> None:
    site = compose()
    services: dict[str, dict[str, Any]] = site["services"]
    for name, service in services.items():
        needed = service.get("depends_on", {})
        for other, how in needed.items():
            checked = services[other].get("healthcheck", {}).get("disable") is not True
            assert checked or how["condition"] == "service_completed_successfully", (name, other)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            exists = (DEPLOY / source).exists() if source.startswith(".") else None
            assert exists or source in site["volumes"], volume
    workers = services["proxy"]["environment"]["WORKERS"].split()
    addresses = {
        service["environment"]["SANDTABLE_ADDRESS"]
        for service in services.values()
        if service.get("command") == ["serve"]
    }
    assert {f"http://{each}" for each in workers} == addresses
    subnet = site["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["worker1"]["environment"]["SANDTABLE_TRUSTED_PROXIES"] == subnet


def test_what_compose_asks_for_is_in_the_example() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    example = (DEPLOY / "sandtable.env.example").read_text(encoding="utf-8")
    given = set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    assert set(re.findall(r"\$\{([A-Z_]+)", text)) <= given


# systemd.


def test_the_units_are_accepted(tmp_path: Path) -> None:
    """As they are installed, but for the place of the programs."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("sandtable", "backup.sh"):
        (programs / name).touch(0o755)
    checked = []
    for path in UNITS:
        name = path.name.replace("@.", "@8000.")
        text = path.read_text(encoding="utf-8").replace(INSTALLED, f"{programs}/")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
        checked.append(tmp_path / name)
    assert len(checked) >= 6
    assert complaints("systemd-analyze", "verify", "--man=no", *checked, about="sandtable") == ""


def sections(path: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            found[line] = []
        elif line and not line.startswith("#"):
            found[list(found)[-1]].append(line)
    return found


@pytest.mark.parametrize("path", SERVICES, ids=lambda path: str(path.name))
def test_all_services_are_fenced_in_alike(path: Path) -> None:
    def fence(service: Path) -> list[str]:
        lines = sections(service)["[Service]"]
        return lines[lines.index("NoNewPrivileges=yes") :]

    assert fence(path) == fence(SERVICES[0])
    assert "User=sandtable" in sections(path)["[Service]"]


def test_units_name_each_other_as_they_are_called() -> None:
    names = {path.name for path in UNITS}
    for path in UNITS:
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"\bsandtable[@a-z-]*\.(?:service|target|timer)", text)) <= names


# The rest.


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.name))
def test_scripts_have_no_known_faults(path: Path) -> None:
    assert complaints("shellcheck", path) == ""
    assert path.stat().st_mode & 0o111 or path.parent.name == "tools"


def test_litestream_copies_the_database_of_the_units() -> None:
    (database,) = yaml.safe_load((DEPLOY / "litestream.yml").read_text(encoding="utf-8"))["dbs"]
    folder = Path(database["path"]).parent
    assert f"Environment=SANDTABLE_DATA={folder}" in (
        DEPLOY / "systemd" / "sandtable@.service"
    ).read_text(encoding="utf-8")
