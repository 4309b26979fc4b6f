"""Words for a tooltip in which a name may stand that a person typed or a file brought."""

from __future__ import annotations

from html import escape


def plain_tip(text: str) -> str:
    """The same words, none of them read as markup: Qt guesses whether a tooltip is rich text."""
    return f"<qt>{escape(text)}</qt>" if "<" in text else text


def long_tip(text: str) -> str:
    """The same lines as paragraphs: only as rich text does a tooltip break what is too long."""
    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines())
