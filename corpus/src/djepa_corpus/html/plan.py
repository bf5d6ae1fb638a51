"""Which documents are printed, in which order: HTML files grouped to documents of a few pages, long files cut."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from .sources import Source


OVERHEAD = 3000  # bytes of navigation in an HTML file
PART = 40_000  # bytes of a part of a long file
SIZES = (1, 5_000, 12_000, 30_000)  # bytes that a document of several files has at least
MAX_FILES = 8


@dataclass(frozen=True)
class HtmlDocument:
    """HTML files that are printed as one document.

    Attributes:
        document_id: source, language and path of the first file, and the number of a part.
        files: in their order.
        window: the share of the text that is printed.
    """

    document_id: str
    source: Source
    language: str
    files: tuple[Path, ...]
    window: tuple[float, float] = (0, 1)

    @property
    def path(self) -> "HtmlDocument":
        """What a reader of documents gets."""
        return self


def plan_documents(sources: Sequence[Source], root: Path, languages: Sequence[str], seed: int) -> list[HtmlDocument]:
    """All documents, shuffled: sources and languages take turns, until theirs end."""
    queues = []
    for source in sources:
        for language in languages:
            if language in source.codes:
                rng = Random(f"{seed}-{source.name}-{language}")
                documents = list(_documents(source, root, language, rng))
                rng.shuffle(documents)
                queues.append(documents[::-1])
    ordered = []
    while queues:
        ordered += [queue.pop() for queue in queues if queue]
        queues = [queue for queue in queues if queue]
    return ordered


def _documents(source: Source, root: Path, language: str, rng: Random) -> Iterator[HtmlDocument]:
    group: list[Path] = []
    least, size = rng.choice(SIZES), 0
    for file in source.files(root, language):
        bytes_of_file = max(0, file.stat().st_size - OVERHEAD)
        if group and (
            size >= least or len(group) == MAX_FILES or file.parent != group[0].parent or bytes_of_file > PART
        ):
            yield _document(source, root, language, group)
            group, least, size = [], rng.choice(SIZES), 0
        if bytes_of_file > PART:
            count = -(-bytes_of_file // PART)
            for number in range(count):
                yield _document(source, root, language, [file], number, count)
        else:
            group.append(file)
            size += bytes_of_file
    if group:
        yield _document(source, root, language, group)


def _document(
    source: Source, root: Path, language: str, files: Sequence[Path], number: int = 0, count: int = 1
) -> HtmlDocument:
    name = f"{source.name}/{language}/{source.name_of(files[0], root, language)}"
    part = f"-{number + 1}" if count > 1 else ""
    return HtmlDocument(name + part, source, language, tuple(files), (number / count, (number + 1) / count))
