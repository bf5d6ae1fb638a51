"""transformers' common image processor tests for the available backends."""

import unittest

from model_testers import SIDE
from transformers.utils import is_torchvision_available
from transformers_suite.test_image_processing_common import ImageProcessingTester, ImageProcessingTestMixin

from transformers_djepa import DJepaImageProcessor, DJepaImageProcessorPil


class DJepaImageProcessingTester(ImageProcessingTester):
    def __init__(self, parent):
        super().__init__(parent, size={"height": SIDE, "width": SIDE}, do_normalize=True, do_convert_rgb=True)

    def _get_image_processing_classes(self):
        torchvision = {"torchvision": DJepaImageProcessor} if is_torchvision_available() else {}
        return {"pil": DJepaImageProcessorPil, **torchvision}


class DJepaImageProcessingTest(ImageProcessingTestMixin, unittest.TestCase):
    image_processor_tester_class = DJepaImageProcessingTester
    test_cast_dtype = True

    def test_new_models_require_torchvision_backend(self):
        if not is_torchvision_available():
            self.skipTest(reason="torchvision is not installed")
        super().test_new_models_require_torchvision_backend()

    @unittest.skip("pages have three channels")
    def test_call_numpy_4_channels(self):
        pass
