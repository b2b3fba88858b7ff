# One command each: `make run` starts the app, `make test` runs every test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test lint format bench

run: $(VENV)/app.installed
	$(BIN)/streamlit run app.py

test: $(VENV)/dev.installed
	$(BIN)/python -m pytest --cov

lint: $(VENV)/dev.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/dev.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(VENV)/app.installed: requirements.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet -r requirements.txt
	touch $@

$(VENV)/dev.installed: requirements-dev.txt $(VENV)/app.installed
	$(BIN)/pip install --quiet -r requirements-dev.txt
	touch $@
