"""All texts of the Wonder Pack."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import Piece
from sevenwonders_qt.games.wonder_pack.catalogue import NAME, WONDERS
from sevenwonders_qt.games.wonder_pack.events import ColourSeen, FirstCoinsGained
from sevenwonders_qt.games.wonder_pack.pieces import SeenColour
from sevenwonders_qt.models.wonder_pack.effects import EFFECTS, KINDS, as_seen
from sevenwonders_qt.models.words.advice_file import shipped_advice
from sevenwonders_qt.models.words.box_words import SetUpWords, Words, no_mark
from sevenwonders_qt.models.words.names import wonder_name
from sevenwonders_qt.models.words.rules.rule import shipped_chapter
from sevenwonders_qt.models.words.sentence import Sentence
from sevenwonders_qt.models.words.terms import paint_name

translate = QCoreApplication.translate


def _coins_gained(event: FirstCoinsGained) -> Sentence:
    text = translate("WonderPack", "began with %n coin(s) more", None, event.coins)
    return event.seat, "coins", text


def _colour_seen(event: ColourSeen) -> Sentence:
    if event.colour is None:
        return event.seat, "stage", translate("WonderPack", "put a leader under the stage")
    text = translate("WonderPack", "put a {colour} card under the stage")
    return event.seat, f"sym_{event.colour}", text.format(colour=paint_name(event.colour))


def _coins_of(event: Event) -> Sequence[tuple[Seat, int]]:
    return ((event.seat, event.coins),) if isinstance(event, FirstCoinsGained) else ()


def _name_of(source: str) -> str | None:
    """Return the name of a wonder of the box, where it is the source of something."""
    return wonder_name(source) if source in WONDERS else None


def _pieces(pieces: Sequence[Piece]) -> str:
    text = translate("WonderPack", "{colour} card under a stage")
    seen = (piece for piece in pieces if isinstance(piece, SeenColour))
    return " · ".join(text.format(colour=paint_name(piece.colour)) for piece in seen)


WORDS = Words(
    NAME,
    title=lambda: translate("NewGame", "Wonder Pack"),
    note=lambda: translate("NewGame", "the Great Wall, Stonehenge and Manneken Pis"),
    for_whom=lambda: translate("Message", "The Wonder Pack is for 2 to 7 players."),
    changes=lambda: translate(
        "NewGame",
        "The Great Wall, Stonehenge and Manneken Pis join the wonders. The stages of the Great "
        "Wall may be built in any order, and Manneken Pis copies stages of the neighbours.",
    ),
    set_up=SetUpWords(
        adds=lambda: translate("Boxes", "Three more wonders, with rules of their own."),
        things=lambda: translate("Boxes", "%n wonder(s)", None, len(WONDERS)),
        # No more turns and no more cards: the new stages are read once.
        minutes=1,
        difficulty=2,
    ),
    game="7 Wonders Wonder Pack",
    cards=_name_of,
    effects=EFFECTS,
    events={FirstCoinsGained: _coins_gained, ColourSeen: _colour_seen},
    deeds=(ColourSeen,),
    coins=_coins_of,
    pieces=_pieces,
    marks={SeenColour: no_mark},
    kinds=KINDS,
    chapter=lambda: shipped_chapter(NAME),
    advice=lambda: shipped_advice(NAME),
    as_seen=as_seen,
)
