"""Record a ``generate`` call of your own with an assistant model or prompt lookup.

    with record_generate(model, tokenizer) as recorder:
        model.generate(**inputs, assistant_model=draft, max_new_tokens=60)
    recorder.save("session.json")

The context manager listens to transformers' own loop and changes nothing in it. Where the loop
accepts the end token it counts it as its own; a recording counts it as the guess it was.
"""

from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from warnings import warn

import torch
from transformers.generation import utils

from recorder.hf_rounds import Call, greedy_round, sampling_round
from recorder.write import Facts, build, check_lossless, save
from specviz.engine.recording import Drafter, Kind, Model, Prompt, Settings, Tokenizer

PLAIN = ("eos_token_id", "logits_processor", "stopping_criteria", "repetition_penalty")
"""Arguments of ``generate`` that the plain greedy run for the baseline takes over."""


@contextmanager
def record_generate(model, tokenizer):
    """Listen to ``model.generate``; the value holds the last call made inside the block."""
    recorder = GenerateRecorder(model, tokenizer)
    sampling = utils._speculative_sampling
    model.generate = recorder.generate
    model._get_candidate_generator = recorder.candidate_generator
    utils._speculative_sampling = recorder.listening(sampling)
    try:
        yield recorder
    finally:
        utils._speculative_sampling = sampling
        del model.generate, model._get_candidate_generator


class GenerateRecorder:
    """The rounds of one ``generate`` call.

    Attributes:
        rounds: one ``GuessRound`` a call of the target.
        matches: what transformers itself counted as accepted, for comparison.
    """

    def __init__(self, model, tokenizer):
        self.model, self.tokenizer = model, tokenizer
        self._start({})

    def _start(self, arguments):
        self.arguments, self.config, self.assistant = arguments, None, None
        self.prompt, self.call, self.rounds, self.matches = None, None, [], []

    def generate(self, *inputs, **arguments):
        """Stands in for ``model.generate`` inside the block."""
        self._start(arguments)
        return type(self.model).generate(self.model, *inputs, **arguments)

    def candidate_generator(self, *positional, **named):
        """Stands in for the method that makes transformers' candidate generator."""
        self.config, self.assistant = named["generation_config"], named.get("assistant_model")
        if self.config.do_sample and self.config.prompt_lookup_num_tokens is not None:
            raise ValueError(
                "Prompt lookup with do_sample=True cannot be recorded: transformers draws the "
                "tokens and compares, it tests no guess. Use do_sample=False."
            )
        made = type(self.model)._get_candidate_generator(self.model, *positional, **named)
        made.get_candidates = self._listen_to_draft(made.get_candidates)
        made.update_candidate_strategy = self._listen_to_result(made.update_candidate_strategy)
        return made

    def _listen_to_draft(self, original):
        def get_candidates(input_ids, *positional, **named):
            ids, logits = original(input_ids, *positional, **named)
            if self.prompt is None:
                self.prompt = input_ids[0].tolist()
            start = input_ids.shape[1]
            self.call = Call(start, ids[0, start:].tolist(), logits)
            return ids, logits

        return get_candidates

    def _listen_to_result(self, original):
        def update_candidate_strategy(input_ids, scores, num_matches):
            emitted = input_ids[0, self.call.start :].tolist()
            turn = sampling_round if self.config.do_sample else greedy_round
            self.rounds.append(turn(self.call, emitted, scores[0].float()))
            self.matches.append(int(num_matches))
            return original(input_ids, scores, num_matches)

        return update_candidate_strategy

    def listening(self, original):
        """The acceptance test of transformers, its draws noted before it makes them."""

        def speculative_sampling(ids, logits, length, *positional, **named):
            with torch.random.fork_rng():
                self.call.draws = torch.rand(length, device=logits.device).tolist()
            return original(ids, logits, length, *positional, **named)

        return speculative_sampling

    def recording(self, prompt=None, title="", summary="", licence="not stated"):
        """The last call as a ``Recording``; a greedy one that differs from plain decoding warns.

        Raises:
            ValueError: no assisted ``generate`` call was made inside the block.
        """
        if not self.rounds:
            raise ValueError(
                "Nothing was recorded: call model.generate inside the block, with "
                "assistant_model=... or prompt_lookup_num_tokens=..."
            )
        kind = Kind.SAMPLING if self.config.do_sample else Kind.GREEDY
        facts = replace(self._facts(prompt, licence), title=title, summary=summary)
        made = build(kind, facts, self.tokenizer, self._baseline(), tuple(self.rounds))
        if kind is Kind.GREEDY:
            _warn_if_lossy(made)
        return made

    def save(self, path, **about):
        """Write the last call as a file; ``about`` as for ``recording``."""
        save(self.recording(**about), path)

    def _baseline(self):
        """Plain greedy decoding, as long as what was recorded."""
        ids = torch.tensor([self.prompt], device=self.model.device)
        kept = {name: self.arguments[name] for name in PLAIN if name in self.arguments}
        kept |= {"do_sample": False, "max_new_tokens": sum(len(r.emitted) for r in self.rounds)}
        mask = torch.ones_like(ids)
        out = type(self.model).generate(self.model, ids, attention_mask=mask, **kept)
        return tuple(out[0, ids.shape[1] :].tolist())

    def _facts(self, prompt, licence):
        if prompt is None:
            prompt = self.tokenizer.decode(self.prompt, skip_special_tokens=True)
        temperature = (self.config.temperature or 1.0) if self.config.do_sample else 0.0
        longest = max(len(step.guesses) for step in self.rounds)
        name, count = _name(self.model), self.model.num_parameters()
        return Facts(
            model=Model(name, licence, "", count),
            drafter=self._drafter(),
            tokenizer=Tokenizer(name, licence, len(self.tokenizer)),
            settings=Settings(temperature, draft_length=longest),
            prompt=Prompt(prompt, tuple(self.prompt)),
        )

    def _drafter(self):
        if self.config.prompt_lookup_num_tokens is not None:
            return Drafter("prompt-lookup", "transformers' prompt lookup")
        if self.assistant is not None:
            return Drafter("model", _name(self.assistant))
        layers = self.config.assistant_early_exit
        return Drafter("early-exit", f"the target's first {layers} layers")


def _name(model):
    """The last part of where a model came from: no folder of anybody's machine."""
    return Path(model.config._name_or_path or type(model).__name__).name


def _warn_if_lossy(recording):
    try:
        check_lossless(recording)
    except AssertionError as difference:
        warn(f"The output is not plain greedy decoding's: {difference}.", stacklevel=4)
