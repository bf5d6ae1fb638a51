"""Numbers that a model and its processor must agree on."""

MASK_STRIDE = 4  # pixels per mask cell, Hiera's patch stride
BOX_RANGE = 1000  # page coordinates run from 0 to this number, as in LayoutLM
ABSENT = -10  # label of a padding click and coordinates of an absent box, as in SAM 2
MAX_MASK_PROMPT = 8.0  # logits of a first mask are clamped to -8..8 before they become a prompt
NUM_MATCHES = 3  # late-interaction features of each page word, see `modeling/prompt_encoder.py`
NUM_OVERLAPS = 3  # word-overlap features of each page word, see `processing/prompt_overlap.py`
IGNORED = -100  # label of tokens without a loss, as in `torch.nn.functional.cross_entropy`
