"""What a seat without a pawn gives up when a project fails."""

from __future__ import annotations

from itertools import combinations

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.ruleset import Ruleset, Tableau
from sevenwonders_qt.games.edifice.catalogue import Edifice
from sevenwonders_qt.games.edifice.commands import PayPenalty


def ways_to_pay(
    rules: Ruleset, edifice: Edifice, city: Tableau, seat: Seat
) -> tuple[PayPenalty, ...]:
    """Every way to pay the whole penalty; empty when it cannot be, and a debt is due instead."""
    penalty = edifice.penalty
    if penalty.card is not None:
        cards = rules.catalogue.cards
        fitting = (card for card in city.built if cards[card].colour is penalty.card)
        return tuple(PayPenalty(seat, card) for card in fitting)
    if penalty.victory_tokens:
        won = sorted(token for token in city.tokens if token > 0)
        given = dict.fromkeys(combinations(won, penalty.victory_tokens))
        return tuple(PayPenalty(seat, None, tokens) for tokens in given)
    return (PayPenalty(seat),) if city.coins >= penalty.coins else ()
