"""The face of a card of 7 Wonders."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sevenwonders_qt.games.classic.catalogue import Card
from sevenwonders_qt.models.boxes import box_kind, person_word, price_by_age
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.shown.effect_tokens import cost_tokens, tokens
from sevenwonders_qt.models.words.terms import card_name, short_card_name

_AGES: Final = 3


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a card, in the words of the chosen language.

    ``person`` is the word at the foot of a card of people; such a card belongs to no Age. ``kind``
    is the kind of structure of a card of a box, which has it at its foot in the place of chains.
    """

    id: str
    name: str
    colour: str
    age: int
    cost: tuple[Token, ...] = ()
    effects: tuple[Token, ...] = ()
    scene: str = ""
    chain_from: str = ""
    chain_to: tuple[str, ...] = ()
    short: str = ""
    person: str = ""
    kind: str = ""


def face(card: Card) -> Face:
    """Return the face of ``card`` in the current language."""
    return Face(
        id=card.id,
        name=card_name(card.id),
        short=short_card_name(card.id),
        colour=card.colour,
        age=card.age,
        cost=_cost(card),
        effects=tokens(card.effects),
        scene=card.name,
        chain_from=" / ".join(dict.fromkeys(map(card_name, card.chains_from))),
        chain_to=tuple(dict.fromkeys(map(card_name, card.chains_to))),
        person=person_word(card.colour),
        kind=box_kind(card.colour),
    )


def face_in(shown: Face, age: int) -> Face:
    """Return a face with the price of an Age, where that depends on it; 0 is before the first."""
    if not age or all(token.kind != "ages" for token in shown.cost):
        return shown
    return replace(shown, cost=(Token("coin", value=age),))


def _cost(card: Card) -> tuple[Token, ...]:
    if price_by_age(card) is not None:
        return (Token("ages", value=_AGES),)
    return cost_tokens(card.cost.coins, card.cost.resources)
