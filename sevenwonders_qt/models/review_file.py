"""A review stored beside its match, so that it is computed once for each network.

It holds nothing that cannot be made again, so whatever is wrong with a file, it is made again.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final

from sevenwonders_qt.ai.advice import DENIED, WIN, Grade, Reason
from sevenwonders_qt.ai.mechanisms import telling
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.ai.review import Tried, Verdict
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.stored import (
    Damaged,
    load,
    number,
    optional,
    reader,
    text,
    whole,
)
from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.writing import make_folder
from sevenwonders_qt.models.shown.review import Review, ReviewedChoice
from sevenwonders_qt.models.words.terms import category_name
from sevenwonders_qt.session.choices_made import ChoiceMade

FOLDER: Final = "reviews"
_Place = Annotated[int, whole(0, 10_000)]


_points = number(-1000, 1000)
_Points = Annotated[float, _points]


_read_outlook = reader(tuple[_Points, _Points])


def _outlook(stored: Any) -> Outlook:
    return Outlook(*_read_outlook(stored))


_Outlook = Annotated[Outlook, _outlook]


@dataclass(frozen=True, slots=True)
class _StoredChoice:
    """A judged choice; ``best`` and the first number of a plan are places among the legal ones."""

    best: _Place
    grade: Grade
    behind: _Points
    expected: _Outlook
    lost: _Outlook
    plans: tuple[tuple[_Place, _Points, _Outlook], ...]
    category: Annotated[str | None, optional(text(40))]


@dataclass(frozen=True, slots=True)
class _Stored:
    """A review as its file holds it; ``match`` is the digest of the journal."""

    key: Annotated[str, text(1000)]
    match: str
    choices: tuple[_StoredChoice, ...]


def review_path(journal: Path) -> Path:
    """Return the path of the review of a match."""
    return journal.parent / FOLDER / f"{journal.stem}.json"


def keep(review: Review, journal: Path) -> None:
    """Keep a review if all its choices are judged; one that cannot be kept is made again."""
    if not review.complete:
        return
    path = review_path(journal)
    document = {
        "key": review.key,
        "match": _digest(journal),
        "choices": [_as_json(choice) for choice in review.choices],
    }
    with suppress(OSError, JournalError):
        make_folder(path)
        write_whole(path, json.dumps(document).encode(), durable=False)


def recall(review: Review, journal: Path) -> bool:
    """Fill in the verdicts that are kept; False if there are none for this network and match."""
    try:
        found: _Stored = load(review_path(journal), reader(_Stored))
        if found.key != review.key or found.match != _digest(journal):
            return False
        if len(found.choices) != len(review.choices):
            return False
        pairs = zip(review.choices, found.choices, strict=True)
        verdicts = [_verdict(review, choice, stored) for choice, stored in pairs]
    except (OSError, Damaged):
        return False
    for choice, verdict in zip(review.choices, verdicts, strict=True):
        choice.verdict = verdict
    return True


def forget(journal: Path) -> None:
    """Delete the kept review of a match."""
    with suppress(OSError):
        review_path(journal).unlink()


def _digest(journal: Path) -> str:
    return sha256(journal.read_bytes()).hexdigest()


def _as_json(choice: ReviewedChoice) -> dict[str, Any]:
    verdict = choice.verdict
    assert verdict is not None
    legal = choice.moment.view.legal
    return {
        "best": legal.index(verdict.best),
        "grade": str(verdict.grade),
        "behind": round(verdict.behind, 4),
        "expected": _outlook_as_json(verdict.expected),
        "lost": _outlook_as_json(verdict.lost),
        "plans": [
            [legal.index(one.command), round(one.behind, 4), _outlook_as_json(one.outlook)]
            for one in verdict.plans
        ],
        "category": None if verdict.reason is None else verdict.reason.category,
    }


def _verdict(review: Review, choice: ReviewedChoice, stored: _StoredChoice) -> Verdict:
    moment = choice.moment
    legal = moment.view.legal
    if max(stored.best, *(place for place, _, _ in stored.plans), 0) >= len(legal):
        raise Damaged("names a choice that was not legal")
    best = legal[stored.best]
    reason = None if stored.category is None else _reason(review, moment, best, stored.category)
    return Verdict(
        played=moment.command,
        best=best,
        behind=stored.behind,
        grade=stored.grade,
        expected=stored.expected,
        lost=stored.lost,
        reason=reason,
        plans=tuple(Tried(legal[place], behind, seen) for place, behind, seen in stored.plans),
    )


def _outlook_as_json(outlook: Outlook) -> list[float]:
    return [round(outlook.points, 4), round(outlook.win, 4)]


def _reason(review: Review, moment: ChoiceMade, best: Command, category: str) -> Reason:
    """Work out the reason for the best choice again: it follows from the rules."""
    if category not in (DENIED, WIN):
        try:
            category_name(category)
        except KeyError as error:
            raise Damaged(f"{error} is no row of this game") from None
    rules = review.match.game.rules
    found = review.mechanisms(rules, moment.view, moment.memory, best, moment.command)
    return Reason(category, telling(found, category))
