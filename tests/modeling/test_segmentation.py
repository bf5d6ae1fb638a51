"""`DJepaForPromptableSegmentation`: what affects an answer, and what does not."""

import copy

import pytest
import torch
from batches import every_prompt, label_inputs, overlap_inputs, page_inputs, question_inputs, tiny_model
from torch.testing import assert_close

from builders import SIDE, build_config
from transformers_djepa import DJepaForPromptableSegmentation
from transformers_djepa.answer_rule import AnswerRule, answer_weights
from transformers_djepa.modeling.geometry import page_to_square
from transformers_djepa.modeling.mask_decoder import PAINTED_LOGIT, PRIOR_LOGIT, PageTokens
from transformers_djepa.modeling.words import paint_words


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


@pytest.mark.parametrize("multimask", [False, True])
def test_masks_decoded_alone_are_those_decoded_with_all_others(model, multimask):
    inputs = page_inputs() | question_inputs()
    with_loss = answer(model, **inputs, **label_inputs(), multimask_output=multimask)  # decodes all masks
    assert_same(answer(model, **inputs, multimask_output=multimask), with_loss)


def test_precomputed_question_embeddings_give_the_same_answers(model):
    page, questions = page_inputs(), question_inputs()
    asked = {name: values for name, values in questions.items() if name != "prompt_input_ids"}
    with torch.no_grad():
        embeddings = model.get_question_embeddings(questions["prompt_input_ids"], questions["prompt_attention_mask"])
    assert_same(answer(model, **page, **asked, question_embeddings=embeddings), answer(model, **page, **questions))
    assert differs(answer(model, **page, **asked, question_embeddings=-embeddings), answer(model, **page, **questions))


def test_page_embeddings_without_mask_cells_raise(model):
    with torch.no_grad():
        embeddings = model.model(**page_inputs())
    with pytest.raises(ValueError, match="no pixel_embeds; make it with get_page_embeddings"):
        model(page_embeddings=embeddings, **question_inputs())


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


def test_different_questions_give_different_answers(model):
    assert differs(
        answer(model, **page_inputs(), **question_inputs(seed=1)),
        answer(model, **page_inputs(), **question_inputs(seed=2)),
    )


def test_padded_question_tokens_are_ignored(model):
    page, questions = page_inputs(), question_inputs()
    padded = {name: torch.nn.functional.pad(value, (0, 3)) for name, value in questions.items()}
    padded["prompt_input_ids"][..., 6:] = torch.randint(0, 48, (2, 3, 3))
    assert_same(answer(model, **page, **questions), answer(model, **page, **padded))


def test_padded_questions_are_ignored(model):
    page, questions = page_inputs(), question_inputs()
    padded = {name: torch.nn.functional.pad(value, (0, 0, 0, 2)) for name, value in questions.items()}
    assert_same(answer(model, **page, **questions), answer(model, **page, **padded), questions=slice(0, 3))


@prompt_kinds
def test_padded_page_tokens_are_ignored(model, ask):
    page, questions = page_inputs(), ask()
    padded = dict(page)
    padded["input_ids"] = torch.cat([page["input_ids"], torch.randint(5, 100, (2, 4))], dim=1)
    padded["bbox"] = torch.cat([page["bbox"], torch.tensor([100.0, 100, 900, 900]).expand(2, 4, 4)], dim=1)
    padded["attention_mask"] = torch.nn.functional.pad(page["attention_mask"], (0, 4))
    padded["word_ids"] = torch.nn.functional.pad(page["word_ids"], (0, 4), value=-1)
    assert_same(answer(model, **page, **questions), answer(model, **padded, **with_more_words(questions, 4, value=0.0)))


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


def test_pixels_of_padding_units_are_ignored(model):
    page, questions = page_inputs(), question_inputs()
    noisy = dict(page, pixel_values=page["pixel_values"].clone())
    noisy["pixel_values"][..., 100:] = 3.0  # the page is 90 wide: the unit from 96 on is padding
    assert_same(answer(model, **page, **questions), answer(model, **noisy, **questions))


@pytest.mark.parametrize("part", ["pixel_values", "input_ids", "bbox"])
def test_image_words_and_boxes_all_affect_the_answer(model, part):
    page, questions = page_inputs(), question_inputs()
    changed = dict(page, **{part: page_inputs(seed=9)[part]})
    assert differs(answer(model, **page, **questions), answer(model, **changed, **questions))


def test_a_page_without_an_image_is_answered_from_its_words(model):
    output = answer(model, **page_inputs(image=False), **question_inputs())
    assert output.pred_masks.shape == (2, 3, 1, SIDE // 4, SIDE // 4) and output.pred_masks.isfinite().all()


def test_masks_without_an_image_are_painted_from_words(model):
    model = copy.deepcopy(model)
    model.mask_decoder.pixel_bias.data.fill_(2.0)  # as after training on images
    say_kind(model, text=30.0, box=-30.0)
    page = page_inputs(1, tokens=4, image=False)
    page["bbox"] = torch.tensor([[[0.0, 0, 500, 250]] * 2 + [[500.0, 500, 1000, 750]] * 2])
    page["reshaped_input_sizes"] = torch.tensor([[SIDE, SIDE]])
    output = answer(model, **page, **question_inputs(1, 1))
    boxes = torch.tensor([[[0.0, 0, 0.5, 0.25], [0.5, 0.5, 1, 0.75]]])
    weights = answer_weights(output.word_logits, boxes, AnswerRule())[0, 0, 0]
    mask, painted = output.pred_masks[0, 0, 0], PRIOR_LOGIT + PAINTED_LOGIT * weights
    assert weights.max() > 0.1
    assert_close(mask[:8, :16], painted[0].expand(8, 16))
    assert_close(mask[16:24, 16:], painted[1].expand(8, 16))
    assert_close(mask[24:], torch.full((8, 32), PRIOR_LOGIT))


def say_kind(model, text: float, box: float) -> None:
    """Make all answers text or regions, and all masks words or boxes."""
    model.mask_decoder.kind_head.proj_out.weight.data.zero_()
    model.mask_decoder.kind_head.proj_out.bias.data.copy_(torch.tensor([text, box]))


def masks_with(model, word_bias: float) -> torch.Tensor:
    """Masks of a page; `word_bias` puts all words or none into the answer."""
    model = copy.deepcopy(model)
    model.mask_decoder.word_bias.data.fill_(word_bias)
    say_kind(model, text=-30.0, box=-30.0)
    return answer(model, **page_inputs(), **question_inputs()).pred_masks


def test_painted_words_are_added_to_the_mask_of_the_image(model):
    page = page_inputs()
    boxes = page_to_square(page["bbox"][:, ::2], page["reshaped_input_sizes"], SIDE)  # two tokens per word
    painted = PAINTED_LOGIT * paint_words(torch.ones(2, 1, 1, 6), boxes, SIDE // 4)
    assert_close(masks_with(model, 30.0), masks_with(model, -30.0) + painted, atol=1e-4, rtol=1e-4)


def test_unit_scores_are_upsampled_at_the_place_of_each_unit(model):
    """Each unit has 4 x 4 scores; units come in any order, and those that were not computed are zero."""
    units = torch.tensor([[6, 0, 15], [1, 2, 3]])
    page = PageTokens(None, units, torch.tensor([[True, True, True], [True, False, False]]), *[None] * 6)
    scores = torch.randn(2, 3, 4, 3, 16)
    coarse = torch.zeros(2, 3, 4, 16, 16)
    for b, k in ((0, 0), (0, 1), (0, 2), (1, 0)):
        row, column = 4 * (units[b, k] // 4), 4 * (units[b, k] % 4)
        for cell in range(16):
            coarse[b, :, :, row + cell // 4, column + cell % 4] = scores[b, :, :, k, cell]
    expected = torch.nn.functional.interpolate(coarse.flatten(0, 1), scale_factor=2, mode="bilinear")
    assert_close(model.mask_decoder._unit_map(scores, page), expected.unflatten(0, (2, 3)))


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


def test_absent_clicks_boxes_and_masks_are_ignored(model):
    page, questions = page_inputs(), question_inputs()
    absent = {
        "input_points": torch.full((2, 3, 2, 2), 300.0),
        "input_labels": torch.full((2, 3, 2), -10),
        "input_boxes": torch.full((2, 3, 4), -10.0),
        "input_masks": torch.zeros(2, 3, SIDE // 4, SIDE // 4),
    }
    assert_same(answer(model, **page, **questions), answer(model, **page, **questions, **absent))


@pytest.mark.parametrize("prompt", ["box", "mask"])
def test_a_box_or_a_mask_alone_is_a_valid_prompt(model, prompt):
    prompts = {
        "box": {"input_boxes": torch.tensor([[[100.0, 100, 400, 300]]])},
        "mask": {"input_masks": torch.randn(1, 1, 32, 32)},
    }
    assert answer(model, **page_inputs(1), **prompts[prompt]).pred_masks.isfinite().all()


def test_eager_and_sdpa_attention_agree(model):
    eager = DJepaForPromptableSegmentation(build_config())
    eager.load_state_dict(model.state_dict())
    eager.set_attn_implementation("eager")
    inputs = page_inputs() | question_inputs()
    assert model.config.decoder_config._attn_implementation == "sdpa"
    assert eager.config.decoder_config._attn_implementation == "eager"
    assert_same(answer(model, **inputs), answer(eager.eval(), **inputs))


def test_training_gives_every_parameter_a_gradient():
    model = tiny_model().train()
    clicks = {"num_clicks": torch.tensor([[2, 0, 1]] * 2), "input_boxes": torch.tensor([[[0.0, 0, 800, 800]] * 3] * 2)}
    model(**page_inputs(), **question_inputs(), **overlap_inputs(), **label_inputs(), **clicks).loss.backward()
    untouched = [n for n, p in model.named_parameters() if p.grad is None or not p.grad.any()]
    # Only the best of the multiple masks is trained.
    assert [name for name in untouched if "classifiers" not in name] == []
    assert not any("classifiers.0" in name for name in untouched)


def clicked_inputs() -> dict[str, torch.Tensor]:
    """Questions with labels and all prompts that can be combined with simulated clicks."""
    given = page_inputs() | every_prompt() | label_inputs()
    return {name: value for name, value in given.items() if name not in ("input_points", "input_labels")}


def test_simulated_clicks_change_only_the_questions_that_have_them(model):
    clicks = torch.tensor([[0, 2, 0], [0, 0, 0]])
    without, clicked = (answer(model, **clicked_inputs(), num_clicks=counts) for counts in (0 * clicks, clicks))
    assert_same(without, clicked, pages=0, questions=[0, 2])
    assert_same(without, clicked, pages=1)
    assert not torch.allclose(without.word_logits[0, 1], clicked.word_logits[0, 1], atol=1e-3)
    assert_same(without, answer(model, **clicked_inputs()))


def test_only_questions_with_clicks_are_answered_twice(model):
    asked = []
    hook = model.mask_decoder.register_forward_pre_hook(
        lambda module, args, kwargs: asked.append(kwargs["prompts"].tokens.shape[1]), with_kwargs=True
    )
    with hook:
        answer(model, **clicked_inputs(), num_clicks=torch.tensor([[0, 2, 1], [0, 0, 3]]))
    assert asked == [2, 3]


def gradients_of(model, weights: dict[str, float], **inputs) -> dict[str, torch.Tensor]:
    """Gradients of a loss with these weights, zeros for unused parameters."""
    model = copy.deepcopy(model).train()
    for name, weight in weights.items():
        setattr(model.config, f"{name}_loss_weight", weight)
    model(**inputs).loss.backward()
    return {name: torch.zeros_like(p) if p.grad is None else p.grad for name, p in model.named_parameters()}


def test_words_alone_train_as_words_and_presence_of_the_whole_loss(model):
    inputs = page_inputs() | question_inputs() | label_inputs(alternatives=2)
    words = {name: value for name, value in inputs.items() if name != "mask_labels"}
    weights = dict.fromkeys(("mask", "dice", "iou"), 0.0)
    assert_close(gradients_of(model, weights, **words), gradients_of(model, weights, **inputs), atol=1e-5, rtol=1e-4)


def test_words_alone_decode_no_mask_cells(model):
    inputs = page_inputs() | question_inputs() | label_inputs()
    del inputs["mask_labels"]
    decoded = []
    with model.pixel_decoder.register_forward_hook(lambda *_: decoded.append(True)):
        output = answer(model, **inputs)
    assert output.pred_masks is None and not decoded
    assert output.loss_dict.keys() == {"word", "presence", "kind"} and output.word_logits.shape == (2, 3, 1, 6)


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


def test_gradient_checkpointing_gives_the_same_gradients():
    inputs = page_inputs() | question_inputs() | label_inputs()
    gradients = []
    for checkpointing in (False, True):
        model = tiny_model().train()
        if checkpointing:
            model.activation_checkpointing_enable()
        model(**inputs).loss.backward()
        gradients.append(model.model.text_encoder.bert.embeddings.word_embeddings.weight.grad)
    assert_close(*gradients)


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
        ({"bbox": torch.zeros(2, 3, 4)}, "12"),
        ({"bbox": None}, "bbox"),
        ({"prompt_input_ids": None, "prompt_attention_mask": None}, "Nothing is asked"),
        ({"input_points": torch.zeros(2, 3, 1, 2)}, "input_labels"),
        ({"word_labels": torch.zeros(2, 3, 1, 6)}, "together"),
        ({"word_labels": torch.zeros(2, 3, 1, 5), "presence_labels": torch.ones(2, 3)}, "5 words, the page has 6"),
        ({"input_boxes": torch.zeros(2, 2, 4)}, r"\(2, 3\), \(2, 2\) pages and questions"),
        ({"prompt_overlap": torch.zeros(2, 2, 6, 3)}, r"\(2, 3\), \(2, 2\) pages and questions"),
        ({"num_clicks": torch.ones(2, 3), "input_points": torch.zeros(2, 3, 1, 2)}, "not both"),
        (page_inputs(tokens=2000, image=False), "2000 tokens"),
    ],
)
def test_invalid_inputs_raise(model, change, message):
    with pytest.raises(ValueError, match=message):
        model(**{**page_inputs(), **question_inputs(), **change})


def test_padded_tokens_are_not_words_by_default(model):
    page = page_inputs() | {"word_ids": None}
    padded = page | {
        name: torch.nn.functional.pad(page[name], (0, 0, 0, 3) if name == "bbox" else (0, 3))
        for name in ("input_ids", "attention_mask", "bbox")
    }
    questions = question_inputs()
    assert_same(answer(model, **page, **questions), answer(model, **padded, **questions))


def test_batch_loss_is_the_mean_loss_of_its_pages():
    model = tiny_model()
    page = page_inputs()
    page["word_ids"][0, 6:] = -1  # three words on the first page, six on the second
    batch = page | question_inputs() | label_inputs()
    batch["word_labels"][0, :, :, 3:] = 0
    losses = [model(**{name: value[index : index + 1] for name, value in batch.items()}).loss for index in range(2)]
    assert_close(model(**batch).loss, sum(losses) / 2)


def test_a_word_without_tokens_is_not_trained(model):
    page = page_inputs()
    page["word_ids"][:, 2:4] = -1  # the second word of each page
    labels = label_inputs()
    other = labels | {"word_labels": labels["word_labels"].clone()}
    other["word_labels"][:, :, :, 1] = 1 - other["word_labels"][:, :, :, 1]
    first, second = (answer(model, **page, **question_inputs(), **given).loss for given in (labels, other))
    assert first < 1000 and torch.equal(first, second)


def test_questions_for_a_different_number_of_pages_raise(model):
    with pytest.raises(ValueError, match="3 pages, but 2"):
        model(**page_inputs(2), **question_inputs(3))
