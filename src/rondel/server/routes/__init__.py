"""HTTP: everything that is not live."""
