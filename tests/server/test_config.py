"""Settings: where they come from, and that the documentation lists them all."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rondel.cli.main import app
from rondel.server.config import BadConfig, Config, load, misspelt

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


def test_a_variable_that_looks_like_a_setting_and_is_none_is_named_with_the_nearest() -> None:
    """Those of whatever runs the server may begin alike, and so do ours that are no settings."""
    others = (
        "RONDEL_SERVICE_HOST",
        "RONDEL_PORT_8000_TCP",
        "RONDEL_SETTINGS",
        "RONDEL_NEIGHBOURS",
        "RONDEL_GAME_FOLDER",
    )
    environment = dict.fromkeys(("RONDEL_PROT", "RONDEL_PORT", "RONDEL_CONFIG", "PROT", *others), "1")

    assert misspelt(environment) == ["RONDEL_PROT is no setting and counts for nothing; did you mean RONDEL_PORT?"]


def test_the_server_warns_of_a_misspelt_variable_and_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    monkeypatch.setattr("rondel.server.running.serve", lambda config, say: begun.append(config))
    monkeypatch.setenv("RONDEL_PROT", "9000")

    found = CliRunner().invoke(app, ["serve", "--quiet"])

    assert "did you mean RONDEL_PORT?" in found.stderr
    assert (found.exit_code, found.stdout, len(begun)) == (0, "", 1)


def test_the_table_of_settings_in_the_documentation_is_complete() -> None:
    text = DOCS.read_text("utf-8")

    for name, default in zip(Config.__struct_fields__, Config.__struct_defaults__ or (), strict=False):
        shown = f"`{str(default).lower() if isinstance(default, bool) else default}`" if default != "" else ""
        assert f"| `{name}` | {shown + ' ' if shown else ''}|" in text
