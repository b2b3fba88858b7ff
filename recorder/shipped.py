"""Make the recordings the app ships: ``python -m recorder.shipped --heads FILE FOLDER``."""

import argparse
from pathlib import Path

import torch
from tqdm import tqdm

from recorder import models
from recorder.options import parse
from recorder.session import record
from recorder.write import save

JSON = "Write a JSON object for a user with name, age and email, then a second one."
STEPS = "How do I make a cup of tea? Give numbered steps."
REWRITE = (
    "Rewrite this sentence in the past tense: "
    "'She walks to the market and buys fresh bread for her family.'"
)
STORY = "Write a short story about a lighthouse keeper and a storm."
CODE = "Write a Python class for a bank account with deposit and withdraw methods."
QUESTION = "What is photosynthesis?"
TRANSLATE = "Translate 'Hello, how are you?' into Spanish."

FOUR = ("--skip", "3,5,7,12")
SIX = ("--skip", "3,5,6,7,9,12")
WARM = ("--temperature", "0.7", "--seed", "1")

SESSIONS = {
    "lookup-json": ("prompt-lookup", JSON, "JSON by prompt lookup", ""),
    "lookup-steps": ("prompt-lookup", STEPS, "Numbered steps by prompt lookup", ""),
    "lookup-rewrite": ("prompt-lookup", REWRITE, "Rewriting by prompt lookup", ""),
    "lookup-translate": ("prompt-lookup", TRANSLATE, "A failure: translation by prompt lookup", ""),
    "skip-story": ("skip-layers", STORY, "A story, 4 of 30 layers skipped", "", *FOUR),
    "skip-steps": ("skip-layers", STEPS, "Numbered steps, 6 of 30 layers skipped", "", *SIX),
    "skip-code": ("skip-layers", CODE, "Python code, 4 of 30 layers skipped", "", *FOUR),
    "sampling-story": ("skip-layers", STORY, "A story, sampled at 0.7", "", *FOUR, *WARM),
    "medusa-steps": ("medusa", STEPS, "Numbered steps by Medusa heads", ""),
    "medusa-story": ("medusa", STORY, "A story by Medusa heads", ""),
    "medusa-question": ("medusa", QUESTION, "An answer by Medusa heads", ""),
}


def main(arguments=None):
    """Record every session, or those whose name starts as asked."""
    options = _parser().parse_args(arguments)
    torch.set_num_threads(options.threads)
    model, tokenizer = models.load(models.SMOLLM2)
    names = [name for name in SESSIONS if name.startswith(options.only)]
    for name in tqdm(names, desc="record"):
        path = options.folder / f"{name}.json"
        recording = record(parse(_arguments(name, path, options.heads)), model, tokenizer)
        save(recording, path)
        tqdm.write(f"{name}: {len(recording.output)} tokens, {len(recording.rounds)} calls")


def _arguments(name, path, heads):
    drafter, prompt, title, summary, *more = SESSIONS[name]
    told = ["--drafter", drafter, "--prompt", prompt, "--title", title, "--summary", summary]
    if drafter == "medusa":
        more += ["--heads", str(heads)]
    return [*told, "-o", str(path), *more]


def _parser():
    parser = argparse.ArgumentParser(prog="python -m recorder.shipped", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--heads", type=Path, default=Path("medusa_heads.safetensors"))
    parser.add_argument("--only", default="", help="record those whose name starts so")
    parser.add_argument("--threads", type=int, default=2)
    return parser


if __name__ == "__main__":
    main()
