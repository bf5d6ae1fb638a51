#!/usr/bin/env bash
# Train the bundled checkpoint: `make checkpoint`, or this script in the project's root.
# Run it again after an interruption; finished steps are skipped. BUILD is the folder of the models. The PDFs are
# unpacked to build/texlive, where the settings expect them.
set -euo pipefail

build=${BUILD:-build}
python=${PYTHON:-.venv/bin/python}
words_steps=${WORDS_STEPS:-11800}
pages_steps=${PAGES_STEPS:-1380}
words_again_steps=${WORDS_AGAIN_STEPS:-2300}
drawings_steps=${DRAWINGS_STEPS:-700}
words_open_steps=${WORDS_OPEN_STEPS:-1550}
drawings_again_steps=${DRAWINGS_AGAIN_STEPS:-500}
words_wide_steps=${WORDS_WIDE_STEPS:-2400}
pages_again_steps=${PAGES_AGAIN_STEPS:-900}
words_shared_steps=${WORDS_SHARED_STEPS:-2770}
pages_shared_steps=${PAGES_SHARED_STEPS:-640}
words_more_steps=${WORDS_MORE_STEPS:-700}
pages_more_steps=${PAGES_MORE_STEPS:-300}
words_sums_steps=${WORDS_SUMS_STEPS:-850}
pages_sums_steps=${PAGES_SUMS_STEPS:-240}
words_composed_steps=${WORDS_COMPOSED_STEPS:-1200}
pages_composed_steps=${PAGES_COMPOSED_STEPS:-240}
mkdir -p "$build"

recipes/texlive/unpack.sh build/texlive # real pages for questions about headings

[ -d "$build/nano-0" ] || "$python" recipes/djepa_nano/initialize.py --output "$build/nano-0"
[ -d "$build/nano-1" ] || "$python" recipes/djepa_nano/align.py --model "$build/nano-0" --output "$build/nano-1"

stage() { # stage SETTINGS FROM TO STEPS [FLAG...]
  [ -f "$3/model.safetensors" ] && return
  "$python" -m transformers_djepa.cli finetune "recipes/djepa_nano/$1.yaml" --model "$2" --output_dir "$3" \
    --max_steps "$4" --optim adamw_torch_fused --resume_from_checkpoint True "${@:5}"
}
stage words "$build/nano-1" "$build/nano-words" "$words_steps"
stage pages "$build/nano-words" "$build/nano-pages" "$pages_steps"
stage words_again "$build/nano-pages" "$build/nano-words-again" "$words_again_steps"
stage drawings "$build/nano-words-again" "$build/nano-drawings" "$drawings_steps"

[ -d "$build/nano-long" ] || "$python" recipes/djepa_nano/lengthen.py --model "$build/nano-drawings" --output "$build/nano-long"
stage words_open "$build/nano-long" "$build/nano-words-open" "$words_open_steps"
stage drawings "$build/nano-words-open" "$build/nano-drawings-again" "$drawings_again_steps" \
  --max_page_tokens 1536 --data_seed_offset 18

average() { # average BEFORE AFTER TO [FLAG]
  [ -d "$3" ] || "$python" recipes/djepa_nano/average.py "$1" "$2" --output "$3" "${@:4}"
}
calibrate() { # calibrate FROM TO
  [ -d "$2" ] || "$python" recipes/djepa_nano/calibrate.py --model "$1" --output "$2"
}
average "$build/nano-words-open" "$build/nano-drawings-again" "$build/nano-averaged"
calibrate "$build/nano-averaged" "$build/nano-calibrated"
stage words_wide "$build/nano-calibrated" "$build/nano-words-wide" "$words_wide_steps"
stage pages_again "$build/nano-words-wide" "$build/nano-pages-again" "$pages_again_steps"
average "$build/nano-words-wide" "$build/nano-pages-again" "$build/nano-averaged-again"
calibrate "$build/nano-averaged-again" "$build/nano-calibrated-again"

words_and_pages() { # words_and_pages FROM NAME WORDS_STEPS PAGES_STEPS SEED_OFFSET [FLAG_FOR_WORDS...]
  stage words_shared "$1" "$build/nano-words-$2" "$3" --data_seed_offset "$5" "${@:6}"
  stage pages_again "$build/nano-words-$2" "$build/nano-pages-$2" "$4" --data_seed_offset $(($5 + 1))
  average "$build/nano-words-$2" "$build/nano-pages-$2" "$build/nano-averaged-$2"
}
words_and_pages "$build/nano-calibrated-again" shared "$words_shared_steps" "$pages_shared_steps" 33
words_and_pages "$build/nano-words-shared" more "$words_more_steps" "$pages_more_steps" 43
average "$build/nano-averaged-shared" "$build/nano-averaged-more" "$build/nano-mean-more" --all
words_and_pages "$build/nano-mean-more" sums "$words_sums_steps" "$pages_sums_steps" 45 \
  --learning_rate 1.0e-3 --pretrained_learning_rate 1.5e-4
average "$build/nano-mean-more" "$build/nano-averaged-sums" "$build/nano-mean-sums" --all
words_and_pages "$build/nano-mean-sums" composed "$words_composed_steps" "$pages_composed_steps" 47 \
  --learning_rate 1.0e-3 --pretrained_learning_rate 1.5e-4
average "$build/nano-mean-sums" "$build/nano-averaged-composed" "$build/nano-mean-composed" --all
calibrate "$build/nano-mean-composed" "$build/nano-final"

"$python" recipes/export.py "$build/nano-final" src/transformers_djepa/checkpoints/djepa-nano
