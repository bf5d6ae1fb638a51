#!/usr/bin/env bash
# Real pages for pre-training and their questions: the documentation of TeX Live as a data set, from the project's root.
# BUILD names the folder that everything goes to; what was interrupted goes on when this is run again.
set -euo pipefail

build=${BUILD:-build}
djepa=${DJEPA:-.venv/bin/djepa}
recipes/texlive/unpack.sh "$build/texlive"
"$djepa" prepare "$build/texlive" --output "$build/texlive-pages" --questions all --ocr none "$@"
du -sh "$build/texlive-pages"
