import pytest

from transformers_djepa.processing.prompt_inputs import encode_questions, nest_questions


def test_questions_are_padded_with_zeros(prompt_tokenizer):
    encoded = encode_questions(prompt_tokenizer, [["the"], ["the total", "a"], []])
    ids, mask = encoded["prompt_input_ids"], encoded["prompt_attention_mask"]
    assert ids.shape == mask.shape == (3, 2, 8)
    assert mask.sum(axis=-1).tolist() == [[3, 0], [8, 3], [0, 0]]
    assert ids[0, 0, :3].tolist() == prompt_tokenizer("the")["input_ids"] == ids[1, 0, [0, 1, -1]].tolist()
    assert not ids[0, 1].any() and not ids[2].any()


@pytest.mark.parametrize("question", ["", "  ", "\n"])
def test_empty_question_raises(prompt_tokenizer, question):
    with pytest.raises(ValueError, match="is empty"):
        encode_questions(prompt_tokenizer, [["a", question]])


def test_question_of_78_tokens_raises(prompt_tokenizer):
    encoded = encode_questions(prompt_tokenizer, [["a " * 75]])
    assert encoded["prompt_input_ids"].shape == (1, 1, 77)
    with pytest.raises(ValueError, match="78 tokens, the limit is 77") as error:
        encode_questions(prompt_tokenizer, [["b", "a " * 76]])
    assert len(str(error.value)) < 200


def test_nesting_follows_the_pages():
    assert nest_questions("q", None) == [["q"]]
    assert nest_questions("q", 2) == [["q"], ["q"]]
    assert nest_questions(["q", "r"], 1) == [["q", "r"]]
    assert nest_questions([["q"], ["r", "s"]], 2) == [["q"], ["r", "s"]]
    assert nest_questions([["q"], ["r"]], None) == [["q"], ["r"]]
