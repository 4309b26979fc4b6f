"""The days when drills come back: Leitner boxes, kept in a file beside the settings."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Any, Final

from sevenwonders_qt.core.shared_file import SharedFile
from sevenwonders_qt.core.stored import (
    Damaged,
    choice,
    file_name,
    listed,
    load,
    mapping,
    matching,
    reader,
    whole,
)
from sevenwonders_qt.core.whole_file import make_folders, write_whole

FILE: Final = "drills.json"
FORMAT: Final = 1
BOXES: Final = (0, 1, 3, 7, 21, 60)
"""The days until a position of each box comes back; a wrong answer puts it into the first."""

MOST: Final = 5000
"""The most positions of a deck; own ones beyond that are forgotten, the oldest first."""

LARGEST: Final = 4 << 20


HIGHEST: Final = (1 << 31) - 1


def _match(stored: Any) -> str:
    found = file_name(stored)
    if found.startswith("."):
        raise Damaged("is not the name of a match")
    return found


@dataclass(frozen=True, slots=True)
class DrillCard:
    """The answers to a position: ``box`` 0 to 5, ``due`` the day when it comes back."""

    box: Annotated[int, whole(0, len(BOXES) - 1)]
    due: date
    asked: Annotated[int, whole(1, HIGHEST)]
    right: Annotated[int, whole(0, HIGHEST)]

    def check_stored(self) -> None:
        """Raise `Damaged` if there are more right answers than answers."""
        if self.right > self.asked:
            raise Damaged("is more than were asked", ("right",))


@dataclass(frozen=True, slots=True)
class OwnDrill:
    """A choice of a person that has cost something: its match, and the step that it came before."""

    match: Annotated[str, _match]
    step: Annotated[int, whole(0, HIGHEST)]
    seat: Annotated[int, whole(0, HIGHEST)]

    @property
    def id(self) -> str:
        return f"{self.match}/{self.step}"


@dataclass(slots=True)
class DrillDeck:
    """The cards by the id of their position, and the person's own positions."""

    cards: dict[str, DrillCard] = field(default_factory=dict)
    own: list[OwnDrill] = field(default_factory=list)

    def answer(self, id: str, *, right: bool, today: date) -> DrillCard:
        """Note an answer: one box further if it was right, else back to the first."""
        before = self.cards.get(id)
        box = before.box if before is not None else 0
        box = min(box + 1, len(BOXES) - 1) if right else 0
        asked, good = (before.asked, before.right) if before is not None else (0, 0)
        due = today + timedelta(days=BOXES[box])
        self.cards[id] = DrillCard(box, due, asked + 1, good + right)
        return self.cards[id]

    def day_of(self, id: str, today: date) -> date:
        """Return the day when an answered position comes back.

        One that was answered while the clock was ahead comes today: no right day is that
        far away.
        """
        card = self.cards[id]
        return card.due if card.due <= today + timedelta(days=BOXES[card.box]) else today

    def due(self, ids: Iterable[str], today: date) -> list[str]:
        """Return the positions for today: first those that came back, the longest due first.

        New ones follow, and a position answered wrongly today is at the end.
        """
        wanted = [id for id in ids if id not in self.cards or self.day_of(id, today) <= today]

        def order(id: str) -> tuple[int, date]:
            card = self.cards.get(id)
            if card is None:
                return 1, today
            return (2 if card.due == today and card.box == 0 else 0), self.day_of(id, today)

        return sorted(wanted, key=order)

    def next_day(self, ids: Iterable[str]) -> date | None:
        """Return the day when the first of them comes back; None if none was ever answered."""
        return min((self.cards[id].due for id in ids if id in self.cards), default=None)

    def add(self, drill: OwnDrill) -> bool:
        """Add a choice of a review; False if it is there already."""
        if any(one.id == drill.id for one in self.own):
            return False
        self.own.append(drill)
        while len(self.own) > MOST:
            self.drop(self.own[0].id)
        return True

    def drop(self, id: str) -> None:
        """Forget an own position, whose match is gone."""
        self.own = [one for one in self.own if one.id != id]
        self.cards.pop(id, None)


@dataclass(frozen=True, slots=True)
class DrillProgress:
    """The progress of a person with some positions.

    ``boxes`` count those in each box that were ever answered; ``asked`` and ``right`` are
    answers.
    """

    positions: int
    due: int
    new: int
    asked: int
    right: int
    boxes: tuple[int, ...]

    @property
    def known(self) -> int:
        """The number of positions that were right at least twice in a row."""
        return sum(self.boxes[2:])


def progress(deck: DrillDeck, ids: Sequence[str], today: date) -> DrillProgress:
    """Return the progress with these positions."""
    cards = [deck.cards[id] for id in ids if id in deck.cards]
    return DrillProgress(
        positions=len(ids),
        due=len(deck.due(ids, today)),
        new=len(ids) - len(cards),
        asked=sum(card.asked for card in cards),
        right=sum(card.right for card in cards),
        boxes=tuple(sum(card.box == box for card in cards) for box in range(len(BOXES))),
    )


@dataclass(frozen=True, slots=True)
class _Stored:
    """A deck as its file holds it."""

    format: Annotated[int, choice((FORMAT,))]
    cards: Annotated[
        Mapping[str, DrillCard], mapping(Annotated[str, matching("(?s).{1,400}")], DrillCard)
    ]
    own: Annotated[tuple[OwnDrill, ...], listed(OwnDrill, 0, MOST, different=True)]


# The file -------------------------------------------------------------------------------------


def deck_file(path: Path) -> SharedFile[DrillDeck]:
    """Return the deck in ``path``, a file that other windows change as well."""
    return SharedFile(path, _deck_there, save_deck, DrillDeck())


def load_deck(path: Path) -> DrillDeck:
    """Return the deck of a file; an empty one if there is no file.

    A damaged file is kept under another name, so that nothing of it is lost.
    """
    return deck_file(path).value


def _deck_there(path: Path) -> DrillDeck | None:
    try:
        found: _Stored = load(path, reader(_Stored), LARGEST)
    except FileNotFoundError:
        return None
    except Damaged:
        with suppress(OSError):
            path.replace(path.with_name(f"{path.name}.damaged"))
        return None
    return DrillDeck(dict(found.cards), list(found.own))


def save_deck(path: Path, deck: DrillDeck) -> None:
    """Write the file whole or not at all; raises OSError."""
    document = {
        "format": FORMAT,
        "cards": {id: {**asdict(card), "due": str(card.due)} for id, card in deck.cards.items()},
        "own": [asdict(drill) for drill in deck.own],
    }
    make_folders(path.parent)
    write_whole(path, json.dumps(document, indent=1).encode())
