"""Content of untagged PDF pages: words with fonts, drawings, and a first look at a page."""
