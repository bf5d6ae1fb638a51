"""Short texts in six languages, grouped by meaning: what the text and prompt encoders are trained on."""
