# The project's commands. The first run installs what it needs into .venv; later runs start immediately.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready-dev
PLAY_STAMP := $(VENV)/.ready-play
LOCK := requirements-dev.lock
# More than two cores: tests wait more than they compute.
WORKERS ?= 3

.DEFAULT_GOAL := help
.PHONY: help setup play test long check docs fix bench lock clean

help: ## show this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-7s %s\n", $$1, $$2}'

$(BIN)/python:
	@echo "==> making a virtual environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tengen needs Python 3.11 or newer, but $(PYTHON) is " + sys.version.split()[0])'
	@$(PYTHON) -m venv $(VENV)

$(STAMP): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "==> installing Tengen with everything for development (about a minute the first time)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint $(LOCK) --editable '.[dev]'
	@touch $(STAMP) $(PLAY_STAMP)

$(PLAY_STAMP): pyproject.toml | $(BIN)/python
	@echo "==> installing Tengen with its web app (the first time only)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[web]'
	@touch $(PLAY_STAMP)

setup: $(STAMP) ## a .venv with everything for development
	@echo "==> ready: run 'make play', 'make test' or $(BIN)/tengen"

play: $(PLAY_STAMP) ## play Gomoku in the browser (in the terminal: tengen play)
	@$(BIN)/tengen serve --browser

test: $(STAMP) ## run the tests
	@tests/page/install_browser
	@tests/install_services
	@echo "==> running the tests"
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m 'not long'

long: $(STAMP) ## run the tests that take many minutes
	@echo "==> installing PyTorch for the tests of training"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[train]'
	@echo "==> running the long tests"
	@$(BIN)/python -m pytest -m long
	@$(BIN)/python -m pytest tests/test_training_net.py
	@$(BIN)/python tests/lowest_versions

docs: $(STAMP) ## build the documentation in build/site
	@echo "==> mkdocs" && NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

check: $(STAMP) docs ## format, lint, types, imports, class names and documentation
	@echo "==> ruff format" && $(BIN)/ruff format --check --quiet .
	@echo "==> ruff lint" && $(BIN)/ruff check --quiet .
	@echo "==> mypy" && $(BIN)/mypy
	@echo "==> import-linter" && $(BIN)/lint-imports
	@echo "==> names and dependencies" && $(BIN)/python -m pytest -q -n 0 tests/test_house.py

fix: $(STAMP) ## format the code and repair what ruff can repair
	@echo "==> ruff" && $(BIN)/ruff format . && $(BIN)/ruff check --fix .

bench: $(STAMP) ## print the benchmarks
	@echo "==> benchmarks" && $(BIN)/python -m bench

lock: | $(BIN)/python ## write the newest versions for development into requirements-dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade --upgrade-strategy eager --editable '.[dev]'
	@$(BIN)/python -m pip freeze --exclude-editable > $(LOCK)

clean: ## remove the environment and every cache
	@echo "==> removing $(VENV) and caches"
	@rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
