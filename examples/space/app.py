"""A Gradio Space: ask a page of a PDF or an image, see the answer on it, and correct it by clicks.

    pip install gradio 'transformers-djepa[ocr]' && python app.py

`DJEPA_MODEL` is the folder or Hub id of a model; the bundled one by default. A page is read and encoded once.
"""

import os
from dataclasses import dataclass, field

import gradio as gr
import torch
from PIL import Image, ImageDraw
from transformers import AutoModelForMaskGeneration, AutoProcessor

from djepa_pages import Limits, Page, load_page
from djepa_runtime.bundled import resolve_checkpoint
from djepa_runtime.inference.request import as_result
from djepa_runtime.overlay import draw_answers


MODEL = resolve_checkpoint(os.environ.get("DJEPA_MODEL"))
MEGABYTES = 20  # of an upload
LIMITS = Limits()  # of time and memory for reading a page
HOUR = 3600  # seconds; pages and uploads that are older are deleted every hour
TYPES = [".pdf", ".png", ".jpg", ".jpeg", ".tif", ".tiff", ".webp"]
INSIDE, OUTSIDE = "adds to the answer", "takes away"
COLOURS = {1: (0, 158, 115), 0: (213, 94, 0)}  # of clicks, by label

processor = AutoProcessor.from_pretrained(MODEL)
model = AutoModelForMaskGeneration.from_pretrained(MODEL).eval()


@dataclass
class Session:
    """A page that is encoded, and what is asked about it."""

    page: Page
    inputs: dict
    embeddings: object
    question: str = ""
    width: int = 0  # pixels of the picture that is shown
    points: list[list[float]] = field(default_factory=list)  # clicks [x, y] in 0..1000
    labels: list[int] = field(default_factory=list)  # 1 inside the answer, 0 outside


@torch.inference_mode()
def encode(path: str | None, number: int) -> Session:
    """Read and encode a page; an upload that cannot be read is one message."""
    if path is None:
        raise gr.Error("Upload a PDF or an image first.")
    if os.path.getsize(path) > MEGABYTES * 2**20:
        raise gr.Error(f"The file is larger than {MEGABYTES} MB.")
    try:
        pages = processor.read_pages(load_page(path, int(number or 1), limits=LIMITS), limits=LIMITS)
        inputs = processor(images=pages, return_tensors="pt")
    except ValueError as error:
        raise gr.Error(str(error).replace(path, os.path.basename(path))) from error
    return Session(pages[0], inputs, model.get_page_embeddings(**inputs))


@torch.inference_mode()
def answer(session: Session) -> tuple[Image.Image, str, float | None]:
    """The page with the answer and the clicks, the text of the answer, and its score."""
    if not session.question and not session.points:
        session.width = session.page.image.width
        return session.page.image, "", None
    clicks = {"input_points": [[session.points]], "input_labels": [[session.labels]]} if session.points else {}
    questions = [session.question or None]
    try:
        asked = processor(questions=questions, page_inputs=session.inputs, return_tensors="pt", **clicks)
    except ValueError as error:
        raise gr.Error(str(error)) from error
    outputs = model(page_embeddings=session.embeddings, **asked)
    ((found,),) = processor.post_process_answers(outputs, asked, page_inputs=session.inputs)
    picture = draw_answers(session.page.image, questions, [as_result(found)])
    session.width = picture.width
    draw_clicks(picture, session)
    text = found.text or ("(marked on the page)" if found.present else "(not on this page)")
    return picture, text, round(found.score, 3)


def draw_clicks(picture: Image.Image, session: Session) -> None:
    """Draw clicks as discs; the page fills the width of the picture."""
    draw, radius = ImageDraw.Draw(picture), picture.width / 120
    for (x, y), label in zip(session.points, session.labels):
        centre = x / 1000 * session.width, y / 1000 * page_height(session)
        draw.circle(centre, radius, fill=COLOURS[label], outline="white", width=3)


def page_height(session: Session) -> float:
    """Pixels of the page in the picture; the legend is below."""
    return session.width * session.page.size[1] / session.page.size[0]


def open_file(path: str | None) -> tuple:
    """Show the first page of another file."""
    return *open_page(path, 1), 1


def open_page(path: str | None, number: int) -> tuple:
    session = encode(path, number)
    return session, *answer(session), f"page {session.page.number} of {session.page.num_pages}"


def ask(session: Session | None, question: str) -> tuple:
    """Ask a question, without the clicks of the one before."""
    if session is None:
        raise gr.Error("Upload a PDF or an image first.")
    session.question, session.points, session.labels = question.strip(), [], []
    return session, *answer(session)


def click(session: Session | None, kind: str, event: gr.SelectData) -> tuple:
    """Correct the answer by a click on the page."""
    if session is None:
        raise gr.Error("Upload a PDF or an image first.")
    x, y = event.index[0] / session.width * 1000, event.index[1] / page_height(session) * 1000
    if y <= 1000:  # not on the legend
        session.points.append([x, y])
        session.labels.append(int(kind == INSIDE))
    return session, *answer(session)


def clear(session: Session | None) -> tuple:
    """Take back the clicks."""
    if session is None:
        return None, None, "", None
    session.points, session.labels = [], []
    return session, *answer(session)


with gr.Blocks(title="Ask a document page", delete_cache=(HOUR, HOUR)) as demo:
    gr.Markdown(
        "# Ask a document page\nUpload a PDF or an image, choose the page, and ask. "
        "Click on the page to correct the answer. Uploads are deleted within two hours."
    )
    session = gr.State(None, time_to_live=HOUR)
    with gr.Row():
        with gr.Column(scale=1):
            file = gr.File(label=f"PDF or image, up to {MEGABYTES} MB", file_types=TYPES, type="filepath")
            number = gr.Number(1, label="Page", precision=0, minimum=1)
            position = gr.Markdown()
            question = gr.Textbox(label="Question", placeholder="What is the total?", max_length=300)
            button = gr.Button("Ask", variant="primary")
            kind = gr.Radio([INSIDE, OUTSIDE], value=INSIDE, label="A click")
            clearing = gr.Button("Clear clicks")
            text = gr.Textbox(label="Answer", interactive=False)
            score = gr.Number(label="Score", interactive=False)
        with gr.Column(scale=2):
            picture = gr.Image(label="Page", type="pil", interactive=False, format="png")
    shown = [session, picture, text, score]
    file.upload(open_file, file, [*shown, position, number], api_name="open_file")
    gr.on([number.submit, number.input], open_page, [file, number], [*shown, position], api_name="open_page")
    gr.on([button.click, question.submit], ask, [session, question], shown, api_name="ask")
    picture.select(click, [session, kind], shown, api_name=False)
    clearing.click(clear, session, shown, api_name="clear")
demo.queue(default_concurrency_limit=1, max_size=32)


if __name__ == "__main__":
    demo.launch(max_file_size=MEGABYTES * 2**20)
