"""What was seen, as a table."""

from soak.watch import Seen

MOST_MEMORY = 400.0
"""MB that the server may grow by during all of it."""

_HEAD = ("kind", "count", "failures", "slowest (s)", "its CPU (s)", "memory before, after (MB)")


def print_seen(seen: list[Seen]) -> bool:
    """Print what was seen of each kind; say whether nothing failed and memory is bounded."""
    print("{:<14}{:>7}{:>10}{:>13}{:>13}{:>28}".format(*_HEAD))
    for kind in seen:
        memory = f"{kind.before:,.0f} {kind.after:,.0f}"
        print(
            f"{kind.kind:<14}{kind.count:>7,}{kind.failures:>10}"
            f"{kind.slowest:>13.2f}{kind.dearest:>13.2f}{memory:>28}"
        )
    grown = seen[-1].after - seen[0].before
    print(f"memory grew by {grown:,.0f} MB (limit {MOST_MEMORY:,.0f} MB)")
    return not any(kind.failures for kind in seen) and grown <= MOST_MEMORY
