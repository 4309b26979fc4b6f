"""Where a card of the hand may be dropped, and what each place would do with it."""

from __future__ import annotations

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.views.table.choices import DISCARD, STAGE, Choice, build_action, choices
from sevenwonders_qt.views.table.drag import Target
from sevenwonders_qt.views.table.overlay import Place, PlaceOf
from sevenwonders_qt.views.table.shown import Shown


def own_targets(shown: Shown, card: CardId, place_of: PlaceOf) -> tuple[Target, ...]:
    """The board, the columns and the pile."""
    known = _choices(shown, card)
    keys = {"board": STAGE, "columns": build_action(shown, card), "pile": DISCARD}
    return _placed({(name,): known[key] for name, key in keys.items()}, place_of)


def free_city_targets(shown: Shown, card: CardId, place_of: PlaceOf) -> tuple[Target, ...]:
    """The Free City's picture and its structures; ``shown`` is the table as it sees it."""
    known, seat = _choices(shown, card), shown.table.view.seat
    places: dict[Place, Choice] = {
        ("picture", seat): known[STAGE],
        ("strips", seat): known[build_action(shown, card)],
    }
    return _placed(places, place_of, free=True)


def _choices(shown: Shown, card: CardId) -> dict[str, Choice]:
    return {choice.key: choice for choice in choices(shown, card)}


def _placed(
    places: dict[Place, Choice], place_of: PlaceOf, *, free: bool = False
) -> tuple[Target, ...]:
    found = ((place_of(place), choice) for place, choice in places.items())
    return tuple(Target(rect, choice, free) for rect, choice in found if rect is not None)
