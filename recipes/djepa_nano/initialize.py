"""Initialize a nano model with multilingual-e5-small's text encoder (first stage of the recipe).

    python recipes/djepa_nano/initialize.py --rows build/rows/generated build/rows/html --output build/nano-0

OUTPUT is the page model: six of the twelve layers, all other weights random. OUTPUT-teacher is the encoder with all
layers, a `BertModel`. Both have the pieces of the vocabulary that occur most often in the rows, which are tokenized
once with all of them; each folder of rows counts the same. Pages and questions share tokenizer and embeddings.
"""

import argparse
import copy
import json
import tempfile
import unicodedata
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import torch
from e5 import download_e5
from pyarrow.dataset import dataset
from tokenizers import Tokenizer
from tqdm import tqdm
from transformers import BertConfig, BertModel, PreTrainedTokenizerFast, set_seed

from transformers_djepa import DJepaConfig, DJepaForPromptableSegmentation, DJepaImageProcessorPil, DJepaProcessor


PIECES = 21_000
SPECIAL = ["<s>", "<pad>", "<unk>", "</s>", "<mask>"]  # CLIP pools at the largest token if the end token is 2
LAYERS = [1, 3, 5, 7, 9, 11]
COUNTED_ROWS = 4_000  # of each folder
BATCH = 500
SPACE = "\u2581"  # SentencePiece's start of a word


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", nargs="+", type=Path, required=True, help="folders with columns `words` or `text`")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--pieces", type=int, default=PIECES)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    set_seed(arguments.seed)
    with tempfile.TemporaryDirectory() as folder:
        bert, weights, tokenizer = download_e5(Path(folder))
    counts = count_pieces(tokenizer, arguments.rows)
    kept = choose_pieces(tokenizer["model"]["vocab"], counts, arguments.pieces)
    print(f"{len(kept)} pieces, {sum(counts[n] for n in kept) / counts.total():.2%} of the counted pieces")
    name = "embeddings.word_embeddings.weight"
    mask = len(tokenizer["model"]["vocab"]) - 1
    old = {"<mask>": mask} | {piece: n for n, (piece, _) in enumerate(tokenizer["model"]["vocab"])}
    weights[name] = weights[name][[*(old[token] for token in SPECIAL), *kept]]
    text_tokenizer = cut_tokenizer(tokenizer, kept)
    save_teacher(bert, weights, text_tokenizer, Path(f"{arguments.output}-teacher"))
    save_page_model(weights, text_tokenizer, arguments.output)


def count_pieces(tokenizer: dict, folders: list[Path]) -> Counter[int]:
    """Share of each piece in the words or texts of every folder, summed over the folders."""
    backend, total = Tokenizer.from_str(json.dumps(tokenizer)), Counter()
    for folder in folders:
        count = Counter()
        for texts in read_texts(folder):
            for encoding in backend.encode_batch_fast(texts, add_special_tokens=False):
                count.update(encoding.ids)
        total.update({piece: number * 1e6 / count.total() for piece, number in count.items()})
    return total


def read_texts(folder: Path) -> Iterator[list[str]]:
    """Texts of rows spread over the files of a folder, in batches; raises `SystemExit` if it has none."""
    rows = dataset(sorted(folder.glob("train-*.parquet")), format="parquet")
    if not {"text", "words"} & set(rows.schema.names):
        raise SystemExit(f"{folder} has no rows of a training split with a column `words` or `text`.")
    column = "text" if "text" in rows.schema.names else "words"
    step = max(1, rows.count_rows() // COUNTED_ROWS)
    for batch in tqdm(rows.to_batches(columns=[column], batch_size=BATCH * step), desc=str(folder)):
        values = batch.column(0).to_pylist()[::step]
        yield values if column == "text" else [" ".join(words) for words in values]


def choose_pieces(vocabulary: list[tuple[str, float]], counts: Counter[int], size: int) -> list[int]:
    """Indices of pieces in their order: single Latin letters, digits and signs, then those counted most often."""
    pieces = [piece for piece, _ in vocabulary]
    special = set(SPECIAL)

    def is_basic(piece: str) -> bool:
        letter = piece.removeprefix(SPACE) or SPACE
        return len(letter) == 1 and (ord(letter) < 0x250 or unicodedata.category(letter) in ("Sc", "Po", "Pd"))

    basic = [
        n for n, piece in enumerate(pieces) if piece not in special and is_basic(piece) and ord(piece[-1]) < 0x2600
    ]
    often = [n for n, _ in counts.most_common() if pieces[n] not in special]
    chosen = dict.fromkeys([*basic, *often])
    return sorted(islice(chosen, size - len(SPECIAL)))


def cut_tokenizer(tokenizer: dict, kept: list[int]) -> PreTrainedTokenizerFast:
    """The Unigram tokenizer with the `kept` pieces, and with NFKC in place of SentencePiece's larger table."""
    vocabulary = tokenizer["model"]["vocab"]
    pieces = [[token, 0.0] for token in SPECIAL] + [vocabulary[n] for n in kept]
    spaces = {"type": "Replace", "pattern": {"Regex": r"\s+"}, "content": " "}
    ends = {token: {"id": token, "ids": [SPECIAL.index(token)], "tokens": [token]} for token in ("<s>", "</s>")}
    content = tokenizer | {
        "added_tokens": [added_token(number, token) for number, token in enumerate(SPECIAL)],
        "normalizer": {"type": "Sequence", "normalizers": [{"type": "NFKC"}, spaces]},
        "post_processor": tokenizer["post_processor"] | {"special_tokens": ends},
        "model": tokenizer["model"] | {"vocab": pieces, "unk_id": SPECIAL.index("<unk>")},
    }
    names = dict(zip(("bos_token", "pad_token", "unk_token", "eos_token", "mask_token"), SPECIAL))
    names |= {"cls_token": "<s>", "sep_token": "</s>"}
    return PreTrainedTokenizerFast(tokenizer_object=Tokenizer.from_str(json.dumps(content)), **names)


def added_token(number: int, token: str) -> dict:
    flags = dict.fromkeys(("single_word", "lstrip", "rstrip", "normalized"), False)
    return {"id": number, "content": token, "special": True, **flags}


def save_teacher(bert: BertConfig, weights: dict, tokenizer: PreTrainedTokenizerFast, folder: Path) -> None:
    bert.vocab_size = len(tokenizer)
    model = BertModel(bert, add_pooling_layer=False)
    model.load_state_dict(weights)
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def save_page_model(weights: dict[str, torch.Tensor], tokenizer: PreTrainedTokenizerFast, folder: Path) -> None:
    config = DJepaConfig.from_size("nano")
    config.tie_prompt_embeddings = True
    config.text_config.vocab_size = config.prompt_config.vocab_size = len(tokenizer)
    for part in (config.text_config, config.prompt_config):
        part.bos_token_id, part.eos_token_id = tokenizer.bos_token_id, tokenizer.eos_token_id
        part.pad_token_id = tokenizer.pad_token_id
    model = DJepaForPromptableSegmentation(config)
    layers = {f"encoder.layer.{old}.": f"encoder.layer.{new}." for new, old in enumerate(LAYERS)}
    chosen = {name: weight for name, weight in weights.items() if not name.startswith("encoder.")}
    for old, new in layers.items():
        chosen |= {name.replace(old, new): weight for name, weight in weights.items() if name.startswith(old)}
    model.model.text_encoder.load_text_state_dict(chosen)
    length = config.text_config.max_position_embeddings
    prompt_tokenizer = copy.deepcopy(tokenizer)
    tokenizer.model_max_length, prompt_tokenizer.model_max_length = length, config.prompt_config.max_position_embeddings
    image_processor = DJepaImageProcessorPil(size=config.vision_config.image_size)
    processor = DJepaProcessor(image_processor, tokenizer, prompt_tokenizer, max_length=length)
    model.save_pretrained(folder)
    processor.save_pretrained(folder)
    print(f"{folder}: {sum(parameter.numel() for parameter in model.parameters()) / 1e6:.1f} M parameters")


if __name__ == "__main__":
    main()
