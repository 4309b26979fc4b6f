"""Edifices, their penalties and their events, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.effects import Piece
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.catalogue import Penalty
from sevenwonders_qt.games.edifice.state import Debt, Pawn, Standing
from sevenwonders_qt.games.edifice.view import Threat
from sevenwonders_qt.models.edifice.projects import Project, Projects
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.terms import card_name, paint_name

translate = QCoreApplication.translate


def standing_name(project: Project, age: int) -> str:
    """Return the progress of an Edifice in the Age ``age``, not capitalised."""
    match project.standing:
        case Standing.BUILT:
            return translate("Edifice", "constructed")
        case Standing.FAILED:
            return translate("Edifice", "failed")
    if project.age > age:
        return translate("Edifice", "later")
    return translate("Edifice", "project")


def penalty_words(penalty: Penalty) -> str:
    """Return the loss by a penalty in words, not capitalised."""
    if penalty.card is not None:
        text = translate("Edifice", "one {colour} card of the city")
        return text.format(colour=paint_name(penalty.card))
    if penalty.victory_tokens:
        return translate("Edifice", "%n military victory token(s)", None, penalty.victory_tokens)
    return translate("Edifice", "%n coin(s)", None, penalty.coins)


def threat_words(threat: Threat, penalty: Penalty) -> str:
    """Return the cost of the failure for the seat at the moment, not capitalised."""
    if threat.ways:
        return penalty_words(penalty)
    return debt_words(threat.debt)


def debt_words(points: int) -> str:
    """Return the words for a Debt token, not capitalised."""
    return translate("Edifice", "a Debt token of %n point(s)", None, -points)


def warning(edifices: Projects, age: int) -> str:
    """Return the threat to the seat at the end of the Age, in one sentence; empty for none."""
    project, threat = edifices.of_age(age), edifices.threat
    if project is None or threat is None:
        return ""
    text = translate(
        "Edifice", "{edifice} fails unless %n more join(s): you would lose {what}.", None,
        project.pawns_left,
    )  # fmt: skip
    if not threat.ways:
        text = translate(
            "Edifice", "{edifice} fails unless %n more join(s): you would take {what}.", None,
            project.pawns_left,
        )  # fmt: skip
    what = threat_words(threat, project.penalty)
    return text.format(edifice=card_name(project.id), what=what)


def project_words(project: Project, age: int, names: Sequence[str]) -> list[str]:
    """Return all facts of an Edifice, a line each; ``names`` are the names of its holders."""
    head = f"{card_name(project.id)} · {age_name(project.age)} · {standing_name(project, age)}"
    cost = translate("Edifice", "Participation: %n coin(s) with a stage", None, project.cost.coins)
    reward = translate("Edifice", "Reward: {words}")
    penalty = translate("Edifice", "Penalty: {words}")
    lines = [
        head,
        cost,
        reward.format(words=" ".join(effect_sentences(project.reward))),
        penalty.format(words=penalty_words(project.penalty)),
    ]
    if project.standing is Standing.PROJECT:
        lines.append(
            translate("Edifice", "%n Participation pawn(s) left", None, project.pawns_left)
        )
    if names:
        lines.append(translate("Edifice", "Taking part: {names}").format(names=in_a_row(names)))
    return lines


def pieces_words(pieces: Sequence[Piece]) -> str:
    """Return the pawns and debts beside a board in words; empty without any."""
    parts = []
    pawns = sorted(piece.age for piece in pieces if isinstance(piece, Pawn))
    if pawns:
        text = translate("Edifice", "Participation pawns: {ages}")
        parts.append(text.format(ages=in_a_row(map(age_name, pawns))))
    debts = [piece.points for piece in pieces if isinstance(piece, Debt)]
    if debts:
        text = translate("Edifice", "Debt tokens: {points}")
        numbers = (str(points).replace("-", "\N{MINUS SIGN}") for points in debts)
        parts.append(text.format(points=in_a_row(numbers)))
    return " · ".join(parts)


def event_sentence(event: Event) -> tuple[Seat | None, str, str] | None:
    """Return the line of the log on an event of Edifices, as `log.sentence` does."""
    match event:
        case ev.ProjectJoined(seat=seat, age=age, from_box=from_box):
            text = translate("Edifice", "took part in the Edifice of {age}")
            if from_box:
                text = translate("Edifice", "took part in the Edifice of {age}, pawn from the box")
            return seat, "ed_pawn", text.format(age=age_name(age))
        case ev.PawnGiven(seat=seat, age=age):
            text = translate("Edifice", "took the pawn of {age} from the box")
            return seat, "ed_pawn", text.format(age=age_name(age))
        case ev.EdificeBuilt(edifice=edifice):
            text = translate("Edifice", "{edifice} is constructed")
            return None, "ed_building", text.format(edifice=card_name(edifice))
        case ev.RewardGained(seat=seat, edifice=edifice):
            text = translate("Edifice", "got the reward of {edifice}")
            return seat, "ed_building", text.format(edifice=card_name(edifice))
        case ev.ProjectFailed(edifice=edifice):
            text = translate("Edifice", "{edifice} is not constructed")
            return None, "state_no", text.format(edifice=card_name(edifice))
        case ev.PenaltyPaid(seat=seat):
            return seat, "state_no", _paid(event)
        case ev.DebtTaken(seat=seat, points=points):
            text = translate("Edifice", "took {debt}").format(debt=debt_words(points))
            return seat, "ed_debt", text
    return None


def coins_paid(event: Event) -> Sequence[tuple[Seat, int]]:
    """Return the coins that a penalty takes."""
    if not isinstance(event, ev.PenaltyPaid) or not event.coins:
        return ()
    return ((event.seat, -event.coins),)


def _paid(event: ev.PenaltyPaid) -> str:
    if event.card is not None:
        text = translate("Edifice", "paid the penalty: {card} is discarded")
        return text.format(card=card_name(event.card))
    if event.tokens:
        n = len(event.tokens)
        return translate("Edifice", "paid the penalty: %n victory token(s)", None, n)
    return translate("Edifice", "paid the penalty: %n coin(s)", None, event.coins)


def lost_cards(events: Sequence[Event]) -> list[tuple[Seat, CardId]]:
    """Return the structures that penalties took away, with their owners."""
    return [
        (event.seat, event.card)
        for event in events
        if isinstance(event, ev.PenaltyPaid) and event.card is not None
    ]
