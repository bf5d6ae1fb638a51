from transformers_djepa.data.hub.sroie import split_line


def test_repeated_words_of_a_line_have_different_boxes():
    assert split_line("a  a", (0, 5, 40, 9)) == [("a", (0, 5, 10, 9)), ("a", (30, 5, 40, 9))]
