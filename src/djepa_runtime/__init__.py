"""Everything that asks documents, without torch and transformers: inputs, the inference loop, tables, annotation.

`transformers_djepa` has the model itself; its processor and its engine of the loop build on this package.
"""
