"""Fill a table from documents, in the processes of an engine."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from tqdm import tqdm

from djepa_pages import Limits
from djepa_pages.folder import find

from ..engines import open_engine
from ..engines.processes import Failed
from ..loading import MODULES, engine_for, local_folder
from .documents import ExtractSettings, as_row, extract_document
from .table import ResumableTable


def extract(
    sources: Sequence[Path],
    output: Path,
    settings: ExtractSettings,
    limits: Limits,
    num_proc: int | None = None,
    engine: str = "process",
    progress: bool = False,
) -> ResumableTable:
    """Fill a table with a row for each document, and continue one.

    Documents that have a row are not read again. One that cannot be read has the reason in `error`, and is tried again.

    Args:
        sources: documents, and folders, which are searched recursively. The table names relative paths from its folder.
        output: table, `.parquet`, `.csv` or `.jsonl`.
        settings: fields and model.
        limits: of time and memory, for each document.
        num_proc: processes, each with a model and one thread; by default two, or all CPUs of a Ray cluster. 0 reads in
            this process.
        engine: "process" or "ray".
        progress: show a progress bar.
    """
    documents, map_documents = find(sources, output.parent), open_engine(engine)
    model = str(local_folder(settings.model))  # one from the Hub is downloaded, once for all processes
    table = ResumableTable(output, settings)
    try:
        done = {name for name, row in table.rows.items() if row["pages"] is not None}
        left = [document for document in documents if document.document_id not in done]
        threads = None if num_proc == 0 else 1
        reader = partial(extract_document, settings=replace(settings, model=model), threads=threads)
        if engine_for(Path(model), settings.engine) == "torch":
            reader.preload = MODULES["torch"]  # importing torch takes long
        results = map_documents(left, reader, limits, num_proc)
        total, initial = len(documents), len(documents) - len(left)
        for document, result in tqdm(results, None, total, initial=initial, unit="document", disable=not progress):
            if isinstance(result, Failed):
                result = as_row(document.document_id, None, result.reason, dict.fromkeys(settings.fields, []))
            table.add(result)
        table.finish([document.document_id for document in documents])
    finally:
        table.close()
    return table
