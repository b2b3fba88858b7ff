"""Make Medusa heads for SmolLM2: ``python -m recorder.medusa_heads``.

Generates text with the target, trains the heads on it, measures them on held-out prompts and
writes all of it to one file. An interrupted run continues where it was.
"""

import argparse
from pathlib import Path

import torch

from recorder import models
from recorder.heads import save
from recorder.medusa_data import held_out_text, training_text
from recorder.medusa_train import rank_accuracies, train


def main(arguments=None):
    """Generate, train, measure, write."""
    options = _parser().parse_args(arguments)
    torch.set_num_threads(options.threads)
    model, tokenizer = models.load(options.target)
    wanted, length = options.tokens, options.length
    text = training_text(model, tokenizer, options.data, wanted, length, options.seed)
    held_out = held_out_text(model, tokenizer, options.data, length)
    heads = train(model, text, options.heads, options.epochs, options.seed)
    heads.facts = _facts(options, heads, text, held_out)
    save(heads, options.output)
    _report(heads.facts)
    print(f"wrote {options.output}")


def _facts(options, heads, text, held_out):
    """What a recording says about the heads; accuracies are of held-out prompts only."""
    return {
        "trained_tokens": len(text.tokens),
        "trained_answers": int(text.answer[-1]) + 1,
        "held_out_tokens": len(held_out.tokens),
        "held_out_answers": int(held_out.answer[-1]) + 1,
        "epochs": options.epochs,
        "seed": options.seed,
        "vocabulary": len(heads.vocabulary),
        "rank_accuracies": rank_accuracies(heads, held_out),
    }


def _report(facts):
    print(f"trained on {facts['trained_tokens']} tokens of {facts['trained_answers']} answers")
    print(
        f"measured on {facts['held_out_tokens']} tokens of {facts['held_out_answers']} answers "
        "to prompts whose openings and topics were not trained on"
    )
    for number, ranks in enumerate(facts["rank_accuracies"], start=1):
        print(f"head {number}: top-1 {ranks[0]:.1%}, top-5 {sum(ranks[:5]):.1%}")


def _parser():
    parser = argparse.ArgumentParser(prog="python -m recorder.medusa_heads", description=__doc__)
    parser.add_argument("--target", default=models.SMOLLM2, help="smollm2, or a Llama by path")
    parser.add_argument("--tokens", type=int, default=300_000, help="training tokens wanted")
    parser.add_argument("--length", type=int, default=144, help="longest answer, in tokens")
    parser.add_argument("--heads", type=int, default=4)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--data", type=Path, default=models.CACHE / "medusa-text")
    parser.add_argument("--output", type=Path, default=Path("medusa_heads.safetensors"))
    return parser


if __name__ == "__main__":
    main()
