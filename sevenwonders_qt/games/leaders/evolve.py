"""The effect of each event about leaders on the state, and what leaders do when others happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.commands import Use, Way
from sevenwonders_qt.games.classic.effects import BuildFromDiscard, Effect
from sevenwonders_qt.games.classic.evolve import gain_tokens, lay_piece, lose_piece, use_up
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import Evolver, State
from sevenwonders_qt.games.classic.turn import bank_price
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.games.leaders.commands import LeaderPrompt
from sevenwonders_qt.games.leaders.effects import (
    BuryLeader,
    BuyFromBank,
    CoinsPerVictory,
    CoinsWhenBought,
    CoinsWhenBuilt,
    CoinsWhenChained,
    CoinsWhenRaised,
    CopyLeader,
    DrawLeaders,
    DropDefeats,
    ExtraCoin,
    OthersLoseVictory,
    RecruitMore,
    TokenOfAge,
)
from sevenwonders_qt.games.leaders.pieces import Buried, Copied, Recruited, recruited
from sevenwonders_qt.games.leaders.state import Due, Hands, Once, hands_of, working

LAST_COPY = 9
"""A copy of a leader who searches the discard pile searches it after all others."""


# The draft -------------------------------------------------------------------------------------


def _leaders_dealt(state: State, event: ev.LeadersDealt) -> None:
    found, cities = hands_of(state), len(state.cities)
    found.hands = [list(hand) for hand in event.hands]
    found.hands += [[] for _ in range(cities - len(event.hands))]
    found.kept = [[] for _ in range(cities)]
    found.picked = [None] * cities
    found.choices = [None] * cities
    found.used = [()] * cities
    found.pile = event.pile


def _coins_returned(state: State, event: ev.CoinsReturned) -> None:
    state.cities[event.seat].coins -= event.coins


def _draft_asked(state: State, event: ev.DraftAsked) -> None:
    for seat in range(state.players):
        state.prompts[seat] = LeaderPrompt.DRAFT


def _leader_kept(state: State, event: ev.LeaderKept) -> None:
    hands_of(state).picked[event.seat] = event.leader
    state.prompts[event.seat] = None


def _kept_taken_back(state: State, event: ev.KeptTakenBack) -> None:
    hands_of(state).picked[event.seat] = None
    state.prompts[event.seat] = LeaderPrompt.DRAFT


def _leaders_passed(state: State, event: ev.LeadersPassed) -> None:
    found, players = hands_of(state), state.players
    for hand, kept, picked in zip(found.hands, found.kept, found.picked, strict=True):
        if picked is not None:
            hand.remove(picked)
            kept.append(picked)
    found.picked = [None] * len(found.picked)
    passed = [found.hands[seat - 1] for seat in range(players)]
    passed[0] = found.hands[players - 1]
    found.hands[:players] = passed


def _row_laid(state: State, event: ev.RowLaid) -> None:
    found = hands_of(state)
    found.row = event.leaders
    found.pile = found.pile[len(event.leaders) :]


def _turn_to_take(state: State, event: ev.TurnToTake) -> None:
    state.prompts[event.seat] = LeaderPrompt.DRAFT


def _leader_taken(state: State, event: ev.LeaderTaken) -> None:
    found = hands_of(state)
    state.prompts[event.seat] = None
    found.kept[event.seat].append(event.leader)
    then = () if event.then is None else (event.then,)
    at = found.row.index(event.leader)
    found.row = (*found.row[:at], *then, *found.row[at + 1 :])
    found.pile = found.pile[len(then) :]


def _draft_ended(state: State, event: ev.DraftEnded) -> None:
    found = hands_of(state)
    found.pile, found.row = found.pile + found.row, ()
    found.hands = [kept + hand for kept, hand in zip(found.kept, found.hands, strict=True)]
    found.kept = [[] for _ in found.kept]


# Before an Age ---------------------------------------------------------------------------------


def _leaders_asked(state: State, event: ev.LeadersAsked) -> None:
    found = hands_of(state)
    state.coming, found.done = event.age, frozenset()
    for seat in range(state.players):
        if found.hands[seat]:
            state.prompts[seat] = LeaderPrompt.USE


def _leader_chosen(state: State, event: ev.LeaderChosen) -> None:
    hands_of(state).choices[event.seat] = event.choice
    state.prompts[event.seat] = None


def _leader_taken_back(state: State, event: ev.LeaderTakenBack) -> None:
    hands_of(state).choices[event.seat] = None
    state.prompts[event.seat] = LeaderPrompt.USE


def _leader_recruited(state: State, event: ev.LeaderRecruited) -> None:
    found, seat = hands_of(state), event.seat
    city, leader = state.cities[seat], leaders_of(state.rules).all[event.leader]
    found.hands[seat].remove(event.leader)
    city.coins -= event.coins
    lay_piece(state, seat, Recruited(leader.id, event.age, leader.price(event.age), leader.effects))
    if event.more:
        state.prompts[seat] = None
        use_up(city, RecruitMore())
    else:
        _used(found, seat, Use.BUILD)


def _used(found: Hands, seat: Seat, use: Use) -> None:
    found.choices[seat] = None
    found.used[seat] = (*found.used[seat], use)


def _leaders_left(state: State, event: ev.LeadersLeft) -> None:
    hand = hands_of(state).hands[event.seat]
    for leader in event.leaders:
        hand.remove(leader)


# Effects that work once ------------------------------------------------------------------------


def _token_gained(state: State, event: ev.TokenGained) -> None:
    use_up(state.cities[event.seat], TokenOfAge())
    gain_tokens(state, event.seat, (event.worth,))


def _defeats_dropped(state: State, event: ev.DefeatsDropped) -> None:
    city = state.cities[event.seat]
    use_up(city, DropDefeats())
    for _ in range(event.defeats):
        city.tokens.remove(DEFEAT)


def _victories_demanded(state: State, event: ev.VictoriesDemanded) -> None:
    use_up(state.cities[event.seat], OthersLoseVictory())


def _victory_asked(state: State, event: ev.VictoryAsked) -> None:
    state.prompts[event.seat] = LeaderPrompt.LOSE_VICTORY


def _victory_lost(state: State, event: ev.VictoryLost) -> None:
    state.prompts[event.seat] = None
    state.cities[event.seat].tokens.remove(event.worth)


def _leaders_drawn(state: State, event: ev.LeadersDrawn) -> None:
    found, city = hands_of(state), state.cities[event.seat]
    use_up(city, next(power for power in city.powers if isinstance(power, DrawLeaders)))
    found.hands[event.seat] += event.leaders
    pile = list(found.pile)
    for leader in event.leaders:
        pile.remove(leader)
    found.pile = tuple(pile)


def _burial_asked(state: State, event: ev.BurialAsked) -> None:
    state.prompts[event.seat] = LeaderPrompt.BURY


def _leader_buried(state: State, event: ev.LeaderBuried) -> None:
    city = state.cities[event.seat]
    state.prompts[event.seat] = None
    use_up(city, BuryLeader())
    if event.leader is not None:
        buried = next(piece for piece in recruited(city) if piece.leader == event.leader)
        lose_piece(state, event.seat, buried)
        lay_piece(state, event.seat, Buried(event.leader, event.points))


def _copy_asked(state: State, event: ev.CopyAsked) -> None:
    state.prompts[event.seat] = LeaderPrompt.COPY


def _leader_copied(state: State, event: ev.LeaderCopied) -> None:
    state.prompts[event.seat] = None
    use_up(state.cities[event.seat], CopyLeader())
    if event.leader is not None:
        effects = leaders_of(state.rules).all[event.leader].effects
        lay_piece(state, event.seat, Copied(event.leader, event.of, tuple(_as_copy(effects))))


def _as_copy(effects: Iterable[Effect]) -> Iterator[Effect]:
    for effect in effects:
        yield BuildFromDiscard(LAST_COPY) if isinstance(effect, BuildFromDiscard) else effect


def _recruit_asked(state: State, event: ev.RecruitAsked) -> None:
    state.prompts[event.seat] = LeaderPrompt.RECRUIT_MORE


def _recruit_passed(state: State, event: ev.RecruitPassed) -> None:
    state.prompts[event.seat] = None
    use_up(state.cities[event.seat], RecruitMore())


# Other events -----------------------------------------------------------------------------------


def _turn_began(state: State, event: classic.TurnBegan) -> None:
    hands_of(state).done = frozenset()


def _owe(state: State, seat: Seat, leader: CardId, coins: int) -> None:
    found = hands_of(state)
    found.due = (*found.due, Due(seat, leader, coins))


def _first_this_turn(state: State, seat: Seat, what: Once) -> bool:
    """Return whether a seat has not done this in the turn; from now on it has."""
    found = hands_of(state)
    first = (seat, what) not in found.done
    found.done |= {(seat, what)}
    return first


def _card_chosen(state: State, event: classic.CardChosen) -> None:
    """Remember that the one unit of the bank was bought: the seventh card is of the same turn."""
    powers = state.cities[event.seat].powers
    buys = any(isinstance(power, BuyFromBank) for power in powers)
    if buys and event.to_bank > bank_price(state, event):
        hands_of(state).done |= {(event.seat, Once.BANK)}


def _choice_taken_back(state: State, event: classic.ChoiceTakenBack) -> None:
    hands_of(state).done -= {(event.seat, Once.BANK)}


def _card_built(state: State, event: classic.CardBuilt) -> None:
    city, seat = state.cities[event.seat], event.seat
    if city.pieces:
        colour = state.rules.catalogue.cards[event.card].colour
        for leader, built in working(city, CoinsWhenBuilt):
            if built.colour == colour:
                _owe(state, seat, leader, built.coins)
        if event.way is Way.CHAIN:
            for leader, chained in working(city, CoinsWhenChained):
                _owe(state, seat, leader, chained.coins)
        _bought(state, event)


def _stage_built(state: State, event: classic.StageBuilt) -> None:
    found, city = hands_of(state), state.cities[event.seat]
    choice = found.choices[event.seat] if found.choices else None
    if city.pieces:
        for leader, raised in working(city, CoinsWhenRaised):
            _owe(state, event.seat, leader, raised.coins)
        _bought(state, event)
    if choice is not None:
        _used(found, event.seat, Use.STAGE)


def _bought(state: State, event: classic.CardBuilt | classic.StageBuilt) -> None:
    city, seat = state.cities[event.seat], event.seat
    for side, coins in ((Once.LEFT, event.to_left), (Once.RIGHT, event.to_right)):
        if coins:
            for leader, effect in working(city, CoinsWhenBought):
                if _first_this_turn(state, seat, side):
                    _owe(state, seat, leader, effect.coins)


def _card_sold(state: State, event: classic.CardSold) -> None:
    found = hands_of(state)
    choice = found.choices[event.seat] if found.choices else None
    if choice is not None:
        _used(found, event.seat, Use.SELL)
    if event.coins:
        _from_bank(state, event.seat)


def _coins_gained(state: State, event: classic.CoinsGained) -> None:
    found, paid = hands_of(state), Due(event.seat, event.card, event.coins)
    if paid in found.due:
        due = list(found.due)
        due.remove(paid)
        found.due = tuple(due)
    _from_bank(state, event.seat)


def _from_bank(state: State, seat: Seat) -> None:
    city = state.cities[seat]
    for leader, extra in working(city, ExtraCoin):
        if _first_this_turn(state, seat, Once.COIN):
            _owe(state, seat, leader, extra.coins)


def won(state: State, seat: Seat, worths: Sequence[int]) -> None:
    """Let the bank owe coins for victory tokens."""
    for leader, effect in working(state.cities[seat], CoinsPerVictory):
        for _ in worths:
            _owe(state, seat, leader, effect.coins)


EVOLVERS: Mapping[type[Event], Evolver] = {
    ev.LeadersDealt: _leaders_dealt,
    ev.CoinsReturned: _coins_returned,
    ev.DraftAsked: _draft_asked,
    ev.LeaderKept: _leader_kept,
    ev.KeptTakenBack: _kept_taken_back,
    ev.LeadersPassed: _leaders_passed,
    ev.RowLaid: _row_laid,
    ev.TurnToTake: _turn_to_take,
    ev.LeaderTaken: _leader_taken,
    ev.DraftEnded: _draft_ended,
    ev.LeadersAsked: _leaders_asked,
    ev.LeaderChosen: _leader_chosen,
    ev.LeaderTakenBack: _leader_taken_back,
    ev.LeaderRecruited: _leader_recruited,
    ev.TokenGained: _token_gained,
    ev.DefeatsDropped: _defeats_dropped,
    ev.VictoriesDemanded: _victories_demanded,
    ev.VictoryAsked: _victory_asked,
    ev.VictoryLost: _victory_lost,
    ev.LeadersDrawn: _leaders_drawn,
    ev.BurialAsked: _burial_asked,
    ev.LeaderBuried: _leader_buried,
    ev.CopyAsked: _copy_asked,
    ev.LeaderCopied: _leader_copied,
    ev.RecruitAsked: _recruit_asked,
    ev.RecruitPassed: _recruit_passed,
    ev.LeadersLeft: _leaders_left,
    classic.TurnBegan: _turn_began,
    classic.CardChosen: _card_chosen,
    classic.ChoiceTakenBack: _choice_taken_back,
    classic.CardBuilt: _card_built,
    classic.StageBuilt: _stage_built,
    classic.CardSold: _card_sold,
    classic.CoinsGained: _coins_gained,
}
