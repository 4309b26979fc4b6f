"""The form of the scores of Architects on the score pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.architects.numbers import CAT_POINTS, PLAYERS, STAGES, VICTORY_POINTS
from sevenwonders_qt.games.architects.scoring import Category, ranking
from sevenwonders_qt.models.shown.pad_form import Limits, Pad, PadForm
from sevenwonders_qt.models.shown.score_sheet import Source
from sevenwonders_qt.models.words.names import WONDERS

translate = QCoreApplication.translate

STAGES_ROW: Final = "stages"
"""The row that breaks ties and has no points."""

_WORTH: Final[Mapping[str, int]] = {
    Category.CAT: CAT_POINTS,
    Category.MILITARY: VICTORY_POINTS,
    STAGES_ROW: 0,
}

_LIMITS: Final[Mapping[str, Limits]] = {
    "stage_points": Limits(0, 30),  # a finished Giza
    STAGES_ROW: Limits(0, STAGES),
    "cat": Limits(0, 1),
    "blue": Limits(0, 99),
    "victories": Limits(0, 40),  # tokens, not points
    "progress": Limits(0, 99),
    "military_points": Limits(0, 120),
}
"""The limits by the name of the entry."""


def _note(row: str) -> str:
    return {
        "wonder": translate("Score", "points of the stages built", "Architects"),
        "cat": translate("Score", "1 for whoever has it: 2 points"),
        "blue": translate("Score", "points of 2 and 3"),
        "military": translate("Score", "tokens, 3 points each"),
        "progress": translate("Score", "points of the tokens"),
        STAGES_ROW: translate("Score", "they break a tie"),
    }[row]


def _odd(pad: Pad, seat: int) -> Mapping[tuple[int, str], str]:
    found = {}
    cats = sum(pad.value(number, "cat") or 0 for number in range(len(pad.players)))
    if cats > 1 and pad.value(seat, "cat"):
        found[seat, "cat"] = translate("Score", "Only one player has the cat.")
    points, stages = pad.value(seat, "wonder"), pad.value(seat, STAGES_ROW)
    if points is not None and stages is not None and bool(points) != bool(stages):
        text = translate("Score", "Points and stages don't match.")
        found[seat, STAGES_ROW] = text
    return found


def _sources(entry: str, value: int) -> Sequence[Source]:
    if entry == "victories" and value:
        return (("mil_3", str(value)),)
    return (("ar_cat", ""),) if entry == Category.CAT and value else ()


def _sum(entry: str, value: int) -> tuple[str, str] | None:
    if entry != "victories":
        return None
    return translate("Score", "Military victory tokens"), f"{value} × {VICTORY_POINTS}"


PAD: Final = PadForm(
    title=lambda: translate("Rules", "Architects"),
    sheet=lambda boxes: "7 Wonders Architects",
    rows=lambda boxes: (*map(str, Category), STAGES_ROW),
    note=_note,
    limits=_LIMITS,
    tie=STAGES_ROW,
    ranking=ranking,
    many=lambda boxes: PLAYERS[-1],
    points=lambda row, value: value * _WORTH.get(row, 1),
    entries={Category.WONDER: "stage_points", Category.MILITARY: "victories"},
    counted={str(Category.MILITARY): "military_points"},
    unscored=frozenset({STAGES_ROW}),
    wonders=lambda pad: tuple(WONDERS)[:7],
    odd=_odd,
    sources=_sources,
    sum=_sum,
)
