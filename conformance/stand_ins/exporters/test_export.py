"""Stand-in for transformers' exporter tests, which are missing from its archive.

Every model is exported with transformers' `DynamoExporter`, with static and dynamic shapes; the outputs must match.
"""

import copy

import torch
from parameterized import parameterized
from transformers import set_seed
from transformers.exporters.exporter_dynamo import DynamoConfig, DynamoExporter
from transformers.testing_utils import set_config_for_less_flaky_test, set_model_for_less_flaky_test


class ExportTesterMixin:
    def _prepare_for_export(self, inputs_dict, model_class):
        return self._prepare_for_class(inputs_dict, model_class)

    @parameterized.expand([("static", False), ("dynamic", True)])
    def test_torch_export(self, name, dynamic, atol=1e-4, rtol=1e-4):
        if not self.test_torch_exportable:
            self.skipTest(reason="test_torch_exportable is set to False for this model.")
        for model_class in self.all_model_classes:
            set_seed(42)
            config, inputs = self.model_tester.prepare_config_and_inputs_for_common()
            set_config_for_less_flaky_test(config)
            model = model_class(config).eval()
            set_model_for_less_flaky_test(model)
            inputs = self._prepare_for_export(inputs, model_class)
            with torch.no_grad():
                expected = model(**copy.deepcopy(inputs))
                exported = DynamoExporter().export(model, inputs, config=DynamoConfig(dynamic=dynamic))
                actual = exported(**copy.deepcopy(inputs))
            expected, actual = tensors_of(expected), tensors_of(actual)
            self.assertEqual(expected.keys(), actual.keys())
            torch.testing.assert_close(actual, expected, atol=atol, rtol=rtol)


def tensors_of(value, name: str = "") -> dict[str, torch.Tensor]:
    """Tensors of nested outputs by their path."""
    if isinstance(value, torch.Tensor):
        return {name: value}
    items = value.items() if hasattr(value, "items") else enumerate(value) if isinstance(value, (list, tuple)) else ()
    return {path: leaf for key, part in items for path, leaf in tensors_of(part, f"{name}.{key}").items()}
