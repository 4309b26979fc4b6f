"""The actions of the first person in a saved match, turn by turn, as all players saw them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models.seats import You, seat_names
from sevenwonders_qt.models.shown.replay import story_of, turn_words
from sevenwonders_qt.models.shown.story import Deed, Story
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.session.match import Match

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ChoiceCell:
    """One action; None where nothing was done in a turn, or not yet.

    ``age`` is 0 where there are no Ages; ``number`` is then that of the round.
    """

    age: int
    number: int
    deed: Deed | None


@dataclass(frozen=True, slots=True)
class PlayerStrip:
    """The actions of the player of this name, in order."""

    name: str
    cells: tuple[ChoiceCell, ...]


def strip_of(match: Match[AnyGame]) -> PlayerStrip:
    """Return the strip of the first person; of the first seat where no person plays.

    It has only what was open to all at the table: a card that is chosen and not yet shown is
    not in it, and of a sold card only that it was sold.
    """
    players = [spec.player for spec in match.seats]
    seat = players.index(PERSON) if PERSON in players else 0
    return PlayerStrip(seat_names(match.seats)[seat], tuple(_cells(story_of(match), seat)))


def _cells(story: Story, seat: Seat) -> Iterator[ChoiceCell]:
    """Yield all turns of the Ages, future ones as well; without Ages only the actions done."""
    known = {(column.age, column.number): column.deeds[seat] for column in story.columns}
    turns = [(age, n + 1) for age, turns in enumerate(story.ages, start=1) for n in range(turns)]
    for turn in turns or known:
        deeds = known.get(turn, ())
        yield from (ChoiceCell(*turn, deed) for deed in deeds)
        if turns and not deeds:
            yield ChoiceCell(*turn, None)


def cell_words(cell: ChoiceCell) -> str:
    """Return the turn and its action in words."""
    words = translate("Saves", "nothing yet") if cell.deed is None else cell.deed.words()
    return titled(turn_words(cell.age, cell.number), words)


def strip_words(strip: PlayerStrip) -> str:
    """Return the whole strip in words, for those who cannot see it."""
    text = translate("Saves", "Choices of {name}").format(name=strip.name)
    if isinstance(strip.name, You):
        text = translate("Saves", "Your choices")
    done = [cell_words(cell) for cell in strip.cells if cell.deed is not None]
    return ". ".join([text, *done])
