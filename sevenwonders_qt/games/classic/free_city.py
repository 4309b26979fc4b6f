"""Two players and a city that neither owns: the Free City, which they play for in turn.

The third city of the ring is the Free City; its hand is the face-down pile. The holder of its
card this turn draws the top of the pile, then plays one card for it and one for the own city.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.agenda import Phase, Step
from sevenwonders_qt.games.classic.checks import is_choosing
from sevenwonders_qt.games.classic.commands import Play, Prompt, Use, Way
from sevenwonders_qt.games.classic.legal import plays, refusal, uses_by_card
from sevenwonders_qt.games.classic.powers import play_last_card
from sevenwonders_qt.games.classic.ruleset import Answering, RuleModule, Seating, State
from sevenwonders_qt.games.classic.turn import choice_of, choose_card

FREE: Seat = 2
"""The seat of the Free City, after those of the players."""


def holder_in_turn(age: int, turn: int) -> Seat:
    """Return the holder of the Free City's card, which changes hands each turn.

    The player to the left of the Free City begins Ages I and III, the one to its right Age II.
    """
    first = FREE - 1 if age % 2 else 0
    return first if turn % 2 else 1 - first


def holder(state: State) -> Seat:
    """Return the holder of the Free City's card in the turn that is being played."""
    return holder_in_turn(state.age, state.turn)


# The turn ------------------------------------------------------------------------------------


def ask_for_three_cards(transaction: Transaction[State]) -> None:
    """Let the holder of the Free City's card draw, and ask both players to choose."""
    state = transaction.state
    transaction.emit(ev.TurnBegan(state.turn + 1))
    transaction.emit(ev.PileDrawn(holder(state), state.cities[FREE].hand[0]))


def _player_of(state: State, seat: Seat) -> Seat:
    return holder(state) if seat == FREE else seat


def _hand_of(state: State, seat: Seat) -> Sequence[CardId]:
    """Return the hand that a seat plays from.

    For the Free City this is the hand of the seat that holds its card, except for a last card.
    """
    if seat != FREE:
        return state.cities[seat].hand
    if state.prompts[FREE] == Prompt.FREE_CITY:
        player = holder(state)
        choice = state.choices[player]
        return [c for c in state.cities[player].hand if choice is None or c != choice.card]
    return state.cities[FREE].hand if state.prompts[FREE] == Prompt.FREE_CITY_LAST else ()


def _free_city_first(state: State) -> Sequence[Seat]:
    player = holder(state)
    return FREE, player, 1 - player


def _hands_swapped(state: State) -> ev.HandsSwapped:
    return ev.HandsSwapped()


# The cards that may be chosen ---------------------------------------------------------------


def free_city_plays(state: State, seat: Seat) -> list[Command]:
    """Return the plays that are legal for the Free City.

    A card that a chain makes free must be built. A card is sold only when no card of the hand can
    be built and no stage be raised.
    """
    by_card = uses_by_card(state, FREE, _hand_of(state, FREE))
    useful: list[Command] = []
    for uses in by_card.values():
        useful += _useful(uses)
    return useful or [use for uses in by_card.values() for use in uses]


def _useful(uses: Iterable[Play]) -> list[Play]:
    """Return building and raising a stage; of a chained card, only building it."""
    found = [use for use in uses if use.use is not Use.SELL]
    chained = [use for use in found if use.way is Way.CHAIN]
    return chained or found


def own_plays(state: State, seat: Seat) -> list[Command]:
    """Return the plays of a player that are legal for the own city.

    The holder leaves the Free City a card that it can play, as long as there is one.
    """
    kept = _kept_for_free_city(state, seat)
    return [c for c in plays(state, seat) if kept is None or c.card != kept]  # type: ignore[attr-defined]


def _kept_for_free_city(state: State, seat: Seat) -> CardId | None:
    """Return the only card of the hand that the Free City, which is still to choose, can play."""
    if state.prompts[FREE] != Prompt.FREE_CITY or seat != holder(state):
        return None
    by_card = uses_by_card(state, FREE, state.cities[seat].hand)
    playable = [card for card, uses in by_card.items() if _useful(uses)]
    return playable[0] if len(playable) == 1 else None


def _choose_own(transaction: Transaction[State], command: Command) -> None:
    if isinstance(command, Play):
        kept = _kept_for_free_city(transaction.state, command.seat)
        if kept is not None and command.card == kept:
            raise IllegalCommand("kept_for_free_city")
    choose_card(transaction, command)


def _choose_for_free_city(transaction: Transaction[State], command: Play) -> None:
    _check_free_city(transaction.state, command)
    transaction.emit(choice_of(transaction.state, command))


def _play_last_for_free_city(transaction: Transaction[State], command: Play) -> None:
    _check_free_city(transaction.state, command)
    play_last_card(transaction, command)


def _check_free_city(state: State, command: Play) -> None:
    if not isinstance(command, Play):
        raise IllegalCommand("not_expected")
    hand = _hand_of(state, FREE)
    reason = refusal(state, command, hand)
    if reason is None and command not in free_city_plays(state, FREE):
        uses = uses_by_card(state, FREE, [command.card])[command.card]
        chained = any(use.way is Way.CHAIN for use in uses)
        reason = "free_city_chain" if chained else "free_city_sale"
    if reason is not None:
        raise IllegalCommand(reason)


# The effects of events ----------------------------------------------------------------------


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    state.prompts[FREE] = Prompt.FREE_CITY


def _pile_drawn(state: State, event: ev.PileDrawn) -> None:
    state.cities[FREE].hand.remove(event.card)
    state.cities[event.seat].hand.append(event.card)


def _card_chosen(state: State, event: ev.CardChosen) -> None:
    """Move the card for the Free City from the hand at once, to the end of the Free City's hand."""
    if event.seat == FREE:
        state.cities[holder(state)].hand.remove(event.card)
        state.cities[FREE].hand.append(event.card)


def _choice_taken_back(state: State, event: ev.ChoiceTakenBack) -> None:
    if event.seat == FREE:
        state.cities[holder(state)].hand.append(state.cities[FREE].hand.pop())
        state.prompts[FREE] = Prompt.FREE_CITY


def _last_card_asked(state: State, event: ev.LastCardAsked) -> None:
    if event.seat == FREE:
        state.prompts[FREE] = Prompt.FREE_CITY_LAST


def _swap(state: State, event: ev.HandsSwapped) -> None:
    one, other, _ = state.cities
    one.hand, other.hand = other.hand, one.hand
    state.agenda = state.rules.agenda.start


# Checks of stored events and states ------------------------------------------------------------


def _fits_age(state: State, event: ev.AgeBegan) -> bool:
    """Return whether no card is dealt twice, as none might be left for the Free City."""
    cards = [card for hand in event.hands for card in hand]
    return len({*cards}) == len(cards)


def _drawn_by_holder(state: State, event: ev.PileDrawn) -> bool:
    return event.seat == holder(state)


def _hands_fit(state: State) -> bool:
    """Return whether the holder has one more card until the Free City's card is chosen.

    After that, the card is by the pile.
    """
    if not {Prompt.CARD, Prompt.FREE_CITY} & {*state.prompts}:
        return True
    players, free = state.prompts[:FREE], state.prompts[FREE]
    waits = free is not None
    hands = [state.rules.shape.hand + 1 - state.turn] * len(state.cities)
    hands[holder(state)] += waits
    hands[FREE] -= waits
    asked = {*players} <= {None, Prompt.CARD} and free in (None, Prompt.FREE_CITY)
    return asked and is_choosing(state, hands)


FREE_CITY = RuleModule(
    "free city",
    steps=(Step("ask_for_three_cards", ask_for_three_cards, at=Phase.CHOOSE),),
    evolvers={
        ev.TurnBegan: _turn_began,
        ev.PileDrawn: _pile_drawn,
        ev.CardChosen: _card_chosen,
        ev.ChoiceTakenBack: _choice_taken_back,
        ev.LastCardAsked: _last_card_asked,
        ev.HandsSwapped: _swap,
    },
    checks={ev.AgeBegan: _fits_age, ev.PileDrawn: _drawn_by_holder},
    may_wait=_hands_fit,
    answers={
        Prompt.CARD: Answering(own_plays, _choose_own, (Play,)),
        Prompt.FREE_CITY: Answering(free_city_plays, _choose_for_free_city, (Play,)),
        Prompt.FREE_CITY_LAST: Answering(free_city_plays, _play_last_for_free_city, (Play,)),
    },
    seating=Seating(
        range(2, 3),
        _hands_swapped,
        free_cities=1,
        player_of=_player_of,
        hand_of=_hand_of,
        order=_free_city_first,
    ),
)
"""The two-player variant of the first edition."""
