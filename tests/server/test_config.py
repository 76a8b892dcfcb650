"""Settings: where they come from, and that the documentation lists them all."""

import re
from pathlib import Path

import pytest

from rondel.server.config import BadConfig, Config, load

DOCS = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_flags_count_more_than_environment_and_environment_more_than_a_file(tmp_path: Path) -> None:
    file = tmp_path / "rondel.toml"
    file.write_text('[server]\nport = 1\nhost = "a"\nworkers = 3\n')

    found = load({"port": 3, "host": None}, {"RONDEL_PORT": "2", "RONDEL_HOST": "b"}, file)

    assert (found.port, found.host, found.workers) == (3, "b", 3)


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "rondel.toml"
    file.write_text("port = 7\nsecure = true\n")

    found = load({}, {"RONDEL_CONFIG": str(file)})

    assert (found.port, found.secure) == (7, True)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", "there is no setting prot; did you mean port?"),
        ("[server]\nfrobnicate = 1", "there is no setting frobnicate"),
        ("server = 1", "below [server]"),
        ("port =", "rondel.toml: Invalid value"),
        ('port = "x"', "port in rondel.toml must be a whole number, not 'x'"),
        ("port = 70000", "port in rondel.toml must be 0 to 65535, not 70000"),
        ("bot_seconds = 0", "bot_seconds in rondel.toml must be more than 0"),
        ("bot_seconds = nan", "must be more than 0"),
        ("bots = -1", "must be 0 or more, not -1"),
        ("secure = 3", "must be true or false, not 3"),
        ("names = 3", "must be text in quotes, not 3"),
    ],
)
def test_a_file_that_cannot_be_used_says_what_to_mend(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("rondel.toml").write_text(text)

    with pytest.raises(BadConfig, match=re.escape(words)):
        load({}, {}, Path("rondel.toml"))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match=r"there is no file .*missing\.toml"):
        load({}, {"RONDEL_CONFIG": str(tmp_path / "missing.toml")})


@pytest.mark.parametrize(
    ("flags", "environment", "words"),
    [
        ({}, {"RONDEL_PORT": "abc"}, "RONDEL_PORT must be a whole number, not 'abc'"),
        ({"workers": 0}, {"RONDEL_WORKERS": "2"}, "--workers must be 1 or more, not 0"),
        ({"log_level": "loud"}, {}, "--log-level must be debug, info, warning or error, not 'loud'"),
        ({"log_format": "xml"}, {}, "--log-format must be text or json, not 'xml'"),
        (
            {"url": "games.example.org"},
            {},
            "--url must be an address with http:// or https://, not 'games.example.org'",
        ),
    ],
)
def test_a_setting_that_cannot_be_used_is_named_with_its_source(
    flags: dict[str, object], environment: dict[str, str], words: str
) -> None:
    with pytest.raises(BadConfig, match=re.escape(words)):
        load(flags, environment)


def test_the_table_of_settings_in_the_documentation_is_complete() -> None:
    text = DOCS.read_text("utf-8")

    for name, default in zip(Config.__struct_fields__, Config.__struct_defaults__ or (), strict=False):
        shown = f"`{str(default).lower() if isinstance(default, bool) else default}`" if default != "" else ""
        assert f"| `{name}` | {shown + ' ' if shown else ''}|" in text
