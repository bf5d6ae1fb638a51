"""A BIO tagger of words on the model's text encoder, fine-tuned as BERT or LayoutLM would be, for comparison."""

from collections.abc import Mapping, Sequence

import torch
from torch import nn
from transformers import PreTrainedTokenizerBase, Trainer, TrainingArguments

from djepa_pages.page_text import PageText
from djepa_runtime.processing.text_inputs import encode_words
from transformers_djepa.modeling.text_encoder import DJepaTextModel


IGNORED = -100


class WordTagger(nn.Module):
    """Tags each word, at its first token, as outside (0), or the begin (2 f + 1) or inside (2 f + 2) of a field f."""

    def __init__(self, encoder: DJepaTextModel, tokenizer: PreTrainedTokenizerBase, fields: Sequence[str]):
        super().__init__()
        self.encoder, self.tokenizer, self.fields = encoder, tokenizer, list(fields)
        self.classifier = nn.Linear(encoder.config.hidden_size, 1 + 2 * len(fields))

    def forward(self, input_ids, attention_mask, bbox, labels=None) -> dict[str, torch.Tensor]:
        hidden = self.encoder(input_ids, attention_mask, bbox).last_hidden_state
        logits = self.classifier(hidden)  # (B, L, tags)
        if labels is None:
            return {"logits": logits}
        return {"loss": nn.functional.cross_entropy(logits.flatten(0, 1), labels.flatten(), ignore_index=IGNORED)}

    def encode(self, pages: Sequence[dict]) -> dict[str, torch.Tensor]:
        """Inputs of pages with `words`, `boxes`, and in training `tags`."""
        words, boxes = [page["words"] for page in pages], [page["boxes"] for page in pages]
        length = self.encoder.config.max_position_embeddings
        inputs = {
            name: torch.tensor(value)
            for name, value in encode_words(self.tokenizer, words, boxes, max_length=length).items()
        }
        word_ids = inputs.pop("word_ids")
        if "tags" in pages[0]:
            is_first = (word_ids >= 0) & (word_ids != word_ids.roll(1, dims=1))
            tags = [torch.tensor(page["tags"])[ids.clamp(min=0)] for page, ids in zip(pages, word_ids)]
            inputs["labels"] = torch.where(is_first, torch.stack(tags), IGNORED)
        return inputs

    def fit(
        self, pages: list[dict], labels: Mapping[str, Mapping[str, str]], seed: int, steps: int, folder: str
    ) -> None:
        """Train on pages; `labels` are those of each document, and all their occurrences are tagged."""
        tagged = [page | {"tags": self.tags(page, labels[page["document_id"]])} for page in pages]
        settings = TrainingArguments(
            folder,
            **{
                "max_steps": steps,
                "per_device_train_batch_size": 1,
                "learning_rate": 2e-4,
                "warmup_steps": steps // 10,
            },
            **{"lr_scheduler_type": "linear", "seed": seed, "save_strategy": "no", "report_to": "none"},
            **{"remove_unused_columns": False, "use_cpu": True},
        )
        Trainer(self, settings, data_collator=self.encode, train_dataset=tagged).train()

    def tags(self, page: dict, labels: Mapping[str, str]) -> list[int]:
        text, tags = PageText(page["words"], page["boxes"]), [0] * len(page["words"])
        for number, name in enumerate(self.fields):
            for first, *others in text.find(labels[name]) if labels[name] else ():
                tags[first] = 2 * number + 1
                for index in others:
                    tags[index] = 2 * number + 2
        return tags

    @torch.inference_mode()
    def read(self, pages: Sequence[dict]) -> dict[str, str]:
        """The text of each field in a document: of its tagged spans, the one with the highest mean probability."""
        self.eval()
        best = {}
        for page in pages:
            length = self.encoder.config.max_position_embeddings
            encoded = encode_words(self.tokenizer, [page["words"]], [page["boxes"]], max_length=length)
            word_ids = torch.tensor(encoded.pop("word_ids"))[0]
            logits = self(**{name: torch.tensor(value) for name, value in encoded.items()})["logits"][0]
            is_first = (word_ids >= 0) & (word_ids != word_ids.roll(1))
            probabilities, tags = logits[is_first].softmax(-1).max(-1)
            for name, words, score in self.spans(tags.tolist(), probabilities.tolist()):
                text = " ".join(page["words"][word_ids[is_first][word]] for word in words)
                best[name] = max(best.get(name, (0.0, "")), (score, text))
        return {name: text for name, (_, text) in best.items()}

    def spans(self, tags: list[int], probabilities: list[float]) -> list[tuple[str, list[int], float]]:
        """Field, words and mean probability of each span; an inside tag after another field begins one, too."""
        spans: list[tuple[int, list[int]]] = []
        for index, tag in enumerate(tags):
            field = (tag - 1) // 2
            continues = tag and tag % 2 == 0 and spans and spans[-1][0] == field and spans[-1][1][-1] == index - 1
            if continues:
                spans[-1][1].append(index)
            elif tag:
                spans.append((field, [index]))
        return [
            (self.fields[field], words, sum(probabilities[word] for word in words) / len(words))
            for field, words in spans
        ]
