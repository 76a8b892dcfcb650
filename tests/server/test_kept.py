"""What a browser may keep comes squeezed, and is asked for again only to hear that it is still true."""

import pytest

from tests.server.house import House

pytestmark = pytest.mark.anyio


async def test_the_shelf_is_squeezed_and_kept_until_it_changes(house: House) -> None:
    ann = await house.person("Ann")
    first = await ann.get("/api/games")
    known = {"if-none-match": first.headers["etag"]}

    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "private, no-cache"
    assert int(first.headers["content-length"]) < len(first.content) / 3
    again = await ann.client.get("/api/games", headers=known)
    assert (again.status_code, again.content) == (304, b"")

    await ann.create("tictactoe", visibility="public")
    changed = await ann.client.get("/api/games", headers=known)
    assert changed.status_code == 200
    assert changed.headers["etag"] != first.headers["etag"]
    plain = await ann.client.get("/api/games", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == changed.json()


async def test_only_what_says_so_is_kept(house: House) -> None:
    ann = await house.person("Ann")

    assert (await ann.get("/api/me")).headers.get_list("cache-control") == ["no-store"]
    words = await ann.get("/api/games/kolkhoz/messages/en")
    assert words.headers.get_list("cache-control") == ["public, max-age=300"]
    rules = await ann.get("/api/games/kolkhoz/rules/fr")
    assert "La réquisition" in rules.text
    assert rules.headers.get_list("cache-control") == ["public, max-age=300"]
    assert (await ann.get("/api/games/kolkhoz/rules/xx")).text == ""
