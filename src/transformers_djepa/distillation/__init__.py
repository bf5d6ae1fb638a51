"""From a decoder LLM to a page-reading BERT (paper section 3.2, see docs/paper.md).

causal LM ─ MNTP ─ SimCSE ─> bidirectional teacher ─ outputs ─> BERT student ─ MLM with boxes ─> text encoder
"""
