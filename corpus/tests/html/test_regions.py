from djepa_corpus.html.margins import Margins
from djepa_corpus.html.regions import add_margins, hidden_topics, read_marks, split_tables
from djepa_pages.tags import Element


def test_marked_elements_get_their_kinds():
    marked = Element("figure", (Element("p", (0,)),), attributes={"alt": "djepa:note"})
    image = Element("figure", (Element("figure", attributes={"alt": "djepa:image"}), Element("caption", (1,))))
    note, figure = read_marks(Element("document", (marked, image))).children
    assert (note.kind, note.attributes, note.all_words()) == ("aside", {}, [0])
    assert [each.kind for each in figure.walk()] == ["figure", "figure", "caption"]
    assert figure.children[0].attributes == {}


def test_margins_are_headers_footers_and_the_page_number():
    words = ["Chapter", "3", "Text", "3", "Page", "3", "of", "9"]
    boxes = [[100, 20, 160, 30], [165, 20, 170, 30], [100, 500, 140, 510], [145, 500, 150, 510]]
    boxes += [[x, 970, x + 20, 980] for x in (400, 425, 450, 475)]
    root = Element("document", (Element("p", (2, 3)),))
    page = add_margins(root, words, boxes, Margins(60, 940, 100, "Page {n} of {all}", ""), 3, 9)
    assert [(each.kind, each.words) for each in page.children[1:]] == [("header", (0, 1)), ("pagenumber", (4, 5, 6, 7))]
    alone = add_margins(root, words, boxes, Margins(60, 940, 100, "{n}", ""), 9, 9)
    assert [(each.kind, each.words) for each in alone.children[1:]] == [
        ("header", (0, 1)),
        ("pagenumber", (7,)),
        ("footer", (4, 5, 6)),
    ]


def test_a_table_in_two_columns_is_two_tables():
    boxes = [[100, 800, 200, 820], [100, 840, 200, 860], [550, 50, 650, 70], [550, 90, 650, 110]]
    rows = tuple(Element("tr", (Element("td", (index,)),)) for index in range(4))
    rules = ([100, 830, 400, 831], [550, 80, 850, 81])
    root = split_tables(Element("document", (Element("div", (Element("table", rows, rules),)),)), boxes)
    tables = list(root.of_kind("table"))
    assert [(table.all_words(), table.boxes) for table in tables] == [([0, 1], rules[:1]), ([2, 3], rules[1:])]


def test_topics_inside_other_regions_are_not_called_absent():
    item = Element("li", (Element("code", (0,)),))
    assert hidden_topics(Element("document", (Element("l", (item,)),))) == {"code"}
    assert hidden_topics(Element("document", (Element("code", (0,)),))) == set()
    assert hidden_topics(Element("document", (Element("aside", (Element("l", (item,)),)),))) == {"code", "list"}
