"""Draws the ziggurat of Ur, in five pieces, by day and by night."""

from kit import *

PAL = {
    "sky0": ("#8CC9B4", "#0B1836"),
    "sky1": ("#C9E4CB", "#1C3563"),
    "sky2": ("#F7F0D2", "#6A5A86"),
    "sun": ("#FFFBE6", "#FBEFC2"),
    "halo": ("#FFFFF0", "#8893CC"),
    "cloud": ("#F7FAEA", "#2A4272"),
    "far": ("#A9CFA8", "#2E4470"),
    "plain": ("#D9C98A", "#3A3D66"),
    "plain_l": ("#E9DBA4", "#484A78"),
    "plain_d": ("#C2AE6E", "#2C3058"),
    "field": ("#8FAE5C", "#24405C"),
    "field_d": ("#6F944E", "#1B334F"),
    "field_l": ("#B5C873", "#30506A"),
    "riv": ("#3F9C98", "#1E3E72"),
    "riv_d": ("#2B7F82", "#152E5A"),
    "riv_l": ("#A5DBC8", "#7E9AD0"),
    "bank": ("#6B8F4A", "#1B3550"),
    "bank_d": ("#4D7340", "#13273F"),
    "br": ("#D9683A", "#7F6A98"),
    "br_l": ("#EB8A52", "#A794BC"),
    "br_d": ("#9E3F28", "#352F5E"),
    "br_dd": ("#7E2F22", "#28244C"),
    "top": ("#F3B27C", "#C3B4D2"),
    "line": ("#BF5530", "#6A5886"),
    "line_d": ("#87351F", "#2A264F"),
    "court": ("#E5B77E", "#4E4672"),
    "court_d": ("#C99860", "#3B3660"),
    "stair": ("#F7C596", "#D2C6DE"),
    "stair_d": ("#D98B56", "#8A7AA4"),
    "blue": ("#2F78A8", "#2E4E96"),
    "blue_l": ("#57A3C8", "#5676BC"),
    "blue_d": ("#1F5580", "#1D3470"),
    "gold": ("#F0BC4A", "#FAD987"),
    "gold_d": ("#BF842C", "#AE8E70"),
    "cast": ("#7A4A2A", "#0A1028"),
    "door": ("#4A1E18", "#FFC35A"),
    "reed": ("#8BA04A", "#294B5E"),
    "reed_d": ("#5E7A3C", "#1A3448"),
    "cat": ("#7A4A2A", "#33284A"),
    "hut": ("#E8B878", "#5A5080"),
    "hut_d": ("#B9824E", "#3A3462"),
}


def scene():
    S = Scene(
        "ur",
        PAL,
        order=[
            "backdrop",
            "piece_1",
            "scaffold_1",
            "piece_3",
            "scaffold_3",
            "piece_4",
            "scaffold_4",
            "piece_5",
            "scaffold_5",
            "piece_2",
            "scaffold_2",
            "foreground",
        ],
    )
    B, F = S["backdrop"], S["foreground"]
    sky(S, ["sky0", "sky1", "sky2"], 270)
    stars(S, 90, 31, 220, [(470, 140, 100)])
    with B.only("day"):
        for k in (3, 2, 1):
            B.circ(470, 150, 56 * (1 + k * 0.55), "halo", op=0.2)
        B.circ(470, 150, 56, "sun")
    with B.only("night"):  # Ur is the city of the moon god
        for k in (3, 2, 1):
            B.circ(470, 140, 56 * (1 + k * 0.5), "halo", op=0.10)
        crescent(B, 470, 140, 54, "sun", -118)
    clouds = ((1070, 196, 200, 0.8, 3), (200, 216, 240, 0.75, 7), (860, 150, 150, 0.6, 9))
    for k, (x, y, w, op, q) in enumerate(clouds, 1):
        with B.part("cloud_%d" % k):
            cloud(B, x, y, w, "cloud", op, q)
    ridge(B, [(0, 258), (200, 250), (460, 258), (760, 248), (1000, 256), (1200, 246)], "far", 300)
    B.rect(0, 262, W, 338, "plain")
    # fields and canals on the far plain
    for q, t in (
        ([(0, 266), (300, 264), (250, 282), (0, 288)], "field"),
        ([(0, 296), (230, 290), (150, 318), (0, 328)], "field_l"),
        ([(320, 264), (520, 263), (500, 276), (290, 280)], "field_d"),
        ([(820, 264), (1200, 262), (1200, 278), (860, 280)], "field"),
        ([(900, 288), (1200, 284), (1200, 312), (960, 312)], "field_l"),
        ([(980, 320), (1200, 318), (1200, 356), (1040, 350)], "field_d"),
        ([(0, 338), (120, 330), (60, 362), (0, 370)], "field_d"),
    ):
        B.poly(q, t)
    B.path(
        "M0 290C200 284 420 284 560 276C760 268 980 284 1200 280L1200 286C980 290 760 276 560 284C420 292 200 290 0 297Z",
        "riv",
    )
    B.path("M0 293C200 288 420 287 560 280", None, stroke="riv_l", sw=1.2, op=0.6)
    for i, (x, y, h) in enumerate(
        (
            (40, 284, 34),
            (74, 286, 42),
            (112, 285, 32),
            (330, 284, 34),
            (360, 282, 28),
            (1020, 286, 36),
            (1052, 286, 30),
            (1100, 286, 42),
            (1150, 285, 34),
            (1182, 287, 40),
        )
    ):
        palm(B, x, y, h, 3, 0.36, i + 1, dates=False)
    for i, (x, y, w, h) in enumerate(
        (
            (16, 336, 40, 16),
            (64, 342, 34, 20),
            (110, 338, 40, 14),
            (30, 366, 46, 20),
            (88, 372, 40, 16),
            (140, 362, 34, 18),
            (1070, 326, 36, 16),
            (1116, 330, 44, 20),
            (1162, 326, 36, 15),
            (1130, 356, 44, 18),
            (1080, 352, 36, 15),
        )
    ):
        B.rect(x, y - h, w * 0.62, h, "hut")
        B.rect(x + w * 0.62, y - h, w * 0.38, h, "hut_d")
        B.rect(x + w * 0.2, y - h * 0.6, w * 0.16, h * 0.6, "door")
    ridge(B, [(0, 396), (220, 376), (600, 372), (980, 384), (1200, 376)], "plain_l", 600)

    C = Cam(590, 252, 1560, 176, -20, 20)
    B.poly(C.face((-46, -34, 0), (46, -34, 0), (46, 58, 0), (-46, 58, 0)), "court")
    B.poly(C.face((-35, -2, 0), (35, -2, 0), (35, 50, 0), (-35, 50, 0)), "court_d", op=0.55)
    B.poly(C.face((-5, -28, 0), (5, -28, 0), (5, -2, 0), (-5, -2, 0)), "court_d", op=0.45)

    def tier(P, x0, x1, y0, y1, z0, z1, bt, rows, nf, nr, seed):
        o = box(P, C, x0, x1, y0, y1, z0, z1, "br", "br_d", "top", bt)
        f = C.face((x0 + bt, y0 + bt, z1), (x1 - bt, y0 + bt, z1), (x1, y0, z0), (x0, y0, z0))
        r = C.face((x1 - bt, y0 + bt, z1), (x1 - bt, y1 - bt, z1), (x1, y1, z0), (x1, y0, z0))
        P.lines(courses(f, rows), "line", 1.2, op=0.7)
        P.lines(courses(r, rows), "line_d", 1.2, op=0.7)
        for q, m, t in ((f, nf, "br_l"), (r, nr, "br_dd")):  # buttresses
            for i in range(m):
                u0, u1 = (i + 0.24) / m, (i + 0.58) / m
                P.poly(
                    [
                        lerp(q[0], q[1], u0),
                        lerp(q[0], q[1], u1),
                        lerp(q[3], q[2], u1),
                        lerp(q[3], q[2], u0),
                    ],
                    t,
                    op=0.75,
                )
        P.lines(courses(f, rows), "line", 1.1, op=0.35)
        b = 0.9  # parapet
        P.poly(
            C.face(
                (x0 + bt - 0.2, y0 + bt - 0.2, z1 - b),
                (x1 - bt + 0.2, y0 + bt - 0.2, z1 - b),
                (x1 - bt + 0.2, y0 + bt - 0.2, z1 + 0.2),
                (x0 + bt - 0.2, y0 + bt - 0.2, z1 + 0.2),
            ),
            "top",
        )
        P.poly(
            C.face(
                (x1 - bt + 0.2, y0 + bt - 0.2, z1 - b),
                (x1 - bt + 0.2, y1 - bt, z1 - b),
                (x1 - bt + 0.2, y1 - bt, z1 + 0.2),
                (x1 - bt + 0.2, y0 + bt - 0.2, z1 + 0.2),
            ),
            "br",
        )
        return o

    # ---- piece 1: great lower terrace
    P = S[1]
    P.poly(C.face((33, 0, 0), (33, 46, 0), (48, 52, 0), (62, 34, 0), (60, 18, 0)), "cast", op=0.4)
    o = tier(P, -33, 33, 0, 46, 0, 14, 2, 9, 13, 9, 1)
    ghost(S, 1, [o], 34)
    # ---- piece 2: triple stair and gatehouse
    P = S[2]

    def ramp(P, top, bot, side, nst, nrm=None):
        """sloping stair: top edge pair, bottom edge pair, side polygon"""
        P.poly([top[0], top[1], bot[1], bot[0]], "stair")
        P.lines(
            [(lerp(top[0], bot[0], i / nst), lerp(top[1], bot[1], i / nst)) for i in range(1, nst)],
            "stair_d",
            1.5,
        )
        P.poly(side[0], side[1])

    yw = -5.5
    for sx in (-1, 1):
        x0, x1 = sx * 30, sx * 6
        P.poly(C.face((x0, yw, 0), (x1, yw, 14), (x1, yw, 0)), "br")
        P.lines(
            [
                C.face((x0 + (x1 - x0) * k / 9, yw, 14 * k / 9), (x1, yw, 14 * k / 9))
                for k in range(1, 9)
            ],
            "line",
            1.1,
            op=0.7,
        )
        N, hz = 24, 3.0  # the flight itself, shown as a broad stepped band
        st, ln = [], []
        for i in range(N):
            xa, xb = x0 + (x1 - x0) * i / N, x0 + (x1 - x0) * (i + 1) / N
            za, zb = 14 * i / N, 14 * (i + 1) / N
            st += [C(xa, yw, zb), C(xb, yw, zb)]
            ln.append(C.face((xa, yw, zb), (xa, yw, max(0, za - hz))))
        st += [C(x1, yw, 14 - hz), C(x0 + (x1 - x0) * hz / 14, yw, 0), C(x0, yw, 0)]
        P.poly(st, "stair")
        P.lines(ln, "stair_d", 1.3)
        P.lines([C.face((x0 + (x1 - x0) * hz / 14, yw, 0), (x1, yw, 14 - hz))], "br_d", 2)
        P.lines([C.face((x0 - sx * 1.2, yw, 1.6), (x1, yw, 15))], "top", 3.4)
    # central flight
    T = C.face((-4.4, yw, 14), (4.4, yw, 14))
    Bm = C.face((-4.4, -29, 0), (4.4, -29, 0))
    P.poly(C.face((6.2, -30, 0), (6.2, yw, 0), (14, yw, 0), (13, -24, 0)), "cast", op=0.3)
    P.poly(C.face((-6, -29, 0), (-4.4, -29, 0), (-4.4, yw, 14.6), (-6, yw, 14.6)), "top")
    P.poly([T[0], T[1], Bm[1], Bm[0]], "stair")
    P.lines(
        [(lerp(T[0], Bm[0], (i / 22)), lerp(T[1], Bm[1], (i / 22))) for i in range(1, 22)],
        "stair_d",
        1.7,
    )
    P.poly(C.face((6, -29, 0), (6, yw, 14.8), (6, yw, 0)), "br_d")
    P.lines(
        [
            C.face((6, -29 + (yw + 29) * k / 9, 14 * k / 9), (6, yw, 14 * k / 9))
            for k in range(1, 9)
        ],
        "line_d",
        1.1,
        op=0.7,
    )
    P.poly(C.face((4.4, -29, 0), (6, -29, 0), (6, yw, 14.8), (4.4, yw, 14.6)), "top")
    # gatehouse with three arches
    g = box(P, C, -8, 8, yw, 3.5, 14, 20, "br_l", "br_d", "top")
    for x in (-5.4, 0, 5.4):
        w = 1.7 if x else 2.2
        h = 3.6 if x else 4.4
        a = (
            [C(x - w, yw, 14), C(x - w, yw, 14 + h * 0.7)]
            + [
                C(x - w * math.cos(t), yw, 14 + h * 0.7 + w * math.sin(t) * 0.9)
                for t in (0.5, 1.05, 1.57, 2.1, 2.64)
            ]
            + [C(x + w, yw, 14 + h * 0.7), C(x + w, yw, 14)]
        )
        P.poly(a, "door")
    P.poly(
        C.face(
            (-8.3, yw - 0.1, 19.2),
            (8.3, yw - 0.1, 19.2),
            (8.3, yw - 0.1, 20.2),
            (-8.3, yw - 0.1, 20.2),
        ),
        "blue",
    )
    P.poly(
        C.face((8.3, yw - 0.1, 19.2), (8.3, 3.5, 19.2), (8.3, 3.5, 20.2), (8.3, yw - 0.1, 20.2)),
        "blue_d",
    )
    for i in range(7):
        x = -8 + i * 2.5
        P.poly(
            C.face((x, yw, 20.2), (x + 1.2, yw, 20.2), (x + 1.2, yw, 21.2), (x, yw, 21.2)), "top"
        )
    ghost(
        S,
        2,
        [
            hull(C.face((-30, yw, 0), (-6, yw, 14), (-6, yw, 0))),
            hull(C.face((30, yw, 0), (6, yw, 14), (6, yw, 0))),
            hull(C.face((-6, -29, 0), (6, -29, 0), (6, yw, 14), (-6, yw, 14), (6, yw, 0))),
            g,
        ],
        26,
    )
    # ---- pieces 3, 4: upper terraces
    for k, a in (
        (3, (-21, 21, 7, 39, 14, 23.5, 1.5, 6, 9, 6, 2)),
        (4, (-12.5, 12.5, 12, 33, 23.5, 30, 1, 4, 6, 5, 3)),
    ):
        P = S[k]
        x0, x1, y0, y1, z0, z1 = a[:6]
        P.poly(
            C.face((x1, y0, z0), (x1, y1, z0), (x1 + 5, y1 + 1, z0), (x1 + 5, y0 + 2, z0)),
            "cast",
            op=0.3,
        )
        o = tier(P, *a)
        w = 3.2 if k == 3 else 2.4
        yb = y0 - (5 if k == 3 else 3.6)
        T = C.face((-w, y0 + a[6], z1), (w, y0 + a[6], z1))
        Bm = C.face((-w, yb, z0), (w, yb, z0))
        P.poly(C.face((w + 0.9, yb, z0), (w + 0.9, y0 + a[6], z1 + 0.4), (w + 0.9, y0, z0)), "br_d")
        P.poly([T[0], T[1], Bm[1], Bm[0]], "stair")
        P.lines(
            [(lerp(T[0], Bm[0], i / 12), lerp(T[1], Bm[1], i / 12)) for i in range(1, 12)],
            "stair_d",
            1.4,
        )
        for s0, s1 in ((-w - 0.9, -w), (w, w + 0.9)):
            P.poly(
                C.face(
                    (s0, yb, z0), (s1, yb, z0), (s1, y0 + a[6], z1 + 0.4), (s0, y0 + a[6], z1 + 0.4)
                ),
                "top",
            )
        ghost(S, k, [o], 30)
        for i in range(3 if k == 3 else 0):  # trees on the terrace
            for sx in (-1, 1):
                q = C(sx * (15.5 - 3 * i * 0), y0 - 3.4, z0) if i == 0 else None
                if q:
                    palm(P, q[0], q[1], 30, 2 * sx, 0.34, 5 + sx, dates=False)
    # ---- piece 5: blue-glazed shrine of Nanna
    P = S[5]
    with P.only("night"):
        g = C(0, 16, 34)
        P.circ(g[0], g[1], 130, S.rad("gur", [(0, "glow", 0.6), (1, "glow", 0)], g[0], g[1], 130))
    o = box(P, C, -7, 7, 16.5, 29, 30, 38.5, "blue", "blue_d", "blue_l")
    f = C.face((-7, 16.5, 38.5), (7, 16.5, 38.5), (7, 16.5, 30), (-7, 16.5, 30))
    for i in (0, 1, 3, 4):
        u0, u1 = (i + 0.22) / 5, (i + 0.78) / 5
        P.poly(
            [
                lerp(lerp(f[0], f[1], u), lerp(f[3], f[2], u), v)
                for u, v in ((u0, 0.28), (u1, 0.28), (u1, 1), (u0, 1))
            ],
            "blue_d",
        )
    a = [
        lerp(lerp(f[0], f[1], u), lerp(f[3], f[2], u), v)
        for u, v in (
            (0.38, 1),
            (0.38, 0.45),
            (0.43, 0.32),
            (0.5, 0.26),
            (0.57, 0.32),
            (0.62, 0.45),
            (0.62, 1),
        )
    ]
    P.poly(a, "gold")
    P.poly(
        [
            lerp(lerp(f[0], f[1], u), lerp(f[3], f[2], u), v)
            for u, v in ((0.42, 1), (0.42, 0.5), (0.5, 0.36), (0.58, 0.5), (0.58, 1))
        ],
        "door",
    )
    for zb, t, td in ((37.3, "gold", "gold_d"), (30, "gold", "gold_d")):
        P.poly(
            C.face(
                (-7.2, 16.4, zb), (7.2, 16.4, zb), (7.2, 16.4, zb + 0.9), (-7.2, 16.4, zb + 0.9)
            ),
            t,
        )
        P.poly(
            C.face((7.2, 16.4, zb), (7.2, 29, zb), (7.2, 29, zb + 0.9), (7.2, 16.4, zb + 0.9)), td
        )
    for i in range(6):
        x = -7 + i * 2.5
        P.poly(
            C.face((x, 16.5, 38.4), (x + 1.4, 16.5, 38.4), (x + 1.4, 16.5, 39.8), (x, 16.5, 39.8)),
            "blue_l",
        )
    for i in range(4):
        y = 18 + i * 3
        P.poly(C.face((7, y, 38.4), (7, y + 1.5, 38.4), (7, y + 1.5, 39.8), (7, y, 39.8)), "blue")
    t = C(0, 22, 39)
    P.line((t[0], t[1]), (t[0], t[1] - 22), "gold_d", 2.4)
    crescent(P, t[0], t[1] - 27, 8, "gold", -90)
    ghost(S, 5, [o], 22, lift=4)
    crane(S.scaf(3), 560, 268, 60, -44, -1)
    crane(S.scaf(4), 600, 196, 50, 36)
    crane(S.scaf(5), 560, 130, 44, -30, -1)
    # torches along the wall at night
    # ---- foreground: the Euphrates, reeds, date palms, a procession
    F.path("M0 486C180 470 380 496 620 492C860 488 1020 474 1200 482L1200 600L0 600Z", "bank_d")
    F.path(
        "M0 478C180 462 380 488 620 484C860 480 1020 466 1200 474L1200 486C1020 480 860 494 620 498C380 502 180 476 0 492Z",
        "bank",
    )
    F.path(
        "M0 500C180 484 380 508 620 506C860 504 1020 488 1200 494L1200 600L0 600Z",
        S.lin("griv", [(0, "riv"), (1, "riv_d")], 0, 490, 0, 600),
    )
    waves(F, 0, 1200, 516, 594, "riv_l", 26, 11, 40, 130, 0.35)
    for i, (x, t) in enumerate(
        (
            (452, "man2"),
            (470, "man1"),
            (488, "man2"),
            (506, "man3"),
            (524, "man1"),
            (704, "man2"),
            (722, "man1"),
        )
    ):
        person(F, x, 470 - abs(i - 3) * 0.6, 20, t, staff=i in (0, 5), shadow="cast")

    def reeds(x0, x1, y, hh, seed):
        rnd = random.Random(seed)
        for i in range(int((x1 - x0) / 6)):
            x = rnd.uniform(x0, x1)
            h = hh * rnd.uniform(0.5, 1.1)
            l = rnd.uniform(-6, 8)
            F.path(
                "M%s %sQ%s %s %s %sQ%s %s %s %sZ"
                % tuple(
                    n(v)
                    for v in (
                        x - 1.6,
                        y,
                        x - 1,
                        y - h * 0.6,
                        x + l,
                        y - h,
                        x + 1.6,
                        y - h * 0.55,
                        x + 1.8,
                        y,
                    )
                ),
                "reed" if i % 2 else "reed_d",
            )
            if i % 5 == 0:
                F.path(
                    "M%s %sl%s %s" % (n(x + l * 0.95), n(y - h * 0.93), n(-l * 0.1), n(h * 0.2)),
                    None,
                    stroke="cat",
                    sw=3.2,
                    cap="round",
                )

    palm(F, 70, 484, 210, 14, 1.35, 3)
    palm(F, 138, 480, 150, 22, 1.1, 8)
    palm(F, 196, 482, 104, 14, 0.9, 12)
    palm(F, 1140, 482, 196, -16, 1.3, 5)
    palm(F, 1074, 480, 128, -14, 1.0, 6)
    foliage(F, 110, 490, 170, 24, ["bank_d", "bank"], 4, 26, 10)
    foliage(F, 1120, 486, 150, 22, ["bank_d", "bank"], 5, 24, 10)
    reeds(4, 90, 508, 46, 3)
    reeds(1110, 1194, 502, 50, 5)
    reeds(330, 380, 503, 24, 7)
    return S
