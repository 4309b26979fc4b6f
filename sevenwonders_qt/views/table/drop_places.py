"""Where a card of the hand may be dropped, and what each place would do with it."""

from __future__ import annotations

from collections.abc import Sequence

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.views.table.choices import DISCARD, STAGE, Choice, build_action, choices
from sevenwonders_qt.views.table.drag import Target
from sevenwonders_qt.views.table.overlay import Place, PlaceOf
from sevenwonders_qt.views.table.shown import Shown


def own_targets(shown: Shown, card: CardId, place_of: PlaceOf) -> tuple[Target, ...]:
    """The board, the columns and the pile."""
    known = _choices(shown, card)
    keys = {"board": STAGE, "columns": build_action(shown, card), "pile": DISCARD}
    seat = shown.table.view.seat
    strips: list[Place] = [("strip", seat, built) for built in shown.own.built]
    strips.append(("next strip", shown.card(card).colour))
    return _placed({(name,): known[key] for name, key in keys.items()}, place_of, strips)


def free_city_targets(shown: Shown, card: CardId, place_of: PlaceOf) -> tuple[Target, ...]:
    """The Free City's picture and its structures; ``shown`` is the table as it sees it."""
    known, seat = _choices(shown, card), shown.table.view.seat
    strips: list[Place] = [("strip", seat, built) for built in shown.own.built]
    places: dict[Place, Choice] = {
        ("picture", seat): known[STAGE],
        ("strips", seat): known[build_action(shown, card)],
    }
    return _placed(places, place_of, strips, free=True)


def _choices(shown: Shown, card: CardId) -> dict[str, Choice]:
    return {choice.key: choice for choice in choices(shown, card)}


def _placed(
    places: dict[Place, Choice], place_of: PlaceOf, strips: Sequence[Place], *, free: bool = False
) -> tuple[Target, ...]:
    found = ((place, place_of(place), choice) for place, choice in places.items())
    words = tuple(rect for strip in strips if (rect := place_of(strip)) is not None)
    return tuple(
        Target(rect, choice, free, words if place[0] in ("columns", "strips") else ())
        for place, rect, choice in found
        if rect is not None
    )
