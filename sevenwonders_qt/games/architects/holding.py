"""The cards that a city can spend, as interned values that know their totals."""

from __future__ import annotations

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.catalogue import Catalogue
from sevenwonders_qt.games.architects.payment import (
    Purse,
    can_pay,
    can_pay_helped,
    symbol_sets,
)


class Holding:
    """A city's cards to pay with (``purse``) and to cash for tokens (``symbols``).

    Equal holdings of one `Holdings` are one object. ``pays`` has the bit of every stage (by number
    and cost, whatever the wonder) that it can pay without a token, ``pays_helped`` of those that
    all tokens together would let it pay; ``sets`` are the sets of symbols that can be cashed.
    ``after`` has the holdings with one card more, as far as they have come up: if a card is
    missing, `more` finds and keeps it. So do ``before`` and `less` with one less.
    """

    # A dictionary with __missing__ would do the same, but any subclass of dict is looked up slowly.
    __slots__ = ("_holdings", "after", "before", "pays", "pays_helped", "purse", "sets", "symbols")

    def __init__(self, holdings: Holdings, purse: Purse, symbols: tuple[int, ...]) -> None:
        self._holdings = holdings
        self.purse = purse
        self.symbols = symbols
        self.pays, self.pays_helped = holdings.paid_by(purse)
        self.sets = symbol_sets(symbols)
        self.after: dict[CardId, Holding] = {}
        self.before: dict[CardId, Holding] = {}

    def __repr__(self) -> str:
        return f"Holding({self.purse}, {self.symbols})"

    def more(self, card: CardId) -> Holding:
        """Return the holding with one card more."""
        found = self.after[card] = self._holdings.changed(self, card, 1)
        return found

    def less(self, card: CardId) -> Holding:
        """Return the holding with one card less, which must be there."""
        found = self.before[card] = self._holdings.changed(self, card, -1)
        return found


class Holdings:
    """All holdings that have come up; play meets some thousands of them.

    ``stage_bits`` maps a stage's number and cost to a bit, in the order of the numbers.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._payer = {card: place for place, card in enumerate(catalogue.payers)}
        self._symbol = {card: place for place, card in enumerate(catalogue.symbols)}
        stages = (stage for wonder in catalogue.wonders.values() for stage in wonder.stages)
        kinds = sorted(
            dict.fromkeys((stage.number, stage.cost) for stage in stages),
            key=lambda kind: kind[0],
        )
        self.stage_bits = {kind: 1 << place for place, kind in enumerate(kinds)}
        self._paid: dict[Purse, tuple[int, int]] = {}
        self._known: dict[tuple[Purse, tuple[int, ...]], Holding] = {}
        self.nothing = self.of((0,) * len(self._payer), (0,) * len(self._symbol))

    def of(self, purse: Purse, symbols: tuple[int, ...]) -> Holding:
        """Return the one holding of these counts."""
        found = self._known.get((purse, symbols))
        if found is None:
            found = self._known[purse, symbols] = Holding(self, purse, symbols)
        return found

    def paid_by(self, purse: Purse) -> tuple[int, int]:
        """Return the bits of the stages that the purse can pay, without tokens and with all."""
        found = self._paid.get(purse)
        if found is None:
            bits = self.stage_bits.items()
            found = self._paid[purse] = (
                sum(bit for (_, cost), bit in bits if can_pay(purse, cost)),
                sum(bit for (_, cost), bit in bits if can_pay_helped(purse, cost)),
            )
        return found

    def changed(self, start: Holding, card: CardId, by: int) -> Holding:
        """Return the holding with so many more of a card; cards for no payment are ignored."""
        if card in self._payer:
            return self.of(_changed(start.purse, self._payer[card], by), start.symbols)
        if card in self._symbol:
            return self.of(start.purse, _changed(start.symbols, self._symbol[card], by))
        return start


def _changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])
