"""What ``python -m recorder`` can be told."""

import argparse
from pathlib import Path

from recorder.models import SMOLLM2

DRAFTERS = ("prompt-lookup", "skip-layers", "model", "medusa")


def parse(arguments=None):
    """Options of one recording; a wrong combination ends with one sentence."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.drafter == "model" and options.draft_model is None:
        parser.error("--drafter model needs --draft-model PATH")
    if options.drafter == "medusa" and options.heads is None:
        parser.error("--drafter medusa needs --heads FILE; recorder.medusa_heads makes it")
    if options.drafter == "medusa" and options.temperature > 0:
        parser.error("--drafter medusa records greedy decoding only: leave out --temperature")
    if options.temperature < 0 or options.length < 0 or options.tokens < 1:
        parser.error("--temperature and --length must be 0 or more, --tokens 1 or more")
    return options


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m recorder", description="Record one session of speculative decoding."
    )
    add = parser.add_argument
    add("--target", default=SMOLLM2, help="smollm2, or the folder of a Hugging Face model")
    add("--drafter", choices=DRAFTERS, required=True)
    add("--prompt", required=True, help="what to ask")
    add("-o", "--output", type=Path, required=True, help="file to write")
    add("--tokens", type=int, default=100, help="most tokens of output (default 100)")
    add("--length", type=int, default=4, help="most guesses a round (default 4)")
    add("--temperature", type=float, default=0.0, help="0 is greedy; above 0 samples")
    add("--seed", type=int, default=0)
    add("--ngram", type=int, default=3, help="prompt lookup: longest run of tokens to look for")
    add("--skip", type=_numbers, default=(3, 5, 7, 12), help="skip-layers: layers, from 0")
    add("--draft-model", help="model: folder of a model with the target's tokenizer")
    add("--heads", type=Path, help="medusa: file that recorder.medusa_heads wrote")
    add("--nodes", type=int, default=20, help="medusa: candidates in the best tree (default 20)")
    add("--tree", type=_numbers, help="medusa: tokens of each head in a full tree, such as 3,2,1,1")
    add("--licence", default="not stated", help="the target's licence, if it is not smollm2")
    add("--title", default="", help="a short name for lists")
    add("--summary", default="", help="one sentence on what the recording shows")
    return parser


def _numbers(text):
    return tuple(int(part) for part in text.split(","))
