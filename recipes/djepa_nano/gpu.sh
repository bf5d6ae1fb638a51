#!/usr/bin/env bash
# The recipe from scratch on one GPU, in pieces: each call trains for up to MINUTES, saves, and the next one goes on.
# Loader workers make the pages; give CORES of them. The batches are eight times those of the CPU recipe.
set -euo pipefail

minutes=${MINUTES:-9}
cores=${CORES:-$(nproc)}
export FROM=${FROM:-scratch} PRETRAIN_STEPS=${PRETRAIN_STEPS:-3000} WORDS_STEPS=${WORDS_STEPS:-2000} IMAGE_STEPS=${IMAGE_STEPS:-1000}
export PAGES_STEPS=${PAGES_STEPS:-4000}
timeout --signal TERM --kill-after 60 "$((minutes * 60))" recipes/djepa_nano/train.sh \
  --per_device_train_batch_size 32 --gradient_accumulation_steps 1 --dataloader_num_workers "$cores" \
  --bf16 True --save_steps 200 --eval_strategy no || [ $? -eq 124 ] || [ $? -eq 143 ]
