"""Nights for guilds: skies, lamps, walls, cloaks and small people, flat shapes.

Everything is a list of SVG strings for the 240 x 220 picture. At night the light has two sources: the
moon (cool rims) and one lamp or fire (the warm accent); each helper takes the side of its light.
"""

import math

from icons import *
from scenes_age3 import amph, arches, bg, cloud, colm, flame, hull, palm, stars
from scenes_more import (
    SK,
    D,
    P,
    arm,
    at,
    beard,
    box,
    disc,
    face,
    fist,
    folds,
    inter,
    limb,
    mv,
    neck,
    q,
    sh,
    sleeve,
    sub,
    torso,
    uni,
)

# ---------------------------------------------------------------- colours, dark to light
N = ("#0D1024", "#151A3A", "#1F2650", "#2D356C", "#434C8B", "#6670AE", "#A3ABD6")  # ink blue
V = ("#140E26", "#21173D", "#322358", "#493678", "#6A539B", "#9580C1", "#C3B3E0")  # violet
K = ("#131118", "#1E1B25", "#2C2834", "#403A48", "#5A5362", "#7E7686", "#ABA3AE")  # charcoal
U = ("#1D110E", "#33201A", "#4E3124", "#704830", "#98663F", "#C4915A", "#E6BE86")  # umber, by lamp
T = ("#0B1A22", "#112A34", "#1A3D49", "#285766", "#3D7886", "#66A2AA", "#A6D0CF")  # sea at night
LAMP = ("#FFF1C4", "#FBD27A", "#F2A93F", "#DC7428", "#A9491F")  # white heat to ember
MOONC = "#F5ECCB"
MOOND = "#DFD0A0"
FRAME = box(0, 0, 240, 220)


def cut(d, f):
    """a shape that ends at the frame; one that lies inside it keeps its curves"""
    d = P(d)
    return q(d if FRAME.boundingRect().contains(d.boundingRect()) else inter(d, FRAME), f)


# ---------------------------------------------------------------- sky
def sky(cols=N, k=2, horizon=150):
    """a night sky of three flat bands, lighter towards the horizon; cols[k] is the darkest"""
    h = horizon
    return [
        bg(cols[k]),
        p(f"M0 {h - 74} C60 {h - 92} 150 {h - 62} 240 {h - 86} L240 220 L0 220 Z", cols[k + 1])
        if k + 1 < len(cols)
        else "",
    ]


def moon(x, y, R, halo=(), thin=0, col=MOONC, dark=MOOND):
    """full moon with flat halos; thin > 0 makes a crescent (0.3 to 0.8 of R bitten from the right)"""
    xs = [cut(disc(x, y, R * (1 + 0.34 * (len(halo) - i))), f) for i, f in enumerate(halo)]
    if thin:
        # two arcs between the points where the circles meet
        k, dx, dy = R * 0.86, R * thin, R * -0.12
        m = math.hypot(dx, dy)
        a = (R * R - k * k + m * m) / (2 * m)
        h = math.sqrt(R * R - a * a)
        ux, uy = dx / m, dy / m
        x0, y0 = x + a * ux - h * uy, y + a * uy + h * ux
        x1, y1 = x + a * ux + h * uy, y + a * uy - h * ux
        # the bite is the shorter way round only where its centre lies beyond the chord
        big = 1 if m < a else 0
        return xs + [
            p(
                f"M{x0:.1f} {y0:.1f} A{R:g} {R:g} 0 1 1 {x1:.1f} {y1:.1f} "
                f"A{k:g} {k:g} 0 {big} 0 {x0:.1f} {y0:.1f} Z",
                col,
            )
        ]
    return xs + [
        cut(disc(x, y, R), col),
        e(x - R * 0.36, y - R * 0.24, R * 0.2, R * 0.16, dark),
        e(x + R * 0.28, y + R * 0.36, R * 0.25, R * 0.2, dark),
        e(x + R * 0.36, y - R * 0.36, R * 0.11, R * 0.1, dark),
        e(x - R * 0.28, y + R * 0.46, R * 0.1, R * 0.08, dark),
    ]


def smoke(x, y, s, f, lean=1):
    """a curl of smoke rising from (x,y), 60 high at s = 1"""
    return g(
        f"translate({x} {y}) scale({s * lean} {s})",
        p(
            "M-2 0 C-8 -10 6 -16 2 -26 C-2 -36 8 -42 14 -60 C14 -46 8 -40 9 -30 C10 -20 2 -12 4 0 Z",
            f,
        ),
    )


def glints(pts, f, w=2.4):
    """short level strokes of light on water: (x, y, length)"""
    return l(" ".join(f"M{x} {y} L{x + n} {y}" for x, y, n in pts), f, w)


# ---------------------------------------------------------------- light
def glow(x, y, R, cols):
    """nested flat discs of light, outermost first"""
    n = len(cols)
    return [cut(disc(x, y, R * (n - i) / n), f) for i, f in enumerate(cols)]


def cone(x, y, w0, w1, h, cols, pool=0.16, spread=0.62):
    """light falling from a lamp at (x,y): nested flat wedges w1 wide at y + h, each with its pool"""
    xs = []
    n = len(cols)
    for i, f in enumerate(cols):
        k = 1 if n == 1 else 1 - (1 - spread) * i / (n - 1)
        a, b = w0 / 2 * k, w1 / 2 * k
        ry = w1 / 2 * pool * k
        d = uni(
            f"M{x - a} {y} L{x + a} {y} L{x + b} {y + h} L{x - b} {y + h} Z",
            disc(x, y + h, b, ry),
        )
        xs.append(cut(d, f))
    return xs


def lantern(x, y, s=1, chain=10, on=True):
    """hanging lantern, ring at (x,y), 22 wide and 38 high at s = 1, below a chain"""
    a, b, d = (LAMP[0], LAMP[1], LAMP[2]) if on else (N[3], N[2], N[2])
    return g(
        f"translate({x} {y}) scale({s})",
        l(f"M0 0 L0 {chain}", K[0], 2) if chain else "",
        g(
            f"translate(0 {chain})",
            c(0, 2.6, 2.8, "none", 1.8, "#3A2A1E"),
            p("M-11 13 L0 4 L11 13 Z", "#6B4A26"),
            p("M0 4 L11 13 L3 13 Z", "#3F2A18"),
            p("M-9 13 L9 13 L8 34 L-8 34 Z", b),
            p("M3 13 L9 13 L8 34 L3 34 Z", d),
            p("M0 33 C-5 31 -4 25 0 18 C4 25 5 31 0 33 Z", a),
            l("M-9 13 L-8 34 M9 13 L8 34", "#3F2A18", 2.2),
            l("M-3.4 14 L-3 33 M3.4 14 L3 33", "#6B4A26", 1.3),
            r(-10.5, 12, 21, 3, 1, "#6B4A26"),
            r(-10, 33, 20, 4, 1.4, "#6B4A26"),
            r(1, 33, 9, 4, 1.4, "#3F2A18"),
        ),
    )


def handlamp(x, y, s=1, face=1):
    """little clay oil lamp standing at (x,y), flame at its nose; face 1 = nose to the right"""
    return g(
        f"translate({x} {y}) scale({s * face:g} {s})",
        p("M-13 -10 C-20 -12 -20 -2 -12 -3", "none", 2.6, TERRAD),
        p(
            "M-14 -8 C-12 -13 0 -14 6 -11 L17 -11 C17 -5 9 -1 4 0 L-7 0 C-12 -2 -14 -4 -14 -8 Z",
            TERRA,
        ),
        p("M2 -12 L6 -11 L17 -11 C17 -5 9 -1 4 0 L-2 0 C4 -3 5 -8 2 -12 Z", TERRAD),
        e(-3, -11.4, 6, 1.6, TERRAD),
        g("translate(14 -10) scale(.52)", fire(0, 0, 1)),
    )


def fire(x, y, s=1):
    """flame with its foot at (x,y), 30 high at s = 1"""
    return g(
        f"translate({x} {y}) scale({s})",
        p(
            "M0 0 C-10 -1 -11 -11 -6 -17 C-5 -13 -3 -13 -2 -16 C-2 -22 0 -26 3 -31 C4 -22 11 -17 10 -8 C9 -3 6 0 0 0 Z",
            LAMP[3],
        ),
        p("M0 0 C-7 -1 -7 -8 -3 -13 C-2 -9 1 -11 2 -18 C7 -12 8 -7 6 -4 C5 -1 3 0 0 0 Z", LAMP[2]),
        p("M0 0 C-4 0 -4 -5 -1 -8 C0 -6 1 -7 2 -11 C5 -7 5 -4 4 -2 C3 0 2 0 0 0 Z", LAMP[0]),
    )


def torch(x, y, s=1, a=0, bracket=False):
    """torch burning at (x,y), handle down, leaning a degrees; bracket = held by a ring in the wall"""
    return [
        g(
            f"translate({x} {y}) rotate({a}) scale({s})",
            p("M-3.4 2 L3.4 2 L2.2 44 L-2.2 44 Z", U[4]),
            p("M.6 2 L3.4 2 L2.2 44 L.6 44 Z", U[2]),
            [
                r(-6, 27, 12, 4, 1.5, K[4]),
                r(-6, 36, 12, 4, 1.5, K[4]),
                r(0, 27, 6, 4, 1.5, K[2]),
                r(0, 36, 6, 4, 1.5, K[2]),
            ]
            if bracket
            else "",
            p("M-6.5 -4 L6.5 -4 L4.6 8 L-4.6 8 Z", U[2]),
            l("M-5.6 0 L5.8 -1 M-5 4 L5 3", U[5], 1.5),
        ),
        g(
            f"translate({x + 3 * s * math.sin(math.radians(a)):.1f} {y - 3 * s:.1f}) scale({s})",
            fire(0, 0, 1),
        ),
    ]


# ---------------------------------------------------------------- walls
def stones(x, y, w, h, lit, dark, rh=14, rw=30, every=3):
    """scattered stones on a wall: a lighter and a darker one here and there, no outline"""
    xs = []
    for j in range(int(h // rh)):
        yy = y + j * rh
        x0 = x - (j % 2) * rw / 2
        i = 0
        while x0 + i * rw < x + w:
            n = (i * 5 + j * 7 + i * j) % (2 * every)
            a = max(x, x0 + i * rw + 1)
            b = min(x + w, x0 + (i + 1) * rw - 2)
            if n in (0, every) and b - a > 7:
                xs.append(r(round(a, 1), yy + 1, round(b - a, 1), rh - 3, 1.2, lit if n else dark))
            i += 1
    return xs


def seams(x, y, w, h, f, rh=14, rw=30, sw=1.6):
    """the joints of a whole ashlar wall"""
    d = []
    j = 0
    while j * rh < h:
        yy = y + j * rh
        d.append(f"M{x} {yy} L{x + w} {yy}")
        x0 = x + rw * (0.5 if j % 2 else 1)
        while x0 < x + w:
            d.append(f"M{x0:g} {yy} L{x0:g} {min(yy + rh, y + h)}")
            x0 += rw
        j += 1
    return l(" ".join(d), f, sw)


def arch(x, y, w, h):
    """path of an arched opening, foot at y, centre x, h high to the crown"""
    a = w / 2
    k = min(a, h)
    return P(
        f"M{x - a} {y} L{x - a} {y - h + k} C{x - a} {y - h + k * 0.45} {x - a * 0.55} {y - h} {x} {y - h} "
        f"C{x + a * 0.55} {y - h} {x + a} {y - h + k * 0.45} {x + a} {y - h + k} L{x + a} {y} Z"
    )


def cellar_arch(x, y, w, h, inside, f, fd, t=12, n=9, joint=None):
    """arch of wedge stones around an opening: inside colour, lit stone f, shaded stone fd (right)"""
    A, B = arch(x, y, w + 2 * t, h + t), arch(x, y, w, h)
    ring = sub(A, B)
    xs = [
        q(B, inside),
        q(ring, f),
        q(inter(ring, box(x + w * 0.16, y - h - t, w, h + t)), fd),
    ]
    k = min(w / 2, h)
    cy = y - h + k
    d = []
    for i in range(1, n):
        a = math.radians(180 + 180 * i / n)
        x0, y0 = x + w / 2 * math.cos(a), cy + k * math.sin(a)
        x1, y1 = x + (w / 2 + t) * math.cos(a), cy + (k + t) * math.sin(a)
        d.append(f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}")
    yy = cy + 14
    while yy < y - 4:
        d.append(
            f"M{x - w / 2 - t:.1f} {yy:.1f} L{x - w / 2:.1f} {yy:.1f} M{x + w / 2:.1f} {yy:.1f} L{x + w / 2 + t:.1f} {yy:.1f}"
        )
        yy += 16
    return xs + [l(" ".join(d), joint or inside, 1.8)]


def barred(x, y, w, h, back, frame, framed, bar=K[1], n=4, round_top=True, sill=True):
    """barred window, centre x, sill at y"""
    t = max(3, w * 0.12)
    A = (
        arch(x, y, w + 2 * t, h + t)
        if round_top
        else box(x - w / 2 - t, y - h - t, w + 2 * t, h + t)
    )
    B = arch(x, y, w, h) if round_top else box(x - w / 2, y - h, w, h)
    xs = [q(A, frame), q(inter(A, box(x, y - h - t, w, h + t)), framed), q(B, back)]
    for i in range(n):
        xx = x - w / 2 + w * (i + 1) / (n + 1)
        u = abs(xx - x) / (w / 2)
        top = y - h + (w / 2 * (1 - math.sqrt(max(0, 1 - u * u))) if round_top else 0)
        xs.append(l(f"M{xx:.1f} {y - 1} L{xx:.1f} {top + 1:.1f}", bar, max(1.6, w * 0.055)))
    xs.append(
        l(
            f"M{x - w / 2} {y - h * 0.42:.1f} L{x + w / 2} {y - h * 0.42:.1f}",
            bar,
            max(1.4, w * 0.05),
        )
    )
    if sill:
        xs += [
            r(x - w / 2 - t * 1.6, y - 1, w + t * 3.2, t * 1.2, 1, frame),
            r(x, y - 1, w / 2 + t * 1.6, t * 1.2, 1, framed),
        ]
    return xs


def window(x, y, w, h, lit=True, cols=N, k=1):
    """small window of a house at night, centre x, sill at y"""
    a, b = (LAMP[1], LAMP[2]) if lit else (cols[k], cols[k])
    d = arch(x, y, w, h)
    return [
        q(d, a),
        q(inter(d, box(x + w * 0.12, y - h, w, h)), b) if lit else "",
        l(f"M{x} {y} L{x} {y - h + 1}", cols[k], 1.4) if lit else "",
    ]


def house(x, y, w, h, cols=V, k=2, roof="flat", wins=(), rd=None):
    """house block at night, left edge x, foot y; wins: (dx, dy, w, h, lit)"""
    f, d = cols[k + 1], cols[k]
    t = y - h
    xs = [r(x, t, w, h, 0, f), r(x + w * 0.62, t, w * 0.38, h, 0, d)]
    if roof == "flat":
        xs += [
            r(x - 3, t - 5, w + 6, 6, 0, cols[k + 2] if k + 2 < len(cols) else f),
            r(x + w * 0.62, t - 5, w * 0.38 + 3, 6, 0, f),
        ]
    elif roof == "dome":
        xs += [
            p(f"M{x} {t} C{x} {t - w * 0.7:.1f} {x + w} {t - w * 0.7:.1f} {x + w} {t} Z", f),
            p(
                f"M{x + w * 0.6:.1f} {t} C{x + w * 0.72:.1f} {t - w * 0.3:.1f} {x + w * 0.66:.1f} {t - w * 0.46:.1f} {x + w * 0.5:.1f} {t - w * 0.525:.1f} C{x + w * 0.8:.1f} {t - w * 0.52:.1f} {x + w} {t - w * 0.3:.1f} {x + w} {t} Z",
                d,
            ),
        ]
    else:
        a = rd or (TERRAD, "#5E281C")
        xs += [
            p(f"M{x - 5} {t} L{x + w / 2} {t - w * 0.34:.1f} L{x + w + 5} {t} Z", a[0]),
            p(f"M{x + w / 2} {t - w * 0.34:.1f} L{x + w + 5} {t} L{x + w * 0.62:.1f} {t} Z", a[1]),
        ]
    for dx, dy, ww, hh, on in wins:
        xs.append(window(x + dx, t + dy + hh, ww, hh, on, cols, max(0, k - 1)))
    return xs


def street(cols=V, sky_cols=V, vx=140, hy=150, paving=True):
    """night street towards (vx, hy): sky, two walls of houses in perspective, paving; no people"""
    L, R = vx - 46, vx + 44
    xs = [
        bg(sky_cols[3]),
        p(f"M{L - 40} 0 L{R + 40} 0 L{R} 160 L{L} 160 Z", sky_cols[4]),
        # far houses across the end of the street
        house(
            L - 6, hy + 10, 40, 40, cols, 2, "gable", ((12, 8, 7, 10, True),), (cols[2], cols[1])
        ),
        house(
            L + 30, hy + 10, 34, 56, cols, 2, "flat", ((10, 10, 6, 9, False), (22, 28, 6, 9, True))
        ),
        house(L + 62, hy + 10, 34, 46, cols, 2, "dome", ((20, 12, 6, 9, True),)),
        # left wall
        p(f"M0 0 L{L - 18} 0 L{L - 18} 64 L{L} 76 L{L} {hy + 8} L0 220 Z", cols[2]),
        p(f"M{L - 18} 64 L{L} 76 L{L} {hy + 8} L{L - 18} {hy + 16} Z", cols[3]),
        p(f"M0 22 L{L - 18} 50 L{L - 18} 57 L0 32 Z", cols[3]),
        # right wall
        p(f"M240 0 L{R + 22} 0 L{R + 22} 70 L{R} 80 L{R} {hy + 8} L240 220 Z", cols[1]),
        p(f"M{R + 22} 70 L{R} 80 L{R} {hy + 8} L{R + 22} {hy + 18} Z", cols[2]),
        p(f"M240 34 L{R + 22} 58 L{R + 22} 64 L240 44 Z", cols[2]),
    ]
    if paving:
        xs += [
            p(f"M{L} {hy + 8} L{R} {hy + 8} L240 220 L0 220 Z", cols[3]),
            l(
                " ".join(
                    f"M{L + (R - L) * i / 5:.1f} {hy + 8} L{240 * i / 5:.1f} 220"
                    for i in range(1, 5)
                )
                + f" M{L - 20} {hy + 20} L{R + 24} {hy + 20} M{L - 50} {hy + 40} L{R + 54} {hy + 40}",
                cols[2],
                1.6,
            ),
        ]
    return xs


# ---------------------------------------------------------------- people
def hooded(x, y, h, f=V[2], fd=V[1], rim=V[5], lit=-1, look=0, sk="tan", eyes=True, hem=True):
    """cloaked figure standing at (x,y), h high. look: 0 front, 1 / -1 profile, None back.

    lit -1 / 1: the side where rim, the colour of the light on the cloth, falls."""
    body = "M-22 0 C-25 -30 -25 -56 -13 -69 C-17 -86 -9 -100 1 -100 C12 -100 18 -85 13 -69 C25 -56 25 -30 22 0 Z"
    if look in (1, -1):
        body = "M-19 0 C-23 -30 -22 -56 -13 -69 C-18 -86 -10 -101 3 -100 C11 -99 15 -92 14 -84 L12 -70 C20 -58 23 -30 22 0 Z"
    s = h / 100
    m = -1 if look == -1 else 1
    k = lit * m
    B = P(body)
    xs = [
        q(B, f),
        q(sub(B, mv(B, 9 if k > 0 else -9, 1)), fd),
        q(sub(B, mv(B, -k * 3.4, 1.5)), rim),
    ]
    L, M, Dk, Kk = SK[sk]
    if look == 0:
        xs += [
            p("M0 -93 C-8 -93 -10 -82 -7 -74 C-4 -69 4 -69 7 -74 C10 -82 8 -93 0 -93 Z", N[0]),
            p("M-6 -80 C-6 -73 -3 -70 0 -70 C3 -70 6 -73 6 -80 C3 -78 -3 -78 -6 -80 Z", M),
            p("M1 -79 C4 -78 5 -79 6 -80 C6 -73 3 -70 0 -70 C2 -72 2 -76 1 -79 Z", Dk),
        ]
        if eyes:
            xs += [c(-3, -83, 1.3, LAMP[0]), c(3, -83, 1.3, LAMP[0])]
        xs += [
            l(
                "M-1 -66 L-2 -4 M8 -60 C11 -40 11 -20 10 -4 M-10 -60 C-13 -40 -13 -22 -12 -6",
                fd,
                1.8,
            )
        ]
    elif look in (1, -1):
        xs += [
            p(
                "M6 -92 C13 -91 14 -86 13.6 -83 L17 -79.5 L14.4 -78.4 L14 -74 C12 -71 9 -71 7 -72 C4 -78 3 -86 6 -92 Z",
                M,
            ),
            p("M6 -92 C9 -91.5 11 -90 12 -88 C8 -88 6 -82 7 -72 C4 -78 3 -86 6 -92 Z", N[0]),
            c(11.6, -83.6, 1.2, INK),
            l("M2 -64 C6 -44 4 -20 2 -4 M-8 -60 C-10 -40 -10 -20 -8 -4", fd, 1.8),
        ]
    else:
        xs += [
            l("M0 -66 L1 -4 M9 -60 C12 -40 12 -20 11 -4 M-9 -60 C-12 -40 -12 -22 -11 -6", fd, 1.8),
            l("M-11 -70 C-4 -65 5 -65 12 -70", fd, 2),
        ]
    return g(f"translate({x} {y}) scale({s * m:.3f} {s:.3f})", xs)


def hood_face(turn, sk, f, fd, fl, scarf=None, scarfd=None, hair=INK, smile=0.2, brow=3):
    """head in a hood, in the frame of face(): centre 0,0, face 38 wide; scarf hides nose and mouth"""
    t = turn * 2
    out = P(f"M-33 46 C-40 4 -38 -56 {t} -60 C38 -56 40 4 33 46 Z")
    hole = P(
        f"M{-18 + t} 34 C{-24 + t} 4 {-22 + t} -38 {t} -40 C{22 + t} -38 {24 + t} 4 {18 + t} 34 Z"
    )
    xs = [q(hole, N[0]), face(turn, sk, hair, smile=smile, brow=brow)]
    # the shadow of the hood over the forehead
    xs.append(
        q(
            inter(
                hole,
                sub(box(-30, -60, 60, 60), f"M-40 -17 C-20 -23 20 -23 40 -17 L40 20 L-40 20 Z"),
            ),
            fd,
        )
    )
    if scarf:
        sc = inter(hole, "M-30 2 C-12 -1 -6 6 0 2 C8 -1 14 -1 30 1 L30 60 L-30 60 Z")
        xs += [
            q(sc, scarf),
            q(inter(sc, box(5 + t, -10, 40, 80)), scarfd),
            l(
                f"M{-16 + t} 12 C-6 17 4 17 {14 + t} 11 M{-15 + t} 21 C-6 26 4 26 {13 + t} 20",
                scarfd,
                1.8,
            ),
        ]
    ring = sub(out, hole)
    return xs + [
        q(ring, f),
        q(sub(ring, mv(out, -7, 2)), fd),
        q(sub(ring, mv(out, 4, 4)), fl),
        q(sub(inter(ring, disc(t, -4, 25, 42)), disc(t, -2, 22, 39)), fd),
    ]


def domino(turn=0, f="#1A1430", rim=GOLD):
    """half mask over the eyes, in the frame of face(); put it before the eyes are wanted again"""
    t = turn * 4
    d = P(
        f"M{-19 + t} -9 C{-10 + t} -13 {-4 + t} -9 {t} -9 C{4 + t} -9 {10 + t} -13 {19 + t} -9 C{19 + t} 0 {12 + t} 5 {7 + t} 4 C{3 + t} 3 {2 + t} 0 {t} 0 C{-2 + t} 0 {-3 + t} 3 {-7 + t} 4 C{-12 + t} 5 {-19 + t} 0 {-19 + t} -9 Z"
    )
    xs = [q(d, f), q(sub(d, mv(d, 0, 1.8)), rim)]
    for k in (-1, 1):
        x = t + k * 8.4
        xs += [
            p(f"M{x - 4.4} -3 Q{x} -6.6 {x + 4.4} -3 Q{x} .6 {x - 4.4} -3 Z", "#FAF1E0"),
            c(x + turn, -3, 2, INK),
        ]
    return xs


def guard(
    x,
    y,
    h,
    tunic=REDC,
    td=REDD,
    sk="tan",
    helm=GOLD,
    hd=GOLDD,
    spear=1,
    shield=True,
    rim=None,
    crest=REDC,
):
    """small guard with spear and round shield, feet at (x,y); spear 1 right hand side, -1 left, 0 none"""
    L, M, Dk, _ = SK[sk]
    m = spear or 1
    xs = []
    if spear:
        xs += [
            l("M19 0 L19 -118", U[4], 3),
            p("M19 -136 L23 -122 L19 -114 L15 -122 Z", N[6]),
            p("M19 -136 L23 -122 L19 -114 Z", N[5]),
        ]
    xs += [
        l("M-6 -34 L-8 -4", M, 9),
        l("M6 -34 L8 -4", Dk, 9),
        p("M-14 0 L-13 -7 L-4 -7 L-3 0 Z", U[3]),
        p("M3 0 L4 -7 L13 -7 L14 0 Z", U[2]),
        p("M-16 -26 L-14 -66 C-12 -74 12 -74 14 -66 L16 -26 Z", tunic),
        p("M3 -26 L4 -72 C10 -72 13 -70 14 -66 L16 -26 Z", td),
        p("M-15 -38 L-13 -68 C-8 -73 8 -73 13 -68 L15 -38 Z", helm),
        p("M4 -38 L5 -71.6 C9 -71 12 -70 13 -68 L15 -38 Z", hd),
        r(-15, -41, 30, 4, 1, U[2]),
        l("M13 -64 L19 -50", Dk, 6.4),
        c(19, -50, 4.2, M),
        r(-4, -79, 8, 9, 2, Dk),
        c(0, -85, 9.4, M),
        p("M2 -94 A9.4 9.4 0 0 1 2 -75.8 A14 14 0 0 0 2 -94 Z", Dk),
        c(-3.4, -84.6, 1.3, INK),
        c(3.4, -84.6, 1.3, INK),
        p("M-11 -84 C-13 -102 13 -102 11 -84 C8 -88 3 -89 0 -88 C-3 -89 -8 -88 -11 -84 Z", helm),
        p("M3 -97 C10 -96 12 -90 11 -84 C9 -87 6 -88 3 -88.4 Z", hd),
        p("M-3 -96 C-4 -110 10 -106 14 -94 C8 -98 2 -98 -3 -96 Z", crest) if crest else "",
    ]
    if shield:
        xs += [
            c(-13, -46, 14, hd),
            c(-13.6, -46.6, 12, helm),
            c(-13.6, -46.6, 8.4, tunic),
            p(star(-13.6, -46.6, 8, 6.6, 3), GOLDL),
        ]
    return g(f"translate({x} {y}) scale({h / 100 * m:.3f} {h / 100:.3f})", xs)


def cat(x, y, s=1, f=N[0], rim=N[5], eye=LAMP[1], face=1):
    """cat sitting on a wall at (x,y), tail hanging, about 40 high"""
    B = P(
        "M-13 0 C-18 -14 -12 -24 -4 -27 C-9 -34 -8 -40 -6 -46 L0 -41 L7 -41 L12 -46 C14 -40 14 -33 9 -28 C14 -20 14 -8 12 0 Z"
    )
    return g(
        f"translate({x} {y}) scale({s * face:g} {s})",
        l("M-11 -3 C-24 -2 -20 12 -14 16 C-10 20 -14 25 -18 23", f, 4.4),
        q(B, f),
        q(sub(B, mv(B, 2.4, 1.4)), rim),
        e(-1, -34.6, 1.7, 2.1, eye),
        e(7.4, -34.6, 1.7, 2.1, eye),
        l("M6 -22 C8 -14 6 -6 6 -1", rim, 1.2),
    )


# ---------------------------------------------------------------- goods
def crate(x, y, w, h, f=U[4], fd=U[2], fl=U[5], side=0.3, mark=None):
    """crate, left edge x, foot y; the right part (side) is its shaded face"""
    a = w * (1 - side)
    t = max(2.2, h * 0.11)
    return [
        r(x, y - h, w, h, 0, f),
        r(x + a, y - h, w - a, h, 0, fd),
        p(
            f"M{x} {y - h} L{x + w * 0.1:.1f} {y - h - h * 0.16:.1f} L{x + w * 0.94:.1f} {y - h - h * 0.16:.1f} L{x + w} {y - h} Z",
            fl,
        ),
        l(f"M{x + t} {y - h + t} L{x + a - t:.1f} {y - t}", fd, t),
        p(
            f"M{x + t / 2} {y - h + t / 2} L{x + a - t / 2:.1f} {y - h + t / 2} L{x + a - t / 2:.1f} {y - t / 2} L{x + t / 2} {y - t / 2} Z",
            "none",
            t,
            U[3] if f == U[4] else fd,
        ),
        mark or "",
    ]


def barrel(x, y, w, h, f=U[4], fd=U[2], hoop=K[3]):
    """standing barrel, centre x, foot y"""
    a, b = w * 0.42, w * 0.5
    d = P(
        f"M{x - a} {y} C{x - b * 1.08} {y - h * 0.3} {x - b * 1.08} {y - h * 0.7} {x - a} {y - h} L{x + a} {y - h} C{x + b * 1.08} {y - h * 0.7} {x + b * 1.08} {y - h * 0.3} {x + a} {y} Z"
    )
    return [
        q(d, f),
        q(inter(d, box(x + w * 0.1, y - h, w, h)), fd),
        [
            q(inter(d, box(x - w, y - h * k - h * 0.05, w * 2, h * 0.09)), hoop)
            for k in (0.16, 0.82)
        ],
        e(x, y - h, a, h * 0.08, U[5] if f == U[4] else f),
        e(x, y - h, a * 0.8, h * 0.055, fd),
    ]


def keg(x, y, R, f=U[4], fd=U[2], fl=U[5], tap=True):
    """barrel lying end on, centre (x,y)"""
    return [
        c(x, y, R, U[1]),
        c(x, y, R * 0.93, f),
        q(sub(disc(x, y, R * 0.93), disc(x - R * 0.3, y - R * 0.12, R * 0.98)), fd),
        c(x, y, R * 0.72, "none", 1.4, fd),
        l(
            f"M{x - R * 0.34:.1f} {y - R * 0.6:.1f} L{x - R * 0.34:.1f} {y + R * 0.6:.1f} M{x} {y - R * 0.7:.1f} L{x} {y + R * 0.7:.1f} M{x + R * 0.34:.1f} {y - R * 0.6:.1f} L{x + R * 0.34:.1f} {y + R * 0.6:.1f}",
            fd,
            1.6,
        ),
        [r(x - 2, y + R * 0.36, 4, 6, 1, GOLDD), r(x - 4, y + R * 0.32, 8, 3, 1, GOLD)]
        if tap
        else "",
    ]


def chest(x, y, w, h, f=U[4], fd=U[2], band=GOLD, bd=GOLDD, full=True):
    """open chest with gold, centre x, foot y"""
    a = w / 2
    xs = [
        p(
            f"M{x - a} {y - h} C{x - a} {y - h * 1.9:.1f} {x - a * 0.8:.1f} {y - h * 2.05:.1f} {x - a * 0.6:.1f} {y - h * 2.05:.1f} L{x + a * 0.8:.1f} {y - h * 2.05:.1f} C{x + a} {y - h * 1.9:.1f} {x + a} {y - h * 1.3:.1f} {x + a} {y - h} Z",
            fd,
        ),
        p(
            f"M{x - a * 0.88:.1f} {y - h} C{x - a * 0.84:.1f} {y - h * 1.7:.1f} {x - a * 0.7:.1f} {y - h * 1.86:.1f} {x - a * 0.56:.1f} {y - h * 1.86:.1f} L{x + a * 0.7:.1f} {y - h * 1.86:.1f} C{x + a * 0.86:.1f} {y - h * 1.7:.1f} {x + a * 0.86:.1f} {y - h * 1.3:.1f} {x + a * 0.86:.1f} {y - h} Z",
            U[1],
        ),
    ]
    if full:
        k = a * 0.22
        xs += [
            p(
                f"M{x - a * 0.9:.1f} {y - h} C{x - a * 0.5:.1f} {y - h * 1.6:.1f} {x + a * 0.5:.1f} {y - h * 1.6:.1f} {x + a * 0.9:.1f} {y - h} Z",
                GOLD,
            ),
            [
                e(x + dx * a, y - h * (1.06 + dy), k, k * 0.5, cc)
                for dx, dy, cc in (
                    (-0.6, 0.04, GOLDL),
                    (-0.22, 0.16, GOLDL),
                    (0.2, 0.2, LAMP[0]),
                    (0.56, 0.06, GOLDL),
                    (0, 0.02, GOLDD),
                    (0.4, 0.0, GOLDD),
                )
            ],
        ]
    xs += [
        r(x - a, y - h, w, h, 1, f),
        r(x + a * 0.36, y - h, a * 0.64, h, 1, fd),
        [r(x + dx * a - 2.4, y - h, 4.8, h, 0, band if dx < 0.2 else bd) for dx in (-0.7, 0.7)],
        r(x - a, y - h, w, max(3, h * 0.16), 1, band),
        r(x + a * 0.36, y - h, a * 0.64, max(3, h * 0.16), 1, bd),
        r(x - 5, y - h * 0.92, 10, h * 0.4, 1.5, band),
        c(x, y - h * 0.74, 2, INK),
    ]
    return xs


def pile(x, y, n, w=14, h=4):
    """stack of n coins, centre x, foot y"""
    xs = []
    for i in range(n):
        yy = y - i * h
        dx = (0, 1, -1, 0.6, -0.6)[i % 5]
        xs += [
            p(
                f"M{x - w / 2 + dx} {yy - h} L{x - w / 2 + dx} {yy} C{x - w / 2 + dx} {yy + w * 0.22:.1f} {x + w / 2 + dx} {yy + w * 0.22:.1f} {x + w / 2 + dx} {yy} L{x + w / 2 + dx} {yy - h} Z",
                GOLDD,
            ),
            e(x + dx, yy - h, w / 2, w * 0.19, GOLD),
        ]
    return xs + [e(x + dx - 0.4, y - n * h - 0.2, w * 0.33, w * 0.11, GOLDL)]


def coin_flat(x, y, R=6, k=0.42):
    """coin lying on a table"""
    return [
        e(x, y + 1.6, R, R * k, GOLDD),
        e(x, y, R, R * k, GOLD),
        e(x - 0.3, y - 0.2, R * 0.6, R * k * 0.56, GOLDL),
    ]


def purse(x, y, s=1, f="#8A4B2A", fd="#5C2E1A", tie=GOLD):
    """full purse, foot at (x,y), 30 high"""
    return g(
        f"translate({x} {y}) scale({s})",
        p("M-13 0 C-20 -8 -12 -20 -5 -23 L-9 -32 L9 -32 L5 -23 C12 -20 20 -8 13 0 Z", f),
        p("M2 -23 L4 -32 L9 -32 L5 -23 C12 -20 20 -8 13 0 L4 0 C12 -8 8 -18 2 -23 Z", fd),
        l("M-6 -23 L6 -23", tie, 3),
    )


def die(x, y, s, pips=5, f=PAR, fd=STONE, fl="#FFFAEB", rot=0):
    """die seen from above its edge: top, left and right faces, centre (x,y), edge s"""
    a, b = s * 0.87, s * 0.5
    P3 = {
        1: ((0, 0),),
        2: ((-1, 0), (1, 0)),
        3: ((-1, 0), (0, 0), (1, 0)),
        4: ((-1, 0), (1, 0), (0, -1), (0, 1)),
        5: ((-1, 0), (1, 0), (0, -1), (0, 1), (0, 0)),
        6: ((-0.8, -0.4), (0, -0.8), (0.8, -0.4), (-0.8, 0.4), (0, 0.8), (0.8, 0.4)),
    }
    xs = [
        p(f"M0 {-s} L{a:.1f} {-b} L0 0 L{-a:.1f} {-b} Z", fl),
        p(f"M{-a:.1f} {-b} L0 0 L0 {s} L{-a:.1f} {b} Z", f),
        p(f"M{a:.1f} {-b} L0 0 L0 {s} L{a:.1f} {b} Z", fd),
        [e(dx * a * 0.5, -b + dy * b * 0.5, s * 0.12, s * 0.075, INK) for dx, dy in P3[pips]],
        [
            c(-a * 0.5 + dx, b * 0.5 - 0.02 * s + dy, s * 0.085, INK)
            for dx, dy in ((-s * 0.2, -s * 0.22), (s * 0.2, s * 0.26))
        ],
        c(a * 0.5, b * 0.5, s * 0.1, INK),
    ]
    return g(f"translate({x} {y})" + (f" rotate({rot})" if rot else ""), xs)


def rope(d, w=2.4):
    return [l(d, U[2], w + 1.4), l(d, U[5], w)]


def boat(x, y, s, f=U[3], fd=U[1], fl=U[5]):
    """small boat, centre of the water line (x,y), bow to the right, 110 long at s = 1"""
    return g(
        f"translate({x} {y}) scale({s})",
        p(
            "M-56 -18 C-60 -24 -60 -30 -56 -34 C-52 -26 -46 -18 -36 -16 L34 -16 C44 -18 52 -26 56 -40 C62 -36 60 -20 52 -8 C48 -2 44 0 40 0 L-40 0 C-48 -2 -54 -10 -56 -18 Z",
            f,
        ),
        p("M-50 -8 L50 -6 C47 -2 44 0 40 0 L-40 0 C-45 -1 -48 -4 -50 -8 Z", fd),
        p(
            "M-55 -19 C-51 -17 -46 -15 -40 -15 L36 -15 C44 -16 50 -20 54 -26 L53 -20 C48 -14 42 -12 36 -11 L-40 -11 C-47 -12 -52 -15 -55 -19 Z",
            fl,
        ),
    )


# ---------------------------------------------------------------- birds and busts
def dove(x, y, s=1, f=PAR, d="#C9C2DC", dd="#9A92B8", face=-1, sprig=True, beak=TERRAL):
    """bird flying with raised wings, about 70 wide; face -1 flies to the left"""
    return g(
        f"translate({x} {y}) scale({-s * face:g} {s})",
        p("M2 -2 C-6 -20 -2 -40 12 -54 C14 -44 20 -38 18 -30 C20 -24 18 -14 12 -2 Z", dd),
        p("M22 -2 L46 -12 L43 -5 L50 -2 L44 3 L46 9 L26 8 Z", d),
        p(
            "M-34 2 C-32 -6 -24 -10 -17 -7 C-8 -3 10 -8 26 -2 C28 8 14 18 -2 16 C-14 15 -24 10 -28 8 Z",
            f,
        ),
        p("M-22 9 C-8 12 12 12 27 0 C28 8 14 18 -2 16 C-12 15 -18 12 -22 9 Z", d),
        p(
            "M0 2 C0 -18 14 -36 36 -44 C34 -37 38 -33 34 -27 C35 -21 31 -17 28 -12 C25 -4 16 6 8 6 C4 6 1 5 0 2 Z",
            f,
        ),
        p("M8 2 C14 -8 24 -18 34 -27 C35 -21 31 -17 28 -12 C25 -4 16 6 8 6 Z", d),
        l("M9 -4 C14 -14 22 -24 31 -33 M13 -2 C18 -10 25 -18 32 -24", dd, 1.6),
        p("M-33 0 L-41 3.6 L-33 5.4 Z", beak),
        c(-28, -1.4, 1.5, INK),
        [
            l("M-38 4 C-44 12 -46 20 -44 30", LEAFD, 1.8),
            [
                leafp(-41.5, 9, 11, 4, 150, LEAF),
                leafp(-43.5, 15, 11, 4, 20, LEAFD),
                leafp(-44.5, 19, 11, 4, 152, LEAF),
                leafp(-44.5, 25, 11, 4, 28, LEAFD),
                leafp(-44, 29, 11, 4, 100, LEAF),
            ],
        ]
        if sprig
        else "",
    )


def pigeon(x, y, s=1, f="#8E97B8", d="#5C6489", neck_="#5E8A86", face=1, note=False):
    """standing pigeon in profile, feet at (x,y), about 46 high; note = rolled letter on its leg"""
    return g(
        f"translate({x} {y}) scale({s * face:g} {s})",
        l("M2 -12 L4 0 L9 0 M-4 -12 L-3 0 L2 0", TERRA, 2.2),
        [r(0.5, -9, 6, 7, 1, PAR), r(0.5, -7, 6, 2, 0, REDC)] if note else "",
        p("M-22 -18 L-44 -8 L-42 -3 L-20 -9 Z", d),
        p(
            "M8 -46 C14 -49 20 -46 20 -40 C20 -34 18 -32 20 -26 C20 -14 8 -8 -4 -9 C-14 -10 -24 -12 -32 -10 C-24 -22 -10 -32 0 -34 C6 -36 4 -43 8 -46 Z",
            f,
        ),
        p(
            "M6 -38 C10 -34 16 -33 19 -35 C18 -32 19 -29 20 -26 C18 -24 8 -26 1 -34 C5 -35 6 -36 6 -38 Z",
            neck_,
        ),
        p("M2 -30 C10 -26 10 -18 2 -15 C-10 -12 -22 -12 -36 -9 C-26 -20 -10 -32 2 -30 Z", d),
        l("M-6 -24 L-16 -14 M2 -24 L-8 -13", f, 2),
        p("M20 -42 L27 -39.6 L20 -37.6 Z", GOLD),
        c(14.6, -42, 2, "#F08A4A"),
        c(14.6, -42, 1, INK),
    )


def crop(f, fd, fl=None):
    """short hair for face(), turn 0"""
    d = "M-20.4 -2 C-27 -46 27 -46 20.4 -2 C18 -12 14 -20 6 -21 C-4 -22 -14 -22 -17 -12 Z"
    return sh(d, f, fd, 6, 3, fl, 3, 3)


def bust(x, y, s, turn, sk, cloth, bot=220, w=54, hair=None, hats=(), beards=None, **kw):
    """head and shoulders: face centre (x,y), 1 = face 38 wide; cloth = (f, shade, light)"""
    f, fd, fl = cloth
    return at(
        x,
        y,
        s,
        neck(0, -9, sk, 12),
        sh(torso(0, 37, w, 17, w - 8, (bot - y) / s), f, fd, 13, 2, fl, 4, 4),
        face(turn, sk, **kw),
        beards or "",
        hair or "",
        hats,
    )


def pod(x, y, s=1, a=0, f="#8FA37C", d="#5E7558", li="#B9C69E", stem=30):
    """poppy head, centre (x,y), leaning a degrees, with its stalk"""
    return g(
        f"translate({x} {y}) rotate({a}) scale({s})",
        l(f"M0 6 C2 {stem * 0.5:g} -1 {stem * 0.8:g} 1 {stem}", d, 2.6) if stem else "",
        p("M-10 0 C-10 -9 10 -9 10 0 C10 8 5 11 0 11 C-5 11 -10 8 -10 0 Z", f),
        p("M3 -6.6 C8 -6 10 -3 10 0 C10 8 5 11 0 11 C6 7 7 -1 3 -6.6 Z", d),
        l("M-5 -4 C-7 0 -6 5 -3 8", li, 1.8),
        p("M-9 -7 L-6 -11 L-3 -8.6 L0 -12 L3 -8.6 L6 -11 L9 -7 L4 -5 L-4 -5 Z", d),
        p("M-9 -7 L-6 -11 L-3 -8.6 L0 -12 L0 -5 L-4 -5 Z", li),
    )


def poppy(x, y, s=1, f="#D8453A", d="#98252A", li="#F07A62"):
    """open red poppy seen from the front, centre (x,y), 40 wide"""
    return g(
        f"translate({x} {y}) scale({s})",
        p("M-3 0 C-22 4 -24 -16 -10 -19 C2 -21 6 -8 0 0 Z", f),
        p("M2 0 C22 4 25 -14 12 -19 C2 -22 -4 -8 0 0 Z", d),
        p("M0 -2 C-20 -2 -20 18 -4 19 C8 20 10 6 0 -2 Z", li),
        p("M0 -2 C18 -6 24 12 8 18 C-2 20 -8 8 0 -2 Z", f),
        c(0, 0, 6, INK),
        c(-0.6, -0.6, 3, "#7E9A62"),
    )


def pan_scales(x, y, s=1, tilt=-6, f=GOLD, d=GOLDD, li=GOLDL):
    """hand balance hung at (x,y), 62 wide; returns the drawing"""
    a = math.radians(tilt)
    dx, dy = 28 * math.cos(a), 28 * math.sin(a)
    xs = [
        l("M0 -4 L0 4", f, 3),
        l(f"M{-dx:.1f} {4 - dy:.1f} L{dx:.1f} {4 + dy:.1f}", li, 3.4),
        c(0, 4, 3.4, f),
    ]
    for k in (-1, 1):
        X, Y = k * dx, 4 + k * dy
        xs += [
            l(
                f"M{X:.1f} {Y:.1f} L{X - 11:.1f} {Y + 26:.1f} M{X:.1f} {Y:.1f} L{X + 11:.1f} {Y + 26:.1f}",
                li,
                1.3,
            ),
            p(
                f"M{X - 14:.1f} {Y + 26:.1f} L{X + 14:.1f} {Y + 26:.1f} C{X + 12:.1f} {Y + 37:.1f} {X - 12:.1f} {Y + 37:.1f} {X - 14:.1f} {Y + 26:.1f} Z",
                f,
            ),
            p(
                f"M{X + 2:.1f} {Y + 26:.1f} L{X + 14:.1f} {Y + 26:.1f} C{X + 12:.1f} {Y + 34:.1f} {X + 4:.1f} {Y + 35:.1f} {X:.1f} {Y + 34:.1f} C{X + 4:.1f} {Y + 32:.1f} {X + 4:.1f} {Y + 29:.1f} {X + 2:.1f} {Y + 26:.1f} Z",
                d,
            ),
        ]
    return g(f"translate({x} {y}) scale({s})", xs)


def profile(x, y, s, face_=1, sk="tan", hair="#3A2A20", bd=None, bdd=None, eye=True, nose=True):
    """profile head, centre (x,y), 30 high at s = 1, facing right (1) or left (-1), with an eye"""
    L, M, Dk, Kk = SK[sk]
    xs = [
        p("M-9 4 L-9 22 L4 22 L3 10 Z", Dk),
        p(
            "M-10 -3 C-10 -15 9 -16 10 -5 L10.4 -2 L14.4 3.4 C14 5 12.6 5 11 5 L11.4 7 L10.8 9 C10.6 13 6 14 0 12 L-6 10 C-9 7 -10 1 -10 -3 Z",
            M,
        ),
        p("M-2 4 C0 8 4 12 9 12.4 C6 13.6 3 13.2 0 12 L-6 10 C-8 8 -9 5 -9.4 2 Z", Dk),
        p(
            "M-11 8 C-15 -8 -9 -17 2 -16.5 C9 -16 12 -11.4 10.4 -6.5 C5 -10 0 -8.4 -1 -3 C-1 1 -3 2 -4 6 C-6 9 -8 10 -11 8 Z",
            hair,
        ),
        e(-3.4, 2.4, 2.2, 3.2, Dk),
    ]
    if eye:
        xs += [c(6.6, -1.6, 1.35, INK), l("M4.2 -4.8 L9.4 -5.2", hair, 1.6)]
    if bd:
        xs += [
            p(
                "M11 6.4 C13.4 14 11 23 4 25 C-2 22 -6 14 -6 3 C-3 6.6 0 7.4 4 7 C6.6 5.4 9 5.4 11 6.4 Z",
                bd,
            ),
            l("M6.6 9.4 L11 9", Kk, 1.5),
        ]
        if bdd:
            xs.append(
                p(
                    "M-2 10 C0 16 4 20 8 21 C7 23 6 24.4 4 25 C-2 22 -6 14 -6 3 C-5 6 -3.4 8 -2 10 Z",
                    bdd,
                )
            )
    else:
        xs.append(l("M7 9.2 L10.4 9", Kk, 1.5))
    return g(f"translate({x} {y}) scale({s * face_:.3f} {s:.3f})", xs)


def wolf(x, y, s=1, f="#5A6070", fd="#363B48", fl="#8C93A4", face_=1, eye=LAMP[1]):
    """wolf sitting in profile, feet at (x,y), 66 high, muzzle to the right"""
    B = P(
        "M-24 0 C-31 -16 -25 -34 -11 -42 C-9 -48 -9 -52 -7 -56 L-6 -67 L1 -60 L5 -66 L9 -57 C15 -55 19 -52 23 -48 L31 -45 C32.4 -42 30 -39.4 26 -39 L15 -37 C13 -32 15 -26 14 -18 L16 0 L7 0 L5 -16 L1 0 Z"
    )
    return g(
        f"translate({x} {y}) scale({s * face_:g} {s})",
        p("M-20 -6 C-34 -4 -40 -12 -38 -22 C-34 -14 -28 -14 -20 -16 Z", fd),
        q(B, f),
        q(sub(B, mv(B, 7, 2)), fd),
        p("M15 -37 C13 -32 15 -26 14 -18 L16 0 L12 0 L9 -20 C9 -28 10 -34 12 -38 Z", fl),
        p(
            "M23 -48 L31 -45 C32.4 -42 30 -39.4 26 -39 L15 -37 C10 -37 7 -40 7 -43 C14 -42 18 -44 23 -48 Z",
            fl,
        ),
        c(30, -44.4, 1.9, INK),
        p("M10.4 -51.6 L16 -51 L12.4 -48.6 Z", eye),
        l("M-12 -30 C-14 -18 -12 -8 -8 -2", fd, 2),
    )


def brazier(x, y, s=1):
    """three-legged fire bowl, feet at (x,y), flame to 76 high"""
    return g(
        f"translate({x} {y}) scale({s})",
        l("M-10 -28 L-14 0 M10 -28 L14 0 M0 -28 L0 -2", K[2], 3.4),
        l("M-12 -12 L12 -12", K[2], 2.4),
        p("M-18 -40 L18 -40 C17 -28 9 -24 0 -24 C-9 -24 -17 -28 -18 -40 Z", GOLDD),
        p("M4 -40 L18 -40 C17 -28 9 -24 2 -24 C8 -28 8 -34 4 -40 Z", "#6B4A1E"),
        e(0, -40, 18, 4.4, LAMP[3]),
        fire(-6, -38, 0.9),
        fire(7, -38, 0.84),
        fire(1, -37, 1.25),
        r(-19, -42, 38, 4, 1.6, GOLD),
        r(4, -42, 15, 4, 1.6, GOLDD),
    )
