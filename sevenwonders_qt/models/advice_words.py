"""The words of advice: plans, grades, and why one choice is better than another."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from sevenwonders_qt.ai.advice import DENIED, Grade, Hint, Reason
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Use
from sevenwonders_qt.models.terms import card_name, category_name

translate = QCoreApplication.translate


def grade_name(grade: Grade) -> str:
    """A grade in a word or two."""
    return {
        Grade.BEST: translate("Advice", "Best"),
        Grade.GOOD: translate("Advice", "About as good"),
        Grade.SMALL: translate("Advice", "Small loss"),
        Grade.MEDIUM: translate("Advice", "Medium loss"),
        Grade.LARGE: translate("Advice", "Large loss"),
    }[grade]


def plan_name(command: Command) -> str:
    """What is done, in a few words: a card by its name, a stage, a sale."""
    if isinstance(command, Play):
        card = card_name(command.card)
        if command.use is Use.BUILD:
            return card
        if command.use is Use.STAGE:
            return translate("Advice", "Wonder stage (with {card})").format(card=card)
        return translate("Advice", "Sell {card}").format(card=card)
    if isinstance(command, PickDiscard):
        if command.card is None:
            return translate("Advice", "Nothing from the discard pile")
        return translate("Advice", "{card} from the discard pile").format(
            card=card_name(command.card)
        )
    return translate("Advice", "Something else")


def reason_sentence(reason: Reason, better: Command) -> str:
    """Why ``better`` is better, in one sentence."""
    return f"{plan_name(better)}: {reason_words(reason)}."


def hint_words(hint: Hint) -> str:
    """Why a choice is worth thinking of, not capitalised."""
    if hint.reason is None:
        return translate("Advice", "as good as everything else that is open to you")
    return reason_words(hint.reason)


def reason_words(reason: Reason) -> str:
    """In what one choice is better than another, not capitalised."""
    parts = [_difference(reason)]
    if reason.also:
        parts.append(_also(reason.also))
    if reason.opens:
        names = QLocale().createSeparatedList([card_name(card) for card in reason.opens])
        parts.append(translate("Advice", "opens {cards} without cost").format(cards=names))
    if reason.within_reach > 1:
        parts.append(
            translate("Advice", "%n later card(s) more without trade", None, reason.within_reach)
        )
    if reason.left:
        parts.append(translate("Advice", "turns the border with the left neighbour"))
    if reason.right:
        parts.append(translate("Advice", "turns the border with the right neighbour"))
    return "; ".join(parts)


def _difference(reason: Reason) -> str:
    points = round(reason.points)
    if reason.points and points < 1:
        return _slightly(reason.category)
    if not reason.points:
        return _plan(reason.category)
    return {
        "military": translate("Advice", "about %n point(s) more in conflicts", None, points),
        "treasury": translate("Advice", "about %n point(s) more from coins", None, points),
        "wonder": translate("Advice", "about %n point(s) more from the wonder", None, points),
        "civil": translate("Advice", "about %n point(s) more from blue cards", None, points),
        "science": translate("Advice", "about %n point(s) more from science", None, points),
        "commerce": translate("Advice", "about %n point(s) more from yellow cards", None, points),
        "guild": translate("Advice", "about %n point(s) more from guilds", None, points),
        DENIED: translate(
            "Advice", "about %n point(s) less for the strongest opponent", None, points
        ),
    }.get(reason.category) or translate(
        "Advice", "about %n point(s) more: {row}", None, points
    ).format(row=category_name(reason.category))


def _slightly(category: str) -> str:
    if category == DENIED:
        return translate("Advice", "a little less for the strongest opponent")
    return translate("Advice", "a little better all round, most of all: {row}").format(
        row=category_name(category)
    )


def _plan(category: str) -> str:
    if category == DENIED:
        return translate("Advice", "much less for the strongest opponent")
    return translate("Advice", "far better prospects: {row}").format(row=category_name(category))


def _also(category: str) -> str:
    if category == DENIED:
        return translate("Advice", "less for the strongest opponent")
    return translate("Advice", "also more: {row}").format(row=category_name(category))
