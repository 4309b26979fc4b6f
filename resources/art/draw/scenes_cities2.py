"""Black cards of Cities, second half, 240 x 220.

The family of scenes_cities1: nocturnes, one warm light each, the subject right of x 46 and below y 34.
"""

import leaders_kit as k
from kit_nocturne import *
from scenes import cyp
from scenes_guilds import SKIN, SKIND, fit, flathand, outline_, pinch, seal
from scenes_more import person

S = {}


def scene(f):
    S[f.__name__] = lambda: fit(f())
    return f


def rolls(x, y, n, R, cols, m=0):
    """heap of scrolls seen on end: n in the lowest row, foot at y, centre x"""
    xs = []
    j = 0
    k_ = m
    while n - j > 0:
        for i in range(n - j):
            f, d = cols[k_ % len(cols)]
            k_ += 1
            cx, cy = x + (i - (n - j - 1) / 2) * 2 * R, y - R - j * R * 1.74
            xs += [
                c(round(cx, 1), round(cy, 1), R, d),
                c(round(cx - R * 0.12, 1), round(cy - R * 0.12, 1), R * 0.84, f),
                c(round(cx, 1), round(cy, 1), R * 0.34, d),
            ]
        j += 1
    return xs


def shieldr(x, y, R, f=REDC, d=REDD, n=8, rot=0, rim=GOLD, rimd=GOLDD):
    """round shield with a star"""
    return [
        c(x, y, R, rimd),
        c(x - R * 0.05, y - R * 0.05, R * 0.92, rim),
        c(x, y, R * 0.78, f),
        q(sub(disc(x, y, R * 0.78), disc(x - R * 0.26, y - R * 0.18, R * 0.78)), d),
        p(star(x, y, n, R * 0.56, R * 0.22, rot - 90), GOLDL),
    ]


def banner(x, y, w, h, f, d, em="", tails=2, pole=GOLD):
    """hanging banner, top centre (x,y); em = text drawn on it"""
    a = w / 2
    end = (
        f"L{x + a} {y + h} L{x} {y + h * 0.86:.1f} L{x - a} {y + h}"
        if tails == 2
        else f"L{x + a} {y + h * 0.84:.1f} L{x} {y + h} L{x - a} {y + h * 0.84:.1f}"
    )
    b = P(f"M{x - a} {y} L{x + a} {y} {end} Z")
    return [
        q(b, f),
        q(inter(b, box(x + a * 0.3, y, a, h)), d),
        em,
        r(x - a - 3, y - 3, w + 6, 4.6, 2, pole),
    ]


def key(x, y, s=1, a=0, f=GOLD, d=GOLDD, li=GOLDL):
    """key hanging from its ring at (x,y), 46 long"""
    return g(
        f"translate({x} {y}) rotate({a}) scale({s})",
        c(0, 8, 7.4, "none", 4.4, d),
        c(-0.5, 7.5, 7.4, "none", 2.4, li),
        r(-2.6, 15, 5.2, 30, 1, f),
        r(0.4, 15, 2.2, 30, 1, d),
        r(-4, 15, 8, 3.4, 1, f),
        p("M2 33 L11 33 L11 37 L7.6 37 L7.6 40 L11 40 L11 45 L2 45 Z", f),
        p("M2 43 L11 43 L11 45 L2 45 Z", d),
    )


def battle(x, y, w, n, h, f, d=None, gap=0.5):
    """n merlons on a wall top at y from x over w"""
    st = w / n
    return [
        r(
            round(x + i * st + st * gap / 4, 1),
            y - h,
            round(st * (1 - gap / 2), 1),
            h + 1,
            0,
            d if d and i >= n * 0.66 else f,
        )
        for i in range(n)
    ]


# ---------------------------------------------------------------- Age II
@scene
def band_of_spies():
    xs = [
        bg(T[2]),
        p("M0 96 C60 76 150 108 240 84 L240 220 L0 220 Z", T[3]),
        moon(108, 92, 42, (T[3], "#33687A")),
        stars(
            ((58, 50, 1.7), (166, 44, 1.3), (226, 50, 1.6), (190, 66, 1), (52, 104, 1), (84, 40, 1))
        ),
        # roofs far away
        house(46, 186, 44, 42, T, 1, "gable", ((12, 12, 7, 10, True),), (T[1], T[0])),
        house(2, 190, 42, 54, T, 1, "flat", ((12, 14, 7, 10, False), (26, 20, 7, 10, True))),
    ]
    # left roof, near
    xs += [
        r(48, 172, 84, 48, 0, T[1]),
        p("M36 176 L64 146 L124 146 L144 176 Z", "#5E3B42"),
        p("M64 146 L124 146 L122 150 L60 150 Z", "#96615C"),
        l("M58 157 L131 157 M48 167 L138 167", "#3E262F", 2),
        l("M78 150 L70 176 M94 150 L92 176 M110 150 L114 176", "#3E262F", 1.6),
        window(78, 208, 15, 22, False, T, 0),
        window(106, 208, 15, 22, False, T, 0),
    ]
    # right house with the scholar's window
    xs += [
        r(142, 108, 98, 112, 0, "#23505C"),
        r(142, 108, 12, 112, 0, "#34707C"),
        stones(156, 112, 84, 104, "#2C5E6A", "#1B414C", 13, 26),
        p("M130 110 L156 74 L240 74 L240 110 Z", "#6E4448"),
        p("M156 74 L240 74 L240 79 L152 79 Z", "#A86E62"),
        l("M146 88 L240 88 M138 99 L240 99", "#472B34", 2),
        l("M176 79 L168 110 M198 79 L196 110 M220 79 L224 110", "#472B34", 1.6),
        r(130, 108, 110, 5, 0, T[0]),
    ]
    A = arch(194, 206, 58, 80)
    xs += [
        q(arch(194, 208, 70, 90), "#8A6A4A"),
        q(inter(arch(194, 208, 70, 90), box(206, 100, 40, 110)), "#5C4436"),
        q(A, LAMP[2]),
        q(inter(A, disc(190, 158, 40)), LAMP[1]),
        q(inter(A, disc(188, 156, 22)), LAMP[0]),
        q(inter(A, box(160, 192, 70, 16)), "#8C4E2A"),
        q(inter(A, P("M214 126 L226 126 L226 206 L212 206 C216 180 208 150 214 126 Z")), GRND),
        q(inter(A, P("M162 126 L174 126 C178 150 170 176 172 206 L162 206 Z")), GRN),
    ]
    # armillary sphere: the secret
    xs += [
        c(192, 160, 17, "none", 3.2, "#24513A"),
        e(192, 160, 17, 6.4, "none", 2.6, "#24513A"),
        g("rotate(62 192 160)", e(192, 160, 17, 6.4, "none", 2.6, "#24513A")),
        c(192, 160, 4.6, "#24513A"),
        l("M192 177 L192 188", "#24513A", 3.6),
        p("M183 193 C184 187 200 187 201 193 Z", "#24513A"),
        r(158, 205, 72, 6, 1, "#A9805A"),
        r(206, 205, 24, 6, 1, "#5C4436"),
    ]
    # lookout against the moon
    xs += [
        g(
            "translate(98 148)",
            p("M-17 0 C-22 -24 -20 -46 -10 -58 L10 -58 C18 -48 18 -24 14 0 Z", N[0]),
            p(
                "M-10 -56 C-22 -50 -36 -52 -42 -44 C-34 -40 -38 -34 -46 -30 C-34 -24 -24 -22 -14 -8 Z",
                N[0],
            ),
            p(
                "M-10 -52 C-15 -70 -8 -82 2 -82 C10 -82 13 -76 13 -70 L16.6 -65.6 L13 -64 C13 -58 10 -55 4 -54 Z",
                N[0],
            ),
            l("M6 -48 L24 -70", N[0], 6),
            l("M24 -70 L15 -73", N[0], 5.4),
            l("M-12 -55 C-20 -49 -34 -50 -40 -44 M-10 -60 C-12 -72 -6 -80 2 -80.6", T[5], 1.8),
        ),
    ]
    # one crouched on the near roof, taking notes
    xs += [
        g(
            "translate(178 77) scale(.79)",
            p("M-26 6 C-30 -18 -20 -34 -4 -36 C10 -36 20 -26 22 -12 L26 6 Z", "#161C30"),
            p("M-26 6 C-30 -18 -20 -34 -4 -36 C-14 -28 -18 -12 -16 6 Z", "#0C1020"),
            p("M-26 0 C-28 -20 -18 -34 -4 -36 L-3 -32 C-14 -31 -22 -18 -22 0 Z", T[5]),
            p(
                "M-16 -30 C-20 -48 -8 -58 2 -56 C8 -54 10 -48 9 -43 C10 -34 4 -28 -4 -28 Z",
                "#161C30",
            ),
            p("M-18 -38 C-18 -50 -8 -58 2 -56 L1 -53 C-8 -54 -14 -47 -14 -38 Z", T[5]),
            p("M-8 -46 C-4 -49 4 -49 6 -45 C7 -38 2 -34 -3 -34 C-8 -36 -10 -42 -8 -46 Z", SKIND),
            p("M-9 -48 C-4 -50 4 -50 7 -46 L5 -43 C0 -46 -5 -45 -9 -42 Z", N[0]),
            c(1.4, -41, 1.3, LAMP[0]),
            p("M0 -10 L22 -16 L26 -2 L4 4 Z", PAR),
            l("M7 -6 L18 -9 M8 -2 L15 -4", "#24513A", 1.8),
            l("M-8 -18 L2 -8", "#2B3350", 7),
            pinch(6, -7, 20, "tan", 0.44, -1),
            l("M8 -9 L16 -22", PAR, 1.8),
        ),
    ]
    # one on the rope beside the window
    xs += [
        rope("M151 104 C149 118 152 130 151 150", 1.8),
        rope("M151 200 C150 206 152 210 150 216", 1.8),
        g(
            "translate(148 172)",
            l("M-6 26 L-10 38 L-3 44", "#0C1220", 9),
            l("M3 24 L8 34 L3 42", "#121A2C", 9),
            p(
                "M-15 24 C-18 4 -18 -16 -9 -24 L9 -24 C14 -12 14 10 10 28 C2 32 -8 30 -15 24 Z",
                "#121A2C",
            ),
            p("M9 -24 C14 -12 14 10 10 28 L5 29.6 C9 10 9 -10 4 -24 Z", LAMP[2]),
            p(
                "M-9 -18 C-15 -36 -7 -46 2 -46 C10 -45 13 -39 12 -34 L15 -30 L12 -28 C12 -23 8 -19 4 -18 Z",
                "#121A2C",
            ),
            p(
                "M5 -40 C10 -39 12 -36 12 -34 L15 -30 L12 -28 C12 -23 9 -21 5 -21 C2 -26 2 -34 5 -40 Z",
                SKIN,
            ),
            c(9.6, -33.4, 1.3, INK),
            p("M2 -46 C10 -45 13 -39 12 -34 C9 -39 5 -40 2 -40 Z", LAMP[3]),
            l("M8 -18 L16 -30 L5 -60", "#1C2740", 7),
            l("M13 -42 L6 -59", LAMP[2], 1.8),
            c(4, -62, 4.4, SKIN),
            l("M-9 -16 L-4 0 L6 -10", "#24304C", 8),
            c(7, -12, 4.4, SKIN),
        ),
    ]
    return xs + [cat(226, 76, 0.5, N[0], T[5], LAMP[1], -1)]


@scene
def tabularium():
    wl, w, wd, wx = "#7A5234", "#553623", "#382318", "#22150F"
    xs = [bg(w), p("M0 0 L240 0 L176 40 L104 40 Z", wx)]
    vy = 112
    # end wall with a window
    xs += [
        r(104, 40, 72, 140, 0, "#6B4A34"),
        r(152, 40, 24, 140, 0, "#523626"),
        q(arch(140, 132, 46, 74), "#9A7350"),
        q(arch(140, 130, 36, 66), N[2]),
        q(inter(arch(140, 130, 36, 66), disc(146, 88, 20)), N[3]),
        q(inter(arch(140, 130, 36, 66), disc(146, 88, 12)), MOONC),
        stars(((130, 76, 1.1), (132, 110, 1.2), (150, 112, 1))),
        l("M140 64 L140 130 M122 100 L158 100", "#9A7350", 2.4),
        # ceiling beams
        l("M36 0 L114 40 M100 0 L128 40 M180 0 L152 40 M240 8 L168 40", "#3D261A", 4),
        # floor
        p("M104 180 L176 180 L240 220 L0 220 Z", "#44291C"),
        p("M118 180 L162 180 L196 220 L84 220 Z", "#6B3A2C"),
        p("M122 180 L158 180 L188 220 L92 220 Z", "#8A4A36"),
    ]
    # shelves: each side a plane from the frame to the end wall
    CP = ((PAR, STONE), ("#E8C98C", "#A8824C"), ("#D9B382", "#96704A"), ("#C9704E", "#7E3A26"))
    for sd in (0, 1):
        X = (lambda t: -2 + 106 * t) if not sd else (lambda t: 242 - 66 * t)
        Y = lambda y, t: y + ((y - vy) * (0.66 - 1) * t)
        f0, f1, f2 = (wl, wd, "#8F6440") if not sd else ("#5E3E2A", wx, "#6E4A30")
        xs.append(
            p(
                f"M{X(0)} {Y(-4, 0):.1f} L{X(1)} {Y(-4, 1):.1f} L{X(1)} {Y(216, 1):.1f} L{X(0)} {Y(216, 0) + 8:.1f} Z",
                f1,
            )
        )
        cols = 5 if not sd else 4
        rows = 5
        y0, dy = 4, 42
        for j in range(rows):
            for i in range(cols):
                t0, t1 = i / cols, (i + 1) / cols
                u = (t0 + t1) / 2
                k_ = 1 - 0.34 * u
                cx = (X(t0) + X(t1)) / 2
                wq = abs(X(t1) - X(t0)) * 0.44
                foot = Y(y0 + (j + 1) * dy - 3, u)
                kind = (i * 3 + j * 5 + sd * 2) % 5
                if kind in (0, 1, 3):
                    R = min(wq / 2, 5.6 * k_)
                    for nn, (ox, oy) in enumerate(((-1, 0), (1, 0), (0, 1))):
                        f, d = CP[(i + j + nn) % 4]
                        if sd:
                            f = ("#B9A27A", "#A8824C", "#8F6A48", "#8A4630")[(i + j + nn) % 4]
                        yy = foot - R - oy * R * 1.74
                        xs += [
                            e(round(cx + ox * R * 0.92, 1), round(yy, 1), round(R * 0.92, 1), R, f),
                            e(
                                round(cx + ox * R * 0.92, 1),
                                round(yy, 1),
                                round(R * 0.34, 1),
                                R * 0.38,
                                d,
                            ),
                        ]
                elif kind == 2:
                    for nn in range(4):
                        bx = cx - wq + nn * wq * 0.5
                        hh = (24 + (nn * 7) % 9) * k_
                        xs.append(
                            r(
                                round(bx, 1),
                                round(foot - hh, 1),
                                round(wq * 0.42, 1),
                                round(hh, 1),
                                0.8,
                                ("#B86A48", "#8F4A38", "#D08A5A", "#A85A40")[nn]
                                if not sd
                                else ("#7E4434", "#63342A", "#8F5A40", "#74402E")[nn],
                            )
                        )
                else:
                    xs += [
                        p(
                            f"M{cx - wq * 0.8:.1f} {foot:.1f} L{cx - wq * 0.5:.1f} {foot - 25 * k_:.1f} L{cx + wq * 0.9:.1f} {foot - 25 * k_:.1f} L{cx + wq * 0.7:.1f} {foot:.1f} Z",
                            "#C98A5A" if not sd else "#8A5638",
                        ),
                        l(
                            f"M{cx - wq * 0.3:.1f} {foot - 19 * k_:.1f} L{cx + wq * 0.5:.1f} {foot - 19 * k_:.1f} M{cx - wq * 0.34:.1f} {foot - 13 * k_:.1f} L{cx + wq * 0.4:.1f} {foot - 13 * k_:.1f} M{cx - wq * 0.4:.1f} {foot - 7 * k_:.1f} L{cx + wq * 0.3:.1f} {foot - 7 * k_:.1f}",
                            "#7A4630" if not sd else "#5A3424",
                            1.4,
                        ),
                    ]
        for j in range(rows + 1):
            ya, yb = Y(y0 + j * dy, 0), Y(y0 + j * dy, 1)
            xs.append(
                p(
                    f"M{X(0)} {ya - 3:.1f} L{X(1)} {yb - 2:.1f} L{X(1)} {yb + 1:.1f} L{X(0)} {ya + 2:.1f} Z",
                    f2,
                )
            )
        for i in range(cols + 1):
            t = i / cols
            xs.append(
                l(f"M{X(t):.1f} {Y(-4, t):.1f} L{X(t):.1f} {Y(218, t):.1f}", f0, 3.6 - 1.2 * t)
            )
    # clerk with his lamp
    xs += [
        cut(disc(124, 128, 34), "#8A5A38"),
        cut(disc(122, 127, 24), "#B87C44"),
        cut(disc(121, 126, 15), "#E2A95A"),
    ]
    xs += [
        p(
            "M128 210 L134 150 C136 138 144 132 154 132 C166 132 174 140 176 152 L182 210 Z",
            "#E9D7B4",
        ),
        p(
            "M156 132 C166 132 174 140 176 152 L182 210 L160 210 C168 180 168 152 156 132 Z",
            "#A58A68",
        ),
        p(
            "M128 210 L134 150 C136 138 144 132 154 132 C144 138 140 150 139 164 L136 210 Z",
            "#FFF6DE",
        ),
        p(
            "M150 133 L160 133 C164 158 162 186 164 210 L152 210 C152 184 154 156 150 133 Z",
            "#9C3E34",
        ),
        p(
            "M156 133 L160 133 C164 158 162 186 164 210 L158 210 C158 184 160 156 156 133 Z",
            "#6E2724",
        ),
        profile(152, 114, 1.08, -1, "olive", "#D8CDB8", "#D8CDB8", "#A39880"),
        l("M146 146 L132 156 L124 142", "#E9D7B4", 10),
        l("M130 152 L124 143", SKIN, 7),
        handlamp(124, 137, 0.82, -1),
        # tablets under his arm
        p("M158 158 L186 150 L192 176 L164 184 Z", "#C98A5A"),
        p("M158 158 L164 184 L161 186 L155 160 Z", "#8A5638"),
        l("M165 162 L182 157 M167 168 L184 163 M168 174 L181 170", "#7A4630", 1.8),
        l("M170 150 C178 158 178 172 168 178", "#BFA27C", 9),
        at(164, 178, 0.5, fist(0, 0, 10, "olive", 1, -1)),
        p("M134 210 L148 210 L146 215 L130 215 Z M158 210 L174 210 L174 215 L156 215 Z", U[1]),
    ]
    # ladder on the left shelf, basket
    xs += [
        l("M60 214 L84 62 M78 214 L98 66", U[1], 4),
        l("M59 214 L83 62 M77 214 L97 66", "#C08A52", 2.4),
        l(
            "M63 194 L80 194 M66 176 L83 176 M69 158 L85 158 M71 140 L88 140 M74 122 L90 122 M77 104 L93 104 M80 86 L95 86",
            "#C08A52",
            2.4,
        ),
        p("M196 186 L232 186 L228 214 L200 214 Z", "#7A4E2C"),
        p("M216 186 L232 186 L228 214 L216 214 Z", "#54341E"),
        l("M199 196 L230 196 M200 205 L229 205", "#3A2418", 2),
        g("rotate(-14 206 180)", r(202, 158, 8, 30, 3, PAR), r(207, 158, 3, 30, 1, STONE)),
        g("rotate(8 216 180)", r(212, 154, 8, 34, 3, "#E8C98C"), r(217, 154, 3, 34, 1, "#A8824C")),
        g("rotate(22 226 180)", r(220, 162, 8, 26, 3, PAR), r(225, 162, 3, 26, 1, STONE)),
        r(193, 183, 42, 6, 2, "#9A6A3E"),
    ]
    return xs


@scene
def opium_den():
    w, wl = "#45173A", "#591F46"
    xs = [bg(w), p("M60 0 L220 0 L196 150 L84 150 Z", wl)]
    # lattice window with moon
    A = arch(168, 118, 50, 68)
    xs += [
        q(arch(168, 121, 60, 76), "#8A4A6A"),
        q(A, N[2]),
        q(inter(A, disc(176, 76, 20)), N[3]),
        q(inter(A, disc(176, 76, 13)), MOONC),
        l(
            "M156 56 L156 118 M168 51 L168 118 M180 56 L180 118 M144 82 L192 82 M144 100 L192 100",
            "#6B3352",
            2.2,
        ),
        glow(96, 84, 58, ("#6B2A48", "#8F3F4C", "#C0683F")),
    ]
    # lantern of red paper
    xs += [
        l("M96 0 L96 60", "#2A0C22", 2),
        p("M84 64 L108 64 C118 76 118 92 108 104 L84 104 C74 92 74 76 84 64 Z", "#E0683A"),
        p("M100 64 L108 64 C118 76 118 92 108 104 L100 104 C108 92 108 76 100 64 Z", "#A83A2A"),
        p("M89 68 L99 68 C104 78 104 90 99 100 L89 100 C84 90 84 78 89 68 Z", LAMP[1]),
        r(82, 60, 28, 5, 2, GOLDD),
        r(82, 103, 28, 5, 2, GOLDD),
        l("M96 108 L96 120", GOLD, 2.4),
        c(96, 121, 2.4, GOLD),
    ]
    # smoke: three ribbons from the bowl
    xs += [
        p(
            "M74 176 C60 156 92 144 82 122 C76 106 104 96 118 100 C138 106 136 84 156 82 C176 80 182 58 206 62 C190 70 184 92 162 94 C146 96 146 116 122 112 C106 110 92 116 96 130 C102 150 72 156 78 176 Z",
            "#A9749A",
        ),
        p(
            "M76 176 C70 160 98 150 92 132 C90 120 104 112 122 114 C142 118 146 100 162 98 C178 96 184 86 192 76 C186 98 176 106 162 106 C150 108 146 124 124 122 C108 120 100 126 102 136 C106 152 78 160 79 176 Z",
            "#C79AB8",
        ),
        p(
            "M72 176 C58 166 62 146 70 138 C62 128 70 114 64 104 C76 110 76 122 74 132 C80 142 66 154 76 176 Z",
            "#8A5A80",
        ),
    ]
    # couch
    xs += [
        p("M204 128 C224 118 236 134 232 156 L228 190 L210 190 Z", "#7A2A3A"),
        p("M206 130 C222 122 230 136 226 156 L222 176 L212 176 Z", "#A83E44"),
        r(92, 170, 140, 18, 8, "#A83E44"),
        r(92, 180, 140, 10, 4, "#742838"),
        r(90, 188, 142, 7, 2, GOLD),
        r(170, 188, 62, 7, 2, GOLDD),
        p("M98 195 L110 195 L106 214 L100 214 Z M214 195 L226 195 L224 214 L218 214 Z", GOLDD),
        # bolster
        r(186, 142, 34, 32, 14, "#2F7A72"),
        p(
            "M206 142 C216 142 220 148 220 158 C220 168 216 174 206 174 C212 166 212 150 206 142 Z",
            "#1B4F50",
        ),
        l("M192 146 C188 154 188 164 192 171", GOLDL, 2.2),
    ]
    # sleeper, lying back, head on the bolster
    xs += [
        p(
            "M96 172 C98 162 110 158 124 160 C138 150 150 146 166 150 C180 152 188 160 192 172 Z",
            "#5C4A96",
        ),
        p(
            "M96 172 C98 166 110 166 124 168 C140 160 156 158 170 162 C182 164 188 166 192 172 Z",
            "#3D2F6E",
        ),
        p(
            "M112 159 C118 158 122 160 124 160 C138 150 150 146 166 150 L167 154 C150 150 140 155 125 164 C119 163 114 163 110 164 Z",
            "#9A86CC",
        ),
        p("M92 172 C88 164 90 158 96 158 C100 160 102 168 102 172 Z", SKIN),
        p("M164 150 C170 146 176 146 182 150 L190 164 C184 170 176 170 172 164 Z", "#E9DFCB"),
        g(
            "translate(190 142) rotate(-64)",
            p("M-5 6 L-5 18 L7 18 L5 8 Z", SKIND),
            p(
                "M-11 -3 C-11 -16 10 -17 11 -5 L11.4 -2 L15 3.4 C14.6 5 13 5 11.6 5 L12 7 L11.2 9 C11 13 6 14 0 12 L-7 10 C-10 7 -11 1 -11 -3 Z",
                SKIN,
            ),
            p(
                "M-12 8 C-16 -8 -10 -18 2 -17.5 C10 -17 13 -12 11 -7 C5 -10 0 -8.4 -1 -3 C-1 1 -3 2 -4 6 C-6 9 -9 10 -12 8 Z",
                "#2A1A20",
            ),
            l("M4.6 -1.6 Q7 .6 9.6 -1.4", INK, 1.7),
            l("M7.4 9.4 L11 9", "#83452C", 1.5),
            p("M-12 -6 C-6 -14 6 -15 12 -9 L11 -6 C5 -11 -4 -10 -11 -2 Z", GOLD),
        ),
        # arm hanging over the edge
        l("M174 158 L168 176 L164 190", "#5C4A96", 11),
        l("M165 186 L163 198", SKIN, 7),
        p(
            "M158 198 C158 194 167 193 168 198 C168 204 165 209 162 209 C159 207 158 203 158 198 Z",
            SKIN,
        ),
    ]
    # low table: burner, jar of pods, cups
    xs += [
        p("M40 196 L112 196 L118 204 L34 204 Z", "#B9783F"),
        r(34, 204, 84, 6, 0, "#6E3F24"),
        l("M46 210 L42 220 M106 210 L110 220", "#4A2820", 6),
        p("M58 182 L92 182 C90 192 84 195 84 198 L66 198 C66 195 60 192 58 182 Z", GOLD),
        p("M80 182 L92 182 C90 192 84 195 84 198 L76 198 C80 194 82 188 80 182 Z", GOLDD),
        e(75, 182, 17, 4.4, LAMP[3]),
        e(75, 181.6, 11, 2.6, LAMP[1]),
        pod(102, 178, 0.7, 14, stem=24),
        pod(110, 184, 0.56, 34, stem=22),
        p("M96 186 L110 186 L108 198 L98 198 Z", SEA),
        p("M104 186 L110 186 L108 198 L103 198 Z", "#1F5A69"),
    ]
    # curtains
    xs += [
        p("M0 0 L66 0 C60 50 62 110 46 150 C40 176 40 200 42 220 L0 220 Z", "#8F2740"),
        p(
            "M52 0 L66 0 C60 50 62 110 46 150 C40 176 40 200 42 220 L30 220 C30 190 34 170 38 150 C50 110 48 50 52 0 Z",
            "#5E1630",
        ),
        p(
            "M14 0 L26 0 C24 70 22 130 16 220 L6 220 C12 130 14 70 14 0 Z M38 0 L44 0 C42 60 42 110 30 150 C34 100 38 60 38 0 Z",
            "#B23F50",
        ),
        p("M240 0 L212 0 C214 40 212 84 226 120 C232 140 236 160 236 220 L240 220 Z", "#74203A"),
        p("M226 0 L234 0 C234 50 232 90 238 130 L234 132 C226 90 226 50 226 0 Z", "#9A3048"),
        l("M0 144 C16 157 36 158 49 149", GOLD, 4.4),
        p("M44 152 L50 149 L53 166 L46 167 Z", GOLDD),
        p(
            "M0 0 L240 0 L240 20 C220 32 200 32 180 20 C160 32 140 32 120 20 C100 32 80 32 60 20 C40 32 20 32 0 20 Z",
            "#6E1C36",
        ),
        l(
            "M0 20 C20 32 40 32 60 20 C80 32 100 32 120 20 C140 32 160 32 180 20 C200 32 220 32 240 20",
            GOLDD,
            2.4,
        ),
    ]
    return xs


@scene
def trade_center():
    a, b, d, li = "#7C86BE", "#565F9C", "#3A427C", "#A9B1DC"
    xs = [
        bg(N[2]),
        p("M0 90 C70 70 160 100 240 78 L240 220 L0 220 Z", N[3]),
        moon(78, 62, 15, (N[3], N[4]), 0.5),
        stars(
            ((56, 86, 1), (56, 44, 1.6), (116, 92, 1), (210, 44, 1.3), (228, 66, 1.6), (190, 52, 1))
        ),
    ]
    # far wings
    xs += [
        p("M0 122 L50 110 L50 190 L0 196 Z", d),
        p("M240 122 L226 116 L226 190 L240 196 Z", d),
    ]
    # the hall: two storeys of lit arches
    xs += [
        r(50, 112, 178, 78, 0, a),
        r(178, 112, 50, 78, 0, b),
        r(44, 106, 190, 7, 0, li),
        r(182, 106, 52, 7, 0, a),
        r(46, 148, 186, 5, 0, li),
        r(182, 148, 50, 5, 0, a),
        arches(54, 147, 170, 9, 12, 26, LAMP[2]),
    ]
    for i in range(9):
        x = 54 + 170 / 9 * (i + 0.5)
        xs += [
            q(arch(x - 1.4, 147, 7, 20), LAMP[1]) if i % 2 == 0 else "",
            r(x - 5, 140, 10, 1.8, 0, b),
            r(x - 6, 145.4, 12, 2, 0, li if i < 6 else a),
        ]
    for i in range(5):
        x = 54 + 170 / 5 * (i + 0.5)
        A = arch(x, 190, 25, 35)
        xs += [
            q(A, LAMP[3]),
            q(inter(A, disc(x - 2, 178, 16, 20)), LAMP[2]),
            q(inter(A, disc(x - 3, 180, 9, 13)), LAMP[1]),
        ]
    # people in the arches
    for x, y, h, f, fd in (
        (72, 190, 25, "#5A2436", "#3A1626"),
        (103, 190, 27, "#2A2448", "#1A1630"),
        (110, 190, 25, "#1F4A50", "#12303A"),
        (175, 190, 26, "#4A2A4E", "#2E1834"),
        (210, 190, 26, "#233A66", "#152444"),
    ):
        xs += person(x, y, h, f, fd, "#8A5636", "#24161A")
    # pediment with the great scales
    xs += [
        p("M82 106 L139 71 L196 106 Z", li),
        p("M139 71 L196 106 L160 106 Z", a),
        p("M98 103 L139 78 L180 103 Z", d),
        c(139, 93, 7, GOLD),
        c(139, 93, 4.2, GOLDD),
        leafp(129, 99, 14, 3.2, 194, GOLD),
        leafp(149, 99, 14, 3.2, -14, GOLDD),
    ]
    xs += [
        r(129, 65, 20, 9, 0, a),
        r(141, 65, 8, 9, 0, b),
        p("M134 65 L137 40 L141 40 L144 65 Z", GOLD),
        p("M140 65 L139.6 40 L141 40 L144 65 Z", GOLDD),
        g("translate(139 37)", pan_scales(0, 0, 1.1, -5)),
        c(139, 40, 4.6, GOLDL),
    ]
    # steps, square
    xs += [
        r(44, 188, 190, 5, 0, li),
        r(182, 188, 52, 5, 0, a),
        p("M0 193 L240 193 L240 220 L0 220 Z", "#242B5C"),
        p("M60 193 L216 193 L234 220 L40 220 Z", "#4A3F68"),
        p("M92 193 L188 193 L200 220 L78 220 Z", "#8A5E58"),
    ]
    # bales, crates, jars in front
    for x, y, w_, f, fd, s in (
        (66, 214, 34, "#C9A36A", "#8A6840", REDC),
        (92, 217, 26, "#A8B08A", "#66704E", SEA),
    ):
        xs += [
            r(x - w_ / 2, y - 22, w_, 22, 6, f),
            p(
                f"M{x + w_ * 0.16:.1f} {y - 22} L{x + w_ / 2 - 5} {y - 22} C{x + w_ / 2} {y - 22} {x + w_ / 2} {y - 18} {x + w_ / 2} {y - 16} L{x + w_ / 2} {y - 6} C{x + w_ / 2} {y} {x + w_ / 2 - 4} {y} {x + w_ / 2 - 6} {y} L{x + w_ * 0.16:.1f} {y} Z",
                fd,
            ),
            l(
                f"M{x - w_ * 0.22:.1f} {y - 22} L{x - w_ * 0.22:.1f} {y} M{x + w_ * 0.24:.1f} {y - 22} L{x + w_ * 0.24:.1f} {y}",
                s,
                2.6,
            ),
        ]
    xs += [
        r(52, 176, 26, 18, 5, "#B9774A"),
        r(68, 176, 10, 18, 5, "#7E4A2C"),
        l("M58 176 L58 194 M72 176 L72 194", GOLDL, 2.2),
        crate(186, 214, 30, 26),
        crate(218, 216, 22, 18, "#6A5078", "#3D2B55", "#8A6F9A"),
        amph(178, 216, 0.9, TERRA, TERRAD, GOLDL),
        purse(204, 186, 0.7),
    ]
    return xs


@scene
def raider_fort():
    xs = [
        bg("#3E1B30"),
        p("M0 70 C60 52 150 84 240 58 L240 220 L0 220 Z", "#57243A"),
        p("M0 112 C60 96 150 124 240 102 L240 220 L0 220 Z", "#733040"),
        moon(92, 68, 19, ("#57243A", "#733040"), 0, "#F0C99A", "#D3A072"),
        stars(((60, 46, 1.3), (124, 44, 1), (126, 84, 1.4), (58, 92, 1), (228, 44, 1.3))),
        p("M0 168 L24 140 L48 150 L76 126 L98 146 L98 190 L0 200 Z", "#4A1E34"),
        p("M76 126 L98 146 L92 160 L82 150 Z", "#3A162A"),
    ]
    # rock
    xs += [
        p("M52 220 L62 184 L84 168 L128 160 L200 158 L232 172 L240 190 L240 220 Z", "#33182A"),
        p(
            "M62 184 L84 168 L128 160 L200 158 L232 172 L210 170 L140 170 L92 178 L74 190 Z",
            "#6B3440",
        ),
        l("M84 190 L76 206 M220 184 L226 204 M196 188 L204 206", "#24101E", 3),
    ]
    Wl, Wm, Wd, Wx = "#DB9A58", "#AB6A3C", "#74422A", "#3A1A1C"
    # watch tower
    xs += [
        l("M188 166 L194 78 M226 166 L220 78", Wd, 6),
        l("M187 166 L193 78", Wl, 2),
        l("M190 142 L224 112 M224 142 L192 112", Wd, 3.4),
        r(182, 100, 50, 6, 1, Wm),
        r(182, 84, 50, 18, 0, Wd),
        [r(184 + i * 8, 84, 6, 17, 0, Wm if i < 4 else Wd) for i in range(6)],
        r(182, 82, 50, 4, 1, Wl),
        r(212, 82, 20, 4, 1, Wm),
        l("M190 84 L190 58 M224 84 L224 58", Wd, 4),
        p("M178 62 L207 38 L236 62 Z", "#8A3A34"),
        p("M207 38 L236 62 L216 62 Z", "#5A2028"),
        c(207, 72, 13, "#A8483A"),
        g(
            "translate(206 86)",
            p("M-9 0 C-10 -12 -6 -16 0 -16 C6 -16 10 -12 9 0 Z", "#24101E"),
            c(0, -19, 5.4, "#24101E"),
            l("M9 4 L11 -26", "#24101E", 2),
            p("M11.4 -34 L14 -27 L11 -23 L8.4 -27 Z", "#E9D9D2"),
        ),
        fire(195, 83, 0.62),
        r(190, 82, 10, 4, 1, K[2]),
        l("M207 40 L207 24", Wd, 2.4),
    ]
    # palisade
    for i in range(15):
        x = 70 + i * 11
        h = 50 + (i * 5) % 7
        f = Wl if i < 5 else Wm if i < 11 else Wd
        xs += [
            p(f"M{x} 176 L{x} {176 - h} L{x + 5} {168 - h} L{x + 10} {176 - h} L{x + 10} 176 Z", f),
            p(
                f"M{x + 6} 176 L{x + 6} {169.6 - h} L{x + 10} {176 - h} L{x + 10} 176 Z",
                Wd if i < 11 else Wx,
            ),
        ]
    xs += [
        r(68, 144, 168, 5, 1, Wd),
        r(68, 144, 100, 1.8, 0, Wl),
        r(68, 164, 168, 5, 1, Wd),
    ]
    # gate
    xs += [
        p("M118 178 L118 118 L164 118 L164 178 Z", Wx),
        p("M122 178 L122 124 L160 124 L160 178 Z", LAMP[3]),
        q(inter(box(122, 124, 38, 54), disc(140, 160, 17, 26)), LAMP[2]),
        q(inter(box(122, 124, 38, 54), disc(140, 166, 10, 16)), LAMP[1]),
        p("M122 178 L122 124 L134 130 L134 184 Z", Wm),
        l("M126 126 L126 180 M130 128 L130 182", Wx, 1.4),
        p("M160 178 L160 124 L150 129 L150 183 Z", Wd),
        l("M155 127 L155 180", Wx, 1.4),
        r(112, 110, 58, 9, 2, Wm),
        r(112, 110, 58, 3, 1, Wl),
        l("M118 178 L118 104 M164 178 L164 104", Wm, 6),
        p("M115 104 L118 96 L121 104 Z M161 104 L164 96 L167 104 Z", Wl),
    ]
    # captured shields over the gate and on the wall
    xs += [
        shieldr(141, 112, 12, REDC, REDD, 6),
        shieldr(92, 150, 11, SEA, "#1F5A69", 8),
        shieldr(190, 152, 11, GOLD, GOLDD, 5, rim="#9AA2B8", rimd="#5E6785"),
    ]
    # banner on a mast, left of the gate
    xs += [
        l("M104 170 L104 66", Wx, 4),
        l("M103 170 L103 66", Wm, 1.6),
        p("M104 70 C88 64 74 78 56 70 L60 84 L54 96 C72 104 90 90 104 98 Z", REDC),
        p("M104 88 C90 82 74 96 57 90 L54 96 C72 104 90 90 104 98 Z", REDD),
        l("M74 78 L90 91 M90 77 L74 92", GOLDL, 3),
        c(82, 84.4, 4, GOLDL),
        c(104, 64, 3.4, GOLD),
    ]
    # path and loot
    xs += [
        p(
            "M128 178 L156 178 C150 190 170 200 184 220 L96 220 C112 204 124 196 128 178 Z",
            "#8A4A40",
        ),
        p(
            "M134 178 L150 178 C146 192 156 204 162 220 L122 220 C126 206 134 192 134 178 Z",
            "#C07A48",
        ),
        chest(196, 214, 38, 15),
        pile(222, 214, 3, 11, 3),
        pile(170, 216, 2, 11, 3),
        amph(84, 214, 0.92, TERRA, TERRAD, GOLDL),
        l("M66 218 L74 176 M76 218 L70 178", Wm, 2.6),
        p("M74.4 168 L78 178 L72 180 Z M69.6 170 L74 178 L68 181 Z", "#D6DAE6"),
        torch(112, 150, 0.7, -8),
        torch(170, 150, 0.7, 8),
    ]
    return xs


@scene
def guardhouse():
    w, wl, wd = "#3C4054", "#50566E", "#2A2D3E"
    xs = [bg(w), stones(0, 4, 240, 216, wl, wd, 15, 32, 2)]
    xs += [
        glow(84, 118, 76, ("#4E4658", "#6B5558", "#96705A")),
        cut(disc(84, 118, 22), "#C99A62"),
    ]
    # door behind him
    A = arch(196, 220, 74, 172)
    xs += [
        q(arch(196, 220, 92, 182), "#6C7088"),
        q(inter(arch(196, 220, 92, 182), box(206, 30, 40, 190)), "#4A4E64"),
        q(A, U[2]),
        l("M177 62 L177 220 M196 48 L196 220 M215 60 L215 220", U[0], 2),
        q(inter(A, box(150, 82, 90, 8)), K[1]),
        q(inter(A, box(150, 160, 90, 8)), K[1]),
        barred(214, 130, 26, 26, "#100D16", K[3], K[1], K[5], 3, False, False),
        c(209, 118, 1.6, LAMP[0]),
        c(217, 118, 1.6, LAMP[0]),
    ]
    # the turnkey
    xs += k.bust(
        150,
        98,
        1.02,
        -1,
        "tan",
        robe=k.both(
            k.cuirass(("#8E97A8", "#565E72", "#C4CBD6"), "#8A3A34", "#5A2226", "#B9A27A"),
            k.cloak("#6E2A30", "#43181F", "#A84A40", flip=True),
        ),
        hat=k.attic(("#9AA3B4", "#5C6479", "#CDD4DE"), "#A83A34", "#6E2022", "#D9675C"),
        beard=k.beard("short", "black"),
        age=1,
        brow=3.8,
        smile=-0.4,
        arms=(),
        over=[
            k.arm("tan", -1, -62, 32, ("#6E2A30", "#43181F"), True, elbow=(-63, 86)),
            k.arm("tan", 1, 36, 66, ("#6E2A30", "#43181F"), True, elbow=(60, 104), w=0.92),
        ],
    )
    xs += [
        lantern(85, 124, 1.24, 6),
        at(86, 128, 0.86, fist(0, 0, -84, "tan", 1, 1)),
        c(187, 183, 15, "none", 6, GOLDD),
        c(186.5, 182.5, 15, "none", 3, GOLDL),
    ]
    for a, x, y, s in ((24, 181, 196, 0.62), (0, 188, 199, 0.62), (-26, 195, 196, 0.62)):
        xs.append(
            g(
                f"translate({x} {y}) rotate({a}) scale({s})",
                r(-3.2, -2, 6.4, 32, 1, GOLD),
                r(0.6, -2, 2.6, 32, 1, GOLDD),
                p("M2 18 L12 18 L12 22 L8 22 L8 25 L12 25 L12 30 L2 30 Z", GOLD),
                c(0, 0, 5.4, GOLDL),
                c(0, 0, 2, "#5C2E1A"),
            )
        )
    xs += [at(187, 168, 0.84, fist(0, 0, 88, "tan", 1, 1))]
    # spears in a rack, left
    for x in (54, 64):
        xs += [
            l(f"M{x} 220 L{x} 66", U[1], 4.6),
            l(f"M{x - 1} 220 L{x - 1} 66", U[4], 1.8),
            p(f"M{x} 44 L{x + 5} 60 L{x} 68 L{x - 5} 60 Z", "#C4CBD6"),
            p(f"M{x} 44 L{x + 5} 60 L{x} 68 Z", "#7E8698"),
        ]
    xs += [r(44, 176, 32, 7, 2, U[3]), r(44, 181, 32, 3, 1, U[1])]
    return xs


@scene
def forging_agency():
    w, wl = "#173A36", "#1F4A44"
    xs = [
        bg(w),
        p("M0 0 L150 0 L90 220 L0 220 Z", wl),
        glow(94, 140, 112, ("#28564A", "#3F6650", "#6E7A50")),
        cut(disc(94, 140, 26), "#B39A58"),
    ]
    # shelf with stamps and a rack of false seals
    xs += [
        r(48, 92, 74, 5, 1, "#7A4E2C"),
        r(48, 92, 74, 1.8, 0, "#B98A52"),
        rolls(62, 92, 3, 5.6, ((PAR, STONE), ("#E8C98C", "#A8824C"))),
    ]
    for i, (f, d) in enumerate(
        (("#A83A34", "#6E2022"), ("#C99A3F", "#8E6422"), ("#2F7A8C", "#1F5260"))
    ):
        x = 88 + i * 12
        xs += [
            r(x - 4, 84, 8, 8, 1, d),
            p(f"M{x - 3} 84 L{x - 2} 76 L{x + 2} 76 L{x + 3} 84 Z", f),
            c(x, 74, 3.6, f),
        ]
    for i, (f, d, n) in enumerate(
        ((REDC, REDD, 5), (GOLD, GOLDD, 8), (PUR, PURD, 4), (SEA, "#1F5A69", 6))
    ):
        x = 58 + i * 17
        xs += [l(f"M{x} 40 L{x} 52", "#0C201E", 1.6), seal(x, 58, 7, f, d, GOLDL, False)]
    xs += [r(46, 38, 76, 4, 1, "#7A4E2C")]
    # the forger
    xs += k.bust(
        166,
        92,
        1.02,
        -1,
        "olive",
        robe=k.both(
            k.tunic("#B9743F", "#7A4428", "#DC9C62", "#7A4428"),
            k.himation("#5A3350", "#371E36", "#8E5A6E", flip=True),
        ),
        hair=k.hair("thin", "grey"),
        beard=k.beard("goatee", "grey"),
        age=2,
        brow=3,
        smile=0.9,
        arms=(),
        over=[k.arm("olive", -1, -42, 70, ("#5A3350", "#371E36"), True)],
    )
    # polished crystal before his eye
    xs += [
        l("M156 86 C166 80 176 78 185 82", U[1], 3),
        c(149, 89, 10.4, GOLDD),
        c(149, 89, 8.6, "#BFE3D6"),
        c(148, 89, 5.4, "#FAF1E0"),
        c(147, 89.4, 3.6, INK),
        l("M143.6 85 C145 82.6 147 81.6 149 81.4", "#FFFFFF", 1.8),
    ]
    # table
    xs += [
        p("M36 182 L240 182 L240 196 L28 196 Z", "#B9783F"),
        p("M48 182 L150 182 L142 196 L40 196 Z", "#E0A055"),
        r(26, 196, 214, 24, 0, "#4E2C22"),
        r(26, 196, 214, 5, 0, "#7A4726"),
    ]
    # true deed and false deed
    xs += [
        p("M56 164 L84 160 L88 190 L52 194 Z", PAR),
        p("M80 160.6 L84 160 L88 190 L84 190.6 Z", STONE),
        l("M62 168 L78 166 M61 174 L79 172 M60 180 L74 178", SOFT, 1.7),
        p("M96 186 L152 184 L158 198 L90 200 Z", "#FFF6DE"),
        p("M146 184.2 L152 184 L158 198 L151 198.4 Z", STONE),
        l("M104 189 L124 188 M102 193 L116 192.6", SOFT, 1.7),
        seal(66, 186, 6, REDC, REDD, REDL, False),
        e(134, 192, 8, 4.4, REDC),
        e(134, 191, 5, 2.4, REDD),
    ]
    # stamp in his hand over the wax
    xs += [
        r(125, 176, 14, 8, 2, GOLDD),
        r(125, 176, 14, 3, 1, GOLD),
        l("M131 176 L121 158", U[2], 7),
        l("M130 175 L120 158", U[5], 3),
        at(107 + 15, 186 - 22, 0.82, fist(0, 0, -30, "olive", 1, -1)),
        sleeve([(212, 168), (208, 192), (184, 194)], [30, 27, 20], "#5A3350", "#371E36"),
        flathand(168, 195, 4, "olive", 0.82),
    ]
    # candle, basket of thrown away sheets
    xs += [
        g(
            "translate(96 182)",
            r(-3, -22, 6, 22, 1, PAR),
            r(0.6, -22, 2.4, 22, 0, STONE),
            e(0, 0, 11, 3, GOLDD),
            e(0, -1, 11, 3, GOLD),
            fire(0, -21, 0.62),
        ),
        p("M40 202 L72 202 L68 220 L44 220 Z", "#8A5A34"),
        p("M58 202 L72 202 L68 220 L57 220 Z", "#5C3A22"),
        l("M42 209 L70 209 M43 215 L69 215", "#3A2418", 1.8),
        p("M44 202 L48 190 L58 194 L64 188 L70 202 Z", PAR),
        p("M58 194 L64 188 L70 202 L60 202 Z", STONE),
        l("M50 197 L56 198", SOFT, 1.4),
    ]
    return xs


@scene
def brotherhood():
    xs = [
        bg("#24143E"),
        cut(disc(143, 128, 118), "#2E1A4C"),
        cut(disc(143, 128, 96), "#3B225A"),
    ]
    # paving rings
    d = []
    for i in range(20):
        a = i * 18 + 4
        x0, y0 = pol(143, 128, 74, a)
        x1, y1 = pol(143, 128, 170, a)
        d.append(f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}")
    xs += [
        cut(sub(disc(143, 128, 120), disc(143, 128, 117)), "#1B0E30"),
        l(" ".join(d), "#1F1138", 1.8),
        cut(disc(143, 128, 78), "#5A2F5A"),
        cut(disc(143, 128, 64), "#84434E"),
        cut(disc(143, 128, 48), "#B86A42"),
        cut(disc(143, 128, 36), "#1B0E30"),
        cut(disc(143, 128, 33), GOLDD),
        cut(disc(142, 127, 31), GOLD),
        c(143, 128, 25, "#6E2A2A"),
        p(star(143, 128, 6, 25, 11), GOLDL),
        c(143, 128, 13, "#3A1820"),
        c(143, 128, 10.6, LAMP[3]),
        c(143, 128, 8, LAMP[2]),
        c(142.4, 127.4, 5.4, LAMP[1]),
        c(142, 127, 2.8, LAMP[0]),
    ]
    n = 6
    cols = (
        ("#2F7A72", "#1B4C4C", "tan"),
        ("#8E2F3E", "#5A1B2C", "deep"),
        ("#3F5A9C", "#263A6E", "fair"),
        ("#B98A3A", "#7E5A20", "brown"),
        ("#6A4A9C", "#432C6E", "olive"),
        ("#3F7A4A", "#264E30", "tan"),
    )
    cx, cy = 143, 128
    arms_, hands = [], []
    for i in range(n):
        f, fd, sk = cols[i]
        th = -66 + i * 60
        P0 = pol(cx, cy, 176, th - 16)
        P1 = pol(cx, cy, 100, th - 15)
        P2 = pol(cx, cy, 69, th - 4)
        W = pol(cx, cy, 54, th + 36)
        H = pol(cx, cy, 56, th + 56)
        arms_ += [
            cut(limb([P0, P1, P2], [60, 44, 30]), "#1B0E30"),
            [
                q(inter(limb([P2, W], [17, 14]), FRAME), SK[sk][1]),
                q(
                    inter(sub(limb([P2, W], [17, 14]), mv(limb([P2, W], [17, 14]), -3, -3)), FRAME),
                    SK[sk][2],
                ),
            ],
            [
                cut(limb([P0, P1, P2], [56, 40, 27]), f),
                cut(
                    sub(
                        limb([P0, P1, P2], [56, 40, 27]),
                        mv(limb([P0, P1, P2], [56, 40, 27]), -6, -4),
                    ),
                    fd,
                ),
            ],
        ]
        # gold hem
        hx, hy = P2
        nx, ny = P2[0] - P1[0], P2[1] - P1[1]
        m_ = math.hypot(nx, ny)
        nx, ny = nx / m_, ny / m_
        ex, ey = hx + nx * 8, hy + ny * 8
        arms_.append(
            l(
                f"M{ex - ny * 11:.1f} {ey + nx * 11:.1f} L{ex + ny * 11:.1f} {ey - nx * 11:.1f}",
                GOLD,
                4,
            )
        )
        hands.append(
            at(round(H[0], 1), round(H[1], 1), 0.92, fist(0, 0, round(th + 56 + 80), sk, 1, 1))
        )
    return xs + arms_ + hands


@scene
def chamber_of_builders():
    w, wl, wd, wx = "#684732", "#70503A", "#523626", "#2E1C1A"
    xs = [
        bg(w),
        p("M0 0 L140 0 L80 220 L0 220 Z", wl),
        stones(0, 4, 240, 190, "#805A42", wd, 16, 34, 2),
    ]
    # arch behind the council
    A = arch(140, 220, 172, 172)
    xs += [
        cellar_arch(140, 220, 172, 172, wx, "#D2AE7C", "#9A7450", 12, 13, wd),
        q(inter(A, disc(140, 78, 96, 84)), "#4A3029"),
        q(inter(A, disc(140, 72, 72, 62)), "#633E2E"),
        q(inter(A, disc(140, 68, 48, 40)), "#8A5634"),
    ]
    # wheel of lamps
    xs += [
        l("M140 0 L140 40 M140 40 L104 62 M140 40 L176 62", U[0], 2.2),
        e(140, 64, 40, 7, "none", 4.4, U[1]),
        e(140, 63, 40, 7, "none", 1.8, GOLD),
    ]
    for x, y in ((102, 62), (120, 69), (140, 71), (160, 69), (178, 62)):
        xs += [
            p(f"M{x - 5} {y - 3} L{x + 5} {y - 3} L{x + 3} {y + 3} L{x - 3} {y + 3} Z", GOLDD),
            fire(x, y - 3, 0.46),
        ]
    # the council: the master, a mason, a surveyor
    xs += k.bust(
        142,
        100,
        0.74,
        0,
        "fair",
        robe=k.himation("#D9CDB4", "#9A8A6C", "#F6EEDC", None, "#8E3A34"),
        hair=k.hair("thin", "white"),
        beard=k.beard("long", "white"),
        age=2,
        brow=3,
        smile=0.2,
    )
    xs += k.bust(
        84,
        118,
        0.82,
        1,
        "deep",
        robe=k.tunic("#2F7A72", "#1B4C4C", "#5FAAA0", GOLD),
        hair=k.hair("crop", "jet"),
        beard=k.beard("short", "jet"),
        hat=k.fillet("#C9502F", "#8C3320", True),
        brow=3,
        smile=0.6,
        arms=(-1,),
        over=[k.arm("deep", 1, 30, 56, ("#2F7A72", "#1B4C4C"), False)],
    )
    xs += k.bust(
        204,
        118,
        0.82,
        -1,
        "olive",
        robe=k.chiton("#6A4FA0", "#44306E", "#9A80C8", GOLD),
        hair=k.hair("bun", "auburn"),
        hat=k.fillet(GOLDL, GOLDD, False),
        lips="#A8434A",
        brow=2.2,
        smile=0.7,
        arms=(1,),
        over=[k.arm("olive", -1, -34, 62, ("#6A4FA0", "#44306E"), False, cuff=GOLD)],
    )
    # table
    xs += [
        p("M40 182 L240 182 L240 196 L30 196 Z", "#C98A4E"),
        p("M60 182 L190 182 L198 196 L48 196 Z", "#EFBE78"),
        r(28, 196, 212, 24, 0, "#5C3424"),
        r(28, 196, 212, 5, 0, "#8A5230"),
    ]
    # model of the tower, half built, with its crane
    xs += [
        p("M106 190 L110 174 L172 174 L176 190 Z", "#E9D3A6"),
        p("M152 190 L152 174 L172 174 L176 190 Z", "#A8854E"),
        p("M115 174 L119 152 L163 152 L167 174 Z", "#F6E6BE"),
        p("M150 174 L149 152 L163 152 L167 174 Z", "#B9945C"),
        p("M124 152 L127 136 L155 136 L158 152 Z", "#FFF6DE"),
        p("M147 152 L146 136 L155 136 L158 152 Z", "#C9A56A"),
        arches(112, 189, 58, 5, 7, 11, "#6B4A2E"),
        arches(121, 173, 40, 4, 6, 15, "#6B4A2E"),
        arches(129, 151, 24, 3, 5, 11, "#6B4A2E"),
        r(124, 133, 12, 4, 0, "#FFF6DE"),
        r(140, 133, 8, 4, 0, "#E9D3A6"),
        l(
            "M178 190 L174 126 M164 190 L165 140 M163 174 L178 172 M163 156 L177 154 M164 140 L176 138 M164 188 L177 174 M177 170 L164 158",
            "#6B4122",
            2.2,
        ),
        l("M175 130 L150 120 M150 120 L150 126", "#6B4122", 2.4),
        p("M145 126 L155 126 L155 132 L145 132 Z", "#FFF6DE"),
    ]
    # hands: a stone is set, dividers measure
    xs += [
        p("M112 148 L124 146 L126 154 L114 156 Z", "#FFF6DE"),
        p("M120 146.6 L124 146 L126 154 L121 155 Z", "#C9A56A"),
        pinch(106, 158, -150, "deep", 0.78, 1),
        l("M180 166 L170 192", GOLDD, 3),
        l("M180 166 L192 190", GOLDD, 3),
        c(180, 164, 3.8, GOLDL),
        pinch(184, 172, 30, "olive", 0.78, 1),
        # plan, mallet, trowel
        p("M52 186 L92 184 L96 194 L46 196 Z", PAR),
        p("M84 184.4 L92 184 L96 194 L87 194.4 Z", STONE),
        l("M58 193 L64 187 L70 192.6 M74 187.4 L82 187 M73 191 L80 190.6", SEA, 1.8),
        l("M196 194 L222 188", U[2], 4.4),
        p("M218 182 L230 179 L233 191 L221 194 Z", "#9A6238"),
        p("M226 180 L230 179 L233 191 L229 192 Z", "#6B4122"),
    ]
    return xs


@scene
def capitol():
    a, b, d, li = "#C9CCE8", "#8E94C4", "#565E98", "#EDEFFA"
    xs = [
        bg(N[1]),
        p("M0 70 C70 46 160 84 240 54 L240 220 L0 220 Z", N[2]),
        moon(196, 72, 26, (N[2], N[3]), 0, "#EBD9A4", "#D3BC7E"),
        stars(
            (
                (58, 48, 1.7),
                (84, 74, 1.1),
                (108, 40, 1.3),
                (152, 42, 1.7),
                (230, 44, 1.2),
                (62, 104, 1),
                (226, 116, 1.1),
                (166, 60, 1),
            )
        ),
        # hill
        p(
            "M0 190 C20 156 60 140 90 134 L196 134 C220 142 232 160 240 172 L240 220 L0 220 Z",
            "#1B2148",
        ),
        p("M0 190 C20 156 60 140 90 134 L104 134 C70 146 40 170 26 204 L0 210 Z", "#2C3468"),
        cyp(62, 164, 52, 10, "#20345A", "#161F40"),
        cyp(48, 180, 58, 11, "#20345A", "#161F40"),
        cyp(222, 172, 56, 11, "#1A2A4C", "#121A38"),
        cyp(236, 182, 50, 10, "#1A2A4C", "#121A38"),
    ]
    # houses at the foot
    for x, y, w_, h, wn in (
        (18, 204, 26, 24, True),
        (44, 208, 22, 20, False),
        (206, 206, 24, 22, True),
        (228, 210, 20, 26, False),
    ):
        xs += house(x, y, w_, h, N, 1, "gable", ((8, 8, 5, 8, wn),), ("#4A3350", "#352440"))
    # podium
    xs += [
        r(84, 120, 116, 18, 0, b),
        r(160, 120, 40, 18, 0, d),
        r(80, 118, 124, 5, 0, li),
        r(160, 118, 44, 5, 0, a),
    ]
    # cella, lit
    xs += [
        r(92, 72, 100, 46, 0, "#6A4A52"),
        cut(disc(142, 104, 34, 30).intersected(box(92, 72, 100, 46)), "#A8683F"),
        q(inter(disc(142, 106, 22, 26), box(92, 72, 100, 46)), LAMP[2]),
        p("M131 118 L131 86 L153 86 L153 118 Z", LAMP[1]),
        p("M136 118 L136 98 C136 92 148 92 148 98 L148 118 Z", LAMP[0]),
        # the god on his throne, dark against the light
        p("M137 118 L137 106 L139 99 C139 96 145 96 145 99 L147 106 L147 118 Z", "#A8683F"),
        c(142, 94, 3, "#A8683F"),
    ]
    for i, x in enumerate((94, 113, 128.5, 155.5, 171, 190)):
        xs.append(colm(x, 118, 72, 9, li if i < 4 else a, b if i < 4 else d, 4, 1.2))
    xs += [
        r(84, 64, 116, 8, 0, li),
        r(160, 64, 40, 8, 0, a),
        r(84, 70, 116, 2.4, 0, b),
        p("M80 64 L142 40 L204 64 Z", li),
        p("M142 40 L204 64 L164 64 Z", a),
        p("M98 61 L142 45 L186 61 Z", d),
        p("M132 60 C134 52 150 52 152 60 Z", GOLD),
        p(star(142, 54, 8, 6, 3), GOLDL),
        # chariot on the roof
        p("M134 41 L136 33 C138 30 146 30 148 33 L150 41 Z", GOLD),
        p("M143 41 L144 31 C146 31 147.4 32 148 33 L150 41 Z", GOLDD),
        p("M82 64 L80 54 L84 58 L88 54 L87 62 Z M202 64 L204 54 L200 58 L196 54 L197 62 Z", GOLD),
    ]
    # the lit stairs
    n = 9
    for i in range(n):
        y0 = 122 + i * 10.9
        w0, w1 = 27 + i * 5.2, 27 + (i + 1) * 5.2
        xs += [
            p(
                f"M{142 - w1} {y0 + 10.9:.1f} L{142 - w0} {y0:.1f} L{142 + w0} {y0:.1f} L{142 + w1} {y0 + 10.9:.1f} Z",
                (
                    "#C98A52",
                    "#C08050",
                    "#B4744E",
                    "#A6684C",
                    "#965C4C",
                    "#844F4C",
                    "#72464E",
                    "#5F3E52",
                    "#4C3756",
                )[i],
            ),
            r(
                142 - w0,
                y0,
                2 * w0,
                3,
                0,
                (
                    "#FBE3A8",
                    "#F6D898",
                    "#F0C988",
                    "#E6B67A",
                    "#D8A070",
                    "#C68C6A",
                    "#B07A6A",
                    "#96686C",
                    "#7C5A72",
                )[i],
            ),
        ]
    xs += [
        p("M115 122 L68 220 L52 220 L108 122 Z", a),
        p("M169 122 L216 220 L232 220 L176 122 Z", d),
        p("M130 122 L154 122 L164 220 L120 220 Z", "#A83A34"),
        p("M145 122 L154 122 L164 220 L148 220 Z", "#7A2628"),
    ]
    for i in range(1, 9):
        y0 = 122 + i * 10.9
        xs.append(
            l(
                f"M{131 - i * 1.1:.1f} {y0:.1f} L{153 + i * 1.1:.1f} {y0:.1f}",
                "#E0785A" if i < 6 else "#A84A44",
                1.5,
            )
        )
    # fires on the cheeks of the stairs
    for x, y, s in (
        (101, 134, 0.42),
        (183, 134, 0.42),
        (86, 164, 0.54),
        (198, 164, 0.54),
        (66, 204, 0.7),
        (218, 204, 0.7),
    ):
        xs += [
            cut(disc(x, y - 34 * s, 20 * s), "#4A3A62" if s < 0.5 else "#6B4A5E"),
            r(x - 8 * s, y - 14 * s, 16 * s, 14 * s, 1, b),
            p(
                f"M{x - 15 * s:.1f} {y - 26 * s:.1f} L{x + 15 * s:.1f} {y - 26 * s:.1f} L{x + 8 * s:.1f} {y - 12 * s:.1f} L{x - 8 * s:.1f} {y - 12 * s:.1f} Z",
                GOLDD,
            ),
            fire(x, round(y - 24 * s, 1), s * 1.3),
        ]
    # people going up
    for x, y, h in ((120, 176, 20), (166, 190, 22), (128, 156, 15), (158, 150, 14)):
        xs += person(x, y, h, PAR, STONE, SKIN, "#3A2A20")
    return xs


@scene
def cenotaph():
    a, b, d, li = "#B9CBC8", "#7F9C9E", "#4C6E76", "#E6EEE4"
    xs = [
        bg(T[1]),
        p("M0 80 C60 58 160 96 240 66 L240 220 L0 220 Z", T[2]),
        moon(80, 66, 17, (T[2], T[3]), 0.5),
        stars(
            (
                (56, 44, 1.3),
                (112, 46, 1.7),
                (204, 50, 1.2),
                (226, 66, 1.7),
                (60, 108, 1),
                (228, 108, 1.1),
                (180, 42, 1),
            )
        ),
        p("M0 168 C60 150 180 150 240 168 L240 220 L0 220 Z", "#0E2730"),
    ]
    for x, y, h, w_ in (
        (58, 176, 84, 15),
        (76, 172, 66, 13),
        (222, 176, 92, 15),
        (204, 172, 62, 12),
    ):
        xs.append(cyp(x, y, h, w_, "#1D4A46", "#123232"))
    # steps
    for i, (x, y, w_, h) in enumerate(((60, 198, 160, 12), (72, 188, 136, 11), (84, 178, 112, 11))):
        xs += [
            r(x, y, w_, h, 0, a),
            r(x + w_ * 0.66, y, w_ * 0.34, h, 0, b),
            r(x, y, w_, 2.6, 0, li),
        ]
    # body with the empty niche
    A = arch(140, 178, 52, 72)
    xs += [
        r(98, 92, 84, 88, 0, a),
        r(156, 92, 26, 88, 0, b),
        q(inter(disc(140, 150, 48, 60), box(98, 92, 58, 88)), "#D9CDAE"),
        q(inter(disc(140, 150, 40, 56), box(156, 92, 26, 88)), "#A8957E"),
        q(arch(140, 178, 62, 78), "#F2E6C4"),
        q(inter(arch(140, 178, 62, 78), box(150, 90, 40, 90)), "#B9A078"),
        q(A, "#1A0F14"),
        q(inter(A, disc(140, 172, 34, 40)), "#3A1A1C"),
        q(inter(A, disc(140, 176, 26, 28)), "#5A2A22"),
        colm(104, 178, 96, 9, li, b, 4, 1.2),
        colm(176, 178, 96, 9, a, d, 4, 1.2),
        r(92, 84, 96, 10, 0, li),
        r(156, 84, 32, 10, 0, b),
        r(92, 91, 96, 3, 0, b),
        p("M98 84 L140 66 L182 84 Z", a),
        p("M140 66 L182 84 L156 84 Z", b),
    ]
    # wreath in the gable frieze
    for sgn in (1, -1):
        for i in range(4):
            an = 90 + sgn * (18 + i * 38)
            x, y = pol(140, 78, 5.4, an)
            xs.append(leafp(x, y, 6, 2.2, an + sgn * 70, GOLD if sgn < 0 else GOLDD))
    # the empty bier: cloak, helmet, sword
    xs += [
        p("M116 166 L164 166 L166 178 L114 178 Z", "#F2E6C4"),
        p("M150 166 L164 166 L166 178 L152 178 Z", "#B9A078"),
        p(
            "M117 164 L163 164 L166 170 L158 176 L150 172 L141 179 L132 172 L122 176 L114 170 Z",
            "#A83A34",
        ),
        p("M146 164 L163 164 L166 170 L158 176 L150 172 L146 176 Z", "#74242A"),
        p("M124 163 C126 157 154 157 156 163 L154 167 L126 167 Z", "#F2E6C4"),
        p("M143 159 C150 159 155 160 156 163 L154 167 L145 167 Z", "#B9A078"),
        hoplite(140, 175, 0.5, None, None, 0, "#D9483A", "#98252A", eyes=False),
        l("M108 176 L132 170", "#D6DAE6", 3),
        l("M131 166 L134 174", GOLD, 3),
    ]
    # the flame on top
    xs += [
        cut(disc(140, 48, 21), T[3]),
        cut(disc(140, 48, 14), "#7A6A4E"),
        r(132, 60, 16, 8, 0, li),
        r(142, 60, 6, 8, 0, b),
        p("M124 51 L156 51 C154 58 148 61 140 61 C132 61 126 58 124 51 Z", GOLD),
        p("M144 51 L156 51 C154 58 148 61 142 61 C145 58 145 54 144 51 Z", GOLDD),
        fire(140, 53, 0.92),
    ]
    # wreath and shield on the steps, mourners' lamps
    xs += [
        shieldr(88, 186, 14, "#8E2F3A", "#5E1D2C", 8),
    ]
    for i in range(10):
        an = i * 36
        x, y = pol(196, 190, 11, an)
        xs.append(leafp(x, y, 9, 3, an + 80, LEAF if i % 2 else LEAFD))
    xs += [p("M192 200 L186 212 L194 208 Z M200 200 L206 212 L198 208 Z", REDC)]
    for x, y in ((64, 208), (112, 206), (168, 206), (216, 208)):
        xs += [
            cut(disc(x, y - 6, 9), "#5A5048"),
            p(f"M{x - 5} {y} L{x - 4} {y - 4} L{x + 4} {y - 4} L{x + 5} {y} Z", TERRA),
            fire(x, y - 4, 0.34),
        ]
    return xs


def hoplite(x, y, s, sh_f, sh_d, n, crest, crd, dim=0, eyes=True):
    """helmet, shield and greaves seen from the front; shield centre at (x, y)"""
    br = (
        (GOLD, GOLDD, GOLDL),
        ("#9C6A2E", "#6B4220", "#C99A4E"),
        ("#4A2E2A", "#331E20", "#6B4434"),
    )[dim]
    xs = [
        # crest
        p("M-15 -62 C-18 -92 18 -92 15 -62 L10 -70 C8 -80 -8 -80 -10 -70 Z", crest),
        p("M4 -84 C14 -82 17 -74 15 -62 L10 -70 C9 -76 7 -79 4 -80 Z", crd),
        # helmet
        p(
            "M-15 -34 C-20 -60 -14 -76 0 -76 C14 -76 20 -60 15 -34 L5 -30 L4 -50 L-4 -50 L-5 -30 Z",
            br[0],
        ),
        p("M4 -75.6 C15 -74 19 -58 15 -34 L5 -30 L4 -50 L7 -52 C10 -60 9 -70 4 -75.6 Z", br[1]),
        p("M-12 -36 C-16 -56 -12 -70 -4 -74 C-9 -66 -11 -52 -9 -35 Z", br[2]),
        p(
            "M-12 -57 C-9 -60 -5 -58 -3 -54 L-3 -50 C-7 -49 -11 -52 -12 -57 Z M12 -57 C9 -60 5 -58 3 -54 L3 -50 C7 -49 11 -52 12 -57 Z",
            "#170C12",
        ),
        p("M-5 -30 L-4 -50 L4 -50 L5 -30 L0 -26 Z", "#170C12"),
        p("M-1.8 -60 L1.8 -60 L2.4 -40 L0 -36 L-2.4 -40 Z", br[1]),
        [c(-7, -53.6, 1.5, LAMP[0]), c(7, -53.6, 1.5, LAMP[0])] if eyes and dim < 2 else "",
    ]
    if sh_f:
        xs += [
            c(0, 0, 33, U[0]),
            c(0, 0, 31, br[1]),
            c(-1, -1, 29.4, br[0]),
            c(0, 0, 25.4, sh_f),
            q(sub(disc(0, 0, 25.4), disc(-7, -5, 26)), sh_d),
            p(star(0, 0, n, 18, 7.4), GOLDL),
        ]
    return g(f"translate({x} {y}) scale({s})", xs)


@scene
def contingent():
    xs = [
        bg("#4A1A28"),
        p("M0 90 C70 66 150 104 240 78 L240 220 L0 220 Z", "#61222E"),
        moon(150, 82, 46, ("#61222E", "#7E3034"), 0, "#F3C98E", "#D9A468"),
        stars(((58, 48, 1.3), (82, 70, 1.6), (230, 50, 1.2), (62, 96, 1), (98, 42, 1))),
    ]
    # spears of the file
    for i in range(15):
        x = 50 + i * 13.4
        y = 62 + (i * 7) % 12
        xs += [
            l(f"M{x:.1f} 170 L{x:.1f} {y}", "#2A0F1C", 2.4),
            p(
                f"M{x:.1f} {y - 13} L{x + 3:.1f} {y - 3} L{x:.1f} {y + 3} L{x - 3:.1f} {y - 3} Z",
                "#2A0F1C" if 104 < x < 196 else "#C98A7A",
            ),
        ]
    # standards
    for x, y, kind in ((82, 46, 0), (150, 34, 1), (212, 46, 0)):
        xs += [
            l(f"M{x} 170 L{x} {y + 6}", U[0], 4.4),
            l(f"M{x - 1} 170 L{x - 1} {y + 6}", U[4], 1.6),
        ]
        if kind:
            xs += [
                r(x - 24, y + 26, 48, 4, 2, GOLD),
                p(
                    f"M{x - 21} {y + 30} L{x + 21} {y + 30} L{x + 21} {y + 62} L{x + 14} {y + 68} L{x + 7} {y + 62} L{x} {y + 68} L{x - 7} {y + 62} L{x - 14} {y + 68} L{x - 21} {y + 62} Z",
                    REDC,
                ),
                p(
                    f"M{x + 7} {y + 30} L{x + 21} {y + 30} L{x + 21} {y + 62} L{x + 14} {y + 68} L{x + 7} {y + 62} Z",
                    REDD,
                ),
                p(star(x, y + 46, 8, 11, 5), GOLDL),
                # eagle
                p(
                    f"M{x} {y + 26} C{x - 6} {y + 20} {x - 6} {y + 12} {x - 3} {y + 8} C{x - 12} {y + 12} {x - 22} {y + 10} {x - 28} {y + 2} C{x - 18} {y + 4} {x - 10} {y + 2} {x - 4} {y + 4} C{x - 3} {y} {x + 3} {y} {x + 4} {y + 4} C{x + 10} {y + 2} {x + 18} {y + 4} {x + 28} {y + 2} C{x + 22} {y + 10} {x + 12} {y + 12} {x + 3} {y + 8} C{x + 6} {y + 12} {x + 6} {y + 20} {x} {y + 26} Z",
                    GOLD,
                ),
                p(
                    f"M{x + 1} {y + 1} C{x + 3} {y + 1} {x + 4} {y + 2} {x + 4} {y + 4} C{x + 10} {y + 2} {x + 18} {y + 4} {x + 28} {y + 2} C{x + 22} {y + 10} {x + 12} {y + 12} {x + 3} {y + 8} C{x + 6} {y + 12} {x + 6} {y + 20} {x} {y + 26} Z",
                    GOLDD,
                ),
            ]
        else:
            xs += [
                c(x, y + 22, 9, GOLDD),
                c(x - 0.5, y + 21.5, 7.6, GOLD),
                c(x, y + 22, 4, "#7A2A2A"),
                c(x, y + 40, 7, GOLDD),
                c(x - 0.4, y + 39.6, 5.6, GOLD),
                r(x - 12, y + 50, 24, 3.4, 1, GOLD),
                l(
                    f"M{x - 10} {y + 53} L{x - 10} {y + 62} M{x + 10} {y + 53} L{x + 10} {y + 62}",
                    REDC,
                    2.6,
                ),
                p(f"M{x} {y - 2} L{x + 5} {y + 8} L{x} {y + 14} L{x - 5} {y + 8} Z", "#E3C9B4"),
            ]
    # rear ranks
    for i in range(7):
        xs.append(hoplite(56 + i * 29, 136, 0.5, None, None, 0, "#2A0F1C", "#1E0A14", 2))
    xs += [p("M0 122 C20 112 30 110 44 112 L240 112 L240 220 L0 220 Z", "#2A0F1C")]
    for i in range(5):
        xs.append(hoplite(62 + i * 41, 158, 0.7, "#7A2A34", "#54182A", 8, "#8E2F34", "#5E1D2A", 1))
    for x, y, f, d, n in (
        (46, 191, "#1F5A69", "#123C4A", 5),
        (102, 191, REDC, REDD, 8),
        (158, 191, "#2A2448", "#1A1630", 4),
        (214, 191, REDC, REDD, 8),
    ):
        xs.append(hoplite(x, y, 0.94, f, d, n, "#D9483A", "#98252A", 0))
    return xs


@scene
def embassy():
    w, wl, wd, wx = "#2A4370", "#375384", "#2F456C", "#121B38"
    xs = [
        bg(w),
        p("M0 0 L150 0 L96 220 L0 220 Z", "#314C7C"),
        stones(46, 4, 194, 160, wl, "#22385F", 15, 32, 2),
    ]
    # portal
    A = arch(140, 186, 58, 106)
    xs += [
        r(98, 76, 84, 112, 0, "#D3DAEA"),
        r(158, 76, 24, 112, 0, "#8C9AC0"),
        r(92, 68, 96, 10, 0, "#EEF2FA"),
        r(158, 68, 30, 10, 0, "#A9B6D4"),
        p("M94 68 L140 42 L186 68 Z", "#D3DAEA"),
        p("M140 42 L186 68 L158 68 Z", "#8C9AC0"),
        p("M106 65 L140 46 L174 65 Z", wd),
        # two hands of the seal: crossed branches
        leafp(140, 63, 18, 4, -160, GOLD),
        leafp(140, 63, 18, 4, -20, GOLDD),
        c(140, 58, 5, GOLDL),
        q(A, LAMP[3]),
        q(inter(A, disc(138, 150, 26, 56)), LAMP[2]),
        q(inter(A, disc(137, 156, 19, 44)), LAMP[1]),
        q(inter(A, disc(136, 162, 11, 30)), LAMP[0]),
        p("M111 186 L111 108 C111 96 116 88 122 84 L122 190 Z", U[3]),
        p("M169 186 L169 108 C169 96 164 88 158 84 L158 190 Z", U[2]),
        l("M116.5 92 L116.5 188", U[1], 1.6),
        l("M163.5 92 L163.5 188", U[0], 1.6),
    ]
    # flags of two cities, on slanting poles
    for m, f, d, fl, em in (
        (-1, "#2F7A8C", "#1C5260", "#5FB0B9", 0),
        (1, "#C23A34", "#84251F", "#E0675A", 1),
    ):
        xs.append(
            g(
                f"translate(140 104) scale({m} 1)",
                l("M42 24 L86 -62", U[0], 5),
                l("M41 23 L85 -63", "#C9A35A", 2.2),
                c(87, -64, 4, GOLDL),
                p(
                    "M84 -58 C92 -50 96 -46 102 -48 L102 36 C96 40 88 34 80 40 C70 46 62 36 54 34 L54 2 Z",
                    f,
                ),
                p("M102 -48 L102 36 C96 40 92 37 88 37 L90 -52 C95 -47 98 -47 102 -48 Z", d),
                p("M54 2 L58 -6 C62 10 62 24 62 37 C59 36 56 35 54 34 Z", d),
            )
        )
        x = 140 + m * 79
        xs += (
            [p(star(x, 106, 8, 14, 6), GOLDL)]
            if em
            else [
                leafp(x, 120, 26, 6, -90, GOLDL),
                leafp(x, 118, 18, 5, -140, GOLDL),
                leafp(x, 118, 18, 5, -40, GOLDL),
            ]
        )
    # floor
    xs += [
        r(0, 186, 240, 34, 0, wx),
        p("M112 186 L168 186 L196 220 L84 220 Z", "#B9673A"),
        p("M124 186 L154 186 L170 220 L106 220 Z", LAMP[2]),
        r(86, 184, 108, 5, 0, "#D3DAEA"),
        r(158, 184, 36, 5, 0, "#8C9AC0"),
    ]
    # guards
    xs += [
        guard(88, 204, 74, "#2F7A8C", "#1C5260", "tan", spear=-1, crest="#2F7A8C", shield=False),
        guard(194, 204, 74, REDC, REDD, "brown", spear=1, crest=REDC, shield=False),
    ]
    # the sealed treaty, large, in front
    xs += [
        p("M104 178 L180 178 L184 214 L100 214 Z", "#FFF6DE"),
        p("M164 178 L180 178 L184 214 L167 214 Z", "#DCC89C"),
        r(98, 172, 88, 9, 4.5, PAR),
        r(98, 177, 88, 4, 2, STONE),
        c(98, 176.5, 4.6, TERRA),
        c(186, 176.5, 4.6, TERRAD),
        r(94, 208, 96, 9, 4.5, PAR),
        r(94, 213, 96, 4, 2, STONE),
        c(94, 212.5, 4.6, TERRA),
        c(190, 212.5, 4.6, TERRAD),
        l(
            "M112 188 L136 188 M112 195 L132 195 M152 188 L172 188 M156 195 L172 195 M112 202 L128 202 M160 202 L172 202",
            SOFT,
            2,
        ),
        seal(143, 197, 11, REDC, REDD, GOLDL),
    ]
    return xs


@scene
def secret_network():
    xs = [
        bg("#3A1626"),
        p("M0 0 L240 0 L240 60 L0 90 Z", "#491E31"),
        l("M0 44 L240 20 M0 96 L240 80 M0 150 L240 144 M0 206 L240 210", "#260D19", 2),
    ]
    # the plan of the city
    M_ = P("M52 44 L226 34 L236 206 L44 214 Z")
    xs += [
        q(mv(M_, 5, 5), "#1F0A14"),
        q(M_, "#E8CF9C"),
        q(inter(M_, P("M180 20 L260 20 L260 230 L190 230 Z")), "#CBA873"),
        cut(inter(M_, disc(128, 110, 84, 70)), "#F3E0B4"),
        cut(inter(M_, disc(120, 104, 54, 44)), "#FCF0CF"),
    ]
    # river and sea
    xs += [
        q(
            inter(M_, P("M40 168 C70 160 84 176 104 186 C124 196 130 206 134 224 L40 224 Z")),
            "#7FA6A4",
        ),
        q(
            inter(M_, P("M40 176 C66 168 80 184 98 193 C114 200 120 210 122 224 L40 224 Z")),
            "#5C8A8E",
        ),
        q(
            inter(outline_("M98 188 C120 160 100 140 124 118 C146 98 132 70 150 30", 9), M_),
            "#7FA6A4",
        ),
    ]
    # walls and blocks
    for x, y, w_, h, a in (
        (70, 60, 20, 14, -4),
        (96, 58, 16, 13, -4),
        (66, 84, 18, 18, -3),
        (92, 82, 22, 16, -2),
        (72, 112, 22, 16, 2),
        (62, 138, 18, 14, 3),
        (90, 138, 18, 18, 4),
        (156, 52, 20, 16, -3),
        (186, 50, 24, 14, -2),
        (150, 82, 22, 14, -2),
        (182, 76, 16, 18, 0),
        (206, 78, 18, 16, 0),
        (146, 108, 18, 18, 4),
        (174, 108, 22, 14, 2),
        (206, 108, 16, 20, 2),
        (140, 142, 20, 16, 6),
        (170, 136, 18, 20, 4),
        (198, 142, 24, 14, 3),
        (150, 172, 22, 14, 5),
        (184, 172, 16, 18, 3),
        (208, 170, 18, 20, 2),
    ):
        xs.append(
            g(
                f"translate({x} {y}) rotate({a})",
                r(-w_ / 2, -h / 2, w_, h, 0, "#C9A26A" if x < 180 else "#A8824E"),
                r(-w_ / 2, -h / 2, w_ * 0.6, h * 0.5, 0, "#D9B682" if x < 180 else "#B9925C"),
            )
        )
    # strings
    pins = (
        (76, 74, 0),
        (118, 66, 1),
        (84, 126, 1),
        (138, 126, 2),
        (196, 64, 0),
        (212, 124, 1),
        (172, 156, 0),
        (106, 164, 0),
        (204, 188, 1),
    )
    net = (
        (0, 3),
        (1, 3),
        (2, 3),
        (4, 3),
        (5, 3),
        (6, 3),
        (7, 3),
        (1, 4),
        (0, 2),
        (6, 8),
        (5, 8),
        (4, 5),
        (7, 2),
    )
    for a_, b_ in net:
        x0, y0, _ = pins[a_]
        x1, y1, _ = pins[b_]
        xs.append(l(f"M{x0 + 2} {y0 + 3} L{x1 + 2} {y1 + 3}", "#A8824E", 1.6))
    for a_, b_ in net:
        x0, y0, _ = pins[a_]
        x1, y1, _ = pins[b_]
        xs.append(l(f"M{x0} {y0} L{x1} {y1}", "#B3261E", 2.2))
    # the seat of the network: a masked face
    xs += [
        c(141, 129, 17, "#8A6A3E"),
        c(138, 126, 17, "#1E1430"),
        c(138, 126, 14.6, "#33235A"),
        p(
            "M127 121 C132 118.4 136 121 138 121 C140 121 144 118.4 149 121 C149 128 145 131.4 141.8 130.6 C139.6 130 139.4 128 138 128 C136.6 128 136.4 130 134.2 130.6 C131 131.4 127 128 127 121 Z",
            GOLD,
        ),
        p(
            "M129.6 124.6 Q132.4 122 135.2 124.8 Q132.4 127.4 129.6 124.6 Z M146.4 124.6 Q143.6 122 140.8 124.8 Q143.6 127.4 146.4 124.6 Z",
            "#1E1430",
        ),
    ]
    for x, y, kd in pins:
        if kd == 2:
            continue
        f, d = ((REDC, "#7A1E1C"), ("#2A2448", "#14102A"))[kd]
        xs += [
            e(x + 4, y + 4, 6, 3, "#A8824E"),
            l(f"M{x} {y} L{x - 1} {y - 6}", INK, 2),
            c(x - 1.6, y - 9, 6.2, d),
            c(x - 2.2, y - 9.6, 5, f),
            c(x - 3.6, y - 11.2, 1.6, "#F0A090" if kd == 0 else "#8A80C0"),
        ]
    # lamp, dagger that holds the corner, hand with one more pin
    xs += [
        handlamp(76, 206, 1.3, 1),
        g(
            "translate(210 54) rotate(38)",
            p("M-3.6 -2 L3.6 -2 L2 -0 L0 22 L-2 0 Z", "#D6DAE6"),
            r(-10, -5, 20, 5, 2, GOLD),
            r(-3, -24, 6, 20, 2, "#5C1F2C"),
            c(0, -26, 4.4, GOLD),
        ),
        sleeve([(262, 232), (222, 204)], [44, 34], "#33235A", "#1E1440"),
        l("M214 216 L232 190", GOLD, 4),
        arm([(218, 202), (206, 196)], [17, 14], "olive", 3, 3),
        pinch(194, 190, 18, "olive", 0.98),
        l("M183 188 L181 196", INK, 2),
        c(184, 184, 5.4, "#7A1E1C"),
        c(183.4, 183.4, 4.4, REDC),
    ]
    return xs


@scene
def slave_market():
    xs = [
        bg("#2F2838"),
        p("M0 80 C60 60 160 96 240 70 L240 150 L0 150 Z", "#40364C"),
        moon(66, 54, 14, ("#40364C", "#554962"), 0.5),
        stars(((92, 42, 1.2), (222, 46, 1.5), (120, 40, 1.5), (158, 44, 1), (230, 88, 1.2))),
    ]
    # stoa round the square
    xs += [
        r(0, 96, 240, 84, 0, "#19141F"),
        p("M0 96 L0 80 L240 80 L240 96 Z", "#7A6D86"),
        r(0, 92, 240, 4, 0, "#52475E"),
        p("M0 80 L240 80 L232 72 L8 72 Z", "#4E3A40"),
        [
            colm(x, 178, 98, 11, "#8F8296" if x < 150 else "#6E6278", "#544A60", 4, 1.2)
            for x in range(0, 244, 30)
        ],
        p("M0 178 L240 178 L240 220 L0 220 Z", "#433A4A"),
        r(0, 178, 240, 3, 0, "#28202E"),
        l("M30 181 L-10 220 M210 181 L250 220", "#332B3A", 1.8),
    ]
    # light of the lamp
    xs += [
        cut(P("M131 74 L149 74 L230 196 L52 196 Z"), "#5C4E54"),
        cut(P("M133 74 L147 74 L202 186 L78 186 Z"), "#8A7462"),
        cut(disc(139, 204, 106, 22), "#5E4E52"),
        cut(disc(139, 204, 88, 17), "#7E6656"),
    ]
    # the empty block: two steps
    xs += [
        p("M66 190 L212 190 L224 202 L54 202 Z", "#D9B27A"),
        p("M170 190 L212 190 L224 202 L178 202 Z", "#B08858"),
        r(54, 202, 170, 13, 0, "#8A6444"),
        r(164, 202, 60, 13, 0, "#5E4232"),
        p("M84 166 L194 166 L206 180 L72 180 Z", "#F6DCA0"),
        p("M160 166 L194 166 L206 180 L168 180 Z", "#D0A66C"),
        r(72, 180, 134, 12, 0, "#B08450"),
        r(158, 180, 48, 12, 0, "#74523A"),
        l("M54 202 L224 202 M72 180 L206 180", "#FBEBC4", 1.8),
        l(
            "M100 181 L100 191 M130 181 L130 191 M176 181 L176 191 M84 203 L84 214 M118 203 L118 214 M150 203 L150 214 M192 203 L192 214",
            "#5E4232",
            1.6,
        ),
    ]
    # frame of two posts and a beam
    for x, f, fd in ((100, "#B9824E", "#74492C"), (180, "#9A6A40", "#54341F")):
        xs += [
            p(
                f"M{x - 6} 172 L{x - 5} 62 L{x + 5} 62 L{x + 6} 172 C{x + 3} 175 {x - 3} 175 {x - 6} 172 Z",
                f,
            ),
            p(
                f"M{x + 1} 62 L{x + 5} 62 L{x + 6} 172 C{x + 4} 174 {x + 2} 174.4 {x + 1} 174.4 Z",
                fd,
            ),
            r(x - 8, 162, 16, 6, 1, K[4]),
        ]
    xs += [
        l("M105 86 L120 68 M175 86 L160 68", "#74492C", 4.4),
        r(86, 58, 132, 9, 2, "#B9824E"),
        r(160, 58, 58, 9, 2, "#9A6A40"),
        r(86, 64, 132, 3, 1, "#54341F"),
    ]

    def chain(x, y0, n):
        return [
            e(
                x,
                y0 + i * 7.4,
                3 if i % 2 == 0 else 1.6,
                5,
                "none",
                2.4,
                "#D6DAE6" if i % 2 == 0 else "#8A90A2",
            )
            for i in range(n)
        ]

    def shackle(x, y, m):
        """open iron ring"""
        return g(
            f"translate({x} {y}) scale({m} 1)",
            l("M-3 -8 A11 11 0 1 0 8 12", "#5A6072", 7),
            l("M-3 -8 A11 11 0 1 0 8 12", "#B4B8C6", 4),
            l("M1 -9 A12 12 0 0 1 17 -2", "#5A6072", 7),
            l("M1 -9 A12 12 0 0 1 17 -2", "#D6DAE6", 4),
            c(-1, -9, 3.6, "#E9ECF4"),
        )

    xs += [
        chain(123, 72, 7),
        shackle(123, 132, -1),
        chain(157, 72, 7),
        shackle(157, 132, 1),
    ]
    # the tally nailed to the post
    xs += [
        p("M87 82 L113 82 L113 114 L87 114 Z", PAR),
        p("M105 82 L113 82 L113 114 L105 114 Z", STONE),
        l(
            "M92 89 L92 97 M97 89 L97 97 M102 89 L102 97 M107 89 L107 97 M90 96 L110 90 M92 103 L92 110 M97 103 L97 110",
            INK,
            1.8,
        ),
        c(100, 84.6, 1.6, "#5A6072"),
    ]
    # lamp and bell
    xs += [
        lantern(140, 67, 1.02, 5),
        l("M206 67 L206 73", K[4], 2.4),
        p(
            "M206 71 C214 71 216 78 216.6 89 L222 99 L190 99 L195.4 89 C196 78 198 71 206 71 Z",
            GOLD,
        ),
        p("M208 71.2 C214 72 216 78 216.6 89 L222 99 L209 99 C212 89 212 78 208 71.2 Z", GOLDD),
        r(187, 97, 38, 4.6, 2, GOLDL),
        r(209, 97, 16, 4.6, 2, GOLDD),
        c(206, 105, 4, U[2]),
        l("M206 109 C203 119 209 123 206 135", "#E0BE86", 2),
    ]
    # coins left on the step
    xs += [
        pile(206, 200, 4, 12, 3.2),
        pile(218, 201, 2, 12, 3.2),
        coin_flat(196, 198, 5),
    ]
    return xs


@scene
def torture_chamber():
    w, wx = K[1], "#0B0A0F"
    xs = [bg(w), stones(0, 4, 240, 180, "#27242F", "#17151D", 16, 34, 2), r(0, 178, 240, 42, 0, wx)]
    # barred window high up, moon behind it
    xs += [
        barred(206, 84, 32, 38, N[2], K[4], K[3], wx, 3),
        c(203, 68, 8, MOONC),
        l("M198 48 L198 84 M206 46 L206 84 M214 48 L214 84 M190 68 L222 68", wx, 1.8),
    ]
    # cone of light
    xs += [
        cone(142, 52, 20, 168, 142, ("#33323C", "#4B474C", "#6E665C"), 0.15, 0.74),
        l("M142 0 L142 38", wx, 2.4),
        p("M126 54 L134 40 L150 40 L158 54 Z", "#6B4A26"),
        p("M142 40 L150 40 L158 54 L146 54 Z", "#3F2A18"),
        e(142, 54, 16, 3.6, LAMP[1]),
        e(142, 54.4, 10, 2.2, LAMP[0]),
    ]
    # the chair
    a, b, d, li = "#A8723F", "#74492A", "#4A2C1C", "#DCA45E"
    xs += [
        e(144, 206, 50, 8, "#2E2A2C"),
        # back legs, back
        l("M122 190 L120 204 M164 190 L166 204", d, 7),
        p("M112 166 L116 84 L124 78 L160 78 L168 84 L172 166 Z", b),
        p("M116 84 L124 78 L160 78 L168 84 Z", li),
        r(120, 88, 44, 70, 1, a),
        p("M148 88 L164 88 L164 158 L152 158 Z", d),
        p("M112 166 L116 84 L121 80 L119 166 Z", li),
        l("M132 90 L132 158 M143 90 L143 158 M154 90 L154 158", d, 1.8),
        c(118, 76, 4.6, li),
        c(166, 76, 4.6, b),
        # straps over the back, open
        l("M113 128 C104 132 102 142 106 150", "#8A3A2A", 5),
        l("M171 128 C180 132 182 142 178 150", "#5E2420", 5),
        r(102, 147, 8, 6, 1, GOLD),
        r(174, 147, 8, 6, 1, GOLDD),
        # seat and arms
        p("M108 164 L176 164 L182 174 L102 174 Z", li),
        p("M146 164 L176 164 L182 174 L150 174 Z", a),
        r(102, 174, 80, 9, 1, a),
        r(154, 174, 28, 9, 1, b),
        p("M98 142 L116 140 L116 147 L98 150 Z", li),
        p("M98 150 L116 147 L116 151 L98 155 Z", b),
        p("M186 142 L168 140 L168 147 L186 150 Z", a),
        p("M186 150 L168 147 L168 151 L186 155 Z", d),
        r(98, 152, 6, 54, 1, a),
        r(180, 152, 6, 54, 1, b),
        r(183, 152, 3, 54, 1, d),
        l("M104 196 L180 196", b, 4),
        # wrist straps hanging open
        l("M101 147 C94 152 94 160 97 166", "#8A3A2A", 4.4),
        l("M183 147 C190 152 190 160 187 166", "#5E2420", 4.4),
        r(93.6, 163, 6.6, 5, 1, GOLD),
        r(184, 163, 6.6, 5, 1, GOLDD),
    ]
    # the mask on the back
    M_ = P("M128 98 C128 88 156 88 156 98 C158 114 152 130 142 134 C132 130 126 114 128 98 Z")
    xs += [
        q(mv(M_, 3, 3), d),
        q(M_, "#F6EFDC"),
        q(sub(M_, mv(M_, -6, -2)), "#B9AA90"),
        p(
            "M131 105 Q136 100 140 106 Q136 110 131 105 Z M153 105 Q148 100 144 106 Q148 110 153 105 Z",
            wx,
        ),
        l("M142 106 L140 116 L144 117", "#B9AA90", 2),
        l("M136 123 L148 123", wx, 2.4),
        l("M130 99 Q135 95.4 140 99 M144 99 Q149 95.4 154 99", "#8A7A64", 1.8),
        l("M130 96 L124 86 M154 96 L160 86", "#8A3A2A", 2),
    ]
    # clerk's table: the statement, with its green sign
    xs += [
        p("M40 184 L92 184 L96 194 L34 194 Z", "#8A5C3C"),
        p("M70 184 L92 184 L96 194 L72 194 Z", "#B9804C"),
        r(34, 194, 62, 6, 0, "#4A2C1E"),
        l("M44 200 L42 220 M88 200 L90 220", "#2E1C16", 6),
        p("M50 180 L76 178 L84 191 L46 193 Z", PAR),
        p("M70 178.4 L76 178 L84 191 L77 191.4 Z", STONE),
        c(63, 186, 4.4, "none", 2, GRND),
        l("M63 180.4 L63 182 M63 190 L63 191.4 M57.4 186 L59 186 M67 186 L68.6 186", GRND, 2),
        l("M78 188 L88 162", PAR, 2.2),
        p("M84 172 C84 164 88 160 94 158 C94 166 90 171 86 173 Z", "#E9DFCB"),
        # hourglass
        r(42, 152, 18, 4, 1, GOLD),
        r(42, 178, 18, 4, 1, GOLDD),
        p(
            "M44 156 L58 156 C58 162 54 165 52 167 C54 169 58 172 58 178 L44 178 C44 172 48 169 50 167 C48 165 44 162 44 156 Z",
            "#8FA7A8",
        ),
        p("M47 160 L55 160 L51 166 Z M46 178 C47 172 55 172 56 178 Z", LAMP[2]),
    ]
    # the one who listens
    xs += [hooded(216, 212, 118, "#231C30", "#15111E", "#8A6248", -1, -1, "olive")]
    xs += [
        l("M206 150 L198 160", "#C98B5C", 7),
        p("M188 156 L206 150 L210 168 L192 174 Z", "#C98A5A"),
        l("M194 160 L204 156.6 M196 166 L205 163", "#7A4630", 1.7),
    ]
    return xs


def flask(x, y, s, liq, liqd, glass="#9CC4BC", glassd="#6A948E", lvl=0.6):
    """round flask with a long neck, foot at (x,y), 46 high"""
    B = P(
        "M-16 -14 C-16 -24 -8 -28 -4 -30 L-4 -44 L4 -44 L4 -30 C8 -28 16 -24 16 -14 C16 -5 9 0 0 0 C-9 0 -16 -5 -16 -14 Z"
    )
    L_ = inter(B, box(-20, -28 * lvl, 40, 40))
    return g(
        f"translate({x} {y}) scale({s})",
        q(B, glass),
        q(sub(B, mv(B, -5, -2)), glassd),
        q(L_, liq),
        q(inter(L_, sub(B, mv(B, -6, -2))), liqd),
        l("M-10 -19 C-8 -22 -7 -23 -5 -24", "#F2FFF6", 2.4),
        r(-6, -47, 12, 4, 1.4, glass),
        r(1, -47, 5, 4, 1, glassd),
    )


@scene
def opium_distillery():
    w, wl, wd = "#15383C", "#1D4A4C", "#0E272C"
    a, b, d, li = "#C9743A", "#8E4A26", "#5C2C1C", "#F0AE6E"
    xs = [
        bg(w),
        p("M0 0 L150 0 L90 220 L0 220 Z", "#184146"),
        stones(0, 4, 240, 170, wl, wd, 15, 32, 2),
        r(0, 190, 240, 30, 0, "#0C2024"),
        cut(disc(96, 176, 92, 74), "#2A4A44"),
        cut(disc(96, 180, 70, 56), "#4A5A40"),
    ]
    # shelf with flasks
    xs += [
        r(146, 86, 86, 5, 1, "#7A4E2C"),
        r(146, 86, 86, 1.8, 0, "#B98A52"),
        flask(160, 86, 0.76, "#8A5FB0", "#5A3A80"),
        flask(186, 86, 0.62, "#D9A441", "#A87424"),
        pod(208, 76, 0.7, -12, stem=14),
        p("M198 70 L216 70 L214 86 L200 86 Z", TERRA),
        p("M208 70 L216 70 L214 86 L208 86 Z", TERRAD),
        flask(226, 86, 0.6, "#4FA07C", "#2F6B54"),
    ]
    # brick furnace with its fire
    xs += [
        p("M56 200 L62 150 L134 150 L140 200 Z", "#7A3E30"),
        p("M112 150 L134 150 L140 200 L116 200 Z", "#52261F"),
        l(
            "M60 166 L136 166 M58 182 L138 182 M78 150 L78 166 M104 150 L104 166 M68 166 L67 182 M128 166 L129 182",
            "#3E1C1A",
            1.8,
        ),
        q(arch(98, 202, 38, 34), "#2A1014"),
        q(arch(98, 202, 32, 29), LAMP[3]),
        fire(90, 202, 0.86),
        fire(106, 202, 0.8),
        fire(98, 203, 0.9),
        r(50, 199, 96, 6, 1, "#52261F"),
    ]
    # copper still
    xs += [
        p("M58 150 C50 118 70 104 88 100 L108 100 C126 104 146 118 138 150 Z", a),
        p("M108 100 C126 104 146 118 138 150 L116 150 C126 130 120 110 104 100 Z", b),
        p("M58 150 C50 118 70 104 88 100 L92 100 C76 108 66 126 70 150 Z", li),
        r(54, 146, 88, 7, 2, b),
        r(54, 146, 50, 3, 1, li),
        l("M60 128 C84 134 112 134 136 128", d, 2.4),
        [
            c(x, y, 1.8, li)
            for x, y in ((68, 131.6), (84, 133.6), (100, 134), (116, 132.8), (130, 130.6))
        ],
        # head and pipe
        p("M86 102 L84 88 C74 84 74 60 98 56 C122 60 122 84 112 88 L110 102 Z", a),
        p("M98 56 C122 60 122 84 112 88 L110 102 L102 102 C110 86 112 66 98 56 Z", b),
        p("M86 102 L84 88 C74 84 74 62 94 57 C82 66 84 80 92 88 L92 102 Z", li),
        r(82, 98, 32, 6, 2, b),
        l("M112 66 C140 56 158 84 176 122", d, 10),
        l("M112 66 C140 56 158 84 176 122", a, 7),
        l("M113 64 C138 55 156 82 173 118", li, 2),
    ]
    # condenser tub
    xs += [
        barrel(186, 202, 56, 82, "#9A6A44", "#5E3C28", K[4]),
        e(186, 120, 24, 7, "#0F3A4A"),
        e(186, 119, 20, 5, "#2F7A8C"),
        l("M172 122 C176 130 200 124 198 116", "#6FB2BD", 1.8),
        l("M174 112 L176 124", d, 9),
        l("M174 112 L176 123", a, 6),
        # outlet and drops
        l("M166 166 L148 168 L148 174", d, 7.4),
        l("M166 166 L148 168 L148 173", a, 4.6),
        p("M148 178 C145 183 146 185 148 185 C150 185 151 183 148 178 Z", "#C9A3E6"),
    ]
    # receiving flask and jars in front
    xs += [
        cut(disc(148, 203, 22), "#33475E"),
        r(140, 186, 16, 4, 1.6, "#D6C9EE"),
        r(143, 189, 10, 10, 0, "#B9A6DC"),
        g(
            "translate(148 218) scale(1.06)",
            p(
                "M-17 -10 C-17 -18 -8 -20 -5 -22 L5 -22 C8 -20 17 -18 17 -10 C17 -3 11 0 0 0 C-11 0 -17 -3 -17 -10 Z",
                "#B9A6DC",
            ),
            p(
                "M-15 -11 C-8 -13 8 -13 15 -11 C16 -4 10 -1.6 0 -1.6 C-10 -1.6 -16 -4 -15 -11 Z",
                "#7A4AB0",
            ),
            p(
                "M4 -12.4 C8 -12.4 12 -12 15 -11 C16 -4 10 -1.6 4 -1.8 C9 -4 8 -10 4 -12.4 Z",
                "#54308A",
            ),
            l("M-11 -15 C-9 -17 -8 -18 -6 -18", "#FFFFFF", 2),
        ),
    ]
    # basket of pods
    xs += [
        pod(46, 186, 0.9, -22, stem=18),
        pod(30, 190, 0.8, -36, stem=18),
        pod(58, 190, 0.8, 10, stem=16),
        poppy(40, 196, 0.5),
        p("M22 198 L72 198 L66 220 L28 220 Z", "#8A5A34"),
        p("M52 198 L72 198 L66 220 L52 220 Z", "#5C3A22"),
        l("M24 206 L70 206 M26 213 L68 213", "#3A2418", 2),
        amph(222, 218, 1, TERRA, TERRAD, GOLDL),
        pile(206, 217, 3, 11, 3),
    ]
    # vapour
    xs += [
        smoke(118, 58, 0.8, "#4F7A72"),
        smoke(72, 60, 0.6, "#3A625E", -1),
    ]
    return xs


@scene
def mint():
    w, wl, wd = "#4A1E1C", "#5E2A22", "#351416"
    xs = [
        bg(w),
        p("M0 0 L130 0 L80 220 L0 220 Z", "#532420"),
        stones(0, 4, 240, 180, wl, wd, 15, 32, 2),
        glow(84, 110, 96, ("#66301F", "#8E4526", "#C46A2C")),
    ]
    # furnace
    A = arch(84, 150, 52, 62)
    xs += [
        p("M44 158 L50 62 L62 50 L108 50 L118 62 L124 158 Z", "#7A4A3A"),
        p("M100 50 L108 50 L118 62 L124 158 L104 158 Z", "#4E2A24"),
        l(
            "M48 78 L58 78 M110 78 L120 78 M46 104 L56 104 M114 104 L122 104 M45 130 L56 130 M114 130 L123 130 M66 52 L66 62 M100 52 L102 62",
            "#351414",
            2,
        ),
        q(arch(84, 152, 64, 72), "#A8674A"),
        q(inter(arch(84, 152, 64, 72), box(94, 60, 40, 100)), "#6E3C2E"),
        q(A, LAMP[4]),
        q(inter(A, disc(84, 140, 24, 34)), LAMP[3]),
        q(inter(A, disc(84, 146, 18, 24)), LAMP[2]),
        q(inter(A, disc(84, 150, 12, 15)), LAMP[1]),
        fire(72, 151, 0.9),
        fire(97, 151, 0.84),
        fire(84, 152, 1.2),
        r(44, 150, 82, 8, 1, "#8A5644"),
        r(104, 150, 22, 8, 1, "#4E2A24"),
    ]
    # anvil on its block
    xs += [
        p("M112 220 L118 186 L186 186 L194 220 Z", U[3]),
        p("M164 186 L186 186 L194 220 L170 220 Z", U[1]),
        p(
            "M96 150 C108 160 118 162 124 164 L124 176 L116 188 L190 188 L182 176 L182 166 L206 160 L206 148 L96 148 Z",
            "#5C6072",
        ),
        p("M182 176 L182 166 L206 160 L206 148 L172 148 L166 188 L190 188 Z", "#343746"),
        p("M96 150 C98 148 98 148 98 148 L206 148 L206 153 L100 153 Z", "#AEB4C6"),
        p("M172 148 L206 148 L206 153 L172 153 Z", "#7A8094"),
    ]
    # the blank, red hot, between the dies
    xs += [
        p("M128 148 L130 138 L162 138 L164 148 Z", "#8A90A4"),
        p("M150 138 L162 138 L164 148 L152 148 Z", "#565B6E"),
        p("M127 132 L165 132 L165 138 C158 142 134 142 127 138 Z", LAMP[3]),
        e(146, 132, 19, 4.6, LAMP[1]),
        e(146, 131.6, 13, 2.8, LAMP[0]),
    ]
    # punch in the left hand
    xs += [
        p("M137 130 L138 84 L154 84 L155 130 Z", "#8A90A4"),
        p("M147 130 L148 84 L154 84 L155 130 Z", "#565B6E"),
        r(135, 80, 22, 7, 2, "#C4CAD8"),
        r(149, 80, 8, 7, 2, "#7A8094"),
        sleeve([(236, 206), (206, 130)], [44, 34], "#A8693C", "#6B3E24"),
        l("M190 142 L216 120", "#D9A05A", 5),
        arm([(206, 126), (166, 112)], [25, 19], "tan", 4, 4),
        at(152, 108, 1.02, fist(0, 0, 0, "tan", 1, -1)),
    ]
    # sparks
    for a_, n0, n1 in (
        (196, 24, 40),
        (214, 24, 34),
        (172, 26, 38),
        (-8, 24, 36),
        (-30, 24, 32),
        (152, 26, 34),
    ):
        x0, y0 = pol(146, 128, n0, a_)
        x1, y1 = pol(146, 128, n1, a_)
        xs.append(l(f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}", LAMP[1], 2.6))
    xs += [
        c(x, y, 1.5, LAMP[0])
        for x, y in ((100, 112), (112, 96), (188, 100), (120, 140), (198, 136))
    ]
    # hammer from above
    xs += [
        g(
            "translate(152 54) rotate(-16)",
            r(10, -5, 100, 10, 3, U[4]),
            r(10, 0, 100, 5, 2, U[2]),
            p("M-14 -22 L14 -22 L16 18 L-16 18 Z", "#8A90A4"),
            p("M4 -22 L14 -22 L16 18 L5 18 Z", "#565B6E"),
            r(-17, 12, 34, 9, 2, "#C4CAD8"),
            r(5, 12, 12, 9, 2, "#7A8094"),
            r(-15, -26, 30, 7, 2, "#AEB4C6"),
            l("M-34 -2 L-24 0 M-38 10 L-26 11 M-32 22 L-23 20", "#E8A86A", 2.6),
        ),
        sleeve([(262, 66), (226, 36)], [40, 32], "#A8693C", "#6B3E24"),
        arm([(232, 40), (216, 38)], [24, 21], "tan", 4, 4),
        at(212, 38, 1.06, fist(0, 0, -16 - 90, "tan", 1, 1)),
    ]

    # struck money
    def big(x, y, R, rot=0):
        return [
            c(x + 1.6, y + 1.8, R, "#5A3410"),
            c(x, y, R, GOLDD),
            c(x - 0.5, y - 0.5, R * 0.92, GOLD),
            c(x, y, R * 0.72, "none", 1.4, GOLDD),
            p(star(x, y, 8, R * 0.56, R * 0.26, rot - 90), GOLDL),
        ]

    xs += [
        pile(70, 196, 5, 17, 4.4),
        pile(90, 200, 3, 17, 4.4),
        big(62, 206, 15, 8),
        big(96, 208, 13, 20),
        pile(212, 206, 6, 16, 4.4),
        pile(230, 210, 4, 16, 4.4),
        big(204, 212, 10, 0),
        coin_flat(120, 216, 7),
        coin_flat(36, 212, 7),
    ]
    return xs


@scene
def raider_garrison():
    a, b, d, li = "#5B6FA6", "#3F5088", "#283463", "#8A9CCB"
    xs = [
        bg("#16204A"),
        p("M0 70 C70 50 150 96 240 66 L240 220 L0 220 Z", "#1F2C5E"),
        moon(140, 92, 58, ("#1F2C5E", "#2C3D78"), 0, "#F3EAC8", "#DCCF9E"),
        stars(((58, 50, 1.7), (70, 84, 1), (222, 46, 1.3), (228, 92, 1.6), (54, 118, 1.1))),
        p("M0 178 L30 150 L52 162 L74 140 L74 220 L0 220 Z", "#121A3E"),
        p("M240 170 L222 150 L206 166 L206 220 L240 220 Z", "#10173A"),
    ]
    # crag
    xs += [
        p("M60 220 L70 184 L84 176 L92 158 L190 158 L200 174 L216 186 L224 220 Z", "#141B40"),
        p("M70 184 L84 176 L92 158 L112 158 L104 182 L92 190 L84 220 L60 220 Z", "#33437A"),
        l("M124 176 L116 198 M160 170 L168 192 M190 184 L198 206", "#0C1230", 3),
    ]
    # keep and towers
    xs += [
        r(116, 74, 52, 86, 0, b),
        r(150, 74, 18, 86, 0, d),
        r(112, 66, 60, 9, 0, a),
        r(150, 66, 22, 9, 0, b),
        battle(112, 66, 60, 5, 9, a, b),
        stones(117, 82, 50, 60, a, d, 13, 22),
        r(84, 108, 114, 54, 0, a),
        r(160, 108, 38, 54, 0, b),
        battle(84, 108, 114, 9, 9, a, b),
        stones(86, 116, 110, 40, li, b, 13, 26),
    ]
    for x, t, w_, f, fd, fl in ((70, 92, 34, a, b, li), (178, 92, 34, b, d, a)):
        xs += [
            r(x, t, w_, 78, 0, f),
            r(x + w_ * 0.64, t, w_ * 0.36, 78, 0, fd),
            stones(x + 1, t + 8, w_ - 2, 66, fl, fd, 13, 20),
            r(x - 4, t - 8, w_ + 8, 10, 0, fl),
            r(x + w_ * 0.64, t - 8, w_ * 0.36 + 4, 10, 0, f),
            battle(x - 4, t - 8, w_ + 8, 4, 9, fl, f),
            window(x + w_ / 2, t + 32, 9, 16, True, N, 0),
        ]
    xs += [
        window(142, 100, 10, 18, True, N, 0),
        window(128, 98, 7, 13, False, N, 0),
        window(156, 98, 7, 13, True, N, 0),
    ]
    # gate with portcullis
    G = arch(141, 162, 34, 42)
    xs += [
        q(arch(141, 162, 46, 50), li),
        q(inter(arch(141, 162, 46, 50), box(150, 100, 30, 70)), a),
        q(G, "#2A1418"),
        q(inter(G, disc(141, 156, 20, 28)), LAMP[3]),
        q(inter(G, disc(141, 160, 13, 20)), LAMP[2]),
        q(inter(G, P("M124 112 L158 112 L158 136 L124 136 Z")), "#120C1E"),
        l(
            "M129 128 L129 141 M135 122 L135 141 M141 120 L141 141 M147 122 L147 141 M153 128 L153 141 M125 131 L157 131",
            "#5A6486",
            2.2,
        ),
    ]
    # banners: red, gold blades
    for x, y, w_, h in ((87, 122, 17, 42), (195, 122, 17, 42)):
        xs.append(
            banner(
                x,
                y,
                w_,
                h,
                "#C2362F",
                "#84201F",
                l(
                    f"M{x - 4.6} {y + 10} L{x + 4.6} {y + 24} M{x + 4.6} {y + 10} L{x - 4.6} {y + 24}",
                    GOLDL,
                    2.2,
                ),
            )
        )
    for x, y, m in ((142, 58, 1), (87, 76, -1), (195, 76, 1)):
        s_ = 1 if x == 142 else 0.8
        xs.append(
            g(
                f"translate({x} {y}) scale({s_ * m} {s_})",
                l("M0 6 L0 -26", U[0], 2.6),
                p("M1 -25 C10 -30 18 -20 30 -24 L26 -17 L30 -9 C18 -6 10 -14 1 -9 Z", "#C2362F"),
                p("M1 -14 C10 -20 18 -11 28 -14 L30 -9 C18 -6 10 -14 1 -9 Z", "#84201F"),
                c(0, -27, 2.4, GOLD),
            )
        )
    # bridge and its torches
    xs += [
        p("M124 162 L158 162 L176 192 L196 220 L66 220 L98 192 Z", "#4A4462"),
        p("M132 162 L150 162 L158 192 L166 220 L108 220 L122 192 Z", "#8A5E58"),
        p("M138 162 L146 162 L150 192 L152 220 L128 220 L133 192 Z", "#C98A52"),
        p("M124 162 L98 192 L66 220 L54 220 L92 190 L120 162 Z", li),
        p("M158 162 L176 192 L196 220 L208 220 L182 190 L162 162 Z", b),
        torch(112, 148, 0.66, -4),
        torch(170, 148, 0.66, 4),
    ]
    # raiders who march in with loot
    for x, y, h, f, fd in (
        (128, 204, 34, "#3A2040", "#22122A"),
        (152, 210, 36, "#5A2434", "#38141F"),
        (140, 188, 24, "#2A2448", "#1A1630"),
    ):
        xs += [
            l(f"M{x + h * 0.22:.1f} {y} L{x + h * 0.22:.1f} {y - h * 1.3:.1f}", "#1A1024", 1.8),
            p(
                f"M{x + h * 0.22:.1f} {y - h * 1.56:.1f} L{x + h * 0.3:.1f} {y - h * 1.36:.1f} L{x + h * 0.22:.1f} {y - h * 1.22:.1f} L{x + h * 0.14:.1f} {y - h * 1.36:.1f} Z",
                "#C4CBE0",
            ),
            hooded(x, y, h, f, fd, "#E09A5A", -1, None),
        ]
    return xs


@scene
def prison():
    w, wl, wd, wx = "#54606A", "#76838C", "#37424C", "#1F2830"
    xs = [
        bg("#1D2B33"),
        p("M0 60 C60 44 150 84 240 56 L240 220 L0 220 Z", "#273A44"),
        moon(84, 76, 26, ("#273A44", "#354C57"), 0, "#EBDFAE", "#CFBF88"),
        stars(((56, 44, 1.6), (116, 46, 1.1), (112, 104, 1.2), (60, 120, 1), (232, 50, 1.2))),
        house(0, 200, 46, 34, T, 1, "gable", ((16, 10, 7, 10, False),), ("#2A3A42", "#1C2A32")),
        house(46, 204, 40, 26, T, 1, "flat", ((12, 8, 6, 9, True),)),
    ]
    # wall
    xs += [
        r(0, 176, 240, 44, 0, wd),
        battle(0, 176, 240, 14, 9, wd),
        stones(0, 182, 240, 36, "#45515B", wx, 13, 28),
    ]
    # the round tower
    T_ = P("M126 200 L132 64 L220 64 L226 200 Z")
    xs += [
        q(T_, w),
        q(inter(T_, P("M190 40 L240 40 L240 210 L198 210 Z")), wd),
        q(inter(T_, P("M126 200 L132 64 L146 64 L142 200 Z")), wl),
    ]
    for j in range(10):
        y = 72 + j * 13
        for i in range(6):
            n = (i * 5 + j * 3) % 7
            x = 130 + i * 16 + (j % 2) * 8
            if n in (0, 3) and x < 212:
                xs.append(
                    r(
                        x,
                        y,
                        13,
                        9,
                        1,
                        (wl if n else "#46525C") if x < 184 else ("#4A5660" if n else wx),
                    )
                )
    xs += [
        p("M122 64 L128 50 L224 50 L230 64 Z", wl),
        p("M190 50 L224 50 L230 64 L194 64 Z", w),
        [r(128 + i * 16.4, 38, 11, 13, 0, wl if i < 4 else w) for i in range(6)],
        r(122, 62, 108, 4, 0, wd),
    ]
    # windows: one dark, two lit, hands on the bars
    for x, y, lit in ((154, 112, 1), (198, 112, 0), (176, 164, 2)):
        A = arch(x, y, 26, 34)
        xs += [
            q(arch(x, y + 1, 36, 41), "#9AA6AC" if x < 190 else w),
            q(A, "#12100F" if not lit else LAMP[3]),
        ]
        if lit:
            xs += [
                q(inter(A, disc(x, y - 8, 14, 18)), LAMP[2]),
                q(inter(A, disc(x, y - 4, 8, 12)), LAMP[1]),
            ]
        if lit == 2:
            xs += [
                q(
                    inter(
                        A,
                        P(
                            f"M{x - 12} {y} C{x - 12} {y - 10} {x - 6} {y - 12} {x} {y - 12} C{x + 6} {y - 12} {x + 12} {y - 10} {x + 12} {y} Z"
                        ),
                    ),
                    "#33201C",
                ),
                c(x, y - 18, 7, "#33201C"),
            ]
        if lit == 1:
            xs += [
                q(
                    inter(
                        A,
                        P(
                            f"M{x + 2} {y} C{x + 2} {y - 10} {x + 6} {y - 14} {x + 12} {y - 14} L{x + 13} {y} Z"
                        ),
                    ),
                    "#33201C",
                ),
                c(x + 8, y - 19, 5.6, "#33201C"),
            ]
        xs += [
            l(
                f"M{x - 6.4} {y} L{x - 6.4} {y - 30} M{x} {y} L{x} {y - 33} M{x + 6.4} {y} L{x + 6.4} {y - 30} M{x - 13} {y - 15} L{x + 13} {y - 15}",
                "#14181C",
                2.6,
            ),
            r(x - 20, y, 40, 5, 1, wl if x < 190 else w),
        ]
        if lit == 2:
            xs += [r(x - 9.4, y - 11, 6, 7, 2.4, SKIN), r(x + 3.4, y - 11, 6, 7, 2.4, SKIND)]
    # the watchman's way
    xs += [
        r(0, 200, 240, 20, 0, wx),
        r(0, 200, 240, 3, 0, "#5C6972"),
        hooded(216, 202, 40, "#2E1F2A", "#1C121A", "#E09A5A", -1, -1, "tan", False),
        lantern(201, 178, 0.5, 2),
    ]
    # keys, large, in front
    xs += [
        c(82, 150, 19, "none", 7, "#7A5220"),
        c(81, 149, 19, "none", 4, GOLDL),
    ]
    for a_, s_ in ((26, 0.92), (-2, 1.06), (-30, 0.92)):
        x, y = pol(82, 150, 19, 90 + a_ * 0.9)
        xs.append(
            g(
                f"translate({x:.1f} {y:.1f}) rotate({a_}) scale({s_})",
                c(0, 4, 7.6, "none", 4, GOLDD),
                c(-0.5, 3.5, 7.6, "none", 2, GOLDL),
                r(-2.8, 11, 5.6, 38, 1, GOLD),
                r(0.4, 11, 2.4, 38, 1, GOLDD),
                r(-4.4, 12, 8.8, 3.6, 1, GOLDL),
                p("M2 36 L13 36 L13 40 L9 40 L9 44 L13 44 L13 49 L2 49 Z", GOLD),
                p("M2 46.6 L13 46.6 L13 49 L2 49 Z", GOLDD),
            )
        )
    xs += [
        sleeve([(-14, 176), (40, 146)], [52, 34], "#7A2A34", "#4E1822", 4, 6),
        l("M32 132 L50 160", GOLD, 5),
        arm([(44, 144), (70, 134)], [24, 19], "tan", 3, 4),
        at(82, 130, 1.02, fist(0, 0, -8, "tan", 1, 1)),
    ]
    return xs


@scene
def memorial():
    a, b, d, li = "#B4A9CE", "#8377A4", "#544A76", "#DDD5EE"
    xs = [
        bg("#332A50"),
        p("M0 70 C70 48 160 92 240 62 L240 220 L0 220 Z", "#40365F"),
        stars(((84, 42, 1), (120, 38, 1.3), (200, 44, 1.2), (228, 54, 1.6), (230, 96, 1))),
        moon(66, 58, 14, ("#40365F", "#52477A"), 0.5),
        cyp(58, 190, 86, 14, "#27304E", "#1A2038"),
        cyp(230, 190, 100, 14, "#222A46", "#161C32"),
    ]
    # the wall of names
    W = P("M72 190 L72 84 C90 56 196 56 214 84 L214 190 Z")
    C_ = P("M66 90 C84 48 202 48 220 90 L213 94 C196 64 90 64 73 94 Z")
    xs += [
        q(W, a),
        q(inter(W, P("M184 40 L240 40 L240 200 L190 200 Z")), b),
        cut(inter(disc(92, 132, 44, 62), W), "#D3B8A2"),
        cut(inter(disc(92, 132, 28, 44), W), "#EFD0A2"),
        cut(inter(disc(198, 132, 40, 60), W), "#C09C96"),
        cut(inter(disc(198, 132, 25, 42), W), "#E0B48E"),
        q(C_, li),
        q(inter(C_, P("M184 40 L240 40 L240 120 L184 120 Z")), b),
        r(64, 188, 158, 7, 0, li),
        r(184, 188, 38, 7, 0, b),
        r(56, 195, 174, 8, 0, a),
        r(184, 195, 46, 8, 0, d),
    ]
    # names: rows of cuts of uneven length
    ln = []
    for j in range(8):
        y = 128 + j * 7.4
        for i, (x0, x1) in enumerate(((82, 106), (112, 134), (152, 174), (180, 204))):
            n = (i * 3 + j * 5) % 7
            ln.append(f"M{x0 + (n % 3)} {y:.1f} L{x1 - n} {y:.1f}")
    xs.append(l(" ".join(ln), "#4A3E6A", 2.4))
    xs.append(l("M143 126 L143 182", b, 1.6))
    # wreath with ribbons
    for i in range(18):
        an = -90 + (i + 0.5) * 20
        for rr, ln_, f in ((20, 13, LEAFD), (22, 12, LEAF)):
            x, y = pol(143, 98, rr, an)
            sgn = 1 if i < 9 else -1
            xs.append(
                leafp(
                    x,
                    y,
                    ln_,
                    3.6,
                    an - 90 * sgn + (24 if rr == 20 else -26) * sgn,
                    f if i > 8 or rr == 20 else LEAF,
                )
            )
    xs += [
        p("M138 118 L128 142 L137 138 L141 144 L144 120 Z", REDC),
        p("M148 118 L158 142 L149 138 L145 144 L142 120 Z", REDD),
        c(143, 118, 5, GOLD),
        c(142.4, 117.4, 2.6, GOLDL),
        p(star(143, 97, 8, 9, 4), GOLDL),
    ]
    # torches
    for x in (92, 198):
        xs += [
            g(
                f"translate({x} 0)",
                p("M-4 190 L-2.6 134 L2.6 134 L4 190 Z", U[3]),
                p("M1 190 L1 134 L2.6 134 L4 190 Z", U[1]),
                p("M-11 122 L11 122 L6 136 L-6 136 Z", GOLD),
                p("M3 122 L11 122 L6 136 L2 136 Z", GOLDD),
                r(-8, 186, 16, 4, 1, U[2]),
            ),
            fire(x, 124, 1.12),
        ]
    # ground, lowered banner, flowers, the veteran who remembers
    xs += [
        p("M0 203 L240 203 L240 220 L0 220 Z", "#241D3C"),
        p("M74 203 L214 203 L230 220 L58 220 Z", "#4E3C52"),
    ]
    xs += [
        hooded(143, 212, 66, "#3A2C5C", "#251A40", "#D99A6A", -1, None),
        l("M166 214 L172 150", U[2], 3),
        l("M165.4 214 L171.4 150", U[5], 1.2),
        c(172, 149, 2.6, GOLD),
    ]
    for x, y, f, d_ in (
        (72, 212, REDC, REDD),
        (84, 214, PAR, STONE),
        (96, 212, GOLD, GOLDD),
        (190, 213, PAR, STONE),
        (203, 212, REDC, REDD),
        (215, 214, GOLD, GOLDD),
    ):
        xs += [
            leafp(x - 1, y + 3, 8, 2.4, 20, LEAFD),
            leafp(x + 1, y + 3, 8, 2.4, 160, LEAF),
            [
                c(
                    round(x + 3.4 * math.cos(t), 1),
                    round(y + 3.4 * math.sin(t), 1),
                    2.6,
                    f if t < 3 else d_,
                )
                for t in (0.3, 1.5, 2.8, 4.0, 5.2)
            ],
            c(x, y, 2, GOLDL if f != GOLD else REDC),
        ]
    return xs
