"""Example pages with judged answers."""

import numpy as np
from PIL import Image

from builders import draw_page
from transformers_djepa.cards.examples import RIGHT, TRUTH, WIDTH, WRONG, draw_judged, pages_to_show


BOX, ELSEWHERE = [300.0, 300, 600, 360], [300.0, 700, 600, 760]
SIZE = (800, 1000)


def page(number=0, questions=1, image=True):
    asked = {"question": "total?", "answers": ["99"], "answer_boxes": [[BOX]]}
    return {
        "image": draw_page(["total 99"], SIZE) if image else None,
        "words": ["total", "99"],
        "boxes": [[80.0, 80, 200, 110], BOX],
        "page_id": f"page-{number}",
        "document_id": "d",
        "questions": [asked] * questions,
    }


def found(text="99", box=BOX, present=True):
    mask = Image.new("L", SIZE)
    return {"answer": text, "boxes": [box], "present": present, "score": 0.5, "words": text.split(), "mask": mask}


def has(picture, colour):
    return (np.abs(np.asarray(picture.convert("RGB")).astype(int) - colour).max(-1) < 12).sum() > 20


def test_correct_wrong_and_true_answers_have_their_own_colours():
    picture = draw_judged(page(), [found()])
    assert picture.width == WIDTH and has(picture, RIGHT) and not has(picture, WRONG) and not has(picture, TRUTH)
    picture = draw_judged(page(), [found("98", ELSEWHERE)])
    assert has(picture, WRONG) and has(picture, TRUTH) and not has(picture, RIGHT)


def test_pages_without_image_or_questions_and_repeated_pages_are_skipped():
    pages = [page(1, image=False), page(2, questions=0), page(3, questions=9), page(3), page(4), page(5)]
    chosen = pages_to_show(iter(pages), 2)
    assert [each["page_id"] for each in chosen] == ["page-3", "page-4"] and len(chosen[0]["questions"]) == 6
