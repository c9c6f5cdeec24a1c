# `make` alone says what there is.
PYTHON ?= python3
JOBS ?= 2
GAME ?= north-africa
GAMES ?= 400
BIN := .venv/bin
PORT ?= 8000
# Where there is no Node.js, one lies in .venv.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit
CLIENT := sandtable/server/static/index.html
CLIENT_SOURCES := $(shell find web sandtable/games sandtable/language sandtable/server/messages -type f \
	-not -path '*/node_modules/*' -not -name '*.py' -not -name '*.pyc' -not -name '*.toml' 2>/dev/null)
# What is tested on the compiled engine: what it consists of, and what plays games with it.
ENGINE_TESTS := $(addprefix tests/,board bots conformance games goldens kernel server)
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" PYTHONSAFEPATH=1 SANDTABLE_EXPECT_COMPILED=1

.PHONY: help setup web play test compile bench bench-server balance goldens pictures screenshots format clean

help: ## this text
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 20

setup: .venv/dev.stamp .venv/web.stamp ## all that development needs, in .venv and web/node_modules

.venv/dev.stamp: pyproject.toml setup.py
	sh tools/prerequisites.sh $(PYTHON) venv
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

.venv/web.stamp: web/package-lock.json .venv/dev.stamp
	sh tools/prerequisites.sh $(BIN)/python node
	$(NPM) ci --loglevel=error
	touch $@

.venv/bench.stamp: .venv/dev.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	touch $@

web: $(CLIENT) ## the browser's client, if its sources changed

$(CLIENT): .venv/web.stamp $(CLIENT_SOURCES)
	$(NPM) run build --loglevel=error
	touch $@

play: setup web ## play in the browser; PORT=8001 for another port
	$(BIN)/sandtable serve --port $(PORT)

test: setup web ## style, types, all tests; the engine's again, and the long ones, on the compiled engine
	sh tools/prerequisites.sh $(BIN)/python chromium
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	mkdir -p build
	$(BIN)/sandtable rules coverage > build/coverage.txt || { tail -n 30 build/coverage.txt; exit 1; }
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test
	$(BIN)/pytest -n $(JOBS) -m 'not long'
	SANDTABLE_OPTIMISE=1 $(MAKE) --no-print-directory compile
	$(COMPILED) $(BIN)/pytest -n $(JOBS) -m 'not browser and not live' $(ENGINE_TESTS)

compile: setup ## the engine compiled by mypyc, in build/compiled
	sh tools/prerequisites.sh $(BIN)/python compiler
	$(BIN)/python tools/compile.py

bench: compile .venv/bench.stamp ## speed beside python-chess and OpenSpiel
	$(BIN)/python -m bench

bench-server: setup web ## many live games at once, and how long a move takes to be seen
	$(BIN)/python -m bench.server

balance: setup ## greedy against greedy on every scenario; GAME=normandy, GAMES=400
	$(BIN)/sandtable balance $(GAME) -n $(GAMES) --seed 1 --jobs $(JOBS)

screenshots: setup web ## take the pictures of the client in docs/screenshots anew
	sh tools/prerequisites.sh $(BIN)/python chromium
	$(BIN)/python tools/screenshots.py

pictures: setup ## draw the pictures of the README anew
	$(BIN)/python tools/pictures.py

goldens: setup ## write the golden games anew; read the diff before you commit it
	$(BIN)/python -m tools.goldens
	$(BIN)/python -m tests.language.sentences

format: setup ## mend style
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(NPM) run format

clean: ## remove all that was made here
	rm -rf .venv build dist *.egg-info web/node_modules sandtable/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
