"""Settings: where they come from, and that the documentation lists them all."""

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


@pytest.mark.parametrize("text", ["prot = 1", 'port = "x"', "port =", "bot_seconds = 0", "bot_seconds = nan"])
def test_a_setting_that_cannot_be_used_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "rondel.toml"
    file.write_text(text)

    with pytest.raises(BadConfig):
        load({}, {}, file)


def test_the_table_of_settings_in_the_documentation_is_complete() -> None:
    text = DOCS.read_text("utf-8")

    for name, default in zip(Config.__struct_fields__, Config.__struct_defaults__ or (), strict=False):
        shown = f"`{str(default).lower() if isinstance(default, bool) else default}`" if default != "" else ""
        assert f"| `{name}` | {shown + ' ' if shown else ''}|" in text
