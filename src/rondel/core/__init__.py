"""The engine: declarations, kernel, match. No input or output, no clock, no hidden chance."""
