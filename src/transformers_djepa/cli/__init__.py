"""The commands `segment`, `prepare` and `evaluate`; their flags are in `djepa_cli`."""
