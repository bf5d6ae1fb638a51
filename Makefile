# make demo   ask questions about a real page with the bundled model
# make test   run the tests
# Each sets up what it needs first: .venv, the Python packages of constraints.txt, and system packages where it may.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
EXTRAS := dev,plots
# A few free families are enough for the tests' generated pages; `make fonts` brings all that the training uses.
TEST_FONTS := fonts-liberation fonts-dejavu-core fonts-dejavu-extra fonts-freefont-ttf fonts-urw-base35 fonts-hack

.PHONY: setup demo test lint conformance bench checkpoint fonts tesseract test-fonts clean
.DEFAULT_GOAL := help

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile; echo 'also: make setup, lint, conformance, bench, checkpoint, fonts, clean'

setup: $(INSTALLED) tesseract

# Torch first and by itself: it is by far the largest, and what else asks for it then finds it there.
$(INSTALLED): setup.cfg pyproject.toml constraints.txt
	@PYTHON=$(PYTHON) tools/system-packages module:ensurepip python3-venv
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt torch
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[$(EXTRAS)]'
	@touch $@

tesseract:
	@tools/system-packages command:tesseract tesseract-ocr

test-fonts:
	@tools/system-packages font:FreeSerif $(TEST_FONTS)

fonts: $(INSTALLED)
	@tools/system-packages font:Yanone \
		$$($(BIN)/python -c 'from djepa_forms.fonts import APT_PACKAGES; print(*APT_PACKAGES)')

demo: setup
	@$(BIN)/djepa segment examples/invoice.pdf --output demo.png \
		--question 'What is the invoice number?' \
		--question 'When is the payment due?' \
		--question 'What is the total amount to pay?' \
		--question 'What is the IBAN?' \
		--question 'What is the VAT registration number?'

test: setup test-fonts
	$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist worksteal

lint: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

# transformers' own test suite against this package; see conformance/README.md.
conformance: $(INSTALLED)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[$(EXTRAS),conformance]'
	$(BIN)/python conformance/run.py

bench: setup test-fonts
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[$(EXTRAS),bench]'
	$(BIN)/djepa evaluate generated --pages 200 --model djepa-nano --baseline all
	@for script in $(filter-out benchmarks/preparation.py benchmarks/electronic_invoices.py,$(wildcard benchmarks/*.py)); do \
		echo "== $$script"; $(BIN)/python $$script || exit 1; done
	PYTHON=$(BIN)/python recipes/electronic_invoices/fetch.sh build/invoices
	$(BIN)/python benchmarks/electronic_invoices.py build/invoices build/electronic-invoices
	$(BIN)/djepa evaluate build/electronic-invoices --model djepa-nano --baseline all
	@$(if $(PDFS),$(BIN)/python benchmarks/preparation.py '$(PDFS)',echo 'benchmarks/preparation.py: make bench PDFS=folder')

# Hours on two cores; see model_cards/djepa-nano.md.
checkpoint: setup fonts
	PYTHON=$(BIN)/python recipes/djepa_nano/train.sh

clean:
	rm -rf $(VENV) build dist demo.png .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find . -name '*.egg-info' -type d -prune -exec rm -rf {} +
