"""The movements of the Free City's pile: a card is drawn from it."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from sevenwonders_qt.games.classic.events import PileDrawn
from sevenwonders_qt.views.paint.theme import MOTION
from sevenwonders_qt.views.table.scenery import POP, Scenery
from sevenwonders_qt.views.table.sprites import CardSprite, fade, glide, zoom
from sevenwonders_qt.views.table.timeline import Timeline

PILE = ("free pile",)
"""The place of the pile, as `Parts.place_of` names it."""

_LYING = 54.0
"""How wide a card of the pile is drawn, in design pixels."""


def draw_from_pile(at: Scenery, timeline: Timeline, event: PileDrawn, now: float) -> float:
    """The top card goes to the player who drew it, and turns over for its owner.

    Returns when it is there, in milliseconds.
    """
    style, view = at.style, at.after.view
    pile = at.place_of(PILE)
    start = pile.center() if pile is not None else QPointF()
    end, width, face = at.place("seat", event.seat).center(), style.s(80), None
    own = at.place_of(("card", len(view.hand) - 1)) if event.seat == view.seat else None
    if own is not None:
        end, width, face = own.center(), own.width(), at.faces(view.hand[-1])
    sprite = CardSprite(style, max(1, view.age), face, width, at.layer)
    sprite.setPos(start)
    sprite.setOpacity(0)
    sprite.setZValue(50)
    timeline.add(now, POP, fade(sprite, 0, 1))
    timeline.add(now, MOTION["fly"], glide(sprite, start, end, style.s(60)))
    timeline.add(now, MOTION["fly"], zoom(sprite, style.s(_LYING) / width, 1))
    now += MOTION["fly"].ms
    if face is None:
        timeline.add(now, POP, fade(sprite, 1, 0))
        return now + POP.ms
    timeline.add(now, MOTION["flip"], sprite.flip)
    return now + MOTION["flip"].ms
