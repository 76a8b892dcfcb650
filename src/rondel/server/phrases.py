"""What can be said with one tap, in any language."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, str] = {
    "hello": "Hello!",
    "good_luck": "Good luck, have fun!",
    "well_played": "Well played!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "oops": "Oops.",
    "thinking": "I need to think.",
    "your_turn": "It is your turn.",
    "hurry": "Please hurry a little.",
    "back_soon": "I am back in a few minutes.",
    "back": "I am back.",
    "undo_please": "May I take that back?",
    "good_game": "Good game!",
    "rematch": "Another one?",
    "bye": "Good-bye!",
}

REACTIONS = ("thumb", "clap", "laugh", "wow", "think", "sad", "heart", "fire")
"""What can be shown with one tap; the client draws it."""
