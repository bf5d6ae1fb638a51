#!/usr/bin/env bash
# Train the bundled checkpoint: `make checkpoint`, or this script in the project's root.
# Run it again after an interruption: finished stages are skipped, an unfinished one is resumed.
#
# BUILD   folder of the models; the rows are written to build/rows, where the settings expect them
# PAGES   number of generated pages
# FROM    former: start from the text path of commit a8fd338, as the bundled checkpoint does
#         scratch: start from MiniLM's text encoder, and pre-train with Document-JEPA, MIM and MLM first
# Flags are passed on to all training stages.
set -euo pipefail

build=${BUILD:-build}
python=${PYTHON:-.venv/bin/python}
pages=${PAGES:-20000}
from=${FROM:-former}
pretrain_steps=${PRETRAIN_STEPS:-12000}
words_steps=${WORDS_STEPS:-20000}
image_steps=${IMAGE_STEPS:-1600}
documents_steps=${DOCUMENTS_STEPS:-600}
flags=(--resume_from_checkpoint True "$@")
mkdir -p "$build"

former() { # the last checkpoint of the former architecture, from the history of this repository
  local revision=a8fd338 folder=src/transformers_djepa/checkpoints/djepa-nano
  git cat-file -e "$revision" 2>/dev/null ||
    { echo "Commit $revision is missing; run git fetch --unshallow." >&2; exit 1; }
  mkdir -p "$build/nano-former.part"
  git archive "$revision" "$folder" | tar -x -C "$build/nano-former.part" --strip-components=4
  mv "$build/nano-former.part" "$build/nano-former"
}
stage() { # stage COMMAND SETTINGS FROM TO STEPS [FLAG...]
  [ -f "$4/model.safetensors" ] && return
  "$python" -m transformers_djepa.cli "$1" "recipes/djepa_nano/$2.yaml" --model "$3" --output_dir "$4" \
    --max_steps "$5" "${flags[@]}" "${@:6}"
}

rows() { # rows NAME COMMAND [FLAG...]; a finished folder is left as it is
  "$python" -m djepa_corpus.cli "$2" --output "build/rows/$1" "${@:3}"
}

corpus/recipes/texlive/unpack.sh build/texlive texlive-{publishers,science,humanities,latex-extra}-doc
"$python" -m djepa_corpus.cli fonts
rows generated generate --pages "$pages" --seed 1
rows generated-test generate --pages 400 --split test
rows marks generate --pages $((pages / 4)) --seed 2 --kind mark
rows texlive regions build/texlive
if [ "$from" = scratch ]; then
  [ -d "$build/nano-0" ] || "$python" recipes/djepa_nano/initialize.py --output "$build/nano-0"
  stage pretrain pretrain "$build/nano-0" "$build/nano-pretrained" "$pretrain_steps"
  start="$build/nano-words"
  stage finetune words "$build/nano-pretrained" "$start" "$words_steps" --image_size 768
else
  start="$build/nano-start"
  [ -d "$build/nano-former" ] || former
  [ -d "$start" ] || "$python" recipes/djepa_nano/start.py --former "$build/nano-former" --output "$start"
fi
stage finetune image "$start" "$build/nano-image" "$image_steps"
stage finetune documents "$build/nano-image" "$build/nano-documents" "$documents_steps"
[ -d "$build/nano-final" ] ||
  "$python" recipes/djepa_nano/calibrate.py --model "$build/nano-documents" --output "$build/nano-final"
"$python" recipes/export.py "$build/nano-final" src/transformers_djepa/checkpoints/djepa-nano
