"""The two lanes of the player who decides for the Free City: what each of two cities is to do."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Prompt
from sevenwonders_qt.games.classic.events import HIDDEN, CardChosen, PileDrawn, TurnBegan
from sevenwonders_qt.views.table.shown import Shown

FREE, OWN = "free", "own"
LANES = (FREE, OWN)
"""The Free City plays first, so it comes first everywhere."""

_AFTER_THE_TURN = (Prompt.FREE_CITY_LAST, Prompt.LAST_CARD, Prompt.DISCARD_PILE)


@dataclass(frozen=True, slots=True)
class LaneChoice:
    """A card at its place, the action it is meant for, and the command once it is certain.

    Without a key the action is still to be said; without a command, how to pay.
    """

    index: int
    key: str = ""
    command: Play | None = None


@dataclass(frozen=True, slots=True)
class Lane:
    """What one of the two cities is to do: ``shown`` is the table as that city sees it."""

    name: str
    shown: Shown
    draft: LaneChoice | None
    card: CardId | None
    active: bool

    @property
    def open(self) -> bool:
        """Whether its card is still to be laid."""
        return self.shown.choosing

    @property
    def complete(self) -> bool:
        """Whether nothing but how to pay can be missing."""
        return not self.open or (self.draft is not None and bool(self.draft.key))


def two_decisions(shown: Shown) -> bool:
    """Whether the seat lays a card for the Free City too this turn."""
    free = shown.of_free_city()
    if free is None:
        return False
    if free.table.view.prompt in _AFTER_THE_TURN or shown.table.view.prompt in _AFTER_THE_TURN:
        return False
    return free.choosing or free.table.view.choice is not None


def drawn_at(shown: Shown, cards: tuple[CardId, ...]) -> int | None:
    """The place of the card that came from the pile this turn, where that is known.

    It was put last. Around a shared screen the log does not name it, so once a card has been laid
    for the Free City, and perhaps been put back at the end, nothing is marked.
    """
    log = [entry.event for entry in shown.table.log]
    begun = max((n for n, event in enumerate(log) if isinstance(event, TurnBegan)), default=0)
    drawn = next((e.card for e in log[begun:] if isinstance(e, PileDrawn)), None)
    laid = any(isinstance(e, CardChosen) and e.seat == shown.free_seat for e in log[begun:])
    if drawn is None or (drawn == HIDDEN and laid):
        return None
    places = [n for n, card in enumerate(cards) if card == drawn or drawn == HIDDEN]
    return places[-1] if places else None
