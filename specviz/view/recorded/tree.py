"""A recorded Medusa round: what the heads offered, and why the path went as it did."""

from collections.abc import Mapping
from html import escape

from specviz.engine import Status, TreeRound
from specviz.engine.recording import HeadsRound
from specviz.view.recorded.odds import sure, top_list, whys
from specviz.view.text import quoted, visible

Names = Mapping[int, str]
_NO_LIST = "The recording does not hold them."


def heads_html(recorded: HeadsRound, names: Names) -> str:
    """What each head offers, best first, with how sure it is."""
    lists = [
        top_list(f"Head {number}", head, names, None, None, "This head offers nothing.")
        for number, head in enumerate(recorded.heads, start=1)
    ]
    return f'<div class="heads"><div class="lists">{"".join(lists)}</div></div>'


def tree_whys(step: TreeRound, recorded: HeadsRound, names: Names) -> str:
    """Why the nodes ended as they did, each shown when its node is chosen in a picture.

    Nodes off the accepted path were built on a wrong token and share one sentence. Where nothing
    is chosen, the place where the path ends is explained.
    """
    parents, on_path = step.tree.parents, set(step.path)
    tested = [node for node in range(1, len(parents)) if parents[node] in on_path]
    others = [node for node in range(1, len(parents)) if parents[node] not in on_path]
    panels = [_ending(step, recorded, names)]
    panels += [_tested(step, node, recorded, names) for node in tested]
    if others:
        words = (
            "Its parent is not on the accepted path, so what the big model computed here was built "
            "on a wrong token."
        )
        links = " ".join(f"n{node}" for node in others)
        panels.append(_panel(links, "This candidate was discarded", words, ""))
    return whys(panels, "Choose a candidate in a picture to see why.")


def _ending(step: TreeRound, recorded: HeadsRound, names: Names) -> str:
    """Where the accepted path ends: what the big model chose there."""
    last = step.path[-1]
    after = "the root" if last == 0 else quoted([step.tree.candidates[last]])
    if step.bonus is None:
        return _panel("n0", f"After {after}", "The output ends here.", "", first=True)
    words = f"The big model's first choice after {after} is {quoted([step.bonus])}"
    reason = "and no candidate here has it" if step.is_correction else "and the tree ends here"
    top = recorded.nodes[last].target_top
    lists = top_list("Big model", top, names, None, None, _NO_LIST)
    return _panel("n0", f"After {after}", f"{words}, {reason}: the bonus.", lists, first=True)


def _tested(step: TreeRound, node: int, recorded: HeadsRound, names: Names) -> str:
    token, status = recorded.token(node), step.statuses[node]
    parent = recorded.nodes[step.tree.parents[node]]
    word, choice = names[token], step.tree.choices[node - 1]
    likely = recorded.nodes[node].target_p
    head = recorded.heads[len(choice) - 1]
    words = (
        f"Candidate {choice[-1] + 1} of head {len(choice)} ({sure(head[choice[-1]][1])}); "
        f"the big model gives it {sure(likely)}{_verdict(status)}"
    )
    lists = top_list(f"Head {len(choice)}", head, names, token, None, "")
    lists += top_list("Big model", parent.target_top, names, token, likely, _NO_LIST)
    return _panel(f"n{node}", f"“{visible(word)}”: {status.value}", words, lists)


def _verdict(status: Status) -> str:
    if status is Status.ACCEPTED:
        return ", its first choice here."
    return ", which is not its first choice here." if status is Status.REJECTED else "."


def _panel(links: str, name: str, words: str, lists: str, first: bool = False) -> str:
    return (
        f'<div class="why{" first" if first else ""}" data-in="{links}"><h4>{escape(name)}</h4>'
        f'<p>{escape(words)}</p><div class="lists">{lists}</div></div>'
    )
