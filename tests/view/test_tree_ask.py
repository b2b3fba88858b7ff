"""Predict first on the Medusa page: what is asked, which answer is right, what stays hidden."""

from specviz.engine import replay_tree
from specviz.engine.tree.choices import MC_SIM_7B_63, full_product
from specviz.view.ask import MORE, Ask
from specviz.view.tree.ask import HOW_MANY, WHICH, tree_quiz

TARGET = ["the", "cat", "sat", "on", "the", "mat"]
HEADS = [[["a", "the"], ["cat", "dog"]], [], [["x"], ["y"]], [["on", "in"], ["a", "b"]]]
SESSION = replay_tree(TARGET, HEADS, full_product([2, 2]))


def ask_at(at: int) -> Ask:
    ask = tree_quiz(SESSION, range(SESSION.calls + 1)).asks[at]
    assert ask is not None
    return ask


def test_a_round_with_a_few_paths_asks_which_one_wins() -> None:
    ask = ask_at(1)
    for label in ("0: none matches", "1: the dog", "2: the cat", "3: a dog", "4: a cat"):
        assert f">{label}</button>" in ask.html
    assert (ask.says, ask.answer) == (WHICH, "2")


def test_nothing_is_asked_before_any_call_and_of_rounds_without_candidates() -> None:
    asks = tree_quiz(SESSION, range(SESSION.calls + 1)).asks
    assert [bool(ask) for ask in asks[:3]] == [False, True, False]
    assert len(tree_quiz(SESSION, range(1, 3)).asks) == 2


def test_none_is_the_answer_when_no_candidate_of_head_1_matches() -> None:
    session = replay_tree(["a"], [[["x", "y"]]], [[0], [1]])
    (ask,) = tree_quiz(session, range(1, 2)).asks
    assert ask is not None
    assert ask.answer == "0"


def test_of_paths_that_match_equally_far_the_first_wins() -> None:
    session = replay_tree(["a", "z"], [[["a"], ["b", "c"]]], full_product([1, 2]))
    (ask,) = tree_quiz(session, range(1, 2)).asks
    assert ask is not None
    assert ask.answer == "1"
    assert "the first of those that match equally far" in ask.html


def test_a_single_path_or_very_many_are_asked_how_many_tokens_match() -> None:
    chain = replay_tree(["a", "b", "c", "d"], [[["a"], ["b"], ["x"]]], full_product([1, 1, 1]))
    heads = [[str(rank) for rank in range(10)]] * 4
    published = replay_tree(["1", "0", "z", "y"], [heads], MC_SIM_7B_63)
    for session, counts in ((chain, 4), (published, 5)):
        (ask,) = tree_quiz(session, range(1, 2)).asks
        assert ask is not None
        assert (ask.says, ask.answer) == (HOW_MANY, "2")
        assert ask.html.count("data-answer") == counts


def test_a_deep_chain_has_one_button_for_all_large_counts() -> None:
    tokens = [str(i) for i in range(30)]
    session = replay_tree(tokens, [[[token] for token in tokens]], full_product([1] * 30))
    (ask,) = tree_quiz(session, range(1, 2)).asks
    assert ask is not None
    assert ask.answer == MORE


def test_an_ask_tells_nothing_of_the_verdict() -> None:
    targets = ("the cat x", "a b c", "x y z", "a cat x", "the dog x")
    sessions = [replay_tree(target.split(), HEADS, full_product([2, 2])) for target in targets]
    first = [tree_quiz(session, range(1, 2)).asks[0] for session in sessions]
    assert len({ask.html for ask in first if ask}) == 1
    assert len({ask.answer for ask in first if ask}) == len(targets)


def test_what_is_typed_is_escaped() -> None:
    session = replay_tree(["a"], [[["<img>", "'b"]]], [[0], [1]])
    (ask,) = tree_quiz(session, range(1, 2)).asks
    assert ask is not None
    assert "<img>" not in ask.html
    assert "&lt;img&gt;" in ask.html


def test_the_name_changes_with_the_session_only() -> None:
    again = replay_tree(TARGET, HEADS, full_product([2, 2]))
    assert tree_quiz(again, range(1)).name == tree_quiz(SESSION, range(2)).name
    assert tree_quiz(replay_tree(TARGET, HEADS, [[0]]), range(1)).name != (
        tree_quiz(SESSION, range(1)).name
    )
