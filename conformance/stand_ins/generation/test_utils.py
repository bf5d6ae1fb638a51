"""Stand-in for transformers' generation tests: no model of this family generates."""


class GenerationTesterMixin:
    pass
