"""Draws the temple of Artemis at Ephesus, in five pieces, by day and by night."""

from kit import *

PAL = {
    "sky0": ("#6FB7DE", "#0F2438"),
    "sky1": ("#B5DCEA", "#214A5C"),
    "sky2": ("#F3F4DC", "#557F80"),
    "sun": ("#FFF9DC", "#F2F2DA"),
    "halo": ("#FFFFFF", "#86B8B4"),
    "cloud": ("#FFFFFF", "#3C6878"),
    "cloud_d": ("#DDEBEE", "#2C5566"),
    "hill_f": ("#A9C9B4", "#2B5663"),
    "hill_m": ("#86B388", "#214855"),
    "hill_n": ("#6A9E62", "#1B3E48"),
    "mead": ("#8FB84F", "#1E4A45"),
    "mead_l": ("#B3CE63", "#2C6054"),
    "mead_d": ("#5F9044", "#14363A"),
    "mead_dd": ("#477A3E", "#0F2A31"),
    "path": ("#F2DFB0", "#6F8E86"),
    "path_d": ("#D3BA82", "#45666A"),
    "cyp": ("#3F7A50", "#14383A"),
    "cyp_d": ("#2B5C40", "#0D2A2E"),
    "tr": ("#6FA04A", "#245048"),
    "tr_d": ("#4A7F40", "#173C3A"),
    "st": ("#FFF9EC", "#C9DAD6"),
    "st_m": ("#F0E2C6", "#93AEB2"),
    "st_d": ("#D2BC98", "#56757F"),
    "st_dd": ("#A98E6C", "#35525F"),
    "tread": ("#FFFFFF", "#DCE8E2"),
    "cella": ("#B0785A", "#2C4250"),
    "cella_d": ("#8B5A48", "#1E313F"),
    "cella_l": ("#C98D68", "#38505C"),
    "door": ("#4A2E2A", "#FFC35C"),
    "roof": ("#D2684A", "#6E5868"),
    "roof_d": ("#B0503A", "#513F54"),
    "roof_l": ("#E88761", "#86707C"),
    "blue": ("#2F6DA0", "#2A4E80"),
    "blue_d": ("#245680", "#1E3A64"),
    "gold": ("#E3A83C", "#F0D080"),
    "gold_d": ("#B57C28", "#A89660"),
    "cast": ("#2F5F38", "#06181C"),
    "deer": ("#A2663A", "#4A5450"),
    "deer_d": ("#7C4A2A", "#333F40"),
    "deer_l": ("#F3E0BE", "#8EA09A"),
    "poppy": ("#D8503A", "#7A4A58"),
    "daisy": ("#FFF6D8", "#9DB8AC"),
    "far_sea": ("#7FBAC8", "#3E6F80"),
}


def deer(L, x, y, s, flip=1, stag=True, graze=False):
    P = lambda pts: [(x + flip * p[0] * s, y + p[1] * s) + tuple(p[2:]) for p in pts]
    for lx, kx, c in ((10, 8, "deer_d"), (44, 46, "deer_d")):
        L.poly(
            P(
                [
                    (lx - 3, -30),
                    (lx + 4, -30),
                    (kx + 2, -14),
                    (kx + 3, 0),
                    (kx - 1, 0),
                    (kx - 2, -14),
                ]
            ),
            c,
        )
    L.blob(
        P(
            [
                (2, -40),
                (10, -46),
                (28, -44),
                (46, -46),
                (54, -40),
                (54, -30),
                (46, -26),
                (28, -25),
                (14, -26),
                (4, -30),
            ]
        ),
        "deer",
    )
    L.blob(P([(14, -27), (28, -28), (46, -29), (44, -25), (28, -23), (16, -24)]), "deer_l")
    for lx, kx, c in ((8, 3, "deer"), (49, 51, "deer")):
        L.poly(
            P(
                [
                    (lx - 5, -34),
                    (lx + 5, -32),
                    (kx + 3, -15),
                    (kx + 3, 0),
                    (kx - 1, 0),
                    (kx - 2, -16),
                ]
            ),
            c,
        )
    L.blob(P([(3, -42), (-3, -40), (-4, -33), (1, -35)]), "deer_l")
    if graze:
        L.blob(
            P(
                [
                    (46, -45, 1),
                    (56, -42),
                    (66, -26),
                    (74, -12),
                    (80, -3),
                    (77, 0),
                    (70, -2),
                    (62, -12),
                    (54, -24),
                    (48, -30, 1),
                ]
            ),
            "deer",
        )
        L.blob(P([(66, -16), (60, -22), (68, -22)]), "deer_d")
        return
    L.blob(
        P(
            [
                (42, -46, 1),
                (50, -54),
                (54, -68),
                (60, -74),
                (66, -73),
                (78, -66),
                (79, -62),
                (70, -61),
                (64, -60),
                (60, -48),
                (54, -34),
                (46, -34, 1),
            ]
        ),
        "deer",
    )
    L.blob(P([(57, -72), (48, -78), (54, -68)]), "deer_d")
    L.circ(*P([(66, -69)])[0], 1.3 * s, "ink")
    L.blob(P([(50, -38), (56, -48), (58, -42), (54, -34)]), "deer_l")
    if stag:
        for q in (0, 5):
            L.path(
                smooth(
                    P(
                        [
                            (59 + q, -73),
                            (54 + q * 1.6, -86),
                            (58 + q * 2.4, -100),
                            (66 + q * 2.4, -108),
                        ]
                    ),
                    False,
                ),
                None,
                stroke="deer_d",
                sw=2.4 * s,
                cap="round",
            )
            for a, b in (
                ((55 + q * 1.5, -84), (66 + q * 2, -92)),
                ((58 + q * 2.2, -97), (50 + q * 2, -108)),
            ):
                L.line(P([a])[0], P([b])[0], "deer_d", 2 * s, cap="round")


def scene():
    S = Scene("ephesus", PAL)
    B, F = S["backdrop"], S["foreground"]
    sky(S, ["sky0", "sky1", "sky2"], 400)
    stars(S, 80, 15, 260, [(640, 100, 110)])
    sun(S, 640, 112, 70, moon=(650, 84, 44), step=0.55)
    clouds = ((850, 124, 250, 2), (1090, 206, 220, 6), (110, 250, 240, 9))
    for k, (x, y, w, q) in enumerate(clouds, 1):
        with B.part("cloud_%d" % k):
            cloud(B, x, y + 7, w, "cloud_d", 0.8, q)
            cloud(B, x, y, w, "cloud", 0.9, q)
    B.rect(0, 350, 420, 40, "far_sea")
    ridge(
        B,
        [
            (0, 352),
            (90, 346),
            (180, 330),
            (300, 350),
            (430, 318),
            (640, 334),
            (840, 296),
            (1010, 318),
            (1200, 280),
        ],
        "hill_f",
        400,
    )
    ridge(
        B,
        [(240, 388), (360, 364), (520, 350), (760, 356), (960, 330), (1100, 344), (1200, 322)],
        "hill_m",
        420,
    )
    ridge(
        B,
        [(0, 384), (140, 370), (300, 386), (520, 376), (800, 384), (1020, 358), (1200, 352)],
        "hill_n",
        440,
    )
    for x, h in (
        (1040, 78),
        (1062, 96),
        (1086, 84),
        (1112, 104),
        (1138, 88),
        (1164, 108),
        (1188, 92),
    ):
        cypress(B, x, 386 + (x % 3) * 4, h)
    for x, h in ((196, 58), (222, 72), (246, 56)):
        cypress(B, x, 392, h)
    tree(B, 60, 404, 62, "tr", "tr_d", seed=1)
    tree(B, 118, 402, 50, "tr", "tr_d", seed=2)
    ridge(B, [(0, 404), (200, 396), (520, 404), (860, 396), (1200, 390)], "mead", 600)
    ridge(B, [(0, 440), (260, 424), (600, 452), (900, 430), (1200, 422)], "mead_l", 600)
    ridge(B, [(0, 524), (300, 508), (640, 530), (940, 506), (1200, 520)], "mead", 600)
    # sacred way, swinging up to the temple front
    B.path(
        "M250 600C250 540 330 506 390 470C412 456 400 446 380 440L430 440C458 448 470 458 452 474C420 506 396 548 410 600Z",
        "path",
    )
    B.path(
        "M250 600C250 540 330 506 390 470C412 456 400 446 380 440L386 440C410 446 420 458 398 474C350 510 280 548 282 600Z",
        "path_d",
        op=0.6,
    )

    C = Cam(478, 386, 1300, 122, -50, 6)
    Wd, Ld = 50, 110

    def foot(z, m):
        return C.face((-Wd - m, -m, z), (m, -m, z), (m, Ld + m, z), (-Wd - m, Ld + m, z))

    B.poly(foot(0, 7), "mead_d", op=0.55)
    # ---- piece 1: the stepped platform
    P = S[1]
    P.poly(C.face((7, -7, 0), (7, Ld + 7, 0), (30, Ld + 16, 0), (22, 2, 0)), "cast", op=0.38)
    N, hh = 6, 0.55
    for i in range(N):
        m = 6 - i * 0.95
        z0, z1 = i * hh, (i + 1) * hh
        P.poly(C.face((-Wd - m, -m, z0), (m, -m, z0), (m, -m, z1), (-Wd - m, -m, z1)), "st_m")
        P.poly(C.face((m, -m, z0), (m, Ld + m, z0), (m, Ld + m, z1), (m, -m, z1)), "st_d")
        P.poly(foot(z1, m), "tread")
    zs = N * hh
    out1 = hull(foot(0, 6) + foot(zs, 1.2))
    ghost(S, 1, [out1], 30)

    colh, cw = 19, 3.0
    fr = [(-Wd + 1.7 + i * (Wd - 3.4) / 7, 1.5) for i in range(8)]
    fl = [(-1.7, 1.5 + i * (Ld - 3.0) / 15) for i in range(16)]

    def cella(P, t, lit=False):
        z1 = zs + colh * t
        fx0, fx1, fy0, fy1 = -Wd + 8, -8, 12, Ld - 10
        P.poly(C.face((fx1, fy0, zs), (fx1, fy1, zs), (fx1, fy1, z1), (fx1, fy0, z1)), "cella_d")
        P.poly(C.face((fx0, fy0, zs), (fx1, fy0, zs), (fx1, fy0, z1), (fx0, fy0, z1)), "cella")
        for j in range(1, 7):
            z = zs + colh * j / 7
            if z < z1:
                P.lines(
                    [C.face((fx0, fy0, z), (fx1, fy0, z)), C.face((fx1, fy0, z), (fx1, fy1, z))],
                    "cella_l",
                    1,
                    op=0.4,
                )
        dz = min(z1, zs + 13)
        P.poly(C.face((-29, fy0, zs), (-21, fy0, zs), (-21, fy0, dz), (-29, fy0, dz)), "door")

    def cols(P, t, jag=False):
        pts = sorted(
            [(C(x, y, 0), x, y) for x, y in fr[:-1] + fl], key=lambda q: -(q[1] * C.s + q[2] * C.c)
        )
        for i, (_, x, y) in enumerate(pts):
            d = C.d + x * C.s + y * C.c
            w = cw * C.f / d
            tt = t
            if jag:
                tt = t * (0.62, 1.0, 0.78, 1.12, 0.9)[(i * 3) % 5]
            b, tp = C(x, y, zs), C(x, y, zs + colh * tt)
            if jag:
                P.rect(b[0] - w * 0.5, tp[1], w, b[1] - tp[1], "st")
                P.rect(b[0] + w * 0.08, tp[1], w * 0.42, b[1] - tp[1], "st_d")
                P.rect(b[0] - w * 0.61, b[1] - w * 0.28, w * 1.22, w * 0.28, "st")
                P.rect(b[0] + w * 0.1, b[1] - w * 0.28, w * 0.51, w * 0.28, "st_d")
                k = zs
                while k < zs + colh * tt - 2:
                    k += 2.4
                    yy = C(x, y, k)[1]
                    P.line((b[0] - w * 0.5, yy), (b[0] + w * 0.5, yy), "st_dd", 0.9, op=0.45)
            else:
                column(
                    P,
                    b[0],
                    tp[1],
                    b[1],
                    w,
                    "st",
                    "st_d",
                    "tread",
                    cap="ionic",
                    flutes=3 if w > 20 else 2,
                )
                # gilded relief drum at the foot, the Artemision's trade mark
                y0, y1 = C(x, y, zs + 1.0)[1], C(x, y, zs + 3.6)[1]
                P.rect(b[0] - w * 0.52, y1, w * 1.04, y0 - y1, "gold")
                P.rect(b[0] + w * 0.1, y1, w * 0.42, y0 - y1, "gold_d")

    cella(S[2], 0.5)
    cols(S[2], 0.46, True)
    cella(S[3], 1.0)
    with S[3].only("night"):
        g = C(-25, 6, zs + 8)
        S[3].circ(
            g[0], g[1], 120, S.rad("gdoor", [(0, "glow", 0.55), (1, "glow", 0)], g[0], g[1], 120)
        )
    S[3].poly(
        C.face(
            (-Wd, 2, zs + colh), (-2, 2, zs + colh), (-8, 12, zs + colh), (-Wd + 8, 12, zs + colh)
        ),
        "cella_d",
    )
    cols(S[3], 1.0)

    def colghost(k, t0, t1):
        L = S.scaf(k)
        rects = []
        base = t0
        for i, (x, y) in enumerate(sorted(fr[:-1] + fl, key=lambda q: -(q[0] * C.s + q[1] * C.c))):
            t0 = base * (0.62, 1.0, 0.78, 1.12, 0.9)[(i * 3) % 5]  # where the drums of piece 2 end
            w = cw * C.f / (C.d + x * C.s + y * C.c) * 0.46
            p, q = C(x, y, zs + colh * t0), C(x, y, zs + colh * t1)
            rects.append([(p[0] - w, p[1]), (p[0] - w, q[1]), (p[0] + w, q[1]), (p[0] + w, p[1])])
        t0 = base
        for j in (0.12, 0.5, 0.88):  # gangways run along both fronts
            z = zs + colh * (t0 + (t1 - t0) * j)
            L.lines(
                [
                    C.face((-Wd + 0.5, 0.5, z), (-0.5, 0.5, z)),
                    C.face((-0.5, 0.5, z), (-0.5, Ld - 0.5, z)),
                ],
                "pole",
                2,
                op=0.75,
            )
        for i in range(len(rects) - 1):
            r = rects[i]
            L.line((r[0][0] - 2, r[0][1]), (r[1][0] - 2, r[1][1] - 8), "pole", 1.6, op=0.7)
        for r in rects:
            L.poly(r, "ghost", fop=0.55)
            L.poly(r, "none", stroke="ghost_l", sw=1.4, dash="5 3")

    colghost(2, 0, 0.46)
    colghost(3, 0.46, 1)

    # ---- piece 4: entablature
    P = S[4]
    z0 = zs + colh
    z1 = z0 + 2
    z2 = z1 + 1.9
    z3 = z2 + 0.9

    def band(P, za, zb, m, f, r):
        P.poly(C.face((m, -m, za), (m, Ld + m, za), (m, Ld + m, zb), (m, -m, zb)), r)
        P.poly(C.face((-Wd - m, -m, za), (m, -m, za), (m, -m, zb), (-Wd - m, -m, zb)), f)

    P.poly(C.face((0.2, -0.2, z0), (0.2, Ld, z0), (-1.3, Ld, z0), (-1.3, 1.3, z0)), "st_dd")
    P.poly(
        C.face((-Wd - 0.2, -0.2, z0), (0.2, -0.2, z0), (-1.3, 1.1, z0), (-Wd + 1, 1.1, z0)), "st_dd"
    )
    band(P, z0, z1, 0.2, "st", "st_d")
    band(P, z1, z2, 0, "blue", "blue_d")
    band(P, z2, z3, 1.3, "tread", "st_m")
    P.lines(
        [
            C.face((-Wd, 0, z0 + 0.7), (0.2, -0.2, z0 + 0.7)),
            C.face((-Wd, 0, z0 + 1.35), (0.2, -0.2, z0 + 1.35)),
        ],
        "st_d",
        1.2,
    )
    P.lines(
        [
            C.face((0.2, 0, z0 + 0.7), (0.2, Ld, z0 + 0.7)),
            C.face((0.2, 0, z0 + 1.35), (0.2, Ld, z0 + 1.35)),
        ],
        "st_dd",
        1.2,
        op=0.6,
    )
    for i in range(9):  # frieze rosettes
        x = -Wd + 3 + i * (Wd - 6) / 8
        q = C(x, 0, (z1 + z2) / 2)
        P.circ(q[0], q[1], 0.62 * C.f / (C.d + x * C.s), "gold")
    for i in range(18):
        y = 3 + i * (Ld - 6) / 17
        q = C(0, y, (z1 + z2) / 2)
        P.circ(q[0], q[1], 0.6 * C.f / (C.d + y * C.c), "gold_d")
    band(P, z2 - 0.25, z2 + 0.02, 1.1, "st_dd", "st_dd")
    ghost(
        S,
        4,
        [
            hull(
                C.face(
                    (-Wd - 1, -1, z0),
                    (1, -1, z0),
                    (1, Ld + 1, z0),
                    (-Wd - 1, -1, z3),
                    (1, -1, z3),
                    (1, Ld + 1, z3),
                )
            )
        ],
        30,
        hstep=14,
        lift=4,
        diag=False,
    )

    # ---- piece 5: roof, pediment, acroteria
    P = S[5]
    zr, m = z3 + 9, 1.4
    E = lambda y: C(m, y, z3)
    R = lambda y: C(-Wd / 2, y, zr)
    P.poly([E(-m), E(Ld + m), R(Ld + m), R(-m)], "roof_d")
    P.lines(
        [(E(-m + (Ld + 2 * m) * i / 40), R(-m + (Ld + 2 * m) * i / 40)) for i in range(1, 40)],
        "roof",
        1.3,
        op=0.8,
    )
    P.lines([(E(-m), E(Ld + m))], "roof_l", 3)
    P.line(R(-m), R(Ld + m), "roof_l", 3)
    for i in range(0, 41, 2):
        q = E(-m + (Ld + 2 * m) * i / 40)
        P.circ(q[0], q[1] - 1, 2.4, "roof_l")
    a, b, t = C(-Wd - m, -m, z3), C(m, -m, z3), C(-Wd / 2, -m, zr)
    P.poly([a, b, t], "tread")
    a2, b2, t2 = (
        lerp(lerp(a, b, 0.5), a, 0.84),
        lerp(lerp(a, b, 0.5), b, 0.84),
        lerp(lerp(a, b, 0.5), t, 0.8),
    )
    up = lambda p: (p[0], p[1] - 4)
    P.poly([up(a2), up(b2), up(t2)], "cella_d")
    P.poly([up(a2), up(b2), (b2[0] - 5, b2[1] - 9), (a2[0] + 5, a2[1] - 9)], "cella", op=0.5)
    mid = lerp(a2, b2, 0.47)

    def fig(tq, h, c="gold"):
        p = lerp(a2, b2, tq)
        person(P, p[0], p[1] - 4, h, c, c)

    person(P, mid[0], mid[1] - 4, 37, "gold", "gold", staff=True)
    for tq, h, c in ((0.36, 26, "st"), (0.58, 26, "st_m"), (0.26, 18, "st"), (0.69, 18, "st_m")):
        p = lerp(a2, b2, tq)
        person(P, p[0], p[1] - 4, h, c, c)
    for tq, f in ((0.15, 1), (0.81, -1)):
        p = lerp(a2, b2, tq)
        P.blob(
            [
                (p[0] - 14 * f, p[1] - 4, 1),
                (p[0] - 6 * f, p[1] - 8),
                (p[0] + 4 * f, p[1] - 10),
                (p[0] + 9 * f, p[1] - 15),
                (p[0] + 13 * f, p[1] - 12),
                (p[0] + 12 * f, p[1] - 4, 1),
            ],
            "st" if f > 0 else "st_m",
        )
    P.lines([(a, t), (t, b)], "roof", 4, cap="round")
    for p, sc in ((t, 1), (a, 0.7), (b, 0.8)):
        P.path(
            "M%s %sc-10 -4 -10 -16 0 -24c10 8 10 20 0 24Z" % (n(p[0]), n(p[1] + 1)), "gold", tf=None
        )
        P.path(
            "M%s %sc-14 2 -16 -10 -10 -15c2 8 6 10 10 12c4 -2 8 -4 10 -12c6 5 4 17 -10 15Z"
            % (n(p[0]), n(p[1] + 2)),
            "gold_d",
        )
    q = R(Ld + m)
    P.path("M%s %sc-6 -3 -6 -10 0 -14c6 4 6 11 0 14Z" % (n(q[0]), n(q[1] + 1)), "gold")
    ghost(S, 5, [[a, b, E(Ld + m), R(Ld + m), t]], 30)
    crane(S.scaf(3), 300, 300, 60, -34, -1)
    crane(S.scaf(5), 640, 232, 64, 44)

    # ---- foreground: Artemis' deer, poppies, olive boughs at the edges
    for x, h, t in ((424, 20, "man1"), (440, 19, "man2"), (398, 19, "man3")):
        person(F, x, 466, h, t, shadow="cast")
    F.path("M0 472C120 456 230 470 330 500C240 496 110 500 0 512Z", "mead_d")
    F.path("M1200 452C1090 448 960 462 850 488C960 484 1100 484 1200 492Z", "mead_d")
    F.ell(160, 472, 52, 4, "cast", op=0.4)
    deer(F, 116, 472, 0.98, 1, True)
    F.ell(234, 480, 40, 3.4, "cast", op=0.35)
    deer(F, 272, 480, 0.8, -1, False, True)
    rnd = random.Random(4)
    for x0, x1, y0, y1, c in ((4, 300, 486, 510, 20), (880, 1196, 466, 490, 22)):
        for i in range(c):
            x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
            F.line((x, y), (x, y + 5), "mead_dd", 1.2)
            F.circ(x, y, rnd.choice((2.2, 2.8)), "poppy" if i % 3 else "daisy")
    for x, h in ((1168, 150), (1136, 118)):
        cypress(F, x, 478, h)
    tree(F, 1082, 480, 84, "tr", "tr_d", seed=4)
    return S
