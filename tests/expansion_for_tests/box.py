"""The box of the expansion: its rules, and all that goes beside them."""

from __future__ import annotations

from pathlib import Path

from sevenwonders_qt.ai.parts import PlayerParts
from sevenwonders_qt.app.boxes import BOXES, ExpansionBox
from sevenwonders_qt.models.boxes import Switch
from sevenwonders_qt.models.words.box_words import Words
from sevenwonders_qt.views.table.boxes import TableParts
from tests.expansion_for_tests import rules


def players() -> PlayerParts:
    from tests.expansion_for_tests.players import PLAYERS

    return PLAYERS


def words() -> Words:
    from tests.expansion_for_tests.words import WORDS

    return WORDS


def table() -> TableParts:
    from tests.expansion_for_tests.table import TABLE

    return TABLE


TEST_BOX = ExpansionBox(
    rules=rules.load,
    words=words,
    setup=Switch(rules.NAME, players=range(3, 8), key="T"),
    players=players,
    table=table,
    art=Path(__file__).parent / "art",
)
ALL_BOXES = {**BOXES, rules.NAME: TEST_BOX}
