from pathlib import Path

import bad_readers

from djepa_pages import Limits
from djepa_pages.folder import Document
from djepa_runtime.engines.processes import Failed, map_documents


def write_documents(folder: Path, names: list[str]) -> list[Document]:
    documents = [Document(name, folder / name, "train") for name in names]
    for document in documents:
        document.path.write_text(f"text of {document.document_id}")
    return documents


def test_a_document_that_hangs_crashes_or_eats_memory_costs_only_itself(tmp_path):
    documents = write_documents(tmp_path, ["1-hang", "2-good", "3-crash", "4-memory", "5-raise", "6-good"])
    found = list(map_documents(documents, bad_readers.read, Limits(seconds=4, megabytes=1500)))
    assert [document for document, _ in found] == documents
    results = [result for _, result in found]
    assert results[1] == "text of 2-good" and results[5] == "text of 6-good"
    failed = [results[index] for index in (0, 2, 3, 4)]
    for result, expected in zip(failed, ("more than 4 seconds", "exit code 3", "1500 MB", "KeyError")):
        assert isinstance(result, Failed) and expected in result.reason


def test_without_processes_documents_are_read_here_and_errors_are_noted(tmp_path):
    documents = write_documents(tmp_path, ["1-good", "2-raise"])
    results = [result for _, result in map_documents(documents, bad_readers.read, Limits(), num_proc=0)]
    assert results == ["text of 1-good", Failed("KeyError: 'surprise'")]
