"""The commands behind the actions on a card of the hand, and the words for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.effects import Resource
from sevenwonders_qt.games.classic.offer import Offer, Payment
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.models.boxes import all_words, option_words
from sevenwonders_qt.models.keys import option_act
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.box_words import OptionWords
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.models.words.rules.links import rule_of_box, rule_of_way
from sevenwonders_qt.models.words.table import (
    build_note,
    by_power,
    reason,
    sale_note,
    stage_note,
    use_restriction,
)
from sevenwonders_qt.models.words.terms import free_way, way_icon

translate = QCoreApplication.translate

BUILD, STAGE, DISCARD, FREE = "build", "stage", "discard", "free"

_RULES = {BUILD: "build", STAGE: "wonder", DISCARD: "discard"}
_USES = {BUILD: Use.BUILD, STAGE: Use.STAGE, DISCARD: Use.SELL}


@dataclass(frozen=True, slots=True)
class TurnChoice:
    """One button: its name, its price or gain, and the reason why it is disabled.

    ``act`` is that of its key. ``missing`` are the resources that
    cannot be bought, where that is the reason.
    """

    key: str
    label: str
    note: str
    icon: str
    act: Act
    price: int | str | None
    enabled: bool
    tooltip: str
    beside: TurnChoice | None = None
    """Another button beside this one: the same and something more."""
    missing: tuple[Resource, ...] = ()

    @property
    def rule(self) -> str:
        """The id of the rule that explains it."""
        if self.key == FREE:
            return rule_of_way(self.icon)
        return _RULES.get(self.key) or rule_of_box(self.key)


def payments(shown: Shown, card: CardId, use: Use, option: str = "") -> Sequence[Payment]:
    """Return every way to pay for this card, or for the next stage with it; cheapest first.

    ``option`` is the option taken with the card, by its name.
    """
    if option:
        more = shown.table.options.get((option, card))
        shut = use_restriction(shown, card, use)
        return more.payments if more is not None and not shut else ()
    if use is Use.BUILD:
        offer = shown.table.offers.get(card)
        return offer.payments if offer is not None else ()
    stage = shown.table.stage
    if use is Use.SELL or stage is None or use_restriction(shown, card, use):
        return ()
    return [replace(way, command=replace(way.command, card=card)) for way in stage.payments]


def commands(shown: Shown, card: CardId, key: str) -> Sequence[Play]:
    """Return the possible commands of an action; several when the player has to say how to pay."""
    if not shown.choosing or not key:
        return ()
    if key == DISCARD:
        sale = Play(shown.table.view.seat, card, Use.SELL)
        return () if use_restriction(shown, card, Use.SELL) else (sale,)
    offer = shown.table.offers.get(card)
    if key == FREE:
        free = offer.free_build if offer is not None else None
        return (free,) if free is not None else ()
    return [way.command for way in payments(shown, card, use_of(key), option_of(key))]


def cheapest(shown: Shown, card: CardId | None, key: str) -> Play | None:
    """Return the command of an action on a card, paid in the cheapest way; None if disabled."""
    found = commands(shown, card, key) if card is not None else ()
    return found[0] if found else None


def option_of(key: str) -> str:
    """Return the option of a rule module that an action takes, empty for none."""
    return "" if key in (*_USES, FREE) else key


def use_of(key: str) -> Use:
    """Return the use of the card by an action."""
    option = option_of(key)
    return option_words(option).use if option else _USES[key]


def is_offered(shown: Shown, option: str) -> bool:
    """Return whether a box of this match offers the option."""
    return any(option == known for use in Use for _, known, _ in options_for(shown, use))


def main_action(shown: Shown, card: CardId) -> str:
    """Return the action of the gold button: building, or else the stage, if that is possible."""
    for key in (build_action(shown, card), STAGE):
        if commands(shown, card, key):
            return key
    return ""


def build_action(shown: Shown, card: CardId) -> str:
    """Return the most likely way to build: paying, unless a power does as well."""
    offer = shown.table.offers.get(card)
    return FREE if offer is not None and offer.preferred_free_build is not None else BUILD


def choices(shown: Shown, card: CardId | None) -> list[TurnChoice]:
    """Return the buttons for a card; all disabled while no card is picked."""
    made = [_build(shown, card)]
    offer = shown.table.offers.get(card) if card is not None else None
    if offer is not None and offer.free_build is not None:
        made.append(_free(shown, offer.free_build.way))
    return [*made, _stage(shown, card), _discard(shown, card)]


def _pick_first() -> str:
    return translate("Table", "Pick a card first")


def _build(shown: Shown, card: CardId | None) -> TurnChoice:
    held = shown.table.box_hand
    label = translate("Table", "Build") if held is None else held.build()
    icon = "build" if held is None else held.icon
    offer = shown.table.offers.get(card) if card is not None else None
    if offer is None:
        return TurnChoice(BUILD, label, "", icon, acts.BUILD, None, False, _pick_first())
    able = bool(offer.payments)
    restriction = use_restriction(shown, card, Use.BUILD) if card and not able else ""
    note = restriction or build_note(shown, offer)
    price = offer.cheapest if able and offer.cheapest else None
    beside = _beside(shown, card, Use.BUILD) if card is not None and held is None else None
    tip, missing = _tip(label, note, able), () if restriction else offer.missing
    return TurnChoice(BUILD, label, note, icon, acts.BUILD, price, able, tip, beside, missing)


def _free(shown: Shown, way: Way) -> TurnChoice:
    label = translate("Table", "Build for free")
    note = free_way(way)
    why = by_power(shown, way)
    return TurnChoice(
        FREE, label, note, way_icon(way), acts.FREE, None, True, _tip(label, why, True)
    )


def _stage(shown: Shown, card: CardId | None) -> TurnChoice:
    own, offer = shown.own, shown.table.stage
    if offer is None:
        label = translate("Table", "Wonder complete")
        note = translate("Table", "no stage left")
        return TurnChoice(
            STAGE, label, note, "stage", acts.STAGE, None, False, _tip(label, note, False)
        )
    label = translate("Table", "Stage {number} of the wonder").format(number=ROMAN[own.stages])
    if card is None:
        return TurnChoice(STAGE, label, "", "stage", acts.STAGE, None, False, _pick_first())
    beside = _beside(shown, card, Use.STAGE)
    if beside is not None:  # the button is narrower then
        label = translate("Table", "Stage {number}").format(number=ROMAN[own.stages])
    shut = use_restriction(shown, card, Use.STAGE)
    note = shut or stage_note(shown, offer)
    able = bool(offer.payments) and not shut
    price = _price(offer) if able else None
    tip, missing = _tip(label, note, able), () if shut else offer.missing
    return TurnChoice(STAGE, label, note, "stage", acts.STAGE, price, able, tip, beside, missing)


def _beside(shown: Shown, card: CardId, use: Use) -> TurnChoice | None:
    """Return the same use with an option of a box that is played with; None if there is none."""
    for box, option, more in options_for(shown, use):
        state = more.state(shown.table.boxes[box], shown.table.view)
        if state is None:
            continue
        label = more.label()
        offer = shown.table.options.get((option, card))
        if state.why or offer is None:
            tip = _tip(label, state.why, False)
            return TurnChoice(option, label, "", more.icon, option_act(option), None, False, tip)
        able = bool(offer.payments)
        note = _option_note(shown, offer, use)
        price = _price(offer) if able else None
        tip = _tip(state.words, note, able)
        return TurnChoice(option, label, note, more.icon, option_act(option), price, able, tip)
    return None


def options_for(shown: Shown, use: Use) -> Iterator[tuple[str, str, OptionWords]]:
    """Yield the options that boxes offer with a use: the box, the option, its words."""
    for words in all_words():
        if words.name in shown.table.boxes:
            for option, more in words.options.items():
                if more.use is use:
                    yield words.name, option, more


def _option_note(shown: Shown, offer: Offer, use: Use) -> str:
    match use:
        case Use.STAGE:
            return stage_note(shown, offer)
        case Use.BUILD:
            return build_note(shown, offer)
        case Use.SELL:
            return sale_note(shown) if offer.payments else reason(shown, offer)


def _discard(shown: Shown, card: CardId | None) -> TurnChoice:
    label = translate("Table", "Discard")
    shut = use_restriction(shown, card, Use.SELL) if card is not None else ""
    note = shut or sale_note(shown)
    able = card is not None and not shut
    tip = _tip(label, note, able) if card is not None else _pick_first()
    price = None if shut else f"+{shown.table.view.shape.sale_coins}"
    beside = _beside(shown, card, Use.SELL) if card is not None else None
    return TurnChoice(DISCARD, label, note, "discard", acts.DISCARD, price, able, tip, beside)


def _price(offer: Offer) -> int | None:
    return offer.cheapest if offer.payments and offer.cheapest else None


def _tip(label: str, note: str, able: bool) -> str:
    if able:
        return titled(label, note)
    return translate("Table", "{action} is not possible: {why}").format(action=label, why=note)


def refusal(shown: Shown, card: CardId) -> str:
    """Return the reason why a card of the hand cannot be built, empty when it can."""
    offer = shown.table.offers.get(card)
    if offer is None or offer.possible:
        return ""
    return use_restriction(shown, card, Use.BUILD) or reason(shown, offer)
