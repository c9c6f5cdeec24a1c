# `make` alone says what there is.
PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" PYTHONSAFEPATH=1 SANDTABLE_EXPECT_COMPILED=1

.PHONY: help setup play test compile bench goldens pictures format clean

help: ## this text
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile | expand -t 16

setup: .venv/dev.stamp ## a virtual environment in .venv with all that development needs

.venv/dev.stamp: pyproject.toml setup.py
	sh tools/prerequisites.sh $(PYTHON) venv
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

.venv/bench.stamp: .venv/dev.stamp
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	touch $@

play: setup ## a first game in the terminal: you are the Americans
	$(BIN)/sandtable play normandy la-raye --us human --germany greedy

test: setup ## style, types, all tests; then all tests again on the compiled engine
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	mkdir -p build
	$(BIN)/sandtable rules coverage > build/coverage.txt || { tail -n 30 build/coverage.txt; exit 1; }
	$(BIN)/pytest -n $(JOBS)
	$(MAKE) --no-print-directory compile
	$(COMPILED) $(BIN)/pytest -n $(JOBS)

compile: setup ## the engine compiled by mypyc, in build/compiled
	sh tools/prerequisites.sh $(BIN)/python compiler
	$(BIN)/python tools/compile.py

bench: compile .venv/bench.stamp ## speed beside python-chess and OpenSpiel
	$(BIN)/python -m bench

pictures: setup ## draw the pictures of the README anew
	$(BIN)/python tools/pictures.py

goldens: setup ## write the golden games anew; read the diff before you commit it
	$(BIN)/python tools/goldens.py

format: setup ## mend style
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

clean: ## remove all that was made here
	rm -rf .venv build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +
