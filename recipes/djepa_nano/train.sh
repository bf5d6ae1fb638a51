#!/usr/bin/env bash
# Train the bundled checkpoint from scratch: `make checkpoint`, or this script in the project's root.
# Run it again after an interruption: finished stages are skipped, an unfinished one is resumed.
#
#   stage       hours on two cores
#   rows        3    pages and texts to train on                                 build/rows
#   initialize  .1   six layers of multilingual-e5-small, the rest random        build/nano-0
#   text        2.5  distillation, then the prompt encoder against the text      build/nano-text/distill, prompts
#                    encoder (djepa distill)
#   pretrain    5    D-JEPA, MIM and MLM (djepa pretrain)                        build/nano-pretrained
#   finetune    70   questions on pages with images (djepa finetune)             build/nano-finetuned
#   calibrate   .5   thresholds and scores                                       build/nano-final
#   export           half precision, into the package
#
# BUILD   folder of the models; the rows are in build/rows, where the settings expect them
# PAGES   number of generated pages
# STAGES  stages to run
# Flags are passed on to the training stages.
set -euo pipefail
export GLIBC_TUNABLES=${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1} # large pages are faster

build=${BUILD:-build}
python=${PYTHON:-.venv/bin/python}
pages=${PAGES:-20000}
stages=${STAGES:-rows initialize text pretrain finetune calibrate export}
pretrain_steps=${PRETRAIN_STEPS:-3000}
finetune_steps=${FINETUNE_STEPS:-20000}
recipe=recipes/djepa_nano
flags=("$@")
mkdir -p "$build"

corpus() { # corpus NAME COMMAND [FLAG...]; a finished folder is left as it is
  "$python" -m djepa_corpus.cli "$2" --output "build/rows/$1" "${@:3}"
}
djepa() { "$python" -m djepa_cli "$@" "${flags[@]}"; }
train() { # train COMMAND FROM TO STEPS [FLAG...]
  [ -f "$3/model.safetensors" ] ||
    djepa "$1" "$recipe/$1.yaml" --model "$2" --output_dir "$3" --max_steps "$4" --resume_from_checkpoint True "${@:5}"
}

rows() {
  corpus/recipes/texlive/unpack.sh build/texlive texlive-{publishers,science,humanities,latex-extra}-doc
  "$python" -m djepa_corpus.cli fonts
  corpus generated generate --pages "$pages" --seed 1 --questions_per_page 24
  corpus generated-test generate --pages 400 --split test
  ln -f build/rows/generated-test/test-*.parquet build/rows/generated # its held-out split
  corpus marks generate --pages $((pages / 4)) --seed 2 --kind mark
  corpus texlive regions build/texlive
  corpus html html
  corpus texts texts
}
initialize() {
  [ -d "$build/nano-0" ] ||
    "$python" $recipe/initialize.py --rows build/rows/{generated,html,texts} --output "$build/nano-0"
}
text() {
  djepa distill $recipe/text.yaml --teacher "$build/nano-0-teacher" --student "$build/nano-0" \
    --output_dir "$build/nano-text"
}
pretrain() {
  train pretrain "$build/nano-text/prompts" "$build/nano-pretrained" "$pretrain_steps"
}
finetune() {
  train finetune "$build/nano-pretrained" "$build/nano-finetuned" "$finetune_steps" \
    --prompt_encoder "$build/nano-text/prompts"
}
calibrate() {
  [ -d "$build/nano-final" ] ||
    "$python" $recipe/calibrate.py --model "$build/nano-finetuned" --output "$build/nano-final" \
      --rows build/rows/{generated,html}
}
export_model() { "$python" recipes/export.py "$build/nano-final" src/djepa_runtime/checkpoints/djepa-nano; }

for stage in $stages; do
  if [ "$stage" = export ]; then export_model; else "$stage"; fi
done
