"""Every icon of the game, written by hand as flat shapes.

Grid 96 x 96, live area 6..90, light from the upper left, shade = one flat darker shape at the lower
right, outer contour INK 5 units, inner lines 3-4 units, no text, masks or filters (SVG Tiny 1.2).
"""

import math

INK = "#2B2118"
SOFT = "#5A4A3A"
PAR = "#F3E7CE"
PARD = "#E2CFA8"
STONE = "#CBB894"
SAND = "#D9B382"
TERRA = "#C4593B"
GOLD = "#D9A441"
GOLDL = "#F2D288"
DEEP = "#173A47"
SEA = "#2F7A8C"
SKY = "#BFDDE0"
OLIVE = "#7C8A4A"
NIGHT = "#1B2440"
DUSK = "#4B3B63"
MOON = "#E9E4F2"
GOOD = "#4E8F4A"
WARN = "#D08A1E"
BAD = "#B23A2E"
CARD = dict(
    brown="#7A4B2A",
    grey="#868C92",
    blue="#2F6DB5",
    green="#3E8E4E",
    yellow="#E0A526",
    red="#B83A34",
    purple="#6E3F8E",
)
# derived tints and shades (each a palette colour moved towards parchment or ink)
GOLDD = "#A87424"
TERRAL = "#DF8562"
TERRAD = "#8C3A25"
SEAL = "#6FB2BD"
WOOD = "#9A6336"
WOODL = "#C08A52"
WOODD = "#6B4122"
ROCKL = "#EDE6D8"
ROCK = "#BFB6A6"
ROCKD = "#8B8274"
ORE = "#66727F"
OREL = "#9FABB5"
ORED = "#414B56"
PUR = "#9B63B8"
PURL = "#C9A3DA"
PURD = "#6E3F8E"
REDC = "#B83A34"
REDL = "#D9675C"
REDD = "#84251F"
LEAF = "#9DAA5E"
LEAFD = "#66743A"
BLU = "#2F6DB5"
BLUL = "#7FB0E0"
BLUD = "#1F4B80"
GRN = "#3E8E4E"
GRNL = "#86C08A"
GRND = "#2A6437"
ACT = "#7DBB6C"
ACTD = "#4E8F4A"
W = 5
ICONS = {}


def icon(f):
    ICONS[f.__name__.strip("_")] = f
    return f


def st(s, sc=INK):
    if not s:
        return ""
    w = W if s is True else s
    return f' stroke="{sc}" stroke-width="{w}" stroke-linejoin="round" stroke-linecap="round"'


def p(d, f, s=0, sc=INK):
    return f'<path d="{d}" fill="{f}"{st(s, sc)}/>'


def c(x, y, r, f, s=0, sc=INK):
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{f}"{st(s, sc)}/>'


def e(x, y, rx, ry, f, s=0, sc=INK):
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{f}"{st(s, sc)}/>'


def r(x, y, w, h, rx, f, s=0, sc=INK):
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{rx:g}" fill="{f}"{st(s, sc)}/>'


def l(d, col, w):
    return f'<path d="{d}" fill="none"{st(w, col)}/>'


def g(t, *xs):
    return f'<g transform="{t}">' + "".join(flat(xs)) + "</g>"


def flat(xs):
    for x in xs:
        if isinstance(x, (list, tuple)):
            yield from flat(x)
        else:
            yield x


def poly(pts):
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in pts) + " Z"


def pol(cx, cy, rad, a):
    a = math.radians(a)
    return cx + rad * math.cos(a), cy + rad * math.sin(a)


def star(cx, cy, n, ro, ri, rot=-90):
    return poly([pol(cx, cy, ro if i % 2 == 0 else ri, rot + i * 180 / n) for i in range(2 * n)])


def ngon(cx, cy, n, ro, rot=-90):
    return poly([pol(cx, cy, ro, rot + i * 360 / n) for i in range(n)])


def twice(d, col, w, f="none"):  # contoured stroke
    return l(d, INK, w + 2 * W) + l(d, col, w)


def leafp(x, y, L, B, a, f, s=0):
    return g(
        f"translate({x:.1f} {y:.1f}) rotate({a:.1f})",
        p(
            f"M0 0 C{L * 0.3:.1f} {-B:.1f} {L * 0.75:.1f} {-B:.1f} {L} 0 C{L * 0.75:.1f} {B:.1f} {L * 0.3:.1f} {B:.1f} 0 0 Z",
            f,
            s,
        ),
    )


def gearpath(cx, cy, n, ro, ri, w1=0.30, w2=0.20):
    pts = []
    for i in range(n):
        a = i * 360 / n - 90
        s = 360 / n
        pts += [
            pol(cx, cy, ri, a - s * w1),
            pol(cx, cy, ro, a - s * w2),
            pol(cx, cy, ro, a + s * w2),
            pol(cx, cy, ri, a + s * w1),
        ]
    return poly(pts)


# ---------------------------------------------------------------- resources
@icon
def res_wood():
    return [
        g(
            "rotate(-24 48 52)",
            p("M54 34 L54 16 C54 12 67 12 67 16 L67 34 Z", WOOD, True),
            p("M22 30 L80 30 C92 30 92 74 80 74 L22 74 Z", WOODL, True),
            p("M22 50 L88.5 50 C88 62 86 71.5 80 71.5 L22 71.5 Z", WOOD),
            p("M22 62 L86.5 62 C85 68 83 71.5 80 71.5 L22 71.5 Z", WOODD),
            l("M52 41 L74 41", WOODD, 4.5),
            e(22, 52, 16, 22, PARD, True),
            e(22, 52, 9, 13, "none", 4, WOOD),
            e(22, 52, 2.5, 4.5, WOODD),
        ),
        leafp(56, 15, 30, 13, -12, LEAF, True),
    ]


@icon
def res_stone():
    return [
        p("M48 10 L85 29 L85 66 L48 87 L11 66 L11 29 Z", ROCK, True),
        p("M48 10 L85 29 L48 48 L11 29 Z", ROCKL),
        p("M85 29 L85 66 L48 87 L48 48 Z", ROCKD),
        l("M20 47 L34 54 M27 62 L40 69", ROCKD, 4),
        l("M60 62 L74 54", SOFT, 4),
    ]


@icon
def res_ore():
    return [
        p("M8 66 L18 38 L38 16 L62 20 L82 40 L89 66 L70 84 L26 84 Z", ORE, True),
        p("M18 38 L38 16 L44 40 L28 58 Z", OREL),
        p("M38 16 L62 20 L44 40 Z", "#C3CCD2"),
        p("M62 20 L82 40 L66 52 L44 40 Z", ORE),
        p("M82 40 L89 66 L70 84 L58 70 L66 52 Z", ORED),
        p("M28 58 L44 40 L66 52 L58 70 L40 74 Z", ORE),
        p("M8 66 L28 58 L40 74 L26 84 Z", ORED),
        p("M30 64 L39 55 L47 63 L38 72 Z", "#F0A04B"),
        p("M58 37 L65 30 L72 38 L65 44 Z", "#F0A04B"),
        p("M66 70 L73 62 L79 70 L72 76 Z", "#F0A04B"),
    ]


def _brickfront(x, y, w=38, h=26):
    return [
        r(x, y, w, h, 4, TERRA, True),
        r(x + 2, y + 2, w - 4, 7, 2, TERRAL),
        r(x + w - 9, y + 9, 7, h - 11, 2, TERRAD),
    ]


@icon
def res_clay():
    return [_brickfront(6, 50, 40, 30), _brickfront(50, 50, 40, 30), _brickfront(28, 17, 40, 30)]


@icon
def res_glass():
    return [
        p(
            "M37 8 L59 8 L59 18 L56 20 L56 34 C72 40 80 50 80 62 C80 78 66 88 48 88 C30 88 16 78 16 62 C16 50 24 40 40 34 L40 20 L37 18 Z",
            SKY,
            True,
        ),
        p(
            "M19 58 C30 52 40 66 52 60 C62 55 70 55 77 58 C79 76 64 85.5 48 85.5 C32 85.5 17 76 19 58 Z",
            SEA,
        ),
        p("M62 57 C67 55 72 55 77 58 C79 74 66 84 52 85.4 C66 80 68 68 62 57 Z", "#1F5A69"),
        r(37, 8, 22, 9, 2, SEAL),
        l("M27 53 C29 47 34 43 39 41", "#FFFFFF", 4.5),
    ]


@icon
def res_loom():
    f = "".join(r(20 + i * 9.6, 72, 8, 14, 2, GOLD if i % 2 == 0 else GOLDL, 0) for i in range(6))
    return [
        p("M18 20 L78 20 L78 86 L18 86 Z", PUR, True),
        p("M62 22 L76 22 L76 72 L62 72 Z", PURD),
        r(18.5, 70, 59, 16, 0, SOFT),
        f,
        l("M20 55 L29 45 L38 55 L48 45 L58 55 L67 45 L76 55", GOLDL, 5.5),
        r(20, 31, 56, 5, 0, PURL),
        r(8, 11, 80, 12, 6, GOLD, True),
        r(12, 13, 50, 4, 2, GOLDL),
    ]


@icon
def res_papyrus():
    return [
        r(20, 16, 56, 64, 2, PAR, True),
        p("M62 22 L74 22 L74 74 L62 74 Z", PARD),
        l("M30 37 L60 37 M30 49 L66 49 M30 61 L52 61", SOFT, 4.5),
        r(9, 8, 78, 18, 9, PARD, True),
        r(16, 11, 50, 5, 2.5, PAR),
        c(78, 17, 4, SOFT),
        r(9, 70, 78, 18, 9, PARD, True),
        r(16, 73, 50, 5, 2.5, PAR),
        c(78, 79, 4, SOFT),
    ]


@icon
def res_brick():
    return [
        p("M8 46 L52 26 L88 40 L88 62 L44 84 L8 68 Z", TERRA, True),
        p("M8 46 L52 26 L88 40 L44 60 Z", TERRAL),
        p("M44 60 L88 40 L88 62 L44 84 Z", TERRAD),
        p("M32 44 L52 35 L64 40 L44 50 Z", TERRAD),
        l("M16 58 L34 66", TERRAD, 4),
    ]


# ---------------------------------------------------------------- money, points, war
@icon
def coin_blank():
    return [
        c(48, 48, 40, GOLD, True),
        p("M48 10.5 A37.5 37.5 0 0 1 48 85.5 A44 44 0 0 0 48 10.5 Z", GOLDD),
        c(48, 48, 28, GOLDL),
        c(48, 48, 28, "none", 3, GOLDD),
    ]


@icon
def coin():
    return [coin_blank(), l("M48 32 L48 68 M35 38 L35 44 C35 58 61 58 61 44 L61 38", GOLDD, 6.5)]


@icon
def coins():
    def disc(y, x=0):
        return [
            p(
                f"M{12 + x} {y} L{12 + x} {y + 11} C{12 + x} {y + 29} {72 + x} {y + 29} {72 + x} {y + 11} L{72 + x} {y} Z",
                GOLDD,
                True,
            ),
            e(42 + x, y, 30, 13, GOLD, True),
            e(42 + x, y - 1, 21, 8, GOLDL),
        ]

    return [
        disc(66, 3),
        disc(48, -3),
        disc(30, 4),
        c(70, 64, 21, GOLD, True),
        c(70, 64, 13, GOLDL),
        c(70, 64, 13, "none", 3, GOLDD),
    ]


def _laurel(rad, n, L, B, a0, a1, f1, f2, s=4):
    xs = []
    for k in range(n):
        for sgn in (1, -1):
            a = 90 + sgn * (a0 + (a1 - a0) * k / (n - 1))
            x, y = pol(48, 48, rad, a)
            xs.append(leafp(x, y, L, B, a + sgn * 62, f1 if sgn == 1 else f2, s))
    return xs


@icon
def vp():
    return [
        _laurel(31, 5, 31, 11, 14, 138, GOLDL, GOLD, 4.5),
        c(48, 48, 26, DEEP, 4.5),
        c(48, 48, 25.5, "none", 3, GOLDL),
    ]


@icon
def laurel():
    return [
        l("M48 86 A38 38 0 0 1 24 20 M48 86 A38 38 0 0 0 72 20", INK, 7),
        _laurel(34, 6, 29, 10, 8, 138, LEAF, LEAFD, 4.5),
        p("M38 85 L48 77 L58 85 L48 94 Z", GOLD, 4),
    ]


@icon
def shield():
    d = "M48 7 C60 14 72 16 84 16 C86 50 76 74 48 90 C20 74 10 50 12 16 C24 16 36 14 48 7 Z"
    d2 = "M48 18 C57 23 66 25 74.5 25.5 C74.5 50 67 66 48 79 C29 66 21.5 50 21.5 25.5 C30 25 39 23 48 18 Z"
    return [
        p(d, PAR, True),
        p(d2, REDC),
        p("M48 18 C57 23 66 25 74.5 25.5 C74.5 50 67 66 48 79 Z", REDD),
        p(star(48, 47, 4, 19, 6.5), GOLDL),
    ]


def _ribbon():
    return [
        p("M30 6 L46 6 L46 40 L30 40 Z", REDC, True),
        p("M50 6 L66 6 L66 40 L50 40 Z", REDD, True),
    ]


@icon
def mil_1():
    return [
        _ribbon(),
        c(48, 58, 31, "#B9743F", True),
        c(48, 58, 22, "#DDA06A"),
        c(48, 58, 22, "none", 3, "#7E4A22"),
    ]


@icon
def mil_3():
    return [
        _ribbon(),
        p(ngon(48, 57, 6, 35), "#9AA2A8", True),
        p(ngon(48, 57, 6, 25), "#DDE1E2"),
        p(ngon(48, 57, 6, 25), "none", 3, "#5F676D"),
    ]


@icon
def mil_5():
    return [
        _ribbon(),
        p(star(48, 56, 8, 37, 28.5), GOLD, True),
        c(48, 56, 23, GOLDL),
        c(48, 56, 23, "none", 3, GOLDD),
    ]


@icon
def mil_defeat():
    return [
        g(
            "rotate(-9 40 60)",
            p(
                "M44 10 C34 15 24 17 12 17 C10 50 20 74 46 89 L38 68 L50 56 L36 42 L48 28 Z",
                "#A9A297",
                True,
            ),
            p(
                "M42 20 C35 23 28 25 20 25.5 C20 46 26 61 37 72 L30 68 L41 56 L28 42 L39 28 Z",
                "#D6CFC2",
            ),
        ),
        g(
            "translate(5 0) rotate(9 56 60)",
            p(
                "M54 9 C64 15 74 17 84 17 C86 50 76 74 52 88 L46 68 L58 56 L44 42 L57 28 Z",
                "#7D766C",
                True,
            ),
        ),
    ]


# ---------------------------------------------------------------- science
@icon
def sci_compass():
    return [
        l("M24 64 A36 36 0 0 0 72 64", INK, 16),
        l("M24 64 A36 36 0 0 0 72 64", GOLD, 7),
        p("M40 22 L56 24 L29 88 L17 91 L14 78 Z", SKY, True),
        p("M56 22 L40 24 L67 88 L79 91 L82 78 Z", SEAL, True),
        r(44, 4, 8, 14, 3, GOLD, True),
        c(48, 23, 13, GOLD, True),
        c(48, 23, 4.5, INK),
    ]


@icon
def sci_gear():
    return [
        p(gearpath(48, 48, 8, 42, 31, 0.27, 0.19), STONE, True),
        p("M48 48 m0 -30 A30 30 0 0 1 48 78 A36 36 0 0 0 48 18 Z", "#9A8763"),
        c(48, 48, 21, "#9A8763"),
        c(46, 46.5, 19, GOLDL),
        c(48, 48, 10, INK),
    ]


@icon
def sci_tablet():
    w = lambda x, y: p(f"M{x} {y} l12 4 l-12 4 Z", TERRAD)
    return [
        p(
            "M16 24 C16 4 80 4 80 24 L80 82 C80 86 78 88 74 88 L22 88 C18 88 16 86 16 82 Z",
            TERRAL,
            True,
        ),
        p("M68 14 C76 16 78 20 78 24 L78 82 C78 84 76 86 74 86 L66 86 Z", TERRA),
        l("M28 34 L62 34 M28 48 L56 48 M28 62 L62 62 M28 75 L46 75", TERRAD, 5),
        l("M40 30 L40 38 M52 44 L52 52 M46 58 L46 66", TERRAD, 5),
    ]


# ---------------------------------------------------------------- wonder, ages, card actions
@icon
def wonder():
    return [
        c(68, 26, 15, GOLD, True),
        p("M42 14 L90 84 L6 84 Z", SAND, True),
        p("M42 14 L90 84 L54 84 Z", "#A67C4B"),
        l("M30 46 L45 46 M20 62 L49 62", "#A67C4B", 4),
        p("M34 84 L34 72 L42 66 L46 72 L46 84 Z", INK),
    ]


@icon
def stage():
    return [
        p(
            "M36 12 L60 12 L60 36 L74 36 L74 60 L89 60 L89 86 L7 86 L7 60 L22 60 L22 36 L36 36 Z",
            SAND,
            True,
        ),
        p(
            "M50 14.5 L57.5 14.5 L57.5 38.5 L71.5 38.5 L71.5 62.5 L86.5 62.5 L86.5 83.5 L62 83.5 L62 62 L56 62 L56 38 L50 38 Z",
            "#A67C4B",
        ),
        r(42, 66, 13, 20, 0, INK),
        l("M38 17 L46 17 M25 41 L38 41 M10 65 L34 65", GOLDL, 4),
    ]


def _of_100(*shapes):
    """Shapes on a grid of 100 x 100."""
    return [g("scale(.96)", shapes)]


PALE = "#FFFAEC"


@icon
def leaders():
    points = [(22, 68), (20, 34), (37, 52), (50, 24), (63, 52), (80, 34), (78, 68)]
    return _of_100(c(50, 50, 44, PALE, 5), p(poly(points), GOLD, 5), r(22, 68, 56, 9, 0, INK))


@icon
def cities():
    """A black card with a mask, for the cards that work in the dark."""
    mask = (
        "M18 38 C34 30 42 36 50 40 C58 36 66 30 82 38 C82 60 70 68 61 64"
        " C55 60 53 55 50 55 C47 55 45 60 39 64 C30 68 18 60 18 38 Z"
    )
    eyes = [e(x, 49, 7, 5, NIGHT) for x in (36, 64)]
    return _of_100(r(8, 8, 84, 84, 14, NIGHT, 5), p(mask, MOON), eyes)


@icon
def islands():
    leaves = [
        g(f"translate(54 32) rotate({turn})", e(0, -11, 5, 13, GOOD)) for turn in (-60, -20, 20, 60)
    ]
    return _of_100(
        c(50, 50, 44, SKY, 5),
        p("M10.4 64 H89.6 A42 42 0 0 1 10.4 64 Z", SEA),
        p("M20 66 C34 46 64 46 80 66 Z", SAND),
        l("M48 56 L54 32", CARD["brown"], 6),
        leaves,
    )


@icon
def naval():
    return _of_100(
        c(50, 50, 44, PALE, 4),
        p("M18 60 H82 L70 78 H30 Z", TERRA, 4),
        l("M50 60 V20", INK, 4),
        p("M54 24 V54 H76 Z", "#FFFFFF", 4),
        p("M46 30 V54 H28 Z", GOLD, 4),
    )


def _age(n, base, dark, light):
    xs = [
        p("M14 8 L82 8 L82 88 L48 72 L14 88 Z", base, True),
        p("M64 10.5 L79.5 10.5 L79.5 84 L64 77 Z", dark),
        r(10, 6, 76, 11, 4, GOLD, True),
    ]
    wd = {1: [48], 2: [37, 59], 3: [28, 48, 68]}[n]
    b = {1: 9, 2: 8.5, 3: 8}[n]
    for x in wd:
        xs += [
            r(x - b / 2, 27, b, 35, 0, PAR),
            r(x - b / 2 - 3.5, 26, b + 7, 5, 1, PAR),
            r(x - b / 2 - 3.5, 59, b + 7, 5, 1, PAR),
        ]
    return xs


@icon
def age_1():
    return _age(1, TERRA, TERRAD, TERRAL)


@icon
def age_2():
    return _age(2, "#3E97AA", SEA, SEAL)


@icon
def age_3():
    return _age(3, "#65508A", DUSK, PURL)


@icon
def chain():
    def ring(x, y, col):
        return l(
            f"M{x - 12} {y - 10} L{x + 12} {y - 10} A10 10 0 0 1 {x + 12} {y + 10} L{x - 12} {y + 10} A10 10 0 0 1 {x - 12} {y - 10} Z",
            INK,
            20,
        ) + l(
            f"M{x - 12} {y - 10} L{x + 12} {y - 10} A10 10 0 0 1 {x + 12} {y + 10} L{x - 12} {y + 10} A10 10 0 0 1 {x - 12} {y - 10} Z",
            col,
            10,
        )

    return [
        g(
            "rotate(-40 48 48)",
            ring(30, 48, GOLD),
            ring(66, 48, GOLDL),
            l("M30 38 L42 38 A10 10 0 0 1 52 48", INK, 20),
            l("M24 38 L42 38 A10 10 0 0 1 52 48", GOLD, 10),
        )
    ]


def _hammer():
    return [
        g(
            "rotate(38 48 48)",
            r(43, 34, 10, 56, 4, WOODL, True),
            r(43, 70, 10, 18, 4, WOOD),
            p("M22 12 L70 12 L78 22 L78 36 L22 36 Z", OREL, True),
            p("M22 26 L78 26 L78 36 L22 36 Z", ORE),
            r(22, 12, 10, 24, 0, "#D4DADD"),
        )
    ]


@icon
def free_build():
    return [
        g("translate(-6 -6)", _hammer()),
        _struck_coin(),
    ]


def _struck_coin():
    return [
        g("translate(40 40) scale(.54)", c(48, 48, 40, GOLD, 9), c(48, 48, 24, GOLDL)),
        l("M48 84 L84 50", INK, 15),
        l("M48 84 L84 50", PAR, 7),
    ]


@icon
def free_colour():
    def leaf(turn, f, d):
        return g(f"rotate({turn} 46 84)", r(31, 12, 30, 58, 6, f, True), r(37, 18, 18, 20, 3, d))

    return [
        leaf(-28, CARD["blue"], BLUD),
        leaf(28, CARD["red"], REDD),
        leaf(0, CARD["yellow"], PAR),
        g("translate(4 4)", _struck_coin()),
    ]


@icon
def same_colour():
    return [
        _cardshape(14, 14, 40, 56, BLUD, "#143457", -10, 34, 42),
        _cardshape(44, 14, 40, 56, BLUD, "#143457", 10, 64, 42),
        r(26, 22, 44, 62, 6, CARD["blue"], True),
        l("M36 44H60", PAR, 9),
        l("M36 62H60", PAR, 9),
    ]


@icon
def free_first():
    return [
        _cardshape(30, 8, 48, 64, STONE, "#9A8763", 14, 54, 70),
        r(10, 8, 50, 72, 6, PAR, True),
        l("M23 31 L36 20 L36 58", INK, 10),
        g("translate(4 4)", _struck_coin()),
    ]


@icon
def free_last():
    return [
        _cardshape(14, 12, 46, 64, STONE, "#9A8763", -12, 36, 74),
        r(32, 8, 50, 72, 6, PAR, True),
        l("M60 17 C50 20 44 29 44 39 C44 48 49 52 55 52 C62 52 66 47 65 41 C64 36 58 33 52 36", INK, 8),
        g("translate(17 17) scale(.86)", _struck_coin()),
    ]


@icon
def build():
    return [_hammer()]


def _cardshape(x, y, w, h, f, dark, rot=0, cx=48, cy=48):
    return g(
        f"rotate({rot} {cx} {cy})",
        r(x, y, w, h, 6, f, True),
        r(x + 6, y + 6, w - 12, h - 12, 3, dark),
    )


@icon
def discard():
    return [
        _cardshape(12, 14, 40, 56, SAND, "#B08A57", -16, 32, 42),
        _cardshape(40, 14, 40, 56, STONE, "#9A8763", 14, 60, 42),
        p("M5 60 L91 60 L83 90 L13 90 Z", TERRA, True),
        p("M56 62.5 L87.5 62.5 L81 87.5 L56 87.5 Z", TERRAD),
        l("M39 68 L57 83 M57 68 L39 83", PAR, 6.5),
    ]


@icon
def build_from_discard():
    return [
        _cardshape(12, 22, 36, 50, SAND, "#B08A57", -18, 30, 46),
        _cardshape(48, 22, 36, 50, STONE, "#9A8763", 18, 66, 46),
        p("M5 62 L91 62 L83 90 L13 90 Z", TERRA, True),
        p("M56 64.5 L87.5 64.5 L81 87.5 L56 87.5 Z", TERRAD),
        p("M48 5 L72 32 L58 32 L58 60 L38 60 L38 32 L24 32 Z", ACT, True),
        p("M48 9 L67 29.5 L55.5 29.5 L55.5 57.5 L48 57.5 Z", ACTD),
    ]


def _fan():
    return [
        _cardshape(30, 10, 34, 46, STONE, "#9A8763", -24, 47, 66),
        _cardshape(30, 10, 34, 46, STONE, "#9A8763", 24, 47, 66),
        _cardshape(31, 6, 34, 46, PAR, TERRA),
    ]


def _arrowL(y=66, f=GOLDL, d=GOLD):
    return [
        p(
            f"M5 {y} L36 {y - 25} L36 {y - 11} L90 {y - 11} L90 {y + 11} L36 {y + 11} L36 {y + 25} Z",
            f,
            True,
        ),
        p(f"M10 {y} L87.5 {y} L87.5 {y + 8.5} L33.5 {y + 8.5} L33.5 {y + 19} Z", d),
    ]


@icon
def pass_left():
    return [_fan(), _arrowL()]


@icon
def pass_right():
    return [_fan(), g("translate(96 0) scale(-1 1)", _arrowL())]


@icon
def trade_left():
    return [
        p("M5 48 L36 18 L36 34 L62 34 L62 62 L36 62 L36 78 Z", ACT, True),
        p("M10 48 L60 48 L60 59.5 L33.5 59.5 L33.5 72 Z", ACTD),
        g("translate(36 18) scale(.62)", c(48, 48, 40, GOLD, 8), c(48, 48, 27, GOLDL)),
    ]


@icon
def trade_right():
    return [g("translate(96 0) scale(-1 1)", trade_left())]


@icon
def trade_both():
    h = [
        p("M3 48 L30 14 L30 33 L48 33 L48 63 L30 63 L30 82 Z", ACT, True),
        p("M8 48 L48 48 L48 60.5 L27.5 60.5 L27.5 74 Z", ACTD),
    ]
    return [
        h,
        g("translate(96 0) scale(-1 1)", h),
        g("translate(22 22) scale(.54)", c(48, 48, 40, GOLD, 9), c(48, 48, 27, GOLDL)),
    ]


def _mask(f=PUR, d=PURD, lt=PURL):
    return [
        p("M12 14 C36 22 60 22 84 14 C88 44 80 88 48 88 C16 88 8 44 12 14 Z", f, True),
        p("M66 18 C72 17 77 16 81.6 17.2 C84 46 78 84 50 85.4 C68 74 72 44 66 18 Z", d),
        p("M21 38 C27 31 36 32 41 40 C34 44 26 44 21 38 Z", INK),
        p("M75 38 C69 31 60 32 55 40 C62 44 70 44 75 38 Z", INK),
        p("M28 56 C40 62 56 62 68 56 C66 74 58 79 48 79 C38 79 30 74 28 56 Z", INK),
        p("M36 66 C42 69 54 69 60 66 C58 73 54 75 48 75 C42 75 38 73 36 66 Z", TERRA),
        l("M48 38 L48 52", lt, 5),
        l("M20 24 C26 25.5 31 26.5 36 27", lt, 5),
    ]


@icon
def guild():
    return [_mask()]


@icon
def copy_guild():
    return [
        g("translate(30 2) scale(.66)", _mask(STONE, "#9A8763", PAR)),
        g("translate(2 26) scale(.7)", _mask()),
        c(76, 76, 15, GOOD, True),
        l("M76 68.5 L76 83.5 M68.5 76 L83.5 76", PAR, 5.5),
    ]


@icon
def play_last():
    return [
        _cardshape(10, 22, 42, 58, STONE, "#9A8763", -10, 30, 50),
        _cardshape(36, 12, 42, 58, PAR, TERRA, 8, 56, 42),
        c(74, 73, 17, GOOD, True),
        l("M74 64 L74 82 M65 73 L83 73", PAR, 6.5),
    ]


@icon
def any_raw():
    return [
        r(7, 7, 82, 82, 16, CARD["brown"], True),
        p("M46 9.5 L50 9.5 L50 86.5 L46 86.5 Z", "#5C3820"),
        p("M9.5 46 L86.5 46 L86.5 50 L9.5 50 Z", "#5C3820"),
        c(28, 28, 13, PARD),
        c(28, 28, 7, "none", 3.5, WOODL),
        p("M68 14 L82 21 L82 35 L68 42 L54 35 L54 21 Z", ROCK),
        p("M68 14 L82 21 L68 28 L54 21 Z", ROCKL),
        p("M82 21 L82 35 L68 42 L68 28 Z", ROCKD),
        p("M14 74 L20 60 L30 55 L41 65 L42 76 L34 82 L20 82 Z", OREL),
        p("M30 55 L41 65 L42 76 L34 82 L29 70 Z", ORED),
        r(54, 70, 13, 11, 2, TERRAL),
        r(69, 70, 13, 11, 2, TERRA),
        r(61, 57, 14, 11, 2, TERRAL),
    ]


@icon
def any_manufactured():
    return [
        r(7, 7, 82, 82, 16, "#6B7177", True),
        p(
            "M43 11 L53 11 L53 21 C63 24 68 31 67 37 C66 45 57 48 48 48 C39 48 30 45 29 37 C28 31 33 24 43 21 Z",
            SKY,
        ),
        p("M30 35 C38 31 58 41 66.8 35 C67 44 57 48 48 48 C38 48 30 44 30 35 Z", SEA),
        r(15, 56, 28, 27, 1, PUR),
        l("M17 74 L23 66 L29 74 L35 66 L41 74", GOLDL, 4),
        r(12, 52, 34, 8, 4, GOLD),
        r(55, 55, 24, 26, 1, PAR),
        r(51, 52, 32, 8, 4, PARD),
        r(51, 76, 32, 8, 4, PARD),
        l("M61 65 L73 65 M61 71 L70 71", SOFT, 3.5),
    ]


# neighbour scope arrows
@icon
def scope_left():
    return [
        p("M6 48 L50 10 L50 30 L90 30 L90 66 L50 66 L50 86 Z", SEAL, True),
        p("M11 48 L87.5 48 L87.5 63.5 L47.5 63.5 L47.5 80 Z", SEA),
    ]


@icon
def scope_right():
    return [g("translate(96 0) scale(-1 1)", scope_left())]


@icon
def scope_self():
    return [
        p("M48 90 L10 46 L30 46 L30 6 L66 6 L66 46 L86 46 Z", GOLDL, True),
        p("M48 85 L48 8.5 L63.5 8.5 L63.5 48.5 L80 48.5 Z", GOLD),
    ]


# ---------------------------------------------------------------- edifice
@icon
def ed_pawn():
    return [
        p(
            "M48 8 C60 8 66 17 66 26 C66 33 62 38 58 41 L62 41 L62 50 L58 50 C60 62 66 70 76 76 L76 88 L20 88 L20 76 C30 70 36 62 38 50 L34 50 L34 41 L38 41 C34 38 30 33 30 26 C30 17 36 8 48 8 Z",
            TERRAL,
            True,
        ),
        p(
            "M54 10.5 C60 13 63.5 19 63.5 26 C63.5 31 60 36 54 39.5 L54 43.5 L59.5 43.5 L59.5 47.5 L55 47.5 C56 62 62 70 73.5 77.5 L73.5 85.5 L56 85.5 C62 74 46 60 48 40 C56 34 58 20 54 10.5 Z",
            TERRA,
        ),
        r(20, 77, 56, 5, 0, TERRAD),
    ]


@icon
def ed_building():
    return [
        p("M48 5 L86 32 L86 40 L10 40 L10 32 Z", TERRA, True),
        p("M48 8 L83 33 L83 37.5 L48 37.5 Z", TERRAD),
        c(48, 27, 6, GOLDL),
        r(14, 40, 68, 38, 0, SOFT, True),
        r(17, 40, 11, 38, 1, PAR),
        r(34, 40, 11, 38, 1, PAR),
        r(51, 40, 11, 38, 1, PARD),
        r(68, 40, 11, 38, 1, STONE),
        r(7, 76, 82, 13, 2, SAND, True),
        r(10, 82.5, 76, 4, 0, "#A67C4B"),
    ]


@icon
def ed_debt():
    return [
        p(ngon(48, 48, 8, 42, -67.5), REDC, True),
        p("M48 10 L64 10 L86 32 L86 64 L64 86 L48 86 A60 60 0 0 0 48 10 Z", REDD),
        c(48, 48, 26, GOLD, 4),
        c(48, 48, 26, "none", 3, GOLDL),
        r(32, 42.5, 32, 11, 3, INK),
    ]


@icon
def debt_blank():
    left = "M30 8 L45 8 L38 25 L50 41 L36 57 L46 73 L42 88 L30 88 L7 65 L7 31 Z"
    right = "M55 8 L68 8 L91 31 L91 65 L68 88 L53 88 L58 72 L47 57 L61 41 L49 25 Z"
    return [
        g("rotate(-4 30 88)", p(left, REDC, True)),
        g("rotate(4 68 88)", p(right, REDD, True)),
    ]


# ---------------------------------------------------------------- architects
@icon
def ar_cat():
    return [
        l("M70 76 C88 74 88 52 76 50", INK, 15),
        l("M70 76 C88 74 88 52 76 50", "#E3C38C", 6),
        p(
            "M24 6 L36 15 L50 15 L62 6 L63 30 C63 38 59 42 56 44 C68 54 74 68 74 88 L18 88 C18 82 22 79 27 78 C27 62 26 52 30 44 C26 42 23 37 23 30 Z",
            "#E3C38C",
            True,
        ),
        p("M56 44 C68 54 71.5 68 71.5 85.5 L50 85.5 C58 76 58 58 50 46 Z", "#B08A57"),
        p("M31 44 C36 48 50 48 55 44 L57 52 C48 56 38 56 30 52 Z", SEA),
        c(43, 55, 4.5, GOLD),
        e(35, 29, 3.6, 4.6, INK),
        e(51, 29, 3.6, 4.6, INK),
        p("M39.5 36 L46.5 36 L43 40 Z", INK),
        l("M38 66 L38 85", "#B08A57", 4),
    ]


@icon
def ar_horn():
    return [
        p("M8 62 C34 66 46 50 47 22 L91 32 C88 74 50 96 9 80 Z", PAR, True),
        p("M70 29 L88.5 34 C85 71 50 92 11.5 78 L11 73 C44 80 68 60 70 29 Z", STONE),
        p("M30 57 C38 52 43 43 45.5 32 L62 41 C58 56 51 67 42 76 Z", TERRA, 4),
        p("M52 36 L62 41 C58 56 51 67 42 76 L37 69 C46 60 50 48 52 36 Z", TERRAD),
        g("rotate(13 69 26)", e(69, 25, 25, 13, GOLD, True), e(69, 25, 17, 7, INK)),
        r(4, 58, 12, 25, 5, GOLD, True),
    ]


@icon
def ar_peace():
    xs = [
        c(48, 48, 41, "#4E93C4", True),
        p("M48 9.5 A38.5 38.5 0 0 1 48 86.5 A50 50 0 0 0 48 9.5 Z", "#2F6D9A"),
        l("M28 74 C44 64 58 46 68 22", PAR, 5),
    ]
    for x, y, a in ((36, 67, -100), (46, 57, -105), (55, 46, -110), (62, 34, -115)):
        xs.append(leafp(x, y, 21, 8, a, PAR))
    for x, y, a in ((40, 65, -8), (50, 54, -14), (58, 42, -20)):
        xs.append(leafp(x, y, 21, 8, a, SKY))
    return xs


def _sword(f=PAR, d=STONE):
    return [
        p("M48 4 L56 14 L56 60 L40 60 L40 14 Z", f, True),
        p("M48 4.5 L54 14 L54 60 L48 60 Z", d),
        r(24, 58, 48, 11, 4, GOLD, True),
        r(43, 68, 10, 16, 3, WOOD, True),
        c(48, 86, 7, GOLD, True),
    ]


@icon
def ar_war():
    sw = [
        p("M43 12 L48 5 L53 12 L53 62 L43 62 Z", PAR),
        r(33, 60, 30, 8, 3, GOLD),
        r(44, 68, 8, 14, 2, GOLDL),
    ]
    sh = [
        p(
            "M41 11 L48 2 L55 11 L55 59 L65 59 L65 69 L55 69 L55 84 L41 84 L41 69 L31 69 L31 59 L41 59 Z",
            REDD,
        )
    ]
    t = "translate(4.8 4.8) scale(.9) "
    return [
        p(star(48, 48, 12, 45, 37), REDC, True),
        g(t + "rotate(45 48 48)", sh, sw),
        g(t + "rotate(-45 48 48)", sh, sw),
    ]


@icon
def ar_progress():
    return [
        c(48, 48, 41, GRN, True),
        p("M48 9.5 A38.5 38.5 0 0 1 48 86.5 A50 50 0 0 0 48 9.5 Z", GRND),
        c(48, 48, 27, PAR, 4),
        [c(*pol(48, 48, 33.8, a * 30), 2.6, GRNL) for a in range(12)],
        p(
            "M50 25 C62 36 61 50 48 50 C36 50 36 39 42 34 C43 38 46 38 48 36 C50 32 50 29 50 25 Z",
            TERRA,
        ),
        p("M49 36 C54 42 53 48 48 48 C44 48 43 43 49 36 Z", GOLD),
        p("M37 51 L59 51 L55 58 L41 58 Z", GRND),
        p("M43 58 L53 58 L50 72 L46 72 Z", GRND),
    ]


def _deck(x):
    return [
        r(x, 26, 44, 58, 6, STONE, True),
        r(x + 5, 19, 44, 58, 6, SAND, True),
        r(x + 10, 12, 44, 58, 6, PAR, True),
    ]


@icon
def deck_left():
    return [
        g("translate(26 8) scale(.98 .9)", _deck(12)),
        p("M4 52 L34 26 L34 42 L60 42 L60 62 L34 62 L34 78 Z", SEAL, True),
        p("M9 52 L57.5 52 L57.5 59.5 L31.5 59.5 L31.5 72 Z", SEA),
    ]


@icon
def deck_right():
    return [g("translate(96 0) scale(-1 1)", deck_left())]


@icon
def deck_centre():
    return [
        g("translate(8 0)", _deck(13)),
        g(
            "translate(-5 -2)",
            p("M58 66 m0 0", PAR),
            c(58, 44, 17, SEAL, True),
            p("M58 29.5 A14.5 14.5 0 0 1 58 58.5 Z", SEA),
            p(star(58, 44, 4, 11, 4), PAR),
        ),
    ]


@icon
def mark_building():
    return [
        p("M22 88 L22 40 L74 40 L74 88", STONE, True),
        r(22, 64, 52, 24, 0, SAND),
        l("M24 64 L72 64", INK, 3.5),
        l("M12 90 L12 10 M84 90 L84 10 M6 28 L90 28 M6 58 L90 58", INK, 11),
        l("M12 90 L12 10 M84 90 L84 10 M6 28 L90 28 M6 58 L90 58", GOLD, 5),
        l("M16 55 L44 31 M52 55 L80 31", INK, 9.5),
        l("M16 55 L44 31 M52 55 L80 31", GOLDL, 4),
    ]


@icon
def mark_built():
    return [
        p("M40 6 L76 28 L76 36 L4 36 L4 28 Z", SAND, True),
        r(8, 36, 64, 38, 0, SOFT, True),
        r(13, 36, 12, 38, 1, PAR),
        r(34, 36, 12, 38, 1, PAR),
        r(55, 36, 12, 38, 1, PARD),
        r(4, 72, 72, 15, 2, SAND, True),
        c(70, 68, 21, GOOD, True),
        l("M60 68 L68 76 L81 60", PAR, 7),
    ]


@icon
def mark_equal():
    return [r(7, 7, 82, 82, 20, SEA, True), r(24, 31, 48, 13, 4, PAR), r(24, 53, 48, 13, 4, PAR)]


@icon
def mark_different():
    return [
        p(ngon(48, 48, 4, 47, -90), TERRA, True),
        r(27, 34, 42, 11, 4, PAR),
        r(27, 52, 42, 11, 4, PAR),
        l("M39 72 L58 24", TERRA, 16),
        l("M39 72 L58 24", PAR, 9),
    ]


# ---------------------------------------------------------------- colour symbols
def _glyph(col, f=PAR, d=PARD, k=INK):
    G = {
        "brown": [
            g(
                "rotate(-30 48 48)",
                r(14, 34, 66, 28, 12, f),
                e(25, 48, 10.5, 14, k),
                e(25, 48, 7.5, 10.5, f),
                e(25, 48, 3, 4.4, k),
            ),
            g("rotate(-30 48 48)", p("M52 34 L55 18 L66 18 L66 34 Z", f)),
        ],
        "grey": [
            p(
                "M34 14 L62 14 L62 24 L58 26 L58 33 C74 38 78 50 76 62 C74 76 64 82 48 82 C32 82 22 76 20 62 C18 50 22 38 38 33 L38 26 L34 24 Z",
                f,
            ),
            p("M26 54 L70 54 L70 61 L26 61 Z", k),
        ],
        "blue": [
            r(20, 14, 56, 12, 2, f),
            r(28, 30, 10, 36, 0, f),
            r(43, 30, 10, 36, 0, f),
            r(58, 30, 10, 36, 0, f),
            r(20, 70, 56, 12, 2, f),
        ],
        "green": [p(star(48, 48, 8, 38, 17), f), c(48, 48, 7, k)],
        "yellow": [
            r(44, 14, 8, 62, 2, f),
            r(30, 74, 36, 9, 3, f),
            r(14, 22, 68, 8, 3, f),
            p("M10 52 L36 52 C36 68 10 68 10 52 Z", f),
            p("M60 52 L86 52 C86 68 60 68 60 52 Z", f),
            l("M12 52 L23 28 L34 52 M62 52 L73 28 L84 52", f, 5),
        ],
        "red": [
            g(
                "rotate(40 48 48)",
                p("M48 2 L57 14 L57 58 L39 58 L39 14 Z", f),
                r(24, 60, 48, 10, 4, f),
                r(43, 70, 10, 14, 2, f),
                c(48, 88, 7, f),
            )
        ],
        "purple": [
            p("M16 18 C38 25 58 25 80 18 C84 46 76 84 48 84 C20 84 12 46 16 18 Z", f),
            p("M24 40 C30 33 38 35 42 42 C36 46 28 46 24 40 Z", k),
            p("M72 40 C66 33 58 35 54 42 C60 46 68 46 72 40 Z", k),
            p("M30 58 C42 63 54 63 66 58 C64 72 57 76 48 76 C39 76 32 72 30 58 Z", k),
        ],
    }
    return G[col]


SHAPE = {
    "brown": lambda: ngon(48, 48, 6, 45, 0),
    "grey": lambda: (
        "M20 8 L76 8 C84 8 88 12 88 20 L88 76 C88 84 84 88 76 88 L20 88 C12 88 8 84 8 76 L8 20 C8 12 12 8 20 8 Z"
    ),
    "blue": lambda: "M8 88 L8 44 C8 -4 88 -4 88 44 L88 88 Z",
    "green": lambda: "M48 6 A42 42 0 0 1 48 90 A42 42 0 0 1 48 6 Z",
    "yellow": lambda: "M48 2 L94 48 L48 94 L2 48 Z",
    "red": lambda: "M10 10 L86 10 C88 52 76 76 48 92 C20 76 8 52 10 10 Z",
    "purple": lambda: ngon(48, 48, 8, 45, -67.5),
}
SC = {
    "brown": 0.66,
    "grey": 0.74,
    "blue": 0.68,
    "green": 0.80,
    "yellow": 0.62,
    "red": 0.68,
    "purple": 0.72,
}
DY = {"blue": 5, "red": -5}
DK = {
    "brown": "#4F2F18",
    "grey": "#3F4449",
    "blue": BLUD,
    "green": GRND,
    "yellow": INK,
    "red": REDD,
    "purple": "#472560",
}


def _mk(col):
    def f():
        s = SC[col]
        base = CARD[col] if col != "grey" else "#6B7177"
        gl = (
            _glyph(col, INK, INK, CARD["yellow"])
            if col == "yellow"
            else _glyph(col, PAR, PARD, DK[col])
        )
        return [
            p(SHAPE[col](), base, True),
            g(f"translate({48 - 48 * s:.2f} {48 - 48 * s + DY.get(col, 0):.2f}) scale({s})", gl),
        ]

    def h():
        return [_glyph(col, PAR, PARD, DK[col])]

    def i():
        return [_glyph(col, INK, INK, PAR)]

    def j():  # badge for use ON its own card colour: deep fill, parchment rim, ink outside
        z = SC[col] * 0.93
        dk = {"yellow": "#6E4A08"}.get(col, DK[col])
        return [
            p(SHAPE[col](), INK, 9),
            p(SHAPE[col](), dk, 5, PAR),
            g(
                f"translate({48 - 48 * z:.2f} {48 - 48 * z + DY.get(col, 0):.2f}) scale({z:.3f})",
                _glyph(col, PAR, PARD, dk),
            ),
        ]

    ICONS["badge_" + col] = lambda: [g("translate(3.84 3.84) scale(.92)", j())]
    ICONS["sym_" + col] = f
    ICONS["glyph_" + col] = h
    ICONS["glyphdark_" + col] = i


for _c in CARD:
    _mk(_c)


# ---------------------------------------------------------------- card states
@icon
def state_ok():
    return [c(48, 48, 41, GOOD, True), l("M27 49 L42 64 L70 32", "#FFFFFF", 11)]


@icon
def state_chain():
    return [
        p(ngon(48, 48, 6, 46, 0), BLU, True),
        g(
            "translate(12.5 12.5) scale(.74)",
            [
                x.replace(GOLDL, "#FFFFFF").replace(GOLD, "#FFFFFF").replace(INK, BLUD)
                for x in flat(chain())
            ],
        ),
    ]


@icon
def state_buy():
    return [
        p(
            "M48 6 L88 30 L88 90 L8 90 L8 30 Z".replace("M48 6 L88 30", "M48 3 L90 26")
            .replace("L8 30", "L6 26")
            .replace("L88 90 L8 90", "L90 84 C90 88 88 90 84 90 L12 90 C8 90 6 88 6 84"),
            GOLD,
            True,
        ),
        c(48, 56, 27, GOLDL),
        c(48, 56, 27, "none", 3, GOLDD),
        c(48, 17, 5, INK),
    ]


@icon
def state_no():
    return [
        p(ngon(48, 48, 8, 45, -67.5), BAD, True),
        l("M31 31 L65 65 M65 31 L31 65", "#FFFFFF", 11),
    ]


# ---------------------------------------------------------------- interface
@icon
def ui_hint():
    return [
        p(
            "M48 6 C68 6 78 20 78 35 C78 48 66 53 64 68 L32 68 C30 53 18 48 18 35 C18 20 28 6 48 6 Z",
            GOLDL,
            True,
        ),
        p(
            "M58 9.5 C70 13 75.5 24 75.5 35 C75.5 47 64 52 62 65.5 L52 65.5 C54 50 70 36 58 9.5 Z",
            GOLD,
        ),
        l("M40 64 L40 46 L48 52 L56 46 L56 64", GOLDD, 4.5),
        r(33, 68, 30, 11, 3, STONE, True),
        r(38, 79, 20, 10, 4, SOFT, True),
    ]


def _undo():
    return [
        l("M40 34 L62 34 C92 34 92 80 62 80 L34 80", INK, 24),
        p("M46 6 L46 62 L8 34 Z", PAR, True),
        l("M42 34 L62 34 C92 34 92 80 62 80 L34 80", PAR, 14),
        l("M78 62 C76 74 70 80 62 80 L34 80", STONE, 6),
    ]


@icon
def ui_undo():
    return _undo()


@icon
def ui_redo():
    return [g("translate(96 0) scale(-1 1)", _undo())]


@icon
def ui_replay():
    return [
        l("M74 30 A34 34 0 1 0 82 52", INK, 20),
        l("M74 30 A34 34 0 1 0 82 52", PAR, 10),
        p("M88 8 L88 42 L56 40 Z", PAR, True),
        p("M40 34 L66 51 L40 68 Z", GOLD, 4),
    ]


@icon
def ui_settings():
    def row(y, x):
        return [
            l(f"M14 {y} L82 {y}", INK, 18),
            l(f"M14 {y} L82 {y}", PAR, 8),
            c(x, y, 12, GOLDL, True),
        ]

    return [row(22, 62), row(48, 32), row(74, 56)]


@icon
def ui_log():
    return [
        r(14, 8, 58, 80, 6, PAR, True),
        p("M60 10.5 L69.5 10.5 L69.5 85.5 L60 85.5 Z", PARD),
        l("M26 26 L58 26 M26 41 L52 41 M26 56 L46 56", SOFT, 6),
        p("M86 22 L76 14 L44 62 L42 76 L54 70 Z", GOLD, True),
        p("M44 62 L42 76 L54 70 Z", INK),
    ]


@icon
def ui_person():
    return [
        p("M10 88 C10 66 24 56 48 56 C72 56 86 66 86 88 Z", TERRA, True),
        p("M60 58 C76 61 83.5 70 83.5 85.5 L60 85.5 Z", TERRAD),
        p("M36 57 L48 72 L60 57 Z", GOLDL),
        c(48, 32, 23, "#E9B98C", True),
        p("M26 31 C26 6 70 6 70 31 C62 30 60 22 56 20 C48 28 36 28 26 31 Z", SOFT),
        p("M30 26 L20 22 L28 17 L22 12 L33 12 Z", LEAF),
    ]


@icon
def ui_robot():
    return [
        l("M48 22 L48 10", INK, 9),
        c(48, 9, 6, GOLD, True),
        r(5, 40, 12, 24, 5, STONE, True),
        r(79, 40, 12, 24, 5, STONE, True),
        r(14, 22, 68, 62, 14, SEAL, True),
        p(
            "M64 24.5 L70 24.5 C76 24.5 79.5 29 79.5 36 L79.5 70 C79.5 77 76 81.5 70 81.5 L60 81.5 C70 70 70 40 64 24.5 Z",
            SEA,
        ),
        c(35, 46, 9, PAR, 4),
        c(61, 46, 9, PAR, 4),
        c(35, 46, 3.5, INK),
        c(61, 46, 3.5, INK),
        r(30, 64, 36, 10, 4, INK),
        l("M40 66 L40 72 M48 66 L48 72 M56 66 L56 72", PAR, 3),
    ]


@icon
def ui_eye():
    return [
        p("M5 48 C20 22 76 22 91 48 C76 74 20 74 5 48 Z", PAR, True),
        c(48, 48, 17, SEA),
        c(48, 48, 8, INK),
        c(42, 42, 4.5, "#FFFFFF"),
    ]


@icon
def ui_curtain():
    return [
        r(10, 14, 76, 72, 0, INK, True),
        p("M12 16 L48 16 C46 40 38 60 16 66 L16 86 L12 86 Z", REDC, 0),
        p("M84 16 L48 16 C50 40 58 60 80 66 L80 86 L84 86 Z", REDC, 0),
        p("M10 16 L50 16 C48 42 40 60 24 66 L28 88 L10 88 Z", REDC, True),
        p("M86 16 L46 16 C48 42 56 60 72 66 L68 88 L86 88 Z", REDD, True),
        p("M22 16 L32 16 C30 40 26 56 18 64 Z", REDD),
        p("M16 63 L28 63 L28 71 L14 71 Z", GOLD),
        p("M80 63 L68 63 L68 71 L82 71 Z", GOLD),
        r(5, 7, 86, 13, 5, GOLD, True),
    ]


@icon
def free_city():
    """The marker of a third city: half of gold, half of the sea, with three towers."""
    towers = (
        "M18 73 L18 47 L15 47 L15 36 L20.5 36 L20.5 40 L25 40 L25 36 L30.5 36 L30.5 40 L35 40 "
        "L35 36 L37 36 L37 31 L34 31 L34 20 L40 20 L40 24 L45 24 L45 20 L51 20 L51 24 L56 24 "
        "L56 20 L62 20 L62 31 L59 31 L59 36 L61 36 L61 40 L65.5 40 L65.5 36 L71 36 L71 40 "
        "L75.5 40 L75.5 36 L81 36 L81 47 L78 47 L78 73 Z"
    )
    shade = (
        "M48 22.5 L54 22.5 L54 26 L58 26 L58 22.5 L59.8 22.5 L59.8 29 L57 29 L57 38 L63 38 L63 42 "
        "L67.5 42 L67.5 38 L73.5 38 L73.5 42 L78.8 42 L78.8 45 L75.8 45 L75.8 70.8 L48 70.8 Z"
    )
    return [
        c(48, 48, 45, INK),
        p("M48 7 A41 41 0 0 0 48 89 Z", GOLD),
        p("M48 7 A41 41 0 0 1 48 89 Z", SEA),
        f'<path d="M48 7 A41 41 0 0 0 25 14 L71 14 A41 41 0 0 0 48 7 Z" fill="{PAR}" fill-opacity="0.25"/>',
        p(towers, PAR, 4.5),
        p(shade, STONE),
        p("M38 73 L38 58 A10 10 0 0 1 58 58 L58 73 Z", INK),
        *(r(x, 52, 6, 10, 3, INK) for x in (23, 67)),
    ]


@icon
def ui_trophy():
    return [
        l("M26 20 C8 20 8 48 32 50 M70 20 C88 20 88 48 64 50", INK, 16),
        l("M26 20 C8 20 8 48 32 50 M70 20 C88 20 88 48 64 50", GOLD, 7),
        p("M24 8 L72 8 C74 40 66 56 54 60 L54 72 L42 72 L42 60 C30 56 22 40 24 8 Z", GOLDL, True),
        p(
            "M56 10.5 L69.5 10.5 C71 40 63 54 51.5 58 L51.5 69.5 L48 69.5 L48 58 C56 50 60 30 56 10.5 Z",
            GOLD,
        ),
        r(26, 72, 44, 16, 3, TERRA, True),
        r(29, 80, 38, 5, 0, TERRAD),
    ]


@icon
def ui_save():
    return [
        p(
            "M12 8 L70 8 L88 26 L88 82 C88 86 86 88 82 88 L14 88 C10 88 8 86 8 82 L8 12 C8 9 10 8 12 8 Z",
            SEAL,
            True,
        ),
        r(28, 8, 36, 26, 2, PAR, 4),
        r(50, 13, 8, 16, 1, SEA),
        r(22, 50, 52, 38, 2, PAR, 4),
        l("M32 62 L64 62 M32 75 L54 75", SOFT, 5),
    ]


@icon
def ui_language():
    return [
        c(42, 44, 36, SEAL, True),
        e(42, 44, 15, 36, "none", 4.5, DEEP),
        l("M8 44 L76 44 M13 26 L71 26 M13 62 L71 62", DEEP, 4.5),
        p("M46 54 L90 54 L90 82 L74 82 L62 93 L62 82 L46 82 Z", GOLDL, True),
        l("M56 64 L80 64 M56 73 L72 73", SOFT, 5),
    ]


def _spk():
    return [
        p("M8 34 L26 34 L52 12 L52 84 L26 62 L8 62 Z", PAR, True),
        p("M36 27 L49.5 16.5 L49.5 79.5 L36 69 Z", STONE),
    ]


@icon
def ui_sound_on():
    return [
        _spk(),
        twice("M64 34 C72 42 72 54 64 62", GOLDL, 5.5),
        twice("M76 22 C92 38 92 58 76 74", GOLDL, 5.5),
    ]


@icon
def ui_sound_off():
    return [_spk(), twice("M64 36 L88 60 M88 36 L64 60", REDL, 8)]


@icon
def ui_help():
    return [
        c(48, 48, 41, SEAL, True),
        p("M48 9.5 A38.5 38.5 0 0 1 48 86.5 A50 50 0 0 0 48 9.5 Z", SEA),
        l("M34 38 C34 18 64 18 62 38 C61 48 48 48 48 60", INK, 18),
        c(48, 75, 8.5, INK),
        l("M34 38 C34 18 64 18 62 38 C61 48 48 48 48 60", PAR, 10),
        c(48, 75, 6, PAR),
    ]


@icon
def ui_timer():
    return [
        p(
            "M24 14 L72 14 C72 34 66 40 54 48 C66 56 72 62 72 82 L24 82 C24 62 30 56 42 48 C30 40 24 34 24 14 Z",
            SKY,
            True,
        ),
        p("M30 26 L66 26 C64 34 56 40 48 46 C40 40 32 34 30 26 Z", SAND),
        p("M48 56 C58 64 66 70 67 80 L29 80 C30 70 38 64 48 56 Z", SAND),
        p("M56 62 C62 67 66 72 67 80 L54 80 Z", "#A67C4B"),
        r(46.5, 44, 3, 14, 0, SAND),
        r(14, 6, 68, 12, 5, GOLD, True),
        r(14, 78, 68, 12, 5, GOLD, True),
    ]


@icon
def ui_close():
    return [twice("M22 22 L74 74 M74 22 L22 74", PAR, 12)]


@icon
def ui_book():
    return [
        p("M6 20 L48 26 L90 20 L90 84 L48 90 L6 84 Z", TERRA, True),
        p("M48 22 C38 12 24 10 12 14 L12 74 C24 70 38 72 48 82 Z", PAR, 4),
        p("M48 22 C58 12 72 10 84 14 L84 74 C72 70 58 72 48 82 Z", STONE, 4),
        l("M21 28 C28 26 34 28 40 32 M21 42 C28 40 34 42 40 46 M21 56 C28 54 34 56 40 60", SOFT, 4),
        l("M75 28 C68 26 62 28 56 32 M75 42 C68 40 62 42 56 46 M75 56 C68 54 62 56 56 60", SOFT, 4),
    ]


@icon
def ui_leave():
    return [
        r(10, 8, 46, 80, 4, INK, True),
        p("M12 10 L42 22 L42 94 L12 86 Z", TERRA, True),
        c(34, 56, 4.5, GOLDL),
        l("M52 48 L82 48 M68 32 L84 48 L68 64", INK, 20),
        l("M52 48 L82 48 M68 32 L84 48 L68 64", GOLDL, 10),
    ]


@icon
def ui_play():
    return [p("M22 10 L84 48 L22 86 Z", PAR, True), p("M22 48 L84 48 L24.5 82 Z", STONE)]


@icon
def ui_pause():
    return [r(18, 12, 22, 72, 5, PAR, True), r(56, 12, 22, 72, 5, PAR, True)]


# -------------------------------------------- line drawings in the colour of what they stand beside

HERE = "currentColor"
LINES = dict(
    plus="M50 20 V80 M20 50 H80",
    minus="M20 50 H80",
    cross="M26 26 L74 74 M74 26 L26 74",
    trash=(
        "M14 26 H86 M24 28 L30 88 H70 L76 28 M38 24 L40 12 H60 L62 24 M43 44 L45 72 M57 44 L55 72"
    ),
    list="M36 24 H86 M36 50 H86 M36 76 H86 M16 24 H16.1 M16 50 H16.1 M16 76 H16.1",
    motion="M12 26 H46 M6 50 H40 M12 74 H46",
    keyboard="M34 64 H66 M24 42 H24.1 M42 42 H42.1 M60 42 H60.1 M78 42 H78.1",
    screen="M34 14 H10 V38 M66 14 H90 V38 M34 86 H10 V62 M66 86 H90 V62",
    pencil="M16 84 L22 62 L68 16 L84 32 L38 78 Z M58 26 L74 42",
    copy="M20 30 H16 V88 H66 V84",
    export="M14 58 V88 H86 V58 M50 14 V64 M30 34 L50 12 L70 34",
    search="M63 63 L88 88",
    moon="",
    drop="M50 8 C76 42 82 56 78 70 C72 92 28 92 22 70 C18 56 24 42 50 8 Z",
)
LINES["import"] = "M14 58 V88 H86 V58 M50 14 V64 M30 46 L50 66 L70 46"
SHAPES = dict(
    motion=r(46, 28, 44, 44, 22, "none", 10, HERE),
    keyboard=r(6, 24, 88, 54, 9, "none", 10, HERE),
    copy=r(32, 12, 52, 60, 7, "none", 10, HERE),
    search=r(14, 14, 56, 56, 28, "none", 10, HERE),
    moon=p("M54.24 12.24 A38 38 0 1 0 82.76 69.26 A32 32 0 0 1 54.24 12.24 Z", HERE),
    drop=p("M50 34 C18 34 18 88 50 88 Z", HERE),
)
FILLED = dict(
    back="M66 20 L24 50 L66 80 Z",
    down="M20 34 H80 L50 76 Z",
    play="M26 12 L86 50 L26 88 Z",
    first="M18 18 H30 V82 H18 Z M82 18 L38 50 L82 82 Z",
    pause="M22 14 H42 V86 H22 Z M58 14 H78 V86 H58 Z",
    forward="M34 20 L76 50 L34 80 Z",
    last="M70 18 H82 V82 H70 Z M18 18 L62 50 L18 82 Z",
)


def _small(name, *shapes):
    """Shapes on a grid of 100 x 100, within the live area."""
    ICONS["line_" + name] = lambda: [g("translate(4.8 4.8) scale(.864)", shapes)]


for _name, _d in LINES.items():
    _small(_name, l(_d, HERE, 10) if _d else "", SHAPES.get(_name, ""))
for _name, _d in FILLED.items():
    _small(_name, p(_d, HERE, 4, HERE))
_small(
    "sun",
    c(50, 50, 24, GOLD),
    [g(f"translate(50 50) rotate({45 * n})", p("M-8 -28 H8 L0 -46 Z", GOLD)) for n in range(8)],
)
