"""The penalties for a seat without a pawn when a project fails."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.effects import Tableau
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.edifice.catalogue import Edifice
from sevenwonders_qt.games.edifice.commands import PayPenalty

Given = tuple[CardId | None, tuple[int, ...]]
"""A structure, or worths of victory tokens; neither if the penalty is in coins."""

_COINS: tuple[Given, ...] = ((None, ()),)


def payable(rules: Ruleset, edifice: Edifice, city: Tableau) -> Sequence[Given]:
    """Return every way to pay the whole penalty; a debt is due instead if there is none."""
    penalty = edifice.penalty
    colour = penalty.card
    if colour is not None:
        if not city.colours[colour]:
            return ()
        cards = rules.catalogue.cards
        return [(card, ()) for card in city.built if cards[card].colour is colour]
    if penalty.victory_tokens:
        won = sorted(token for token in city.tokens if token > 0)
        given = dict.fromkeys(combinations(won, penalty.victory_tokens))
        return [(None, tokens) for tokens in given]
    return _COINS if city.coins >= penalty.coins else ()


def ways_to_pay(
    rules: Ruleset, edifice: Edifice, city: Tableau, seat: Seat
) -> tuple[PayPenalty, ...]:
    """Return the ways to pay as commands of the seat."""
    found = payable(rules, edifice, city)
    return tuple(PayPenalty(seat, card, tokens) for card, tokens in found)
