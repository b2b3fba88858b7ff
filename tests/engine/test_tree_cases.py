"""The reference implementation's own trees and verdicts, tests/cases/medusa_tree.json."""

import json
from math import exp
from pathlib import Path

import pytest

from specviz.engine.tree.build import build_tree
from specviz.engine.tree.typical import accept_typical
from specviz.engine.tree.verify import verify_tree

CASES = json.loads((Path(__file__).parents[1] / "cases" / "medusa_tree.json").read_text())["cases"]
GREEDY = [case for case in CASES if case["mode"] == "greedy"]
TYPICAL = [case for case in CASES if case["mode"] == "typical"]


def tree_of(case):
    return build_tree(case["head_topk"], case["medusa_choices"], root=case["base_argmax"])


def probabilities(logits, temperature):
    highest = max(logits)
    weights = [exp((logit - highest) / temperature) for logit in logits]
    return {token: weight / sum(weights) for token, weight in enumerate(weights)}


def named(case):
    return f"{case['mode']}-{case['id']}"


def test_every_case_is_here():
    assert (len(GREEDY), len(TYPICAL)) == (100, 19)


@pytest.mark.parametrize("case", CASES, ids=named)
def test_the_tree_is_the_reference_tree(case):
    tree = tree_of(case)
    assert list(map(list, tree.choices)) == case["sorted_choices"]
    assert list(tree.positions) == case["position_ids"]
    assert list(map(list, tree.mask)) == case["attn_rows"]
    assert list(tree.candidates) == case["tree_candidates"]
    longest = max(map(len, tree.paths))
    padded = [[*path, *[-1] * (longest - len(path))] for path in tree.paths]
    assert padded == case["retrieve_indices"]


@pytest.mark.parametrize("case", GREEDY, ids=named)
def test_the_greedy_verdict_is_the_reference_verdict(case):
    """The big model's text is what its own argmax says after each node it accepts."""
    tree, node, target = tree_of(case), 0, []
    while node is not None:
        target.append(case["node_argmax"][node])
        below = [child for child in tree.children[node] if tree.candidates[child] == target[-1]]
        node = below[0] if below else None
    step = verify_tree(target, 0, tree)
    assert step.accepted == case["accept_length"]
    assert [tree.candidates[0], *step.emitted] == [*case["emitted"], case["next_base_token"]]


@pytest.mark.parametrize("case", TYPICAL, ids=named)
def test_the_typical_verdict_is_the_reference_verdict(case):
    tree = tree_of(case)
    rows = [probabilities(logits, case["temperature"]) for logits in case["node_logits"]]
    path = accept_typical(tree, rows, case["posterior_threshold"], case["posterior_alpha"])
    assert len(path) - 1 == case["accept_length"]
    assert [tree.candidates[node] for node in path] == case["emitted"]


def test_typical_acceptance_wants_a_row_for_every_node():
    with pytest.raises(ValueError, match="1 probability rows for 2 nodes"):
        accept_typical(build_tree([["a"]], [[0]]), [{}])


def test_typical_acceptance_keeps_the_root_when_no_candidate_is_likely_enough():
    tree = build_tree([["a", "b"]], [[0], [1]])
    assert accept_typical(tree, [{"c": 1.0}, {}, {}]) == (0,)


def test_typical_ties_go_to_the_likelier_path_then_to_the_first():
    tree = build_tree([["a", "b"]], [[0], [1]])
    assert accept_typical(tree, [{"a": 0.6, "b": 0.4}, {}, {}]) == (0, 1)
    assert accept_typical(tree, [{"a": 0.5, "b": 0.5}, {}, {}]) == (0, 2) == tree.paths[0]
