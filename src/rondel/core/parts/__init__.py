"""What several games share and the engine itself does not need."""
