"""A match reviewed without a window: the cost of each choice, and why."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any

from sevenwonders_qt.ai.advice import Grade
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.ai.playable import FindPlayable
from sevenwonders_qt.ai.review import Verdict, judge
from sevenwonders_qt.app.games import playable
from sevenwonders_qt.core.decider import AnyGame, Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models.words.advice import grade_name, plan_name
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.outlook import difference_words
from sevenwonders_qt.models.words.reasons import reason_words
from sevenwonders_qt.session.choices_made import ChoiceMade, choices_of
from sevenwonders_qt.session.match import Match


class NoReview(ValueError):
    """A match that cannot be reviewed; the text is the reason."""


def review(
    path: Path, seats: Collection[Seat] | None = None, find: FindPlayable = playable
) -> dict[str, Any]:
    """Return every choice of these seats, of all people if none is named, or else of all.

    Raises `JournalError` for a file that is no match, `NoReview` for one that cannot be judged.
    """
    begun = time.process_time()
    match: Match[AnyGame] = Match.replay(lambda variant: find(variant).game, path)
    if not match.is_over:
        raise NoReview("the match goes on, and can be reviewed once it is over")
    adviser = find(match.variant).players.adviser(match.game.rules)
    if adviser is None:
        raise NoReview("there is no network for this kind of match")
    everybody = range(len(match.seats))
    if seats is None:
        people = [seat for seat in everybody if match.seats[seat].player == PERSON]
        seats = people or everybody
    elif not set(seats) <= set(everybody):
        raise NoReview(f"the seats are 0 to {len(match.seats) - 1}")
    judged = judge(adviser, choices_of(match, seats))
    choices = [_choice(moment, verdict) for moment, verdict in judged]
    names = [seat.name for seat in match.seats]
    return {"seats": names, "choices": choices, "cpu_s": round(time.process_time() - begun, 2)}


def review_table(document: dict[str, Any]) -> str:
    """Return the document of `review` for reading."""
    lines = []
    names = [f"{seat} {name}" for seat, name in enumerate(document["seats"])]
    wide = max(map(len, names))
    marks = max(len(grade_name(grade)) for grade in Grade)
    for choice in document["choices"]:
        turn, age = choice["turn"], choice["age"]
        place = f"{age_name(age)}, {turn}" if age else str(turn)
        name, grade = names[choice["seat"]], grade_name(Grade(choice["grade"]))
        lines.append(f"{name:{wide}}  {place:10}  {grade:{marks}}  {choice['plan']}")
        lost = difference_words(Outlook(**choice["lost"]))
        if choice["grade"] not in (Grade.BEST, Grade.GOOD):
            lines.append(
                f"{'':{wide + marks + 16}}{choice['better']}: {lost}. {choice['reason']}".rstrip()
            )
    return "\n".join(lines)


def _choice(moment: ChoiceMade, verdict: Verdict) -> dict[str, Any]:
    view, reason = moment.view, verdict.reason
    return {
        "seat": moment.player,
        "age": getattr(view, "age", 0),
        "turn": view.turn,
        "prompt": str(view.prompt),
        "played": _command(verdict.played),
        "best": _command(verdict.best),
        "plan": plan_name(verdict.played, view),
        "better": plan_name(verdict.best, view),
        "expected": _outlook(verdict.expected),
        "lost": _outlook(verdict.lost),
        "grade": str(verdict.grade),
        "reason": "" if reason is None else reason_words(reason),
    }


def _outlook(outlook: Outlook) -> dict[str, float]:
    return {"points": round(outlook.points, 2), "win": round(outlook.win, 4)}


def _command(command: Command) -> dict[str, Any]:
    """Return the command by the names of its fields, without the seat."""
    found = {field.name: getattr(command, field.name) for field in fields(command)}
    del found["seat"]
    plain = {name: str(v) if isinstance(v, Enum) else v for name, v in found.items()}
    return {"kind": type(command).__name__, **plain}
