"""What several benchmarks share: tasks to train on, optimizers to train with."""
