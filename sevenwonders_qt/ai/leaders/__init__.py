"""The computer players' knowledge of the Leaders."""

from __future__ import annotations

from sevenwonders_qt.ai.leaders.appraiser import JUDGED, LeadersOutlook, play_of
from sevenwonders_qt.ai.parts import PlayerParts
from sevenwonders_qt.games.classic.events import HIDDEN
from sevenwonders_qt.games.leaders.state import Hands
from sevenwonders_qt.games.leaders.view import LeadersView


def _hands(view: LeadersView | None) -> Hands:
    """Return the hands as a view shows them: those of others are hidden."""
    if view is None:
        return Hands()
    seats = range(len(view.held))
    laid = [] if view.choice is None else [view.choice.card]
    picked = [] if view.picked is None else [view.picked]
    own = [*view.hand, *laid, *picked]
    return Hands(
        hands=[own if s == view.seat else [HIDDEN] * view.held[s] for s in seats],
        kept=[list(view.kept) if s == view.seat else [] for s in seats],
        picked=[None] * len(seats),
        choices=[None] * len(seats),
        used=list(view.used),
        pile=(HIDDEN,) * view.pile,
    )


PLAYERS = PlayerParts(
    extra=_hands,
    appraiser=LeadersOutlook,
    features=None,
    judges=JUDGED,
    play_of=play_of,
)
