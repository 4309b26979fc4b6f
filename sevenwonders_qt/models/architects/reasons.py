"""The advantages of a choice in Architects: a whole sentence for each mechanism."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QLocale

from sevenwonders_qt.ai.architects import mechanisms as by
from sevenwonders_qt.models.architects.terms import kind_name, token_effect, token_name
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.models.words.neighbours import neighbour_words

translate = QCoreApplication.translate


def sentences(found: object) -> Iterator[str]:
    """Yield the advantage of a choice by one mechanism of Architects; nothing for another game."""
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
        case by.NeedsOneMore():
            yield _one_more(found)
        case by.IsAnyResource():
            yield translate("Reason", "The coin counts as any resource.")
        case by.BringsMore(token=token):
            text = translate("Reason", "{token} gives you another card for it.")
            yield text.format(token=token_name(token))
        case by.HasEffect(token=token):
            text = translate("Reason", "{token} ({effect}).", "a progress token and what it does")
            yield text.format(token=token_name(token), effect=token_effect(token))
        case by.BringsNoStage(card=card):
            text = translate("Reason", "{card} does not help to pay for your next stage.")
            yield text.format(card=kind_name(card))
        case by.KeepsFrom():
            yield _kept(found)
        case by.NearsBattle():
            yield _nearer(found)
        case by.StartsBattle(won=won):
            yield translate(
                "Reason", "Its horns start a battle: you win %n victory token(s).", None, won
            )


def _one_more(found: by.NeedsOneMore) -> str:
    if found.card is None:
        return translate("Reason", "Then any green card brings a progress token.")
    text = translate("Reason", "Then another {card} brings a progress token.")
    return text.format(card=kind_name(found.card))


def _kept(found: by.KeepsFrom) -> str:
    if found.stage:
        text = translate("Reason", "Otherwise {neighbour} can pay for a stage with this card.")
    else:
        text = translate("Reason", "Otherwise {neighbour} can get a progress token with this card.")
    return text.format(neighbour=neighbour_words(found.side))


def _nearer(found: by.NearsBattle) -> str:
    text = translate(
        "Reason",
        "Its horns turn {turned} of {all} conflict tokens: with the shields as they are now you "
        "win %n victory token(s) in the battle.",
        None,
        found.won,
    )
    return text.format(turned=found.turned, all=found.turned + found.left)


def _stage(number: int) -> str:
    text = translate("Reason", "stage {number}", "of Architects, in a sentence")
    return text.format(number=ROMAN[number - 1])
