"""The example sheet judges answers like the other example images."""

import pytest
from PIL import Image

from transformers_djepa.metrics.functions import Prediction
from transformers_djepa.metrics.sheet import ExampleSheet


BOX, ELSEWHERE = [100.0, 100, 300, 200], [600.0, 600, 800, 700]


@pytest.mark.parametrize(
    ("answers", "boxes", "prediction", "kind"),
    (
        (["99"], [[BOX]], Prediction("99", [BOX]), "right"),
        (["99"], [[BOX]], Prediction("98", [BOX]), "wrong"),
        (["99"], [[BOX]], Prediction("99", [BOX], present=False), "wrong"),
        ([""], [[BOX]], Prediction("", [ELSEWHERE]), "wrong"),
        ([""], [[BOX]], Prediction("stamp", [BOX]), "right"),
        ([], [], Prediction("", present=False), "right"),
        ([], [], Prediction("99", [BOX]), "wrong"),
    ),
)
def test_an_answer_without_words_is_judged_by_its_region(answers, boxes, prediction, kind, tmp_path):
    question = {"question": "where?", "answers": answers, "answer_boxes": boxes}
    sheet = ExampleSheet()
    sheet.add({"page_id": "p", "image": Image.new("RGB", (50, 50)), "questions": [question]}, [prediction], {})
    sheet.write(tmp_path / "sheet.html", "pages")
    text = (tmp_path / "sheet.html").read_text()
    assert f"<tr class={kind}>" in text and text.count("<tr class=") == 2  # among the worst and among the best
