"""The box of Leaders for tests in the window."""

from __future__ import annotations

from sevenwonders_qt.app.boxes import BOXES, ExpansionBox
from sevenwonders_qt.games.classic.ruleset import Expansion
from sevenwonders_qt.games.leaders.catalogue import NAME, PLAYERS
from sevenwonders_qt.models.boxes import Switch
from sevenwonders_qt.models.words.box_words import Words
from sevenwonders_qt.views.table.boxes import TableParts


def rules() -> Expansion:
    from sevenwonders_qt.games.leaders.module import load_expansion

    return load_expansion()


def words() -> Words:
    from sevenwonders_qt.models.leaders.words import WORDS

    return WORDS


def table() -> TableParts:
    from sevenwonders_qt.views.leaders import TABLE

    return TABLE


LEADERS = ExpansionBox(
    rules=rules,
    words=words,
    setup=Switch(
        NAME,
        players=PLAYERS,
        wonders=("roma", "abu_simbel"),
        house_rules=("burying_optional",),
        key="I",
        picture="cleopatra",
    ),
    table=table,
)
WITH_LEADERS = {**BOXES, NAME: LEADERS}
