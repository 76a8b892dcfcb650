"""What is saved is there, the position stays, and what cannot be used is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from rondel.errors import CommandFailed, RulesTooSlow
from tests.dev.shop import shop

pytestmark = pytest.mark.anyio


META = "from rondel.core.meta import Meta\n\nMETA = Meta('pile', 'Pile', '1', (2, 3), 'Stones.')\n"


async def test_rules_that_are_saved_are_in_force_and_the_position_stays(tmp_path: Path) -> None:
    async with shop(tmp_path) as here:
        await here.until(lambda told: told.get("table"))
        await here.play(0, "add", n=2)
        await here.play(1, "add", n=1)
        await here.until(lambda told: told["last"] == 2)

        here.save("count += n", "count += 2 * n")
        await here.until(lambda told: "problems" not in told and here.match.kernel.s.count == 6)
        assert [entry.name for entry in here.match.entries] == ["add", "add"]

        here.save("return [1, 2]", "return [1, 2")
        broken = await here.problem("syntax")
        assert (broken["file"], broken["line"]) == ("pile.py", here.line("return [1, 2"))
        await here.play(0, "add", n=1)
        assert here.match.kernel.s.count == 8  # as it was saved last that could be used

        here.save("return [1, 2]", "return [1]")
        moved = await here.problem("replay")
        assert "entry 1 (add by seat 1) no longer holds" in moved["text"]
        assert here.match.entries == []
        assert here.said[-2].endswith(moved["text"])

        here.save()
        await here.until(lambda told: "problems" not in told)
        assert here.match.kernel.s.count == 4  # all three entries hold again


async def test_rules_that_raise_or_loop_are_named_with_their_line_and_the_author_does_as_they_like(
    tmp_path: Path,
) -> None:
    async with shop(tmp_path) as here:
        await here.until(lambda told: told.get("table"))
        await here.saved("g.s.count += n", "g.s.kount += n")
        with pytest.raises(CommandFailed):
            await here.play(0, "add", n=1)
        raised = await here.problem("rules")
        assert (raised["file"], raised["line"]) == ("pile.py", here.line("kount"))
        assert "has no attribute 'kount'" in raised["text"]

        await here.saved("g.s.count += n", "while True:\n        seat += 1")
        assert "problems" not in here.told
        with here.in_a_hurry(), pytest.raises(RulesTooSlow):
            await here.play(0, "add", n=1)
        loops = await here.problem("loop")
        assert loops["file"] == "pile.py"
        assert loops["line"] in (here.line("while True"), here.line("seat += 1"))

        await here.saved()
        await here.play(0, "add", n=1)
        await here.play(1, "add", n=1)
        assert here.match.kernel.s.count == 2

        refused = (await here.author.post("/api/dev/state", {"state": {"count": "many"}}, status=400)).json()
        assert "Expected `int`, got `str` - at `$.count`" in refused["text"]
        await here.author.post("/api/dev/state", {"state": {"count": 7}})
        told = (await here.author.post("/api/dev/thoughts", {"seat": 0})).json()
        assert told["ideas"][0]["label"].startswith("add(")
        await here.author.post("/api/dev/bot", {"seat": 0, "bot": "easy"})
        await here.until(lambda told: told["last"] == 4)
        assert here.match.kernel.s.count in (8, 9)
        await here.author.post("/api/dev/step", {"to": 0})
        assert here.match.kernel.s.count == 0
        beyond = (await here.until(lambda told: not told.get("here")))["bench"]["steps"]
        assert all(step.get("place") for step in beyond if "name" in step)  # what came of them was seen before


async def test_a_board_that_is_missing_or_throws_is_named_with_its_file(tmp_path: Path) -> None:
    """And a test of a package goes where its tests are, beside `src`."""
    package = tmp_path / "src" / "pile"
    (package / "web").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (package / "web" / "web.toml").write_text('board = "board.js"', "utf-8")
    (tmp_path / "pyproject.toml").write_text("[project.entry-points.'rondel.games']\npile = 'pile'\n", "utf-8")
    (package / "__init__.py").write_text(META, "utf-8")
    async with shop(tmp_path, package / "game.py") as here:
        missing = await here.problem("board")
        assert (missing["file"], "no such file" in missing["text"]) == ("pile/web/web.toml", True)
        assert any("pile/web/web.toml: board = 'board.js'" in said for said in here.said)

        (package / "web" / "board.js").write_text("export default 1", "utf-8")
        await here.until(lambda told: "problems" not in told)
        failure = {"what": "TypeError: no", "file": "board.js", "line": 7}
        await here.author.post("/api/games/pile/board/failures", failure)
        thrown = await here.problem("board")
        assert (thrown["file"], thrown["line"], thrown["text"]) == ("pile/web/board.js", 7, "TypeError: no")
        assert here.said[-1].strip() == "pile/web/board.js:7: TypeError: no"

        (package / "web" / "board.js").write_text("export default 2", "utf-8")
        await here.until(lambda told: "problems" not in told)
        told = (await here.author.post("/api/dev/test", {"name": "The beginning"})).json()
        assert told["saved"] == "tests/test_the_beginning.py"
