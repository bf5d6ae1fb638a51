"""`DJepaProcessor.check_fit` of processors and models that do not match."""

import pytest
from transformers import pipeline

import transformers_djepa  # noqa: F401 - registers the task
from builders import build_config, build_model, build_processor
from transformers_djepa import DJepaProcessor


def test_vocabulary_larger_than_the_embedding_raises():
    processor = build_processor()
    processor.tokenizer.add_tokens(["invoice"])
    size = build_config().text_config.vocab_size
    with pytest.raises(
        ValueError, match=f"tokenizer has {size + 1} tokens, but the model has {size}.*resize_token_embeddings"
    ):
        processor.check_fit(build_config())
    processor = build_processor()
    processor.prompt_tokenizer.add_tokens(["invoice"])
    with pytest.raises(ValueError, match="prompt_tokenizer has"):
        processor.check_fit(build_config())


def test_different_answer_rule_raises_and_is_saved_with_the_processor(tmp_path):
    config = build_config(answer_rule={"word_gap": 2.0})
    with pytest.raises(ValueError, match=r"answer rules differ \(word_gap 3.0 and 2.0\)"):
        build_processor().check_fit(config)
    processor = build_processor()
    parts = (processor.image_processor, processor.tokenizer, processor.prompt_tokenizer)
    DJepaProcessor(*parts, answer_rule=config.answer_rule).save_pretrained(tmp_path)
    DJepaProcessor.from_pretrained(tmp_path).check_fit(config)


def test_pipeline_checks_the_fit_when_created():
    processor = build_processor()
    processor.tokenizer.add_tokens(["invoice"])
    with pytest.raises(ValueError, match="does not fit the model"):
        pipeline("document-segmentation", model=build_model(), processor=processor)
