# Every command does its own set-up (scripts/set-up); the second run starts at once.
# Options: ARGS="--port 8090" (play), ARGS="-k senet" (test; ARGS=-n0: one after the other),
# ARGS=--upgrade (lock), SEEDS=5000 ARGS="--from 9000" (soak), COUNT=100000 ARGS="presses" (fuzz), PYTHON=python3.12 (any).

# Recipes run in the folder of this file, from wherever make is called. Its name goes to the shell by the
# environment, where nothing splits it at blanks or reads its quotes; programs are called without their first
# lines, which cannot hold every name.
export MAKEFILE := $(MAKEFILE_LIST)
IN := cd "$$(dirname -- "$${MAKEFILE\# }")" &&
PY := .venv/bin/python
LOCK := $(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header $(ARGS)
SEEDS ?= 2000
COUNT ?= 10000
# The tests use the cores that there are (docs/decisions/0017, 0056); pytest's own files are compiled once.
WORKERS := $(if $(findstring no:xdist,$(ARGS)),,--numprocesses auto --maxprocesses 4 --dist loadgroup)
export PYTHON

.DEFAULT_GOAL := help
.PHONY: help play serve test check bench soak drills mutants fuzz golden image lock clean run-venv play-venv dev-venv

help:
	@echo "make play    play in the browser, no token needed"
	@echo "make serve   run the bot with the token in BOT_TOKEN or .env"
	@echo "make test    the tests          make check   format, lint, types, layers"
	@echo "make bench   the figures        make soak    the simulator, SEEDS=$(SEEDS)"
	@echo "make drills  several servers, killed, frozen and cut off"
	@echo "make fuzz    nonsense to the bot, COUNT=$(COUNT) of each kind"
	@echo "make mutants break a promise, see it noticed"
	@echo "make golden  write the golden records anew    make lock    lock the packages anew"
	@echo "make image   build the image and play a game in it (Debian: buildah, debootstrap; as root)"
	@echo "make clean   remove the environment and what the tools left"

run-venv:
	@$(IN) scripts/set-up run

play-venv:
	@$(IN) scripts/set-up play

dev-venv:
	@$(IN) scripts/set-up dev

play: play-venv
	@$(IN) exec $(PY) -m bot play $(ARGS)

serve: run-venv
	@$(IN) exec $(PY) -m bot serve

test: dev-venv
	@$(IN) PYTHONDONTWRITEBYTECODE= $(PY) -m pytest $(WORKERS) $(ARGS)

check: dev-venv
	@$(IN) $(PY) -m ruff check .
	@$(IN) $(PY) -m ruff format --check .
	@$(IN) $(PY) -c "from importlinter.cli import lint_imports_command as lint; lint()"
	@$(IN) $(PY) -m mypy --strict

bench: dev-venv
	@$(IN) $(PY) -m bench

soak: dev-venv
	@$(IN) $(PY) -m tests.simulation --seeds $(SEEDS) --record docs/soak.tsv $(ARGS)

drills: dev-venv
	@$(IN) $(PY) -m tests.drills

fuzz: dev-venv
	@$(IN) $(PY) -m tests.fuzz --count $(COUNT) $(ARGS)

mutants: dev-venv
	@$(IN) $(PY) -m tests.mutants $(ARGS)

golden: dev-venv
	@$(IN) $(PY) -m tests.golden.regenerate

image: dev-venv
	@$(IN) $(PY) -m tests.image

lock: dev-venv
	@$(IN) $(PY) -m pip install --quiet uv
	@$(IN) $(LOCK) pyproject.toml --output-file requirements/run.lock
	@$(IN) $(LOCK) --extra play pyproject.toml --constraint requirements/run.lock --output-file requirements/play.lock
	@$(IN) $(LOCK) --extra play --group dev pyproject.toml --constraint requirements/play.lock --output-file requirements/dev.lock
	@$(IN) $(LOCK) requirements/build.in --constraint requirements/dev.lock --output-file requirements/build.lock
	@$(IN) $(LOCK) requirements/bench.in --constraint requirements/dev.lock --output-file requirements/bench.lock

clean:
	@$(IN) rm -rf .venv build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@$(IN) find . -name __pycache__ -type d -prune -exec rm -rf {} +
