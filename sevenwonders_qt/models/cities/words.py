"""All texts of Cities."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.catalogue import (
    DECK,
    GUILDS,
    NAME,
    SIZES,
    Deck,
    Guilds,
    load_lent,
)
from sevenwonders_qt.games.cities.commands import LOSS, PayLoss
from sevenwonders_qt.games.cities.pieces import Debts, Diplomacy
from sevenwonders_qt.games.classic.effects import BLACK
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.cities import box
from sevenwonders_qt.models.cities.advice import advice_words
from sevenwonders_qt.models.cities.effects import EFFECTS, KINDS
from sevenwonders_qt.models.cities.losses import bill_for, plan_words
from sevenwonders_qt.models.cities.names import name_of, short_name_of
from sevenwonders_qt.models.cities.sentences import (
    EVENTS,
    coins_lost,
    line_words,
    pieces_words,
)
from sevenwonders_qt.models.words.advice_file import shipped_advice
from sevenwonders_qt.models.words.box_words import (
    ChoiceWords,
    PieceBeside,
    PieceMark,
    SetUpWords,
    Words,
)
from sevenwonders_qt.models.words.first_tips import shipped_tips
from sevenwonders_qt.models.words.rules.rule import shipped_chapter

translate = QCoreApplication.translate

_CHOICES: Final = {
    DECK: ChoiceWords(
        lambda: translate("NewGame", "Black cards"),
        lambda: translate(
            "NewGame",
            "The second edition has 42 black cards, the first 27 of them. Either may be played "
            "with either edition.",
        ),
        {
            Deck.BY_EDITION: lambda: translate("NewGame", "those of the edition", "black cards"),
            Deck.FIRST: lambda: translate("NewGame", "always 27", "black cards"),
            Deck.SECOND: lambda: translate("NewGame", "always 42", "black cards"),
        },
    ),
    GUILDS: ChoiceWords(
        lambda: translate("NewGame", "Guilds of Cities"),
        lambda: translate(
            "NewGame", "Three more guilds, which came with Cities in its first edition."
        ),
        {
            Guilds.BY_EDITION: lambda: translate("NewGame", "in the first edition"),
            Guilds.ALL: lambda: translate("NewGame", "always", "guilds of Cities are in"),
            Guilds.NONE: lambda: translate("NewGame", "never", "guilds of Cities are in"),
        },
    ),
}

WORDS = Words(
    NAME,
    title=box.title,
    note=box.note,
    for_whom=box.for_whom,
    changes=box.changes,
    set_up=SetUpWords(
        adds=lambda: translate(
            "Boxes", "Black cards take coins from all others, spy, and keep you out of wars."
        ),
        things=lambda: translate("Boxes", "%n black card(s)", None, SIZES[Edition.SECOND]),
        # Three turns more, and losses that are settled between turns.
        minutes=10,
        difficulty=3,
    ),
    game="7 Wonders Cities",
    choices=_CHOICES,
    cards=name_of,
    short_cards=short_name_of,
    effects=EFFECTS,
    events=EVENTS,
    deeds=(
        *(ev.DiplomacyTaken, ev.VictoryTaken, ev.DefeatsReturned),
        *(ev.DebtsGiven, ev.GiftMade, ev.LossPaid),
    ),
    coins=coins_lost,
    pieces=pieces_words,
    marks={
        Debts: lambda debts: PieceMark(number=-debts.number),
        Diplomacy: lambda _: PieceMark("diplomacy", beside=PieceBeside.SHIELDS),
    },
    plans={PayLoss: plan_words},
    rows=box.rows(),
    line=line_words,
    legend=box.legend,
    paints={BLACK: box.PAINT},
    kinds=KINDS,
    chapter=lambda: shipped_chapter(NAME),
    links={LOSS: "cities_losses"},
    advice=lambda: shipped_advice(NAME),
    card_advice=advice_words,
    first_tips=lambda: shipped_tips(NAME),
    lends=cache(load_lent),
    model=bill_for,
    most_on_pad=8,
)
