"""The draft and the step before an Age: the leaders that a seat chooses from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.offer import Offer, Offered, Payment
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.classic.trade import Purchase
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.games.leaders.catalogue import NAME
from sevenwonders_qt.games.leaders.commands import LeaderPrompt, UseLeader
from sevenwonders_qt.games.leaders.module import recruit_alone
from sevenwonders_qt.games.leaders.state import Hands
from sevenwonders_qt.games.leaders.view import LeadersView, leaders_in
from sevenwonders_qt.models.leaders.cards import LEADER
from sevenwonders_qt.models.leaders.court import draft_of
from sevenwonders_qt.models.shown.box_hand import BoxHand, Moment
from sevenwonders_qt.models.words.names import age_name

translate = QCoreApplication.translate

_NOTHING = Purchase((), (), ())


def moment(rules: Ruleset, view: PlayerView) -> Moment | None:
    """Return the draft or the step before an Age as a moment of the match."""
    seen = leaders_in(view)
    if seen is None:
        return None
    if view.coming:
        return Moment(partial(before, view.coming), f"age_{view.coming}")
    if view.age:
        return None
    draft = draft_of(seen)
    return Moment(lambda: translate("Leaders", "Leaders"), "leader", draft.pick, draft.picks)


def hand(rules: Ruleset, view: PlayerView) -> BoxHand | None:
    """Return the own leaders before an Age, until all are turned over."""
    seen = leaders_in(view)
    asked = view.prompt == LeaderPrompt.USE
    if seen is None or not view.coming or not (asked or seen.choice is not None):
        return None
    plays: dict[Play, Command] = {
        command.play: command for command in view.legal if isinstance(command, UseLeader)
    }
    return BoxHand(
        seen.hand,
        {leader: _offer(view, seen, plays, leader) for leader in seen.prices},
        asked,
        title=partial(_title, view.coming),
        note=lambda: translate("Leaders", "all are turned over together"),
        build=lambda: translate("Leaders", "Recruit"),
        icon="recruit",
        back=LEADER,
        laid=lambda: translate("Leaders", "chosen: recruit"),
        laid_words=lambda: translate("Leaders", "You recruit this leader"),
        able=lambda: translate("Leaders", "You can recruit this leader: {how}."),
        unable=lambda: translate("Leaders", "You cannot recruit this leader: {why}."),
        take=partial(_take, view.seat),
        rule="leaders",
        commands=plays,
        choice=seen.choice,
    )


def held(state: State) -> Sequence[Sequence[CardId]]:
    """Return the leaders that each seat holds, in the draft with those that it has kept."""
    found = state.extras.get(NAME)
    if not isinstance(found, Hands):
        return ()
    return [(*kept, *hand) for kept, hand in zip(found.kept, found.hands, strict=True)]


def before(age: int) -> str:
    """Return the name of the step before an Age."""
    return translate("Leaders", "Before {age}").format(age=age_name(age))


def _title(age: int) -> str:
    return translate("Leaders", "A leader before {age}").format(age=age_name(age))


def _take(seat: Seat, transaction: Transaction[State], leader: CardId, coins: int) -> None:
    recruit_alone(transaction, seat, leader, coins)


def _offer(
    view: PlayerView, seen: LeadersView, plays: dict[Play, Command], leader: CardId
) -> Offer:
    """Return the offer to recruit a leader: its price, or the coins that are missing."""
    price = seen.prices[leader]
    found = [play for play in plays if play.use is Use.BUILD and play.card == leader]
    if not found:
        return Offer(Offered.NO, cheapest=price, short_of=max(0, price - view.own.coins))
    state = Offered.PRICE if price else Offered.FREE
    payments = tuple(Payment(play, price, 0, 0, _NOTHING) for play in found)
    return Offer(state, payments, cheapest=price)
