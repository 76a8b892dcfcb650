"""The files for hosting name what there is: settings, paths, routes."""

import re
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


def test_a_proxy_lets_every_match_file_through() -> None:
    for name in ("nginx.conf", "Caddyfile"):
        [megabytes] = re.findall(r"(?:body_size|max_size) (\d+)(?:m;|MB)", (DEPLOY / name).read_text("utf-8"))
        assert int(megabytes) * 1_000_000 > FILE
