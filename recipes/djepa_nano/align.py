"""Align the prompt tower with the text encoder (step 1b of the recipe).

    python recipes/djepa_nano/align.py --model build/nano-0 --output build/nano-1

Questions and page text go through different tokenizers and towers. As in CLIP (arXiv 2103.00020), InfoNCE pulls the
prompt tower's pooled embedding of a question towards the text encoder's mean embedding of what the page would print: a
label of the same field in any language, or the phrase that the question quotes. The text encoder (MiniLM, a sentence
encoder) is frozen. Pairs with the same meaning are not negatives.
"""

import argparse
import random
from pathlib import Path

import torch
import torch.nn.functional as F
from tqdm.auto import trange
from transformers import AutoModelForMaskGeneration, AutoProcessor, set_seed

import transformers_djepa  # noqa: F401
from djepa_forms import Language, language_codes, load_language, make_facts
from transformers_djepa.training.starting_model import keep_freed_memory


TEMPERATURE = 0.05
LANGUAGE_WEIGHTS = (6, 2, 2, 2, 1, 1)  # of language_codes()
LONGEST_PHRASE = 5  # words
FACTS_PER_LANGUAGE = 200  # invented documents whose items are phrases


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--steps", type=int, default=800)
    parser.add_argument("--batch-size", type=int, default=192)
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    set_seed(arguments.seed)
    keep_freed_memory()
    model = AutoModelForMaskGeneration.from_pretrained(arguments.model, dtype="float32")
    model.set_attn_implementation({"prompt_config": "eager"})
    processor = AutoProcessor.from_pretrained(arguments.model)
    align(model, processor, arguments)
    model.save_pretrained(arguments.output)
    processor.save_pretrained(arguments.output)


def align(model, processor, arguments) -> None:
    clip, bert = model.prompt_encoder.clip.train(), model.model.text_encoder.bert.eval()
    head = torch.nn.Linear(clip.config.hidden_size, bert.config.hidden_size)
    parameters = [*clip.parameters(), *head.parameters()]
    optimizer = torch.optim.AdamW(parameters, lr=arguments.learning_rate, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, arguments.learning_rate, arguments.steps, pct_start=0.1)
    rng, pairs = random.Random(arguments.seed), Pairs()
    progress = trange(arguments.steps)
    for step in progress:
        questions, phrases, meanings = zip(*(pairs.draw(rng) for _ in range(arguments.batch_size)))
        with torch.autocast("cpu", torch.bfloat16):
            questions_embedded = head(
                clip(**processor.prompt_tokenizer(list(questions), padding=True, return_tensors="pt")).pooler_output
            )
            phrases_embedded = mean_embedding(
                bert, processor.tokenizer(list(phrases), padding=True, return_tensors="pt")
            )
        loss = contrastive_loss(questions_embedded.float(), phrases_embedded.float(), meanings)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        schedule.step()
        if step % 50 == 0:
            progress.write(f"step {step} loss {loss.item():.3f}")


class Pairs:
    """Samples of (question, printed phrase, meaning)."""

    def __init__(self):
        self.languages = [load_language(code) for code in language_codes()]
        sentences = [language.sentences for language in self.languages]
        texts = [text for table in sentences for text in (*table["without_values"], *table["with_values"].shared)]
        rng = random.Random(0)
        facts = [make_facts(rng, code) for code in language_codes() for _ in range(FACTS_PER_LANGUAGE)]
        texts += [item["description"] for fact in facts for item in fact.items]
        self.words = [text.split() for text in texts if "{" not in text and len(text.split()) > 1]
        self.fields = list(self.languages[0].labels)

    def draw(self, rng: random.Random) -> tuple[str, str, str]:
        kind = rng.random()
        if kind < 0.5:  # another wording of the same field
            field = rng.choice(self.fields)
            question = rng.choice(self._language(rng).questions[field].shared)
            return question, rng.choice(self._language(rng, uniform=True).labels[field].shared), field
        if kind < 0.75:  # the label itself
            field = rng.choice(self.fields)
            phrase, meaning = rng.choice(self._language(rng, uniform=True).labels[field].shared), field
        else:  # any phrase
            words = rng.choice(self.words)
            length = rng.randint(1, min(LONGEST_PHRASE, len(words)))
            start = rng.randrange(len(words) - length + 1)
            phrase = meaning = " ".join(words[start : start + length])
        return rng.choice(self._language(rng).label_questions.shared).format(label=phrase), phrase, meaning

    def _language(self, rng: random.Random, uniform: bool = False) -> Language:
        weights = [1] * len(self.languages) if uniform else LANGUAGE_WEIGHTS
        return rng.choices(self.languages, weights)[0]


@torch.no_grad()
def mean_embedding(bert, inputs) -> torch.Tensor:
    """Mean of the token embeddings `(N, width)`, MiniLM's sentence embedding."""
    mask = inputs["attention_mask"].unsqueeze(-1)
    hidden = bert(input_ids=inputs["input_ids"], attention_mask=inputs["attention_mask"]).last_hidden_state
    return (hidden * mask).sum(1) / mask.sum(1)


def contrastive_loss(questions: torch.Tensor, phrases: torch.Tensor, meanings: tuple[str, ...]) -> torch.Tensor:
    """Symmetric InfoNCE of embeddings `(N, width)`; other entries with the same meaning are masked."""
    scores = F.normalize(questions, dim=-1) @ F.normalize(phrases, dim=-1).T / TEMPERATURE
    numbers = torch.tensor([meanings.index(meaning) for meaning in meanings])
    same = (numbers.unsqueeze(0) == numbers.unsqueeze(1)) & ~torch.eye(len(numbers), dtype=torch.bool)
    scores = scores.masked_fill(same, float("-inf"))
    target = torch.arange(len(numbers))
    return (F.cross_entropy(scores, target) + F.cross_entropy(scores.T, target)) / 2


if __name__ == "__main__":
    main()
