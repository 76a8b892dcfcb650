"""`python -m rondel` is the `rondel` command."""

from rondel.cli.main import app

app()
