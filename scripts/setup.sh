#!/bin/sh
# Make .venv and install Rondel into it, exactly as locked. Called by `make setup`.
set -eu
cd "$(dirname "$0")/.."

fail() {
    echo "$*" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
}

if [ -n "${PYTHON:-}" ]; then
    new_enough "$PYTHON" || fail "PYTHON=$PYTHON does not run Python 3.11 or later."
    python=$PYTHON
else
    python=$(find_python)
    [ -n "$python" ] || fail "Rondel needs Python 3.11 or later, and none was found.
Install one, or name it: make setup PYTHON=/path/to/python3.12"
fi

"$python" -c 'import ensurepip, venv' >/dev/null 2>&1 || fail "$python cannot make virtual environments.
On Debian and Ubuntu: apt install python3-venv. Then run make again."

if [ -n "${PYTHON:-}" ] || ! new_enough .venv/bin/python; then
    echo "Making .venv with $("$python" --version) ..."
    "$python" -m venv --clear .venv
fi

echo "Installing the locked dependencies ..."
export PIP_DISABLE_PIP_VERSION_CHECK=1
.venv/bin/python -m pip install -qq --no-compile --require-hashes -r requirements.lock

# The browser client is built with Node; where there is none that is new enough, it comes from PyPI.
skip=${RONDEL_SKIP_CLIENT:-0}
if [ "$skip" = 0 ] && ! .venv/bin/python scripts/npm.py --version >/dev/null 2>&1; then
    echo "Installing Node for the browser client ..."
    .venv/bin/python -m pip install -qq --no-compile --require-hashes -r client/node.lock
fi

# The build tool is in the lock, so no Python package is fetched here; npm fetches what the client is made with.
if [ "$skip" = 0 ]; then
    echo "Building the browser client and installing Rondel, editable ..."
else
    echo "Installing Rondel without the browser client, editable ..."
fi
.venv/bin/python -m pip install -qq --no-deps --no-build-isolation -e .

touch .venv/.stamp
echo "Ready: .venv/bin/rondel"
