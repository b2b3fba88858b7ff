# One command each: `make run` starts the app, `make test` runs every test.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# A browser that is awaited longer than its patience on a busy machine gets a second try, and the
# report says so; any other failure stands at once.
PATIENCE := --reruns 1 --only-rerun "Timeout" --only-rerun "Locator expected"
LOWEST := .venv-lowest

.PHONY: run test test-lowest programs lint format

run: $(VENV)/app.installed
	$(BIN)/streamlit run app.py

test: $(VENV)/dev.installed programs test-lowest
	$(BIN)/python -m pytest --cov $(PATIENCE)

# The pages and a browser on the lowest Streamlit that requirements.txt allows.
test-lowest: $(LOWEST)/dev.installed programs
	$(LOWEST)/bin/python -m pytest tests/pages tests/browser/test_worked_example.py $(PATIENCE)

programs: $(VENV)/dev.installed
	$(BIN)/python -m scripts.ensure_programs

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

$(LOWEST)/dev.installed: requirements.txt requirements-dev.txt
	$(PYTHON) -m venv $(LOWEST)
	$(LOWEST)/bin/pip install --quiet -r requirements-dev.txt \
		"$$(sed -n 's/^streamlit>=\([0-9.]*\).*/streamlit==\1/p' requirements.txt)"
	touch $@

# Speed, as ratios measured side by side; a quiet machine is needed for figures worth quoting.
.PHONY: bench bench-load
bench: $(VENV)/dev.installed programs
	$(BIN)/python -m benchmarks

bench-load: $(VENV)/dev.installed programs
	$(BIN)/python -m benchmarks.load

# Hostile links, files and texts through the running app; COUNTS="--links 100" runs fewer.
.PHONY: soak
soak: $(VENV)/dev.installed programs
	$(BIN)/python -m soak $(COUNTS)

# The recorder's tests have an environment of their own: torch is large.
RECORDER := .venv-recorder
.PHONY: test-recorder
test-recorder: $(RECORDER)/installed
	HF_HUB_OFFLINE=1 $(RECORDER)/bin/python -m pytest recorder/tests
	$(RECORDER)/bin/python -m recorder.verify assets/recordings

$(RECORDER)/installed: recorder/requirements.txt
	$(PYTHON) -m venv $(RECORDER)
	$(RECORDER)/bin/pip install --quiet -r recorder/requirements.txt
	touch $@

# The README's pictures, from the app as it is now.
.PHONY: screenshots
screenshots: $(VENV)/dev.installed programs
	$(BIN)/python -m scripts.screenshots
