"""From files to model inputs, and from model outputs to answers."""
