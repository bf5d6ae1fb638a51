"""Numbers that a model and its processor must agree on."""

MASK_STRIDE = 4  # pixels per mask cell, Hiera's patch stride
BOX_RANGE = 1000  # page coordinates run from 0 to this number, as in LayoutLM
ABSENT = -10  # label of a padded click and coordinate of an absent box, as in SAM 2
MAX_MASK_PROMPT = 8.0  # logits of an earlier mask are clamped to this size before they become a prompt
NUM_OVERLAPS = 3  # features of a word that a question shares with the page, see `processing/prompt_overlap.py`
