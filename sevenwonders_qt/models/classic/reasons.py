"""The advantages of a choice in 7 Wonders: a whole sentence for each mechanism."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from sevenwonders_qt.ai import mechanisms as by
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.models.words.neighbours import neighbour_words
from sevenwonders_qt.models.words.terms import card_name, category_name, resource_name

translate = QCoreApplication.translate


def sentences(found: object) -> Iterator[str]:
    """Yield the advantage of a choice by one mechanism of 7 Wonders; nothing for another game."""
    match found:
        case by.Opens(cards=cards):
            text = translate("Reason", "Makes {cards} free later, by a chain.")
            yield text.format(cards=_list([card_name(card) for card in cards]))
        case by.PaysFor(stages=stages, cards=cards):
            yield from _paid(stages, [card_name(card) for card in cards])
        case by.Saves(coins=coins, stage=stage, card=card):
            text = translate("Reason", "Saves %n coin(s) when you build {thing}.", None, coins)
            yield text.format(thing=_stage(stage) if card is None else card_name(card))
        case by.Supplies():
            yield from _supplied(found)
        case by.Cheapens(effect=effect):
            yield from effect_sentences([effect])
        case by.Grants(effect=effect):
            yield from effect_sentences([effect])
        case by.Turns():
            yield _conflict(found)
        case by.Leads():
            yield _lead(found)
        case by.Symbols(points=points, sets=sets):
            yield _science(points, sets=sets)
        case by.Scores(points=points):
            yield translate(
                "Reason", "Worth %n point(s) with the cities as they are now.", None, points
            )
        case by.Earns(coins=coins):
            yield translate("Reason", "Gives %n coin(s).", None, coins)
        case by.PaysLess(coins=coins):
            yield translate("Reason", "Costs %n coin(s) less.", None, coins)
        case by.Spares(row=row, points=points):
            text = translate("Reason", "Otherwise you lose %n point(s): {row}.", None, points)
            yield text.format(row=category_name(row))
        case by.Keeps(coins=coins):
            yield translate("Reason", "Leaves you %n coin(s) more.", None, coins)
        case by.Denies():
            yield _denied(found)


def _paid(stages: Sequence[int], cards: Sequence[str]) -> Iterator[str]:
    if stages:
        text = translate("Reason", "Lets you pay for {stages}.")
        yield text.format(stages=_list([_stage(number) for number in stages]))
    if cards:
        text = translate("Reason", "Lets you pay for {cards}, seen in a hand that comes to you.")
        yield text.format(cards=_list(cards))


def _supplied(found: by.Supplies) -> Iterator[str]:
    goods = " / ".join(resource_name(good) for good in found.goods)
    stages, cards = _list([_stage(number) for number in found.stages]), found.cards
    if stages and cards:
        text = translate(
            "Reason",
            "Produces {goods}: needed for {stages} and for %n card(s) to come.",
            None,
            cards,
        )
    elif stages:
        text = translate("Reason", "Produces {goods}: needed for {stages}.")
    else:
        text = translate("Reason", "Produces {goods}: needed for %n card(s) to come.", None, cards)
    yield text.format(goods=goods, stages=stages)
    if found.scarce:
        yield translate("Reason", "No neighbour sells it.")


def _lead(found: by.Leads) -> str:
    if found.after > 0:
        text = translate(
            "Reason", "%n shield(s) ahead of {neighbour}, not {before}.", None, found.after
        )
    elif found.after < 0:
        text = translate(
            "Reason", "%n shield(s) behind {neighbour}, not {before}.", None, -found.after
        )
    else:
        return ""
    return text.format(neighbour=neighbour_words(found.side), before=abs(found.before))


def _science(points: int, *, sets: bool) -> str:
    if sets:
        return translate(
            "Reason", "Completes a set of science symbols: +%n point(s).", None, points
        )
    return translate("Reason", "The science symbol is worth %n point(s).", None, points)


def _conflict(found: by.Turns) -> str:
    """Return the sentence on a conflict that ends better, with the shields of both sides."""
    won = found.after > found.theirs
    if won and found.before < found.theirs:
        text = translate("Reason", "You win against {neighbour} instead of losing: {shields}.")
    elif won:
        text = translate("Reason", "You win against {neighbour} instead of a tie: {shields}.")
    else:
        text = translate("Reason", "You tie with {neighbour} instead of losing: {shields}.")
    shields = translate("Reason", "{after} to {theirs} shields, not {before} to {theirs}")
    numbers = shields.format(after=found.after, before=found.before, theirs=found.theirs)
    return text.format(neighbour=neighbour_words(found.side), shields=numbers)


def _denied(found: by.Denies) -> str:
    points = found.points
    if found.side is Side.LEFT:
        text = translate(
            "Reason",
            "Otherwise {card} goes to your left neighbour: %n point(s) there.",
            None,
            points,
        )
    else:
        text = translate(
            "Reason",
            "Otherwise {card} goes to your right neighbour: %n point(s) there.",
            None,
            points,
        )
    return text.format(card=card_name(found.card))


def _stage(number: int) -> str:
    return translate("Reason", "stage {number}", "in a sentence").format(number=ROMAN[number - 1])


def _list(names: Sequence[str]) -> str:
    return QLocale().createSeparatedList(list(names))
