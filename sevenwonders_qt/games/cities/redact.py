"""Events of Cities as a seat may see them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities.events import EVENTS, LossChosen
from sevenwonders_qt.games.classic.ruleset import Redaction, shown_to_all


def _chosen(event: LossChosen, seat: Seat) -> LossChosen:
    return event if event.seat == seat else replace(event, coins=None)


REDACTIONS: Mapping[type[Event], Redaction] = {
    **dict.fromkeys(EVENTS, shown_to_all),
    LossChosen: _chosen,
}
