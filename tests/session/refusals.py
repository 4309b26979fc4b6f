"""Journals changed with checksums that fit, which have to be refused when they are brought in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.ai.players import PLAYERS
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.shelf import import_match
from tests.session.forgeries import answered, recounted
from tests.session.fuzz import opened
from tests.session.play import BOX, seats

Events = list[dict[str, Any]]
"""The events of one line of a journal."""

Forge = Callable[[list[Events]], None]
"""Changes the events of a journal, line by line."""


def journal_of(game: Classic, seed: str, folder: Path, over: Callable[[Match[Any]], bool]) -> bytes:
    """The journal of a match that three players play at random until it is ``over``."""
    match = Match.start(game, seats(3), Setup.random(3), seed, folder, durable=False)
    while not over(match):
        match.submit(answered(match, "random"))
    match.close()
    assert match.journal_path is not None
    return match.journal_path.read_bytes()


def first(lines: list[Events], kind: str) -> dict[str, Any]:
    """The first event of a kind."""
    return next(event for line in lines for event in line if event["event"] == kind)


def write_forged(journal: bytes, forge: Forge, folder: Path) -> Path:
    """Write the journal with a forgery, and return its path."""
    lines = opened(journal)
    forge([line["events"] for line in lines if "events" in line])
    source = folder / "forged.7wmatch"
    source.write_bytes(recounted(lines))
    return source


def check_refused(journal: bytes, forge: Forge, folder: Path) -> None:
    """Assert that the forgery is refused by its line, and nothing is left of it."""
    source, brought = write_forged(journal, forge, folder), folder / "brought in"
    before = source.read_bytes()
    with pytest.raises(JournalError) as caught:
        import_match(BOX.find, source, brought, (), (PERSON, *PLAYERS))
    assert caught.value.fault is Fault.DAMAGED
    assert "line" in str(caught.value)
    assert source.read_bytes() == before
    assert not any(brought.glob("*"))
