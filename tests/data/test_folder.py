"""Documents of a folder with odd names, pipes, links, and files that cannot be read."""

import os
import socket

import pytest
from document_files import write_pdf

from transformers_djepa.data.folder import find_documents


NO_FILE = "A broken link, or no regular file that can be read."


@pytest.fixture
def folder(tmp_path):
    """A folder on a file system that takes any bytes as names."""
    root = tmp_path / "documents"
    root.mkdir()
    write_pdf(root / "good.pdf", "Good")
    return root


@pytest.mark.parametrize("name", [b"caf\xe9.pdf", b"new\nline.pdf", b"x" * 250 + b".pdf", b"d\xff/in.pdf"])
def test_a_document_of_any_name_has_an_id_of_valid_unicode(folder, name):
    path = os.fsencode(folder) + b"/" + name
    os.makedirs(os.path.dirname(path), exist_ok=True)
    os.replace(folder / "good.pdf", path)
    (document,) = find_documents(folder)
    assert document.document_id.encode() == name.replace(b"\xe9", b"\\xe9").replace(b"\xff", b"\\xff")
    assert os.fsencode(document.path) == path and document.left_out is None


def test_what_is_no_regular_file_is_marked_and_not_opened(folder):
    os.mkfifo(folder / "pipe.pdf")
    os.symlink("nowhere", folder / "broken.pdf")
    os.symlink("loop.pdf", folder / "loop.pdf")
    os.symlink("/dev/zero", folder / "zero.pdf")
    (folder / "folder.pdf").mkdir()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(os.path.relpath(folder / "sock.pdf"))
        documents = {document.document_id: document.left_out for document in find_documents(folder)}
    assert documents.pop("good.pdf") is None
    assert documents == dict.fromkeys(("broken.pdf", "loop.pdf", "pipe.pdf", "sock.pdf", "zero.pdf"), NO_FILE)


def test_documents_of_several_files_and_folders_are_named_as_seen_from_the_one_that_holds_them(tmp_path):
    for name in ("a/1.png", "b/1.png", "b/c/2.pdf", "d.pdf"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(name.encode())
    names = [each.document_id for each in find_documents(tmp_path / "b", tmp_path / "b" / "c", tmp_path / "d.pdf")]
    assert names == ["b/1.png", "b/c/2.pdf", "d.pdf"]
    assert [each.document_id for each in find_documents(tmp_path / "b" / "c" / "2.pdf")] == ["2.pdf"]
    with pytest.raises(ValueError, match="There is no file or folder .*gone.pdf"):
        find_documents(tmp_path / "a", tmp_path / "gone.pdf")
