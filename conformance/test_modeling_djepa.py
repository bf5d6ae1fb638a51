"""transformers' common tests for every model class."""

import tempfile
import unittest

from model_testers import (
    DJepaModelTester,
    DJepaTextModelTester,
    DJepaVisionModelTester,
    hidden_parts,
    question_inputs,
    question_labels,
)
from torch import nn
from transformers_suite import test_modeling_common
from transformers_suite.test_configuration_common import ConfigTester
from transformers_suite.test_modeling_common import ModelTesterMixin

from transformers_djepa import (
    DJepaConfig,
    DJepaForPreTraining,
    DJepaForPromptableSegmentation,
    DJepaModel,
    DJepaTextConfig,
    DJepaTextForMaskedLM,
    DJepaTextModel,
    DJepaVisionConfig,
    DJepaVisionModel,
)


# Base models, which return no loss, are listed in this table of the library.
test_modeling_common.MODEL_MAPPING_NAMES = test_modeling_common.MODEL_MAPPING_NAMES | {
    "djepa": "DJepaModel",
    "djepa_text": "DJepaTextModel",
    "djepa_vision": "DJepaVisionModel",
}


class DJepaVisionModelTest(ModelTesterMixin, unittest.TestCase):
    all_model_classes = (DJepaVisionModel,)
    test_resize_embeddings = False
    test_can_init_all_missing_weights_before_2023 = True

    def setUp(self):
        self.model_tester = DJepaVisionModelTester(self)
        self.config_tester = ConfigTester(self, config_class=DJepaVisionConfig, has_text_modality=False)

    def test_config(self):
        self.config_tester.run_common_tests()

    # The suite allows a tester two hidden layers, but four stages have at least four; Hiera's tester declares none.
    def test_attention_outputs(self):
        self.model_tester.num_hidden_layers = self.model_tester.depth
        super().test_attention_outputs()

    def test_hidden_states_output(self):
        self.model_tester.num_hidden_layers = self.model_tester.depth
        super().test_hidden_states_output()

    # As in Hiera's tests: the input embeddings are patch embeddings.
    def test_model_get_set_embeddings(self):
        for model_class in self.all_model_classes:
            model = model_class(self.model_tester.get_config())
            self.assertIsInstance(model.get_input_embeddings(), nn.Module)
            self.assertIsNone(model.get_output_embeddings())


class DJepaTextModelTest(ModelTesterMixin, unittest.TestCase):
    all_model_classes = (DJepaTextModel, DJepaTextForMaskedLM)
    test_can_init_all_missing_weights_before_2023 = True
    additional_model_inputs = ["bbox"]

    def setUp(self):
        self.model_tester = DJepaTextModelTester(self)
        self.config_tester = ConfigTester(self, config_class=DJepaTextConfig)

    def _prepare_for_class(self, inputs_dict, model_class, return_labels=False):
        inputs = super()._prepare_for_class(inputs_dict, model_class, return_labels)
        if return_labels and model_class is DJepaTextForMaskedLM:
            inputs["labels"] = hidden_parts(inputs["input_ids"])["labels"]
        return inputs

    def test_config(self):
        self.config_tester.run_common_tests()


class DJepaCommonTests(ModelTesterMixin):
    """Common tests of the three models that encode pages."""

    test_can_init_all_missing_weights_before_2023 = True
    additional_model_inputs = ["input_ids", "bbox", "attention_mask", "word_ids", "reshaped_input_sizes"]
    _is_composite = True

    def setUp(self):
        self.model_tester = DJepaModelTester(self)

    def _prepare_for_export(self, inputs_dict, model_class):
        """Make the last page narrow: an exported graph computes the units of its padding and must mask them."""
        inputs = self._prepare_for_class(inputs_dict, model_class)
        inputs["reshaped_input_sizes"][-1, 1] = 20
        return inputs

    # As in SAM 2's tests: the suite expects other names of the parts.
    def test_sdpa_can_dispatch_composite_models(self):
        for model_class in self.all_model_classes:
            with tempfile.TemporaryDirectory() as folder:
                model_class(self.model_tester.get_config()).save_pretrained(folder)
                for implementation in ("sdpa", "eager"):
                    model = model_class.from_pretrained(folder, attn_implementation=implementation)
                    attentions = [
                        m for m in model.modules() if type(m).__name__.endswith("Attention") and hasattr(m, "config")
                    ]
                    self.assertEqual({m.config._attn_implementation for m in attentions}, {implementation})


class DJepaModelTest(DJepaCommonTests, unittest.TestCase):
    all_model_classes = (DJepaModel,)

    def setUp(self):
        super().setUp()
        self.config_tester = ConfigTester(self, config_class=DJepaConfig, has_text_modality=False)

    def test_config(self):
        self.config_tester.run_common_tests()


class DJepaForPreTrainingTest(DJepaCommonTests, unittest.TestCase):
    all_model_classes = (DJepaForPreTraining,)

    def _prepare_for_class(self, inputs_dict, model_class, return_labels=False):
        inputs = super()._prepare_for_class(inputs_dict, model_class, return_labels)
        return inputs | hidden_parts(inputs["input_ids"])

    def _prepare_for_export(self, inputs_dict, model_class):
        """Drop labels, because the exporter does not support the losses."""
        inputs = super()._prepare_for_export(inputs_dict, model_class)
        return {name: value for name, value in inputs.items() if name not in ("labels", "target_unit_mask")}


class DJepaForPromptableSegmentationTest(DJepaCommonTests, unittest.TestCase):
    all_model_classes = (DJepaForPromptableSegmentation,)

    def _prepare_for_class(self, inputs_dict, model_class, return_labels=False):
        inputs = super()._prepare_for_class(inputs_dict, model_class, return_labels)
        batch_size = len(inputs["bbox"])
        inputs |= question_inputs(batch_size)
        return inputs | question_labels(batch_size) if return_labels else inputs
