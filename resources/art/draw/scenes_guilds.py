"""The guilds of the boxes, 240 x 220.

Nocturnes: one warm light each, the subject right of x 46 and below y 34. Every picture is cut at
the frame by fit(); half-length figures come from leaders_kit.
"""

import re

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPathStroker, QTransform

import leaders_kit as k
from kit_nocturne import *
from scenes import cyp
from scenes_more import person

S = {}


EL = re.compile(r"<(path|circle|ellipse|rect) ([^>]*)/>|<g([^>]*)>|</g>")
AT = re.compile(r'([a-z-]+)="([^"]*)"')


def fit(xs):
    """SVG text: whatever leaves the scene is cut at its edge, inside transformed groups too"""
    stack = [QTransform()]
    frame = QRectF(-0.2, -0.2, 240.4, 220.4)

    def one(m):
        if m[0] == "</g>":
            stack.pop()
            return m[0]
        if not m[1]:
            t = QTransform(stack[-1])
            for what, v in re.findall(r"(translate|rotate|scale)\(([^)]*)\)", m[3]):
                v = [float(w) for w in v.replace(",", " ").split()]
                if what == "translate":
                    t.translate(v[0], v[1] if len(v) > 1 else 0)
                elif what == "scale":
                    t.scale(v[0], v[-1])
                elif len(v) == 3:
                    t.translate(v[1], v[2]).rotate(v[0]).translate(-v[1], -v[2])
                else:
                    t.rotate(v[0])
            stack.append(t)
            return m[0]
        a = dict(AT.findall(m[2]))
        num = {n: float(v) for n, v in a.items() if re.fullmatch(r"-?[\d.]+(e-?\d+)?", v)}
        if m[1] == "path":
            d = k._path(a["d"])
            if a.get("fill-rule") == "evenodd":
                d.setFillRule(Qt.OddEvenFill)
        elif m[1] == "circle":
            d = disc(num["cx"], num["cy"], num["r"])
        elif m[1] == "ellipse":
            d = disc(num["cx"], num["cy"], num["rx"], num["ry"])
        else:
            d = k.r(num["x"], num["y"], num["width"], num["height"], num.get("rx", 0), "").d
        w = num.get("stroke-width", 0) if "stroke" in a else 0
        bb = d.controlPointRect().adjusted(-w / 2, -w / 2, w / 2, w / 2)
        if frame.contains(stack[-1].mapRect(bb)):
            return m[0]
        o = [k.Shape(d, a["fill"])] if a.get("fill", "none") != "none" else []
        if w:
            o.append(k.Shape(d, a["stroke"], w))
        return "".join(k.text(o, stack[-1].inverted()[0].map(FRAME)))

    return [EL.sub(one, "".join(flat(xs)))]


def scene(f):
    S[f.__name__] = lambda: fit(f())
    return f


SKIN = "#E0A878"
SKIND = "#B97F55"
SKIN2 = "#B4774A"
SKIN2D = "#8A5636"


# ---------------------------------------------------------------- what the kit lacks
def pinch(x, y, a, sk, s=1, flip=1):
    """hand that holds a small thing between thumb and finger, tips to the local left"""
    L, B, Dk, K_ = SK[sk]
    return g(
        f"translate({x} {y}) rotate({a}) scale({s * flip:g} {s})",
        sh(
            "M10 6 C12 -2 6 -10 -2 -12 C-8 -14 -14 -12 -13 -8 C-10 -6 -6 -6 -3 -4 C-10 -4 -14 0 -12 3 C-8 4 -6 8 -2 10 C2 13 8 11 10 6 Z",
            B,
            Dk,
            2,
            3,
        ),
        l("M-3 -4 L3 -2 M-2 3 L4 4", Dk, 1.7),
    )


def flathand(x, y, a, sk, s=1, flip=1):
    """hand laid on a table, fingers to the local left"""
    L, B, Dk, K_ = SK[sk]
    return g(
        f"translate({x} {y}) rotate({a}) scale({s * flip:g} {s})",
        sh(
            "M12 -8 C4 -10 -6 -8 -14 -3 C-16 0 -14 3 -10 3 C-12 6 -8 8 -4 7 C0 9 8 9 12 7 Z",
            B,
            Dk,
            -2,
            3,
        ),
        l("M-10 3 L-2 0 M-4 7 L2 3", Dk, 1.6),
    )


def seal(x, y, R=6, f=REDC, d=REDD, li=REDL, tails=True):
    """wax seal on two ribbons"""
    return [
        [
            p(f"M{x - R * 0.5} {y} L{x - R * 0.9} {y + R * 2.1} L{x - R * 0.1} {y + R * 1.7} Z", d),
            p(f"M{x + R * 0.5} {y} L{x + R} {y + R * 2} L{x + R * 0.2} {y + R * 1.7} Z", d),
        ]
        if tails
        else "",
        p(star(x, y, 9, R * 1.12, R * 0.94), f),
        c(x, y, R * 0.66, d),
        p(star(x, y, 5, R * 0.5, R * 0.22), li),
    ]


def outline_(d, w):
    """a stroke as an area"""
    s = QPainterPathStroker()
    s.setWidth(w)
    s.setCapStyle(Qt.RoundCap)
    s.setJoinStyle(Qt.RoundJoin)
    return s.createStroke(P(d))


# ---------------------------------------------------------------- guilds
def violet(a="#33235A", b="#3E2B6C"):
    """ground of a guild: two violets, the light from the upper left"""
    return [bg(a), p("M0 0 L150 0 L90 220 L0 220 Z", b)]


@scene
def architects_guild():
    xs = violet("#3A2A66", "#46347A")
    # his drawing, huge, on the wall
    ln = "#7A64B0"
    xs += [
        cut(disc(104, 104, 70), "#4A3880"),
        c(104, 104, 62, "none", 2, ln),
        l(
            "M50 136 L104 52 L158 136 Z M104 42 L104 166 M42 136 L166 136 M104 104 L158 136 M104 104 L50 136",
            ln,
            2,
        ),
        c(104, 104, 32, "none", 1.8, ln),
        stars(((56, 50, 1.3), (226, 48, 1.6), (216, 84, 1)), "#C3B3E0"),
    ]
    sk = "olive"
    xs += k.bust(
        170,
        92,
        1.04,
        -1,
        sk,
        robe=k.himation("#E9E0F0", "#A79ACA", "#FFFFFF", PUR, "#7A4FA8"),
        hair=k.hair("curls", "grey"),
        beard=k.beard("full", "grey"),
        hat=k.fillet(PUR, PURD, False),
        age=1,
        brow=3,
        smile=0.5,
        arms=(1,),
        over=[k.arm(sk, -1, -54, 20, ("#7A4FA8", "#4E3078"), False)],
    )
    # table with the model of a guild hall
    xs += [
        p("M34 192 L240 192 L240 202 L26 202 Z", "#A8693C"),
        p("M40 192 L150 192 L142 202 L32 202 Z", "#D9964F"),
        r(24, 202, 216, 18, 0, "#4A2A2E"),
        r(24, 202, 216, 4, 0, "#7A4726"),
        handlamp(206, 196, 1.2, -1),
    ]
    m0, m1, m2 = "#F6E9CC", "#D9BE8E", "#A0804E"
    xs += [
        r(52, 184, 92, 8, 0, m0),
        r(118, 184, 26, 8, 0, m2),
        r(58, 178, 80, 6, 0, m1),
        r(62, 152, 72, 26, 0, "#4A2F4E"),
        r(88, 158, 20, 20, 0, LAMP[2]),
        q(arch(98, 178, 13, 18), LAMP[1]),
        [
            colm(x, 178, 152, 7, m0 if x < 116 else m1, m1 if x < 116 else m2, 3)
            for x in (65, 81, 115, 131)
        ],
        r(56, 146, 84, 6, 0, m0),
        r(116, 146, 24, 6, 0, m2),
        p("M52 146 L98 124 L144 146 Z", m0),
        p("M98 124 L144 146 L114 146 Z", m1),
        p("M66 144 L98 128 L130 144 Z", "#6A4A9C"),
        p(star(98, 138, 6, 5.4, 2.6), GOLDL),
    ]
    # dividers in his hand, set on the model
    xs += [
        l("M112 96 L90 122", GOLDD, 6),
        l("M112 96 L122 128", GOLDD, 6),
        l("M111 96 L89 121", GOLD, 3.4),
        l("M111 96 L120 126", GOLD, 3.4),
        l("M90 120 L87 126 M121.6 126 L123 133", "#D6DAE6", 2.6),
        c(112, 94, 7, GOLDD),
        c(111.4, 93.4, 5, GOLDL),
        r(109, 80, 6, 12, 2, GOLD),
        at(116, 108, 0.86, fist(0, 0, 12, sk, 1, -1)),
    ]
    # rolled plans
    xs += [
        r(150, 196, 46, 8, 4, PAR),
        r(150, 200, 46, 4, 2, STONE),
        c(151, 200, 4, "#C9A3DA"),
        c(151, 200, 1.6, PURD),
        r(170, 195, 6, 9.4, 1, PUR),
    ]
    return xs


@scene
def courtesans_guild():
    xs = violet("#3B1F58", "#4A2868")
    # hangings, a window with the moon
    A = arch(88, 126, 52, 84)
    xs += [
        q(arch(88, 129, 62, 92), "#8A68AE"),
        q(A, N[1]),
        q(inter(A, P("M60 96 C80 88 100 104 120 94 L120 130 L60 130 Z")), N[2]),
        q(inter(A, disc(96, 76, 13)), MOONC),
        stars(((72, 66, 1.1), (76, 92, 1.3), (102, 106, 1))),
        q(
            inter(
                A,
                P(
                    "M60 128 L60 112 L74 112 L74 106 L84 106 L84 116 L96 116 L96 110 L106 110 L106 128 Z"
                ),
            ),
            V[0],
        ),
        r(78, 114, 3, 5, 1, LAMP[1]),
        r(98, 114, 3, 5, 1, LAMP[1]),
        r(54, 128, 68, 5, 1, "#B394CC"),
        cut(disc(206, 96, 46), "#5E2F66"),
        cut(disc(206, 96, 30), "#8A4463"),
        cut(disc(206, 96, 17), "#C06E52"),
    ]
    xs += [
        p("M0 0 L58 0 C54 60 50 120 56 220 L0 220 Z", "#7E2A66"),
        p(
            "M44 0 L58 0 C54 60 50 120 56 220 L44 220 C40 130 44 60 44 0 Z M10 0 L20 0 C18 80 18 150 24 220 L14 220 C8 140 10 60 10 0 Z",
            "#5A1A4C",
        ),
        p("M26 0 L34 0 C32 70 30 150 36 220 L28 220 C24 140 26 70 26 0 Z", "#A8447E"),
    ]
    sk = "fair"
    hair = k.hair("updo", "auburn")
    xs += k.bust(
        150,
        96,
        1.06,
        -1,
        sk,
        robe=k.peplos("#C2367A", "#84205A", "#E0689C", GOLDL),
        hair=hair,
        hat=k.diadem(SEA),
        jewel=k.both(k.beads(GOLD, GOLDD, 3.2, 9, None), k.hoops(GOLD, GOLDD, True)),
        lips="#B3263E",
        smile=1.3,
        brow=1.9,
        arms=(1,),
        over=[k.arm(sk, -1, -22, 92, None, cuff=GOLD)],
    )
    # half mask
    xs.append(at(150, 96, 1.06, _mask_left()))
    # the fan
    cx, cy = 124, 200
    fan = []
    n = 11
    a0, a1 = 186, 340
    for i in range(n):
        u0, u1 = a0 + (a1 - a0) * i / n, a0 + (a1 - a0) * (i + 1) / n
        um = (u0 + u1) / 2
        P0, P1, P2 = pol(cx, cy, 58, u0), pol(cx, cy, 62, um), pol(cx, cy, 58, u1)
        Q0, Q2 = pol(cx, cy, 18, u0), pol(cx, cy, 18, u1)
        f = ("#2F6F9C", "#24527C") if i < 7 else ("#24527C", "#1A3C60")
        fan += [
            p(poly([Q0, P0, P1, pol(cx, cy, 18, um)]), f[0]),
            p(poly([pol(cx, cy, 18, um), P1, P2, Q2]), f[1]),
        ]
        G0, G1, G2 = pol(cx, cy, 50, u0), pol(cx, cy, 54, um), pol(cx, cy, 50, u1)
        fan += [p(poly([G0, P0, P1, P2, G2, G1]), GOLD if i < 7 else GOLDD)]
        fan += [
            c(
                round(pol(cx, cy, 38, um)[0], 1),
                round(pol(cx, cy, 38, um)[1], 1),
                3,
                GOLDL if i < 8 else GOLD,
            )
        ]
    for i in range(n + 1):
        u = a0 + (a1 - a0) * i / n
        x0, y0 = pol(cx, cy, 4, u)
        x1, y1 = pol(cx, cy, 24, u)
        fan.append(l(f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}", "#F3E3BE", 2.6))
    xs += fan + [
        c(cx, cy, 4, GOLDD),
        l(f"M{cx} {cy + 2} C{cx - 6} {cy + 8} {cx - 2} {cy + 12} {cx - 6} {cy + 18}", REDC, 2.4),
        at(127, 201, 0.84, fist(0, 0, -62, sk, 1, 1)),
    ]
    # rose on the ledge
    xs += [
        g(
            "translate(214 120)",
            r(-4, -22, 8, 24, 1, PAR),
            r(1, -22, 3, 24, 0, STONE),
            fire(0, -22, 0.66),
            p("M-14 2 L14 2 L8 8 L4 8 L4 30 L10 34 L-10 34 L-4 30 L-4 8 L-8 8 Z", GOLD),
            p("M2 2 L14 2 L8 8 L4 8 L4 30 L10 34 L1 34 Z", GOLDD),
        ),
        p("M196 154 L240 154 L240 160 L192 160 Z", "#8A5A8E"),
        p("M196 160 L240 160 L240 220 L200 220 Z", "#54306E"),
    ]
    return xs


def _mask_left():
    """half mask over a face that looks left"""
    d = P(
        "M-19 -7 C-14 -12 -8 -11 -5 -7 C-1 -11 8 -15 21 -12 C22 -3 16 4 9 4 C3 4 0 0 -4 0 C-7 0 -9 4 -13 3 C-17 2 -19 -2 -19 -7 Z"
    )
    xs = [q(mv(d, 0.8, 1.6), "#7A4632"), q(d, "#241640"), q(sub(d, mv(d, 0, 1.9)), GOLD)]
    for x, w_ in ((-11.8, 3.7), (5.2, 4.6)):
        xs += [
            p(f"M{x - w_} -3.4 Q{x} -7.4 {x + w_} -3.4 Q{x} .4 {x - w_} -3.4 Z", "#FAF1E0"),
            c(x - 0.8, -3.6, 2.1, INK),
        ]
    return xs


@scene
def diplomats_guild():
    xs = violet("#2F2760", "#3B3274")
    xs += [
        moon(206, 76, 27, ("#3B3274", "#51468E"), 0, "#EFE0B4", "#DCC790"),
        stars(((56, 76, 1.1), (60, 116, 1.3), (128, 42, 1.6), (160, 58, 1), (226, 124, 1.5))),
        # two cities on the horizon
        p(
            "M0 176 L0 154 L14 154 L14 146 L26 146 L26 156 L40 156 L40 140 L48 130 L56 140 L56 158 L74 158 L74 176 Z",
            "#221B4C",
        ),
        p(
            "M240 176 L240 150 L226 150 L226 140 L212 140 L212 156 L204 156 L204 148 L194 138 L184 148 L184 176 Z",
            "#221B4C",
        ),
        [
            r(x, y, 3.4, 5, 1, LAMP[1])
            for x, y in ((46, 146), (18, 160), (60, 164), (192, 156), (218, 148), (230, 160))
        ],
        p("M0 174 L240 174 L240 220 L0 220 Z", "#2A2258"),
    ]
    sk = "tan"
    xs += k.bust(
        142,
        96,
        1.06,
        0,
        sk,
        robe=k.toga("#F6F0FA", "#B3A8D0", WHITE_, "#8A4FB0", "#E4DCF0"),
        hair=k.hair("short", "grey"),
        hat=k.laurel(),
        age=2,
        brow=3,
        smile=0.8,
        arms=(),
        over=[
            k.arm(sk, -1, -58, 44, ("#E4DCF0", "#A79CC8"), False, cuff=GOLD),
            k.arm(sk, 1, 48, 74, ("#F6F0FA", "#B3A8D0"), False),
        ],
    )
    # herald's staff
    X = 81
    xs += [
        l(f"M{X} 216 L{X} 52", GOLDD, 5.4),
        l(f"M{X - 1} 216 L{X - 1} 52", GOLDL, 2.2),
        c(X, 50, 5.4, GOLD),
        c(X - 1, 49, 2.4, GOLDL),
        p(
            f"M{X} 58 C{X - 12} 42 {X - 26} 46 {X - 34} 52 C{X - 26} 54 {X - 24} 60 {X - 14} 62 C{X - 8} 64 {X - 2} 64 {X} 62 Z",
            "#EDE6F6",
        ),
        p(
            f"M{X} 58 C{X + 12} 42 {X + 26} 46 {X + 34} 52 C{X + 26} 54 {X + 24} 60 {X + 14} 62 C{X + 8} 64 {X + 2} 64 {X} 62 Z",
            "#B9ACD8",
        ),
        l(f"M{X - 26} 50 L{X - 8} 60 M{X + 26} 50 L{X + 8} 60", "#8A7AB8", 1.6),
        l(
            f"M{X} 126 C{X - 16} 118 {X - 14} 106 {X} 100 C{X + 12} 94 {X + 14} 82 {X + 4} 76 C{X - 2} 72 {X - 10} 74 {X - 12} 80",
            "#4E9C6E",
            4.6,
        ),
        l(
            f"M{X} 126 C{X + 16} 118 {X + 14} 106 {X} 100 C{X - 12} 94 {X - 14} 82 {X - 4} 76 C{X + 2} 72 {X + 10} 74 {X + 12} 80",
            "#7A3F9C",
            4.6,
        ),
        c(X - 12, 80, 3.6, "#4E9C6E"),
        c(X + 12, 80, 3.6, "#7A3F9C"),
        c(X - 13, 79.4, 1, INK),
        c(X + 13, 79.4, 1, INK),
        at(81, 144, 0.92, fist(0, 0, 0, sk, 1, 1)),
    ]
    # sealed treaty
    xs += [
        g(
            "translate(196 172) rotate(-18)",
            p("M-22 -34 L20 -34 L20 22 L-22 22 Z", "#FFF6DE"),
            p("M10 -34 L20 -34 L20 22 L10 22 Z", "#DCC89C"),
            r(-26, -40, 50, 9, 4.5, PAR),
            r(-26, -35, 50, 4, 2, STONE),
            r(-26, 18, 50, 9, 4.5, PAR),
            r(-26, 23, 50, 4, 2, STONE),
            l("M-14 -22 L8 -22 M-14 -15 L4 -15 M-14 -8 L8 -8", SOFT, 2),
            seal(-6, 6, 8, "#8A4FB0", "#5A2F7E", GOLDL),
        ),
        at(190, 180, 0.9, fist(0, 0, -10, sk, 1, -1)),
    ]
    return xs


WHITE_ = "#FFFFFF"


@scene
def gamers_guild():
    xs = violet("#402055", "#4E2A66")
    xs += [
        glow(98, 86, 92, ("#553068", "#74405E", "#A8624C")),
        cut(disc(98, 82, 20), "#DCA052"),
        lantern(98, 30, 1.1, 18),
        # hangings at the right
        p("M240 0 L212 0 C216 60 212 120 222 220 L240 220 Z", "#5A1F5C"),
        p("M226 0 L232 0 C232 80 230 150 236 220 L230 220 C224 140 226 70 226 0 Z", "#7A3078"),
    ]
    sk = "brown"
    xs += k.bust(
        168,
        92,
        1.04,
        -1,
        sk,
        robe=k.persian("#6E3F9C", "#482670", "#9A6AC4", GOLD, GOLDL),
        hair=None,
        beard=k.beard("curly", "grey"),
        hat=k.turban("#E0A43A", "#A06A22", "#F6D88A", REDC),
        age=2,
        brow=3.2,
        smile=0.9,
        arms=(),
        over=[
            k.arm(sk, -1, -50, 72, ("#6E3F9C", "#482670"), True, trim=GOLD),
        ],
    )
    # board in perspective
    bx = P("M62 176 L184 176 L206 212 L34 212 Z")
    xs += [
        p("M30 168 L240 168 L240 220 L22 220 Z", "#5C3424"),
        p("M30 168 L240 168 L240 173 L29 173 Z", "#9A6238"),
        q(mv(bx, 3, 5), "#2E1818"),
        q(P("M56 172 L190 172 L216 216 L26 216 Z"), "#B9783F"),
        q(P("M170 172 L190 172 L216 216 L186 216 Z"), "#7E4A28"),
        q(bx, "#F0DDB0"),
    ]
    rows, cols = 4, 7
    yy = [176, 183, 191, 200.6, 212]

    def X(i, y):
        t = (y - 176) / 36
        return 62 - 28 * t + (122 + 50 * t) * i / cols

    for j in range(rows):
        for i in range(cols):
            if (i + j) % 2:
                xs.append(
                    p(
                        poly(
                            [
                                (X(i, yy[j]), yy[j]),
                                (X(i + 1, yy[j]), yy[j]),
                                (X(i + 1, yy[j + 1]), yy[j + 1]),
                                (X(i, yy[j + 1]), yy[j + 1]),
                            ]
                        ),
                        "#7A3F6E" if i < 5 else "#5A2A54",
                    )
                )

    def man(x, y, s, f, d, li):
        return g(
            f"translate({x} {y}) scale({s})",
            e(2, 0, 10, 3.6, "#3A1E2A"),
            p("M-8 0 C-8 -8 -4 -10 -3.6 -16 L3.6 -16 C4 -10 8 -8 8 0 C5 3 -5 3 -8 0 Z", f),
            p("M2 -16 L3.6 -16 C4 -10 8 -8 8 0 C6 2 3 2.4 1 2.4 C4 -4 3 -10 2 -16 Z", d),
            c(0, -19, 5.4, f),
            p("M1 -24.4 A5.4 5.4 0 0 1 1 -13.6 A9 9 0 0 0 1 -24.4 Z", d),
            c(-1.8, -20.6, 1.5, li),
        )

    WH = ("#FFF6E0", "#C9B48E", "#FFFFFF")
    BK = ("#2E7A86", "#174A58", "#7CC0C4")
    for i, j, kd in (
        (1, 0, 0),
        (4, 0, 1),
        (5, 0, 1),
        (2, 1, 0),
        (4, 1, 1),
        (0, 2, 0),
        (3, 2, 1),
        (1, 3, 0),
        (5, 3, 1),
    ):
        y = (yy[j] + yy[j + 1]) / 2 + 2
        xs.append(
            man(round((X(i, y) + X(i + 1, y)) / 2, 1), round(y, 1), 0.62 + 0.1 * j, *((WH, BK)[kd]))
        )
    # his hand sets a man
    xs += [
        man(110, 172, 0.9, *BK),
        pinch(117, 157, -64, sk, 0.86, 1),
    ]
    # other sleeve, stakes
    xs += [
        sleeve([(222, 156), (226, 190), (206, 200)], [34, 32, 24], "#6E3F9C", "#482670", 5, 4),
        l("M206 189 L202 210", GOLD, 4),
        flathand(192, 203, 6, sk, 0.86),
        pile(56, 186, 7, 15, 4),
        pile(42, 196, 5, 15, 4),
        die(226, 210, 9, 6, rot=10),
        die(212, 214, 7, 3, rot=-14),
        coin_flat(40, 208, 7),
    ]
    return xs


@scene
def counterfeiters_guild():
    xs = violet("#3A2458", "#46306A")
    xs += [
        stones(0, 4, 240, 170, "#4E3872", "#2C1A48", 15, 32, 2),
        glow(150, 100, 88, ("#4E3468", "#6E4662", "#94604E")),
    ]
    sk = "olive"
    xs += k.bust(
        146,
        94,
        1.04,
        0,
        sk,
        robe=k.both(k.tunic("#5A4A8E", "#3A2E66", "#8072B4", GOLD)),
        hair=k.hair("crop", "black"),
        beard=k.beard("moustache", "black"),
        hat=None,
        age=1,
        brow=4,
        smile=1.2,
        arms=(),
        over=[
            k.arm(sk, -1, -60, 30, ("#5A4A8E", "#3A2E66"), False),
            k.arm(sk, 1, 58, 40, ("#5A4A8E", "#3A2E66"), False),
        ],
    )
    # kerchief, apron
    xs += [
        at(
            146,
            94,
            1.04,
            sh(
                "M-22 -12 C-26 -50 26 -50 22 -12 C12 -22 -12 -22 -22 -12 Z",
                "#8E2F4E",
                "#5E1B36",
                7,
                3,
                "#C25A74",
                3,
                3,
            ),
            l("M-21 -15 C-10 -25 10 -25 21 -15", "#5E1B36", 2),
            p("M20 -14 L34 -6 L27 -2 L36 6 L22 -4 Z", "#5E1B36"),
        ),
        p("M116 220 L122 164 L170 164 L176 220 Z", "#7A4A2E"),
        p("M156 164 L170 164 L176 220 L160 220 Z", "#4E2E1E"),
        l("M122 164 L116 142 M170 164 L176 142", "#7A4A2E", 5),
    ]

    # true coin and false coin, held up
    def coin(x, y, R, lead):
        out = [
            c(x + 1.4, y + 1.6, R + 1, "#1E1236"),
            c(x, y, R, GOLDD),
            c(x - 0.6, y - 0.6, R * 0.92, GOLD),
            c(x, y, R * 0.74, "none", 1.8, GOLDD),
            p(star(x, y, 8, R * 0.58, R * 0.27), GOLDL),
            l(
                f"M{x - R * 0.62:.1f} {y - R * 0.4:.1f} A{R * 0.76:.1f} {R * 0.76:.1f} 0 0 1 {x - R * 0.1:.1f} {y - R * 0.75:.1f}",
                "#FFF6D8",
                2.2,
            ),
        ]
        if lead:
            cut_ = inter(
                disc(x, y, R),
                P(
                    f"M{x + 2} {y - R - 2} L{x - 4} {y - R * 0.4:.1f} L{x + 5} {y - R * 0.1:.1f} L{x - 3} {y + R * 0.4:.1f} L{x + 3} {y + R + 2} L{x + R + 4} {y + R + 2} L{x + R + 4} {y - R - 2} Z"
                ),
            )
            out += [
                q(cut_, "#6E7486"),
                q(inter(cut_, sub(disc(x, y, R), disc(x - 4, y - 3, R))), "#4A4F60"),
                q(inter(cut_, P(star(x, y, 8, R * 0.58, R * 0.27))), "#959BAE"),
                q(
                    inter(
                        cut_,
                        outline_(
                            f"M{x + 2} {y - R - 2} L{x - 4} {y - R * 0.4:.1f} L{x + 5} {y - R * 0.1:.1f} L{x - 3} {y + R * 0.4:.1f} L{x + 3} {y + R + 2}",
                            3,
                        ),
                    ),
                    "#FFF1C4",
                ),
            ]
        return out

    xs += [
        cut(disc(80, 92, 34), "#6B4668"),
        cut(disc(212, 100, 34), "#4E3C70"),
        coin(80, 90, 25, False),
        pinch(88, 122, 74, sk, 1.0, 1),
        coin(211, 98, 25, True),
        pinch(206, 132, 104, sk, 1.0, -1),
    ]
    # bench: mould, ladle, brush and gilding
    xs += [
        p("M40 192 L240 192 L240 202 L32 202 Z", "#A8693C"),
        p("M60 192 L190 192 L196 202 L52 202 Z", "#D9964F"),
        r(30, 202, 210, 18, 0, "#44242E"),
        r(30, 202, 210, 4, 0, "#7A4726"),
        pile(54, 198, 4, 16, 4.2),
        pile(72, 200, 2, 16, 4.2),
        # lead blanks
        [
            [
                p(
                    f"M{x - 8} {y - 4} L{x - 8} {y} C{x - 8} {y + 3.4} {x + 8} {y + 3.4} {x + 8} {y} L{x + 8} {y - 4} Z",
                    "#4A4F60",
                ),
                e(x, y - 4, 8, 3, "#8A90A2"),
            ]
            for x, y in ((226, 199), (226, 195), (226, 191), (226, 187), (208, 200), (208, 196))
        ],
        # mould with molten metal
        p("M108 190 L176 190 L182 201 L102 201 Z", "#6E7486"),
        p("M158 190 L176 190 L182 201 L162 201 Z", "#454A5A"),
        [
            [e(x, 195, 8, 3, "#2E3240"), e(x, 195.4, 6.4, 2.2, f)]
            for x, f in ((118, LAMP[2]), (138, LAMP[1]), (158, LAMP[2]))
        ],
        r(86, 186, 14, 14, 2, GOLDD),
        r(94, 186, 6, 14, 1, "#7A5220"),
        e(93, 186, 7, 2.4, GOLDL),
        l("M94 186 L104 166", U[4], 3),
        p("M102 170 L108 160 L107 154 L103 158 L100 168 Z", GOLD),
    ]
    return xs


@scene
def mourners_guild():
    xs = violet("#2C2350", "#372D62")
    xs += [
        moon(196, 66, 22, ("#372D62", "#463B78"), 0),
        stars(((60, 46, 1.6), (112, 44, 1.1), (150, 46, 1.4), (230, 104, 1.2), (58, 92, 1))),
        # tomb with columns far off
        cyp(232, 190, 90, 13, "#1E2444", "#141830"),
        cyp(54, 190, 84, 13, "#232A4E", "#181D38"),
    ]

    # the two who follow, veiled
    def back(x, y, s, f, d, rim, sk):
        L, M, Dk, K_ = SK[sk]
        return g(
            f"translate({x} {y}) scale({s})",
            p(
                "M-34 130 C-36 80 -34 44 -20 30 C-28 -4 -18 -30 2 -32 C22 -30 30 -6 22 28 C36 42 38 80 36 130 Z",
                f,
            ),
            p(
                "M2 -32 C22 -30 30 -6 22 28 C36 42 38 80 36 130 L18 130 C24 84 22 52 10 36 C18 8 16 -18 2 -32 Z",
                d,
            ),
            p(
                "M-34 130 C-36 80 -34 44 -20 30 C-28 -4 -18 -30 2 -32 C-10 -26 -16 -8 -10 32 C-22 48 -26 84 -24 130 Z",
                rim,
            ),
            p("M-9 20 C-14 -2 -8 -20 2 -21 C12 -20 16 -2 11 20 C7 28 -5 28 -9 20 Z", d),
            p("M-7 16 C-10 0 -6 -13 2 -14 C10 -13 13 0 9 16 C6 24 -3 24 -7 16 Z", M),
            p("M3 -14 C10 -13 13 0 9 16 C7 20 5 22 2 22 C7 12 6 0 3 -14 Z", Dk),
            l("M-5 3 Q-2.4 5.4 0 3.2 M4 3.2 Q6.6 5.4 9 3", INK, 1.7),
            l("M-1 15 L5 15", K_, 1.6),
            l("M2.4 3 L1 9 L3.4 9.6", Dk, 1.4),
        )

    xs += [
        back(84, 104, 0.9, "#3F3570", "#2A2250", "#6A5CA4", "brown"),
        back(212, 110, 0.9, "#3A3068", "#251D48", "#5A4C94", "olive"),
        # their candles
        glow(66, 160, 20, ("#4E4070", "#8A5E66", LAMP[2])),
        r(62.6, 166, 7, 26, 1, PAR),
        r(66.6, 166, 3, 26, 0, STONE),
        fire(66, 167, 0.56),
        p("M56 190 C58 184 76 184 78 190 L78 198 L56 198 Z", SK["brown"][1]),
        glow(228, 166, 18, ("#463A6C", "#7E5866", LAMP[2])),
        r(224.6, 172, 7, 24, 1, PAR),
        r(228.6, 172, 3, 24, 0, STONE),
        fire(228, 173, 0.52),
        p("M218 196 C220 190 236 190 238 196 L238 204 L218 204 Z", SK["olive"][2]),
    ]
    sk = "fair"
    xs += k.bust(
        146,
        94,
        1.08,
        -1,
        sk,
        robe=k.peplos("#4A3D86", "#2E2460", "#7A6CB8", "#B9ACD8"),
        hair=k.hair("wavy", "black"),
        hat=k.veil("#53459A", "#342A6C", "#8E80CC", "#1E173E", None),
        eyes="closed",
        lips="#A8525A",
        smile=-0.5,
        brow=2,
        tilt=-6,
        arms=(),
        over=[
            k.arm(sk, -1, -20, 78, ("#53459A", "#342A6C"), True),
            k.arm(sk, 1, 22, 84, ("#53459A", "#342A6C"), True),
        ],
    )
    # a tear
    xs += [
        p("M135 96 C131.6 102 132.6 105.6 135 105.6 C137.4 105.6 138.4 102 135 96 Z", "#DDF0FF"),
        p("M150.4 97 C147.4 102 148.2 105 150.4 105 C152.6 105 153.4 102 150.4 97 Z", "#BFD9F2"),
    ]
    # urn in her arms
    xs += [
        g(
            "translate(146 216)",
            p(
                "M-9 -52 L9 -52 L8 -44 C26 -40 30 -22 16 -8 L12 0 L-12 0 L-16 -8 C-30 -22 -26 -40 -8 -44 Z",
                "#D9A441",
            ),
            p(
                "M3 -52 L9 -52 L8 -44 C26 -40 30 -22 16 -8 L12 0 L2 0 C14 -14 16 -34 3 -44 Z",
                "#A06A22",
            ),
            p("M-22 -30 C-14 -26 14 -26 22 -30 L22.4 -22 C14 -18 -14 -18 -22.4 -22 Z", "#4A2A6E"),
            l(
                "M-18 -24 L-14 -28 L-10 -23 L-6 -27 L-2 -22.6 L2 -26.6 L6 -23 L10 -27 L14 -23.4 L18 -27",
                GOLDL,
                1.6,
            ),
            p("M-12 -56 C-8 -64 8 -64 12 -56 L11 -51 L-11 -51 Z", GOLD),
            p("M3 -62 C8 -61 11 -59 12 -56 L11 -51 L3 -51 Z", GOLDD),
            c(0, -64, 3.4, GOLDL),
            l("M-17 -36 C-20 -30 -19 -22 -14 -15", "#F6DDA0", 2.4),
        ),
        at(121, 184, 0.9, fist(0, 0, 24, sk, 1, 1)),
        at(171, 188, 0.9, fist(0, 0, -24, sk, 1, -1)),
    ]
    return xs


@scene
def guild_of_shadows():
    xs = [
        bg("#2A1A4A"),
        # the lit wall
        p("M0 0 L240 0 L240 184 L0 184 Z", "#4A3478"),
        stones(0, 4, 240, 180, "#543D86", "#40296C", 16, 34, 2),
    ]
    xs += [
        cut(inter(disc(96, 168, 150, 140), box(0, 0, 240, 184)), "#6A4E9C"),
        cut(inter(disc(92, 172, 112, 112), box(0, 0, 240, 184)), "#8E6CB4"),
        cut(inter(disc(88, 176, 76, 78), box(0, 0, 240, 184)), "#B98CB0"),
        cut(inter(disc(84, 180, 44, 46), box(0, 0, 240, 184)), "#E6B48E"),
    ]
    # the great shadow: hood, cloak, dagger
    sd = "#22143E"
    xs += [
        cut(
            P(
                "M104 184 C106 150 112 124 128 108 C118 84 124 54 150 40 C178 46 190 78 182 104 C206 112 226 130 232 150 L240 156 L240 184 Z"
            ),
            sd,
        ),
        # arm with the knife
        p("M128 112 C112 112 98 104 88 92 L76 98 C84 118 104 132 124 134 Z", sd),
        p("M88 92 C86 86 80 84 75 88 C72 92 73 97 77 99 Z", sd),
        g(
            "translate(79 90) rotate(-14)",
            p("M-4 -4 L4 -4 L4 -40 L0 -52 L-4 -40 Z", sd),
            r(-11, -6, 22, 5, 2, sd),
        ),
        # eyes in the hood
        p(
            "M136 82 C141 76 148 79 149 84 C145 88 139 87 136 82 Z M170 82 C165 76 158 79 157 84 C161 88 167 87 170 82 Z",
            "#E6B48E",
        ),
    ]
    # smaller shadows beside it
    for x, y, s in ((216, 184, 0.96),):
        xs += [
            cut(
                P(
                    "M196 184 C198 160 202 146 208 140 C202 126 206 110 218 106 C230 110 236 124 230 140 L240 150 L240 184 Z"
                ),
                "#2C1B4C",
            ),
        ]
    # floor
    xs += [
        r(0, 182, 240, 38, 0, "#241642"),
        cut(inter(disc(84, 196, 92, 26), box(0, 182, 240, 38)), "#4E3468"),
        cut(inter(disc(82, 198, 62, 17), box(0, 182, 240, 38)), "#8A5C74"),
        cut(inter(disc(80, 200, 34, 9), box(0, 182, 240, 38)), "#E0A860"),
        p("M112 206 L176 184 L240 184 L240 214 L130 214 Z", "#1C1034"),
        r(0, 180, 240, 3, 0, "#1C1034"),
    ]
    # the little man who throws it
    xs += [
        hooded(126, 212, 96, "#2A1C50", "#170E30", "#F0A860", -1, -1, "tan"),
        sleeve([(118, 152), (106, 160), (98, 146)], [13, 12, 10], "#2A1C50", "#170E30", 2, 2),
        l("M112 153 L105 156 L95 146", "#F0A860", 1.8),
        c(96, 142, 4.6, SKIN),
        g(
            "translate(95 139) rotate(-14)",
            p("M-2.8 0 L2.8 0 L2.8 -21 L0 -29 L-2.8 -21 Z", "#FFF1D0"),
            p("M0 0 L2.8 0 L2.8 -21 L0 -29 Z", "#C9B8A8"),
            r(-7, -2, 14, 3.6, 1.4, GOLD),
        ),
        # lantern on the floor
        lantern(72, 166, 1.1, 0),
    ]
    return xs
