"""Match tokens of two tokenizers by the characters that they cover.

text       in voi ce N o .
teacher    [invo][ice][ No][.]
student    [in][##voice][no][.]     each is the mean of the teacher's tokens, weighted by shared characters
"""

from collections.abc import Sequence

import numpy as np


Offsets = Sequence[tuple[int, int]]  # start and end of each token in the text; equal for special tokens


def align_tokens(student: Offsets, teacher: Offsets) -> np.ndarray:
    """Weights `(student tokens, teacher tokens)`, float32, whose rows sum to 1; rows of zeros share no character."""
    ours, theirs = (np.asarray(offsets, dtype=np.int64).reshape(-1, 2) for offsets in (student, teacher))
    start = np.maximum(ours[:, None, 0], theirs[None, :, 0])
    end = np.minimum(ours[:, None, 1], theirs[None, :, 1])
    shared = np.clip(end - start, 0, None).astype(np.float32)  # characters
    return shared / np.maximum(shared.sum(1, keepdims=True), 1)
