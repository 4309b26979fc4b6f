"""English names of the leaders and the guilds of their box by id, marked for translation."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sevenwonders_qt.models.words.names import translated

LEADERS: Final = {
    "maecenas": QT_TRANSLATE_NOOP("Leader", "Maecenas"),
    "imhotep": QT_TRANSLATE_NOOP("Leader", "Imhotep"),
    "hammurabi": QT_TRANSLATE_NOOP("Leader", "Hammurabi"),
    "leonidas": QT_TRANSLATE_NOOP("Leader", "Leonidas"),
    "archimedes": QT_TRANSLATE_NOOP("Leader", "Archimedes"),
    "ramses": QT_TRANSLATE_NOOP("Leader", "Ramses"),
    "croesus": QT_TRANSLATE_NOOP("Leader", "Croesus"),
    "xenophon": QT_TRANSLATE_NOOP("Leader", "Xenophon"),
    "vitruvius": QT_TRANSLATE_NOOP("Leader", "Vitruvius"),
    "nero": QT_TRANSLATE_NOOP("Leader", "Nero"),
    "bilkis": QT_TRANSLATE_NOOP("Leader", "Bilkis"),
    "hannibal": QT_TRANSLATE_NOOP("Leader", "Hannibal"),
    "caesar": QT_TRANSLATE_NOOP("Leader", "Caesar"),
    "solomon": QT_TRANSLATE_NOOP("Leader", "Solomon"),
    "euclid": QT_TRANSLATE_NOOP("Leader", "Euclid"),
    "ptolemy": QT_TRANSLATE_NOOP("Leader", "Ptolemy"),
    "pythagoras": QT_TRANSLATE_NOOP("Leader", "Pythagoras"),
    "sappho": QT_TRANSLATE_NOOP("Leader", "Sappho"),
    "zenobia": QT_TRANSLATE_NOOP("Leader", "Zenobia"),
    "nefertiti": QT_TRANSLATE_NOOP("Leader", "Nefertiti"),
    "cleopatra": QT_TRANSLATE_NOOP("Leader", "Cleopatra"),
    "phidias": QT_TRANSLATE_NOOP("Leader", "Phidias"),
    "praxiteles": QT_TRANSLATE_NOOP("Leader", "Praxiteles"),
    "nebuchadnezzar": QT_TRANSLATE_NOOP("Leader", "Nebuchadnezzar"),
    "varro": QT_TRANSLATE_NOOP("Leader", "Varro"),
    "pericles": QT_TRANSLATE_NOOP("Leader", "Pericles"),
    "hypatia": QT_TRANSLATE_NOOP("Leader", "Hypatia"),
    "hiram": QT_TRANSLATE_NOOP("Leader", "Hiram"),
    "midas": QT_TRANSLATE_NOOP("Leader", "Midas"),
    "amytis": QT_TRANSLATE_NOOP("Leader", "Amytis"),
    "alexander": QT_TRANSLATE_NOOP("Leader", "Alexander"),
    "justinian": QT_TRANSLATE_NOOP("Leader", "Justinian"),
    "plato": QT_TRANSLATE_NOOP("Leader", "Plato"),
    "aristotle": QT_TRANSLATE_NOOP("Leader", "Aristotle"),
    "berenice": QT_TRANSLATE_NOOP("Leader", "Berenice"),
    "hatshepsut": QT_TRANSLATE_NOOP("Leader", "Hatshepsut"),
    "nitocris": QT_TRANSLATE_NOOP("Leader", "Nitocris"),
    "telesilla": QT_TRANSLATE_NOOP("Leader", "Telesilla"),
    "tomyris": QT_TRANSLATE_NOOP("Leader", "Tomyris"),
    "aganice": QT_TRANSLATE_NOOP("Leader", "Aganice"),
    "enheduanna": QT_TRANSLATE_NOOP("Leader", "Enheduanna"),
    "phryne": QT_TRANSLATE_NOOP("Leader", "Phryne"),
    "cornelia": QT_TRANSLATE_NOOP("Leader", "Cornelia"),
    "eurypyle": QT_TRANSLATE_NOOP("Leader", "Eurypyle"),
    "theano": QT_TRANSLATE_NOOP("Leader", "Theano"),
    "makeda": QT_TRANSLATE_NOOP("Leader", "Makeda"),
    "cynisca": QT_TRANSLATE_NOOP("Leader", "Cynisca"),
    "gorgo": QT_TRANSLATE_NOOP("Leader", "Gorgo"),
    "agrippina": QT_TRANSLATE_NOOP("Leader", "Agrippina"),
    "caligula": QT_TRANSLATE_NOOP("Leader", "Caligula"),
    "diocletian": QT_TRANSLATE_NOOP("Leader", "Diocletian"),
    "octavia": QT_TRANSLATE_NOOP("Leader", "Octavia"),
    "arsinoe": QT_TRANSLATE_NOOP("Leader", "Arsinoe"),
    "aspasia": QT_TRANSLATE_NOOP("Leader", "Aspasia"),
    "darius": QT_TRANSLATE_NOOP("Leader", "Darius"),
    "semiramis": QT_TRANSLATE_NOOP("Leader", "Semiramis"),
}
"""The ordinary names of history, in the order of the cards of the second edition."""

WOMEN: Final = frozenset(
    {
        "bilkis",
        "sappho",
        "zenobia",
        "nefertiti",
        "cleopatra",
        "hypatia",
        "amytis",
        "berenice",
        "hatshepsut",
        "nitocris",
        "telesilla",
        "tomyris",
        "aganice",
        "enheduanna",
        "phryne",
        "cornelia",
        "eurypyle",
        "theano",
        "makeda",
        "cynisca",
        "gorgo",
        "agrippina",
        "octavia",
        "arsinoe",
        "aspasia",
        "semiramis",
    }
)
"""The leaders with feminine forms in a sentence; all others have masculine ones."""

GUILDS: Final = {
    "architects_guild": QT_TRANSLATE_NOOP("Card", "Architects Guild"),
    "courtesans_guild": QT_TRANSLATE_NOOP("Card", "Courtesans Guild"),
    "diplomats_guild": QT_TRANSLATE_NOOP("Card", "Diplomats Guild"),
    "gamers_guild": QT_TRANSLATE_NOOP("Card", "Gamers Guild"),
}

SHORT: Final = {
    "architects_guild": QT_TRANSLATE_NOOP("CardShort", "Archit."),
    "courtesans_guild": QT_TRANSLATE_NOOP("CardShort", "Courtesans"),
    "diplomats_guild": QT_TRANSLATE_NOOP("CardShort", "Diplomats"),
    "gamers_guild": QT_TRANSLATE_NOOP("CardShort", "Gamers"),
    "nebuchadnezzar": QT_TRANSLATE_NOOP("CardShort", "Nebuch."),
}
"""Short forms of long names, for places that are too narrow for the whole one."""


def name_of(card: str) -> str | None:
    """Return the name of a leader or of a guild of the box; None for any other card."""
    if card in LEADERS:
        return translated("Leader", LEADERS[card])
    return translated("Card", GUILDS[card]) if card in GUILDS else None


def short_name_of(card: str) -> str | None:
    """Return the short form of a long name; None where the name itself is short enough."""
    return translated("CardShort", SHORT[card]) if card in SHORT else None
