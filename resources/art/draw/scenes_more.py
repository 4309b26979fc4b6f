"""Edifice buildings of Age III, the people of Architects and the fourteen progress tokens.

Shadows are boolean shapes made with QPainterPath (base minus base moved towards the light), so that
every form has the same light from the upper left. No clip, mask or opacity.
"""

import math
import re

from PySide6.QtGui import QPainterPath

from icons import *
from scenes import cyp, sun

S = {}
T = {}


def scene(f):
    S[f.__name__] = f
    return f


def token(f):
    T[f.__name__.strip("_")] = f
    return f


# ------------------------------------------------------------------ path tools
def P(d):
    if isinstance(d, QPainterPath):
        return d
    q = QPainterPath()
    q.setFillRule(__import__("PySide6.QtCore", fromlist=["Qt"]).Qt.WindingFill)
    t = re.findall(r"[MLCQHVZ]|-?\d*\.?\d+(?:e-?\d+)?", d)
    i = 0
    cmd = None
    x = y = 0

    def n():
        nonlocal i
        v = float(t[i])
        i += 1
        return v

    while i < len(t):
        if t[i].isalpha():
            cmd = t[i]
            i += 1
        if cmd == "M":
            x, y = n(), n()
            q.moveTo(x, y)
            cmd = "L"
        elif cmd == "L":
            x, y = n(), n()
            q.lineTo(x, y)
        elif cmd == "H":
            x = n()
            q.lineTo(x, y)
        elif cmd == "V":
            y = n()
            q.lineTo(x, y)
        elif cmd == "C":
            a = [n() for _ in range(6)]
            q.cubicTo(*a)
            x, y = a[4:]
        elif cmd == "Q":
            a = [n() for _ in range(4)]
            q.quadTo(*a)
            x, y = a[2:]
        elif cmd == "Z":
            q.closeSubpath()
    return q


def _f(v):
    s = f"{v:.1f}"
    return s[:-2] if s.endswith(".0") else s


def D(q):
    if isinstance(q, str):
        return q
    o = []
    i = 0
    n = q.elementCount()
    while i < n:
        e_ = q.elementAt(i)
        ty = e_.type
        if ty == QPainterPath.MoveToElement:
            o.append(f"M{_f(e_.x)} {_f(e_.y)}")
        elif ty == QPainterPath.LineToElement:
            o.append(f"L{_f(e_.x)} {_f(e_.y)}")
        else:
            b, c_ = q.elementAt(i + 1), q.elementAt(i + 2)
            o.append(f"C{_f(e_.x)} {_f(e_.y)} {_f(b.x)} {_f(b.y)} {_f(c_.x)} {_f(c_.y)}")
            i += 2
        i += 1
    return " ".join(o) + " Z" if o else ""


def q(d, f):
    d = D(d)
    return f'<path d="{d}" fill="{f}" fill-rule="evenodd"/>' if d else ""


def inter(a, b):
    return P(a).intersected(P(b))


def sub(a, b):
    return P(a).subtracted(P(b))


def uni(*a):
    o = P(a[0])
    for k in a[1:]:
        o = o.united(P(k))
    return o


def mv(d, dx, dy):
    return P(d).translated(dx, dy)


def disc(x, y, a, b=None):
    z = QPainterPath()
    b = b or a
    z.addEllipse(x - a, y - b, 2 * a, 2 * b)
    return z


def box(x, y, w, h):
    return P(f"M{x} {y} L{x + w} {y} L{x + w} {y + h} L{x} {y + h} Z")


def sh(d, f, fd, dx=6, dy=4, hi=None, hx=3, hy=3):
    """form: base, shade crescent lower right, optional highlight crescent upper left"""
    o = [q(d, f)]
    if hi:
        o.append(q(sub(d, mv(d, hx, hy)), hi))
    o.append(q(sub(d, mv(d, -dx, -dy)), fd))
    return o


def limb(pts, ws):
    """tapered limb through points"""
    o = None
    for i in range(len(pts) - 1):
        (x0, y0), (x1, y1) = pts[i], pts[i + 1]
        a = math.atan2(y1 - y0, x1 - x0)
        nx, ny = -math.sin(a), math.cos(a)
        w0, w1 = ws[i] / 2, ws[i + 1] / 2
        qd = P(
            f"M{x0 + nx * w0} {y0 + ny * w0} L{x1 + nx * w1} {y1 + ny * w1} L{x1 - nx * w1} {y1 - ny * w1} L{x0 - nx * w0} {y0 - ny * w0} Z"
        )
        s = uni(qd, disc(x0, y0, w0), disc(x1, y1, w1))
        o = s if o is None else o.united(s)
    return o


def arm(pts, ws, sk, dx=4, dy=4):
    L, B, Dk, K = SK[sk]
    return sh(limb(pts, ws), B, Dk, dx, dy)


def sleeve(pts, ws, f, fd, dx=5, dy=4):
    return sh(limb(pts, ws), f, fd, dx, dy)


def fist(x, y, a, sk, s=1, flip=1, n=4):
    """closed hand, knuckles to the local right, fingers stacked along local y"""
    L, B, Dk, K = SK[sk]
    d = "M-10 -9 C-4 -12 6 -12 9 -9 C12 -7 12 8 9 10 C5 12 -5 12 -10 9 C-12 4 -12 -4 -10 -9 Z"
    return g(
        f"translate({x} {y}) rotate({a}) scale({s * flip} {s})",
        sh(d, B, Dk, 2.5, 3),
        l("M0 -4.5 L10 -4.5 M0 1 L10 1 M0 6 L9 6", Dk, 1.8),
        sh("M-9 -8 C-6 -13 4 -13 6 -9 C7 -6 3 -5 -1 -5 Z", B, Dk, 0, 2),
    )


# ------------------------------------------------------------------ heads
SK = dict(
    fair=("#F6D8B6", "#EBC09A", "#CC9167", "#9A5238"),
    olive=("#EDC297", "#DDA676", "#B57A50", "#83452C"),
    tan=("#DBA574", "#C98B5C", "#9E643C", "#6E3B26"),
    brown=("#B98056", "#9C6440", "#744526", "#4C2818"),
    deep=("#8A5A40", "#6E4530", "#4B2C1F", "#2E1710"),
)
FACE = {
    0: "M-19 -8 C-21 -36 21 -36 19 -8 C19 4 17 13 12 20 C8 26 4 29 0 29 C-4 29 -8 26 -12 20 C-17 13 -19 4 -19 -8 Z",
    -1: "M-15.5 -12 C-18 -38 20 -38 20 -10 C20 -2 20 6 16.5 13 C12 21 3 29.5 -6 29.5 C-10.5 29.5 -13 26 -14 21 C-15 17 -16 13 -16.5 9 C-18.5 5 -18 1 -16.3 -3 C-17 -6 -16.3 -9 -15.5 -12 Z",
}
FACE[1] = FACE[-1].replace("-", "~")
FACE[1] = re.sub(
    r"(~?)(\d+\.?\d*) (~?)(\d+\.?\d*)",
    lambda m: f"{'' if m[1] else '-'}{m[2]} {'-' if m[3] else ''}{m[4]}",
    FACE[1],
)
SHD = {
    0: "M9 -44 L8 -16 C9 -9 13 -4 12 2 C11 8 8 12 9 18 C8 24 3 27 -6 36 L40 36 L40 -44 Z",
    -1: "M13 -44 L10 -14 C13 -8 12 0 8 6 C5 12 6 18 3 22 C0 26 -4 28 -8 36 L40 36 L40 -44 Z",
    1: "M8 -44 L6.5 -9 C8 -3 12 3 13 7 C12 10 8 10.5 6 10.5 C8 12 9 14 8 17 C9 22 8 26 4 36 L40 36 L40 -44 Z",
}
NOSE = {
    0: "M2 -8 C1 -2 -1 3 -3 7.5 C-1 10.5 4 10.5 6.5 8 C5 3 4 -3 5 -8 Z",
    -1: "M-5 -8 C-7 -3 -10 3 -12.5 7 C-11 10 -7 10.5 -3.5 8.5 C-5 4 -5 -2 -2.5 -8 Z",
    1: "",
}


def FX(turn):
    return lambda x: x * (0.80 if x * turn > 0 else 1.0) + turn * 5


def face(turn, sk, hair=INK, eyes="open", lips=None, smile=0.6, age=0, brow=2.6, blush=None):
    L, B, Dk, K = SK[sk]
    X = FX(turn)
    F = FACE[turn]
    xs = []
    if turn <= 0:
        xs += [e(19.5, 1, 4.2, 6.5, Dk)]
    if turn >= 0:
        xs += [e(-19.5, 1, 4.2, 6.5, B), e(-19, 1.5, 2, 3.6, Dk)]
    xs += [q(F, B), q(sub(F, mv(F, 4, 3)), L), q(inter(F, SHD[turn]), Dk)]
    if NOSE[turn]:
        xs.append(q(NOSE[turn], Dk))
    else:
        xs.append(q("M13 7 C11 10.2 7 10.5 4.5 9 C6 8 7 7.4 8 6.6 Z", K if sk != "fair" else Dk))
    if age:
        xs.append(l(f"M{X(-10):.1f} 9 Q{X(-12.5):.1f} 13 {X(-10.5):.1f} 18", Dk, 1.5))
        xs.append(l(f"M{X(-9):.1f} -18.5 Q{X(0):.1f} -20.5 {X(8):.1f} -18.5", Dk, 1.5))
    for x in (-8.6, 8.6):
        xx = X(x)
        w = 4.4 if x * turn <= 0 else 3.7
        if eyes == "open":
            xs += [
                p(
                    f"M{xx - w:.1f} -2.4 Q{xx:.1f} -6.8 {xx + w:.1f} -2.4 Q{xx:.1f} .8 {xx - w:.1f} -2.4 Z",
                    "#FAF1E0",
                ),
                c(round(xx + turn * 0.9, 1), -2.9, 2.1, INK),
                l(f"M{xx - w - 0.4:.1f} -2.6 Q{xx:.1f} -7.2 {xx + w + 0.4:.1f} -2.6", INK, 1.7),
            ]
        else:
            xs += [
                p(
                    f"M{xx - w:.1f} -3 Q{xx:.1f} -7 {xx + w:.1f} -3 Q{xx:.1f} 1.6 {xx - w:.1f} -3 Z",
                    B if x < 4 or turn < 0 else Dk,
                ),
                l(f"M{xx - w - 0.2:.1f} -3 Q{xx:.1f} 1.2 {xx + w + 0.2:.1f} -3", INK, 1.9),
            ]
        xs.append(
            l(
                f"M{xx - w - 1:.1f} {-9.3 if x < 0 else -10.6} Q{xx:.1f} -12.6 {xx + w + 1:.1f} {-10.6 if x < 0 else -9.3}",
                hair,
                brow,
            )
        )
    m = X(0) * 0.95 + (-0.5 if turn < 0 else 0)
    hw = 5.6 - abs(turn) * 0.5
    if lips:
        xs += [
            p(
                f"M{m - hw:.1f} {16.6 - smile} Q{m - 2:.1f} 14 {m:.1f} 15 Q{m + 2:.1f} 14 {m + hw:.1f} {16.6 - smile} Q{m:.1f} {21 + smile:.1f} {m - hw:.1f} {16.6 - smile} Z",
                lips,
            ),
            l(
                f"M{m - hw + 0.6:.1f} {16.8 - smile:.1f} Q{m:.1f} {17.4 + smile} {m + hw - 0.6:.1f} {16.8 - smile:.1f}",
                K,
                1.1,
            ),
        ]
    else:
        xs += [
            l(
                f"M{m - hw:.1f} {17 - smile} Q{m:.1f} {17.5 + smile * 1.6:.1f} {m + hw:.1f} {17 - smile}",
                K,
                2,
            ),
            l(f"M{m - 2.2:.1f} 21.6 L{m + 2.2:.1f} 21.6", Dk, 1.8),
        ]
    return xs


def neck(x, y, sk, w=11, h=26, turn=0):
    """neck in card space under a head centred at x,y"""
    L, B, Dk, K = SK[sk]
    n = f"M{x - w} {y + 12} L{x - w} {y + 36} C{x - w - 2} {y + 44} {x - w - 8} {y + 48} {x - w - 12} {y + 50} L{x + w + 12} {y + 50} C{x + w + 8} {y + 48} {x + w + 2} {y + 44} {x + w} {y + 36} L{x + w} {y + 12} Z"
    return [
        q(n, B),
        q(
            inter(
                n,
                f"M{x - w - 2} {y + 20} L{x - w} {y + 27} C{x - 4} {y + 36} {x} {y + 38} {x + 3} {y + 60} L{x + 40} {y + 60} L{x + 40} {y + 10} Z",
            ),
            Dk,
        ),
    ]


def at(x, y, s, *xs, rot=0):
    return g(
        f"translate({x} {y})"
        + (f" rotate({rot})" if rot else "")
        + (f" scale({s})" if s != 1 else ""),
        *xs,
    )


def torso(cx, ny, w=52, dr=17, b=46, bot=220, nk=13):
    return P(
        f"M{cx - nk} {ny} C{cx - nk - 8} {ny + 8} {cx - w + 10} {ny + 6} {cx - w} {ny + dr} C{cx - w - 6} {ny + dr + 14} {cx - b} {ny + dr + 42} {cx - b} {bot} L{cx + b} {bot} C{cx + b} {ny + dr + 42} {cx + w + 6} {ny + dr + 14} {cx + w} {ny + dr} C{cx + w - 10} {ny + 6} {cx + nk + 8} {ny + 8} {cx + nk} {ny} Z"
    )


def beard(turn, f, fd, ln=38, wd=20, mo=True, sq=False):
    X = FX(turn)
    t = turn * 3.5
    d = (
        f"M{-19 if turn >= 0 else -16.5} -1 C{X(-17):.1f} 6 {X(-14):.1f} 10 {X(-9):.1f} 11.5 C{X(-4):.1f} 9.8 {X(4):.1f} 9.8 {X(9):.1f} 11.5 C{X(14):.1f} 10 {X(17):.1f} 6 {19 if turn <= 0 else 16.5} -1 "
        + (
            f"C{wd + 1} 12 {wd} {ln - 8} {wd - 3 + t} {ln} L{-wd + 3 + t} {ln} C{-wd} {ln - 8} {-wd - 1} 12 {-19 if turn >= 0 else -16.5} -1 Z"
            if sq
            else f"C{wd + 1} 14 {wd - 4 + t:.1f} {ln - 6} {t:.1f} {ln} C{-wd + 4 + t:.1f} {ln - 6} {-wd - 1} 14 {-19 if turn >= 0 else -16.5} -1 Z"
        )
    )
    m = X(0)
    xs = [sh(d, f, fd, 7, 3)]
    if mo:
        xs.append(
            p(
                f"M{m - 10:.1f} 16 C{m - 7:.1f} 10.5 {m - 2:.1f} 10 {m:.1f} 12 C{m + 2:.1f} 10 {m + 7:.1f} 10.5 {m + 10:.1f} 16 C{m + 5:.1f} 15.5 {m + 2:.1f} 15 {m:.1f} 14.4 C{m - 2:.1f} 15 {m - 5:.1f} 15.5 {m - 10:.1f} 16 Z",
                fd,
            )
        )
    return xs, m


BLK = "#33271F"
BLKD = "#211812"
BLKL = "#4A3A2E"


def folds(ds, col, w=2.4):
    return [l(d, col, w) for d in ds]


def ray(cx, cy, r0, n, f, a0=0):  # poster sun rays to the frame
    o = []
    for i in range(n):
        a = a0 + i * 360 / n
        b = a + 180 / n
        o.append(
            q(
                inter(
                    poly([(cx, cy), pol(cx, cy, r0, a), pol(cx, cy, r0, b)]).replace(",", " "),
                    box(0, 0, 240, 220),
                ),
                f,
            )
        )
    return o


def cedar(x, y, h, w, f, d):
    o = [r(x - 3, y - h * 0.9, 6, h * 0.9, 0, WOODD)]
    for k in range(5):
        yy = y - h + k * h * 0.19
        ww = w * (0.34 + 0.165 * k)
        t = h * 0.10
        dd = f"M{x - ww:.1f} {yy + t:.1f} C{x - ww * 0.6:.1f} {yy - t * 0.2:.1f} {x - ww * 0.3:.1f} {yy - t:.1f} {x:.1f} {yy - t * 1.3:.1f} C{x + ww * 0.3:.1f} {yy - t:.1f} {x + ww * 0.6:.1f} {yy - t * 0.2:.1f} {x + ww:.1f} {yy + t:.1f} C{x + ww * 0.5:.1f} {yy + t * 1.5:.1f} {x - ww * 0.5:.1f} {yy + t * 1.5:.1f} {x - ww:.1f} {yy + t:.1f} Z"
        o += [
            q(inter(dd, box(0, 0, 240, 220)), f),
            q(inter(inter(dd, box(x + ww * 0.1, yy - 20, ww * 2, 60)), box(0, 0, 240, 220)), d),
        ]
    return o


# =================================================================== people of Architects
@scene
def ar_wood():
    hx, hy, sk = 124, 70, "olive"
    xs = [
        r(0, 0, 240, 220, 0, "#F0E2B4"),
        sun(70, 54, 34, "#FBF1CF", "#F4E9BE"),
        p("M0 128 L44 100 L92 124 L150 92 L240 126 L240 220 L0 220 Z", "#C9C38A"),
        cedar(32, 176, 112, 40, "#8F9C58", "#77854A"),
        cedar(212, 184, 150, 46, "#8F9C58", "#77854A"),
        p("M0 170 C70 156 170 158 240 168 L240 220 L0 220 Z", "#8A8A4C"),
    ]
    cut = lambda x, y: [
        r(x - 9, y, 18, 220 - y, 0, WOOD),
        r(x + 2, y, 7, 220 - y, 0, WOODD),
        e(x, y, 9, 3.4, PARD),
        e(x, y, 5, 1.8, "none", 1.2, WOODL),
    ]
    xs += [cut(30, 190), cut(58, 198)]
    # long handled axe over his left shoulder
    T_ = torso(hx, hy + 46, 54, 18, 47)
    xs += [neck(hx, hy, sk, 13, turn=-1)]
    xs += sh(T_, "#B9653A", "#8F4527", 15, 3, "#CC7B4B", 4, 4)
    xs += [
        p(
            f"M{hx - 15} {hy + 44} L{hx - 2} {hy + 74} L{hx + 13} {hy + 44} C{hx + 8} {hy + 50} {hx - 8} {hy + 50} {hx - 15} {hy + 44} Z",
            SK[sk][1],
        ),
        p(
            f"M{hx + 13} {hy + 44} L{hx - 2} {hy + 74} L{hx - 4} {hy + 56} C{hx + 2} {hy + 50} {hx + 8} {hy + 50} {hx + 13} {hy + 44} Z",
            SK[sk][2],
        ),
        l(f"M{hx - 15} {hy + 45} L{hx - 2} {hy + 75} L{hx + 13} {hy + 45}", GOLDL, 3),
        l(
            f"M{hx - 6} {hy + 58} L{hx + 4} {hy + 62} M{hx + 5} {hy + 57} L{hx - 5} {hy + 63}",
            PARD,
            1.6,
        ),
    ]
    xs += folds(
        [
            f"M{hx - 26} {hy + 84} C{hx - 20} {hy + 100} {hx - 22} {hy + 116} {hx - 30} {hy + 124}",
            f"M{hx + 6} {hy + 90} C{hx + 8} {hy + 104} {hx + 4} {hy + 116} {hx + 2} {hy + 124}",
        ],
        "#8F4527",
    )
    xs += [
        q(inter(T_, box(hx - 60, 204, 120, 12)), WOODD),
        q(inter(T_, box(hx - 60, 204, 120, 4)), WOOD),
        r(hx - 10, 201, 18, 18, 3, GOLD),
        r(hx - 5, 206, 8, 8, 1, WOODD),
    ]
    # axe
    ax = g(
        "rotate(27 150 150)",
        r(146, 30, 8, 178, 3, WOODL),
        r(150.5, 30, 3.5, 178, 1, WOOD),
        p("M140 34 L158 34 L158 56 L140 56 Z", ORED),
        p("M157 38 C168 36 178 28 184 20 C190 36 190 54 184 70 C178 62 168 54 157 52 Z", OREL),
        p("M180 26 L184 20 C190 36 190 54 184 70 L180 64 C184 50 184 38 180 26 Z", "#D8DFE2"),
        p("M157 46 L182 46 C184 54 184 62 184 70 C178 62 168 54 157 52 Z", ORE),
    )
    xs += arm([(176, 158), (184, 196), (180, 226)], [25, 22, 19], sk) + sleeve(
        [(163, 136), (177, 166)], [32, 31], "#A35631", "#7E3B20"
    )
    xs += [ax]
    xs += arm([(68, 166), (72, 188), (118, 180)], [25, 23, 18], sk) + sleeve(
        [(85, 136), (69, 168)], [32, 33], "#C06C40", "#8F4527"
    )
    xs += [fist(129, 178, -6, sk, 1.1)]
    hd = [
        at(
            hx,
            hy,
            1.06,
            sh("M-16 -12 C-24 -46 32 -44 24 0 C24 10 20 14 16 12 Z", BLK, BLKD, 5, 2),
            face(-1, sk, BLK, smile=0.2, brow=3.4),
        )
    ]
    b, m = beard(-1, BLKL, BLKD, 40, 20)
    hd += [
        at(
            hx,
            hy,
            1.06,
            b,
            l(f"M{m - 4:.1f} 17.8 L{m + 3.5:.1f} 17.8", "#A85C48", 2.2),
            sh(
                "M-17 -13 C-19 -44 26 -46 23 -2 L19 2 C18 -6 16 -14 12 -18 C4 -16 -8 -15 -17 -13 Z",
                BLKL,
                BLKD,
                7,
                3,
            ),
            q("M-18 -20 C-6 -24 12 -24 24 -16 L23.4 -8 C12 -16 -6 -16 -17.4 -12.5 Z", TERRA),
            q("M9 -22 C15 -21 20 -19 24 -16 L23.4 -8 C19 -11 14 -13 9 -14 Z", TERRAD),
        )
    ]
    return xs + hd


@scene
def ar_stone():
    hx, hy, sk = 128, 68, "deep"
    L, B, Dk, K = SK[sk]
    xs = [r(0, 0, 240, 220, 0, "#CFE0E0"), sun(62, 44, 27, "#F6EBD0", "#DFE6D8")]
    # terraced quarry
    for d, f in (
        ("M0 220 L0 92 L40 92 L40 78 L66 78 L66 104 L96 104 L96 220 Z", "#EDE6D8"),
        ("M240 220 L240 54 L206 54 L206 74 L182 74 L182 96 L160 96 L160 220 Z", "#D8CFBE"),
    ):
        xs.append(p(d, f))
    xs += [
        p("M0 118 L96 118 L96 132 L0 132 Z", "#D6CDBD"),
        p("M40 92 L66 92 L66 104 L40 104 Z", "#CFC5B3"),
        p("M182 96 L240 96 L240 108 L182 108 Z", "#BFB6A6"),
        p("M160 118 L240 118 L240 220 L160 220 Z", "#CFC6B5"),
        p("M206 74 L240 74 L240 82 L206 82 Z", "#BFB6A6"),
        l(
            "M16 132 L16 150 M52 104 L52 118 M78 132 L78 152 M222 54 L222 74 M200 118 L200 140 M224 108 L224 118",
            "#BFB6A6",
            2,
        ),
        p("M0 176 C70 166 170 166 240 174 L240 220 L0 220 Z", "#BFAF93"),
    ]
    xs += [neck(hx, hy, sk, 14, turn=-1)]
    T_ = torso(hx, hy + 45, 58, 18, 46)
    xs += sh(T_, B, Dk, 16, 2, L, 4, 4)
    xs += [
        l(
            f"M{hx - 30} {hy + 84} C{hx - 20} {hy + 92} {hx - 8} {hy + 92} {hx - 4} {hy + 86} C{hx + 4} {hy + 92} {hx + 18} {hy + 92} {hx + 28} {hy + 82}",
            Dk,
            3,
        ),
        l(f"M{hx - 14} {hy + 52} L{hx - 4} {hy + 58} L{hx + 12} {hy + 52}", Dk, 2.6),
    ]
    # leather apron with strap
    xs += [
        l(f"M{hx - 26} {hy + 104} L{hx + 22} {hy + 52}", WOODD, 8),
        l(f"M{hx - 26} {hy + 102} L{hx + 21} {hy + 51}", WOOD, 4),
    ]
    xs += sh(
        inter(
            T_,
            f"M{hx - 60} {hy + 104} C{hx - 20} {hy + 112} {hx + 20} {hy + 112} {hx + 60} {hy + 102} L{hx + 60} 220 L{hx - 60} 220 Z",
        ),
        WOODL,
        WOOD,
        14,
        0,
    ) + [
        l(
            f"M{hx - 48} {hy + 107} C{hx - 18} {hy + 114} {hx + 20} {hy + 114} {hx + 48} {hy + 105}",
            WOODD,
            4,
        )
    ]
    # right: raised mallet
    xs += [
        g(
            "rotate(14 196 96)",
            r(192, 52, 8, 70, 3, WOODL),
            r(196, 52, 4, 70, 2, WOOD),
            sh(
                "M172 34 L220 34 C222 34 224 36 224 38 L224 62 C224 64 222 66 220 66 L172 66 C170 66 168 64 168 62 L168 38 C168 36 170 34 172 34 Z",
                WOOD,
                WOODD,
                10,
                6,
                WOODL,
                3,
                4,
            ),
            l("M180 38 L180 62 M212 38 L212 62", WOODD, 2),
        )
    ]
    xs += arm([(168, 134), (206, 154), (193, 112)], [34, 26, 19], sk, 4, 4) + [
        fist(191, 103, -2, sk, 1.1),
        q(sub(limb([(199, 126), (194, 114)], [23, 21]), box(0, 0, 1, 1)), GOLD)
        if 0
        else l("M188 124 L207 119", GOLD, 5),
    ]
    # block and chisel
    xs += [
        p("M24 176 L112 176 L128 188 L128 220 L40 220 L24 208 Z", "#EDE6D8"),
        p("M24 176 L112 176 L128 188 L40 188 Z", "#FBF6EA"),
        p("M24 176 L40 188 L40 220 L24 208 Z", "#FBF6EA"),
        r(40, 188, 88, 32, 0, "#E2D9C8"),
        p("M94 188 L128 188 L128 220 L94 220 Z", ROCK),
        l("M52 200 L68 200 M60 211 L84 211", ROCK, 3),
        p("M82 176 L96 176 L91 183 L85 180 Z", ROCKD),
    ]
    xs += arm([(88, 134), (62, 164), (82, 156)], [34, 26, 20], sk, 4, 4)
    xs += [
        g(
            "rotate(10 92 160)",
            r(87.5, 118, 8, 56, 1, OREL),
            r(92, 118, 3.5, 56, 0, ORE),
            p("M87.5 173 L95.5 173 L93 181 L90 181 Z", "#D8DFE2"),
            r(85, 114, 13, 8, 2, OREL),
            r(92, 114, 6, 8, 2, ORE),
        ),
        fist(92, 152, 8, sk, 1.1),
    ]
    xs += [
        at(
            hx,
            hy,
            1.06,
            face(-1, sk, BLKD, smile=0.3, brow=3),
            q(
                "M-17.6 -8 C-22 -44 26 -42 21 -6 C20 -12 16 -18 10 -20 C2 -20 -10 -18 -17.6 -8 Z",
                "#3A251B",
            ),
            sh(
                "M-18 -19 C-8 -25 12 -25 22.5 -16 L22 -8 C10 -17 -6 -17 -17.6 -11.5 Z",
                PAR,
                STONE,
                9,
                0,
            ),
            p("M21 -14 L33 -8 L29 -2 L35 4 L26 3 L20 -8 Z", STONE),
            c(20.5, 10, 3, GOLD),
            p(
                "M-15 20 C-14 26 -11 29.5 -6 29.5 C0 29.5 8 24 12 18 C8 21 2 23 -2 22 C-6 20 -12 20 -15 20 Z",
                "#3A251B",
            ),
        )
    ]
    return xs


@scene
def ar_brick():
    hx, hy, sk = 122, 68, "brown"
    L, B, Dk, K = SK[sk]
    xs = [
        r(0, 0, 240, 220, 0, "#F6D2A2"),
        sun(188, 46, 30, "#FBE8C4", "#F8DBAE"),
        p("M0 122 C60 108 160 110 240 120 L240 220 L0 220 Z", "#D9A25F"),
    ]
    # kiln left, drying rows right
    xs += [
        p("M6 180 L6 110 C6 60 74 60 74 110 L74 180 Z", TERRA),
        p("M46 74 C64 80 74 92 74 110 L74 180 L52 180 L52 110 C52 94 50 82 46 74 Z", TERRAD),
        p("M26 180 L26 150 C26 132 54 132 54 150 L54 180 Z", INK),
        p("M30 180 C28 166 36 164 38 152 C44 160 50 166 48 180 Z", "#F0A04B"),
        p("M35 180 C34 172 38 170 40 164 C43 170 45 174 44 180 Z", GOLDL),
        r(32, 54, 16, 18, 0, TERRA),
        r(41, 54, 7, 18, 0, TERRAD),
        p(
            "M40 50 C30 44 38 36 30 28 C24 20 34 12 28 2 L46 0 C44 12 52 20 46 28 C42 36 50 44 44 50 Z",
            "#F1E1C4",
        ),
    ]
    for j, y in enumerate((112, 126, 140, 154, 168)):
        for k in range(3):
            x = 176 + k * 24 - (j % 2) * 8
            xs += [
                r(x, y, 22, 12, 1, TERRAL if (j + k) % 3 else "#E3986F"),
                r(x + 15, y, 7, 12, 1, TERRA),
                r(x, y + 9, 22, 3, 0, TERRAD),
            ]
    xs += [p("M0 180 C70 170 170 172 240 180 L240 220 L0 220 Z", "#A8683C")]
    xs += [neck(hx, hy, sk, 12)]
    T_ = torso(hx, hy + 46, 52, 18, 46)
    xs += sh(T_, "#3E8190", "#2A5F6D", 15, 2, "#5698A4", 4, 4)
    xs += [
        p(
            f"M{hx - 13} {hy + 46} C{hx - 8} {hy + 60} {hx + 8} {hy + 60} {hx + 13} {hy + 46} L{hx + 20} {hy + 50} C{hx + 12} {hy + 70} {hx - 12} {hy + 70} {hx - 20} {hy + 50} Z",
            GOLD,
        ),
        p(
            f"M{hx} {hy + 56} C{hx + 6} {hy + 56} {hx + 11} {hy + 52} {hx + 13} {hy + 46} L{hx + 20} {hy + 50} C{hx + 15} {hy + 61} {hx + 8} {hy + 65} {hx} {hy + 65} Z",
            GOLDD,
        ),
    ]
    for k in range(5):
        xs.append(c(hx - 11 + k * 5.5, hy + 60.5 - abs(k - 2) * abs(k - 2) * 1.3, 1.7, TERRAD))
    xs += folds(
        [
            f"M{hx - 24} {hy + 76} C{hx - 20} {hy + 92} {hx - 24} {hy + 104} {hx - 30} {hy + 112}",
            f"M{hx + 10} {hy + 74} C{hx + 12} {hy + 88} {hx + 10} {hy + 100} {hx + 4} {hy + 108}",
        ],
        "#2A5F6D",
    )
    # apron
    xs += sh(
        inter(T_, f"M{hx - 36} {hy + 100} L{hx + 36} {hy + 100} L{hx + 42} 220 L{hx - 42} 220 Z"),
        "#E2CFA8",
        "#BFA77C",
        14,
        0,
    )

    # board with bricks
    def brick(x, y, w=36, h=17):
        return [
            r(x, y, w, h, 2, TERRA),
            r(x, y, w, 5.5, 2, TERRAL),
            r(x + w - 8, y + 5.5, 8, h - 5.5, 1, TERRAD),
        ]

    xs += sleeve([(82, 138), (62, 168)], [32, 32], "#4A8E9B", "#2A5F6D") + sleeve(
        [(162, 138), (182, 168)], [32, 32], "#337382", "#2A5F6D"
    )
    xs += [brick(84, 174), brick(122, 174), brick(103, 156)]
    xs += [r(62, 191, 120, 11, 3, WOODL), r(62, 197, 120, 5, 2, WOOD), r(140, 191, 42, 11, 3, WOOD)]
    xs += arm([(61, 166), (56, 188), (66, 198)], [25, 21, 17], sk, 4, 3) + arm(
        [(183, 166), (188, 188), (178, 198)], [25, 21, 17], sk, 4, 3
    )
    xs += [
        fist(70, 197, 4, sk, 1.0),
        fist(174, 197, -4, sk, 1.0, 1)
        if 0
        else g(
            "translate(174 197) scale(-1 1) rotate(4)",
            sh(
                "M-10 -9 C-4 -12 6 -12 9 -9 C12 -7 12 8 9 10 C5 12 -5 12 -10 9 C-12 4 -12 -4 -10 -9 Z",
                B,
                Dk,
                -2.5,
                3,
            ),
            l("M0 -4.5 L10 -4.5 M0 1 L10 1 M0 6 L9 6", Dk, 1.8),
        ),
    ]
    # head and scarf
    SC, SD, SL = "#F1E3C6", "#C9AE7E", "#FBF4E2"
    xs += [
        at(
            hx,
            hy,
            1.04,
            face(0, sk, "#6B5B4E", smile=1.2, age=1, lips="#A24E38"),
            p(
                "M-19 -8 C-14 -22 -4 -25 2 -25 C8 -25 15 -20 19 -8 C20 -16 18 -28 0 -31 C-18 -28 -20 -16 -19 -8 Z",
                "#8A7B6C",
            ),
        )
    ]
    hood = "M-17 -14 C-11 -27 11 -27 17 -14 C21 -4 19 12 11 22 C7 27 3 30 0 31 C-5 30 -9 26 -12 22 C-19 12 -21 -4 -17 -14 Z"
    out = "M-25 -8 C-25 -46 25 -46 25 -8 C27 6 26 18 27 26 C32 36 42 42 50 50 C34 66 8 70 -6 64 C-24 66 -38 60 -50 50 C-42 42 -32 36 -27 26 C-26 18 -27 6 -25 -8 Z"
    xs += [
        at(
            hx,
            hy,
            1.04,
            sh(sub(out, hood), SC, SD, 7, 4, SL, 3, 3),
            q("M-23.5 -20 C-15 -33 15 -33 23.5 -20 L25 -12 C16 -26 -16 -26 -25 -12 Z", TERRA),
            q("M8 -29 C15 -27.5 20 -25 23.5 -20 L25 -12 C20 -18 14 -21 8 -22 Z", TERRAD),
            l(
                "M-22 30 C-14 40 -2 42 8 38 M-32 44 C-18 54 2 54 18 46 M21 22 C18 30 12 36 6 38",
                SD,
                2.2,
            ),
            l("M-44 49 C-24 60 0 60 24 56", TERRA, 3),
        )
    ]
    return xs


@scene
def ar_papyrus():
    hx, hy, sk = 116, 74, "brown"
    L, B, Dk, K = SK[sk]
    xs = [
        r(0, 0, 240, 220, 0, "#CDE6E2"),
        sun(120, 70, 54, "#F6EBD0", "#DCEBDD"),
        p("M0 132 C40 122 80 126 120 128 C170 122 200 126 240 128 L240 220 L0 220 Z", "#E0BC85"),
        p("M0 144 L240 140 L240 186 L0 192 Z", "#4F9EAB"),
        p(
            "M0 156 L64 154 L64 158 L0 160 Z M176 150 L240 148 L240 152 L176 154 Z M190 166 L240 164 L240 168 L190 170 Z",
            "#86C0C6",
        ),
        p("M0 182 C60 176 180 174 240 180 L240 220 L0 220 Z", "#7C8A4A"),
    ]

    def reed(x, y, tx, ty, s=1, f="#8E9B54", d="#66743A", rot=0):
        o = [
            l(f"M{x} {y} Q{x + (tx - x) * 0.25:.0f} {y + (ty - y) * 0.6:.0f} {tx} {ty}", d, 3.6 * s)
        ]
        fan = "M0 0 C-5 -6 -16 -12 -25 -12 C-24 -17 -21 -20 -18 -20 C-18 -25 -13 -28 -10 -27 C-8 -31 -2 -32 0 -30 C2 -32 8 -31 10 -27 C13 -28 18 -25 18 -20 C21 -20 24 -17 25 -12 C16 -12 5 -6 0 0 Z"
        o.append(
            g(
                f"translate({tx} {ty}) rotate({rot}) scale({s})",
                p(fan, f),
                p(
                    "M0 0 C1 -12 2 -22 0 -30 C2 -32 8 -31 10 -27 C13 -28 18 -25 18 -20 C21 -20 24 -17 25 -12 C16 -12 5 -6 0 0 Z",
                    d,
                ),
                l("M0 -3 L-17 -17 M0 -3 L-9 -24 M0 -3 L0 -27", "#66743A", 1.5),
                l("M0 -3 L17 -17 M0 -3 L9 -24", "#4C5830", 1.5),
                p("M-5 -1 L5 -1 L2.5 5 L-2.5 5 Z", "#A87424"),
            )
        )
        return o

    xs += [reed(22, 198, 16, 104, 0.9, rot=-8), reed(46, 200, 44, 134, 0.75)]
    T_ = torso(hx, hy + 46, 46, 18, 38)
    xs += [
        at(hx, hy, 1.0, sh("M-23 -16 C-26 -46 30 -46 25 -14 L29 38 L-25 38 Z", BLKL, BLKD, 10, 0))
    ]
    xs += [neck(hx, hy, sk, 10, turn=1)]
    xs += sh(T_, B, Dk, 13, 2, L, 4, 4)
    xs += sh(
        inter(
            T_,
            f"M{hx - 60} {hy + 84} C{hx - 20} {hy + 92} {hx + 20} {hy + 92} {hx + 60} {hy + 84} L{hx + 60} 220 L{hx - 60} 220 Z",
        ),
        "#F6EEDC",
        "#CBB894",
        14,
        0,
    )
    xs += folds(
        [
            f"M{hx - 24} {hy + 100} L{hx - 30} 218",
            f"M{hx - 8} {hy + 104} L{hx - 10} 218",
            f"M{hx + 8} {hy + 104} L{hx + 10} 218",
        ],
        "#D9CBAC",
        2.2,
    )
    # broad collar
    for a, f, fd in (
        (40, SEA, "#1F5A69"),
        (34, GOLD, GOLDD),
        (28.5, TERRA, TERRAD),
        (23, SEAL, SEA),
    ):
        d = inter(
            disc(hx, hy + 46, a, a * 0.86),
            f"M{hx - 60} {hy + 46} C{hx - 20} {hy + 44} {hx - 12} {hy + 38} {hx - 11} {hy + 30} L{hx + 11} {hy + 30} C{hx + 12} {hy + 38} {hx + 20} {hy + 44} {hx + 60} {hy + 46} L{hx + 60} {hy + 110} L{hx - 60} {hy + 110} Z",
        )
        d = inter(d, uni(T_, box(hx - 13, hy + 36, 26, 30)))
        xs += [q(d, f), q(inter(d, box(hx + 8, hy, 70, 120)), fd)]
    xs += [
        q(disc(hx, hy + 42, 14, 11), B),
        q(inter(disc(hx, hy + 42, 14, 11), box(hx - 2, hy + 30, 40, 40)), Dk),
        neck(hx, hy, sk, 10, turn=1)[0].replace('Z"', 'Z"') if 0 else "",
    ]
    xs += [
        p(
            f"M{hx - 10} {hy + 20} L{hx + 10} {hy + 20} L{hx + 11} {hy + 46} L{hx - 11} {hy + 46} Z",
            B,
        ),
        p(
            f"M{hx - 10} {hy + 26} C{hx} {hy + 36} {hx + 4} {hy + 40} {hx} {hy + 53} L{hx + 13} {hy + 46} L{hx + 10} {hy + 20} Z",
            Dk,
        ),
    ]
    # bundle of stalks held at her left
    for tx, ty, s_, ro in ((216, 98, 0.85, 24), (176, 62, 0.95, -8), (202, 74, 0.95, 12)):
        xs += reed(181, 176, tx, ty, s_, "#A5B268", "#7C8A4A", ro)
    xs += [
        p("M174 176 L190 176 L196 220 L168 220 Z", "#7C8A4A"),
        p("M184 176 L190 176 L196 220 L186 220 Z", "#66743A"),
        l("M179 186 L176 220 M184 186 L184 220", "#9DAA5E", 2),
        r(172, 188, 21, 5, 2, GOLD),
    ]
    xs += arm([(152, 138), (166, 172), (176, 176)], [26, 21, 17], sk) + [
        fist(182, 174, -8, sk, 1.0),
        l("M163 164 L176 182", GOLD, 0),
    ]
    # sheet in the right hand
    xs += [
        g(
            "rotate(-8 92 186)",
            r(52, 160, 80, 48, 1, PAR),
            r(112, 160, 20, 48, 1, PARD),
            l(
                "M64 164 L64 204 M76 164 L76 204 M88 164 L88 204 M100 164 L100 204 M56 172 L110 172 M56 184 L110 184 M56 196 L110 196",
                "#E6D6B2",
                2,
            ),
            sh("M44 154 L54 154 L54 214 L44 214 Z", PARD, STONE, 4, 0, PAR, 2, 0),
            sh("M128 154 L138 154 L138 214 L128 214 Z", PARD, STONE, 4, 0),
            c(49, 154, 5, STONE),
            c(133, 154, 5, STONE),
        )
    ]
    xs += arm([(80, 138), (60, 172), (66, 196)], [26, 21, 17], sk) + [
        fist(64, 196, 80, sk, 0.95),
        l("M51 166 L70 170", GOLD, 6),
    ]
    # bob, band
    xs += [
        at(
            hx,
            hy,
            1.0,
            face(1, sk, BLKD, lips="#8E3B2C", smile=0.8),
            l("M-9 -2.6 L-14 -1.6", INK, 2),
            sh(
                "M-19 -6 C-24 -48 30 -46 22 -8 C20 -16 14 -19 8 -19 C0 -19 -6 -17 -10 -17 C-12 -8 -12 6 -11 30 C-11 36 -14 38 -20 38 L-27 38 C-28 20 -26 6 -25 -6 C-25 -12 -22 -14 -19 -6 Z",
                BLKL,
                BLKD,
                5,
                0,
            ),
            q("M-24 -14 C-22 -20 -4 -27 22 -20 L22.6 -14 C0 -20 -20 -14 -24.8 -8 Z", GOLD),
            q("M6 -23 C12 -23 18 -22 22 -20 L22.6 -14 C17 -16 12 -17 6 -17 Z", GOLDD),
            c(14, -19, 3.4, SEA),
            l("M-21 2 L-21 34 M-16.5 4 L-16.5 35", BLKD, 1.6),
        )
    ]
    return xs


@scene
def ar_glass():
    sk = "tan"
    L, B, Dk, K = SK[sk]
    xs = [
        r(0, 0, 240, 220, 0, "#4A2E33"),
        p("M0 0 L96 0 L30 220 L0 220 Z", "#5B3A3A"),
        p("M0 0 L40 0 L0 130 Z", "#6A4743"),
    ]
    # furnace at the right
    xs += [
        p("M118 196 L118 112 C118 44 240 30 240 70 L240 196 Z", "#8C3A25"),
        p("M118 196 L118 112 C118 78 146 60 176 54 C140 76 136 120 138 196 Z", "#A94B30"),
        l("M120 150 L138 150 M124 92 L142 98 M146 66 L154 80 M186 52 L188 66", "#6B2A1B", 3),
        p("M146 196 L146 124 C146 76 240 76 240 124 L240 196 Z", "#2B1713"),
        p("M150 196 L150 128 C150 84 240 84 240 128 L240 196 Z", "#E8853D"),
        p("M160 196 C156 160 166 116 200 104 C226 110 240 140 240 160 L240 196 Z", "#F2B04F"),
        p("M172 196 C170 166 182 136 202 126 C222 138 232 166 230 196 Z", "#F9DC8E"),
    ]
    # shelf with finished glass
    xs += (
        [
            r(96, 62, 38, 5, 0, "#6B4122"),
            g(
                "translate(99 38) scale(.25)",
                p(
                    "M37 8 L59 8 L59 18 L56 20 L56 34 C72 40 80 50 80 62 C80 78 66 94 48 94 C30 94 16 78 16 62 C16 50 24 40 40 34 L40 20 L37 18 Z",
                    SEAL,
                ),
            ),
            g(
                "translate(114 36) scale(.27)",
                p("M30 20 L66 20 L58 50 L58 92 L72 96 L24 96 L38 92 L38 50 Z", "#8FCBA8"),
            ),
        ]
        if 0
        else []
    )
    xs += [p("M0 196 L240 196 L240 220 L0 220 Z", "#6B2A1B"), r(108, 192, 132, 7, 0, "#B5603F")]
    # body, seen from his left side, leaning to the pipe
    bd = "M58 106 C40 110 20 128 16 160 L10 220 L112 220 C114 190 116 160 106 136 C100 120 90 112 84 108 Z"
    xs += sh(bd, "#E9DDC2", "#B9A27A", 12, 2, "#F8F1DF", 4, 4)
    xs += [
        q(inter(bd, "M0 196 C40 204 80 204 120 196 L120 220 L0 220 Z"), WOOD),
        q(inter(bd, "M96 198 L120 194 L120 220 L96 220 Z"), WOODD),
    ] + folds(["M52 140 C50 160 44 176 34 188", "M66 160 C66 174 62 184 56 192"], "#B9A27A")
    # pipe and glass

    xs += arm([(100, 150), (140, 150), (157, 126)], [24, 20, 15], sk, 9, 5)
    xs += [
        l("M104 92 L186 134", "#414B56", 6),
        l("M104 90.6 L186 132.6", "#9FABB5", 2.4),
        l("M96 88 L112 96", "#C9A26D", 7),
    ] + [
        g(
            "translate(158 119.5) rotate(26)",
            sh("M-8 -8 C-2 -10 5 -10 8 -8 C10 -5 10 6 8 8 C4 10 -4 10 -8 8 Z", B, Dk, 3, 3),
            l("M-2.5 -8 L-2.5 7 M2.5 -8 L2.5 7", Dk, 1.5),
        )
    ]
    gl = "M180 130 C186 118 204 112 216 122 C232 134 230 160 212 168 C194 176 174 164 174 146 C174 140 176 134 180 130 Z"
    xs += [
        q(gl, "#F27F3B"),
        q(sub(gl, mv(gl, -7, -6)), "#C9532B"),
        q(
            "M182 138 C186 124 204 120 214 130 C224 142 218 158 206 160 C192 162 178 154 182 138 Z",
            "#F9A94E",
        ),
        q(
            "M186 134 C190 126 200 124 206 128 C200 130 192 134 190 144 C186 142 185 138 186 134 Z",
            "#FCE7AE",
        ),
    ]
    # neck and head in profile looking right and a little down
    xs += [
        q("M60 84 C62 98 58 108 50 114 L88 122 C90 114 90 108 94 104 L84 90 Z", B),
        q("M84 92 C80 102 82 112 86 122 L92 118 L98 104 L90 92 Z", Dk),
    ]
    prof = "M-8 -32 C6 -34 17 -28 18 -17 C18 -13 19 -11 20 -8 L26 2 C26.5 4 25 5.5 21 5.5 C21.5 8 24 9 24.5 11 C25 13 23 14 21.5 14.5 C22.5 16 22 18 20.5 19 C20.5 24 18 27.5 12 27.5 C4 27 -4 24 -8 18 C-20 14 -24 -28 -8 -32 Z"
    shd = "M13 -32 C12 -24 13 -16 10 -10 C12 -8 14 -6 14 -3 C13 2 10 4 11 9 C12 13 8 15 8 18 C6 20 0 19 -8 14 L-10 24 L30 36 L36 -20 Z"
    hd = [
        q(prof, B),
        q(sub(prof, mv(prof, 4, 3)), L) if 0 else "",
        q(inter(prof, shd), Dk),
        e(11, 4.5, 5.6, 5.2, B),
        q(inter(disc(11, 4.5, 5.6, 5.2), box(12.5, -4, 10, 20)), Dk),
        p("M13 -8 Q16.5 -11.5 19 -7.6 Q16.5 -5.6 13 -8 Z", "#FAF1E0"),
        c(17.3, -8.2, 1.9, INK),
        l("M12.6 -8.4 Q16.5 -11.8 19.4 -8", INK, 1.7),
        l("M10.5 -14.2 Q15 -17.6 19 -14", BLK, 3),
        q("M21.5 10.8 L25 10.8 L25 13.6 L21.5 14 Z", K),
    ]
    stub = "M-8 8 C-4 8 -1 10 2 14 C6 16.5 12 14.5 15 15.5 C18 16.5 20 18 20.5 19 C20.5 24 18 27.5 12 27.5 C4 27 -6 25 -9 18 Z"
    hd += sh(stub, BLKL, BLKD, 4, 3)
    curls = None
    for x, y, rr in (
        (-16, -12, 11),
        (-18, 0, 9.5),
        (-16, 11, 8),
        (-12, -24, 11.5),
        (0, -32, 11),
        (11, -31, 8.5),
        (15, -23, 6),
        (-6, -20, 12),
        (4, -24, 10),
        (-9, -4, 8),
    ):
        curls = disc(x, y, rr) if curls is None else curls.united(disc(x, y, rr))
    hd += sh(curls, BLKL, BLKD, 5, 4) + [
        l(
            "M-16 -20 Q-12 -25 -7 -22 M-4 -33 Q1 -37 6 -33 M-21 -6 Q-18 -11 -13 -9 M-2 -22 Q2 -26 7 -23",
            "#665243",
            2,
        ),
        e(-6, 0, 4, 6, B),
        e(-5.4, 0.8, 1.8, 3.4, Dk),
        q("M-22 -16 C-14 -22 2 -24 16 -22 L16.5 -17 C4 -19 -12 -17 -22 -10 Z", SEA),
        q("M2 -23 L16 -22 L16.5 -17 L2 -18.4 Z", "#1F5A69"),
    ]
    xs += [at(78, 76, 1.1, hd, rot=6)]
    # arms
    xs += (
        arm([(64, 160), (98, 172), (126, 114)], [28, 23, 17], sk, 4, 4)
        + sleeve([(56, 132), (66, 164)], [38, 34], "#F3EAD3", "#B9A27A")
        + [fist(127, 106, 24, sk, 1.05)]
    )
    xs += [fist(159, 124, 26, sk, 1.0)] if 0 else []
    return xs


@scene
def ar_coin():
    hx, hy, sk = 122, 84, "tan"
    L, B, Dk, K = SK[sk]
    xs = [
        r(0, 0, 240, 220, 0, "#F2D288"),
        p("M0 150 L60 120 L120 140 L180 116 L240 138 L240 220 L0 220 Z", "#E0B45F"),
    ]
    # stall goods behind: amphorae, cloth rolls
    xs += [r(0, 140, 240, 10, 0, WOODL), r(0, 150, 240, 70, 0, WOOD), r(0, 150, 240, 6, 0, WOODD)]

    def amph(x, y, f, fd):
        return [
            g(
                f"translate({x} {y})",
                l("M-8 -44 C-18 -42 -18 -30 -10 -28 M8 -44 C18 -42 18 -30 10 -28", fd, 4),
                sh(
                    "M-6 -52 L6 -52 L5 -44 C16 -36 16 -16 6 0 L-6 0 C-16 -16 -16 -36 -5 -44 Z",
                    f,
                    fd,
                    6,
                    2,
                ),
            )
        ]

    xs += [
        g("translate(4 14) scale(.9)", amph(24, 140, TERRAL, TERRA)),
        [
            p("M180 140 L180 122 L236 122 L236 140 Z", PUR),
            r(180, 122, 56, 6, 3, PURL),
            p("M188 122 L188 104 L232 104 L232 122 Z", SEA),
            r(188, 104, 44, 6, 3, SEAL),
            r(196, 90, 32, 14, 3, REDC),
            r(196, 90, 32, 5, 2, REDL),
        ],
    ]
    # awning
    xs += [r(14, 30, 7, 120, 0, WOODD), r(222, 30, 7, 120, 0, WOODD)]
    for i in range(8):
        f, fd = (TERRA, TERRAD) if i % 2 == 0 else (PAR, PARD)
        x = i * 30
        xs += [
            p(f"M{x} 0 L{x + 30} 0 L{x + 30} 30 C{x + 30} 44 {x} 44 {x} 30 Z", f),
            p(f"M{x} 24 L{x + 30} 24 L{x + 30} 30 C{x + 30} 44 {x} 44 {x} 30 Z", fd),
        ]
    T_ = torso(hx, hy + 44, 58, 18, 56)
    xs += [neck(hx, hy, sk, 14)]
    xs += sh(T_, "#5E4386", "#432C63", 16, 2, "#7A5CA4", 4, 4)
    xs += [
        q(
            inter(T_, f"M{hx - 20} {hy + 30} L{hx - 10} 220 L{hx + 14} 220 L{hx + 22} {hy + 30} Z"),
            "#E9DDC2",
        ),
        q(
            inter(T_, f"M{hx + 8} {hy + 30} L{hx + 6} 220 L{hx + 14} 220 L{hx + 22} {hy + 30} Z"),
            "#C9B68C",
        ),
        l(f"M{hx - 17} {hy + 44} L{hx - 10} 220 M{hx + 19} {hy + 44} L{hx + 14} 220", GOLD, 4.5),
    ]
    for k in range(4):
        xs.append(c(hx + 1, hy + 78 + k * 14, 2.4, GOLD) if k > 3 else "")
    # hanging scales in his right hand
    xs += (
        sleeve([(86, 142), (64, 182), (54, 158)], [34, 32, 28], "#6B4E95", "#432C63")
        + arm([(54, 156), (50, 124)], [18, 15], sk, 3, 3)
        + [g("rotate(-8 53 150)", r(40, 146, 27, 9, 3, GOLD), r(56, 146, 11, 9, 3, GOLDD))]
    )
    xs += [
        l("M52 122 L52 164", GOLDD, 2.5),
        l("M26 168 L82 160", GOLDD, 4.4),
        c(53, 164, 4, GOLD),
        l("M27 168 L16 196 M27 168 L38 196 M81 160 L70 188 M81 160 L92 188", GOLDL, 1.7),
        e(24, 195, 7, 3.4, PAR),
        e(31, 194, 6, 3.6, STONE),
        p("M12 196 L42 196 C40 209 14 209 12 196 Z", GOLD),
        p("M29 196 L42 196 C40 206 33 207 27 205.6 Z", GOLDD),
        e(80, 187, 8, 4, TERRA),
        e(76, 186, 4, 3, TERRAL),
        p("M66 188 L96 188 C94 201 68 201 66 188 Z", GOLD),
        p("M83 188 L96 188 C94 198 87 199 81 197.6 Z", GOLDD),
        fist(51, 122, -84, sk, 1.0),
    ]
    # open left hand with coins
    xs += sleeve([(162, 146), (188, 186), (166, 198)], [36, 36, 32], "#563B7D", "#3B2658") + [
        g("rotate(12 160 200)", r(152, 184, 9, 30, 3, GOLD))
    ]
    xs += [
        q(
            "M156 190 C146 186 136 188 128 192 C118 190 108 192 104 196 C102 200 106 202 112 201 C106 204 110 209 118 207 C130 212 148 212 156 206 Z",
            B,
        ),
        q(
            "M156 200 C140 204 124 204 112 201 C106 204 110 209 118 207 C130 212 148 212 156 206 Z",
            Dk,
        ),
    ]

    def coin_(x, y, w=15, h=5.2):
        return [
            p(
                f"M{x - w} {y} L{x - w} {y + 5} C{x - w} {y + 5 + h * 1.3} {x + w} {y + 5 + h * 1.3} {x + w} {y + 5} L{x + w} {y} Z",
                GOLDD,
            ),
            e(x, y, w, h, GOLD),
            e(x, y, w * 0.66, h * 0.62, GOLDL),
        ]

    xs += [
        coin_(138, 188),
        coin_(137, 181),
        coin_(139, 174),
        coin_(138, 167),
        coin_(116, 192, 12, 4.4),
    ]
    # head
    hd = [at(hx, hy, 1.08, face(0, sk, "#8A8074", smile=1.4, age=1, brow=3.4))]
    b, m = beard(0, "#B9B0A2", "#857B6E", 42, 22)
    hd += [
        at(
            hx,
            hy,
            1.08,
            b,
            l("M-5 17.6 Q0 20 5 17.6", "#A2543E", 2.4),
            l(
                "M-8 28 C-7 34 -4 37 -3 39 M2 26 C2 32 2 36 1 40 M10 25 C9 31 7 35 5 37",
                "#857B6E",
                1.8,
            ),
            sh(
                "M-23 -14 C-26 -40 -14 -46 0 -46 C14 -46 26 -40 23 -14 C10 -20 -10 -20 -23 -14 Z",
                SEA,
                "#1F5A69",
                9,
                2,
                SEAL,
                3,
                3,
            ),
            sh(
                "M-25 -20 C-12 -28 12 -28 25 -20 L25 -10 C12 -18 -12 -18 -25 -10 Z",
                GOLD,
                GOLDD,
                12,
                0,
            ),
            l(
                "M-17 -18.4 L-13 -20.6 L-9 -20.4 L-5 -22.2 L-1 -21 L3 -22.2 L7 -20.6 L11 -20.8",
                TERRAD,
                1.8,
            ),
            c(-20.5, 11, 3.2, GOLD),
            c(20.5, 11, 3.2, GOLDD),
        )
    ]
    return xs + hd


@scene
def ar_blue3():
    hx, hy, sk = 124, 72, "fair"
    L, B, Dk, K = SK[sk]
    xs = [
        r(0, 0, 240, 220, 0, "#A9D0E2"),
        [
            r(x, y, w, 9, 4.5, "#D9ECF0")
            for x, y, w in (
                (44, 58, 46),
                (34, 66, 40),
                (58, 50, 22),
                (152, 76, 56),
                (166, 68, 34),
                (176, 84, 40),
            )
        ],
        p("M0 146 C40 132 80 140 120 134 C170 128 210 138 240 130 L240 220 L0 220 Z", "#6F9FB8"),
        p("M0 168 L240 160 L240 220 L0 220 Z", "#2F6DB5"),
    ]
    # colonnade
    for x, w in ((-6, 38), (204, 38)):
        xs += [
            r(x, 30, w, 190, 0, "#F6F0E2"),
            r(x + w * 0.62, 30, w * 0.38, 190, 0, "#CFC3AA"),
            l(f"M{x + 9} 40 L{x + 9} 220 M{x + 18} 40 L{x + 18} 220", "#DDD2BB", 2.4),
            l(f"M{x + 29} 40 L{x + 29} 220", "#B9AB8E", 2.4),
            p(f"M{x - 5} 24 L{x + w + 5} 24 L{x + w} 36 L{x} 36 Z", "#FBF6EA"),
            p(f"M{x + w * 0.6} 24 L{x + w + 5} 24 L{x + w} 36 L{x + w * 0.6} 36 Z", "#CFC3AA"),
            r(x - 7, 17, w + 14, 8, 1, "#FBF6EA"),
            r(x + w * 0.6, 17, w * 0.4 + 7, 8, 1, "#CFC3AA"),
        ]
    xs += [r(0, 0, 240, 18, 0, "#EFE6D3"), r(0, 12, 240, 6, 0, "#CFC3AA"), r(0, 0, 240, 3, 0, GOLD)]
    xs += [
        p("M32 190 L204 190 L204 198 L32 198 Z", "#F6F0E2"),
        p("M32 198 L204 198 L204 220 L32 220 Z", "#CFC3AA"),
    ]
    for k in range(7):
        x = 40 + k * 24
        xs += [
            p(
                f"M{x} 198 L{x + 12} 198 L{x + 9} 206 L{x + 11} 220 L{x + 1} 220 L{x + 3} 206 Z",
                "#F6F0E2",
            ),
            p(f"M{x + 7} 198 L{x + 12} 198 L{x + 9} 206 L{x + 11} 220 L{x + 6} 220 Z", "#DDD2BB"),
        ]
    T_ = torso(hx, hy + 46, 50, 19, 48)
    xs += [neck(hx, hy, sk, 10, turn=1)]
    xs += sh(T_, "#F8F1E0", "#CBB894", 14, 2)
    xs += [
        q(
            f"M{hx - 16} {hy + 42} C{hx - 12} {hy + 60} {hx + 12} {hy + 60} {hx + 16} {hy + 42} L{hx - 10} {hy + 34} Z",
            B,
        ),
        q(
            f"M{hx} {hy + 56} C{hx + 8} {hy + 55} {hx + 14} {hy + 50} {hx + 16} {hy + 42} L{hx + 9} {hy + 32} C{hx + 2} {hy + 36} {hx} {hy + 46} {hx} {hy + 56} Z",
            Dk,
        ),
        q(neck(hx, hy, sk, 10)[0].split('"')[1], B) if 0 else "",
        l(
            f"M{hx - 14} {hy + 46} C{hx - 8} {hy + 58} {hx + 8} {hy + 58} {hx + 14} {hy + 46}",
            GOLD,
            3,
        ),
    ] + [
        c(hx - 9 + k * 4.5, hy + 57.5 + (2 - abs(k - 2)) * 1.6, 2.2, SEA if k % 2 else GOLD)
        for k in range(5)
    ]
    xs += folds(
        [
            f"M{hx - 4} {hy + 66} C{hx - 4} {hy + 84} {hx - 8} {hy + 100} {hx - 14} {hy + 112}",
            f"M{hx + 8} {hy + 64} C{hx + 12} {hy + 78} {hx + 12} {hy + 90} {hx + 8} {hy + 100}",
        ],
        "#D9CBAC",
        2.6,
    )
    # palla over the left shoulder (our right) and across the waist
    pal = f"M{hx + 14} {hy + 46} C{hx + 30} {hy + 50} {hx + 48} {hy + 52} {hx + 56} {hy + 68} C{hx + 64} {hy + 90} {hx + 62} 200 {hx + 62} 220 L{hx - 54} 220 C{hx - 56} 206 {hx - 50} 196 {hx - 46} 190 C{hx - 10} 186 {hx + 16} 170 {hx + 20} 140 C{hx + 22} {hy + 64} {hx + 18} {hy + 54} {hx + 14} {hy + 46} Z"
    xs += sh(pal, "#2F6DB5", "#1F4B80", 15, 2, "#5C93D0", 4, 3)
    xs += folds(
        [
            f"M{hx - 44} 200 C{hx} 198 {hx + 30} 178 {hx + 32} 146",
            f"M{hx - 42} 212 C{hx + 6} 212 {hx + 42} 190 {hx + 44} 150",
            f"M{hx + 26} {hy + 56} C{hx + 34} {hy + 66} {hx + 36} {hy + 80} {hx + 34} {hy + 90}",
        ],
        "#1F4B80",
        3,
    ) + [
        l(
            f"M{hx - 46} 190 C{hx - 10} 186 {hx + 16} 170 {hx + 20} 140 C{hx + 22} {hy + 64} {hx + 18} {hy + 54} {hx + 14} {hy + 46}",
            GOLD,
            3.4,
        ),
        c(hx + 20, hy + 54, 6, GOLD),
        c(hx + 20, hy + 54, 3, TERRA),
    ]
    # right arm holding a laurel sprig
    xs += (
        arm([(82, 142), (66, 182), (98, 168)], [25, 21, 16], sk, 4, 4)
        + sleeve([(86, 140), (74, 160)], [31, 29], "#F8F1E0", "#CBB894")
        + [l("M70 170 L58 166", GOLD, 0), l("M80 178 L88 166", GOLD, 0)]
    )
    xs += [l("M106 172 C104 150 92 128 74 112", LEAFD, 3)]
    for x, y, a in ((105, 158, -20), (100, 144, -30), (93, 131, -40), (84, 120, -50)):
        xs += [leafp(x, y, 19, 6, a - 10, LEAFD), leafp(x, y, 19, 6, a - 128, LEAF)]
    xs += [
        leafp(75, 113, 17, 6, -132, LEAF),
        fist(106, 165, -14, sk, 0.95),
        l("M88 176 L93 160", GOLD, 5),
    ]
    HB, HD, HLt = "#7A4A2C", "#54301A", "#96623C"
    xs += [
        at(
            hx,
            hy,
            1.04,
            sh(
                "M-20 6 C-30 -4 -30 -24 -20 -30 C-14 -44 16 -44 22 -28 C26 -20 24 -8 20 0 Z",
                HB,
                HD,
                6,
                2,
            ),
            face(1, sk, "#5C3A22", lips="#B5523E", smile=1, brow=2.2),
            sh(
                "M-14 -4 C-18 -2 -19 4 -22 4 C-32 0 -32 -24 -22 -30 C-20 -46 14 -48 21 -28 C23 -22 22 -16 20.5 -12 C17 -20 10 -23 2 -22 C-6 -21 -11 -14 -14 -4 Z",
                HB,
                HD,
                6,
                3,
                HLt,
                3,
                3,
            ),
            sh(
                "M-24 -24 C-32 -34 -26 -46 -14 -46 C-6 -46 -2 -40 -4 -34 C-10 -30 -18 -28 -24 -24 Z",
                HB,
                HD,
                5,
                3,
                HLt,
                3,
                3,
            ),
            l(
                "M-24 -12 C-20 -20 -14 -26 -4 -29 M-22 -2 C-19 -12 -12 -20 -4 -25 M8 -34 C14 -32 18 -27 20 -22",
                HD,
                2,
            ),
            l("M-22 -36 C-18 -40 -12 -41 -8 -38", HD, 2),
            q("M-21 -28 C-10 -38 12 -38 21.4 -27 L22.4 -22 C12 -32 -8 -33 -20 -22 Z", GOLD),
            q("M8 -34.6 C14 -33 18 -31 21.4 -27 L22.4 -22 C18 -27 13 -29 8 -30 Z", GOLDD),
            c(1, -35, 3.6, BLU),
            l("M-19.5 9 L-19.5 12", GOLD, 2),
            c(-19.5, 14.5, 3, GOLD),
        )
    ]
    return xs


@scene
def ar_blue2cat():
    hx, hy, sk = 116, 70, "olive"
    L, B, Dk, K = SK[sk]
    xs = [
        r(0, 0, 240, 220, 0, "#CFE6EA"),
        sun(190, 40, 24, "#FBF1D2", "#E3EBDD"),
        p("M0 112 C30 100 60 104 84 110 L84 130 L0 130 Z", "#9DBFC4"),
        r(0, 124, 240, 40, 0, "#3F8FC0"),
        p(
            "M60 134 L120 134 L120 137 L60 137 Z M20 144 L70 144 L70 147 L20 147 Z M170 140 L226 140 L226 143 L170 143 Z",
            "#7FB8DC",
        ),
        g(
            "translate(-150 6)",
            p("M174 124 L200 124 L193 132 L180 132 Z", WOODD),
            p("M188 122 L188 94 L206 119 Z", "#FBF6EA"),
            p("M186 122 L186 100 L172 119 Z", TERRAL),
        ),
    ]
    # white terrace wall, arch, bougainvillea
    xs += [
        r(0, 152, 240, 12, 0, "#FBF6EA"),
        r(0, 164, 240, 56, 0, "#E4DAC4"),
        r(0, 164, 240, 4, 0, "#CBBE9F"),
        r(206, 20, 34, 200, 0, "#FBF6EA"),
        p("M206 20 L214 20 L214 220 L206 220 Z", "#FFFDF6"),
        p("M226 20 L240 20 L240 220 L226 220 Z", "#D5CAB0"),
        r(0, 8, 240, 9, 0, WOODL),
        r(0, 13, 240, 4, 0, WOOD),
        [r(x, 0, 8, 12, 0, WOOD) for x in (8, 48, 88, 128, 168)],
        [r(x + 5, 0, 3, 12, 0, WOODD) for x in (8, 48, 88, 128, 168)],
    ]
    for x, y, rr, f in (
        (224, 24, 20, "#7C8A4A"),
        (206, 40, 15, "#66743A"),
        (234, 52, 16, "#66743A"),
        (196, 22, 13, "#7C8A4A"),
        (222, 14, 12, "#9B3A6B"),
        (208, 30, 9, "#C2528A"),
        (230, 36, 11, "#C2528A"),
        (194, 16, 7, "#C2528A"),
        (232, 60, 9, "#9B3A6B"),
        (216, 48, 8, "#C2528A"),
        (202, 46, 6, "#9B3A6B"),
        (224, 22, 6, "#DD86AE"),
        (206, 27, 4, "#DD86AE"),
        (227, 33, 4.5, "#DD86AE"),
    ):
        xs.append(q(inter(disc(x, y, rr), box(0, 0, 240, 220)), f))
    # long curls behind
    HB, HD, HL_ = "#5B3722", "#3B2114", "#7A5034"
    hb = None
    for x, y, rr in (
        (-22, -8, 12),
        (-26, 8, 12),
        (-27, 24, 12),
        (-26, 40, 11),
        (-28, 54, 9),
        (22, -8, 11),
        (26, 8, 12),
        (28, 24, 12),
        (27, 40, 11),
        (29, 54, 9),
        (0, -20, 26),
        (0, 10, 26),
    ):
        hb = disc(x, y, rr) if hb is None else hb.united(disc(x, y, rr))
    xs += [at(hx, hy, 1.0, sh(hb, HB, HD, 8, 3))]
    T_ = torso(hx, hy + 44, 44, 17, 42)
    xs += [neck(hx, hy - 2, sk, 9)]
    xs += sh(T_, "#2F6DB5", "#1F4B80", 13, 2, "#5C93D0", 4, 4)
    xs += [
        q(
            f"M{hx - 15} {hy + 43} C{hx - 10} {hy + 58} {hx + 10} {hy + 58} {hx + 15} {hy + 43} L{hx} {hy + 34} Z",
            B,
        ),
        q(
            f"M{hx + 1} {hy + 54} C{hx + 8} {hy + 53} {hx + 13} {hy + 49} {hx + 15} {hy + 43} L{hx + 4} {hy + 36} Z",
            Dk,
        ),
        l(
            f"M{hx - 15} {hy + 44} C{hx - 10} {hy + 59} {hx + 10} {hy + 59} {hx + 15} {hy + 44}",
            GOLD,
            3.4,
        ),
        l(
            f"M{hx - 15} {hy + 50} C{hx - 10} {hy + 66} {hx + 10} {hy + 66} {hx + 15} {hy + 50}",
            PAR,
            2.4,
        ),
    ]
    # cat across the chest: body, haunch, tail, head
    CB, CD, CL = "#E3B878", "#B5834A", "#F3D9A8"
    tail = limb([(72, 196), (58, 176), (62, 156), (72, 150)], [12, 11, 10, 9])
    xs += sh(tail, CB, CD, 3, 3) + [q(inter(tail, box(50, 140, 40, 18)), CD)]
    body = "M66 190 C64 168 90 158 116 160 C136 160 150 150 160 156 C174 164 174 190 160 202 C140 214 88 214 74 206 C68 202 66 196 66 190 Z"
    xs += sh(body, CB, CD, 6, 9, CL, 3, 3) + [
        l(
            "M88 166 C90 172 90 178 88 184 M102 162 C104 168 104 174 102 180 M116 161 C118 166 118 172 116 178",
            CD,
            3.6,
        )
    ]
    # her arms under and round it
    xs += arm([(74, 146), (56, 180), (72, 200), (132, 206)], [22, 21, 20, 18], sk, 3, 5) + sleeve(
        [(80, 136), (60, 170)], [30, 29], "#3B7BC2", "#1F4B80"
    )
    xs += sleeve([(152, 136), (176, 170)], [30, 30], "#2A60A2", "#1A4070") + arm(
        [(177, 172), (180, 194), (158, 206)], [22, 20, 17], sk, 3, 4
    )
    xs += [
        g(
            "translate(148 206) scale(-1 1) rotate(-8)",
            sh("M-10 -9 C-4 -11 8 -10 12 -7 C14 -5 13 6 10 8 C5 11 -5 11 -10 9 Z", B, Dk, -2, 3),
            l("M2 -4 L12 -3 M2 1 L13 1 M2 5 L11 5", Dk, 1.6),
        ),
        l("M64 184 L76 176", GOLD, 0),
    ]
    # cat head
    cat = [
        sh(
            "M-19 -22 L-8 -13 L8 -13 L19 -22 C21 -12 22 -4 20 4 C17 16 -17 16 -20 4 C-22 -4 -21 -12 -19 -22 Z",
            CB,
            CD,
            6,
            2,
            CL,
            3,
            3,
        ),
        p("M-16 -16 L-9 -11 L-15 -7 Z", "#D58C74"),
        p("M16 -16 L9 -11 L15 -7 Z", "#B5694F"),
        p("M-7 3 C-4 0 4 0 7 3 C8 9 4 12 0 12 C-4 12 -8 9 -7 3 Z", "#F8EBD0"),
        e(-8.5, -2.5, 3.6, 4, "#8FA858"),
        e(8.5, -2.5, 3.6, 4, "#8FA858"),
        e(-8.2, -2.5, 1.5, 3.6, INK),
        e(8.8, -2.5, 1.5, 3.6, INK),
        p("M-2.8 3 L2.8 3 L0 6 Z", "#A24E38"),
        l("M0 6 L0 8 M-4 9 Q-1 10.5 0 8 Q1 10.5 4 9", INK, 1.3),
        l("M-2 -13 L-2 -8 M3 -13 L3 -8", CD, 2.4),
        l("M-10 6 L-22 4 M-10 8 L-21 10 M10 6 L22 4 M10 8 L21 10", "#FBF6EA", 1.1),
    ]
    xs += [
        sh("M146 160 L178 160 C180 172 174 180 162 180 C150 180 144 172 146 160 Z", CB, CD, 6, 3),
        l("M148 166 C154 172 170 172 177 166", SEA, 6),
        c(162, 172, 4.2, GOLD),
        at(162, 146, 1.12, cat, rot=4),
    ]
    # paw
    xs += [sh("M136 190 C136 182 152 182 152 190 C152 197 136 197 136 190 Z", CL, CD, 3, 3)]
    ft = "M-19 2 C-24 -2 -27 -12 -24 -22 C-20 -42 20 -42 24 -22 C27 -12 24 -2 19 2 C20 -6 18 -12 14 -17 C6 -14 -6 -16 -12 -20 C-17 -14 -20 -6 -19 2 Z"
    xs += [
        at(
            hx,
            hy,
            0.98,
            face(0, sk, "#4A2C1B", lips="#B5604A", smile=1.6, brow=2.2),
            sh(ft, HB, HD, 7, 3, HL_, 3, 3),
            q("M-24.5 -16 C-18 -34 18 -34 24.5 -16 L25 -22 C18 -39 -18 -39 -25 -22 Z", PAR),
            q("M8 -30 C16 -28 22 -22 24.5 -16 L25 -22 C22 -29 15 -34 8 -35 Z", STONE),
        )
    ]
    return xs


@scene
def ar_compass():
    hx, hy, sk = 106, 72, "brown"
    L, B, Dk, K = SK[sk]
    xs = [r(0, 0, 240, 220, 0, "#CFDDB6"), p("M0 0 L150 0 L60 220 L0 220 Z", "#DCE7C6")]
    # geometry on the wall
    G_ = "#8FB08A"
    xs += [
        c(150, 84, 70, "none", 3.4, G_),
        p("M150 14 L210.6 119 L89.4 119 Z", "none", 3.4, G_),
        c(150, 84, 35, "none", 2.6, G_),
        l("M150 14 L150 150 M80 84 L220 84", G_, 2),
        c(150, 14, 4, TERRA),
        c(210.6, 119, 4, TERRA),
    ]
    xs += [r(0, 150, 240, 70, 0, "#7FA27C"), r(0, 150, 240, 5, 0, "#A6C29C")]
    T_ = torso(hx, hy + 46, 46, 18, 44)
    xs += [
        at(
            hx,
            hy,
            1.0,
            sh("M-19 2 C-34 4 -38 -16 -28 -24 C-18 -28 -14 -10 -19 2 Z", BLKL, BLKD, 5, 3),
        )
    ]
    xs += [neck(hx, hy, sk, 10, turn=1)]
    xs += sh(T_, "#F1E6CB", "#C6B48C", 13, 2, "#FAF4E2", 4, 4)
    xs += [
        q(
            f"M{hx - 14} {hy + 44} C{hx - 8} {hy + 58} {hx + 8} {hy + 58} {hx + 14} {hy + 44} L{hx} {hy + 36} Z",
            B,
        ),
        q(
            f"M{hx + 1} {hy + 54} C{hx + 8} {hy + 53} {hx + 12} {hy + 49} {hx + 14} {hy + 44} L{hx + 6} {hy + 36} Z",
            Dk,
        ),
    ]
    mant = f"M{hx - 46} {hy + 56} C{hx - 40} {hy + 50} {hx - 28} {hy + 50} {hx - 20} {hy + 48} C{hx - 10} {hy + 80} {hx + 14} {hy + 104} {hx + 46} {hy + 112} L{hx + 45} 220 L{hx - 48} 220 C{hx - 52} 180 {hx - 56} {hy + 80} {hx - 46} {hy + 56} Z"
    xs += (
        sh(mant, "#3E8E4E", "#2A6437", 11, 5, "#5FA869", 4, 3)
        + folds(
            [
                f"M{hx - 32} {hy + 60} C{hx - 26} {hy + 92} {hx} {hy + 118} {hx + 40} {hy + 128}",
                f"M{hx - 40} {hy + 84} C{hx - 34} {hy + 112} {hx - 12} {hy + 132} {hx + 20} {hy + 142}",
            ],
            "#2A6437",
            3,
        )
        + [
            l(
                f"M{hx - 20} {hy + 48} C{hx - 10} {hy + 80} {hx + 14} {hy + 104} {hx + 46} {hy + 112}",
                GOLDL,
                3,
            )
        ]
    )
    # desk with drawn sheet
    xs += [
        p("M76 208 L240 190 L240 220 L64 220 Z", WOOD),
        p("M70 204 L240 184 L240 194 L64 214 Z", WOODL),
        p("M110 200 L224 187 L234 199 L116 213 Z", PAR),
        p("M110 200 L116 213 L124 212 L117 199 Z", PARD),
        l("M190 197 A24 6 0 1 1 150 201", TERRA, 2.4),
    ]
    # compasses
    xs += [
        g(
            "rotate(3 184 110)",
            p("M178 106 L186 108 L162 200 L157 201 Z", GOLD),
            p("M182 107 L186 108 L162 200 L160 200.5 Z", GOLDD),
            p("M182 108 L190 106 L208 190 L204 192 Z", GOLDL),
            p("M187 107 L190 106 L208 190 L206 191 Z", GOLDD),
            l("M170 158 Q187 166 200 154", GOLDD, 3.4),
            r(180, 88, 8, 14, 3, GOLD),
            c(184, 107, 10, GOLD),
            q(inter(disc(184, 107, 10), box(186, 90, 20, 40)), GOLDD),
            c(184, 107, 3.6, INK),
        )
    ]
    # arms
    xs += (
        arm([(146, 148), (162, 170), (180, 136)], [24, 21, 15], sk, 4, 4)
        + sleeve([(136, 136), (152, 160)], [31, 29], "#EADDBE", "#C6B48C")
        + [fist(184, 128, -10, sk, 0.98), l("M167 142 L181 152", GOLD, 4.6)]
    )
    xs += (
        arm([(66, 138), (52, 178), (92, 202)], [27, 21, 16], sk, 4, 4)
        + [
            g(
                "translate(98 203) rotate(8)",
                sh("M-10 -8 C-4 -9 6 -7 14 -3 C17 -1 16 4 12 5 C4 8 -6 8 -10 6 Z", B, Dk, 2, 3),
                l("M4 -2 L13 1 M2 2 L11 4", Dk, 1.5),
            )
        ]
        + sleeve([(72, 134), (60, 160)], [32, 30], "#46965A", "#2A6437")
    )
    # head
    xs += [
        at(
            hx,
            hy,
            1.04,
            face(1, sk, BLKD, eyes="down", lips="#8E3B2C", smile=0.8, brow=2.4),
            sh(
                "M-15 -2 C-19 -6 -22 -2 -22 -6 C-28 -26 -14 -42 4 -41 C20 -40 26 -26 21 -9 C18 -18 10 -22 4 -22 C-4 -20 -11 -14 -15 -2 Z",
                BLKL,
                BLKD,
                6,
                3,
            ),
            l("M-20 -12 C-14 -22 -4 -27 8 -28 M-14 -28 C-8 -34 2 -36 10 -34", BLKD, 2),
            q("M-22.5 -16 C-14 -30 8 -34 22 -24 L22.4 -18 C10 -28 -10 -24 -22.6 -9 Z", TERRA),
            q("M8 -29.4 C14 -29 18 -27 22 -24 L22.4 -18 C18 -21 13 -23 8 -24 Z", TERRAD),
            c(-20, 11.5, 3, GOLD),
        )
    ]
    return xs


@scene
def ar_gear():
    hx, hy, sk = 120, 66, "fair"
    L, B, Dk, K = SK[sk]
    xs = [
        r(0, 0, 240, 220, 0, "#4F8560"),
        p("M0 0 L128 0 L40 220 L0 220 Z", "#5E9670"),
        p("M0 0 L52 0 L0 120 Z", "#73A981"),
    ]

    # workshop: big wheel, beam, water screw
    def wheel(x, y, ro, n, f, fd):
        return [
            q(sub(gearpath(x, y, n, ro, ro * 0.82, 0.27, 0.19), disc(x, y, ro * 0.62)), f),
            q(
                sub(
                    inter(
                        gearpath(x, y, n, ro, ro * 0.82, 0.27, 0.19),
                        box(x + ro * 0.15, y - ro, ro * 1.2, 2 * ro),
                    ),
                    disc(x, y, ro * 0.62),
                ),
                fd,
            ),
            l(
                " ".join(
                    f"M{x} {y} L{x + ro * 0.66 * math.cos(a):.1f} {y + ro * 0.66 * math.sin(a):.1f}"
                    for a in [k * math.pi / 3 for k in range(6)]
                ),
                fd,
                5,
            ),
            c(x, y, ro * 0.2, f),
        ]

    xs += [
        wheel(36, 108, 42, 12, "#3B6B4B", "#315A40"),
        wheel(206, 64, 46, 14, "#3B6B4B", "#2F573E"),
        wheel(216, 140, 30, 10, "#356346", "#2B5039"),
    ]
    xs += [r(0, 182, 240, 38, 0, "#6B4122"), r(0, 182, 240, 5, 0, WOOD)]
    T_ = torso(hx, hy + 48, 54, 18, 50)
    xs += [neck(hx, hy, sk, 12)]
    xs += sh(T_, "#D9B382", "#A67C4B", 15, 2, "#E9CDA3", 4, 4)
    xs += folds(
        [
            f"M{hx - 28} {hy + 60} C{hx - 22} {hy + 74} {hx - 22} {hy + 88} {hx - 30} {hy + 96}",
            f"M{hx + 24} {hy + 58} C{hx + 20} {hy + 72} {hx + 22} {hy + 84} {hx + 28} {hy + 94}",
        ],
        "#A67C4B",
        2.6,
    )
    mant = f"M{hx + 18} {hy + 46} C{hx + 34} {hy + 52} {hx + 50} {hy + 52} {hx + 58} {hy + 70} C{hx + 66} {hy + 96} {hx + 62} 200 {hx + 62} 220 L{hx + 24} 220 C{hx + 34} 180 {hx + 34} {hy + 80} {hx + 18} {hy + 46} Z"
    xs += sh(mant, "#8C3A25", "#642717", 12, 2, TERRA, 4, 2)
    # gear held before him
    gx, gy = 118, 176
    gp = gearpath(gx, gy, 10, 47, 36, 0.28, 0.19)
    xs += sleeve([(82, 136), (62, 168)], [34, 33], "#E0BD8E", "#A67C4B") + sleeve(
        [(160, 136), (182, 168)], [34, 33], "#8C3A25", "#642717"
    )
    xs += [
        q(mv(inter(gp, box(0, 0, 240, 213)), 5, 6), "#8A5F36"),
        q(inter(gp, box(0, 0, 240, 220)), GOLD),
        q(inter(inter(sub(gp, mv(gp, -9, -4)), box(0, 0, 240, 220)), box(0, 0, 240, 220)), GOLDD),
        c(gx, gy, 30, GOLDD),
        c(gx - 1.5, gy - 1.5, 27.5, GOLDL),
        q(sub(disc(gx - 1.5, gy - 1.5, 27.5), disc(gx - 7, gy - 5, 27.5)), "#E3BE6A"),
        c(gx, gy, 13, GOLDD),
        c(gx, gy, 10, INK),
    ]
    for k in range(6):
        x, y = pol(gx, gy, 20.5, 30 + k * 60)
        xs.append(c(round(x, 1), round(y, 1), 3, GOLDD))
    xs += arm([(61, 168), (58, 196), (74, 198)], [24, 20, 16], sk, 4, 4) + arm(
        [(183, 168), (184, 196), (164, 200)], [24, 20, 16], sk, 4, 4
    )
    xs += [
        fist(80, 194, -8, sk, 1.05),
        g(
            "translate(158 194) scale(-1.05 1.05) rotate(-8)",
            sh(
                "M-10 -9 C-4 -12 6 -12 9 -9 C12 -7 12 8 9 10 C5 12 -5 12 -10 9 C-12 4 -12 -4 -10 -9 Z",
                B,
                Dk,
                -2.5,
                3,
            ),
            l("M0 -4.5 L10 -4.5 M0 1 L10 1 M0 6 L9 6", Dk, 1.8),
            q("M-9 -8 C-6 -13 4 -13 6 -9 C7 -6 3 -5 -1 -5 Z", B),
        ),
    ]
    WB, WD = "#F3EDE0", "#BDB3A2"
    b, m = beard(0, WB, WD, 48, 23)
    xs += [
        at(
            hx,
            hy,
            1.08,
            sh("M-22 -12 C-27 -6 -25 10 -19 14 L19 14 C25 10 27 -6 22 -12 Z", WB, WD, 8, 0),
            face(0, sk, "#CFC6B6", smile=1.3, age=1, brow=3.6),
            b,
            l("M-5 17.6 Q0 20 5 17.6", "#B0604A", 2.4),
            l("M-9 26 C-9 34 -6 38 -4 42 M0 25 C0 32 0 38 -1 44 M9 26 C9 33 7 38 5 41", WD, 1.8),
            q("M-19.4 -4 C-22 -8 -22 -14 -20 -18 C-17 -16 -17 -10 -17.4 -6 Z", WB),
            q("M19.4 -4 C22 -8 22 -14 20 -18 C17 -16 17 -10 17.4 -6 Z", WD),
        )
    ]
    return xs


@scene
def ar_tablet():
    hx, hy, sk = 128, 68, "tan"
    L, B, Dk, K = SK[sk]
    xs = [r(0, 0, 240, 220, 0, "#E3DDAE"), p("M0 0 L170 0 L90 220 L0 220 Z", "#ECE8C2")]
    # shelves of tablets and the ziggurat seen through a window
    xs += [
        p("M16 118 L16 56 C16 20 84 20 84 56 L84 118 Z", "#A3B36B"),
        p("M22 118 L22 58 C22 28 78 28 78 58 L78 118 Z", "#F6E3B0"),
        p(
            "M30 118 L30 104 L36 104 L36 92 L43 92 L43 80 L57 80 L57 92 L64 92 L64 104 L70 104 L70 118 Z",
            TERRAL,
        ),
        p("M52 80 L57 80 L57 92 L64 92 L64 104 L70 104 L70 118 L58 118 Z", TERRA),
        r(10, 116, 80, 7, 1, "#7C8A4A"),
    ]
    for j, y in enumerate((60, 100, 140)):
        for k in range(4):
            x = 174 + k * 17
            f = (TERRAL, "#E3A57C", TERRA, "#D9B382")[(j * 3 + k) % 4]
            xs += [
                p(
                    f"M{x} {y} L{x} {y - 25} C{x} {y - 31} {x + 14} {y - 31} {x + 14} {y - 25} L{x + 14} {y} Z",
                    f,
                ),
                p(
                    f"M{x + 10} {y} L{x + 10} {y - 28} C{x + 13} {y - 27} {x + 14} {y - 26} {x + 14} {y - 25} L{x + 14} {y} Z",
                    TERRAD,
                ),
                l(
                    f"M{x + 3} {y - 20} L{x + 8} {y - 20} M{x + 3} {y - 14} L{x + 7} {y - 14} M{x + 3} {y - 8} L{x + 8} {y - 8}",
                    TERRAD,
                    1.6,
                ),
            ]
        xs += [r(168, y, 72, 6, 0, WOOD), r(168, y + 4, 72, 3, 0, WOODD)]
    xs += [r(0, 172, 240, 48, 0, "#A9A45E"), r(0, 172, 240, 4, 0, "#C9C585")]
    HB, HD = "#33271F", "#1E1610"
    xs += [
        at(
            hx,
            hy,
            1.05,
            sh("M12 -16 C30 -16 36 8 32 22 C28 34 12 34 8 26 Z", HB, HD, 6, 3),
            l("M24 -4 Q31 0 28 6 M22 10 Q32 12 28 20 M16 24 Q24 20 26 26", BLKL, 2.2),
        )
    ]
    T_ = torso(hx, hy + 48, 54, 18, 50)
    xs += [neck(hx, hy, sk, 13, turn=-1)]
    xs += sh(T_, "#4E8F5A", "#2F6A40", 15, 2, "#6BAA72", 4, 4)
    xs += [
        q(
            inter(
                T_,
                f"M{hx + 20} {hy + 40} C{hx} {hy + 90} {hx - 30} {hy + 120} {hx - 60} {hy + 130} L{hx - 60} {hy + 118} C{hx - 36} {hy + 106} {hx - 10} {hy + 84} {hx + 4} {hy + 44} Z",
            ),
            PAR,
        ),
        q(
            inter(
                T_,
                f"M{hx + 34} {hy + 46} C{hx + 14} {hy + 100} {hx - 20} {hy + 130} {hx - 60} {hy + 146} L{hx - 60} {hy + 134} C{hx - 26} {hy + 120} {hx + 6} {hy + 94} {hx + 24} {hy + 42} Z",
            ),
            GOLD,
        ),
    ]
    for k in range(7):
        t = k / 6
        x = hx + 26 - t * 70
        y = hy + 62 + t * 62
        xs.append(l(f"M{x:.1f} {y:.1f} l{3} 9", GOLDD, 2))
    # tablet in the left hand (our left), stylus right
    tb = "M50 140 C52 128 106 122 110 132 L120 190 C120 196 70 206 66 200 Z"
    xs += sleeve([(86, 136), (60, 168)], [34, 32], "#58995F", "#2F6A40")
    xs += sh(mv(tb, 4, 5), TERRAD, TERRAD, 1, 1) + sh(tb, TERRAL, TERRA, 7, 3, "#EDA481", 4, 3)
    wd = lambda x, y, a=0: g(f"translate({x} {y}) rotate({a})", p("M0 -3 L10 0 L0 3 Z", TERRAD))
    for j in range(5):
        for k in range(3 - (j == 4)):
            x = 60 + k * 16 + j * 2.2
            y = 146 + j * 11 - k * 1.8
            xs.append(wd(x, y, -8 if (j + k) % 3 else 60))
    xs += arm([(59, 168), (58, 190), (66, 196)], [23, 20, 17], sk, 4, 4) + [
        fist(71, 193, 70, sk, 1.0)
    ]
    xs += [
        l("M146 128 L112 164", WOODD, 5.5),
        l("M146 127 L113 162", WOODL, 2.4),
        p("M114 160 L108 169 L117 164 Z", PAR),
    ]
    xs += (
        arm([(176, 170), (168, 186), (142, 148)], [25, 22, 16], sk, 4, 4)
        + sleeve([(166, 136), (180, 168)], [34, 33], "#3F7F4C", "#2A5C38")
        + [
            fist(137, 140, 206, sk, 1.0)
            if 0
            else g(
                "translate(136 142) rotate(36) scale(-1 1)",
                sh(
                    "M-10 -9 C-4 -12 6 -12 9 -9 C12 -7 12 8 9 10 C5 12 -5 12 -10 9 C-12 4 -12 -4 -10 -9 Z",
                    B,
                    Dk,
                    -2.5,
                    3,
                ),
                l("M0 -4.5 L10 -4.5 M0 1 L10 1 M0 6 L9 6", Dk, 1.8),
            ),
            l("M150 170 L165 160", GOLD, 5),
        ]
    )
    b, m = beard(-1, "#3A2C22", "#1E1610", 52, 19, sq=True)
    cur = [
        l(
            " ".join(f"M{x - 3} {y} Q{x} {y + 4} {x + 3} {y}" for x in range(-17, 15, 7)),
            "#5A4636",
            1.9,
        )
        for y in (24, 31, 38, 45)
    ]
    xs += [
        at(
            hx,
            hy,
            1.05,
            face(-1, sk, BLKD, eyes="down", smile=0.3, brow=3.6, age=1),
            b,
            cur,
            l(f"M{m - 4.5:.1f} 17.8 L{m + 3.5:.1f} 17.8", "#A85C48", 2.4),
            sh(
                "M-16.4 -10 C-18 -26 -8 -32 4 -32 C18 -32 24 -18 23 0 L18 2 C18 -8 16 -14 10 -17 C0 -16 -10 -15 -16.4 -10 Z",
                HB,
                HD,
                6,
                2,
            ),
            sh(
                "M-19 -17 C-18 -30 -14 -46 -10 -52 C-4 -55 10 -55 15 -52 C20 -44 24 -30 24 -16 C12 -24 -8 -24 -19 -17 Z",
                "#F1E6CB",
                "#C0AC7F",
                10,
                2,
                "#FBF6EA",
                3,
                3,
            ),
            sh(
                "M-19.5 -16 C-8 -24 12 -24 24.5 -15 L24 -23 C12 -32 -6 -32 -19 -24 Z",
                TERRA,
                TERRAD,
                14,
                0,
            ),
            l("M-9 -40 C0 -43 10 -43 18 -40", GOLD, 3),
            c(19.5, 11, 3, GOLD),
        )
    ]
    return xs


def helm_bronze():
    return ("#D9A85A", "#A8743A", "#F0CE8C")


def helm_steel():
    return (OREL, ORE, "#D3DADE")


@scene
def ar_red0():
    hx, hy, sk = 120, 72, "tan"
    L, B, Dk, K = SK[sk]
    HB, HD, HL_ = helm_bronze()
    xs = [r(0, 0, 240, 220, 0, "#F0B48A"), sun(120, 76, 60, "#F8DDAE", "#F4C79B")]
    xs += [p("M0 150 L30 136 L70 148 L120 132 L176 150 L240 134 L240 220 L0 220 Z", "#C9805A")]
    for x0, n in ((-4, 4), (176, 4)):
        xs += [
            r(x0, 128, 68, 92, 0, "#D9B382"),
            [r(x0 + i * 18, 116, 11, 13, 0, "#D9B382") for i in range(n)],
            r(x0, 138, 68, 4, 0, "#A67C4B"),
            r(x0 + 44, 142, 24, 78, 0, "#B98F5E"),
        ]
    xs += [l("M8 160 L28 160 M18 178 L40 178 M186 158 L204 158 M190 186 L214 186", "#A67C4B", 3.4)]
    # spear
    xs += [
        r(186, 36, 7, 184, 2, WOODL),
        r(189.5, 36, 3.5, 184, 0, WOOD),
        p("M189.5 2 L200 26 L193 40 L186 40 L179 26 Z", OREL),
        p("M189.5 2 L200 26 L193 40 L189.5 40 Z", ORE),
        r(184, 38, 11, 6, 2, GOLD),
    ]
    T_ = torso(hx, hy + 46, 56, 18, 48)
    xs += [neck(hx, hy, sk, 13)]
    xs += sh(T_, REDC, REDD, 16, 2, REDL, 4, 4)
    cu = inter(
        T_,
        f"M{hx - 34} {hy + 44} L{hx - 24} {hy + 40} C{hx - 14} {hy + 62} {hx + 14} {hy + 62} {hx + 24} {hy + 40} L{hx + 34} {hy + 44} L{hx + 36} {hy + 74} L{hx + 44} {hy + 84} L{hx + 44} 220 L{hx - 44} 220 L{hx - 44} {hy + 84} L{hx - 36} {hy + 74} Z",
    )
    xs += sh(cu, HB, HD, 14, 2, HL_, 4, 4) + [
        l(
            f"M{hx - 30} {hy + 92} C{hx - 20} {hy + 102} {hx - 6} {hy + 102} {hx} {hy + 94} C{hx + 6} {hy + 102} {hx + 20} {hy + 102} {hx + 30} {hy + 92}",
            HD,
            3,
        ),
        c(hx + 30, hy + 54, 4, GOLDL),
        c(hx - 30, hy + 54, 4, GOLDL),
    ]
    xs += (
        sleeve([(168, 136), (182, 160)], [33, 31], REDC, REDD)
        + arm([(183, 158), (206, 182), (194, 146)], [25, 22, 17], sk, 4, 4)
        + [fist(189, 138, -6, sk, 1.08), l("M186 154 L206 150", HB, 7)]
    )
    # great round shield
    sx, sy, R = 92, 172, 56
    xs += [
        q(inter(disc(sx + 6, sy + 6, R), box(0, 0, 240, 220)), "#6B2A1B"),
        q(inter(disc(sx, sy, R), box(0, 0, 240, 220)), HB),
        q(inter(sub(disc(sx, sy, R), disc(sx - 5, sy - 3, R)), box(0, 0, 240, 220)), HD),
        q(inter(disc(sx, sy, R - 8), box(0, 0, 240, 220)), REDC),
        q(inter(sub(disc(sx, sy, R - 8), disc(sx - 16, sy - 8, R - 6)), box(0, 0, 240, 220)), REDD),
    ]
    xs += [
        q(inter(star(sx, sy, 8, 38, 17), box(0, 0, 240, 220)), GOLDL),
        q(
            inter(
                inter(
                    star(sx, sy, 8, 38, 17),
                    f"M{sx} {sy - 60} L{sx + 60} {sy - 60} L{sx + 60} {sy + 60} L{sx + 30} {sy + 60} Z",
                ),
                box(0, 0, 240, 220),
            ),
            GOLD,
        ),
        c(sx, sy, 10, REDD),
        c(sx - 1, sy - 1, 7, HB),
    ]
    for k in range(16):
        x, y = pol(sx, sy, R - 4, k * 22.5 + 11)
        if y < 218:
            xs.append(c(round(x, 1), round(y, 1), 1.8, HL_))
    xs += [
        at(
            hx,
            hy,
            1.06,
            face(0, sk, "#3A2A1E", smile=0.1, brow=3.2),
            q(
                "M-14 17 C-10 30 10 30 14 17 C10 26 6 29.4 0 29.4 C-6 29.4 -10 26 -14 17 Z",
                "#3A2A1E",
            ),
            # helmet: crest, bowl, cheek guards
            sh(
                "M-16 -40 C-22 -62 8 -72 28 -54 C40 -42 40 -10 34 14 C28 4 30 -16 22 -30 C14 -42 -4 -44 -16 -40 Z",
                REDC,
                REDD,
                7,
                4,
                REDL,
                4,
                3,
            )
            if 0
            else [sh("M-9 -36 C-13 -64 13 -64 9 -36 Z", REDC, REDD, 6, 0, REDL, 3, 2)],
            sh(
                "M-22 -8 C-26 -48 26 -48 22 -8 C16 -16 8 -17 0 -14.5 C-8 -17 -16 -16 -22 -8 Z",
                HB,
                HD,
                9,
                3,
                HL_,
                4,
                4,
            ),
            q("M-3 -44 L3 -44 L3 -14 L0 -11 L-3 -14 Z", HD),
            sh(
                "M-23 -10 L-17 -13 C-16 -4 -13 6 -10 12 C-10 20 -12 26 -15 29 C-22 22 -25 8 -23 -10 Z",
                HB,
                HD,
                3,
                3,
                HL_,
                3,
                2,
            ),
            sh(
                "M23 -10 L17 -13 C16 -4 13 6 10 12 C10 20 12 26 15 29 C22 22 25 8 23 -10 Z",
                HD,
                "#7E5426",
                3,
                3,
            ),
            l("M-21.5 -13 C-15 -20 -7 -20 0 -18 C7 -20 15 -20 21.5 -13", HL_, 2),
        )
    ]
    return xs


@scene
def ar_red1():
    hx, hy, sk = 112, 74, "fair"
    L, B, Dk, K = SK[sk]
    xs = [
        r(0, 0, 240, 220, 0, "#E88F6A"),
        sun(60, 64, 36, "#F6D9A8", "#EFAE82"),
        p("M0 120 C40 104 80 118 130 106 C180 96 210 110 240 102 L240 220 L0 220 Z", "#C4593B"),
        p("M0 150 C60 134 120 148 180 136 C210 130 226 134 240 132 L240 220 L0 220 Z", "#9E4632"),
        p("M0 184 C70 170 170 178 240 168 L240 220 L0 220 Z", "#6E2C22"),
    ]
    # quiver
    xs += [
        g(
            "rotate(-16 52 130)",
            [
                [
                    l(f"M{40 + k * 8} 118 L{40 + k * 8} {74 + (k % 2) * 7}", WOODL, 2.6),
                    p(
                        f"M{36 + k * 8} {74 + (k % 2) * 7} L{44 + k * 8} {74 + (k % 2) * 7} L{42 + k * 8} {92 + (k % 2) * 7} L{38 + k * 8} {92 + (k % 2) * 7} Z",
                        PAR if k % 2 else REDL,
                    ),
                ]
                for k in range(4)
            ],
            r(34, 104, 36, 80, 5, WOOD),
            r(56, 104, 14, 80, 4, WOODD),
            r(34, 104, 36, 8, 3, GOLD),
            r(34, 124, 36, 5, 0, GOLDD),
        )
    ]
    T_ = torso(hx, hy + 46, 48, 18, 42)
    xs += [neck(hx, hy, sk, 10, turn=1)]
    xs += sh(T_, "#2F6A7C", "#1C4755", 13, 2, "#4A8A9A", 4, 4)
    xs += [
        q(
            f"M{hx - 13} {hy + 46} L{hx} {hy + 74} L{hx + 13} {hy + 46} L{hx + 8} {hy + 38} L{hx - 10} {hy + 38} Z",
            B,
        ),
        q(f"M{hx + 2} {hy + 44} L{hx} {hy + 74} L{hx + 13} {hy + 46} L{hx + 9} {hy + 36} Z", Dk),
        l(f"M{hx - 14} {hy + 45} L{hx} {hy + 75} L{hx + 14} {hy + 45}", GOLD, 4),
        l(f"M{hx} {hy + 74} L{hx} 220", GOLD, 4),
    ]
    for k in range(4):
        y = hy + 88 + k * 16
        xs += [
            p(f"M{hx - 14} {y} L{hx - 8} {y - 6} L{hx - 2} {y} L{hx - 8} {y + 6} Z", REDL),
            p(f"M{hx + 14} {y} L{hx + 8} {y - 6} L{hx + 2} {y} L{hx + 8} {y + 6} Z", REDC),
        ]
    xs += [
        l(f"M{hx - 40} {hy + 60} L{hx + 34} 206", WOODD, 8),
        l(f"M{hx - 40} {hy + 58} L{hx + 34} 204", WOODL, 3.4),
        q(inter(T_, box(hx - 60, 204, 120, 12)), WOODD),
        q(inter(T_, box(hx - 60, 204, 120, 4)), WOOD),
        c(hx, 210, 8, GOLD),
        c(hx, 210, 4, GOLDD),
    ]
    # left arm (ours) on hip
    xs += sleeve([(76, 140), (54, 172), (76, 198)], [30, 26, 20], "#37798B", "#1C4755") + [
        fist(80, 200, 30, sk, 0.9),
        l("M66 190 L76 182", GOLD, 5),
    ]
    # braid
    br = None
    for k in range(6):
        br = (
            disc(hx - 19 + k * 1.2, hy + 22 + k * 11, 7.6 - k * 0.4)
            if br is None
            else br.united(disc(hx - 19 + k * 1.2, hy + 22 + k * 11, 7.6 - k * 0.4))
        )
    HB, HD, HLi = "#A8502A", "#763217", "#C8703F"
    xs += sh(br, HB, HD, 4, 3, HLi, 2, 2) + [
        r(hx - 20, hy + 82, 13, 5, 2, GOLD),
        p(
            f"M{hx - 18} {hy + 87} L{hx - 9} {hy + 87} L{hx - 11} {hy + 98} L{hx - 16} {hy + 98} Z",
            HB,
        ),
    ]
    # horn held up at the right
    hn = "M150 150 C176 150 196 126 196 70 L226 52 C236 116 206 172 156 172 Z"
    xs += sleeve([(150, 138), (182, 168)], [30, 28], "#286070", "#183E4A")
    xs += sh(hn, PAR, STONE, 8, 6, "#FFFFFF", 3, 3) + [
        q(inter(hn, "M186 104 L230 92 L232 110 L186 124 Z"), TERRA),
        q(inter(hn, "M212 90 L236 90 L232 118 L206 118 Z"), TERRAD),
        q(inter(hn, "M150 140 L166 140 L170 180 L150 180 Z"), GOLD),
        g("rotate(-31 211 61)", e(211, 61, 19, 9, GOLD), e(211, 61, 13, 5, INK)),
        q("M150 150 C144 150 140 152 138 156 C138 164 142 170 156 172 Z", GOLD),
        p("M140 153 L130 150 L129 160 L139 164 Z", GOLDD),
    ]
    xs += (
        sleeve([(182, 168), (180, 176)], [26, 22], "#286070", "#183E4A")
        + arm([(181, 174), (172, 162)], [20, 17], sk, 3, 3)
        + [
            g(
                "translate(172 158) rotate(-70)",
                sh(
                    "M-10 -9 C-4 -12 6 -12 9 -9 C12 -7 12 8 9 10 C5 12 -5 12 -10 9 C-12 4 -12 -4 -10 -9 Z",
                    B,
                    Dk,
                    3,
                    2,
                ),
                l("M0 -4.5 L10 -4.5 M0 1 L10 1 M0 6 L9 6", Dk, 1.8),
            )
        ]
    )
    xs += [
        at(
            hx,
            hy,
            1.02,
            sh(
                "M-16 -6 C-22 -8 -26 6 -24 26 C-22 34 -12 34 -10 26 C-14 14 -14 4 -16 -6 Z",
                HB,
                HD,
                3,
                2,
            ),
            face(1, sk, "#8A4020", lips="#B5523E", smile=0.5, brow=2.6),
            [c(x, y, 0.9, Dk) for x, y in ((-3, 6), (0, 8), (-6, 8), (1, 4.6))],
            sh(
                "M-12 0 C-13 -10 -8 -18 2 -21 C10 -22 17 -18 20.5 -9 C24 -24 14 -32 4 -32 C-12 -32 -20 -18 -17 2 Z",
                HB,
                HD,
                5,
                3,
                HLi,
                3,
                3,
            ),
            sh(
                "M-22 20 C-26 4 -27 -16 -20 -28 C-16 -38 -8 -44 2 -46 C8 -56 22 -62 30 -54 C34 -48 30 -42 22 -42 C24 -38 25 -30 23.5 -20 C14 -28 0 -28 -8 -20 C-14 -12 -15 2 -15 22 Z",
                "#D9A441",
                "#A87424",
                6,
                4,
                GOLDL,
                3,
                3,
            ),
            q(
                "M-16.5 20 C-17.5 0 -16 -14 -9 -22 C0 -30 14 -30 23.5 -22 L24 -17 C14 -25 2 -25 -6 -17 C-13 -10 -13.5 4 -13 20 Z",
                REDC,
            ),
            q("M8 -27.4 C14 -27 19 -25 23.5 -22 L24 -17 C19 -20 14 -22 8 -22.4 Z", REDD),
        )
    ]
    return xs


@scene
def ar_red2():
    hx, hy, sk = 120, 74, "deep"
    L, B, Dk, K = SK[sk]
    HB, HD, HL_ = ("#E0B45F", "#A8743A", "#F6DDA0")
    xs = [
        r(0, 0, 240, 220, 0, "#8C2F28"),
        ray(120, 92, 220, 12, "#A03A2E", 7),
        c(120, 92, 74, "#D9674A"),
        c(120, 92, 60, "#F0A866"),
    ]
    xs += [p("M0 176 L40 160 L90 174 L150 158 L200 172 L240 160 L240 220 L0 220 Z", "#5E1D1C")]

    # two horns raised behind him
    def horn():
        return [
            sh(
                "M92 190 C58 176 44 140 46 92 L18 76 C8 140 34 200 80 212 Z",
                PAR,
                STONE,
                9,
                5,
                "#FFFFFF",
                3,
                3,
            ),
            q(
                inter(
                    "M92 190 C58 176 44 140 46 92 L18 76 C8 140 34 200 80 212 Z",
                    "M0 116 L60 124 L60 142 L0 134 Z",
                ),
                TERRA,
            ),
            q(
                inter(
                    "M92 190 C58 176 44 140 46 92 L18 76 C8 140 34 200 80 212 Z",
                    "M34 118 L60 124 L60 142 L34 138 Z",
                ),
                TERRAD,
            ),
            q(
                inter(
                    "M92 190 C58 176 44 140 46 92 L18 76 C8 140 34 200 80 212 Z",
                    "M20 166 L70 150 L80 160 L26 182 Z",
                ),
                GOLD,
            ),
            g("rotate(30 32 84)", e(32, 84, 19, 9, GOLD), e(32, 84, 13, 5, INK)),
        ]

    h2 = "M148 190 C182 176 196 140 194 92 L222 76 C232 140 206 200 160 212 Z"
    xs += horn() + [
        sh(h2, PAR, STONE, 9, 5, "#FFFFFF", 3, 3),
        q(inter(h2, "M240 116 L180 124 L180 142 L240 134 Z"), TERRA),
        q(inter(h2, "M212 118 L240 116 L240 134 L206 140 Z"), TERRAD),
        q(inter(h2, "M220 166 L170 150 L160 160 L214 182 Z"), GOLD),
        g("rotate(-30 208 84)", e(208, 84, 19, 9, GOLD), e(208, 84, 13, 5, INK)),
    ]
    # cape
    cape = f"M{hx - 22} {hy + 46} C{hx - 50} {hy + 46} {hx - 68} {hy + 66} {hx - 72} {hy + 100} L{hx - 80} 220 L{hx + 80} 220 L{hx + 72} {hy + 100} C{hx + 68} {hy + 66} {hx + 50} {hy + 46} {hx + 22} {hy + 46} Z"
    xs += sh(cape, REDC, REDD, 10, 2, REDL, 4, 4) + folds(
        [f"M{hx - 62} {hy + 96} L{hx - 68} 220", f"M{hx + 58} {hy + 92} L{hx + 66} 220"], REDD, 4
    )
    T_ = torso(hx, hy + 46, 50, 19, 42)
    xs += [neck(hx, hy, sk, 13)]
    xs += sh(T_, HB, HD, 14, 2, HL_, 4, 4)
    xs += [
        l(
            f"M{hx - 34} {hy + 86} C{hx - 24} {hy + 104} {hx - 6} {hy + 104} {hx} {hy + 92} C{hx + 6} {hy + 104} {hx + 24} {hy + 104} {hx + 34} {hy + 86}",
            HD,
            3.4,
        ),
        l(f"M{hx} {hy + 96} L{hx} {hy + 132}", HD, 3),
        l(
            f"M{hx - 20} {hy + 116} Q{hx - 11} {hy + 121} {hx - 4} {hy + 117} M{hx + 4} {hy + 117} Q{hx + 11} {hy + 121} {hx + 20} {hy + 116}",
            HD,
            2.6,
        ),
        q(inter(T_, box(hx - 60, 206, 120, 14)), WOODD),
        l(f"M{hx - 42} 206 L{hx + 42} 206", GOLDL, 2.6),
    ]
    xs += [
        l(
            f"M{hx - 40} {hy + 62} C{hx - 34} {hy + 84} {hx - 36} {hy + 104} {hx - 41} {hy + 130}",
            "#FBEFC4",
            3,
        ),
        l(
            f"M{hx + 38} {hy + 66} C{hx + 34} {hy + 84} {hx + 36} {hy + 104} {hx + 40} {hy + 130}",
            "#7E5426",
            3,
        ),
        p(
            f"M{hx - 31} {hy + 74} C{hx - 24} {hy + 70} {hx - 18} {hy + 70} {hx - 14} {hy + 72} C{hx - 20} {hy + 76} {hx - 26} {hy + 82} {hx - 28} {hy + 88} C{hx - 31} {hy + 84} {hx - 32} {hy + 78} {hx - 31} {hy + 74} Z",
            "#FBEFC4",
        ),
        l(f"M{hx - 40} {hy + 126} L{hx + 40} {hy + 126}", HD, 2.4),
    ]
    # lion-face medallion -> sun disc on the chest
    xs += [
        p(star(hx, hy + 76, 12, 15, 10.5), REDD),
        c(hx, hy + 76, 9, GOLDL),
        c(hx, hy + 76, 9, "none", 2, HD),
    ]
    for sg in (-1, 1):
        for k in range(4):
            x = hx + sg * (38 + k * 6.5) - 3.5
            xs.append(
                sh(
                    f"M{x} {hy + 66 + k * 2} L{x + 7} {hy + 66 + k * 2} L{x + 7} {hy + 92 + k * 3} L{x + 3.5} {hy + 97 + k * 3} L{x} {hy + 92 + k * 3} Z",
                    "#F1E3C6" if sg < 0 else "#D9C39A",
                    "#B79A66",
                    2,
                    0,
                )
                + [r(x + 0.8, hy + 86 + k * 3, 5.4, 3, 0, GOLDD)]
            )
    # shoulder pieces and cape collar
    for sg in (-1, 1):
        f, fd = (HB, HD) if sg < 0 else (HD, "#7E5426")
        xs += [
            g(
                f"translate({hx + sg * 42} {hy + 66}) scale({sg} 1)",
                sh("M-20 -14 C-8 -20 12 -16 20 2 L16 14 C8 2 -8 -2 -20 2 Z", f, fd, 3 * sg, 5),
                [
                    p(
                        f"M{14 - k * 8} {10 - k * 4} L{20 - k * 8} {6 - k * 4} L{20 - k * 8} {26 - k * 5} L{13 - k * 8} {25 - k * 5} Z",
                        REDD if k % 2 else REDC,
                    )
                    for k in range(4)
                ]
                if 0
                else "",
            )
        ]
    xs += sh(
        f"M{hx - 44} {hy + 58} C{hx - 34} {hy + 46} {hx - 20} {hy + 44} {hx - 13} {hy + 40} C{hx - 10} {hy + 58} {hx + 10} {hy + 58} {hx + 13} {hy + 40} C{hx + 20} {hy + 44} {hx + 34} {hy + 46} {hx + 44} {hy + 58} C{hx + 26} {hy + 56} {hx + 16} {hy + 70} {hx} {hy + 70} C{hx - 16} {hy + 70} {hx - 26} {hy + 56} {hx - 44} {hy + 58} Z",
        REDC,
        REDD,
        5,
        3,
        REDL,
        3,
        2,
    ) + [
        c(hx - 30, hy + 56, 5.5, GOLDL),
        c(hx - 30, hy + 56, 5.5, "none", 1.8, HD),
        c(hx + 30, hy + 56, 5.5, GOLD),
        c(hx + 30, hy + 56, 5.5, "none", 1.8, HD),
    ]
    xs += [
        at(
            hx,
            hy,
            1.08,
            face(0, sk, BLKD, smile=0.1, brow=3.2, age=1),
            q(
                "M-14 15 C-13 26 -8 31 0 31 C8 31 13 26 14 15 C11 21 7 24 5 24.4 C2 23 -2 23 -5 24.4 C-7 24 -11 21 -14 15 Z",
                "#8F8378",
            ),
            q(
                "M3 31 C9 30 13 26 14 15 C11 21 7 24 5 24.4 C3 23.6 2 23.4 1 23.4 C2 26 3 28 3 31 Z",
                "#5F554C",
            ),
            # transverse crest
            sh(
                "M-40 -16 C-46 -68 46 -68 40 -16 C34 -20 26 -22 20 -22 L-20 -22 C-26 -22 -34 -20 -40 -16 Z",
                REDC,
                REDD,
                8,
                3,
                REDL,
                4,
                4,
            ),
            l(
                "M-27 -27 L-35 -32 M-24 -36 L-31 -43 M-17 -42 L-22 -50 M-8 -46 L-10 -54 M2 -47 L2 -55",
                REDD,
                2.2,
            ),
            l("M12 -45 L14 -53 M20 -41 L25 -48 M25 -34 L31 -40", "#6B1A17", 2.2),
            sh("M-23 -6 C-27 -48 27 -48 23 -6 C14 -16 -14 -16 -23 -6 Z", HB, HD, 9, 3, HL_, 4, 4),
            q("M-24 -6 C-14 -18 14 -18 24 -6 L24.6 -12 C14 -25 -14 -25 -24.6 -12 Z", GOLDL),
            q("M8 -19.6 C16 -17 20 -14 24.6 -12 L24 -6 C19 -11 14 -13 8 -14.6 Z", GOLD),
            c(0, -18.4, 3.6, REDC),
            sh(
                "M-23.6 -8 L-17.6 -11 C-18 0 -15 10 -12 15 C-13 22 -15 26 -18 28 C-24 20 -25.6 6 -23.6 -8 Z",
                HB,
                HD,
                3,
                3,
                HL_,
                3,
                2,
            ),
            sh(
                "M23.6 -8 L17.6 -11 C18 0 15 10 12 15 C13 22 15 26 18 28 C24 20 25.6 6 23.6 -8 Z",
                HD,
                "#7E5426",
                3,
                3,
            ),
        )
    ]
    return xs


# =================================================================== Edifice, Age III
def person(x, y, h, robe, rd, skin="#DDA676", hair="#3A2C22", hat=None, arm_=None):
    """small standing figure, feet at x,y"""
    u = h / 40
    o = [
        p(
            f"M{x - 6.5 * u:.1f} {y} C{x - 8 * u:.1f} {y - 14 * u:.1f} {x - 8 * u:.1f} {y - 26 * u:.1f} {x - 4 * u:.1f} {y - 29 * u:.1f} L{x + 4 * u:.1f} {y - 29 * u:.1f} C{x + 8 * u:.1f} {y - 26 * u:.1f} {x + 8 * u:.1f} {y - 14 * u:.1f} {x + 6.5 * u:.1f} {y} Z",
            robe,
        ),
        p(
            f"M{x + 1 * u:.1f} {y} C{x + 4 * u:.1f} {y - 12 * u:.1f} {x + 3 * u:.1f} {y - 24 * u:.1f} {x + 1.5 * u:.1f} {y - 29 * u:.1f} L{x + 4 * u:.1f} {y - 29 * u:.1f} C{x + 8 * u:.1f} {y - 26 * u:.1f} {x + 8 * u:.1f} {y - 14 * u:.1f} {x + 6.5 * u:.1f} {y} Z",
            rd,
        ),
    ]
    if arm_:
        o.append(
            l(f"M{x} {y - 25 * u:.1f} L{x + arm_[0] * u:.1f} {y + arm_[1] * u:.1f}", skin, 3.4 * u)
        )
    o += [
        c(x, round(y - 34 * u, 1), round(5 * u, 1), skin),
        p(
            f"M{x - 5.2 * u:.1f} {y - 34 * u:.1f} C{x - 5.5 * u:.1f} {y - 41.5 * u:.1f} {x + 5.5 * u:.1f} {y - 41.5 * u:.1f} {x + 5.2 * u:.1f} {y - 34 * u:.1f} C{x + 2 * u:.1f} {y - 37 * u:.1f} {x - 2 * u:.1f} {y - 37 * u:.1f} {x - 5.2 * u:.1f} {y - 34 * u:.1f} Z",
            hat or hair,
        ),
    ]
    return o


def shadow(x, y, w, ln, f):
    return p(
        f"M{x - w} {y} L{x + w} {y} L{x + w + ln} {y + ln * 0.32:.1f} L{x - w + ln} {y + ln * 0.32:.1f} Z",
        f,
    )


@scene
def gold_reserves():
    W1, W2, W3 = "#55486B", "#43375A", "#332846"
    xs = [r(0, 0, 240, 220, 0, W2), p("M0 0 L110 0 L40 220 L0 220 Z", W1)]
    for j, y in enumerate(range(8, 200, 26)):
        for k in range(-1, 5):
            x = k * 58 + (j % 2) * 29
            xs.append(l(f"M{x + 6} {y} L{x + 26} {y}", W3, 3))
    xs += [r(0, 196, 240, 24, 0, "#2A2138")]
    # strong-room
    xs += [
        p("M42 204 L42 104 C42 -2 202 -2 202 104 L202 204 Z", "#CBB894"),
        p(
            "M122 24.5 C168 24.5 202 52 202 104 L202 204 L186 204 L186 104 C186 62 160 38 122 37 Z",
            "#8E7A58",
        ),
    ]
    for a in range(-170, -5, 20):
        x0, y0 = 122 + 66 * math.cos(math.radians(a)), 104 + 66 * math.sin(math.radians(a))
        x1, y1 = 122 + 79 * math.cos(math.radians(a)), 104 + 79 * math.sin(math.radians(a))
        xs.append(l(f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}", "#A08A62", 2.6))
    xs += [
        p("M58 204 L58 104 C58 18 186 18 186 104 L186 204 Z", "#5A3413"),
        p("M66 204 L66 108 C66 34 178 34 178 108 L178 204 Z", "#8A5A1C"),
        c(122, 112, 52, "#B5802C"),
        c(122, 116, 38, "#D9A441"),
    ]
    xs += [c(122, 118, 27, "#E6BC5E")]

    def bar(x, y, f, fd, w=17, h=8):
        return [
            p(f"M{x} {y} L{x + w} {y} L{x + w - 2.4} {y - h} L{x + 2.4} {y - h} Z", f),
            p(f"M{x + w - 6} {y} L{x + w} {y} L{x + w - 2.4} {y - h} L{x + w - 6.6} {y - h} Z", fd),
        ]

    for y, xl in ((92, (82, 100, 127, 145)), (130, (70, 88, 139, 157))):
        hw = 50 if y == 92 else 55
        xs += (
            [bar(x, y, GOLD if y > 100 else "#C9912F", GOLDD if y > 100 else "#93621F") for x in xl]
            + [
                bar(x + 9, y - 8, GOLDL if y > 100 else GOLD, GOLD if y > 100 else GOLDD)
                for x in (xl[0], xl[2])
            ]
            + [r(122 - hw, y, 2 * hw, 5, 0, "#6B4122"), r(122 - hw, y, 2 * hw, 1.8, 0, "#A8743A")]
        )

    # open bronze doors
    def door():
        return [
            p("M58 204 L58 96 C58 74 52 56 42 44 L14 58 L14 216 Z", "#7E5426"),
            p("M52 200 L52 98 C52 80 48 68 41 56 L20 66 L20 207 Z", "#A8743A"),
            p("M52 200 L52 98 C52 90 51 84 49 78 L44 80 L44 202 Z", "#8E5F2E"),
            l("M20 100 L52 104 M20 150 L52 152", "#5A3413", 5),
            [
                c(x, y, 2, "#E0B45F")
                for x, y in (
                    (25, 100.4),
                    (35, 101.8),
                    (46, 103.2),
                    (25, 150.2),
                    (35, 151),
                    (46, 151.6),
                )
            ],
        ]

    xs += [
        door(),
        g(
            "translate(244 0) scale(-1 1)",
            [x.replace("#A8743A", "#8E5F2E").replace("#7E5426", "#5F3C1A") for x in flat(door())],
        ),
    ]

    # shelves of ingots: pyramid
    def ing(x, y, w=36, h=13):
        return [
            p(f"M{x} {y} L{x + w} {y} L{x + w - 4} {y - h} L{x + 4} {y - h} Z", GOLD),
            p(
                f"M{x + 4} {y - h} L{x + w - 4} {y - h} L{x + w - 8} {y - h - 5} L{x + 8} {y - h - 5} Z",
                "#FBEFC4",
            ),
            p(
                f"M{x + w - 12} {y} L{x + w} {y} L{x + w - 4} {y - h} L{x + w - 13} {y - h} Z",
                GOLDD,
            ),
            l(f"M{x + 10} {y - h + 5} L{x + w - 17} {y - h + 5}", GOLDL, 2.4),
        ]

    xs += [p("M66 204 L178 204 L184 209 L72 209 Z", "#5A3413")]
    for row, n in enumerate((3, 2, 1)):
        for k in range(n):
            xs += ing(122 - n * 19 + k * 38 + 1, 194 - row * 18)
    xs += [
        r(60, 194, 124, 12, 2, "#6B4122"),
        r(60, 194, 124, 4, 2, WOODL),
        r(140, 198, 44, 8, 0, WOODD),
    ]

    # heap of coins, chest and jar in front
    def cn(x, y, w=9, h=3.6):
        return [
            p(
                f"M{x - w} {y} L{x - w} {y + 3} C{x - w} {y + 3 + h * 1.4} {x + w} {y + 3 + h * 1.4} {x + w} {y + 3} L{x + w} {y} Z",
                GOLDD,
            ),
            e(x, y, w, h, GOLD),
            e(x - 0.6, y - 0.4, w * 0.62, h * 0.58, GOLDL),
        ]

    for x, y in ((66, 211), (84, 213), (75, 206), (102, 214), (92, 208)):
        xs += cn(x, y)
    for x, y in ((164, 212), (182, 213), (173, 207), (173, 202), (173, 197)):
        xs += cn(x, y)
    return xs


@scene
def concentric_castle():
    xs = [
        r(0, 0, 240, 220, 0, "#C98BA0"),
        p("M0 0 L240 0 L240 44 C170 62 80 34 0 56 Z", "#A9708F"),
        sun(186, 62, 24, "#F6D9A8", "#DCA59C"),
        p("M0 104 L48 72 L92 98 L146 64 L206 96 L240 80 L240 140 L0 140 Z", "#8C5A78"),
        p("M146 64 L206 96 L176 104 L140 96 Z", "#74486A"),
        p("M0 124 C60 100 180 100 240 122 L240 220 L0 220 Z", "#7C8A4A"),
        p("M0 168 C60 150 180 150 240 166 L240 220 L0 220 Z", "#66743A"),
    ]
    A, B2, C2, IN = "#EBCF9F", "#C29A68", "#94683F", "#7A5234"

    def ell(cx, cy, rx, ry, a):
        return cx + rx * math.cos(math.radians(a)), cy + ry * math.sin(math.radians(a))

    def strip(cx, cy, rx, ry, h, a0, a1, f, st_=6):
        n = max(2, int(abs(a1 - a0) / st_))
        pts = [ell(cx, cy, rx, ry, a0 + (a1 - a0) * i / n) for i in range(n + 1)]
        return p(poly(pts + [(x, y - h) for x, y in reversed(pts)]), f)

    def merl(cx, cy, rx, ry, h, a0, a1, n, f, m=5, w=5):
        return [
            r(x - w / 2, y - h - m, w, m + 1, 0, f(x) if callable(f) else f)
            for x, y in [ell(cx, cy, rx, ry, a0 + (a1 - a0) * (i + 0.5) / n) for i in range(n)]
        ]

    def tower(x, y, w, h, roof=None, flag=None):
        o = [
            p(
                f"M{x - w / 2} {y - h} L{x - w / 2} {y} C{x - w / 4} {y + w * 0.2} {x + w / 4} {y + w * 0.2} {x + w / 2} {y} L{x + w / 2} {y - h} Z",
                A,
            ),
            p(
                f"M{x + w * 0.1} {y - h} L{x + w * 0.1} {y + w * 0.15} C{x + w * 0.3} {y + w * 0.13} {x + w * 0.4} {y + w * 0.08} {x + w / 2} {y} L{x + w / 2} {y - h} Z",
                B2,
            ),
            r(x - w / 2 - 2, y - h - 4, w + 4, 6, 0, A),
            r(x + w * 0.1, y - h - 4, w * 0.4 + 2, 6, 0, B2),
            r(x - w / 2 - 1, y - h + 2, w + 2, 2.4, 0, C2),
        ]
        if roof:
            o += [
                p(
                    f"M{x - w / 2 - 4} {y - h - 3} L{x} {y - h - 3 - roof} L{x + w / 2 + 4} {y - h - 3} Z",
                    TERRA,
                ),
                p(
                    f"M{x} {y - h - 3 - roof} L{x + w / 2 + 4} {y - h - 3} L{x + w * 0.1} {y - h - 3} Z",
                    TERRAD,
                ),
            ]
        else:
            o += [
                r(
                    x - w / 2 - 2 + i * (w + 4) / 3,
                    y - h - 9,
                    (w + 4) / 3 * 0.6,
                    6,
                    0,
                    A if i < 2 else B2,
                )
                for i in range(3)
            ]
        if flag:
            t = y - h - 3 - (roof or 5)
            o += [
                l(f"M{x} {t + 3} L{x} {t - 15}", INK, 2),
                p(f"M{x} {t - 16} L{x + 17} {t - 11} L{x} {t - 6} Z", flag),
            ]
        return o + [r(x - w * 0.2, y - h * 0.62, w * 0.18, h * 0.2, 1, INK)]

    cx = 128
    bg = xs
    xs = []
    # moat
    xs += [e(cx, 170, 118, 46, "#3D5A78"), e(cx, 167, 112, 42, "#54789A")]
    # outer ring
    oc, orx, ory, oh = 160, 98, 36, 20
    xs += [
        strip(cx, oc, orx, ory, oh, 180, 360, IN),
        merl(cx, oc, orx, ory, oh, 188, 352, 18, "#8E6440", 4, 5),
        e(cx, oc, orx - 3, ory - 3, "#A89A5C"),
        q(
            inter(disc(cx, oc, orx - 3, ory - 3), disc(cx + 16, oc - 10, orx - 10, ory - 6)),
            "#B8AA68",
        ),
    ]
    xs += tower(cx - 60, oc - 26, 13, 26) + tower(cx + 60, oc - 26, 13, 26)
    # inner ring
    ic, irx, iry, ih = 148, 60, 21, 32
    xs += [
        strip(cx, ic, irx, iry, ih, 180, 360, IN),
        merl(cx, ic, irx, iry, ih, 190, 350, 12, "#8E6440", 4, 5),
        e(cx, ic, irx - 2, iry - 2, "#C2A56E"),
    ]
    # keep
    xs += [
        p("M104 152 L104 84 L152 84 L152 152 C140 160 116 160 104 152 Z", A),
        p("M132 84 L152 84 L152 152 C146 156 138 158 132 158 Z", B2),
        r(99, 76, 58, 11, 0, A),
        r(132, 76, 25, 11, 0, B2),
        r(101, 86, 54, 3.4, 0, C2),
        [r(99 + i * 12.2, 67, 7.4, 10, 0, A if i < 3 else B2) for i in range(5)],
        r(113, 98, 6, 13, 3, INK),
        r(123, 98, 6, 13, 3, INK),
        r(140, 98, 6, 13, 3, "#5A3413"),
    ]
    xs += [
        r(117, 44, 20, 24, 0, A),
        r(128, 44, 9, 24, 0, B2),
        p("M112 46 L127 22 L142 46 Z", TERRA),
        p("M127 22 L142 46 L128 46 Z", TERRAD),
        l("M127 24 L127 6", INK, 2.2),
        p("M127 5 L149 11 L127 18 Z", REDC),
        r(122, 52, 5, 9, 2, INK),
    ]
    # inner front wall
    fr = lambda x: A if x < cx + 24 else B2
    xs += [
        strip(cx, ic, irx, iry, ih, 180, 0, A),
        strip(cx, ic, irx, iry, ih, 62, 0, B2),
        strip(cx, ic, irx, iry, 3, 180, 0, "#8A7A4A"),
        merl(cx, ic, irx, iry, ih, 176, 4, 13, fr, 6, 6),
        [
            l(f"M{x} {y} L{x + 9} {y + 0.8}", B2, 2.4)
            for x, y in ((92, 142), (104, 152), (120, 146), (140, 158))
        ],
    ]
    xs += (
        tower(cx - 59, ic + 2, 18, 44, roof=17)
        + tower(cx + 59, ic + 2, 18, 44, roof=17)
        + tower(cx - 25, ic + 19, 17, 44)
        + tower(cx + 25, ic + 19, 17, 44)
    )
    xs += [
        p("M119 169 L119 148 C119 136 137 136 137 148 L137 169 Z", C2),
        p("M122 169 L122 149 C122 140 134 140 134 149 L134 169 Z", INK),
    ]
    # outer front wall
    fr2 = lambda x: A if x < cx + 40 else B2
    xs += [
        strip(cx, oc, orx, ory, oh, 180, 0, A),
        strip(cx, oc, orx, ory, oh, 64, 0, B2),
        merl(cx, oc, orx, ory, oh, 177, 3, 21, fr2, 6, 6),
        strip(cx, oc, orx, ory, 4, 180, 0, C2),
        [
            l(f"M{x} {y} L{x + 10} {y + 1}", B2, 2.4)
            for x, y in ((46, 168), (64, 182), (80, 180), (96, 190), (144, 186))
        ],
        [l(f"M{x} {y} L{x + 9} {y - 1}", C2, 2.4) for x, y in ((184, 180), (202, 170))],
    ]
    xs += tower(cx - 97, oc + 2, 21, 36, roof=16, flag=REDC) + tower(
        cx + 97, oc + 2, 21, 36, roof=16, flag=REDC
    )
    xs += (
        tower(cx - 66, oc + 27, 18, 32)
        + tower(cx + 66, oc + 27, 18, 32)
        + tower(cx - 22, oc + 36, 19, 36)
        + tower(cx + 22, oc + 36, 19, 36)
    )
    xs += [
        p("M117 197 L117 180 C117 166 139 166 139 180 L139 197 Z", C2),
        p("M120.5 197 L120.5 181 C120.5 171 135.5 171 135.5 181 L135.5 197 Z", INK),
        l("M125.5 174 L125.5 196 M130.5 174 L130.5 196 M121 184 L135 184", SOFT, 1.6),
        p("M118 197 L138 197 L144 220 L112 220 Z", WOOD),
        p("M130 197 L138 197 L144 220 L132 220 Z", WOODD),
        l("M117 203 L139 203 M115 210 L141 210", WOODD, 1.8),
    ]
    return bg + [g("translate(7.4 13) scale(.94)", xs)]


@scene
def military_school():
    xs = [r(0, 0, 240, 220, 0, "#F2C48F"), sun(196, 26, 20, "#FBE8C4", "#F6D3A4")]
    # portico
    xs += [
        p("M-6 46 L120 8 L246 46 Z", TERRA),
        p("M120 8 L246 46 L120 46 Z", TERRAD),
        p("M36 42 L120 17 L204 42 Z", "#E8D2A4"),
        p("M120 17 L204 42 L120 42 Z", "#C9A872"),
        c(120, 33, 7, REDC),
        r(0, 44, 240, 12, 0, "#F3E7CE"),
        r(0, 51, 240, 5, 0, "#CBB894"),
        r(0, 56, 240, 76, 0, "#9C4A33"),
        r(0, 56, 240, 12, 0, "#7E3626"),
        r(0, 118, 240, 20, 0, "#7E3626"),
    ]
    for i, x in enumerate((24, 72, 120, 168, 216)):
        pass

    def shield(x, y, R, f, fd, em):
        return [
            c(x, y, R, GOLDD),
            c(x - 0.6, y - 0.6, R - 1.6, f),
            q(sub(disc(x - 0.6, y - 0.6, R - 1.6), disc(x - 5, y - 3, R - 1)), fd),
        ] + em

    for x, f, fd, em in (
        (44, "#E0A526", "#A87424", [p(star(44, 90, 6, 9, 4), PAR)]),
        (200, "#5F7F45", "#435C2E", [c(200, 90, 6.4, PAR), c(200, 90, 3, "#5F7F45")]),
    ):
        xs += shield(x, 90, 14.5, f, fd, em)
    for x in (4, 64, 160, 220):
        xs += [
            r(x, 58, 16, 78, 0, "#F3E7CE"),
            r(x + 9.5, 58, 6.5, 78, 0, "#C9B68C"),
            l(f"M{x + 5} 64 L{x + 5} 132", "#DDCDA8", 1.8),
            r(x - 4, 54, 24, 6, 1, "#FBF4E2"),
            r(x + 9, 54, 11, 6, 1, "#D3C197"),
            r(x - 3, 132, 22, 5, 1, "#FBF4E2"),
        ]
    xs += [
        r(0, 136, 240, 7, 0, "#EBDDBB"),
        r(0, 143, 240, 6, 0, "#C9AE7E"),
        r(0, 149, 240, 71, 0, "#DDA968"),
        p("M0 149 L240 149 L240 164 C160 158 80 162 0 158 Z", "#C08A4C"),
        p("M0 206 C80 198 160 200 240 206 L240 220 L0 220 Z", "#C08A4C"),
    ]

    # two pupils crossing wooden swords
    def fighter(tun, td, skin, sd, hel, hd, shf, shd_, near):
        o = []
        # legs
        o += sh(limb([(-6, -46), (-22, -26), (-30, -3)], [15, 12, 9]), skin, sd, 2.5, 2) + sh(
            limb([(6, -46), (20, -26), (16, -3)], [16, 12, 9]), skin, sd, 2.5, 2
        )
        o += [
            p("M-36 -5 L-25 -5 L-22 1 L-37 1 Z", WOODD),
            p("M10 -5 L21 -5 L27 1 L10 1 Z", WOODD),
            p("M-33 -13 L-25 -11 L-25 -4 L-34 -5 Z", WOOD),
            p("M13 -12 L21 -12 L21 -4 L12 -4 Z", WOOD),
        ]
        o += sh(
            "M-14 -86 C-6 -90 6 -90 14 -84 C16 -74 13 -64 13 -60 L20 -38 L-19 -38 L-13 -60 C-15 -68 -17 -78 -14 -86 Z",
            tun,
            td,
            7,
            2,
        ) + [r(-13.5, -62, 27, 5, 1, WOODD)]
        o += [q("M-5 -96 L6 -96 L7 -84 L-6 -84 Z", sd)]
        o += sh(
            "M-10 -112 C-10 -122 12 -122 12 -110 C12 -104 12 -98 8 -95 C4 -92 -3 -93 -6 -96 C-9 -100 -10 -106 -10 -112 Z",
            skin,
            sd,
            4,
            2,
        )
        o += [
            sh(
                "M-13 -104 C-14 -126 14 -128 15 -108 C9 -111 4 -112 2 -111 C-1 -108 0 -102 -3 -96 C-8 -97 -12 -99 -13 -104 Z",
                hel,
                hd,
                5,
                2,
            ),
            p("M-12 -116 C-12 -132 10 -133 15 -116 C7 -124 -4 -124 -12 -116 Z", REDC),
            l("M7.4 -106.4 L7.4 -104.4", INK, 2.2),
            l("M7 -99.6 L10 -99.8", sd, 1.6),
        ]
        return o

    # long shadows
    xs += [
        p("M40 204 L104 204 L140 216 L80 216 Z", "#B57F45"),
        p("M150 204 L206 204 L238 214 L186 216 Z", "#B57F45"),
    ]
    SKo, SKd = "#DDA676", "#B57A50"
    SKb, SKbd = "#8A5A3C", "#653E28"
    lf = fighter("#F3E7CE", "#CBB894", SKo, SKd, "#D9A85A", "#A8743A", 0, 0, True)
    rf = fighter("#B83A34", "#84251F", SKb, SKbd, "#D9A85A", "#A8743A", 0, 0, False)
    # left: facing right
    xs += [g("translate(74 206)", lf)]
    xs += [
        l("M101 116 L142 78", WOODD, 6.4),
        l("M101 115 L142 77", WOODL, 3.2),
        l("M104 107 L111 114", WOODD, 4),
    ]
    xs += sh(limb([(86, 124), (96, 136), (101, 118)], [12, 10, 9]), SKo, SKd, 2, 2) + [
        c(101, 116, 5.4, SKo)
    ]

    # right: mirrored
    def mir(xs_):
        return g("translate(168 206) scale(-1 1)", xs_)

    rf2 = fighter("#B83A34", "#84251F", SKb, SKbd, "#A8743A", "#7E5426", 0, 0, False)
    xs += [mir(rf2)]
    xs += [
        l("M143 116 L102 80", WOODD, 6.4),
        l("M143 115 L102 79", WOODL, 3.2),
        l("M140 107 L133 114", WOODD, 4),
    ]
    xs += sh(limb([(157, 124), (150, 137), (144, 119)], [12, 10, 9]), SKb, SKbd, 2, 2) + [
        c(143, 116, 5.4, SKb)
    ]
    # round shields on the outer arms
    xs += shield(62, 144, 21, TERRA, TERRAD, [p(star(62, 144, 8, 12, 5.5), GOLDL)])
    xs += shield(184, 144, 21, SEA, "#1F5A69", [c(184, 144, 10, PAR), c(184, 144, 5.5, SEA)])
    # star of the clash
    xs += [p(star(122, 97, 6, 11, 4), "#FBF1CF")]
    return xs


@scene
def archives():
    F, Bk = (
        [(-30, -34), (270, -34), (270, 246), (-30, 246)],
        [(94, 62), (154, 62), (154, 152), (94, 152)],
    )

    def pt(side, z, v):
        """side -1/1, z 0 near..1 far (perspective), v 0 floor..1 top"""
        t = z * 2.6 / (1 + 1.6 * z) if z < 1 else 1
        x0, x1 = (-30, 94) if side < 0 else (270, 154)
        yb = 246 + (152 - 246) * t
        yt = -34 + (62 + 34) * t
        return x0 + (x1 - x0) * t, yb + (yt - yb) * v

    def quad(side, z0, z1, v0, v1, f):
        d = poly([pt(side, z0, v0), pt(side, z1, v0), pt(side, z1, v1), pt(side, z0, v1)])
        return q(inter(d, box(0, 0, 240, 220)), f)

    xs = [r(0, 0, 240, 220, 0, "#3A2A2A")]
    # vault, floor, end wall
    xs += [
        p("M0 0 L240 0 L154 62 L94 62 Z", "#4A3838"),
        p("M0 0 L124 0 L124 62 L94 62 Z", "#5B4745"),
    ]
    for z in (0.12, 0.3, 0.5, 0.72):
        (xa, ya), (xb, yb) = pt(-1, z, 1), pt(1, z, 1)
        xs.append(
            l(
                f"M{max(0, xa):.1f} {max(0, ya):.1f} Q124 {ya - 34 * (1 - z):.1f} {min(240, xb):.1f} {max(0, yb):.1f}",
                "#33241F",
                4.4 * (1 - z * 0.6),
            )
        )
    xs += [
        p("M94 152 L154 152 L240 218 L240 220 L0 220 L0 222 Z", "#B98F5E"),
        p("M112 152 L138 152 L176 220 L76 220 Z", "#8C3A25"),
        p("M115 152 L135 152 L166 220 L86 220 Z", "#C4593B"),
        l("M94 152 L154 152", "#6B4122", 2),
    ]
    for z in (0.2, 0.42, 0.7):
        (xa, ya), (xb, yb) = pt(-1, z, 0), pt(1, z, 0)
        a = (ya - 152) / 94
        xs += [
            l(
                f"M{max(0, xa):.1f} {ya:.1f} L{124 - 14 - 42 * a:.1f} {ya:.1f} M{124 + 14 + 42 * a:.1f} {ya:.1f} L{min(240, xb):.1f} {ya:.1f}",
                "#9A7244",
                2,
            )
        ]
    xs += [
        r(94, 62, 60, 90, 0, "#E0BC85"),
        p("M94 62 L154 62 L154 74 C144 66 104 66 94 74 Z", "#B98F5E"),
        p("M104 152 L104 96 C104 70 144 70 144 96 L144 152 Z", "#F9EBC8"),
        p("M108 152 L108 97 C108 76 140 76 140 97 L140 152 Z", "#CFE4E2"),
        p("M108 152 L108 126 C118 120 130 126 140 122 L140 152 Z", "#9DAA5E"),
        cyp(131, 148, 38, 5),
    ]
    # light on the floor
    xs += [
        p("M106 152 L142 152 L158 186 L98 186 Z", "#E8A27C")
        if 0
        else p("M115 152 L135 152 L147 178 L105 178 Z", "#DF8562")
    ]
    # the two walls of shelves
    cols = ["#7A4B2A", "#868C92", "#2F6DB5", "#3E8E4E", "#E0A526", "#B83A34", "#6E3F8E"]
    cl = ["#A06A40", "#AEB4B8", "#5C93D0", "#66AC72", "#F2C75E", "#D9675C", "#9B63B8"]
    zs = [0, 0.15, 0.31, 0.50, 0.73, 1.0]
    rows = 5
    for side in (-1, 1):
        xs.append(quad(side, 0, 1, 0, 1, "#6B4122" if side < 0 else "#54321A"))
        for i in range(5):
            z0, z1 = zs[i], zs[i + 1]
            pad = (z1 - z0) * 0.06
            za, zw = z0 + pad + 0.012, (z1 - z0 - 2 * pad - 0.012)
            for j in range(rows):
                v0 = 0.10 + j * 0.175
                vh = 0.145
                xs.append(
                    quad(
                        side, z0 + pad, z1 - pad, v0, v0 + vh, "#2E1B10" if side < 0 else "#251509"
                    )
                )
                if (i * 2 + j + (side > 0)) % 4 == 3:  # clay tablets
                    for k in range(3):
                        a0, a1 = za + zw * (k + 0.10) / 3, za + zw * (k + 0.90) / 3
                        hh = vh * (0.80 if (i + k + j) % 2 else 0.66)
                        f = [("#B9653F", "#A0522F", "#C98B5C"), (TERRAL, "#C4593B", "#E3A57C")][
                            side > 0
                        ][(i + j + k) % 3]
                        xs.append(quad(side, a0, a1, v0, v0 + hh, f))
                        xs.append(
                            quad(
                                side,
                                a0 + (a1 - a0) * 0.2,
                                a0 + (a1 - a0) * 0.8,
                                v0 + hh * 0.62,
                                v0 + hh * 0.72,
                                TERRAD,
                            )
                        )
                        xs.append(
                            quad(
                                side,
                                a0 + (a1 - a0) * 0.2,
                                a0 + (a1 - a0) * 0.62,
                                v0 + hh * 0.34,
                                v0 + hh * 0.44,
                                TERRAD,
                            )
                        )
                    continue
                for m, (k, lv) in enumerate(((0.5, 0), (1.5, 0), (2.5, 0), (1, 1), (2, 1))):
                    zc = za + zw * k / 3
                    x, y = pt(side, zc, v0 + vh * (0.26 + 0.42 * lv))
                    xl, _ = pt(side, zc - zw * 0.155, v0)
                    xr, _ = pt(side, zc + zw * 0.155, v0)
                    rx = abs(xr - xl) / 2
                    ry = abs(pt(side, zc, v0)[1] - pt(side, zc, v0 + vh)[1]) * 0.225
                    if x - rx < 0 or x + rx > 240 or y - ry < -2 or y + ry > 222:
                        continue
                    h = i * 5 + j * 3 + m * 2 + (1 if side > 0 else 0)
                    f = (
                        ("#F3E7CE", "#E2CFA8", "#E3B88C")
                        if side > 0
                        else ("#CFBB93", "#BBA377", "#C08A5C")
                    )[h % 3]
                    xs.append(e(round(x, 1), round(y, 1), round(rx, 1), round(ry, 1), f))
                    if rx > 1.2:
                        xs.append(
                            e(
                                round(x, 1),
                                round(y, 1),
                                round(rx * 0.46, 1),
                                round(ry * 0.46, 1),
                                (cols if side < 0 else cl)[(h * 3 + j) % 7],
                            )
                        )
        for z in zs[:-1]:
            xs.append(quad(side, z, z + 0.018, 0, 1, "#8A5A33" if side > 0 else WOOD))
        xs.append(quad(side, 0, 1, 0.972, 1, "#C08A52" if side > 0 else WOOD))
        xs.append(quad(side, 0, 1, 0, 0.07, "#4F2F18"))
    # ladder on the right wall
    (lx, ly) = (186, 198)
    xs += [
        l("M178 206 L196 42", "#33200F", 0),
        l("M176 204 L200 48", WOODD, 6),
        l("M198 214 L220 50", WOODD, 6),
        l("M175 203 L199 47", WOODL, 3),
        l("M197 213 L219 49", WOODL, 3),
    ]
    for k in range(7):
        t = (k + 0.6) / 7.2
        xs.append(
            l(
                f"M{176 + 24 * t:.1f} {204 - 156 * t:.1f} L{198 + 22 * t:.1f} {214 - 164 * t:.1f}",
                WOODL,
                3.4,
            )
        )
    # archivist with an armful of scrolls
    xs += [p("M96 214 L132 214 L172 220 L120 220 Z", "#6B2A1B")]
    xs += sh(
        "M98 216 C92 190 92 150 100 138 C106 132 128 132 134 138 C142 150 142 190 136 216 Z",
        "#2F7A8C",
        "#1C4F5E",
        12,
        0,
        "#4F9EAB",
        4,
        3,
    ) + folds(
        ["M108 158 C110 178 108 200 106 214", "M120 166 C122 186 120 202 120 214"], "#1F5A69", 2.4
    )
    xs += [
        q("M111 124 L123 124 L124 138 C120 142 114 142 110 138 Z", "#9E643C"),
        c(117, 114, 13.5, "#C98B5C"),
        q(sub(disc(117, 114, 13.5), disc(112, 112, 13.5)), "#9E643C"),
        sh(
            "M103 114 C101 96 134 94 131.5 114 C130 108 126 106 122 106 C114 108 108 106 103 114 Z",
            "#8A8074",
            "#645A4F",
            5,
            2,
        ),
        l("M113 116 L113 118 M122 116 L122 118", INK, 2.4),
        p(
            "M107 119 C108 136 127 136 128 119 C124 123 120 122 117.5 122 C114 122 110 123 107 119 Z",
            "#B9B0A2",
        ),
        p(
            "M119 122 C122 122 125 122.6 128 119 C127.6 130 122 133 117.5 132 C121 129 120 125 119 122 Z",
            "#857B6E",
        ),
    ]
    for x, y, t in (
        (118, 160, "#2F6DB5"),
        (107, 168, "#3E8E4E"),
        (129, 168, "#B83A34"),
        (118, 176, "#E0A526"),
    ):
        xs += (
            [
                r(x - 9, y - 26, 18, 40, 2, PAR),
                r(x + 3, y - 26, 6, 40, 1, STONE),
                r(x - 9, y - 8, 18, 6, 0, t),
                e(x, y - 26, 9, 4.6, PARD),
                e(x, y - 26, 4.4, 2.1, SOFT),
                e(x, y - 26, 2.4, 1, PARD),
            ]
            if 0
            else [
                g(
                    f"rotate(-12 {x} {y})",
                    r(x - 34, y - 7, 66, 14, 4, PAR),
                    r(x - 34, y + 2, 62, 5, 2, STONE),
                    r(x - 12, y - 7, 7, 14, 0, t),
                    e(x + 31, y, 5, 7, PARD),
                    e(x + 31, y, 2.6, 3.8, SOFT),
                    e(x + 31, y, 1.1, 1.7, PARD),
                )
            ]
        )
    xs += (
        sh(limb([(100, 146), (92, 168), (112, 178)], [17, 15, 12]), "#3E8C9D", "#1C4F5E", 4, 4)
        + [c(115, 178, 6.4, "#C98B5C")]
        + sh(limb([(134, 146), (142, 164), (128, 172)], [16, 14, 12]), "#2A6B7B", "#173F4B", 4, 4)
        + [c(126, 172, 6.4, "#B0784B")]
    )
    return xs


@scene
def agora():
    xs = [
        r(0, 0, 240, 220, 0, "#E9C3C0"),
        p("M0 0 L240 0 L240 40 C160 58 90 30 0 50 Z", "#D6A7B8"),
        sun(56, 58, 22, "#FBE8C4", "#F0CFC0"),
    ]
    # acropolis
    xs += [
        p("M0 110 C30 92 70 96 110 112 L110 130 L0 130 Z", "#C79AA6"),
        p("M128 130 L146 96 L152 78 L166 68 L170 59 L240 59 L240 130 Z", "#A67C95"),
        p("M208 59 L240 59 L240 130 L190 130 L204 96 L198 80 Z", "#875F7E"),
        p("M176 70 L190 70 L186 82 L172 84 Z", "#B98FA6"),
        p("M216 74 L232 74 L228 84 L214 84 Z", "#74506E"),
    ]
    xs += [
        p("M174 32 L208 16 L240 31 L240 32 Z", "#FBF1DC"),
        p("M208 16 L240 31 L240 32 L208 32 Z", "#DCC3A6"),
        r(174, 32, 66, 4.4, 0, "#EFDDBB"),
        r(178, 36, 62, 20, 0, "#A87A86"),
        [
            [
                r(177 + i * 9.4, 36, 5.6, 20, 0, "#FBF1DC"),
                r(180.4 + i * 9.4, 36, 2.2, 20, 0, "#D3B695"),
            ]
            for i in range(7)
        ],
        r(171, 55, 69, 3.4, 0, "#FBF1DC"),
        r(168, 58, 72, 3.4, 0, "#DCC3A6"),
    ]
    # stoa behind, both sides
    xs += [r(0, 104, 240, 46, 0, "#7A5470")]
    xs += [
        p("M0 92 L240 92 L240 106 L0 106 Z", "#F6E9CE"),
        p("M0 84 L240 84 L240 93 L0 93 Z", TERRA),
        r(0, 89, 240, 4, 0, TERRAD),
        r(0, 102, 240, 4, 0, "#CDB08A"),
    ]
    for i in range(11):
        x = 2 + i * 23
        xs += [
            r(x, 106, 9, 44, 0, "#F6E9CE"),
            r(x + 5.4, 106, 3.6, 44, 0, "#CDB08A"),
            r(x - 2, 105, 13, 4, 0, "#FBF4E2"),
        ]
    xs += [
        r(0, 148, 240, 5, 0, "#F6E9CE"),
        r(0, 152, 240, 4, 0, "#CDB08A"),
        r(0, 156, 240, 64, 0, "#E6C9A2"),
    ]
    # paving
    for x in (-150, -70, -10, 40, 86, 128, 170, 216, 270, 350):
        xs.append(
            l(f"M{128 + (x - 128) * 0.42:.1f} 156 L{x} 220", "#D3B084", 2)
        ) if -10 <= x <= 270 else None
    for y in (165, 178, 196):
        xs.append(l(f"M0 {y} L240 {y}", "#D3B084", 2))
    # tholos in the middle
    xs += [p("M86 190 L176 190 L236 206 L150 206 Z", "#B98A72")]
    xs += [
        e(130, 190, 50, 9, "#CDB08A"),
        e(130, 186, 50, 9, "#F6E9CE"),
        e(130, 182, 44, 8, "#CDB08A"),
        e(130, 179, 44, 8, "#FBF4E2"),
        r(98, 112, 64, 66, 0, "#8E5F74"),
        p("M98 178 C110 183 150 183 162 178 L162 112 L98 112 Z", "#8E5F74"),
        p("M130 112 L162 112 L162 178 C152 181 140 182 130 182 Z", "#74496A"),
        p("M121 181 L121 142 C121 130 139 130 139 142 L139 181 Z", "#4B2F4B"),
    ]
    for x, f in ((90, 0), (106, 1), (146, 1), (162, 0)):
        y = 178 if f == 0 else 182
        xs += [
            r(x, 110, 10, y - 110, 0, "#FBF4E2"),
            r(x + 6, 110, 4, y - 110, 0, "#CDB08A"),
            r(x - 2, 108, 14, 5, 0, "#FBF4E2"),
            r(x + 5, 108, 7, 5, 0, "#D9C19A"),
            r(x - 2, y - 4, 14, 5, 0, "#F6E9CE"),
        ]
    xs += [
        p("M82 98 L180 98 L180 106 C150 114 112 114 82 106 Z", "#F6E9CE"),
        p("M140 98 L180 98 L180 106 C168 109.5 154 111 140 111.6 Z", "#CDB08A"),
        p("M78 99 C84 88 110 66 131 58 C152 66 178 88 184 99 C150 107 112 107 78 99 Z", TERRA),
        p(
            "M131 58 C152 66 178 88 184 99 C170 102.4 156 104.2 142 105 C148 88 142 70 131 58 Z",
            TERRAD,
        ),
        l("M131 60 C116 70 104 86 98 102 M131 60 C126 74 122 90 121 104", "#A94B30", 2),
        c(131, 54, 6, GOLD),
        p("M128 60 L134 60 L136 66 L126 66 Z", GOLDD),
    ]
    # awning of a stall, right; plane tree, left
    xs += [
        r(196, 132, 4, 58, 0, WOODD),
        r(234, 126, 4, 64, 0, WOODD),
        [
            p(
                f"M{190 + k * 10} {128 - k * 0} L{200 + k * 10} {128} L{203 + k * 10} 146 C{203 + k * 10} 150 {193 + k * 10} 150 {193 + k * 10} 146 Z",
                PUR if k % 2 == 0 else PAR,
            )
            for k in range(5)
        ],
        r(196, 168, 44, 24, 0, WOODL),
        r(196, 168, 44, 5, 0, WOODD),
        [
            c(x, 166, 4.4, f)
            for x, f in ((202, REDC), (210, GOLD), (218, REDC), (226, GOLD), (234, "#7C8A4A"))
        ],
    ]
    # people with long shadows
    for x, y, h, a, b, sk_, hr in (
        (30, 200, 46, "#2F7A8C", "#1F5A69", "#DDA676", "#3A2C22"),
        (52, 204, 48, "#F8F1E0", "#CBB894", "#9C6440", "#211812"),
        (74, 198, 43, "#6E3F8E", "#4B2A63", "#DDA676", "#8A8074"),
        (186, 206, 47, "#C4593B", "#8C3A25", "#6E4530", "#211812"),
        (206, 204, 44, "#F2D288", "#D9A441", "#DDA676", "#5B3722"),
    ):
        xs.append(shadow(x, y, 6.5 * h / 40, h * 0.75, "#C79B7E"))
    for x, y, h, a, b, sk_, hr, ar in (
        (74, 198, 43, "#6E3F8E", "#4B2A63", "#DDA676", "#8A8074", None),
        (30, 200, 46, "#2F7A8C", "#1F5A69", "#DDA676", "#3A2C22", (12, -24)),
        (52, 204, 48, "#F8F1E0", "#CBB894", "#9C6440", "#211812", None),
        (206, 204, 44, "#F2D288", "#D9A441", "#DDA676", "#5B3722", None),
        (186, 206, 47, "#C4593B", "#8C3A25", "#6E4530", "#211812", (-11, -27)),
    ):
        xs += person(x, y, h, a, b, sk_, hr, None, ar)
    return xs


# =================================================================== progress tokens, 96x96
def thick(xs, k):
    return [
        re.sub(r'stroke-width="([\d.]+)"', lambda m: f'stroke-width="{float(m[1]) * k:g}"', x)
        for x in flat(xs)
    ]


def ic(name, x, y, s, k=1.5):
    """an icon of the set, centre at x,y"""
    f = ICONS[name]
    return g(f"translate({x - 48 * s:.1f} {y - 48 * s:.1f}) scale({s})", thick([f()], k))


def base(bg, bgd):
    return [
        c(48, 48, 41, GRN, True),
        q(sub(disc(48, 48, 38.5), disc(43, 44, 38.5)), GRND),
        q(sub(disc(48, 48, 38.5), disc(51, 51, 38.5)), GRNL),
        c(48, 48, 32.5, bg, 3.2),
        q(sub(disc(48, 48, 31), disc(42, 43, 32.5)), bgd),
    ]


EX = (PAR, PARD)
PAY = (GOLDL, "#E6B95C")
WAR = ("#F0B9A0", "#DE9A7D")
END = ("#A9D0E2", "#7FB0CC")


def b_card():  # one more card
    return [
        g("rotate(-8 48 78)", r(34, 62, 24, 30, 4, STONE, 4)),
        g(
            "rotate(6 48 78)",
            r(37, 61, 25, 31, 4, PAR, 4),
            r(41, 65, 17, 23, 2, ACTD),
            l("M49.5 70 L49.5 83 M43 76.5 L56 76.5", PAR, 4.6),
        ),
    ]


def b_vp():  # points at the end
    o = []
    for sg in (-1, 1):
        for a, x, y in ((-150, 10, 2), (-105, 14, -6), (-62, 13, -13)):
            o.append(
                g(
                    f"translate(48 79) scale({sg} 1)",
                    leafp(x, y + 2, 13, 5.6, a + 92, GOLDL if sg < 0 else GOLD, 3),
                )
            )
    return o + [
        c(48, 79, 12.5, DEEP, 4),
        c(48, 79, 10.6, "none", 2.4, GOLDL),
        p(star(48, 79, 5, 6.8, 2.9), GOLDL),
    ]


def b_ok():
    return [c(48, 79, 13, GOOD, 4), l("M41.5 79.5 L46.3 84 L55 74", "#FFFFFF", 4.6)]


@token
def urbanism():
    return [
        base(*EX),
        ic("res_wood", 33.5, 40, 0.41, 1.35),
        ic("res_brick", 63, 41, 0.41, 1.35),
        b_card(),
    ]


@token
def crafts():
    return [
        base(*EX),
        ic("res_papyrus", 33.5, 41, 0.38, 1.35),
        ic("res_glass", 63, 40, 0.41, 1.35),
        b_card(),
    ]


@token
def jewellery():
    return [
        base(*EX),
        ic("res_stone", 33.5, 40.5, 0.39, 1.35),
        ic("coin", 63, 40.5, 0.40, 1.35),
        b_card(),
    ]


@token
def science():
    return [
        base(*EX),
        ic("sci_compass", 29, 43, 0.34, 1.3),
        ic("sci_tablet", 67.5, 43.5, 0.32, 1.3),
        ic("sci_gear", 48.5, 34, 0.36, 1.3),
        b_card(),
    ]


@token
def propaganda():
    return [base(*EX), g("translate(-1 -2)", ic("ar_horn", 47, 42, 0.55, 1.15)), b_card()]


@token
def architecture():
    return [base(*EX), ic("stage", 48, 39, 0.54, 1.15), b_card()]


@token
def economy():
    return [
        base(*PAY),
        g(
            "rotate(-10 32 48)",
            r(19, 29, 27, 38, 4, PAR, 4),
            r(23, 33, 19, 30, 2, CARD["yellow"]),
            p("M32.5 39 L40.5 48 L32.5 57 L24.5 48 Z", INK),
        ),
        ic("coin", 62, 36, 0.37, 1.3),
        ic("coin", 62, 60, 0.37, 1.3),
    ]


@token
def engineering():
    return [
        base(*PAY),
        ic("mark_equal", 33.5, 41, 0.35, 1.35),
        ic("mark_different", 63, 41, 0.39, 1.2),
        b_ok(),
    ]


@token
def tactics():
    return [base(*WAR), ic("shield", 36, 46, 0.48, 1.3), ic("shield", 60.5, 52, 0.48, 1.3)]


@token
def decor():
    # painted vase before the wonder
    return [
        base(*END),
        ic("wonder", 62, 42, 0.40, 1.25),
        l("M26 33 C18 35 19 45 27 46 M42 33 C50 35 49 45 41 46", INK, 8),
        l("M26 33 C18 35 19 45 27 46 M42 33 C50 35 49 45 41 46", TERRA, 3),
        p(
            "M27 21 L41 21 L39.5 28 C47 33 48.5 48 38.5 60 L40 65 L28 65 L29.5 60 C19.5 48 21 33 28.5 28 Z",
            TERRAL,
            4,
        ),
        q(
            "M36 23 L39 23 L37.8 29 C45 34 46 48 36.6 60 L37.5 63 L33 63 L34 59 C41 48 40 34 35.4 29 Z",
            TERRA,
        ),
        p("M22.9 40 L45 40 L44.5 47 L23.7 47 Z", INK),
        l("M26 44.8 L28.6 42.2 L31.2 44.8 L33.8 42.2 L36.4 44.8 L39 42.2 L41.6 44.8", GOLDL, 1.7),
        b_vp(),
    ]


@token
def politics():
    return [base(*END), ic("ar_cat", 49, 40.5, 0.52, 1.15), b_vp()]


@token
def strategy():
    t = lambda a, x: g(
        f"translate(48 45) rotate({a})",
        p("M-4.5 -26 L0 -32 L4.5 -26 L4.5 8 L-4.5 8 Z", PAR, 4),
        p("M0 -30 L3 -26 L3 7 L0 7 Z", STONE),
        r(-10, 7, 20, 5.5, 2, GOLD, 3.4),
        r(-2.8, 12, 5.6, 9, 2, WOOD, 3.2),
    )
    return [
        base(*END),
        t(40, 0),
        t(-40, 0),
        p(ngon(48, 43, 6, 16.5), "#9AA2A8", 4),
        p(ngon(48, 43, 6, 11.5), "#E6E9EA"),
        p(star(48, 43.4, 5, 8, 3.4), REDC),
        b_vp(),
    ]


@token
def education():
    return [
        base(*END),
        ic("ar_progress", 61, 43, 0.36, 1.3),
        ic("ar_progress", 37, 40, 0.44, 1.25),
        b_vp(),
    ]


@token
def culture():
    # lyre
    arms = "M38 58 C24 54 22 40 30 32 C34 28 34 22 29 19"
    armr = "M58 58 C72 54 74 40 66 32 C62 28 62 22 67 19"
    return [
        base(*END),
        l("M43 34 L44.5 54 M48 34 L48 54 M53 34 L51.5 54", INK, 2.2),
        l(arms + " " + armr, INK, 10),
        l(arms, GOLDL, 4.2),
        l(armr, GOLD, 4.2),
        r(25, 29, 46, 6, 3, GOLD, 3.4),
        r(28, 30.4, 20, 2.2, 1, GOLDL),
        p("M33 51 C40 55 56 55 63 51 C67 60 60 69 48 69 C36 69 29 60 33 51 Z", TERRAL, 4),
        q("M52 55.5 C56 55 60 54 62.2 53 C64.4 60 59 67 49 67 C54 64 56 60 52 55.5 Z", TERRA),
        b_vp(),
    ]


# =================================================================== output
