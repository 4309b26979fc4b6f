"""The worth of things to the rule-based player, in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Found by trial in whole games; `rule_based` says where each is used."""

    any_card: float = 2.2
    """A card of choice: an extra card, and a card that a stage lets its builder take."""

    token: float = 4.0
    """A progress token of average use, the least that is expected of one."""

    one_symbol: float = 0.3
    two_symbols: float = 0.6
    """Share of a token in one green card held, and in two different ones: any third is a set."""

    part_paid: float = 1.47
    """Share of a stage's worth that its last missing card brings it to."""

    second_stage: float = 0.25
    """Weight of the next best stage under way."""

    coin: float = 0.5
    """The worth of a coin in hand beyond a resource, as it fits every cost."""

    cat: float = 0.56
    """The cat that another player has, or no player: its points may be lost again."""

    own_cat: float = 0.4
    battles: float = 0.2
    """Battles to be expected for every turn of one's own that is left."""

    passing_shield: float = 0.63
    """The same for a shield that is discarded after the next battle, all in all."""

    steepness: float = 1.82
    """Above 1, the last card of a stage is worth more than the first."""

    nearer: float = 4.0
    """The steepness of the fall of a battle's worth with the conflict tokens still at peace."""

    rival: float = 0.245
    """Weight of a rival's points against the own ones."""

    deny: float = 0.175
    """Weight of the next seat's loss by a card that is taken before its turn."""

    finish: float = 4.0
    """Ending the game as the leader; the same against ending it behind."""

    hurry: float = 2.0
    """Turns left that make unfinished things lose a good part of their worth."""

    race: float = 2.0
    """The worth of a stage beyond its points: the leader wants the game to end."""
