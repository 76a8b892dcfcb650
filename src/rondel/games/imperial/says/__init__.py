"""Everything the game says, as values; the words are in `messages/`, what things are called in `names.py`."""
