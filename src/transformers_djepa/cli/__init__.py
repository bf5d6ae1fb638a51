"""The commands that do not train, and `annotate retrain`; their flags are in `djepa_cli`."""
