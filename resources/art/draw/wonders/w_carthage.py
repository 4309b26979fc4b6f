"""Draws the harbour of Carthage, in five pieces, by day and by night."""

from kit import *

PAL = {
    "sky0": ("#F2D7A0", "#1A1440"),
    "sky1": ("#FBF0D2", "#4A3A72"),
    "sun": ("#FFFBEA", "#F4E8D8"),
    "halo": ("#FFFDF0", "#A08CC4"),
    "mt": ("#8FB3B4", "#3A3A6C"),
    "mt_s": ("#75A0A6", "#2E2E5C"),
    "mt2": ("#AECBC4", "#4A487C"),
    "sea0": ("#4FA0A8", "#2C3F78"),
    "sea1": ("#1C6F86", "#14265A"),
    "sea2": ("#0F4A66", "#0A1438"),
    "foam": ("#DDF3EA", "#7F98D0"),
    "lag": ("#3FA7A6", "#1E3F7C"),
    "lag_d": ("#2C8A90", "#162E62"),
    "lag_l": ("#9FDDD0", "#6F92D4"),
    "land": ("#E6CC92", "#3E3A64"),
    "land_d": ("#CDAE70", "#302C54"),
    "land_l": ("#F1DFAE", "#4C4874"),
    "green": ("#93A65A", "#233A50"),
    "green_d": ("#6E8748", "#1A2C40"),
    "shore": ("#F5E8C2", "#6A6894"),
    "h_t": ("#FFFAEA", "#8C88B8"),
    "h_f": ("#EFD9AC", "#5C5890"),
    "h_r": ("#C79F6C", "#3C3868"),
    "h_rf": ("#CF6A48", "#7A4A70"),
    "win": ("#9A7448", "#FFCB6A"),
    "st": ("#FFF7E2", "#B9B2DA"),
    "st_m": ("#EAD3A4", "#7C76AE"),
    "st_d": ("#C19A68", "#4C4880"),
    "st_dd": ("#96714A", "#343060"),
    "r1": ("#E07A50", "#8E6290"),
    "r2": ("#B5492F", "#55386A"),
    "r1s": ("#C9603C", "#76507E"),
    "r2s": ("#963A28", "#442C5A"),
    "in": ("#5A3A30", "#231A40"),
    "in_l": ("#7A5240", "#FFBE5E"),
    "gold": ("#EDB23C", "#FAD480"),
    "gold_d": ("#B67E28", "#A58864"),
    "pur": ("#8A2E5E", "#6E3A7E"),
    "pur_d": ("#6A204A", "#522A64"),
    "cast": ("#0B3A4C", "#050A22"),
    "shade": ("#8A6A3E", "#1A1638"),
    "stripe": ("#8A2E5E", "#7A3E84"),
    "cyp": ("#5E7A44", "#1E3048"),
    "cyp_d": ("#486336", "#16243A"),
}
CX, CY, KY, KZ = 628, 288, 0.50, 0.86


def A(x, y, z=0):
    return (CX + x, CY + y * KY - z * KZ)


def R(r, deg, z=0):
    a = math.radians(deg)
    return A(r * math.cos(a), r * math.sin(a), z)


def arc(r, a0, a1, z=0, st=4):
    m = max(2, int(abs(a1 - a0) / st))
    return [R(r, a0 + (a1 - a0) * i / m, z) for i in range(m + 1)]


def tanit(L, x, y, s, tok):
    L.poly([(x, y - 4 * s), (x + 9 * s, y + 12 * s), (x - 9 * s, y + 12 * s)], tok)
    L.line((x - 9 * s, y - 5 * s), (x + 9 * s, y - 5 * s), tok, 2.4 * s)
    L.circ(x, y - 10.5 * s, 4 * s, tok)


def scene():
    S = Scene(
        "carthage",
        PAL,
        order=[
            "backdrop",
            "piece_1",
            "scaffold_1",
            "piece_2",
            "scaffold_2",
            "piece_4",
            "scaffold_4",
            "piece_5",
            "scaffold_5",
            "piece_3",
            "scaffold_3",
            "foreground",
        ],
    )
    B, F = S["backdrop"], S["foreground"]
    B.rect(0, 0, W, 120, S.lin("gsky", [(0, "sky0"), (1, "sky1")], 0, 0, 0, 100))
    with B.only("night"):
        rnd = random.Random(3)
        for _ in range(60):
            B.circ(
                rnd.uniform(8, 1192),
                rnd.uniform(5, 66),
                rnd.choice((0.8, 1.1, 1.5)),
                "star",
                op=0.8,
            )
    for r, o in ((44, 0.3), (58, 0.2)):
        B.circ(470, 62, r, "halo", op=o)
    B.circ(470, 62, 30, "sun")
    # twin-peaked mountain across the gulf
    B.poly([(380, 98), (500, 78), (640, 92), (760, 74), (900, 98)], "mt2")
    B.poly(
        [
            (700, 98),
            (790, 62),
            (826, 36),
            (850, 60),
            (872, 66),
            (896, 44),
            (930, 74),
            (1010, 90),
            (1060, 98),
        ],
        "mt",
    )
    B.poly(
        [
            (826, 36),
            (850, 60),
            (872, 66),
            (896, 44),
            (930, 74),
            (1010, 90),
            (1060, 98),
            (914, 98),
            (902, 72),
            (880, 84),
            (846, 80),
        ],
        "mt_s",
    )
    B.rect(0, 94, W, 506, S.lin("gsea", [(0, "sea0"), (0.45, "sea1"), (1, "sea2")], 0, 94, 0, 600))
    glitter(B, 470, 99, 122, 60, 110, "sun", 5, 3, 0.6)
    waves(B, 700, 1200, 100, 300, "foam", 26, 4, 16, 60, 0.4)
    # land: city left and behind, sea to the right and in front
    coast = [
        (0, 134),
        (120, 124),
        (300, 128),
        (470, 116),
        (640, 112),
        (820, 116),
        (930, 138),
        (990, 176),
        (1024, 230),
        (1034, 300),
        (1016, 362),
        (968, 410),
        (900, 440),
        (780, 456),
        (620, 462),
        (420, 460),
        (200, 452),
        (0, 440),
    ]
    sh = [(p[0], p[1] + 5) for p in coast]
    sh = [(p[0] + (5 if p[0] > 900 else 0), p[1] + (4 if p[1] > 350 else -4)) for p in coast]

    def landpath(pts):
        b = beziers(pts, False)
        d = "M0 %s" % n(pts[0][1])
        for _, c1, c2, q in b:
            d += "C%s %s %s %s %s %s" % tuple(n(v) for v in (*c1, *c2, *q))
        return d + "Z"

    B.path(landpath([(p[0], p[1] + 10) if 0 < i else p for i, p in enumerate(sh)]), "cast", op=0.35)
    B.path(landpath(sh), "shore")
    B.path(landpath(coast), "land")
    B.path(
        "M0 150C120 140 250 150 330 190C380 230 300 300 320 360C330 410 240 440 0 428Z", "land_l"
    )
    B.path(
        "M820 130C900 150 960 190 990 240C1000 300 980 350 940 390C960 330 950 260 920 210C890 170 850 150 820 130Z",
        "green",
    )
    B.path(
        "M300 410C420 440 640 446 800 436C720 450 560 456 420 450C360 446 320 430 300 410Z", "green"
    )
    ridge(B, [(0, 140), (60, 132), (130, 140), (220, 156), (300, 170)], "green", 176)

    # city blocks in the same oblique view, Byrsa temple hill at far left
    def cube(x, y, w, d, h, roof=None):
        B.poly([(x, y), (x + w, y), (x + w, y - h), (x, y - h)], "h_f")
        B.poly(
            [
                (x + w, y),
                (x + w + d * 0.5, y - d * 0.5),
                (x + w + d * 0.5, y - d * 0.5 - h),
                (x + w, y - h),
            ],
            "h_r",
        )
        B.poly(
            [
                (x, y - h),
                (x + w, y - h),
                (x + w + d * 0.5, y - d * 0.5 - h),
                (x + d * 0.5, y - d * 0.5 - h),
            ],
            roof or "h_t",
        )
        for i in range(max(1, int(w / 11))):
            B.rect(x + 3 + i * 10, y - h * 0.66, 3.4, h * 0.34, "win")

    rnd = random.Random(12)
    hs = []
    for row in range(11):
        y = 168 + row * 25
        xmax = 318 - 46 * math.sin(math.pi * (row - 1) / 11.5) - (0 if row > 1 else 40)
        x = 6 + (row % 2) * 10
        while x < xmax - 20:
            w = rnd.uniform(18, 34)
            if rnd.random() > 0.12:
                hs.append((x, y + rnd.uniform(-3, 3), w, rnd.uniform(12, 18), rnd.uniform(12, 24)))
            x += w + rnd.uniform(9, 15)
    for x in range(360, 860, 40):
        yb = 136 + abs(x - 628) * 0.0
        hs.append(
            (
                x + rnd.uniform(-6, 6),
                132 + rnd.uniform(-4, 2) + (abs(x - 628) / 300) ** 2 * 16,
                rnd.uniform(18, 28),
                12,
                rnd.uniform(9, 14),
            )
        )
    for i, (x, y, w, d, h) in enumerate(sorted(hs, key=lambda q: q[1])):
        if 70 < x < 190 and y < 206:
            continue
        cube(x, y, w, d, h, "h_rf" if i % 5 == 2 else None)
        if i % 4 == 1:
            cypress(B, x + w + 9, y + 3, 19, w=4)
    # Byrsa: terrace and temple
    cube(72, 200, 120, 40, 22)
    cube(92, 178, 78, 26, 6)
    for i in range(6):
        B.rect(96 + i * 13, 152, 5, 20, "h_t")
    B.rect(92, 150, 80, 4, "h_t")
    B.poly([(88, 150), (132, 132), (176, 150)], "h_rf")
    B.poly([(98, 148), (132, 136), (166, 148)], "h_f")
    # the lagoon, a natural round basin with a low island
    B.poly(arc(306, 0, 360), "land_d")
    B.poly(arc(290, 0, 360), "shore")
    B.poly(arc(282, 0, 360), "lag")
    B.poly(arc(282, 150, 300) + arc(250, 300, 150), "lag_d", op=0.7)
    chan = (50, 76)
    B.poly([R(262, chan[0] - 1), R(262, chan[1] + 1), (CX + 108, 462), (CX + 272, 448)], "shore")
    B.poly(
        [R(250, chan[0] + 2), R(250, chan[1] - 2), (CX + 124, 492), (CX + 256, 492)],
        S.lin("gch", [(0, "lag"), (0.45, "lag"), (1, "sea1", 0)], 0, 380, 0, 492),
    )
    B.poly([(CX + 120, 462), (CX + 252, 456), (CX + 256, 520), (CX + 116, 520)], "sea1", op=0)
    B.poly(arc(112, 0, 360), "shore")
    B.poly(arc(104, 0, 360, 2), "land_d")
    B.poly(arc(92, 0, 360, 4), "green", op=0.7)
    d = ""
    for r, a0, a1 in (
        (262, 20, 44),
        (240, 84, 112),
        (250, 120, 150),
        (220, 160, 186),
        (176, 60, 82),
        (170, 120, 150),
        (200, 20, 40),
        (180, 340, 366),
        (210, 300, 318),
        (190, 200, 224),
        (230, 222, 246),
        (160, 250, 280),
    ):
        p = arc(r, a0, a1)
        d += "M" + "L".join("%s %s" % (n(a), n(b)) for a, b in p)
    B.path(d, None, stroke="lag_l", sw=2, op=0.55, cap="round")

    # ---- piece 1: stone quays, island base, channel walls
    P = S[1]
    g0, g1 = chan

    def wallarc(P, r, a0, a1, z0, z1, t):
        P.poly(arc(r, a0, a1, z0) + arc(r, a1, a0, z1), t)

    P.poly(arc(306, g1, g0 + 360, 0) + arc(306, g0 + 360, g1, 8), "st_d")
    P.poly(arc(306, g1, g0 + 360, 8) + arc(236, g0 + 360, g1, 8), "st")
    P.poly(arc(306, 250, 400, 8) + arc(290, 400, 250, 8), "st_m", op=0.8)
    wallarc(P, 236, 180, 360, 0, 8, "st_m")
    wallarc(P, 236, 290, 360, 0, 8, "st_d")
    wallarc(P, 306, g1, 180, 0, 8, "st_d")
    wallarc(P, 306, 0, g0, 0, 8, "st_dd")
    P.poly(arc(236, 180, 350, 0) + arc(222, 350, 180, 0), "cast", op=0.22)
    P.poly([R(236, g0, 8), R(306, g0, 8), R(306, g0, 0), R(236, g0, 0)], "st_d")
    P.poly(arc(118, 0, 180, 0) + arc(118, 180, 0, 8), "st_d")
    P.poly(arc(118, 0, 80, 0) + arc(118, 80, 0, 8), "st_dd")
    P.poly(arc(118, 0, 360, 8), "st")
    P.poly(arc(128, 10, 170, 0) + arc(118, 170, 10, 0), "cast", op=0.22)
    P.poly(arc(100, 0, 360, 8), "st_m")
    P.poly(arc(64, 0, 360, 8), "st")
    P.lines([(R(64, a, 8), R(100, a, 8)) for a in range(0, 360, 18)], "st_d", 1.4, op=0.7)
    for a, xo, t in ((g1, 112, "st"), (g0, 262, "st")):
        q = R(306, a, 8)
        q2 = R(236 if a == g1 else 282, a, 8)
        e = (CX + xo, 470)
        P.poly(
            [(q2[0] - 5, q2[1]), (q2[0] + 9, q2[1]), (e[0] + 9, e[1] - 8), (e[0] - 9, e[1] - 8)],
            "st",
        )
        P.poly(
            [
                (e[0] - 9, e[1] - 8),
                (e[0] + 9, e[1] - 8),
                (e[0] + 9, e[1] + 3),
                (e[0] - 9, e[1] + 3),
            ],
            "st_d",
        )
        P.circ(e[0], e[1] - 8, 12, "st_m")
        P.rect(e[0] - 12, e[1] - 8, 24, 12, "st_d")
        P.ell(e[0], e[1] - 9, 12, 7, "st")
    ghost(
        S,
        1,
        [arc(306, g1, g0 + 360, 0) + arc(236, g0 + 360, g1, 0), arc(118, 0, 360, 8)],
        36,
        lift=0,
        hstep=20,
    )

    # ---- ship sheds: N radial bays, gable roofs
    def shed(P, r0, r1, a0, a1, zf, zw, zr, front_out, lit):
        am = (a0 + a1) / 2
        # roof halves
        l, r = ("r1", "r2") if lit else ("r1s", "r2s")
        h1 = [R(r0, a0, zw), R(r1, a0, zw), R(r1, am, zr), R(r0, am, zr)]
        h2 = [R(r0, am, zr), R(r1, am, zr), R(r1, a1, zw), R(r0, a1, zw)]
        right_is_2 = h2[0][0] + h2[2][0] > h1[0][0] + h1[2][0]
        ro = r1 if front_out else r0

        def end(rr, wall, dark):
            P.poly(
                [R(rr, a0, zf), R(rr, a0, zw), R(rr, am, zr), R(rr, a1, zw), R(rr, a1, zf)], wall
            )
            if dark:
                b0, b1 = a0 + (a1 - a0) * 0.2, a0 + (a1 - a0) * 0.8
                P.poly(
                    [
                        R(rr, b0, zf),
                        R(rr, b0, zw * 0.86 + zf * 0.14),
                        R(rr, am, zr * 0.8 + zf * 0.2 - 1),
                        R(rr, b1, zw * 0.86 + zf * 0.14),
                        R(rr, b1, zf),
                    ],
                    "in",
                )

        return h1, h2, l, r, right_is_2, end

    def ring(P, r0, r1, a_from, a_to, N, zf, zw, zr, inner_open, night_in=False):
        st = (a_to - a_from) / N
        seg = []
        for i in range(N):
            a0, a1 = a_from + i * st, a_from + (i + 1) * st
            am = (a0 + a1) / 2
            seg.append((math.sin(math.radians(am)), a0, a1))
        for s, a0, a1 in sorted(seg):
            am = (a0 + a1) / 2
            s = math.sin(math.radians(am))
            c = math.cos(math.radians(am))
            h1, h2, l, r, rt, end = shed(P, r0, r1, a0, a1, zf, zw, zr, True, c < 0.35)
            front = lambda: None
            # visible gable end: rear half shows the end facing the centre (r0), front half the outer end (r1)
            if s < 0.12:
                P.poly(h1, l if rt else r)
                P.poly(h2, r if rt else l)
                end(r0, "st_m" if c < 0.3 else "st_d", inner_open)
            else:
                P.poly(h1, l if rt else r)
                P.poly(h2, r if rt else l)
                end(r1, "st_m" if c < 0.3 else "st_d", not inner_open)
                if inner_open:
                    b0, b1 = a0 + (a1 - a0) * 0.38, a0 + (a1 - a0) * 0.62
                    P.poly(
                        [
                            R(r1, b0, zf + 6),
                            R(r1, b0, zw - 4),
                            R(r1, b1, zw - 4),
                            R(r1, b1, zf + 6),
                        ],
                        "win",
                    )
            if s < 0.12 and inner_open:  # columns between the bays, prow peeping out
                for a in (a0, a1):
                    q0, q1 = R(r0, a, zf), R(r0, a, zw)
                    P.line(q0, q1, "st", 3.4)

    # piece 2: rear half of the ring
    ring(S[2], 250, 300, 176, 364, 27, 8, 30, 40, True)
    rr = [R(300, a, 34) for a in range(176, 365, 6)]
    ghost(S, 2, [arc(300, 176, 364, 44) + arc(246, 364, 176, 6)], 26, lift=4, hstep=18)
    # piece 3: front half with the gate towers and chain at the channel
    P = S[3]
    ring(P, 250, 300, 364, 360 + g0 - 4, 6, 8, 30, 40, True)
    ring(P, 250, 300, g1 + 4, 176, 13, 8, 30, 40, True)
    for a, t in ((g1 + 0.5, "l"), (g0 - 0.5, "r")):
        x, y = R(276, a, 8)
        P.rect(x - 15, y - 64, 30, 70, "st")
        P.rect(x + 3, y - 64, 12, 70, "st_d")
        P.rect(x - 17, y - 66, 34, 5, "st_m")
        for q in range(3):
            P.rect(x - 17 + q * 13, y - 74, 8, 9, "st" if q < 2 else "st_d")
        P.rect(x - 8, y - 46, 5, 12, "win")
        P.rect(x - 8, y - 22, 5, 12, "win")
        P.rect(x - 17, y + 4, 34, 4, "st_dd", op=0.5)
        P.line((x, y - 72), (x, y - 98), "st_dd", 2)
        P.poly([(x, y - 98), (x + 22, y - 93), (x, y - 86)], "pur")
    ghost(
        S,
        3,
        [
            arc(300, g1 + 3, 176, 6) + arc(250, 176, g1 + 3, 40),
            arc(300, 364, 360 + g0 - 3, 6) + arc(250, 360 + g0 - 3, 364, 40),
        ],
        26,
        lift=4,
        hstep=18,
    )
    # piece 4: island sheds and the bridge to the rear quay
    P = S[4]
    P.poly([R(112, 262, 8), R(112, 278, 8), A(22, -240, 8), A(-22, -240, 8)], "st_m")
    P.lines([(R(112, 262, 8), A(-22, -240, 8)), (R(112, 278, 8), A(22, -240, 8))], "st", 3)

    def ring_is(P):
        N = 20
        st = 360 / N
        seg = sorted((math.sin(math.radians(i * st + st / 2)), i * st) for i in range(N))
        for s, a0 in seg:
            a1 = a0 + st
            c = math.cos(math.radians(a0 + st / 2))
            h1, h2, l, r, rt, end = shed(P, 58, 110, a0, a1, 8, 28, 38, True, c < 0.35)
            if s < -0.1:
                end(110, "st_d", False)
            P.poly(h1, l if rt else r)
            P.poly(h2, r if rt else l)
            if s >= -0.1:
                end(110, "st_m" if c < 0.3 else "st_d", True)
                for a in (a0, a1):
                    P.line(R(110, a, 8), R(110, a, 28), "st", 3)

    ring_is(P)
    P.poly(arc(58, 0, 360, 30), "st_m")
    P.poly(arc(58, 0, 180, 24) + arc(58, 180, 0, 30), "st_d")
    P.poly(arc(50, 0, 360, 32), "st")
    ghost(S, 4, [arc(112, 0, 180, 8) + arc(112, 180, 360, 38)], 24, lift=3)
    # piece 5: the admiral's tower
    P = S[5]
    q = A(0, 0, 140)
    with P.only("night"):
        P.circ(q[0], q[1], 120, S.rad("gct", [(0, "glow", 0.55), (1, "glow", 0)], q[0], q[1], 120))

    def drum(r, z0, z1, cornice=True):
        P.poly(arc(r, 0, 180, z0) + arc(r, 180, 0, z1), "st")
        P.poly(arc(r, 0, 78, z0) + arc(r, 78, 0, z1), "st_d")
        P.poly(arc(r, 120, 180, z0) + arc(r, 180, 120, z1), "st_m")
        if cornice:
            P.poly(arc(r + 4, 0, 180, z1 - 4) + arc(r + 4, 180, 0, z1 + 2), "st")
            P.poly(arc(r + 4, 0, 78, z1 - 4) + arc(r + 4, 78, 0, z1 + 2), "st_d")
        P.poly(arc(r + (4 if cornice else 0), 0, 360, z1 + 2 if cornice else z1), "st")

    drum(42, 32, 74)
    for a in range(14, 176, 18):
        P.poly(
            [R(42.5, a - 4, 38), R(42.5, a - 4, 60), R(42.5, a + 4, 60), R(42.5, a + 4, 38)],
            "win" if a > 70 else "st_dd",
        )
    drum(29, 76, 116)
    for a in range(20, 170, 22):
        P.poly(
            [R(29.5, a - 5, 82), R(29.5, a - 5, 102), R(29.5, a + 5, 102), R(29.5, a + 5, 82)],
            "win" if a > 70 else "st_dd",
        )
    drum(18, 118, 146, False)
    P.poly(
        [
            R(21, 180, 146),
            R(21, 140, 146),
            R(21, 90, 146),
            R(21, 40, 146),
            R(21, 0, 146),
            A(0, 0, 182),
        ],
        "r1",
    )
    P.poly([R(21, 76, 146), R(21, 40, 146), R(21, 0, 146), A(0, 0, 182)], "r2")
    q = A(0, 0, 180)
    P.line((q[0], q[1] + 2), (q[0], q[1] - 34), "st_dd", 2.4)
    P.poly([(q[0], q[1] - 34), (q[0] + 38, q[1] - 27), (q[0], q[1] - 14)], "pur")
    P.circ(q[0] + 11, q[1] - 25, 3.4, "gold")
    P.circ(q[0], q[1] - 35, 2.6, "gold")
    ghost(
        S,
        5,
        [
            [
                R(42, 180, 32),
                R(42, 150, 32),
                R(42, 90, 32),
                R(42, 30, 32),
                R(42, 0, 32),
                R(42, 0, 74),
                R(29, 0, 76),
                R(29, 0, 116),
                R(18, 0, 118),
                R(18, 0, 146),
                A(0, 0, 182),
                R(18, 180, 146),
                R(18, 180, 118),
                R(29, 180, 116),
                R(29, 180, 76),
                R(42, 180, 74),
            ]
        ],
        20,
        lift=4,
    )
    crane(S.scaf(2), 420, 210, 56, 40)
    crane(S.scaf(4), 570, 262, 54, 34)
    crane(S.scaf(5), 574, 236, 74, 36)

    # ships in the basin belong to the water, so they stay in the backdrop
    for x, y, s, f, sl in (
        (430, 276, 0.34, 1, True),
        (470, 342, 0.36, 1, True),
        (800, 236, 0.3, -1, False),
        (826, 318, 0.36, -1, True),
        (566, 376, 0.34, 1, False),
        (528, 222, 0.26, 1, False),
    ):
        B.ell(x, y + 4, 26 * s / 0.34, 2.6, "cast", op=0.3)
        galley(B, x, y, s, f, sail=sl, emblem=False)

    # ---- foreground: the fleet outside, breakers on the shore
    def ship(k, x, y, s, f):
        with F.part("sail_%d" % k):
            afloat(x, y, s, f)

    def afloat(x, y, s, f):
        F.ell(x, y + 16 * s, 84 * s, 4.4 * s, "cast", op=0.5)
        F.path(
            "M%s %sq%s -5 %s -2q%s 5 %s 4Z"
            % (
                n(x - f * 58 * s),
                n(y + 12 * s),
                n(-f * 30 * s),
                n(-f * 60 * s),
                n(f * 30 * s),
                n(f * 60 * s),
            ),
            "foam",
            op=0.5,
        )
        galley(F, x, y, s, f, emblem=False)
        tanit(F, x + (1 * f) * s, y - 50 * s, 1.05 * s, "pur")

    ship(1, 1082, 400, 0.94, -1)
    ship(2, 1112, 246, 0.6, -1)
    ship(3, 972, 480, 0.78, -1)
    ship(4, 176, 484, 0.82, 1)
    with F.part("sail_5"):
        felucca(F, 1070, 160, 0.34, 1)
    with F.part("sail_6"):
        felucca(F, 420, 486, 0.42, 1)
    waves(F, 0, 1200, 476, 594, "foam", 30, 15, 40, 130, 0.2)
    waves(F, 1040, 1200, 180, 470, "foam", 20, 16, 24, 80, 0.35)
    for x, y in ((356, 452), (372, 456), (386, 450), (900, 428), (918, 420)):
        cypress(F, x, y, 30, w=5)
    return S
