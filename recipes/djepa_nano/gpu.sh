#!/usr/bin/env bash
# The recipe from scratch on one GPU, in calls of at most MINUTES. A call resumes from the last checkpoint (every 200
# steps). CORES loader workers read the pages. Every stage has batches of 32 pages.
set -euo pipefail

minutes=${MINUTES:-9}
cores=${CORES:-$(nproc)}
export FROM=${FROM:-scratch} PRETRAIN_STEPS=${PRETRAIN_STEPS:-3000} WORDS_STEPS=${WORDS_STEPS:-2000}
export IMAGE_STEPS=${IMAGE_STEPS:-4000} DOCUMENTS_STEPS=${DOCUMENTS_STEPS:-1000}
status=0
timeout --signal TERM --kill-after 60 "$((minutes * 60))" recipes/djepa_nano/train.sh \
  --per_device_train_batch_size 32 --gradient_accumulation_steps 1 --dataloader_num_workers "$cores" \
  --save_steps 200 --eval_strategy no || status=$?
case $status in 0 | 124 | 137) ;; *) exit "$status" ;; esac
