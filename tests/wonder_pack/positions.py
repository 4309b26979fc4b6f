"""Positions with the wonders of the pack."""

from __future__ import annotations

from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.box import EXPANSIONS, Box
from sevenwonders_qt.games.cities.module import load_expansion as load_cities
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario

BOX = Box({**EXPANSIONS, "cities": load_cities})
BABYLON, RHODES = Place("babylon"), Place("rhodes")
RICH = (
    *("lumber_yard", "stone_pit", "clay_pool", "ore_vein", "sawmill", "quarry", "brickyard"),
    *("foundry", "loom_age1", "glassworks_age1", "press_age1"),
)
"""Structures that pay for every stage of the pack."""


def with_boxes(*boxes: str, players: int = 3, edition: Edition = Edition.FIRST) -> Classic:
    """The game with the Wonder Pack and these boxes."""
    return BOX.classic(Options(edition, expansions=("wonder_pack", *boxes)), players)


def table(
    game: Classic,
    wonder: str,
    side: str,
    left: Place = BABYLON,
    right: Place = RHODES,
    **own: Any,
) -> Scenario:
    """A turn of Age II or as said, where the first city has this wonder and can pay anything."""
    position = {key: own.pop(key) for key in ("age", "turn", "discards", "also") if key in own}
    own.setdefault("built", RICH)
    own.setdefault("coins", 9)
    position.setdefault("age", 2)
    return Scenario(game, [Place(wonder, side, **own), right, left], **position)


def stages(at: Scenario, seat: int = 0) -> list[Play]:
    """The ways to raise a stage over the first card of the hand, without options."""
    plays = [play for play in at.legal(seat) if isinstance(play, Play) and play.use is Use.STAGE]
    return [play for play in plays if play.card == at.city(seat).hand[0] and not play.option]


def raise_stage(at: Scenario, number: int = 0, seat: int = 0) -> list[Event]:
    """Raise a stage, the first of those that may be raised or another."""
    play = next(play for play in stages(at, seat) if play.alternative == number)
    return at.turn(play)
