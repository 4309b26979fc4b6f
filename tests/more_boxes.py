"""Boxes without rules of their own, so that a test has more of them than the program comes with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from sevenwonders_qt.app.boxes import BOXES, ExpansionBox
from sevenwonders_qt.games.classic.ruleset import Expansion, RuleModule
from sevenwonders_qt.models.boxes import Switch
from sevenwonders_qt.models.words.box_words import ScoreRow, SetUpWords, Words

_PLAYERS: Final = range(3, 8)
_TITLES: Final = ("Pacote de Maravilhas", "Ciudades", "Armada", "Babel", "Festival")
_PICTURES: Final = ("baths", "circus", "well", "forum", "port")


def more_boxes(count: int) -> Mapping[str, ExpansionBox]:
    """Return the boxes of the program and as many others as make it ``count`` of them.

    Each of the others has a row of its own on the score sheet, and all of them have one together.
    """
    others = {f"box {number}": _box(number) for number in range(max(0, count - len(BOXES)))}
    return {**BOXES, **others}


def _box(number: int) -> ExpansionBox:
    name, title = f"box {number}", _TITLES[number]
    words = Words(
        name,
        title=lambda: title,
        note=lambda: "as much as a note says of a box",
        for_whom=lambda: f"{title} is for 3 to 7 players.",
        changes=lambda: "What a match with this box has that others lack, in whole sentences.",
        set_up=SetUpWords(
            adds=lambda: "A sentence about as long as the others, on what the box adds to a match.",
            things=lambda: "42 things",
            minutes=8,
            difficulty=4,
        ),
        rows=(
            ScoreRow(name, lambda: title, "vp", "olive", lambda: "its own points"),
            ScoreRow("toll", lambda: "Toll", "coin", "bad", lambda: "never more than 0", -20, 0),
        ),
    )
    return ExpansionBox(
        rules=partial(Expansion, name, _PLAYERS, (RuleModule(name),)),
        words=lambda: words,
        setup=Switch(name, players=_PLAYERS, key="ZXYQW"[number], picture=_PICTURES[number]),
    )
