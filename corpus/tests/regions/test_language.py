import pytest

from djepa_corpus.regions.language import language_of


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("The boats of the harbour are painted in the spring, and that is a lot of work for all of us.", "en"),
        ("Die Boote werden im Frühjahr gestrichen, und das ist für alle eine Menge Arbeit auf dem Hof.", "de"),
        ("Les bateaux sont peints au printemps, et c'est beaucoup de travail pour les gens du port.", "fr"),
        ("Los barcos se pintan en primavera y es mucho trabajo para las personas del puerto.", "es"),
        ("Le barche sono dipinte in primavera, e questo è molto lavoro per gli uomini della riva del porto.", "it"),
        ("De boten worden in het voorjaar geschilderd en dat is veel werk voor de mensen van een haven.", "nl"),
        ("Lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt.", None),
        ("", None),
    ],
)
def test_the_language_is_that_of_most_stop_words(text, code):
    assert language_of(text.split()) == code
