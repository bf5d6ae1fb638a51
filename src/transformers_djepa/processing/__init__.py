"""Pages in, tensors out, answers back: files, OCR, image and text processing, answer post-processing."""
