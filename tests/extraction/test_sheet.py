import re

import typst

from djepa_pages import Limits
from djepa_runtime.extraction.documents import ExtractSettings, as_row
from djepa_runtime.extraction.fields import Field
from djepa_runtime.extraction.sheet import write_sheet
from djepa_runtime.extraction.table import ResumableTable
from djepa_runtime.processing.answers import Answer


FIELDS = (Field("total", ("q",), "amount"), Field("dates", ("q",), "date", multiple=True), Field("logo", ("q",)))
BOX = [[100.0, 100.0, 300.0, 150.0]]


def test_values_are_sorted_by_doubt_next_to_their_pictures(tmp_path):
    path = tmp_path / "a<b>.pdf"
    path.write_bytes(typst.compile(b"#set page(width: 200pt, height: 200pt)\nTotal 1.50\n#pagebreak()\n1 May 2025"))
    total, dates, logo = FIELDS
    answers = {
        total: [(1, Answer("1.50 <€>", 0.9, True, BOX, ["1.50", "€"]))],
        dates: [(2, Answer(text, score, True, BOX, [])) for text, score in (("1 May 2025", 0.5), ("soon", 0.2))],
        logo: [(1, Answer("", 0.7, True, BOX, []))],
    }
    nothing = dict.fromkeys(FIELDS, [])
    table = ResumableTable(tmp_path / "table.csv", ExtractSettings(FIELDS))
    table.add(as_row(path.name, 2, None, answers))
    table.add(as_row(str(tmp_path / "gone.pdf"), 1, None, nothing | {total: answers[total]}))
    table.add(as_row("broken", None, "It is damaged.", nothing))
    write_sheet(tmp_path / "check.html", table, Limits())
    table.close()
    html = (tmp_path / "check.html").read_text()
    lines = [line for line in html.splitlines() if line.startswith("<tr><td>")]
    assert [line[8:12] for line in lines] == ["0.20", "0.50", "0.70", "0.90", "0.90"]
    assert "<h1>5 values" in html and html.count("data:image/webp") == 4
    assert (
        "not of its type" in lines[0] and "soon" in lines[0] and "2025-05-01" in lines[1] and "(no words)" in lines[2]
    )
    assert "1.50 &lt;€&gt;" in lines[3] and "a&lt;b&gt;.pdf, page 1" in html and not re.search(r"<b>|<€>", html)
