"""Streams of pages for pre-training."""

import itertools

import datasets
import pytest
import typst
from torch.utils.data import DataLoader

from builders import draw_page
from transformers_djepa.data import pretraining_streams
from transformers_djepa.data.pretraining_streams import held_out_pretraining_pages, pretraining_pages
from transformers_djepa.data.rows import PAGE_EXAMPLE_FEATURES, with_image


FILES, PAGES = 4, 2


def about(number, words=("w",), image=None) -> dict:
    page = {"image": image, "words": list(words), "boxes": [[0.0, 0.0, 9.0, 9.0]] * len(words)}
    return page | {"document_id": str(number), "page_id": str(number), "questions": []}


def write(file, *rows: dict) -> None:
    datasets.Dataset.from_list(list(rows), features=PAGE_EXAMPLE_FEATURES).to_parquet(file)


def test_each_page_has_its_epoch(tmp_path):
    write(tmp_path / "train.parquet", *map(about, range(3)))
    pages = list(itertools.islice(pretraining_pages([str(tmp_path)]), 9))
    assert [page["epoch"] for page in pages] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_generated_pages_have_an_epoch():
    pages = list(itertools.islice(pretraining_pages(["generated"], with_images=False), 2))
    assert [page["epoch"] for page in pages] == [0, 0] and pages[0]["page_id"] != pages[1]["page_id"]


def test_pages_wait_to_be_shuffled_with_their_images_undecoded(tmp_path, monkeypatch):
    write(tmp_path / "train.parquet", *(about(number, image=draw_page(["page"], (60, 80))) for number in range(8)))
    decoded = []
    monkeypatch.setattr(pretraining_streams, "with_image", lambda page: decoded.append(page) or with_image(page))
    page = next(iter(pretraining_pages([str(tmp_path)])))
    assert len(decoded) == 1 and isinstance(decoded[0]["image"], bytes) and page["image"].mode == "RGB"


def test_pages_without_words_are_left_out_and_nothing_else_is_an_error(tmp_path):
    write(tmp_path / "train.parquet", about(0, words=()), about(1, words=(" ",)), about(2))
    assert next(iter(pretraining_pages([str(tmp_path)])))["page_id"] == "2"
    write(tmp_path / "train.parquet", about(0, words=()))
    with pytest.raises(ValueError, match="a loader's share of them, have no words"):
        next(iter(pretraining_pages([str(tmp_path)])))


def test_the_files_are_read_in_another_order_in_each_epoch(tmp_path):
    for file in range(FILES):
        rows = [about(file) | {"page_id": f"{file}-{number}"} for number in range(PAGES)]
        write(tmp_path / f"train-{file}.parquet", *rows)

    def read(seed):
        stream = iter(pretraining_pages([str(tmp_path)], "train", seed, 64))
        return [[page["document_id"] for page in itertools.islice(stream, FILES * PAGES)] for _ in range(4)]

    epochs = read(5)
    assert all(sorted(epoch) == sorted(epochs[0]) for epoch in epochs) and len(set(map(tuple, epochs))) > 2
    assert read(5) == epochs and read(6)[1:] != epochs[1:]


def test_the_pages_of_a_file_are_shuffled_anew_in_each_epoch(tmp_path):
    write(tmp_path / "train.parquet", *map(about, range(8)))
    stream = iter(pretraining_pages([str(tmp_path)]))
    epochs = [[page["page_id"] for page in itertools.islice(stream, 8)] for _ in range(3)]
    assert len(set(map(tuple, epochs))) == 3 and all(sorted(epoch) == sorted(epochs[0]) for epoch in epochs)


def test_datasets_are_mixed_by_their_weights(tmp_path):
    folders = [tmp_path / name for name in "ab"]
    for folder in folders:
        folder.mkdir()
        write(folder / "train.parquet", about(folder.name))
    stream = pretraining_pages(list(map(str, folders)), weights=[1, 3])
    ids = [page["page_id"] for page in itertools.islice(stream, 200)]
    assert 0.65 < ids.count("b") / 200 < 0.85


def test_crops_have_their_side_and_move_with_the_epoch(tmp_path):
    words = about(0, ["word"] * 2, draw_page(["page"], (300, 400))) | {"boxes": [[0, 0, 9, 9], [500, 500, 520, 520]]}
    write(tmp_path / "train.parquet", words)
    settings = {"image_size": 200, "crop_side": 64}
    crops = list(itertools.islice(pretraining_pages([str(tmp_path)], **settings), 4))
    assert {crop["image"].size for crop in crops} == {(64, 64)} and len({crop["image"].tobytes() for crop in crops}) > 1
    again = list(itertools.islice(pretraining_pages([str(tmp_path)], **settings), 4))
    assert [crop["image"].tobytes() for crop in again] == [crop["image"].tobytes() for crop in crops]
    write(tmp_path / "test.parquet", words)
    held_out = held_out_pretraining_pages(str(tmp_path), "test", 1, **settings)
    assert [page["image"].size for page in held_out] == [(64, 64)] and list(held_out) == list(held_out)


def test_crops_of_every_kind_of_dataset_come_from_several_loader_workers(tmp_path):
    for name in "abcd":
        path = tmp_path / "pdfs" / name / "doc.pdf"
        path.parent.mkdir(parents=True)
        path.write_bytes(typst.compile(f"#set page(width: 400pt, height: 500pt)\n= {name}\n#lorem(300)".encode()))
        write(tmp_path / f"train-{name}.parquet", about(name, image=draw_page(["page"], (60, 80))))
    names = ["generated", f"outlines:{tmp_path / 'pdfs'}", str(tmp_path)]
    pages = pretraining_pages(names, image_size=160, workers=2, crop_side=64)
    assert pages.num_shards == 2
    drawn = list(itertools.islice(DataLoader(pages, batch_size=None, num_workers=2), 120))
    kinds = {"pdf" if "#" in page["page_id"] else page["page_id"].split("-")[0] for page in drawn}
    assert kinds == {"pdf", "train", *"abcd"} and {page["image"].size for page in drawn} == {(64, 64)}
