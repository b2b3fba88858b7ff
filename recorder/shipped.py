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
TREE = ("--tree", "3,2,1,1")
WARM = ("--temperature", "0.7", "--seed", "1")

SESSIONS = {
    "lookup-json": (
        "prompt-lookup",
        JSON,
        "Prompt lookup: two JSON objects",
        "The second object repeats the first, so whole rows of guesses are accepted; "
        "before anything repeats there is nothing to guess.",
    ),
    "lookup-steps": (
        "prompt-lookup",
        STEPS,
        "Prompt lookup: numbered steps",
        "The steps repeat their own phrases, which prompt lookup copies; a new word ends each run.",
    ),
    "lookup-rewrite": (
        "prompt-lookup",
        REWRITE,
        "Prompt lookup: a sentence rewritten",
        "Most words of the answer stand in the question and are copied from it; "
        "the verbs that change are rejected.",
    ),
    "lookup-translate": (
        "prompt-lookup",
        TRANSLATE,
        "Prompt lookup fails: a translation",
        "No Spanish stands in the question, so no guess is ever right: "
        "every call gives one token, exactly as plain decoding does.",
    ),
    "skip-story": (
        "skip-layers",
        STORY,
        "Skipped layers: a story",
        "With 4 of 30 layers left out the model foresees its own easy words; "
        "where a story could go on in many ways, it is rejected.",
        *FOUR,
    ),
    "skip-steps": (
        "skip-layers",
        STEPS,
        "Skipped layers: numbered steps",
        "Even with 6 of 30 layers left out, text that repeats itself is easy to guess.",
        *SIX,
    ),
    "skip-code": (
        "skip-layers",
        CODE,
        "Skipped layers: Python code",
        "Much of code follows from what stands above it, so many drafts are accepted whole.",
        *FOUR,
    ),
    "sampling-story": (
        "skip-layers",
        STORY,
        "Speculative sampling: a story at temperature 0.7",
        "A guess stays with probability min(1, p/q); "
        "after a rejection the next token is drawn from the residual.",
        *FOUR,
        *WARM,
    ),
    "medusa-steps": (
        "medusa",
        STEPS,
        "Medusa heads: numbered steps",
        "Four heads guess up to four tokens ahead, each without knowing what the others say; "
        "in text that repeats its form up to three in a row are right.",
        *TREE,
    ),
    "medusa-story": (
        "medusa",
        STORY,
        "Medusa heads: a story",
        "In free text the first head is right now and then and the later ones seldom.",
        *TREE,
    ),
    "medusa-question": (
        "medusa",
        QUESTION,
        "Medusa heads: an answer",
        "The tree offers several candidates a place, so a second choice can be accepted "
        "where a single draft would have failed.",
        *TREE,
        *("--tokens", "80"),
    ),
}


def main(arguments=None):
    """Record every session, or those whose name starts as asked."""
    options = _parser().parse_args(arguments)
    torch.set_num_threads(options.threads)
    model, tokenizer = models.load(models.SMOLLM2)
    names = [name for name in SESSIONS if name.startswith(options.only)]
    for name in tqdm(names, desc="record"):
        path = options.folder / f"{name}.json"
        told = parse(_arguments(name, path, options.heads))
        recording = record(told, model, tokenizer)
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
