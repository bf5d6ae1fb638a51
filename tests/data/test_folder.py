"""Documents of folders and files."""

import pytest

from djepa_pages.folder import find_documents


def test_documents_of_several_files_and_folders_are_named_as_seen_from_the_one_that_holds_them(tmp_path):
    for name in ("a/1.png", "b/1.png", "b/c/2.pdf", "d.pdf"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(name.encode())
    names = [each.document_id for each in find_documents(tmp_path / "b", tmp_path / "b" / "c", tmp_path / "d.pdf")]
    assert names == ["b/1.png", "b/c/2.pdf", "d.pdf"]
    assert [each.document_id for each in find_documents(tmp_path / "b" / "c" / "2.pdf")] == ["2.pdf"]
    with pytest.raises(ValueError, match="There is no file or folder .*gone.pdf"):
        find_documents(tmp_path / "a", tmp_path / "gone.pdf")
