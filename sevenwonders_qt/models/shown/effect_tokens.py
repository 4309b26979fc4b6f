"""Effects and costs as pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sevenwonders_qt.games.classic.catalogue import Stage
from sevenwonders_qt.games.classic.effects import (
    MANUFACTURED,
    RAW,
    RESOURCES,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    CopyGuild,
    Count,
    Effect,
    FreeBuild,
    FreeFirstOfAge,
    FreeFirstOfColour,
    FreeLastOfAge,
    Goods,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    Science,
    Scope,
    Shields,
    TradeDiscount,
)
from sevenwonders_qt.models.boxes import effect_words, kind_words
from sevenwonders_qt.models.shown.effect_row import GAP, OR, PER, Token

ANY_RAW: Final = Token("icon", ("any_raw",))
ANY_MANUFACTURED: Final = Token("icon", ("any_manufactured",))

_ICONS: Final[dict[type[Effect], str]] = {
    PlayLastCard: "play_last",
    FreeBuild: "free_build",
    FreeFirstOfColour: "free_colour",
    FreeFirstOfAge: "free_first",
    FreeLastOfAge: "free_last",
    BuildFromDiscard: "build_from_discard",
    CopyGuild: "copy_guild",
}
"""The pictures of effects without a number."""

_ARROWS: Final[dict[Scope, tuple[str, ...]]] = {
    Scope.SELF: (),
    Scope.NEIGHBOURS: ("scope_left", "scope_right"),
    Scope.ALL: ("scope_left", "scope_self", "scope_right"),
}


def tokens(effects: Sequence[Effect]) -> tuple[Token, ...]:
    """Return the pictures of these effects, in their order.

    Raises LookupError for an effect that neither the base game nor any box has pictures for.
    """
    row: list[Token] = []
    for number, effect in enumerate(effects):
        before = effects[number - 1] if number else None
        if _same_count(before, effect):
            # A commerce card pays coins and points for the same thing: the thing is shown once.
            at = row.index(PER, len(row) - 2)
            row[at:at] = [_reward(effect)]
            continue
        if before is not None and not (isinstance(before, Produce) and isinstance(effect, Produce)):
            row.append(GAP)
        row += _of(effect) or effect_words(effect).icons(effect)
    return tuple(row)


def stage_tokens(stage: Stage, chosen: int | None = None) -> tuple[Token, ...]:
    """Return the pictures of the effects of a stage; of all alternatives, or of the chosen one."""
    if not stage.alternatives or chosen is not None:
        return tokens(stage.chosen(chosen or 0).effects)
    row: list[Token] = []
    for way in stage.alternatives:
        row += [OR, *tokens(way.effects)] if row else tokens(way.effects)
    return tuple(row)


def cost_tokens(coins: int, resources: Sequence[int]) -> tuple[Token, ...]:
    """Return the pictures of a cost: ``coins`` for the bank, then units as in RESOURCES."""
    row = [Token("coin", value=coins)] if coins else []
    for kind, units in zip(RESOURCES, resources, strict=True):
        row += [Token("icon", (f"res_{kind}",))] * units
    return tuple(row)


def resource_token(options: Sequence[str]) -> tuple[Token, ...]:
    """Return the pictures of one unit that is any of ``options``."""
    if set(options) == set(RAW):
        return (ANY_RAW,)
    if set(options) == set(MANUFACTURED):
        return (ANY_MANUFACTURED,)
    return _either(f"res_{kind}" for kind in options)


def _of(effect: Effect) -> list[Token]:
    """Return the pictures of one effect."""
    match effect:
        case Produce(options=options):
            return list(resource_token(options))
        case Shields(shields=shields):
            return [Token("icon", ("shield",))] * shields
        case Science(symbols=symbols):
            return list(_either(f"sci_{symbol}" for symbol in symbols))
        case TradeDiscount(goods=goods, neighbours=sides):
            where = "both" if len(sides) == 2 else sides[0]
            what = ANY_RAW if goods == Goods.RAW else ANY_MANUFACTURED
            return [Token("icon", (f"trade_{where}",)), what]
        case CoinsPer(per=per) | PointsPer(per=per):
            return [_reward(effect), PER, _counted(per)]
        case Points() | Coins():
            return [_reward(effect)]
        case PointsIfComplete():
            return [_reward(effect), PER, Token("icon", ("wonder",))]
    icon = _ICONS.get(type(effect))
    return [Token("icon", (icon,))] if icon is not None else []


def _reward(effect: Effect) -> Token:
    match effect:
        case Coins(coins=coins) | CoinsPer(coins=coins):
            return Token("coin", value=coins)
        case Points(points=p) | PointsPer(points=p) | PointsIfComplete(points=p):
            return Token("points", value=p)
        case _:
            raise ValueError(f"{effect} pays nothing that can be counted")


def _counted(per: Count) -> Token:
    things = tuple(f"sym_{fill}" for fill in per.colours)
    things += tuple(kind_words(kind.name).icon for kind in per.kinds)
    if per.stages:
        things += ("stage",)
    if per.defeats:
        things += ("mil_defeat",)
    return Token("count", things, arrows=_ARROWS[per.scope])


def _same_count(before: Effect | None, effect: Effect) -> bool:
    return (
        isinstance(before, CoinsPer) and isinstance(effect, PointsPer) and before.per == effect.per
    )


def _either(icons: Iterable[str]) -> tuple[Token, ...]:
    row: list[Token] = []
    for icon in icons:
        row += [OR, Token("icon", (icon,))] if row else [Token("icon", (icon,))]
    return tuple(row)
