"""Bodies of HTTP requests and answers."""
