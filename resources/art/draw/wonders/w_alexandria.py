"""Draws the lighthouse of Alexandria, in five pieces, by day and by night."""

from kit import *

PAL = {
    "sky0": ("#D9604C", "#070D26"),
    "sky1": ("#F09A72", "#101B45"),
    "sky2": ("#FBD6A6", "#2C3C78"),
    "sun": ("#FFF1D2", "#EDE6F6"),
    "halo": ("#FFE2B8", "#6678C0"),
    "cloud": ("#FBC9A0", "#26346C"),
    "cloud2": ("#E9836A", "#1A265A"),
    "sea0": ("#3B6C9A", "#22336E"),
    "sea1": ("#1E4678", "#121E4C"),
    "sea2": ("#142F5C", "#080F2E"),
    "glint": ("#F9C9A0", "#7F8FD0"),
    "foam": ("#F6E7D6", "#8E9ADA"),
    "far": ("#C2696A", "#1D2B62"),
    "far2": ("#A4545F", "#172352"),
    "city": ("#F4CFA6", "#3A4888"),
    "city_d": ("#C98468", "#28346E"),
    "city_r": ("#A8443C", "#4A3A70"),
    "win": ("#8A4A4A", "#FFCB62"),
    "rock": ("#8A5A50", "#1A2248"),
    "rock_l": ("#B98068", "#2C3768"),
    "rock_d": ("#5E3C40", "#0F1432"),
    "st": ("#FFF3DC", "#A7AEDA"),
    "st_m": ("#F2DAB4", "#7A84BC"),
    "st_d": ("#C9976F", "#3C477F"),
    "st_dd": ("#9A6650", "#28316A"),
    "line": ("#E3BE92", "#6A74AC"),
    "gold": ("#E9B03F", "#F2CE78"),
    "gold_d": ("#B5702A", "#9A7A60"),
    "cast": ("#0E2247", "#03071A"),
    "beam": ("#FFF1B8", "#FFE48A"),
    "stripe": ("#C4593B", "#8A4468"),
}


def scene():
    S = Scene("alexandria", PAL)
    B, F = S["backdrop"], S["foreground"]
    sky(S, ["sky0", "sky1", "sky2"], 352)
    stars(S, 95, 12, 270, [(986, 92, 95)])
    sun(S, 884, 222, 104, rings=2, step=0.34, moon=(986, 92, 38))
    clouds = (
        (996, 268, 300, "cloud", 3),
        (640, 300, 330, "cloud", 6),
        (120, 292, 260, "cloud", 8),
        (330, 214, 150, "cloud2", 4),
        (1010, 150, 190, "cloud2", 11),
    )
    for k, (x, y, w, t, q) in enumerate(clouds, 1):
        with B.part("cloud_%d" % k):
            cloud(B, x, y, w, t, 0.55, q)
    # far city shore on the left, palace point and temples
    ridge(B, [(0, 322), (120, 318), (260, 330), (420, 343), (520, 352)], "far", 356)
    B.rect(
        0, 350, W, 250, S.lin("gsea", [(0, "sea0"), (0.35, "sea1"), (1, "sea2")], 0, 350, 0, 600)
    )
    ridge(B, [(0, 342), (140, 340), (300, 348), (430, 354)], "far2", 358)

    def block(x, y, w, h, roof=None):
        B.rect(x, y - h, w * 0.6, h, "city")
        B.rect(x + w * 0.6, y - h, w * 0.4, h, "city_d")
        if roof:
            B.poly([(x - 2, y - h), (x + w / 2, y - h - w * 0.24), (x + w + 2, y - h)], "city_r")
        for i in range(int(w / 12)):
            B.rect(x + 4 + i * 12, y - h * 0.62, 3.4, h * 0.28, "win")

    for x, y, w, h, r in (
        (0, 346, 40, 22, 0),
        (38, 344, 34, 30, 1),
        (70, 346, 44, 20, 0),
        (150, 347, 40, 18, 0),
        (188, 349, 32, 24, 1),
        (222, 350, 40, 15, 0),
        (264, 352, 30, 18, 1),
        (296, 353, 36, 11, 0),
        (346, 354, 26, 12, 1),
    ):
        block(x, y, w, h, r)
    B.rect(112, 318, 44, 26, "city_d")
    for i in range(5):
        B.rect(113 + i * 9, 318, 4.4, 26, "city")
    B.poly([(106, 319), (134, 302), (162, 319)], "city_r")
    B.rect(108, 342, 52, 5, "city")
    B.poly([(244, 336), (250, 336), (249, 290), (247, 284), (245, 290)], "city")  # obelisk
    glitter(B, 884, 358, 470, 120, 260, "glint", 12, 4, 0.6)
    waves(B, 0, 1200, 362, 470, "glint", 40, 6, 24, 90, 0.35)
    # Heptastadion causeway from the city to the island
    B.path(
        "M0 372L300 372C400 372 450 380 520 398L520 406C440 392 390 382 300 382L0 384Z", "city_d"
    )
    B.path("M0 368L300 368C400 368 450 376 520 394L520 399C440 386 390 376 300 376L0 376Z", "city")
    for x in (40, 110, 180, 250, 320):
        B.path("M%s 384V380A8 6 0 0 1 %s 380V384Z" % (x, x + 16), "cast", op=0.55)
    # the island of Pharos
    B.ell(700, 462, 290, 9, "cast", op=0.35)
    B.poly(
        [
            (430, 462),
            (448, 440),
            (472, 432),
            (488, 410),
            (524, 402),
            (560, 392),
            (836, 392),
            (868, 404),
            (900, 408),
            (920, 428),
            (952, 438),
            (976, 462),
        ],
        "rock",
    )
    B.poly(
        [
            (430, 462),
            (448, 440),
            (472, 432),
            (488, 410),
            (524, 402),
            (560, 392),
            (600, 392),
            (560, 412),
            (530, 430),
            (516, 462),
        ],
        "rock_l",
    )
    B.poly(
        [
            (836, 392),
            (868, 404),
            (900, 408),
            (920, 428),
            (952, 438),
            (976, 462),
            (900, 462),
            (884, 436),
            (850, 420),
            (826, 408),
        ],
        "rock_d",
    )
    B.poly([(600, 428), (650, 414), (700, 430), (690, 462), (590, 462)], "rock_d", op=0.6)
    B.poly([(720, 440), (770, 420), (806, 440), (800, 462), (716, 462)], "rock_l", op=0.55)
    B.poly([(560, 392), (836, 392), (800, 404), (590, 404)], "rock_l")
    for i, x in enumerate(range(436, 966, 46)):
        B.path(
            "M%s 464Q%s %s %s 464Q%s 470 %s 464Z"
            % (x, x + 22, 452 + (i % 3) * 3, x + 50, x + 24, x),
            "foam",
            op=0.85,
        )
    person(B, 540, 402, 13, "man2")
    person(B, 856, 404, 13, "man1")

    CX = 700
    TF = "translate(%s %s) scale(.93)" % (n(700 * 0.07), n(414 * 0.07))
    for k in range(1, 6):
        S[k].box = S.scaf(k).box = (-52.7, -31.1, 1237.6, 614)
        S[k].raw("<g%s>" % attrs(tf=TF))
        S.scaf(k).raw("<g%s>" % attrs(tf=TF))
    # ---- piece 1: fortified court with corner towers and ramp
    P = S[1]
    P.poly([(836, 412), (868, 412), (930, 430), (946, 440), (880, 430), (800, 416)], "cast", op=0.3)
    P.rect(548, 366, 304, 46, "st_m")
    P.rect(548, 406, 304, 8, "st_dd", op=0.5)
    P.rect(742, 366, 110, 46, "st_d")
    for x in range(552, 848, 15):
        P.rect(x, 359, 8.4, 8, "st" if x < 738 else "st_d")
    for x in range(572, 836, 26):
        if not 664 < x < 726:
            P.path(
                "M%s 398V386A5 5 0 0 1 %s 386V398Z" % (x, x + 10), "st_d" if x < 738 else "st_dd"
            )
    for x in (536, 826):
        P.rect(x, 348, 38, 66, "st")
        P.rect(x + 22, 348, 16, 66, "st_d")
        for q in range(3):
            P.rect(x - 2 + q * 16, 340, 10, 9, "st" if q < 2 else "st_d")
        P.rect(x - 2, 346, 42, 4, "line")
        P.rect(x + 8, 366, 6, 14, "win")
    P.poly([(676, 414), (724, 414), (752, 440), (648, 440)], "st")
    P.poly([(708, 414), (724, 414), (752, 440), (716, 440)], "st_d")
    P.lines(
        [((672 - i * 6, 418 + i * 5.2), (728 + i * 6, 418 + i * 5.2)) for i in range(5)],
        "line",
        1.2,
    )
    P.path("M686 414V384A14 14 0 0 1 714 384V414Z", "st_dd")
    P.path("M690 414V386A10 10 0 0 1 710 386V414Z", "cast", op=0.7)
    ghost(
        S,
        1,
        [
            [
                (536, 342),
                (574, 342),
                (574, 366),
                (826, 366),
                (826, 342),
                (864, 342),
                (864, 414),
                (536, 414),
            ]
        ],
    )

    # ---- piece 2: square shaft
    P = S[2]

    def shaft(P, yb, yt, wb, wt, split, rows):
        l, c, r = (CX - wb / 2, yb), (CX - wb / 2 + wb * split, yb), (CX + wb / 2, yb)
        l1, c1, r1 = (CX - wt / 2, yt), (CX - wt / 2 + wt * split, yt), (CX + wt / 2, yt)
        P.poly([l, c, c1, l1], "st")
        P.poly([c, r, r1, c1], "st_d")
        P.lines(courses([l1, c1, c, l], rows), "line", 1.2, op=0.7)
        P.lines(courses([c1, r1, r, c], rows), "st_dd", 1.2, op=0.35)
        blocks(P, [l1, c1, c, l], rows, 6, "line", 5, 0.16, 0.5)
        blocks(P, [c1, r1, r, c], rows, 4, "st_dd", 6, 0.14, 0.35)
        return [l, r, r1, l1]

    q = shaft(P, 372, 186, 156, 128, 0.6, 12)
    for row, y in enumerate((338, 306, 274, 242)):
        for x in (-52, -22):
            P.rect(CX + x + row * 1.2, y, 8, 15, "win")
        P.rect(CX + 38 - row * 1, y, 7, 15, "st_dd")
        with P.only("night"):
            P.rect(CX + 38 - row * 1, y, 7, 15, "win", op=0.8)
    P.rect(CX - 72, 178, 144, 9, "st")
    P.rect(CX + 14, 178, 58, 9, "st_d")
    P.rect(CX - 68, 186, 136, 5, "st_dd", op=0.6)
    for x in range(-72, 70, 18):
        P.rect(CX + x, 170, 10, 9, "st" if x < 10 else "st_d")
    for x, f in ((-76, -1), (76, 1)):  # tritons blowing shells at the corners
        P.blob(
            [
                (CX + x - f * 4, 170, 1),
                (CX + x - f * 6, 156),
                (CX + x - f * 1, 148),
                (CX + x + f * 5, 152),
                (CX + x + f * 13, 144, 1),
                (CX + x + f * 9, 158),
                (CX + x + f * 4, 170, 1),
            ],
            "gold",
        )
    ghost(
        S,
        2,
        [
            [
                (CX - 78, 372),
                (CX - 66, 190),
                (CX - 72, 186),
                (CX - 72, 172),
                (CX + 72, 172),
                (CX + 72, 186),
                (CX + 66, 190),
                (CX + 78, 372),
            ]
        ],
    )
    # ---- piece 3: octagon
    P = S[3]
    xs_b, xs_t = (-44, -18, 18, 44), (-39, -16, 16, 39)
    for i, t in enumerate(("st_m", "st", "st_d")):
        P.poly(
            [
                (CX + xs_b[i], 178),
                (CX + xs_b[i + 1], 178),
                (CX + xs_t[i + 1], 106),
                (CX + xs_t[i], 106),
            ],
            t,
        )
    P.lines(
        [
            ((CX - 44 + i * 0.9, 178 - i * 12), (CX + 44 - i * 0.9, 178 - i * 12))
            for i in range(1, 6)
        ],
        "line",
        1.1,
        op=0.55,
    )
    for y in (154, 126):
        P.path("M%s %sv-8a4 4 0 0 1 8 0v8Z" % (CX - 4, y + 6), "win")
        P.rect(CX - 33, y - 2, 5, 9, "st_dd")
        P.rect(CX + 27, y - 2, 5, 9, "st_dd")
    P.poly([(CX - 44, 106), (CX + 44, 106), (CX + 44, 99), (CX - 44, 99)], "st")
    P.rect(CX + 16, 99, 28, 7, "st_d")
    P.rect(CX - 40, 106, 80, 3.4, "st_dd", op=0.6)
    for x in range(-44, 40, 12):
        P.rect(CX + x, 94, 6.6, 6, "st" if x < 12 else "st_d")
    ghost(
        S,
        3,
        [
            [
                (CX - 44, 178),
                (CX - 40, 107),
                (CX - 44, 105),
                (CX - 44, 95),
                (CX + 44, 95),
                (CX + 44, 105),
                (CX + 40, 107),
                (CX + 44, 178),
            ]
        ],
        24,
    )
    # ---- piece 4: drum
    P = S[4]
    P.rect(CX - 25, 66, 50, 34, "st")
    P.rect(CX - 25, 66, 11, 34, "st_m")
    P.rect(CX + 5, 66, 20, 34, "st_d")
    P.lines([((CX - 25, y), (CX + 25, y)) for y in (77, 88)], "line", 1.1, op=0.6)
    P.path("M%s 96v-12a5 5 0 0 1 10 0v12Z" % (CX - 9), "win")
    P.rect(CX - 30, 60, 60, 7, "st")
    P.rect(CX + 6, 60, 24, 7, "st_d")
    ghost(
        S,
        4,
        [
            [
                (CX - 25, 99),
                (CX - 25, 67),
                (CX - 30, 66),
                (CX - 30, 60),
                (CX + 30, 60),
                (CX + 30, 66),
                (CX + 25, 67),
                (CX + 25, 99),
            ]
        ],
        20,
    )
    # ---- piece 5: lantern with the fire, gilded saviour on top, beam at night
    P = S[5]
    with P.only("night"):
        P.poly(
            [(CX, 46), (1237.5, 196), (1237.5, 350)],
            S.lin(
                "gb1", [(0, "beam", 0.85), (0.5, "beam", 0.34), (1, "beam", 0.10)], CX, 0, 1200, 0
            ),
        )
        P.poly(
            [(CX, 46), (-52.5, 196), (-52.5, 330)],
            S.lin("gb2", [(0, "beam", 0.55), (0.45, "beam", 0.16), (1, "beam", 0.02)], CX, 0, 0, 0),
        )
        P.circ(
            CX,
            46,
            110,
            S.rad("ghl", [(0, "glow", 0.9), (0.4, "glow", 0.32), (1, "glow", 0)], CX, 46, 110),
        )
    with P.only("day"):
        P.circ(CX, 46, 60, S.rad("ghd", [(0, "glow", 0.75), (1, "glow", 0)], CX, 46, 60))
    P.rect(CX - 20, 56, 40, 5, "st_m")
    flame(P, CX, 57, 0.8)
    for x, t in ((-18, "st"), (-8, "st"), (8, "st_d"), (18, "st_d")):
        P.rect(CX + x - 2.2, 36, 4.4, 21, t)
    P.rect(CX - 23, 32, 46, 5, "st")
    P.rect(CX + 4, 32, 19, 5, "st_d")
    P.path("M%s 32Q%s 14 %s 14Q%s 14 %s 32Z" % (CX - 20, CX - 16, CX, CX + 16, CX + 20), "gold")
    P.path("M%s 32Q%s 16 %s 14Q%s 14 %s 32Z" % (CX + 7, CX + 8, CX, CX + 16, CX + 20), "gold_d")
    P.blob(
        [(CX - 3.5, 15, 1), (CX - 4, 8), (CX - 2, 3), (CX + 2, 3), (CX + 4, 8), (CX + 3.5, 15, 1)],
        "gold",
    )
    P.circ(CX, 1.8 + 0.6, 2.2, "gold")
    P.line((CX + 3, 6), (CX + 9, 1), "gold", 1.6)
    ghost(
        S,
        5,
        [
            [
                (CX - 20, 60),
                (CX - 20, 37),
                (CX - 23, 36),
                (CX - 20, 30),
                (CX - 12, 18),
                (CX, 12),
                (CX + 12, 18),
                (CX + 20, 30),
                (CX + 23, 36),
                (CX + 20, 37),
                (CX + 20, 60),
            ]
        ],
        14,
        lift=3,
    )
    crane(S.scaf(2), 640, 342, 60, -44, -1)
    crane(S.scaf(3), 650, 170, 50, -30, -1)
    crane(S.scaf(5), 672, 94, 54, -24, -1)

    for k in range(1, 6):
        S[k].raw("</g>")
        S.scaf(k).raw("</g>")
    # ---- foreground: galley running for the harbour, fishing boat, gulls
    with F.part("sail_1"):
        galley(F, 262, 462, 1.06, 1)
        F.ell(266, 477, 88, 4, "cast", op=0.5)
        F.path("M206 476Q150 470 104 474Q150 480 206 479Z", "foam", op=0.45)
    with F.part("sail_2"):
        felucca(F, 1096, 468, 0.66, -1)
        F.ell(1096, 475, 34, 2.6, "cast", op=0.5)
    waves(F, 0, 1200, 498, 594, "glint", 22, 9, 40, 140, 0.22)
    birds(F, 520, 212, 1.2, "st", 5, 5)
    return S
