"""The files for hosting name what there is: settings, paths, routes."""

import re
from fnmatch import fnmatch
from pathlib import Path

import msgspec
import pytest

from rondel.server.config import Config
from rondel.wire.limits import FILE

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
SETTINGS = {field.name.upper() for field in msgspec.structs.fields(Config)}


@pytest.mark.parametrize("name", ["rondel.service", "Containerfile", "compose.yaml"])
def test_every_setting_is_one_of_the_servers(name: str) -> None:
    found = set(re.findall(r"\bRONDEL_([A-Z_]+)", (DEPLOY / name).read_text("utf-8")))

    assert found
    assert found <= {*SETTINGS, "CONFIG"}


def test_the_container_is_made_of_what_is_in_the_repository() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    copied = [path for line in re.findall(r"^COPY (.+)$", text, re.M) for path in line.split()[:-1]]

    assert "client" in copied
    assert [path for path in copied if not (ROOT / path).exists()] == []


def test_nothing_is_kept_from_the_container_that_it_is_made_of() -> None:
    """Stores that lie about stay outside; the tables of a new store do not."""
    patterns = (ROOT / ".dockerignore").read_text("utf-8").split()
    files = [
        path for path in (ROOT / "src").rglob("*") if path.is_file() and not {"_static", "__pycache__"} & {*path.parts}
    ]
    kept_out = [path for path in files if any(fnmatch(path.name, pattern.removeprefix("**/")) for pattern in patterns)]

    assert any(path.name.endswith(".sqlite.sql") for path in files)
    assert kept_out == []


def test_a_proxy_lets_every_match_file_through() -> None:
    for name in ("nginx.conf", "Caddyfile"):
        [megabytes] = re.findall(r"(?:body_size|max_size) (\d+)(?:m;|MB)", (DEPLOY / name).read_text("utf-8"))
        assert int(megabytes) * 1_000_000 > FILE
