"""Record one session: ``python -m recorder --drafter prompt-lookup --prompt "..." -o out.json``."""

from recorder import models
from recorder.options import parse
from recorder.session import record
from recorder.write import save


def main(arguments=None):
    """Load, record, write, and say what was recorded."""
    options = parse(arguments)
    model, tokenizer = models.load(options.target)
    recording = record(options, model, tokenizer)
    save(recording, options.output)
    tokens, calls = len(recording.output), len(recording.rounds)
    rate = f", {tokens / calls:.2f} tokens per call" if calls else ""
    print(f"wrote {options.output}: {tokens} tokens in {calls} calls{rate}")


if __name__ == "__main__":
    main()
