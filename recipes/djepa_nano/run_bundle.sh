#!/usr/bin/env bash
# Train on a machine with a GPU and without network, from the parts that bundle.sh has packed:
#
#   run_bundle.sh --receive            keep the parts in PARTS; generate pages in the background once `base` is complete
#   run_bundle.sh --probe              print versions and speeds
#   run_bundle.sh MINUTES [FLAG...]    train for so long in all; flags go to finetune, such as --optim adamw_torch
#
# OUT gets the newest model in half precision, in parts of at most 15 MB, and the log.
#
# PARTS    folder of the parts that have just come (bundle)
# BUNDLE   folder to work in (/tmp/djepa-bundle)
# OUT      folder for what is sent back (BUNDLE/out)
# SEED     of the generated pages
# CHUNK    pages of a generated folder; two runs make CHUNKS of them each
set -euo pipefail

parts=${PARTS:-bundle}
home=${BUNDLE:-/tmp/djepa-bundle}
out=${OUT:-$home/out}
python=${PYTHON:-python3}
chunk=${CHUNK:-2000}
chunks=${CHUNKS:-6}
least=3   # minutes
saving=45 # seconds for the last evaluation and the parts
cores=$(nproc)
loaders=$((cores > 2 ? cores - 2 : 1))
recipe=$home/recipes/djepa_nano # unpacked: the working tree changes with every send
declare -A shares=([distill]=15 [prompts]=20 [pretrain]=30 [finetune]=60)
declare -A outputs=([distill]=nano-text/distill [prompts]=nano-text/prompts
  [pretrain]=nano-pretrained [finetune]=nano-finetuned)
# dill takes modules of other folders than site-packages for scripts, and cannot hash them.
export PYTHONPATH=$home/site-packages HF_HOME=$home/cache DJEPA_FONTS=$home/fonts HF_HUB_OFFLINE=1 PYTHONUNBUFFERED=1

die() { echo "run_bundle.sh: error: $*" >&2; exit 2; }
helper() { "$python" "$recipe/bundle.py" "$@"; }

# Parts and packages

receive() {
  mkdir -p "$home/parts" "$home/ready" "$out"
  ! compgen -G "$parts/*" > /dev/null || cp "$parts"/* "$home/parts/"
  is_here base || return 0
  ! unpack base || install
  ! is_here rows || unpack rows || true
  start_pages
}
is_here() { # whether all parts of a folder have come
  local names
  names=$(grep -o "$1\.tgz\..*" "$home/parts/SHA256SUMS" 2> /dev/null) &&
    (cd "$home/parts" && ls -- $names) > /dev/null 2>&1
}
unpack() { # unpack NAME; fails if these parts are unpacked already
  local lines
  lines=$(grep " $1\.tgz\." "$home/parts/SHA256SUMS") || die "there are no parts of $1 in $parts or $home/parts."
  [ "$lines" != "$(cat "$home/ready/.$1" 2> /dev/null)" ] || return 1
  "$(dirname "$0")/parts.sh" unpack "$home/parts" "$home" "$1" || exit
  echo "$lines" > "$home/ready/.$1"
}
install() {
  rm -rf "$home/site-packages"
  "$python" -W ignore -m tarfile -e "$home/fonts.tar.xz" "$home/fonts"
  "$python" -m pip install --quiet --no-index --no-deps --no-compile --disable-pip-version-check \
    --target "$home/site-packages" "$home"/wheels/*.whl
}

# Rows, in the background

start_pages() { # what is neither done nor running
  local name
  for name in 1 2; do background --pages "$name"; done
  for name in $(cd "$home/build/rows" 2> /dev/null && ls -d {html,texlive}-* 2> /dev/null); do
    [ -e "$home/ready/$name" ] || background --open "$name"
  done
}
background() {
  local run
  for run in $(sed -n "s/ $*\$//p" "$home/runs" 2> /dev/null); do
    if kill -0 "$run" 2> /dev/null; then return; fi
  done
  setsid nohup "$recipe/run_bundle.sh" "$@" < /dev/null >> "$home/pages.log" 2>&1 &
  echo "$! $*" >> "$home/runs"
}
open() { helper open "build/rows/$1" && touch "$home/ready/$1"; }
generate() { # generate NAME [FLAG...]
  [ ! -e "$home/ready/$1" ] || return 0
  rm -rf "build/rows/$1"
  nice "$python" -m djepa_corpus.cli generate --output "build/rows/$1" --num_proc $(((cores + 1) / 2)) "${@:2}" 2>&1 |
    tail -1
  open "$1"
}
make_pages() { # one of two runs, each on half of the cores
  local number
  if [ "$1" = 1 ]; then
    generate generated-test --pages 48 --split test
    generate marks --pages $((chunk / 2)) --kind mark --seed "${SEED:-}2"
  fi
  for number in $(seq "$chunks"); do
    generate "generated-$1$number" --pages "$chunk" --seed "${SEED:-}$1$number" --questions_per_page 24
  done
}
stop_pages() {
  local run
  for run in $(cut -d ' ' -f 1 "$home/runs" 2> /dev/null); do kill -- "-$run" 2> /dev/null || true; done
  rm -f "$home/runs"
}
wait_for() { # wait_for NAME...: the first folder of each name
  local name
  for name in "$@"; do
    for _ in $(seq 120); do
      ls "$home/ready/$name"* > /dev/null 2>&1 && continue 2
      sleep 1
    done
    die "no rows $name within 2 minutes; see $home/pages.log."
  done
}
datasets() { # datasets NAME:SHARE...: flags for the folders of each name that are ready
  local each folder folders names=() weights=()
  for each in "$@"; do
    mapfile -t folders < <(cd "$home/ready" && ls -d "${each%:*}"{,-[0-9]*} 2> /dev/null)
    for folder in "${folders[@]}"; do
      names+=("build/rows/$folder")
      weights+=("$((100 * ${each#*:} / ${#folders[@]}))")
    done
  done
  echo --dataset "${names[@]}" --dataset_weights "${weights[@]}"
}

# Stages

run() { # run MINUTES [FLAG...]
  local stages total each seconds
  end=$((60 * $1 - saving))
  for each in $(sed -E 's/.* (\w+)\.tgz\..*/\1/' "$home/parts/SHA256SUMS" | sort -u); do unpack "$each" || true; done
  cd "$home"
  read -ra stages < stages
  rm -rf weights
  for each in "${stages[@]}"; do rm -rf "build/${outputs[$each]}"; done # of an earlier run
  batch=32 texts=()
  "$python" -c 'import sys, torch; sys.exit(not torch.cuda.is_available())' || {
    echo "No GPU is found: training runs on the CPU."
    batch=2 texts=(--pages 50 --distilled_translations 2000)
  }
  mount -o remount,size=75% /dev/shm 2> /dev/null || true # batches of the loaders
  touch ready/.run
  trap finish EXIT
  while [ ${#stages[@]} -gt 0 ]; do
    total=0
    for each in "${stages[@]}"; do total=$((total + shares[$each])); done
    seconds=$(((end - SECONDS) * shares[${stages[0]}] / total))
    [ "$seconds" -ge 30 ] || die "$seconds s are too few for ${stages[*]}; give more minutes, or leave stages out."
    train "${stages[0]}" "$seconds" "${@:2}" || die "${stages[0]} failed."
    stages=("${stages[@]:1}")
  done
}
train() { # train STAGE SECONDS [FLAG...]; flags are those of finetune
  local start=$SECONDS seconds stage=$1 flags=(--save_steps 200 --save_total_limit 1 --save_only_model True)
  case "$stage" in
    distill) stage=text flags+=(--stages outputs distill "${texts[@]}") ;;
    prompts) stage=text flags+=(--stages prompts) ;;
    pretrain) flags+=(--per_device_train_batch_size $((2 * batch))) ;;
    finetune) flags+=(--per_device_train_batch_size $batch --gradient_accumulation_steps 1 "${@:3}") ;;
  esac
  case "$1" in
    distill | prompts) wait_for html-0 && flags+=(--dataset build/rows/html-0) ;;
    pretrain) wait_for html generated-test && flags+=($(datasets html:60 texlive:20 generated:20)) ;;
    finetune)
      wait_for html generated-test generated-1
      stop_pages
      flags+=($(datasets generated:45 html:35 marks:12 texlive:8)) ;;
  esac
  case "$1" in pretrain | finetune) flags+=(--model_card False --eval_pages $((batch / 2))) ;; esac
  seconds=$(($2 - SECONDS + start))
  flags+=(--max_minutes "$(awk "BEGIN { print $seconds / 60 }")" --disable_tqdm True --eval_strategy no)
  flags+=(--dataloader_num_workers $loaders --dataloader_persistent_workers True)
  echo "== $1: $seconds s, rows: $(ls ready | tr '\n' ' ')"
  PYTHON=$python BUILD=build STAGES=$stage PRETRAIN_STEPS=1000000 FINETUNE_STEPS=1000000 \
    timeout -k 10 -s INT $((end - SECONDS + saving - 15)) recipes/djepa_nano/train.sh "${flags[@]}"
}
newest() { # the newest model of this run
  local folder
  for folder in build/nano-finetuned $(ls -dv build/nano-finetuned/checkpoint-* 2> /dev/null | tac) \
    build/nano-pretrained build/nano-text/{prompts,distill}; do
    if [ "$folder/model.safetensors" -nt ready/.run ]; then echo "$folder" && return 0; fi # in a trap, return alone fails
  done
}
finish() {
  local model
  stop_pages
  model=$(newest)
  if [ -n "$model" ]; then
    helper weights "$model" "weights/$model" && recipes/djepa_nano/parts.sh pack "$out" 15 weights
    echo "$model: $(du -sh "$out" | cut -f1) in $out, after $SECONDS s"
  else
    echo "No model was trained."
  fi
  tail -c 2000000 run.log | gzip > "$out/log.gz"
}

probe() {
  local model
  cd "$home"
  stop_pages
  "$python" -c 'import platform, datasets, pyarrow, torch, transformers
print("python", platform.python_version(), *(f"{m.__name__} {m.__version__}" for m in (torch, transformers, datasets, pyarrow)))
print(torch.cuda.get_device_name() if torch.cuda.is_available() else "no GPU")'
  echo "$cores cores"
  free -g
  df -h "$home" /dev/shm
  rm -rf build/rows/probe
  "$python" -m djepa_corpus.cli generate --output build/rows/probe --pages $((40 * cores)) --num_proc "$cores" 2>&1 |
    tail -1
  model=$(ls -d build/nano-{pretrained,text/prompts,0} 2> /dev/null | head -1)
  [ -n "$model" ] || die "the parts of start are not here, so no training step is timed."
  helper speed "$model" build/rows/probe --workers $loaders
}

case "${1:-}" in
  --receive) receive && ls "$home/parts" ;;
  --probe) receive && { unpack start || true; } && probe ;;
  --pages) cd "$home" && make_pages "$2" ;;
  --open) cd "$home" && open "$2" ;;
  *)
    [[ "${1:-}" =~ ^[0-9]+$ ]] || die "expected --receive, --probe or a whole number of minutes, got '${1:-}'."
    [ "$1" -ge $least ] || die "$1 minutes are too few for starting and saving; give at least $least."
    receive
    run "$@" > >(tee "$home/run.log") 2>&1 ;;
esac
