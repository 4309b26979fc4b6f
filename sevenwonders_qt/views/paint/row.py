"""Effects and costs as rows of small pictures."""

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
from sevenwonders_qt.models.boxes import all_words, kind_words
from sevenwonders_qt.models.effect_row import GAP, OR, PER, Token
from sevenwonders_qt.views.paint.canvas import Align, Canvas

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
"""The pictures of what has no number."""

_ARROWS: Final[dict[Scope, tuple[str, ...]]] = {
    Scope.SELF: (),
    Scope.NEIGHBOURS: ("scope_left", "scope_right"),
    Scope.ALL: ("scope_left", "scope_self", "scope_right"),
}


def tokens(effects: Sequence[Effect]) -> tuple[Token, ...]:
    """The pictures of these effects, in their order."""
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
        row += _of(effect) or _of_a_box(effect)
    return tuple(row)


def stage_tokens(stage: Stage, chosen: int | None = None) -> tuple[Token, ...]:
    """The pictures of what a stage gives; of one with alternatives all, or the chosen one."""
    if not stage.alternatives or chosen is not None:
        return tokens(stage.chosen(chosen or 0).effects)
    row: list[Token] = []
    for way in stage.alternatives:
        row += [OR, *tokens(way.effects)] if row else tokens(way.effects)
    return tuple(row)


def cost_tokens(coins: int, resources: Sequence[int]) -> tuple[Token, ...]:
    """The pictures of a cost: ``coins`` for the bank, then units in the order of RESOURCES."""
    row = [Token("coin", value=coins)] if coins else []
    for kind, units in zip(RESOURCES, resources, strict=True):
        row += [Token("icon", (f"res_{kind}",))] * units
    return tuple(row)


def resource_token(options: Sequence[str]) -> tuple[Token, ...]:
    """The pictures of one unit that is any of ``options``."""
    if set(options) == set(RAW):
        return (ANY_RAW,)
    if set(options) == set(MANUFACTURED):
        return (ANY_MANUFACTURED,)
    return _either(f"res_{kind}" for kind in options)


def row_width(row: Sequence[Token], size: float, gap: float = 0.06) -> float:
    """How wide a row is drawn, its pictures ``size`` high, ``gap`` of that apart."""
    inner = sum(_width(token) for token in row) + gap * max(0, len(row) - 1)
    return inner * size


def draw_row(
    canvas: Canvas,
    row: Sequence[Token],
    x: float,
    cy: float,
    size: float,
    align: Align = "left",
    room: float | None = None,
    gap: float = 0.06,
) -> float:
    """Draw a row whose left, middle or right is at ``x``; shrunk to ``room``. Returns its width."""
    width = row_width(row, size, gap)
    if room is not None and width > room:
        size *= max(room, 1.0) / width
        width = row_width(row, size, gap)
    x -= {"left": 0.0, "center": width / 2, "right": width}[align]
    for token in row:
        wide = _width(token) * size
        _draw(canvas, token, x + wide / 2, cy, size)
        x += wide + gap * size
    return width


def _of(effect: Effect) -> list[Token]:
    """The pictures of one effect."""
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


def _of_a_box(effect: Effect) -> Sequence[Token]:
    """The pictures of what only an expansion gives."""
    return next((found for words in all_words() if (found := words.icons(effect))), ())


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
    found = (kind_words(kind.name) for kind in per.kinds)
    things += tuple(words.icon for words in found if words is not None)
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


def _width(token: Token) -> float:
    """The width of a picture as a share of the row's height."""
    match token.kind:
        case "or" | "per":
            return 0.3
        case "gap":
            return 0.06
        case "points":
            return 1.06
        case "count":
            each = 0.62 if token.arrows else 0.82
            return max(each * len(token.icons), 0.44 * len(token.arrows))
        case _:
            return 1.0


def _draw(canvas: Canvas, token: Token, cx: float, cy: float, size: float) -> None:
    match token.kind:
        case "icon":
            canvas.icon(token.icons[0], cx, cy, size)
        case "points":
            canvas.points(cx, cy, size * 1.06, token.value)
        case "coin":
            canvas.coin(cx, cy, size, token.value)
        case "or" | "per":
            thick = max(1.2, size / canvas.u * 0.07)
            foot, head = (cx - size * 0.09, cy + size * 0.26), (cx + size * 0.09, cy - size * 0.26)
            canvas.line(foot, head, "ink", thick)
        case "count":
            _draw_count(canvas, token, cx, cy, size)
        case "aged":
            canvas.icon(token.icons[0], cx - size * 0.16, cy, size)
            canvas.icon(f"age_{token.value}", cx + size * 0.26, cy + size * 0.2, size * 0.6)
        case "struck":
            canvas.icon(token.icons[0], cx, cy, size)
            low, high = (cx - size * 0.4, cy + size * 0.4), (cx + size * 0.4, cy - size * 0.4)
            canvas.line(low, high, "bad", max(2.0, size / canvas.u * 0.1))
        case "gap":
            pass


def _draw_count(canvas: Canvas, token: Token, cx: float, cy: float, size: float) -> None:
    """What is counted, large; where it is counted, as arrows above it."""
    low = cy + (size * 0.20 if token.arrows else 0)
    each = size * (0.62 if token.arrows else 0.82)
    start = cx - each * (len(token.icons) - 1) / 2
    for number, icon in enumerate(token.icons):
        canvas.icon(icon, start + each * number, low, each * 0.98)
    step = size * 0.44
    start = cx - step * (len(token.arrows) - 1) / 2
    for number, icon in enumerate(token.arrows):
        canvas.icon(icon, start + step * number, cy - size * 0.31, step)
