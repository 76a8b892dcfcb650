"""The flow of a game as a picture: Mermaid text, SVG and PNG."""
