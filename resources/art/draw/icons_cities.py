"""The icons of Cities, drawn as in icons.py."""

import icons as base
from icons import *
from icons_leaders import _broken_coin, _coin, _down, _medal, _struck, at

ICONS = {}
BLACK = "#2E2A38"
BLACKD = "#17141F"


def icon(f):
    ICONS[f.__name__.strip("_")] = f
    return f


# ---------------------------------------------------------------- the colour of black cards
NOTCHED = "M22 7 L74 7 C74 15 81 22 89 22 L89 74 C81 74 74 81 74 89 L22 89 C22 81 15 74 7 74 L7 22 C15 22 22 15 22 7 Z"
INSIDE = "translate(16.32 16.32) scale(0.66)"


def _tower(f, k):
    return [
        p(
            "M12 14 L27 14 L27 24 L40 24 L40 14 L56 14 L56 24 L69 24 L69 14 L84 14 L84 44 L74 52 L74 86 L22 86 L22 52 L12 44 Z",
            f,
        ),
        p("M37 86 L37 68 C37 53 59 53 59 68 L59 86 Z", k),
        r(44, 33, 8, 12, 2, k),
    ]


@icon
def badge_black():
    return [
        g(
            "translate(3.84 3.84) scale(.92)",
            p(NOTCHED, INK, 9),
            p(NOTCHED, BLACKD, 5, PAR),
            g(INSIDE, _tower(PAR, BLACKD)),
        )
    ]


@icon
def sym_black():
    return [p(NOTCHED, BLACK, True), g(INSIDE, _tower(MOON, BLACK))]


@icon
def glyph_black():
    return [_tower(PAR, DEEP)]


@icon
def glyphdark_black():
    return [_tower(INK, PAR)]


# ---------------------------------------------------------------- markers
@icon
def mask():
    """copies a neighbour's symbol: the mask before a gear"""
    return [
        at(
            21,
            39,
            0.56,
            p(gearpath(48, 48, 8, 46, 33, 0.27, 0.19), STONE, 9),
            c(48, 48, 22, GOLDL),
            c(48, 48, 10, INK),
        ),
        l("M12 32 L4 14 M84 32 L92 14", INK, 9),
        l("M12 32 L4 14 M84 32 L92 14", REDC, 4),
        p(
            "M6 22 C22 12 38 14 48 22 C58 14 74 12 90 22 C92 46 78 60 66 57 C57 54 54 46 48 46 C42 46 39 54 30 57 C18 60 4 46 6 22 Z",
            "#4B3B63",
            True,
        ),
        p(
            "M64 17 C73 15.6 81 18 87.6 23.6 C88 44 76 56 67 54.4 C60 52 57 44 51 43 C64 42 70 30 64 17 Z",
            "#352A48",
        ),
        p("M18 34 C24 27 35 28 40 37 C33 43 23 42 18 34 Z", PAR),
        p("M78 34 C72 27 61 28 56 37 C63 43 73 42 78 34 Z", PAR),
    ]


@icon
def diplomacy():
    return [
        l("M13 52 C8 62 10 72 16 80", INK, 8),
        l("M13 52 C8 62 10 72 16 80", LEAFD, 3.6),
        [
            leafp(x, y, 19, 8, a, f, 3.6)
            for x, y, a, f in ((10, 62, 20, LEAF), (13, 73, 10, LEAF), (10, 66, 115, LEAFD))
        ],
        p(
            "M6 46 L17 37 C21 27 36 27 41 38 C54 38 66 44 73 53 L92 47 L87 62 L93 74 L73 72 C61 85 36 84 26 68 C21 60 20 54 18 48 Z",
            "#FFFFFF",
            True,
        ),
        p("M73 53 L88 49 L84 62 L88.6 71 L73 69.4 C62 80 44 80 34 74 C54 74 66 66 73 53 Z", SKY),
        p(
            "M36 48 C30 26 40 10 60 4 C58 13 64 16 73 15 C69 21 73 26 83 27 C78 36 76 44 66 56 C56 64 41 60 36 48 Z",
            "#FFFFFF",
            True,
        ),
        p(
            "M60 8 C58 16 64 19 70 18 C68 24 72 28 79 29.6 C74 38 72 44 64 54 C56 60 44 57 39.6 49 C54 48 62 28 60 8 Z",
            SKY,
        ),
        c(26, 40, 3.4, INK),
        p("M6 46 L16 38.6 L17 47 Z", GOLD),
    ]


@icon
def debt():
    left = "M30 8 L45 8 L38 25 L50 41 L36 57 L46 73 L42 88 L30 88 L7 65 L7 31 Z"
    right = "M55 8 L68 8 L91 31 L91 65 L68 88 L53 88 L58 72 L47 57 L61 41 L49 25 Z"
    return [
        g("rotate(-4 30 88)", p(left, REDC, True), r(13, 43, 21, 10, 2, PAR)),
        g(
            "rotate(4 68 88)",
            p(right, REDD, True),
            p("M76 26 L76 70 L66 70 L66 40 L59 44 L59 35 L69 26 Z", PAR),
        ),
    ]


# ---------------------------------------------------------------- coins and trade
@icon
def coin_gift():
    return [
        c(48, 56, 34, GOLD, True),
        p("M48 24.5 A31.5 31.5 0 0 1 48 87.5 A40 40 0 0 0 48 24.5 Z", GOLDD),
        c(48, 56, 22, GOLDL),
        r(41, 22, 14, 68, 0, REDC, 4),
        r(49, 24, 4, 64, 0, REDD),
        p("M48 24 C34 28 18 28 16 16 C15 5 34 4 48 24 Z", REDL, True),
        p("M48 24 C62 28 78 28 80 16 C81 5 62 4 48 24 Z", REDC, True),
        r(40, 16, 16, 15, 5, REDC, True),
    ]


def _boat(x, y, s):
    return g(
        f"translate({x:g} {y:g}) scale({s:g})",
        l("M0 30 L0 -40", INK, 5 / s + 5),
        l("M0 30 L0 -40", WOOD, 5),
        p("M-4 -36 L-4 16 L-30 16 C-24 0 -16 -22 -4 -36 Z", PAR, 5 / s),
        p("M4 -30 L4 16 L30 16 C28 0 18 -20 4 -30 Z", STONE, 5 / s),
        p("M-36 24 L36 24 C34 38 26 46 18 46 L-20 46 C-28 44 -34 36 -36 24 Z", TERRA, 5 / s),
        p("M0 26.6 L33 26.6 C31 36 25 43.4 18 43.4 L-4 43.4 Z", TERRAD),
    )


@icon
def wharf_left():
    return [
        p("M4 60 L34 32 L34 46 L66 46 L66 74 L34 74 L34 88 Z", ACT, True),
        p("M9 60 L64 60 L64 71.5 L31.5 71.5 L31.5 82 Z", ACTD),
        _boat(60, 44, 0.86),
    ]


@icon
def wharf_right():
    return [
        g("translate(96 0) scale(-1 1)", wharf_left()[:2]),
        _boat(36, 44, 0.86),
    ]


@icon
def smuggle():
    """what the wonder's own board gives, for less"""
    return [
        r(5, 12, 86, 62, 8, WOODL, True),
        p(
            "M70 14.5 L83 14.5 C86 14.5 88.5 17 88.5 20 L88.5 66 C88.5 69 86 71.5 83 71.5 L70 71.5 Z",
            WOOD,
        ),
        p("M36 22 L60 62 L12 62 Z", SAND, 4),
        p("M36 23 L58 60 L40 60 Z", "#A67C4B"),
        _coin(70, 56, 21),
        _down(70, 78, 0.5, ACT, ACTD),
    ]


def _crate():
    return [
        r(6, 8, 68, 68, 6, WOODL, True),
        p(
            "M62 10.5 L68 10.5 C70 10.5 71.5 12 71.5 14 L71.5 70 C71.5 72 70 73.5 68 73.5 L62 73.5 Z",
            WOOD,
        ),
        l("M18 20 L62 64 M62 20 L18 64", WOODD, 9),
        l("M12 14 L68 14 M12 70 L68 70 M12 14 L12 70 M68 14 L68 70", WOODD, 6),
    ]


@icon
def produce_same():
    return [
        _crate(),
        at(
            44,
            44,
            0.52,
            r(5, 5, 86, 86, 20, SEA, 9.6),
            r(22, 28, 52, 15, 4, PAR),
            r(22, 53, 52, 15, 4, PAR),
        ),
    ]


@icon
def produce_other():
    return [
        _crate(),
        at(
            41,
            41,
            0.57,
            p(ngon(48, 48, 4, 49, -90), TERRA, 8.8),
            r(26, 33, 44, 12, 4, PAR),
            r(26, 52, 44, 12, 4, PAR),
            l("M38 74 L58 22", TERRA, 17),
            l("M38 74 L58 22", PAR, 10),
        ),
    ]


@icon
def stage_free():
    return [at(-3, -4, 0.92, base.stage()), _struck(70, 70, 21)]


# ---------------------------------------------------------------- war
def _torch(x, y, s, a):
    return g(
        f"translate({x:g} {y:g}) rotate({a:g}) scale({s:g})",
        r(-6, -4, 12, 52, 4, WOODL, 5 / s),
        p("M-13 -4 L13 -4 L9 8 L-9 8 Z", GOLD, 5 / s),
        p(
            "M0 -50 C20 -34 22 -18 14 -6 L-14 -6 C-24 -18 -12 -26 -12 -38 C-6 -36 -2 -34 0 -50 Z",
            "#E8692E",
            5 / s,
        ),
        p("M1 -32 C10 -22 12 -14 7 -7 L-8 -7 C-12 -14 -3 -20 1 -32 Z", GOLDL),
    )


@icon
def raid():
    return [_medal(35, 58, 0.82), _torch(68, 46, 0.88, 16)]
