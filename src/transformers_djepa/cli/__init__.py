"""What the commands do. Their flags are in `djepa_cli`, which starts without importing this package."""
