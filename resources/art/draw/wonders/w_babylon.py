"""Draws the hanging gardens of Babylon, in five pieces, by day and by night."""

from kit import *

PAL = {
    "sky0": ("#A9C46C", "#1E1238"),
    "sky1": ("#D9DE94", "#40245C"),
    "sky2": ("#FBF6D2", "#8A4E74"),
    "sun": ("#FFF9E0", "#FBE3D2"),
    "halo": ("#FFFBD8", "#C07CA8"),
    "far": ("#E0C58C", "#52306A"),
    "far2": ("#CFA96C", "#42265C"),
    "wall": ("#C99556", "#382052"),
    "wall_d": ("#A97840", "#2A1742"),
    "plain": ("#A9B25A", "#2E2A50"),
    "plain_d": ("#86984A", "#232344"),
    "plain_l": ("#C9C976", "#3A3660"),
    "blue": ("#2E66AE", "#2A3A8C"),
    "blue_d": ("#214C88", "#1C2766"),
    "blue_l": ("#4F8CCB", "#4A5CB4"),
    "gold": ("#F0B93E", "#FFD985"),
    "gold_d": ("#B9852C", "#B08A66"),
    "br": ("#E9AE72", "#A27FA4"),
    "br_l": ("#F8D2A0", "#C6A6C2"),
    "br_d": ("#B5653F", "#4E3568"),
    "br_dd": ("#925A3A", "#3A2654"),
    "top": ("#C9B37A", "#6A5580"),
    "line": ("#D08F55", "#8A6892"),
    "line_d": ("#9C6040", "#422C5C"),
    "arch": ("#7A3A2A", "#2A1842"),
    "arch_l": ("#5C3426", "#FFC468"),
    "g1": ("#2C5E3C", "#182E44"),
    "g2": ("#3F8248", "#214A50"),
    "g3": ("#73AE52", "#3A6E62"),
    "g4": ("#A6CC66", "#5C8E76"),
    "flow": ("#E0567A", "#C0608E"),
    "flow2": ("#FFF3DC", "#E6D8E6"),
    "cyp": ("#2F6B45", "#1C3E4A"),
    "cyp_d": ("#22523A", "#132C3A"),
    "leaf": ("#5E9A4A", "#2E5A5C"),
    "leaf_d": ("#3C743E", "#1E4048"),
    "w": ("#4FB6B4", "#3A4E96"),
    "w_d": ("#2F9198", "#26306E"),
    "w_dd": ("#1F7480", "#181F50"),
    "w_l": ("#BFEBDD", "#9FB2E4"),
    "fall": ("#7FD2CC", "#6A84CC"),
    "fall_l": ("#E6FBF2", "#D2DCF6"),
    "cast": ("#5C3A22", "#0E0820"),
    "quay": ("#E2B67A", "#5E4674"),
    "quay_d": ("#B5804E", "#3C2A54"),
    "quay_dd": ("#8F6040", "#281A40"),
    "boat": ("#6E4428", "#22153A"),
}


def scene():
    S = Scene("babylon", PAL)
    B, F = S["backdrop"], S["foreground"]
    sky(S, ["sky0", "sky1", "sky2"], 330)
    stars(S, 80, 41, 240, [(470, 180, 110)])
    sun(S, 482, 196, 78, moon=(452, 172, 46), step=0.55)
    # far city: wall with towers, the great tower faint on the horizon
    for i, (w, y, h) in enumerate(
        ((150, 318, 30), (118, 288, 26), (88, 262, 24), (60, 238, 22), (34, 216, 20))
    ):
        B.rect(1070 - w / 2, y - h, w, h + 2, "far")
        B.rect(1070 + w * 0.2, y - h, w * 0.3, h + 2, "far2")
    B.rect(0, 312, W, 130, "far2")
    for x in range(-10, 1200, 62):
        B.rect(x + 10, 296, 30, 60, "far")
        B.rect(x + 28, 296, 12, 60, "far2")
        for q in range(3):
            B.rect(x + 10 + q * 11, 290, 7, 7, "far")
    B.rect(0, 324, W, 40, "wall")
    for x in range(0, 1200, 16):
        B.rect(x, 319, 9, 6, "wall")
    B.rect(0, 344, W, 4, "wall_d", op=0.5)
    ridge(
        B, [(0, 362), (200, 352), (480, 366), (760, 356), (1000, 362), (1200, 350)], "plain_d", 470
    )
    for i, (x, h) in enumerate(
        ((20, 58), (268, 50), (300, 64), (1016, 60), (1046, 48), (1150, 66), (1184, 54))
    ):
        palm(B, x, 372, h, 4, 0.52, i + 3, dates=False)
    ridge(B, [(0, 388), (300, 378), (700, 392), (1000, 382), (1200, 390)], "plain", 470)

    # Ishtar gate
    def tower(x, w, y0, y1):
        B.rect(x, y0, w * 0.66, y1 - y0, "blue")
        B.rect(x + w * 0.66, y0, w * 0.34, y1 - y0, "blue_d")
        for q in range(4):
            B.rect(x - 1 + q * (w / 3.6), y0 - 8, w / 6, 9, "blue_l" if q < 3 else "blue")
        B.rect(x - 2, y0, w * 0.66 + 2, 4, "gold")
        B.rect(x + w * 0.66, y0, w * 0.34 + 2, 4, "gold_d")
        for r in range(4):
            yy = y0 + 24 + r * 23
            px = x + w * 0.14
            B.path(
                "M%s %sl2 -7l-3 -4l2 -1l3 2h8l3 -4h4l1 3l-3 1l-1 4l1 6h-3l-1 -5h-7l-2 5Z"
                % (n(px), n(yy)),
                "gold",
            )

    B.rect(144, 312, 74, 100, "blue_d")
    B.rect(144, 312, 74, 4, "gold_d")
    for q in range(5):
        B.rect(146 + q * 15, 304, 9, 9, "blue")
    tower(104, 46, 278, 416)
    tower(210, 46, 278, 416)
    B.path("M160 416V356A20 22 0 0 1 200 356V416Z", "gold")
    B.path("M164 416V358A16 18 0 0 1 196 358V416Z", "arch_l")
    B.poly([(164, 416), (196, 416), (260, 454), (140, 454)], "quay", op=0.8)
    ridge(B, [(0, 418), (120, 412), (340, 424), (700, 416), (1200, 420)], "plain_l", 480)

    C = Cam(648, 300, 1560, 176, -16, 15)
    B.poly(C.face((-44, -4, 0), (38, -4, 0), (38, 48, 0), (-44, 48, 0)), "plain_d", op=0.6)
    TI = [
        (-41, 35, 0, 46, 0, 9.5),
        (-31, 34, 7.5, 46, 9.5, 18.5),
        (-20, 33, 15, 45, 18.5, 27),
        (-8, 31, 22, 44, 27, 35),
        (5, 27, 28.5, 42, 35, 42.5),
    ]
    FX = 21.0  # line of the cascade
    outl = []
    for k, (x0, x1, y0, y1, z0, z1) in enumerate(TI, 1):
        P = S[k]
        rnd = random.Random(k * 3)
        if k == 1:
            P.poly(
                C.face((x1, 2, 0), (x1, y1, 0), (x1 + 22, y1 + 2, 0), (x1 + 26, 16, 0)),
                "cast",
                op=0.4,
            )
        o = box(P, C, x0, x1, y0, y1, z0, z1, "br", "br_d", "top")
        outl.append(o)
        f = C.face((x0, y0, z1), (x1, y0, z1), (x1, y0, z0), (x0, y0, z0))
        r = C.face((x1, y0, z1), (x1, y1, z1), (x1, y1, z0), (x1, y0, z0))
        P.lines(courses(f, 7), "line", 1.1, op=0.6)
        P.lines(courses(r, 7), "line_d", 1.1, op=0.6)
        # arcade
        N = max(3, round((x1 - x0) / 6.6))
        for i in range(N):
            xm = x0 + (i + 0.5) * (x1 - x0) / N
            w = (x1 - x0) / N * 0.29
            h = (z1 - z0) * 0.62
            if abs(xm - FX) < 3.1:
                continue
            a = (
                [C(xm - w, y0, z0), C(xm - w, y0, z0 + h * 0.6)]
                + [
                    C(xm - w * math.cos(t), y0, z0 + h * 0.6 + w * math.sin(t) * 1.05)
                    for t in (0.4, 0.8, 1.2, 1.57, 1.94, 2.34, 2.74)
                ]
                + [C(xm + w, y0, z0 + h * 0.6), C(xm + w, y0, z0)]
            )
            P.poly(a, "arch")
            a2 = (
                [C(xm - w * 0.5, y0, z0), C(xm - w * 0.5, y0, z0 + h * 0.55)]
                + [
                    C(xm - w * math.cos(t) * 0.5 + 0.2, y0, z0 + h * 0.55 + w * math.sin(t) * 0.7)
                    for t in (0.6, 1.57, 2.5)
                ]
                + [C(xm + w * 0.75, y0, z0 + h * 0.55), C(xm + w * 0.75, y0, z0)]
            )
            P.poly(a2, "arch_l", op=0.85)
            P.path(pts_d(a, False), None, stroke="br_l", sw=1.8)
        M = max(3, round((y1 - y0) / 7))
        for i in range(M):
            ym = y0 + (i + 0.5) * (y1 - y0) / M
            w = (y1 - y0) / M * 0.27
            h = (z1 - z0) * 0.6
            P.poly(
                [
                    C(x1, ym - w, z0),
                    C(x1, ym - w, z0 + h * 0.7),
                    C(x1, ym, z0 + h),
                    C(x1, ym + w, z0 + h * 0.7),
                    C(x1, ym + w, z0),
                ],
                "br_dd",
            )
        # glazed band and parapet
        b0, b1 = z1 - 1.9, z1 - 0.9
        P.poly(C.face((x0, y0, b0), (x1, y0, b0), (x1, y0, b1), (x0, y0, b1)), "blue")
        P.poly(C.face((x1, y0, b0), (x1, y1, b0), (x1, y1, b1), (x1, y0, b1)), "blue_d")
        for i in range(int((x1 - x0) / 3)):
            q = C(x0 + 1.5 + i * 3, y0, (b0 + b1) / 2)
            P.circ(q[0], q[1], 2, "gold")
        P.poly(
            C.face(
                (x0 - 0.5, y0 - 0.5, z1 - 0.6),
                (x1 + 0.5, y0 - 0.5, z1 - 0.6),
                (x1 + 0.5, y0 - 0.5, z1 + 0.6),
                (x0 - 0.5, y0 - 0.5, z1 + 0.6),
            ),
            "br_l",
        )
        P.poly(
            C.face(
                (x1 + 0.5, y0 - 0.5, z1 - 0.6),
                (x1 + 0.5, y1, z1 - 0.6),
                (x1 + 0.5, y1, z1 + 0.6),
                (x1 + 0.5, y0 - 0.5, z1 + 0.6),
            ),
            "br_d",
        )
        # planting on the terrace, back to front
        nx0 = TI[k][0] if k < 5 else x1

        def spot(x, y):
            return C(x, y, z1 + 0.4)

        plants = []
        if k < 5:
            for i in range(5):  # the free strip at the left end of the terrace
                plants.append(
                    (rnd.uniform(x0 + 2, nx0 - 1.5), y0 + rnd.uniform(5, 16), rnd.choice("tcpt"))
                )
            xx = x0 + 2
            while xx < x1 - 1:
                if abs(xx - FX) > 3.4:
                    plants.append((xx, y0 + rnd.uniform(2, 5), rnd.choice("bbtcbf")))
                xx += rnd.uniform(2.6, 4.4)
        else:
            for x, t in (
                (7, "c"),
                (9.5, "t"),
                (12.5, "p"),
                (15.5, "b"),
                (16.5, "c"),
                (25, "c"),
                (23.5, "t"),
                (26, "b"),
                (18, "b"),
            ):
                plants.append((x, y0 + rnd.uniform(2, 7), t))
            plants.append((14, y0 + 9, "P"))
            plants.append((24, y0 + 10, "P"))
        for x, y, t in sorted(plants, key=lambda q: -q[1]):
            p = spot(x, y)
            sd = int(x * 7 + y * 3) % 97
            if t == "t":
                tree(P, p[0], p[1], rnd.uniform(30, 42), "g3", "g2", seed=sd)
            elif t == "c":
                cypress(P, p[0], p[1], rnd.uniform(34, 50), w=6.4)
            elif t in "pP":
                palm(
                    P,
                    p[0],
                    p[1],
                    58 if t == "P" else 42,
                    rnd.uniform(-5, 6),
                    0.58 if t == "P" else 0.5,
                    sd,
                    dates=False,
                )
            elif t == "f":
                foliage(P, p[0], p[1] + 2, 34, 13, ["g2", "flow", "flow2"], sd, 14, 4.4)
            else:
                foliage(P, p[0], p[1] + 2, 36, 16, ["g1", "g2", "g3"], sd, 14, 6.5)
        # hanging curtains over the parapet, leaving the cascade free
        ed = lambda x: C(x, y0 - 0.6, z1 + 0.5)
        segs = [(x0 - 0.5, FX - 2.6), (FX + 2.6, x1 + 0.6)]
        hh = (40, 42, 40, 38, 34)[k - 1]
        for a, b in segs:
            if b - a > 2:
                vine2(P, ed(a), ed(b), hh, ["g1", "g2", "g3"], k * 5 + int(a), 12, 5)
        rr = (C(x1 + 0.6, y0, z1 + 0.5), C(x1 + 0.6, y1 - 8, z1 + 0.5))
        vine2(P, rr[0], rr[1], hh * 0.8, ["g1", "g2"], k * 9, 9, 4)
        d = ""
        for _ in range(int((x1 - x0) * 0.55)):  # blossoms
            x = rnd.uniform(x0, x1)
            if abs(x - FX) < 3:
                continue
            q = ed(x)
            yy = q[1] + rnd.uniform(-2, hh * 0.4)
            rr2 = rnd.uniform(1.4, 2.3)
            d += "M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0 %s 0Z" % tuple(
                n(v) for v in (q[0] - rr2, yy, rr2, rr2, 2 * rr2, rr2, rr2, -2 * rr2)
            )
        P.path(d, "flow" if k % 2 else "flow2")
        # cascade
        w = 2.3
        if k == 5:
            P.poly(
                C.face(
                    (FX - w, y0 + 6, z1 + 0.6),
                    (FX + w, y0 + 6, z1 + 0.6),
                    (FX + w, y0 - 0.6, z1 + 0.6),
                    (FX - w, y0 - 0.6, z1 + 0.6),
                ),
                "w",
            )
        else:
            yb = TI[k][2]
            P.poly(
                C.face(
                    (FX - w, yb, z1 + 0.6),
                    (FX + w, yb, z1 + 0.6),
                    (FX + w, y0 - 0.6, z1 + 0.6),
                    (FX - w, y0 - 0.6, z1 + 0.6),
                ),
                "w",
            )
        fall = C.face(
            (FX - w, y0 - 0.7, z1 + 0.6),
            (FX + w, y0 - 0.7, z1 + 0.6),
            (FX + w, y0 - 0.7, z0 + 0.3),
            (FX - w, y0 - 0.7, z0 + 0.3),
        )
        P.poly(fall, "fall")
        P.lines(
            [
                (
                    lerp(fall[0], fall[1], u),
                    lerp(lerp(fall[0], fall[1], u), lerp(fall[3], fall[2], u), v),
                )
                for u, v in ((0.15, 0.9), (0.32, 0.6), (0.5, 0.95), (0.68, 0.55), (0.85, 0.88))
            ],
            "fall_l",
            2.6,
            op=0.9,
            cap="round",
        )
        q = lerp(fall[3], fall[2], 0.5)
        P.ell(q[0], q[1], 25, 4.4, "fall_l", op=0.9)
    for k in range(1, 6):
        ghost(S, k, [outl[k - 1]], 34)
    crane(S.scaf(2), 470, 318, 62, -46, -1)
    crane(S.scaf(3), 560, 250, 60, -46, -1)
    crane(S.scaf(4), 640, 186, 56, -40, -1)

    # ---- foreground: quay and water with reeds, coracle, palms
    F.poly([(0, 462), (1200, 458), (1200, 486), (0, 490)], "quay_d")
    F.poly([(0, 456), (1200, 452), (1200, 464), (0, 468)], "quay")
    F.lines([((x, 466), (x, 488)) for x in range(24, 1200, 48)], "quay_dd", 1.3, op=0.4)
    F.lines([((0, 479), (1200, 475))], "quay_dd", 1.3, op=0.4)
    F.rect(0, 484, W, 116, S.lin("gw", [(0, "w_d"), (1, "w_dd")], 0, 484, 0, 600))
    fq = C(FX, -5, 0)
    F.poly(
        [(fq[0] - 22, fq[1] - 1), (fq[0] + 24, fq[1] - 2), (fq[0] + 26, 462), (fq[0] - 24, 462)],
        "w",
    )
    F.poly([(fq[0] - 24, 460), (fq[0] + 26, 460), (fq[0] + 26, 488), (fq[0] - 24, 488)], "fall")
    F.lines(
        [((fq[0] + d, 462), (fq[0] + d, 486)) for d in (-16, -6, 6, 17)],
        "fall_l",
        2.4,
        op=0.9,
        cap="round",
    )
    F.ell(fq[0] + 1, 489, 46, 5, "fall_l", op=0.85)
    F.ell(fq[0] + 1, 496, 80, 4, "w_l", op=0.35)
    waves(F, 0, 1200, 500, 594, "w_l", 28, 13, 40, 130, 0.35)
    for x, h, t in (
        (300, 20, "man1"),
        (318, 19, "man2"),
        (500, 20, "man3"),
        (720, 20, "man1"),
        (738, 19, "man2"),
        (960, 20, "man3"),
    ):
        person(F, x, 461, h, t, shadow="cast")
    # round coracle and a reed boat
    with F.part("sail_1"):
        F.ell(262, 522, 34, 4, "w_dd", op=0.6)
        F.path("M230 506Q262 500 294 506Q290 524 262 524Q234 524 230 506Z", "boat")
        F.ell(262, 506, 32, 5, "quay_dd")
        person(F, 254, 508, 24, "man1")
        F.line((262, 488), (284, 518), "boat", 2)
    with F.part("sail_2"):
        F.path(
            "M1010 500C1022 512 1040 514 1062 514C1084 514 1096 508 1104 494C1100 518 1086 524 1060 524C1030 524 1014 518 1010 500Z",
            "boat",
        )
        person(F, 1046, 515, 22, "man2")
        person(F, 1070, 515, 22, "man3")
    palm(F, 40, 476, 150, 10, 1.05, 3)
    palm(F, 20, 478, 96, 22, 0.8, 6)
    palm(F, 1132, 474, 178, -10, 1.18, 5)
    palm(F, 1166, 476, 120, -8, 0.95, 9)
    foliage(F, 60, 484, 120, 26, ["g1", "g2", "g3"], 4, 26, 10)
    foliage(F, 1140, 482, 120, 26, ["g1", "g2", "g3"], 5, 26, 10)
    foliage(F, 84, 486, 60, 14, ["flow", "flow2"], 6, 12, 4)
    foliage(F, 1116, 484, 60, 14, ["flow", "flow2"], 8, 12, 4)
    with F.only("night"):
        for x in (420, 600, 880, 1020):
            F.line((x, 461), (x, 440), "quay_dd", 2.4)
            F.circ(x, 438, 15, "glow", op=0.3)
            F.circ(x, 438, 4, "fire_l")
            F.ell(x, 500, 9, 2, "glow", op=0.5)
            F.ell(x, 508, 6, 1.6, "glow", op=0.35)
    return S
