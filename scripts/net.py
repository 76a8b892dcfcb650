"""Make the plans of the browser net anew: `scripts/net.py [game ...]`, after a change of rules or recorded matches."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from rondel import registry
from tests.e2e.net.plan import decisions, write

if __name__ == "__main__":
    for game in sys.argv[1:] or registry.names():
        plan = write(game)
        print(f"{game}: {len(plan.facts)} facts in {len(list(decisions(plan)))} decisions")
        for fact in plan.unshown:
            print(f"  {fact} never does anything that can be seen")
