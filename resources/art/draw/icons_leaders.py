"""The icons of Leaders, drawn as in icons.py."""

import icons as base
from icons import *

ICONS = {}
PALED = "#D8CBB0"
PALE = base.PALE
ONYX = "#2E2A38"


def icon(f):
    ICONS[f.__name__.strip("_")] = f
    return f


# ---------------------------------------------------------------- parts
HEAD = (
    "M34 20 C44 7 66 6 77 18 C87 30 85 46 79 55 C77 63 80 70 88 77 L88 90 L32 90 C36 85 37 81 35 77"
    " C28 79 21 77 20.5 70 L21.5 64 L16 60 L19 54 L11 49 C8.6 47 9 45 11 42.6 L19 33 C20 27 27 23 34 20 Z"
)
WREATH = (  # x, y of the foot of a leaf and where it points, from the nape to the brow
    (83, 56, -96),
    (80, 42, -122),
    (72, 29, -152),
    (59, 23, 178),
    (44, 26, 156),
)


def _head(f=PALE, d=PALED, leaf=GOLDL, leafd=GOLD, k=INK, w=5):
    """a laurelled head in profile"""
    return [
        p(HEAD, f, w, k),
        p(
            "M62 12 C70 12 76 18 77.6 22 C83 32 81.6 44 76 52 C73 62 76 72 85.4 79 L85.4 87.5 L58 87.5 C66 70 52 62 60 44 C66 32 66 20 62 12 Z",
            d,
        ),
        l("M27 44 L35 44", k, 5),
        l("M21 62 L30 62", k, 3.5),
        [
            g(
                f"translate({x} {y}) rotate({a + t})",
                p(
                    "M-3 0 C4 -9 15 -9 23 0 C15 8 4 8 -3 0 Z",
                    leaf if i > 1 and t < 0 else leafd,
                    3.6,
                    k,
                ),
            )
            for i, (x, y, a) in enumerate(WREATH)
            for t in (-24, 22)
        ],
    ]


def at(x, y, s, *xs):
    return g(f"translate({x:g} {y:g}) scale({s:g})", *xs)


def _coin(x, y, rr):
    """a small coin with a whole contour"""
    return [
        c(x, y, rr, GOLD, True),
        c(x, y, rr * 0.64, GOLDL),
        c(x, y, rr * 0.64, "none", 2.6, GOLDD),
    ]


def _struck(x=68, y=68, rr=21):
    """the price struck out"""
    a = rr * 0.86
    return [
        c(x, y, rr, GOLD, True),
        c(x, y, rr * 0.6, GOLDL),
        l(f"M{x - a:g} {y + a:g} L{x + a:g} {y - a:g}", INK, 15),
        l(f"M{x - a:g} {y + a:g} L{x + a:g} {y - a:g}", PAR, 7),
    ]


def _plus(x, y, rr=17):
    a = rr * 0.53
    return [
        c(x, y, rr, GOOD, True),
        l(f"M{x} {y - a:g} L{x} {y + a:g} M{x - a:g} {y} L{x + a:g} {y}", PAR, 6.5),
    ]


def _medal(x, y, s=1.0, gold=True):
    """a victory token: star and ribbon, about its middle"""
    f, fl, fd = (GOLD, GOLDL, GOLDD) if gold else ("#9AA2A8", "#DDE1E2", "#5F676D")
    return g(
        f"translate({x:g} {y:g}) scale({s:g})",
        p("M-18 -50 L-2 -50 L-2 -16 L-18 -16 Z", REDC, 5 / s),
        p("M2 -50 L18 -50 L18 -16 L2 -16 Z", REDD, 5 / s),
        p(star(0, 0, 8, 37, 28.5), f, 5 / s),
        c(0, 0, 21, fl),
        c(0, 0, 21, "none", 3 / s, fd),
    )


def _down(x, y, s, f, d):
    return g(
        f"translate({x:g} {y:g}) scale({s:g})",
        p("M-10 -24 L10 -24 L10 2 L24 2 L0 28 L-24 2 L-10 2 Z", f, 5 / s),
        p("M0 -21 L7.4 -21 L7.4 4.6 L17.6 4.6 L0 24 Z", d),
    )


# ---------------------------------------------------------------- leaders
@icon
def leader():
    return _head()


@icon
def leader_cost():
    return [at(0, 0, 0.86, _head(w=5.8)), _coin(69, 69, 22)]


@icon
def leaders_free():
    return [at(0, 0, 0.86, _head(w=5.8)), _struck(70, 70, 21)]


@icon
def recruit():
    return [at(2, 0, 0.9, _head(w=5.5)), _plus(73, 72, 19)]


@icon
def bury():
    """a leader face down under the wonder"""
    return [
        g(
            "rotate(-9 48 68)",
            r(16, 46, 66, 44, 7, PALE, True),
            r(23, 53, 52, 30, 3, "#8A5A24"),
            p("M32 78 L31 64 L40 70 L48 60 L57 70 L66 64 L64 78 Z", GOLDL),
        ),
        g(
            "translate(6 0)",
            p(
                "M34 5 L52 5 L52 21 L66 21 L66 37 L80 37 L80 55 L6 55 L6 37 L20 37 L20 21 L34 21 Z",
                SAND,
                True,
            ),
            p(
                "M45 7.5 L49.5 7.5 L49.5 23.5 L63.5 23.5 L63.5 39.5 L77.5 39.5 L77.5 52.5 L56 52.5 L56 39 L50 39 L50 23 L45 23 Z",
                "#A67C4B",
            ),
            r(37, 41, 11, 14, 0, INK),
        ),
    ]


# ---------------------------------------------------------------- the colour of leaders
GROUND = "#6B4A1E"
PENTAGON = ngon(48, 50, 5, 47, -90)
INSIDE = "translate(18.24 21.24) scale(0.62)"


def _crown(f, k):
    """the crown of icons.leaders"""
    return [
        p("M16 84 L12 34 L31 52 L48 22 L65 52 L84 34 L80 84 Z", f),
        [c(x, y, 6.5, f) for x, y in ((11, 28), (48, 15), (85, 28))],
        r(14, 67, 68, 6.5, 0, k),
    ]


@icon
def badge_leader():
    return [
        g(
            "translate(3.84 3.84) scale(.92)",
            p(PENTAGON, INK, 9),
            p(PENTAGON, GROUND, 5, PAR),
            g(INSIDE, _crown(PAR, GROUND)),
        )
    ]


@icon
def sym_leader():
    return [p(PENTAGON, PALE, True), g(INSIDE, _crown(GROUND, PALE))]


@icon
def glyph_leader():
    return [_crown(PAR, DEEP)]


@icon
def glyphdark_leader():
    return [_crown(INK, PAR)]


@icon
def sym_black():
    """a colour that leaders count, of a box that is not played yet"""
    shape = (
        "M22 7 L74 7 C74 15 81 22 89 22 L89 74 C81 74 74 81 74 89"
        " L22 89 C22 81 15 74 7 74 L7 22 C15 22 22 15 22 7 Z"
    )
    tower = (
        "M12 14 L27 14 L27 24 L40 24 L40 14 L56 14 L56 24 L69 24 L69 14 L84 14"
        " L84 44 L74 52 L74 86 L22 86 L22 52 L12 44 Z"
    )
    return [
        p(shape, ONYX, True),
        g(
            "translate(16.32 16.32) scale(0.66)",
            p(tower, MOON),
            p("M37 86 L37 68 C37 53 59 53 59 68 L59 86 Z", ONYX),
            r(44, 33, 8, 12, 2, ONYX),
        ),
    ]


# ---------------------------------------------------------------- effects
def _broken_coin():
    a = "M44 6 C22 4 6 20 6 40 C6 60 20 75 42 75 L38 60 L49 47 L36 33 Z"
    b = "M54 7 C75 9 88 23 88 42 C88 60 74 75 52 76 L49 61 L60 47 L47 32 Z"
    return [
        p(a, GOLD, True),
        p("M38 16 C24 16 16 28 16 40 C16 52 23 62 34 65 L31 59 L41 47 L29 33 Z", GOLDL),
        p(b, GOLDD, True),
        p("M60 18 C72 20 78 30 78 42 C78 54 71 62 60 65.4 L57 60 L67.5 47 L56 32 Z", GOLD),
    ]


def _pawn(x, y, s, f, d):
    return g(
        f"translate({x:g} {y:g}) scale({s:g})",
        p(
            "M-20 0 C-20 -22 -12 -30 -7 -34 C-18 -42 -15 -60 0 -60 C15 -60 18 -42 7 -34 C12 -30 20 -22 20 0 Z",
            f,
            5 / s,
        ),
        p(
            "M4 -57 C13 -54 13 -42 3 -35 C10 -28 17 -20 17.4 -2.5 L4 -2.5 C10 -20 -4 -30 2 -38 C8 -44 8 -52 4 -57 Z",
            d,
        ),
    )


@icon
def coin_loss():
    return [_broken_coin(), _down(70, 68, 0.82, BAD, REDD)]


@icon
def token_take():
    return [_medal(40, 50, 0.86), _down(71, 68, 0.8, GOLDL, GOLD)]


@icon
def pair():
    return [_medal(27, 62, 0.66), _medal(69, 62, 0.66)]


@icon
def defeat_away():
    return [
        at(-5, -3, 0.82, base.mil_defeat()),
        p("M91 66 L64 42 L64 54 L34 54 L34 78 L64 78 L64 90 Z", SEAL, True),
        p("M86 66 L36.5 66 L36.5 75.5 L66.5 75.5 L66.5 84 Z", SEA),
    ]


@icon
def more_than():
    return [
        _pawn(24, 88, 1.28, GOLDL, GOLD),
        _pawn(78, 88, 0.76, "#B7B0A4", "#7D766C"),
        l("M46 12 L70 25 L46 38", INK, 17),
        l("M46 12 L70 25 L46 38", PAR, 8),
    ]
