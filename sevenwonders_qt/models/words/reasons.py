"""The words for the advantages of a choice: a whole sentence for each mechanism."""

from __future__ import annotations

from sevenwonders_qt.ai.advice import Reason
from sevenwonders_qt.models.games import all_words


def reason_words(reason: Reason) -> str:
    """Return the advantages of the better choice, in sentences; empty if nothing is certain."""
    games = (words.reasons(found) for found in reason.how for words in all_words())
    return " ".join(sentence for sentences in games for sentence in sentences)
