"""What is the same for every viewer of the same inputs, made once.

The caches stand here, not in the pages: Streamlit executes a page anew for every run of it, so a
cache of its own would be empty each time, and every session would keep one.
"""

from functools import lru_cache

from specviz.engine import Session
from specviz.engine.inputs.game import rivals, rounds_of
from specviz.engine.inputs.play import play
from specviz.engine.tree.inputs import MedusaInputs
from specviz.engine.tree.play import play_medusa
from specviz.view.ask import Quiz, session_quiz
from specviz.view.recorded.reel import recorded_reel
from specviz.view.reel import Reel, session_reel
from specviz.view.rows import table_html
from specviz.view.sampling.frames import sampling_reel
from specviz.view.speed.race import race_reel
from specviz.view.tree.ask import tree_quiz
from specviz.view.tree.reel import tree_reel

cached_play = lru_cache(maxsize=32)(play)
cached_medusa = lru_cache(maxsize=8)(play_medusa)
cached_reel = lru_cache(maxsize=16)(session_reel)
cached_quiz = lru_cache(maxsize=16)(session_quiz)
cached_sampling = lru_cache(maxsize=16)(sampling_reel)
cached_race = lru_cache(maxsize=16)(race_reel)
cached_recorded = lru_cache(maxsize=16)(recorded_reel)
cached_rounds = lru_cache(maxsize=64)(rounds_of)
cached_rivals = lru_cache(maxsize=64)(rivals)


@lru_cache(maxsize=8)
def medusa_reel(inputs: MedusaInputs, span: range) -> Reel:
    """The frames of a Medusa session at some positions."""
    session = cached_medusa(inputs).session
    return tree_reel(session, inputs.tokens, span, name=f"{hash(inputs):x}")


@lru_cache(maxsize=8)
def medusa_quiz(inputs: MedusaInputs, span: range) -> Quiz:
    """The questions of a Medusa session at some positions."""
    return tree_quiz(cached_medusa(inputs).session, span)


@lru_cache(maxsize=16)
def table_news(session: Session) -> dict[str, str]:
    """What the table shows of a session."""
    return {"name": f"{hash(session):x}", "html": table_html(session)}
