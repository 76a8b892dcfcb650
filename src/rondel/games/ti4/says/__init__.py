"""Everything the companion says, as values; the words are in `messages/`, one file per language."""
