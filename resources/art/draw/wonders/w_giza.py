"""Draws the pyramids of Giza, in five pieces, by day and by night."""

from kit import *

PAL = {
    "sky0": ("#E8963A", "#141B3C"),
    "sky1": ("#F1B860", "#26305F"),
    "sky2": ("#FADFA4", "#57507F"),
    "sun": ("#FFFBEC", "#F4EAD0"),
    "halo": ("#FFF2CC", "#8E8BC4"),
    "dune_f": ("#E9B766", "#3A3D6E"),
    "dune_m": ("#DDA14E", "#30335F"),
    "dune_n": ("#D29243", "#282B52"),
    "dune_s": ("#B9752F", "#1D2044"),
    "ground": ("#E3B05C", "#353866"),
    "ground_l": ("#EDC479", "#43467A"),
    "deck": ("#FFF1CE", "#C3BCE0"),
    "lit": ("#FAE0AC", "#A9A2CE"),
    "lit_c": ("#E2B872", "#8781B4"),
    "shade": ("#A8622E", "#2A2A58"),
    "shade_c": ("#8E4E22", "#20204A"),
    "lit2": ("#F3D393", "#8C86BA"),
    "lit2_c": ("#DAAE62", "#6F6AA2"),
    "shade2": ("#B97239", "#33346A"),
    "shade2_c": ("#9C5B2A", "#292A5A"),
    "cast": ("#8A4A1E", "#10122E"),
    "cap": ("#FFD447", "#F6DC8E"),
    "cap_d": ("#D9852A", "#8E7AA8"),
    "sph": ("#CF8E47", "#827CB2"),
    "sph_d": ("#8E5426", "#47467E"),
    "nile": ("#2F8A94", "#1A3257"),
    "nile_d": ("#216F7E", "#132647"),
    "nile_l": ("#7CC0B8", "#5F79A8"),
    "bank": ("#7C8A4A", "#22374F"),
    "bank_d": ("#56693A", "#182A42"),
    "bank_l": ("#A2A656", "#30486A"),
}


def scene():
    S = Scene("giza", PAL)
    B, F = S["backdrop"], S["foreground"]
    sky(S, ["sky0", "sky1", "sky2"], 430)
    stars(S, 80, 4, 300, [(545, 150, 130)])
    sun(S, 552, 176, 92, moon=(552, 150, 60))
    # far dunes
    ridge(
        B,
        [(0, 388), (150, 366), (330, 392), (520, 380), (760, 394), (980, 362), (1200, 384)],
        "dune_f",
    )
    ridge(
        B,
        [(0, 412), (190, 398), (420, 414), (700, 404), (900, 414), (1080, 392), (1200, 404)],
        "dune_m",
    )
    B.rect(0, 418, W, 182, "ground")
    ridge(B, [(0, 418), (300, 412), (620, 420), (900, 413), (1200, 419)], "ground")
    ridge(B, [(0, 442), (240, 446), (520, 436), (820, 450), (1200, 440)], "ground_l", 480)
    grain(B, 0, 425, 1200, 476, "dune_s", 170, 3, 0.3)
    # levelled building sites: a faint trace in the sand
    for q in (
        [(430, 425), (770, 452), (1010, 428), (690, 414)],
        [(205, 420), (412, 438), (566, 421), (370, 410)],
        [(930, 430), (1046, 446), (1150, 430), (1040, 421)],
    ):
        B.poly(q, "dune_n", op=0.55)

    # ---- pyramids: (left, front corner, right, apex, level heights, tokens)
    KH = dict(
        l=(205, 420),
        c=(412, 438),
        r=(566, 421),
        a=(386, 190),
        t=[0, 0.36, 0.68, 1],
        tok=("lit2", "lit2_c", "shade2", "shade2_c"),
        cast=(600, 446),
        rows=5,
    )
    GR = dict(
        l=(430, 425),
        c=(770, 452),
        r=(1010, 428),
        a=(716, 66),
        t=[0, 0.25, 0.47, 0.67, 0.85, 1],
        tok=("lit", "lit_c", "shade", "shade_c"),
        cast=(1196, 458),
        rows=5,
    )
    ME = dict(
        l=(930, 430),
        c=(1046, 446),
        r=(1150, 430),
        a=(1038, 284),
        t=[0, 0.52, 1],
        tok=("lit", "lit_c", "shade", "shade_c"),
        cast=(1200, 449),
        rows=4,
    )

    def slice_(p, i, L, shadow=True):
        t0, t1 = p["t"][i], p["t"][i + 1]
        l0, c0, r0 = (lerp(p[k], p["a"], t0) for k in "lcr")
        l1, c1, r1 = (lerp(p[k], p["a"], t1) for k in "lcr")
        if shadow:
            cs, rs = p["c"], p["r"]
            if p is KH and i:
                cs = rs = p["cast"]
            q = [
                lerp(cs, p["cast"], t0),
                lerp(rs, p["cast"], t0),
                lerp(rs, p["cast"], t1),
                lerp(cs, p["cast"], t1),
            ]
            L.poly(q, "cast", op=0.42)
        lit, lc, sh, sc = p["tok"]
        L.poly([l0, c0, c1, l1], lit)
        L.poly([c0, r0, r1, c1], sh)
        if t1 < 1:
            L.poly([l1, c1, r1, (l1[0] + r1[0] - c1[0], l1[1] + r1[1] - c1[1])], "deck")
        rows = max(2, round((l0[1] - l1[1]) / 16))
        L.lines(courses([l1, c1, c0, l0], rows) + [(l0, c0)], lc, 1.3, op=0.8)
        L.lines(courses([c1, r1, r0, c0], rows) + [(c0, r0)], sc, 1.3, op=0.8)
        blocks(
            L,
            [l1, c1, c0, l0],
            rows,
            max(4, int((c0[0] - l0[0]) / 24)),
            lc,
            i * 7 + int(l0[0]),
            0.2,
            0.75,
            0.08,
        )
        blocks(
            L,
            [c1, r1, r0, c0],
            rows,
            max(4, int((r0[0] - c0[0]) / 24)),
            sc,
            i * 5 + int(r0[0]),
            0.18,
            0.7,
            0.08,
        )
        return [l0, c0, r0, r1, c1, l1] if t1 < 1 else [l0, c0, r0, p["a"]]

    outl = {k: [] for k in range(1, 6)}
    for k in range(1, 6):
        if k <= 3:
            outl[k].append(slice_(KH, k - 1, S[k]))
        outl[k].append(slice_(GR, k - 1, S[k]))
        if k <= 2:
            outl[k].append(slice_(ME, k - 1, S[k]))

    # gilded capstones (the Great Pyramid's is piece 5, Khafre's cap of smooth casing piece 3)
    def cap(p, t, L, a="cap", b="cap_d"):
        l, c, r = (lerp(p[k], p["a"], t) for k in "lcr")
        L.poly([l, c, p["a"]], a)
        L.poly([c, r, p["a"]], b)

    cap(GR, 0.925, S[5])
    cap(KH, 0.83, S[3], "lit", "shade")
    for k in outl:
        ghost(S, k, outl[k])
    crane(S.scaf(2), 652, 362, 62, 46)
    crane(S.scaf(3), 690, 286, 54, -40, -1)
    crane(S.scaf(4), 700, 214, 46, 36)
    crane(S.scaf(5), 706, 145, 60, -30, -1)

    # ---- foreground: palm bank, the Nile, a felucca
    F.poly(
        [(0, 474), (1200, 474), (1200, 600), (0, 600)],
        S.lin("gnile", [(0, "nile"), (1, "nile_d")], 0, 470, 0, 600),
    )
    F.path(
        "M0 462C140 470 260 458 420 466C620 474 800 462 960 468C1060 472 1130 462 1200 464L1200 470C1080 480 980 476 860 476C700 476 600 482 430 478C260 474 130 482 0 474Z",
        "bank",
    )
    F.path(
        "M0 472C130 481 260 473 430 477C600 482 700 475 860 475C980 475 1080 479 1200 469L1200 475C1080 486 980 481 860 481C700 481 600 487 430 483C260 479 130 488 0 482Z",
        "bank_d",
    )
    waves(F, 0, 1200, 495, 595, "nile_l", 26, 8, 40, 130, 0.35)
    glitter(F, 552, 488, 590, 60, 190, "sun", 9, 5, 0.45)
    bush(F, 420, 472, 60, 14, "bank_d", 2)
    bush(F, 456, 473, 44, 10, "bank_l", 3)
    bush(F, 990, 474, 70, 13, "bank_d", 5)
    bush(F, 960, 474, 40, 9, "bank_l", 6)
    # caravan for scale on the sand
    for i, (x, h, t) in enumerate(
        ((588, 17, "man1"), (604, 16, "man2"), (622, 17, "man3"), (648, 16, "man1"))
    ):
        person(F, x, 461, h, t, staff=i == 0, shadow="cast")
    with F.part("sail_1"):
        felucca(F, 868, 500, 0.9, -1)
        F.ell(866, 511, 46, 3, "nile_d", op=0.6)
    # the Sphinx, older than the game's first stage, keeps watch at the water
    X = lambda pts: [(262 + p[0] * 1.08, 466 + p[1] * 1.08) + tuple(p[2:]) for p in pts]
    F.poly(X([(40, 0), (150, 0), (176, 6), (30, 5)]), "cast", op=0.35)
    F.blob(
        X(
            [
                (0, 0, 1),
                (-4, -12),
                (2, -25),
                (14, -29),
                (32, -26),
                (50, -27),
                (62, -33),
                (76, -34),
                (84, -20),
                (85, -11),
                (112, -11),
                (117, -6),
                (117, 0, 1),
            ]
        ),
        "sph",
    )
    F.blob(
        X(
            [
                (0, 0, 1),
                (-4, -12),
                (0, -20, 1),
                (8, -10),
                (30, -9),
                (60, -9),
                (78, -7),
                (117, -5, 1),
                (117, 0, 1),
            ]
        ),
        "sph_d",
    )
    F.blob(
        X([(10, -25), (22, -24), (28, -12), (26, -3, 1), (6, -3, 1), (4, -16)]), "sph_d", op=0.55
    )
    F.blob(
        X(
            [
                (58, -30, 1),
                (55, -42),
                (58, -55),
                (67, -62),
                (79, -62),
                (86, -55),
                (88, -48, 1),
                (82, -30, 1),
                (74, -24, 1),
                (66, -26),
            ]
        ),
        "sph_d",
    )
    F.blob(
        X(
            [
                (72, -58, 1),
                (82, -60),
                (88, -53),
                (89, -47),
                (91, -44, 1),
                (88, -42),
                (88, -36),
                (83, -33),
                (76, -35),
                (71, -44),
            ]
        ),
        "sph",
    )
    F.lines(
        [
            tuple(X([(57, -50), (71, -52)])),
            tuple(X([(56, -43), (70, -45)])),
            tuple(X([(57, -36), (72, -38)])),
        ],
        "sph",
        2,
        op=0.75,
    )
    F.path("M%s %sh4" % (n(262 + 81 * 1.08), n(466 - 48 * 1.08)), None, stroke="cast", sw=1.8)
    F.rect(262 - 6, 464, 134, 6, "sph_d")
    # left palm grove
    F.path("M0 446C60 440 130 456 210 474L210 486L0 500Z", "bank_d")
    F.path("M0 440C50 436 110 448 170 468C120 462 60 456 0 462Z", "bank")
    palm(F, 132, 470, 118, 22, 0.95, 3)
    palm(F, 44, 462, 176, 10, 1.15, 7)
    palm(F, 82, 468, 146, 16, 1.08, 11)
    F.path("M1200 440C1150 440 1090 456 1040 478L1090 488L1200 494Z", "bank_d")
    F.path("M1200 440C1160 440 1120 450 1085 466C1130 458 1170 458 1200 462Z", "bank")
    palm(F, 1150, 466, 150, -14, 1.08, 5)
    palm(F, 1118, 470, 104, -14, 0.86, 9)
    with F.only("night"):
        for x in (612, 640):
            F.circ(x, 448, 12, "glow", op=0.25)
        flame(F, 634, 459, 0.42)
    birds(F, 470, 120, 1.0, "dune_s", 4, 4)
    return S
