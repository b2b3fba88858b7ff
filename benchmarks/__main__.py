"""Every benchmark but the load test, as one table. ``make bench`` runs it; it writes nothing."""

import sys
from importlib import import_module
from importlib.util import find_spec

from benchmarks.rows import Row, print_rows

_MODULES = ("replay", "tree", "simulate", "server", "first_load", "latency")


def main() -> bool:
    """Run what there is; say whether every figure is within its limit."""
    rows: list[Row] = []
    for name in _MODULES:
        module = f"benchmarks.{name}"
        if find_spec(module) is not None:
            print(f"{module} ...", file=sys.stderr, flush=True)
            rows += import_module(module).measure()
    return print_rows(rows)


if __name__ == "__main__":
    sys.exit(not main())
