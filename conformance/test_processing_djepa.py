"""transformers' common processor tests, with the suite's texts as the words of pages."""

import unittest
from unittest.mock import patch

from transformers_suite.test_processing_common import ProcessorTesterMixin

from builders import SIDE, build_prompt_tokenizer, build_tokenizer
from transformers_djepa import DJepaImageProcessor, DJepaProcessor


def read_pages_with_boxes(self, images, text, boxes, **kwargs):
    """Split the suite's strings into words, each with a box."""
    if text is not None and boxes is None:
        text = [words.split() for words in ([text] if isinstance(text, str) else text)]
        boxes = [[[0, 0, 10, 10]] * len(words) for words in text]
    return read_pages(self, images, text, boxes, **kwargs)


read_pages = DJepaProcessor.read_pages


class DJepaProcessorTest(ProcessorTesterMixin, unittest.TestCase):
    processor_class = DJepaProcessor

    @classmethod
    def _setup_image_processor(cls):
        return DJepaImageProcessor(size=SIDE)

    @classmethod
    def _setup_tokenizer(cls):
        return build_tokenizer()

    @classmethod
    def _setup_prompt_tokenizer(cls):
        return build_prompt_tokenizer()

    def setUp(self):
        patcher = patch.object(DJepaProcessor, "read_pages", read_pages_with_boxes)
        patcher.start()
        self.addCleanup(patcher.stop)

    # All `model_input_names` are returned if all inputs are given.
    def test_model_input_names(self):
        processor = self.get_processor()
        side = SIDE // 4
        inputs = processor(
            images=self.prepare_images_inputs(),
            text=["lower"],
            boxes=[[0, 0, 9, 9]],
            questions="Where?",
            input_points=[[[[500, 300]]]],
            input_labels=[[[1]]],
            input_boxes=[[[0, 0, 9, 9]]],
            input_masks=[[[[0.0] * side] * side]],
            return_tensors="pt",
        )
        self.assertSetEqual(set(inputs), set(processor.model_input_names))

    @unittest.skip(reason="the words of a page come with its image")
    def test_processor_text_has_no_visual(self):
        pass

    @unittest.skip(reason="saved processors hold `max_length`, and a call may choose another")
    def test_init_arguments_not_in_processor_kwargs(self):
        pass
