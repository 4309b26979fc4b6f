"""A review stored beside its match, so that it is computed once for each network.

It holds nothing that cannot be made again, so whatever is wrong with a file, it is made again.
"""

from __future__ import annotations

import json
import math
from contextlib import suppress
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.ai.advice import Grade, Reason
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.ai.review import Tried, Verdict
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.writing import make_folder
from sevenwonders_qt.models.advice_words import reason_words
from sevenwonders_qt.models.review import Choice, Review

FOLDER: Final = "reviews"
LARGEST: Final = 1 << 20
"""Bytes of a file at most; one of seven players has some 60,000."""

_MOST: Final = 1000.0


def review_path(journal: Path) -> Path:
    """Where the review of a match is kept."""
    return journal.parent / FOLDER / f"{journal.stem}.json"


def keep(review: Review, journal: Path) -> None:
    """Keep a review of which all choices are judged; one that cannot be kept is made again."""
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
    """Fill in the verdicts that are kept; False where there are none for this network and match."""
    try:
        path = review_path(journal)
        if path.stat().st_size > LARGEST:
            return False
        document = json.loads(path.read_bytes())
        if document["key"] != review.key or document["match"] != _digest(journal):
            return False
        pairs = list(zip(review.choices, document["choices"], strict=True))
        verdicts = [_verdict(choice, stored) for choice, stored in pairs]
    except (OSError, ValueError, TypeError, KeyError, IndexError, RecursionError, AttributeError):
        return False
    for choice, verdict in zip(review.choices, verdicts, strict=True):
        choice.verdict = verdict
    return True


def forget(journal: Path) -> None:
    """Drop what is kept of a match."""
    with suppress(OSError):
        review_path(journal).unlink()


def _digest(journal: Path) -> str:
    return sha256(journal.read_bytes()).hexdigest()


def _as_json(choice: Choice) -> dict[str, Any]:
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
        "reason": None if verdict.reason is None else asdict(verdict.reason),
    }


def _verdict(choice: Choice, stored: Any) -> Verdict:
    legal = choice.moment.view.legal
    grade, kept = Grade(stored["grade"]), stored["reason"]
    return Verdict(
        played=choice.moment.command,
        best=legal[_whole(stored["best"], len(legal))],
        grade=grade,
        reason=None if kept is None else _reason(kept, choice.moment.view),
        behind=_number(stored["behind"]),
        expected=_outlook(stored["expected"]),
        lost=_outlook(stored["lost"]),
        plans=tuple(
            Tried(legal[_whole(place, len(legal))], _number(behind), _outlook(outlook))
            for place, behind, outlook in stored["plans"]
        ),
    )


def _outlook_as_json(outlook: Outlook) -> list[float]:
    return [round(outlook.points, 4), round(outlook.win, 4)]


def _outlook(stored: Any) -> Outlook:
    points, win = stored
    return Outlook(_number(points), _number(win))


def _reason(stored: Any, view: Any) -> Reason:
    found = Reason(
        category=str(stored["category"])[:40],
        points=_number(stored["points"]),
        also=str(stored["also"])[:40],
        opens=tuple(CardId(str(card)) for card in stored["opens"]),
        within_reach=_whole(stored["within_reach"], 1000),
        left=round(_number(stored["left"])),
        right=round(_number(stored["right"])),
        pays=bool(stored["pays"]),
        set=bool(stored["set"]),
        later=bool(stored["later"]),
    )
    reason_words(found, view)  # raises KeyError for a category or card that there is not
    return found


def _number(value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value) or abs(value) > _MOST:
        raise ValueError("no number of points")
    return float(value)


def _whole(value: Any, limit: int) -> int:
    if type(value) is not int or not 0 <= value < limit:
        raise ValueError("no place among the choices")
    return value
