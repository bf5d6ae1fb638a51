import numpy as np
import pytest
from teachers import TEXTS, build_teacher_tokenizer

from builders import build_tokenizer
from transformers_djepa.distillation.student import align_tokens


def test_a_token_is_the_mean_of_the_tokens_under_it_by_shared_characters():
    weights = align_tokens([(0, 0), (0, 4), (4, 6), (7, 9)], [(0, 3), (3, 6), (6, 9)])
    np.testing.assert_allclose(weights, [[0, 0, 0], [0.75, 0.25, 0], [0, 1, 0], [0, 0, 1]])


@pytest.mark.parametrize("text", TEXTS)
def test_every_token_of_one_tokenizer_is_covered_by_the_other(text):
    ours = build_tokenizer()(text, return_offsets_mapping=True)["offset_mapping"]
    theirs = build_teacher_tokenizer()(text, return_offsets_mapping=True)["offset_mapping"]
    covered = align_tokens(ours, theirs).sum(1)
    np.testing.assert_allclose(covered, [0, *[1] * (len(ours) - 2), 0], atol=1e-6)  # but [CLS] and [SEP]
