"""The theory in words, with the numbers on screen."""

from specviz.engine.theory.break_even import (
    acceptance_ceiling,
    break_even_acceptance,
    break_even_cost,
    length_ceiling,
)
from specviz.engine.theory.formulas import best_length, expected_tokens, speedup
from specviz.engine.theory.measured import Measured
from specviz.view.text import count


def verdict(a: float, g: int, c: float, v: float) -> str:
    """Whether it pays, as one Markdown sentence.

    Example:
        >>> print(verdict(0.8, 4, 0.1, 1.0))
        A call gives **3.36** tokens and costs 1.4 ordinary passes: **2.40×** as fast.
    """
    gain, tokens = speedup(a, g, c, v), expected_tokens(a, g)
    ends = "as fast" if gain >= 1 else "as fast, which is slower than standard decoding"
    cost = f"{g * c + v:.2f}".rstrip("0").rstrip(".")
    return (
        f"A call gives **{tokens:.2f}** tokens and costs {cost} ordinary passes: "
        f"**{gain:.2f}×** {ends}."
    )


def fastest(a: float, c: float, v: float) -> str:
    """The best draft length, as one Markdown sentence."""
    best = best_length(a, c, v)
    if best.speedup <= 1:
        return "**Best g:** 0. At these costs no draft length beats standard decoding."
    more = " (or longer: the draft costs next to nothing)" if best.at_limit else ""
    return f"**Best g:** {best.length}{more}, with {best.speedup:.2f}×."


def break_even(a: float, g: int, c: float, v: float) -> str:
    """What acceptance and what draft cost are just enough, as one Markdown sentence."""
    if g == 0:
        return "**Break-even:** with g = 0 nothing is guessed, so there is nothing to gain."
    least, dearest = break_even_acceptance(g, c, v), break_even_cost(a, g, v)
    need = (
        "even perfect guesses would not pay"
        if least is None
        else f"it pays from an acceptance of {least:.2f} up"
    )
    price = (
        f"at a = {a:g} even a free draft would not pay"
        if dearest is None
        else f"at a = {a:g} it pays while a draft step costs at most {dearest:.2f} passes"
    )
    return f"**Break-even:** with g = {g}, {need}; {price}."


def ceilings(a: float, g: int) -> str:
    """The two bounds that no call crosses, as one Markdown sentence."""
    end = acceptance_ceiling(a)
    other = "no bound from acceptance, for every guess is accepted"
    if a < 1:
        other = f"at most 1/(1 − a) = **{end:.2f}** with this acceptance, however long the draft"
    return (
        f"**Ceilings:** at most g + 1 = **{length_ceiling(g)}** tokens a call with this draft "
        f"length; {other}."
    )


def measured_words(seen: Measured) -> str:
    """What was measured in a session, and what the formula makes of it, as Markdown."""
    said = (
        f"{count(seen.calls, 'call')}, {count(seen.emitted, 'token')} emitted: "
        f"**{seen.tokens_per_call:.2f} tokens per call** with {seen.length:.2f} guesses a call. "
    )
    rate, judged = seen.acceptance_rate, seen.judged_acceptance
    if rate is None or judged is None:
        return said + "No guess was judged, so there is no acceptance to compare with."
    return said + (
        f"Acceptance rate {rate:.0%} ({seen.accepted} of {seen.drafted} drafted); of the "
        f"{seen.accepted + seen.rejected} guesses that were judged {judged:.0%} were accepted, "
        f"and that is the formula’s a. It gives "
        f"**{expected_tokens(judged, round(seen.length)):.2f}** for g = {round(seen.length)}."
    )
