import pytest
import torch

from transformers_djepa.processing.answers import QuestionOutput, ReadPage, answer_pieces
from transformers_djepa.processing.letterbox import boxes_to_grid


SIDE = 128
WORDS = ["1", "May", "2", "June", "3", "July", "end"]
BOXES = [[100 + 60 * (index % 2), 100 + 200 * (index // 2), 150 + 60 * (index % 2), 120 + 200 * (index // 2)]
         for index in range(7)]  # fmt: skip


@pytest.fixture
def page():
    return ReadPage(WORDS, BOXES, size=(200, 300), reshaped_size=(128, 85))


def output(page, probabilities=(), mask=(), presence=3.0):
    """Outputs with these probabilities of the first words, and a mask of boxes."""
    logits = torch.full((1, len(page.words)), -6.0)
    for index, probability in enumerate(probabilities):
        logits[0, index] = torch.logit(torch.tensor(probability))
    masks = torch.from_numpy(boxes_to_grid(mask, page.reshaped_size, SIDE))[None] * 20 - 10
    return QuestionOutput(masks, torch.tensor([0.8]), torch.tensor(presence), logits)


def test_each_run_of_probable_words_is_a_piece_the_most_probable_first(page):
    pieces = answer_pieces(output(page, [0.7, 0.7, 0.99, 0.99, 0.1, 0.2]), page)
    assert [piece.text for piece in pieces] == ["2 June", "1 May"]
    assert [len(piece.boxes) for piece in pieces] == [1, 1] and pieces[0].score > pieces[1].score


def test_the_best_piece_may_be_improbable(page):
    assert [piece.text for piece in answer_pieces(output(page, [0.3, 0.3]), page)] == ["1 May"]


def test_each_region_of_a_visual_answer_is_a_piece_the_largest_first(page):
    regions = [[500, 500, 600, 600], [500, 700, 900, 900]]
    pieces = answer_pieces(output(page, mask=regions), page)
    assert [len(piece.boxes) for piece in pieces] == [1, 1] and not any(piece.text for piece in pieces)
    assert pieces[0].boxes[0][1] > pieces[1].boxes[0][1]


def test_a_region_that_is_read_whole_is_one_piece(page):
    whole = [[0, 0, 1000, 1000]]
    pieces = answer_pieces(output(page, [0.9], whole), page)
    assert len(pieces) == 1 and pieces[0].words == WORDS


def test_a_page_without_an_answer_has_one_piece_that_says_so(page):
    (piece,) = answer_pieces(output(page, [0.9, 0.9], presence=-3.0), page)
    assert not piece.present and piece.text == ""
