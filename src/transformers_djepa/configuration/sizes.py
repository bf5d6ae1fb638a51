"""Named sizes.

Image encoders: Hiera-T, -S, -B and -L (arXiv 2306.00989, table 7) for tiny, small, base and large. Text encoders:
MiniLM-L6 (nano), MiniLM-L12 (tiny), BERT-medium (small), BERT-base and BERT-large. Prompt encoders: the text towers of
CLIP ViT-B (small, base) and ViT-L (large). The image encoder of nano (the bundled checkpoint) is narrower than
Hiera-T. Its image size is the smallest at which a line of 8-point print still fills its mask.
"""

SIZES = {
    "nano": {
        "vision_config": {"image_size": 768, "embed_dim": 32, "depths": [1, 2, 4, 1], "position_coarse_size": 24},
        "text_config": {
            "hidden_size": 384, "num_hidden_layers": 6, "num_attention_heads": 12, "intermediate_size": 1536,
            "max_position_embeddings": 1536, "hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0,
        },
        "prompt_config": {
            "hidden_size": 384, "num_hidden_layers": 3, "num_attention_heads": 6, "intermediate_size": 768,
            "projection_dim": 384,
        },
        "decoder_config": {"hidden_size": 192, "num_attention_heads": 6, "mlp_dim": 768, "iou_head_hidden_dim": 128},
        "fusion_hidden_size": 256,
        "fusion_num_layers": 2,
        "fusion_num_attention_heads": 8,
        "fusion_intermediate_size": 1024,
        "predictor_hidden_size": 192,
        "predictor_num_layers": 2,
    },
    "tiny": {
        "vision_config": {"image_size": 1024, "embed_dim": 96, "depths": [1, 2, 7, 2]},
        "text_config": {
            "hidden_size": 384, "num_hidden_layers": 12, "num_attention_heads": 12, "intermediate_size": 1536,
        },
        "prompt_config": {
            "hidden_size": 384, "num_hidden_layers": 6, "num_attention_heads": 6, "intermediate_size": 1536,
            "projection_dim": 384,
        },
        "decoder_config": {"mlp_dim": 1024},
        "fusion_hidden_size": 384,
        "fusion_num_layers": 2,
        "fusion_num_attention_heads": 6,
        "fusion_intermediate_size": 1536,
    },
    "small": {
        "vision_config": {"image_size": 1024, "embed_dim": 96, "depths": [1, 2, 11, 2]},
        "text_config": {
            "hidden_size": 512, "num_hidden_layers": 8, "num_attention_heads": 8, "intermediate_size": 2048,
        },
        "fusion_hidden_size": 512,
        "fusion_num_layers": 3,
        "fusion_num_attention_heads": 8,
        "fusion_intermediate_size": 2048,
    },
    "base": {"vision_config": {"image_size": 1024, "embed_dim": 96, "depths": [2, 3, 16, 3]}},
    "large": {
        "vision_config": {"image_size": 1024, "embed_dim": 144, "depths": [2, 6, 36, 4], "num_heads": [2, 4, 8, 16]},
        "text_config": {
            "hidden_size": 1024, "num_hidden_layers": 24, "num_attention_heads": 16, "intermediate_size": 4096,
        },
        "prompt_config": {
            "hidden_size": 768, "num_hidden_layers": 12, "num_attention_heads": 12, "intermediate_size": 3072,
            "projection_dim": 768,
        },
        "fusion_hidden_size": 1024,
        "fusion_num_layers": 4,
        "fusion_num_attention_heads": 16,
        "fusion_intermediate_size": 4096,
    },
}  # fmt: skip
