"""The form of the scores of 7 Wonders on the score pad, with boxes that it does not play, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.scoring import CATEGORIES, COINS_PER_POINT, SYMBOLS, ranking
from sevenwonders_qt.models.boxes import known_among
from sevenwonders_qt.models.new_match import too_few_for
from sevenwonders_qt.models.shown.pad_form import Limits, Pad, PadForm
from sevenwonders_qt.models.shown.score_pad import MOST, SCIENCE, TREASURY
from sevenwonders_qt.models.shown.score_sheet import Source
from sevenwonders_qt.models.words.names import WONDERS
from sevenwonders_qt.models.words.pad import box_name
from sevenwonders_qt.models.words.paper_boxes import ARMADA, DEBT, pad_rows, paper_boxes

translate = QCoreApplication.translate

_LIMITS: Final[Mapping[str, Limits]] = {
    "military": Limits(-30, 60),
    "treasury": Limits(0, 199),  # coins, not points
    "wonder": Limits(0, 60),
    "civil": Limits(0, 99),
    "commerce": Limits(0, 99),
    "guild": Limits(0, 99),
    DEBT: Limits(-60, 0),
    **{str(symbol): Limits(0, 12) for symbol in SYMBOLS},
    "free": Limits(0, 8),
    "most": Limits(0, 5),
    "swap": Limits(0, 1),
    "bonus": Limits(0, 1),
    "treasury_points": Limits(0, 66),
    "science_points": Limits(0, 250),
}
"""The limits by the name of the entry; boxes bring those of their rows."""


def _rows(boxes: Sequence[str]) -> tuple[str, ...]:
    found = list(map(str, CATEGORIES))
    found += [row.on_pad or str(row.name) for box in known_among(boxes) for row in box.rows]
    found += [str(row.name) for box in paper_boxes() if box.name in boxes for row in box.rows]
    return tuple(dict.fromkeys(found))  # two boxes may bring one row, such as debts


def _many(boxes: Sequence[str]) -> int:
    return max((MOST - 1, *(words.most_on_pad for words in known_among(boxes))))


def _wonders(pad: Pad) -> Sequence[str]:
    """Return the wonders to choose from, with those that are on the pad already."""
    newer = {wonder: box.name for box in paper_boxes() for wonder in box.wonders}
    older = [wonder for wonder in WONDERS if wonder not in newer]
    more = [wonder for wonder, box in newer.items() if box in pad.expansions]
    held = [player.wonder for player in pad.players if player.wonder]
    return tuple(dict.fromkeys((*older, *more, *held)))


def _note(row: str) -> str:
    boxes = {str(row.name): row.note for row in pad_rows()}
    if row in boxes:
        return boxes[row]()
    return {
        "military": translate("Score", "victories less defeats"),
        "treasury": translate("Score", "coins: 1 point for every 3"),
        "wonder": translate("Score", "points of the stages built"),
        "civil": translate("Score", "blue cards"),
        SCIENCE: translate("Score", "calculated from symbols"),
        "commerce": translate("Score", "yellow cards"),
        "guild": translate("Score", "purple cards"),
        "debt": translate("Score", "always negative"),
    }[row]


def _odd(pad: Pad, seat: int) -> Mapping[tuple[int, str], str]:
    found = {}
    if seat >= _many(pad.expansions):
        found[seat, ""] = translate("Score", "Eight can play only with Cities.")
    military = pad.value(seat, "military") or 0
    if military < -6 and ARMADA not in pad.expansions:
        found[seat, "military"] = translate("Score", "There are no more than 6 defeats.")
    elif military > 18 and not pad.expansions:
        text = translate("Score", "Three Ages give 18 points at most.")
        found[seat, "military"] = text
    if not pad.expansions and max(pad.symbols(seat).counts) > 4:
        text = translate("Score", "No symbol is on more than 4 cards.")
        found[seat, SCIENCE] = text
    for closed in too_few_for(pad.expansions, len(pad.players)):
        for words in known_among([closed]):
            for row in map(str, (row.name for row in words.rows[:1])):
                if pad.value(seat, row):
                    found[seat, row] = words.for_whom()
    return found


def _points(row: str, value: int) -> int:
    return value // COINS_PER_POINT if row == TREASURY else value


def _sources(entry: str, value: int) -> Sequence[Source]:
    return (("coin", str(value)),) if entry == TREASURY and value else ()


def _sum(entry: str, value: int) -> tuple[str, str] | None:
    if entry != TREASURY:
        return None
    return translate("Score", "%n coin(s)", None, value), translate("Score", "1 point for every 3")


PAD: Final = PadForm(
    title=lambda: translate("Score", "Base game"),
    sheet=lambda boxes: " + ".join(["7 Wonders", *map(box_name, boxes)]),
    rows=_rows,
    note=_note,
    limits=_LIMITS,
    tie=TREASURY,
    ranking=ranking,
    many=_many,
    points=_points,
    counted={TREASURY: "treasury_points", SCIENCE: "science_points"},
    wonders=_wonders,
    sides=True,
    odd=_odd,
    sources=_sources,
    sum=_sum,
)
