"""Questions for pages without any, from the outline, captions, tables and regions of a PDF."""
