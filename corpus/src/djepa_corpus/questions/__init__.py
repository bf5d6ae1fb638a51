"""Questions about captions, tables and regions of untagged PDF pages."""
