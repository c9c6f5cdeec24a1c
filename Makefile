# `make` alone lists the targets.
PYTHON ?= python3
JOBS ?= 2
# For what waits for servers and browsers half of its time.
WAITING_JOBS = $(shell expr $(JOBS) + 1)
GAME ?= north-africa
GAMES ?= 400
BOT ?= greedy
BIN := .venv/bin
PORT ?= 8000
HOST := 127.0.0.1
# Without a system-wide Node.js, the one in .venv is used.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit
CLIENT := sandtable/server/static/index.html
CLIENT_SOURCES := $(shell find web sandtable/games sandtable/language sandtable/server/messages -type f \
	-not -path '*/node_modules/*' -not -name '*.py' -not -name '*.pyc' -not -name '*.toml' 2>/dev/null)
# Tests that also run on the interpreted engine: whole games step by step, what they stand on, and the
# threads that share it: compiled, they change places between whole functions only.
INTERPRETED_TESTS := $(addprefix tests/,board goldens kernel tables/test_threads.py)
# Tests run by `make quick`: the rules of all games, and the structure of sources and documents.
QUICK_TESTS := $(addprefix tests/,board games kernel test_architecture.py test_layers.py test_stack.py test_rules_reference.py)
# What is compiled to byte code stays compiled: two workers, two runs and many servers read the same files.
unexport PYTHONDONTWRITEBYTECODE
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" PYTHONSAFEPATH=1 SANDTABLE_EXPECT_COMPILED=1

.PHONY: help setup web wire play quick engine-tests test style checks compile cluster dist bench bench-server balance ladder drawings goldens pictures screenshots format clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 20

setup: .venv/dev.stamp .venv/web.stamp ## install the development environment into .venv and web/node_modules

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

web: $(CLIENT) ## build the browser client, if its sources have changed

$(CLIENT): .venv/web.stamp $(CLIENT_SOURCES)
	$(NPM) run build --loglevel=error
	touch $@

# On the compiled engine, if `make compile` has built it and it is not out of date.
play: setup web ## play in the browser; PORT=8001 for another port, HOST=0.0.0.0 to let others in
	@if $(BIN)/python tools/compile.py --refresh; then export $(COMPILED); fi; \
		exec $(BIN)/sandtable serve --host $(HOST) --port $(PORT)

quick: .venv/dev.stamp ## check style and types and run the engine's tests: a first look at a change
	@$(MAKE) --no-print-directory --jobs 2 style engine-tests

engine-tests: .venv/dev.stamp
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal -m 'not long and not browser and not live' $(QUICK_TESTS)

# Style and types need one core, the compiler the other.
test: setup web ## run every check and test on the compiled engine, and whole games on the interpreted one
	for part in chromium firefox postgres nginx deploy; do sh tools/prerequisites.sh $(BIN)/python $$part || exit 1; done
	SANDTABLE_OPTIMISE=1 $(MAKE) --no-print-directory --jobs 2 --output-sync checks compile
	$(COMPILED) SANDTABLE_EXPECT_POSTGRES=1 SANDTABLE_EXPECT_DEPLOY=1 $(BIN)/pytest -n $(WAITING_JOBS) --dist worksteal
	$(BIN)/pytest -n $(JOBS) -m 'not long' $(INTERPRETED_TESTS)

style: .venv/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

checks: setup style ## check style, types and that every rule has its test
	mkdir -p build
	$(BIN)/sandtable rules coverage > build/coverage.txt || { tail -n 30 build/coverage.txt; exit 1; }
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

compile: setup ## compile the engine with mypyc into build/compiled
	sh tools/prerequisites.sh $(BIN)/python compiler
	$(BIN)/python tools/compile.py

cluster: setup web ## run a whole site here: nginx, two workers, a bot worker, PostgreSQL; PORT=8001 for another port
	sh tools/prerequisites.sh $(BIN)/python postgres
	sh tools/prerequisites.sh $(BIN)/python nginx
	@if $(BIN)/python tools/compile.py --refresh; then export $(COMPILED); fi; \
		exec $(BIN)/python -m tools.cluster --port $(PORT)

dist: setup web ## build the source package and both wheels in dist, install the wheels and try them
	sh tools/prerequisites.sh $(BIN)/python compiler
	$(BIN)/python -m tools.dist

bench: compile .venv/bench.stamp ## compare speed with python-chess and OpenSpiel; time the greedy bot
	$(BIN)/python -m bench
	PYTHONPATH="$(CURDIR)/build/compiled:$(CURDIR)" $(BIN)/python -P -m bench.decisions

bench-server: compile web .venv/bench.stamp ## play many live games at once and measure how long a move takes to appear
	$(BIN)/python -m bench.server

balance: setup ## let a bot play itself on every scenario; GAME=normandy, GAMES=400, BOT=greedy
	$(BIN)/sandtable lab balance --game $(GAME) --bot $(BOT) -n $(GAMES) --jobs $(JOBS)

ladder: compile ## let the levels play each other until the ladder is decided; GAME="memoir44 heroes", JOBS=2
	JOBS=$(JOBS) PYTHONPATH="$(CURDIR)/build/compiled:$(CURDIR)" nice -n 19 $(BIN)/python -P -m tools.ladder $(GAME)

screenshots: setup web ## regenerate the screenshots of the client in docs/screenshots
	sh tools/prerequisites.sh $(BIN)/python chromium
	$(BIN)/python tools/screenshots.py

drawings: setup ## copy the client's drawings into the package, for pictures of positions
	$(BIN)/python -m tools.drawings

pictures: setup ## regenerate the pictures in the README
	$(BIN)/python tools/pictures.py

goldens: setup ## regenerate the golden games; read the diff before you commit it
	$(BIN)/python -m tools.goldens
	$(BIN)/python -m tests.language.sentences
	$(BIN)/python -m tests.kernel.dice_vectors

wire: setup ## regenerate the client's types of the protocol and of views; read the diff before you commit it
	$(BIN)/python -m tools.wire_schema
	$(NPM) run wire

format: setup ## fix formatting
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(NPM) run format

clean: ## remove everything that was installed or built here
	rm -rf .venv build dist *.egg-info web/node_modules sandtable/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
