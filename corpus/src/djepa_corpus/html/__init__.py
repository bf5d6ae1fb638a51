"""HTML documentation of Debian packages, printed to tagged PDF by Chromium, as pages whose regions are exact."""
