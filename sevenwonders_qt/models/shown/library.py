"""All cards and boards of 7 Wonders, for the encyclopaedia."""

from __future__ import annotations

from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.games.box import EXTRA_WONDERS, Box
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import Ruleset

PLAYERS = 7
"""The catalogue of an edition is the same for any number of players but two."""


class Library:
    """The catalogues of both editions, with all that expansions bring; read when first asked."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._rules: dict[Edition, Ruleset] = {}

    def rules(self, edition: Edition) -> Ruleset:
        """Return an edition with every expansion added; raises `DataError` for damaged files."""
        if edition not in self._rules:
            fitting = tuple(name for name in self._box.expansions if self._goes_with(edition, name))
            options = Options(edition, expansions=fitting, extra_wonders=EXTRA_WONDERS)
            self._rules[edition] = self._box.classic(options, PLAYERS).rules
        return self._rules[edition]

    def catalogue(self, edition: Edition) -> Catalogue:
        """Return the cards and boards of an edition; raises `DataError` for damaged files."""
        return self.rules(edition).catalogue

    def _goes_with(self, edition: Edition, expansion: str) -> bool:
        try:
            self._box.classic(Options(edition, expansions=(expansion,)), PLAYERS)
        except ImpossibleSetup:
            return False
        return True
