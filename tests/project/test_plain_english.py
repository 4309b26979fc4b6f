"""Docstrings and comments become plainer: no turn of phrase is found more often than before."""

from __future__ import annotations

from tests.project.plain_english import NO_VERB, found

MOST = {
    "opens with a question word": 1372,
    "stand, lie": 586,
    "nobody, somebody, everybody": 176,
    "by which, of whom": 188,
    "gives for returns": 153,
    "tell": 24,
    "odd words": 97,
    NO_VERB: 2551,
}
"""How often each may be found; lower it when a commit has made texts plainer."""


def test_no_turn_of_phrase_is_found_more_often_than_before() -> None:
    counts = {name: len(texts) for name, texts in found().items()}
    assert counts.keys() == MOST.keys()
    more = {name: count for name, count in counts.items() if count > MOST[name]}
    assert more == {}, "print their places: python -m tests.project.plain_english PATTERN"
