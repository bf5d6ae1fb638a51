#!/usr/bin/env bash
# Generate the rows that fine-tuning mixes in with --replay: src/transformers_djepa/data/replay.parquet.
set -euo pipefail
cd "$(dirname "$0")/../.."
corpus="${PYTHON:-.venv/bin/python} -m djepa_corpus.cli"

$corpus fonts
$corpus generate --pages 400 --seed 50 --no_images --output build/replay
cp build/replay/train-00000.parquet src/transformers_djepa/data/replay.parquet
