"""Pages of a dataset, as `djepa` commands load them."""

from transformers_djepa import DJepaPageDataset
from transformers_djepa.data.hub import load_document_dataset


def load_pages(source, split: str = "train", **settings) -> list[dict]:
    """Pages with decoded images, without the fields that a row may lack."""
    pages = list(DJepaPageDataset(load_document_dataset(source, split, **settings)))
    for page in pages:
        del page["epoch"]
        page["questions"] = [{k: v for k, v in question.items() if v is not None} for question in page["questions"]]
    return pages
