"""English names of the black cards and the guilds of their box by id, marked for translation."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from sevenwonders_qt.models.words.names import translated

CARDS: Final = {
    "residence": QT_TRANSLATE_NOOP("Card", "Residence"),
    "hideout": QT_TRANSLATE_NOOP("Card", "Hideout"),
    "city_gates": QT_TRANSLATE_NOOP("Card", "City Gates"),
    "militia": QT_TRANSLATE_NOOP("Card", "Militia"),
    "dive": QT_TRANSLATE_NOOP("Card", "Dive"),
    "west_clandestine_wharf": QT_TRANSLATE_NOOP("Card", "West Clandestine Wharf"),
    "east_clandestine_wharf": QT_TRANSLATE_NOOP("Card", "East Clandestine Wharf"),
    "pigeonhole": QT_TRANSLATE_NOOP("Card", "Pigeonhole"),
    "secret_warehouse": QT_TRANSLATE_NOOP("Card", "Secret Warehouse"),
    "opium_stash": QT_TRANSLATE_NOOP("Card", "Opium Stash"),
    "customs": QT_TRANSLATE_NOOP("Card", "Customs"),
    "raider_camp": QT_TRANSLATE_NOOP("Card", "Raider Camp"),
    "cells": QT_TRANSLATE_NOOP("Card", "Cells"),
    "smugglers_cache": QT_TRANSLATE_NOOP("Card", "Smuggler's Cache"),
    "architect_firm": QT_TRANSLATE_NOOP("Card", "Architect Firm"),
    "black_market": QT_TRANSLATE_NOOP("Card", "Black Market"),
    "consulate": QT_TRANSLATE_NOOP("Card", "Consulate"),
    "gambling_den": QT_TRANSLATE_NOOP("Card", "Gambling Den"),
    "lair": QT_TRANSLATE_NOOP("Card", "Lair"),
    "mercenaries": QT_TRANSLATE_NOOP("Card", "Mercenaries"),
    "sepulcher": QT_TRANSLATE_NOOP("Card", "Sepulcher"),
    "band_of_spies": QT_TRANSLATE_NOOP("Card", "Band of Spies"),
    "tabularium": QT_TRANSLATE_NOOP("Card", "Tabularium"),
    "opium_den": QT_TRANSLATE_NOOP("Card", "Opium Den"),
    "trade_center": QT_TRANSLATE_NOOP("Card", "Trade Center"),
    "raider_fort": QT_TRANSLATE_NOOP("Card", "Raider Fort"),
    "guardhouse": QT_TRANSLATE_NOOP("Card", "Guardhouse"),
    "forging_agency": QT_TRANSLATE_NOOP("Card", "Forging Agency"),
    "brotherhood": QT_TRANSLATE_NOOP("Card", "Brotherhood"),
    "chamber_of_builders": QT_TRANSLATE_NOOP("Card", "Chamber of Builders"),
    "capitol": QT_TRANSLATE_NOOP("Card", "Capitol"),
    "cenotaph": QT_TRANSLATE_NOOP("Card", "Cenotaph"),
    "contingent": QT_TRANSLATE_NOOP("Card", "Contingent"),
    "embassy": QT_TRANSLATE_NOOP("Card", "Embassy"),
    "secret_network": QT_TRANSLATE_NOOP("Card", "Secret Network"),
    "slave_market": QT_TRANSLATE_NOOP("Card", "Slave Market"),
    "torture_chamber": QT_TRANSLATE_NOOP("Card", "Torture Chamber"),
    "opium_distillery": QT_TRANSLATE_NOOP("Card", "Opium Distillery"),
    "mint": QT_TRANSLATE_NOOP("Card", "Mint"),
    "raider_garrison": QT_TRANSLATE_NOOP("Card", "Raider Garrison"),
    "prison": QT_TRANSLATE_NOOP("Card", "Prison"),
    "memorial": QT_TRANSLATE_NOOP("Card", "Memorial"),
}
"""The names of the second edition, in the order of its cards."""

GUILDS: Final = {
    "counterfeiters_guild": QT_TRANSLATE_NOOP("Card", "Counterfeiters Guild"),
    "guild_of_shadows": QT_TRANSLATE_NOOP("Card", "Guild of Shadows"),
    "mourners_guild": QT_TRANSLATE_NOOP("Card", "Mourners Guild"),
}

SHORT: Final = {
    "residence": QT_TRANSLATE_NOOP("CardShort", "Residence"),
    "city_gates": QT_TRANSLATE_NOOP("CardShort", "City Gates"),
    "west_clandestine_wharf": QT_TRANSLATE_NOOP("CardShort", "West Wharf"),
    "east_clandestine_wharf": QT_TRANSLATE_NOOP("CardShort", "East Wharf"),
    "pigeonhole": QT_TRANSLATE_NOOP("CardShort", "Pigeons"),
    "secret_warehouse": QT_TRANSLATE_NOOP("CardShort", "Warehouse"),
    "opium_stash": QT_TRANSLATE_NOOP("CardShort", "Opium Stash"),
    "raider_camp": QT_TRANSLATE_NOOP("CardShort", "Raider Camp"),
    "smugglers_cache": QT_TRANSLATE_NOOP("CardShort", "Smugglers"),
    "architect_firm": QT_TRANSLATE_NOOP("CardShort", "Arch. Firm"),
    "black_market": QT_TRANSLATE_NOOP("CardShort", "Bl. Market"),
    "gambling_den": QT_TRANSLATE_NOOP("CardShort", "Gambling"),
    "mercenaries": QT_TRANSLATE_NOOP("CardShort", "Mercen."),
    "band_of_spies": QT_TRANSLATE_NOOP("CardShort", "Spy Band"),
    "tabularium": QT_TRANSLATE_NOOP("CardShort", "Tabular."),
    "opium_den": QT_TRANSLATE_NOOP("CardShort", "Opium Den"),
    "trade_center": QT_TRANSLATE_NOOP("CardShort", "Trade C."),
    "raider_fort": QT_TRANSLATE_NOOP("CardShort", "Raider Fort"),
    "guardhouse": QT_TRANSLATE_NOOP("CardShort", "Guardhouse"),
    "forging_agency": QT_TRANSLATE_NOOP("CardShort", "Forgers"),
    "brotherhood": QT_TRANSLATE_NOOP("CardShort", "Brotherh."),
    "chamber_of_builders": QT_TRANSLATE_NOOP("CardShort", "Ch. Builders"),
    "contingent": QT_TRANSLATE_NOOP("CardShort", "Conting."),
    "secret_network": QT_TRANSLATE_NOOP("CardShort", "Network"),
    "slave_market": QT_TRANSLATE_NOOP("CardShort", "Sl. Market"),
    "torture_chamber": QT_TRANSLATE_NOOP("CardShort", "Torture"),
    "opium_distillery": QT_TRANSLATE_NOOP("CardShort", "Distillery"),
    "mint": QT_TRANSLATE_NOOP("CardShort", "Mint"),
    "raider_garrison": QT_TRANSLATE_NOOP("CardShort", "Garrison"),
    "counterfeiters_guild": QT_TRANSLATE_NOOP("CardShort", "Counterf."),
    "guild_of_shadows": QT_TRANSLATE_NOOP("CardShort", "Shadows"),
    "mourners_guild": QT_TRANSLATE_NOOP("CardShort", "Mourners"),
}
"""Short forms of long names, for places that are too narrow for the whole one."""


def name_of(card: str) -> str | None:
    """Return the name of a black card or of a guild of the box; None for any other card."""
    found = CARDS.get(card) or GUILDS.get(card)
    return translated("Card", found) if found is not None else None


def short_name_of(card: str) -> str | None:
    """Return the short form of a long name; None where the name itself is short enough."""
    return translated("CardShort", SHORT[card]) if card in SHORT else None
