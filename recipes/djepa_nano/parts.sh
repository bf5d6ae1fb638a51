#!/usr/bin/env bash
# Cut folders into parts that a size limit lets through, and join them again.
#
#   parts.sh pack OUTPUT MEGABYTES FOLDER...   each folder as OUTPUT/<name>.tgz.00, .01, ..., and their SHA256SUMS
#   parts.sh unpack PARTS OUTPUT [NAME...]     the contents of these folders, or of all, after a check of their parts
set -euo pipefail

die() { echo "parts.sh: error: $*" >&2; exit 2; }

pack() { # pack OUTPUT MEGABYTES FOLDER...
  local output=$1 size=$2 folder
  mkdir -p "$output"
  for folder in "${@:3}"; do
    rm -f "$output/$(basename "$folder").tgz."*
    tar -cz -C "$folder" . | split -b "${size}MB" -d -a 2 - "$output/$(basename "$folder").tgz."
  done
  (cd "$output" && sha256sum -- *.tgz.* > SHA256SUMS)
}

unpack() { # unpack PARTS OUTPUT [NAME...]
  local parts=$1 output=$2 names lines bad name
  [ -f "$parts/SHA256SUMS" ] || die "$parts has no SHA256SUMS; send the parts with it."
  names=("${@:3}")
  [ ${#names[@]} -gt 0 ] || mapfile -t names < <(sed -E 's/^\S+ +(.*)\.tgz\..*/\1/' "$parts/SHA256SUMS" | sort -u)
  for name in "${names[@]}"; do
    lines=$(grep " $name\.tgz\." "$parts/SHA256SUMS") || die "$parts/SHA256SUMS lists no $name."
    bad=$(cd "$parts" && sha256sum --check 2>/dev/null <<< "$lines" | sed -En \
      's/: FAILED open or read/ is missing/p; s/: FAILED/ is cut or damaged/p') || true
    [ -z "$bad" ] || die "${bad//$'\n'/, }; send these parts again."
  done
  mkdir -p "$output"
  for name in "${names[@]}"; do cat "$parts/$name.tgz."* | tar -xz -C "$output"; done
}

case "${1:-}" in
  pack | unpack) [ $# -ge 3 ] || die "$1 needs two folders; see the top of this file."; "$@" ;;
  *) die "expected pack or unpack, got '${1:-}'." ;;
esac
