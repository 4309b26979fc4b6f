"""The effects of the boards of the Wonder Pack, in sentences and pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.effects import Count, Effect, PointsPer, Scope, Side
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.games.wonder_pack import effects as fx
from sevenwonders_qt.games.wonder_pack.pieces import SeenColour
from sevenwonders_qt.models.shown.effect_row import PER, Token
from sevenwonders_qt.models.words.box_words import EffectWords, KindWords
from sevenwonders_qt.models.words.names import ROMAN

translate = QCoreApplication.translate

_ARROWS: Final = {Side.LEFT: "scope_left", Side.RIGHT: "scope_right"}
_BOTH: Final = tuple(_ARROWS.values())


def _first_coins(effect: fx.FirstCoins) -> str:
    return translate(
        "WonderPack", "The city begins with %n coin(s) more than the others.", None, effect.coins
    )


def _copy_stage(effect: fx.CopyStage) -> str:
    if len(effect.neighbours) > 1:
        text = translate("WonderPack", "Does what stage {number} of a neighbour's wonder does.")
    elif effect.neighbours[0] is Side.LEFT:
        text = translate("WonderPack", "Does what stage {number} of the left neighbour does.")
    else:
        text = translate("WonderPack", "Does what stage {number} of the right neighbour does.")
    return text.format(number=ROMAN[effect.number - 1])


def _copied_icons(effect: fx.CopyStage) -> Sequence[Token]:
    arrows = tuple(_ARROWS[side] for side in effect.neighbours)
    return [Token("count", ("stage",), arrows=arrows), Token("times", value=effect.number)]


def _for_colour(effect: fx.PointsForColour) -> str:
    return translate(
        "WonderPack",
        "At the end of the game, %n victory point(s) for each card in the neighbouring cities in "
        "the colour of the card under this stage.",
        None,
        effect.points,
    )


def _colour_icons(effect: fx.PointsForColour) -> Sequence[Token]:
    counted = Token("count", ("same_colour",), arrows=_BOTH)
    return [Token("points", value=effect.points), PER, counted]


def as_seen(effect: Effect, city: CityView) -> Effect:
    """Return an effect as it is in a city: once the colour of the card is seen, it is counted."""
    if isinstance(effect, fx.PointsForColour):
        for piece in city.pieces:
            if isinstance(piece, SeenColour):
                per = Count((piece.colour,), scope=Scope.NEIGHBOURS)
                return PointsPer(effect.points, per)
    return effect


EFFECTS: Final[Mapping[type[Effect], EffectWords]] = {
    fx.FirstCoins: EffectWords(
        _first_coins, lambda effect: [Token("coin", value=effect.coins)], "manneken_pis"
    ),
    fx.CopyStage: EffectWords(_copy_stage, _copied_icons, "manneken_pis"),
    fx.PointsForColour: EffectWords(_for_colour, _colour_icons, "stonehenge"),
}
"""The words of each kind of effect."""

KINDS: Final[Mapping[str, KindWords]] = {
    fx.STONE.name: KindWords(lambda: translate("WonderPack", "stone produced"), "res_stone"),
}
"""The things that are counted in cities with the wonders of the pack."""
