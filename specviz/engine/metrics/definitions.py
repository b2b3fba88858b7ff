"""What real engines report of a session: each number's formula, source and blind spots.

Every definition was read in the source named beside it. The words of the formulas are this
product's; the name is the engine's.
"""

from collections.abc import Callable
from dataclasses import dataclass

from specviz.engine.metrics.tally import Tally

_NO_CHAIN = "undefined for a tree: most of its candidates are alternatives, of which one can match"


@dataclass(frozen=True, slots=True)
class Definition:
    """One number as one engine defines it.

    Attributes:
        engine: whose number it is.
        name: what the engine calls it.
        formula: the formula in one line.
        repository: where the source is, owner/name on GitHub.
        file: the file that computes it.
        leaves_out: what the number does not tell, or tells differently from tokens per call.
        compute: counts -> value; None where nothing can be divided.
        tree: why it is undefined for a candidate tree; empty where it is defined.
    """

    engine: str
    name: str
    formula: str
    repository: str
    file: str
    leaves_out: str
    compute: Callable[[Tally], float | None]
    tree: str = ""


def _ratio(number: float, by: float) -> float | None:
    return number / by if by > 0 else None


def _vllm_length(counts: Tally) -> float | None:
    extra = _ratio(counts.untrimmed_accepted, counts.drafts)
    return None if extra is None else 1 + extra


DEFINITIONS = (
    Definition(
        "specviz",
        "tokens per call",
        "tokens emitted / calls",
        "",
        "specviz/engine/session.py",
        "Nothing: every call and every delivered token counts, the last round included.",
        lambda c: _ratio(c.emitted, c.calls),
    ),
    Definition(
        "Transformers",
        "n_matches, mean of a call",
        "(tokens emitted - calls) / calls",
        "huggingface/transformers",
        "src/transformers/generation/utils.py",
        "It prints no number; this count steers its draft length. The bonus is left out, and when "
        "a fully accepted draft ends the output, its last guess counts as the bonus.",
        lambda c: _ratio(c.emitted - c.calls, c.calls),
        "undefined for a tree: generate() verifies chains only",
    ),
    Definition(
        "vLLM",
        "mean acceptance length",
        "1 + accepted / rounds with guesses",
        "vllm-project/vllm",
        "vllm/v1/spec_decode/metrics.py",
        "Rounds without guesses are skipped, and accepted is counted before the output is "
        "trimmed (vllm/v1/core/sched/scheduler.py), so it can exceed what was delivered.",
        _vllm_length,
    ),
    Definition(
        "vLLM",
        "draft acceptance rate",
        "accepted / drafted",
        "vllm-project/vllm",
        "vllm/v1/spec_decode/metrics.py",
        "The bonus; rounds without guesses. Accepted is counted before the output is trimmed.",
        lambda c: _ratio(c.untrimmed_accepted, c.drafted),
        _NO_CHAIN,
    ),
    Definition(
        "SGLang",
        "spec_accept_length",
        "completion tokens / verify calls",
        "sgl-project/sglang",
        "python/sglang/srt/managers/tokenizer_manager.py",
        "The prompt's pass is no verify call, but the token it gave is a completion token.",
        lambda c: _ratio(c.emitted + c.first_token, c.calls),
    ),
    Definition(
        "SGLang",
        "spec_accept_rate",
        "accepted / (verify calls x draft length)",
        "sgl-project/sglang",
        "python/sglang/srt/managers/tokenizer_manager.py",
        "Divides by the configured draft length in every call, however few guesses were made.",
        lambda c: _ratio(c.untrimmed_accepted, c.calls * c.draft_length),
        _NO_CHAIN,
    ),
    Definition(
        "TensorRT-LLM",
        "acceptance length",
        "(accepted + rounds with guesses) / rounds with guesses",
        "NVIDIA/TensorRT-LLM",
        "tensorrt_llm/_torch/pyexecutor/py_executor.py",
        "Rounds without guesses. It reports one iteration over all requests; here it covers the "
        "session. The plain sampler (sampler.py beside that file) stops counting where the output "
        "stops, so the last round counts with the tokens it delivered; the samplers for draft "
        "layers inside the model count before the output is cut.",
        lambda c: _ratio(c.emitted_in_drafts, c.drafts),
    ),
    Definition(
        "llama.cpp",
        "draft acceptance rate",
        "accepted / drafted",
        "ggml-org/llama.cpp",
        "tools/server/server-context.cpp",
        "The bonus; rounds without guesses. Accepted guesses past an end-of-text token count. It "
        "shortens drafts to the length limit, so its own run may draft less than this session.",
        lambda c: _ratio(c.untrimmed_accepted, c.drafted),
        _NO_CHAIN,
    ),
    Definition(
        "Medusa",
        "compression ratio",
        "tokens made / (calls - 1)",
        "FasterDecoding/Medusa",
        "notebooks/medusa_inference_explained.ipynb",
        "One call: the index it divides by starts at 0. Tokens past the end of the output count.",
        lambda c: _ratio(c.untrimmed_tokens, c.calls - 1),
    ),
    Definition(
        "EAGLE",
        "compression ratio (the papers' τ)",
        "tokens made / calls, bonus included",
        "SafeAILab/EAGLE",
        "eagle/application/webui.py",
        "The prompt's pass. Tokens past the end of the output count.",
        lambda c: _ratio(c.untrimmed_tokens, c.calls),
    ),
    Definition(
        "Spec-Bench",
        "mean accepted tokens",
        "mean of tokens made in a call, bonus included",
        "hemingkx/Spec-Bench",
        "evaluation/speed.py",
        "Averages over the calls of all questions together. Tokens past an end-of-text token "
        "count; at the length limit its prompt lookup trims first, its Medusa and EAGLE do not.",
        lambda c: _ratio(c.untrimmed_tokens, c.calls),
    ),
)
"""Every definition, ours first."""
