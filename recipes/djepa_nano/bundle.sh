#!/usr/bin/env bash
# Pack the training of the bundled checkpoint for a machine with a GPU and without network:
#
#   bundle.sh FOLDER [FROM]
#
# FROM is the model to go on from: nano-0, a finished stage, or a checkpoint of the stage finetune; by default the newest
# in BUILD. FOLDER gets parts of at most 50 MB, their SHA256SUMS, and `sends`: the parts of each send, one send a line.
#
#   base    recipe, packages that the machine lacks, fonts of the generated pages
#   rows    HTML and TeX pages, with small images; pages with questions are generated on the machine
#   texts   short texts, for the stages distill and prompts
#   start   weights in half precision
#
# The machine is one that is reached by copies of the working tree, with a limit on their size. Take the weights of the
# bundled checkpoint out of the tree first, and remove each line's parts again after its send:
#
#   line 1 of sends    cp FOLDER/<each> FOLDER/SHA256SUMS bundle/    there: recipes/djepa_nano/run_bundle.sh --receive
#   ...                ... the pages are being generated meanwhile
#   last line          cp ...                                        there: recipes/djepa_nano/run_bundle.sh 9
#   here               recipes/djepa_nano/parts.sh unpack OUT build/gpu    OUT: what came back
#
# `run_bundle.sh --probe` in place of a minute count prints versions and speeds. The packages of HAS are left out:
# HAS="numpy pandas pillow pyarrow scipy" saves 110 MB on a machine that has them.
#
# BUILD       folder of the models
# ROWS        folder of the rows html, texlive and texts
# PAGES       number of HTML pages; there are a quarter as many TeX pages
# STAGES      stages to run there; by default those after FROM
set -euo pipefail

build=${BUILD:-build}
rows=${ROWS:-build/rows}
python=${PYTHON:-.venv/bin/python}
pages=${PAGES:-4000}
has=${HAS:-numpy}
megabytes=50
recipe=recipes/djepa_nano

die() { echo "bundle.sh: error: $*" >&2; exit 2; }
is_model() { [ -f "$1/model.safetensors" ]; }

newest() { # the newest model in BUILD
  local folder
  for folder in "$build/nano-finetuned" $(ls -dv "$build"/nano-finetuned/checkpoint-* 2>/dev/null | tac) \
    "$build/nano-pretrained" "$build/nano-text/prompts" "$build/nano-0"; do
    if is_model "$folder"; then echo "$folder"; return; fi
  done
}

stages_after() { # stages_after FROM
  case "$(basename "$(realpath "$1")") $(grep -A1 '"architectures"' "$1/config.json")" in
    nano-0\ *) echo distill prompts pretrain finetune ;;
    prompts\ *) echo pretrain finetune ;;
    *DJepaForPreTraining* | *DJepaForPromptableSegmentation*) echo finetune ;;
    *) die "$1 is no model of the recipe; give nano-0, a finished stage, or a checkpoint of nano-finetuned." ;;
  esac
}

base() { # base FOLDER
  local source packages wanted package platforms=()
  source=$(mktemp -d -p "$work")
  git archive "$(git stash create | grep . || echo HEAD)" | tar -x -C "$source" --exclude='checkpoints/*/*'
  mkdir -p "$1/recipes" "$1/wheels"
  cp -r "$source/$recipe" "$1/recipes/"
  "$python" -m pip wheel --quiet --no-deps --wheel-dir "$1/wheels" "$source" "$source/corpus"
  packages=$("$python" $recipe/bundle.py packages 'transformers-djepa[distill]' djepa-corpus)
  for package in $packages; do [[ " $has " == *" $package "* ]] || wanted+=" $package"; done
  for package in 2_28 2_27 2_24 2_17; do platforms+=(--platform "manylinux_${package}_x86_64"); done
  "$python" -m pip download --quiet --no-deps --only-binary=:all: --python-version 3.12 "${platforms[@]}" \
    --platform manylinux2014_x86_64 --constraint constraints.txt --dest "$1/wheels" $wanted
  tar -cJ -f "$1/fonts.tar.xz" -C "${DJEPA_FONTS:-$HOME/.cache/djepa-corpus/fonts}" . # smaller than with gzip by 25 MB
}

start() { # start FOLDER FROM
  local prompts=$1/build/nano-text/prompts
  case "$stages" in
    distill*) half "$2" "$1/build/nano-0"; half "$2-teacher" "$1/build/nano-0-teacher" ;;
    pretrain*) half "$2" "$prompts" ;;
    finetune*)
      half "$2" "$1/build/nano-pretrained"
      if grep -q DJepaForPreTraining "$2/config.json"; then
        half "${PROMPTS:-$build/nano-text/prompts}" "$prompts"
      else
        mkdir -p "$1/build/nano-text" && ln -s ../nano-pretrained "$prompts"
      fi ;;
    *) die "STAGES must begin with distill, pretrain or finetune, got '$stages'." ;;
  esac
  echo "$stages" > "$1/stages"
}
half() { mkdir -p "$(dirname "$2")"; "$python" $recipe/bundle.py weights "$1" "$2"; }

sends() { # the parts of each send: the first one with room
  cd "$1" && stat -c '%s %n' {base,rows,texts,start}.tgz.* | awk -v most="$megabytes" '
    { for (n = 1; total[n] + $1 / 1e6 > most; n++); total[n] += $1 / 1e6; line[n] = line[n] " " $2 }
    END { for (n = 1; n in line; n++) print substr(line[n], 2) }'
}

[ $# -ge 1 ] || die "give the folder of the parts; see the top of this file."
output=$1
from=${2:-$(newest)}
[ -n "$from" ] || die "$build has no model to start from; give FROM, or run STAGES='rows initialize' train.sh."
is_model "$from" || die "$from has no model.safetensors; give the folder of a model or a checkpoint."
stages=${STAGES:-$(stages_after "$from")}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
start "$work/start" "$from"
"$python" $recipe/bundle.py rows "$rows/html" "$work/rows/build/rows/html" --pages "$pages"
[ ! -d "$rows/texlive" ] ||
  "$python" $recipe/bundle.py rows "$rows/texlive" "$work/rows/build/rows/texlive" --pages $((pages / 4))
mkdir -p "$work/texts/build/rows"
case "$stages" in *prompts* | *distill*) cp -rL "$rows/texts" "$work/texts/build/rows/" ;; esac
base "$work/base"
$recipe/parts.sh pack "$output" $megabytes "$work"/{base,rows,texts,start}
sends "$output" > "$output/sends"
du -shc "$output"/*.tgz.* | tail -1
echo "$(wc -l < "$output/sends") sends; stages there: $stages"
