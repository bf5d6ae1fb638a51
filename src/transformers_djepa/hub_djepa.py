"""Classes of this model, from the package transformers-djepa.

`from_pretrained(..., trust_remote_code=True)` runs this file; after `import transformers_djepa` it is not needed.
"""

try:
    import transformers_djepa
except ImportError as error:
    raise ImportError(
        f"This model needs the package transformers-djepa ({error}); run `pip install transformers-djepa`."
    ) from error


def __getattr__(name: str):
    return getattr(transformers_djepa, name)
