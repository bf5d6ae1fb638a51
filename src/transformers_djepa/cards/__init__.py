"""Model cards: the `README.md` of a model folder."""
