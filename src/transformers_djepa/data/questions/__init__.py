"""Questions for pages without any, from what a PDF states about itself; wordings are in `topics/`, in six languages."""
