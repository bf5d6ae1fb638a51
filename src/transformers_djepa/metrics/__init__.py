"""Scores of answers and their regions: plain functions, tables of them, the evaluation of models and baselines."""
