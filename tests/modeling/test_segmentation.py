"""`DJepaForPromptableSegmentation`: what affects an answer, and what does not."""

import copy

import pytest
import torch
from batches import every_prompt, label_inputs, overlap_inputs, page_inputs, question_inputs, tiny_model
from torch.testing import assert_close

from builders import SIDE


ANSWERS = ("pred_masks", "iou_scores", "presence_logits", "word_logits")


@pytest.fixture(scope="module")
def model():
    return tiny_model()


def answer(model, **inputs):
    with torch.no_grad():
        return model(**inputs)


def assert_same(first, second, pages=slice(None), questions=slice(None)):
    for name in ANSWERS:
        assert_close(first[name][pages, questions], second[name][pages, questions], atol=2e-5, rtol=1e-4, msg=name)


def differs(first, second) -> bool:
    return not torch.allclose(first.pred_masks, second.pred_masks, atol=1e-3)


def test_output_shapes_for_single_and_multiple_masks(model):
    inputs = page_inputs() | question_inputs()
    single, several = answer(model, **inputs), answer(model, **inputs, multimask_output=True)
    assert single.pred_masks.shape == (2, 3, 1, SIDE // 4, SIDE // 4)
    assert several.pred_masks.shape == (2, 3, 3, SIDE // 4, SIDE // 4)
    assert several.iou_scores.shape == (2, 3, 3) and single.word_logits.shape == (2, 3, 1, 6)
    assert single.presence_logits.shape == (2, 3)


def test_precomputed_page_embeddings_give_the_same_answers(model):
    page, questions = page_inputs(), question_inputs()
    with torch.no_grad():
        embeddings = model.get_page_embeddings(**page)
    assert_same(answer(model, **page, **questions), answer(model, page_embeddings=embeddings, **questions))
    assert embeddings.pixel_embeds.shape == (2, 32, SIDE // 4, SIDE // 4) and embeddings.feature_maps is None
    words = {name: value for name, value in page.items() if name != "pixel_values"}
    with torch.no_grad():
        alone = model.without_image(embeddings)
    assert_same(answer(model, **words, **questions), answer(model, page_embeddings=alone, **questions))


prompt_kinds = pytest.mark.parametrize("ask", [question_inputs, every_prompt])


def with_more_words(questions: dict[str, torch.Tensor], count: int, value: float = 0.5) -> dict[str, torch.Tensor]:
    """Pad the word overlap of the questions by `count` words."""
    overlap = questions.get("prompt_overlap")
    if overlap is None:
        return questions
    return questions | {"prompt_overlap": torch.nn.functional.pad(overlap, (0, 0, 0, count), value=value)}


@prompt_kinds
def test_questions_of_a_page_are_answered_independently(model, ask):
    page, questions = page_inputs(), ask()
    together = answer(model, **page, **questions)
    for index in range(3):
        alone = {name: value[:, index : index + 1] for name, value in questions.items()}
        assert_same({n: together[n][:, index : index + 1] for n in ANSWERS}, answer(model, **page, **alone))


@prompt_kinds
def test_answers_do_not_depend_on_the_other_pages_of_a_batch(model, ask):
    """A second page of another shape changes the number of computed mask units and of scored words."""
    page, other, questions = page_inputs(1), page_inputs(1, tokens=18, seed=5), ask(1)
    other["reshaped_input_sizes"] = torch.tensor([[70, SIDE]])
    short = {name: value.clone() for name, value in page.items()}
    for name, fill in (("input_ids", 0), ("attention_mask", 0), ("word_ids", -1)):
        short[name] = torch.nn.functional.pad(page[name], (0, 6), value=fill)
    short["bbox"] = torch.nn.functional.pad(page["bbox"], (0, 0, 0, 6))
    both = {name: torch.cat([short[name], other[name]]) for name in page}
    asked = {name: torch.cat([value, value]) for name, value in with_more_words(questions, 3).items()}
    together, alone = answer(model, **both, **asked), answer(model, **page, **questions)
    words = alone.word_logits.shape[-1]
    assert (together.word_logits[0, ..., words:] < -1000).all()
    together["word_logits"] = together.word_logits[..., :words]
    assert_same({n: together[n][:1] for n in ANSWERS}, alone)


@pytest.mark.parametrize("part", ["pixel_values", "input_ids", "bbox"])
def test_image_words_and_boxes_all_affect_the_answer(model, part):
    page, questions = page_inputs(), question_inputs()
    changed = dict(page, **{part: page_inputs(seed=9)[part]})
    assert differs(answer(model, **page, **questions), answer(model, **changed, **questions))


def test_a_page_without_an_image_is_answered_from_its_words(model):
    output = answer(model, **page_inputs(image=False), **question_inputs())
    assert output.pred_masks.shape == (2, 3, 1, SIDE // 4, SIDE // 4) and output.pred_masks.isfinite().all()


def test_clicks_boxes_and_masks_each_change_the_answer(model):
    page, questions = page_inputs(), question_inputs()
    plain = answer(model, **page, **questions)
    clicks = {"input_points": torch.full((2, 3, 1, 2), 300.0), "input_labels": torch.ones(2, 3, 1, dtype=torch.long)}
    outside = dict(clicks, input_labels=torch.zeros(2, 3, 1, dtype=torch.long))
    box = {"input_boxes": torch.tensor([100.0, 100, 400, 300]).expand(2, 3, 4)}
    mask = {"input_masks": torch.randn(2, 3, SIDE // 4, SIDE // 4)}
    answers = [answer(model, **page, **questions, **prompt) for prompt in (clicks, outside, box, mask)]
    assert all(differs(plain, other) for other in answers)
    assert differs(answers[0], answers[1])


def test_training_gives_every_parameter_a_gradient():
    model = tiny_model().train()
    clicks = {"num_clicks": torch.tensor([[2, 0, 1]] * 2), "input_boxes": torch.tensor([[[0.0, 0, 800, 800]] * 3] * 2)}
    model(**page_inputs(), **question_inputs(), **overlap_inputs(), **label_inputs(), **clicks).loss.backward()
    untouched = [n for n, p in model.named_parameters() if p.grad is None or not p.grad.any()]
    # Only the best of the multiple masks is trained.
    assert [name for name in untouched if "classifiers" not in name] == []
    assert not any("classifiers.0" in name for name in untouched)


def gradients_of(model, weights: dict[str, float], **inputs) -> dict[str, torch.Tensor]:
    """Gradients of a loss with these weights, zeros for unused parameters."""
    model = copy.deepcopy(model).train()
    for name, weight in weights.items():
        setattr(model.config, f"{name}_loss_weight", weight)
    model(**inputs).loss.backward()
    return {name: torch.zeros_like(p) if p.grad is None else p.grad for name, p in model.named_parameters()}


def test_masks_do_not_train_the_words(model):
    weights = {"word": 0.0, "presence": 0.0, "iou": 0.0}
    found = gradients_of(model, weights, **page_inputs(), **question_inputs(), **label_inputs())
    of_words = ("word_classifiers", "word_projection", "word_bias")
    assert not any(grad.any() for name, grad in found.items() if any(part in name for part in of_words))
    assert found["pixel_decoder.words.weight"].any() and found["mask_decoder.unit_cells.weight"].any()


def test_word_overlap_changes_the_answer_and_must_match_the_page(model):
    page, questions = page_inputs(), question_inputs()
    plain = answer(model, **page, **questions)
    assert differs(plain, answer(model, **page, **questions, **overlap_inputs()))
    with pytest.raises(ValueError, match="2 pages of 9 words, but there are 2 pages of 6 words"):
        answer(model, **page, **questions, **overlap_inputs(words=9))


def test_the_model_overfits_a_page():
    model = tiny_model().train()
    inputs = page_inputs() | question_inputs() | label_inputs()
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
    for _ in range(80):
        loss = model(**inputs).loss
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    output = answer(model.eval(), **inputs)
    page = (..., slice(0, 90 // 4))  # without the letterbox padding, which is not trained
    found, wanted = output.pred_masks[:, :, 0] > 0, inputs["mask_labels"][:, :, 0] > 0
    assert (found[page] == wanted[page]).float().mean() > 0.98
    assert (output.word_logits[:, :, 0].argmax(-1) == inputs["word_labels"][:, :, 0].argmax(-1)).all()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"prompt_input_ids": None, "prompt_attention_mask": None}, "Nothing is asked"),
        ({"word_labels": torch.zeros(2, 3, 1, 6)}, "together"),
        ({"num_clicks": torch.ones(2, 3), "input_points": torch.zeros(2, 3, 1, 2)}, "not input_points"),
    ],
)
def test_invalid_inputs_raise(model, change, message):
    with pytest.raises(ValueError, match=message):
        model(**{**page_inputs(), **question_inputs(), **change})
