"""Docstrings and comments are plain English: some turns of phrase are not found in them."""

from __future__ import annotations

from tests.project.plain_english import NO_VERB, found

MOST = {
    "opens with a question word": 0,
    "stand, lie": 8,
    "nobody, somebody, everybody": 2,
    "by which, of whom": 0,
    "gives for returns": 1,
    "tell": 0,
    "odd words": 3,
    NO_VERB: 0,
}
"""How often each may be found: where a name in the code is meant."""


def test_docstrings_and_comments_are_plain_english() -> None:
    counts = {name: len(texts) for name, texts in found().items()}
    assert counts.keys() == MOST.keys()
    more = {name: count for name, count in counts.items() if count > MOST[name]}
    assert more == {}, "print their places: python -m tests.project.plain_english PATTERN"
