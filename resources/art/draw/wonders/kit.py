"""Shape kit for the wonder posters.

A Scene collects drawing calls into named groups and writes the same geometry twice, once for each
palette (day, night). SVG Tiny 1.2 only.
"""

import math
import random
import re
from contextlib import contextmanager

W, H = 1200, 600
IDS = [
    "backdrop",
    "piece_1",
    "piece_2",
    "piece_3",
    "piece_4",
    "piece_5",
    "scaffold_1",
    "scaffold_2",
    "scaffold_3",
    "scaffold_4",
    "scaffold_5",
    "foreground",
]

# tokens every scene has; a scene palette may override them.  token: (day, night)
COMMON = {
    "ink": ("#2B2118", "#0E1226"),
    "white": ("#FFF8E8", "#CFCBE6"),
    "trunk": ("#7A5433", "#2A2545"),
    "trunk_d": ("#5C3D26", "#1E1B38"),
    "leaf": ("#7C8A4A", "#34506A"),
    "leaf_d": ("#566A3A", "#22374F"),
    "leaf_l": ("#A3AE5E", "#4A6E80"),
    "date": ("#C4593B", "#C9803F"),
    "hull": ("#7A4B2A", "#2C2340"),
    "hull_d": ("#57341F", "#1D1830"),
    "sail": ("#F7EBD0", "#B9B4D6"),
    "sail_d": ("#DCC49A", "#857FB0"),
    "stripe": ("#C4593B", "#7C4468"),
    "man1": ("#C4593B", "#8A4A5E"),
    "man2": ("#F3E7CE", "#A9A4C8"),
    "man3": ("#2F7A8C", "#3A4E7E"),
    "skin": ("#6B4128", "#251C33"),
    "star": ("#FFFFFF", "#F4EED2"),
    "fire": ("#E8903A", "#FFB44A"),
    "fire_l": ("#F9D77E", "#FFE9A6"),
    "glow": ("#F9D77E", "#FFC861"),
    "ghost": ("#CBB894", "#8E88AE"),
    "pole": ("#6F5636", "#C9BFDC"),
    "ghost_l": ("#6F5636", "#E0D8EE"),
}


def n(v):
    s = "%.1f" % v
    return s[:-2] if s.endswith(".0") else s


def pts_d(pts, close=True):
    return "M" + "L".join("%s %s" % (n(p[0]), n(p[1])) for p in pts) + ("Z" if close else "")


def beziers(pts, closed=True, k=0.5):
    """Catmull-Rom through pts; a point (x, y, 1) is a sharp corner."""
    m, out = len(pts), []

    def tan(i):
        if len(pts[i]) > 2 and pts[i][2]:
            return (0, 0)
        if not closed and i in (0, m - 1):
            return (0, 0)
        a, b = pts[(i - 1) % m], pts[(i + 1) % m]
        return ((b[0] - a[0]) * k, (b[1] - a[1]) * k)

    for i in range(m if closed else m - 1):
        p, q = pts[i], pts[(i + 1) % m]
        t, u = tan(i), tan((i + 1) % m)
        d = math.hypot(q[0] - p[0], q[1] - p[1])
        lt, lu = math.hypot(*t) or 1, math.hypot(*u) or 1
        ft, fu = min(1, d * 1.1 / lt) / 3 * 1.3, min(1, d * 1.1 / lu) / 3 * 1.3
        out.append(
            (
                p[:2],
                (p[0] + t[0] * ft, p[1] + t[1] * ft),
                (q[0] - u[0] * fu, q[1] - u[1] * fu),
                q[:2],
            )
        )
    return out


def smooth(pts, closed=True, k=0.5):
    b = beziers(pts, closed, k)
    d = "M%s %s" % (n(b[0][0][0]), n(b[0][0][1]))
    for _, c1, c2, q in b:
        d += "C%s %s %s %s %s %s" % tuple(n(v) for v in (*c1, *c2, *q))
    return d + ("Z" if closed else "")


def flat(pts, closed=True, k=0.5, steps=6):
    out = []
    for p, a, b, q in beziers(pts, closed, k):
        for j in range(steps):
            t = j / steps
            s = 1 - t
            out.append(
                (
                    s**3 * p[0] + 3 * s * s * t * a[0] + 3 * s * t * t * b[0] + t**3 * q[0],
                    s**3 * p[1] + 3 * s * s * t * a[1] + 3 * s * t * t * b[1] + t**3 * q[1],
                )
            )
    if not closed:
        out.append(tuple(pts[-1][:2]))
    return out


def lerp(a, b, t):
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def mirror(pts, cx):
    return [(2 * cx - p[0],) + tuple(p[1:]) for p in pts]


def clip_convex(subj, clip):
    """Sutherland-Hodgman; clip must be convex (any winding)."""
    area = sum(
        clip[i][0] * clip[(i + 1) % len(clip)][1] - clip[(i + 1) % len(clip)][0] * clip[i][1]
        for i in range(len(clip))
    )
    sg = 1 if area > 0 else -1
    out = list(subj)
    for i in range(len(clip)):
        a, b = clip[i], clip[(i + 1) % len(clip)]
        f = lambda p: sg * ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))
        src, out = out, []
        for j in range(len(src)):
            p, q = src[j], src[(j + 1) % len(src)]
            fp, fq = f(p), f(q)
            if fp >= 0:
                out.append(p)
            if fp * fq < 0:
                t = fp / (fp - fq)
                out.append(lerp(p, q, t))
        if not out:
            return []
    return out


def scan(poly, c, axis):
    """Inside intervals of a polygon along x=c (axis 0) or y=c (axis 1)."""
    xs = []
    for i in range(len(poly)):
        p, q = poly[i], poly[(i + 1) % len(poly)]
        a, b = p[axis], q[axis]
        if (a <= c < b) or (b <= c < a):
            xs.append(p[1 - axis] + (q[1 - axis] - p[1 - axis]) * (c - a) / (b - a))
    xs.sort()
    return list(zip(xs[0::2], xs[1::2]))


class Layer:
    def __init__(self):
        self.items, self.mode = [], None
        self.box = (0, 0, W, H)  # canvas in this layer's own coordinates, for clipping

    def raw(self, s):
        self.items.append((self.mode, s))

    @contextmanager
    def only(self, mode):
        old, self.mode = self.mode, mode
        yield
        self.mode = old

    @contextmanager
    def group(self, **kw):
        self.raw("<g%s>" % attrs(**kw))
        yield
        self.raw("</g>")

    @contextmanager
    def part(self, name):
        """A part that the program can draw apart from the rest, to move it"""
        self.raw('<g id="%s">' % name)
        yield
        self.raw("</g>")

    def path(self, d, fill=None, **kw):
        self.raw('<path d="%s"%s/>' % (d, attrs(fill=fill or "none", **kw)))

    def clip(self, pts):
        x0, y0, x1, y1 = self.box
        if any(
            p[0] < x0 - 0.5 or p[0] > x1 + 0.5 or p[1] < y0 - 0.5 or p[1] > y1 + 0.5 for p in pts
        ):
            return clip_convex(
                [tuple(p[:2]) for p in pts], [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
            )
        return pts

    def poly(self, pts, fill, **kw):
        pts = self.clip(pts)
        if len(pts) > 2:
            self.path(pts_d(pts), fill, **kw)

    def blob(self, pts, fill, k=0.5, **kw):
        f = flat(pts, True, k)
        g = self.clip(f)
        if g is not f:
            return self.poly(g, fill, **kw)
        self.path(smooth(pts, True, k), fill, **kw)

    def rect(self, x, y, w, h, fill, rx=None, **kw):
        x0, y0, x1, y1 = self.box
        if rx is None or x + w < x0 or x > x1:
            w, h = min(x + w, x1) - max(x, x0), min(y + h, y1) - max(y, y0)
            x, y = max(x, x0), max(y, y0)
            if w <= 0 or h <= 0:
                return
        elif x < x0 or x + w > x1:  # rounded bar cut by the frame
            r = rx
            a = [
                (x + w - r + r * math.sin(t * math.pi / 8), y + r - r * math.cos(t * math.pi / 8))
                for t in range(9)
            ] + [
                (x + r - r * math.sin(t * math.pi / 8), y + r + r * math.cos(t * math.pi / 8))
                for t in range(9)
            ]
            return self.poly(a, fill, **kw)
        self.raw(
            '<rect x="%s" y="%s" width="%s" height="%s"%s%s/>'
            % (n(x), n(y), n(w), n(h), ' rx="%s"' % n(rx) if rx else "", attrs(fill=fill, **kw))
        )

    def circ(self, x, y, r, fill, **kw):
        x0, y0, x1, y1 = self.box
        if x - r < x0 or x + r > x1 or y - r < y0 or y + r > y1:
            m = max(40, int(r))
            return self.poly(
                [
                    (x + r * math.cos(2 * math.pi * i / m), y + r * math.sin(2 * math.pi * i / m))
                    for i in range(m)
                ],
                fill,
                **kw,
            )
        self.raw('<circle cx="%s" cy="%s" r="%s"%s/>' % (n(x), n(y), n(r), attrs(fill=fill, **kw)))

    def ell(self, x, y, rx, ry, fill, **kw):
        self.raw(
            '<ellipse cx="%s" cy="%s" rx="%s" ry="%s"%s/>'
            % (n(x), n(y), n(rx), n(ry), attrs(fill=fill, **kw))
        )

    def line(self, a, b, stroke, sw=2, **kw):
        self.path(pts_d([a, b], False), None, stroke=stroke, sw=sw, **kw)

    def lines(self, segs, stroke, sw=2, **kw):
        x0, y0, x1, y1 = self.box
        out = []
        for a, b in segs:
            t0, t1 = 0, 1  # Liang-Barsky against the canvas
            for p, q in (
                (a[0] - b[0], a[0] - x0),
                (b[0] - a[0], x1 - a[0]),
                (a[1] - b[1], a[1] - y0),
                (b[1] - a[1], y1 - a[1]),
            ):
                if p < 0:
                    t0 = max(t0, q / p)
                elif p > 0:
                    t1 = min(t1, q / p)
                elif q < 0:
                    t1 = -1
            if t0 < t1:
                out.append((lerp(a, b, t0), lerp(a, b, t1)))
        segs = out
        if segs:
            self.path("".join(pts_d(s, False) for s in segs), None, stroke=stroke, sw=sw, **kw)

    def curve(self, pts, stroke, sw=2, **kw):
        self.path(smooth(pts, False), None, stroke=stroke, sw=sw, **kw)


def attrs(
    fill=None,
    stroke=None,
    sw=None,
    op=None,
    fop=None,
    sop=None,
    dash=None,
    cap=None,
    join=None,
    id=None,
    tf=None,
    display=None,
):
    o = ""
    if id:
        o += ' id="%s"' % id
    if fill is not None:
        o += ' fill="%s"' % col(fill)
    if stroke:
        o += ' stroke="%s"' % col(stroke)
    if sw:
        o += ' stroke-width="%s"' % n(sw)
    if op is not None:
        o += ' opacity="%.2f"' % op
    if fop is not None:
        o += ' fill-opacity="%.2f"' % fop
    if sop is not None:
        o += ' stroke-opacity="%.2f"' % sop
    if dash:
        o += ' stroke-dasharray="%s"' % dash
    if cap:
        o += ' stroke-linecap="%s"' % cap
    if join:
        o += ' stroke-linejoin="%s"' % join
    if tf:
        o += ' transform="%s"' % tf
    if display:
        o += ' display="%s"' % display
    return o


def col(c):
    return c if c == "none" or c[0] == "#" or c.startswith("url") else "@" + c + "@"


class Scene:
    def __init__(self, name, pal, order=None):
        self.name, self.pal = name, dict(COMMON, **pal)
        self.order = order or IDS
        self.L = {i: Layer() for i in IDS}
        self.defs = []

    def __getitem__(self, k):
        return self.L["piece_%d" % k if isinstance(k, int) else k]

    def scaf(self, k):
        return self.L["scaffold_%d" % k]

    def lin(self, id, stops, x1=0, y1=0, x2=0, y2=H):
        """stops: (offset, token[, opacity])"""
        g = (
            '<linearGradient id="%s" gradientUnits="userSpaceOnUse" x1="%s" y1="%s" x2="%s" y2="%s">'
            % (id, n(x1), n(y1), n(x2), n(y2))
        )
        for s in stops:
            g += '<stop offset="%s" stop-color="%s"%s/>' % (
                s[0],
                col(s[1]),
                ' stop-opacity="%s"' % s[2] if len(s) > 2 else "",
            )
        self.defs.append(g + "</linearGradient>")
        return "url(#%s)" % id

    def rad(self, id, stops, cx, cy, r):
        g = '<radialGradient id="%s" gradientUnits="userSpaceOnUse" cx="%s" cy="%s" r="%s">' % (
            id,
            n(cx),
            n(cy),
            n(r),
        )
        for s in stops:
            g += '<stop offset="%s" stop-color="%s"%s/>' % (
                s[0],
                col(s[1]),
                ' stop-opacity="%s"' % s[2] if len(s) > 2 else "",
            )
        self.defs.append(g + "</radialGradient>")
        return "url(#%s)" % id

    def svg(self, mode):
        i = 0 if mode == "day" else 1
        out = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="1200" height="600" viewBox="0 0 1200 600">',
            "<title>%s (%s)</title>" % (self.name, mode),
            "<defs>",
            *self.defs,
            "</defs>",
        ]
        for k in self.order:
            hide = ' display="none"' if k.startswith("scaffold") else ""
            out.append('<g id="%s"%s>' % (k, hide))
            out += [s for m, s in self.L[k].items if m in (None, mode)]
            out.append("</g>")
        out.append("</svg>")

        def rep(m):
            return self.pal[m.group(1)][i]

        return re.sub(r"@(\w+)@", rep, "\n".join(out)) + "\n"


# ------------------------------------------------------------------ camera
class Cam:
    """Shift-lens perspective: verticals stay vertical.  World x right, y away, z up."""

    def __init__(s, cx, horizon, f, dist, az=0, eye=0):
        s.cx, s.hz, s.f, s.d, s.eye = cx, horizon, f, dist, eye
        s.c, s.s = math.cos(math.radians(az)), math.sin(math.radians(az))

    def __call__(s, x, y, z):
        xr, yr = x * s.c - y * s.s, x * s.s + y * s.c
        d = s.d + yr
        return (s.cx + s.f * xr / d, s.hz - s.f * (z - s.eye) / d)

    def face(s, *p):
        return [s(*q) for q in p]


def hull(pts):
    pts = sorted(set((round(p[0], 2), round(p[1], 2)) for p in pts))

    def half(ps):
        o = []
        for p in ps:
            while (
                len(o) > 1
                and (o[-1][0] - o[-2][0]) * (p[1] - o[-2][1])
                - (o[-1][1] - o[-2][1]) * (p[0] - o[-2][0])
                <= 0
            ):
                o.pop()
            o.append(p)
        return o[:-1]

    return half(pts) + half(pts[::-1])


def box(L, C, x0, x1, y0, y1, z0, z1, front, right, top=None, batter=0):
    """box seen from the front (y0) and the right (x1); returns its screen outline"""
    b = batter
    A = [C(x0, y0, z0), C(x1, y0, z0), C(x1, y1, z0), C(x0, y1, z0)]
    T = [C(x0 + b, y0 + b, z1), C(x1 - b, y0 + b, z1), C(x1 - b, y1 - b, z1), C(x0 + b, y1 - b, z1)]
    if top:
        L.poly(T, top)
    L.poly([A[1], A[2], T[2], T[1]], right)
    L.poly([A[0], A[1], T[1], T[0]], front)
    return hull(A + T)


# ------------------------------------------------------------------ sky and ground
def sky(S, tokens, y2=H, id="gsky"):
    st = [(round(i / (len(tokens) - 1), 3), t) for i, t in enumerate(tokens)]
    S["backdrop"].rect(0, 0, W, H, S.lin(id, st, 0, 0, 0, y2))


def sun(S, x, y, r, tok="sun", halo="halo", rings=3, moon=None, step=0.55):
    L = S["backdrop"]
    with L.only("day"):
        for k in range(rings, 0, -1):
            L.circ(x, y, r * (1 + k * step), halo, op=0.16)
        L.circ(x, y, r, tok)
    with L.only("night"):
        mx, my, mr = moon or (x, y, r * 0.72)
        for k in range(rings, 0, -1):
            L.circ(mx, my, mr * (1 + k * 0.62), halo, op=0.15)
        L.circ(mx, my, mr, tok)
        for dx, dy, q in (
            (-0.3, -0.25, 0.2),
            (0.28, 0.1, 0.26),
            (-0.1, 0.42, 0.16),
            (0.3, -0.42, 0.1),
        ):
            L.circ(mx + dx * mr, my + dy * mr, q * mr, halo, op=0.28)


def crescent(L, x, y, r, tok, tilt=-35):
    a = math.radians(50)
    px, py = r * math.cos(a), r * math.sin(a)
    # inner arc: large flag so the horns are long
    d = "M%s %sA%s %s 0 1 0 %s %sA%s %s 0 1 1 %s %sZ" % tuple(
        n(v) for v in (px, -py, r, r, px, py, r * 0.8, r * 0.8, px, -py)
    )
    L.path(d, tok, tf="translate(%s %s) rotate(%s)" % (n(x), n(y), tilt))


def stars(S, count=70, seed=1, ymax=260, avoid=()):
    rnd = random.Random(seed)
    L = S["backdrop"]
    d = ["", ""]
    with L.only("night"):
        while count:
            x, y = rnd.uniform(8, W - 8), rnd.uniform(8, ymax)
            if any(math.hypot(x - a, y - b) < r for a, b, r in avoid):
                continue
            if rnd.random() > 1.15 - y / ymax:
                continue
            r = rnd.choice((0.8, 1, 1.2, 1.7))
            d[r > 1.1] += "M%s %sl%s %sl%s %sl%s %sZ" % tuple(
                n(v)
                for v in (x, y - r * 1.5, r * 1.1, r * 1.5, -r * 1.1, r * 1.5, -r * 1.1, -r * 1.5)
            )
            count -= 1
        L.path(d[0], "star", op=0.55)
        L.path(d[1], "star", op=0.9)


def cloud(L, x, y, w, tok="cloud", op=0.9, seed=0):
    """flat poster cloud: stacked rounded bars"""
    rnd = random.Random(seed)
    h = w * 0.085
    bars = [(0, 0, 1), (0.12, -1, 0.62), (0.3, -1.95, 0.3), (-0.12, 0.95, 0.55)]
    for dx, dy, s in bars:
        dx += rnd.uniform(-0.05, 0.05)
        L.rect(x + dx * w, y + dy * h * 0.97, w * s, h, tok, rx=h / 2, op=op)


def ridge(L, pts, fill, base=H, k=0.5, **kw):
    """smooth hill line from x=0..W closed down to base"""
    b = beziers(pts, False, k)
    d = "M%s %s" % (n(pts[0][0]), n(pts[0][1]))
    for _, c1, c2, q in b:
        d += "C%s %s %s %s %s %s" % tuple(n(v) for v in (*c1, *c2, *q))
    d += "L%s %sL%s %sZ" % (n(pts[-1][0]), n(base), n(pts[0][0]), n(base))
    L.path(d, fill, **kw)


def peaks(L, pts, fill, base=H, shade=None, side=1, frac=0.45, **kw):
    """faceted mountains: polyline of valley, peak, valley, ... ; shade the right (side=1) of each peak"""
    L.poly(list(pts) + [(pts[-1][0], base), (pts[0][0], base)], fill, **kw)
    if shade:
        for i in range(1, len(pts) - 1):
            p = pts[i]
            if p[1] < pts[i - 1][1] and p[1] <= pts[i + 1][1]:
                q = pts[i + side]
                foot = (p[0] + (q[0] - p[0]) * 0.18, max(q[1], pts[i - side][1]))
                mid = (p[0] + (q[0] - p[0]) * 0.05, p[1] + (q[1] - p[1]) * 0.45)
                mid2 = (p[0] + (q[0] - p[0]) * 0.30, p[1] + (q[1] - p[1]) * 0.62)
                L.poly([p, q, (q[0], foot[1]), foot, mid2, mid], shade)


def waves(L, x0, x1, y0, y1, tok, count=20, seed=2, wmin=20, wmax=90, op=0.5, th=2.2):
    """short horizontal glints, tapered"""
    rnd = random.Random(seed)
    d = ""
    for _ in range(count):
        y = rnd.uniform(y0, y1)
        q = 0.45 + 0.55 * (y - y0) / max(1, y1 - y0)
        w = rnd.uniform(wmin, wmax) * q
        x = rnd.uniform(x0, max(x0 + 1, x1 - w))
        h = th * q
        d += "M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(
            n(v) for v in (x, y, x + w / 2, y - h, x + w, y, x + w / 2, y + h * 0.5, x, y)
        )
    L.path(d, tok, op=op)


def glitter(L, cx, y0, y1, w0, w1, tok, rows=9, seed=3, op=0.8):
    """sun or moon path on water"""
    rnd = random.Random(seed)
    d = ""
    for i in range(rows):
        t = i / (rows - 1)
        y = y0 + (y1 - y0) * t**1.3
        w = (w0 + (w1 - w0) * t) * rnd.uniform(0.55, 1)
        x = cx - w / 2 + rnd.uniform(-0.15, 0.15) * w
        h = 1.2 + 2.6 * t
        d += "M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(
            n(v) for v in (x, y, x + w / 2, y - h, x + w, y, x + w / 2, y + h, x, y)
        )
    L.path(d, tok, op=op)


def grain(L, x0, y0, x1, y1, tok, count=160, seed=5, op=0.25, inside=None):
    rnd = random.Random(seed)
    d = ""
    while count:
        count -= 1
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        if inside and not any(a <= x <= b for a, b in scan(inside, y, 1)):
            continue
        s = rnd.choice((0.9, 1.2, 1.6))
        d += "M%s %sh%sv%sh-%sZ" % (n(x), n(y), n(s), n(s), n(s))
    if d:
        L.path(d, tok, op=op)


def blocks(L, quad, rows, cols, tok, seed=1, prob=0.25, op=0.3, gap=0.1):
    """scattered masonry blocks inside a perspective quad (tl, tr, br, bl)"""
    rnd = random.Random(seed)
    tl, tr, br, bl = quad
    d = ""
    for r in range(rows):
        off = 0.5 * (r % 2)
        for c in range(cols):
            if rnd.random() > prob:
                continue
            u0, u1 = (
                (c + off) / (cols + 0.5),
                (c + off + rnd.choice((0.8, 0.8, 1.7))) / (cols + 0.5),
            )
            u1 = min(u1, 1)
            v0, v1 = (r + gap) / rows, (r + 1 - gap) / rows
            q = [
                lerp(lerp(tl, tr, u), lerp(bl, br, u), v)
                for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))
            ]
            d += pts_d(q)
    if d:
        L.path(d, tok, op=op)


def courses(quad, rows):
    tl, tr, br, bl = quad
    return [(lerp(tl, bl, i / rows), lerp(tr, br, i / rows)) for i in range(1, rows)]


# ------------------------------------------------------------------ plants
def palm(
    L,
    x,
    y,
    h,
    lean=10,
    s=1.0,
    seed=1,
    leaf="leaf",
    leaf_d="leaf_d",
    trunk="trunk",
    trunk_d="trunk_d",
    dates=True,
    fronds=8,
):
    rnd = random.Random(seed)
    tx, ty = x + lean, y - h
    w0, w1 = 5.2 * s, 3 * s
    mx, my = x + lean * 0.25, y - h * 0.55

    def tr(dx0, dx1):
        return "M%s %sQ%s %s %s %sL%s %sQ%s %s %s %sZ" % tuple(
            n(v)
            for v in (
                x + dx0 * w0,
                y,
                mx + dx0 * (w0 + w1) / 2,
                my,
                tx + dx0 * w1,
                ty,
                tx + dx1 * w1,
                ty,
                mx + dx1 * (w0 + w1) / 2,
                my,
                x + dx1 * w0,
                y,
            )
        )

    L.path(tr(-1, 1), trunk)
    L.path(tr(0.15, 1), trunk_d)
    r = 40 * s
    angs = [(-205 + 230 * i / (fronds - 1)) + rnd.uniform(-7, 7) for i in range(fronds)]
    order = sorted(range(fronds), key=lambda i: -abs(angs[i] + 90))
    for j, i in enumerate(order):
        a = math.radians(angs[i])
        ln = r * rnd.uniform(0.92, 1.12)
        ex, ey = tx + math.cos(a) * ln, ty + math.sin(a) * ln * 0.72 + ln * 0.26
        cxp, cyp = tx + math.cos(a) * ln * 0.62, ty + math.sin(a) * ln * 0.95 - ln * 0.1
        up, lo = [], []
        N = 8
        for q in range(N + 1):
            t = q / N
            u = 1 - t
            px = u * u * tx + 2 * u * t * cxp + t * t * ex
            py = u * u * ty + 2 * u * t * cyp + t * t * ey
            dxp = 2 * u * (cxp - tx) + 2 * t * (ex - cxp)
            dyp = 2 * u * (cyp - ty) + 2 * t * (ey - cyp)
            m = math.hypot(dxp, dyp) or 1
            nx, ny = -dyp / m, dxp / m
            if ny < 0:
                nx, ny = -nx, -ny
            wd = 9.5 * s * math.sin(math.pi * min(1, 0.12 + t * 0.88)) ** 0.8
            up.append((px - nx * wd * 0.28, py - ny * wd * 0.28))
            lo.append((px + nx * wd, py + ny * wd))
            if 0 < q < N:
                lo.append(
                    (px + nx * wd * 0.38 + dxp / m * 2 * s, py + ny * wd * 0.38 + dyp / m * 2 * s)
                )
        L.poly(up + [(ex, ey)] + lo[::-1], leaf_d if j % 2 == 0 else leaf)
    if dates:
        for dx, dy in ((-4, 7), (3, 8), (0, 11), (-1, 5)):
            L.circ(tx + dx * s, ty + dy * s, 3.1 * s, "date")


def cypress(L, x, y, h, tok="cyp", tok_d="cyp_d", w=None):
    w = w or h * 0.15
    a = [
        (x, y - h, 1),
        (x + w * 0.62, y - h * 0.62),
        (x + w, y - h * 0.28),
        (x + w * 0.62, y - h * 0.04),
        (x, y, 1),
    ]
    L.blob(a + mirror(a[1:-1][::-1], x), tok)
    L.blob(a + [(x + w * 0.12, y - h * 0.3), (x + w * 0.22, y - h * 0.6)], tok_d)


def bush(L, x, y, w, h, tok, seed=1, lobes=5):
    rnd = random.Random(seed)
    d = "M%s %s" % (n(x - w / 2), n(y))
    for i in range(lobes):
        x1 = x - w / 2 + w * (i + 1) / lobes
        hh = h * math.sin(math.pi * (i + 0.5) / lobes) ** 0.5 * rnd.uniform(0.85, 1.1)
        x0 = x - w / 2 + w * i / lobes
        d += "C%s %s %s %s %s %s" % tuple(
            n(v) for v in (x0 - w * 0.04, y - hh * 1.3, x1 + w * 0.04, y - hh * 1.3, x1, y)
        )
    L.path(d + "Z", tok)


def foliage(L, x, y, w, h, toks, seed=1, count=34, r=11):
    """shrub of overlapping discs sitting on y; toks from dark (back) to light (front, upper left)"""
    rnd = random.Random(seed)
    for i, t in enumerate(toks):
        d = ""
        sh = 1 - i * 0.2
        for _ in range(int(count * sh)):
            a = rnd.uniform(0, math.pi)
            q = math.sqrt(rnd.random()) * sh
            cx, cy, rr = (
                x - i * w * 0.05 + math.cos(a) * q * w / 2,
                y - math.sin(a) * q * h - (i * h * 0.06),
                r * rnd.uniform(0.6, 1.1) * (1 - i * 0.16),
            )
            cy = min(cy, y - rr * 0.5)
            cx = min(max(cx, rr), W - rr)
            d += "M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0 %s 0Z" % tuple(
                n(v) for v in (cx - rr, cy, rr, rr, 2 * rr, rr, rr, -2 * rr)
            )
        if i == 0:
            d += "M%s %sh%sv%sh%sZ" % tuple(
                n(v)
                for v in (
                    max(0, x - w * 0.46),
                    y - h * 0.3,
                    min(W, x + w * 0.46) - max(0, x - w * 0.46),
                    h * 0.3,
                    -(min(W, x + w * 0.46) - max(0, x - w * 0.46)),
                )
            )
        L.path(d, t)


def lion(L, x, y, s, f, c, cd):
    P = lambda pts: [(x + f * p[0] * s, y + p[1] * s) + tuple(p[2:]) for p in pts]
    L.blob(
        P(
            [
                (-14, 0, 1),
                (-15, -9),
                (-11, -19),
                (-4, -27),
                (0, -35),
                (6, -38),
                (10, -36),
                (15, -31),
                (14, -27),
                (9, -26),
                (7, -16),
                (9, -3),
                (12, 0, 1),
                (3, 0, 1),
                (2, -8),
                (-2, -8),
                (0, 0, 1),
            ]
        ),
        c,
    )
    L.blob(P([(-5, -26), (-1, -36), (5, -39), (7, -33), (4, -24), (1, -15), (-4, -17)]), cd)
    L.blob(P([(-12, -2), (-20, -4), (-21, -14, 1), (-18, -8), (-12, -7)]), c)


def tree(L, x, y, h, tok, tok_d, trunk="trunk", seed=1):
    """round-crowned tree: three overlapping ellipses with a shadow side"""
    L.path(
        "M%s %sL%s %sL%s %sL%s %sZ"
        % tuple(
            n(v)
            for v in (
                x - h * 0.035,
                y,
                x - h * 0.02,
                y - h * 0.5,
                x + h * 0.02,
                y - h * 0.5,
                x + h * 0.035,
                y,
            )
        ),
        trunk,
    )
    for dx, dy, r in ((-0.2, 0.52, 0.2), (0.2, 0.5, 0.2), (0, 0.72, 0.25)):
        L.ell(x + dx * h, y - dy * h, r * h * 1.05, r * h * 0.92, tok_d)
    for dx, dy, r in ((-0.23, 0.56, 0.15), (0.12, 0.54, 0.13), (-0.05, 0.77, 0.19)):
        L.ell(x + dx * h, y - dy * h, r * h * 1.05, r * h * 0.85, tok)


def vine(L, x, y, w, h, tok, tok_d, seed=1, step=9):
    """hanging greenery over a ledge: scalloped drip curtain with top foam"""
    rnd = random.Random(seed)
    for shade, q, dx in ((tok_d, 1.0, 0), (tok, 0.62, step * 0.4)):
        cx = x + dx
        d = "M%s %s" % (n(x), n(y - 3))
        d += "L%s %s" % (n(x), n(y))
        while cx < x + w - 1:
            sw = min(step * rnd.uniform(0.8, 1.5), x + w - cx)
            hh = h * q * rnd.choice((0.3, 0.45, 0.6, 0.8, 1, 0.55)) * rnd.uniform(0.8, 1.1)
            d += "C%s %s %s %s %s %s" % tuple(
                n(v) for v in (cx, y + hh * 0.9, cx + sw * 0.2, y + hh * 1.1, cx + sw * 0.5, y + hh)
            )
            d += "C%s %s %s %s %s %s" % tuple(
                n(v)
                for v in (cx + sw * 0.8, y + hh * 0.95, cx + sw, y + hh * 0.6, cx + sw, y + 1.5)
            )
            cx += sw
        d += "L%s %sZ" % (n(x + w), n(y - 3))
        L.path(d, shade)


def vine2(L, a, b, h, toks, seed=1, step=11, foam=5):
    """hanging garden along a slanted ledge a-b: drip curtains, dark behind light, a leafy crest"""
    rnd = random.Random(seed)
    ln = math.hypot(b[0] - a[0], b[1] - a[1])
    m = max(2, int(ln / step))
    for j, t in enumerate(toks):
        q = (1, 0.68, 0.42)[j]
        p = lerp(a, b, 0)
        d = "M%s %s" % (n(p[0]), n(p[1] - foam))
        for i in range(m):
            p0, p1 = lerp(a, b, i / m), lerp(a, b, (i + 1) / m)
            hh = h * q * rnd.choice((0.25, 0.4, 0.55, 0.75, 1, 0.6, 0.35)) + 3
            mx, w = (p0[0] + p1[0]) / 2, (p1[0] - p0[0])
            d += "L%s %sC%s %s %s %s %s %sC%s %s %s %s %s %s" % tuple(
                n(v)
                for v in (
                    p0[0],
                    p0[1] + 2,
                    p0[0],
                    p0[1] + hh * 0.8,
                    mx - w * 0.3,
                    p0[1] + hh,
                    mx,
                    p0[1] + hh,
                    mx + w * 0.3,
                    p0[1] + hh,
                    p1[0],
                    p1[1] + hh * 0.7,
                    p1[0],
                    p1[1] + 2,
                )
            )
        d += "L%s %s" % (n(b[0]), n(b[1] - foam))
        for i in range(m, 0, -1):
            p0, p1 = lerp(a, b, i / m), lerp(a, b, (i - 1) / m)
            d += "Q%s %s %s %s" % tuple(
                n(v)
                for v in (
                    (p0[0] + p1[0]) / 2,
                    (p0[1] + p1[1]) / 2 - foam * (1.1 + rnd.random() * 1.6) * (1.1 - 0.25 * j),
                    p1[0],
                    p1[1] - foam * 0.6,
                )
            )
        L.path(d + "Z", t)


# ------------------------------------------------------------------ boats, people, birds
def felucca(L, x, y, s=1, flip=1, hull="hull", sail="sail", sail_d="sail_d"):
    f = flip
    P = lambda a, b: (x + f * a * s, y + b * s)
    L.blob(
        [P(-44, -10) + (1,), P(-20, -2), P(10, -2), P(48, -14) + (1,), P(30, 9), P(-24, 9)],
        hull,
        k=0.35,
    )
    L.line(P(-4, 0), P(-2, -46), "hull_d", 2.4 * s)
    L.path(
        "M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ"
        % tuple(
            n(v)
            for v in (
                *P(-34, -10),
                *P(-6, -60),
                *P(34, -104),
                *P(40, -50),
                *P(30, -14),
                *P(0, -8),
                *P(-34, -10),
            )
        ),
        sail,
    )
    L.path(
        "M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ"
        % tuple(
            n(v)
            for v in (
                *P(4, -11),
                *P(22, -50),
                *P(34, -104),
                *P(40, -50),
                *P(30, -14),
                *P(16, -11),
                *P(4, -11),
            )
        ),
        sail_d,
    )
    L.line(P(-38, -6), P(36, -108), "hull_d", 2 * s, cap="round")


def galley(
    L,
    x,
    y,
    s=1,
    flip=1,
    sail=True,
    oars=True,
    emblem=True,
    hull="hull",
    hull_d="hull_d",
    sc="sail",
    sd="sail_d",
    st="stripe",
):
    """war galley side view; length about 150*s, bow towards +x*flip"""
    f = flip
    P = lambda a, b: (x + f * a * s, y + b * s)
    C = lambda *v: " ".join(n(q) for p in v for q in p)
    if oars:
        L.lines([(P(a, 2), P(a - 9, 17)) for a in range(-44, 46, 8)], hull_d, 1.5 * s)
    # hull with curled stern and ram
    L.path(
        "M%s C%s C%s L%s L%s C%s L%s C%s C%sZ"
        % (
            C(P(-64, -6)),
            C(P(-74, -14), P(-80, -30), P(-70, -42)),
            C(P(-78, -26), P(-66, -16), P(-54, -12)),
            C(P(52, -10)),
            C(P(62, -22)),
            C(P(64, -14), P(62, -8), P(64, -2)),
            C(P(84, 6)),
            C(P(66, 10), P(50, 11), P(40, 11)),
            C(P(0, 12), P(-50, 14), P(-64, -6)),
        ),
        hull,
    )
    L.path("M%s L%s L%s L%sZ" % (C(P(-58, -4)), C(P(60, -3)), C(P(60, 0)), C(P(-55, 0))), st)
    L.path(
        "M%s C%s L%s C%s C%sZ"
        % (
            C(P(-56, 3)),
            C(P(-20, 5), P(30, 5), P(70, 4)),
            C(P(84, 6)),
            C(P(66, 10), P(50, 11), P(40, 11)),
            C(P(0, 12), P(-40, 13), P(-56, 3)),
        ),
        hull_d,
    )
    L.circ(*P(60, -9), 1.9 * s, sc)
    if sail:
        L.line(P(-2, -10), P(-2, -84), hull_d, 2.6 * s)
        L.path(
            "M%s L%s C%s C%s C%sZ"
            % (
                C(P(-34, -78)),
                C(P(30, -78)),
                C(P(38, -62), P(38, -40), P(32, -22)),
                C(P(12, -16), P(-14, -16), P(-34, -22)),
                C(P(-26, -42), P(-26, -60), P(-34, -78)),
            ),
            sc,
        )
        L.path(
            "M%s L%s C%s C%s C%sZ"
            % (
                C(P(8, -78)),
                C(P(30, -78)),
                C(P(38, -62), P(38, -40), P(32, -22)),
                C(P(26, -19), P(20, -18), P(12, -18)),
                C(P(18, -40), P(16, -60), P(8, -78)),
            ),
            sd,
        )
        if emblem:
            L.path(
                "M%s L%s C%s L%s C%sZ"
                % (
                    C(P(-30, -58)),
                    C(P(36.2, -58)),
                    C(P(37, -52), P(37, -48), P(36, -42)),
                    C(P(-27.6, -42)),
                    C(P(-27, -48), P(-28, -54), P(-30, -58)),
                ),
                st,
            )
        L.line(P(-37, -79), P(33, -79), hull_d, 2.4 * s, cap="round")
        L.poly([P(-2, -84), P(-16, -89), P(-2, -93)], st)


def person(L, x, y, h, tok="man1", skin="skin", staff=False, flip=1, shadow=None):
    w = h * 0.17
    if shadow:
        L.ell(x + h * 0.25, y, h * 0.4, h * 0.06, shadow, op=0.5)
    L.path(
        "M%s %sQ%s %s %s %sL%s %sQ%s %s %s %sZ"
        % tuple(
            n(v)
            for v in (
                x - w * 1.15,
                y,
                x - w * 0.9,
                y - h * 0.6,
                x - w * 0.8,
                y - h * 0.76,
                x + w * 0.8,
                y - h * 0.76,
                x + w * 0.9,
                y - h * 0.6,
                x + w * 1.15,
                y,
            )
        ),
        tok,
    )
    L.circ(x, y - h * 0.87, h * 0.125, skin)
    if staff:
        L.line((x + flip * w * 1.7, y), (x + flip * w * 1.7, y - h * 1.1), skin, max(1, h * 0.06))


def birds(L, x, y, s, tok, seed=1, count=4):
    rnd = random.Random(seed)
    for i in range(count):
        bx, by, q = (
            x + rnd.uniform(-40, 40) * s,
            y + rnd.uniform(-16, 16) * s,
            s * rnd.uniform(0.7, 1.1),
        )
        L.path(
            "M%s %sQ%s %s %s %sQ%s %s %s %s"
            % tuple(
                n(v)
                for v in (
                    bx - 7 * q,
                    by - 3 * q,
                    bx - 3 * q,
                    by - 5 * q,
                    bx,
                    by,
                    bx + 3 * q,
                    by - 5 * q,
                    bx + 7 * q,
                    by - 3 * q,
                )
            ),
            None,
            stroke=tok,
            sw=1.5 * q,
            cap="round",
        )


# ------------------------------------------------------------------ building parts
def column(L, x, yt, yb, w, c, cd, cl=None, cap="doric", base=True, flutes=0, cap_h=None):
    """shaft with soft entasis, light half and dark half; capital inside yt..yb"""
    ch = cap_h or w * 0.45
    bh = w * 0.28 if base else 0
    a, b = w * 0.5, w * 0.41
    y0, y1 = yt + ch, yb - bh
    my = y0 + (y1 - y0) * 0.6
    L.path(
        "M%s %sQ%s %s %s %sL%s %sQ%s %s %s %sZ"
        % tuple(n(v) for v in (x - b, y0, x - a, my, x - a, y1, x + a, y1, x + a, my, x + b, y0)),
        c,
    )
    L.path(
        "M%s %sL%s %sL%s %sQ%s %s %s %sZ"
        % tuple(n(v) for v in (x + b * 0.2, y0, x + a * 0.2, y1, x + a, y1, x + a, my, x + b, y0)),
        cd,
    )
    if flutes:
        L.lines(
            [
                ((x + b * q, y0 + 1), (x + a * q, y1 - 1))
                for q in [(-0.62 + 1.3 * i / flutes) for i in range(flutes)]
            ],
            cd,
            max(0.7, w * 0.03),
            op=0.55,
        )
    if base:
        L.rect(x - a * 1.22, y1, w * 1.22, bh, c)
        L.rect(x + a * 0.2, y1, w * 0.51, bh, cd)
    if cap == "doric":
        L.poly(
            [
                (x - b, y0),
                (x - a * 1.25, yt + ch * 0.5),
                (x + a * 1.25, yt + ch * 0.5),
                (x + b, y0),
            ],
            c,
        )
        L.poly(
            [
                (x + b * 0.2, y0),
                (x + a * 0.1, yt + ch * 0.5),
                (x + a * 1.25, yt + ch * 0.5),
                (x + b, y0),
            ],
            cd,
        )
        L.rect(x - a * 1.35, yt, w * 1.35, ch * 0.5 + 0.3, cl or c)
        L.rect(x + a * 0.1, yt, a * 1.25, ch * 0.5 + 0.3, c)
        L.rect(x - a * 1.35, yt + ch * 0.44, w * 1.35, ch * 0.08, cd)
    else:
        L.rect(x - a * 1.2, yt, w * 1.2, ch * 0.38, cl or c)
        L.rect(x - a * 1.1, yt + ch * 0.36, w * 1.1, ch * 0.36, cd)
        for q in (-1, 1):
            L.circ(x + q * a * 1.05, yt + ch * 0.6, ch * 0.36, cl or c)
            L.circ(x + q * a * 1.05, yt + ch * 0.6, ch * 0.15, cd)


def steps_front(L, x0, x1, yt, yb, count, lit, riser, spread=0):
    """frontal flight, each step a lit tread over a darker riser; spread widens it downwards"""
    for i in range(count):
        t0, t1 = i / count, (i + 1) / count
        y0, y1 = yt + (yb - yt) * t0, yt + (yb - yt) * t1
        w = spread * t1
        L.rect(x0 - w, y0, x1 - x0 + 2 * w, (y1 - y0) * 0.5, lit)
        L.rect(x0 - w, y0 + (y1 - y0) * 0.48, x1 - x0 + 2 * w, (y1 - y0) * 0.55, riser)


def flame(L, x, y, s=1):
    P = lambda a, b: (x + a * s, y + b * s)
    L.blob(
        [P(-7, 0), P(-8, -8), P(-3, -15), P(-1, -26) + (1,), P(6, -14), P(8, -6), P(5, 1)], "fire"
    )
    L.blob([P(-4, 0), P(-4, -6), P(0, -14) + (1,), P(4, -5), P(3, 0)], "fire_l")


# ------------------------------------------------------------------ under construction
def ghost(S, k, polys, step=32, fop=0.54, lift=7, sw=1.7, hstep=None, diag=True):
    """scaffold_k: translucent stone body, dashed outline, pole lattice inside each polygon"""
    L = S.scaf(k)
    for P in polys:
        P = [tuple(p[:2]) for p in P]
        L.poly(P, "ghost", fop=fop)
        xs = [p[0] for p in P]
        ys = [p[1] for p in P]
        x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
        hs = hstep or step * 0.8
        v, h, dg = [], [], []
        m = max(1, round((x1 - x0) / step))
        sx = (x1 - x0) / m
        mm = max(1, round((y1 - y0) / hs))
        sy = (y1 - y0) / mm
        for i in range(m + 1):
            x = min(max(x0 + i * sx, x0 + 0.6), x1 - 0.6)
            for a, b in scan(P, x, 0):
                if b - a > 3:
                    v.append(((x, a - lift), (x, b)))
        for j in range(mm):
            y = y0 + (j + 0.5) * sy
            for a, b in scan(P, y, 1):
                if b - a > 3:
                    h.append(((a - 2, y), (b + 2, y)))
        if diag:
            for j in range(mm - 1):
                ya, yb = y0 + (j + 0.5) * sy, y0 + (j + 1.5) * sy
                for i in range(m):
                    if (i * 2 + j * 3) % 7:
                        continue
                    xa, xb = x0 + i * sx, x0 + (i + 1) * sx
                    ok = lambda x, y: any(a - 2 <= x <= b + 2 for a, b in scan(P, y, 1))
                    if ok(xa, ya) and ok(xb, yb):
                        dg.append(((xa, ya), (xb, yb)))
        L.lines(dg, "pole", sw * 0.7, op=0.5)
        L.lines(v, "pole", sw, op=0.72, cap="round")
        L.lines(h, "pole", sw * 0.85, op=0.72)
        L.poly(P, "none", stroke="ghost_l", sw=sw, dash="6 4", join="round")


def crane(L, x, y, h, reach, flip=1, tok="pole", rope=None):
    """wooden A-frame crane with a block on the rope"""
    f = flip
    top = (x + f * reach, y - h)
    L.lines(
        [
            ((x - 10, y), top),
            ((x + 10, y), top),
            ((x - f * 26, y), (x + f * reach * 0.55, y - h * 0.62)),
        ],
        tok,
        2.4,
        cap="round",
    )
    r = rope or h * 0.35
    L.line(top, (top[0], top[1] + r), tok, 1.2)
    L.rect(top[0] - 8, top[1] + r, 16, 10, "ghost")
    L.rect(top[0] - 8, top[1] + r, 16, 10, "none", stroke=tok, sw=1.2)
