"""A moment of a box outside the turns, and its cards that are chosen from in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.commands import Play, Prompt
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.offer import Offer
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.view import PlayerView

Text = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a match outside its turns: its name, an icon, and a ``step`` of ``steps``."""

    words: Text
    icon: str
    step: int = 0
    steps: int = 0


@dataclass(frozen=True, slots=True)
class BoxHand:
    """Cards of a box in the place of the hand, with what may be done with each.

    ``commands`` are those of the seat, each behind the play that it amounts to: a structure, a
    stage or a sale. ``offers`` say of each card what it would cost as a structure. ``choice`` is
    the play that is face down already. ``asked`` is false once the seat has answered.

    ``title`` and ``note`` are over the cards. ``build`` names what is done in the place of
    building, with ``icon``; ``laid`` says that it was chosen, ``laid_words`` in a whole sentence.
    ``able`` and ``unable`` say of a card ``{how}`` it can be taken or ``{why}`` not. ``take``
    does it for so many coins, as if no other seat acted. ``rule`` explains it, and ``back`` is the
    colour on their backs.
    """

    cards: tuple[CardId, ...]
    offers: Mapping[CardId, Offer]
    asked: bool
    title: Text
    note: Text
    build: Text
    icon: str
    back: str
    laid: Text
    laid_words: Text
    able: Text
    unable: Text
    take: Callable[[Transaction[State], CardId, int], None]
    rule: str = ""
    commands: Mapping[Play, Command] = field(default_factory=dict)
    choice: CardChosen | None = None

    def seen(self, view: PlayerView) -> PlayerView:
        """Return a view with these cards as the hand, and the plays as the commands."""
        others = tuple(c for c in view.legal if c not in self.commands.values())
        return replace(
            view,
            hand=self.cards,
            choice=self.choice,
            prompt=Prompt.CARD if self.asked else None,
            legal=(*self.commands, *others),
        )
