"""Questions for labels: three wordings in training, the first one in tests."""

from collections.abc import Mapping, Sequence

from djepa_pages.page_text import PageText, unanswerable
from transformers_djepa.data.hub.layouts import ask_by_text


def ask_labels(
    pages: Sequence[dict], labels: Mapping[str, str], wordings: Mapping[str, Sequence[str]], is_test: bool
) -> None:
    """Add the questions of a document to its pages.

    A label is asked on every page of a document that has it on some page, and has no answer on the others. A label that
    no page has is left out.
    """
    for name, questions in wordings.items():
        if not labels.get(name):
            continue
        texts = [PageText(page["words"], page["boxes"]) for page in pages]
        has_label = [bool(text.find(labels[name])) for text in texts]
        for question in questions[: 1 if is_test else None]:
            for page, text, found in zip(pages, texts, has_label):
                if found:
                    ask_by_text(page, text, question, labels[name])
                elif any(has_label):
                    page["questions"].append(unanswerable(question, name))
                else:
                    page["unlocated"].append({"question": question, "answers": [labels[name]]})
