"""Scores of document question answering by region: plain functions, their accumulation, and the evaluation of models and baselines."""
