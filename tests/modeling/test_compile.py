"""`torch.compile`: full graphs, eager results, and no recompilation per page size."""

import pytest
import torch
from batches import label_inputs, page_inputs, question_inputs, tiny_model
from torch._dynamo.testing import CompileCounter
from torch.testing import assert_close

from transformers_djepa.modeling.mask_decoder import ABSENT_WORD_LOGIT


@pytest.fixture(autouse=True)
def fresh_compiler():
    torch.compiler.reset()
    yield
    torch.compiler.reset()


def assert_near(actual, expected):
    assert_close(actual, expected, atol=1e-4, rtol=1e-4)


def assert_same_answers(compiled, eager):
    """A compiled graph scores one word per token; scores beyond the page's words are absent."""
    words = eager.word_logits.shape[-1]
    assert (compiled.word_logits[..., words:] == ABSENT_WORD_LOGIT).all()
    assert_near(compiled.word_logits[..., :words], eager.word_logits)
    for name in ("pred_masks", "iou_scores", "presence_logits"):
        assert_near(compiled[name], eager[name])


@pytest.mark.slow
@torch.no_grad()
def test_encoder_and_decoder_compile_to_one_dynamic_graph_each():
    model, encoded, asked = tiny_model(), CompileCounter(), CompileCounter()
    encode = torch.compile(model.get_page_embeddings, backend=encoded, fullgraph=True)
    ask = torch.compile(model, backend=asked, fullgraph=True)
    for tokens, questions in ((12, 3), (18, 4), (24, 2), (6, 5)):
        page, prompts = page_inputs(tokens=tokens), question_inputs(questions=questions, tokens=questions + 4)
        page["reshaped_input_sizes"][1] = torch.tensor([60, 128])
        expected, embeddings = model(**page, **prompts), encode(**page)
        assert_same_answers(ask(page_embeddings=embeddings, **prompts), expected)
    assert (encoded.frame_count, asked.frame_count) == (2, 2)  # first with static sizes, then with dynamic ones


@pytest.mark.slow
def test_compiled_training_step_is_one_graph_with_eager_loss_and_gradients():
    model = tiny_model().train()
    inputs = page_inputs() | question_inputs() | label_inputs()
    found = []
    for forward in (model, torch.compile(model, backend="aot_eager", fullgraph=True)):
        model.zero_grad()
        loss = forward(**inputs).loss
        loss.backward()
        found.append({"loss": loss} | {name: p.grad for name, p in model.named_parameters() if p.grad is not None})
    assert_near(found[1], found[0])
