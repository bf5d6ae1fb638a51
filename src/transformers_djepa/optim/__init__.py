"""The natural-gradient optimizer (paper section 2). Imports nothing from the rest of the package."""

from .natural_gradient import NaturalGradient


__all__ = ["NaturalGradient"]
