"""What a player sees: only what is emitted, the last verdict, and the score."""

from specviz.engine.inputs.game import Attempt, games, rivals, rounds_of, with_line
from specviz.view.game import known, result, scoreboard, spoken, verdict


def everything_shown(attempt: Attempt) -> str:
    session = rounds_of(attempt)
    others = rivals(attempt.game, len(session.emitted))
    return known(session) + verdict(session) + spoken(session) + scoreboard(session, others)


def test_nothing_of_the_text_to_come_is_shown() -> None:
    for number, game in enumerate(games(), 1):
        attempt = with_line(with_line(Attempt(number), "zzz"), "")
        shown = everything_shown(attempt)
        said = set(rounds_of(attempt).emitted)
        hidden = [word for word in game.target if len(word) > 5 and word not in said]
        plain = shown.replace("big model", "").replace("Prompt", "")
        assert hidden
        assert not [word for word in hidden if f">{word}<" in plain or f" {word} " in plain]


def test_a_fresh_game_says_what_to_do() -> None:
    session = rounds_of(Attempt())
    assert "48 words to come" in known(session)
    assert "Type what you think" in verdict(session)
    assert spoken(session) == ""


def test_the_score_is_counted_by_hand() -> None:
    session = rounds_of(Attempt(typed="the wheel goes round"))
    html = scoreboard(session, rivals(1, 4))
    assert "So far: the first 4 words" in html
    assert "<td>1</td><td>3 of 4 (75%)</td><td><b>4.00</b></td>" in html
    assert "Prompt lookup</th><td>4</td><td>0 of 0</td><td><b>1.00</b>" in html


def test_a_typed_tag_is_text() -> None:
    session = rounds_of(Attempt(typed="<u>"))
    assert "<u>" not in known(session) + verdict(session)
    assert "&lt;u&gt;" in verdict(session)


def test_the_result_ranks_the_player() -> None:
    game = games()[0]
    others = rivals(1, len(game.target))
    lines = [" ".join(game.target[start : start + 16]) for start in (0, 17, 34)]
    perfect = rounds_of(Attempt(typed="\n".join(lines)))
    assert result(perfect, others) == (
        "3 calls for 48 words: nobody needed fewer. You beat both drafts."
    )
    hopeless = rounds_of(Attempt(over=1))
    assert "48 calls for 48 words: both drafts needed fewer" in result(hopeless, others)
    mixed = {"Prompt lookup": hopeless, "A noisy draft": perfect}
    middling = rounds_of(Attempt(typed="the wheel", over=1))
    assert result(middling, mixed) == "46 calls for 48 words: you beat prompt lookup."
    level = {"Prompt lookup": middling, "A noisy draft": perfect}
    assert result(middling, level) == "46 calls for 48 words: at least as good as prompt lookup."
