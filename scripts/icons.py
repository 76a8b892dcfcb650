"""Make the icons for home screens from the sign in `client/public/favicon.svg`: `scripts/icons.py`, after it changed.

Those that are masked have no corners of their own, and the sign stays within the circle that every mask leaves.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

from tests.e2e.chromium import chromium

PUBLIC = Path(__file__).parents[1] / "client/public"
GROUND = "#14332d"
PLAIN = {"icon-192.png": 192, "icon-512.png": 512}
MASKED = {"icon-masked-512.png": 512, "apple-touch-icon.png": 180}
SAFE = 0.8


def main() -> None:
    """Draw them all."""
    sign = (PUBLIC / "favicon.svg").read_text()
    bare = re.sub(r"<rect[^>]*/>", "", sign, count=1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        page = browser.new_page()
        for name, size in {**PLAIN, **MASKED}.items():
            masked = name in MASKED
            side = round(size * SAFE) if masked else size
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;"
                f"background:{GROUND if masked else 'transparent'}'>"
                f"<div style='width:{side}px;height:{side}px'>{bare if masked else sign}</div>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
