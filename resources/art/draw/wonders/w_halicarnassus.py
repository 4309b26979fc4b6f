"""Draws the mausoleum of Halicarnassus, in five pieces, by day and by night."""

from kit import *

PAL = {
    "sky0": ("#7E74BE", "#15102E"),
    "sky1": ("#C7A3CF", "#33265C"),
    "sky2": ("#FBDCC4", "#7A5684"),
    "sun": ("#FFF0DC", "#F6E8F2"),
    "halo": ("#FFE3D2", "#A888C8"),
    "cloud": ("#F6CFD0", "#4A3870"),
    "cloud2": ("#A993CE", "#2C2252"),
    "mt_f": ("#A996CE", "#3E3068"),
    "mt_fs": ("#9482BE", "#352859"),
    "mt_m": ("#8069AC", "#2E2352"),
    "mt_ms": ("#6C5798", "#261C46"),
    "hill": ("#6B5C8E", "#221A42"),
    "hill_l": ("#86739E", "#2C2250"),
    "sea0": ("#9CB6DC", "#564A80"),
    "sea1": ("#5B84BE", "#2E2C60"),
    "foam": ("#F3DCE4", "#9C88BC"),
    "ter": ("#D9B7A4", "#3A2C58"),
    "ter_l": ("#F0D6BE", "#4C3C6C"),
    "ter_d": ("#C7A29C", "#281E44"),
    "ter_dd": ("#94707E", "#1C1434"),
    "house": ("#FBEFE4", "#7E70A8"),
    "house_d": ("#CDB0BE", "#4E4278"),
    "roof": ("#C9647A", "#5E3A66"),
    "roof_d": ("#A44C6A", "#472C54"),
    "win": ("#7A5A80", "#FFC86E"),
    "st": ("#FFF5EA", "#CFC2E6"),
    "st_m": ("#F3DCD0", "#A496CC"),
    "st_d": ("#BFA0BE", "#5C4E8C"),
    "st_dd": ("#94769E", "#3E326A"),
    "line": ("#DDBFBE", "#8678B2"),
    "tread": ("#FFFDF6", "#E2D8F2"),
    "dark": ("#6A4A7C", "#251A48"),
    "dark_l": ("#7E5C8E", "#30235A"),
    "frieze": ("#3F6FA8", "#34408A"),
    "frieze_d": ("#335A90", "#28306E"),
    "gold": ("#EDB545", "#F6D684"),
    "gold_d": ("#B87B30", "#A07C68"),
    "gold_dd": ("#8A5628", "#6E5460"),
    "cast": ("#5A3F6E", "#0C0820"),
    "cyp": ("#4E6A62", "#231F48"),
    "cyp_d": ("#384F52", "#181536"),
    "boug": ("#C94A86", "#6E2C66"),
    "boug_d": ("#9C3470", "#4E2052"),
    "boug_l": ("#E67AA6", "#8E4480"),
    "vinel": ("#6E8A5A", "#2A3A54"),
}

HORSE = [
    (4, -30),
    (7, -35),
    (20, -33.5),
    (32, -36),
    (39, -46),
    (45, -53),
    (47, -58, 1),
    (50, -53),
    (55, -48),
    (60, -42),
    (58, -38.5),
    (51, -41),
    (47.5, -37),
    (47, -28),
    (52, -25),
    (59, -28),
    (59, -20, 1),
    (55.5, -19, 1),
    (55, -23),
    (48, -19.5),
    (44, -17),
    (45, -8),
    (47, 0, 1),
    (41, 0, 1),
    (41, -9),
    (38, -19),
    (28, -17.5),
    (19, -19),
    (17, -13),
    (13, -8),
    (14, 0, 1),
    (8, 0, 1),
    (7.5, -9),
    (9, -16),
    (5, -22),
]


def horse(L, x, y, s, f, c, cd):
    P = lambda pts: [(x + f * p[0] * s, y + p[1] * s) + tuple(p[2:]) for p in pts]
    L.blob(P([(5, -34, 1), (-3, -31), (-7, -20), (-5, -10, 1), (-1, -18), (4, -27, 1)]), cd)
    L.blob(P(HORSE), c)
    L.blob(P([(33, -36, 1), (38, -45), (45, -54, 1), (43, -44), (38, -35, 1)]), cd)


def scene():
    S = Scene("halicarnassus", PAL)
    B, F = S["backdrop"], S["foreground"]
    sky(S, ["sky0", "sky1", "sky2"], 380)
    stars(S, 90, 21, 270, [(420, 190, 120)])
    sun(S, 430, 236, 74, moon=(404, 196, 46), step=0.6)
    clouds = (
        (130, 226, 220, "cloud", 2),
        (980, 190, 240, "cloud2", 5),
        (1090, 258, 200, "cloud", 8),
        (560, 290, 210, "cloud", 4),
    )
    for k, (x, y, w, t, q) in enumerate(clouds, 1):
        with B.part("cloud_%d" % k):
            cloud(B, x, y, w, t, 0.55, q)
    peaks(
        B,
        [
            (0, 330),
            (90, 278),
            (170, 318),
            (262, 250),
            (380, 330),
            (470, 296),
            (560, 338),
            (650, 310),
            (760, 346),
        ],
        "mt_f",
        352,
        "mt_fs",
    )
    peaks(
        B,
        [(600, 352), (760, 262), (840, 300), (960, 214), (1060, 288), (1130, 252), (1200, 300)],
        "mt_f",
        380,
        "mt_fs",
    )
    B.rect(0, 344, W, 120, S.lin("gsea", [(0, "sea0"), (1, "sea1")], 0, 344, 0, 440))
    glitter(B, 430, 350, 430, 70, 170, "sun", 9, 4, 0.6)
    waves(B, 0, 560, 352, 430, "foam", 24, 5, 20, 70, 0.4)
    peaks(
        B,
        [(720, 400), (860, 330), (940, 350), (1050, 290), (1140, 330), (1200, 310)],
        "mt_m",
        460,
        "mt_ms",
    )
    # headland with the city left, theatre cut into the slope right
    ridge(B, [(0, 350), (60, 346), (150, 366), (240, 388), (300, 404)], "hill_l", 440)
    ridge(B, [(0, 378), (110, 384), (250, 408), (330, 424)], "hill", 440)

    def house(x, y, w, h, r=True):
        B.rect(x, y - h, w * 0.6, h, "house")
        B.rect(x + w * 0.6, y - h, w * 0.4, h, "house_d")
        if r:
            B.poly([(x - 2, y - h), (x + w / 2, y - h - w * 0.26), (x + w + 2, y - h)], "roof")
        for i in range(2):
            B.rect(x + 4 + i * w * 0.28, y - h * 0.65, 3.2, h * 0.32, "win")

    for x, y, w, h, r in (
        (10, 378, 32, 18, 1),
        (52, 382, 34, 17, 0),
        (94, 388, 34, 18, 1),
        (0, 398, 34, 18, 0),
        (40, 402, 34, 18, 1),
        (82, 408, 36, 17, 1),
        (126, 402, 32, 17, 0),
        (134, 420, 34, 17, 1),
        (180, 412, 32, 16, 1),
        (220, 420, 32, 14, 0),
        (20, 420, 36, 16, 0),
        (74, 426, 36, 16, 1),
    ):
        house(x, y, w, h, r)
    with B.part("sail_1"):
        galley(B, 330, 396, 0.52, 1, oars=False)
        B.ell(330, 404, 40, 2.4, "cast", op=0.35)
    for i, (rx, ry) in enumerate(((78, 30), (64, 24), (50, 18), (36, 12))):
        B.path(
            "M%s 372A%s %s 0 0 1 %s 372Z" % (1052 - rx, rx, ry, 1052 + rx),
            ("house_d", "house", "house_d", "house")[i],
            op=0.85,
        )
    B.ell(1052, 372, 22, 6, "ter_d")
    for x, y, w, h, r in (
        (1120, 398, 36, 18, 1),
        (1162, 402, 36, 18, 0),
        (960, 400, 34, 16, 1),
        (1004, 408, 36, 17, 0),
        (1080, 414, 36, 18, 1),
        (1132, 422, 38, 18, 1),
        (920, 414, 32, 14, 1),
    ):
        house(x, y, w, h, r)
    # terrace
    ridge(B, [(0, 436), (300, 430), (640, 424), (900, 430), (1200, 436)], "ter_l", 600)
    ridge(B, [(0, 456), (400, 450), (800, 452), (1200, 458)], "ter", 600)
    B.rect(0, 484, W, 116, "ter_d")
    B.rect(0, 480, W, 8, "ter_l")
    B.lines([((x, 488), (x, 600)) for x in range(40, 1200, 80)], "ter_dd", 1.4, op=0.3)
    B.lines([((0, 522), (1200, 522)), ((0, 560), (1200, 560))], "ter_dd", 1.4, op=0.3)

    C = Cam(718, 396, 1980, 262, -42, 4)
    fw, fl = 34, 38

    def slab(P, m, z0, z1, f="st", r="st_d", t=None):
        return box(P, C, -fw - m, m, -m, fl + m, z0, z1, f, r, t)

    def lines(P, m, zs, a="line", b="st_dd", op=0.6):
        P.lines([C.face((-fw - m, -m, z), (m, -m, z)) for z in zs], a, 1.2, op=op)
        P.lines([C.face((m, -m, z), (m, fl + m, z)) for z in zs], b, 1.2, op=op * 0.7)

    B.poly(
        C.face((-fw - 9, -9, 0), (9, -9, 0), (9, fl + 9, 0), (-fw - 9, fl + 9, 0)), "ter_d", op=0.5
    )
    # ---- piece 1: steps and lower podium with walking lions
    P = S[1]
    P.poly(C.face((8, -6, 0), (8, fl + 6, 0), (44, fl + 2, 0), (34, -10, 0)), "cast", op=0.35)
    pts = []
    for i in range(4):
        pts += slab(P, 7 - i * 1.2, i * 0.9, (i + 1) * 0.9, "st_m", "st_d", "tread")
    pts += slab(P, 2.4, 3.6, 8.6, "st", "st_d")
    lines(P, 2.4, (4.9, 6.1, 7.4))
    slab(P, 2.9, 8.2, 8.9, "tread", "st_m")
    d0 = C.face(
        (-fw / 2 - 3, -2.4, 3.6),
        (-fw / 2 + 3, -2.4, 3.6),
        (-fw / 2 + 3, -2.4, 8),
        (-fw / 2 - 3, -2.4, 8),
    )
    P.poly(d0, "dark")
    with P.only("night"):
        P.poly(d0, "win", op=0.85)
    ghost(S, 1, [hull(pts)], 30)
    for q in ((-fw - 6, -6), (5, -6), (5, fl + 3)):  # lions on the corners of the steps
        x, y = C(q[0], q[1], 1.8)
        P.rect(x - 13, y - 10, 26, 14, "st_m")
        P.rect(x + 3, y - 10, 10, 14, "st_d")
        lion(P, x, y - 10, 0.82, 1 if q[0] > 0 else -1, "gold", "gold_d")
    # ---- piece 2: upper podium with the Amazon frieze
    P = S[2]
    o = slab(P, 1.2, 8.9, 16.2, "st", "st_d")
    lines(P, 1.2, (10.1, 11.3, 12.5))
    blocks(
        P,
        C.face(
            (-fw - 1.2, -1.2, 12.5), (1.2, -1.2, 12.5), (1.2, -1.2, 8.9), (-fw - 1.2, -1.2, 8.9)
        ),
        3,
        12,
        "line",
        3,
        0.25,
        0.5,
    )
    blocks(
        P,
        C.face((1.2, -1.2, 12.5), (1.2, fl + 1.2, 12.5), (1.2, fl + 1.2, 8.9), (1.2, -1.2, 8.9)),
        3,
        12,
        "st_dd",
        3,
        0.22,
        0.35,
    )
    slab(P, 1.3, 12.9, 15.5, "frieze", "frieze_d")
    for i in range(12):  # frieze figures: alternating runner and rider
        for side in (0, 1):
            t = (i + 0.5) / 12
            p = (
                C(-fw - 1 + (fw + 2) * t, -1.3, 13.0)
                if side == 0
                else C(1.3, -1 + (fl + 2) * t, 13.0)
            )
            c = "st" if side == 0 else "st_m"
            if i % 2:
                person(P, p[0], p[1], 15, c, c)
                P.line((p[0] - 4, p[1] - 9), (p[0] + 7, p[1] - 13), c, 1.6)
            else:
                horse(P, p[0] - 7, p[1], 0.235, 1, c, c)
                person(P, p[0] - 2, p[1] - 6, 9, c, c)
    slab(P, 2.0, 15.5, 16.3, "tread", "st_m")
    ghost(S, 2, [o], 30)
    # ---- piece 3: colonnade with statues between the columns
    P = S[3]
    z0, z1 = 16.3, 28.3
    pts = slab(S.scaf(3), -1, z0, z1, "none", "none")
    S.scaf(3).items.clear()
    ghost(S, 3, [pts], 28)
    box(P, C, -fw + 6, -6, 6, fl - 6, z0, z1, "dark_l", "dark")
    with P.only("night"):
        g = C(-6, 6, 21)
        P.circ(g[0], g[1], 130, S.rad("ghal", [(0, "glow", 0.55), (1, "glow", 0)], g[0], g[1], 130))
    fr = [(-fw + 1 + i * (fw - 2) / 7, 1) for i in range(8)]
    sd = [(-1, 1 + i * (fl - 2) / 8) for i in range(9)]
    for a in (fr, sd):
        for p, q in zip(a, a[1:]):
            x, y = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
            b = C(x - (0 if a is fr else 1.2), y + (1.2 if a is fr else 0), z0)
            person(
                P,
                b[0],
                b[1],
                42,
                "st_m" if a is fr else "st_d",
                "st_m" if a is fr else "st_d",
                shadow=None,
            )
    for x, y in sorted(fr[:-1] + sd, key=lambda q: -(q[0] * C.s + q[1] * C.c)):
        d = C.d + x * C.s + y * C.c
        w = 1.75 * C.f / d
        b, t = C(x, y, z0), C(x, y, z1)
        column(P, b[0], t[1], b[1], w, "st", "st_d", "tread", cap="ionic", flutes=2)
    # ---- piece 4: entablature and stepped pyramid
    P = S[4]
    P.poly(C.face((0.3, -0.3, z1), (0.3, fl, z1), (-1, fl, z1), (-1, 1, z1)), "st_dd")
    P.poly(C.face((-fw, -0.3, z1), (0.3, -0.3, z1), (-1, 1, z1), (-fw + 1, 1, z1)), "st_dd")
    pts = slab(P, 0.3, z1, z1 + 1.4, "st", "st_d") + slab(
        P, 0.2, z1 + 1.4, z1 + 2.6, "frieze", "frieze_d"
    )
    for i in range(10):
        for p in (
            C(-fw + 1.5 + i * (fw - 3) / 9, -0.2, z1 + 2),
            C(0.2, 1.5 + i * (fl - 3) / 9, z1 + 2),
        ):
            P.circ(p[0], p[1], 2.5, "gold")
    pts += slab(P, 1.6, z1 + 2.6, z1 + 3.6, "tread", "st_m")
    N, zb, zt = 12, z1 + 3.6, z1 + 3.6 + 13.5
    for i in range(N):
        t = i / N
        m = -1.2 - t * 13.0
        h = (zt - zb) / N
        pts += slab(P, m, zb + i * h, zb + (i + 1) * h, "st", "st_d")
        P.lines(
            [C.face((-fw - m, -m, zb + (i + 0.94) * h), (m, -m, zb + (i + 0.94) * h))], "tread", 2
        )
        P.lines(
            [C.face((m, -m, zb + (i + 0.94) * h), (m, fl + m, zb + (i + 0.94) * h))],
            "st_m",
            1.6,
            op=0.7,
        )
        band = lambda a, b: (
            P.poly(
                C.face((-fw - m, -m, a), (m, -m, a), (m, -m, b), (-fw - m, -m, b)), "line", op=0.75
            ),
            P.poly(
                C.face((m, -m, a), (m, fl + m, a), (m, fl + m, b), (m, -m, b)), "st_dd", op=0.75
            ),
        )
        band(zb + i * h, zb + (i + 0.42) * h)
    for q in ((-fw - 1, -1), (1, -1), (1, fl + 1)):
        x, y = C(q[0], q[1], z1 + 3.6)
        lion(P, x, y, 0.5, 1 if q[0] > 0 else -1, "gold", "gold_d")
    ghost(S, 4, [hull(pts)], 28)
    # ---- piece 5: pedestal and quadriga
    P = S[5]
    q = box(
        P, C, -fw / 2 - 6, -fw / 2 + 6, fl / 2 - 6.5, fl / 2 + 6.5, zt, zt + 2.2, "tread", "st_d"
    )
    x, y = C(-fw / 2, fl / 2, zt + 2.2)
    y += 3
    f = -1
    for i, (dx, dy, c, cd) in enumerate(
        (
            (-2, -6, "gold_dd", "gold_dd"),
            (-5, -3.6, "gold_d", "gold_dd"),
            (-8, -1.2, "gold", "gold_d"),
            (-11, 1.6, "gold", "gold_d"),
        )
    ):
        horse(P, x + dx + 4, y + dy, 0.86, f, c, cd)
    P.line((x - 8, y - 19), (x + 24, y - 16), "gold_dd", 2.2)
    P.blob(
        [
            (x + 8, y - 24, 1),
            (x + 14, y - 26),
            (x + 17, y - 12),
            (x + 36, y - 12, 1),
            (x + 37, y - 6, 1),
            (x + 14, y - 5),
            (x + 9, y - 12),
        ],
        "gold",
    )
    P.blob(
        [(x + 16, y - 16, 1), (x + 36, y - 12, 1), (x + 37, y - 6, 1), (x + 16, y - 6, 1)], "gold_d"
    )
    person(P, x + 21, y - 11, 33, "gold", "gold")
    person(P, x + 30, y - 11, 31, "gold_d", "gold_d")
    P.line((x + 19, y - 31), (x + 4, y - 25), "gold", 2)
    P.circ(x + 25, y - 4, 9.5, "none", stroke="gold", sw=2.6)
    P.lines(
        [
            (
                (x + 25 - 9 * math.cos(a), y - 4 - 9 * math.sin(a)),
                (x + 25 + 9 * math.cos(a), y - 4 + 9 * math.sin(a)),
            )
            for a in (0, 1.05, 2.1)
        ],
        "gold",
        1.6,
    )
    P.circ(x + 25, y - 4, 2.6, "gold_dd")
    ghost(
        S,
        5,
        [
            [
                (x - 62, y + 3),
                (x - 66, y - 34),
                (x - 48, y - 52),
                (x - 10, y - 36),
                (x + 12, y - 36),
                (x + 18, y - 46),
                (x + 34, y - 44),
                (x + 40, y - 12),
                (x + 36, y + 8),
            ]
        ],
        22,
        lift=4,
    )
    crane(S.scaf(2), 600, 290, 60, -44, -1)
    crane(S.scaf(4), 640, 150, 54, -34, -1)

    # ---- foreground: cypresses, bougainvillea over the terrace wall, visitors
    for x, y, h in (
        (986, 474, 150),
        (1020, 478, 186),
        (1054, 476, 136),
        (440, 470, 92),
        (414, 474, 118),
    ):
        F.ell(x + h * 0.2, y, h * 0.24, 3.4, "cast", op=0.35)
        cypress(F, x, y, h, w=h * 0.13)
    for x, h, t in (
        (560, 21, "man1"),
        (578, 20, "man2"),
        (866, 21, "man3"),
        (884, 17, "man1"),
        (480, 20, "man2"),
    ):
        person(F, x, 474, h, t, shadow="cast")
    for x, w, h, q in ((58, 180, 54, 3), (1136, 170, 62, 7)):
        foliage(F, x, 486, w, h, ["boug_d", "boug", "boug_l"], q, 40, 12)
        foliage(F, x + (34 if x < 600 else -40), 488, 84, 22, ["vinel"], q + 1, 14, 7)
        foliage(F, x + (10 if x < 600 else -8), 489, 60, 20, ["boug", "boug_l"], q + 2, 14, 7)
    vine(F, 4, 487, 130, 30, "boug", "boug_d", 3, 9)
    vine(F, 1066, 487, 130, 34, "boug", "boug_d", 8, 9)
    birds(F, 300, 180, 1.1, "dark", 4, 4)
    return S
