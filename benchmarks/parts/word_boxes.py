"""Word boxes of PDFs' text layers against Tesseract's on the rendered pages."""

import re
from pathlib import Path
from statistics import median

import numpy as np
import pytesseract
from PIL import Image

from transformers_djepa.processing.pages import load_page, num_pages


PAGES = 20
MIN_WORDS = 50
SURE = 90  # percent of Tesseract's confidence
PLAIN = re.compile(r"[A-Za-z]{3,}")  # what Tesseract's English reads well


def compare_with_ocr(files: list[Path]) -> dict[str, float]:
    """Of plain words that Tesseract is sure of: how many the text layer has at their place, and the IoU of these."""
    ious, count, pages = [], 0, 0
    for path in files:
        if pages == PAGES:
            break
        page = load_page(path, (num_pages(path) + 1) // 2)
        if not page.words or len(page.words) < MIN_WORDS:
            continue
        pages += 1
        for word, box in ocr_words(page.image):
            count += 1
            ious += same_word(word, box, page.words, np.asarray(page.boxes))
    return {
        "word boxes: pages": pages,
        "word boxes: words of OCR": count,
        "word boxes: share found in the text layer": round(len(ious) / count, 3),
        "word boxes: median IoU": round(median(ious), 3),
    }


def ocr_words(image: Image.Image) -> list[tuple[str, np.ndarray]]:
    """Plain words with their boxes in 0..1000 of the page."""
    data = pytesseract.image_to_data(image, output_type=pytesseract.Output.DICT)
    scale = 1000 / np.array([*image.size, *image.size])
    found = []
    for text, sure, *box in zip(*(data[name] for name in ("text", "conf", "left", "top", "width", "height"))):
        if sure >= SURE and PLAIN.fullmatch(stripped(text)):
            left, top, width, height = box
            found.append((stripped(text), np.array([left, top, left + width, top + height]) * scale))
    return found


def same_word(word: str, box: np.ndarray, words: list[str], boxes: np.ndarray) -> list[float]:
    """IoU with the word of the text layer of the same letters that overlaps most; empty if none does."""
    corner = np.minimum(boxes[:, 2:], box[2:]) - np.maximum(boxes[:, :2], box[:2])  # (words, 2)
    shared = corner.clip(0).prod(1)
    iou = shared / (area(boxes) + area(box[None]) - shared)
    same = [iou[index] for index in np.nonzero(shared)[0] if stripped(words[index]) == word]
    return [float(max(same))] if same else []


def area(boxes: np.ndarray) -> np.ndarray:
    return (boxes[:, 2:] - boxes[:, :2]).prod(1)


def stripped(word: str) -> str:
    """Without punctuation around it, which OCR often takes for a word or loses; ligatures apart."""
    for ligature, letters in (("ﬀ", "ff"), ("ﬁ", "fi"), ("ﬂ", "fl"), ("ﬃ", "ffi"), ("ﬄ", "ffl")):
        word = word.replace(ligature, letters)
    return re.sub(r"^\W+|\W+$", "", word)
