"""What things are worth to the rule-based player, in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Found by trial in whole games; `rule_based` says where each is used."""

    any_card: float = 2.2
    """A card of choice: an extra card, and what a stage lets its builder take."""

    token: float = 4.5
    """A progress token of average use."""

    one_symbol: float = 1.7
    two_symbols: float = 2.7
    """One green card held, and two different ones: any third completes a set."""

    part_paid: float = 0.75
    """Share of a stage's worth that its last missing card brings it to."""

    second_stage: float = 0.3
    """Weight of the next best stage under way."""

    coin: float = 0.25
    """What a coin in hand is better than a resource, as it fits every cost."""

    cat: float = 1.6
    """The cat that another has, or nobody: its points may be lost again."""

    own_cat: float = 0.4
    lasting_shield: float = 1.8
    """Battles that a shield without horns is expected to fight in."""

    passing_shield: float = 0.9
    rival: float = 0.35
    """Weight of a rival's points against the own ones."""

    deny: float = 0.25
    """Weight of what the next seat loses with a card taken before its nose."""

    finish: float = 12.0
    """Ending the game as the leader; the same against ending it behind."""
