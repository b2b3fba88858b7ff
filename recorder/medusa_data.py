"""The target's own answers with its hidden states: what Medusa heads are trained on.

Self-generated text teaches the heads what this model writes (Medusa, arXiv 2401.10774,
section 2.3.2, "self-distillation").
"""

from dataclasses import dataclass

import torch
from safetensors.torch import load_file, save_file
from tqdm import tqdm

from recorder.batch_decode import BatchLlama
from recorder.medusa_prompts import held_out_prompts, training_prompts

TEMPERATURES = (0.0, 0.7, 1.0)
TOP = 20
BATCH = 96


@dataclass(frozen=True, slots=True)
class Text:
    """Answers end to end.

    Attributes:
        tokens: [n] ids.
        hidden: [n, width] bfloat16; the final hidden state that predicted each token.
        answer: [n] number of the answer a token belongs to.
    """

    tokens: torch.Tensor
    hidden: torch.Tensor
    answer: torch.Tensor


def training_text(model, tokenizer, folder, wanted, length, seed):
    """At least ``wanted`` tokens of answers, unless the prompts run out.

    First every prompt is answered greedily, then again by sampling at each temperature.
    """
    prompts = training_prompts(seed)
    jobs = [(prompt, heat) for heat in TEMPERATURES for prompt in prompts]
    return _generate(model, tokenizer, jobs, folder / "train", wanted, length, seed)


def held_out_text(model, tokenizer, folder, length):
    """Greedy answers to the held-out prompts."""
    jobs = [(prompt, 0.0) for prompt in held_out_prompts()]
    return _generate(model, tokenizer, jobs, folder / "held-out", len(jobs) * length, length, 0)


def _generate(model, tokenizer, jobs, folder, wanted, length, seed):
    """Batch by batch; every batch is a file, so that an interrupted run goes on where it was."""
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer.padding_side = "left"
    decoder, parts = BatchLlama(model), []
    with tqdm(total=wanted, unit=" tokens", desc=folder.name) as bar:
        for number, start in enumerate(range(0, len(jobs), BATCH)):
            path = folder / f"{number:03}.safetensors"
            if not path.exists():
                prompts, heats = zip(*jobs[start : start + BATCH], strict=True)
                generator = torch.Generator().manual_seed(1000 * seed + number)
                answers = _answer(decoder, tokenizer, prompts, heats, length, generator)
                save_file(_joined(answers), path)
            parts.append(load_file(path))
            bar.update(len(parts[-1]["tokens"]))
            if bar.n >= wanted:
                break
    return _text(parts)


def _joined(answers):
    tokens, hidden = (torch.cat(parts) for parts in zip(*answers, strict=True))
    lengths = torch.tensor([len(tokens) for tokens, _ in answers])
    return {"tokens": tokens, "hidden": hidden, "lengths": lengths}


def _text(parts):
    joined = {name: torch.cat([part[name] for part in parts]) for name in parts[0]}
    lengths = joined["lengths"]
    answer = torch.arange(len(lengths)).repeat_interleave(lengths)
    return Text(joined["tokens"], joined["hidden"], answer)


def _answer(decoder, tokenizer, prompts, temperatures, length, generator):
    """A (tokens, hidden) pair for each prompt of a batch, the end token included."""
    ids, mask = _encode(tokenizer, prompts)
    positions = (mask.cumsum(-1) - 1).clamp(min=0)
    heat, end = torch.tensor(temperatures)[:, None], tokenizer.eos_token_id
    decoder.start(mask, mask.shape[1] + length)
    tokens, states = [], []
    for _ in range(length):
        hidden, logits = decoder.step(ids, positions)
        ids, positions = _choose(logits, heat, generator), positions[:, -1:] + 1
        tokens.append(ids)
        states.append(hidden)
        if (torch.cat(tokens, 1) == end).any(1).all():
            break
    return _trim(torch.cat(tokens, 1), torch.stack(states, 1), end)


def _encode(tokenizer, prompts):
    chats = [[{"role": "user", "content": prompt}] for prompt in prompts]
    batch = tokenizer.apply_chat_template(
        chats, add_generation_prompt=True, return_dict=True, return_tensors="pt", padding=True
    )
    return batch["input_ids"], batch["attention_mask"].bool()


def _choose(logits, heat, generator):
    """The most likely token where the temperature is 0, else one of the TOP most likely."""
    values, ids = logits.float().topk(TOP, -1)
    drawn = torch.multinomial((values / heat.clamp(min=0.1)).softmax(-1), 1, generator=generator)
    return torch.where(heat > 0, ids.gather(1, drawn), ids[:, :1])


def _trim(tokens, states, end):
    """Cut every answer after its end token."""
    ends = (tokens == end).int().cumsum(1)
    lengths = ((ends == 0).sum(1) + 1).clamp(max=tokens.shape[1]).tolist()
    return [(tokens[i, :n], states[i, :n].clone()) for i, n in enumerate(lengths)]
