"""Measures what it brings to the player by rules to know a box: the same deals with and without.

`python -m tests.ai.measure_boxes BOX [DEALS] [OTHER ...]` plays each deal twice at a table of four:
one seat knows BOX once, and does not the other time; nobody else knows it. OTHER boxes are played
with, too, and known to all. 200 deals take some minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

from sevenwonders_qt.ai.rule_based import choose
from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup

PLAYERS = 4


def points(boxes: Sequence[str], seed: int, *, knows: bool) -> int:
    """The points of one seat of a deal; it has a wonder of the first box if that brings any."""
    unknowing = {**BOXES, boxes[0]: replace(BOXES[boxes[0]], players=None)}
    options = Options((Edition.FIRST, Edition.SECOND)[seed % 2], expansions=tuple(boxes))
    game = box_of(BOXES).classic(options, PLAYERS)
    without = box_of(unknowing).classic(options, PLAYERS).rules
    seat, wishes, dice = seed % PLAYERS, [BoardWish()] * PLAYERS, Random(seed)
    wishes[seat] = BoardWish(dice.choice(BOXES[boxes[0]].setup.wonders))
    state, chance = game.empty(), SeededChance(f"measured {seed}")
    game.open(state, Setup(tuple(wishes)), chance)
    while not game.is_over(state):
        asked = state.owing[0]
        rules = game.rules if knows and asked == seat else without
        game.step(state, choose(game.view_for(state, asked), rules, dice), chance)
    return game.scores(state)[seat]["total"]


def main(box: str, deals: str = "200", *others: str) -> None:
    boxes = (box, *others)
    gains = [
        points(boxes, seed, knows=True) - points(boxes, seed, knows=False)
        for seed in range(int(deals))
    ]
    doubt = 1.96 * stdev(gains) / sqrt(len(gains))
    print(f"{box}: {fmean(gains):+.2f} points, 95 % within {doubt:.2f}, {deals} deals")


if __name__ == "__main__":
    main(*sys.argv[1:])
