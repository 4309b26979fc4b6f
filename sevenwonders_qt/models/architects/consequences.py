"""The immediate changes of a choice in Architects, by the rules and what the seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.ai.architects.belief import open_state
from sevenwonders_qt.ai.architects.choices import after_choice
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import BuildStage, KeepCard, TakeCard, TakeToken
from sevenwonders_qt.games.architects.numbers import FACE_UP, VICTORY_POINTS
from sevenwonders_qt.games.architects.scoring import sheet
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.models.shown.consequences import Change, Step, points_change, verdict

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Foreseen:
    """``points`` and ``shields`` of the own city; ``stage`` is raised, or can be paid after it."""

    points: Step
    shields: Step
    stage: int | None = None


def foreseen(table: ArchitectsTable, command: Command) -> Foreseen | None:
    """Return the changes of a legal command; None where chance decides them, or no card is open."""
    view = table.view
    stage: int | None = None
    match command:
        case TakeCard(deck=deck):
            top = view.deck(deck).top
            if top is None:
                return None
            stage = table.completed_by(top)
        case KeepCard(card=card):
            stage = table.completed_by(card)
        case BuildStage(stage=number):
            stage = number
        case TakeToken(place=place) if 0 <= place < FACE_UP:
            pass
        case _:
            return None
    seat = view.seat
    after = after_choice(open_state(view, table.rules), command)
    city = after.cities[seat]
    points = sheet(table.rules, city, after.cat == seat).total
    standing = points if table.standing is None else table.standing[seat].total
    return Foreseen((standing, points), (view.own.shields, city.shields), stage)


def foreseen_changes(table: ArchitectsTable, found: Foreseen) -> list[Change]:
    """Return the changes in words."""
    lines = [*points_change(found.points)]
    now, then = found.shields
    if now != then:
        text = translate("Prompt", "Shields: {before} → {after}").format(before=now, after=then)
        lines += [Change("shield", text), *_borders(table, found.shields)]
    return lines


def _borders(table: ArchitectsTable, shields: Step) -> Iterator[Change]:
    view, (now, then) = table.view, shields
    sides = (("scope_left", view.left), ("scope_right", view.right))
    for icon, other in sides if view.left is not view.right else sides[:1]:
        text = translate("Prompt", "{name} has {shields}: {verdict}").format(
            name=table.seats[other.seat].name,
            shields=other.shields,
            verdict=verdict(now - other.shields, then - other.shields, VICTORY_POINTS),
        )
        yield Change(icon, text)
