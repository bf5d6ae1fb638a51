"""A new user's path: ask a question, train on ten pages of their own, publish the model, load it elsewhere."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import typst
from huggingface_hub.repocard import metadata_load

from djepa_pages.pages import load_page
from transformers_djepa.data.questions.page_text import PageText


ROOT = Path(__file__).parent.parent
PAGES = 10
TRAINING = (
    "--max_steps 6 --learning_rate 1e-4 --warmup_steps 1 --per_device_train_batch_size 2 --max_questions 2 "
    "--eval_strategy no --eval_pages 2 --max_page_tokens 64 --logging_steps 2 --save_strategy no --disable_tqdm True "
    "--use_cpu True --dataloader_num_workers 0 --license mit"
)
# Run in another process, without importing this package.
LOAD_PUBLISHED = """
import json, sys
from transformers import AutoModelForMaskGeneration, AutoProcessor

folder, page = sys.argv[1:]
processor = AutoProcessor.from_pretrained(folder, trust_remote_code=True)
model = AutoModelForMaskGeneration.from_pretrained(folder, trust_remote_code=True)
inputs = processor(images=page, questions=["What is the parcel number?"], return_tensors="pt")
answer = processor.post_process_answers(model(**inputs), inputs)[0][0]
print(json.dumps({"text": answer.text, "present": answer.present, "boxes": answer.boxes, "score": answer.score}))
"""


def run(*command, **environment) -> str:
    """Standard output of a command; its standard error is the assertion message if it fails."""
    options = {"capture_output": True, "text": True, "timeout": 300, "env": os.environ | environment}
    done = subprocess.run(list(map(str, command)), **options)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def djepa(*arguments) -> str:
    return run(sys.executable, "-c", "import sys; from djepa_cli import main; sys.exit(main())", *arguments)


def write_slip(folder: Path, number: int) -> Path:
    """Write a parcel slip as a PDF."""
    source = (
        '#set page(width: 320pt, height: 240pt)\n#set text(font: "Libertinus Serif")\n= Delivery slip\n'
        f"Parcel number: PN{7301 + 17 * number}\n\nWeight: {number + 2},5 kg\n\nReceived by hand"
    )
    path = folder / f"slip-{number}.pdf"
    path.write_bytes(typst.compile(source.encode()))
    return path


def write_rows(folder: Path, rows: Path) -> None:
    """Write one line of JSON per question; the answer texts are known and located on the page."""
    with rows.open("w") as file:
        for number in range(PAGES):
            path = write_slip(folder, number)
            page = load_page(path)
            text = PageText(page.words, page.boxes)
            matches = text.find(f"PN{7301 + 17 * number}")
            page_fields = {"image": path.name, "words": page.words, "boxes": page.boxes}
            page_fields |= {"page_id": path.stem, "document_id": path.stem}
            present = text.question("What is the parcel number?", matches, kind="value")
            absent = {"question": "What is the IBAN?", "answers": [], "answer_boxes": []}
            for question in (present, absent):
                row = page_fields | {name: question[name] for name in ("question", "answers", "answer_boxes")}
                file.write(json.dumps(row) + "\n")


def test_a_new_user_can_ask_train_publish_and_load_a_model(tmp_path):
    output = djepa("segment", ROOT / "examples" / "invoice.pdf", "--question", "What is the invoice number?", "--json")
    (first,) = json.loads(output)["answers"]
    assert first["present"] and first["words"] and first["boxes"]

    rows, trained, published = tmp_path / "rows.jsonl", tmp_path / "parcel-slips", tmp_path / "hub" / "parcel-slips"
    write_rows(tmp_path, rows)
    djepa("finetune", "--dataset", rows, "--eval_dataset", rows, "--output_dir", trained, *TRAINING.split())
    shutil.copytree(trained, published)
    shutil.rmtree(trained)

    card = (published / "README.md").read_text()
    assert metadata_load(published / "README.md")["license"] == "mit"
    assert re.search(r"\| training \| rows.jsonl \| train \|.*\| 0.70 \|", card)
    assert re.search(r"\| training \| generated business documents \| train \|.*\| 0.30 \|", card)
    assert "**The model was trained on these rows**" in card  # the same file served as both
    assert (
        "![A page with the model's answers](images/page-1.png)" in card
        and (published / "images" / "page-1.png").is_file()
    )

    page = write_slip(tmp_path, PAGES)
    (tmp_path / "modules").mkdir()
    printed = run(
        sys.executable,
        "-c",
        LOAD_PUBLISHED,
        published,
        page,
        HF_MODULES_CACHE=str(tmp_path / "modules"),
        HF_HUB_OFFLINE="1",
    )
    answer = json.loads(printed)
    assert isinstance(answer["present"], bool) and 0 <= answer["score"] <= 1
    assert answer["text"] in " ".join(load_page(page).words)
    assert all(0 <= value <= 1000 for box in answer["boxes"] for value in box)
