# make run     build what is not built and serve the club      make test   everything: checks, tests, browser
# make check   linters, types, dependency lines                make bench  benchmarks, ratios printed
# make wheel   one wheel with the site in it, under dist/      make lock   the lock files anew
#
# Each step leaves a stamp and is not done again until something it depends on changes.
SHELL := /bin/bash
.SHELLFLAGS := -eo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := run

PYTHON ?= python3
VENV := .venv
BIN := $(CURDIR)/$(VENV)/bin
PY := $(BIN)/python
export PATH := $(BIN):$(PATH)
# What is compiled once is kept: without it each start of the club would compile it anew.
unexport PYTHONDONTWRITEBYTECODE
# Steps that do not wait for each other run side by side.
MAKEFLAGS += --jobs=$(shell nproc 2>/dev/null || echo 2)

NPM := $(CURDIR)/tools/npm
SITE := src/vog/server/site

CORE := $(shell find core -name '*.cpp' -o -name '*.hpp')
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/.svelte-kit/*' -not -name '*.wasm' -not -name solver-model.bin -not -name rulebook.json 2>/dev/null)

.PHONY: run build test check check-python check-web test-web bench wheel lock stubs format clean

run: build
	$(BIN)/vog serve

build: build/.native build/.site

# ---- toolchains -------------------------------------------------------------------------------------
$(VENV)/.made: tools/probe.sh
	tools/probe.sh run
	$(PYTHON) -m venv $(VENV)
	touch $@

$(VENV)/.run: requirements.lock $(VENV)/.made
	@echo "installing Python packages"
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

# One pip at a time.
$(VENV)/.test: requirements-test.lock $(VENV)/.run | build/.native
	tools/probe.sh test
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-test.lock
	touch $@

$(VENV)/.bench: requirements-bench.lock $(VENV)/.test
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	touch $@

# ---- the core, twice --------------------------------------------------------------------------------
build/.native: $(CORE) CMakeLists.txt pyproject.toml $(VENV)/.run
	@echo "building the native core"
	$(PY) -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	mkdir -p build
	touch $@

# Two modules: the game, a few kilobytes that every page needs, and the solver, for its worker. Each file is compiled as
# C++ but linked as C: the linker would else build the whole C++ library, which takes longer than all the rest.
WASM_GAME := bindings/wasm twenty48/board twenty48/game
WASM_SOLVER := bindings/wasm_solver twenty48/board twenty48/packed twenty48/model_file twenty48/search
WASM_FOR = -target wasm32-wasi -mexec-model=reactor -O3
WASM_CXX = $(PY) -m ziglang c++ $(WASM_FOR) -std=c++20 -fno-exceptions -fno-rtti -fno-threadsafe-statics \
  -fvisibility=hidden -ffp-contract=off
WASM_LINK = $(PY) -m ziglang cc $(WASM_FOR) -Wl,--strip-all

build/wasm/%.o: core/%.cpp $(CORE) $(VENV)/.run
	mkdir -p $(@D)
	$(WASM_CXX) -c $< -o $@

build/wasm/core.wasm: $(WASM_GAME:%=build/wasm/%.o)
	@echo "building the WebAssembly core (the first time takes a minute)"
	$(WASM_LINK) $^ -o $@

build/wasm/solver.wasm: $(WASM_SOLVER:%=build/wasm/%.o)
	$(WASM_LINK) $^ -o $@

# ---- the site ---------------------------------------------------------------------------------------
build/.node_modules: web/package-lock.json $(VENV)/.run
	@echo "installing Node packages"
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	mkdir -p build
	touch $@

# A network is compressed once for Python (xz) and once for browsers, which know no xz.
build/solver-model.bin: src/vog/twenty48/models/browser.xz tools/page_model.py $(VENV)/.run
	mkdir -p build
	$(PY) tools/page_model.py $< $@

# The rulebook's examples are played by the engine, which is Python. Left as it was where nothing in it changed, so
# that the site is not built again for every line of the club.
build/.rulebook: build/.native $(shell find tools/rulebook src/vog/numbridge src/vog/club -name '*.py')
	$(PY) -m tools.rulebook build/rulebook.made
	cmp -s build/rulebook.made build/rulebook.json || cp build/rulebook.made build/rulebook.json
	touch $@

build/rulebook.json: build/.rulebook ;

# Pages for reading show what was measured, so they are made anew with it.
build/.site: $(WEB) $(wildcard docs/measured/*.json) build/wasm/core.wasm build/wasm/solver.wasm build/solver-model.bin build/rulebook.json build/.node_modules
	@echo "building the site"
	cp build/wasm/core.wasm web/src/lib/engine/core.wasm
	cp build/wasm/solver.wasm build/solver-model.bin web/src/lib/solver/
	cp build/rulebook.json web/src/lib/reading/numbridge/
	cd web && $(NPM) run --silent build
	touch $@

# ---- checks and tests -------------------------------------------------------------------------------
check: check-python check-web

check-python: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/clang-format --dry-run --Werror $(CORE)
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: build
	cd web && $(NPM) run --silent check

test-web: build
	cd web && $(NPM) run --silent test

test: check test-web
	VOG_CHROMIUM="$$(tools/probe.sh chromium)" $(PY) -m pytest -n auto

bench: build $(VENV)/.bench
	for bench in bench/bench_*.py; do $(PY) "$$bench"; done

wheel: build
	rm -f dist/*.whl
	VOG_WHEEL_SITE=$(CURDIR)/$(SITE) $(PY) -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	$(PY) tools/wheel_contents.py dist/*.whl $(SITE)
	@ls dist/*.whl

# ---- upkeep -----------------------------------------------------------------------------------------
stubs: build/.native
	$(PY) -m nanobind.stubgen -q -m vog._core -r -O src/vog

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/clang-format -i $(CORE)
	cd web && $(NPM) run --silent format

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header pyproject.toml
lock: $(VENV)/.made
	$(PY) -m pip install --quiet uv
	$(LOCK) --group build -o requirements.lock
	$(LOCK) -c requirements.lock --group test -o requirements-test.lock
	$(LOCK) -c requirements.lock -c requirements-test.lock --group bench -o requirements-bench.lock

clean:
	rm -rf build dist $(VENV) $(SITE) web/node_modules web/.svelte-kit web/src/lib/engine/core.wasm web/src/lib/solver/solver.wasm \
	  web/src/lib/solver/solver-model.bin web/src/lib/reading/numbridge/rulebook.json
