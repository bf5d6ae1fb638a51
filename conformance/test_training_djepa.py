"""transformers' training tests: overfitting a batch, and FSDP2 on two CPU ranks."""

import functools
import unittest
from unittest.mock import patch

from fsdp import AutoModelForPages, run_on_rank
from model_testers import DJepaModelTester, hidden_parts, question_inputs, question_labels
from transformers_suite import test_fsdp_mixin
from transformers_suite.test_fsdp_mixin import FSDPTesterMixin
from transformers_suite.test_training_mixin import TrainingTesterMixin

from transformers_djepa import DJepaForPreTraining, DJepaForPromptableSegmentation


# By default the suite runs its distributed tests for a few models only.
test_fsdp_mixin.FSDP_DISTRIBUTED_TEST_MODEL_TYPES = None


class DJepaTrainingTester(DJepaModelTester):
    """Sets the vocabulary size where the suite expects it."""

    def get_config(self):
        config = super().get_config()
        config.vocab_size = config.text_config.vocab_size
        return config


class DJepaTrainingCommonTests(TrainingTesterMixin):
    training_overfit_learning_rate = 3e-3

    @property
    def model_tester(self):
        return DJepaTrainingTester(self)

    def _create_text_training_batch(self, batch_size, seq_length, vocab_size):
        _, inputs = self.model_tester.prepare_config_and_inputs_for_common()
        page = {name: value[:batch_size] for name, value in inputs.items()}
        return page | self.targets(page)


class DJepaForPreTrainingTrainingTest(DJepaTrainingCommonTests, unittest.TestCase):
    all_model_classes = (DJepaForPreTraining,)

    def targets(self, page):
        return hidden_parts(page["input_ids"])


class DJepaForPromptableSegmentationTrainingTest(DJepaTrainingCommonTests, unittest.TestCase):
    all_model_classes = (DJepaForPromptableSegmentation,)

    def targets(self, page):
        batch_size = len(page["input_ids"])
        return question_inputs(batch_size) | question_labels(batch_size)


class DJepaForPreTrainingFSDPTest(FSDPTesterMixin, unittest.TestCase):
    all_model_classes = (DJepaForPreTraining,)

    @property
    def model_tester(self):
        return DJepaTrainingTester(self)

    def setUp(self):
        patches = (
            patch.object(test_fsdp_mixin, "AutoModelForCausalLM", AutoModelForPages),
            patch.object(test_fsdp_mixin, "_get_available_fsdp_workers", lambda: 2),  # on any machine
        )
        for each in patches:
            each.start()
            self.addCleanup(each.stop)

    def _get_tiny_config(self):
        config = self.model_tester.get_config()
        config.vocab_size = config.text_config.vocab_size = 256  # as in the suite
        return type(config), config.to_diff_dict()

    def _run_fsdp2_distributed_test(self, test_name, test_impl, *args, **kwargs):
        super()._run_fsdp2_distributed_test(test_name, functools.partial(run_on_rank, test_impl), *args, **kwargs)
