"""The face of a card of 7 Wonders."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.games.classic.catalogue import Card
from sevenwonders_qt.models.boxes import person_word
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.shown.effect_tokens import cost_tokens, tokens
from sevenwonders_qt.models.words.terms import card_name, short_card_name


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a card, in the words of the chosen language.

    ``person`` is the word at the foot of a card of people; such a card belongs to no Age.
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


def face(card: Card) -> Face:
    """Return the face of ``card`` in the current language."""
    return Face(
        id=card.id,
        name=card_name(card.id),
        short=short_card_name(card.id),
        colour=card.colour,
        age=card.age,
        cost=cost_tokens(card.cost.coins, card.cost.resources),
        effects=tokens(card.effects),
        scene=card.name,
        chain_from=" / ".join(dict.fromkeys(map(card_name, card.chains_from))),
        chain_to=tuple(dict.fromkeys(map(card_name, card.chains_to))),
        person=person_word(card.colour),
    )
