"""Which commands the actions on a card of the hand stand for, and how each is described."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.offer import Offer, Payment
from sevenwonders_qt.games.edifice.commands import PARTICIPATE
from sevenwonders_qt.games.edifice.state import Standing
from sevenwonders_qt.models.terms import card_name, free_way
from sevenwonders_qt.views.table.closed import closed
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import (
    build_note,
    by_power,
    reason,
    roman,
    sale_note,
    stage_note,
)

translate = QCoreApplication.translate

BUILD, STAGE, DISCARD, FREE = "build", "stage", "discard", "free"
JOIN = PARTICIPATE
"""Raise a stage and participate in the Edifice of the Age; beside STAGE."""

USES = {BUILD: Use.BUILD, STAGE: Use.STAGE, DISCARD: Use.SELL, JOIN: Use.STAGE}


@dataclass(frozen=True, slots=True)
class Choice:
    """One button: what it is called, what it costs or brings, and why it is disabled."""

    key: str
    label: str
    note: str
    icon: str
    letter: str
    price: int | str | None
    enabled: bool
    tooltip: str
    beside: Choice | None = None
    """Another button on this one: the same and something more."""


def payments(shown: Shown, card: CardId, use: Use, option: str = "") -> Sequence[Payment]:
    """Every way to pay for building this card, or for the next stage over it; cheapest first.

    ``option`` is what is taken with the stage, by its name.
    """
    if use is Use.BUILD:
        offer = shown.table.offers.get(card)
        return offer.payments if offer is not None else ()
    stage = shown.table.stage_offer(option)
    if use is Use.SELL or stage is None or closed(shown, card, use):
        return ()
    return [replace(way, command=replace(way.command, card=card)) for way in stage.payments]


def commands(shown: Shown, card: CardId, key: str) -> Sequence[Play]:
    """The commands that an action can mean; several when the player has to say how to pay."""
    if not shown.choosing or not key:
        return ()
    if key == DISCARD:
        sale = Play(shown.table.view.seat, card, Use.SELL)
        return () if closed(shown, card, Use.SELL) else (sale,)
    offer = shown.table.offers.get(card)
    if key == FREE:
        free = offer.free_build if offer is not None else None
        return (free,) if free is not None else ()
    return [way.command for way in payments(shown, card, USES[key], option_of(key))]


def option_of(key: str) -> str:
    """The option of a stage that an action takes, empty for none."""
    return key if key == JOIN else ""


def main_action(shown: Shown, card: CardId) -> str:
    """The action of the gold button: building, or else the stage, if that is possible."""
    for key in (build_action(shown, card), STAGE):
        if commands(shown, card, key):
            return key
    return ""


def build_action(shown: Shown, card: CardId) -> str:
    """The way to build that one most likely means: paying, unless a power does as well."""
    offer = shown.table.offers.get(card)
    return FREE if offer is not None and offer.rather_free is not None else BUILD


def choices(shown: Shown, card: CardId | None) -> list[Choice]:
    """The buttons for a card; all disabled while no card is picked."""
    made = [_build(shown, card)]
    offer = shown.table.offers.get(card) if card is not None else None
    if offer is not None and offer.free_build is not None:
        made.append(_free(shown, offer.free_build.way))
    return [*made, _stage(shown, card), _discard(shown, card)]


def _pick_first() -> str:
    return translate("Table", "Pick a card first")


def _build(shown: Shown, card: CardId | None) -> Choice:
    label = translate("Table", "Build")
    offer = shown.table.offers.get(card) if card is not None else None
    if offer is None:
        return Choice(BUILD, label, "", "build", "C", None, False, _pick_first())
    able = bool(offer.payments)
    note = (not able and card and closed(shown, card, Use.BUILD)) or build_note(shown, offer)
    price = offer.cheapest if able and offer.cheapest else None
    return Choice(BUILD, label, note, "build", "C", price, able, _tip(label, note, able))


def _free(shown: Shown, way: Way) -> Choice:
    label = translate("Table", "Build for free")
    note = free_way(way)
    why = by_power(shown, way)
    return Choice(FREE, label, note, way, "F", None, True, _tip(label, why, True))


def _stage(shown: Shown, card: CardId | None) -> Choice:
    own, offer = shown.own, shown.table.stage
    if offer is None:
        label = translate("Table", "Wonder complete")
        note = translate("Table", "no stage left")
        return Choice(STAGE, label, note, "stage", "E", None, False, _tip(label, note, False))
    label = translate("Table", "Stage {number} of the wonder").format(number=roman(own.stages))
    if card is None:
        return Choice(STAGE, label, "", "stage", "E", None, False, _pick_first())
    beside = _joining(shown, card)
    if beside is not None:  # the button is narrower then
        label = translate("Table", "Stage {number}").format(number=roman(own.stages))
    shut = closed(shown, card, Use.STAGE)
    note = shut or stage_note(shown, offer)
    able = bool(offer.payments) and not shut
    price = _price(offer) if able else None
    tip = _tip(label, note, able)
    return Choice(STAGE, label, note, "stage", "E", price, able, tip, beside)


def _joining(shown: Shown, card: CardId) -> Choice | None:
    """The same stage with a part in the Edifice of the Age; None while there is no project."""
    edifices = shown.table.edifices
    project = edifices.of_age(shown.table.view.age) if edifices is not None else None
    if edifices is None or project is None or project.standing is not Standing.PROJECT:
        return None
    label = translate("Table", "take part")
    offer = edifices.joining
    if offer is None:
        taken = shown.table.view.seat in project.holders
        why = translate("Table", "you have taken part in this Age")
        if not taken:
            why = translate("Table", "no pawn is left")
        return Choice(JOIN, label, "", "ed_pawn", "P", None, False, _tip(label, why, False))
    note = stage_note(shown, offer)
    able = bool(offer.payments)
    words = translate("Table", "Stage and participation in {edifice}")
    words = words.format(edifice=card_name(project.id))
    price = _price(offer) if able else None
    return Choice(JOIN, label, note, "ed_pawn", "P", price, able, _tip(words, note, able))


def _discard(shown: Shown, card: CardId | None) -> Choice:
    label = translate("Table", "Discard")
    shut = closed(shown, card, Use.SELL) if card is not None else ""
    note = shut or sale_note(shown)
    able = card is not None and not shut
    tip = _tip(label, note, able) if card is not None else _pick_first()
    price = None if shut else f"+{shown.table.view.shape.sale_coins}"
    return Choice(DISCARD, label, note, "discard", "D", price, able, tip)


def _price(offer: Offer) -> int | None:
    return offer.cheapest if offer.payments and offer.cheapest else None


def _tip(label: str, note: str, able: bool) -> str:
    if able:
        return f"{label}: {note}"
    return translate("Table", "{action} is not possible: {why}").format(action=label, why=note)


def refusal(shown: Shown, card: CardId) -> str:
    """Why a card of the hand cannot be built, empty when it can."""
    offer = shown.table.offers.get(card)
    if offer is None or offer.possible:
        return ""
    return closed(shown, card, Use.BUILD) or reason(shown, offer)
