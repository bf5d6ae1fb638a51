# make demo   ask questions about a page with the bundled model
# make test   run the tests, in minutes
# make test-all   also those of minutes each, and transformers' own tests
# All first set up .venv with the packages of constraints.txt and, if allowed, system packages.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
EXTRAS := dev,plots

.PHONY: setup demo test test-all lint fuzz conformance bench checkpoint fonts tesseract chromium compiler clean
.DEFAULT_GOAL := help

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile; echo 'also: make setup, lint, fuzz, conformance, bench, checkpoint, fonts, clean'

setup: $(INSTALLED) tesseract

# Install torch first: it is by far the largest package, and others depend on it.
$(INSTALLED): setup.cfg pyproject.toml constraints.txt corpus/setup.cfg
	@PYTHON=$(PYTHON) tools/system-packages module:ensurepip python3-venv
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt torch
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[$(EXTRAS)]' --editable './corpus[html,texts]'
	@touch $@

tesseract:
	@tools/system-packages command:tesseract tesseract-ocr

# The browser of the tests of the annotation page, and the compiler of `torch.compile`; without them tests are skipped.
chromium:
	-@tools/system-packages command:chromium chromium
	-@PYTHON=$(PYTHON) tools/system-packages library:libatomic.so.1 libatomic1

compiler:
	-@tools/system-packages command:g++ g++
	-@PYTHON=$(PYTHON) tools/system-packages header:Python.h python3-dev

# The fonts of generated pages, in ~/.cache/djepa-corpus/fonts; the tests bring their own.
fonts: $(INSTALLED)
	$(BIN)/djepa-corpus fonts

demo: setup
	@$(BIN)/djepa segment examples/invoice.pdf --output demo.png \
		--question 'What is the invoice number?' \
		--question 'When is the payment due?' \
		--question 'What is the total amount to pay?' \
		--question 'What is the IBAN?' \
		--question 'What is the VAT registration number?'

PARALLEL := --numprocesses auto --maxprocesses 4 --dist worksteal
PYTEST := $(BIN)/python -m pytest $(PARALLEL)

test: setup chromium compiler
	$(PYTEST)

test-all: test
	$(PYTEST) -m slow
	$(MAKE) conformance

lint: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

# Hours of mutated input, other cases each day: make fuzz CASES=10000 SEED=1
fuzz: setup
	$(BIN)/python tests/fuzz/run.py --cases $(or $(CASES),10000) --seed $(or $(SEED),$(shell date +%Y%m%d))

# Run transformers' own tests on this package; see conformance/README.md.
conformance: $(INSTALLED)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[$(EXTRAS),conformance]'
	$(BIN)/python conformance/run.py $(PARALLEL)

# The benchmarks of docs/benchmarks.md. Those on other documents run if their folders are given:
# make bench DEEPFORM=folder SROIE=folder
bench: setup fonts
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[$(EXTRAS),bench,ocr]'
	$(BIN)/djepa-corpus generate --pages 200 --split test --output build/generated
	$(BIN)/djepa evaluate build/generated --model djepa-nano --baseline all
	$(BIN)/python benchmarks/training_rows.py build/generated
	@for name in engines pretraining_step optimizers convergence; do \
		echo "== $$name"; $(BIN)/python benchmarks/$$name.py || exit 1; done
	PYTHON=$(BIN)/python corpus/recipes/electronic_invoices.sh build/invoices
	$(BIN)/djepa-corpus labels electronic_invoices build/invoices --output build/electronic-invoices
	$(BIN)/djepa evaluate build/electronic-invoices --model djepa-nano --baseline all
	$(if $(DEEPFORM),$(BIN)/python benchmarks/few_documents.py '$(DEEPFORM)')
	$(if $(DEEPFORM),$(BIN)/python benchmarks/data_engine.py '$(DEEPFORM)')
	$(if $(and $(DEEPFORM),$(SROIE)),$(BIN)/python benchmarks/real_documents.py '$(DEEPFORM)' '$(SROIE)')

# Train a checkpoint like the bundled one, for hours; see model_cards/djepa-nano.md.
checkpoint: setup fonts
	PYTHON=$(BIN)/python recipes/djepa_nano/train.sh

clean:
	rm -rf $(VENV) build dist demo.png .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find . -name '*.egg-info' -type d -prune -exec rm -rf {} +
