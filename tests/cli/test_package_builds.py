"""The build that a new package brings for its forge: the commands in its file, one after the other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from rondel.cli.scaffold import make_package

ROOT = Path(__file__).parents[2]
SOME = "random_play or catalogues or browser"
"""What the kit checks is shown elsewhere; here it is enough that it is asked."""


def an_environment(home: Path) -> dict[str, str]:
    """An environment that has nothing of its own but the way to fetch: what is needed is borrowed from here."""
    venv.create(home)
    bin_ = home / "bin"
    site = Path(sysconfig.get_path("purelib", vars={"base": str(home), "platbase": str(home)}))
    (site / "borrowed.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT / 'src'}\n")
    for name, command in {
        "pip": f'"{sys.executable}" -m pip --python "{bin_ / "python"}"',
        "pytest": f'"{bin_ / "python"}" -m pytest',
    }.items():
        (bin_ / name).write_text(f'#!/bin/sh\nexec {command} "$@"\n')
        (bin_ / name).chmod(0o755)
    offline = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    wanted = {"PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}", "PYTEST_ADDOPTS": f"-q -k '{SOME}'"}
    return {**os.environ, **offline, **wanted, "PYTHONPATH": ""}


@pytest.mark.skipif(sys.platform == "win32", reason="the forge's machine is a Linux")
def test_every_step_of_the_build_passes(tmp_path: Path) -> None:
    """Installed from its folder, tested as installed, and built into the wheel that is kept."""
    folder = make_package("peg_path", "tictactoe", tmp_path)
    environment = an_environment(tmp_path / "env")
    build = (folder / ".github" / "workflows" / "test.yml").read_text("utf-8")
    steps = re.findall(r"^ +- run: (.+)$", build, re.M)
    assert len(steps) == 3
    told = ""
    for step in steps:
        done = subprocess.run(step, shell=True, cwd=folder, env=environment, capture_output=True, text=True)
        told += done.stdout
        assert done.returncode == 0, f"{step}\n{done.stdout}\n{done.stderr}"
    assert re.search(r"^3 passed", told, re.M), told
    [kept] = re.findall(r"^ +path: (.+)$", build, re.M)
    assert [wheel.name for wheel in folder.glob(kept)] == ["peg_path-0.1.0-py3-none-any.whl"]
