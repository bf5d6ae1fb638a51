"""Tasks of transformers with models of this package and with others."""

import pytest
from transformers import (
    DocumentQuestionAnsweringPipeline,
    LayoutLMConfig,
    LayoutLMForQuestionAnswering,
    pipeline,
)
from transformers.pipelines import PIPELINE_REGISTRY

from builders import build_model, build_processor, build_tokenizer
from transformers_djepa.pipelines.question_answering import DJepaQuestionAnsweringPipeline


def test_model_in_memory_needs_its_processor_alone():
    ask = pipeline("document-question-answering", model=build_model(), processor=build_processor())
    assert type(ask) is DJepaQuestionAnsweringPipeline
    with pytest.raises(ValueError, match="give its processor as processor="):
        pipeline("document-question-answering", model=build_model())


def test_other_models_get_the_pipelines_of_transformers():
    small = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 16}
    tokenizer = build_tokenizer()
    tokenizer.model_max_length = 64
    layoutlm = LayoutLMForQuestionAnswering(LayoutLMConfig(vocab_size=len(tokenizer), **small)).eval()
    ask = pipeline("document-question-answering", model=layoutlm, tokenizer=tokenizer, device="cpu")
    assert type(ask) is DocumentQuestionAnsweringPipeline
    (result,) = ask({"question": "a b", "image": None, "word_boxes": [("c", [0, 0, 9, 9]), ("d", [9, 0, 19, 9])]})
    assert set(result) == {"score", "answer", "start", "end"}


def test_other_models_are_loaded_as_before():
    impl = PIPELINE_REGISTRY.check_task("document-question-answering")[1]["impl"]
    for flag in ("_load_image_processor", "_load_processor"):
        assert getattr(impl, flag) is getattr(DocumentQuestionAnsweringPipeline, flag)
    layoutlm = LayoutLMForQuestionAnswering(LayoutLMConfig(hidden_size=16, num_hidden_layers=1, num_attention_heads=2))
    with pytest.raises(ValueError, match="give its tokenizer as tokenizer="):
        pipeline("document-question-answering", model=layoutlm)
