"""Training scripts around `transformers.Trainer`: arguments, data, and the evaluation during training."""
