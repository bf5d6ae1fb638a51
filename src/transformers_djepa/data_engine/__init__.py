"""What is done with the decisions of `djepa annotate` (`djepa_runtime/annotation/`).

retraining.py   a new model from the decisions, compared with the one before
export.py       decisions, and annotations of other programs, as a dataset; documents that no model is trained on
formats/        Label Studio and COCO, in and out
"""
