#!/usr/bin/env bash
# Prepare the documentation of TeX Live as a dataset of real pages with questions. Run it in the project's root.
# BUILD is the output folder. Run it again after an interruption to continue.
set -euo pipefail

build=${BUILD:-build}
djepa=${DJEPA:-.venv/bin/djepa}
recipes/texlive/unpack.sh "$build/texlive"
"$djepa" prepare "$build/texlive" --output "$build/texlive-pages" --questions all --ocr none "$@"
du -sh "$build/texlive-pages"
