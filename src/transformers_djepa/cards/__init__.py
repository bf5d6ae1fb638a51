"""Model cards: what a trained model's `README.md` says, gathered part by part and set by a template."""
