"""Telling people that it is their turn: by mail, webhook or browser."""
