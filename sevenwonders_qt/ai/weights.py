"""The numbers that the rule-based player weighs with, found by letting it play against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers to weigh with, in victory points, or without unit where they scale something.

    ``liquidity`` is the worth of a purse without end beyond its points at the start of the game,
    ``purse`` the coins that are worth half of that. ``price`` and ``price_square`` turn the coins
    for a card to come into points. ``reach`` scales the gain on cards to come, ``stage_reach`` the
    gain on stages to come. ``income`` is earned with a good that a neighbour cannot make.
    ``conflict_doubt`` is how many shields blur a conflict one turn away. ``symbols_to_come`` scales
    the symbols still expected. ``growth`` scales how cities grow into what a card counts. ``rival``
    is a point of one neighbour in own points, ``deny`` the next seat's loss. ``deny_free`` and
    ``keep_free`` are the other's and the own loss of a card that goes to the Free City. ``joins``
    is how likely another city participates in a turn, ``guild_to_come`` a guild that may yet score
    again. The last five are wonder powers: for each Age left, for a turn's wait, or once.
    """

    liquidity: float = 4.0
    purse: float = 4.0
    price: float = 0.45
    price_square: float = 0.05
    reach: float = 0.6
    stage_reach: float = 0.8
    income: float = 0.5
    conflict_doubt: float = 0.5
    symbols_to_come: float = 0.5
    growth: float = 1.0
    rival: float = 0.5
    deny: float = 0.2
    deny_free: float = 0.5
    keep_free: float = 0.25
    joins: float = 0.12
    guild_to_come: float = 3.0
    free_build: float = 3.0
    free_build_kept: float = 2.5
    last_card: float = 2.5
    from_discard: float = 4.0
    copied_guild: float = 4.0
