"""Tables that people can rely on: the ASGI app, its store and everything that runs beside it."""
