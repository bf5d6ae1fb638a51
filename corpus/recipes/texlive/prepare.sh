#!/usr/bin/env bash
# Prepare the documentation of TeX Live as a dataset of real pages with questions. Run it in the project's root.
# BUILD is the output folder. Run it again after an interruption to continue.
set -euo pipefail

build=${BUILD:-build}
djepa_corpus=${DJEPA_CORPUS:-.venv/bin/djepa-corpus}
corpus/recipes/texlive/unpack.sh "$build/texlive"
"$djepa_corpus" regions "$build/texlive" --output "$build/texlive-pages" "$@"
du -sh "$build/texlive-pages"
