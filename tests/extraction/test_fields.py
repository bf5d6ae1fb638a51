import pytest

from djepa_runtime.extraction.fields import SHIPPED, Field, read_fields


def write(folder, text):
    path = folder / "fields.yaml"
    path.write_text(text)
    return path


def test_questions_types_and_shared_settings_are_read(tmp_path):
    text = """
        date_order: MDY
        fields:
          number: ["What is the number?"]
          total: {question: ["What is the total?", "Gesamtbetrag?"], type: amount, decimal: ","}
          parties: {question: "Who are the parties?", multiple: true, date_order: DMY}
    """
    assert read_fields(write(tmp_path, text)) == [
        Field("number", ("What is the number?",), date_order="MDY"),
        Field("total", ("What is the total?", "Gesamtbetrag?"), "amount", date_order="MDY", decimal=","),
        Field("parties", ("Who are the parties?",), multiple=True, date_order="DMY"),
    ]


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_files_are_read_by_name(name):
    fields = read_fields(name)
    assert len(fields) >= 8 and {"date", "amount"} <= {field.type for field in fields}


@pytest.mark.parametrize(
    "text, complaint",
    [
        ("", "a field file maps names to questions"),
        ("fields: {a: {}}", "Field a: question must be a question"),
        (
            "fields: {a: {question: q, type: money}}",
            "type must be one of text, date, amount, number, yes_no, got 'money'",
        ),
        ("fields: {a: {question: q, multiple: 3}}", "multiple must be one of True, False, got 3"),
        ("fields: {a: q}\ndate_order: DM", "date_order must be one of DMY, MDY, YMD, got 'DM'"),
        ("fields: {a: q}\nlocale: de", "unexpected keyword argument 'locale'"),
    ],
)
def test_an_invalid_file_is_one_line_that_names_it(tmp_path, text, complaint):
    path = write(tmp_path, text)
    with pytest.raises(ValueError, match=complaint) as error:
        read_fields(path)
    assert str(error.value).startswith(str(path)) and "\n" not in str(error.value)


def test_a_missing_file_names_those_that_ship(tmp_path):
    with pytest.raises(
        ValueError, match="There is no field file nowhere.yaml; give a path, or one of invoice, order, re"
    ):
        read_fields("nowhere.yaml")
