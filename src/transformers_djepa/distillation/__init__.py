"""From a decoder LLM to a page-reading BERT (paper section 3.2, see docs/paper.md).

    causal LM ─ MNTP ─ SimCSE ─> bidirectional teacher ─ outputs ─> BERT student ─ MLM with boxes ─> text encoder

teacher.py       a causal language model that attends to later tokens, too
texts.py         texts of pages, for the stages that need no boxes
adaptation.py    masked next-token prediction and SimCSE: the losses that adapt the teacher (LLM2Vec, arXiv 2404.05961)
outputs.py       the teacher's outputs, computed once
student.py       the distillation losses
"""
