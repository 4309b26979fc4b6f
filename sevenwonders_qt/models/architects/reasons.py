"""How a choice pays in Architects: a whole sentence for each of its mechanisms."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLocale

from sevenwonders_qt.ai.architects import mechanisms as by
from sevenwonders_qt.models.names import ROMAN

translate = QCoreApplication.translate


def sentences(found: object) -> Iterator[str]:
    """How a choice pays by one mechanism of Architects; nothing for one of another game."""
    match found:
        case by.PaysForStages(stages=stages):
            text = translate("Reason", "Lets you pay for {stages}.")
            yield text.format(
                stages=QLocale().createSeparatedList([_stage(number) for number in stages])
            )
        case by.Gathers(stage=stage, have=have, need=need):
            text = translate("Reason", "Gives you {have} of the {need} resources for {stage}.")
            yield text.format(have=have, need=need, stage=_stage(stage))
        case by.CompletesSet():
            yield translate("Reason", "Completes green cards for a progress token.")
        case by.TakesCat():
            yield translate("Reason", "Gives you the cat.")
        case by.StartsBattle(won=won):
            yield translate(
                "Reason", "Its horns start a battle: you win %n victory token(s).", None, won
            )


def _stage(number: int) -> str:
    text = translate("Reason", "stage {number}", "of Architects, in a sentence")
    return text.format(number=ROMAN[number - 1])
